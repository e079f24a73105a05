// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var C=Object.defineProperty;var B=Object.getOwnPropertyDescriptor;var H=Object.getOwnPropertyNames;var Y=Object.prototype.hasOwnProperty;var J=(t,s)=>()=>{try{return s||t((s={exports:{}}).exports,s),s.exports}catch(y){throw s=0,y}},G=(t,s)=>{for(var y in s)
C(t,y,{get:s[y],enumerable:!0})},Q=(t,s,y,d)=>{if(s&&typeof s=="object"||typeof s=="function")for(let u of H(s))!Y.call(
t,u)&&u!==y&&C(t,u,{get:()=>s[u],enumerable:!(d=B(s,u))||d.enumerable});return t};var W=t=>Q(C({},"__esModule",{value:!0}),t);var Z=J(A=>{"use strict";Object.defineProperty(A,"__esModule",{value:!0});function $(t){let s=t.length,y=0,d=0,u;for(;d<
s;)y++,u=t.charCodeAt(d++),u>=55296&&u<=56319&&d<s&&(u=t.charCodeAt(d),(u&64512)===56320&&d++);return y}A.default=$;$.code=
'require("ajv/dist/runtime/ucs2length").default'});var se={};G(se,{v0:()=>X,v1:()=>P,v2:()=>ee,v3:()=>ie,v4:()=>te});var X=I;function x(t,{instancePath:s="",parentData:y,parentDataProperty:d,rootData:u=t}={}){let i=null,e=0,k=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.pocetCelkem!==void 0){let r=t.pocetCelkem,o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(i=n(i,s+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r==
"number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(i=n(i,s+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(i=n(i,s+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=o===e}}else i=n(i,s,"#/type","type",
{type:"object"},"must be object"),e++;return x.errors=i,e===0}var v=Z().default;function j(t,{instancePath:s="",parentData:y,parentDataProperty:d,rootData:u=t}={}){let i=null,e=0,k=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.kodJazyka!==void 0){let r=t.kodJazyka,o=e;typeof r!="string"&&(i=n(i,s+"/kodJazyka","#/\
properties/kodJazyka/type","type",{type:"string"},"must be string"),e++);let m=e;var a=o===e}if(t.nazev!==void 0){let r=t.
nazev,o=e,m=e;typeof r=="string"?v(r)>255&&(i=n(i,s+"/nazev","#/properties/nazev/maxLength","maxLength",{limit:255},"mus\
t NOT have more than 255 characters"),e++):(i=n(i,s+"/nazev","#/properties/nazev/type","type",{type:"string"},"must be s\
tring"),e++);var a=o===e}}else i=n(i,s,"#/type","type",{type:"object"},"must be object"),e++;return j.errors=i,e===0}var L=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function D(t,{instancePath:s="",parentData:y,parentDataProperty:d,rootData:u=t}={}){let i=null,e=0,k=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.kod!==void 0){let o=t.kod,m=e,p=e;typeof o=="string"?(v(o)>64&&(i=n(i,s+"/kod","#/prope\
rties/kod/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),v(o)<1&&(i=n(i,s+"/kod","#/pro\
perties/kod/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(i=n(i,s+"/kod","#/propertie\
s/kod/type","type",{type:"string"},"must be string"),e++);var a=m===e}if(t.nazev!==void 0){let o=t.nazev,m=e,p=e;if(Array.
isArray(o)){let f=!0,g=o.length;for(let c=0;c<g;c++){let O=o[c],b=e;j(O,{instancePath:s+"/nazev/"+c,parentData:o,parentDataProperty:c,
rootData:u})||(i=N(i,j.errors),e=i.length);var r=b===e;r||(f=!1)}}else i=n(i,s+"/nazev","#/properties/nazev/type","type",
{type:"array"},"must be array"),e++;var a=m===e}if(t.platnostOd!==void 0){let o=t.platnostOd,m=e,p=e;typeof o=="number"&&
isFinite(o),typeof o=="string"?L.test(o)||(i=n(i,s+"/platnostOd","#/properties/platnostOd/format","format",{format:"date"},
'must match format "date"'),e++):(i=n(i,s+"/platnostOd","#/properties/platnostOd/type","type",{type:"string"},"must be s\
tring"),e++);var a=m===e}if(t.platnostDo!==void 0){let o=t.platnostDo,m=e,p=e;typeof o=="number"&&isFinite(o),typeof o==
"string"?L.test(o)||(i=n(i,s+"/platnostDo","#/properties/platnostDo/format","format",{format:"date"},'must match format \
"date"'),e++):(i=n(i,s+"/platnostDo","#/properties/platnostDo/type","type",{type:"string"},"must be string"),e++);var a=m===
e}if(t.kodNadrizeny!==void 0){let o=t.kodNadrizeny,m=e,p=e;typeof o=="string"?(v(o)>64&&(i=n(i,s+"/kodNadrizeny","#/prop\
erties/kodNadrizeny/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),v(o)<1&&(i=n(i,s+"/k\
odNadrizeny","#/properties/kodNadrizeny/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):
(i=n(i,s+"/kodNadrizeny","#/properties/kodNadrizeny/type","type",{type:"string"},"must be string"),e++);var a=m===e}}else
i=n(i,s,"#/type","type",{type:"object"},"must be object"),e++;return D.errors=i,e===0}function M(t,{instancePath:s="",parentData:y,
parentDataProperty:d,rootData:u=t}={}){let i=null,e=0,k=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.kodCiselniku!==
void 0){let o=t.kodCiselniku,m=e,p=e;typeof o=="string"?(v(o)>64&&(i=n(i,s+"/kodCiselniku","#/properties/kodCiselniku/ma\
xLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),v(o)<1&&(i=n(i,s+"/kodCiselniku","#/proper\
ties/kodCiselniku/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(i=n(i,s+"/kodCiselnik\
u","#/properties/kodCiselniku/type","type",{type:"string"},"must be string"),e++);var a=m===e}if(t.nazevCiselniku!==void 0){
let o=t.nazevCiselniku,m=e,p=e;typeof o=="string"?v(o)>255&&(i=n(i,s+"/nazevCiselniku","#/properties/nazevCiselniku/maxL\
ength","maxLength",{limit:255},"must NOT have more than 255 characters"),e++):(i=n(i,s+"/nazevCiselniku","#/properties/n\
azevCiselniku/type","type",{type:"string"},"must be string"),e++);var a=m===e}if(t.polozkyCiselniku!==void 0){let o=t.polozkyCiselniku,
m=e,p=e;if(Array.isArray(o)){let f=!0,g=o.length;for(let c=0;c<g;c++){let O=o[c],b=e;D(O,{instancePath:s+"/polozkyCiseln\
iku/"+c,parentData:o,parentDataProperty:c,rootData:u})||(i=N(i,D.errors),e=i.length);var r=b===e;r||(f=!1)}}else i=n(i,s+
"/polozkyCiselniku","#/properties/polozkyCiselniku/type","type",{type:"array"},"must be array"),e++;var a=m===e}if(t.zdrojCiselniku!==
void 0){let o=t.zdrojCiselniku,m=e,p=e;typeof o=="string"?(v(o)>64&&(i=n(i,s+"/zdrojCiselniku","#/properties/zdrojCiseln\
iku/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),v(o)<1&&(i=n(i,s+"/zdrojCiselniku","\
#/properties/zdrojCiselniku/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(i=n(i,s+"/z\
drojCiselniku","#/properties/zdrojCiselniku/type","type",{type:"string"},"must be string"),e++);var a=m===e}}else i=n(i,
s,"#/type","type",{type:"object"},"must be object"),e++;return M.errors=i,e===0}function I(t,{instancePath:s="",parentData:y,
parentDataProperty:d,rootData:u=t}={}){let i=null,e=0,k=e;x(t,{instancePath:s,parentData:y,parentDataProperty:d,rootData:u})||
(i=N(i,x.errors),e=i.length);var p=k===e;let a=e,r=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ciselniky!==void 0){
let l=t.ciselniky,f=e,g=e;if(Array.isArray(l)){let c=!0,O=l.length;for(let b=0;b<O;b++){let z=l[b],_=e;M(z,{instancePath:s+
"/ciselniky/"+b,parentData:l,parentDataProperty:b,rootData:u})||(i=N(i,M.errors),e=i.length);var o=_===e;o||(c=!1)}}else
i=n(i,s+"/ciselniky","#/allOf/1/properties/ciselniky/type","type",{type:"array"},"must be array"),e++;var m=f===e}}else i=
n(i,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=a===e;return I.errors=i,e===0}var P=R;var K={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function S(t,{instancePath:s="",parentData:y,parentDataProperty:d,rootData:u=t}={}){let i=null,
e=0;typeof t!="string"&&(i=n(i,s,"#/type","type",{type:"string"},"must be string"),e++);let k=e,a=K.enum;return t==="OBE\
CNA_CHYBA"||t==="CHYBA_VSTUPU"||t==="NENALEZENO"||t==="NENI_IMPLEMENTOVANO"||t==="NEPRIHLASENY_UZIVATEL"||t==="NENI_OPRA\
VNENI"||(i=n(i,s,"#/enum","enum",{allowedValues:K.enum},"must be equal to one of the allowed values"),e++),S.errors=i,e===
0}function R(t,{instancePath:s="",parentData:y,parentDataProperty:d,rootData:u=t}={}){let i=null,e=0,k=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.kod!==void 0){let r=t.kod,o=e;S(r,{instancePath:s+"/kod",parentData:t,parentDataProperty:"\
kod",rootData:u})||(i=N(i,S.errors),e=i.length);var a=o===e}if(t.popis!==void 0){let r=t.popis,o=e;typeof r!="string"&&(i=
n(i,s+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let m=e;var a=o===e}if(t.subKod!==
void 0){let r=t.subKod,o=e;typeof r!="string"&&(i=n(i,s+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let m=e;var a=o===e}}else i=n(i,s,"#/type","type",{type:"object"},"must be object"),e++;return R.errors=
i,e===0}var ee=V;function F(t,{instancePath:s="",parentData:y,parentDataProperty:d,rootData:u=t}={}){let i=null,e=0,k=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.cisloDomovni!==void 0){let r=t.cisloDomovni,o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r)||(i=n(i,s+"/cisloDomovni","#/properties/cisloDomovni/type","type",{type:"integer"},"must be integer"),e++);let m=e;
typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(i=n(i,s+"/cisloDomovni","#/properties/cisloDomovni/maximum","maxim\
um",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=o===e}if(t.cisloOrientacni!==void 0){let r=t.cisloOrientacni,
o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(i=n(i,s+"/cisloOrientacni","#/properties/cisloOrientacni/type",
"type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))&&(i=n(i,s+"/c\
isloOrientacni","#/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var a=o===
e}if(t.cisloOrientacniPismeno!==void 0){let r=t.cisloOrientacniPismeno,o=e,m=e;typeof r=="string"?v(r)>1&&(i=n(i,s+"/cis\
loOrientacniPismeno","#/properties/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 ch\
aracters"),e++):(i=n(i,s+"/cisloOrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"mu\
st be string"),e++);var a=o===e}if(t.kodAdresnihoMista!==void 0){let r=t.kodAdresnihoMista,o=e;typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r)||(i=n(i,s+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999999||isNaN(r))&&(i=n(i,s+"/kodAdresnihoMista","#/\
properties/kodAdresnihoMista/maximum","maximum",{comparison:"<=",limit:999999999},"must be <= 999999999"),e++),(r<0||isNaN(
r))&&(i=n(i,s+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/minimum","minimum",{comparison:">=",limit:0},"must be\
 >= 0"),e++));var a=o===e}if(t.kodCastiObce!==void 0){let r=t.kodCastiObce,o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(i=n(i,s+"/kodCastiObce","#/properties/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r==
"number"&&isFinite(r)&&((r>999999||isNaN(r))&&(i=n(i,s+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"\
<=",limit:999999},"must be <= 999999"),e++),(r<0||isNaN(r))&&(i=n(i,s+"/kodCastiObce","#/properties/kodCastiObce/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=o===e}if(t.kodKraje!==void 0){let r=t.kodKraje,o=e;typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(i=n(i,s+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999||isNaN(r))&&(i=n(i,s+"/kodKraje","#/properties/kodK\
raje/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(i=n(i,s+"/kodKraje","#/prop\
erties/kodKraje/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=o===e}if(t.kodMestskeCastiObvodu!==
void 0){let r=t.kodMestskeCastiObvodu,o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(i=n(i,s+"/kodMestskeCasti\
Obvodu","#/properties/kodMestskeCastiObvodu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="num\
ber"&&isFinite(r)&&((r>999999||isNaN(r))&&(i=n(i,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum",
"maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(r<0||isNaN(r))&&(i=n(i,s+"/kodMestskeCastiObvodu","#\
/properties/kodMestskeCastiObvodu/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=o===e}if(t.kodMestskehoObvoduP!==
void 0){let r=t.kodMestskehoObvoduP,o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(i=n(i,s+"/kodMestskehoObvod\
uP","#/properties/kodMestskehoObvoduP/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&
isFinite(r)&&((r>999||isNaN(r))&&(i=n(i,s+"/kodMestskehoObvoduP","#/properties/kodMestskehoObvoduP/maximum","maximum",{comparison:"\
<=",limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(i=n(i,s+"/kodMestskehoObvoduP","#/properties/kodMestskehoObvoduP\
/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=o===e}if(t.kodObce!==void 0){let r=t.kodObce,o=e;
typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(i=n(i,s+"/kodObce","#/properties/kodObce/type","type",{type:"intege\
r"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(r))&&(i=n(i,s+"/kodObce","#/prope\
rties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(r<0||isNaN(r))&&(i=n(i,s+"/ko\
dObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=o===e}if(t.kodOkresu!==
void 0){let r=t.kodOkresu,o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(i=n(i,s+"/kodOkresu","#/properties/ko\
dOkresu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>9999||isNaN(r))&&
(i=n(i,s+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++),(r<
0||isNaN(r))&&(i=n(i,s+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var a=o===e}if(t.kodSpravnihoObvoduP!==void 0){let r=t.kodSpravnihoObvoduP,o=e;typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)||(i=n(i,s+"/kodSpravnihoObvoduP","#/properties/kodSpravnihoObvoduP/type","type",{type:"integer"},"must b\
e integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999||isNaN(r))&&(i=n(i,s+"/kodSpravnihoObvoduP","#/propert\
ies/kodSpravnihoObvoduP/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(i=n(i,s+
"/kodSpravnihoObvoduP","#/properties/kodSpravnihoObvoduP/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));
var a=o===e}if(t.kodStavebnihoObjektu!==void 0){let r=t.kodStavebnihoObjektu,o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r)||(i=n(i,s+"/kodStavebnihoObjektu","#/properties/kodStavebnihoObjektu/type","type",{type:"integer"},"must be \
integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999999||isNaN(r))&&(i=n(i,s+"/kodStavebnihoObjektu","#/pr\
operties/kodStavebnihoObjektu/maximum","maximum",{comparison:"<=",limit:999999999},"must be <= 999999999"),e++),(r<0||isNaN(
r))&&(i=n(i,s+"/kodStavebnihoObjektu","#/properties/kodStavebnihoObjektu/minimum","minimum",{comparison:">=",limit:0},"m\
ust be >= 0"),e++));var a=o===e}if(t.kodUlice!==void 0){let r=t.kodUlice,o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(i=n(i,s+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r==
"number"&&isFinite(r)&&((r>9999999||isNaN(r))&&(i=n(i,s+"/kodUlice","#/properties/kodUlice/maximum","maximum",{comparison:"\
<=",limit:9999999},"must be <= 9999999"),e++),(r<0||isNaN(r))&&(i=n(i,s+"/kodUlice","#/properties/kodUlice/minimum","min\
imum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=o===e}if(t.nazevCastiObce!==void 0){let r=t.nazevCastiObce,o=e,
m=e;typeof r=="string"?v(r)>48&&(i=n(i,s+"/nazevCastiObce","#/properties/nazevCastiObce/maxLength","maxLength",{limit:48},
"must NOT have more than 48 characters"),e++):(i=n(i,s+"/nazevCastiObce","#/properties/nazevCastiObce/type","type",{type:"\
string"},"must be string"),e++);var a=o===e}if(t.nazevKraje!==void 0){let r=t.nazevKraje,o=e,m=e;typeof r=="string"?v(r)>
32&&(i=n(i,s+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 charac\
ters"),e++):(i=n(i,s+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var a=o===
e}if(t.nazevMestskeCastiObvodu!==void 0){let r=t.nazevMestskeCastiObvodu,o=e,m=e;typeof r=="string"?v(r)>48&&(i=n(i,s+"/\
nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more tha\
n 48 characters"),e++):(i=n(i,s+"/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"str\
ing"},"must be string"),e++);var a=o===e}if(t.nazevMestskehoObvoduP!==void 0){let r=t.nazevMestskehoObvoduP,o=e,m=e;typeof r==
"string"?v(r)>32&&(i=n(i,s+"/nazevMestskehoObvoduP","#/properties/nazevMestskehoObvoduP/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(i=n(i,s+"/nazevMestskehoObvoduP","#/properties/nazevMestskehoObvoduP/type",
"type",{type:"string"},"must be string"),e++);var a=o===e}if(t.nazevObce!==void 0){let r=t.nazevObce,o=e,m=e;typeof r=="\
string"?v(r)>48&&(i=n(i,s+"/nazevObce","#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more tha\
n 48 characters"),e++):(i=n(i,s+"/nazevObce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);
var a=o===e}if(t.nazevOkresu!==void 0){let r=t.nazevOkresu,o=e,m=e;typeof r=="string"?v(r)>32&&(i=n(i,s+"/nazevOkresu","\
#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++):(i=n(i,s+"/naze\
vOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var a=o===e}if(t.nazevSpravnihoObvoduP!==
void 0){let r=t.nazevSpravnihoObvoduP,o=e,m=e;typeof r=="string"?v(r)>32&&(i=n(i,s+"/nazevSpravnihoObvoduP","#/propertie\
s/nazevSpravnihoObvoduP/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++):(i=n(i,s+"/nazev\
SpravnihoObvoduP","#/properties/nazevSpravnihoObvoduP/type","type",{type:"string"},"must be string"),e++);var a=o===e}if(t.
nazevUlice!==void 0){let r=t.nazevUlice,o=e,m=e;typeof r=="string"?v(r)>48&&(i=n(i,s+"/nazevUlice","#/properties/nazevUl\
ice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(i=n(i,s+"/nazevUlice","#/properties\
/nazevUlice/type","type",{type:"string"},"must be string"),e++);var a=o===e}if(t.psc!==void 0){let r=t.psc,o=e;typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(i=n(i,s+"/psc","#/properties/psc/type","type",{type:"integer"},"must be integ\
er"),e++);let m=e;var a=o===e}if(t.textovaAdresa!==void 0){let r=t.textovaAdresa,o=e,m=e;typeof r=="string"?v(r)>1500&&(i=
n(i,s+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 cha\
racters"),e++):(i=n(i,s+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be string"),e++);
var a=o===e}if(t.typStavebnihoObjektu!==void 0){let r=t.typStavebnihoObjektu,o=e;typeof r!="string"&&(i=n(i,s+"/typStave\
bnihoObjektu","#/properties/typStavebnihoObjektu/type","type",{type:"string"},"must be string"),e++);let m=e;var a=o===e}
if(t.typCisloDomovni!==void 0){let r=t.typCisloDomovni,o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(i=n(i,s+
"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r==
"number"&&isFinite(r)&&(r>9999||isNaN(r))&&(i=n(i,s+"/typCisloDomovni","#/properties/typCisloDomovni/maximum","maximum",
{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=o===e}}else i=n(i,s,"#/type","type",{type:"object"},"must be \
object"),e++;return F.errors=i,e===0}function E(t,{instancePath:s="",parentData:y,parentDataProperty:d,rootData:u=t}={}){let i=null,e=0,k=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.start!==void 0){let o=t.start,m=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(i=
n(i,s+"/start","#/properties/start/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof o=="number"&&isFinite(
o)&&((o>2147483647||isNaN(o))&&(i=n(i,s+"/start","#/properties/start/maximum","maximum",{comparison:"<=",limit:2147483647},
"must be <= 2147483647"),e++),(o<0||isNaN(o))&&(i=n(i,s+"/start","#/properties/start/minimum","minimum",{comparison:">=",
limit:0},"must be >= 0"),e++));var a=m===e}if(t.pocet!==void 0){let o=t.pocet,m=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)||(i=n(i,s+"/pocet","#/properties/pocet/type","type",{type:"integer"},"must be integer"),e++);let p=e;typeof o==
"number"&&isFinite(o)&&((o>2147483647||isNaN(o))&&(i=n(i,s+"/pocet","#/properties/pocet/maximum","maximum",{comparison:"\
<=",limit:2147483647},"must be <= 2147483647"),e++),(o<0||isNaN(o))&&(i=n(i,s+"/pocet","#/properties/pocet/minimum","min\
imum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=m===e}if(t.razeni!==void 0){let o=t.razeni,m=e,p=e;if(Array.
isArray(o)){let f=!0,g=o.length;for(let c=0;c<g;c++){let O=o[c],b=e;typeof O!="string"&&(i=n(i,s+"/razeni/"+c,"#/propert\
ies/razeni/items/type","type",{type:"string"},"must be string"),e++);let z=e;var r=b===e;r||(f=!1)}}else i=n(i,s+"/razen\
i","#/properties/razeni/type","type",{type:"array"},"must be array"),e++;var a=m===e}}else i=n(i,s,"#/type","type",{type:"\
object"},"must be object"),e++;return E.errors=i,e===0}function U(t,{instancePath:s="",parentData:y,parentDataProperty:d,
rootData:u=t}={}){let i=null,e=0,k=e;E(t,{instancePath:s,parentData:y,parentDataProperty:d,rootData:u})||(i=N(i,E.errors),
e=i.length);var m=k===e;let a=e,r=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.kodObce!==void 0){let p=t.kodObce,
l=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(i=n(i,s+"/kodObce","#/allOf/1/properties/kodObce/type","type",{
type:"integer"},"must be integer"),e++);let f=e;typeof p=="number"&&isFinite(p)&&((p>999999||isNaN(p))&&(i=n(i,s+"/kodOb\
ce","#/allOf/1/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(p<0||isNaN(
p))&&(i=n(i,s+"/kodObce","#/allOf/1/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));
var o=l===e}if(t.nazevObce!==void 0){let p=t.nazevObce,l=e,f=e;typeof p=="string"?v(p)>48&&(i=n(i,s+"/nazevObce","#/allO\
f/1/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(i=n(i,s+"/naze\
vObce","#/allOf/1/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var o=l===e}if(t.kodCastiObce!==
void 0){let p=t.kodCastiObce,l=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(i=n(i,s+"/kodCastiObce","#/allOf/1\
/properties/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof p=="number"&&isFinite(p)&&
((p>999999||isNaN(p))&&(i=n(i,s+"/kodCastiObce","#/allOf/1/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(p<0||isNaN(p))&&(i=n(i,s+"/kodCastiObce","#/allOf/1/properties/kodCastiObce/minimum","minimum",
{comparison:">=",limit:0},"must be >= 0"),e++));var o=l===e}if(t.nazevCastiObce!==void 0){let p=t.nazevCastiObce,l=e,f=e;
typeof p=="string"?v(p)>48&&(i=n(i,s+"/nazevCastiObce","#/allOf/1/properties/nazevCastiObce/maxLength","maxLength",{limit:48},
"must NOT have more than 48 characters"),e++):(i=n(i,s+"/nazevCastiObce","#/allOf/1/properties/nazevCastiObce/type","typ\
e",{type:"string"},"must be string"),e++);var o=l===e}if(t.kodMestskehoCastiObvodu!==void 0){let p=t.kodMestskehoCastiObvodu,
l=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(i=n(i,s+"/kodMestskehoCastiObvodu","#/allOf/1/properties/kodMes\
tskehoCastiObvodu/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof p=="number"&&isFinite(p)&&((p>999999||
isNaN(p))&&(i=n(i,s+"/kodMestskehoCastiObvodu","#/allOf/1/properties/kodMestskehoCastiObvodu/maximum","maximum",{comparison:"\
<=",limit:999999},"must be <= 999999"),e++),(p<0||isNaN(p))&&(i=n(i,s+"/kodMestskehoCastiObvodu","#/allOf/1/properties/k\
odMestskehoCastiObvodu/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var o=l===e}if(t.nazevMestskehoCastiObvodu!==
void 0){let p=t.nazevMestskehoCastiObvodu,l=e,f=e;typeof p=="string"?v(p)>32&&(i=n(i,s+"/nazevMestskehoCastiObvodu","#/a\
llOf/1/properties/nazevMestskehoCastiObvodu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++):
(i=n(i,s+"/nazevMestskehoCastiObvodu","#/allOf/1/properties/nazevMestskehoCastiObvodu/type","type",{type:"string"},"must\
 be string"),e++);var o=l===e}if(t.kodUlice!==void 0){let p=t.kodUlice,l=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)||(i=n(i,s+"/kodUlice","#/allOf/1/properties/kodUlice/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof p==
"number"&&isFinite(p)&&((p>9999999||isNaN(p))&&(i=n(i,s+"/kodUlice","#/allOf/1/properties/kodUlice/maximum","maximum",{comparison:"\
<=",limit:9999999},"must be <= 9999999"),e++),(p<0||isNaN(p))&&(i=n(i,s+"/kodUlice","#/allOf/1/properties/kodUlice/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var o=l===e}if(t.nazevUlice!==void 0){let p=t.nazevUlice,l=e,
f=e;typeof p=="string"?v(p)>48&&(i=n(i,s+"/nazevUlice","#/allOf/1/properties/nazevUlice/maxLength","maxLength",{limit:48},
"must NOT have more than 48 characters"),e++):(i=n(i,s+"/nazevUlice","#/allOf/1/properties/nazevUlice/type","type",{type:"\
string"},"must be string"),e++);var o=l===e}if(t.cisloDomovni!==void 0){let p=t.cisloDomovni,l=e;typeof p=="number"&&!(p%
1)&&!isNaN(p)&&isFinite(p)||(i=n(i,s+"/cisloDomovni","#/allOf/1/properties/cisloDomovni/type","type",{type:"integer"},"m\
ust be integer"),e++);let f=e;typeof p=="number"&&isFinite(p)&&(p>9999||isNaN(p))&&(i=n(i,s+"/cisloDomovni","#/allOf/1/p\
roperties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var o=l===e}if(t.cisloOrientacni!==
void 0){let p=t.cisloOrientacni,l=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(i=n(i,s+"/cisloOrientacni","#/a\
llOf/1/properties/cisloOrientacni/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof p=="number"&&isFinite(
p)&&(p>999||isNaN(p))&&(i=n(i,s+"/cisloOrientacni","#/allOf/1/properties/cisloOrientacni/maximum","maximum",{comparison:"\
<=",limit:999},"must be <= 999"),e++);var o=l===e}if(t.cisloOrientacniPismeno!==void 0){let p=t.cisloOrientacniPismeno,l=e,
f=e;typeof p=="string"?v(p)>1&&(i=n(i,s+"/cisloOrientacniPismeno","#/allOf/1/properties/cisloOrientacniPismeno/maxLength",
"maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(i=n(i,s+"/cisloOrientacniPismeno","#/allOf/1/propert\
ies/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var o=l===e}if(t.kodAdresnihoMista!==void 0){
let p=t.kodAdresnihoMista,l=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(i=n(i,s+"/kodAdresnihoMista","#/allOf\
/1/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof p=="number"&&isFinite(
p)&&((p>999999999||isNaN(p))&&(i=n(i,s+"/kodAdresnihoMista","#/allOf/1/properties/kodAdresnihoMista/maximum","maximum",{
comparison:"<=",limit:999999999},"must be <= 999999999"),e++),(p<0||isNaN(p))&&(i=n(i,s+"/kodAdresnihoMista","#/allOf/1/\
properties/kodAdresnihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var o=l===e}if(t.textovaAdresa!==
void 0){let p=t.textovaAdresa,l=e,f=e;typeof p=="string"?v(p)>1500&&(i=n(i,s+"/textovaAdresa","#/allOf/1/properties/text\
ovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(i=n(i,s+"/textovaAdresa",
"#/allOf/1/properties/textovaAdresa/type","type",{type:"string"},"must be string"),e++);var o=l===e}if(t.typStandardizaceAdresy!==
void 0){let p=t.typStandardizaceAdresy,l=e;typeof p!="string"&&(i=n(i,s+"/typStandardizaceAdresy","#/allOf/1/properties/\
typStandardizaceAdresy/type","type",{type:"string"},"must be string"),e++);let f=e;var o=l===e}}else i=n(i,s,"#/allOf/1/\
type","type",{type:"object"},"must be object"),e++;var m=a===e;return U.errors=i,e===0}function V(t,{instancePath:s="",parentData:y,
parentDataProperty:d,rootData:u=t}={}){let i=null,e=0,k=e;x(t,{instancePath:s,parentData:y,parentDataProperty:d,rootData:u})||
(i=N(i,x.errors),e=i.length);var p=k===e;let a=e,r=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.standardizovaneAdresy!==
void 0){let l=t.standardizovaneAdresy,f=e,g=e;if(Array.isArray(l)){let c=!0,O=l.length;for(let b=0;b<O;b++){let z=l[b],_=e;
F(z,{instancePath:s+"/standardizovaneAdresy/"+b,parentData:l,parentDataProperty:b,rootData:u})||(i=N(i,F.errors),e=i.length);
var o=_===e;o||(c=!1)}}else i=n(i,s+"/standardizovaneAdresy","#/allOf/1/properties/standardizovaneAdresy/type","type",{type:"\
array"},"must be array"),e++;var m=f===e}if(t.stavStandardizace!==void 0){let l=t.stavStandardizace,f=e;typeof l!="strin\
g"&&(i=n(i,s+"/stavStandardizace","#/allOf/1/properties/stavStandardizace/type","type",{type:"string"},"must be string"),
e++);let g=e;var m=f===e}if(t.request!==void 0){let l=t.request,f=e;U(l,{instancePath:s+"/request",parentData:t,parentDataProperty:"\
request",rootData:u})||(i=N(i,U.errors),e=i.length);var m=f===e}}else i=n(i,s,"#/allOf/1/type","type",{type:"object"},"m\
ust be object"),e++;var p=a===e;return V.errors=i,e===0}var ie=q;function h(t,{instancePath:s="",parentData:y,parentDataProperty:d,rootData:u=t}={}){let i=null,e=0,k=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.cisloDavky!==void 0){let r=t.cisloDavky,o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(i=n(i,s+"/cisloDavky","#/properties/cisloDavky/type","type",{type:"integer"},"must be integer"),e++);let m=e;var a=o===
e}if(t.datovyZdroj!==void 0){let r=t.datovyZdroj,o=e,m=e;typeof r=="string"?v(r)>30&&(i=n(i,s+"/datovyZdroj","#/properti\
es/datovyZdroj/maxLength","maxLength",{limit:30},"must NOT have more than 30 characters"),e++):(i=n(i,s+"/datovyZdroj","\
#/properties/datovyZdroj/type","type",{type:"string"},"must be string"),e++);var a=o===e}if(t.datumUvolneniDavky!==void 0){
let r=t.datumUvolneniDavky,o=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?L.test(r)||(i=n(i,s+"/datumUvolnen\
iDavky","#/properties/datumUvolneniDavky/format","format",{format:"date"},'must match format "date"'),e++):(i=n(i,s+"/da\
tumUvolneniDavky","#/properties/datumUvolneniDavky/type","type",{type:"string"},"must be string"),e++);var a=o===e}if(t.
pocetZmen!==void 0){let r=t.pocetZmen,o=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(i=n(i,s+"/pocetZmen","#/p\
roperties/pocetZmen/type","type",{type:"integer"},"must be integer"),e++);let m=e;var a=o===e}}else i=n(i,s,"#/type","ty\
pe",{type:"object"},"must be object"),e++;return h.errors=i,e===0}function q(t,{instancePath:s="",parentData:y,parentDataProperty:d,
rootData:u=t}={}){let i=null,e=0,k=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.notifikacniDavky!==void 0){let o=t.
notifikacniDavky,m=e,p=e;if(Array.isArray(o)){let l=!0,f=o.length;for(let g=0;g<f;g++){let c=o[g],O=e;h(c,{instancePath:s+
"/notifikacniDavky/"+g,parentData:o,parentDataProperty:g,rootData:u})||(i=N(i,h.errors),e=i.length);var a=O===e;a||(l=!1)}}else
i=n(i,s+"/notifikacniDavky","#/properties/notifikacniDavky/type","type",{type:"array"},"must be array"),e++;var r=m===e}}else
i=n(i,s,"#/type","type",{type:"object"},"must be object"),e++;return q.errors=i,e===0}var te=w;var re=new RegExp("^(ARES_)?\\d{8}$","u");function T(t,{instancePath:s="",parentData:y,parentDataProperty:d,rootData:u=t}={}){
let i=null,e=0,k=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typZmeny!==void 0){let r=t.typZmeny,o=e,m=e;typeof r==
"string"?v(r)>50&&(i=n(i,s+"/typZmeny","#/properties/typZmeny/maxLength","maxLength",{limit:50},"must NOT have more than\
 50 characters"),e++):(i=n(i,s+"/typZmeny","#/properties/typZmeny/type","type",{type:"string"},"must be string"),e++);var a=o===
e}if(t.icoId!==void 0){let r=t.icoId,o=e,m=e;typeof r=="string"?(v(r)>32&&(i=n(i,s+"/icoId","#/properties/icoId/maxLengt\
h","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),re.test(r)||(i=n(i,s+"/icoId","#/properties/icoI\
d/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(i=n(i,s+"/icoId","#/pr\
operties/icoId/type","type",{type:"string"},"must be string"),e++);var a=o===e}}else i=n(i,s,"#/type","type",{type:"obje\
ct"},"must be object"),e++;return T.errors=i,e===0}function w(t,{instancePath:s="",parentData:y,parentDataProperty:d,rootData:u=t}={}){
let i=null,e=0,k=e;h(t,{instancePath:s,parentData:y,parentDataProperty:d,rootData:u})||(i=N(i,h.errors),e=i.length);var p=k===
e;let a=e,r=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.seznamNotifikaci!==void 0){let l=t.seznamNotifikaci,f=e,
g=e;if(Array.isArray(l)){let c=!0,O=l.length;for(let b=0;b<O;b++){let z=l[b],_=e;T(z,{instancePath:s+"/seznamNotifikaci/"+
b,parentData:l,parentDataProperty:b,rootData:u})||(i=N(i,T.errors),e=i.length);var o=_===e;o||(c=!1)}}else i=n(i,s+"/sez\
namNotifikaci","#/allOf/1/properties/seznamNotifikaci/type","type",{type:"array"},"must be array"),e++;var m=f===e}}else
i=n(i,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=a===e;return w.errors=i,e===0}function N(t,s){
if(t===null)return s;for(let y of s)t.push(y);return t}function n(t,s,y,d,u,i){return N(t,[{instancePath:s,schemaPath:y,
keyword:d,params:u,message:i}])}return W(se);})();

/** Validators of answers by schema. */
export const validators: {
  readonly CiselnikyNazevnikSeznam: Validate;
  readonly Chyba: Validate;
  readonly StandardizovaneAdresySeznam: Validate;
  readonly SeznamNotifikacnichDavek: Validate;
  readonly NotifikacniDavkaZaznam: Validate;
} = {
  CiselnikyNazevnikSeznam: code.v0,
  Chyba: code.v1,
  StandardizovaneAdresySeznam: code.v2,
  SeznamNotifikacnichDavek: code.v3,
  NotifikacniDavkaZaznam: code.v4,
};
