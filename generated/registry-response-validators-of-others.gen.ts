// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var _=Object.defineProperty;var V=Object.getOwnPropertyDescriptor;var q=Object.getOwnPropertyNames;var B=Object.prototype.hasOwnProperty;var H=(i,a)=>()=>{try{return a||i((a={exports:{}}).exports,a),a.exports}catch(y){throw a=0,y}},Y=(i,a)=>{for(var y in a)
_(i,y,{get:a[y],enumerable:!0})},J=(i,a,y,f)=>{if(a&&typeof a=="object"||typeof a=="function")for(let u of q(a))!B.call(
i,u)&&u!==y&&_(i,u,{get:()=>a[u],enumerable:!(f=V(a,u))||f.enumerable});return i};var G=i=>J(_({},"__esModule",{value:!0}),i);var U=H(x=>{"use strict";Object.defineProperty(x,"__esModule",{value:!0});function E(i){let a=i.length,y=0,f=0,u;for(;f<
a;)y++,u=i.charCodeAt(f++),u>=55296&&u<=56319&&f<a&&(u=i.charCodeAt(f),(u&64512)===56320&&f++);return y}x.default=E;E.code=
'require("ajv/dist/runtime/ucs2length").default'});var re={};Y(re,{Chyba:()=>W,CiselnikyNazevnikSeznam:()=>Q,NotifikacniDavkaZaznam:()=>se,SeznamNotifikacnichDavek:()=>ee,
StandardizovaneAdresySeznam:()=>X});var Q=$;function N(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let r=i.pocetCelkem,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let o={instancePath:a+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r)){let o={instancePath:a+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),s++}if(r<0||isNaN(r)){let o={instancePath:a+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[o]:e.push(o),s++}}var c=n===s}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return N.errors=e,s===0}var h=U().default;function w(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodJazyka!==void 0){let r=i.kodJazyka,n=s;if(typeof r!="string"){let o={instancePath:a+
"/kodJazyka",schemaPath:"#/properties/kodJazyka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),s++}let l=s;var c=n===s}if(i.nazev!==void 0){let r=i.nazev,n=s,l=s;if(typeof r=="string"){if(h(r)>255){
let t={instancePath:a+"/nazev",schemaPath:"#/properties/nazev/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:a+"/nazev",schemaPath:"#\
/properties/nazev/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var c=n===
s}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return w.errors=e,s===0}var C=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function A(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kod!==void 0){let n=i.kod,l=s,o=s;if(typeof n=="string"){if(h(n)>64){let t={instancePath:a+
"/kod",schemaPath:"#/properties/kod/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64\
 characters"};e===null?e=[t]:e.push(t),s++}if(h(n)<1){let t={instancePath:a+"/kod",schemaPath:"#/properties/kod/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:a+"/kod",schemaPath:"#/properties/kod/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),s++}var c=l===s}if(i.nazev!==void 0){let n=i.nazev,l=s,o=s;if(Array.isArray(n)){let p=!0,
d=n.length;for(let m=0;m<d;m++){let g=n[m],v=s;w(g,{instancePath:a+"/nazev/"+m,parentData:n,parentDataProperty:m,rootData:u})||
(e=b(e,w.errors),s=e.length);var r=v===s;r||(p=!1)}}else{let p={instancePath:a+"/nazev",schemaPath:"#/properties/nazev/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}var c=l===s}if(i.platnostOd!==
void 0){let n=i.platnostOd,l=s,o=s;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!C.test(n)){let p={instancePath:a+
"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var c=l===s}if(i.platnostDo!==
void 0){let n=i.platnostDo,l=s,o=s;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!C.test(n)){let p={instancePath:a+
"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var c=l===s}if(i.kodNadrizeny!==
void 0){let n=i.kodNadrizeny,l=s,o=s;if(typeof n=="string"){if(h(n)>64){let p={instancePath:a+"/kodNadrizeny",schemaPath:"\
#/properties/kodNadrizeny/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 character\
s"};e===null?e=[p]:e.push(p),s++}if(h(n)<1){let p={instancePath:a+"/kodNadrizeny",schemaPath:"#/properties/kodNadrizeny/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
s++}}else{let p={instancePath:a+"/kodNadrizeny",schemaPath:"#/properties/kodNadrizeny/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var c=l===s}}else{let n={instancePath:a,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return A.errors=e,s===0}
function j(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodCiselniku!==void 0){let n=i.kodCiselniku,l=s,o=s;if(typeof n=="string"){if(h(n)>64){
let t={instancePath:a+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),s++}if(h(n)<1){let t={instancePath:a+"/kodCise\
lniku",schemaPath:"#/properties/kodCiselniku/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:a+"/kodCiselniku",schemaPath:"#/properties/\
kodCiselniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var c=l===
s}if(i.nazevCiselniku!==void 0){let n=i.nazevCiselniku,l=s,o=s;if(typeof n=="string"){if(h(n)>255){let p={instancePath:a+
"/nazevCiselniku",schemaPath:"#/properties/nazevCiselniku/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:a+"/nazevCiselniku",schemaPath:"\
#/properties/nazevCiselniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),s++}var c=l===s}if(i.polozkyCiselniku!==void 0){let n=i.polozkyCiselniku,l=s,o=s;if(Array.isArray(n)){let p=!0,d=n.length;
for(let m=0;m<d;m++){let g=n[m],v=s;A(g,{instancePath:a+"/polozkyCiselniku/"+m,parentData:n,parentDataProperty:m,rootData:u})||
(e=b(e,A.errors),s=e.length);var r=v===s;r||(p=!1)}}else{let p={instancePath:a+"/polozkyCiselniku",schemaPath:"#/propert\
ies/polozkyCiselniku/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}var c=l===
s}if(i.zdrojCiselniku!==void 0){let n=i.zdrojCiselniku,l=s,o=s;if(typeof n=="string"){if(h(n)>64){let p={instancePath:a+
"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/maxLength",keyword:"maxLength",params:{limit:64},message:"must\
 NOT have more than 64 characters"};e===null?e=[p]:e.push(p),s++}if(h(n)<1){let p={instancePath:a+"/zdrojCiselniku",schemaPath:"\
#/properties/zdrojCiselniku/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:a+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var c=l===s}}else{let n={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(
n),s++}return j.errors=e,s===0}function $(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,
s=0,k=s;N(i,{instancePath:a,parentData:y,parentDataProperty:f,rootData:u})||(e=b(e,N.errors),s=e.length);var o=k===s;let c=s,
r=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ciselniky!==void 0){let t=i.ciselniky,p=s,d=s;if(Array.isArray(t)){
let m=!0,g=t.length;for(let v=0;v<g;v++){let P=t[v],O=s;j(P,{instancePath:a+"/ciselniky/"+v,parentData:t,parentDataProperty:v,
rootData:u})||(e=b(e,j.errors),s=e.length);var n=O===s;n||(m=!1)}}else{let m={instancePath:a+"/ciselniky",schemaPath:"#/\
allOf/1/properties/ciselniky/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),
s++}var l=p===s}}else{let t={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[t]:e.push(t),s++}var o=c===s;return $.errors=e,s===0}var W=Z;var T={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function L(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,
s=0;if(typeof i!="string"){let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),s++}let k=s,c=T.enum;if(!(i==="OBECNA_CHYBA"||i==="CHYBA_VSTUPU"||i==="NENALEZENO"||
i==="NENI_IMPLEMENTOVANO"||i==="NEPRIHLASENY_UZIVATEL"||i==="NENI_OPRAVNENI")){let r={instancePath:a,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:T.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(
r),s++}return L.errors=e,s===0}function Z(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,
s=0,k=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.kod!==void 0){let r=i.kod,n=s;L(r,{instancePath:a+"/kod",parentData:i,
parentDataProperty:"kod",rootData:u})||(e=b(e,L.errors),s=e.length);var c=n===s}if(i.popis!==void 0){let r=i.popis,n=s;if(typeof r!=
"string"){let t={instancePath:a+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}let l=s;var c=n===s}if(i.subKod!==void 0){let r=i.subKod,n=s;if(typeof r!=
"string"){let t={instancePath:a+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}let l=s;var c=n===s}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}var X=K;function D(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.cisloDomovni!==void 0){let r=i.cisloDomovni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let o={instancePath:a+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}let l=s;if(typeof r=="number"&&isFinite(r)&&(r>9999||
isNaN(r))){let o={instancePath:a+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[o]:e.push(o),s++}var c=n===s}if(i.cisloOrientacni!==void 0){
let r=i.cisloOrientacni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/cisloOrien\
tacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))){let t={instancePath:a+"/cisl\
oOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"\
must be <= 999"};e===null?e=[t]:e.push(t),s++}var c=n===s}if(i.cisloOrientacniPismeno!==void 0){let r=i.cisloOrientacniPismeno,
n=s,l=s;if(typeof r=="string"){if(h(r)>1){let t={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var c=n===s}if(i.kodAdresnihoMista!==
void 0){let r=i.kodAdresnihoMista,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999999999||isNaN(r)){let t={
instancePath:a+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:a+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var c=n===s}if(i.kodCastiObce!==void 0){let r=i.kodCastiObce,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r==
"number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),
s++}if(r<0||isNaN(r)){let t={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var c=n===s}if(i.kodKraje!==
void 0){let r=i.kodKraje,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/kodKraje",
schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:a+"/kodKraje",schemaPath:"\
#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=
[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:a+"/kodKraje",schemaPath:"#/properties/kodKraje/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var c=n===s}if(i.kodMestskeCastiObvodu!==
void 0){let r=i.kodMestskeCastiObvodu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={
instancePath:a+"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:a+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var c=n===s}if(i.kodMestskehoObvoduP!==void 0){let r=i.
kodMestskehoObvoduP,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/kodMestskehoOb\
voduP",schemaPath:"#/properties/kodMestskehoObvoduP/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:a+"\
/kodMestskehoObvoduP",schemaPath:"#/properties/kodMestskehoObvoduP/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:a+"/kodMestskehoObvoduP",schemaPath:"\
#/properties/kodMestskehoObvoduP/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),s++}}var c=n===s}if(i.kodObce!==void 0){let r=i.kodObce,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:a+"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999999||
isNaN(r)){let t={instancePath:a+"/kodObce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:a+"/ko\
dObce",schemaPath:"#/properties/kodObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[t]:e.push(t),s++}}var c=n===s}if(i.kodOkresu!==void 0){let r=i.kodOkresu,n=s;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(
r)){if(r>9999||isNaN(r)){let t={instancePath:a+"/kodOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:a+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[t]:e.push(t),s++}}var c=n===s}if(i.kodSpravnihoObvoduP!==void 0){let r=i.kodSpravnihoObvoduP,n=s;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/kodSpravnihoObvoduP",schemaPath:"#/pro\
perties/kodSpravnihoObvoduP/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:a+"/kodSpravnihoObvoduP",schemaPath:"\
#/properties/kodSpravnihoObvoduP/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};
e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:a+"/kodSpravnihoObvoduP",schemaPath:"#/properties/kod\
SpravnihoObvoduP/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),s++}}var c=n===s}if(i.kodStavebnihoObjektu!==void 0){let r=i.kodStavebnihoObjektu,n=s;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:a+"/kodStavebnihoObjektu",schemaPath:"#/properties/kodStavebnihoObjektu/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="\
number"&&isFinite(r)){if(r>999999999||isNaN(r)){let t={instancePath:a+"/kodStavebnihoObjektu",schemaPath:"#/properties/k\
odStavebnihoObjektu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 999999999"};
e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:a+"/kodStavebnihoObjektu",schemaPath:"#/properties/ko\
dStavebnihoObjektu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),s++}}var c=n===s}if(i.kodUlice!==void 0){let r=i.kodUlice,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>9999999||isNaN(r)){let t={
instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999},
message:"must be <= 9999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:a+"/kodUlice",schemaPath:"\
#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:
e.push(t),s++}}var c=n===s}if(i.nazevCastiObce!==void 0){let r=i.nazevCastiObce,n=s,l=s;if(typeof r=="string"){if(h(r)>48){
let t={instancePath:a+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},
message:"must NOT have more than 48 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:a+"/nazevCastiOb\
ce",schemaPath:"#/properties/nazevCastiObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}var c=n===s}if(i.nazevKraje!==void 0){let r=i.nazevKraje,n=s,l=s;if(typeof r=="string"){if(h(r)>32){
let t={instancePath:a+"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:a+"/nazevKraje",
schemaPath:"#/properties/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}var c=n===s}if(i.nazevMestskeCastiObvodu!==void 0){let r=i.nazevMestskeCastiObvodu,n=s,l=s;if(typeof r=="s\
tring"){if(h(r)>48){let t={instancePath:a+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCastiObvodu/ma\
xLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:a+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCastiObvodu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var c=n===s}if(i.nazevMestskehoObvoduP!==
void 0){let r=i.nazevMestskehoObvoduP,n=s,l=s;if(typeof r=="string"){if(h(r)>32){let t={instancePath:a+"/nazevMestskehoO\
bvoduP",schemaPath:"#/properties/nazevMestskehoObvoduP/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:a+"/nazevMestskehoObvoduP",schemaPath:"\
#/properties/nazevMestskehoObvoduP/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}var c=n===s}if(i.nazevObce!==void 0){let r=i.nazevObce,n=s,l=s;if(typeof r=="string"){if(h(r)>48){let t={instancePath:a+
"/nazevObce",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have \
more than 48 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:a+"/nazevObce",schemaPath:"#/properties\
/nazevObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var c=n===
s}if(i.nazevOkresu!==void 0){let r=i.nazevOkresu,n=s,l=s;if(typeof r=="string"){if(h(r)>32){let t={instancePath:a+"/naze\
vOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mo\
re than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:a+"/nazevOkresu",schemaPath:"#/properties\
/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var c=n===
s}if(i.nazevSpravnihoObvoduP!==void 0){let r=i.nazevSpravnihoObvoduP,n=s,l=s;if(typeof r=="string"){if(h(r)>32){let t={instancePath:a+
"/nazevSpravnihoObvoduP",schemaPath:"#/properties/nazevSpravnihoObvoduP/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:a+"/nazevSpravni\
hoObvoduP",schemaPath:"#/properties/nazevSpravnihoObvoduP/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),s++}var c=n===s}if(i.nazevUlice!==void 0){let r=i.nazevUlice,n=s,l=s;if(typeof r=="stri\
ng"){if(h(r)>48){let t={instancePath:a+"/nazevUlice",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",
params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:a+
"/nazevUlice",schemaPath:"#/properties/nazevUlice/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}var c=n===s}if(i.psc!==void 0){let r=i.psc,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:a+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;var c=n===s}if(i.textovaAdresa!==void 0){let r=i.textovaAdresa,n=s,
l=s;if(typeof r=="string"){if(h(r)>1500){let t={instancePath:a+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/m\
axLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[t]:e.push(
t),s++}}else{let t={instancePath:a+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var c=n===s}if(i.typStavebnihoObjektu!==void 0){let r=i.
typStavebnihoObjektu,n=s;if(typeof r!="string"){let t={instancePath:a+"/typStavebnihoObjektu",schemaPath:"#/properties/t\
ypStavebnihoObjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}let l=s;
var c=n===s}if(i.typCisloDomovni!==void 0){let r=i.typCisloDomovni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:a+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(
r))){let t={instancePath:a+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[t]:e.push(t),s++}var c=n===s}}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return D.
errors=e,s===0}function M(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.start!==void 0){let n=i.start,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let t={instancePath:a+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}let o=s;if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let t={
instancePath:a+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),s++}if(n<0||isNaN(n)){let t={instancePath:a+"/start",schemaPath:"\
#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),s++}}var c=l===s}if(i.pocet!==void 0){let n=i.pocet,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){
let p={instancePath:a+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[p]:e.push(p),s++}let o=s;if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let p={
instancePath:a+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),s++}if(n<0||isNaN(n)){let p={instancePath:a+"/pocet",schemaPath:"\
#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.
push(p),s++}}var c=l===s}if(i.razeni!==void 0){let n=i.razeni,l=s,o=s;if(Array.isArray(n)){let p=!0,d=n.length;for(let m=0;m<
d;m++){let g=n[m],v=s;if(typeof g!="string"){let O={instancePath:a+"/razeni/"+m,schemaPath:"#/properties/razeni/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[O]:e.push(O),s++}let P=s;var r=v===s;r||
(p=!1)}}else{let p={instancePath:a+"/razeni",schemaPath:"#/properties/razeni/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[p]:e.push(p),s++}var c=l===s}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return M.errors=e,s===0}function S(i,{
instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;M(i,{instancePath:a,parentData:y,
parentDataProperty:f,rootData:u})||(e=b(e,M.errors),s=e.length);var l=k===s;let c=s,r=s;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.kodObce!==void 0){let o=i.kodObce,t=s;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let d={
instancePath:a+"/kodObce",schemaPath:"#/allOf/1/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[d]:e.push(d),s++}let p=s;if(typeof o=="number"&&isFinite(o)){if(o>999999||isNaN(o)){let d={
instancePath:a+"/kodObce",schemaPath:"#/allOf/1/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},
message:"must be <= 999999"};e===null?e=[d]:e.push(d),s++}if(o<0||isNaN(o)){let d={instancePath:a+"/kodObce",schemaPath:"\
#/allOf/1/properties/kodObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[d]:e.push(d),s++}}var n=t===s}if(i.nazevObce!==void 0){let o=i.nazevObce,t=s,p=s;if(typeof o=="string"){if(h(o)>48){let m={
instancePath:a+"/nazevObce",schemaPath:"#/allOf/1/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},
message:"must NOT have more than 48 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:a+"/nazevObce",schemaPath:"\
#/allOf/1/properties/nazevObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),s++}var n=t===s}if(i.kodCastiObce!==void 0){let o=i.kodCastiObce,t=s;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let m={instancePath:a+"/kodCastiObce",schemaPath:"#/allOf/1/properties/kodCastiObce/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}let p=s;if(typeof o=="number"&&isFinite(o)){if(o>999999||
isNaN(o)){let m={instancePath:a+"/kodCastiObce",schemaPath:"#/allOf/1/properties/kodCastiObce/maximum",keyword:"maximum",
params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[m]:e.push(m),s++}if(o<0||isNaN(o)){let m={
instancePath:a+"/kodCastiObce",schemaPath:"#/allOf/1/properties/kodCastiObce/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}var n=t===s}if(i.nazevCastiObce!==void 0){let o=i.nazevCastiObce,
t=s,p=s;if(typeof o=="string"){if(h(o)>48){let m={instancePath:a+"/nazevCastiObce",schemaPath:"#/allOf/1/properties/naze\
vCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=
[m]:e.push(m),s++}}else{let m={instancePath:a+"/nazevCastiObce",schemaPath:"#/allOf/1/properties/nazevCastiObce/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}var n=t===s}if(i.kodMestskehoCastiObvodu!==
void 0){let o=i.kodMestskehoCastiObvodu,t=s;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+
"/kodMestskehoCastiObvodu",schemaPath:"#/allOf/1/properties/kodMestskehoCastiObvodu/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}let p=s;if(typeof o=="number"&&isFinite(o)){if(o>999999||
isNaN(o)){let m={instancePath:a+"/kodMestskehoCastiObvodu",schemaPath:"#/allOf/1/properties/kodMestskehoCastiObvodu/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[m]:e.push(m),s++}if(o<
0||isNaN(o)){let m={instancePath:a+"/kodMestskehoCastiObvodu",schemaPath:"#/allOf/1/properties/kodMestskehoCastiObvodu/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}var n=t===
s}if(i.nazevMestskehoCastiObvodu!==void 0){let o=i.nazevMestskehoCastiObvodu,t=s,p=s;if(typeof o=="string"){if(h(o)>32){
let m={instancePath:a+"/nazevMestskehoCastiObvodu",schemaPath:"#/allOf/1/properties/nazevMestskehoCastiObvodu/maxLength",
keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[m]:e.push(m),s++}}else{
let m={instancePath:a+"/nazevMestskehoCastiObvodu",schemaPath:"#/allOf/1/properties/nazevMestskehoCastiObvodu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}var n=t===s}if(i.kodUlice!==void 0){
let o=i.kodUlice,t=s;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/kodUlice",schemaPath:"\
#/allOf/1/properties/kodUlice/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(
m),s++}let p=s;if(typeof o=="number"&&isFinite(o)){if(o>9999999||isNaN(o)){let m={instancePath:a+"/kodUlice",schemaPath:"\
#/allOf/1/properties/kodUlice/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999},message:"must be <= 9999\
999"};e===null?e=[m]:e.push(m),s++}if(o<0||isNaN(o)){let m={instancePath:a+"/kodUlice",schemaPath:"#/allOf/1/properties/\
kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}
var n=t===s}if(i.nazevUlice!==void 0){let o=i.nazevUlice,t=s,p=s;if(typeof o=="string"){if(h(o)>48){let m={instancePath:a+
"/nazevUlice",schemaPath:"#/allOf/1/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must\
 NOT have more than 48 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:a+"/nazevUlice",schemaPath:"#\
/allOf/1/properties/nazevUlice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),s++}var n=t===s}if(i.cisloDomovni!==void 0){let o=i.cisloDomovni,t=s;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let m={instancePath:a+"/cisloDomovni",schemaPath:"#/allOf/1/properties/cisloDomovni/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}let p=s;if(typeof o=="number"&&isFinite(o)&&(o>9999||isNaN(
o))){let m={instancePath:a+"/cisloDomovni",schemaPath:"#/allOf/1/properties/cisloDomovni/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[m]:e.push(m),s++}var n=t===s}if(i.cisloOrientacni!==void 0){
let o=i.cisloOrientacni,t=s;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/cisloOrien\
tacni",schemaPath:"#/allOf/1/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[m]:e.push(m),s++}let p=s;if(typeof o=="number"&&isFinite(o)&&(o>999||isNaN(o))){let m={instancePath:a+
"/cisloOrientacni",schemaPath:"#/allOf/1/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[m]:e.push(m),s++}var n=t===s}if(i.cisloOrientacniPismeno!==void 0){let o=i.cisloOrientacniPismeno,
t=s,p=s;if(typeof o=="string"){if(h(o)>1){let m={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/allOf/1/properti\
es/cisloOrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/allOf/1/properties/cisl\
oOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}var n=t===
s}if(i.kodAdresnihoMista!==void 0){let o=i.kodAdresnihoMista,t=s;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){
let m={instancePath:a+"/kodAdresnihoMista",schemaPath:"#/allOf/1/properties/kodAdresnihoMista/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}let p=s;if(typeof o=="number"&&isFinite(o)){if(o>
999999999||isNaN(o)){let m={instancePath:a+"/kodAdresnihoMista",schemaPath:"#/allOf/1/properties/kodAdresnihoMista/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[m]:e.push(m),
s++}if(o<0||isNaN(o)){let m={instancePath:a+"/kodAdresnihoMista",schemaPath:"#/allOf/1/properties/kodAdresnihoMista/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}var n=t===
s}if(i.textovaAdresa!==void 0){let o=i.textovaAdresa,t=s,p=s;if(typeof o=="string"){if(h(o)>1500){let m={instancePath:a+
"/textovaAdresa",schemaPath:"#/allOf/1/properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"\
must NOT have more than 1500 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:a+"/textovaAdresa",schemaPath:"\
#/allOf/1/properties/textovaAdresa/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),s++}var n=t===s}if(i.typStandardizaceAdresy!==void 0){let o=i.typStandardizaceAdresy,t=s;if(typeof o!="string"){
let m={instancePath:a+"/typStandardizaceAdresy",schemaPath:"#/allOf/1/properties/typStandardizaceAdresy/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}let p=s;var n=t===s}}else{let o={instancePath:a,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}
var l=c===s;return S.errors=e,s===0}function K(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){
let e=null,s=0,k=s;N(i,{instancePath:a,parentData:y,parentDataProperty:f,rootData:u})||(e=b(e,N.errors),s=e.length);var o=k===
s;let c=s,r=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.standardizovaneAdresy!==void 0){let t=i.standardizovaneAdresy,
p=s,d=s;if(Array.isArray(t)){let m=!0,g=t.length;for(let v=0;v<g;v++){let P=t[v],O=s;D(P,{instancePath:a+"/standardizova\
neAdresy/"+v,parentData:t,parentDataProperty:v,rootData:u})||(e=b(e,D.errors),s=e.length);var n=O===s;n||(m=!1)}}else{let m={
instancePath:a+"/standardizovaneAdresy",schemaPath:"#/allOf/1/properties/standardizovaneAdresy/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}var l=p===s}if(i.stavStandardizace!==void 0){let t=i.
stavStandardizace,p=s;if(typeof t!="string"){let g={instancePath:a+"/stavStandardizace",schemaPath:"#/allOf/1/properties\
/stavStandardizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}let d=s;
var l=p===s}if(i.request!==void 0){let t=i.request,p=s;S(t,{instancePath:a+"/request",parentData:i,parentDataProperty:"r\
equest",rootData:u})||(e=b(e,S.errors),s=e.length);var l=p===s}}else{let t={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}var o=c===s;return K.errors=e,s===0}
var ee=I;function z(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.cisloDavky!==void 0){let r=i.cisloDavky,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let o={instancePath:a+"/cisloDavky",schemaPath:"#/properties/cisloDavky/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}let l=s;var c=n===s}if(i.datovyZdroj!==void 0){let r=i.
datovyZdroj,n=s,l=s;if(typeof r=="string"){if(h(r)>30){let t={instancePath:a+"/datovyZdroj",schemaPath:"#/properties/dat\
ovyZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[t]:
e.push(t),s++}}else{let t={instancePath:a+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var c=n===s}if(i.datumUvolneniDavky!==void 0){let r=i.
datumUvolneniDavky,n=s,l=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!C.test(r)){let t={instancePath:a+"\
/datumUvolneniDavky",schemaPath:"#/properties/datumUvolneniDavky/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:a+"/datumUvolneniDavky",schemaPath:"#/\
properties/datumUvolneniDavky/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}var c=n===s}if(i.pocetZmen!==void 0){let r=i.pocetZmen,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:a+"/pocetZmen",schemaPath:"#/properties/pocetZmen/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;var c=n===s}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return z.errors=e,s===0}function I(i,{
instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.notifikacniDavky!==void 0){let n=i.notifikacniDavky,l=s,o=s;if(Array.isArray(n)){let t=!0,p=n.length;for(let d=0;d<
p;d++){let m=n[d],g=s;z(m,{instancePath:a+"/notifikacniDavky/"+d,parentData:n,parentDataProperty:d,rootData:u})||(e=b(e,
z.errors),s=e.length);var c=g===s;c||(t=!1)}}else{let t={instancePath:a+"/notifikacniDavky",schemaPath:"#/properties/not\
ifikacniDavky/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}var r=l===
s}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),s++}return I.errors=e,s===0}var se=R;var te=new RegExp("^(ARES_)?\\d{8}$","u");function F(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){
let e=null,s=0,k=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.typZmeny!==void 0){let r=i.typZmeny,n=s,l=s;if(typeof r==
"string"){if(h(r)>50){let o={instancePath:a+"/typZmeny",schemaPath:"#/properties/typZmeny/maxLength",keyword:"maxLength",
params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:a+
"/typZmeny",schemaPath:"#/properties/typZmeny/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),s++}var c=n===s}if(i.icoId!==void 0){let r=i.icoId,n=s,l=s;if(typeof r=="string"){if(h(r)>32){let t={
instancePath:a+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters"};e===null?e=[t]:e.push(t),s++}if(!te.test(r)){let t={instancePath:a+"/icoId",schemaPath:"\
#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\
\\d{8}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var c=n===s}}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return F.
errors=e,s===0}function R(i,{instancePath:a="",parentData:y,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;z(
i,{instancePath:a,parentData:y,parentDataProperty:f,rootData:u})||(e=b(e,z.errors),s=e.length);var o=k===s;let c=s,r=s;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.seznamNotifikaci!==void 0){let t=i.seznamNotifikaci,p=s,d=s;if(Array.isArray(
t)){let m=!0,g=t.length;for(let v=0;v<g;v++){let P=t[v],O=s;F(P,{instancePath:a+"/seznamNotifikaci/"+v,parentData:t,parentDataProperty:v,
rootData:u})||(e=b(e,F.errors),s=e.length);var n=O===s;n||(m=!1)}}else{let m={instancePath:a+"/seznamNotifikaci",schemaPath:"\
#/allOf/1/properties/seznamNotifikaci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:
e.push(m),s++}var l=p===s}}else{let t={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}var o=c===s;return R.errors=e,s===0}function b(i,a){if(i===null)return a;
for(let y of a)i.push(y);return i}return G(re);})();

/** Validators of answers by schema. */
export const validators: {
  readonly CiselnikyNazevnikSeznam: Validate;
  readonly Chyba: Validate;
  readonly StandardizovaneAdresySeznam: Validate;
  readonly SeznamNotifikacnichDavek: Validate;
  readonly NotifikacniDavkaZaznam: Validate;
} = {
  CiselnikyNazevnikSeznam: code.CiselnikyNazevnikSeznam,
  Chyba: code.Chyba,
  StandardizovaneAdresySeznam: code.StandardizovaneAdresySeznam,
  SeznamNotifikacnichDavek: code.SeznamNotifikacnichDavek,
  NotifikacniDavkaZaznam: code.NotifikacniDavkaZaznam,
};
