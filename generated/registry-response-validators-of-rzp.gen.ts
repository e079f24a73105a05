// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var C=Object.defineProperty;var ae=Object.getOwnPropertyDescriptor;var me=Object.getOwnPropertyNames;var le=Object.prototype.hasOwnProperty;var ye=(i,o)=>()=>{try{return o||i((o={exports:{}}).exports,o),o.exports}catch(d){throw o=0,d}},fe=(i,o)=>{for(var d in o)
C(i,d,{get:o[d],enumerable:!0})},ue=(i,o,d,g)=>{if(o&&typeof o=="object"||typeof o=="function")for(let l of me(o))!le.call(
i,l)&&l!==d&&C(i,l,{get:()=>o[l],enumerable:!(g=ae(o,l))||g.enumerable});return i};var ve=i=>ue(C({},"__esModule",{value:!0}),i);var ie=ye(T=>{"use strict";Object.defineProperty(T,"__esModule",{value:!0});function re(i){let o=i.length,d=0,g=0,l;for(;g<
o;)d++,l=i.charCodeAt(g++),l>=55296&&l<=56319&&g<o&&(l=i.charCodeAt(g),(l&64512)===56320&&g++);return d}T.default=re;re.
code='require("ajv/dist/runtime/ucs2length").default'});var Oe={};fe(Oe,{v0:()=>de,v1:()=>ke,v2:()=>ze});var de=$;var u=ie().default,ce=new RegExp("^(ARES_)?\\d{8}$","u");var se=new RegExp("^\\d{8}$","u"),F=new RegExp("^\\d{3}$","u");function D(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodStatu!==void 0){let r=i.kodStatu,n=e;typeof r!="string"&&(t=s(t,o+"/kodStatu","#/pro\
perties/kodStatu/type","type",{type:"string"},"must be string"),e++);let m=e;var a=n===e}if(i.nazevStatu!==void 0){let r=i.
nazevStatu,n=e,m=e;typeof r=="string"?u(r)>32&&(t=s(t,o+"/nazevStatu","#/properties/nazevStatu/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(t=s(t,o+"/nazevStatu","#/properties/nazevStatu/type","type",{type:"string"},
"must be string"),e++);var a=n===e}if(i.kodKraje!==void 0){let r=i.kodKraje,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=s(t,o+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r==
"number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=s(t,o+"/kodKraje","#/properties/kodKraje/maximum","maximum",{comparison:"<\
=",limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodKraje","#/properties/kodKraje/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevKraje!==void 0){let r=i.nazevKraje,n=e,m=e;typeof r=="string"?u(
r)>32&&(t=s(t,o+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 cha\
racters"),e++):(t=s(t,o+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.kodOkresu!==void 0){let r=i.kodOkresu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodOkres\
u","#/properties/kodOkresu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&
((r>9999||isNaN(r))&&(t=s(t,o+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must\
 be <= 9999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var a=n===e}if(i.nazevOkresu!==void 0){let r=i.nazevOkresu,n=e,m=e;typeof r=="string"?u(r)>32&&(t=
s(t,o+"/nazevOkresu","#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),
e++):(t=s(t,o+"/nazevOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.
kodObce!==void 0){let r=i.kodObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(
r))&&(t=s(t,o+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(r<0||isNaN(r))&&(t=s(t,o+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var a=n===e}if(i.nazevObce!==void 0){let r=i.nazevObce,n=e,m=e;typeof r=="string"?u(r)>48&&(t=s(t,o+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=s(t,o+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodSpravnihoObvodu!==void 0){
let r=i.kodSpravnihoObvodu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodSpravnihoObvodu","#/pro\
perties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&
((r>999||isNaN(r))&&(t=s(t,o+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/maximum","maximum",{comparison:"<=",
limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevSpravnihoObvodu!==void 0){let r=i.nazevSpravnihoObvodu,
n=e,m=e;typeof r=="string"?u(r)>32&&(t=s(t,o+"/nazevSpravnihoObvodu","#/properties/nazevSpravnihoObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(t=s(t,o+"/nazevSpravnihoObvodu","#/properties/nazevSpra\
vnihoObvodu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodMestskehoObvodu!==void 0){let r=i.kodMestskehoObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/\
type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=s(
t,o+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 99\
9"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevMestskehoObvodu!==void 0){let r=i.nazevMestskehoObvodu,n=e,m=e;
typeof r=="string"?u(r)>32&&(t=s(t,o+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObvodu/maxLength","maxLength",{
limit:32},"must NOT have more than 32 characters"),e++):(t=s(t,o+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObv\
odu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodMestskeCastiObvodu!==void 0){let r=i.kodMestskeCastiObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiO\
bvodu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(r))&&
(t=s(t,o+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.kodUlice!==void 0){let r=i.kodUlice,n=e;typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>9999999||isNaN(r))&&(t=s(t,o+"/kodUlice","#/properties/\
kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodUl\
ice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevMestskeCastiObvodu!==
void 0){let r=i.nazevMestskeCastiObvodu,n=e,m=e;typeof r=="string"?u(r)>48&&(t=s(t,o+"/nazevMestskeCastiObvodu","#/prope\
rties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=s(t,o+"\
/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.nazevUlice!==void 0){let r=i.nazevUlice,n=e,m=e;typeof r=="string"?u(r)>48&&(t=s(t,o+"/nazevUlice","#/properties/\
nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=s(t,o+"/nazevUlice","#/pro\
perties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.cisloDomovni!==void 0){let r=i.cisloDomovni,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/cisloDomovni","#/properties/cisloDomovni/type","type",
{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=s(t,o+"/cisloDo\
movni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=n===e}if(i.
doplnekAdresy!==void 0){let r=i.doplnekAdresy,n=e,m=e;typeof r=="string"?u(r)>1500&&(t=s(t,o+"/doplnekAdresy","#/propert\
ies/doplnekAdresy/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(t=s(t,o+"/doplnek\
Adresy","#/properties/doplnekAdresy/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodCastiObce!==
void 0){let r=i.kodCastiObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodCastiObce","#/propert\
ies/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999||
isNaN(r))&&(t=s(t,o+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must b\
e <= 999999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.cisloOrientacni!==void 0){let r=i.cisloOrientacni,n=e;typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"inte\
ger"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))&&(t=s(t,o+"/cisloOrientacni","#\
/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var a=n===e}if(i.cisloOrientacniPismeno!==
void 0){let r=i.cisloOrientacniPismeno,n=e,m=e;typeof r=="string"?u(r)>1&&(t=s(t,o+"/cisloOrientacniPismeno","#/properti\
es/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(t=s(t,o+"/cislo\
OrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var a=n===e}
if(i.nazevCastiObce!==void 0){let r=i.nazevCastiObce,n=e,m=e;typeof r=="string"?u(r)>48&&(t=s(t,o+"/nazevCastiObce","#/p\
roperties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=s(t,o+"/naze\
vCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodAdresnihoMista!==
void 0){let r=i.kodAdresnihoMista,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/kodAdresnihoMista",
"#/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(
r)&&((r>999999999||isNaN(r))&&(t=s(t,o+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"\
<=",limit:999999999},"must be <= 999999999"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/kodAdresnihoMista","#/properties/kodAdresn\
ihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.psc!==void 0){let r=i.psc,n=e;
typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/psc","#/properties/psc/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;var a=n===e}if(i.textovaAdresa!==void 0){let r=i.textovaAdresa,n=e,m=e;typeof r=="string"?u(
r)>1500&&(t=s(t,o+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more t\
han 1500 characters"),e++):(t=s(t,o+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be s\
tring"),e++);var a=n===e}if(i.cisloDoAdresy!==void 0){let r=i.cisloDoAdresy,n=e,m=e;typeof r=="string"?u(r)>255&&(t=s(t,
o+"/cisloDoAdresy","#/properties/cisloDoAdresy/maxLength","maxLength",{limit:255},"must NOT have more than 255 character\
s"),e++):(t=s(t,o+"/cisloDoAdresy","#/properties/cisloDoAdresy/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.standardizaceAdresy!==void 0){let r=i.standardizaceAdresy,n=e;typeof r!="boolean"&&(t=s(t,o+"/standardizaceAdresy",
"#/properties/standardizaceAdresy/type","type",{type:"boolean"},"must be boolean"),e++);let m=e;var a=n===e}if(i.pscTxt!==
void 0){let r=i.pscTxt,n=e,m=e;typeof r=="string"?u(r)>255&&(t=s(t,o+"/pscTxt","#/properties/pscTxt/maxLength","maxLengt\
h",{limit:255},"must NOT have more than 255 characters"),e++):(t=s(t,o+"/pscTxt","#/properties/pscTxt/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(i.typCisloDomovni!==void 0){let r=i.typCisloDomovni,n=e;typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},
"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=s(t,o+"/typCisloDomovni","#/prop\
erties/typCisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=n===e}}else t=s(t,o,
"#/type","type",{type:"object"},"must be object"),e++;return D.errors=t,e===0}var _=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function E(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico!==void 0){let r=i.ico,n=e,m=e;typeof r=="string"?(u(r)>8&&(t=s(t,o+"/ico","#/proper\
ties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),u(r)<8&&(t=s(t,o+"/ico","#/proper\
ties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),se.test(r)||(t=s(t,o+"/ico","#/p\
roperties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=s(t,o+"/ico","#/properti\
es/ico/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.obchodniJmeno!==void 0){let r=i.obchodniJmeno,
n=e,m=e;typeof r=="string"?(u(r)>2e3&&(t=s(t,o+"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},
"must NOT have more than 2000 characters"),e++),u(r)<1&&(t=s(t,o+"/obchodniJmeno","#/properties/obchodniJmeno/minLength",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=s(t,o+"/obchodniJmeno","#/properties/obchodniJme\
no/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.sidlo!==void 0){let r=i.sidlo,n=e;D(r,{instancePath:o+
"/sidlo",parentData:i,parentDataProperty:"sidlo",rootData:l})||(t=h(t,D.errors),e=t.length);var a=n===e}if(i.pravniForma!==
void 0){let r=i.pravniForma,n=e,m=e;typeof r=="string"?(u(r)>3&&(t=s(t,o+"/pravniForma","#/properties/pravniForma/maxLen\
gth","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),u(r)<3&&(t=s(t,o+"/pravniForma","#/properties/pr\
avniForma/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),F.test(r)||(t=s(t,o+"/pravniFor\
ma","#/properties/pravniForma/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=s(t,o+"/\
pravniForma","#/properties/pravniForma/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.pravniFormaRos!==
void 0){let r=i.pravniFormaRos,n=e,m=e;typeof r=="string"?(u(r)>3&&(t=s(t,o+"/pravniFormaRos","#/properties/pravniFormaR\
os/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),u(r)<3&&(t=s(t,o+"/pravniFormaRos","#/p\
roperties/pravniFormaRos/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),F.test(r)||(t=s(
t,o+"/pravniFormaRos","#/properties/pravniFormaRos/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),
e++)):(t=s(t,o+"/pravniFormaRos","#/properties/pravniFormaRos/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.financniUrad!==void 0){let r=i.financniUrad,n=e,m=e;typeof r=="string"?(u(r)>3&&(t=s(t,o+"/financniUrad","#/prope\
rties/financniUrad/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),u(r)<3&&(t=s(t,o+"/fina\
ncniUrad","#/properties/financniUrad/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),F.test(
r)||(t=s(t,o+"/financniUrad","#/properties/financniUrad/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d\
{3}$"'),e++)):(t=s(t,o+"/financniUrad","#/properties/financniUrad/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.datumVzniku!==void 0){let r=i.datumVzniku,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=
s(t,o+"/datumVzniku","#/properties/datumVzniku/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,
o+"/datumVzniku","#/properties/datumVzniku/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.datumZaniku!==
void 0){let r=i.datumZaniku,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=s(t,o+"/datumZaniku",
"#/properties/datumZaniku/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+"/datumZaniku","#/p\
roperties/datumZaniku/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.datumAktualizace!==void 0){let r=i.
datumAktualizace,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=s(t,o+"/datumAktualizace","#/p\
roperties/datumAktualizace/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+"/datumAktualizace",
"#/properties/datumAktualizace/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.dic!==void 0){let r=i.
dic,n=e;typeof r!="string"&&(t=s(t,o+"/dic","#/properties/dic/type","type",{type:"string"},"must be string"),e++);let m=e;
var a=n===e}}else t=s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return E.errors=t,e===0}function R(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.datumZapisu!==void 0){let r=i.datumZapisu,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r==
"string"?_.test(r)||(t=s(t,o+"/datumZapisu","#/properties/datumZapisu/format","format",{format:"date"},'must match forma\
t "date"'),e++):(t=s(t,o+"/datumZapisu","#/properties/datumZapisu/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.platnostOd!==void 0){let r=i.platnostOd,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=
s(t,o+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+
"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=s(t,o,"#/\
type","type",{type:"object"},"must be object"),e++;return R.errors=t,e===0}function M(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;D(i,{instancePath:o,
parentData:d,parentDataProperty:g,rootData:l})||(t=h(t,D.errors),e=t.length);var m=k===e;let a=e,r=e;if(i&&typeof i=="ob\
ject"&&!Array.isArray(i)){if(i.platnostOd!==void 0){let f=i.platnostOd,p=e,y=e;typeof f=="number"&&isFinite(f),typeof f==
"string"?_.test(f)||(t=s(t,o+"/platnostOd","#/allOf/1/properties/platnostOd/format","format",{format:"date"},'must match\
 format "date"'),e++):(t=s(t,o+"/platnostOd","#/allOf/1/properties/platnostOd/type","type",{type:"string"},"must be stri\
ng"),e++);var n=p===e}if(i.platnostDo!==void 0){let f=i.platnostDo,p=e,y=e;typeof f=="number"&&isFinite(f),typeof f=="st\
ring"?_.test(f)||(t=s(t,o+"/platnostDo","#/allOf/1/properties/platnostDo/format","format",{format:"date"},'must match fo\
rmat "date"'),e++):(t=s(t,o+"/platnostDo","#/allOf/1/properties/platnostDo/type","type",{type:"string"},"must be string"),
e++);var n=p===e}if(i.typAdresy!==void 0){let f=i.typAdresy,p=e,y=e;typeof f=="string"?(u(f)>64&&(t=s(t,o+"/typAdresy","\
#/allOf/1/properties/typAdresy/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),u(f)<1&&(t=
s(t,o+"/typAdresy","#/allOf/1/properties/typAdresy/minLength","minLength",{limit:1},"must NOT have fewer than 1 characte\
rs"),e++)):(t=s(t,o+"/typAdresy","#/allOf/1/properties/typAdresy/type","type",{type:"string"},"must be string"),e++);var n=p===
e}}else t=s(t,o,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=a===e;return M.errors=t,e===0}function U(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetAktivnich!==void 0){let r=i.pocetAktivnich,n=e;typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)||(t=s(t,o+"/pocetAktivnich","#/properties/pocetAktivnich/type","type",{type:"integer"},"must be integer"),
e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=s(t,o+"/pocetAktivnich","#/properties/pocetA\
ktivnich/maximum","maximum",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=s(t,o+"\
/pocetAktivnich","#/properties/pocetAktivnich/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===
e}if(i.pocetZaniklych!==void 0){let r=i.pocetZaniklych,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+
"/pocetZaniklych","#/properties/pocetZaniklych/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="\
number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=s(t,o+"/pocetZaniklych","#/properties/pocetZaniklych/maximum","maxim\
um",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/pocetZaniklych","#/prop\
erties/pocetZaniklych/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.pocetPozastavenych!==
void 0){let r=i.pocetPozastavenych,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/pocetPozastavenych",
"#/properties/pocetPozastavenych/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(
r)&&((r>2147483647||isNaN(r))&&(t=s(t,o+"/pocetPozastavenych","#/properties/pocetPozastavenych/maximum","maximum",{comparison:"\
<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/pocetPozastavenych","#/properties/pocetP\
ozastavenych/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.pocetPrerusenych!==void 0){
let r=i.pocetPrerusenych,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/pocetPrerusenych","#/propert\
ies/pocetPrerusenych/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>
2147483647||isNaN(r))&&(t=s(t,o+"/pocetPrerusenych","#/properties/pocetPrerusenych/maximum","maximum",{comparison:"<=",limit:2147483647},
"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/pocetPrerusenych","#/properties/pocetPrerusenych/minimum","min\
imum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.pocetCelkem!==void 0){let r=i.pocetCelkem,n=e;typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},
"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=s(t,o+"/pocetCelkem","#/p\
roperties/pocetCelkem/maximum","maximum",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&
(t=s(t,o+"/pocetCelkem","#/properties/pocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===
e}}else t=s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return U.errors=t,e===0}function V(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let r=i.pocetCelkem,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=s(t,o+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r==
"number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=s(t,o+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.pocetZaniklych!==void 0){
let r=i.pocetZaniklych,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/pocetZaniklych","#/properties/\
pocetZaniklych/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>2147483647||
isNaN(r))&&(t=s(t,o+"/pocetZaniklych","#/properties/pocetZaniklych/maximum","maximum",{comparison:"<=",limit:2147483647},
"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/pocetZaniklych","#/properties/pocetZaniklych/minimum","minimum",
{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.pocetAktivnich!==void 0){let r=i.pocetAktivnich,n=e;typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/pocetAktivnich","#/properties/pocetAktivnich/type","type",{type:"in\
teger"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=s(t,o+"/pocetAkti\
vnich","#/properties/pocetAktivnich/maximum","maximum",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),
(r<0||isNaN(r))&&(t=s(t,o+"/pocetAktivnich","#/properties/pocetAktivnich/minimum","minimum",{comparison:">=",limit:0},"m\
ust be >= 0"),e++));var a=n===e}if(i.pocetPozastavenych!==void 0){let r=i.pocetPozastavenych,n=e;typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r)||(t=s(t,o+"/pocetPozastavenych","#/properties/pocetPozastavenych/type","type",{type:"integer"},
"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=s(t,o+"/pocetPozastavenyc\
h","#/properties/pocetPozastavenych/maximum","maximum",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),
(r<0||isNaN(r))&&(t=s(t,o+"/pocetPozastavenych","#/properties/pocetPozastavenych/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var a=n===e}}else t=s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return V.errors=t,
e===0}var ge=new RegExp("^\\d{6}$","u");function J(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){
let t=null,e=0,k=e;E(i,{instancePath:o,parentData:d,parentDataProperty:g,rootData:l})||(t=h(t,E.errors),e=t.length);var f=k===
e;let a=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.insolvencniRizeni!==void 0){let p=i.insolvencniRizeni,y=e;
R(p,{instancePath:o+"/insolvencniRizeni",parentData:i,parentDataProperty:"insolvencniRizeni",rootData:l})||(t=h(t,R.errors),
e=t.length);var n=y===e}if(i.datumDoruceniVypisu!==void 0){let p=i.datumDoruceniVypisu,y=e,v=e;typeof p=="number"&&isFinite(
p),typeof p=="string"?_.test(p)||(t=s(t,o+"/datumDoruceniVypisu","#/allOf/1/properties/datumDoruceniVypisu/format","form\
at",{format:"date"},'must match format "date"'),e++):(t=s(t,o+"/datumDoruceniVypisu","#/allOf/1/properties/datumDoruceni\
Vypisu/type","type",{type:"string"},"must be string"),e++);var n=y===e}if(i.adresySubjektu!==void 0){let p=i.adresySubjektu,
y=e,v=e;if(Array.isArray(p)){let A=!0,z=p.length;for(let c=0;c<z;c++){let O=p[c],b=e;M(O,{instancePath:o+"/adresySubjekt\
u/"+c,parentData:p,parentDataProperty:c,rootData:l})||(t=h(t,M.errors),e=t.length);var m=b===e;m||(A=!1)}}else t=s(t,o+"\
/adresySubjektu","#/allOf/1/properties/adresySubjektu/type","type",{type:"array"},"must be array"),e++;var n=y===e}if(i.
typSubjektu!==void 0){let p=i.typSubjektu,y=e,v=e;typeof p=="string"?(u(p)>64&&(t=s(t,o+"/typSubjektu","#/allOf/1/proper\
ties/typSubjektu/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),u(p)<1&&(t=s(t,o+"/typS\
ubjektu","#/allOf/1/properties/typSubjektu/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):
(t=s(t,o+"/typSubjektu","#/allOf/1/properties/typSubjektu/type","type",{type:"string"},"must be string"),e++);var n=y===
e}if(i.zivnostenskyUrad!==void 0){let p=i.zivnostenskyUrad,y=e,v=e;typeof p=="string"?ge.test(p)||(t=s(t,o+"/zivnostensk\
yUrad","#/allOf/1/properties/zivnostenskyUrad/pattern","pattern",{pattern:"^\\d{6}$"},'must match pattern "^\\d{6}$"'),e++):
(t=s(t,o+"/zivnostenskyUrad","#/allOf/1/properties/zivnostenskyUrad/type","type",{type:"string"},"must be string"),e++);
var n=y===e}if(i.organizacniSlozka!==void 0){let p=i.organizacniSlozka,y=e,v=e;typeof p=="string"?(u(p)>2e3&&(t=s(t,o+"/\
organizacniSlozka","#/allOf/1/properties/organizacniSlozka/maxLength","maxLength",{limit:2e3},"must NOT have more than 2\
000 characters"),e++),u(p)<1&&(t=s(t,o+"/organizacniSlozka","#/allOf/1/properties/organizacniSlozka/minLength","minLengt\
h",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=s(t,o+"/organizacniSlozka","#/allOf/1/properties/organiza\
cniSlozka/type","type",{type:"string"},"must be string"),e++);var n=y===e}if(i.zivnostiStav!==void 0){let p=i.zivnostiStav,
y=e;U(p,{instancePath:o+"/zivnostiStav",parentData:i,parentDataProperty:"zivnostiStav",rootData:l})||(t=h(t,U.errors),e=
t.length);var n=y===e}if(i.datumZapisuVr!==void 0){let p=i.datumZapisuVr,y=e,v=e;typeof p=="number"&&isFinite(p),typeof p==
"string"?_.test(p)||(t=s(t,o+"/datumZapisuVr","#/allOf/1/properties/datumZapisuVr/format","format",{format:"date"},'must\
 match format "date"'),e++):(t=s(t,o+"/datumZapisuVr","#/allOf/1/properties/datumZapisuVr/type","type",{type:"string"},"\
must be string"),e++);var n=y===e}if(i.provozovnyStav!==void 0){let p=i.provozovnyStav,y=e;V(p,{instancePath:o+"/provozo\
vnyStav",parentData:i,parentDataProperty:"provozovnyStav",rootData:l})||(t=h(t,V.errors),e=t.length);var n=y===e}if(i.primarniZaznam!==
void 0){let p=i.primarniZaznam,y=e;typeof p!="boolean"&&(t=s(t,o+"/primarniZaznam","#/allOf/1/properties/primarniZaznam/\
type","type",{type:"boolean"},"must be boolean"),e++);let v=e;var n=y===e}if(i.kodStatu!==void 0){let p=i.kodStatu,y=e;typeof p!=
"string"&&(t=s(t,o+"/kodStatu","#/allOf/1/properties/kodStatu/type","type",{type:"string"},"must be string"),e++);let v=e;
var n=y===e}}else t=s(t,o,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var f=a===e;return J.errors=t,e===
0}function w(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;D(i,{instancePath:o,
parentData:d,parentDataProperty:g,rootData:l})||(t=h(t,D.errors),e=t.length);var m=k===e;let a=e,r=e;if(i&&typeof i=="ob\
ject"&&!Array.isArray(i)){if(i.platnostOd!==void 0){let f=i.platnostOd,p=e,y=e;typeof f=="number"&&isFinite(f),typeof f==
"string"?_.test(f)||(t=s(t,o+"/platnostOd","#/allOf/1/properties/platnostOd/format","format",{format:"date"},'must match\
 format "date"'),e++):(t=s(t,o+"/platnostOd","#/allOf/1/properties/platnostOd/type","type",{type:"string"},"must be stri\
ng"),e++);var n=p===e}if(i.platnostDo!==void 0){let f=i.platnostDo,p=e,y=e;typeof f=="number"&&isFinite(f),typeof f=="st\
ring"?_.test(f)||(t=s(t,o+"/platnostDo","#/allOf/1/properties/platnostDo/format","format",{format:"date"},'must match fo\
rmat "date"'),e++):(t=s(t,o+"/platnostDo","#/allOf/1/properties/platnostDo/type","type",{type:"string"},"must be string"),
e++);var n=p===e}}else t=s(t,o,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=a===e;return w.errors=
t,e===0}function I(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.typAngazma!==void 0){let r=i.typAngazma,n=e,m=e;typeof r=="string"?(u(r)>64&&(t=s(t,o+
"/typAngazma","#/properties/typAngazma/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),u(
r)<1&&(t=s(t,o+"/typAngazma","#/properties/typAngazma/minLength","minLength",{limit:1},"must NOT have fewer than 1 chara\
cters"),e++)):(t=s(t,o+"/typAngazma","#/properties/typAngazma/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.platnostOd!==void 0){let r=i.platnostOd,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=
s(t,o+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+
"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.platnostDo!==
void 0){let r=i.platnostDo,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=s(t,o+"/platnostDo",
"#/properties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+"/platnostDo","#/pro\
perties/platnostDo/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.ico!==void 0){let r=i.ico,n=e,m=e;
typeof r=="string"?(u(r)>8&&(t=s(t,o+"/ico","#/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more than \
8 characters"),e++),u(r)<8&&(t=s(t,o+"/ico","#/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer than\
 8 characters"),e++),se.test(r)||(t=s(t,o+"/ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match p\
attern "^\\d{8}$"'),e++)):(t=s(t,o+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.obchodniJmeno!==void 0){let r=i.obchodniJmeno,n=e,m=e;typeof r=="string"?(u(r)>2e3&&(t=s(t,o+"/obchodniJmeno","#/\
properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},"must NOT have more than 2000 characters"),e++),u(r)<1&&(t=s(
t,o+"/obchodniJmeno","#/properties/obchodniJmeno/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),
e++)):(t=s(t,o+"/obchodniJmeno","#/properties/obchodniJmeno/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.sidlo!==void 0){let r=i.sidlo,n=e;w(r,{instancePath:o+"/sidlo",parentData:i,parentDataProperty:"sidlo",rootData:l})||
(t=h(t,w.errors),e=t.length);var a=n===e}if(i.typSubjektu!==void 0){let r=i.typSubjektu,n=e,m=e;typeof r=="string"?(u(r)>
64&&(t=s(t,o+"/typSubjektu","#/properties/typSubjektu/maxLength","maxLength",{limit:64},"must NOT have more than 64 char\
acters"),e++),u(r)<1&&(t=s(t,o+"/typSubjektu","#/properties/typSubjektu/minLength","minLength",{limit:1},"must NOT have \
fewer than 1 characters"),e++)):(t=s(t,o+"/typSubjektu","#/properties/typSubjektu/type","type",{type:"string"},"must be \
string"),e++);var a=n===e}if(i.pravniForma!==void 0){let r=i.pravniForma,n=e,m=e;typeof r=="string"?(u(r)>3&&(t=s(t,o+"/\
pravniForma","#/properties/pravniForma/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),u(r)<
3&&(t=s(t,o+"/pravniForma","#/properties/pravniForma/minLength","minLength",{limit:3},"must NOT have fewer than 3 charac\
ters"),e++),F.test(r)||(t=s(t,o+"/pravniForma","#/properties/pravniForma/pattern","pattern",{pattern:"^\\d{3}$"},'must m\
atch pattern "^\\d{3}$"'),e++)):(t=s(t,o+"/pravniForma","#/properties/pravniForma/type","type",{type:"string"},"must be \
string"),e++);var a=n===e}if(i.kodStatu!==void 0){let r=i.kodStatu,n=e;typeof r!="string"&&(t=s(t,o+"/kodStatu","#/prope\
rties/kodStatu/type","type",{type:"string"},"must be string"),e++);let m=e;var a=n===e}}else t=s(t,o,"#/type","type",{type:"\
object"},"must be object"),e++;return I.errors=t,e===0}function K(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.jmeno!==void 0){let r=i.jmeno,n=e,m=e;typeof r=="string"?u(r)>100&&(t=s(t,o+"/jmeno","#\
/properties/jmeno/maxLength","maxLength",{limit:100},"must NOT have more than 100 characters"),e++):(t=s(t,o+"/jmeno","#\
/properties/jmeno/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.prijmeni!==void 0){let r=i.prijmeni,
n=e,m=e;typeof r=="string"?u(r)>100&&(t=s(t,o+"/prijmeni","#/properties/prijmeni/maxLength","maxLength",{limit:100},"mus\
t NOT have more than 100 characters"),e++):(t=s(t,o+"/prijmeni","#/properties/prijmeni/type","type",{type:"string"},"mus\
t be string"),e++);var a=n===e}if(i.titulPredJmenem!==void 0){let r=i.titulPredJmenem,n=e,m=e;typeof r=="string"?u(r)>32&&
(t=s(t,o+"/titulPredJmenem","#/properties/titulPredJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 \
characters"),e++):(t=s(t,o+"/titulPredJmenem","#/properties/titulPredJmenem/type","type",{type:"string"},"must be string"),
e++);var a=n===e}if(i.titulZaJmenem!==void 0){let r=i.titulZaJmenem,n=e,m=e;typeof r=="string"?u(r)>32&&(t=s(t,o+"/titul\
ZaJmenem","#/properties/titulZaJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++):(t=
s(t,o+"/titulZaJmenem","#/properties/titulZaJmenem/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.
datumNarozeni!==void 0){let r=i.datumNarozeni,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=s(
t,o+"/datumNarozeni","#/properties/datumNarozeni/format","format",{format:"date"},'must match format "date"'),e++):(t=s(
t,o+"/datumNarozeni","#/properties/datumNarozeni/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=
s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return K.errors=t,e===0}function j(i,{instancePath:o="",parentData:d,
parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;K(i,{instancePath:o,parentData:d,parentDataProperty:g,rootData:l})||
(t=h(t,K.errors),e=t.length);var m=k===e;let a=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.platnostOd!==void 0){
let f=i.platnostOd,p=e,y=e;typeof f=="number"&&isFinite(f),typeof f=="string"?_.test(f)||(t=s(t,o+"/platnostOd","#/allOf\
/1/properties/platnostOd/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+"/platnostOd","#/all\
Of/1/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var n=p===e}if(i.platnostDo!==void 0){let f=i.
platnostDo,p=e,y=e;typeof f=="number"&&isFinite(f),typeof f=="string"?_.test(f)||(t=s(t,o+"/platnostDo","#/allOf/1/prope\
rties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+"/platnostDo","#/allOf/1/pro\
perties/platnostDo/type","type",{type:"string"},"must be string"),e++);var n=p===e}if(i.statniObcanstvi!==void 0){let f=i.
statniObcanstvi,p=e;typeof f!="string"&&(t=s(t,o+"/statniObcanstvi","#/allOf/1/properties/statniObcanstvi/type","type",{
type:"string"},"must be string"),e++);let y=e;var n=p===e}if(i.typAngazma!==void 0){let f=i.typAngazma,p=e,y=e;typeof f==
"string"?(u(f)>64&&(t=s(t,o+"/typAngazma","#/allOf/1/properties/typAngazma/maxLength","maxLength",{limit:64},"must NOT h\
ave more than 64 characters"),e++),u(f)<1&&(t=s(t,o+"/typAngazma","#/allOf/1/properties/typAngazma/minLength","minLength",
{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=s(t,o+"/typAngazma","#/allOf/1/properties/typAngazma/type","\
type",{type:"string"},"must be string"),e++);var n=p===e}}else t=s(t,o,"#/allOf/1/type","type",{type:"object"},"must be \
object"),e++;var m=a===e;return j.errors=t,e===0}function B(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){
let t=null,e=0,k=e;I(i,{instancePath:o,parentData:d,parentDataProperty:g,rootData:l})||(t=h(t,I.errors),e=t.length);var f=k===
e;let a=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.osobyZastupce!==void 0){let p=i.osobyZastupce,y=e,v=e;if(Array.
isArray(p)){let N=!0,A=p.length;for(let z=0;z<A;z++){let c=p[z],O=e;j(c,{instancePath:o+"/osobyZastupce/"+z,parentData:p,
parentDataProperty:z,rootData:l})||(t=h(t,j.errors),e=t.length);var n=O===e;n||(N=!1)}}else t=s(t,o+"/osobyZastupce","#/\
allOf/1/properties/osobyZastupce/type","type",{type:"array"},"must be array"),e++;var m=y===e}}else t=s(t,o,"#/allOf/1/t\
ype","type",{type:"object"},"must be object"),e++;var f=a===e;return B.errors=t,e===0}function Z(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.platnostOd!==void 0){let r=i.platnostOd,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r==
"string"?_.test(r)||(t=s(t,o+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format \
"date"'),e++):(t=s(t,o+"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.platnostDo!==void 0){let r=i.platnostDo,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=
s(t,o+"/platnostDo","#/properties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+
"/platnostDo","#/properties/platnostDo/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.rozsahPozastaveni!==
void 0){let r=i.rozsahPozastaveni,n=e,m=e;typeof r=="string"?u(r)>1024&&(t=s(t,o+"/rozsahPozastaveni","#/properties/rozs\
ahPozastaveni/maxLength","maxLength",{limit:1024},"must NOT have more than 1024 characters"),e++):(t=s(t,o+"/rozsahPozas\
taveni","#/properties/rozsahPozastaveni/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=s(t,o,"#\
/type","type",{type:"object"},"must be object"),e++;return Z.errors=t,e===0}function H(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.platnostOd!==void 0){let r=i.platnostOd,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r==
"string"?_.test(r)||(t=s(t,o+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format \
"date"'),e++):(t=s(t,o+"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.platnostDo!==void 0){let r=i.platnostDo,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=
s(t,o+"/platnostDo","#/properties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+
"/platnostDo","#/properties/platnostDo/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.podminka!==void 0){
let r=i.podminka,n=e;typeof r!="string"&&(t=s(t,o+"/podminka","#/properties/podminka/type","type",{type:"string"},"must \
be string"),e++);let m=e;var a=n===e}}else t=s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return H.errors=
t,e===0}function Y(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.platnostOd!==void 0){let r=i.platnostOd,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r==
"string"?_.test(r)||(t=s(t,o+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format \
"date"'),e++):(t=s(t,o+"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.platnostDo!==void 0){let r=i.platnostDo,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=
s(t,o+"/platnostDo","#/properties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+
"/platnostDo","#/properties/platnostDo/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=s(t,o,"#/\
type","type",{type:"object"},"must be object"),e++;return Y.errors=t,e===0}function q(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.platnostOd!==void 0){let r=i.platnostOd,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r==
"string"?_.test(r)||(t=s(t,o+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format \
"date"'),e++):(t=s(t,o+"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.platnostDo!==void 0){let r=i.platnostDo,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=
s(t,o+"/platnostDo","#/properties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+
"/platnostDo","#/properties/platnostDo/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=s(t,o,"#/\
type","type",{type:"object"},"must be object"),e++;return q.errors=t,e===0}function G(i,{instancePath:o="",parentData:d,
parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.datumVzniku!==
void 0){let p=i.datumVzniku,y=e,v=e;typeof p=="number"&&isFinite(p),typeof p=="string"?_.test(p)||(t=s(t,o+"/datumVzniku",
"#/properties/datumVzniku/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+"/datumVzniku","#/p\
roperties/datumVzniku/type","type",{type:"string"},"must be string"),e++);var a=y===e}if(i.datumZaniku!==void 0){let p=i.
datumZaniku,y=e,v=e;typeof p=="number"&&isFinite(p),typeof p=="string"?_.test(p)||(t=s(t,o+"/datumZaniku","#/properties/\
datumZaniku/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+"/datumZaniku","#/properties/datu\
mZaniku/type","type",{type:"string"},"must be string"),e++);var a=y===e}if(i.platnostDo!==void 0){let p=i.platnostDo,y=e,
v=e;typeof p=="number"&&isFinite(p),typeof p=="string"?_.test(p)||(t=s(t,o+"/platnostDo","#/properties/platnostDo/format",
"format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+"/platnostDo","#/properties/platnostDo/type","type",{
type:"string"},"must be string"),e++);var a=y===e}if(i.predmetPodnikani!==void 0){let p=i.predmetPodnikani,y=e,v=e;typeof p==
"string"?(u(p)>750&&(t=s(t,o+"/predmetPodnikani","#/properties/predmetPodnikani/maxLength","maxLength",{limit:750},"must\
 NOT have more than 750 characters"),e++),u(p)<5&&(t=s(t,o+"/predmetPodnikani","#/properties/predmetPodnikani/minLength",
"minLength",{limit:5},"must NOT have fewer than 5 characters"),e++)):(t=s(t,o+"/predmetPodnikani","#/properties/predmetP\
odnikani/type","type",{type:"string"},"must be string"),e++);var a=y===e}if(i.pozastaveniZivnosti!==void 0){let p=i.pozastaveniZivnosti,
y=e,v=e;if(Array.isArray(p)){let A=!0,z=p.length;for(let c=0;c<z;c++){let O=p[c],b=e;Z(O,{instancePath:o+"/pozastaveniZi\
vnosti/"+c,parentData:p,parentDataProperty:c,rootData:l})||(t=h(t,Z.errors),e=t.length);var r=b===e;r||(A=!1)}}else t=s(
t,o+"/pozastaveniZivnosti","#/properties/pozastaveniZivnosti/type","type",{type:"array"},"must be array"),e++;var a=y===
e}if(i.podminkyProvozovaniZivnosti!==void 0){let p=i.podminkyProvozovaniZivnosti,y=e,v=e;if(Array.isArray(p)){let A=!0,z=p.
length;for(let c=0;c<z;c++){let O=p[c],b=e;H(O,{instancePath:o+"/podminkyProvozovaniZivnosti/"+c,parentData:p,parentDataProperty:c,
rootData:l})||(t=h(t,H.errors),e=t.length);var n=b===e;n||(A=!1)}}else t=s(t,o+"/podminkyProvozovaniZivnosti","#/propert\
ies/podminkyProvozovaniZivnosti/type","type",{type:"array"},"must be array"),e++;var a=y===e}if(i.preruseniZivnosti!==void 0){
let p=i.preruseniZivnosti,y=e,v=e;if(Array.isArray(p)){let A=!0,z=p.length;for(let c=0;c<z;c++){let O=p[c],b=e;Y(O,{instancePath:o+
"/preruseniZivnosti/"+c,parentData:p,parentDataProperty:c,rootData:l})||(t=h(t,Y.errors),e=t.length);var m=b===e;m||(A=!1)}}else
t=s(t,o+"/preruseniZivnosti","#/properties/preruseniZivnosti/type","type",{type:"array"},"must be array"),e++;var a=y===
e}if(i.zivnostBezOz!==void 0){let p=i.zivnostBezOz,y=e,v=e;if(Array.isArray(p)){let A=!0,z=p.length;for(let c=0;c<z;c++){
let O=p[c],b=e;q(O,{instancePath:o+"/zivnostBezOz/"+c,parentData:p,parentDataProperty:c,rootData:l})||(t=h(t,q.errors),e=
t.length);var f=b===e;f||(A=!1)}}else t=s(t,o+"/zivnostBezOz","#/properties/zivnostBezOz/type","type",{type:"array"},"mu\
st be array"),e++;var a=y===e}if(i.datumAktualizace!==void 0){let p=i.datumAktualizace,y=e,v=e;typeof p=="number"&&isFinite(
p),typeof p=="string"?_.test(p)||(t=s(t,o+"/datumAktualizace","#/properties/datumAktualizace/format","format",{format:"d\
ate"},'must match format "date"'),e++):(t=s(t,o+"/datumAktualizace","#/properties/datumAktualizace/type","type",{type:"s\
tring"},"must be string"),e++);var a=y===e}if(i.druhZivnosti!==void 0){let p=i.druhZivnosti,y=e,v=e;typeof p=="string"?(u(
p)>1&&(t=s(t,o+"/druhZivnosti","#/properties/druhZivnosti/maxLength","maxLength",{limit:1},"must NOT have more than 1 ch\
aracters"),e++),u(p)<1&&(t=s(t,o+"/druhZivnosti","#/properties/druhZivnosti/minLength","minLength",{limit:1},"must NOT h\
ave fewer than 1 characters"),e++)):(t=s(t,o+"/druhZivnosti","#/properties/druhZivnosti/type","type",{type:"string"},"mu\
st be string"),e++);var a=y===e}}else t=s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return G.errors=t,e===
0}function S(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.platnostOd!==void 0){let r=i.platnostOd,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r==
"string"?_.test(r)||(t=s(t,o+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format \
"date"'),e++):(t=s(t,o+"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.platnostDo!==void 0){let r=i.platnostDo,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?_.test(r)||(t=
s(t,o+"/platnostDo","#/properties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+
"/platnostDo","#/properties/platnostDo/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.oborNazev!==
void 0){let r=i.oborNazev,n=e,m=e;typeof r=="string"?(u(r)>750&&(t=s(t,o+"/oborNazev","#/properties/oborNazev/maxLength",
"maxLength",{limit:750},"must NOT have more than 750 characters"),e++),u(r)<5&&(t=s(t,o+"/oborNazev","#/properties/oborN\
azev/minLength","minLength",{limit:5},"must NOT have fewer than 5 characters"),e++)):(t=s(t,o+"/oborNazev","#/properties\
/oborNazev/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=s(t,o,"#/type","type",{type:"object"},
"must be object"),e++;return S.errors=t,e===0}var be=new RegExp("^\\d{1}$","u");function Q(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,
e=0,k=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.icp!==void 0){let n=i.icp,m=e;typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n)||(t=s(t,o+"/icp","#/properties/icp/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof n==
"number"&&isFinite(n)&&((n>9999999999||isNaN(n))&&(t=s(t,o+"/icp","#/properties/icp/maximum","maximum",{comparison:"<=",
limit:9999999999},"must be <= 9999999999"),e++),(n<1e9||isNaN(n))&&(t=s(t,o+"/icp","#/properties/icp/minimum","minimum",
{comparison:">=",limit:1e9},"must be >= 1000000000"),e++));var a=m===e}if(i.sidloProvozovny!==void 0){let n=i.sidloProvozovny,
m=e;D(n,{instancePath:o+"/sidloProvozovny",parentData:i,parentDataProperty:"sidloProvozovny",rootData:l})||(t=h(t,D.errors),
e=t.length);var a=m===e}if(i.umisteniProvozovny!==void 0){let n=i.umisteniProvozovny,m=e,f=e;typeof n=="string"?u(n)>254&&
(t=s(t,o+"/umisteniProvozovny","#/properties/umisteniProvozovny/maxLength","maxLength",{limit:254},"must NOT have more t\
han 254 characters"),e++):(t=s(t,o+"/umisteniProvozovny","#/properties/umisteniProvozovny/type","type",{type:"string"},"\
must be string"),e++);var a=m===e}if(i.platnostOd!==void 0){let n=i.platnostOd,m=e,f=e;typeof n=="number"&&isFinite(n),typeof n==
"string"?_.test(n)||(t=s(t,o+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format \
"date"'),e++):(t=s(t,o+"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=m===
e}if(i.platnostDo!==void 0){let n=i.platnostDo,m=e,f=e;typeof n=="number"&&isFinite(n),typeof n=="string"?_.test(n)||(t=
s(t,o+"/platnostDo","#/properties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(t=s(t,o+
"/platnostDo","#/properties/platnostDo/type","type",{type:"string"},"must be string"),e++);var a=m===e}if(i.pozastaveniProvozovny!==
void 0){let n=i.pozastaveniProvozovny,m=e,f=e;if(Array.isArray(n)){let y=!0,v=n.length;for(let N=0;N<v;N++){let A=n[N],z=e;
Z(A,{instancePath:o+"/pozastaveniProvozovny/"+N,parentData:n,parentDataProperty:N,rootData:l})||(t=h(t,Z.errors),e=t.length);
var r=z===e;r||(y=!1)}}else t=s(t,o+"/pozastaveniProvozovny","#/properties/pozastaveniProvozovny/type","type",{type:"arr\
ay"},"must be array"),e++;var a=m===e}if(i.typProvozovny!==void 0){let n=i.typProvozovny,m=e,f=e;typeof n=="string"?(u(n)>
1&&(t=s(t,o+"/typProvozovny","#/properties/typProvozovny/maxLength","maxLength",{limit:1},"must NOT have more than 1 cha\
racters"),e++),u(n)<1&&(t=s(t,o+"/typProvozovny","#/properties/typProvozovny/minLength","minLength",{limit:1},"must NOT \
have fewer than 1 characters"),e++),be.test(n)||(t=s(t,o+"/typProvozovny","#/properties/typProvozovny/pattern","pattern",
{pattern:"^\\d{1}$"},'must match pattern "^\\d{1}$"'),e++)):(t=s(t,o+"/typProvozovny","#/properties/typProvozovny/type",
"type",{type:"string"},"must be string"),e++);var a=m===e}if(i.nazev!==void 0){let n=i.nazev,m=e,f=e;typeof n=="string"?
u(n)>254&&(t=s(t,o+"/nazev","#/properties/nazev/maxLength","maxLength",{limit:254},"must NOT have more than 254 characte\
rs"),e++):(t=s(t,o+"/nazev","#/properties/nazev/type","type",{type:"string"},"must be string"),e++);var a=m===e}}else t=
s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return Q.errors=t,e===0}function W(i,{instancePath:o="",parentData:d,
parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;Q(i,{instancePath:o,parentData:d,parentDataProperty:g,rootData:l})||
(t=h(t,Q.errors),e=t.length);var f=k===e;let a=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.oboryCinnosti!==void 0){
let p=i.oboryCinnosti,y=e,v=e;if(Array.isArray(p)){let N=!0,A=p.length;for(let z=0;z<A;z++){let c=p[z],O=e;S(c,{instancePath:o+
"/oboryCinnosti/"+z,parentData:p,parentDataProperty:z,rootData:l})||(t=h(t,S.errors),e=t.length);var n=O===e;n||(N=!1)}}else
t=s(t,o+"/oboryCinnosti","#/allOf/1/properties/oboryCinnosti/type","type",{type:"array"},"must be array"),e++;var m=y===
e}}else t=s(t,o,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var f=a===e;return W.errors=t,e===0}function X(i,{
instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;G(i,{instancePath:o,parentData:d,
parentDataProperty:g,rootData:l})||(t=h(t,G.errors),e=t.length);var y=k===e;let a=e,r=e;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.oboryCinnosti!==void 0){let v=i.oboryCinnosti,N=e,A=e;if(Array.isArray(v)){let z=!0,c=v.length;for(let O=0;O<
c;O++){let b=v[O],x=e;S(b,{instancePath:o+"/oboryCinnosti/"+O,parentData:v,parentDataProperty:O,rootData:l})||(t=h(t,S.errors),
e=t.length);var n=x===e;n||(z=!1)}}else t=s(t,o+"/oboryCinnosti","#/allOf/1/properties/oboryCinnosti/type","type",{type:"\
array"},"must be array"),e++;var m=N===e}if(i.odpovedniZastupci!==void 0){let v=i.odpovedniZastupci,N=e,A=e;if(Array.isArray(
v)){let c=!0,O=v.length;for(let b=0;b<O;b++){let x=v[b],L=e;j(x,{instancePath:o+"/odpovedniZastupci/"+b,parentData:v,parentDataProperty:b,
rootData:l})||(t=h(t,j.errors),e=t.length);var f=L===e;f||(c=!1)}}else t=s(t,o+"/odpovedniZastupci","#/allOf/1/propertie\
s/odpovedniZastupci/type","type",{type:"array"},"must be array"),e++;var m=N===e}if(i.provozovny!==void 0){let v=i.provozovny,
N=e,A=e;if(Array.isArray(v)){let c=!0,O=v.length;for(let b=0;b<O;b++){let x=v[b],L=e;W(x,{instancePath:o+"/provozovny/"+
b,parentData:v,parentDataProperty:b,rootData:l})||(t=h(t,W.errors),e=t.length);var p=L===e;p||(c=!1)}}else t=s(t,o+"/pro\
vozovny","#/allOf/1/properties/provozovny/type","type",{type:"array"},"must be array"),e++;var m=N===e}}else t=s(t,o,"#/\
allOf/1/type","type",{type:"object"},"must be object"),e++;var y=a===e;return X.errors=t,e===0}function P(i,{instancePath:o="",
parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;J(i,{instancePath:o,parentData:d,parentDataProperty:g,
rootData:l})||(t=h(t,J.errors),e=t.length);var y=k===e;let a=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.souvisejiciSubjekty!==
void 0){let v=i.souvisejiciSubjekty,N=e,A=e;if(Array.isArray(v)){let z=!0,c=v.length;for(let O=0;O<c;O++){let b=v[O],x=e;
B(b,{instancePath:o+"/souvisejiciSubjekty/"+O,parentData:v,parentDataProperty:O,rootData:l})||(t=h(t,B.errors),e=t.length);
var n=x===e;n||(z=!1)}}else t=s(t,o+"/souvisejiciSubjekty","#/allOf/1/properties/souvisejiciSubjekty/type","type",{type:"\
array"},"must be array"),e++;var m=N===e}if(i.osobaPodnikatel!==void 0){let v=i.osobaPodnikatel,N=e;j(v,{instancePath:o+
"/osobaPodnikatel",parentData:i,parentDataProperty:"osobaPodnikatel",rootData:l})||(t=h(t,j.errors),e=t.length);var m=N===
e}if(i.angazovaneOsoby!==void 0){let v=i.angazovaneOsoby,N=e,A=e;if(Array.isArray(v)){let c=!0,O=v.length;for(let b=0;b<
O;b++){let x=v[b],L=e;j(x,{instancePath:o+"/angazovaneOsoby/"+b,parentData:v,parentDataProperty:b,rootData:l})||(t=h(t,j.
errors),e=t.length);var f=L===e;f||(c=!1)}}else t=s(t,o+"/angazovaneOsoby","#/allOf/1/properties/angazovaneOsoby/type","\
type",{type:"array"},"must be array"),e++;var m=N===e}if(i.zivnosti!==void 0){let v=i.zivnosti,N=e,A=e;if(Array.isArray(
v)){let c=!0,O=v.length;for(let b=0;b<O;b++){let x=v[b],L=e;X(x,{instancePath:o+"/zivnosti/"+b,parentData:v,parentDataProperty:b,
rootData:l})||(t=h(t,X.errors),e=t.length);var p=L===e;p||(c=!1)}}else t=s(t,o+"/zivnosti","#/allOf/1/properties/zivnost\
i/type","type",{type:"array"},"must be array"),e++;var m=N===e}}else t=s(t,o,"#/allOf/1/type","type",{type:"object"},"mu\
st be object"),e++;var y=a===e;return P.errors=t,e===0}function $(i,{instancePath:o="",parentData:d,parentDataProperty:g,
rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.icoId!==void 0){let n=i.icoId,m=e,
f=e;typeof n=="string"?(u(n)>32&&(t=s(t,o+"/icoId","#/properties/icoId/maxLength","maxLength",{limit:32},"must NOT have \
more than 32 characters"),e++),ce.test(n)||(t=s(t,o+"/icoId","#/properties/icoId/pattern","pattern",{pattern:"^(ARES_)?\\\
d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(t=s(t,o+"/icoId","#/properties/icoId/type","type",{type:"string"},
"must be string"),e++);var a=m===e}if(i.zaznamy!==void 0){let n=i.zaznamy,m=e,f=e;if(Array.isArray(n)){let y=!0,v=n.length;
for(let N=0;N<v;N++){let A=n[N],z=e;P(A,{instancePath:o+"/zaznamy/"+N,parentData:n,parentDataProperty:N,rootData:l})||(t=
h(t,P.errors),e=t.length);var r=z===e;r||(y=!1)}}else t=s(t,o+"/zaznamy","#/properties/zaznamy/type","type",{type:"array"},
"must be array"),e++;var a=m===e}}else t=s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return $.errors=t,e===
0}var ke=ne;var oe={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function ee(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){
let t=null,e=0;typeof i!="string"&&(t=s(t,o,"#/type","type",{type:"string"},"must be string"),e++);let k=e,a=oe.enum;return i===
"OBECNA_CHYBA"||i==="CHYBA_VSTUPU"||i==="NENALEZENO"||i==="NENI_IMPLEMENTOVANO"||i==="NEPRIHLASENY_UZIVATEL"||i==="NENI_\
OPRAVNENI"||(t=s(t,o,"#/enum","enum",{allowedValues:oe.enum},"must be equal to one of the allowed values"),e++),ee.errors=
t,e===0}function ne(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.kod!==void 0){let r=i.kod,n=e;ee(r,{instancePath:o+"/kod",parentData:i,parentDataProperty:"\
kod",rootData:l})||(t=h(t,ee.errors),e=t.length);var a=n===e}if(i.popis!==void 0){let r=i.popis,n=e;typeof r!="string"&&
(t=s(t,o+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let m=e;var a=n===e}if(i.subKod!==
void 0){let r=i.subKod,n=e;typeof r!="string"&&(t=s(t,o+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let m=e;var a=n===e}}else t=s(t,o,"#/type","type",{type:"object"},"must be object"),e++;return ne.errors=
t,e===0}var ze=pe;function te(i,{instancePath:o="",parentData:d,parentDataProperty:g,rootData:l=i}={}){let t=null,e=0,k=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let r=i.pocetCelkem,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=s(t,o+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r==
"number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=s(t,o+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=s(t,o+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}}else t=s(t,o,"#/type","type",
{type:"object"},"must be object"),e++;return te.errors=t,e===0}function pe(i,{instancePath:o="",parentData:d,parentDataProperty:g,
rootData:l=i}={}){let t=null,e=0,k=e;te(i,{instancePath:o,parentData:d,parentDataProperty:g,rootData:l})||(t=h(t,te.errors),
e=t.length);var f=k===e;let a=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ekonomickeSubjekty!==void 0){let p=i.
ekonomickeSubjekty,y=e,v=e;if(Array.isArray(p)){let N=!0,A=p.length;for(let z=0;z<A;z++){let c=p[z],O=e;$(c,{instancePath:o+
"/ekonomickeSubjekty/"+z,parentData:p,parentDataProperty:z,rootData:l})||(t=h(t,$.errors),e=t.length);var n=O===e;n||(N=
!1)}}else t=s(t,o+"/ekonomickeSubjekty","#/allOf/1/properties/ekonomickeSubjekty/type","type",{type:"array"},"must be ar\
ray"),e++;var m=y===e}}else t=s(t,o,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var f=a===e;return pe.
errors=t,e===0}function h(i,o){if(i===null)return o;for(let d of o)i.push(d);return i}function s(i,o,d,g,l,t){return h(i,
[{instancePath:o,schemaPath:d,keyword:g,params:l,message:t}])}return ve(Oe);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRzp: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyRzpSeznam: Validate;
} = {
  EkonomickySubjektRzp: code.v0,
  Chyba: code.v1,
  EkonomickeSubjektyRzpSeznam: code.v2,
};
