// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var E=Object.defineProperty;var ce=Object.getOwnPropertyDescriptor;var ue=Object.getOwnPropertyNames;var he=Object.prototype.hasOwnProperty;var ye=(t,n)=>()=>{try{return n||t((n={exports:{}}).exports,n),n.exports}catch(f){throw n=0,f}},fe=(t,n)=>{for(var f in n)
E(t,f,{get:n[f],enumerable:!0})},de=(t,n,f,g)=>{if(n&&typeof n=="object"||typeof n=="function")for(let l of ue(n))!he.call(
t,l)&&l!==f&&E(t,l,{get:()=>n[l],enumerable:!(g=ce(n,l))||g.enumerable});return t};var ge=t=>de(E({},"__esModule",{value:!0}),t);var oe=ye(C=>{"use strict";Object.defineProperty(C,"__esModule",{value:!0});function ne(t){let n=t.length,f=0,g=0,l;for(;g<
n;)f++,l=t.charCodeAt(g++),l>=55296&&l<=56319&&g<n&&(l=t.charCodeAt(g),(l&64512)===56320&&g++);return f}C.default=ne;ne.
code='require("ajv/dist/runtime/ucs2length").default'});var Oe={};fe(Oe,{Chyba:()=>je,EkonomickeSubjektyRosSeznam:()=>_e,EkonomickySubjektRos:()=>ve});var ve=T;var y=oe().default,ke=new RegExp("^(ARES_)?\\d{8}$","u");var pe=new RegExp("^\\d{8}$","u"),N=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;var be=new RegExp("^\\d{3}$","u");function F(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,
s=0,b=s;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let r=t.hodnota,o=s,m=s;if(typeof r=="string"){
if(y(r)>3){let i={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:3},
message:"must NOT have more than 3 characters"};e===null?e=[i]:e.push(i),s++}if(y(r)<3){let i={instancePath:n+"/hodnota",
schemaPath:"#/properties/hodnota/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 cha\
racters"};e===null?e=[i]:e.push(i),s++}if(!be.test(r)){let i={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota\
/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[i]:e.push(i),
s++}}else{let i={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),s++}var p=o===s}if(t.platnostUdajeRos!==void 0){let r=t.platnostUdajeRos,
o=s,m=s;if(typeof r=="string"){if(y(r)>15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUd\
ajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:
e.push(a),s++}}else{let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return F.
errors=e,s===0}var Pe=new RegExp("^\\d{2}$","u");function M(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,
s=0,b=s;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let r=t.hodnota,o=s,m=s;if(typeof r=="string"){
if(!Pe.test(r)){let i={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/pattern",keyword:"pattern",params:{pattern:"\
^\\d{2}$"},message:'must match pattern "^\\d{2}$"'};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:n+"/hodnota",
schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.
push(i),s++}var p=o===s}if(t.platnostUdajeRos!==void 0){let r=t.platnostUdajeRos,o=s,m=s;if(typeof r=="string"){if(y(r)>
15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{
limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/pl\
atnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[a]:e.push(a),s++}var p=o===s}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}function R(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.datum!==void 0){let r=t.datum,o=s,m=s;if(typeof r=="number"&&isFinite(r),typeof r=="str\
ing"){if(!N.test(r)){let i={instancePath:n+"/datum",schemaPath:"#/properties/datum/format",keyword:"format",params:{format:"\
date"},message:'must match format "date"'};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:n+"/datum",schemaPath:"\
#/properties/datum/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}var p=o===
s}if(t.platnostUdajeRos!==void 0){let r=t.platnostUdajeRos,o=s,m=s;if(typeof r=="string"){if(y(r)>15){let a={instancePath:n+
"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"\
must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/platnostUdajeRos",schemaPath:"\
#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}var p=o===s}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),s++}return R.errors=e,s===0}function Z(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.kodStatu!==void 0){let r=t.kodStatu,o=s;if(typeof r!="string"){let i={instancePath:n+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[i]:e.push(i),s++}let m=s;var p=o===s}if(t.nazevStatu!==void 0){let r=t.nazevStatu,o=s,m=s;if(typeof r=="string"){if(y(
r)>32){let a={instancePath:n+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}var p=o===s}if(t.kodKraje!==void 0){let r=t.kodKraje,o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let a={instancePath:n+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let a={instancePath:n+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:n+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}
var p=o===s}if(t.nazevKraje!==void 0){let r=t.nazevKraje,o=s,m=s;if(typeof r=="string"){if(y(r)>32){let a={instancePath:n+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===
s}if(t.kodOkresu!==void 0){let r=t.kodOkresu,o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:n+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>9999||isNaN(r)){let a={instancePath:n+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:n+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),
s++}}var p=o===s}if(t.nazevOkresu!==void 0){let r=t.nazevOkresu,o=s,m=s;if(typeof r=="string"){if(y(r)>32){let a={instancePath:n+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===
s}if(t.kodObce!==void 0){let r=t.kodObce,o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:n+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let a={instancePath:n+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:n+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}var p=o===
s}if(t.nazevObce!==void 0){let r=t.nazevObce,o=s,m=s;if(typeof r=="string"){if(y(r)>48){let a={instancePath:n+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}if(t.kodSpravnihoObvodu!==
void 0){let r=t.kodSpravnihoObvodu,o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:n+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[a]:e.push(a),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let a={instancePath:n+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:n+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),s++}}var p=o===s}if(t.nazevSpravnihoObvodu!==void 0){let r=t.nazevSpravnihoObvodu,o=s,m=s;if(typeof r==
"string"){if(y(r)>32){let a={instancePath:n+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:n+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}if(t.kodMestskehoObvodu!==void 0){let r=t.
kodMestskehoObvodu,o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:n+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let a={instancePath:n+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:n+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),s++}}var p=o===s}if(t.nazevMestskehoObvodu!==void 0){let r=t.nazevMestskehoObvodu,o=s,m=s;if(typeof r==
"string"){if(y(r)>32){let a={instancePath:n+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[a]:e.push(a),s++}}else{
let a={instancePath:n+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}if(t.kodMestskeCastiObvodu!==void 0){let r=t.
kodMestskeCastiObvodu,o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:n+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[a]:e.push(a),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let a={instancePath:n+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:n+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}var p=o===s}if(t.kodUlice!==void 0){let r=t.kodUlice,o=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}let m=s;if(typeof r=="number"&&isFinite(
r)){if(r>9999999||isNaN(r)){let a={instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={
instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}var p=o===s}if(t.nazevMestskeCastiObvodu!==void 0){let r=t.nazevMestskeCastiObvodu,
o=s,m=s;if(typeof r=="string"){if(y(r)>48){let a={instancePath:n+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}
if(t.nazevUlice!==void 0){let r=t.nazevUlice,o=s,m=s;if(typeof r=="string"){if(y(r)>48){let a={instancePath:n+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}if(t.
cisloDomovni!==void 0){let r=t.cisloDomovni,o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:n+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[a]:e.push(a),s++}let m=s;if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){let a={instancePath:n+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[a]:e.push(a),s++}var p=o===s}if(t.doplnekAdresy!==void 0){let r=t.doplnekAdresy,o=s,m=s;if(typeof r==
"string"){if(y(r)>1500){let a={instancePath:n+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:n+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}if(t.kodCastiObce!==void 0){let r=t.kodCastiObce,o=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:n+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}let m=s;if(typeof r==
"number"&&isFinite(r)){if(r>999999||isNaN(r)){let a={instancePath:n+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[a]:e.push(a),
s++}if(r<0||isNaN(r)){let a={instancePath:n+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}var p=o===s}if(t.cisloOrientacni!==
void 0){let r=t.cisloOrientacni,o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:n+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[a]:e.push(a),s++}let m=s;if(typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))){let a={instancePath:n+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[a]:e.push(a),s++}var p=o===s}if(t.cisloOrientacniPismeno!==void 0){let r=t.cisloOrientacniPismeno,
o=s,m=s;if(typeof r=="string"){if(y(r)>1){let a={instancePath:n+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}if(t.nazevCastiObce!==
void 0){let r=t.nazevCastiObce,o=s,m=s;if(typeof r=="string"){if(y(r)>48){let a={instancePath:n+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}if(t.kodAdresnihoMista!==
void 0){let r=t.kodAdresnihoMista,o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:n+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[a]:e.push(a),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999999999||isNaN(r)){let a={
instancePath:n+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[a]:e.push(a),s++}if(r<0||isNaN(r)){let a={instancePath:n+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),s++}}var p=o===s}if(t.psc!==void 0){let r=t.psc,o=s;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={instancePath:n+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),s++}let m=s;var p=o===s}if(t.textovaAdresa!==void 0){
let r=t.textovaAdresa,o=s,m=s;if(typeof r=="string"){if(y(r)>1500){let a={instancePath:n+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}if(t.cisloDoAdresy!==
void 0){let r=t.cisloDoAdresy,o=s,m=s;if(typeof r=="string"){if(y(r)>255){let a={instancePath:n+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}if(t.standardizaceAdresy!==
void 0){let r=t.standardizaceAdresy,o=s;if(typeof r!="boolean"){let a={instancePath:n+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:
e.push(a),s++}let m=s;var p=o===s}if(t.pscTxt!==void 0){let r=t.pscTxt,o=s,m=s;if(typeof r=="string"){if(y(r)>255){let a={
instancePath:n+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===
s}if(t.typCisloDomovni!==void 0){let r=t.typCisloDomovni,o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let a={
instancePath:n+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[a]:e.push(a),s++}let m=s;if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){
let a={instancePath:n+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[a]:e.push(a),s++}var p=o===s}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===
0}function S(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;Z(t,{instancePath:n,
parentData:f,parentDataProperty:g,rootData:l})||(e=k(e,Z.errors),s=e.length);var m=b===s;let p=s,r=s;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.typAdresy!==void 0){let i=t.typAdresy,a=s,u=s;if(typeof i=="string"){if(y(i)>64){let h={instancePath:n+
"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[h]:e.push(h),s++}if(y(i)<1){let h={instancePath:n+"/typAdresy",schemaPath:"\
#/allOf/1/properties/typAdresy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:n+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}var o=a===s}}else{let i={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:
e.push(i),s++}var m=p===s;return S.errors=e,s===0}function U(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){
let e=null,s=0,b=s;S(t,{instancePath:n,parentData:f,parentDataProperty:g,rootData:l})||(e=k(e,S.errors),s=e.length);var m=b===
s;let p=s,r=s;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.platnostUdajeRos!==void 0){let i=t.platnostUdajeRos,a=s,
u=s;if(typeof i=="string"){if(y(i)>15){let h={instancePath:n+"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platno\
stUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=
[h]:e.push(h),s++}}else{let h={instancePath:n+"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platnostUdajeRos/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}var o=a===s}}else{let i={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}
var m=p===s;return U.errors=e,s===0}function K(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){
let e=null,s=0,b=s;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.icp!==void 0){let r=t.icp,o=s;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let i={instancePath:n+"/icp",schemaPath:"#/properties/icp/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>
9999999999||isNaN(r)){let i={instancePath:n+"/icp",schemaPath:"#/properties/icp/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999999999},message:"must be <= 9999999999"};e===null?e=[i]:e.push(i),s++}if(r<1e9||isNaN(r)){let i={instancePath:n+
"/icp",schemaPath:"#/properties/icp/minimum",keyword:"minimum",params:{comparison:">=",limit:1e9},message:"must be >= 10\
00000000"};e===null?e=[i]:e.push(i),s++}}var p=o===s}if(t.datumUkonceniCinnosti!==void 0){let r=t.datumUkonceniCinnosti,
o=s;R(r,{instancePath:n+"/datumUkonceniCinnosti",parentData:t,parentDataProperty:"datumUkonceniCinnosti",rootData:l})||(e=
k(e,R.errors),s=e.length);var p=o===s}if(t.datumZahajeniCinnosti!==void 0){let r=t.datumZahajeniCinnosti,o=s;R(r,{instancePath:n+
"/datumZahajeniCinnosti",parentData:t,parentDataProperty:"datumZahajeniCinnosti",rootData:l})||(e=k(e,R.errors),s=e.length);
var p=o===s}if(t.adresaProvozovny!==void 0){let r=t.adresaProvozovny,o=s;U(r,{instancePath:n+"/adresaProvozovny",parentData:t,
parentDataProperty:"adresaProvozovny",rootData:l})||(e=k(e,U.errors),s=e.length);var p=o===s}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.
errors=e,s===0}function I(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.telefon!==void 0){let r=t.telefon,o=s,m=s;if(typeof r=="string"){if(y(r)>25){let i={instancePath:n+
"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit:25},message:"must NOT have more\
 than 25 characters"};e===null?e=[i]:e.push(i),s++}if(y(r)<1){let i={instancePath:n+"/telefon",schemaPath:"#/properties/\
telefon/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:
e.push(i),s++}}else{let i={instancePath:n+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}var p=o===s}if(t.email!==void 0){let r=t.email,o=s,m=s;if(typeof r==
"string"){if(y(r)>50){let a={instancePath:n+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{
limit:50},message:"must NOT have more than 50 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/em\
ail",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),s++}var p=o===s}if(t.platnostUdajeRos!==void 0){let r=t.platnostUdajeRos,o=s,m=s;if(typeof r=="string"){if(y(r)>
15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{
limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/pl\
atnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[a]:e.push(a),s++}var p=o===s}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===0}function V(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.identifikatorDs!==void 0){let r=t.identifikatorDs,o=s,m=s;if(typeof r=="string"){if(y(r)>
7){let i={instancePath:n+"/identifikatorDs",schemaPath:"#/properties/identifikatorDs/maxLength",keyword:"maxLength",params:{
limit:7},message:"must NOT have more than 7 characters"};e===null?e=[i]:e.push(i),s++}if(y(r)<1){let i={instancePath:n+"\
/identifikatorDs",schemaPath:"#/properties/identifikatorDs/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:n+"/identifikatorDs",schemaPath:"\
#/properties/identifikatorDs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),s++}var p=o===s}if(t.typDatoveSchranky!==void 0){let r=t.typDatoveSchranky,o=s,m=s;if(typeof r=="string"){if(y(r)>64){
let a={instancePath:n+"/typDatoveSchranky",schemaPath:"#/properties/typDatoveSchranky/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),s++}if(y(r)<1){let a={instancePath:n+
"/typDatoveSchranky",schemaPath:"#/properties/typDatoveSchranky/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/typDatoveSchranky",schemaPath:"\
#/properties/typDatoveSchranky/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),s++}var p=o===s}if(t.platnostUdajeRos!==void 0){let r=t.platnostUdajeRos,o=s,m=s;if(typeof r=="string"){if(y(r)>15){let a={
instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},
message:"must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/platnostUdaj\
eRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),s++}var p=o===s}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}function J(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let r=t.hodnota,o=s,m=s;if(typeof r=="string"){if(y(r)>2e3){let i={instancePath:n+
"/hodnota",schemaPath:"#/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have mor\
e than 2000 characters"};e===null?e=[i]:e.push(i),s++}if(y(r)<1){let i={instancePath:n+"/hodnota",schemaPath:"#/properti\
es/hodnota/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
i]:e.push(i),s++}}else{let i={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}var p=o===s}if(t.platnostUdajeRos!==void 0){let r=t.platnostUdajeRos,
o=s,m=s;if(typeof r=="string"){if(y(r)>15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUd\
ajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:
e.push(a),s++}}else{let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return J.
errors=e,s===0}function B(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let r=t.hodnota,o=s;if(typeof r!="boolean"){let i={instancePath:n+"/h\
odnota",schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[i]:e.push(i),s++}let m=s;var p=o===s}if(t.platnostUdajeRos!==void 0){let r=t.platnostUdajeRos,o=s,m=s;if(typeof r=="s\
tring"){if(y(r)>15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"\
maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}function H(t,{
instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.datumVznikuOpravneni!==void 0){let o=t.datumVznikuOpravneni,m=s;R(o,{instancePath:n+"/datumVznikuOpravn\
eni",parentData:t,parentDataProperty:"datumVznikuOpravneni",rootData:l})||(e=k(e,R.errors),s=e.length);var p=m===s}if(t.
datumZanikuOpravneni!==void 0){let o=t.datumZanikuOpravneni,m=s;R(o,{instancePath:n+"/datumZanikuOpravneni",parentData:t,
parentDataProperty:"datumZanikuOpravneni",rootData:l})||(e=k(e,R.errors),s=e.length);var p=m===s}if(t.agenda!==void 0){let o=t.
agenda,m=s,i=s;if(typeof o=="string"){if(y(o)>15){let u={instancePath:n+"/agenda",schemaPath:"#/properties/agenda/maxLen\
gth",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[u]:e.push(u),s++}}else{
let u={instancePath:n+"/agenda",schemaPath:"#/properties/agenda/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[u]:e.push(u),s++}var p=m===s}if(t.ovm!==void 0){let o=t.ovm,m=s,i=s;if(typeof o=="string"){if(y(
o)>15){let u={instancePath:n+"/ovm",schemaPath:"#/properties/ovm/maxLength",keyword:"maxLength",params:{limit:15},message:"\
must NOT have more than 15 characters"};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:n+"/ovm",schemaPath:"#/pr\
operties/ovm/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}var p=m===
s}if(t.obchodniJmeno!==void 0){let o=t.obchodniJmeno,m=s;J(o,{instancePath:n+"/obchodniJmeno",parentData:t,parentDataProperty:"\
obchodniJmeno",rootData:l})||(e=k(e,J.errors),s=e.length);var p=m===s}if(t.pozastaveniPreruseni!==void 0){let o=t.pozastaveniPreruseni,
m=s;B(o,{instancePath:n+"/pozastaveniPreruseni",parentData:t,parentDataProperty:"pozastaveniPreruseni",rootData:l})||(e=
k(e,B.errors),s=e.length);var p=m===s}if(t.adresySidla!==void 0){let o=t.adresySidla,m=s,i=s;if(Array.isArray(o)){let u=!0,
h=o.length;for(let c=0;c<h;c++){let d=o[c],v=s;U(d,{instancePath:n+"/adresySidla/"+c,parentData:o,parentDataProperty:c,rootData:l})||
(e=k(e,U.errors),s=e.length);var r=v===s;r||(u=!1)}}else{let u={instancePath:n+"/adresySidla",schemaPath:"#/properties/a\
dresySidla/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var p=m===s}}else{
let o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:
e.push(o),s++}return H.errors=e,s===0}function Y(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){
let e=null,s=0,b=s;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ico!==void 0){let i=t.ico,a=s,u=s;if(typeof i=="str\
ing"){if(y(i)>8){let h={instancePath:n+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[h]:e.push(h),s++}if(y(i)<8){let h={instancePath:n+"/ico",schemaPath:"\
#/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[h]:e.push(h),s++}if(!pe.test(i)){let h={instancePath:n+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",
params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:n+
"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:
e.push(h),s++}var p=a===s}if(t.datumVzniku!==void 0){let i=t.datumVzniku,a=s,u=s;if(typeof i=="number"&&isFinite(i),typeof i==
"string"){if(!N.test(i)){let c={instancePath:n+"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:n+
"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),s++}var p=a===s}if(t.datumZaniku!==void 0){let i=t.datumZaniku,a=s,u=s;if(typeof i=="number"&&isFinite(
i),typeof i=="string"){if(!N.test(i)){let c={instancePath:n+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:n+
"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),s++}var p=a===s}if(t.pravniFormaRos!==void 0){let i=t.pravniFormaRos,a=s;F(i,{instancePath:n+"/\
pravniFormaRos",parentData:t,parentDataProperty:"pravniFormaRos",rootData:l})||(e=k(e,F.errors),s=e.length);var p=a===s}
if(t.pravniStavRos!==void 0){let i=t.pravniStavRos,a=s;M(i,{instancePath:n+"/pravniStavRos",parentData:t,parentDataProperty:"\
pravniStavRos",rootData:l})||(e=k(e,M.errors),s=e.length);var p=a===s}if(t.datumAktualizace!==void 0){let i=t.datumAktualizace,
a=s,u=s;if(typeof i=="number"&&isFinite(i),typeof i=="string"){if(!N.test(i)){let c={instancePath:n+"/datumAktualizace",
schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must match format "da\
te"'};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:n+"/datumAktualizace",schemaPath:"#/properties/datumAktuali\
zace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}var p=a===s}if(t.
provozovny!==void 0){let i=t.provozovny,a=s,u=s;if(Array.isArray(i)){let c=!0,d=i.length;for(let v=0;v<d;v++){let _=i[v],
O=s;K(_,{instancePath:n+"/provozovny/"+v,parentData:i,parentDataProperty:v,rootData:l})||(e=k(e,K.errors),s=e.length);var r=O===
s;r||(c=!1)}}else{let c={instancePath:n+"/provozovny",schemaPath:"#/properties/provozovny/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var p=a===s}if(t.kontaktniUdaje!==void 0){let i=t.kontaktniUdaje,
a=s;I(i,{instancePath:n+"/kontaktniUdaje",parentData:t,parentDataProperty:"kontaktniUdaje",rootData:l})||(e=k(e,I.errors),
s=e.length);var p=a===s}if(t.datoveSchranky!==void 0){let i=t.datoveSchranky,a=s,u=s;if(Array.isArray(i)){let c=!0,d=i.length;
for(let v=0;v<d;v++){let _=i[v],O=s;V(_,{instancePath:n+"/datoveSchranky/"+v,parentData:i,parentDataProperty:v,rootData:l})||
(e=k(e,V.errors),s=e.length);var o=O===s;o||(c=!1)}}else{let c={instancePath:n+"/datoveSchranky",schemaPath:"#/propertie\
s/datoveSchranky/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var p=a===
s}if(t.evidenceAgendy!==void 0){let i=t.evidenceAgendy,a=s,u=s;if(Array.isArray(i)){let c=!0,d=i.length;for(let v=0;v<d;v++){
let _=i[v],O=s;H(_,{instancePath:n+"/evidenceAgendy/"+v,parentData:i,parentDataProperty:v,rootData:l})||(e=k(e,H.errors),
s=e.length);var m=O===s;m||(c=!1)}}else{let c={instancePath:n+"/evidenceAgendy",schemaPath:"#/properties/evidenceAgendy/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var p=a===s}if(t.stavSubjektu!==
void 0){let i=t.stavSubjektu,a=s,u=s;if(typeof i=="string"){if(y(i)>64){let c={instancePath:n+"/stavSubjektu",schemaPath:"\
#/properties/stavSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 character\
s"};e===null?e=[c]:e.push(c),s++}if(y(i)<1){let c={instancePath:n+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),
s++}}else{let c={instancePath:n+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}var p=a===s}}else{let i={instancePath:n,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}return Y.errors=e,s===0}function q(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.osobaTextem!==void 0){let r=t.osobaTextem,o=s,m=s;if(typeof r=="string"){if(y(r)>256){let i={
instancePath:n+"/osobaTextem",schemaPath:"#/properties/osobaTextem/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:n+"/osobaTextem",schemaPath:"\
#/properties/osobaTextem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),
s++}var p=o===s}if(t.datumNarozeni!==void 0){let r=t.datumNarozeni,o=s,m=s;if(typeof r=="number"&&isFinite(r),typeof r==
"string"){if(!N.test(r)){let a={instancePath:n+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+
"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[a]:e.push(a),s++}var p=o===s}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return q.errors=e,s===0}function L(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.zmenaUdaje!==void 0){let r=t.zmenaUdaje,o=s,m=s;if(typeof r=="number"&&isFinite(r),typeof r==
"string"){if(!N.test(r)){let i={instancePath:n+"/zmenaUdaje",schemaPath:"#/properties/zmenaUdaje/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[i]:e.push(i),s++}}else{let i={instancePath:n+"/zm\
enaUdaje",schemaPath:"#/properties/zmenaUdaje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),s++}var p=o===s}if(t.platnostUdajeRob!==void 0){let r=t.platnostUdajeRob,o=s,m=s;if(typeof r=="stri\
ng"){if(y(r)>15){let a={instancePath:n+"/platnostUdajeRob",schemaPath:"#/properties/platnostUdajeRob/maxLength",keyword:"\
maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:n+"/platnostUdajeRob",schemaPath:"#/properties/platnostUdajeRob/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return L.errors=e,s===0}function G(t,{
instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;L(t,{instancePath:n,parentData:f,
parentDataProperty:g,rootData:l})||(e=k(e,L.errors),s=e.length);var m=b===s;let p=s,r=s;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.hodnota!==void 0){let i=t.hodnota,a=s,u=s;if(typeof i=="string"){if(y(i)>100){let h={instancePath:n+"/h\
odnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT hav\
e more than 100 characters"};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:n+"/hodnota",schemaPath:"#/allOf/1/p\
roperties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}var o=a===
s}}else{let i={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[i]:e.push(i),s++}var m=p===s;return G.errors=e,s===0}function Q(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;L(t,{instancePath:n,
parentData:f,parentDataProperty:g,rootData:l})||(e=k(e,L.errors),s=e.length);var m=b===s;let p=s,r=s;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.datum!==void 0){let i=t.datum,a=s,u=s;if(typeof i=="number"&&isFinite(i),typeof i=="strin\
g"){if(!N.test(i)){let h={instancePath:n+"/datum",schemaPath:"#/allOf/1/properties/datum/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:n+"/datum",schemaPath:"\
#/allOf/1/properties/datum/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),
s++}var o=a===s}}else{let i={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[i]:e.push(i),s++}var m=p===s;return Q.errors=e,s===0}function W(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;L(t,{instancePath:n,
parentData:f,parentDataProperty:g,rootData:l})||(e=k(e,L.errors),s=e.length);var m=b===s;let p=s,r=s;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.hodnota!==void 0){let i=t.hodnota,a=s,u=s;if(typeof i=="string"){if(y(i)>100){let h={instancePath:n+
"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT \
have more than 100 characters"};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:n+"/hodnota",schemaPath:"#/allOf/\
1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}
var o=a===s}}else{let i={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[i]:e.push(i),s++}var m=p===s;return W.errors=e,s===0}function X(t,{instancePath:n="",parentData:f,
parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.jmeno!==void 0){
let r=t.jmeno,o=s;G(r,{instancePath:n+"/jmeno",parentData:t,parentDataProperty:"jmeno",rootData:l})||(e=k(e,G.errors),s=
e.length);var p=o===s}if(t.datumNarozeni!==void 0){let r=t.datumNarozeni,o=s;Q(r,{instancePath:n+"/datumNarozeni",parentData:t,
parentDataProperty:"datumNarozeni",rootData:l})||(e=k(e,Q.errors),s=e.length);var p=o===s}if(t.prijmeni!==void 0){let r=t.
prijmeni,o=s;W(r,{instancePath:n+"/prijmeni",parentData:t,parentDataProperty:"prijmeni",rootData:l})||(e=k(e,W.errors),s=
e.length);var p=o===s}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}function D(t,{instancePath:n="",parentData:f,parentDataProperty:g,
rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.osobaRos!==void 0){let r=t.osobaRos,
o=s;q(r,{instancePath:n+"/osobaRos",parentData:t,parentDataProperty:"osobaRos",rootData:l})||(e=k(e,q.errors),s=e.length);
var p=o===s}if(t.osobaRob!==void 0){let r=t.osobaRob,o=s;X(r,{instancePath:n+"/osobaRob",parentData:t,parentDataProperty:"\
osobaRob",rootData:l})||(e=k(e,X.errors),s=e.length);var p=o===s}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return D.errors=e,s===0}function $(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.ico!==void 0){let o=t.ico,m=s,i=s;if(typeof o=="string"){if(y(o)>8){let a={instancePath:n+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[a]:e.push(a),s++}if(y(o)<8){let a={instancePath:n+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[a]:e.push(a),s++}if(!pe.
test(o)){let a={instancePath:n+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=m===
s}if(t.obchodniJmeno!==void 0){let o=t.obchodniJmeno,m=s,i=s;if(typeof o=="string"){if(y(o)>2e3){let u={instancePath:n+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[u]:e.push(u),s++}if(y(o)<1){let u={instancePath:n+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}var p=m===s}if(t.adresy!==
void 0){let o=t.adresy,m=s,i=s;if(Array.isArray(o)){let u=!0,h=o.length;for(let c=0;c<h;c++){let d=o[c],v=s;S(d,{instancePath:n+
"/adresy/"+c,parentData:o,parentDataProperty:c,rootData:l})||(e=k(e,S.errors),s=e.length);var r=v===s;r||(u=!1)}}else{let u={
instancePath:n+"/adresy",schemaPath:"#/properties/adresy/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[u]:e.push(u),s++}var p=m===s}}else{let o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return $.errors=e,s===0}function ee(t,{instancePath:n="",
parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;$(t,{instancePath:n,parentData:f,parentDataProperty:g,
rootData:l})||(e=k(e,$.errors),s=e.length);var i=b===s;let p=s,r=s;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.zastupci!==
void 0){let a=t.zastupci,u=s,h=s;if(Array.isArray(a)){let c=!0,d=a.length;for(let v=0;v<d;v++){let _=a[v],O=s;D(_,{instancePath:n+
"/zastupci/"+v,parentData:a,parentDataProperty:v,rootData:l})||(e=k(e,D.errors),s=e.length);var o=O===s;o||(c=!1)}}else{
let c={instancePath:n+"/zastupci",schemaPath:"#/allOf/1/properties/zastupci/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[c]:e.push(c),s++}var m=u===s}if(t.platnostUdajeRos!==void 0){let a=t.platnostUdajeRos,u=s,h=s;
if(typeof a=="string"){if(y(a)>15){let d={instancePath:n+"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platnostUd\
ajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[d]:
e.push(d),s++}}else{let d={instancePath:n+"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platnostUdajeRos/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}var m=u===s}}else{let a={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),s++}
var i=p===s;return ee.errors=e,s===0}function se(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){
let e=null,s=0,b=s;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.osobaFyzicka!==void 0){let r=t.osobaFyzicka,o=s;D(r,
{instancePath:n+"/osobaFyzicka",parentData:t,parentDataProperty:"osobaFyzicka",rootData:l})||(e=k(e,D.errors),s=e.length);
var p=o===s}if(t.osobaPravnicka!==void 0){let r=t.osobaPravnicka,o=s;ee(r,{instancePath:n+"/osobaPravnicka",parentData:t,
parentDataProperty:"osobaPravnicka",rootData:l})||(e=k(e,ee.errors),s=e.length);var p=o===s}if(t.platnostUdajeRos!==void 0){
let r=t.platnostUdajeRos,o=s,m=s;if(typeof r=="string"){if(y(r)>15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"\
#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 chara\
cters"};e===null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUd\
ajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}return se.errors=e,s===0}function A(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.osobaPravnicka!==void 0){let r=t.osobaPravnicka,o=s;$(r,{instancePath:n+"/osobaPravnick\
a",parentData:t,parentDataProperty:"osobaPravnicka",rootData:l})||(e=k(e,$.errors),s=e.length);var p=o===s}if(t.osobaFyzicka!==
void 0){let r=t.osobaFyzicka,o=s;D(r,{instancePath:n+"/osobaFyzicka",parentData:t,parentDataProperty:"osobaFyzicka",rootData:l})||
(e=k(e,D.errors),s=e.length);var p=o===s}if(t.platnostUdajeRos!==void 0){let r=t.platnostUdajeRos,o=s,m=s;if(typeof r=="\
string"){if(y(r)>15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"\
maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),s++}}else{let a={
instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=o===s}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return A.errors=e,s===0}function te(t,{
instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;Y(t,{instancePath:n,parentData:f,
parentDataProperty:g,rootData:l})||(e=k(e,Y.errors),s=e.length);var c=b===s;let p=s,r=s;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.statutarniOrgany!==void 0){let d=t.statutarniOrgany,v=s,_=s;if(Array.isArray(d)){let O=!0,j=d.length;for(let w=0;w<
j;w++){let P=d[w],x=s;se(P,{instancePath:n+"/statutarniOrgany/"+w,parentData:d,parentDataProperty:w,rootData:l})||(e=k(e,
se.errors),s=e.length);var o=x===s;o||(O=!1)}}else{let O={instancePath:n+"/statutarniOrgany",schemaPath:"#/allOf/1/prope\
rties/statutarniOrgany/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),s++}
var m=v===s}if(t.likvidatori!==void 0){let d=t.likvidatori,v=s,_=s;if(Array.isArray(d)){let j=!0,w=d.length;for(let P=0;P<
w;P++){let x=d[P],z=s;A(x,{instancePath:n+"/likvidatori/"+P,parentData:d,parentDataProperty:P,rootData:l})||(e=k(e,A.errors),
s=e.length);var i=z===s;i||(j=!1)}}else{let j={instancePath:n+"/likvidatori",schemaPath:"#/allOf/1/properties/likvidator\
i/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[j]:e.push(j),s++}var m=v===s}if(t.opatrovnici!==
void 0){let d=t.opatrovnici,v=s,_=s;if(Array.isArray(d)){let j=!0,w=d.length;for(let P=0;P<w;P++){let x=d[P],z=s;A(x,{instancePath:n+
"/opatrovnici/"+P,parentData:d,parentDataProperty:P,rootData:l})||(e=k(e,A.errors),s=e.length);var a=z===s;a||(j=!1)}}else{
let j={instancePath:n+"/opatrovnici",schemaPath:"#/allOf/1/properties/opatrovnici/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[j]:e.push(j),s++}var m=v===s}if(t.nuceniSpravci!==void 0){let d=t.nuceniSpravci,
v=s,_=s;if(Array.isArray(d)){let j=!0,w=d.length;for(let P=0;P<w;P++){let x=d[P],z=s;A(x,{instancePath:n+"/nuceniSpravci\
/"+P,parentData:d,parentDataProperty:P,rootData:l})||(e=k(e,A.errors),s=e.length);var u=z===s;u||(j=!1)}}else{let j={instancePath:n+
"/nuceniSpravci",schemaPath:"#/allOf/1/properties/nuceniSpravci/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[j]:e.push(j),s++}var m=v===s}if(t.insolvencniSpravci!==void 0){let d=t.insolvencniSpravci,v=s,_=s;
if(Array.isArray(d)){let j=!0,w=d.length;for(let P=0;P<w;P++){let x=d[P],z=s;A(x,{instancePath:n+"/insolvencniSpravci/"+
P,parentData:d,parentDataProperty:P,rootData:l})||(e=k(e,A.errors),s=e.length);var h=z===s;h||(j=!1)}}else{let j={instancePath:n+
"/insolvencniSpravci",schemaPath:"#/allOf/1/properties/insolvencniSpravci/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[j]:e.push(j),s++}var m=v===s}}else{let d={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),s++}var c=p===s;return te.errors=e,s===0}
function T(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.icoId!==void 0){let o=t.icoId,m=s,i=s;if(typeof o=="string"){if(y(o)>32){let a={instancePath:n+
"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters"};e===null?e=[a]:e.push(a),s++}if(!ke.test(o)){let a={instancePath:n+"/icoId",schemaPath:"#/properties/i\
coId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===
null?e=[a]:e.push(a),s++}}else{let a={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}var p=m===s}if(t.zaznamy!==void 0){let o=t.zaznamy,
m=s,i=s;if(Array.isArray(o)){let u=!0,h=o.length;for(let c=0;c<h;c++){let d=o[c],v=s;te(d,{instancePath:n+"/zaznamy/"+c,
parentData:o,parentDataProperty:c,rootData:l})||(e=k(e,te.errors),s=e.length);var r=v===s;r||(u=!1)}}else{let u={instancePath:n+
"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[u]:e.push(u),s++}var p=m===s}}else{let o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),s++}return T.errors=e,s===0}var je=me;var ie={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function re(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){
let e=null,s=0;if(typeof t!="string"){let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}let b=s,p=ie.enum;if(!(t==="OBECNA_CHYBA"||t==="CHYBA_VSTUPU"||t==="NENALE\
ZENO"||t==="NENI_IMPLEMENTOVANO"||t==="NEPRIHLASENY_UZIVATEL"||t==="NENI_OPRAVNENI")){let r={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:ie.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),s++}return re.errors=e,s===0}function me(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){
let e=null,s=0,b=s;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.kod!==void 0){let r=t.kod,o=s;re(r,{instancePath:n+
"/kod",parentData:t,parentDataProperty:"kod",rootData:l})||(e=k(e,re.errors),s=e.length);var p=o===s}if(t.popis!==void 0){
let r=t.popis,o=s;if(typeof r!="string"){let a={instancePath:n+"/popis",schemaPath:"#/properties/popis/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}let m=s;var p=o===s}if(t.subKod!==void 0){
let r=t.subKod,o=s;if(typeof r!="string"){let a={instancePath:n+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),s++}let m=s;var p=o===s}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return me.
errors=e,s===0}var _e=le;function ae(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.pocetCelkem!==void 0){let r=t.pocetCelkem,o=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let i={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>
2147483647||isNaN(r)){let i={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[i]:e.push(i),s++}if(r<0||isNaN(
r)){let i={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}var p=o===s}}else{let r={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ae.errors=e,s===
0}function le(t,{instancePath:n="",parentData:f,parentDataProperty:g,rootData:l=t}={}){let e=null,s=0,b=s;ae(t,{instancePath:n,
parentData:f,parentDataProperty:g,rootData:l})||(e=k(e,ae.errors),s=e.length);var i=b===s;let p=s,r=s;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let a=t.ekonomickeSubjekty,u=s,h=s;if(Array.isArray(a)){let c=!0,
d=a.length;for(let v=0;v<d;v++){let _=a[v],O=s;T(_,{instancePath:n+"/ekonomickeSubjekty/"+v,parentData:a,parentDataProperty:v,
rootData:l})||(e=k(e,T.errors),s=e.length);var o=O===s;o||(c=!1)}}else{let c={instancePath:n+"/ekonomickeSubjekty",schemaPath:"\
#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
c]:e.push(c),s++}var m=u===s}}else{let a={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[a]:e.push(a),s++}var i=p===s;return le.errors=e,s===0}function k(t,n){if(t===null)
return n;for(let f of n)t.push(f);return t}return ge(Oe);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRos: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyRosSeznam: Validate;
} = {
  EkonomickySubjektRos: code.EkonomickySubjektRos,
  Chyba: code.Chyba,
  EkonomickeSubjektyRosSeznam: code.EkonomickeSubjektyRosSeznam,
};
