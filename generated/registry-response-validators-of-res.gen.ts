// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var F=Object.defineProperty;var V=Object.getOwnPropertyDescriptor;var B=Object.getOwnPropertyNames;var H=Object.prototype.hasOwnProperty;var Y=(i,s)=>()=>{try{return s||i((s={exports:{}}).exports,s),s.exports}catch(d){throw s=0,d}},q=(i,s)=>{for(var d in s)
F(i,d,{get:s[d],enumerable:!0})},G=(i,s,d,f)=>{if(s&&typeof s=="object"||typeof s=="function")for(let l of B(s))!H.call(
i,l)&&l!==d&&F(i,l,{get:()=>s[l],enumerable:!(f=V(s,l))||f.enumerable});return i};var Q=i=>G(F({},"__esModule",{value:!0}),i);var K=Y(S=>{"use strict";Object.defineProperty(S,"__esModule",{value:!0});function R(i){let s=i.length,d=0,f=0,l;for(;f<
s;)d++,l=i.charCodeAt(f++),l>=55296&&l<=56319&&f<s&&(l=i.charCodeAt(f),(l&64512)===56320&&f++);return d}S.default=R;R.code=
'require("ajv/dist/runtime/ucs2length").default'});var se={};q(se,{v0:()=>W,v1:()=>re,v2:()=>ie});var W=j;var m=K().default,X=new RegExp("^(ARES_)?\\d{8}$","u");var P=new RegExp("^\\d{8}$","u"),L=new RegExp("^\\d{3}$","u");function T(i,{instancePath:s="",parentData:d,parentDataProperty:f,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodStatu!==void 0){let r=i.kodStatu,n=e;typeof r!="string"&&(t=o(t,s+"/kodStatu","#/pro\
perties/kodStatu/type","type",{type:"string"},"must be string"),e++);let p=e;var a=n===e}if(i.nazevStatu!==void 0){let r=i.
nazevStatu,n=e,p=e;typeof r=="string"?m(r)>32&&(t=o(t,s+"/nazevStatu","#/properties/nazevStatu/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevStatu","#/properties/nazevStatu/type","type",{type:"string"},
"must be string"),e++);var a=n===e}if(i.kodKraje!==void 0){let r=i.kodKraje,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=o(t,s+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r==
"number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=o(t,s+"/kodKraje","#/properties/kodKraje/maximum","maximum",{comparison:"<\
=",limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodKraje","#/properties/kodKraje/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevKraje!==void 0){let r=i.nazevKraje,n=e,p=e;typeof r=="string"?m(
r)>32&&(t=o(t,s+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 cha\
racters"),e++):(t=o(t,s+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.kodOkresu!==void 0){let r=i.kodOkresu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodOkres\
u","#/properties/kodOkresu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&
((r>9999||isNaN(r))&&(t=o(t,s+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must\
 be <= 9999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var a=n===e}if(i.nazevOkresu!==void 0){let r=i.nazevOkresu,n=e,p=e;typeof r=="string"?m(r)>32&&(t=
o(t,s+"/nazevOkresu","#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),
e++):(t=o(t,s+"/nazevOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.
kodObce!==void 0){let r=i.kodObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(
r))&&(t=o(t,s+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(r<0||isNaN(r))&&(t=o(t,s+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var a=n===e}if(i.nazevObce!==void 0){let r=i.nazevObce,n=e,p=e;typeof r=="string"?m(r)>48&&(t=o(t,s+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodSpravnihoObvodu!==void 0){
let r=i.kodSpravnihoObvodu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodSpravnihoObvodu","#/pro\
perties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&
((r>999||isNaN(r))&&(t=o(t,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/maximum","maximum",{comparison:"<=",
limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevSpravnihoObvodu!==void 0){let r=i.nazevSpravnihoObvodu,
n=e,p=e;typeof r=="string"?m(r)>32&&(t=o(t,s+"/nazevSpravnihoObvodu","#/properties/nazevSpravnihoObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevSpravnihoObvodu","#/properties/nazevSpra\
vnihoObvodu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodMestskehoObvodu!==void 0){let r=i.kodMestskehoObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/\
type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=o(
t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 99\
9"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevMestskehoObvodu!==void 0){let r=i.nazevMestskehoObvodu,n=e,p=e;
typeof r=="string"?m(r)>32&&(t=o(t,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObvodu/maxLength","maxLength",{
limit:32},"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObv\
odu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodMestskeCastiObvodu!==void 0){let r=i.kodMestskeCastiObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiO\
bvodu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(r))&&
(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.kodUlice!==void 0){let r=i.kodUlice,n=e;typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"mus\
t be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&((r>9999999||isNaN(r))&&(t=o(t,s+"/kodUlice","#/properties/\
kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodUl\
ice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevMestskeCastiObvodu!==
void 0){let r=i.nazevMestskeCastiObvodu,n=e,p=e;typeof r=="string"?m(r)>48&&(t=o(t,s+"/nazevMestskeCastiObvodu","#/prope\
rties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"\
/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.nazevUlice!==void 0){let r=i.nazevUlice,n=e,p=e;typeof r=="string"?m(r)>48&&(t=o(t,s+"/nazevUlice","#/properties/\
nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/nazevUlice","#/pro\
perties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.cisloDomovni!==void 0){let r=i.cisloDomovni,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/cisloDomovni","#/properties/cisloDomovni/type","type",
{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=o(t,s+"/cisloDo\
movni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=n===e}if(i.
doplnekAdresy!==void 0){let r=i.doplnekAdresy,n=e,p=e;typeof r=="string"?m(r)>1500&&(t=o(t,s+"/doplnekAdresy","#/propert\
ies/doplnekAdresy/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(t=o(t,s+"/doplnek\
Adresy","#/properties/doplnekAdresy/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodCastiObce!==
void 0){let r=i.kodCastiObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodCastiObce","#/propert\
ies/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&((r>999999||
isNaN(r))&&(t=o(t,s+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must b\
e <= 999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.cisloOrientacni!==void 0){let r=i.cisloOrientacni,n=e;typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"inte\
ger"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))&&(t=o(t,s+"/cisloOrientacni","#\
/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var a=n===e}if(i.cisloOrientacniPismeno!==
void 0){let r=i.cisloOrientacniPismeno,n=e,p=e;typeof r=="string"?m(r)>1&&(t=o(t,s+"/cisloOrientacniPismeno","#/properti\
es/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(t=o(t,s+"/cislo\
OrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var a=n===e}
if(i.nazevCastiObce!==void 0){let r=i.nazevCastiObce,n=e,p=e;typeof r=="string"?m(r)>48&&(t=o(t,s+"/nazevCastiObce","#/p\
roperties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/naze\
vCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodAdresnihoMista!==
void 0){let r=i.kodAdresnihoMista,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodAdresnihoMista",
"#/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(
r)&&((r>999999999||isNaN(r))&&(t=o(t,s+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"\
<=",limit:999999999},"must be <= 999999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodAdresnihoMista","#/properties/kodAdresn\
ihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.psc!==void 0){let r=i.psc,n=e;
typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/psc","#/properties/psc/type","type",{type:"integer"},"mus\
t be integer"),e++);let p=e;var a=n===e}if(i.textovaAdresa!==void 0){let r=i.textovaAdresa,n=e,p=e;typeof r=="string"?m(
r)>1500&&(t=o(t,s+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more t\
han 1500 characters"),e++):(t=o(t,s+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be s\
tring"),e++);var a=n===e}if(i.cisloDoAdresy!==void 0){let r=i.cisloDoAdresy,n=e,p=e;typeof r=="string"?m(r)>255&&(t=o(t,
s+"/cisloDoAdresy","#/properties/cisloDoAdresy/maxLength","maxLength",{limit:255},"must NOT have more than 255 character\
s"),e++):(t=o(t,s+"/cisloDoAdresy","#/properties/cisloDoAdresy/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.standardizaceAdresy!==void 0){let r=i.standardizaceAdresy,n=e;typeof r!="boolean"&&(t=o(t,s+"/standardizaceAdresy",
"#/properties/standardizaceAdresy/type","type",{type:"boolean"},"must be boolean"),e++);let p=e;var a=n===e}if(i.pscTxt!==
void 0){let r=i.pscTxt,n=e,p=e;typeof r=="string"?m(r)>255&&(t=o(t,s+"/pscTxt","#/properties/pscTxt/maxLength","maxLengt\
h",{limit:255},"must NOT have more than 255 characters"),e++):(t=o(t,s+"/pscTxt","#/properties/pscTxt/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(i.typCisloDomovni!==void 0){let r=i.typCisloDomovni,n=e;typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},
"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=o(t,s+"/typCisloDomovni","#/prop\
erties/typCisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=n===e}}else t=o(t,s,
"#/type","type",{type:"object"},"must be object"),e++;return T.errors=t,e===0}var C=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function U(i,{instancePath:s="",parentData:d,parentDataProperty:f,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico!==void 0){let r=i.ico,n=e,p=e;typeof r=="string"?(m(r)>8&&(t=o(t,s+"/ico","#/proper\
ties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),m(r)<8&&(t=o(t,s+"/ico","#/proper\
ties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),P.test(r)||(t=o(t,s+"/ico","#/pr\
operties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=o(t,s+"/ico","#/propertie\
s/ico/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.obchodniJmeno!==void 0){let r=i.obchodniJmeno,
n=e,p=e;typeof r=="string"?(m(r)>2e3&&(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},
"must NOT have more than 2000 characters"),e++),m(r)<1&&(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJmeno/minLength",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJme\
no/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.sidlo!==void 0){let r=i.sidlo,n=e;T(r,{instancePath:s+
"/sidlo",parentData:i,parentDataProperty:"sidlo",rootData:l})||(t=O(t,T.errors),e=t.length);var a=n===e}if(i.pravniForma!==
void 0){let r=i.pravniForma,n=e,p=e;typeof r=="string"?(m(r)>3&&(t=o(t,s+"/pravniForma","#/properties/pravniForma/maxLen\
gth","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(r)<3&&(t=o(t,s+"/pravniForma","#/properties/pr\
avniForma/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),L.test(r)||(t=o(t,s+"/pravniFor\
ma","#/properties/pravniForma/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=o(t,s+"/\
pravniForma","#/properties/pravniForma/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.pravniFormaRos!==
void 0){let r=i.pravniFormaRos,n=e,p=e;typeof r=="string"?(m(r)>3&&(t=o(t,s+"/pravniFormaRos","#/properties/pravniFormaR\
os/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(r)<3&&(t=o(t,s+"/pravniFormaRos","#/p\
roperties/pravniFormaRos/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),L.test(r)||(t=o(
t,s+"/pravniFormaRos","#/properties/pravniFormaRos/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),
e++)):(t=o(t,s+"/pravniFormaRos","#/properties/pravniFormaRos/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.financniUrad!==void 0){let r=i.financniUrad,n=e,p=e;typeof r=="string"?(m(r)>3&&(t=o(t,s+"/financniUrad","#/prope\
rties/financniUrad/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(r)<3&&(t=o(t,s+"/fina\
ncniUrad","#/properties/financniUrad/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),L.test(
r)||(t=o(t,s+"/financniUrad","#/properties/financniUrad/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d\
{3}$"'),e++)):(t=o(t,s+"/financniUrad","#/properties/financniUrad/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.datumVzniku!==void 0){let r=i.datumVzniku,n=e,p=e;typeof r=="number"&&isFinite(r),typeof r=="string"?C.test(r)||(t=
o(t,s+"/datumVzniku","#/properties/datumVzniku/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,
s+"/datumVzniku","#/properties/datumVzniku/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.datumZaniku!==
void 0){let r=i.datumZaniku,n=e,p=e;typeof r=="number"&&isFinite(r),typeof r=="string"?C.test(r)||(t=o(t,s+"/datumZaniku",
"#/properties/datumZaniku/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumZaniku","#/p\
roperties/datumZaniku/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.datumAktualizace!==void 0){let r=i.
datumAktualizace,n=e,p=e;typeof r=="number"&&isFinite(r),typeof r=="string"?C.test(r)||(t=o(t,s+"/datumAktualizace","#/p\
roperties/datumAktualizace/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumAktualizace",
"#/properties/datumAktualizace/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.dic!==void 0){let r=i.
dic,n=e;typeof r!="string"&&(t=o(t,s+"/dic","#/properties/dic/type","type",{type:"string"},"must be string"),e++);let p=e;
var a=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return U.errors=t,e===0}var ee=new RegExp("^\\d{5}$","u");function E(i,{instancePath:s="",parentData:d,parentDataProperty:f,rootData:l=i}={}){let t=null,
e=0,k=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.institucionalniSektor2010!==void 0){let r=i.institucionalniSektor2010,
n=e,p=e;typeof r=="string"?(m(r)>5&&(t=o(t,s+"/institucionalniSektor2010","#/properties/institucionalniSektor2010/maxLen\
gth","maxLength",{limit:5},"must NOT have more than 5 characters"),e++),m(r)<5&&(t=o(t,s+"/institucionalniSektor2010","#\
/properties/institucionalniSektor2010/minLength","minLength",{limit:5},"must NOT have fewer than 5 characters"),e++),ee.
test(r)||(t=o(t,s+"/institucionalniSektor2010","#/properties/institucionalniSektor2010/pattern","pattern",{pattern:"^\\d{\
5}$"},'must match pattern "^\\d{5}$"'),e++)):(t=o(t,s+"/institucionalniSektor2010","#/properties/institucionalniSektor20\
10/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kategoriePoctuPracovniku!==void 0){let r=i.kategoriePoctuPracovniku,
n=e,p=e;typeof r=="string"?(m(r)>3&&(t=o(t,s+"/kategoriePoctuPracovniku","#/properties/kategoriePoctuPracovniku/maxLengt\
h","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(r)<3&&(t=o(t,s+"/kategoriePoctuPracovniku","#/pr\
operties/kategoriePoctuPracovniku/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),L.test(
r)||(t=o(t,s+"/kategoriePoctuPracovniku","#/properties/kategoriePoctuPracovniku/pattern","pattern",{pattern:"^\\d{3}$"},
'must match pattern "^\\d{3}$"'),e++)):(t=o(t,s+"/kategoriePoctuPracovniku","#/properties/kategoriePoctuPracovniku/type",
"type",{type:"string"},"must be string"),e++);var a=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),
e++;return E.errors=t,e===0}var te=new RegExp("^\\d{6}$","u");function $(i,{instancePath:s="",parentData:d,parentDataProperty:f,
rootData:l=i}={}){let t=null,e=0,k=e;U(i,{instancePath:s,parentData:d,parentDataProperty:f,rootData:l})||(t=O(t,U.errors),
e=t.length);var _=k===e;let a=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.czNace!==void 0){let u=i.czNace,c=e,
g=e;if(Array.isArray(u)){let h=!0,N=u.length;for(let v=0;v<N;v++){let y=u[v],b=e,A=e;typeof y=="string"?(m(y)>5&&(t=o(t,
s+"/czNace/"+v,"#/allOf/1/properties/czNace/items/maxLength","maxLength",{limit:5},"must NOT have more than 5 characters"),
e++),m(y)<1&&(t=o(t,s+"/czNace/"+v,"#/allOf/1/properties/czNace/items/minLength","minLength",{limit:1},"must NOT have fe\
wer than 1 characters"),e++)):(t=o(t,s+"/czNace/"+v,"#/allOf/1/properties/czNace/items/type","type",{type:"string"},"mus\
t be string"),e++);var n=b===e;n||(h=!1)}}else t=o(t,s+"/czNace","#/allOf/1/properties/czNace/type","type",{type:"array"},
"must be array"),e++;var p=c===e}if(i.czNace2008!==void 0){let u=i.czNace2008,c=e,g=e;if(Array.isArray(u)){let N=!0,v=u.
length;for(let y=0;y<v;y++){let b=u[y],A=e,w=e;typeof b=="string"?(m(b)>5&&(t=o(t,s+"/czNace2008/"+y,"#/allOf/1/properti\
es/czNace2008/items/maxLength","maxLength",{limit:5},"must NOT have more than 5 characters"),e++),m(b)<1&&(t=o(t,s+"/czN\
ace2008/"+y,"#/allOf/1/properties/czNace2008/items/minLength","minLength",{limit:1},"must NOT have fewer than 1 characte\
rs"),e++)):(t=o(t,s+"/czNace2008/"+y,"#/allOf/1/properties/czNace2008/items/type","type",{type:"string"},"must be string"),
e++);var x=A===e;x||(N=!1)}}else t=o(t,s+"/czNace2008","#/allOf/1/properties/czNace2008/type","type",{type:"array"},"mus\
t be array"),e++;var p=c===e}if(i.doplnkovePravniFormy!==void 0){let u=i.doplnkovePravniFormy,c=e,g=e;if(Array.isArray(u)){
let N=!0,v=u.length;for(let y=0;y<v;y++){let b=u[y],A=e,w=e;typeof b=="string"?(m(b)>3&&(t=o(t,s+"/doplnkovePravniFormy/"+
y,"#/allOf/1/properties/doplnkovePravniFormy/items/maxLength","maxLength",{limit:3},"must NOT have more than 3 character\
s"),e++),m(b)<3&&(t=o(t,s+"/doplnkovePravniFormy/"+y,"#/allOf/1/properties/doplnkovePravniFormy/items/minLength","minLen\
gth",{limit:3},"must NOT have fewer than 3 characters"),e++),L.test(b)||(t=o(t,s+"/doplnkovePravniFormy/"+y,"#/allOf/1/p\
roperties/doplnkovePravniFormy/items/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=o(
t,s+"/doplnkovePravniFormy/"+y,"#/allOf/1/properties/doplnkovePravniFormy/items/type","type",{type:"string"},"must be st\
ring"),e++);var z=A===e;z||(N=!1)}}else t=o(t,s+"/doplnkovePravniFormy","#/allOf/1/properties/doplnkovePravniFormy/type",
"type",{type:"array"},"must be array"),e++;var p=c===e}if(i.statistickeUdaje!==void 0){let u=i.statistickeUdaje,c=e;E(u,
{instancePath:s+"/statistickeUdaje",parentData:i,parentDataProperty:"statistickeUdaje",rootData:l})||(t=O(t,E.errors),e=
t.length);var p=c===e}if(i.zakladniUzemniJednotka!==void 0){let u=i.zakladniUzemniJednotka,c=e,g=e;typeof u=="string"?(m(
u)>6&&(t=o(t,s+"/zakladniUzemniJednotka","#/allOf/1/properties/zakladniUzemniJednotka/maxLength","maxLength",{limit:6},"\
must NOT have more than 6 characters"),e++),m(u)<6&&(t=o(t,s+"/zakladniUzemniJednotka","#/allOf/1/properties/zakladniUze\
mniJednotka/minLength","minLength",{limit:6},"must NOT have fewer than 6 characters"),e++),te.test(u)||(t=o(t,s+"/zaklad\
niUzemniJednotka","#/allOf/1/properties/zakladniUzemniJednotka/pattern","pattern",{pattern:"^\\d{6}$"},'must match patte\
rn "^\\d{6}$"'),e++)):(t=o(t,s+"/zakladniUzemniJednotka","#/allOf/1/properties/zakladniUzemniJednotka/type","type",{type:"\
string"},"must be string"),e++);var p=c===e}if(i.primarniZaznam!==void 0){let u=i.primarniZaznam,c=e;typeof u!="boolean"&&
(t=o(t,s+"/primarniZaznam","#/allOf/1/properties/primarniZaznam/type","type",{type:"boolean"},"must be boolean"),e++);let g=e;
var p=c===e}if(i.czNacePrevazujici!==void 0){let u=i.czNacePrevazujici,c=e,g=e;typeof u=="string"?(m(u)>5&&(t=o(t,s+"/cz\
NacePrevazujici","#/allOf/1/properties/czNacePrevazujici/maxLength","maxLength",{limit:5},"must NOT have more than 5 cha\
racters"),e++),m(u)<1&&(t=o(t,s+"/czNacePrevazujici","#/allOf/1/properties/czNacePrevazujici/minLength","minLength",{limit:1},
"must NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/czNacePrevazujici","#/allOf/1/properties/czNacePrevazujici/typ\
e","type",{type:"string"},"must be string"),e++);var p=c===e}if(i.czNacePrevazujici2008!==void 0){let u=i.czNacePrevazujici2008,
c=e,g=e;typeof u=="string"?(m(u)>5&&(t=o(t,s+"/czNacePrevazujici2008","#/allOf/1/properties/czNacePrevazujici2008/maxLen\
gth","maxLength",{limit:5},"must NOT have more than 5 characters"),e++),m(u)<1&&(t=o(t,s+"/czNacePrevazujici2008","#/all\
Of/1/properties/czNacePrevazujici2008/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=
o(t,s+"/czNacePrevazujici2008","#/allOf/1/properties/czNacePrevazujici2008/type","type",{type:"string"},"must be string"),
e++);var p=c===e}if(i.okresNutsLau!==void 0){let u=i.okresNutsLau,c=e,g=e;typeof u=="string"?m(u)>6&&(t=o(t,s+"/okresNut\
sLau","#/allOf/1/properties/okresNutsLau/maxLength","maxLength",{limit:6},"must NOT have more than 6 characters"),e++):(t=
o(t,s+"/okresNutsLau","#/allOf/1/properties/okresNutsLau/type","type",{type:"string"},"must be string"),e++);var p=c===e}}else
t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var _=a===e;return $.errors=t,e===0}function j(i,{
instancePath:s="",parentData:d,parentDataProperty:f,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.icoId!==void 0){let n=i.icoId,p=e,x=e;typeof n=="string"?(m(n)>32&&(t=o(t,s+"/icoId","#/properties/icoI\
d/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),X.test(n)||(t=o(t,s+"/icoId","#/proper\
ties/icoId/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(t=o(t,s+"/ico\
Id","#/properties/icoId/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(i.zaznamy!==void 0){let n=i.zaznamy,
p=e,x=e;if(Array.isArray(n)){let _=!0,u=n.length;for(let c=0;c<u;c++){let g=n[c],h=e;$(g,{instancePath:s+"/zaznamy/"+c,parentData:n,
parentDataProperty:c,rootData:l})||(t=O(t,$.errors),e=t.length);var r=h===e;r||(_=!1)}}else t=o(t,s+"/zaznamy","#/proper\
ties/zaznamy/type","type",{type:"array"},"must be array"),e++;var a=p===e}}else t=o(t,s,"#/type","type",{type:"object"},
"must be object"),e++;return j.errors=t,e===0}var re=J;var I={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function D(i,{instancePath:s="",parentData:d,parentDataProperty:f,rootData:l=i}={}){let t=null,
e=0;typeof i!="string"&&(t=o(t,s,"#/type","type",{type:"string"},"must be string"),e++);let k=e,a=I.enum;return i==="OBE\
CNA_CHYBA"||i==="CHYBA_VSTUPU"||i==="NENALEZENO"||i==="NENI_IMPLEMENTOVANO"||i==="NEPRIHLASENY_UZIVATEL"||i==="NENI_OPRA\
VNENI"||(t=o(t,s,"#/enum","enum",{allowedValues:I.enum},"must be equal to one of the allowed values"),e++),D.errors=t,e===
0}function J(i,{instancePath:s="",parentData:d,parentDataProperty:f,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.kod!==void 0){let r=i.kod,n=e;D(r,{instancePath:s+"/kod",parentData:i,parentDataProperty:"\
kod",rootData:l})||(t=O(t,D.errors),e=t.length);var a=n===e}if(i.popis!==void 0){let r=i.popis,n=e;typeof r!="string"&&(t=
o(t,s+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let p=e;var a=n===e}if(i.subKod!==
void 0){let r=i.subKod,n=e;typeof r!="string"&&(t=o(t,s+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let p=e;var a=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return J.errors=
t,e===0}var ie=Z;function M(i,{instancePath:s="",parentData:d,parentDataProperty:f,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let r=i.pocetCelkem,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=o(t,s+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r==
"number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=o(t,s+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}}else t=o(t,s,"#/type","type",
{type:"object"},"must be object"),e++;return M.errors=t,e===0}function Z(i,{instancePath:s="",parentData:d,parentDataProperty:f,
rootData:l=i}={}){let t=null,e=0,k=e;M(i,{instancePath:s,parentData:d,parentDataProperty:f,rootData:l})||(t=O(t,M.errors),
e=t.length);var x=k===e;let a=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ekonomickeSubjekty!==void 0){let z=i.
ekonomickeSubjekty,_=e,u=e;if(Array.isArray(z)){let c=!0,g=z.length;for(let h=0;h<g;h++){let N=z[h],v=e;j(N,{instancePath:s+
"/ekonomickeSubjekty/"+h,parentData:z,parentDataProperty:h,rootData:l})||(t=O(t,j.errors),e=t.length);var n=v===e;n||(c=
!1)}}else t=o(t,s+"/ekonomickeSubjekty","#/allOf/1/properties/ekonomickeSubjekty/type","type",{type:"array"},"must be ar\
ray"),e++;var p=_===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var x=a===e;return Z.errors=
t,e===0}function O(i,s){if(i===null)return s;for(let d of s)i.push(d);return i}function o(i,s,d,f,l,t){return O(i,[{instancePath:s,
schemaPath:d,keyword:f,params:l,message:t}])}return Q(se);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRes: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyResSeznam: Validate;
} = {
  EkonomickySubjektRes: code.v0,
  Chyba: code.v1,
  EkonomickeSubjektyResSeznam: code.v2,
};
