// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var M=Object.defineProperty;var fe=Object.getOwnPropertyDescriptor;var ue=Object.getOwnPropertyNames;var de=Object.prototype.hasOwnProperty;var ce=(r,o)=>()=>{try{return o||r((o={exports:{}}).exports,o),o.exports}catch(f){throw o=0,f}},ve=(r,o)=>{for(var f in o)
M(r,f,{get:o[f],enumerable:!0})},ge=(r,o,f,u)=>{if(o&&typeof o=="object"||typeof o=="function")for(let m of ue(o))!de.call(
r,m)&&m!==f&&M(r,m,{get:()=>o[m],enumerable:!(u=fe(o,m))||u.enumerable});return r};var be=r=>ge(M({},"__esModule",{value:!0}),r);var ae=ce(Z=>{"use strict";Object.defineProperty(Z,"__esModule",{value:!0});function ne(r){let o=r.length,f=0,u=0,m;for(;u<
o;)f++,m=r.charCodeAt(u++),m>=55296&&m<=56319&&u<o&&(m=r.charCodeAt(u),(m&64512)===56320&&u++);return f}Z.default=ne;ne.
code='require("ajv/dist/runtime/ucs2length").default'});var Ae={};ve(Ae,{v0:()=>he,v1:()=>Oe,v2:()=>xe});var he=F;var y=ae().default,ke=new RegExp("^(ARES_)?\\d{8}$","u");var me=new RegExp("^\\d{8}$","u"),S=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;var je=new RegExp("^\\d{3}$","u");function K(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,
e=0,b=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.hodnota!==void 0){let s=r.hodnota,n=e,p=e;typeof s=="string"?(y(
s)>3&&(t=i(t,o+"/hodnota","#/properties/hodnota/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),
e++),y(s)<3&&(t=i(t,o+"/hodnota","#/properties/hodnota/minLength","minLength",{limit:3},"must NOT have fewer than 3 char\
acters"),e++),je.test(s)||(t=i(t,o+"/hodnota","#/properties/hodnota/pattern","pattern",{pattern:"^\\d{3}$"},'must match \
pattern "^\\d{3}$"'),e++)):(t=i(t,o+"/hodnota","#/properties/hodnota/type","type",{type:"string"},"must be string"),e++);
var a=n===e}if(r.platnostUdajeRos!==void 0){let s=r.platnostUdajeRos,n=e,p=e;typeof s=="string"?y(s)>15&&(t=i(t,o+"/plat\
nostUdajeRos","#/properties/platnostUdajeRos/maxLength","maxLength",{limit:15},"must NOT have more than 15 characters"),
e++):(t=i(t,o+"/platnostUdajeRos","#/properties/platnostUdajeRos/type","type",{type:"string"},"must be string"),e++);var a=n===
e}}else t=i(t,o,"#/type","type",{type:"object"},"must be object"),e++;return K.errors=t,e===0}var _e=new RegExp("^\\d{2}$","u");function I(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,
e=0,b=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.hodnota!==void 0){let s=r.hodnota,n=e,p=e;typeof s=="string"?_e.
test(s)||(t=i(t,o+"/hodnota","#/properties/hodnota/pattern","pattern",{pattern:"^\\d{2}$"},'must match pattern "^\\d{2}$"'),
e++):(t=i(t,o+"/hodnota","#/properties/hodnota/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.platnostUdajeRos!==
void 0){let s=r.platnostUdajeRos,n=e,p=e;typeof s=="string"?y(s)>15&&(t=i(t,o+"/platnostUdajeRos","#/properties/platnost\
UdajeRos/maxLength","maxLength",{limit:15},"must NOT have more than 15 characters"),e++):(t=i(t,o+"/platnostUdajeRos","#\
/properties/platnostUdajeRos/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=i(t,o,"#/type","typ\
e",{type:"object"},"must be object"),e++;return I.errors=t,e===0}function L(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.datum!==void 0){let s=r.datum,n=e,p=e;typeof s=="number"&&isFinite(s),typeof s=="string"?
S.test(s)||(t=i(t,o+"/datum","#/properties/datum/format","format",{format:"date"},'must match format "date"'),e++):(t=i(
t,o+"/datum","#/properties/datum/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.platnostUdajeRos!==
void 0){let s=r.platnostUdajeRos,n=e,p=e;typeof s=="string"?y(s)>15&&(t=i(t,o+"/platnostUdajeRos","#/properties/platnost\
UdajeRos/maxLength","maxLength",{limit:15},"must NOT have more than 15 characters"),e++):(t=i(t,o+"/platnostUdajeRos","#\
/properties/platnostUdajeRos/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=i(t,o,"#/type","typ\
e",{type:"object"},"must be object"),e++;return L.errors=t,e===0}function V(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.kodStatu!==void 0){let s=r.kodStatu,n=e;typeof s!="string"&&(t=i(t,o+"/kodStatu","#/pro\
perties/kodStatu/type","type",{type:"string"},"must be string"),e++);let p=e;var a=n===e}if(r.nazevStatu!==void 0){let s=r.
nazevStatu,n=e,p=e;typeof s=="string"?y(s)>32&&(t=i(t,o+"/nazevStatu","#/properties/nazevStatu/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(t=i(t,o+"/nazevStatu","#/properties/nazevStatu/type","type",{type:"string"},
"must be string"),e++);var a=n===e}if(r.kodKraje!==void 0){let s=r.kodKraje,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(t=i(t,o+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof s==
"number"&&isFinite(s)&&((s>999||isNaN(s))&&(t=i(t,o+"/kodKraje","#/properties/kodKraje/maximum","maximum",{comparison:"<\
=",limit:999},"must be <= 999"),e++),(s<0||isNaN(s))&&(t=i(t,o+"/kodKraje","#/properties/kodKraje/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.nazevKraje!==void 0){let s=r.nazevKraje,n=e,p=e;typeof s=="string"?y(
s)>32&&(t=i(t,o+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 cha\
racters"),e++):(t=i(t,o+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(r.kodOkresu!==void 0){let s=r.kodOkresu,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/kodOkres\
u","#/properties/kodOkresu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof s=="number"&&isFinite(s)&&
((s>9999||isNaN(s))&&(t=i(t,o+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must\
 be <= 9999"),e++),(s<0||isNaN(s))&&(t=i(t,o+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var a=n===e}if(r.nazevOkresu!==void 0){let s=r.nazevOkresu,n=e,p=e;typeof s=="string"?y(s)>32&&(t=
i(t,o+"/nazevOkresu","#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),
e++):(t=i(t,o+"/nazevOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.
kodObce!==void 0){let s=r.kodObce,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof s=="number"&&isFinite(s)&&((s>999999||isNaN(
s))&&(t=i(t,o+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(s<0||isNaN(s))&&(t=i(t,o+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var a=n===e}if(r.nazevObce!==void 0){let s=r.nazevObce,n=e,p=e;typeof s=="string"?y(s)>48&&(t=i(t,o+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=i(t,o+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodSpravnihoObvodu!==void 0){
let s=r.kodSpravnihoObvodu,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/kodSpravnihoObvodu","#/pro\
perties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof s=="number"&&isFinite(s)&&
((s>999||isNaN(s))&&(t=i(t,o+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/maximum","maximum",{comparison:"<=",
limit:999},"must be <= 999"),e++),(s<0||isNaN(s))&&(t=i(t,o+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.nazevSpravnihoObvodu!==void 0){let s=r.nazevSpravnihoObvodu,
n=e,p=e;typeof s=="string"?y(s)>32&&(t=i(t,o+"/nazevSpravnihoObvodu","#/properties/nazevSpravnihoObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(t=i(t,o+"/nazevSpravnihoObvodu","#/properties/nazevSpra\
vnihoObvodu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodMestskehoObvodu!==void 0){let s=r.kodMestskehoObvodu,
n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/\
type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof s=="number"&&isFinite(s)&&((s>999||isNaN(s))&&(t=i(
t,o+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 99\
9"),e++),(s<0||isNaN(s))&&(t=i(t,o+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.nazevMestskehoObvodu!==void 0){let s=r.nazevMestskehoObvodu,n=e,p=e;
typeof s=="string"?y(s)>32&&(t=i(t,o+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObvodu/maxLength","maxLength",{
limit:32},"must NOT have more than 32 characters"),e++):(t=i(t,o+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObv\
odu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodMestskeCastiObvodu!==void 0){let s=r.kodMestskeCastiObvodu,
n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiO\
bvodu/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof s=="number"&&isFinite(s)&&((s>999999||isNaN(s))&&
(t=i(t,o+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(s<0||isNaN(s))&&(t=i(t,o+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.kodUlice!==void 0){let s=r.kodUlice,n=e;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"mus\
t be integer"),e++);let p=e;typeof s=="number"&&isFinite(s)&&((s>9999999||isNaN(s))&&(t=i(t,o+"/kodUlice","#/properties/\
kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(s<0||isNaN(s))&&(t=i(t,o+"/kodUl\
ice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.nazevMestskeCastiObvodu!==
void 0){let s=r.nazevMestskeCastiObvodu,n=e,p=e;typeof s=="string"?y(s)>48&&(t=i(t,o+"/nazevMestskeCastiObvodu","#/prope\
rties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=i(t,o+"\
/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(r.nazevUlice!==void 0){let s=r.nazevUlice,n=e,p=e;typeof s=="string"?y(s)>48&&(t=i(t,o+"/nazevUlice","#/properties/\
nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=i(t,o+"/nazevUlice","#/pro\
perties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.cisloDomovni!==void 0){let s=r.cisloDomovni,
n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/cisloDomovni","#/properties/cisloDomovni/type","type",
{type:"integer"},"must be integer"),e++);let p=e;typeof s=="number"&&isFinite(s)&&(s>9999||isNaN(s))&&(t=i(t,o+"/cisloDo\
movni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=n===e}if(r.
doplnekAdresy!==void 0){let s=r.doplnekAdresy,n=e,p=e;typeof s=="string"?y(s)>1500&&(t=i(t,o+"/doplnekAdresy","#/propert\
ies/doplnekAdresy/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(t=i(t,o+"/doplnek\
Adresy","#/properties/doplnekAdresy/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodCastiObce!==
void 0){let s=r.kodCastiObce,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/kodCastiObce","#/propert\
ies/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof s=="number"&&isFinite(s)&&((s>999999||
isNaN(s))&&(t=i(t,o+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must b\
e <= 999999"),e++),(s<0||isNaN(s))&&(t=i(t,o+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.cisloOrientacni!==void 0){let s=r.cisloOrientacni,n=e;typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"inte\
ger"},"must be integer"),e++);let p=e;typeof s=="number"&&isFinite(s)&&(s>999||isNaN(s))&&(t=i(t,o+"/cisloOrientacni","#\
/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var a=n===e}if(r.cisloOrientacniPismeno!==
void 0){let s=r.cisloOrientacniPismeno,n=e,p=e;typeof s=="string"?y(s)>1&&(t=i(t,o+"/cisloOrientacniPismeno","#/properti\
es/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(t=i(t,o+"/cislo\
OrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var a=n===e}
if(r.nazevCastiObce!==void 0){let s=r.nazevCastiObce,n=e,p=e;typeof s=="string"?y(s)>48&&(t=i(t,o+"/nazevCastiObce","#/p\
roperties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=i(t,o+"/naze\
vCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.kodAdresnihoMista!==
void 0){let s=r.kodAdresnihoMista,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/kodAdresnihoMista",
"#/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof s=="number"&&isFinite(
s)&&((s>999999999||isNaN(s))&&(t=i(t,o+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"\
<=",limit:999999999},"must be <= 999999999"),e++),(s<0||isNaN(s))&&(t=i(t,o+"/kodAdresnihoMista","#/properties/kodAdresn\
ihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(r.psc!==void 0){let s=r.psc,n=e;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/psc","#/properties/psc/type","type",{type:"integer"},"mus\
t be integer"),e++);let p=e;var a=n===e}if(r.textovaAdresa!==void 0){let s=r.textovaAdresa,n=e,p=e;typeof s=="string"?y(
s)>1500&&(t=i(t,o+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more t\
han 1500 characters"),e++):(t=i(t,o+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be s\
tring"),e++);var a=n===e}if(r.cisloDoAdresy!==void 0){let s=r.cisloDoAdresy,n=e,p=e;typeof s=="string"?y(s)>255&&(t=i(t,
o+"/cisloDoAdresy","#/properties/cisloDoAdresy/maxLength","maxLength",{limit:255},"must NOT have more than 255 character\
s"),e++):(t=i(t,o+"/cisloDoAdresy","#/properties/cisloDoAdresy/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(r.standardizaceAdresy!==void 0){let s=r.standardizaceAdresy,n=e;typeof s!="boolean"&&(t=i(t,o+"/standardizaceAdresy",
"#/properties/standardizaceAdresy/type","type",{type:"boolean"},"must be boolean"),e++);let p=e;var a=n===e}if(r.pscTxt!==
void 0){let s=r.pscTxt,n=e,p=e;typeof s=="string"?y(s)>255&&(t=i(t,o+"/pscTxt","#/properties/pscTxt/maxLength","maxLengt\
h",{limit:255},"must NOT have more than 255 characters"),e++):(t=i(t,o+"/pscTxt","#/properties/pscTxt/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(r.typCisloDomovni!==void 0){let s=r.typCisloDomovni,n=e;typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},
"must be integer"),e++);let p=e;typeof s=="number"&&isFinite(s)&&(s>9999||isNaN(s))&&(t=i(t,o+"/typCisloDomovni","#/prop\
erties/typCisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=n===e}}else t=i(t,o,
"#/type","type",{type:"object"},"must be object"),e++;return V.errors=t,e===0}function T(r,{instancePath:o="",parentData:f,
parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;V(r,{instancePath:o,parentData:f,parentDataProperty:u,rootData:m})||
(t=v(t,V.errors),e=t.length);var p=b===e;let a=e,s=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.typAdresy!==void 0){
let l=r.typAdresy,d=e,k=e;typeof l=="string"?(y(l)>64&&(t=i(t,o+"/typAdresy","#/allOf/1/properties/typAdresy/maxLength",
"maxLength",{limit:64},"must NOT have more than 64 characters"),e++),y(l)<1&&(t=i(t,o+"/typAdresy","#/allOf/1/properties\
/typAdresy/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=i(t,o+"/typAdresy","#/allO\
f/1/properties/typAdresy/type","type",{type:"string"},"must be string"),e++);var n=d===e}}else t=i(t,o,"#/allOf/1/type",
"type",{type:"object"},"must be object"),e++;var p=a===e;return T.errors=t,e===0}function C(r,{instancePath:o="",parentData:f,
parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;T(r,{instancePath:o,parentData:f,parentDataProperty:u,rootData:m})||
(t=v(t,T.errors),e=t.length);var p=b===e;let a=e,s=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.platnostUdajeRos!==
void 0){let l=r.platnostUdajeRos,d=e,k=e;typeof l=="string"?y(l)>15&&(t=i(t,o+"/platnostUdajeRos","#/allOf/1/properties/\
platnostUdajeRos/maxLength","maxLength",{limit:15},"must NOT have more than 15 characters"),e++):(t=i(t,o+"/platnostUdaj\
eRos","#/allOf/1/properties/platnostUdajeRos/type","type",{type:"string"},"must be string"),e++);var n=d===e}}else t=i(t,
o,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=a===e;return C.errors=t,e===0}function J(r,{instancePath:o="",
parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
icp!==void 0){let s=r.icp,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(t=i(t,o+"/icp","#/properties/icp/type",
"type",{type:"integer"},"must be integer"),e++);let p=e;typeof s=="number"&&isFinite(s)&&((s>9999999999||isNaN(s))&&(t=i(
t,o+"/icp","#/properties/icp/maximum","maximum",{comparison:"<=",limit:9999999999},"must be <= 9999999999"),e++),(s<1e9||
isNaN(s))&&(t=i(t,o+"/icp","#/properties/icp/minimum","minimum",{comparison:">=",limit:1e9},"must be >= 1000000000"),e++));
var a=n===e}if(r.datumUkonceniCinnosti!==void 0){let s=r.datumUkonceniCinnosti,n=e;L(s,{instancePath:o+"/datumUkonceniCi\
nnosti",parentData:r,parentDataProperty:"datumUkonceniCinnosti",rootData:m})||(t=v(t,L.errors),e=t.length);var a=n===e}if(r.
datumZahajeniCinnosti!==void 0){let s=r.datumZahajeniCinnosti,n=e;L(s,{instancePath:o+"/datumZahajeniCinnosti",parentData:r,
parentDataProperty:"datumZahajeniCinnosti",rootData:m})||(t=v(t,L.errors),e=t.length);var a=n===e}if(r.adresaProvozovny!==
void 0){let s=r.adresaProvozovny,n=e;C(s,{instancePath:o+"/adresaProvozovny",parentData:r,parentDataProperty:"adresaProv\
ozovny",rootData:m})||(t=v(t,C.errors),e=t.length);var a=n===e}}else t=i(t,o,"#/type","type",{type:"object"},"must be ob\
ject"),e++;return J.errors=t,e===0}function w(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.telefon!==void 0){let s=r.telefon,n=e,p=e;typeof s=="string"?(y(s)>25&&(t=i(t,o+"/telef\
on","#/properties/telefon/maxLength","maxLength",{limit:25},"must NOT have more than 25 characters"),e++),y(s)<1&&(t=i(t,
o+"/telefon","#/properties/telefon/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=i(
t,o+"/telefon","#/properties/telefon/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.email!==void 0){
let s=r.email,n=e,p=e;typeof s=="string"?y(s)>50&&(t=i(t,o+"/email","#/properties/email/maxLength","maxLength",{limit:50},
"must NOT have more than 50 characters"),e++):(t=i(t,o+"/email","#/properties/email/type","type",{type:"string"},"must b\
e string"),e++);var a=n===e}if(r.platnostUdajeRos!==void 0){let s=r.platnostUdajeRos,n=e,p=e;typeof s=="string"?y(s)>15&&
(t=i(t,o+"/platnostUdajeRos","#/properties/platnostUdajeRos/maxLength","maxLength",{limit:15},"must NOT have more than 1\
5 characters"),e++):(t=i(t,o+"/platnostUdajeRos","#/properties/platnostUdajeRos/type","type",{type:"string"},"must be st\
ring"),e++);var a=n===e}}else t=i(t,o,"#/type","type",{type:"object"},"must be object"),e++;return w.errors=t,e===0}function B(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.identifikatorDs!==void 0){let s=r.identifikatorDs,n=e,p=e;typeof s=="string"?(y(s)>7&&(t=
i(t,o+"/identifikatorDs","#/properties/identifikatorDs/maxLength","maxLength",{limit:7},"must NOT have more than 7 chara\
cters"),e++),y(s)<1&&(t=i(t,o+"/identifikatorDs","#/properties/identifikatorDs/minLength","minLength",{limit:1},"must NO\
T have fewer than 1 characters"),e++)):(t=i(t,o+"/identifikatorDs","#/properties/identifikatorDs/type","type",{type:"str\
ing"},"must be string"),e++);var a=n===e}if(r.typDatoveSchranky!==void 0){let s=r.typDatoveSchranky,n=e,p=e;typeof s=="s\
tring"?(y(s)>64&&(t=i(t,o+"/typDatoveSchranky","#/properties/typDatoveSchranky/maxLength","maxLength",{limit:64},"must N\
OT have more than 64 characters"),e++),y(s)<1&&(t=i(t,o+"/typDatoveSchranky","#/properties/typDatoveSchranky/minLength",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=i(t,o+"/typDatoveSchranky","#/properties/typDato\
veSchranky/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.platnostUdajeRos!==void 0){let s=r.platnostUdajeRos,
n=e,p=e;typeof s=="string"?y(s)>15&&(t=i(t,o+"/platnostUdajeRos","#/properties/platnostUdajeRos/maxLength","maxLength",{
limit:15},"must NOT have more than 15 characters"),e++):(t=i(t,o+"/platnostUdajeRos","#/properties/platnostUdajeRos/type",
"type",{type:"string"},"must be string"),e++);var a=n===e}}else t=i(t,o,"#/type","type",{type:"object"},"must be object"),
e++;return B.errors=t,e===0}function H(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.hodnota!==void 0){let s=r.hodnota,n=e,p=e;typeof s=="string"?(y(s)>2e3&&(t=i(t,o+"/hodn\
ota","#/properties/hodnota/maxLength","maxLength",{limit:2e3},"must NOT have more than 2000 characters"),e++),y(s)<1&&(t=
i(t,o+"/hodnota","#/properties/hodnota/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=
i(t,o+"/hodnota","#/properties/hodnota/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.platnostUdajeRos!==
void 0){let s=r.platnostUdajeRos,n=e,p=e;typeof s=="string"?y(s)>15&&(t=i(t,o+"/platnostUdajeRos","#/properties/platnost\
UdajeRos/maxLength","maxLength",{limit:15},"must NOT have more than 15 characters"),e++):(t=i(t,o+"/platnostUdajeRos","#\
/properties/platnostUdajeRos/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=i(t,o,"#/type","typ\
e",{type:"object"},"must be object"),e++;return H.errors=t,e===0}function Y(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.hodnota!==void 0){let s=r.hodnota,n=e;typeof s!="boolean"&&(t=i(t,o+"/hodnota","#/prope\
rties/hodnota/type","type",{type:"boolean"},"must be boolean"),e++);let p=e;var a=n===e}if(r.platnostUdajeRos!==void 0){
let s=r.platnostUdajeRos,n=e,p=e;typeof s=="string"?y(s)>15&&(t=i(t,o+"/platnostUdajeRos","#/properties/platnostUdajeRos\
/maxLength","maxLength",{limit:15},"must NOT have more than 15 characters"),e++):(t=i(t,o+"/platnostUdajeRos","#/propert\
ies/platnostUdajeRos/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=i(t,o,"#/type","type",{type:"\
object"},"must be object"),e++;return Y.errors=t,e===0}function q(r,{instancePath:o="",parentData:f,parentDataProperty:u,
rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.datumVznikuOpravneni!==void 0){let n=r.
datumVznikuOpravneni,p=e;L(n,{instancePath:o+"/datumVznikuOpravneni",parentData:r,parentDataProperty:"datumVznikuOpravne\
ni",rootData:m})||(t=v(t,L.errors),e=t.length);var a=p===e}if(r.datumZanikuOpravneni!==void 0){let n=r.datumZanikuOpravneni,
p=e;L(n,{instancePath:o+"/datumZanikuOpravneni",parentData:r,parentDataProperty:"datumZanikuOpravneni",rootData:m})||(t=
v(t,L.errors),e=t.length);var a=p===e}if(r.agenda!==void 0){let n=r.agenda,p=e,l=e;typeof n=="string"?y(n)>15&&(t=i(t,o+
"/agenda","#/properties/agenda/maxLength","maxLength",{limit:15},"must NOT have more than 15 characters"),e++):(t=i(t,o+
"/agenda","#/properties/agenda/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(r.ovm!==void 0){let n=r.
ovm,p=e,l=e;typeof n=="string"?y(n)>15&&(t=i(t,o+"/ovm","#/properties/ovm/maxLength","maxLength",{limit:15},"must NOT ha\
ve more than 15 characters"),e++):(t=i(t,o+"/ovm","#/properties/ovm/type","type",{type:"string"},"must be string"),e++);
var a=p===e}if(r.obchodniJmeno!==void 0){let n=r.obchodniJmeno,p=e;H(n,{instancePath:o+"/obchodniJmeno",parentData:r,parentDataProperty:"\
obchodniJmeno",rootData:m})||(t=v(t,H.errors),e=t.length);var a=p===e}if(r.pozastaveniPreruseni!==void 0){let n=r.pozastaveniPreruseni,
p=e;Y(n,{instancePath:o+"/pozastaveniPreruseni",parentData:r,parentDataProperty:"pozastaveniPreruseni",rootData:m})||(t=
v(t,Y.errors),e=t.length);var a=p===e}if(r.adresySidla!==void 0){let n=r.adresySidla,p=e,l=e;if(Array.isArray(n)){let k=!0,
A=n.length;for(let h=0;h<A;h++){let g=n[h],c=e;C(g,{instancePath:o+"/adresySidla/"+h,parentData:n,parentDataProperty:h,rootData:m})||
(t=v(t,C.errors),e=t.length);var s=c===e;s||(k=!1)}}else t=i(t,o+"/adresySidla","#/properties/adresySidla/type","type",{
type:"array"},"must be array"),e++;var a=p===e}}else t=i(t,o,"#/type","type",{type:"object"},"must be object"),e++;return q.
errors=t,e===0}function G(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.ico!==void 0){let l=r.ico,d=e,k=e;typeof l=="string"?(y(l)>8&&(t=i(t,o+"/ico",
"#/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),y(l)<8&&(t=i(t,o+"/ico",
"#/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),me.test(l)||(t=i(t,o+"/\
ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=i(t,o+"/ico","#\
/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=d===e}if(r.datumVzniku!==void 0){let l=r.datumVzniku,
d=e,k=e;typeof l=="number"&&isFinite(l),typeof l=="string"?S.test(l)||(t=i(t,o+"/datumVzniku","#/properties/datumVzniku/\
format","format",{format:"date"},'must match format "date"'),e++):(t=i(t,o+"/datumVzniku","#/properties/datumVzniku/type",
"type",{type:"string"},"must be string"),e++);var a=d===e}if(r.datumZaniku!==void 0){let l=r.datumZaniku,d=e,k=e;typeof l==
"number"&&isFinite(l),typeof l=="string"?S.test(l)||(t=i(t,o+"/datumZaniku","#/properties/datumZaniku/format","format",{
format:"date"},'must match format "date"'),e++):(t=i(t,o+"/datumZaniku","#/properties/datumZaniku/type","type",{type:"st\
ring"},"must be string"),e++);var a=d===e}if(r.pravniFormaRos!==void 0){let l=r.pravniFormaRos,d=e;K(l,{instancePath:o+"\
/pravniFormaRos",parentData:r,parentDataProperty:"pravniFormaRos",rootData:m})||(t=v(t,K.errors),e=t.length);var a=d===e}
if(r.pravniStavRos!==void 0){let l=r.pravniStavRos,d=e;I(l,{instancePath:o+"/pravniStavRos",parentData:r,parentDataProperty:"\
pravniStavRos",rootData:m})||(t=v(t,I.errors),e=t.length);var a=d===e}if(r.datumAktualizace!==void 0){let l=r.datumAktualizace,
d=e,k=e;typeof l=="number"&&isFinite(l),typeof l=="string"?S.test(l)||(t=i(t,o+"/datumAktualizace","#/properties/datumAk\
tualizace/format","format",{format:"date"},'must match format "date"'),e++):(t=i(t,o+"/datumAktualizace","#/properties/d\
atumAktualizace/type","type",{type:"string"},"must be string"),e++);var a=d===e}if(r.provozovny!==void 0){let l=r.provozovny,
d=e,k=e;if(Array.isArray(l)){let h=!0,g=l.length;for(let c=0;c<g;c++){let _=l[c],x=e;J(_,{instancePath:o+"/provozovny/"+
c,parentData:l,parentDataProperty:c,rootData:m})||(t=v(t,J.errors),e=t.length);var s=x===e;s||(h=!1)}}else t=i(t,o+"/pro\
vozovny","#/properties/provozovny/type","type",{type:"array"},"must be array"),e++;var a=d===e}if(r.kontaktniUdaje!==void 0){
let l=r.kontaktniUdaje,d=e;w(l,{instancePath:o+"/kontaktniUdaje",parentData:r,parentDataProperty:"kontaktniUdaje",rootData:m})||
(t=v(t,w.errors),e=t.length);var a=d===e}if(r.datoveSchranky!==void 0){let l=r.datoveSchranky,d=e,k=e;if(Array.isArray(l)){
let h=!0,g=l.length;for(let c=0;c<g;c++){let _=l[c],x=e;B(_,{instancePath:o+"/datoveSchranky/"+c,parentData:l,parentDataProperty:c,
rootData:m})||(t=v(t,B.errors),e=t.length);var n=x===e;n||(h=!1)}}else t=i(t,o+"/datoveSchranky","#/properties/datoveSch\
ranky/type","type",{type:"array"},"must be array"),e++;var a=d===e}if(r.evidenceAgendy!==void 0){let l=r.evidenceAgendy,
d=e,k=e;if(Array.isArray(l)){let h=!0,g=l.length;for(let c=0;c<g;c++){let _=l[c],x=e;q(_,{instancePath:o+"/evidenceAgend\
y/"+c,parentData:l,parentDataProperty:c,rootData:m})||(t=v(t,q.errors),e=t.length);var p=x===e;p||(h=!1)}}else t=i(t,o+"\
/evidenceAgendy","#/properties/evidenceAgendy/type","type",{type:"array"},"must be array"),e++;var a=d===e}if(r.stavSubjektu!==
void 0){let l=r.stavSubjektu,d=e,k=e;typeof l=="string"?(y(l)>64&&(t=i(t,o+"/stavSubjektu","#/properties/stavSubjektu/ma\
xLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),y(l)<1&&(t=i(t,o+"/stavSubjektu","#/proper\
ties/stavSubjektu/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=i(t,o+"/stavSubjekt\
u","#/properties/stavSubjektu/type","type",{type:"string"},"must be string"),e++);var a=d===e}}else t=i(t,o,"#/type","ty\
pe",{type:"object"},"must be object"),e++;return G.errors=t,e===0}function Q(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.osobaTextem!==void 0){let s=r.osobaTextem,n=e,p=e;typeof s=="string"?y(s)>256&&(t=i(t,o+
"/osobaTextem","#/properties/osobaTextem/maxLength","maxLength",{limit:256},"must NOT have more than 256 characters"),e++):
(t=i(t,o+"/osobaTextem","#/properties/osobaTextem/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(r.datumNarozeni!==
void 0){let s=r.datumNarozeni,n=e,p=e;typeof s=="number"&&isFinite(s),typeof s=="string"?S.test(s)||(t=i(t,o+"/datumNaro\
zeni","#/properties/datumNarozeni/format","format",{format:"date"},'must match format "date"'),e++):(t=i(t,o+"/datumNaro\
zeni","#/properties/datumNarozeni/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=i(t,o,"#/type",
"type",{type:"object"},"must be object"),e++;return Q.errors=t,e===0}function U(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.zmenaUdaje!==void 0){let s=r.zmenaUdaje,n=e,p=e;typeof s=="number"&&isFinite(s),typeof s==
"string"?S.test(s)||(t=i(t,o+"/zmenaUdaje","#/properties/zmenaUdaje/format","format",{format:"date"},'must match format \
"date"'),e++):(t=i(t,o+"/zmenaUdaje","#/properties/zmenaUdaje/type","type",{type:"string"},"must be string"),e++);var a=n===
e}if(r.platnostUdajeRob!==void 0){let s=r.platnostUdajeRob,n=e,p=e;typeof s=="string"?y(s)>15&&(t=i(t,o+"/platnostUdajeR\
ob","#/properties/platnostUdajeRob/maxLength","maxLength",{limit:15},"must NOT have more than 15 characters"),e++):(t=i(
t,o+"/platnostUdajeRob","#/properties/platnostUdajeRob/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else
t=i(t,o,"#/type","type",{type:"object"},"must be object"),e++;return U.errors=t,e===0}function W(r,{instancePath:o="",parentData:f,
parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;U(r,{instancePath:o,parentData:f,parentDataProperty:u,rootData:m})||
(t=v(t,U.errors),e=t.length);var p=b===e;let a=e,s=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.hodnota!==void 0){
let l=r.hodnota,d=e,k=e;typeof l=="string"?y(l)>100&&(t=i(t,o+"/hodnota","#/allOf/1/properties/hodnota/maxLength","maxLe\
ngth",{limit:100},"must NOT have more than 100 characters"),e++):(t=i(t,o+"/hodnota","#/allOf/1/properties/hodnota/type",
"type",{type:"string"},"must be string"),e++);var n=d===e}}else t=i(t,o,"#/allOf/1/type","type",{type:"object"},"must be\
 object"),e++;var p=a===e;return W.errors=t,e===0}function X(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;U(r,{instancePath:o,
parentData:f,parentDataProperty:u,rootData:m})||(t=v(t,U.errors),e=t.length);var p=b===e;let a=e,s=e;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.datum!==void 0){let l=r.datum,d=e,k=e;typeof l=="number"&&isFinite(l),typeof l=="string"?
S.test(l)||(t=i(t,o+"/datum","#/allOf/1/properties/datum/format","format",{format:"date"},'must match format "date"'),e++):
(t=i(t,o+"/datum","#/allOf/1/properties/datum/type","type",{type:"string"},"must be string"),e++);var n=d===e}}else t=i(
t,o,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=a===e;return X.errors=t,e===0}function P(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;U(r,{instancePath:o,
parentData:f,parentDataProperty:u,rootData:m})||(t=v(t,U.errors),e=t.length);var p=b===e;let a=e,s=e;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.hodnota!==void 0){let l=r.hodnota,d=e,k=e;typeof l=="string"?y(l)>100&&(t=i(t,o+"/hodnota",
"#/allOf/1/properties/hodnota/maxLength","maxLength",{limit:100},"must NOT have more than 100 characters"),e++):(t=i(t,o+
"/hodnota","#/allOf/1/properties/hodnota/type","type",{type:"string"},"must be string"),e++);var n=d===e}}else t=i(t,o,"\
#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=a===e;return P.errors=t,e===0}function ee(r,{instancePath:o="",
parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
jmeno!==void 0){let s=r.jmeno,n=e;W(s,{instancePath:o+"/jmeno",parentData:r,parentDataProperty:"jmeno",rootData:m})||(t=
v(t,W.errors),e=t.length);var a=n===e}if(r.datumNarozeni!==void 0){let s=r.datumNarozeni,n=e;X(s,{instancePath:o+"/datum\
Narozeni",parentData:r,parentDataProperty:"datumNarozeni",rootData:m})||(t=v(t,X.errors),e=t.length);var a=n===e}if(r.prijmeni!==
void 0){let s=r.prijmeni,n=e;P(s,{instancePath:o+"/prijmeni",parentData:r,parentDataProperty:"prijmeni",rootData:m})||(t=
v(t,P.errors),e=t.length);var a=n===e}}else t=i(t,o,"#/type","type",{type:"object"},"must be object"),e++;return ee.errors=
t,e===0}function $(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.osobaRos!==void 0){let s=r.osobaRos,n=e;Q(s,{instancePath:o+"/osobaRos",parentData:r,parentDataProperty:"\
osobaRos",rootData:m})||(t=v(t,Q.errors),e=t.length);var a=n===e}if(r.osobaRob!==void 0){let s=r.osobaRob,n=e;ee(s,{instancePath:o+
"/osobaRob",parentData:r,parentDataProperty:"osobaRob",rootData:m})||(t=v(t,ee.errors),e=t.length);var a=n===e}}else t=i(
t,o,"#/type","type",{type:"object"},"must be object"),e++;return $.errors=t,e===0}function E(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.ico!==void 0){let n=r.ico,p=e,l=e;typeof n=="string"?(y(n)>8&&(t=i(t,o+"/ico","#/proper\
ties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),y(n)<8&&(t=i(t,o+"/ico","#/proper\
ties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),me.test(n)||(t=i(t,o+"/ico","#/p\
roperties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(t=i(t,o+"/ico","#/properti\
es/ico/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(r.obchodniJmeno!==void 0){let n=r.obchodniJmeno,
p=e,l=e;typeof n=="string"?(y(n)>2e3&&(t=i(t,o+"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},
"must NOT have more than 2000 characters"),e++),y(n)<1&&(t=i(t,o+"/obchodniJmeno","#/properties/obchodniJmeno/minLength",
"minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=i(t,o+"/obchodniJmeno","#/properties/obchodniJme\
no/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(r.adresy!==void 0){let n=r.adresy,p=e,l=e;if(Array.
isArray(n)){let k=!0,A=n.length;for(let h=0;h<A;h++){let g=n[h],c=e;T(g,{instancePath:o+"/adresy/"+h,parentData:n,parentDataProperty:h,
rootData:m})||(t=v(t,T.errors),e=t.length);var s=c===e;s||(k=!1)}}else t=i(t,o+"/adresy","#/properties/adresy/type","typ\
e",{type:"array"},"must be array"),e++;var a=p===e}}else t=i(t,o,"#/type","type",{type:"object"},"must be object"),e++;return E.
errors=t,e===0}function te(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;E(
r,{instancePath:o,parentData:f,parentDataProperty:u,rootData:m})||(t=v(t,E.errors),e=t.length);var l=b===e;let a=e,s=e;if(r&&
typeof r=="object"&&!Array.isArray(r)){if(r.zastupci!==void 0){let d=r.zastupci,k=e,A=e;if(Array.isArray(d)){let h=!0,g=d.
length;for(let c=0;c<g;c++){let _=d[c],x=e;$(_,{instancePath:o+"/zastupci/"+c,parentData:d,parentDataProperty:c,rootData:m})||
(t=v(t,$.errors),e=t.length);var n=x===e;n||(h=!1)}}else t=i(t,o+"/zastupci","#/allOf/1/properties/zastupci/type","type",
{type:"array"},"must be array"),e++;var p=k===e}if(r.platnostUdajeRos!==void 0){let d=r.platnostUdajeRos,k=e,A=e;typeof d==
"string"?y(d)>15&&(t=i(t,o+"/platnostUdajeRos","#/allOf/1/properties/platnostUdajeRos/maxLength","maxLength",{limit:15},
"must NOT have more than 15 characters"),e++):(t=i(t,o+"/platnostUdajeRos","#/allOf/1/properties/platnostUdajeRos/type",
"type",{type:"string"},"must be string"),e++);var p=k===e}}else t=i(t,o,"#/allOf/1/type","type",{type:"object"},"must be\
 object"),e++;var l=a===e;return te.errors=t,e===0}function re(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){
let t=null,e=0,b=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.osobaFyzicka!==void 0){let s=r.osobaFyzicka,n=e;$(s,
{instancePath:o+"/osobaFyzicka",parentData:r,parentDataProperty:"osobaFyzicka",rootData:m})||(t=v(t,$.errors),e=t.length);
var a=n===e}if(r.osobaPravnicka!==void 0){let s=r.osobaPravnicka,n=e;te(s,{instancePath:o+"/osobaPravnicka",parentData:r,
parentDataProperty:"osobaPravnicka",rootData:m})||(t=v(t,te.errors),e=t.length);var a=n===e}if(r.platnostUdajeRos!==void 0){
let s=r.platnostUdajeRos,n=e,p=e;typeof s=="string"?y(s)>15&&(t=i(t,o+"/platnostUdajeRos","#/properties/platnostUdajeRos\
/maxLength","maxLength",{limit:15},"must NOT have more than 15 characters"),e++):(t=i(t,o+"/platnostUdajeRos","#/propert\
ies/platnostUdajeRos/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else t=i(t,o,"#/type","type",{type:"\
object"},"must be object"),e++;return re.errors=t,e===0}function N(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="\
object"&&!Array.isArray(r)){if(r.osobaPravnicka!==void 0){let s=r.osobaPravnicka,n=e;E(s,{instancePath:o+"/osobaPravnick\
a",parentData:r,parentDataProperty:"osobaPravnicka",rootData:m})||(t=v(t,E.errors),e=t.length);var a=n===e}if(r.osobaFyzicka!==
void 0){let s=r.osobaFyzicka,n=e;$(s,{instancePath:o+"/osobaFyzicka",parentData:r,parentDataProperty:"osobaFyzicka",rootData:m})||
(t=v(t,$.errors),e=t.length);var a=n===e}if(r.platnostUdajeRos!==void 0){let s=r.platnostUdajeRos,n=e,p=e;typeof s=="str\
ing"?y(s)>15&&(t=i(t,o+"/platnostUdajeRos","#/properties/platnostUdajeRos/maxLength","maxLength",{limit:15},"must NOT ha\
ve more than 15 characters"),e++):(t=i(t,o+"/platnostUdajeRos","#/properties/platnostUdajeRos/type","type",{type:"string"},
"must be string"),e++);var a=n===e}}else t=i(t,o,"#/type","type",{type:"object"},"must be object"),e++;return N.errors=t,
e===0}function se(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;G(r,{instancePath:o,
parentData:f,parentDataProperty:u,rootData:m})||(t=v(t,G.errors),e=t.length);var h=b===e;let a=e,s=e;if(r&&typeof r=="ob\
ject"&&!Array.isArray(r)){if(r.statutarniOrgany!==void 0){let g=r.statutarniOrgany,c=e,_=e;if(Array.isArray(g)){let x=!0,
R=g.length;for(let O=0;O<R;O++){let j=g[O],z=e;re(j,{instancePath:o+"/statutarniOrgany/"+O,parentData:g,parentDataProperty:O,
rootData:m})||(t=v(t,re.errors),e=t.length);var n=z===e;n||(x=!1)}}else t=i(t,o+"/statutarniOrgany","#/allOf/1/propertie\
s/statutarniOrgany/type","type",{type:"array"},"must be array"),e++;var p=c===e}if(r.likvidatori!==void 0){let g=r.likvidatori,
c=e,_=e;if(Array.isArray(g)){let R=!0,O=g.length;for(let j=0;j<O;j++){let z=g[j],D=e;N(z,{instancePath:o+"/likvidatori/"+
j,parentData:g,parentDataProperty:j,rootData:m})||(t=v(t,N.errors),e=t.length);var l=D===e;l||(R=!1)}}else t=i(t,o+"/lik\
vidatori","#/allOf/1/properties/likvidatori/type","type",{type:"array"},"must be array"),e++;var p=c===e}if(r.opatrovnici!==
void 0){let g=r.opatrovnici,c=e,_=e;if(Array.isArray(g)){let R=!0,O=g.length;for(let j=0;j<O;j++){let z=g[j],D=e;N(z,{instancePath:o+
"/opatrovnici/"+j,parentData:g,parentDataProperty:j,rootData:m})||(t=v(t,N.errors),e=t.length);var d=D===e;d||(R=!1)}}else
t=i(t,o+"/opatrovnici","#/allOf/1/properties/opatrovnici/type","type",{type:"array"},"must be array"),e++;var p=c===e}if(r.
nuceniSpravci!==void 0){let g=r.nuceniSpravci,c=e,_=e;if(Array.isArray(g)){let R=!0,O=g.length;for(let j=0;j<O;j++){let z=g[j],
D=e;N(z,{instancePath:o+"/nuceniSpravci/"+j,parentData:g,parentDataProperty:j,rootData:m})||(t=v(t,N.errors),e=t.length);
var k=D===e;k||(R=!1)}}else t=i(t,o+"/nuceniSpravci","#/allOf/1/properties/nuceniSpravci/type","type",{type:"array"},"mu\
st be array"),e++;var p=c===e}if(r.insolvencniSpravci!==void 0){let g=r.insolvencniSpravci,c=e,_=e;if(Array.isArray(g)){
let R=!0,O=g.length;for(let j=0;j<O;j++){let z=g[j],D=e;N(z,{instancePath:o+"/insolvencniSpravci/"+j,parentData:g,parentDataProperty:j,
rootData:m})||(t=v(t,N.errors),e=t.length);var A=D===e;A||(R=!1)}}else t=i(t,o+"/insolvencniSpravci","#/allOf/1/properti\
es/insolvencniSpravci/type","type",{type:"array"},"must be array"),e++;var p=c===e}}else t=i(t,o,"#/allOf/1/type","type",
{type:"object"},"must be object"),e++;var h=a===e;return se.errors=t,e===0}function F(r,{instancePath:o="",parentData:f,
parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.icoId!==void 0){
let n=r.icoId,p=e,l=e;typeof n=="string"?(y(n)>32&&(t=i(t,o+"/icoId","#/properties/icoId/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++),ke.test(n)||(t=i(t,o+"/icoId","#/properties/icoId/pattern","pattern",{pattern:"\
^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(t=i(t,o+"/icoId","#/properties/icoId/type","type",{type:"\
string"},"must be string"),e++);var a=p===e}if(r.zaznamy!==void 0){let n=r.zaznamy,p=e,l=e;if(Array.isArray(n)){let k=!0,
A=n.length;for(let h=0;h<A;h++){let g=n[h],c=e;se(g,{instancePath:o+"/zaznamy/"+h,parentData:n,parentDataProperty:h,rootData:m})||
(t=v(t,se.errors),e=t.length);var s=c===e;s||(k=!1)}}else t=i(t,o+"/zaznamy","#/properties/zaznamy/type","type",{type:"a\
rray"},"must be array"),e++;var a=p===e}}else t=i(t,o,"#/type","type",{type:"object"},"must be object"),e++;return F.errors=
t,e===0}var Oe=le;var pe={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function oe(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){
let t=null,e=0;typeof r!="string"&&(t=i(t,o,"#/type","type",{type:"string"},"must be string"),e++);let b=e,a=pe.enum;return r===
"OBECNA_CHYBA"||r==="CHYBA_VSTUPU"||r==="NENALEZENO"||r==="NENI_IMPLEMENTOVANO"||r==="NEPRIHLASENY_UZIVATEL"||r==="NENI_\
OPRAVNENI"||(t=i(t,o,"#/enum","enum",{allowedValues:pe.enum},"must be equal to one of the allowed values"),e++),oe.errors=
t,e===0}function le(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.kod!==void 0){let s=r.kod,n=e;oe(s,{instancePath:o+"/kod",parentData:r,parentDataProperty:"\
kod",rootData:m})||(t=v(t,oe.errors),e=t.length);var a=n===e}if(r.popis!==void 0){let s=r.popis,n=e;typeof s!="string"&&
(t=i(t,o+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let p=e;var a=n===e}if(r.subKod!==
void 0){let s=r.subKod,n=e;typeof s!="string"&&(t=i(t,o+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let p=e;var a=n===e}}else t=i(t,o,"#/type","type",{type:"object"},"must be object"),e++;return le.errors=
t,e===0}var xe=ye;function ie(r,{instancePath:o="",parentData:f,parentDataProperty:u,rootData:m=r}={}){let t=null,e=0,b=e;if(r&&typeof r==
"object"&&!Array.isArray(r)){if(r.pocetCelkem!==void 0){let s=r.pocetCelkem,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(t=i(t,o+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof s==
"number"&&isFinite(s)&&((s>2147483647||isNaN(s))&&(t=i(t,o+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(s<0||isNaN(s))&&(t=i(t,o+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}}else t=i(t,o,"#/type","type",
{type:"object"},"must be object"),e++;return ie.errors=t,e===0}function ye(r,{instancePath:o="",parentData:f,parentDataProperty:u,
rootData:m=r}={}){let t=null,e=0,b=e;ie(r,{instancePath:o,parentData:f,parentDataProperty:u,rootData:m})||(t=v(t,ie.errors),
e=t.length);var l=b===e;let a=e,s=e;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ekonomickeSubjekty!==void 0){let d=r.
ekonomickeSubjekty,k=e,A=e;if(Array.isArray(d)){let h=!0,g=d.length;for(let c=0;c<g;c++){let _=d[c],x=e;F(_,{instancePath:o+
"/ekonomickeSubjekty/"+c,parentData:d,parentDataProperty:c,rootData:m})||(t=v(t,F.errors),e=t.length);var n=x===e;n||(h=
!1)}}else t=i(t,o+"/ekonomickeSubjekty","#/allOf/1/properties/ekonomickeSubjekty/type","type",{type:"array"},"must be ar\
ray"),e++;var p=k===e}}else t=i(t,o,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var l=a===e;return ye.
errors=t,e===0}function v(r,o){if(r===null)return o;for(let f of o)r.push(f);return r}function i(r,o,f,u,m,t){return v(r,
[{instancePath:o,schemaPath:f,keyword:u,params:m,message:t}])}return be(Ae);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRos: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyRosSeznam: Validate;
} = {
  EkonomickySubjektRos: code.v0,
  Chyba: code.v1,
  EkonomickeSubjektyRosSeznam: code.v2,
};
