// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var T=Object.defineProperty;var ae=Object.getOwnPropertyDescriptor;var pe=Object.getOwnPropertyNames;var me=Object.prototype.hasOwnProperty;var le=(r,s)=>()=>{try{return s||r((s={exports:{}}).exports,s),s.exports}catch(c){throw s=0,c}},fe=(r,s)=>{for(var c in s)
T(r,c,{get:s[c],enumerable:!0})},ue=(r,s,c,v)=>{if(s&&typeof s=="object"||typeof s=="function")for(let m of pe(s))!me.call(
r,m)&&m!==c&&T(r,m,{get:()=>s[m],enumerable:!(v=ae(s,m))||v.enumerable});return r};var ye=r=>ue(T({},"__esModule",{value:!0}),r);var ie=le(E=>{"use strict";Object.defineProperty(E,"__esModule",{value:!0});function re(r){let s=r.length,c=0,v=0,m;for(;v<
s;)c++,m=r.charCodeAt(v++),m>=55296&&m<=56319&&v<s&&(m=r.charCodeAt(v),(m&64512)===56320&&v++);return c}E.default=re;re.
code='require("ajv/dist/runtime/ucs2length").default'});var be={};fe(be,{v0:()=>ce,v1:()=>ve,v2:()=>ge});var ce=C;var f=ie().default,de=new RegExp("^(ARES_)?\\d{8}$","u");var A=new RegExp("^\\d{8}$","u"),F=new RegExp("^\\d{3}$","u");function $(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.kodStatu!==void 0){let i=r.kodStatu,n=e;typeof i!="string"&&(t=o(t,s+"/kodStatu","#/pro\
perties/kodStatu/type","type",{type:"string"},"must be string"),e++);let p=e;var a=n===e}if(r.nazevStatu!==void 0){let i=r.
nazevStatu,n=e,p=e;typeof i=="string"?f(i)>32&&(t=o(t,s+"/nazevStatu","#/properties/nazevStatu/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevStatu","#/properties/nazevStatu/type","type",{type:"string"},
"must be string"),e++);var a=n===e}if(r.kodKraje!==void 0){let i=r.kodKraje,n=e;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)||(t=o(t,s+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof i==
"number"&&isFinite(i)&&((i>999||isNaN(i))&&(t=o(t,s+"/kodKraje","#/properties/kodKraje/maximum","maximum",{comparison:"<\
=",limit:999},"must be <= 999"),e++),(i<0||isNaN(i))&&(t=o(t,s+"/kodKraje","#/properties/kodKraje/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.nazevKraje!==void 0){let i=r.nazevKraje,n=e,p=e;typeof i=="string"?f(
i)>32&&(t=o(t,s+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 cha\
racters"),e++):(t=o(t,s+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(r.kodOkresu!==void 0){let i=r.kodOkresu,n=e;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/kodOkres\
u","#/properties/kodOkresu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof i=="number"&&isFinite(i)&&
((i>9999||isNaN(i))&&(t=o(t,s+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must\
 be <= 9999"),e++),(i<0||isNaN(i))&&(t=o(t,s+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var a=n===e}if(r.nazevOkresu!==void 0){let i=r.nazevOkresu,n=e,p=e;typeof i=="string"?f(i)>32&&(t=
o(t,s+"/nazevOkresu","#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),
e++):(t=o(t,s+"/nazevOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.
kodObce!==void 0){let i=r.kodObce,n=e;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof i=="number"&&isFinite(i)&&((i>999999||isNaN(
i))&&(t=o(t,s+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(i<0||isNaN(i))&&(t=o(t,s+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var a=n===e}if(r.nazevObce!==void 0){let i=r.nazevObce,n=e,p=e;typeof i=="string"?f(i)>48&&(t=o(t,s+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodSpravnihoObvodu!==void 0){
let i=r.kodSpravnihoObvodu,n=e;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/kodSpravnihoObvodu","#/pro\
perties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof i=="number"&&isFinite(i)&&
((i>999||isNaN(i))&&(t=o(t,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/maximum","maximum",{comparison:"<=",
limit:999},"must be <= 999"),e++),(i<0||isNaN(i))&&(t=o(t,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.nazevSpravnihoObvodu!==void 0){let i=r.nazevSpravnihoObvodu,
n=e,p=e;typeof i=="string"?f(i)>32&&(t=o(t,s+"/nazevSpravnihoObvodu","#/properties/nazevSpravnihoObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevSpravnihoObvodu","#/properties/nazevSpra\
vnihoObvodu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodMestskehoObvodu!==void 0){let i=r.kodMestskehoObvodu,
n=e;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/\
type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof i=="number"&&isFinite(i)&&((i>999||isNaN(i))&&(t=o(
t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 99\
9"),e++),(i<0||isNaN(i))&&(t=o(t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.nazevMestskehoObvodu!==void 0){let i=r.nazevMestskehoObvodu,n=e,p=e;
typeof i=="string"?f(i)>32&&(t=o(t,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObvodu/maxLength","maxLength",{
limit:32},"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObv\
odu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodMestskeCastiObvodu!==void 0){let i=r.kodMestskeCastiObvodu,
n=e;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiO\
bvodu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof i=="number"&&isFinite(i)&&((i>999999||isNaN(i))&&
(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(i<0||isNaN(i))&&(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.kodUlice!==void 0){let i=r.kodUlice,n=e;typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"mus\
t be integer"),e++);let p=e;typeof i=="number"&&isFinite(i)&&((i>9999999||isNaN(i))&&(t=o(t,s+"/kodUlice","#/properties/\
kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(i<0||isNaN(i))&&(t=o(t,s+"/kodUl\
ice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.nazevMestskeCastiObvodu!==
void 0){let i=r.nazevMestskeCastiObvodu,n=e,p=e;typeof i=="string"?f(i)>48&&(t=o(t,s+"/nazevMestskeCastiObvodu","#/prope\
rties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"\
/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(r.nazevUlice!==void 0){let i=r.nazevUlice,n=e,p=e;typeof i=="string"?f(i)>48&&(t=o(t,s+"/nazevUlice","#/properties/\
nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/nazevUlice","#/pro\
perties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.cisloDomovni!==void 0){let i=r.cisloDomovni,
n=e;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/cisloDomovni","#/properties/cisloDomovni/type","type",
{type:"integer"},"must be integer"),e++);let p=e;typeof i=="number"&&isFinite(i)&&(i>9999||isNaN(i))&&(t=o(t,s+"/cisloDo\
movni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=n===e}if(r.
doplnekAdresy!==void 0){let i=r.doplnekAdresy,n=e,p=e;typeof i=="string"?f(i)>1500&&(t=o(t,s+"/doplnekAdresy","#/propert\
ies/doplnekAdresy/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(t=o(t,s+"/doplnek\
Adresy","#/properties/doplnekAdresy/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodCastiObce!==
void 0){let i=r.kodCastiObce,n=e;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/kodCastiObce","#/propert\
ies/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof i=="number"&&isFinite(i)&&((i>999999||
isNaN(i))&&(t=o(t,s+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must b\
e <= 999999"),e++),(i<0||isNaN(i))&&(t=o(t,s+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.cisloOrientacni!==void 0){let i=r.cisloOrientacni,n=e;typeof i=="num\
ber"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"inte\
ger"},"must be integer"),e++);let p=e;typeof i=="number"&&isFinite(i)&&(i>999||isNaN(i))&&(t=o(t,s+"/cisloOrientacni","#\
/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var a=n===e}if(r.cisloOrientacniPismeno!==
void 0){let i=r.cisloOrientacniPismeno,n=e,p=e;typeof i=="string"?f(i)>1&&(t=o(t,s+"/cisloOrientacniPismeno","#/properti\
es/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(t=o(t,s+"/cislo\
OrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var a=n===e}
if(r.nazevCastiObce!==void 0){let i=r.nazevCastiObce,n=e,p=e;typeof i=="string"?f(i)>48&&(t=o(t,s+"/nazevCastiObce","#/p\
roperties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/naze\
vCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodAdresnihoMista!==
void 0){let i=r.kodAdresnihoMista,n=e;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/kodAdresnihoMista",
"#/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof i=="number"&&isFinite(
i)&&((i>999999999||isNaN(i))&&(t=o(t,s+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"\
<=",limit:999999999},"must be <= 999999999"),e++),(i<0||isNaN(i))&&(t=o(t,s+"/kodAdresnihoMista","#/properties/kodAdresn\
ihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.psc!==void 0){let i=r.psc,n=e;
typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/psc","#/properties/psc/type","type",{type:"integer"},"mus\
t be integer"),e++);let p=e;var a=n===e}if(r.textovaAdresa!==void 0){let i=r.textovaAdresa,n=e,p=e;typeof i=="string"?f(
i)>1500&&(t=o(t,s+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more t\
han 1500 characters"),e++):(t=o(t,s+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be s\
tring"),e++);var a=n===e}if(r.cisloDoAdresy!==void 0){let i=r.cisloDoAdresy,n=e,p=e;typeof i=="string"?f(i)>255&&(t=o(t,
s+"/cisloDoAdresy","#/properties/cisloDoAdresy/maxLength","maxLength",{limit:255},"must NOT have more than 255 character\
s"),e++):(t=o(t,s+"/cisloDoAdresy","#/properties/cisloDoAdresy/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(r.standardizaceAdresy!==void 0){let i=r.standardizaceAdresy,n=e;typeof i!="boolean"&&(t=o(t,s+"/standardizaceAdresy",
"#/properties/standardizaceAdresy/type","type",{type:"boolean"},"must be boolean"),e++);let p=e;var a=n===e}if(r.pscTxt!==
void 0){let i=r.pscTxt,n=e,p=e;typeof i=="string"?f(i)>255&&(t=o(t,s+"/pscTxt","#/properties/pscTxt/maxLength","maxLengt\
h",{limit:255},"must NOT have more than 255 characters"),e++):(t=o(t,s+"/pscTxt","#/properties/pscTxt/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(r.typCisloDomovni!==void 0){let i=r.typCisloDomovni,n=e;typeof i=="number"&&
!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},
"must be integer"),e++);let p=e;typeof i=="number"&&isFinite(i)&&(i>9999||isNaN(i))&&(t=o(t,s+"/typCisloDomovni","#/prop\
erties/typCisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=n===e}}else t=o(t,s,
"#/type","type",{type:"object"},"must be object"),e++;return $.errors=t,e===0}var _=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function M(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.ico!==void 0){let i=r.ico,n=e,p=e;typeof i=="string"?(f(i)>8&&(t=o(t,s+"/ico","#/proper\
ties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),f(i)<8&&(t=o(t,s+"/ico","#/proper\
ties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),A.test(i)||(t=o(t,s+"/ico","#/pr\
operties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=o(t,s+"/ico","#/propertie\
s/ico/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.obchodniJmeno!==void 0){let i=r.obchodniJmeno,
n=e,p=e;typeof i=="string"?(f(i)>2e3&&(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},
"must NOT have more than 2000 characters"),e++),f(i)<1&&(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJmeno/minLength",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJme\
no/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.sidlo!==void 0){let i=r.sidlo,n=e;$(i,{instancePath:s+
"/sidlo",parentData:r,parentDataProperty:"sidlo",rootData:m})||(t=O(t,$.errors),e=t.length);var a=n===e}if(r.pravniForma!==
void 0){let i=r.pravniForma,n=e,p=e;typeof i=="string"?(f(i)>3&&(t=o(t,s+"/pravniForma","#/properties/pravniForma/maxLen\
gth","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),f(i)<3&&(t=o(t,s+"/pravniForma","#/properties/pr\
avniForma/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),F.test(i)||(t=o(t,s+"/pravniFor\
ma","#/properties/pravniForma/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=o(t,s+"/\
pravniForma","#/properties/pravniForma/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.pravniFormaRos!==
void 0){let i=r.pravniFormaRos,n=e,p=e;typeof i=="string"?(f(i)>3&&(t=o(t,s+"/pravniFormaRos","#/properties/pravniFormaR\
os/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),f(i)<3&&(t=o(t,s+"/pravniFormaRos","#/p\
roperties/pravniFormaRos/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),F.test(i)||(t=o(
t,s+"/pravniFormaRos","#/properties/pravniFormaRos/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),
e++)):(t=o(t,s+"/pravniFormaRos","#/properties/pravniFormaRos/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(r.financniUrad!==void 0){let i=r.financniUrad,n=e,p=e;typeof i=="string"?(f(i)>3&&(t=o(t,s+"/financniUrad","#/prope\
rties/financniUrad/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),f(i)<3&&(t=o(t,s+"/fina\
ncniUrad","#/properties/financniUrad/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),F.test(
i)||(t=o(t,s+"/financniUrad","#/properties/financniUrad/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d\
{3}$"'),e++)):(t=o(t,s+"/financniUrad","#/properties/financniUrad/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(r.datumVzniku!==void 0){let i=r.datumVzniku,n=e,p=e;typeof i=="number"&&isFinite(i),typeof i=="string"?_.test(i)||(t=
o(t,s+"/datumVzniku","#/properties/datumVzniku/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,
s+"/datumVzniku","#/properties/datumVzniku/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.datumZaniku!==
void 0){let i=r.datumZaniku,n=e,p=e;typeof i=="number"&&isFinite(i),typeof i=="string"?_.test(i)||(t=o(t,s+"/datumZaniku",
"#/properties/datumZaniku/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumZaniku","#/p\
roperties/datumZaniku/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.datumAktualizace!==void 0){let i=r.
datumAktualizace,n=e,p=e;typeof i=="number"&&isFinite(i),typeof i=="string"?_.test(i)||(t=o(t,s+"/datumAktualizace","#/p\
roperties/datumAktualizace/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumAktualizace",
"#/properties/datumAktualizace/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.dic!==void 0){let i=r.
dic,n=e;typeof i!="string"&&(t=o(t,s+"/dic","#/properties/dic/type","type",{type:"string"},"must be string"),e++);let p=e;
var a=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return M.errors=t,e===0}function J(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.cisloRegistrace!==void 0){let i=r.cisloRegistrace,n=e,p=e;typeof i=="string"?f(i)>30&&(t=
o(t,s+"/cisloRegistrace","#/properties/cisloRegistrace/maxLength","maxLength",{limit:30},"must NOT have more than 30 cha\
racters"),e++):(t=o(t,s+"/cisloRegistrace","#/properties/cisloRegistrace/type","type",{type:"string"},"must be string"),
e++);var a=n===e}if(r.cisloZruseniRegistrace!==void 0){let i=r.cisloZruseniRegistrace,n=e,p=e;typeof i=="string"?f(i)>30&&
(t=o(t,s+"/cisloZruseniRegistrace","#/properties/cisloZruseniRegistrace/maxLength","maxLength",{limit:30},"must NOT have\
 more than 30 characters"),e++):(t=o(t,s+"/cisloZruseniRegistrace","#/properties/cisloZruseniRegistrace/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(r.datumLikvidace!==void 0){let i=r.datumLikvidace,n=e,p=e;typeof i=="numb\
er"&&isFinite(i),typeof i=="string"?_.test(i)||(t=o(t,s+"/datumLikvidace","#/properties/datumLikvidace/format","format",
{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumLikvidace","#/properties/datumLikvidace/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(r.datumKonkurzu!==void 0){let i=r.datumKonkurzu,n=e,p=e;typeof i=="number"&&
isFinite(i),typeof i=="string"?_.test(i)||(t=o(t,s+"/datumKonkurzu","#/properties/datumKonkurzu/format","format",{format:"\
date"},'must match format "date"'),e++):(t=o(t,s+"/datumKonkurzu","#/properties/datumKonkurzu/type","type",{type:"string"},
"must be string"),e++);var a=n===e}if(r.datumOpatrovnik!==void 0){let i=r.datumOpatrovnik,n=e,p=e;typeof i=="number"&&isFinite(
i),typeof i=="string"?_.test(i)||(t=o(t,s+"/datumOpatrovnik","#/properties/datumOpatrovnik/format","format",{format:"dat\
e"},'must match format "date"'),e++):(t=o(t,s+"/datumOpatrovnik","#/properties/datumOpatrovnik/type","type",{type:"strin\
g"},"must be string"),e++);var a=n===e}if(r.datumZruseniRegistrace!==void 0){let i=r.datumZruseniRegistrace,n=e,p=e;typeof i==
"number"&&isFinite(i),typeof i=="string"?_.test(i)||(t=o(t,s+"/datumZruseniRegistrace","#/properties/datumZruseniRegistr\
ace/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumZruseniRegistrace","#/properties/d\
atumZruseniRegistrace/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=o(t,s,"#/type","type",{type:"\
object"},"must be object"),e++;return J.errors=t,e===0}function U(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.popis!==void 0){let i=r.popis,n=e;typeof i!="string"&&(t=o(t,s+"/popis","#/properties/p\
opis/type","type",{type:"string"},"must be string"),e++);let p=e;var a=n===e}if(r.platnostOd!==void 0){let i=r.platnostOd,
n=e,p=e;typeof i=="number"&&isFinite(i),typeof i=="string"?_.test(i)||(t=o(t,s+"/platnostOd","#/properties/platnostOd/fo\
rmat","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/platnostOd","#/properties/platnostOd/type","t\
ype",{type:"string"},"must be string"),e++);var a=n===e}if(r.platnostDo!==void 0){let i=r.platnostDo,n=e,p=e;typeof i=="\
number"&&isFinite(i),typeof i=="string"?_.test(i)||(t=o(t,s+"/platnostDo","#/properties/platnostDo/format","format",{format:"\
date"},'must match format "date"'),e++):(t=o(t,s+"/platnostDo","#/properties/platnostDo/type","type",{type:"string"},"mu\
st be string"),e++);var a=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return U.errors=t,e===
0}function Z(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;$(r,{instancePath:s,
parentData:c,parentDataProperty:v,rootData:m})||(t=O(t,$.errors),e=t.length);var p=k===e;let a=e,i=e;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.platnostOd!==void 0){let l=r.platnostOd,y=e,u=e;typeof l=="number"&&isFinite(l),typeof l==
"string"?_.test(l)||(t=o(t,s+"/platnostOd","#/allOf/1/properties/platnostOd/format","format",{format:"date"},'must match\
 format "date"'),e++):(t=o(t,s+"/platnostOd","#/allOf/1/properties/platnostOd/type","type",{type:"string"},"must be stri\
ng"),e++);var n=y===e}if(r.platnostDo!==void 0){let l=r.platnostDo,y=e,u=e;typeof l=="number"&&isFinite(l),typeof l=="st\
ring"?_.test(l)||(t=o(t,s+"/platnostDo","#/allOf/1/properties/platnostDo/format","format",{format:"date"},'must match fo\
rmat "date"'),e++):(t=o(t,s+"/platnostDo","#/allOf/1/properties/platnostDo/type","type",{type:"string"},"must be string"),
e++);var n=y===e}if(r.typAdresy!==void 0){let l=r.typAdresy,y=e,u=e;typeof l=="string"?(f(l)>64&&(t=o(t,s+"/typAdresy","\
#/allOf/1/properties/typAdresy/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),f(l)<1&&(t=
o(t,s+"/typAdresy","#/allOf/1/properties/typAdresy/minLength","minLength",{limit:1},"must NOT have fewer than 1 characte\
rs"),e++)):(t=o(t,s+"/typAdresy","#/allOf/1/properties/typAdresy/type","type",{type:"string"},"must be string"),e++);var n=y===
e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=a===e;return Z.errors=t,e===0}function K(r,{
instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;M(r,{instancePath:s,parentData:c,
parentDataProperty:v,rootData:m})||(t=O(t,M.errors),e=t.length);var y=k===e;let a=e,i=e;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.typSubjektu!==void 0){let u=r.typSubjektu,d=e,g=e;typeof u=="string"?(f(u)>64&&(t=o(t,s+"/typSubjektu",
"#/allOf/1/properties/typSubjektu/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),f(u)<1&&
(t=o(t,s+"/typSubjektu","#/allOf/1/properties/typSubjektu/minLength","minLength",{limit:1},"must NOT have fewer than 1 c\
haracters"),e++)):(t=o(t,s+"/typSubjektu","#/allOf/1/properties/typSubjektu/type","type",{type:"string"},"must be string"),
e++);var n=d===e}if(r.stat!==void 0){let u=r.stat,d=e;typeof u!="string"&&(t=o(t,s+"/stat","#/allOf/1/properties/stat/ty\
pe","type",{type:"string"},"must be string"),e++);let g=e;var n=d===e}if(r.primarniZaznam!==void 0){let u=r.primarniZaznam,
d=e;typeof u!="boolean"&&(t=o(t,s+"/primarniZaznam","#/allOf/1/properties/primarniZaznam/type","type",{type:"boolean"},"\
must be boolean"),e++);let g=e;var n=d===e}if(r.registrace!==void 0){let u=r.registrace,d=e;J(u,{instancePath:s+"/regist\
race",parentData:r,parentDataProperty:"registrace",rootData:m})||(t=O(t,J.errors),e=t.length);var n=d===e}if(r.zpusobJednani!==
void 0){let u=r.zpusobJednani,d=e,g=e;if(Array.isArray(u)){let b=!0,N=u.length;for(let h=0;h<N;h++){let z=u[h],L=e;U(z,{
instancePath:s+"/zpusobJednani/"+h,parentData:u,parentDataProperty:h,rootData:m})||(t=O(t,U.errors),e=t.length);var p=L===
e;p||(b=!1)}}else t=o(t,s+"/zpusobJednani","#/allOf/1/properties/zpusobJednani/type","type",{type:"array"},"must be arra\
y"),e++;var n=d===e}if(r.adresySubjektu!==void 0){let u=r.adresySubjektu,d=e,g=e;if(Array.isArray(u)){let b=!0,N=u.length;
for(let h=0;h<N;h++){let z=u[h],L=e;Z(z,{instancePath:s+"/adresySubjektu/"+h,parentData:u,parentDataProperty:h,rootData:m})||
(t=O(t,Z.errors),e=t.length);var l=L===e;l||(b=!1)}}else t=o(t,s+"/adresySubjektu","#/allOf/1/properties/adresySubjektu/\
type","type",{type:"array"},"must be array"),e++;var n=d===e}if(r.zdrojId!==void 0){let u=r.zdrojId,d=e,g=e;typeof u=="s\
tring"?f(u)>100&&(t=o(t,s+"/zdrojId","#/allOf/1/properties/zdrojId/maxLength","maxLength",{limit:100},"must NOT have mor\
e than 100 characters"),e++):(t=o(t,s+"/zdrojId","#/allOf/1/properties/zdrojId/type","type",{type:"string"},"must be str\
ing"),e++);var n=d===e}if(r.platnostOd!==void 0){let u=r.platnostOd,d=e,g=e;typeof u=="number"&&isFinite(u),typeof u=="s\
tring"?_.test(u)||(t=o(t,s+"/platnostOd","#/allOf/1/properties/platnostOd/format","format",{format:"date"},'must match f\
ormat "date"'),e++):(t=o(t,s+"/platnostOd","#/allOf/1/properties/platnostOd/type","type",{type:"string"},"must be string"),
e++);var n=d===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var y=a===e;return K.errors=
t,e===0}function I(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.platnostOd!==void 0){let i=r.platnostOd,n=e,p=e;typeof i=="number"&&isFinite(i),typeof i==
"string"?_.test(i)||(t=o(t,s+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format \
"date"'),e++):(t=o(t,s+"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(r.platnostDo!==void 0){let i=r.platnostDo,n=e,p=e;typeof i=="number"&&isFinite(i),typeof i=="string"?_.test(i)||(t=
o(t,s+"/platnostDo","#/properties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+
"/platnostDo","#/properties/platnostDo/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodPravo!==void 0){
let i=r.kodPravo,n=e;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/kodPravo","#/properties/kodPravo/typ\
e","type",{type:"integer"},"must be integer"),e++);let p=e;var a=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"mu\
st be object"),e++;return I.errors=t,e===0}function w(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){
let t=null,e=0,k=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.datumRegistracePrav!==void 0){let n=r.datumRegistracePrav,
p=e,l=e;typeof n=="number"&&isFinite(n),typeof n=="string"?_.test(n)||(t=o(t,s+"/datumRegistracePrav","#/properties/datu\
mRegistracePrav/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumRegistracePrav","#/pro\
perties/datumRegistracePrav/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(r.cisloRegistracePrav!==void 0){
let n=r.cisloRegistracePrav,p=e,l=e;typeof n=="string"?f(n)>30&&(t=o(t,s+"/cisloRegistracePrav","#/properties/cisloRegis\
tracePrav/maxLength","maxLength",{limit:30},"must NOT have more than 30 characters"),e++):(t=o(t,s+"/cisloRegistracePrav",
"#/properties/cisloRegistracePrav/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(r.icoNastupce!==void 0){
let n=r.icoNastupce,p=e,l=e;typeof n=="string"?(f(n)>8&&(t=o(t,s+"/icoNastupce","#/properties/icoNastupce/maxLength","ma\
xLength",{limit:8},"must NOT have more than 8 characters"),e++),f(n)<8&&(t=o(t,s+"/icoNastupce","#/properties/icoNastupc\
e/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),A.test(n)||(t=o(t,s+"/icoNastupce","#/p\
roperties/icoNastupce/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=o(t,s+"/icoNastu\
pce","#/properties/icoNastupce/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(r.datumZruseniRegistracePrav!==
void 0){let n=r.datumZruseniRegistracePrav,p=e,l=e;typeof n=="number"&&isFinite(n),typeof n=="string"?_.test(n)||(t=o(t,
s+"/datumZruseniRegistracePrav","#/properties/datumZruseniRegistracePrav/format","format",{format:"date"},'must match fo\
rmat "date"'),e++):(t=o(t,s+"/datumZruseniRegistracePrav","#/properties/datumZruseniRegistracePrav/type","type",{type:"s\
tring"},"must be string"),e++);var a=p===e}if(r.pravoZvlastni!==void 0){let n=r.pravoZvlastni,p=e,l=e;if(Array.isArray(n)){
let u=!0,d=n.length;for(let g=0;g<d;g++){let j=n[g],b=e;I(j,{instancePath:s+"/pravoZvlastni/"+g,parentData:n,parentDataProperty:g,
rootData:m})||(t=O(t,I.errors),e=t.length);var i=b===e;i||(u=!1)}}else t=o(t,s+"/pravoZvlastni","#/properties/pravoZvlas\
tni/type","type",{type:"array"},"must be array"),e++;var a=p===e}if(r.cisloZruseniRegistracePrav!==void 0){let n=r.cisloZruseniRegistracePrav,
p=e,l=e;typeof n=="string"?f(n)>30&&(t=o(t,s+"/cisloZruseniRegistracePrav","#/properties/cisloZruseniRegistracePrav/maxL\
ength","maxLength",{limit:30},"must NOT have more than 30 characters"),e++):(t=o(t,s+"/cisloZruseniRegistracePrav","#/pr\
operties/cisloZruseniRegistracePrav/type","type",{type:"string"},"must be string"),e++);var a=p===e}}else t=o(t,s,"#/typ\
e","type",{type:"object"},"must be object"),e++;return w.errors=t,e===0}function V(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.ico!==void 0){let i=r.ico,n=e,p=e;typeof i=="string"?(f(i)>8&&(t=o(t,s+"/ico","#/proper\
ties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),f(i)<8&&(t=o(t,s+"/ico","#/proper\
ties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),A.test(i)||(t=o(t,s+"/ico","#/pr\
operties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=o(t,s+"/ico","#/propertie\
s/ico/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.dic!==void 0){let i=r.dic,n=e;typeof i!="stri\
ng"&&(t=o(t,s+"/dic","#/properties/dic/type","type",{type:"string"},"must be string"),e++);let p=e;var a=n===e}if(r.platnostOd!==
void 0){let i=r.platnostOd,n=e,p=e;typeof i=="number"&&isFinite(i),typeof i=="string"?_.test(i)||(t=o(t,s+"/platnostOd",
"#/properties/platnostOd/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/platnostOd","#/pro\
perties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.platnostDo!==void 0){let i=r.platnostDo,
n=e,p=e;typeof i=="number"&&isFinite(i),typeof i=="string"?_.test(i)||(t=o(t,s+"/platnostDo","#/properties/platnostDo/fo\
rmat","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/platnostDo","#/properties/platnostDo/type","t\
ype",{type:"string"},"must be string"),e++);var a=n===e}if(r.sidlo!==void 0){let i=r.sidlo,n=e;Z(i,{instancePath:s+"/sid\
lo",parentData:r,parentDataProperty:"sidlo",rootData:m})||(t=O(t,Z.errors),e=t.length);var a=n===e}if(r.obchodniJmeno!==
void 0){let i=r.obchodniJmeno,n=e,p=e;typeof i=="string"?(f(i)>2e3&&(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJmen\
o/maxLength","maxLength",{limit:2e3},"must NOT have more than 2000 characters"),e++),f(i)<1&&(t=o(t,s+"/obchodniJmeno","\
#/properties/obchodniJmeno/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/ob\
chodniJmeno","#/properties/obchodniJmeno/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodStatu!==
void 0){let i=r.kodStatu,n=e;typeof i!="string"&&(t=o(t,s+"/kodStatu","#/properties/kodStatu/type","type",{type:"string"},
"must be string"),e++);let p=e;var a=n===e}if(r.pravniForma!==void 0){let i=r.pravniForma,n=e,p=e;typeof i=="string"?(f(
i)>3&&(t=o(t,s+"/pravniForma","#/properties/pravniForma/maxLength","maxLength",{limit:3},"must NOT have more than 3 char\
acters"),e++),f(i)<3&&(t=o(t,s+"/pravniForma","#/properties/pravniForma/minLength","minLength",{limit:3},"must NOT have \
fewer than 3 characters"),e++),F.test(i)||(t=o(t,s+"/pravniForma","#/properties/pravniForma/pattern","pattern",{pattern:"\
^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=o(t,s+"/pravniForma","#/properties/pravniForma/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return V.
errors=t,e===0}function B(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.jmeno!==void 0){let i=r.jmeno,n=e,p=e;typeof i=="string"?f(i)>100&&(t=o(t,s+"/jmeno","#\
/properties/jmeno/maxLength","maxLength",{limit:100},"must NOT have more than 100 characters"),e++):(t=o(t,s+"/jmeno","#\
/properties/jmeno/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.prijmeni!==void 0){let i=r.prijmeni,
n=e,p=e;typeof i=="string"?f(i)>100&&(t=o(t,s+"/prijmeni","#/properties/prijmeni/maxLength","maxLength",{limit:100},"mus\
t NOT have more than 100 characters"),e++):(t=o(t,s+"/prijmeni","#/properties/prijmeni/type","type",{type:"string"},"mus\
t be string"),e++);var a=n===e}if(r.titulPredJmenem!==void 0){let i=r.titulPredJmenem,n=e,p=e;typeof i=="string"?f(i)>32&&
(t=o(t,s+"/titulPredJmenem","#/properties/titulPredJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 \
characters"),e++):(t=o(t,s+"/titulPredJmenem","#/properties/titulPredJmenem/type","type",{type:"string"},"must be string"),
e++);var a=n===e}if(r.titulZaJmenem!==void 0){let i=r.titulZaJmenem,n=e,p=e;typeof i=="string"?f(i)>32&&(t=o(t,s+"/titul\
ZaJmenem","#/properties/titulZaJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++):(t=
o(t,s+"/titulZaJmenem","#/properties/titulZaJmenem/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.
datumNarozeni!==void 0){let i=r.datumNarozeni,n=e,p=e;typeof i=="number"&&isFinite(i),typeof i=="string"?_.test(i)||(t=o(
t,s+"/datumNarozeni","#/properties/datumNarozeni/format","format",{format:"date"},'must match format "date"'),e++):(t=o(
t,s+"/datumNarozeni","#/properties/datumNarozeni/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=
o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return B.errors=t,e===0}function D(r,{instancePath:s="",parentData:c,
parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;B(r,{instancePath:s,parentData:c,parentDataProperty:v,rootData:m})||
(t=O(t,B.errors),e=t.length);var p=k===e;let a=e,i=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.platnostOd!==void 0){
let l=r.platnostOd,y=e,u=e;typeof l=="number"&&isFinite(l),typeof l=="string"?_.test(l)||(t=o(t,s+"/platnostOd","#/allOf\
/1/properties/platnostOd/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/platnostOd","#/all\
Of/1/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var n=y===e}if(r.platnostDo!==void 0){let l=r.
platnostDo,y=e,u=e;typeof l=="number"&&isFinite(l),typeof l=="string"?_.test(l)||(t=o(t,s+"/platnostDo","#/allOf/1/prope\
rties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/platnostDo","#/allOf/1/pro\
perties/platnostDo/type","type",{type:"string"},"must be string"),e++);var n=y===e}if(r.poznamka!==void 0){let l=r.poznamka,
y=e,u=e;typeof l=="string"?f(l)>100&&(t=o(t,s+"/poznamka","#/allOf/1/properties/poznamka/maxLength","maxLength",{limit:100},
"must NOT have more than 100 characters"),e++):(t=o(t,s+"/poznamka","#/allOf/1/properties/poznamka/type","type",{type:"s\
tring"},"must be string"),e++);var n=y===e}if(r.typAngazma!==void 0){let l=r.typAngazma,y=e,u=e;typeof l=="string"?(f(l)>
64&&(t=o(t,s+"/typAngazma","#/allOf/1/properties/typAngazma/maxLength","maxLength",{limit:64},"must NOT have more than 6\
4 characters"),e++),f(l)<1&&(t=o(t,s+"/typAngazma","#/allOf/1/properties/typAngazma/minLength","minLength",{limit:1},"mu\
st NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/typAngazma","#/allOf/1/properties/typAngazma/type","type",{type:"\
string"},"must be string"),e++);var n=y===e}if(r.nazevOrganu!==void 0){let l=r.nazevOrganu,y=e,u=e;typeof l=="string"?f(
l)>100&&(t=o(t,s+"/nazevOrganu","#/allOf/1/properties/nazevOrganu/maxLength","maxLength",{limit:100},"must NOT have more\
 than 100 characters"),e++):(t=o(t,s+"/nazevOrganu","#/allOf/1/properties/nazevOrganu/type","type",{type:"string"},"must\
 be string"),e++);var n=y===e}if(r.kodStatu!==void 0){let l=r.kodStatu,y=e;typeof l!="string"&&(t=o(t,s+"/kodStatu","#/a\
llOf/1/properties/kodStatu/type","type",{type:"string"},"must be string"),e++);let u=e;var n=y===e}if(r.pravniForma!==void 0){
let l=r.pravniForma,y=e,u=e;typeof l=="string"?(f(l)>3&&(t=o(t,s+"/pravniForma","#/allOf/1/properties/pravniForma/maxLen\
gth","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),f(l)<3&&(t=o(t,s+"/pravniForma","#/allOf/1/prope\
rties/pravniForma/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),F.test(l)||(t=o(t,s+"/p\
ravniForma","#/allOf/1/properties/pravniForma/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):
(t=o(t,s+"/pravniForma","#/allOf/1/properties/pravniForma/type","type",{type:"string"},"must be string"),e++);var n=y===
e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=a===e;return D.errors=t,e===0}function S(r,{
instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;V(r,{instancePath:s,parentData:c,
parentDataProperty:v,rootData:m})||(t=O(t,V.errors),e=t.length);var l=k===e;let a=e,i=e;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.statutarniOrgany!==void 0){let y=r.statutarniOrgany,u=e,d=e;if(Array.isArray(y)){let g=!0,j=y.length;for(let b=0;b<
j;b++){let N=y[b],h=e;D(N,{instancePath:s+"/statutarniOrgany/"+b,parentData:y,parentDataProperty:b,rootData:m})||(t=O(t,
D.errors),e=t.length);var n=h===e;n||(g=!1)}}else t=o(t,s+"/statutarniOrgany","#/allOf/1/properties/statutarniOrgany/typ\
e","type",{type:"array"},"must be array"),e++;var p=u===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be\
 object"),e++;var l=a===e;return S.errors=t,e===0}function H(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){
let t=null,e=0,k=e;w(r,{instancePath:s,parentData:c,parentDataProperty:v,rootData:m})||(t=O(t,w.errors),e=t.length);var l=k===
e;let a=e,i=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.organy!==void 0){let y=r.organy,u=e,d=e;if(Array.isArray(
y)){let g=!0,j=y.length;for(let b=0;b<j;b++){let N=y[b],h=e;S(N,{instancePath:s+"/organy/"+b,parentData:y,parentDataProperty:b,
rootData:m})||(t=O(t,S.errors),e=t.length);var n=h===e;n||(g=!1)}}else t=o(t,s+"/organy","#/allOf/1/properties/organy/ty\
pe","type",{type:"array"},"must be array"),e++;var p=u===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must b\
e object"),e++;var l=a===e;return H.errors=t,e===0}function Y(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.ico!==void 0){let i=r.ico,n=e,p=e;typeof i=="string"?(f(i)>8&&(t=o(t,s+"/ico","#/proper\
ties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),f(i)<8&&(t=o(t,s+"/ico","#/proper\
ties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),A.test(i)||(t=o(t,s+"/ico","#/pr\
operties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=o(t,s+"/ico","#/propertie\
s/ico/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.platnostOd!==void 0){let i=r.platnostOd,n=e,p=e;
typeof i=="number"&&isFinite(i),typeof i=="string"?_.test(i)||(t=o(t,s+"/platnostOd","#/properties/platnostOd/format","f\
ormat",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/platnostOd","#/properties/platnostOd/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(r.platnostDo!==void 0){let i=r.platnostDo,n=e,p=e;typeof i=="number"&&isFinite(
i),typeof i=="string"?_.test(i)||(t=o(t,s+"/platnostDo","#/properties/platnostDo/format","format",{format:"date"},'must \
match format "date"'),e++):(t=o(t,s+"/platnostDo","#/properties/platnostDo/type","type",{type:"string"},"must be string"),
e++);var a=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return Y.errors=t,e===0}function q(r,{
instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="object"&&!Array.
isArray(r)){if(r.clenoveSvazu!==void 0){let n=r.clenoveSvazu,p=e,l=e;if(Array.isArray(n)){let y=!0,u=n.length;for(let d=0;d<
u;d++){let g=n[d],j=e;Y(g,{instancePath:s+"/clenoveSvazu/"+d,parentData:n,parentDataProperty:d,rootData:m})||(t=O(t,Y.errors),
e=t.length);var a=j===e;a||(y=!1)}}else t=o(t,s+"/clenoveSvazu","#/properties/clenoveSvazu/type","type",{type:"array"},"\
must be array"),e++;var i=p===e}if(r.icoNastupce!==void 0){let n=r.icoNastupce,p=e,l=e;typeof n=="string"?(f(n)>8&&(t=o(
t,s+"/icoNastupce","#/properties/icoNastupce/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),
f(n)<8&&(t=o(t,s+"/icoNastupce","#/properties/icoNastupce/minLength","minLength",{limit:8},"must NOT have fewer than 8 c\
haracters"),e++),A.test(n)||(t=o(t,s+"/icoNastupce","#/properties/icoNastupce/pattern","pattern",{pattern:"^\\d{8}$"},'m\
ust match pattern "^\\d{8}$"'),e++)):(t=o(t,s+"/icoNastupce","#/properties/icoNastupce/type","type",{type:"string"},"mus\
t be string"),e++);var i=p===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return q.errors=t,e===
0}function G(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;q(r,{instancePath:s,
parentData:c,parentDataProperty:v,rootData:m})||(t=O(t,q.errors),e=t.length);var l=k===e;let a=e,i=e;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.organy!==void 0){let y=r.organy,u=e,d=e;if(Array.isArray(y)){let g=!0,j=y.length;for(let b=0;b<
j;b++){let N=y[b],h=e;S(N,{instancePath:s+"/organy/"+b,parentData:y,parentDataProperty:b,rootData:m})||(t=O(t,S.errors),
e=t.length);var n=h===e;n||(g=!1)}}else t=o(t,s+"/organy","#/allOf/1/properties/organy/type","type",{type:"array"},"must\
 be array"),e++;var p=u===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var l=a===e;return G.
errors=t,e===0}function Q(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.icoZrizovatel!==void 0){let i=r.icoZrizovatel,n=e,p=e;typeof i=="string"?(f(i)>8&&(t=o(
t,s+"/icoZrizovatel","#/properties/icoZrizovatel/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),
e++),f(i)<8&&(t=o(t,s+"/icoZrizovatel","#/properties/icoZrizovatel/minLength","minLength",{limit:8},"must NOT have fewer\
 than 8 characters"),e++),A.test(i)||(t=o(t,s+"/icoZrizovatel","#/properties/icoZrizovatel/pattern","pattern",{pattern:"\
^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=o(t,s+"/icoZrizovatel","#/properties/icoZrizovatel/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(r.icoNastupce!==void 0){let i=r.icoNastupce,n=e,p=e;typeof i=="string"?(f(
i)>8&&(t=o(t,s+"/icoNastupce","#/properties/icoNastupce/maxLength","maxLength",{limit:8},"must NOT have more than 8 char\
acters"),e++),f(i)<8&&(t=o(t,s+"/icoNastupce","#/properties/icoNastupce/minLength","minLength",{limit:8},"must NOT have \
fewer than 8 characters"),e++),A.test(i)||(t=o(t,s+"/icoNastupce","#/properties/icoNastupce/pattern","pattern",{pattern:"\
^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=o(t,s+"/icoNastupce","#/properties/icoNastupce/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(r.zpusobZruseniRegistrace!==void 0){let i=r.zpusobZruseniRegistrace,n=e;typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i)||(t=o(t,s+"/zpusobZruseniRegistrace","#/properties/zpusobZruseniRegistrace/type",
"type",{type:"integer"},"must be integer"),e++);let p=e;var a=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must \
be object"),e++;return Q.errors=t,e===0}function W(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){
let t=null,e=0,k=e;Q(r,{instancePath:s,parentData:c,parentDataProperty:v,rootData:m})||(t=O(t,Q.errors),e=t.length);var l=k===
e;let a=e,i=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.organy!==void 0){let y=r.organy,u=e,d=e;if(Array.isArray(
y)){let g=!0,j=y.length;for(let b=0;b<j;b++){let N=y[b],h=e;D(N,{instancePath:s+"/organy/"+b,parentData:y,parentDataProperty:b,
rootData:m})||(t=O(t,D.errors),e=t.length);var n=h===e;n||(g=!1)}}else t=o(t,s+"/organy","#/allOf/1/properties/organy/ty\
pe","type",{type:"array"},"must be array"),e++;var p=u===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must b\
e object"),e++;var l=a===e;return W.errors=t,e===0}function X(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){
let t=null,e=0,k=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.subjektCirkev!==void 0){let i=r.subjektCirkev,n=e;H(
i,{instancePath:s+"/subjektCirkev",parentData:r,parentDataProperty:"subjektCirkev",rootData:m})||(t=O(t,H.errors),e=t.length);
var a=n===e}if(r.subjektSvazCirkvi!==void 0){let i=r.subjektSvazCirkvi,n=e;G(i,{instancePath:s+"/subjektSvazCirkvi",parentData:r,
parentDataProperty:"subjektSvazCirkvi",rootData:m})||(t=O(t,G.errors),e=t.length);var a=n===e}if(r.subjektPravnickaOsoba!==
void 0){let i=r.subjektPravnickaOsoba,n=e;W(i,{instancePath:s+"/subjektPravnickaOsoba",parentData:r,parentDataProperty:"\
subjektPravnickaOsoba",rootData:m})||(t=O(t,W.errors),e=t.length);var a=n===e}}else t=o(t,s,"#/type","type",{type:"objec\
t"},"must be object"),e++;return X.errors=t,e===0}function x(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.osobaPravnicka!==void 0){let i=r.osobaPravnicka,n=e;S(i,{instancePath:s+"/osobaPravnick\
a",parentData:r,parentDataProperty:"osobaPravnicka",rootData:m})||(t=O(t,S.errors),e=t.length);var a=n===e}if(r.osobaFyzicka!==
void 0){let i=r.osobaFyzicka,n=e;D(i,{instancePath:s+"/osobaFyzicka",parentData:r,parentDataProperty:"osobaFyzicka",rootData:m})||
(t=O(t,D.errors),e=t.length);var a=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return x.errors=
t,e===0}function P(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;K(r,{instancePath:s,
parentData:c,parentDataProperty:v,rootData:m})||(t=O(t,K.errors),e=t.length);var u=k===e;let a=e,i=e;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.statutarniOrgan!==void 0){let d=r.statutarniOrgan,g=e;X(d,{instancePath:s+"/statutarniOrg\
an",parentData:r,parentDataProperty:"statutarniOrgan",rootData:m})||(t=O(t,X.errors),e=t.length);var n=g===e}if(r.likvidatori!==
void 0){let d=r.likvidatori,g=e,j=e;if(Array.isArray(d)){let N=!0,h=d.length;for(let z=0;z<h;z++){let L=d[z],R=e;x(L,{instancePath:s+
"/likvidatori/"+z,parentData:d,parentDataProperty:z,rootData:m})||(t=O(t,x.errors),e=t.length);var p=R===e;p||(N=!1)}}else
t=o(t,s+"/likvidatori","#/allOf/1/properties/likvidatori/type","type",{type:"array"},"must be array"),e++;var n=g===e}if(r.
konkurzniSpravci!==void 0){let d=r.konkurzniSpravci,g=e,j=e;if(Array.isArray(d)){let N=!0,h=d.length;for(let z=0;z<h;z++){
let L=d[z],R=e;x(L,{instancePath:s+"/konkurzniSpravci/"+z,parentData:d,parentDataProperty:z,rootData:m})||(t=O(t,x.errors),
e=t.length);var l=R===e;l||(N=!1)}}else t=o(t,s+"/konkurzniSpravci","#/allOf/1/properties/konkurzniSpravci/type","type",
{type:"array"},"must be array"),e++;var n=g===e}if(r.opatrovnici!==void 0){let d=r.opatrovnici,g=e,j=e;if(Array.isArray(
d)){let N=!0,h=d.length;for(let z=0;z<h;z++){let L=d[z],R=e;x(L,{instancePath:s+"/opatrovnici/"+z,parentData:d,parentDataProperty:z,
rootData:m})||(t=O(t,x.errors),e=t.length);var y=R===e;y||(N=!1)}}else t=o(t,s+"/opatrovnici","#/allOf/1/properties/opat\
rovnici/type","type",{type:"array"},"must be array"),e++;var n=g===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},
"must be object"),e++;var u=a===e;return P.errors=t,e===0}function C(r,{instancePath:s="",parentData:c,parentDataProperty:v,
rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.icoId!==void 0){let n=r.icoId,p=e,
l=e;typeof n=="string"?(f(n)>32&&(t=o(t,s+"/icoId","#/properties/icoId/maxLength","maxLength",{limit:32},"must NOT have \
more than 32 characters"),e++),de.test(n)||(t=o(t,s+"/icoId","#/properties/icoId/pattern","pattern",{pattern:"^(ARES_)?\\\
d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(t=o(t,s+"/icoId","#/properties/icoId/type","type",{type:"string"},
"must be string"),e++);var a=p===e}if(r.zaznamy!==void 0){let n=r.zaznamy,p=e,l=e;if(Array.isArray(n)){let u=!0,d=n.length;
for(let g=0;g<d;g++){let j=n[g],b=e;P(j,{instancePath:s+"/zaznamy/"+g,parentData:n,parentDataProperty:g,rootData:m})||(t=
O(t,P.errors),e=t.length);var i=b===e;i||(u=!1)}}else t=o(t,s+"/zaznamy","#/properties/zaznamy/type","type",{type:"array"},
"must be array"),e++;var a=p===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return C.errors=t,e===
0}var ve=oe;var se={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function ee(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){
let t=null,e=0;typeof r!="string"&&(t=o(t,s,"#/type","type",{type:"string"},"must be string"),e++);let k=e,a=se.enum;return r===
"OBECNA_CHYBA"||r==="CHYBA_VSTUPU"||r==="NENALEZENO"||r==="NENI_IMPLEMENTOVANO"||r==="NEPRIHLASENY_UZIVATEL"||r==="NENI_\
OPRAVNENI"||(t=o(t,s,"#/enum","enum",{allowedValues:se.enum},"must be equal to one of the allowed values"),e++),ee.errors=
t,e===0}function oe(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.kod!==void 0){let i=r.kod,n=e;ee(i,{instancePath:s+"/kod",parentData:r,parentDataProperty:"\
kod",rootData:m})||(t=O(t,ee.errors),e=t.length);var a=n===e}if(r.popis!==void 0){let i=r.popis,n=e;typeof i!="string"&&
(t=o(t,s+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let p=e;var a=n===e}if(r.subKod!==
void 0){let i=r.subKod,n=e;typeof i!="string"&&(t=o(t,s+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let p=e;var a=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return oe.errors=
t,e===0}var ge=ne;function te(r,{instancePath:s="",parentData:c,parentDataProperty:v,rootData:m=r}={}){let t=null,e=0,k=e;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.pocetCelkem!==void 0){let i=r.pocetCelkem,n=e;typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i)||(t=o(t,s+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof i==
"number"&&isFinite(i)&&((i>2147483647||isNaN(i))&&(t=o(t,s+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(i<0||isNaN(i))&&(t=o(t,s+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}}else t=o(t,s,"#/type","type",
{type:"object"},"must be object"),e++;return te.errors=t,e===0}function ne(r,{instancePath:s="",parentData:c,parentDataProperty:v,
rootData:m=r}={}){let t=null,e=0,k=e;te(r,{instancePath:s,parentData:c,parentDataProperty:v,rootData:m})||(t=O(t,te.errors),
e=t.length);var l=k===e;let a=e,i=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ekonomickeSubjekty!==void 0){let y=r.
ekonomickeSubjekty,u=e,d=e;if(Array.isArray(y)){let g=!0,j=y.length;for(let b=0;b<j;b++){let N=y[b],h=e;C(N,{instancePath:s+
"/ekonomickeSubjekty/"+b,parentData:y,parentDataProperty:b,rootData:m})||(t=O(t,C.errors),e=t.length);var n=h===e;n||(g=
!1)}}else t=o(t,s+"/ekonomickeSubjekty","#/allOf/1/properties/ekonomickeSubjekty/type","type",{type:"array"},"must be ar\
ray"),e++;var p=u===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var l=a===e;return ne.
errors=t,e===0}function O(r,s){if(r===null)return s;for(let c of s)r.push(c);return r}function o(r,s,c,v,m,t){return O(r,
[{instancePath:s,schemaPath:c,keyword:v,params:m,message:t}])}return ye(be);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRcns: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyRcnsSeznam: Validate;
} = {
  EkonomickySubjektRcns: code.v0,
  Chyba: code.v1,
  EkonomickeSubjektyRcnsSeznam: code.v2,
};
