// Generated from spec/registry.openapi.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var E=Object.defineProperty;var J=Object.getOwnPropertyDescriptor;var K=Object.getOwnPropertyNames;var R=Object.prototype.hasOwnProperty;var I=(a,i)=>()=>{try{return i||a((i={exports:{}}).exports,i),i.exports}catch(u){throw i=0,u}},V=(a,i)=>{for(var u in i)
E(a,u,{get:i[u],enumerable:!0})},B=(a,i,u,h)=>{if(i&&typeof i=="object"||typeof i=="function")for(let l of K(i))!R.call(
a,l)&&l!==u&&E(a,l,{get:()=>i[l],enumerable:!(h=J(i,l))||h.enumerable});return a};var H=a=>B(E({},"__esModule",{value:!0}),a);var F=I(S=>{"use strict";Object.defineProperty(S,"__esModule",{value:!0});function D(a){let i=a.length,u=0,h=0,l;for(;h<
i;)u++,l=a.charCodeAt(h++),l>=55296&&l<=56319&&h<i&&(l=a.charCodeAt(h),(l&64512)===56320&&h++);return u}S.default=D;D.code=
'require("ajv/dist/runtime/ucs2length").default'});var X={};V(X,{Chyba:()=>Q,EkonomickeSubjektySzrSeznam:()=>W,EkonomickySubjektSzr:()=>Y});var Y=v;var c=F().default,q=new RegExp("^(ARES_)?\\d{8}$","u");var b=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function O(a,{instancePath:i="",parentData:u,parentDataProperty:h,rootData:l=a}={}){let e=null,s=0,d=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.jmeno!==void 0){let t=a.jmeno,n=s,m=s;if(typeof t=="string"){if(c(t)>100){let p={instancePath:i+
"/jmeno",schemaPath:"#/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/jmeno",schemaPath:"#/properties/jmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var o=n===s}if(a.prijmeni!==
void 0){let t=a.prijmeni,n=s,m=s;if(typeof t=="string"){if(c(t)>100){let r={instancePath:i+"/prijmeni",schemaPath:"#/pro\
perties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/prijmeni",schemaPath:"#/properties/prijmeni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.titulPredJmenem!==void 0){
let t=a.titulPredJmenem,n=s,m=s;if(typeof t=="string"){if(c(t)>32){let r={instancePath:i+"/titulPredJmenem",schemaPath:"\
#/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/titulPredJmenem",schemaPath:"#/properties/titulPredJme\
nem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.
titulZaJmenem!==void 0){let t=a.titulZaJmenem,n=s,m=s;if(typeof t=="string"){if(c(t)>32){let r={instancePath:i+"/titulZa\
Jmenem",schemaPath:"#/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/titulZaJmenem",schemaPath:"#/propert\
ies/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.datumNarozeni!==void 0){let t=a.datumNarozeni,n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!b.
test(t)){let r={instancePath:i+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumNaroz\
eni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}var o=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return O.errors=e,s===0}function P(a,{instancePath:i="",parentData:u,parentDataProperty:h,
rootData:l=a}={}){let e=null,s=0,d=s;O(a,{instancePath:i,parentData:u,parentDataProperty:h,rootData:l})||(e=e===null?O.errors:
e.concat(O.errors),s=e.length);var m=d===s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.typAngazma!==void 0){
let p=a.typAngazma,r=s,g=s;if(typeof p=="string"){if(c(p)>64){let y={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/\
properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[y]:e.push(y),s++}if(c(p)<1){let y={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),
s++}}else{let y={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}var n=r===s}}else{let p={instancePath:i,schemaPath:"#/al\
lOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}var m=o===s;return P.
errors=e,s===0}var G=new RegExp("^\\d{8}$","u"),C=new RegExp("^\\d{3}$","u");function z(a,{instancePath:i="",parentData:u,parentDataProperty:h,rootData:l=a}={}){let e=null,s=0,d=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kodStatu!==void 0){let t=a.kodStatu,n=s;if(typeof t!="string"){let p={instancePath:i+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),s++}let m=s;var o=n===s}if(a.nazevStatu!==void 0){let t=a.nazevStatu,n=s,m=s;if(typeof t=="string"){if(c(
t)>32){let r={instancePath:i+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}var o=n===s}if(a.kodKraje!==void 0){let t=a.kodKraje,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:i+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:i+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}
var o=n===s}if(a.nazevKraje!==void 0){let t=a.nazevKraje,n=s,m=s;if(typeof t=="string"){if(c(t)>32){let r={instancePath:i+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.kodOkresu!==void 0){let t=a.kodOkresu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>9999||isNaN(t)){let r={instancePath:i+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),
s++}}var o=n===s}if(a.nazevOkresu!==void 0){let t=a.nazevOkresu,n=s,m=s;if(typeof t=="string"){if(c(t)>32){let r={instancePath:i+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.kodObce!==void 0){let t=a.kodObce,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:i+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===
s}if(a.nazevObce!==void 0){let t=a.nazevObce,n=s,m=s;if(typeof t=="string"){if(c(t)>48){let r={instancePath:i+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.kodSpravnihoObvodu!==
void 0){let t=a.kodSpravnihoObvodu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:i+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}var o=n===s}if(a.nazevSpravnihoObvodu!==void 0){let t=a.nazevSpravnihoObvodu,n=s,m=s;if(typeof t==
"string"){if(c(t)>32){let r={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.kodMestskehoObvodu!==void 0){let t=a.
kodMestskehoObvodu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:i+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}var o=n===s}if(a.nazevMestskehoObvodu!==void 0){let t=a.nazevMestskehoObvodu,n=s,m=s;if(typeof t==
"string"){if(c(t)>32){let r={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.kodMestskeCastiObvodu!==void 0){let t=a.
kodMestskeCastiObvodu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:i+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===s}if(a.kodUlice!==void 0){let t=a.kodUlice,n=s;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(
t)){if(t>9999999||isNaN(t)){let r={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={
instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===s}if(a.nazevMestskeCastiObvodu!==void 0){let t=a.nazevMestskeCastiObvodu,
n=s,m=s;if(typeof t=="string"){if(c(t)>48){let r={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}
if(a.nazevUlice!==void 0){let t=a.nazevUlice,n=s,m=s;if(typeof t=="string"){if(c(t)>48){let r={instancePath:i+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.
cisloDomovni!==void 0){let t=a.cisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){let r={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.doplnekAdresy!==void 0){let t=a.doplnekAdresy,n=s,m=s;if(typeof t==
"string"){if(c(t)>1500){let r={instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.kodCastiObce!==void 0){let t=a.kodCastiObce,n=s;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t==
"number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),
s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===s}if(a.cisloOrientacni!==
void 0){let t=a.cisloOrientacni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>999||isNaN(t))){let r={instancePath:i+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.cisloOrientacniPismeno!==void 0){let t=a.cisloOrientacniPismeno,
n=s,m=s;if(typeof t=="string"){if(c(t)>1){let r={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.nazevCastiObce!==
void 0){let t=a.nazevCastiObce,n=s,m=s;if(typeof t=="string"){if(c(t)>48){let r={instancePath:i+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.kodAdresnihoMista!==
void 0){let t=a.kodAdresnihoMista,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999999999||isNaN(t)){let r={
instancePath:i+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===s}if(a.psc!==void 0){let t=a.psc,n=s;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===s}if(a.textovaAdresa!==void 0){
let t=a.textovaAdresa,n=s,m=s;if(typeof t=="string"){if(c(t)>1500){let r={instancePath:i+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.cisloDoAdresy!==
void 0){let t=a.cisloDoAdresy,n=s,m=s;if(typeof t=="string"){if(c(t)>255){let r={instancePath:i+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.standardizaceAdresy!==
void 0){let t=a.standardizaceAdresy,n=s;if(typeof t!="boolean"){let r={instancePath:i+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}let m=s;var o=n===s}if(a.pscTxt!==void 0){let t=a.pscTxt,n=s,m=s;if(typeof t=="string"){if(c(t)>255){let r={
instancePath:i+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.typCisloDomovni!==void 0){let t=a.typCisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={
instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){
let r={instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[r]:e.push(r),s++}var o=n===s}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return z.errors=e,s===
0}function _(a,{instancePath:i="",parentData:u,parentDataProperty:h,rootData:l=a}={}){let e=null,s=0,d=s;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.ico!==void 0){let t=a.ico,n=s,m=s;if(typeof t=="string"){if(c(t)>8){let p={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[p]:e.push(p),s++}if(c(t)<8){let p={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[p]:e.push(p),s++}if(!G.
test(t)){let p={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var o=n===
s}if(a.obchodniJmeno!==void 0){let t=a.obchodniJmeno,n=s,m=s;if(typeof t=="string"){if(c(t)>2e3){let r={instancePath:i+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}if(c(t)<1){let r={instancePath:i+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.sidlo!==
void 0){let t=a.sidlo,n=s;z(t,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:l})||(e=e===null?
z.errors:e.concat(z.errors),s=e.length);var o=n===s}if(a.pravniForma!==void 0){let t=a.pravniForma,n=s,m=s;if(typeof t==
"string"){if(c(t)>3){let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLe\
ngth",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(c(t)<3){let r={instancePath:i+
"/pravniForma",schemaPath:"#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT ha\
ve fewer than 3 characters"};e===null?e=[r]:e.push(r),s++}if(!C.test(t)){let r={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.pravniFormaRos!==void 0){
let t=a.pravniFormaRos,n=s,m=s;if(typeof t=="string"){if(c(t)>3){let r={instancePath:i+"/pravniFormaRos",schemaPath:"#/p\
roperties/pravniFormaRos/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};
e===null?e=[r]:e.push(r),s++}if(c(t)<3){let r={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/\
minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[r]:e.push(r),
s++}if(!C.test(t)){let r={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pat\
tern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.financniUrad!==void 0){let t=a.financniUrad,n=s,m=s;if(typeof t=="\
string"){if(c(t)>3){let r={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxL\
ength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(c(t)<3){let r={instancePath:i+
"/financniUrad",schemaPath:"#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT \
have fewer than 3 characters"};e===null?e=[r]:e.push(r),s++}if(!C.test(t)){let r={instancePath:i+"/financniUrad",schemaPath:"\
#/properties/financniUrad/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.datumVzniku!==void 0){
let t=a.datumVzniku,n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!b.test(t)){let r={instancePath:i+
"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match \
format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVz\
niku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.
datumZaniku!==void 0){let t=a.datumZaniku,n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!b.test(t)){
let r={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},
message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}var o=n===s}if(a.datumAktualizace!==void 0){let t=a.datumAktualizace,n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t==
"string"){if(!b.test(t)){let r={instancePath:i+"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.dic!==void 0){let t=a.dic,n=s;if(typeof t!="string"){let r={instancePath:i+
"/dic",schemaPath:"#/properties/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}let m=s;var o=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return _.errors=e,s===0}function x(a,{instancePath:i="",parentData:u,
parentDataProperty:h,rootData:l=a}={}){let e=null,s=0,d=s;_(a,{instancePath:i,parentData:u,parentDataProperty:h,rootData:l})||
(e=e===null?_.errors:e.concat(_.errors),s=e.length);var m=d===s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.odkaz!==void 0){let p=a.odkaz,r=s,g=s;if(typeof p=="string"){if(c(p)>255){let y={instancePath:i+"/odkaz",schemaPath:"\
#/allOf/1/properties/odkaz/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/odkaz",schemaPath:"#/allOf/1/properties/odkaz/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}var n=r===s}}else{let p={instancePath:i,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}
var m=o===s;return x.errors=e,s===0}function N(a,{instancePath:i="",parentData:u,parentDataProperty:h,rootData:l=a}={}){
let e=null,s=0,d=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.osobaEzp!==void 0){let t=a.osobaEzp,n=s;P(t,{instancePath:i+
"/osobaEzp",parentData:a,parentDataProperty:"osobaEzp",rootData:l})||(e=e===null?P.errors:e.concat(P.errors),s=e.length);
var o=n===s}if(a.subjektEzp!==void 0){let t=a.subjektEzp,n=s;x(t,{instancePath:i+"/subjektEzp",parentData:a,parentDataProperty:"\
subjektEzp",rootData:l})||(e=e===null?x.errors:e.concat(x.errors),s=e.length);var o=n===s}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return N.errors=e,s===
0}function w(a,{instancePath:i="",parentData:u,parentDataProperty:h,rootData:l=a}={}){let e=null,s=0,d=s;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.ezp!==void 0){let t=a.ezp,n=s;N(t,{instancePath:i+"/ezp",parentData:a,parentDataProperty:"\
ezp",rootData:l})||(e=e===null?N.errors:e.concat(N.errors),s=e.length);var o=n===s}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===
0}function v(a,{instancePath:i="",parentData:u,parentDataProperty:h,rootData:l=a}={}){let e=null,s=0,d=s;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.icoId!==void 0){let n=a.icoId,m=s,p=s;if(typeof n=="string"){if(c(n)>32){let r={instancePath:i+
"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters"};e===null?e=[r]:e.push(r),s++}if(!q.test(n)){let r={instancePath:i+"/icoId",schemaPath:"#/properties/ic\
oId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=m===s}if(a.zaznamy!==void 0){let n=a.zaznamy,
m=s,p=s;if(Array.isArray(n)){let g=!0,y=n.length;for(let f=0;f<y;f++){let j=n[f],k=s;w(j,{instancePath:i+"/zaznamy/"+f,parentData:n,
parentDataProperty:f,rootData:l})||(e=e===null?w.errors:e.concat(w.errors),s=e.length);var t=k===s;t||(g=!1)}}else{let g={
instancePath:i+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[g]:e.push(g),s++}var o=m===s}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return v.errors=e,s===0}var Q=T;var M={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function A(a,{instancePath:i="",parentData:u,parentDataProperty:h,rootData:l=a}={}){let e=null,
s=0;if(typeof a!="string"){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}let d=s,o=M.enum;if(!(a==="OBECNA_CHYBA"||a==="CHYBA_VSTUPU"||a==="NENALEZENO"||
a==="NENI_IMPLEMENTOVANO"||a==="NEPRIHLASENY_UZIVATEL"||a==="NENI_OPRAVNENI")){let t={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:M.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}return A.errors=e,s===0}function T(a,{instancePath:i="",parentData:u,parentDataProperty:h,rootData:l=a}={}){let e=null,
s=0,d=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kod!==void 0){let t=a.kod,n=s;A(t,{instancePath:i+"/kod",parentData:a,
parentDataProperty:"kod",rootData:l})||(e=e===null?A.errors:e.concat(A.errors),s=e.length);var o=n===s}if(a.popis!==void 0){
let t=a.popis,n=s;if(typeof t!="string"){let r={instancePath:i+"/popis",schemaPath:"#/properties/popis/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===s}if(a.subKod!==void 0){
let t=a.subKod,n=s;if(typeof t!="string"){let r={instancePath:i+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===s}}else{let t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return T.
errors=e,s===0}var W=$;function L(a,{instancePath:i="",parentData:u,parentDataProperty:h,rootData:l=a}={}){let e=null,s=0,d=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let t=a.pocetCelkem,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let p={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>2147483647||
isNaN(t)){let p={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),s++}if(t<0||isNaN(t)){let p={instancePath:i+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),s++}}var o=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return L.errors=e,s===0}function $(a,{instancePath:i="",
parentData:u,parentDataProperty:h,rootData:l=a}={}){let e=null,s=0,d=s;L(a,{instancePath:i,parentData:u,parentDataProperty:h,
rootData:l})||(e=e===null?L.errors:e.concat(L.errors),s=e.length);var p=d===s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.ekonomickeSubjekty!==void 0){let r=a.ekonomickeSubjekty,g=s,y=s;if(Array.isArray(r)){let f=!0,j=r.length;
for(let k=0;k<j;k++){let U=r[k],Z=s;v(U,{instancePath:i+"/ekonomickeSubjekty/"+k,parentData:r,parentDataProperty:k,rootData:l})||
(e=e===null?v.errors:e.concat(v.errors),s=e.length);var n=Z===s;n||(f=!1)}}else{let f={instancePath:i+"/ekonomickeSubjek\
ty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[f]:e.push(f),s++}var m=g===s}}else{let r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}var p=o===s;return $.errors=e,s===0}return H(X);})();

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
