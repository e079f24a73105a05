// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var Z=Object.defineProperty;var q=Object.getOwnPropertyDescriptor;var G=Object.getOwnPropertyNames;var Q=Object.prototype.hasOwnProperty;var W=(i,o)=>()=>{try{return o||i((o={exports:{}}).exports,o),o.exports}catch(l){throw o=0,l}},X=(i,o)=>{for(var l in o)
Z(i,l,{get:o[l],enumerable:!0})},P=(i,o,l,y)=>{if(o&&typeof o=="object"||typeof o=="function")for(let u of G(o))!Q.call(
i,u)&&u!==l&&Z(i,u,{get:()=>o[u],enumerable:!(y=q(o,u))||y.enumerable});return i};var ee=i=>P(Z({},"__esModule",{value:!0}),i);var V=W(T=>{"use strict";Object.defineProperty(T,"__esModule",{value:!0});function U(i){let o=i.length,l=0,y=0,u;for(;y<
o;)l++,u=i.charCodeAt(y++),u>=55296&&u<=56319&&y<o&&(u=i.charCodeAt(y),(u&64512)===56320&&y++);return l}T.default=U;U.code=
'require("ajv/dist/runtime/ucs2length").default'});var se={};X(se,{v0:()=>te,v1:()=>ie,v2:()=>oe});var te=S;var a=V().default,I=new RegExp("^(ARES_)?\\d{8}$","u");var re=new RegExp("^\\d{8}$","u"),j=new RegExp("^\\d{3}$","u");function z(i,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,c=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodStatu!==void 0){let r=i.kodStatu,n=e;typeof r!="string"&&(t=s(t,o+"/kodStatu","#/pro\
perties/kodStatu/type","type",{type:"string"},"must be string"),e++);let p=e;var m=n===e}if(i.nazevStatu!==void 0){let r=i.
nazevStatu,n=e,p=e;typeof r=="string"?a(r)>32&&(t=s(t,o+"/nazevStatu","#/properties/nazevStatu/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(t=s(t,o+"/nazevStatu","#/properties/nazevStatu/type","type",{type:"string"},
"must be string"),e++);var m=n===e}if(i.kodKraje!==void 0){let r=i.kodKraje,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=s(t,o+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r==
"number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=s(t,o+"/kodKraje","#/properties/kodKraje/maximum","maximum",{comparison:"<\
=",limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodKraje","#/properties/kodKraje/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var m=n===e}if(i.nazevKraje!==void 0){let r=i.nazevKraje,n=e,p=e;typeof r=="string"?a(
r)>32&&(t=s(t,o+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 cha\
racters"),e++):(t=s(t,o+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var m=n===
e}if(i.kodOkresu!==void 0){let r=i.kodOkresu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodOkres\
u","#/properties/kodOkresu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&
((r>9999||isNaN(r))&&(t=s(t,o+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must\
 be <= 9999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var m=n===e}if(i.nazevOkresu!==void 0){let r=i.nazevOkresu,n=e,p=e;typeof r=="string"?a(r)>32&&(t=
s(t,o+"/nazevOkresu","#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),
e++):(t=s(t,o+"/nazevOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.
kodObce!==void 0){let r=i.kodObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(
r))&&(t=s(t,o+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(r<0||isNaN(r))&&(t=s(t,o+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var m=n===e}if(i.nazevObce!==void 0){let r=i.nazevObce,n=e,p=e;typeof r=="string"?a(r)>48&&(t=s(t,o+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=s(t,o+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.kodSpravnihoObvodu!==void 0){
let r=i.kodSpravnihoObvodu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodSpravnihoObvodu","#/pro\
perties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&
((r>999||isNaN(r))&&(t=s(t,o+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/maximum","maximum",{comparison:"<=",
limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var m=n===e}if(i.nazevSpravnihoObvodu!==void 0){let r=i.nazevSpravnihoObvodu,
n=e,p=e;typeof r=="string"?a(r)>32&&(t=s(t,o+"/nazevSpravnihoObvodu","#/properties/nazevSpravnihoObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(t=s(t,o+"/nazevSpravnihoObvodu","#/properties/nazevSpra\
vnihoObvodu/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.kodMestskehoObvodu!==void 0){let r=i.kodMestskehoObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/\
type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=s(
t,o+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 99\
9"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var m=n===e}if(i.nazevMestskehoObvodu!==void 0){let r=i.nazevMestskehoObvodu,n=e,p=e;
typeof r=="string"?a(r)>32&&(t=s(t,o+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObvodu/maxLength","maxLength",{
limit:32},"must NOT have more than 32 characters"),e++):(t=s(t,o+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObv\
odu/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.kodMestskeCastiObvodu!==void 0){let r=i.kodMestskeCastiObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiO\
bvodu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(r))&&
(t=s(t,o+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var m=n===e}if(i.kodUlice!==void 0){let r=i.kodUlice,n=e;typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"mus\
t be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&((r>9999999||isNaN(r))&&(t=s(t,o+"/kodUlice","#/properties/\
kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodUl\
ice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var m=n===e}if(i.nazevMestskeCastiObvodu!==
void 0){let r=i.nazevMestskeCastiObvodu,n=e,p=e;typeof r=="string"?a(r)>48&&(t=s(t,o+"/nazevMestskeCastiObvodu","#/prope\
rties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=s(t,o+"\
/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"string"},"must be string"),e++);var m=n===
e}if(i.nazevUlice!==void 0){let r=i.nazevUlice,n=e,p=e;typeof r=="string"?a(r)>48&&(t=s(t,o+"/nazevUlice","#/properties/\
nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=s(t,o+"/nazevUlice","#/pro\
perties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.cisloDomovni!==void 0){let r=i.cisloDomovni,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/cisloDomovni","#/properties/cisloDomovni/type","type",
{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=s(t,o+"/cisloDo\
movni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var m=n===e}if(i.
doplnekAdresy!==void 0){let r=i.doplnekAdresy,n=e,p=e;typeof r=="string"?a(r)>1500&&(t=s(t,o+"/doplnekAdresy","#/propert\
ies/doplnekAdresy/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(t=s(t,o+"/doplnek\
Adresy","#/properties/doplnekAdresy/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.kodCastiObce!==
void 0){let r=i.kodCastiObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodCastiObce","#/propert\
ies/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&((r>999999||
isNaN(r))&&(t=s(t,o+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must b\
e <= 999999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var m=n===e}if(i.cisloOrientacni!==void 0){let r=i.cisloOrientacni,n=e;typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"inte\
ger"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))&&(t=s(t,o+"/cisloOrientacni","#\
/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var m=n===e}if(i.cisloOrientacniPismeno!==
void 0){let r=i.cisloOrientacniPismeno,n=e,p=e;typeof r=="string"?a(r)>1&&(t=s(t,o+"/cisloOrientacniPismeno","#/properti\
es/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(t=s(t,o+"/cislo\
OrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var m=n===e}
if(i.nazevCastiObce!==void 0){let r=i.nazevCastiObce,n=e,p=e;typeof r=="string"?a(r)>48&&(t=s(t,o+"/nazevCastiObce","#/p\
roperties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=s(t,o+"/naze\
vCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.kodAdresnihoMista!==
void 0){let r=i.kodAdresnihoMista,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodAdresnihoMista",
"#/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(
r)&&((r>999999999||isNaN(r))&&(t=s(t,o+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"\
<=",limit:999999999},"must be <= 999999999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodAdresnihoMista","#/properties/kodAdresn\
ihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var m=n===e}if(i.psc!==void 0){let r=i.psc,n=e;
typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/psc","#/properties/psc/type","type",{type:"integer"},"mus\
t be integer"),e++);let p=e;var m=n===e}if(i.textovaAdresa!==void 0){let r=i.textovaAdresa,n=e,p=e;typeof r=="string"?a(
r)>1500&&(t=s(t,o+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more t\
han 1500 characters"),e++):(t=s(t,o+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be s\
tring"),e++);var m=n===e}if(i.cisloDoAdresy!==void 0){let r=i.cisloDoAdresy,n=e,p=e;typeof r=="string"?a(r)>255&&(t=s(t,
o+"/cisloDoAdresy","#/properties/cisloDoAdresy/maxLength","maxLength",{limit:255},"must NOT have more than 255 character\
s"),e++):(t=s(t,o+"/cisloDoAdresy","#/properties/cisloDoAdresy/type","type",{type:"string"},"must be string"),e++);var m=n===
e}if(i.standardizaceAdresy!==void 0){let r=i.standardizaceAdresy,n=e;typeof r!="boolean"&&(t=s(t,o+"/standardizaceAdresy",
"#/properties/standardizaceAdresy/type","type",{type:"boolean"},"must be boolean"),e++);let p=e;var m=n===e}if(i.pscTxt!==
void 0){let r=i.pscTxt,n=e,p=e;typeof r=="string"?a(r)>255&&(t=s(t,o+"/pscTxt","#/properties/pscTxt/maxLength","maxLengt\
h",{limit:255},"must NOT have more than 255 characters"),e++):(t=s(t,o+"/pscTxt","#/properties/pscTxt/type","type",{type:"\
string"},"must be string"),e++);var m=n===e}if(i.typCisloDomovni!==void 0){let r=i.typCisloDomovni,n=e;typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},
"must be integer"),e++);let p=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=s(t,o+"/typCisloDomovni","#/prop\
erties/typCisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var m=n===e}}else t=s(t,o,
"#/type","type",{type:"object"},"must be object"),e++;return z.errors=t,e===0}var L=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function F(i,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,c=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico!==void 0){let r=i.ico,n=e,p=e;typeof r=="string"?(a(r)>8&&(t=s(t,o+"/ico","#/proper\
ties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),a(r)<8&&(t=s(t,o+"/ico","#/proper\
ties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),re.test(r)||(t=s(t,o+"/ico","#/p\
roperties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=s(t,o+"/ico","#/properti\
es/ico/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.obchodniJmeno!==void 0){let r=i.obchodniJmeno,
n=e,p=e;typeof r=="string"?(a(r)>2e3&&(t=s(t,o+"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},
"must NOT have more than 2000 characters"),e++),a(r)<1&&(t=s(t,o+"/obchodniJmeno","#/properties/obchodniJmeno/minLength",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=s(t,o+"/obchodniJmeno","#/properties/obchodniJme\
no/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.sidlo!==void 0){let r=i.sidlo,n=e;z(r,{instancePath:o+
"/sidlo",parentData:i,parentDataProperty:"sidlo",rootData:u})||(t=b(t,z.errors),e=t.length);var m=n===e}if(i.pravniForma!==
void 0){let r=i.pravniForma,n=e,p=e;typeof r=="string"?(a(r)>3&&(t=s(t,o+"/pravniForma","#/properties/pravniForma/maxLen\
gth","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),a(r)<3&&(t=s(t,o+"/pravniForma","#/properties/pr\
avniForma/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),j.test(r)||(t=s(t,o+"/pravniFor\
ma","#/properties/pravniForma/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=s(t,o+"/\
pravniForma","#/properties/pravniForma/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.pravniFormaRos!==
void 0){let r=i.pravniFormaRos,n=e,p=e;typeof r=="string"?(a(r)>3&&(t=s(t,o+"/pravniFormaRos","#/properties/pravniFormaR\
os/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),a(r)<3&&(t=s(t,o+"/pravniFormaRos","#/p\
roperties/pravniFormaRos/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),j.test(r)||(t=s(
t,o+"/pravniFormaRos","#/properties/pravniFormaRos/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),
e++)):(t=s(t,o+"/pravniFormaRos","#/properties/pravniFormaRos/type","type",{type:"string"},"must be string"),e++);var m=n===
e}if(i.financniUrad!==void 0){let r=i.financniUrad,n=e,p=e;typeof r=="string"?(a(r)>3&&(t=s(t,o+"/financniUrad","#/prope\
rties/financniUrad/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),a(r)<3&&(t=s(t,o+"/fina\
ncniUrad","#/properties/financniUrad/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),j.test(
r)||(t=s(t,o+"/financniUrad","#/properties/financniUrad/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d\
{3}$"'),e++)):(t=s(t,o+"/financniUrad","#/properties/financniUrad/type","type",{type:"string"},"must be string"),e++);var m=n===
e}if(i.datumVzniku!==void 0){let r=i.datumVzniku,n=e,p=e;typeof r=="number"&&isFinite(r),typeof r=="string"?L.test(r)||(t=
s(t,o+"/datumVzniku","#/properties/datumVzniku/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,
o+"/datumVzniku","#/properties/datumVzniku/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.datumZaniku!==
void 0){let r=i.datumZaniku,n=e,p=e;typeof r=="number"&&isFinite(r),typeof r=="string"?L.test(r)||(t=s(t,o+"/datumZaniku",
"#/properties/datumZaniku/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+"/datumZaniku","#/p\
roperties/datumZaniku/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.datumAktualizace!==void 0){let r=i.
datumAktualizace,n=e,p=e;typeof r=="number"&&isFinite(r),typeof r=="string"?L.test(r)||(t=s(t,o+"/datumAktualizace","#/p\
roperties/datumAktualizace/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+"/datumAktualizace",
"#/properties/datumAktualizace/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.dic!==void 0){let r=i.
dic,n=e;typeof r!="string"&&(t=s(t,o+"/dic","#/properties/dic/type","type",{type:"string"},"must be string"),e++);let p=e;
var m=n===e}}else t=s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return F.errors=t,e===0}function A(i,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,c=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.telefon!==void 0){let n=i.telefon,p=e,h=e;typeof n=="string"?(a(n)>25&&(t=s(t,o+"/telef\
on","#/properties/telefon/maxLength","maxLength",{limit:25},"must NOT have more than 25 characters"),e++),a(n)<1&&(t=s(t,
o+"/telefon","#/properties/telefon/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=s(
t,o+"/telefon","#/properties/telefon/type","type",{type:"string"},"must be string"),e++);var m=p===e}if(i.fax!==void 0){
let n=i.fax,p=e,h=e;typeof n=="string"?(a(n)>25&&(t=s(t,o+"/fax","#/properties/fax/maxLength","maxLength",{limit:25},"mu\
st NOT have more than 25 characters"),e++),a(n)<1&&(t=s(t,o+"/fax","#/properties/fax/minLength","minLength",{limit:1},"m\
ust NOT have fewer than 1 characters"),e++)):(t=s(t,o+"/fax","#/properties/fax/type","type",{type:"string"},"must be str\
ing"),e++);var m=p===e}if(i.email!==void 0){let n=i.email,p=e,h=e;if(Array.isArray(n)){let d=!0,O=n.length;for(let g=0;g<
O;g++){let _=n[g],k=e,v=e;typeof _=="string"?(a(_)>50&&(t=s(t,o+"/email/"+g,"#/properties/email/items/maxLength","maxLen\
gth",{limit:50},"must NOT have more than 50 characters"),e++),a(_)<1&&(t=s(t,o+"/email/"+g,"#/properties/email/items/min\
Length","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=s(t,o+"/email/"+g,"#/properties/email/it\
ems/type","type",{type:"string"},"must be string"),e++);var r=k===e;r||(d=!1)}}else t=s(t,o+"/email","#/properties/email\
/type","type",{type:"array"},"must be array"),e++;var m=p===e}if(i.www!==void 0){let n=i.www,p=e,h=e;typeof n=="string"?
(a(n)>255&&(t=s(t,o+"/www","#/properties/www/maxLength","maxLength",{limit:255},"must NOT have more than 255 characters"),
e++),a(n)<1&&(t=s(t,o+"/www","#/properties/www/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),
e++)):(t=s(t,o+"/www","#/properties/www/type","type",{type:"string"},"must be string"),e++);var m=p===e}}else t=s(t,o,"#\
/type","type",{type:"object"},"must be object"),e++;return A.errors=t,e===0}function J(i,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,c=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kontakty!==void 0){let r=i.kontakty,n=e;A(r,{instancePath:o+"/kontakty",parentData:i,parentDataProperty:"\
kontakty",rootData:u})||(t=b(t,A.errors),e=t.length);var m=n===e}if(i.izo!==void 0){let r=i.izo,n=e,p=e;typeof r=="strin\
g"?(a(r)>9&&(t=s(t,o+"/izo","#/properties/izo/maxLength","maxLength",{limit:9},"must NOT have more than 9 characters"),e++),
a(r)<1&&(t=s(t,o+"/izo","#/properties/izo/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):
(t=s(t,o+"/izo","#/properties/izo/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.obchodniJmeno!==void 0){
let r=i.obchodniJmeno,n=e,p=e;typeof r=="string"?(a(r)>2e3&&(t=s(t,o+"/obchodniJmeno","#/properties/obchodniJmeno/maxLen\
gth","maxLength",{limit:2e3},"must NOT have more than 2000 characters"),e++),a(r)<1&&(t=s(t,o+"/obchodniJmeno","#/proper\
ties/obchodniJmeno/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=s(t,o+"/obchodniJm\
eno","#/properties/obchodniJmeno/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.obchodniJmenoZkracene!==
void 0){let r=i.obchodniJmenoZkracene,n=e,p=e;typeof r=="string"?(a(r)>40&&(t=s(t,o+"/obchodniJmenoZkracene","#/properti\
es/obchodniJmenoZkracene/maxLength","maxLength",{limit:40},"must NOT have more than 40 characters"),e++),a(r)<1&&(t=s(t,
o+"/obchodniJmenoZkracene","#/properties/obchodniJmenoZkracene/minLength","minLength",{limit:1},"must NOT have fewer tha\
n 1 characters"),e++)):(t=s(t,o+"/obchodniJmenoZkracene","#/properties/obchodniJmenoZkracene/type","type",{type:"string"},
"must be string"),e++);var m=n===e}if(i.typSkoly!==void 0){let r=i.typSkoly,n=e,p=e;typeof r=="string"?(a(r)>64&&(t=s(t,
o+"/typSkoly","#/properties/typSkoly/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),a(r)<
1&&(t=s(t,o+"/typSkoly","#/properties/typSkoly/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),
e++)):(t=s(t,o+"/typSkoly","#/properties/typSkoly/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.adresa!==
void 0){let r=i.adresa,n=e;z(r,{instancePath:o+"/adresa",parentData:i,parentDataProperty:"adresa",rootData:u})||(t=b(t,z.
errors),e=t.length);var m=n===e}if(i.datumVzniku!==void 0){let r=i.datumVzniku,n=e,p=e;typeof r=="number"&&isFinite(r),typeof r==
"string"?L.test(r)||(t=s(t,o+"/datumVzniku","#/properties/datumVzniku/format","format",{format:"date"},'must match forma\
t "date"'),e++):(t=s(t,o+"/datumVzniku","#/properties/datumVzniku/type","type",{type:"string"},"must be string"),e++);var m=n===
e}if(i.datumZaniku!==void 0){let r=i.datumZaniku,n=e,p=e;typeof r=="number"&&isFinite(r),typeof r=="string"?L.test(r)||(t=
s(t,o+"/datumZaniku","#/properties/datumZaniku/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,
o+"/datumZaniku","#/properties/datumZaniku/type","type",{type:"string"},"must be string"),e++);var m=n===e}}else t=s(t,o,
"#/type","type",{type:"object"},"must be object"),e++;return J.errors=t,e===0}function D(i,{instancePath:o="",parentData:l,
parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,c=e;F(i,{instancePath:o,parentData:l,parentDataProperty:y,rootData:u})||
(t=b(t,F.errors),e=t.length);var h=c===e;let m=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.redizo!==void 0){
let f=i.redizo,d=e,O=e;typeof f=="string"?(a(f)>9&&(t=s(t,o+"/redizo","#/allOf/1/properties/redizo/maxLength","maxLength",
{limit:9},"must NOT have more than 9 characters"),e++),a(f)<1&&(t=s(t,o+"/redizo","#/allOf/1/properties/redizo/minLength",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=s(t,o+"/redizo","#/allOf/1/properties/redizo/typ\
e","type",{type:"string"},"must be string"),e++);var n=d===e}if(i.obchodniJmenoZkracene!==void 0){let f=i.obchodniJmenoZkracene,
d=e,O=e;typeof f=="string"?(a(f)>40&&(t=s(t,o+"/obchodniJmenoZkracene","#/allOf/1/properties/obchodniJmenoZkracene/maxLe\
ngth","maxLength",{limit:40},"must NOT have more than 40 characters"),e++),a(f)<1&&(t=s(t,o+"/obchodniJmenoZkracene","#/\
allOf/1/properties/obchodniJmenoZkracene/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):
(t=s(t,o+"/obchodniJmenoZkracene","#/allOf/1/properties/obchodniJmenoZkracene/type","type",{type:"string"},"must be stri\
ng"),e++);var n=d===e}if(i.kontakty!==void 0){let f=i.kontakty,d=e;A(f,{instancePath:o+"/kontakty",parentData:i,parentDataProperty:"\
kontakty",rootData:u})||(t=b(t,A.errors),e=t.length);var n=d===e}if(i.primarniZaznam!==void 0){let f=i.primarniZaznam,d=e;
typeof f!="boolean"&&(t=s(t,o+"/primarniZaznam","#/allOf/1/properties/primarniZaznam/type","type",{type:"boolean"},"must\
 be boolean"),e++);let O=e;var n=d===e}if(i.skolyAZarizeni!==void 0){let f=i.skolyAZarizeni,d=e,O=e;if(Array.isArray(f)){
let _=!0,k=f.length;for(let v=0;v<k;v++){let x=f[v],N=e;J(x,{instancePath:o+"/skolyAZarizeni/"+v,parentData:f,parentDataProperty:v,
rootData:u})||(t=b(t,J.errors),e=t.length);var p=N===e;p||(_=!1)}}else t=s(t,o+"/skolyAZarizeni","#/allOf/1/properties/s\
kolyAZarizeni/type","type",{type:"array"},"must be array"),e++;var n=d===e}if(i.typSubjektu!==void 0){let f=i.typSubjektu,
d=e,O=e;typeof f=="string"?(a(f)>64&&(t=s(t,o+"/typSubjektu","#/allOf/1/properties/typSubjektu/maxLength","maxLength",{limit:64},
"must NOT have more than 64 characters"),e++),a(f)<1&&(t=s(t,o+"/typSubjektu","#/allOf/1/properties/typSubjektu/minLengt\
h","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=s(t,o+"/typSubjektu","#/allOf/1/properties/ty\
pSubjektu/type","type",{type:"string"},"must be string"),e++);var n=d===e}}else t=s(t,o,"#/allOf/1/type","type",{type:"o\
bject"},"must be object"),e++;var h=m===e;return D.errors=t,e===0}function C(i,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,c=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico!==void 0){let r=i.ico,n=e,p=e;typeof r=="string"?(a(r)>32&&(t=s(t,o+"/ico","#/prope\
rties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),I.test(r)||(t=s(t,o+"/ico","#/\
properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(t=s(t,o+"\
/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.obchodniJmeno!==void 0){let r=i.
obchodniJmeno,n=e,p=e;typeof r=="string"?(a(r)>2e3&&(t=s(t,o+"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","ma\
xLength",{limit:2e3},"must NOT have more than 2000 characters"),e++),a(r)<1&&(t=s(t,o+"/obchodniJmeno","#/properties/obc\
hodniJmeno/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=s(t,o+"/obchodniJmeno","#/\
properties/obchodniJmeno/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.obchodniJmenoZkracene!==void 0){
let r=i.obchodniJmenoZkracene,n=e,p=e;typeof r=="string"?(a(r)>40&&(t=s(t,o+"/obchodniJmenoZkracene","#/properties/obcho\
dniJmenoZkracene/maxLength","maxLength",{limit:40},"must NOT have more than 40 characters"),e++),a(r)<1&&(t=s(t,o+"/obch\
odniJmenoZkracene","#/properties/obchodniJmenoZkracene/minLength","minLength",{limit:1},"must NOT have fewer than 1 char\
acters"),e++)):(t=s(t,o+"/obchodniJmenoZkracene","#/properties/obchodniJmenoZkracene/type","type",{type:"string"},"must \
be string"),e++);var m=n===e}if(i.typAngazma!==void 0){let r=i.typAngazma,n=e,p=e;typeof r=="string"?(a(r)>64&&(t=s(t,o+
"/typAngazma","#/properties/typAngazma/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),a(
r)<1&&(t=s(t,o+"/typAngazma","#/properties/typAngazma/minLength","minLength",{limit:1},"must NOT have fewer than 1 chara\
cters"),e++)):(t=s(t,o+"/typAngazma","#/properties/typAngazma/type","type",{type:"string"},"must be string"),e++);var m=n===
e}if(i.adresa!==void 0){let r=i.adresa,n=e;z(r,{instancePath:o+"/adresa",parentData:i,parentDataProperty:"adresa",rootData:u})||
(t=b(t,z.errors),e=t.length);var m=n===e}if(i.pravniForma!==void 0){let r=i.pravniForma,n=e,p=e;typeof r=="string"?(a(r)>
3&&(t=s(t,o+"/pravniForma","#/properties/pravniForma/maxLength","maxLength",{limit:3},"must NOT have more than 3 charact\
ers"),e++),a(r)<3&&(t=s(t,o+"/pravniForma","#/properties/pravniForma/minLength","minLength",{limit:3},"must NOT have few\
er than 3 characters"),e++),j.test(r)||(t=s(t,o+"/pravniForma","#/properties/pravniForma/pattern","pattern",{pattern:"^\\\
d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=s(t,o+"/pravniForma","#/properties/pravniForma/type","type",{type:"str\
ing"},"must be string"),e++);var m=n===e}if(i.datumVzniku!==void 0){let r=i.datumVzniku,n=e,p=e;typeof r=="number"&&isFinite(
r),typeof r=="string"?L.test(r)||(t=s(t,o+"/datumVzniku","#/properties/datumVzniku/format","format",{format:"date"},'mus\
t match format "date"'),e++):(t=s(t,o+"/datumVzniku","#/properties/datumVzniku/type","type",{type:"string"},"must be str\
ing"),e++);var m=n===e}if(i.datumZaniku!==void 0){let r=i.datumZaniku,n=e,p=e;typeof r=="number"&&isFinite(r),typeof r==
"string"?L.test(r)||(t=s(t,o+"/datumZaniku","#/properties/datumZaniku/format","format",{format:"date"},'must match forma\
t "date"'),e++):(t=s(t,o+"/datumZaniku","#/properties/datumZaniku/type","type",{type:"string"},"must be string"),e++);var m=n===
e}}else t=s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return C.errors=t,e===0}function E(i,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,c=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.jmeno!==void 0){let r=i.jmeno,n=e,p=e;typeof r=="string"?a(r)>100&&(t=s(t,o+"/jmeno","#\
/properties/jmeno/maxLength","maxLength",{limit:100},"must NOT have more than 100 characters"),e++):(t=s(t,o+"/jmeno","#\
/properties/jmeno/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.prijmeni!==void 0){let r=i.prijmeni,
n=e,p=e;typeof r=="string"?a(r)>100&&(t=s(t,o+"/prijmeni","#/properties/prijmeni/maxLength","maxLength",{limit:100},"mus\
t NOT have more than 100 characters"),e++):(t=s(t,o+"/prijmeni","#/properties/prijmeni/type","type",{type:"string"},"mus\
t be string"),e++);var m=n===e}if(i.titulPredJmenem!==void 0){let r=i.titulPredJmenem,n=e,p=e;typeof r=="string"?a(r)>32&&
(t=s(t,o+"/titulPredJmenem","#/properties/titulPredJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 \
characters"),e++):(t=s(t,o+"/titulPredJmenem","#/properties/titulPredJmenem/type","type",{type:"string"},"must be string"),
e++);var m=n===e}if(i.titulZaJmenem!==void 0){let r=i.titulZaJmenem,n=e,p=e;typeof r=="string"?a(r)>32&&(t=s(t,o+"/titul\
ZaJmenem","#/properties/titulZaJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++):(t=
s(t,o+"/titulZaJmenem","#/properties/titulZaJmenem/type","type",{type:"string"},"must be string"),e++);var m=n===e}if(i.
datumNarozeni!==void 0){let r=i.datumNarozeni,n=e,p=e;typeof r=="number"&&isFinite(r),typeof r=="string"?L.test(r)||(t=s(
t,o+"/datumNarozeni","#/properties/datumNarozeni/format","format",{format:"date"},'must match format "date"'),e++):(t=s(
t,o+"/datumNarozeni","#/properties/datumNarozeni/type","type",{type:"string"},"must be string"),e++);var m=n===e}}else t=
s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return E.errors=t,e===0}function $(i,{instancePath:o="",parentData:l,
parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,c=e;E(i,{instancePath:o,parentData:l,parentDataProperty:y,rootData:u})||
(t=b(t,E.errors),e=t.length);var p=c===e;let m=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.typAngazma!==void 0){
let h=i.typAngazma,f=e,d=e;typeof h=="string"?(a(h)>64&&(t=s(t,o+"/typAngazma","#/allOf/1/properties/typAngazma/maxLengt\
h","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),a(h)<1&&(t=s(t,o+"/typAngazma","#/allOf/1/proper\
ties/typAngazma/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=s(t,o+"/typAngazma","\
#/allOf/1/properties/typAngazma/type","type",{type:"string"},"must be string"),e++);var n=f===e}}else t=s(t,o,"#/allOf/1\
/type","type",{type:"object"},"must be object"),e++;var p=m===e;return $.errors=t,e===0}function w(i,{instancePath:o="",
parentData:l,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,c=e;D(i,{instancePath:o,parentData:l,parentDataProperty:y,
rootData:u})||(t=b(t,D.errors),e=t.length);var f=c===e;let m=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.angazovanySubjekt!==
void 0){let d=i.angazovanySubjekt,O=e,g=e;if(Array.isArray(d)){let _=!0,k=d.length;for(let v=0;v<k;v++){let x=d[v],N=e;C(
x,{instancePath:o+"/angazovanySubjekt/"+v,parentData:d,parentDataProperty:v,rootData:u})||(t=b(t,C.errors),e=t.length);var n=N===
e;n||(_=!1)}}else t=s(t,o+"/angazovanySubjekt","#/allOf/1/properties/angazovanySubjekt/type","type",{type:"array"},"must\
 be array"),e++;var p=O===e}if(i.angazovanaOsoba!==void 0){let d=i.angazovanaOsoba,O=e,g=e;if(Array.isArray(d)){let k=!0,
v=d.length;for(let x=0;x<v;x++){let N=d[x],Y=e;$(N,{instancePath:o+"/angazovanaOsoba/"+x,parentData:d,parentDataProperty:x,
rootData:u})||(t=b(t,$.errors),e=t.length);var h=Y===e;h||(k=!1)}}else t=s(t,o+"/angazovanaOsoba","#/allOf/1/properties/\
angazovanaOsoba/type","type",{type:"array"},"must be array"),e++;var p=O===e}}else t=s(t,o,"#/allOf/1/type","type",{type:"\
object"},"must be object"),e++;var f=m===e;return w.errors=t,e===0}function S(i,{instancePath:o="",parentData:l,parentDataProperty:y,
rootData:u=i}={}){let t=null,e=0,c=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.icoId!==void 0){let n=i.icoId,p=e,
h=e;typeof n=="string"?(a(n)>32&&(t=s(t,o+"/icoId","#/properties/icoId/maxLength","maxLength",{limit:32},"must NOT have \
more than 32 characters"),e++),I.test(n)||(t=s(t,o+"/icoId","#/properties/icoId/pattern","pattern",{pattern:"^(ARES_)?\\d\
{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(t=s(t,o+"/icoId","#/properties/icoId/type","type",{type:"string"},
"must be string"),e++);var m=p===e}if(i.zaznamy!==void 0){let n=i.zaznamy,p=e,h=e;if(Array.isArray(n)){let d=!0,O=n.length;
for(let g=0;g<O;g++){let _=n[g],k=e;w(_,{instancePath:o+"/zaznamy/"+g,parentData:n,parentDataProperty:g,rootData:u})||(t=
b(t,w.errors),e=t.length);var r=k===e;r||(d=!1)}}else t=s(t,o+"/zaznamy","#/properties/zaznamy/type","type",{type:"array"},
"must be array"),e++;var m=p===e}}else t=s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return S.errors=t,e===
0}var ie=B;var K={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function M(i,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:u=i}={}){let t=null,
e=0;typeof i!="string"&&(t=s(t,o,"#/type","type",{type:"string"},"must be string"),e++);let c=e,m=K.enum;return i==="OBE\
CNA_CHYBA"||i==="CHYBA_VSTUPU"||i==="NENALEZENO"||i==="NENI_IMPLEMENTOVANO"||i==="NEPRIHLASENY_UZIVATEL"||i==="NENI_OPRA\
VNENI"||(t=s(t,o,"#/enum","enum",{allowedValues:K.enum},"must be equal to one of the allowed values"),e++),M.errors=t,e===
0}function B(i,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,c=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.kod!==void 0){let r=i.kod,n=e;M(r,{instancePath:o+"/kod",parentData:i,parentDataProperty:"\
kod",rootData:u})||(t=b(t,M.errors),e=t.length);var m=n===e}if(i.popis!==void 0){let r=i.popis,n=e;typeof r!="string"&&(t=
s(t,o+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let p=e;var m=n===e}if(i.subKod!==
void 0){let r=i.subKod,n=e;typeof r!="string"&&(t=s(t,o+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let p=e;var m=n===e}}else t=s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return B.errors=
t,e===0}var oe=H;function R(i,{instancePath:o="",parentData:l,parentDataProperty:y,rootData:u=i}={}){let t=null,e=0,c=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let r=i.pocetCelkem,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=s(t,o+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof r==
"number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=s(t,o+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var m=n===e}}else t=s(t,o,"#/type","type",
{type:"object"},"must be object"),e++;return R.errors=t,e===0}function H(i,{instancePath:o="",parentData:l,parentDataProperty:y,
rootData:u=i}={}){let t=null,e=0,c=e;R(i,{instancePath:o,parentData:l,parentDataProperty:y,rootData:u})||(t=b(t,R.errors),
e=t.length);var h=c===e;let m=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ekonomickeSubjekty!==void 0){let f=i.
ekonomickeSubjekty,d=e,O=e;if(Array.isArray(f)){let g=!0,_=f.length;for(let k=0;k<_;k++){let v=f[k],x=e;S(v,{instancePath:o+
"/ekonomickeSubjekty/"+k,parentData:f,parentDataProperty:k,rootData:u})||(t=b(t,S.errors),e=t.length);var n=x===e;n||(g=
!1)}}else t=s(t,o+"/ekonomickeSubjekty","#/allOf/1/properties/ekonomickeSubjekty/type","type",{type:"array"},"must be ar\
ray"),e++;var p=d===e}}else t=s(t,o,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var h=m===e;return H.errors=
t,e===0}function b(i,o){if(i===null)return o;for(let l of o)i.push(l);return i}function s(i,o,l,y,u,t){return b(i,[{instancePath:o,
schemaPath:l,keyword:y,params:u,message:t}])}return ee(se);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRs: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyRsSeznam: Validate;
} = {
  EkonomickySubjektRs: code.v0,
  Chyba: code.v1,
  EkonomickeSubjektyRsSeznam: code.v2,
};
