// Generated from spec/registry.openapi.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var D=Object.defineProperty;var R=Object.getOwnPropertyDescriptor;var V=Object.getOwnPropertyNames;var q=Object.prototype.hasOwnProperty;var B=(i,a)=>()=>{try{return a||i((a={exports:{}}).exports,a),a.exports}catch(h){throw a=0,h}},H=(i,a)=>{for(var h in a)
D(i,h,{get:a[h],enumerable:!0})},Y=(i,a,h,f)=>{if(a&&typeof a=="object"||typeof a=="function")for(let u of V(a))!q.call(
i,u)&&u!==h&&D(i,u,{get:()=>a[u],enumerable:!(f=R(a,u))||f.enumerable});return i};var J=i=>Y(D({},"__esModule",{value:!0}),i);var E=B(M=>{"use strict";Object.defineProperty(M,"__esModule",{value:!0});function F(i){let a=i.length,h=0,f=0,u;for(;f<
a;)h++,u=i.charCodeAt(f++),u>=55296&&u<=56319&&f<a&&(u=i.charCodeAt(f),(u&64512)===56320&&f++);return h}M.default=F;F.code=
'require("ajv/dist/runtime/ucs2length").default'});var re={};H(re,{Chyba:()=>Q,CiselnikyNazevnikSeznam:()=>G,NotifikacniDavkaZaznam:()=>ee,SeznamNotifikacnichDavek:()=>X,StandardizovaneAdresySeznam:()=>W});
var G=T;function O(i,{instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let t=i.pocetCelkem,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let o={instancePath:a+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}let l=s;if(typeof t=="number"&&isFinite(t)){if(t>2147483647||
isNaN(t)){let o={instancePath:a+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),s++}if(t<0||isNaN(t)){let o={instancePath:a+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[o]:e.push(o),s++}}var c=n===s}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}var y=E().default;function z(i,{instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodJazyka!==void 0){let t=i.kodJazyka,n=s;if(typeof t!="string"){let o={instancePath:a+
"/kodJazyka",schemaPath:"#/properties/kodJazyka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),s++}let l=s;var c=n===s}if(i.nazev!==void 0){let t=i.nazev,n=s,l=s;if(typeof t=="string"){if(y(t)>255){
let r={instancePath:a+"/nazev",schemaPath:"#/properties/nazev/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazev",schemaPath:"#\
/properties/nazev/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var c=n===
s}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return z.errors=e,s===0}var S=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function _(i,{instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kod!==void 0){let n=i.kod,l=s,o=s;if(typeof n=="string"){if(y(n)>64){let r={instancePath:a+
"/kod",schemaPath:"#/properties/kod/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64\
 characters"};e===null?e=[r]:e.push(r),s++}if(y(n)<1){let r={instancePath:a+"/kod",schemaPath:"#/properties/kod/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:a+"/kod",schemaPath:"#/properties/kod/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),s++}var c=l===s}if(i.nazev!==void 0){let n=i.nazev,l=s,o=s;if(Array.isArray(n)){let p=!0,
d=n.length;for(let m=0;m<d;m++){let g=n[m],v=s;z(g,{instancePath:a+"/nazev/"+m,parentData:n,parentDataProperty:m,rootData:u})||
(e=e===null?z.errors:e.concat(z.errors),s=e.length);var t=v===s;t||(p=!1)}}else{let p={instancePath:a+"/nazev",schemaPath:"\
#/properties/nazev/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}var c=l===
s}if(i.platnostOd!==void 0){let n=i.platnostOd,l=s,o=s;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!S.test(
n)){let p={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:a+"/platnostOd",schemaPath:"\
#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}
var c=l===s}if(i.platnostDo!==void 0){let n=i.platnostDo,l=s,o=s;if(typeof n=="number"&&isFinite(n),typeof n=="string"){
if(!S.test(n)){let p={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:a+"/platnostDo",
schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),s++}var c=l===s}if(i.kodNadrizeny!==void 0){let n=i.kodNadrizeny,l=s,o=s;if(typeof n=="string"){if(y(n)>64){let p={
instancePath:a+"/kodNadrizeny",schemaPath:"#/properties/kodNadrizeny/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[p]:e.push(p),s++}if(y(n)<1){let p={instancePath:a+"/kodNadrizeny",schemaPath:"\
#/properties/kodNadrizeny/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:a+"/kodNadrizeny",schemaPath:"#/properties/kodNadrizeny/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var c=l===s}}else{let n={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return _.
errors=e,s===0}function x(i,{instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.kodCiselniku!==void 0){let n=i.kodCiselniku,l=s,o=s;if(typeof n=="string"){if(y(
n)>64){let r={instancePath:a+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(y(n)<1){let r={instancePath:a+
"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/kodCiselniku",schemaPath:"#/pr\
operties/kodCiselniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
var c=l===s}if(i.nazevCiselniku!==void 0){let n=i.nazevCiselniku,l=s,o=s;if(typeof n=="string"){if(y(n)>255){let p={instancePath:a+
"/nazevCiselniku",schemaPath:"#/properties/nazevCiselniku/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:a+"/nazevCiselniku",schemaPath:"\
#/properties/nazevCiselniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),s++}var c=l===s}if(i.polozkyCiselniku!==void 0){let n=i.polozkyCiselniku,l=s,o=s;if(Array.isArray(n)){let p=!0,d=n.length;
for(let m=0;m<d;m++){let g=n[m],v=s;_(g,{instancePath:a+"/polozkyCiselniku/"+m,parentData:n,parentDataProperty:m,rootData:u})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length);var t=v===s;t||(p=!1)}}else{let p={instancePath:a+"/polozkyCiselniku",
schemaPath:"#/properties/polozkyCiselniku/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[p]:e.push(p),s++}var c=l===s}if(i.zdrojCiselniku!==void 0){let n=i.zdrojCiselniku,l=s,o=s;if(typeof n=="string"){if(y(n)>
64){let p={instancePath:a+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[p]:e.push(p),s++}if(y(n)<1){let p={instancePath:a+
"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:a+"/zdrojCiselniku",schemaPath:"\
#/properties/zdrojCiselniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),s++}var c=l===s}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[n]:e.push(n),s++}return x.errors=e,s===0}function T(i,{instancePath:a="",parentData:h,parentDataProperty:f,
rootData:u=i}={}){let e=null,s=0,k=s;O(i,{instancePath:a,parentData:h,parentDataProperty:f,rootData:u})||(e=e===null?O.errors:
e.concat(O.errors),s=e.length);var o=k===s;let c=s,t=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ciselniky!==void 0){
let r=i.ciselniky,p=s,d=s;if(Array.isArray(r)){let m=!0,g=r.length;for(let v=0;v<g;v++){let N=r[v],b=s;x(N,{instancePath:a+
"/ciselniky/"+v,parentData:r,parentDataProperty:v,rootData:u})||(e=e===null?x.errors:e.concat(x.errors),s=e.length);var n=b===
s;n||(m=!1)}}else{let m={instancePath:a+"/ciselniky",schemaPath:"#/allOf/1/properties/ciselniky/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}var l=p===s}}else{let r={instancePath:a,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}var o=c===s;
return T.errors=e,s===0}var Q=$;var U={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function w(i,{instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,
s=0;if(typeof i!="string"){let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}let k=s,c=U.enum;if(!(i==="OBECNA_CHYBA"||i==="CHYBA_VSTUPU"||i==="NENALEZENO"||
i==="NENI_IMPLEMENTOVANO"||i==="NEPRIHLASENY_UZIVATEL"||i==="NENI_OPRAVNENI")){let t={instancePath:a,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:U.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}return w.errors=e,s===0}function $(i,{instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,
s=0,k=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.kod!==void 0){let t=i.kod,n=s;w(t,{instancePath:a+"/kod",parentData:i,
parentDataProperty:"kod",rootData:u})||(e=e===null?w.errors:e.concat(w.errors),s=e.length);var c=n===s}if(i.popis!==void 0){
let t=i.popis,n=s;if(typeof t!="string"){let r={instancePath:a+"/popis",schemaPath:"#/properties/popis/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}let l=s;var c=n===s}if(i.subKod!==void 0){
let t=i.subKod,n=s;if(typeof t!="string"){let r={instancePath:a+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}let l=s;var c=n===s}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $.
errors=e,s===0}var W=Z;function C(i,{instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.cisloDomovni!==void 0){let t=i.cisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let o={instancePath:a+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}let l=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||
isNaN(t))){let o={instancePath:a+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[o]:e.push(o),s++}var c=n===s}if(i.cisloOrientacni!==void 0){
let t=i.cisloOrientacni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/cisloOrien\
tacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}let l=s;if(typeof t=="number"&&isFinite(t)&&(t>999||isNaN(t))){let r={instancePath:a+"/cisl\
oOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"\
must be <= 999"};e===null?e=[r]:e.push(r),s++}var c=n===s}if(i.cisloOrientacniPismeno!==void 0){let t=i.cisloOrientacniPismeno,
n=s,l=s;if(typeof t=="string"){if(y(t)>1){let r={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var c=n===s}if(i.kodAdresnihoMista!==
void 0){let t=i.kodAdresnihoMista,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[r]:e.push(r),s++}let l=s;if(typeof t=="number"&&isFinite(t)){if(t>999999999||isNaN(t)){let r={
instancePath:a+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var c=n===s}if(i.kodCastiObce!==void 0){let t=i.kodCastiObce,n=s;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let l=s;if(typeof t==
"number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),
s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var c=n===s}if(i.kodKraje!==
void 0){let t=i.kodKraje,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/kodKraje",
schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:
e.push(r),s++}let l=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:a+"/kodKraje",schemaPath:"\
#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=
[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodKraje",schemaPath:"#/properties/kodKraje/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var c=n===s}if(i.kodMestskeCastiObvodu!==
void 0){let t=i.kodMestskeCastiObvodu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}let l=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={
instancePath:a+"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var c=n===s}if(i.kodMestskehoObvoduP!==void 0){let t=i.
kodMestskehoObvoduP,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/kodMestskehoOb\
voduP",schemaPath:"#/properties/kodMestskehoObvoduP/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[r]:e.push(r),s++}let l=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:a+"\
/kodMestskehoObvoduP",schemaPath:"#/properties/kodMestskehoObvoduP/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodMestskehoObvoduP",schemaPath:"\
#/properties/kodMestskehoObvoduP/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}var c=n===s}if(i.kodObce!==void 0){let t=i.kodObce,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let r={instancePath:a+"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let l=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||
isNaN(t)){let r={instancePath:a+"/kodObce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/ko\
dObce",schemaPath:"#/properties/kodObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[r]:e.push(r),s++}}var c=n===s}if(i.kodOkresu!==void 0){let t=i.kodOkresu,n=s;if(!(typeof t=="number"&&!(t%
1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let l=s;if(typeof t=="number"&&isFinite(
t)){if(t>9999||isNaN(t)){let r={instancePath:a+"/kodOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[r]:e.push(r),s++}}var c=n===s}if(i.kodSpravnihoObvoduP!==void 0){let t=i.kodSpravnihoObvoduP,n=s;
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/kodSpravnihoObvoduP",schemaPath:"#/pro\
perties/kodSpravnihoObvoduP/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(
r),s++}let l=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:a+"/kodSpravnihoObvoduP",schemaPath:"\
#/properties/kodSpravnihoObvoduP/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};
e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodSpravnihoObvoduP",schemaPath:"#/properties/kod\
SpravnihoObvoduP/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(
r),s++}}var c=n===s}if(i.kodStavebnihoObjektu!==void 0){let t=i.kodStavebnihoObjektu,n=s;if(!(typeof t=="number"&&!(t%1)&&
!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/kodStavebnihoObjektu",schemaPath:"#/properties/kodStavebnihoObjektu/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let l=s;if(typeof t=="\
number"&&isFinite(t)){if(t>999999999||isNaN(t)){let r={instancePath:a+"/kodStavebnihoObjektu",schemaPath:"#/properties/k\
odStavebnihoObjektu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 999999999"};
e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodStavebnihoObjektu",schemaPath:"#/properties/ko\
dStavebnihoObjektu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.
push(r),s++}}var c=n===s}if(i.kodUlice!==void 0){let t=i.kodUlice,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}let l=s;if(typeof t=="number"&&isFinite(t)){if(t>9999999||isNaN(t)){let r={
instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999},
message:"must be <= 9999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodUlice",schemaPath:"\
#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:
e.push(r),s++}}var c=n===s}if(i.nazevCastiObce!==void 0){let t=i.nazevCastiObce,n=s,l=s;if(typeof t=="string"){if(y(t)>48){
let r={instancePath:a+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},
message:"must NOT have more than 48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevCastiOb\
ce",schemaPath:"#/properties/nazevCastiObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}var c=n===s}if(i.nazevKraje!==void 0){let t=i.nazevKraje,n=s,l=s;if(typeof t=="string"){if(y(t)>32){
let r={instancePath:a+"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevKraje",
schemaPath:"#/properties/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}var c=n===s}if(i.nazevMestskeCastiObvodu!==void 0){let t=i.nazevMestskeCastiObvodu,n=s,l=s;if(typeof t=="s\
tring"){if(y(t)>48){let r={instancePath:a+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCastiObvodu/ma\
xLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:a+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCastiObvodu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var c=n===s}if(i.nazevMestskehoObvoduP!==
void 0){let t=i.nazevMestskehoObvoduP,n=s,l=s;if(typeof t=="string"){if(y(t)>32){let r={instancePath:a+"/nazevMestskehoO\
bvoduP",schemaPath:"#/properties/nazevMestskehoObvoduP/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevMestskehoObvoduP",schemaPath:"\
#/properties/nazevMestskehoObvoduP/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}var c=n===s}if(i.nazevObce!==void 0){let t=i.nazevObce,n=s,l=s;if(typeof t=="string"){if(y(t)>48){let r={instancePath:a+
"/nazevObce",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have \
more than 48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevObce",schemaPath:"#/properties\
/nazevObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var c=n===
s}if(i.nazevOkresu!==void 0){let t=i.nazevOkresu,n=s,l=s;if(typeof t=="string"){if(y(t)>32){let r={instancePath:a+"/naze\
vOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mo\
re than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevOkresu",schemaPath:"#/properties\
/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var c=n===
s}if(i.nazevSpravnihoObvoduP!==void 0){let t=i.nazevSpravnihoObvoduP,n=s,l=s;if(typeof t=="string"){if(y(t)>32){let r={instancePath:a+
"/nazevSpravnihoObvoduP",schemaPath:"#/properties/nazevSpravnihoObvoduP/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevSpravni\
hoObvoduP",schemaPath:"#/properties/nazevSpravnihoObvoduP/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),s++}var c=n===s}if(i.nazevUlice!==void 0){let t=i.nazevUlice,n=s,l=s;if(typeof t=="stri\
ng"){if(y(t)>48){let r={instancePath:a+"/nazevUlice",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",
params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+
"/nazevUlice",schemaPath:"#/properties/nazevUlice/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}var c=n===s}if(i.psc!==void 0){let t=i.psc,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let r={instancePath:a+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}let l=s;var c=n===s}if(i.textovaAdresa!==void 0){let t=i.textovaAdresa,n=s,
l=s;if(typeof t=="string"){if(y(t)>1500){let r={instancePath:a+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/m\
axLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:a+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var c=n===s}if(i.typStavebnihoObjektu!==void 0){let t=i.
typStavebnihoObjektu,n=s;if(typeof t!="string"){let r={instancePath:a+"/typStavebnihoObjektu",schemaPath:"#/properties/t\
ypStavebnihoObjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}let l=s;
var c=n===s}if(i.typCisloDomovni!==void 0){let t=i.typCisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:a+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let l=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(
t))){let r={instancePath:a+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[r]:e.push(r),s++}var c=n===s}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return C.
errors=e,s===0}function A(i,{instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.start!==void 0){let n=i.start,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let r={instancePath:a+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}let o=s;if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let r={
instancePath:a+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[r]:e.push(r),s++}if(n<0||isNaN(n)){let r={instancePath:a+"/start",schemaPath:"\
#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.
push(r),s++}}var c=l===s}if(i.pocet!==void 0){let n=i.pocet,l=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){
let p={instancePath:a+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[p]:e.push(p),s++}let o=s;if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let p={
instancePath:a+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),s++}if(n<0||isNaN(n)){let p={instancePath:a+"/pocet",schemaPath:"\
#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.
push(p),s++}}var c=l===s}if(i.razeni!==void 0){let n=i.razeni,l=s,o=s;if(Array.isArray(n)){let p=!0,d=n.length;for(let m=0;m<
d;m++){let g=n[m],v=s;if(typeof g!="string"){let b={instancePath:a+"/razeni/"+m,schemaPath:"#/properties/razeni/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[b]:e.push(b),s++}let N=s;var t=v===s;t||
(p=!1)}}else{let p={instancePath:a+"/razeni",schemaPath:"#/properties/razeni/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[p]:e.push(p),s++}var c=l===s}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return A.errors=e,s===0}function j(i,{
instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;A(i,{instancePath:a,parentData:h,
parentDataProperty:f,rootData:u})||(e=e===null?A.errors:e.concat(A.errors),s=e.length);var l=k===s;let c=s,t=s;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.kodObce!==void 0){let o=i.kodObce,r=s;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let d={instancePath:a+"/kodObce",schemaPath:"#/allOf/1/properties/kodObce/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[d]:e.push(d),s++}let p=s;if(typeof o=="number"&&isFinite(o)){if(o>999999||isNaN(
o)){let d={instancePath:a+"/kodObce",schemaPath:"#/allOf/1/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999},message:"must be <= 999999"};e===null?e=[d]:e.push(d),s++}if(o<0||isNaN(o)){let d={instancePath:a+"/ko\
dObce",schemaPath:"#/allOf/1/properties/kodObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[d]:e.push(d),s++}}var n=r===s}if(i.nazevObce!==void 0){let o=i.nazevObce,r=s,p=s;if(typeof o=="s\
tring"){if(y(o)>48){let m={instancePath:a+"/nazevObce",schemaPath:"#/allOf/1/properties/nazevObce/maxLength",keyword:"ma\
xLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:a+
"/nazevObce",schemaPath:"#/allOf/1/properties/nazevObce/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[m]:e.push(m),s++}var n=r===s}if(i.kodCastiObce!==void 0){let o=i.kodCastiObce,r=s;if(!(typeof o=="numb\
er"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/kodCastiObce",schemaPath:"#/allOf/1/properties/kodCastiObc\
e/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}let p=s;if(typeof o==
"number"&&isFinite(o)){if(o>999999||isNaN(o)){let m={instancePath:a+"/kodCastiObce",schemaPath:"#/allOf/1/properties/kod\
CastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[m]:e.
push(m),s++}if(o<0||isNaN(o)){let m={instancePath:a+"/kodCastiObce",schemaPath:"#/allOf/1/properties/kodCastiObce/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}var n=r===s}
if(i.nazevCastiObce!==void 0){let o=i.nazevCastiObce,r=s,p=s;if(typeof o=="string"){if(y(o)>48){let m={instancePath:a+"/\
nazevCastiObce",schemaPath:"#/allOf/1/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"\
must NOT have more than 48 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:a+"/nazevCastiObce",schemaPath:"\
#/allOf/1/properties/nazevCastiObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),s++}var n=r===s}if(i.kodMestskehoCastiObvodu!==void 0){let o=i.kodMestskehoCastiObvodu,r=s;if(!(typeof o=="num\
ber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/kodMestskehoCastiObvodu",schemaPath:"#/allOf/1/properties\
/kodMestskehoCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),
s++}let p=s;if(typeof o=="number"&&isFinite(o)){if(o>999999||isNaN(o)){let m={instancePath:a+"/kodMestskehoCastiObvodu",
schemaPath:"#/allOf/1/properties/kodMestskehoCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},
message:"must be <= 999999"};e===null?e=[m]:e.push(m),s++}if(o<0||isNaN(o)){let m={instancePath:a+"/kodMestskehoCastiObv\
odu",schemaPath:"#/allOf/1/properties/kodMestskehoCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}var n=r===s}if(i.nazevMestskehoCastiObvodu!==void 0){let o=i.nazevMestskehoCastiObvodu,
r=s,p=s;if(typeof o=="string"){if(y(o)>32){let m={instancePath:a+"/nazevMestskehoCastiObvodu",schemaPath:"#/allOf/1/prop\
erties/nazevMestskehoCastiObvodu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 ch\
aracters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:a+"/nazevMestskehoCastiObvodu",schemaPath:"#/allOf/1/p\
roperties/nazevMestskehoCastiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),s++}var n=r===s}if(i.kodUlice!==void 0){let o=i.kodUlice,r=s;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let m={instancePath:a+"/kodUlice",schemaPath:"#/allOf/1/properties/kodUlice/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}let p=s;if(typeof o=="number"&&isFinite(o)){if(o>9999999||
isNaN(o)){let m={instancePath:a+"/kodUlice",schemaPath:"#/allOf/1/properties/kodUlice/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[m]:e.push(m),s++}if(o<0||isNaN(o)){let m={instancePath:a+
"/kodUlice",schemaPath:"#/allOf/1/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[m]:e.push(m),s++}}var n=r===s}if(i.nazevUlice!==void 0){let o=i.nazevUlice,r=s,p=s;if(typeof o==
"string"){if(y(o)>48){let m={instancePath:a+"/nazevUlice",schemaPath:"#/allOf/1/properties/nazevUlice/maxLength",keyword:"\
maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:a+"/nazevUlice",schemaPath:"#/allOf/1/properties/nazevUlice/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),s++}var n=r===s}if(i.cisloDomovni!==void 0){let o=i.cisloDomovni,r=s;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/cisloDomovni",schemaPath:"#/allOf/1/properties/cisloD\
omovni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}let p=s;if(typeof o==
"number"&&isFinite(o)&&(o>9999||isNaN(o))){let m={instancePath:a+"/cisloDomovni",schemaPath:"#/allOf/1/properties/cisloD\
omovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[m]:e.push(m),
s++}var n=r===s}if(i.cisloOrientacni!==void 0){let o=i.cisloOrientacni,r=s;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let m={instancePath:a+"/cisloOrientacni",schemaPath:"#/allOf/1/properties/cisloOrientacni/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}let p=s;if(typeof o=="number"&&isFinite(o)&&(o>999||
isNaN(o))){let m={instancePath:a+"/cisloOrientacni",schemaPath:"#/allOf/1/properties/cisloOrientacni/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[m]:e.push(m),s++}var n=r===s}if(i.cisloOrientacniPismeno!==
void 0){let o=i.cisloOrientacniPismeno,r=s,p=s;if(typeof o=="string"){if(y(o)>1){let m={instancePath:a+"/cisloOrientacni\
Pismeno",schemaPath:"#/allOf/1/properties/cisloOrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"\
must NOT have more than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:a+"/cisloOrientacniPismeno",
schemaPath:"#/allOf/1/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[m]:e.push(m),s++}var n=r===s}if(i.kodAdresnihoMista!==void 0){let o=i.kodAdresnihoMista,r=s;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/kodAdresnihoMista",schemaPath:"#/allOf/1/properties/k\
odAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}let p=s;
if(typeof o=="number"&&isFinite(o)){if(o>999999999||isNaN(o)){let m={instancePath:a+"/kodAdresnihoMista",schemaPath:"#/a\
llOf/1/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be\
 <= 999999999"};e===null?e=[m]:e.push(m),s++}if(o<0||isNaN(o)){let m={instancePath:a+"/kodAdresnihoMista",schemaPath:"#/\
allOf/1/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[m]:e.push(m),s++}}var n=r===s}if(i.textovaAdresa!==void 0){let o=i.textovaAdresa,r=s,p=s;if(typeof o=="strin\
g"){if(y(o)>1500){let m={instancePath:a+"/textovaAdresa",schemaPath:"#/allOf/1/properties/textovaAdresa/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={
instancePath:a+"/textovaAdresa",schemaPath:"#/allOf/1/properties/textovaAdresa/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),s++}var n=r===s}if(i.typStandardizaceAdresy!==void 0){let o=i.typStandardizaceAdresy,
r=s;if(typeof o!="string"){let m={instancePath:a+"/typStandardizaceAdresy",schemaPath:"#/allOf/1/properties/typStandardi\
zaceAdresy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}let p=s;var n=r===
s}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),s++}var l=c===s;return j.errors=e,s===0}function Z(i,{instancePath:a="",parentData:h,parentDataProperty:f,
rootData:u=i}={}){let e=null,s=0,k=s;O(i,{instancePath:a,parentData:h,parentDataProperty:f,rootData:u})||(e=e===null?O.errors:
e.concat(O.errors),s=e.length);var o=k===s;let c=s,t=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.standardizovaneAdresy!==
void 0){let r=i.standardizovaneAdresy,p=s,d=s;if(Array.isArray(r)){let m=!0,g=r.length;for(let v=0;v<g;v++){let N=r[v],b=s;
C(N,{instancePath:a+"/standardizovaneAdresy/"+v,parentData:r,parentDataProperty:v,rootData:u})||(e=e===null?C.errors:e.concat(
C.errors),s=e.length);var n=b===s;n||(m=!1)}}else{let m={instancePath:a+"/standardizovaneAdresy",schemaPath:"#/allOf/1/p\
roperties/standardizovaneAdresy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(
m),s++}var l=p===s}if(i.stavStandardizace!==void 0){let r=i.stavStandardizace,p=s;if(typeof r!="string"){let g={instancePath:a+
"/stavStandardizace",schemaPath:"#/allOf/1/properties/stavStandardizace/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[g]:e.push(g),s++}let d=s;var l=p===s}if(i.request!==void 0){let r=i.request,p=s;j(r,{instancePath:a+
"/request",parentData:i,parentDataProperty:"request",rootData:u})||(e=e===null?j.errors:e.concat(j.errors),s=e.length);var l=p===
s}}else{let r={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}var o=c===s;return Z.errors=e,s===0}var X=K;function P(i,{instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.cisloDavky!==void 0){let t=i.cisloDavky,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let o={instancePath:a+"/cisloDavky",schemaPath:"#/properties/cisloDavky/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}let l=s;var c=n===s}if(i.datovyZdroj!==void 0){let t=i.
datovyZdroj,n=s,l=s;if(typeof t=="string"){if(y(t)>30){let r={instancePath:a+"/datovyZdroj",schemaPath:"#/properties/dat\
ovyZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:a+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var c=n===s}if(i.datumUvolneniDavky!==void 0){let t=i.
datumUvolneniDavky,n=s,l=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!S.test(t)){let r={instancePath:a+"\
/datumUvolneniDavky",schemaPath:"#/properties/datumUvolneniDavky/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/datumUvolneniDavky",schemaPath:"#/\
properties/datumUvolneniDavky/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}var c=n===s}if(i.pocetZmen!==void 0){let t=i.pocetZmen,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let r={instancePath:a+"/pocetZmen",schemaPath:"#/properties/pocetZmen/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}let l=s;var c=n===s}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===0}function K(i,{
instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.notifikacniDavky!==void 0){let n=i.notifikacniDavky,l=s,o=s;if(Array.isArray(n)){let r=!0,p=n.length;for(let d=0;d<
p;d++){let m=n[d],g=s;P(m,{instancePath:a+"/notifikacniDavky/"+d,parentData:n,parentDataProperty:d,rootData:u})||(e=e===
null?P.errors:e.concat(P.errors),s=e.length);var c=g===s;c||(r=!1)}}else{let r={instancePath:a+"/notifikacniDavky",schemaPath:"\
#/properties/notifikacniDavky/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),s++}var t=l===s}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[n]:e.push(n),s++}return K.errors=e,s===0}var ee=I;var se=new RegExp("^(ARES_)?\\d{8}$","u");function L(i,{instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){
let e=null,s=0,k=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.typZmeny!==void 0){let t=i.typZmeny,n=s,l=s;if(typeof t==
"string"){if(y(t)>50){let o={instancePath:a+"/typZmeny",schemaPath:"#/properties/typZmeny/maxLength",keyword:"maxLength",
params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:a+
"/typZmeny",schemaPath:"#/properties/typZmeny/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),s++}var c=n===s}if(i.icoId!==void 0){let t=i.icoId,n=s,l=s;if(typeof t=="string"){if(y(t)>32){let r={
instancePath:a+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters"};e===null?e=[r]:e.push(r),s++}if(!se.test(t)){let r={instancePath:a+"/icoId",schemaPath:"\
#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\
\\d{8}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var c=n===s}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return L.
errors=e,s===0}function I(i,{instancePath:a="",parentData:h,parentDataProperty:f,rootData:u=i}={}){let e=null,s=0,k=s;P(
i,{instancePath:a,parentData:h,parentDataProperty:f,rootData:u})||(e=e===null?P.errors:e.concat(P.errors),s=e.length);var o=k===
s;let c=s,t=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.seznamNotifikaci!==void 0){let r=i.seznamNotifikaci,p=s,
d=s;if(Array.isArray(r)){let m=!0,g=r.length;for(let v=0;v<g;v++){let N=r[v],b=s;L(N,{instancePath:a+"/seznamNotifikaci/"+
v,parentData:r,parentDataProperty:v,rootData:u})||(e=e===null?L.errors:e.concat(L.errors),s=e.length);var n=b===s;n||(m=
!1)}}else{let m={instancePath:a+"/seznamNotifikaci",schemaPath:"#/allOf/1/properties/seznamNotifikaci/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}var l=p===s}}else{let r={instancePath:a,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}var o=c===s;
return I.errors=e,s===0}return J(re);})();

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
