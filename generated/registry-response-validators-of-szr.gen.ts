// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var z=Object.defineProperty;var K=Object.getOwnPropertyDescriptor;var R=Object.getOwnPropertyNames;var I=Object.prototype.hasOwnProperty;var V=(i,a)=>()=>{try{return a||i((a={exports:{}}).exports,a),a.exports}catch(c){throw a=0,c}},B=(i,a)=>{for(var c in a)
z(i,c,{get:a[c],enumerable:!0})},H=(i,a,c,h)=>{if(a&&typeof a=="object"||typeof a=="function")for(let l of R(a))!I.call(
i,l)&&l!==c&&z(i,l,{get:()=>a[l],enumerable:!(h=K(a,l))||h.enumerable});return i};var Y=i=>H(z({},"__esModule",{value:!0}),i);var M=V(_=>{"use strict";Object.defineProperty(_,"__esModule",{value:!0});function F(i){let a=i.length,c=0,h=0,l;for(;h<
a;)c++,l=i.charCodeAt(h++),l>=55296&&l<=56319&&h<a&&(l=i.charCodeAt(h),(l&64512)===56320&&h++);return c}_.default=F;F.code=
'require("ajv/dist/runtime/ucs2length").default'});var ee={};B(ee,{Chyba:()=>W,EkonomickeSubjektySzrSeznam:()=>X,EkonomickySubjektSzr:()=>q});var q=O;var u=M().default,G=new RegExp("^(ARES_)?\\d{8}$","u");var b=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function N(i,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:l=i}={}){let e=null,s=0,f=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.jmeno!==void 0){let t=i.jmeno,n=s,m=s;if(typeof t=="string"){if(u(t)>100){let p={instancePath:a+
"/jmeno",schemaPath:"#/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:a+"/jmeno",schemaPath:"#/properties/jmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var o=n===s}if(i.prijmeni!==
void 0){let t=i.prijmeni,n=s,m=s;if(typeof t=="string"){if(u(t)>100){let r={instancePath:a+"/prijmeni",schemaPath:"#/pro\
perties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/prijmeni",schemaPath:"#/properties/prijmeni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.titulPredJmenem!==void 0){
let t=i.titulPredJmenem,n=s,m=s;if(typeof t=="string"){if(u(t)>32){let r={instancePath:a+"/titulPredJmenem",schemaPath:"\
#/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/titulPredJmenem",schemaPath:"#/properties/titulPredJme\
nem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.
titulZaJmenem!==void 0){let t=i.titulZaJmenem,n=s,m=s;if(typeof t=="string"){if(u(t)>32){let r={instancePath:a+"/titulZa\
Jmenem",schemaPath:"#/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/titulZaJmenem",schemaPath:"#/propert\
ies/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(i.datumNarozeni!==void 0){let t=i.datumNarozeni,n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!b.
test(t)){let r={instancePath:a+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/datumNaroz\
eni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}var o=n===s}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return N.errors=e,s===0}function w(i,{instancePath:a="",parentData:c,parentDataProperty:h,
rootData:l=i}={}){let e=null,s=0,f=s;N(i,{instancePath:a,parentData:c,parentDataProperty:h,rootData:l})||(e=g(e,N.errors),
s=e.length);var m=f===s;let o=s,t=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.typAngazma!==void 0){let p=i.typAngazma,
r=s,k=s;if(typeof p=="string"){if(u(p)>64){let y={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngaz\
ma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[y]:e.push(
y),s++}if(u(p)<1){let y={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:a+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),s++}var n=r===s}}else{let p={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}var m=o===s;return w.errors=e,s===0}var Q=new RegExp("^\\d{8}$","u"),x=new RegExp("^\\d{3}$","u");function A(i,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:l=i}={}){let e=null,s=0,f=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodStatu!==void 0){let t=i.kodStatu,n=s;if(typeof t!="string"){let p={instancePath:a+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),s++}let m=s;var o=n===s}if(i.nazevStatu!==void 0){let t=i.nazevStatu,n=s,m=s;if(typeof t=="string"){if(u(
t)>32){let r={instancePath:a+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}var o=n===s}if(i.kodKraje!==void 0){let t=i.kodKraje,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:a+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:a+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}
var o=n===s}if(i.nazevKraje!==void 0){let t=i.nazevKraje,n=s,m=s;if(typeof t=="string"){if(u(t)>32){let r={instancePath:a+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(i.kodOkresu!==void 0){let t=i.kodOkresu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>9999||isNaN(t)){let r={instancePath:a+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),
s++}}var o=n===s}if(i.nazevOkresu!==void 0){let t=i.nazevOkresu,n=s,m=s;if(typeof t=="string"){if(u(t)>32){let r={instancePath:a+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(i.kodObce!==void 0){let t=i.kodObce,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:a+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===
s}if(i.nazevObce!==void 0){let t=i.nazevObce,n=s,m=s;if(typeof t=="string"){if(u(t)>48){let r={instancePath:a+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.kodSpravnihoObvodu!==
void 0){let t=i.kodSpravnihoObvodu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:a+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}var o=n===s}if(i.nazevSpravnihoObvodu!==void 0){let t=i.nazevSpravnihoObvodu,n=s,m=s;if(typeof t==
"string"){if(u(t)>32){let r={instancePath:a+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:a+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.kodMestskehoObvodu!==void 0){let t=i.
kodMestskehoObvodu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:a+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}var o=n===s}if(i.nazevMestskehoObvodu!==void 0){let t=i.nazevMestskehoObvodu,n=s,m=s;if(typeof t==
"string"){if(u(t)>32){let r={instancePath:a+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:a+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.kodMestskeCastiObvodu!==void 0){let t=i.
kodMestskeCastiObvodu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:a+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===s}if(i.kodUlice!==void 0){let t=i.kodUlice,n=s;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(
t)){if(t>9999999||isNaN(t)){let r={instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={
instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===s}if(i.nazevMestskeCastiObvodu!==void 0){let t=i.nazevMestskeCastiObvodu,
n=s,m=s;if(typeof t=="string"){if(u(t)>48){let r={instancePath:a+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}
if(i.nazevUlice!==void 0){let t=i.nazevUlice,n=s,m=s;if(typeof t=="string"){if(u(t)>48){let r={instancePath:a+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.
cisloDomovni!==void 0){let t=i.cisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){let r={instancePath:a+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.doplnekAdresy!==void 0){let t=i.doplnekAdresy,n=s,m=s;if(typeof t==
"string"){if(u(t)>1500){let r={instancePath:a+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:a+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.kodCastiObce!==void 0){let t=i.kodCastiObce,n=s;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t==
"number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),
s++}if(t<0||isNaN(t)){let r={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===s}if(i.cisloOrientacni!==
void 0){let t=i.cisloOrientacni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>999||isNaN(t))){let r={instancePath:a+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.cisloOrientacniPismeno!==void 0){let t=i.cisloOrientacniPismeno,
n=s,m=s;if(typeof t=="string"){if(u(t)>1){let r={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.nazevCastiObce!==
void 0){let t=i.nazevCastiObce,n=s,m=s;if(typeof t=="string"){if(u(t)>48){let r={instancePath:a+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.kodAdresnihoMista!==
void 0){let t=i.kodAdresnihoMista,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999999999||isNaN(t)){let r={
instancePath:a+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:a+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===s}if(i.psc!==void 0){let t=i.psc,n=s;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:a+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===s}if(i.textovaAdresa!==void 0){
let t=i.textovaAdresa,n=s,m=s;if(typeof t=="string"){if(u(t)>1500){let r={instancePath:a+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.cisloDoAdresy!==
void 0){let t=i.cisloDoAdresy,n=s,m=s;if(typeof t=="string"){if(u(t)>255){let r={instancePath:a+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.standardizaceAdresy!==
void 0){let t=i.standardizaceAdresy,n=s;if(typeof t!="boolean"){let r={instancePath:a+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}let m=s;var o=n===s}if(i.pscTxt!==void 0){let t=i.pscTxt,n=s,m=s;if(typeof t=="string"){if(u(t)>255){let r={
instancePath:a+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(i.typCisloDomovni!==void 0){let t=i.typCisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={
instancePath:a+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){
let r={instancePath:a+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[r]:e.push(r),s++}var o=n===s}}else{let t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===
0}function L(i,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:l=i}={}){let e=null,s=0,f=s;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.ico!==void 0){let t=i.ico,n=s,m=s;if(typeof t=="string"){if(u(t)>8){let p={instancePath:a+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[p]:e.push(p),s++}if(u(t)<8){let p={instancePath:a+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[p]:e.push(p),s++}if(!Q.
test(t)){let p={instancePath:a+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:a+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var o=n===
s}if(i.obchodniJmeno!==void 0){let t=i.obchodniJmeno,n=s,m=s;if(typeof t=="string"){if(u(t)>2e3){let r={instancePath:a+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}if(u(t)<1){let r={instancePath:a+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.sidlo!==
void 0){let t=i.sidlo,n=s;A(t,{instancePath:a+"/sidlo",parentData:i,parentDataProperty:"sidlo",rootData:l})||(e=g(e,A.errors),
s=e.length);var o=n===s}if(i.pravniForma!==void 0){let t=i.pravniForma,n=s,m=s;if(typeof t=="string"){if(u(t)>3){let r={
instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(u(t)<3){let r={instancePath:a+"/pravniForma",schemaPath:"\
#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[r]:e.push(r),s++}if(!x.test(t)){let r={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.pravniFormaRos!==void 0){let t=i.pravniFormaRos,n=s,m=s;if(typeof t==
"string"){if(u(t)>3){let r={instancePath:a+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/maxLength",keyword:"\
maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(u(t)<3){let r={
instancePath:a+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[r]:e.push(r),s++}if(!x.test(t)){let r={instancePath:a+"/pra\
vniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'mus\
t match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/pravniFormaRos",schemaPath:"#/pr\
operties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
var o=n===s}if(i.financniUrad!==void 0){let t=i.financniUrad,n=s,m=s;if(typeof t=="string"){if(u(t)>3){let r={instancePath:a+
"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT \
have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(u(t)<3){let r={instancePath:a+"/financniUrad",schemaPath:"\
#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[r]:e.push(r),s++}if(!x.test(t)){let r={instancePath:a+"/financniUrad",schemaPath:"#/properties/financniUrad/\
pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:a+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.datumVzniku!==void 0){let t=i.datumVzniku,
n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!b.test(t)){let r={instancePath:a+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:a+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.datumZaniku!==void 0){let t=i.datumZaniku,
n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!b.test(t)){let r={instancePath:a+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:a+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(i.datumAktualizace!==void 0){let t=i.
datumAktualizace,n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!b.test(t)){let r={instancePath:a+"/d\
atumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must\
 match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:a+"/datumAktualizace",schemaPath:"#/proper\
ties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
var o=n===s}if(i.dic!==void 0){let t=i.dic,n=s;if(typeof t!="string"){let r={instancePath:a+"/dic",schemaPath:"#/propert\
ies/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===
s}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return L.errors=e,s===0}function j(i,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:l=i}={}){
let e=null,s=0,f=s;L(i,{instancePath:a,parentData:c,parentDataProperty:h,rootData:l})||(e=g(e,L.errors),s=e.length);var m=f===
s;let o=s,t=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.odkaz!==void 0){let p=i.odkaz,r=s,k=s;if(typeof p=="stri\
ng"){if(u(p)>255){let y={instancePath:a+"/odkaz",schemaPath:"#/allOf/1/properties/odkaz/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:a+"/\
odkaz",schemaPath:"#/allOf/1/properties/odkaz/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[y]:e.push(y),s++}var n=r===s}}else{let p={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}var m=o===s;return j.errors=e,s===0}function E(i,{instancePath:a="",
parentData:c,parentDataProperty:h,rootData:l=i}={}){let e=null,s=0,f=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
osobaEzp!==void 0){let t=i.osobaEzp,n=s;w(t,{instancePath:a+"/osobaEzp",parentData:i,parentDataProperty:"osobaEzp",rootData:l})||
(e=g(e,w.errors),s=e.length);var o=n===s}if(i.subjektEzp!==void 0){let t=i.subjektEzp,n=s;j(t,{instancePath:a+"/subjektE\
zp",parentData:i,parentDataProperty:"subjektEzp",rootData:l})||(e=g(e,j.errors),s=e.length);var o=n===s}}else{let t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return E.
errors=e,s===0}function S(i,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:l=i}={}){let e=null,s=0,f=s;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.ezp!==void 0){let t=i.ezp,n=s;E(t,{instancePath:a+"/ezp",parentData:i,parentDataProperty:"\
ezp",rootData:l})||(e=g(e,E.errors),s=e.length);var o=n===s}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return S.errors=e,s===0}function O(i,{instancePath:a="",
parentData:c,parentDataProperty:h,rootData:l=i}={}){let e=null,s=0,f=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
icoId!==void 0){let n=i.icoId,m=s,p=s;if(typeof n=="string"){if(u(n)>32){let r={instancePath:a+"/icoId",schemaPath:"#/pr\
operties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[r]:e.push(r),s++}if(!G.test(n)){let r={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"patte\
rn",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}var o=m===s}if(i.zaznamy!==void 0){let n=i.zaznamy,m=s,p=s;if(Array.isArray(n)){
let k=!0,y=n.length;for(let d=0;d<y;d++){let P=n[d],v=s;S(P,{instancePath:a+"/zaznamy/"+d,parentData:n,parentDataProperty:d,
rootData:l})||(e=g(e,S.errors),s=e.length);var t=v===s;t||(k=!1)}}else{let k={instancePath:a+"/zaznamy",schemaPath:"#/pr\
operties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[k]:e.push(k),s++}var o=m===
s}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),s++}return O.errors=e,s===0}var W=$;var T={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function C(i,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:l=i}={}){let e=null,
s=0;if(typeof i!="string"){let t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}let f=s,o=T.enum;if(!(i==="OBECNA_CHYBA"||i==="CHYBA_VSTUPU"||i==="NENALEZENO"||
i==="NENI_IMPLEMENTOVANO"||i==="NEPRIHLASENY_UZIVATEL"||i==="NENI_OPRAVNENI")){let t={instancePath:a,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:T.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}return C.errors=e,s===0}function $(i,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:l=i}={}){let e=null,
s=0,f=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.kod!==void 0){let t=i.kod,n=s;C(t,{instancePath:a+"/kod",parentData:i,
parentDataProperty:"kod",rootData:l})||(e=g(e,C.errors),s=e.length);var o=n===s}if(i.popis!==void 0){let t=i.popis,n=s;if(typeof t!=
"string"){let r={instancePath:a+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===s}if(i.subKod!==void 0){let t=i.subKod,n=s;if(typeof t!=
"string"){let r={instancePath:a+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===s}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $.errors=e,s===0}var X=U;function D(i,{instancePath:a="",parentData:c,parentDataProperty:h,rootData:l=i}={}){let e=null,s=0,f=s;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let t=i.pocetCelkem,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let p={instancePath:a+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>2147483647||
isNaN(t)){let p={instancePath:a+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),s++}if(t<0||isNaN(t)){let p={instancePath:a+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),s++}}var o=n===s}}else{let t={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}function U(i,{instancePath:a="",
parentData:c,parentDataProperty:h,rootData:l=i}={}){let e=null,s=0,f=s;D(i,{instancePath:a,parentData:c,parentDataProperty:h,
rootData:l})||(e=g(e,D.errors),s=e.length);var p=f===s;let o=s,t=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ekonomickeSubjekty!==
void 0){let r=i.ekonomickeSubjekty,k=s,y=s;if(Array.isArray(r)){let d=!0,P=r.length;for(let v=0;v<P;v++){let Z=r[v],J=s;
O(Z,{instancePath:a+"/ekonomickeSubjekty/"+v,parentData:r,parentDataProperty:v,rootData:l})||(e=g(e,O.errors),s=e.length);
var n=J===s;n||(d=!1)}}else{let d={instancePath:a+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubje\
kty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}var m=k===s}}else{let r={
instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}var p=o===s;return U.errors=e,s===0}function g(i,a){if(i===null)return a;for(let c of a)i.push(c);return i}return Y(ee);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektSzr: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektySzrSeznam: Validate;
} = {
  EkonomickySubjektSzr: code.EkonomickySubjektSzr,
  Chyba: code.Chyba,
  EkonomickeSubjektySzrSeznam: code.EkonomickeSubjektySzrSeznam,
};
