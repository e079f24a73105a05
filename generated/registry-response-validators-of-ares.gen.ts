// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var D=Object.defineProperty;var Y=Object.getOwnPropertyDescriptor;var q=Object.getOwnPropertyNames;var G=Object.prototype.hasOwnProperty;var Q=(i,s)=>()=>{try{return s||i((s={exports:{}}).exports,s),s.exports}catch(f){throw s=0,f}},W=(i,s)=>{for(var f in s)
D(i,f,{get:s[f],enumerable:!0})},X=(i,s,f,y)=>{if(s&&typeof s=="object"||typeof s=="function")for(let d of q(s))!G.call(
i,d)&&d!==f&&D(i,d,{get:()=>s[d],enumerable:!(y=Y(s,d))||y.enumerable});return i};var P=i=>X(D({},"__esModule",{value:!0}),i);var J=Q(S=>{"use strict";Object.defineProperty(S,"__esModule",{value:!0});function I(i){let s=i.length,f=0,y=0,d;for(;y<
s;)f++,d=i.charCodeAt(y++),d>=55296&&d<=56319&&y<s&&(d=i.charCodeAt(y),(d&64512)===56320&&y++);return f}S.default=I;I.code=
'require("ajv/dist/runtime/ucs2length").default'});var oe={};W(oe,{v0:()=>ee,v1:()=>ie,v2:()=>se});var ee=R;var m=J().default,re=new RegExp("^\\d{8}$","u"),z=new RegExp("^\\d{3}$","u");function A(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:d=i}={}){let r=null,e=0,h=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodStatu!==void 0){let t=i.kodStatu,n=e;typeof t!="string"&&(r=o(r,s+"/kodStatu","#/pro\
perties/kodStatu/type","type",{type:"string"},"must be string"),e++);let p=e;var a=n===e}if(i.nazevStatu!==void 0){let t=i.
nazevStatu,n=e,p=e;typeof t=="string"?m(t)>32&&(r=o(r,s+"/nazevStatu","#/properties/nazevStatu/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(r=o(r,s+"/nazevStatu","#/properties/nazevStatu/type","type",{type:"string"},
"must be string"),e++);var a=n===e}if(i.kodKraje!==void 0){let t=i.kodKraje,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)||(r=o(r,s+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof t==
"number"&&isFinite(t)&&((t>999||isNaN(t))&&(r=o(r,s+"/kodKraje","#/properties/kodKraje/maximum","maximum",{comparison:"<\
=",limit:999},"must be <= 999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodKraje","#/properties/kodKraje/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevKraje!==void 0){let t=i.nazevKraje,n=e,p=e;typeof t=="string"?m(
t)>32&&(r=o(r,s+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 cha\
racters"),e++):(r=o(r,s+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.kodOkresu!==void 0){let t=i.kodOkresu,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodOkres\
u","#/properties/kodOkresu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof t=="number"&&isFinite(t)&&
((t>9999||isNaN(t))&&(r=o(r,s+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must\
 be <= 9999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var a=n===e}if(i.nazevOkresu!==void 0){let t=i.nazevOkresu,n=e,p=e;typeof t=="string"?m(t)>32&&(r=
o(r,s+"/nazevOkresu","#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),
e++):(r=o(r,s+"/nazevOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.
kodObce!==void 0){let t=i.kodObce,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof t=="number"&&isFinite(t)&&((t>999999||isNaN(
t))&&(r=o(r,s+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(t<0||isNaN(t))&&(r=o(r,s+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var a=n===e}if(i.nazevObce!==void 0){let t=i.nazevObce,n=e,p=e;typeof t=="string"?m(t)>48&&(r=o(r,s+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=o(r,s+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodSpravnihoObvodu!==void 0){
let t=i.kodSpravnihoObvodu,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodSpravnihoObvodu","#/pro\
perties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof t=="number"&&isFinite(t)&&
((t>999||isNaN(t))&&(r=o(r,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/maximum","maximum",{comparison:"<=",
limit:999},"must be <= 999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevSpravnihoObvodu!==void 0){let t=i.nazevSpravnihoObvodu,
n=e,p=e;typeof t=="string"?m(t)>32&&(r=o(r,s+"/nazevSpravnihoObvodu","#/properties/nazevSpravnihoObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(r=o(r,s+"/nazevSpravnihoObvodu","#/properties/nazevSpra\
vnihoObvodu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodMestskehoObvodu!==void 0){let t=i.kodMestskehoObvodu,
n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/\
type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof t=="number"&&isFinite(t)&&((t>999||isNaN(t))&&(r=o(
r,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 99\
9"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevMestskehoObvodu!==void 0){let t=i.nazevMestskehoObvodu,n=e,p=e;
typeof t=="string"?m(t)>32&&(r=o(r,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObvodu/maxLength","maxLength",{
limit:32},"must NOT have more than 32 characters"),e++):(r=o(r,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObv\
odu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodMestskeCastiObvodu!==void 0){let t=i.kodMestskeCastiObvodu,
n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiO\
bvodu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof t=="number"&&isFinite(t)&&((t>999999||isNaN(t))&&
(r=o(r,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.kodUlice!==void 0){let t=i.kodUlice,n=e;typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"mus\
t be integer"),e++);let p=e;typeof t=="number"&&isFinite(t)&&((t>9999999||isNaN(t))&&(r=o(r,s+"/kodUlice","#/properties/\
kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodUl\
ice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.nazevMestskeCastiObvodu!==
void 0){let t=i.nazevMestskeCastiObvodu,n=e,p=e;typeof t=="string"?m(t)>48&&(r=o(r,s+"/nazevMestskeCastiObvodu","#/prope\
rties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=o(r,s+"\
/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.nazevUlice!==void 0){let t=i.nazevUlice,n=e,p=e;typeof t=="string"?m(t)>48&&(r=o(r,s+"/nazevUlice","#/properties/\
nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=o(r,s+"/nazevUlice","#/pro\
perties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.cisloDomovni!==void 0){let t=i.cisloDomovni,
n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/cisloDomovni","#/properties/cisloDomovni/type","type",
{type:"integer"},"must be integer"),e++);let p=e;typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))&&(r=o(r,s+"/cisloDo\
movni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=n===e}if(i.
doplnekAdresy!==void 0){let t=i.doplnekAdresy,n=e,p=e;typeof t=="string"?m(t)>1500&&(r=o(r,s+"/doplnekAdresy","#/propert\
ies/doplnekAdresy/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(r=o(r,s+"/doplnek\
Adresy","#/properties/doplnekAdresy/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodCastiObce!==
void 0){let t=i.kodCastiObce,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodCastiObce","#/propert\
ies/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof t=="number"&&isFinite(t)&&((t>999999||
isNaN(t))&&(r=o(r,s+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must b\
e <= 999999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.cisloOrientacni!==void 0){let t=i.cisloOrientacni,n=e;typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"inte\
ger"},"must be integer"),e++);let p=e;typeof t=="number"&&isFinite(t)&&(t>999||isNaN(t))&&(r=o(r,s+"/cisloOrientacni","#\
/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var a=n===e}if(i.cisloOrientacniPismeno!==
void 0){let t=i.cisloOrientacniPismeno,n=e,p=e;typeof t=="string"?m(t)>1&&(r=o(r,s+"/cisloOrientacniPismeno","#/properti\
es/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(r=o(r,s+"/cislo\
OrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var a=n===e}
if(i.nazevCastiObce!==void 0){let t=i.nazevCastiObce,n=e,p=e;typeof t=="string"?m(t)>48&&(r=o(r,s+"/nazevCastiObce","#/p\
roperties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=o(r,s+"/naze\
vCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.kodAdresnihoMista!==
void 0){let t=i.kodAdresnihoMista,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/kodAdresnihoMista",
"#/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof t=="number"&&isFinite(
t)&&((t>999999999||isNaN(t))&&(r=o(r,s+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"\
<=",limit:999999999},"must be <= 999999999"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/kodAdresnihoMista","#/properties/kodAdresn\
ihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(i.psc!==void 0){let t=i.psc,n=e;
typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/psc","#/properties/psc/type","type",{type:"integer"},"mus\
t be integer"),e++);let p=e;var a=n===e}if(i.textovaAdresa!==void 0){let t=i.textovaAdresa,n=e,p=e;typeof t=="string"?m(
t)>1500&&(r=o(r,s+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more t\
han 1500 characters"),e++):(r=o(r,s+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be s\
tring"),e++);var a=n===e}if(i.cisloDoAdresy!==void 0){let t=i.cisloDoAdresy,n=e,p=e;typeof t=="string"?m(t)>255&&(r=o(r,
s+"/cisloDoAdresy","#/properties/cisloDoAdresy/maxLength","maxLength",{limit:255},"must NOT have more than 255 character\
s"),e++):(r=o(r,s+"/cisloDoAdresy","#/properties/cisloDoAdresy/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.standardizaceAdresy!==void 0){let t=i.standardizaceAdresy,n=e;typeof t!="boolean"&&(r=o(r,s+"/standardizaceAdresy",
"#/properties/standardizaceAdresy/type","type",{type:"boolean"},"must be boolean"),e++);let p=e;var a=n===e}if(i.pscTxt!==
void 0){let t=i.pscTxt,n=e,p=e;typeof t=="string"?m(t)>255&&(r=o(r,s+"/pscTxt","#/properties/pscTxt/maxLength","maxLengt\
h",{limit:255},"must NOT have more than 255 characters"),e++):(r=o(r,s+"/pscTxt","#/properties/pscTxt/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(i.typCisloDomovni!==void 0){let t=i.typCisloDomovni,n=e;typeof t=="number"&&
!(t%1)&&!isNaN(t)&&isFinite(t)||(r=o(r,s+"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},
"must be integer"),e++);let p=e;typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))&&(r=o(r,s+"/typCisloDomovni","#/prop\
erties/typCisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=n===e}}else r=o(r,s,
"#/type","type",{type:"object"},"must be object"),e++;return A.errors=r,e===0}var N=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function T(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:d=i}={}){let r=null,e=0,h=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico!==void 0){let t=i.ico,n=e,p=e;typeof t=="string"?(m(t)>8&&(r=o(r,s+"/ico","#/proper\
ties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),m(t)<8&&(r=o(r,s+"/ico","#/proper\
ties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),re.test(t)||(r=o(r,s+"/ico","#/p\
roperties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=o(r,s+"/ico","#/properti\
es/ico/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.obchodniJmeno!==void 0){let t=i.obchodniJmeno,
n=e,p=e;typeof t=="string"?(m(t)>2e3&&(r=o(r,s+"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},
"must NOT have more than 2000 characters"),e++),m(t)<1&&(r=o(r,s+"/obchodniJmeno","#/properties/obchodniJmeno/minLength",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/obchodniJmeno","#/properties/obchodniJme\
no/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.sidlo!==void 0){let t=i.sidlo,n=e;A(t,{instancePath:s+
"/sidlo",parentData:i,parentDataProperty:"sidlo",rootData:d})||(r=k(r,A.errors),e=r.length);var a=n===e}if(i.pravniForma!==
void 0){let t=i.pravniForma,n=e,p=e;typeof t=="string"?(m(t)>3&&(r=o(r,s+"/pravniForma","#/properties/pravniForma/maxLen\
gth","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(t)<3&&(r=o(r,s+"/pravniForma","#/properties/pr\
avniForma/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),z.test(t)||(r=o(r,s+"/pravniFor\
ma","#/properties/pravniForma/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=o(r,s+"/\
pravniForma","#/properties/pravniForma/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.pravniFormaRos!==
void 0){let t=i.pravniFormaRos,n=e,p=e;typeof t=="string"?(m(t)>3&&(r=o(r,s+"/pravniFormaRos","#/properties/pravniFormaR\
os/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(t)<3&&(r=o(r,s+"/pravniFormaRos","#/p\
roperties/pravniFormaRos/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),z.test(t)||(r=o(
r,s+"/pravniFormaRos","#/properties/pravniFormaRos/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),
e++)):(r=o(r,s+"/pravniFormaRos","#/properties/pravniFormaRos/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.financniUrad!==void 0){let t=i.financniUrad,n=e,p=e;typeof t=="string"?(m(t)>3&&(r=o(r,s+"/financniUrad","#/prope\
rties/financniUrad/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(t)<3&&(r=o(r,s+"/fina\
ncniUrad","#/properties/financniUrad/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),z.test(
t)||(r=o(r,s+"/financniUrad","#/properties/financniUrad/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d\
{3}$"'),e++)):(r=o(r,s+"/financniUrad","#/properties/financniUrad/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.datumVzniku!==void 0){let t=i.datumVzniku,n=e,p=e;typeof t=="number"&&isFinite(t),typeof t=="string"?N.test(t)||(r=
o(r,s+"/datumVzniku","#/properties/datumVzniku/format","format",{format:"date"},'must match format "date"'),e++):(r=o(r,
s+"/datumVzniku","#/properties/datumVzniku/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.datumZaniku!==
void 0){let t=i.datumZaniku,n=e,p=e;typeof t=="number"&&isFinite(t),typeof t=="string"?N.test(t)||(r=o(r,s+"/datumZaniku",
"#/properties/datumZaniku/format","format",{format:"date"},'must match format "date"'),e++):(r=o(r,s+"/datumZaniku","#/p\
roperties/datumZaniku/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.datumAktualizace!==void 0){let t=i.
datumAktualizace,n=e,p=e;typeof t=="number"&&isFinite(t),typeof t=="string"?N.test(t)||(r=o(r,s+"/datumAktualizace","#/p\
roperties/datumAktualizace/format","format",{format:"date"},'must match format "date"'),e++):(r=o(r,s+"/datumAktualizace",
"#/properties/datumAktualizace/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.dic!==void 0){let t=i.
dic,n=e;typeof t!="string"&&(r=o(r,s+"/dic","#/properties/dic/type","type",{type:"string"},"must be string"),e++);let p=e;
var a=n===e}}else r=o(r,s,"#/type","type",{type:"object"},"must be object"),e++;return T.errors=r,e===0}function F(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:d=i}={}){let r=null,e=0,h=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.radekAdresy1!==void 0){let t=i.radekAdresy1,n=e,p=e;typeof t=="string"?m(t)>255&&(r=o(r,
s+"/radekAdresy1","#/properties/radekAdresy1/maxLength","maxLength",{limit:255},"must NOT have more than 255 characters"),
e++):(r=o(r,s+"/radekAdresy1","#/properties/radekAdresy1/type","type",{type:"string"},"must be string"),e++);var a=n===e}
if(i.radekAdresy2!==void 0){let t=i.radekAdresy2,n=e,p=e;typeof t=="string"?m(t)>255&&(r=o(r,s+"/radekAdresy2","#/proper\
ties/radekAdresy2/maxLength","maxLength",{limit:255},"must NOT have more than 255 characters"),e++):(r=o(r,s+"/radekAdre\
sy2","#/properties/radekAdresy2/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.radekAdresy3!==void 0){
let t=i.radekAdresy3,n=e,p=e;typeof t=="string"?m(t)>255&&(r=o(r,s+"/radekAdresy3","#/properties/radekAdresy3/maxLength",
"maxLength",{limit:255},"must NOT have more than 255 characters"),e++):(r=o(r,s+"/radekAdresy3","#/properties/radekAdres\
y3/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else r=o(r,s,"#/type","type",{type:"object"},"must b\
e object"),e++;return F.errors=r,e===0}function C(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:d=i}={}){let r=null,e=0,h=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.stavZdrojeRos!==void 0){let t=i.stavZdrojeRos,n=e,p=e;typeof t=="string"?(m(t)>64&&(r=o(
r,s+"/stavZdrojeRos","#/properties/stavZdrojeRos/maxLength","maxLength",{limit:64},"must NOT have more than 64 character\
s"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeRos","#/properties/stavZdrojeRos/minLength","minLength",{limit:1},"must NOT have f\
ewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeRos","#/properties/stavZdrojeRos/type","type",{type:"string"},"must \
be string"),e++);var a=n===e}if(i.stavZdrojeVr!==void 0){let t=i.stavZdrojeVr,n=e,p=e;typeof t=="string"?(m(t)>64&&(r=o(
r,s+"/stavZdrojeVr","#/properties/stavZdrojeVr/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),
e++),m(t)<1&&(r=o(r,s+"/stavZdrojeVr","#/properties/stavZdrojeVr/minLength","minLength",{limit:1},"must NOT have fewer t\
han 1 characters"),e++)):(r=o(r,s+"/stavZdrojeVr","#/properties/stavZdrojeVr/type","type",{type:"string"},"must be strin\
g"),e++);var a=n===e}if(i.stavZdrojeRes!==void 0){let t=i.stavZdrojeRes,n=e,p=e;typeof t=="string"?(m(t)>64&&(r=o(r,s+"/\
stavZdrojeRes","#/properties/stavZdrojeRes/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),
m(t)<1&&(r=o(r,s+"/stavZdrojeRes","#/properties/stavZdrojeRes/minLength","minLength",{limit:1},"must NOT have fewer than\
 1 characters"),e++)):(r=o(r,s+"/stavZdrojeRes","#/properties/stavZdrojeRes/type","type",{type:"string"},"must be string"),
e++);var a=n===e}if(i.stavZdrojeRzp!==void 0){let t=i.stavZdrojeRzp,n=e,p=e;typeof t=="string"?(m(t)>64&&(r=o(r,s+"/stav\
ZdrojeRzp","#/properties/stavZdrojeRzp/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),m(
t)<1&&(r=o(r,s+"/stavZdrojeRzp","#/properties/stavZdrojeRzp/minLength","minLength",{limit:1},"must NOT have fewer than 1\
 characters"),e++)):(r=o(r,s+"/stavZdrojeRzp","#/properties/stavZdrojeRzp/type","type",{type:"string"},"must be string"),
e++);var a=n===e}if(i.stavZdrojeNrpzs!==void 0){let t=i.stavZdrojeNrpzs,n=e,p=e;typeof t=="string"?(m(t)>64&&(r=o(r,s+"/\
stavZdrojeNrpzs","#/properties/stavZdrojeNrpzs/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),
e++),m(t)<1&&(r=o(r,s+"/stavZdrojeNrpzs","#/properties/stavZdrojeNrpzs/minLength","minLength",{limit:1},"must NOT have f\
ewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeNrpzs","#/properties/stavZdrojeNrpzs/type","type",{type:"string"},"m\
ust be string"),e++);var a=n===e}if(i.stavZdrojeRpsh!==void 0){let t=i.stavZdrojeRpsh,n=e,p=e;typeof t=="string"?(m(t)>64&&
(r=o(r,s+"/stavZdrojeRpsh","#/properties/stavZdrojeRpsh/maxLength","maxLength",{limit:64},"must NOT have more than 64 ch\
aracters"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeRpsh","#/properties/stavZdrojeRpsh/minLength","minLength",{limit:1},"must N\
OT have fewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeRpsh","#/properties/stavZdrojeRpsh/type","type",{type:"stri\
ng"},"must be string"),e++);var a=n===e}if(i.stavZdrojeRcns!==void 0){let t=i.stavZdrojeRcns,n=e,p=e;typeof t=="string"?
(m(t)>64&&(r=o(r,s+"/stavZdrojeRcns","#/properties/stavZdrojeRcns/maxLength","maxLength",{limit:64},"must NOT have more \
than 64 characters"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeRcns","#/properties/stavZdrojeRcns/minLength","minLength",{limit:1},
"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeRcns","#/properties/stavZdrojeRcns/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(i.stavZdrojeSzr!==void 0){let t=i.stavZdrojeSzr,n=e,p=e;typeof t=="string"?
(m(t)>64&&(r=o(r,s+"/stavZdrojeSzr","#/properties/stavZdrojeSzr/maxLength","maxLength",{limit:64},"must NOT have more th\
an 64 characters"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeSzr","#/properties/stavZdrojeSzr/minLength","minLength",{limit:1},"\
must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeSzr","#/properties/stavZdrojeSzr/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(i.stavZdrojeDph!==void 0){let t=i.stavZdrojeDph,n=e,p=e;typeof t=="string"?
(m(t)>64&&(r=o(r,s+"/stavZdrojeDph","#/properties/stavZdrojeDph/maxLength","maxLength",{limit:64},"must NOT have more th\
an 64 characters"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeDph","#/properties/stavZdrojeDph/minLength","minLength",{limit:1},"\
must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeDph","#/properties/stavZdrojeDph/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(i.stavZdrojeSkDph!==void 0){let t=i.stavZdrojeSkDph,n=e,p=e;typeof t=="st\
ring"?(m(t)>64&&(r=o(r,s+"/stavZdrojeSkDph","#/properties/stavZdrojeSkDph/maxLength","maxLength",{limit:64},"must NOT ha\
ve more than 64 characters"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeSkDph","#/properties/stavZdrojeSkDph/minLength","minLengt\
h",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeSkDph","#/properties/stavZdrojeSkDph/ty\
pe","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.stavZdrojeSd!==void 0){let t=i.stavZdrojeSd,n=e,p=e;typeof t==
"string"?(m(t)>64&&(r=o(r,s+"/stavZdrojeSd","#/properties/stavZdrojeSd/maxLength","maxLength",{limit:64},"must NOT have \
more than 64 characters"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeSd","#/properties/stavZdrojeSd/minLength","minLength",{limit:1},
"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeSd","#/properties/stavZdrojeSd/type","type",{type:"s\
tring"},"must be string"),e++);var a=n===e}if(i.stavZdrojeIr!==void 0){let t=i.stavZdrojeIr,n=e,p=e;typeof t=="string"?(m(
t)>64&&(r=o(r,s+"/stavZdrojeIr","#/properties/stavZdrojeIr/maxLength","maxLength",{limit:64},"must NOT have more than 64\
 characters"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeIr","#/properties/stavZdrojeIr/minLength","minLength",{limit:1},"must NO\
T have fewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeIr","#/properties/stavZdrojeIr/type","type",{type:"string"},
"must be string"),e++);var a=n===e}if(i.stavZdrojeCeu!==void 0){let t=i.stavZdrojeCeu,n=e,p=e;typeof t=="string"?(m(t)>64&&
(r=o(r,s+"/stavZdrojeCeu","#/properties/stavZdrojeCeu/maxLength","maxLength",{limit:64},"must NOT have more than 64 char\
acters"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeCeu","#/properties/stavZdrojeCeu/minLength","minLength",{limit:1},"must NOT h\
ave fewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeCeu","#/properties/stavZdrojeCeu/type","type",{type:"string"},"\
must be string"),e++);var a=n===e}if(i.stavZdrojeRs!==void 0){let t=i.stavZdrojeRs,n=e,p=e;typeof t=="string"?(m(t)>64&&
(r=o(r,s+"/stavZdrojeRs","#/properties/stavZdrojeRs/maxLength","maxLength",{limit:64},"must NOT have more than 64 charac\
ters"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeRs","#/properties/stavZdrojeRs/minLength","minLength",{limit:1},"must NOT have \
fewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeRs","#/properties/stavZdrojeRs/type","type",{type:"string"},"must b\
e string"),e++);var a=n===e}if(i.stavZdrojeRed!==void 0){let t=i.stavZdrojeRed,n=e,p=e;typeof t=="string"?(m(t)>64&&(r=o(
r,s+"/stavZdrojeRed","#/properties/stavZdrojeRed/maxLength","maxLength",{limit:64},"must NOT have more than 64 character\
s"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeRed","#/properties/stavZdrojeRed/minLength","minLength",{limit:1},"must NOT have f\
ewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeRed","#/properties/stavZdrojeRed/type","type",{type:"string"},"must \
be string"),e++);var a=n===e}if(i.stavZdrojeMonitor!==void 0){let t=i.stavZdrojeMonitor,n=e,p=e;typeof t=="string"?(m(t)>
64&&(r=o(r,s+"/stavZdrojeMonitor","#/properties/stavZdrojeMonitor/maxLength","maxLength",{limit:64},"must NOT have more \
than 64 characters"),e++),m(t)<1&&(r=o(r,s+"/stavZdrojeMonitor","#/properties/stavZdrojeMonitor/minLength","minLength",{
limit:1},"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/stavZdrojeMonitor","#/properties/stavZdrojeMonitor/ty\
pe","type",{type:"string"},"must be string"),e++);var a=n===e}}else r=o(r,s,"#/type","type",{type:"object"},"must be obj\
ect"),e++;return C.errors=r,e===0}function M(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:d=i}={}){let r=null,e=0,h=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.platnostOd!==void 0){let t=i.platnostOd,n=e,p=e;typeof t=="number"&&isFinite(t),typeof t==
"string"?N.test(t)||(r=o(r,s+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format \
"date"'),e++):(r=o(r,s+"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(i.platnostDo!==void 0){let t=i.platnostDo,n=e,p=e;typeof t=="number"&&isFinite(t),typeof t=="string"?N.test(t)||(r=
o(r,s+"/platnostDo","#/properties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(r=o(r,s+
"/platnostDo","#/properties/platnostDo/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.obchodniJmeno!==
void 0){let t=i.obchodniJmeno,n=e,p=e;typeof t=="string"?(m(t)>2e3&&(r=o(r,s+"/obchodniJmeno","#/properties/obchodniJmen\
o/maxLength","maxLength",{limit:2e3},"must NOT have more than 2000 characters"),e++),m(t)<1&&(r=o(r,s+"/obchodniJmeno","\
#/properties/obchodniJmeno/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"/ob\
chodniJmeno","#/properties/obchodniJmeno/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(i.primarniZaznam!==
void 0){let t=i.primarniZaznam,n=e;typeof t!="boolean"&&(r=o(r,s+"/primarniZaznam","#/properties/primarniZaznam/type","t\
ype",{type:"boolean"},"must be boolean"),e++);let p=e;var a=n===e}}else r=o(r,s,"#/type","type",{type:"object"},"must be\
 object"),e++;return M.errors=r,e===0}function E(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:d=i}={}){let r=null,e=0,h=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.sidlo!==void 0){let t=i.sidlo,n=e;A(t,{instancePath:s+"/sidlo",parentData:i,parentDataProperty:"\
sidlo",rootData:d})||(r=k(r,A.errors),e=r.length);var a=n===e}if(i.primarniZaznam!==void 0){let t=i.primarniZaznam,n=e;typeof t!=
"boolean"&&(r=o(r,s+"/primarniZaznam","#/properties/primarniZaznam/type","type",{type:"boolean"},"must be boolean"),e++);
let p=e;var a=n===e}if(i.platnostOd!==void 0){let t=i.platnostOd,n=e,p=e;typeof t=="number"&&isFinite(t),typeof t=="stri\
ng"?N.test(t)||(r=o(r,s+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},'must match format "date\
"'),e++):(r=o(r,s+"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be string"),e++);var a=n===e}
if(i.platnostDo!==void 0){let t=i.platnostDo,n=e,p=e;typeof t=="number"&&isFinite(t),typeof t=="string"?N.test(t)||(r=o(
r,s+"/platnostDo","#/properties/platnostDo/format","format",{format:"date"},'must match format "date"'),e++):(r=o(r,s+"/\
platnostDo","#/properties/platnostDo/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else r=o(r,s,"#/ty\
pe","type",{type:"object"},"must be object"),e++;return E.errors=r,e===0}function $(i,{instancePath:s="",parentData:f,parentDataProperty:y,
rootData:d=i}={}){let r=null,e=0,h=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.obchodniJmeno!==void 0){let p=i.obchodniJmeno,
g=e,b=e;if(Array.isArray(p)){let x=!0,l=p.length;for(let v=0;v<l;v++){let c=p[v],j=e;M(c,{instancePath:s+"/obchodniJmeno\
/"+v,parentData:p,parentDataProperty:v,rootData:d})||(r=k(r,M.errors),e=r.length);var a=j===e;a||(x=!1)}}else r=o(r,s+"/\
obchodniJmeno","#/properties/obchodniJmeno/type","type",{type:"array"},"must be array"),e++;var t=g===e}if(i.sidlo!==void 0){
let p=i.sidlo,g=e,b=e;if(Array.isArray(p)){let l=!0,v=p.length;for(let c=0;c<v;c++){let j=p[c],O=e;E(j,{instancePath:s+"\
/sidlo/"+c,parentData:p,parentDataProperty:c,rootData:d})||(r=k(r,E.errors),e=r.length);var n=O===e;n||(l=!1)}}else r=o(
r,s+"/sidlo","#/properties/sidlo/type","type",{type:"array"},"must be array"),e++;var t=g===e}if(i.pravniForma!==void 0){
let p=i.pravniForma,g=e,b=e;typeof p=="string"?(m(p)>3&&(r=o(r,s+"/pravniForma","#/properties/pravniForma/maxLength","ma\
xLength",{limit:3},"must NOT have more than 3 characters"),e++),m(p)<3&&(r=o(r,s+"/pravniForma","#/properties/pravniForm\
a/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),z.test(p)||(r=o(r,s+"/pravniForma","#/p\
roperties/pravniForma/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=o(r,s+"/pravniFo\
rma","#/properties/pravniForma/type","type",{type:"string"},"must be string"),e++);var t=g===e}if(i.pravniFormaRos!==void 0){
let p=i.pravniFormaRos,g=e,b=e;typeof p=="string"?(m(p)>3&&(r=o(r,s+"/pravniFormaRos","#/properties/pravniFormaRos/maxLe\
ngth","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(p)<3&&(r=o(r,s+"/pravniFormaRos","#/propertie\
s/pravniFormaRos/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),z.test(p)||(r=o(r,s+"/pr\
avniFormaRos","#/properties/pravniFormaRos/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):
(r=o(r,s+"/pravniFormaRos","#/properties/pravniFormaRos/type","type",{type:"string"},"must be string"),e++);var t=g===e}
if(i.spisovaZnacka!==void 0){let p=i.spisovaZnacka,g=e,b=e;typeof p=="string"?m(p)>32&&(r=o(r,s+"/spisovaZnacka","#/prop\
erties/spisovaZnacka/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++):(r=o(r,s+"/spisovaZ\
nacka","#/properties/spisovaZnacka/type","type",{type:"string"},"must be string"),e++);var t=g===e}if(i.datovyZdroj!==void 0){
let p=i.datovyZdroj,g=e,b=e;typeof p=="string"?m(p)>30&&(r=o(r,s+"/datovyZdroj","#/properties/datovyZdroj/maxLength","ma\
xLength",{limit:30},"must NOT have more than 30 characters"),e++):(r=o(r,s+"/datovyZdroj","#/properties/datovyZdroj/type",
"type",{type:"string"},"must be string"),e++);var t=g===e}}else r=o(r,s,"#/type","type",{type:"object"},"must be object"),
e++;return $.errors=r,e===0}var te=new RegExp("^(ARES_)?\\d{8}$","u");function R(i,{instancePath:s="",parentData:f,parentDataProperty:y,
rootData:d=i}={}){let r=null,e=0,h=e;T(i,{instancePath:s,parentData:f,parentDataProperty:y,rootData:d})||(r=k(r,T.errors),
e=r.length);var x=h===e;let a=e,t=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.icoId!==void 0){let l=i.icoId,v=e,
c=e;typeof l=="string"?(m(l)>32&&(r=o(r,s+"/icoId","#/allOf/1/properties/icoId/maxLength","maxLength",{limit:32},"must N\
OT have more than 32 characters"),e++),te.test(l)||(r=o(r,s+"/icoId","#/allOf/1/properties/icoId/pattern","pattern",{pattern:"\
^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(r=o(r,s+"/icoId","#/allOf/1/properties/icoId/type","t\
ype",{type:"string"},"must be string"),e++);var n=v===e}if(i.adresaDorucovaci!==void 0){let l=i.adresaDorucovaci,v=e;F(l,
{instancePath:s+"/adresaDorucovaci",parentData:i,parentDataProperty:"adresaDorucovaci",rootData:d})||(r=k(r,F.errors),e=
r.length);var n=v===e}if(i.czNace2008!==void 0){let l=i.czNace2008,v=e,c=e;if(Array.isArray(l)){let O=!0,_=l.length;for(let u=0;u<
_;u++){let L=l[u],Z=e,H=e;typeof L=="string"?(m(L)>5&&(r=o(r,s+"/czNace2008/"+u,"#/allOf/1/properties/czNace2008/items/m\
axLength","maxLength",{limit:5},"must NOT have more than 5 characters"),e++),m(L)<1&&(r=o(r,s+"/czNace2008/"+u,"#/allOf/\
1/properties/czNace2008/items/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=o(r,s+"\
/czNace2008/"+u,"#/allOf/1/properties/czNace2008/items/type","type",{type:"string"},"must be string"),e++);var p=Z===e;p||
(O=!1)}}else r=o(r,s+"/czNace2008","#/allOf/1/properties/czNace2008/type","type",{type:"array"},"must be array"),e++;var n=v===
e}if(i.seznamRegistraci!==void 0){let l=i.seznamRegistraci,v=e;C(l,{instancePath:s+"/seznamRegistraci",parentData:i,parentDataProperty:"\
seznamRegistraci",rootData:d})||(r=k(r,C.errors),e=r.length);var n=v===e}if(i.primarniZdroj!==void 0){let l=i.primarniZdroj,
v=e,c=e;typeof l=="string"?m(l)>30&&(r=o(r,s+"/primarniZdroj","#/allOf/1/properties/primarniZdroj/maxLength","maxLength",
{limit:30},"must NOT have more than 30 characters"),e++):(r=o(r,s+"/primarniZdroj","#/allOf/1/properties/primarniZdroj/t\
ype","type",{type:"string"},"must be string"),e++);var n=v===e}if(i.dalsiUdaje!==void 0){let l=i.dalsiUdaje,v=e,c=e;if(Array.
isArray(l)){let O=!0,_=l.length;for(let u=0;u<_;u++){let L=l[u],Z=e;$(L,{instancePath:s+"/dalsiUdaje/"+u,parentData:l,parentDataProperty:u,
rootData:d})||(r=k(r,$.errors),e=r.length);var g=Z===e;g||(O=!1)}}else r=o(r,s+"/dalsiUdaje","#/allOf/1/properties/dalsi\
Udaje/type","type",{type:"array"},"must be array"),e++;var n=v===e}if(i.czNace!==void 0){let l=i.czNace,v=e,c=e;if(Array.
isArray(l)){let O=!0,_=l.length;for(let u=0;u<_;u++){let L=l[u],Z=e,H=e;typeof L=="string"?(m(L)>5&&(r=o(r,s+"/czNace/"+
u,"#/allOf/1/properties/czNace/items/maxLength","maxLength",{limit:5},"must NOT have more than 5 characters"),e++),m(L)<
1&&(r=o(r,s+"/czNace/"+u,"#/allOf/1/properties/czNace/items/minLength","minLength",{limit:1},"must NOT have fewer than 1\
 characters"),e++)):(r=o(r,s+"/czNace/"+u,"#/allOf/1/properties/czNace/items/type","type",{type:"string"},"must be strin\
g"),e++);var b=Z===e;b||(O=!1)}}else r=o(r,s+"/czNace","#/allOf/1/properties/czNace/type","type",{type:"array"},"must be\
 array"),e++;var n=v===e}if(i.subRegistrSzr!==void 0){let l=i.subRegistrSzr,v=e;typeof l!="string"&&(r=o(r,s+"/subRegist\
rSzr","#/allOf/1/properties/subRegistrSzr/type","type",{type:"string"},"must be string"),e++);let c=e;var n=v===e}if(i.dicSkDph!==
void 0){let l=i.dicSkDph,v=e;typeof l!="string"&&(r=o(r,s+"/dicSkDph","#/allOf/1/properties/dicSkDph/type","type",{type:"\
string"},"must be string"),e++);let c=e;var n=v===e}}else r=o(r,s,"#/allOf/1/type","type",{type:"object"},"must be objec\
t"),e++;var x=a===e;return R.errors=r,e===0}var ie=K;var V={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function U(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:d=i}={}){let r=null,
e=0;typeof i!="string"&&(r=o(r,s,"#/type","type",{type:"string"},"must be string"),e++);let h=e,a=V.enum;return i==="OBE\
CNA_CHYBA"||i==="CHYBA_VSTUPU"||i==="NENALEZENO"||i==="NENI_IMPLEMENTOVANO"||i==="NEPRIHLASENY_UZIVATEL"||i==="NENI_OPRA\
VNENI"||(r=o(r,s,"#/enum","enum",{allowedValues:V.enum},"must be equal to one of the allowed values"),e++),U.errors=r,e===
0}function K(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:d=i}={}){let r=null,e=0,h=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.kod!==void 0){let t=i.kod,n=e;U(t,{instancePath:s+"/kod",parentData:i,parentDataProperty:"\
kod",rootData:d})||(r=k(r,U.errors),e=r.length);var a=n===e}if(i.popis!==void 0){let t=i.popis,n=e;typeof t!="string"&&(r=
o(r,s+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let p=e;var a=n===e}if(i.subKod!==
void 0){let t=i.subKod,n=e;typeof t!="string"&&(r=o(r,s+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let p=e;var a=n===e}}else r=o(r,s,"#/type","type",{type:"object"},"must be object"),e++;return K.errors=
r,e===0}var se=B;function w(i,{instancePath:s="",parentData:f,parentDataProperty:y,rootData:d=i}={}){let r=null,e=0,h=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let t=i.pocetCelkem,n=e;typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t)||(r=o(r,s+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof t==
"number"&&isFinite(t)&&((t>2147483647||isNaN(t))&&(r=o(r,s+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(t<0||isNaN(t))&&(r=o(r,s+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}}else r=o(r,s,"#/type","type",
{type:"object"},"must be object"),e++;return w.errors=r,e===0}function B(i,{instancePath:s="",parentData:f,parentDataProperty:y,
rootData:d=i}={}){let r=null,e=0,h=e;w(i,{instancePath:s,parentData:f,parentDataProperty:y,rootData:d})||(r=k(r,w.errors),
e=r.length);var g=h===e;let a=e,t=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ekonomickeSubjekty!==void 0){let b=i.
ekonomickeSubjekty,x=e,l=e;if(Array.isArray(b)){let v=!0,c=b.length;for(let j=0;j<c;j++){let O=b[j],_=e;R(O,{instancePath:s+
"/ekonomickeSubjekty/"+j,parentData:b,parentDataProperty:j,rootData:d})||(r=k(r,R.errors),e=r.length);var n=_===e;n||(v=
!1)}}else r=o(r,s+"/ekonomickeSubjekty","#/allOf/1/properties/ekonomickeSubjekty/type","type",{type:"array"},"must be ar\
ray"),e++;var p=x===e}}else r=o(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var g=a===e;return B.errors=
r,e===0}function k(i,s){if(i===null)return s;for(let f of s)i.push(f);return i}function o(i,s,f,y,d,r){return k(i,[{instancePath:s,
schemaPath:f,keyword:y,params:d,message:r}])}return P(oe);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjekt: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektySeznam: Validate;
} = {
  EkonomickySubjekt: code.v0,
  Chyba: code.v1,
  EkonomickeSubjektySeznam: code.v2,
};
