// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var D=Object.defineProperty;var q=Object.getOwnPropertyDescriptor;var G=Object.getOwnPropertyNames;var Q=Object.prototype.hasOwnProperty;var W=(i,s)=>()=>{try{return s||i((s={exports:{}}).exports,s),s.exports}catch(f){throw s=0,f}},X=(i,s)=>{for(var f in s)
D(i,f,{get:s[f],enumerable:!0})},P=(i,s,f,d)=>{if(s&&typeof s=="object"||typeof s=="function")for(let l of G(s))!Q.call(
i,l)&&l!==f&&D(i,l,{get:()=>s[l],enumerable:!(d=q(s,l))||d.enumerable});return i};var ee=i=>P(D({},"__esModule",{value:!0}),i);var V=W(C=>{"use strict";Object.defineProperty(C,"__esModule",{value:!0});function I(i){let s=i.length,f=0,d=0,l;for(;d<
s;)f++,l=i.charCodeAt(d++),l>=55296&&l<=56319&&d<s&&(l=i.charCodeAt(d),(l&64512)===56320&&d++);return f}C.default=I;I.code=
'require("ajv/dist/runtime/ucs2length").default'});var pe={};X(pe,{v0:()=>te,v1:()=>oe,v2:()=>ne});var te=S;var m=V().default,re=new RegExp("^(ARES_)?\\d{8}$","u");var ie=new RegExp("^\\d{8}$","u"),F=new RegExp("^\\d{3}$","u");function j(i,{instancePath:s="",parentData:f,parentDataProperty:d,rootData:l=i}={}){let t=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodStatu!==void 0){let r=i.kodStatu,n=e;typeof r!="string"&&(t=o(t,s+"/kodStatu","#/pro\
perties/kodStatu/type","type",{type:"string"},"must be string"),e++);let a=e;var p=n===e}if(i.nazevStatu!==void 0){let r=i.
nazevStatu,n=e,a=e;typeof r=="string"?m(r)>32&&(t=o(t,s+"/nazevStatu","#/properties/nazevStatu/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevStatu","#/properties/nazevStatu/type","type",{type:"string"},
"must be string"),e++);var p=n===e}if(i.kodKraje!==void 0){let r=i.kodKraje,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=o(t,s+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"must be integer"),e++);let a=e;typeof r==
"number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=o(t,s+"/kodKraje","#/properties/kodKraje/maximum","maximum",{comparison:"<\
=",limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodKraje","#/properties/kodKraje/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevKraje!==void 0){let r=i.nazevKraje,n=e,a=e;typeof r=="string"?m(
r)>32&&(t=o(t,s+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 cha\
racters"),e++):(t=o(t,s+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.kodOkresu!==void 0){let r=i.kodOkresu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodOkres\
u","#/properties/kodOkresu/type","type",{type:"integer"},"must be integer"),e++);let a=e;typeof r=="number"&&isFinite(r)&&
((r>9999||isNaN(r))&&(t=o(t,s+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must\
 be <= 9999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var p=n===e}if(i.nazevOkresu!==void 0){let r=i.nazevOkresu,n=e,a=e;typeof r=="string"?m(r)>32&&(t=
o(t,s+"/nazevOkresu","#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),
e++):(t=o(t,s+"/nazevOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.
kodObce!==void 0){let r=i.kodObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let a=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(
r))&&(t=o(t,s+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(r<0||isNaN(r))&&(t=o(t,s+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var p=n===e}if(i.nazevObce!==void 0){let r=i.nazevObce,n=e,a=e;typeof r=="string"?m(r)>48&&(t=o(t,s+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodSpravnihoObvodu!==void 0){
let r=i.kodSpravnihoObvodu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodSpravnihoObvodu","#/pro\
perties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);let a=e;typeof r=="number"&&isFinite(r)&&
((r>999||isNaN(r))&&(t=o(t,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/maximum","maximum",{comparison:"<=",
limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevSpravnihoObvodu!==void 0){let r=i.nazevSpravnihoObvodu,
n=e,a=e;typeof r=="string"?m(r)>32&&(t=o(t,s+"/nazevSpravnihoObvodu","#/properties/nazevSpravnihoObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevSpravnihoObvodu","#/properties/nazevSpra\
vnihoObvodu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodMestskehoObvodu!==void 0){let r=i.kodMestskehoObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/\
type","type",{type:"integer"},"must be integer"),e++);let a=e;typeof r=="number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=o(
t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 99\
9"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevMestskehoObvodu!==void 0){let r=i.nazevMestskehoObvodu,n=e,a=e;
typeof r=="string"?m(r)>32&&(t=o(t,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObvodu/maxLength","maxLength",{
limit:32},"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObv\
odu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodMestskeCastiObvodu!==void 0){let r=i.kodMestskeCastiObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiO\
bvodu/type","type",{type:"integer"},"must be integer"),e++);let a=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(r))&&
(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.kodUlice!==void 0){let r=i.kodUlice,n=e;typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"mus\
t be integer"),e++);let a=e;typeof r=="number"&&isFinite(r)&&((r>9999999||isNaN(r))&&(t=o(t,s+"/kodUlice","#/properties/\
kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodUl\
ice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevMestskeCastiObvodu!==
void 0){let r=i.nazevMestskeCastiObvodu,n=e,a=e;typeof r=="string"?m(r)>48&&(t=o(t,s+"/nazevMestskeCastiObvodu","#/prope\
rties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"\
/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.nazevUlice!==void 0){let r=i.nazevUlice,n=e,a=e;typeof r=="string"?m(r)>48&&(t=o(t,s+"/nazevUlice","#/properties/\
nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/nazevUlice","#/pro\
perties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.cisloDomovni!==void 0){let r=i.cisloDomovni,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/cisloDomovni","#/properties/cisloDomovni/type","type",
{type:"integer"},"must be integer"),e++);let a=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=o(t,s+"/cisloDo\
movni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var p=n===e}if(i.
doplnekAdresy!==void 0){let r=i.doplnekAdresy,n=e,a=e;typeof r=="string"?m(r)>1500&&(t=o(t,s+"/doplnekAdresy","#/propert\
ies/doplnekAdresy/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(t=o(t,s+"/doplnek\
Adresy","#/properties/doplnekAdresy/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodCastiObce!==
void 0){let r=i.kodCastiObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodCastiObce","#/propert\
ies/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let a=e;typeof r=="number"&&isFinite(r)&&((r>999999||
isNaN(r))&&(t=o(t,s+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must b\
e <= 999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.cisloOrientacni!==void 0){let r=i.cisloOrientacni,n=e;typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"inte\
ger"},"must be integer"),e++);let a=e;typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))&&(t=o(t,s+"/cisloOrientacni","#\
/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var p=n===e}if(i.cisloOrientacniPismeno!==
void 0){let r=i.cisloOrientacniPismeno,n=e,a=e;typeof r=="string"?m(r)>1&&(t=o(t,s+"/cisloOrientacniPismeno","#/properti\
es/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(t=o(t,s+"/cislo\
OrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var p=n===e}
if(i.nazevCastiObce!==void 0){let r=i.nazevCastiObce,n=e,a=e;typeof r=="string"?m(r)>48&&(t=o(t,s+"/nazevCastiObce","#/p\
roperties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/naze\
vCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodAdresnihoMista!==
void 0){let r=i.kodAdresnihoMista,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodAdresnihoMista",
"#/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let a=e;typeof r=="number"&&isFinite(
r)&&((r>999999999||isNaN(r))&&(t=o(t,s+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"\
<=",limit:999999999},"must be <= 999999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodAdresnihoMista","#/properties/kodAdresn\
ihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.psc!==void 0){let r=i.psc,n=e;
typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/psc","#/properties/psc/type","type",{type:"integer"},"mus\
t be integer"),e++);let a=e;var p=n===e}if(i.textovaAdresa!==void 0){let r=i.textovaAdresa,n=e,a=e;typeof r=="string"?m(
r)>1500&&(t=o(t,s+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more t\
han 1500 characters"),e++):(t=o(t,s+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be s\
tring"),e++);var p=n===e}if(i.cisloDoAdresy!==void 0){let r=i.cisloDoAdresy,n=e,a=e;typeof r=="string"?m(r)>255&&(t=o(t,
s+"/cisloDoAdresy","#/properties/cisloDoAdresy/maxLength","maxLength",{limit:255},"must NOT have more than 255 character\
s"),e++):(t=o(t,s+"/cisloDoAdresy","#/properties/cisloDoAdresy/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.standardizaceAdresy!==void 0){let r=i.standardizaceAdresy,n=e;typeof r!="boolean"&&(t=o(t,s+"/standardizaceAdresy",
"#/properties/standardizaceAdresy/type","type",{type:"boolean"},"must be boolean"),e++);let a=e;var p=n===e}if(i.pscTxt!==
void 0){let r=i.pscTxt,n=e,a=e;typeof r=="string"?m(r)>255&&(t=o(t,s+"/pscTxt","#/properties/pscTxt/maxLength","maxLengt\
h",{limit:255},"must NOT have more than 255 characters"),e++):(t=o(t,s+"/pscTxt","#/properties/pscTxt/type","type",{type:"\
string"},"must be string"),e++);var p=n===e}if(i.typCisloDomovni!==void 0){let r=i.typCisloDomovni,n=e;typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},
"must be integer"),e++);let a=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=o(t,s+"/typCisloDomovni","#/prop\
erties/typCisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var p=n===e}}else t=o(t,s,
"#/type","type",{type:"object"},"must be object"),e++;return j.errors=t,e===0}var x=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function T(i,{instancePath:s="",parentData:f,parentDataProperty:d,rootData:l=i}={}){let t=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico!==void 0){let r=i.ico,n=e,a=e;typeof r=="string"?(m(r)>8&&(t=o(t,s+"/ico","#/proper\
ties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),m(r)<8&&(t=o(t,s+"/ico","#/proper\
ties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),ie.test(r)||(t=o(t,s+"/ico","#/p\
roperties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=o(t,s+"/ico","#/properti\
es/ico/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.obchodniJmeno!==void 0){let r=i.obchodniJmeno,
n=e,a=e;typeof r=="string"?(m(r)>2e3&&(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},
"must NOT have more than 2000 characters"),e++),m(r)<1&&(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJmeno/minLength",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJme\
no/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.sidlo!==void 0){let r=i.sidlo,n=e;j(r,{instancePath:s+
"/sidlo",parentData:i,parentDataProperty:"sidlo",rootData:l})||(t=O(t,j.errors),e=t.length);var p=n===e}if(i.pravniForma!==
void 0){let r=i.pravniForma,n=e,a=e;typeof r=="string"?(m(r)>3&&(t=o(t,s+"/pravniForma","#/properties/pravniForma/maxLen\
gth","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(r)<3&&(t=o(t,s+"/pravniForma","#/properties/pr\
avniForma/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),F.test(r)||(t=o(t,s+"/pravniFor\
ma","#/properties/pravniForma/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=o(t,s+"/\
pravniForma","#/properties/pravniForma/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.pravniFormaRos!==
void 0){let r=i.pravniFormaRos,n=e,a=e;typeof r=="string"?(m(r)>3&&(t=o(t,s+"/pravniFormaRos","#/properties/pravniFormaR\
os/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(r)<3&&(t=o(t,s+"/pravniFormaRos","#/p\
roperties/pravniFormaRos/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),F.test(r)||(t=o(
t,s+"/pravniFormaRos","#/properties/pravniFormaRos/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),
e++)):(t=o(t,s+"/pravniFormaRos","#/properties/pravniFormaRos/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.financniUrad!==void 0){let r=i.financniUrad,n=e,a=e;typeof r=="string"?(m(r)>3&&(t=o(t,s+"/financniUrad","#/prope\
rties/financniUrad/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(r)<3&&(t=o(t,s+"/fina\
ncniUrad","#/properties/financniUrad/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),F.test(
r)||(t=o(t,s+"/financniUrad","#/properties/financniUrad/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d\
{3}$"'),e++)):(t=o(t,s+"/financniUrad","#/properties/financniUrad/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.datumVzniku!==void 0){let r=i.datumVzniku,n=e,a=e;typeof r=="number"&&isFinite(r),typeof r=="string"?x.test(r)||(t=
o(t,s+"/datumVzniku","#/properties/datumVzniku/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,
s+"/datumVzniku","#/properties/datumVzniku/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.datumZaniku!==
void 0){let r=i.datumZaniku,n=e,a=e;typeof r=="number"&&isFinite(r),typeof r=="string"?x.test(r)||(t=o(t,s+"/datumZaniku",
"#/properties/datumZaniku/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumZaniku","#/p\
roperties/datumZaniku/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.datumAktualizace!==void 0){let r=i.
datumAktualizace,n=e,a=e;typeof r=="number"&&isFinite(r),typeof r=="string"?x.test(r)||(t=o(t,s+"/datumAktualizace","#/p\
roperties/datumAktualizace/format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumAktualizace",
"#/properties/datumAktualizace/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.dic!==void 0){let r=i.
dic,n=e;typeof r!="string"&&(t=o(t,s+"/dic","#/properties/dic/type","type",{type:"string"},"must be string"),e++);let a=e;
var p=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return T.errors=t,e===0}function E(i,{instancePath:s="",parentData:f,parentDataProperty:d,rootData:l=i}={}){let t=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.jmeno!==void 0){let r=i.jmeno,n=e,a=e;typeof r=="string"?m(r)>100&&(t=o(t,s+"/jmeno","#\
/properties/jmeno/maxLength","maxLength",{limit:100},"must NOT have more than 100 characters"),e++):(t=o(t,s+"/jmeno","#\
/properties/jmeno/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.prijmeni!==void 0){let r=i.prijmeni,
n=e,a=e;typeof r=="string"?m(r)>100&&(t=o(t,s+"/prijmeni","#/properties/prijmeni/maxLength","maxLength",{limit:100},"mus\
t NOT have more than 100 characters"),e++):(t=o(t,s+"/prijmeni","#/properties/prijmeni/type","type",{type:"string"},"mus\
t be string"),e++);var p=n===e}if(i.titulPredJmenem!==void 0){let r=i.titulPredJmenem,n=e,a=e;typeof r=="string"?m(r)>32&&
(t=o(t,s+"/titulPredJmenem","#/properties/titulPredJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 \
characters"),e++):(t=o(t,s+"/titulPredJmenem","#/properties/titulPredJmenem/type","type",{type:"string"},"must be string"),
e++);var p=n===e}if(i.titulZaJmenem!==void 0){let r=i.titulZaJmenem,n=e,a=e;typeof r=="string"?m(r)>32&&(t=o(t,s+"/titul\
ZaJmenem","#/properties/titulZaJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++):(t=
o(t,s+"/titulZaJmenem","#/properties/titulZaJmenem/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.
datumNarozeni!==void 0){let r=i.datumNarozeni,n=e,a=e;typeof r=="number"&&isFinite(r),typeof r=="string"?x.test(r)||(t=o(
t,s+"/datumNarozeni","#/properties/datumNarozeni/format","format",{format:"date"},'must match format "date"'),e++):(t=o(
t,s+"/datumNarozeni","#/properties/datumNarozeni/type","type",{type:"string"},"must be string"),e++);var p=n===e}}else t=
o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return E.errors=t,e===0}function $(i,{instancePath:s="",parentData:f,
parentDataProperty:d,rootData:l=i}={}){let t=null,e=0,b=e;E(i,{instancePath:s,parentData:f,parentDataProperty:d,rootData:l})||
(t=O(t,E.errors),e=t.length);var a=b===e;let p=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.funkce!==void 0){
let y=i.funkce,g=e,h=e;typeof y=="string"?m(y)>120&&(t=o(t,s+"/funkce","#/allOf/1/properties/funkce/maxLength","maxLengt\
h",{limit:120},"must NOT have more than 120 characters"),e++):(t=o(t,s+"/funkce","#/allOf/1/properties/funkce/type","typ\
e",{type:"string"},"must be string"),e++);var n=g===e}if(i.platnostOd!==void 0){let y=i.platnostOd,g=e,h=e;typeof y=="nu\
mber"&&isFinite(y),typeof y=="string"?x.test(y)||(t=o(t,s+"/platnostOd","#/allOf/1/properties/platnostOd/format","format",
{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/platnostOd","#/allOf/1/properties/platnostOd/type","type",{type:"\
string"},"must be string"),e++);var n=g===e}if(i.platnostDo!==void 0){let y=i.platnostDo,g=e,h=e;typeof y=="number"&&isFinite(
y),typeof y=="string"?x.test(y)||(t=o(t,s+"/platnostDo","#/allOf/1/properties/platnostDo/format","format",{format:"date"},
'must match format "date"'),e++):(t=o(t,s+"/platnostDo","#/allOf/1/properties/platnostDo/type","type",{type:"string"},"m\
ust be string"),e++);var n=g===e}if(i.adresa!==void 0){let y=i.adresa,g=e;j(y,{instancePath:s+"/adresa",parentData:i,parentDataProperty:"\
adresa",rootData:l})||(t=O(t,j.errors),e=t.length);var n=g===e}if(i.kod!==void 0){let y=i.kod,g=e,h=e;typeof y=="string"?
m(y)>10&&(t=o(t,s+"/kod","#/allOf/1/properties/kod/maxLength","maxLength",{limit:10},"must NOT have more than 10 charact\
ers"),e++):(t=o(t,s+"/kod","#/allOf/1/properties/kod/type","type",{type:"string"},"must be string"),e++);var n=g===e}if(i.
typAngazma!==void 0){let y=i.typAngazma,g=e,h=e;typeof y=="string"?(m(y)>64&&(t=o(t,s+"/typAngazma","#/allOf/1/propertie\
s/typAngazma/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),m(y)<1&&(t=o(t,s+"/typAngaz\
ma","#/allOf/1/properties/typAngazma/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=
o(t,s+"/typAngazma","#/allOf/1/properties/typAngazma/type","type",{type:"string"},"must be string"),e++);var n=g===e}}else
t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var a=p===e;return $.errors=t,e===0}function M(i,{instancePath:s="",parentData:f,parentDataProperty:d,rootData:l=i}={}){let t=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.datumZmeny!==void 0){let r=i.datumZmeny,n=e,a=e;typeof r=="number"&&isFinite(r),typeof r==
"string"?x.test(r)||(t=o(t,s+"/datumZmeny","#/properties/datumZmeny/format","format",{format:"date"},'must match format \
"date"'),e++):(t=o(t,s+"/datumZmeny","#/properties/datumZmeny/type","type",{type:"string"},"must be string"),e++);var p=n===
e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return M.errors=t,e===0}function Z(i,{instancePath:s="",parentData:f,parentDataProperty:d,rootData:l=i}={}){let t=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.platnostOd!==void 0){let r=i.platnostOd,n=e,a=e;typeof r=="number"&&isFinite(r),typeof r==
"string"?x.test(r)||(t=o(t,s+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format \
"date"'),e++):(t=o(t,s+"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.popis!==void 0){let r=i.popis,n=e,a=e;typeof r=="string"?m(r)>1e3&&(t=o(t,s+"/popis","#/properties/popis/maxLengt\
h","maxLength",{limit:1e3},"must NOT have more than 1000 characters"),e++):(t=o(t,s+"/popis","#/properties/popis/type","\
type",{type:"string"},"must be string"),e++);var p=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),
e++;return Z.errors=t,e===0}function R(i,{instancePath:s="",parentData:f,parentDataProperty:d,rootData:l=i}={}){let t=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.popis!==void 0){let r=i.popis,n=e,a=e;typeof r=="string"?m(r)>1e3&&(t=o(t,s+"/popis","#\
/properties/popis/maxLength","maxLength",{limit:1e3},"must NOT have more than 1000 characters"),e++):(t=o(t,s+"/popis","\
#/properties/popis/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.platnostOd!==void 0){let r=i.platnostOd,
n=e,a=e;typeof r=="number"&&isFinite(r),typeof r=="string"?x.test(r)||(t=o(t,s+"/platnostOd","#/properties/platnostOd/fo\
rmat","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/platnostOd","#/properties/platnostOd/type","t\
ype",{type:"string"},"must be string"),e++);var p=n===e}if(i.stavSubjektu!==void 0){let r=i.stavSubjektu,n=e,a=e;typeof r==
"string"?(m(r)>64&&(t=o(t,s+"/stavSubjektu","#/properties/stavSubjektu/maxLength","maxLength",{limit:64},"must NOT have \
more than 64 characters"),e++),m(r)<1&&(t=o(t,s+"/stavSubjektu","#/properties/stavSubjektu/minLength","minLength",{limit:1},
"must NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/stavSubjektu","#/properties/stavSubjektu/type","type",{type:"s\
tring"},"must be string"),e++);var p=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return R.
errors=t,e===0}var se=new RegExp("^\\d{1}$","u");function U(i,{instancePath:s="",parentData:f,parentDataProperty:d,rootData:l=i}={}){
let t=null,e=0,b=e;T(i,{instancePath:s,parentData:f,parentDataProperty:d,rootData:l})||(t=O(t,T.errors),e=t.length);var A=b===
e;let p=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.cisloRegistrace!==void 0){let u=i.cisloRegistrace,v=e,k=e;
typeof u=="string"?m(u)>20&&(t=o(t,s+"/cisloRegistrace","#/allOf/1/properties/cisloRegistrace/maxLength","maxLength",{limit:20},
"must NOT have more than 20 characters"),e++):(t=o(t,s+"/cisloRegistrace","#/allOf/1/properties/cisloRegistrace/type","t\
ype",{type:"string"},"must be string"),e++);var n=v===e}if(i.typSubjektu!==void 0){let u=i.typSubjektu,v=e,k=e;typeof u==
"string"?(m(u)>1&&(t=o(t,s+"/typSubjektu","#/allOf/1/properties/typSubjektu/maxLength","maxLength",{limit:1},"must NOT h\
ave more than 1 characters"),e++),m(u)<1&&(t=o(t,s+"/typSubjektu","#/allOf/1/properties/typSubjektu/minLength","minLengt\
h",{limit:1},"must NOT have fewer than 1 characters"),e++),se.test(u)||(t=o(t,s+"/typSubjektu","#/allOf/1/properties/typ\
Subjektu/pattern","pattern",{pattern:"^\\d{1}$"},'must match pattern "^\\d{1}$"'),e++)):(t=o(t,s+"/typSubjektu","#/allOf\
/1/properties/typSubjektu/type","type",{type:"string"},"must be string"),e++);var n=v===e}if(i.obchodniJmenoZkratka!==void 0){
let u=i.obchodniJmenoZkratka,v=e,k=e;typeof u=="string"?m(u)>1e3&&(t=o(t,s+"/obchodniJmenoZkratka","#/allOf/1/properties\
/obchodniJmenoZkratka/maxLength","maxLength",{limit:1e3},"must NOT have more than 1000 characters"),e++):(t=o(t,s+"/obch\
odniJmenoZkratka","#/allOf/1/properties/obchodniJmenoZkratka/type","type",{type:"string"},"must be string"),e++);var n=v===
e}if(i.angazovaneOsoby!==void 0){let u=i.angazovaneOsoby,v=e,k=e;if(Array.isArray(u)){let _=!0,N=u.length;for(let c=0;c<
N;c++){let z=u[c],L=e;$(z,{instancePath:s+"/angazovaneOsoby/"+c,parentData:u,parentDataProperty:c,rootData:l})||(t=O(t,$.
errors),e=t.length);var a=L===e;a||(_=!1)}}else t=o(t,s+"/angazovaneOsoby","#/allOf/1/properties/angazovaneOsoby/type","\
type",{type:"array"},"must be array"),e++;var n=v===e}if(i.primarniZaznam!==void 0){let u=i.primarniZaznam,v=e;typeof u!=
"boolean"&&(t=o(t,s+"/primarniZaznam","#/allOf/1/properties/primarniZaznam/type","type",{type:"boolean"},"must be boolea\
n"),e++);let k=e;var n=v===e}if(i.zmenaStanov!==void 0){let u=i.zmenaStanov,v=e,k=e;if(Array.isArray(u)){let _=!0,N=u.length;
for(let c=0;c<N;c++){let z=u[c],L=e;M(z,{instancePath:s+"/zmenaStanov/"+c,parentData:u,parentDataProperty:c,rootData:l})||
(t=O(t,M.errors),e=t.length);var y=L===e;y||(_=!1)}}else t=o(t,s+"/zmenaStanov","#/allOf/1/properties/zmenaStanov/type",
"type",{type:"array"},"must be array"),e++;var n=v===e}if(i.statutarniOrgan!==void 0){let u=i.statutarniOrgan,v=e,k=e;if(Array.
isArray(u)){let _=!0,N=u.length;for(let c=0;c<N;c++){let z=u[c],L=e;Z(z,{instancePath:s+"/statutarniOrgan/"+c,parentData:u,
parentDataProperty:c,rootData:l})||(t=O(t,Z.errors),e=t.length);var g=L===e;g||(_=!1)}}else t=o(t,s+"/statutarniOrgan","\
#/allOf/1/properties/statutarniOrgan/type","type",{type:"array"},"must be array"),e++;var n=v===e}if(i.stavSubjektu!==void 0){
let u=i.stavSubjektu,v=e,k=e;if(Array.isArray(u)){let _=!0,N=u.length;for(let c=0;c<N;c++){let z=u[c],L=e;R(z,{instancePath:s+
"/stavSubjektu/"+c,parentData:u,parentDataProperty:c,rootData:l})||(t=O(t,R.errors),e=t.length);var h=L===e;h||(_=!1)}}else
t=o(t,s+"/stavSubjektu","#/allOf/1/properties/stavSubjektu/type","type",{type:"array"},"must be array"),e++;var n=v===e}}else
t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var A=p===e;return U.errors=t,e===0}function S(i,{
instancePath:s="",parentData:f,parentDataProperty:d,rootData:l=i}={}){let t=null,e=0,b=e;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.icoId!==void 0){let n=i.icoId,a=e,y=e;typeof n=="string"?(m(n)>32&&(t=o(t,s+"/icoId","#/properties/icoI\
d/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),re.test(n)||(t=o(t,s+"/icoId","#/prope\
rties/icoId/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(t=o(t,s+"/ic\
oId","#/properties/icoId/type","type",{type:"string"},"must be string"),e++);var p=a===e}if(i.zaznamy!==void 0){let n=i.
zaznamy,a=e,y=e;if(Array.isArray(n)){let h=!0,A=n.length;for(let u=0;u<A;u++){let v=n[u],k=e;U(v,{instancePath:s+"/zazna\
my/"+u,parentData:n,parentDataProperty:u,rootData:l})||(t=O(t,U.errors),e=t.length);var r=k===e;r||(h=!1)}}else t=o(t,s+
"/zaznamy","#/properties/zaznamy/type","type",{type:"array"},"must be array"),e++;var p=a===e}}else t=o(t,s,"#/type","ty\
pe",{type:"object"},"must be object"),e++;return S.errors=t,e===0}var oe=B;var w={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function J(i,{instancePath:s="",parentData:f,parentDataProperty:d,rootData:l=i}={}){let t=null,
e=0;typeof i!="string"&&(t=o(t,s,"#/type","type",{type:"string"},"must be string"),e++);let b=e,p=w.enum;return i==="OBE\
CNA_CHYBA"||i==="CHYBA_VSTUPU"||i==="NENALEZENO"||i==="NENI_IMPLEMENTOVANO"||i==="NEPRIHLASENY_UZIVATEL"||i==="NENI_OPRA\
VNENI"||(t=o(t,s,"#/enum","enum",{allowedValues:w.enum},"must be equal to one of the allowed values"),e++),J.errors=t,e===
0}function B(i,{instancePath:s="",parentData:f,parentDataProperty:d,rootData:l=i}={}){let t=null,e=0,b=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.kod!==void 0){let r=i.kod,n=e;J(r,{instancePath:s+"/kod",parentData:i,parentDataProperty:"\
kod",rootData:l})||(t=O(t,J.errors),e=t.length);var p=n===e}if(i.popis!==void 0){let r=i.popis,n=e;typeof r!="string"&&(t=
o(t,s+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let a=e;var p=n===e}if(i.subKod!==
void 0){let r=i.subKod,n=e;typeof r!="string"&&(t=o(t,s+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let a=e;var p=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return B.errors=
t,e===0}var ne=H;function K(i,{instancePath:s="",parentData:f,parentDataProperty:d,rootData:l=i}={}){let t=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let r=i.pocetCelkem,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=o(t,s+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let a=e;typeof r==
"number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=o(t,s+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}}else t=o(t,s,"#/type","type",
{type:"object"},"must be object"),e++;return K.errors=t,e===0}function H(i,{instancePath:s="",parentData:f,parentDataProperty:d,
rootData:l=i}={}){let t=null,e=0,b=e;K(i,{instancePath:s,parentData:f,parentDataProperty:d,rootData:l})||(t=O(t,K.errors),
e=t.length);var y=b===e;let p=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ekonomickeSubjekty!==void 0){let g=i.
ekonomickeSubjekty,h=e,A=e;if(Array.isArray(g)){let u=!0,v=g.length;for(let k=0;k<v;k++){let Y=g[k],_=e;S(Y,{instancePath:s+
"/ekonomickeSubjekty/"+k,parentData:g,parentDataProperty:k,rootData:l})||(t=O(t,S.errors),e=t.length);var n=_===e;n||(u=
!1)}}else t=o(t,s+"/ekonomickeSubjekty","#/allOf/1/properties/ekonomickeSubjekty/type","type",{type:"array"},"must be ar\
ray"),e++;var a=h===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var y=p===e;return H.errors=
t,e===0}function O(i,s){if(i===null)return s;for(let f of s)i.push(f);return i}function o(i,s,f,d,l,t){return O(i,[{instancePath:s,
schemaPath:f,keyword:d,params:l,message:t}])}return ee(pe);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRpsh: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyRpshSeznam: Validate;
} = {
  EkonomickySubjektRpsh: code.v0,
  Chyba: code.v1,
  EkonomickeSubjektyRpshSeznam: code.v2,
};
