// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var A=Object.defineProperty;var I=Object.getOwnPropertyDescriptor;var V=Object.getOwnPropertyNames;var B=Object.prototype.hasOwnProperty;var H=(i,s)=>()=>{try{return s||i((s={exports:{}}).exports,s),s.exports}catch(f){throw s=0,f}},Y=(i,s)=>{for(var f in s)
A(i,f,{get:s[f],enumerable:!0})},q=(i,s,f,y)=>{if(s&&typeof s=="object"||typeof s=="function")for(let u of V(s))!B.call(
i,u)&&u!==f&&A(i,u,{get:()=>s[u],enumerable:!(y=I(s,u))||y.enumerable});return i};var G=i=>q(A({},"__esModule",{value:!0}),i);var w=H(j=>{"use strict";Object.defineProperty(j,"__esModule",{value:!0});function M(i){let s=i.length,f=0,y=0,u;for(;y<
s;)f++,u=i.charCodeAt(y++),u>=55296&&u<=56319&&y<s&&(u=i.charCodeAt(y),(u&64512)===56320&&y++);return f}j.default=M;M.code=
'require("ajv/dist/runtime/ucs2length").default'});var te={};Y(te,{v0:()=>Q,v1:()=>P,v2:()=>ee});var Q=z;var a=w().default,W=new RegExp("^(ARES_)?\\d{8}$","u");var X=new RegExp("^\\d{8}$","u"),x=new RegExp("^\\d{3}$","u");function C(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,v=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodStatu!==void 0){let r=i.kodStatu,n=e;typeof r!="string"&&(t=o(t,s+"/kodStatu","#/pro\
perties/kodStatu/type","type",{type:"string"},"must be string"),e++);let m=e;var p=n===e}if(i.nazevStatu!==void 0){let r=i.
nazevStatu,n=e,m=e;typeof r=="string"?a(r)>32&&(t=o(t,s+"/nazevStatu","#/properties/nazevStatu/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevStatu","#/properties/nazevStatu/type","type",{type:"string"},
"must be string"),e++);var p=n===e}if(i.kodKraje!==void 0){let r=i.kodKraje,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=o(t,s+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r==
"number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=o(t,s+"/kodKraje","#/properties/kodKraje/maximum","maximum",{comparison:"<\
=",limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodKraje","#/properties/kodKraje/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevKraje!==void 0){let r=i.nazevKraje,n=e,m=e;typeof r=="string"?a(
r)>32&&(t=o(t,s+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 cha\
racters"),e++):(t=o(t,s+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.kodOkresu!==void 0){let r=i.kodOkresu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodOkres\
u","#/properties/kodOkresu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&
((r>9999||isNaN(r))&&(t=o(t,s+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must\
 be <= 9999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var p=n===e}if(i.nazevOkresu!==void 0){let r=i.nazevOkresu,n=e,m=e;typeof r=="string"?a(r)>32&&(t=
o(t,s+"/nazevOkresu","#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),
e++):(t=o(t,s+"/nazevOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.
kodObce!==void 0){let r=i.kodObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(
r))&&(t=o(t,s+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(r<0||isNaN(r))&&(t=o(t,s+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var p=n===e}if(i.nazevObce!==void 0){let r=i.nazevObce,n=e,m=e;typeof r=="string"?a(r)>48&&(t=o(t,s+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodSpravnihoObvodu!==void 0){
let r=i.kodSpravnihoObvodu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodSpravnihoObvodu","#/pro\
perties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&
((r>999||isNaN(r))&&(t=o(t,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/maximum","maximum",{comparison:"<=",
limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevSpravnihoObvodu!==void 0){let r=i.nazevSpravnihoObvodu,
n=e,m=e;typeof r=="string"?a(r)>32&&(t=o(t,s+"/nazevSpravnihoObvodu","#/properties/nazevSpravnihoObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevSpravnihoObvodu","#/properties/nazevSpra\
vnihoObvodu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodMestskehoObvodu!==void 0){let r=i.kodMestskehoObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/\
type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=o(
t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 99\
9"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevMestskehoObvodu!==void 0){let r=i.nazevMestskehoObvodu,n=e,m=e;
typeof r=="string"?a(r)>32&&(t=o(t,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObvodu/maxLength","maxLength",{
limit:32},"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObv\
odu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodMestskeCastiObvodu!==void 0){let r=i.kodMestskeCastiObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiO\
bvodu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(r))&&
(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.kodUlice!==void 0){let r=i.kodUlice,n=e;typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>9999999||isNaN(r))&&(t=o(t,s+"/kodUlice","#/properties/\
kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodUl\
ice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevMestskeCastiObvodu!==
void 0){let r=i.nazevMestskeCastiObvodu,n=e,m=e;typeof r=="string"?a(r)>48&&(t=o(t,s+"/nazevMestskeCastiObvodu","#/prope\
rties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"\
/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.nazevUlice!==void 0){let r=i.nazevUlice,n=e,m=e;typeof r=="string"?a(r)>48&&(t=o(t,s+"/nazevUlice","#/properties/\
nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/nazevUlice","#/pro\
perties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.cisloDomovni!==void 0){let r=i.cisloDomovni,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/cisloDomovni","#/properties/cisloDomovni/type","type",
{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=o(t,s+"/cisloDo\
movni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var p=n===e}if(i.
doplnekAdresy!==void 0){let r=i.doplnekAdresy,n=e,m=e;typeof r=="string"?a(r)>1500&&(t=o(t,s+"/doplnekAdresy","#/propert\
ies/doplnekAdresy/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(t=o(t,s+"/doplnek\
Adresy","#/properties/doplnekAdresy/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodCastiObce!==
void 0){let r=i.kodCastiObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodCastiObce","#/propert\
ies/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999||
isNaN(r))&&(t=o(t,s+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must b\
e <= 999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.cisloOrientacni!==void 0){let r=i.cisloOrientacni,n=e;typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"inte\
ger"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))&&(t=o(t,s+"/cisloOrientacni","#\
/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var p=n===e}if(i.cisloOrientacniPismeno!==
void 0){let r=i.cisloOrientacniPismeno,n=e,m=e;typeof r=="string"?a(r)>1&&(t=o(t,s+"/cisloOrientacniPismeno","#/properti\
es/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(t=o(t,s+"/cislo\
OrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var p=n===e}
if(i.nazevCastiObce!==void 0){let r=i.nazevCastiObce,n=e,m=e;typeof r=="string"?a(r)>48&&(t=o(t,s+"/nazevCastiObce","#/p\
roperties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/naze\
vCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodAdresnihoMista!==
void 0){let r=i.kodAdresnihoMista,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodAdresnihoMista",
"#/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(
r)&&((r>999999999||isNaN(r))&&(t=o(t,s+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"\
<=",limit:999999999},"must be <= 999999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodAdresnihoMista","#/properties/kodAdresn\
ihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.psc!==void 0){let r=i.psc,n=e;
typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/psc","#/properties/psc/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;var p=n===e}if(i.textovaAdresa!==void 0){let r=i.textovaAdresa,n=e,m=e;typeof r=="string"?a(
r)>1500&&(t=o(t,s+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more t\
han 1500 characters"),e++):(t=o(t,s+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be s\
tring"),e++);var p=n===e}if(i.cisloDoAdresy!==void 0){let r=i.cisloDoAdresy,n=e,m=e;typeof r=="string"?a(r)>255&&(t=o(t,
s+"/cisloDoAdresy","#/properties/cisloDoAdresy/maxLength","maxLength",{limit:255},"must NOT have more than 255 character\
s"),e++):(t=o(t,s+"/cisloDoAdresy","#/properties/cisloDoAdresy/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.standardizaceAdresy!==void 0){let r=i.standardizaceAdresy,n=e;typeof r!="boolean"&&(t=o(t,s+"/standardizaceAdresy",
"#/properties/standardizaceAdresy/type","type",{type:"boolean"},"must be boolean"),e++);let m=e;var p=n===e}if(i.pscTxt!==
void 0){let r=i.pscTxt,n=e,m=e;typeof r=="string"?a(r)>255&&(t=o(t,s+"/pscTxt","#/properties/pscTxt/maxLength","maxLengt\
h",{limit:255},"must NOT have more than 255 characters"),e++):(t=o(t,s+"/pscTxt","#/properties/pscTxt/type","type",{type:"\
string"},"must be string"),e++);var p=n===e}if(i.typCisloDomovni!==void 0){let r=i.typCisloDomovni,n=e;typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},
"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=o(t,s+"/typCisloDomovni","#/prop\
erties/typCisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var p=n===e}}else t=o(t,s,
"#/type","type",{type:"object"},"must be object"),e++;return C.errors=t,e===0}var _=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function T(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,v=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico!==void 0){let r=i.ico,n=e,m=e;typeof r=="string"?(a(r)>8&&(t=o(t,s+"/ico","#/proper\
ties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),a(r)<8&&(t=o(t,s+"/ico","#/proper\
ties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),X.test(r)||(t=o(t,s+"/ico","#/pr\
operties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=o(t,s+"/ico","#/propertie\
s/ico/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.obchodniJmeno!==void 0){let r=i.obchodniJmeno,
n=e,m=e;typeof r=="string"?(a(r)>2e3&&(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},
"must NOT have more than 2000 characters"),e++),a(r)<1&&(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJmeno/minLength",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJme\
no/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.sidlo!==void 0){let r=i.sidlo,n=e;C(r,{instancePath:s+
"/sidlo",parentData:i,parentDataProperty:"sidlo",rootData:u})||(t=c(t,C.errors),e=t.length);var p=n===e}if(i.pravniForma!==
void 0){let r=i.pravniForma,n=e,m=e;typeof r=="string"?(a(r)>3&&(t=o(t,s+"/pravniForma","#/properties/pravniForma/maxLen\
gth","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),a(r)<3&&(t=o(t,s+"/pravniForma","#/properties/pr\
avniForma/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),x.test(r)||(t=o(t,s+"/pravniFor\
ma","#/properties/pravniForma/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=o(t,s+"/\
pravniForma","#/properties/pravniForma/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.pravniFormaRos!==
void 0){let r=i.pravniFormaRos,n=e,m=e;typeof r=="string"?(a(r)>3&&(t=o(t,s+"/pravniFormaRos","#/properties/pravniFormaR\
os/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),a(r)<3&&(t=o(t,s+"/pravniFormaRos","#/p\
roperties/pravniFormaRos/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),x.test(r)||(t=o(
t,s+"/pravniFormaRos","#/properties/pravniFormaRos/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),
e++)):(t=o(t,s+"/pravniFormaRos","#/properties/pravniFormaRos/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.financniUrad!==void 0){let r=i.financniUrad,n=e,m=e;typeof r=="string"?(a(r)>3&&(t=o(t,s+"/financniUrad","#/prope\
rties/financniUrad/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),a(r)<3&&(t=o(t,s+"/fina\
ncniUrad","#/properties/financniUrad/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),x.test(
r)||(t=o(t,s+"/financniUrad","#/properties/financniUrad/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d\
{3}$"'),e++)):(t=o(t,s+"/financniUrad","#/properties/financniUrad/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.datumVzniku!==void 0){let r=i.datumVzniku,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=
o(t,s+"/datumVzniku","#/properties/datumVzniku/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,
s+"/datumVzniku","#/properties/datumVzniku/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.datumZaniku!==
void 0){let r=i.datumZaniku,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=o(t,s+"/datumZaniku",
"#/properties/datumZaniku/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumZaniku","#/p\
roperties/datumZaniku/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.datumAktualizace!==void 0){let r=i.
datumAktualizace,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=o(t,s+"/datumAktualizace","#/p\
roperties/datumAktualizace/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumAktualizace",
"#/properties/datumAktualizace/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.dic!==void 0){let r=i.
dic,n=e;typeof r!="string"&&(t=o(t,s+"/dic","#/properties/dic/type","type",{type:"string"},"must be string"),e++);let m=e;
var p=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return T.errors=t,e===0}function S(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,v=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.jmeno!==void 0){let r=i.jmeno,n=e,m=e;typeof r=="string"?a(r)>100&&(t=o(t,s+"/jmeno","#\
/properties/jmeno/maxLength","maxLength",{limit:100},"must NOT have more than 100 characters"),e++):(t=o(t,s+"/jmeno","#\
/properties/jmeno/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.prijmeni!==void 0){let r=i.prijmeni,
n=e,m=e;typeof r=="string"?a(r)>100&&(t=o(t,s+"/prijmeni","#/properties/prijmeni/maxLength","maxLength",{limit:100},"mus\
t NOT have more than 100 characters"),e++):(t=o(t,s+"/prijmeni","#/properties/prijmeni/type","type",{type:"string"},"mus\
t be string"),e++);var p=n===e}if(i.titulPredJmenem!==void 0){let r=i.titulPredJmenem,n=e,m=e;typeof r=="string"?a(r)>32&&
(t=o(t,s+"/titulPredJmenem","#/properties/titulPredJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 \
characters"),e++):(t=o(t,s+"/titulPredJmenem","#/properties/titulPredJmenem/type","type",{type:"string"},"must be string"),
e++);var p=n===e}if(i.titulZaJmenem!==void 0){let r=i.titulZaJmenem,n=e,m=e;typeof r=="string"?a(r)>32&&(t=o(t,s+"/titul\
ZaJmenem","#/properties/titulZaJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++):(t=
o(t,s+"/titulZaJmenem","#/properties/titulZaJmenem/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.
datumNarozeni!==void 0){let r=i.datumNarozeni,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=o(
t,s+"/datumNarozeni","#/properties/datumNarozeni/format","format",{format:"date"},'must match format "date"'),e++):(t=o(
t,s+"/datumNarozeni","#/properties/datumNarozeni/type","type",{type:"string"},"must be string"),e++);var p=n===e}}else t=
o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return S.errors=t,e===0}function Z(i,{instancePath:s="",parentData:f,
parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,v=e;S(i,{instancePath:s,parentData:f,parentDataProperty:y,rootData:u})||
(t=c(t,S.errors),e=t.length);var m=v===e;let p=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.typAngazma!==void 0){
let g=i.typAngazma,l=e,d=e;typeof g=="string"?(a(g)>64&&(t=o(t,s+"/typAngazma","#/allOf/1/properties/typAngazma/maxLengt\
h","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),a(g)<1&&(t=o(t,s+"/typAngazma","#/allOf/1/proper\
ties/typAngazma/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/typAngazma","\
#/allOf/1/properties/typAngazma/type","type",{type:"string"},"must be string"),e++);var n=l===e}}else t=o(t,s,"#/allOf/1\
/type","type",{type:"object"},"must be object"),e++;var m=p===e;return Z.errors=t,e===0}function F(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,v=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.email!==void 0){let r=i.email,n=e,m=e;typeof r=="string"?a(r)>50&&(t=o(t,s+"/email","#/\
properties/email/maxLength","maxLength",{limit:50},"must NOT have more than 50 characters"),e++):(t=o(t,s+"/email","#/pr\
operties/email/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.fax!==void 0){let r=i.fax,n=e,m=e;typeof r==
"string"?(a(r)>25&&(t=o(t,s+"/fax","#/properties/fax/maxLength","maxLength",{limit:25},"must NOT have more than 25 chara\
cters"),e++),a(r)<1&&(t=o(t,s+"/fax","#/properties/fax/minLength","minLength",{limit:1},"must NOT have fewer than 1 char\
acters"),e++)):(t=o(t,s+"/fax","#/properties/fax/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.telefon!==
void 0){let r=i.telefon,n=e,m=e;typeof r=="string"?(a(r)>25&&(t=o(t,s+"/telefon","#/properties/telefon/maxLength","maxLe\
ngth",{limit:25},"must NOT have more than 25 characters"),e++),a(r)<1&&(t=o(t,s+"/telefon","#/properties/telefon/minLeng\
th","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/telefon","#/properties/telefon/type",
"type",{type:"string"},"must be string"),e++);var p=n===e}if(i.www!==void 0){let r=i.www,n=e,m=e;typeof r=="string"?(a(r)>
255&&(t=o(t,s+"/www","#/properties/www/maxLength","maxLength",{limit:255},"must NOT have more than 255 characters"),e++),
a(r)<1&&(t=o(t,s+"/www","#/properties/www/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):
(t=o(t,s+"/www","#/properties/www/type","type",{type:"string"},"must be string"),e++);var p=n===e}}else t=o(t,s,"#/type",
"type",{type:"object"},"must be object"),e++;return F.errors=t,e===0}function D(i,{instancePath:s="",parentData:f,parentDataProperty:y,
rootData:u=i}={}){let t=null,e=0,v=e;T(i,{instancePath:s,parentData:f,parentDataProperty:y,rootData:u})||(t=c(t,T.errors),
e=t.length);var g=v===e;let p=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.poradoveCisloZar!==void 0){let l=i.
poradoveCisloZar,d=e,b=e;typeof l=="string"?(a(l)>3&&(t=o(t,s+"/poradoveCisloZar","#/allOf/1/properties/poradoveCisloZar\
/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),a(l)<3&&(t=o(t,s+"/poradoveCisloZar","#/a\
llOf/1/properties/poradoveCisloZar/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),x.test(
l)||(t=o(t,s+"/poradoveCisloZar","#/allOf/1/properties/poradoveCisloZar/pattern","pattern",{pattern:"^\\d{3}$"},'must ma\
tch pattern "^\\d{3}$"'),e++)):(t=o(t,s+"/poradoveCisloZar","#/allOf/1/properties/poradoveCisloZar/type","type",{type:"s\
tring"},"must be string"),e++);var n=d===e}if(i.poradoveCisloPrac!==void 0){let l=i.poradoveCisloPrac,d=e,b=e;typeof l==
"string"?(a(l)>3&&(t=o(t,s+"/poradoveCisloPrac","#/allOf/1/properties/poradoveCisloPrac/maxLength","maxLength",{limit:3},
"must NOT have more than 3 characters"),e++),a(l)<3&&(t=o(t,s+"/poradoveCisloPrac","#/allOf/1/properties/poradoveCisloPr\
ac/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),x.test(l)||(t=o(t,s+"/poradoveCisloPra\
c","#/allOf/1/properties/poradoveCisloPrac/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):
(t=o(t,s+"/poradoveCisloPrac","#/allOf/1/properties/poradoveCisloPrac/type","type",{type:"string"},"must be string"),e++);
var n=d===e}if(i.typSubjektu!==void 0){let l=i.typSubjektu,d=e,b=e;typeof l=="string"?(a(l)>2&&(t=o(t,s+"/typSubjektu","\
#/allOf/1/properties/typSubjektu/maxLength","maxLength",{limit:2},"must NOT have more than 2 characters"),e++),a(l)<2&&(t=
o(t,s+"/typSubjektu","#/allOf/1/properties/typSubjektu/minLength","minLength",{limit:2},"must NOT have fewer than 2 char\
acters"),e++)):(t=o(t,s+"/typSubjektu","#/allOf/1/properties/typSubjektu/type","type",{type:"string"},"must be string"),
e++);var n=d===e}if(i.druhZarizeni!==void 0){let l=i.druhZarizeni,d=e,b=e;typeof l=="string"?(a(l)>3&&(t=o(t,s+"/druhZar\
izeni","#/allOf/1/properties/druhZarizeni/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),
a(l)<3&&(t=o(t,s+"/druhZarizeni","#/allOf/1/properties/druhZarizeni/minLength","minLength",{limit:3},"must NOT have fewe\
r than 3 characters"),e++),x.test(l)||(t=o(t,s+"/druhZarizeni","#/allOf/1/properties/druhZarizeni/pattern","pattern",{pattern:"\
^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=o(t,s+"/druhZarizeni","#/allOf/1/properties/druhZarizeni/type","typ\
e",{type:"string"},"must be string"),e++);var n=d===e}if(i.primarniZaznam!==void 0){let l=i.primarniZaznam,d=e;typeof l!=
"boolean"&&(t=o(t,s+"/primarniZaznam","#/allOf/1/properties/primarniZaznam/type","type",{type:"boolean"},"must be boolea\
n"),e++);let b=e;var n=d===e}if(i.typZrizovatele!==void 0){let l=i.typZrizovatele,d=e,b=e;typeof l=="string"?(a(l)>1&&(t=
o(t,s+"/typZrizovatele","#/allOf/1/properties/typZrizovatele/maxLength","maxLength",{limit:1},"must NOT have more than 1\
 characters"),e++),a(l)<1&&(t=o(t,s+"/typZrizovatele","#/allOf/1/properties/typZrizovatele/minLength","minLength",{limit:1},
"must NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/typZrizovatele","#/allOf/1/properties/typZrizovatele/type","ty\
pe",{type:"string"},"must be string"),e++);var n=d===e}if(i.angazovaneOsoby!==void 0){let l=i.angazovaneOsoby,d=e,b=e;if(Array.
isArray(l)){let N=!0,h=l.length;for(let O=0;O<h;O++){let L=l[O],R=e;Z(L,{instancePath:s+"/angazovaneOsoby/"+O,parentData:l,
parentDataProperty:O,rootData:u})||(t=c(t,Z.errors),e=t.length);var m=R===e;m||(N=!1)}}else t=o(t,s+"/angazovaneOsoby","\
#/allOf/1/properties/angazovaneOsoby/type","type",{type:"array"},"must be array"),e++;var n=d===e}if(i.kontakty!==void 0){
let l=i.kontakty,d=e;F(l,{instancePath:s+"/kontakty",parentData:i,parentDataProperty:"kontakty",rootData:u})||(t=c(t,F.errors),
e=t.length);var n=d===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var g=p===e;return D.
errors=t,e===0}function z(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,v=e;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.icoId!==void 0){let n=i.icoId,m=e,g=e;typeof n=="string"?(a(n)>32&&(t=o(t,s+
"/icoId","#/properties/icoId/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),W.test(n)||
(t=o(t,s+"/icoId","#/properties/icoId/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8\
}$"'),e++)):(t=o(t,s+"/icoId","#/properties/icoId/type","type",{type:"string"},"must be string"),e++);var p=m===e}if(i.zaznamy!==
void 0){let n=i.zaznamy,m=e,g=e;if(Array.isArray(n)){let d=!0,b=n.length;for(let k=0;k<b;k++){let N=n[k],h=e;D(N,{instancePath:s+
"/zaznamy/"+k,parentData:n,parentDataProperty:k,rootData:u})||(t=c(t,D.errors),e=t.length);var r=h===e;r||(d=!1)}}else t=
o(t,s+"/zaznamy","#/properties/zaznamy/type","type",{type:"array"},"must be array"),e++;var p=m===e}}else t=o(t,s,"#/typ\
e","type",{type:"object"},"must be object"),e++;return z.errors=t,e===0}var P=K;var U={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function E(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:u=i}={}){let t=null,
e=0;typeof i!="string"&&(t=o(t,s,"#/type","type",{type:"string"},"must be string"),e++);let v=e,p=U.enum;return i==="OBE\
CNA_CHYBA"||i==="CHYBA_VSTUPU"||i==="NENALEZENO"||i==="NENI_IMPLEMENTOVANO"||i==="NEPRIHLASENY_UZIVATEL"||i==="NENI_OPRA\
VNENI"||(t=o(t,s,"#/enum","enum",{allowedValues:U.enum},"must be equal to one of the allowed values"),e++),E.errors=t,e===
0}function K(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,v=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.kod!==void 0){let r=i.kod,n=e;E(r,{instancePath:s+"/kod",parentData:i,parentDataProperty:"\
kod",rootData:u})||(t=c(t,E.errors),e=t.length);var p=n===e}if(i.popis!==void 0){let r=i.popis,n=e;typeof r!="string"&&(t=
o(t,s+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let m=e;var p=n===e}if(i.subKod!==
void 0){let r=i.subKod,n=e;typeof r!="string"&&(t=o(t,s+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let m=e;var p=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return K.errors=
t,e===0}var ee=J;function $(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,v=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let r=i.pocetCelkem,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=o(t,s+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r==
"number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=o(t,s+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}}else t=o(t,s,"#/type","type",
{type:"object"},"must be object"),e++;return $.errors=t,e===0}function J(i,{instancePath:s="",parentData:f,parentDataProperty:y,
rootData:u=i}={}){let t=null,e=0,v=e;$(i,{instancePath:s,parentData:f,parentDataProperty:y,rootData:u})||(t=c(t,$.errors),
e=t.length);var g=v===e;let p=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ekonomickeSubjekty!==void 0){let l=i.
ekonomickeSubjekty,d=e,b=e;if(Array.isArray(l)){let k=!0,N=l.length;for(let h=0;h<N;h++){let O=l[h],L=e;z(O,{instancePath:s+
"/ekonomickeSubjekty/"+h,parentData:l,parentDataProperty:h,rootData:u})||(t=c(t,z.errors),e=t.length);var n=L===e;n||(k=
!1)}}else t=o(t,s+"/ekonomickeSubjekty","#/allOf/1/properties/ekonomickeSubjekty/type","type",{type:"array"},"must be ar\
ray"),e++;var m=d===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var g=p===e;return J.errors=
t,e===0}function c(i,s){if(i===null)return s;for(let f of s)i.push(f);return i}function o(i,s,f,y,u,t){return c(i,[{instancePath:s,
schemaPath:f,keyword:y,params:u,message:t}])}return G(te);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektNrpzs: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyNrpzsSeznam: Validate;
} = {
  EkonomickySubjektNrpzs: code.v0,
  Chyba: code.v1,
  EkonomickeSubjektyNrpzsSeznam: code.v2,
};
