// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var j=Object.defineProperty;var B=Object.getOwnPropertyDescriptor;var H=Object.getOwnPropertyNames;var Y=Object.prototype.hasOwnProperty;var q=(i,s)=>()=>{try{return s||i((s={exports:{}}).exports,s),s.exports}catch(y){throw s=0,y}},G=(i,s)=>{for(var y in s)
j(i,y,{get:s[y],enumerable:!0})},Q=(i,s,y,l)=>{if(s&&typeof s=="object"||typeof s=="function")for(let u of H(s))!Y.call(
i,u)&&u!==y&&j(i,u,{get:()=>s[u],enumerable:!(l=B(s,u))||l.enumerable});return i};var W=i=>Q(j({},"__esModule",{value:!0}),i);var Z=q(z=>{"use strict";Object.defineProperty(z,"__esModule",{value:!0});function R(i){let s=i.length,y=0,l=0,u;for(;l<
s;)y++,u=i.charCodeAt(l++),u>=55296&&u<=56319&&l<s&&(u=i.charCodeAt(l),(u&64512)===56320&&l++);return y}z.default=R;R.code=
'require("ajv/dist/runtime/ucs2length").default'});var ie={};G(ie,{v0:()=>X,v1:()=>re,v2:()=>te});var X=A;var a=Z().default,P=new RegExp("^(ARES_)?\\d{8}$","u");var ee=new RegExp("^\\d{8}$","u"),C=new RegExp("^\\d{3}$","u");function N(i,{instancePath:s="",parentData:y,parentDataProperty:l,rootData:u=i}={}){let r=null,e=0,f=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodStatu!==void 0){let t=i.kodStatu,n=e;typeof t!="string"&&(r=o(r,s+"/kodStatu","#/pro\
perties/kodStatu/type","type",{type:"string"},"must be string"),e++);let m=e;var p=n===e}if(i.nazevStatu!==void 0){let t=i.
nazevStatu,n=e,m=e;typeof t=="string"?a(t)>32&&(r=o(r,s+"/nazevStatu","#/properties/nazevStatu/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(r=o(r,s+"/nazevStatu","#/properties/nazevStatu/type","type",{type:"string"},
"must be string"),e++);var p=n===e}if(i.kodKraje!==void 0){let t=i.kodKraje,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)||(r=o(r,s+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof t==
"number"&&isFinite(t)&&((t>999||isNaN(t))&&(r=o(r,s+"/kodKraje","#/properties/kodKraje/maximum","maximum",{comparison:"<\
=",limit:999},"must be <= 999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodKraje","#/properties/kodKraje/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevKraje!==void 0){let t=i.nazevKraje,n=e,m=e;typeof t=="string"?a(
t)>32&&(r=o(r,s+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 cha\
racters"),e++):(r=o(r,s+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.kodOkresu!==void 0){let t=i.kodOkresu,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodOkres\
u","#/properties/kodOkresu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof t=="number"&&isFinite(t)&&
((t>9999||isNaN(t))&&(r=o(r,s+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must\
 be <= 9999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var p=n===e}if(i.nazevOkresu!==void 0){let t=i.nazevOkresu,n=e,m=e;typeof t=="string"?a(t)>32&&(r=
o(r,s+"/nazevOkresu","#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),
e++):(r=o(r,s+"/nazevOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.
kodObce!==void 0){let t=i.kodObce,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof t=="number"&&isFinite(t)&&((t>999999||isNaN(
t))&&(r=o(r,s+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(t<0||isNaN(t))&&(r=o(r,s+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var p=n===e}if(i.nazevObce!==void 0){let t=i.nazevObce,n=e,m=e;typeof t=="string"?a(t)>48&&(r=o(r,s+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=o(r,s+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodSpravnihoObvodu!==void 0){
let t=i.kodSpravnihoObvodu,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodSpravnihoObvodu","#/pro\
perties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof t=="number"&&isFinite(t)&&
((t>999||isNaN(t))&&(r=o(r,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/maximum","maximum",{comparison:"<=",
limit:999},"must be <= 999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevSpravnihoObvodu!==void 0){let t=i.nazevSpravnihoObvodu,
n=e,m=e;typeof t=="string"?a(t)>32&&(r=o(r,s+"/nazevSpravnihoObvodu","#/properties/nazevSpravnihoObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(r=o(r,s+"/nazevSpravnihoObvodu","#/properties/nazevSpra\
vnihoObvodu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodMestskehoObvodu!==void 0){let t=i.kodMestskehoObvodu,
n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/\
type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof t=="number"&&isFinite(t)&&((t>999||isNaN(t))&&(r=o(
r,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 99\
9"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevMestskehoObvodu!==void 0){let t=i.nazevMestskehoObvodu,n=e,m=e;
typeof t=="string"?a(t)>32&&(r=o(r,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObvodu/maxLength","maxLength",{
limit:32},"must NOT have more than 32 characters"),e++):(r=o(r,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObv\
odu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodMestskeCastiObvodu!==void 0){let t=i.kodMestskeCastiObvodu,
n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiO\
bvodu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof t=="number"&&isFinite(t)&&((t>999999||isNaN(t))&&
(r=o(r,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.kodUlice!==void 0){let t=i.kodUlice,n=e;typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;typeof t=="number"&&isFinite(t)&&((t>9999999||isNaN(t))&&(r=o(r,s+"/kodUlice","#/properties/\
kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodUl\
ice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevMestskeCastiObvodu!==
void 0){let t=i.nazevMestskeCastiObvodu,n=e,m=e;typeof t=="string"?a(t)>48&&(r=o(r,s+"/nazevMestskeCastiObvodu","#/prope\
rties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=o(r,s+"\
/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.nazevUlice!==void 0){let t=i.nazevUlice,n=e,m=e;typeof t=="string"?a(t)>48&&(r=o(r,s+"/nazevUlice","#/properties/\
nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=o(r,s+"/nazevUlice","#/pro\
perties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.cisloDomovni!==void 0){let t=i.cisloDomovni,
n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/cisloDomovni","#/properties/cisloDomovni/type","type",
{type:"integer"},"must be integer"),e++);let m=e;typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))&&(r=o(r,s+"/cisloDo\
movni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var p=n===e}if(i.
doplnekAdresy!==void 0){let t=i.doplnekAdresy,n=e,m=e;typeof t=="string"?a(t)>1500&&(r=o(r,s+"/doplnekAdresy","#/propert\
ies/doplnekAdresy/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(r=o(r,s+"/doplnek\
Adresy","#/properties/doplnekAdresy/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodCastiObce!==
void 0){let t=i.kodCastiObce,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodCastiObce","#/propert\
ies/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof t=="number"&&isFinite(t)&&((t>999999||
isNaN(t))&&(r=o(r,s+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must b\
e <= 999999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.cisloOrientacni!==void 0){let t=i.cisloOrientacni,n=e;typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"inte\
ger"},"must be integer"),e++);let m=e;typeof t=="number"&&isFinite(t)&&(t>999||isNaN(t))&&(r=o(r,s+"/cisloOrientacni","#\
/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var p=n===e}if(i.cisloOrientacniPismeno!==
void 0){let t=i.cisloOrientacniPismeno,n=e,m=e;typeof t=="string"?a(t)>1&&(r=o(r,s+"/cisloOrientacniPismeno","#/properti\
es/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(r=o(r,s+"/cislo\
OrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var p=n===e}
if(i.nazevCastiObce!==void 0){let t=i.nazevCastiObce,n=e,m=e;typeof t=="string"?a(t)>48&&(r=o(r,s+"/nazevCastiObce","#/p\
roperties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=o(r,s+"/naze\
vCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodAdresnihoMista!==
void 0){let t=i.kodAdresnihoMista,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodAdresnihoMista",
"#/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof t=="number"&&isFinite(
t)&&((t>999999999||isNaN(t))&&(r=o(r,s+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"\
<=",limit:999999999},"must be <= 999999999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodAdresnihoMista","#/properties/kodAdresn\
ihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.psc!==void 0){let t=i.psc,n=e;
typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/psc","#/properties/psc/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;var p=n===e}if(i.textovaAdresa!==void 0){let t=i.textovaAdresa,n=e,m=e;typeof t=="string"?a(
t)>1500&&(r=o(r,s+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more t\
han 1500 characters"),e++):(r=o(r,s+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be s\
tring"),e++);var p=n===e}if(i.cisloDoAdresy!==void 0){let t=i.cisloDoAdresy,n=e,m=e;typeof t=="string"?a(t)>255&&(r=o(r,
s+"/cisloDoAdresy","#/properties/cisloDoAdresy/maxLength","maxLength",{limit:255},"must NOT have more than 255 character\
s"),e++):(r=o(r,s+"/cisloDoAdresy","#/properties/cisloDoAdresy/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.standardizaceAdresy!==void 0){let t=i.standardizaceAdresy,n=e;typeof t!="boolean"&&(r=o(r,s+"/standardizaceAdresy",
"#/properties/standardizaceAdresy/type","type",{type:"boolean"},"must be boolean"),e++);let m=e;var p=n===e}if(i.pscTxt!==
void 0){let t=i.pscTxt,n=e,m=e;typeof t=="string"?a(t)>255&&(r=o(r,s+"/pscTxt","#/properties/pscTxt/maxLength","maxLengt\
h",{limit:255},"must NOT have more than 255 characters"),e++):(r=o(r,s+"/pscTxt","#/properties/pscTxt/type","type",{type:"\
string"},"must be string"),e++);var p=n===e}if(i.typCisloDomovni!==void 0){let t=i.typCisloDomovni,n=e;typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},
"must be integer"),e++);let m=e;typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))&&(r=o(r,s+"/typCisloDomovni","#/prop\
erties/typCisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var p=n===e}}else r=o(r,s,
"#/type","type",{type:"object"},"must be object"),e++;return N.errors=r,e===0}var L=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function U(i,{instancePath:s="",parentData:y,parentDataProperty:l,rootData:u=i}={}){let r=null,e=0,f=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico!==void 0){let t=i.ico,n=e,m=e;typeof t=="string"?(a(t)>8&&(r=o(r,s+"/ico","#/proper\
ties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),a(t)<8&&(r=o(r,s+"/ico","#/proper\
ties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),ee.test(t)||(r=o(r,s+"/ico","#/p\
roperties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=o(r,s+"/ico","#/properti\
es/ico/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.obchodniJmeno!==void 0){let t=i.obchodniJmeno,
n=e,m=e;typeof t=="string"?(a(t)>2e3&&(r=o(r,s+"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},
"must NOT have more than 2000 characters"),e++),a(t)<1&&(r=o(r,s+"/obchodniJmeno","#/properties/obchodniJmeno/minLength",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/obchodniJmeno","#/properties/obchodniJme\
no/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.sidlo!==void 0){let t=i.sidlo,n=e;N(t,{instancePath:s+
"/sidlo",parentData:i,parentDataProperty:"sidlo",rootData:u})||(r=g(r,N.errors),e=r.length);var p=n===e}if(i.pravniForma!==
void 0){let t=i.pravniForma,n=e,m=e;typeof t=="string"?(a(t)>3&&(r=o(r,s+"/pravniForma","#/properties/pravniForma/maxLen\
gth","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),a(t)<3&&(r=o(r,s+"/pravniForma","#/properties/pr\
avniForma/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),C.test(t)||(r=o(r,s+"/pravniFor\
ma","#/properties/pravniForma/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=o(r,s+"/\
pravniForma","#/properties/pravniForma/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.pravniFormaRos!==
void 0){let t=i.pravniFormaRos,n=e,m=e;typeof t=="string"?(a(t)>3&&(r=o(r,s+"/pravniFormaRos","#/properties/pravniFormaR\
os/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),a(t)<3&&(r=o(r,s+"/pravniFormaRos","#/p\
roperties/pravniFormaRos/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),C.test(t)||(r=o(
r,s+"/pravniFormaRos","#/properties/pravniFormaRos/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),
e++)):(r=o(r,s+"/pravniFormaRos","#/properties/pravniFormaRos/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.financniUrad!==void 0){let t=i.financniUrad,n=e,m=e;typeof t=="string"?(a(t)>3&&(r=o(r,s+"/financniUrad","#/prope\
rties/financniUrad/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),a(t)<3&&(r=o(r,s+"/fina\
ncniUrad","#/properties/financniUrad/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),C.test(
t)||(r=o(r,s+"/financniUrad","#/properties/financniUrad/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d\
{3}$"'),e++)):(r=o(r,s+"/financniUrad","#/properties/financniUrad/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.datumVzniku!==void 0){let t=i.datumVzniku,n=e,m=e;typeof t=="number"&&isFinite(t),typeof t=="string"?L.test(t)||(r=
o(r,s+"/datumVzniku","#/properties/datumVzniku/format","format",{format:"date"},'must match format "date"'),e++):(r=o(r,
s+"/datumVzniku","#/properties/datumVzniku/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.datumZaniku!==
void 0){let t=i.datumZaniku,n=e,m=e;typeof t=="number"&&isFinite(t),typeof t=="string"?L.test(t)||(r=o(r,s+"/datumZaniku",
"#/properties/datumZaniku/format","format",{format:"date"},'must match format "date"'),e++):(r=o(r,s+"/datumZaniku","#/p\
roperties/datumZaniku/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.datumAktualizace!==void 0){let t=i.
datumAktualizace,n=e,m=e;typeof t=="number"&&isFinite(t),typeof t=="string"?L.test(t)||(r=o(r,s+"/datumAktualizace","#/p\
roperties/datumAktualizace/format","format",{format:"date"},'must match format "date"'),e++):(r=o(r,s+"/datumAktualizace",
"#/properties/datumAktualizace/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.dic!==void 0){let t=i.
dic,n=e;typeof t!="string"&&(r=o(r,s+"/dic","#/properties/dic/type","type",{type:"string"},"must be string"),e++);let m=e;
var p=n===e}}else r=o(r,s,"#/type","type",{type:"object"},"must be object"),e++;return U.errors=r,e===0}function S(i,{instancePath:s="",parentData:y,parentDataProperty:l,rootData:u=i}={}){let r=null,e=0,f=e;N(i,{instancePath:s,
parentData:y,parentDataProperty:l,rootData:u})||(r=g(r,N.errors),e=r.length);var m=f===e;let p=e,t=e;if(i&&typeof i=="ob\
ject"&&!Array.isArray(i)){if(i.typAdresy!==void 0){let v=i.typAdresy,d=e,b=e;typeof v=="string"?(a(v)>64&&(r=o(r,s+"/typ\
Adresy","#/allOf/1/properties/typAdresy/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),
a(v)<1&&(r=o(r,s+"/typAdresy","#/allOf/1/properties/typAdresy/minLength","minLength",{limit:1},"must NOT have fewer than\
 1 characters"),e++)):(r=o(r,s+"/typAdresy","#/allOf/1/properties/typAdresy/type","type",{type:"string"},"must be string"),
e++);var n=d===e}}else r=o(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=p===e;return S.errors=
r,e===0}function T(i,{instancePath:s="",parentData:y,parentDataProperty:l,rootData:u=i}={}){let r=null,e=0,f=e;U(i,{instancePath:s,
parentData:y,parentDataProperty:l,rootData:u})||(r=g(r,U.errors),e=r.length);var v=f===e;let p=e,t=e;if(i&&typeof i=="ob\
ject"&&!Array.isArray(i)){if(i.typSubjektu!==void 0){let d=i.typSubjektu,b=e,_=e;typeof d=="string"?(a(d)>64&&(r=o(r,s+"\
/typSubjektu","#/allOf/1/properties/typSubjektu/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),
e++),a(d)<1&&(r=o(r,s+"/typSubjektu","#/allOf/1/properties/typSubjektu/minLength","minLength",{limit:1},"must NOT have f\
ewer than 1 characters"),e++)):(r=o(r,s+"/typSubjektu","#/allOf/1/properties/typSubjektu/type","type",{type:"string"},"m\
ust be string"),e++);var n=b===e}if(i.adresy!==void 0){let d=i.adresy,b=e,_=e;if(Array.isArray(d)){let O=!0,c=d.length;for(let h=0;h<
c;h++){let x=d[h],J=e;S(x,{instancePath:s+"/adresy/"+h,parentData:d,parentDataProperty:h,rootData:u})||(r=g(r,S.errors),
e=r.length);var m=J===e;m||(O=!1)}}else r=o(r,s+"/adresy","#/allOf/1/properties/adresy/type","type",{type:"array"},"must\
 be array"),e++;var n=b===e}if(i.jmenoPrijmeni!==void 0){let d=i.jmenoPrijmeni,b=e,_=e;typeof d=="string"?a(d)>100&&(r=o(
r,s+"/jmenoPrijmeni","#/allOf/1/properties/jmenoPrijmeni/maxLength","maxLength",{limit:100},"must NOT have more than 100\
 characters"),e++):(r=o(r,s+"/jmenoPrijmeni","#/allOf/1/properties/jmenoPrijmeni/type","type",{type:"string"},"must be s\
tring"),e++);var n=b===e}}else r=o(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var v=p===e;return T.
errors=r,e===0}function E(i,{instancePath:s="",parentData:y,parentDataProperty:l,rootData:u=i}={}){let r=null,e=0,f=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.podnet!==void 0){let t=i.podnet,n=e;typeof t!="string"&&(r=o(r,s+"/podnet","#/propertie\
s/podnet/type","type",{type:"string"},"must be string"),e++);let m=e;var p=n===e}if(i.spisZn!==void 0){let t=i.spisZn,n=e;
typeof t!="string"&&(r=o(r,s+"/spisZn","#/properties/spisZn/type","type",{type:"string"},"must be string"),e++);let m=e;
var p=n===e}if(i.datum!==void 0){let t=i.datum,n=e,m=e;typeof t=="number"&&isFinite(t),typeof t=="string"?L.test(t)||(r=
o(r,s+"/datum","#/properties/datum/format","format",{format:"date"},'must match format "date"'),e++):(r=o(r,s+"/datum","\
#/properties/datum/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.detail!==void 0){let t=i.detail,
n=e,m=e;typeof t=="string"?(a(t)>255&&(r=o(r,s+"/detail","#/properties/detail/maxLength","maxLength",{limit:255},"must N\
OT have more than 255 characters"),e++),a(t)<1&&(r=o(r,s+"/detail","#/properties/detail/minLength","minLength",{limit:1},
"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/detail","#/properties/detail/type","type",{type:"string"},"mus\
t be string"),e++);var p=n===e}if(i.usneseni!==void 0){let t=i.usneseni,n=e,m=e;typeof t=="string"?(a(t)>255&&(r=o(r,s+"\
/usneseni","#/properties/usneseni/maxLength","maxLength",{limit:255},"must NOT have more than 255 characters"),e++),a(t)<
1&&(r=o(r,s+"/usneseni","#/properties/usneseni/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),
e++)):(r=o(r,s+"/usneseni","#/properties/usneseni/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.akceUpadek!==
void 0){let t=i.akceUpadek,n=e,m=e;typeof t=="string"?(a(t)>64&&(r=o(r,s+"/akceUpadek","#/properties/akceUpadek/maxLengt\
h","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),a(t)<1&&(r=o(r,s+"/akceUpadek","#/properties/akc\
eUpadek/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/akceUpadek","#/proper\
ties/akceUpadek/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.typUpadek!==void 0){let t=i.typUpadek,
n=e,m=e;typeof t=="string"?(a(t)>64&&(r=o(r,s+"/typUpadek","#/properties/typUpadek/maxLength","maxLength",{limit:64},"mu\
st NOT have more than 64 characters"),e++),a(t)<1&&(r=o(r,s+"/typUpadek","#/properties/typUpadek/minLength","minLength",
{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/typUpadek","#/properties/typUpadek/type","type",{type:"\
string"},"must be string"),e++);var p=n===e}if(i.soudUpadek!==void 0){let t=i.soudUpadek,n=e,m=e;typeof t=="string"?(a(t)>
64&&(r=o(r,s+"/soudUpadek","#/properties/soudUpadek/maxLength","maxLength",{limit:64},"must NOT have more than 64 charac\
ters"),e++),a(t)<1&&(r=o(r,s+"/soudUpadek","#/properties/soudUpadek/minLength","minLength",{limit:1},"must NOT have fewe\
r than 1 characters"),e++)):(r=o(r,s+"/soudUpadek","#/properties/soudUpadek/type","type",{type:"string"},"must be string"),
e++);var p=n===e}}else r=o(r,s,"#/type","type",{type:"object"},"must be object"),e++;return E.errors=r,e===0}function F(i,{instancePath:s="",parentData:y,parentDataProperty:l,rootData:u=i}={}){let r=null,e=0,f=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.jmenoPrijmeni!==void 0){let t=i.jmenoPrijmeni,n=e,m=e;typeof t=="string"?a(t)>100&&(r=o(
r,s+"/jmenoPrijmeni","#/properties/jmenoPrijmeni/maxLength","maxLength",{limit:100},"must NOT have more than 100 charact\
ers"),e++):(r=o(r,s+"/jmenoPrijmeni","#/properties/jmenoPrijmeni/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.typAngazma!==void 0){let t=i.typAngazma,n=e,m=e;typeof t=="string"?(a(t)>64&&(r=o(r,s+"/typAngazma","#/properties\
/typAngazma/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),a(t)<1&&(r=o(r,s+"/typAngazm\
a","#/properties/typAngazma/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/t\
ypAngazma","#/properties/typAngazma/type","type",{type:"string"},"must be string"),e++);var p=n===e}}else r=o(r,s,"#/typ\
e","type",{type:"object"},"must be object"),e++;return F.errors=r,e===0}function D(i,{instancePath:s="",parentData:y,parentDataProperty:l,
rootData:u=i}={}){let r=null,e=0,f=e;E(i,{instancePath:s,parentData:y,parentDataProperty:l,rootData:u})||(r=g(r,E.errors),
e=r.length);var m=f===e;let p=e,t=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.spravceUpadku!==void 0){let v=i.spravceUpadku,
d=e;F(v,{instancePath:s+"/spravceUpadku",parentData:i,parentDataProperty:"spravceUpadku",rootData:u})||(r=g(r,F.errors),
e=r.length);var n=d===e}}else r=o(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=p===e;return D.
errors=r,e===0}function M(i,{instancePath:s="",parentData:y,parentDataProperty:l,rootData:u=i}={}){let r=null,e=0,f=e;T(
i,{instancePath:s,parentData:y,parentDataProperty:l,rootData:u})||(r=g(r,T.errors),e=r.length);var v=f===e;let p=e,t=e;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.upadek!==void 0){let d=i.upadek,b=e,_=e;if(Array.isArray(d)){let k=!0,O=d.length;
for(let c=0;c<O;c++){let h=d[c],x=e;D(h,{instancePath:s+"/upadek/"+c,parentData:d,parentDataProperty:c,rootData:u})||(r=
g(r,D.errors),e=r.length);var n=x===e;n||(k=!1)}}else r=o(r,s+"/upadek","#/allOf/1/properties/upadek/type","type",{type:"\
array"},"must be array"),e++;var m=b===e}}else r=o(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var v=p===
e;return M.errors=r,e===0}function A(i,{instancePath:s="",parentData:y,parentDataProperty:l,rootData:u=i}={}){let r=null,
e=0,f=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.icoId!==void 0){let n=i.icoId,m=e,v=e;typeof n=="string"?(a(n)>
32&&(r=o(r,s+"/icoId","#/properties/icoId/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),
P.test(n)||(r=o(r,s+"/icoId","#/properties/icoId/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(\
ARES_)?\\d{8}$"'),e++)):(r=o(r,s+"/icoId","#/properties/icoId/type","type",{type:"string"},"must be string"),e++);var p=m===
e}if(i.zaznamy!==void 0){let n=i.zaznamy,m=e,v=e;if(Array.isArray(n)){let b=!0,_=n.length;for(let k=0;k<_;k++){let O=n[k],
c=e;M(O,{instancePath:s+"/zaznamy/"+k,parentData:n,parentDataProperty:k,rootData:u})||(r=g(r,M.errors),e=r.length);var t=c===
e;t||(b=!1)}}else r=o(r,s+"/zaznamy","#/properties/zaznamy/type","type",{type:"array"},"must be array"),e++;var p=m===e}}else
r=o(r,s,"#/type","type",{type:"object"},"must be object"),e++;return A.errors=r,e===0}var re=V;var I={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function $(i,{instancePath:s="",parentData:y,parentDataProperty:l,rootData:u=i}={}){let r=null,
e=0;typeof i!="string"&&(r=o(r,s,"#/type","type",{type:"string"},"must be string"),e++);let f=e,p=I.enum;return i==="OBE\
CNA_CHYBA"||i==="CHYBA_VSTUPU"||i==="NENALEZENO"||i==="NENI_IMPLEMENTOVANO"||i==="NEPRIHLASENY_UZIVATEL"||i==="NENI_OPRA\
VNENI"||(r=o(r,s,"#/enum","enum",{allowedValues:I.enum},"must be equal to one of the allowed values"),e++),$.errors=r,e===
0}function V(i,{instancePath:s="",parentData:y,parentDataProperty:l,rootData:u=i}={}){let r=null,e=0,f=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.kod!==void 0){let t=i.kod,n=e;$(t,{instancePath:s+"/kod",parentData:i,parentDataProperty:"\
kod",rootData:u})||(r=g(r,$.errors),e=r.length);var p=n===e}if(i.popis!==void 0){let t=i.popis,n=e;typeof t!="string"&&(r=
o(r,s+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let m=e;var p=n===e}if(i.subKod!==
void 0){let t=i.subKod,n=e;typeof t!="string"&&(r=o(r,s+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let m=e;var p=n===e}}else r=o(r,s,"#/type","type",{type:"object"},"must be object"),e++;return V.errors=
r,e===0}var te=w;function K(i,{instancePath:s="",parentData:y,parentDataProperty:l,rootData:u=i}={}){let r=null,e=0,f=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let t=i.pocetCelkem,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)||(r=o(r,s+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof t==
"number"&&isFinite(t)&&((t>2147483647||isNaN(t))&&(r=o(r,s+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}}else r=o(r,s,"#/type","type",
{type:"object"},"must be object"),e++;return K.errors=r,e===0}function w(i,{instancePath:s="",parentData:y,parentDataProperty:l,
rootData:u=i}={}){let r=null,e=0,f=e;K(i,{instancePath:s,parentData:y,parentDataProperty:l,rootData:u})||(r=g(r,K.errors),
e=r.length);var v=f===e;let p=e,t=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ekonomickeSubjekty!==void 0){let d=i.
ekonomickeSubjekty,b=e,_=e;if(Array.isArray(d)){let k=!0,O=d.length;for(let c=0;c<O;c++){let h=d[c],x=e;A(h,{instancePath:s+
"/ekonomickeSubjekty/"+c,parentData:d,parentDataProperty:c,rootData:u})||(r=g(r,A.errors),e=r.length);var n=x===e;n||(k=
!1)}}else r=o(r,s+"/ekonomickeSubjekty","#/allOf/1/properties/ekonomickeSubjekty/type","type",{type:"array"},"must be ar\
ray"),e++;var m=b===e}}else r=o(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var v=p===e;return w.errors=
r,e===0}function g(i,s){if(i===null)return s;for(let y of s)i.push(y);return i}function o(i,s,y,l,u,r){return g(i,[{instancePath:s,
schemaPath:y,keyword:l,params:u,message:r}])}return W(ie);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektCeu: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyCeuSeznam: Validate;
} = {
  EkonomickySubjektCeu: code.v0,
  Chyba: code.v1,
  EkonomickeSubjektyCeuSeznam: code.v2,
};
