// Generated from spec/registry.openapi.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var se=Object.defineProperty;var me=Object.getOwnPropertyDescriptor;var ce=Object.getOwnPropertyNames;var ue=Object.prototype.hasOwnProperty;var he=(s,n)=>()=>{try{return n||s((n={exports:{}}).exports,n),n.exports}catch(d){throw n=0,d}},ye=(s,n)=>{for(var d in n)
se(s,d,{get:n[d],enumerable:!0})},fe=(s,n,d,g)=>{if(n&&typeof n=="object"||typeof n=="function")for(let m of ce(n))!ue.call(
s,m)&&m!==d&&se(s,m,{get:()=>n[m],enumerable:!(g=me(n,m))||g.enumerable});return s};var de=s=>fe(se({},"__esModule",{value:!0}),s);var ne=he(te=>{"use strict";Object.defineProperty(te,"__esModule",{value:!0});function ae(s){let n=s.length,d=0,g=0,m;for(;g<
n;)d++,m=s.charCodeAt(g++),m>=55296&&m<=56319&&g<n&&(m=s.charCodeAt(g),(m&64512)===56320&&g++);return d}te.default=ae;ae.
code='require("ajv/dist/runtime/ucs2length").default'});var _e={};ye(_e,{Chyba:()=>Pe,EkonomickeSubjektyRosSeznam:()=>je,EkonomickySubjektRos:()=>ge});var ge=$;var y=ne().default,ve=new RegExp("^(ARES_)?\\d{8}$","u");var ie=new RegExp("^\\d{8}$","u"),L=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;var ke=new RegExp("^\\d{3}$","u");function T(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,
r=0,k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.hodnota!==void 0){let t=s.hodnota,o=r,l=r;if(typeof t=="string"){
if(y(t)>3){let i={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:3},
message:"must NOT have more than 3 characters"};e===null?e=[i]:e.push(i),r++}if(y(t)<3){let i={instancePath:n+"/hodnota",
schemaPath:"#/properties/hodnota/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 cha\
racters"};e===null?e=[i]:e.push(i),r++}if(!ke.test(t)){let i={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota\
/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[i]:e.push(i),
r++}}else{let i={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[i]:e.push(i),r++}var p=o===r}if(s.platnostUdajeRos!==void 0){let t=s.platnostUdajeRos,
o=r,l=r;if(typeof t=="string"){if(y(t)>15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUd\
ajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:
e.push(a),r++}}else{let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}}else{let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return T.
errors=e,r===0}var be=new RegExp("^\\d{2}$","u");function E(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,
r=0,k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.hodnota!==void 0){let t=s.hodnota,o=r,l=r;if(typeof t=="string"){
if(!be.test(t)){let i={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/pattern",keyword:"pattern",params:{pattern:"\
^\\d{2}$"},message:'must match pattern "^\\d{2}$"'};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/hodnota",
schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.
push(i),r++}var p=o===r}if(s.platnostUdajeRos!==void 0){let t=s.platnostUdajeRos,o=r,l=r;if(typeof t=="string"){if(y(t)>
15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{
limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/pl\
atnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[a]:e.push(a),r++}var p=o===r}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return E.errors=e,r===0}function x(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.datum!==void 0){let t=s.datum,o=r,l=r;if(typeof t=="number"&&isFinite(t),typeof t=="str\
ing"){if(!L.test(t)){let i={instancePath:n+"/datum",schemaPath:"#/properties/datum/format",keyword:"format",params:{format:"\
date"},message:'must match format "date"'};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/datum",schemaPath:"\
#/properties/datum/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),r++}var p=o===
r}if(s.platnostUdajeRos!==void 0){let t=s.platnostUdajeRos,o=r,l=r;if(typeof t=="string"){if(y(t)>15){let a={instancePath:n+
"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"\
must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/platnostUdajeRos",schemaPath:"\
#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),r++}var p=o===r}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[t]:e.push(t),r++}return x.errors=e,r===0}function C(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.kodStatu!==void 0){let t=s.kodStatu,o=r;if(typeof t!="string"){let i={instancePath:n+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[i]:e.push(i),r++}let l=r;var p=o===r}if(s.nazevStatu!==void 0){let t=s.nazevStatu,o=r,l=r;if(typeof t=="string"){if(y(
t)>32){let a={instancePath:n+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),r++}var p=o===r}if(s.kodKraje!==void 0){let t=s.kodKraje,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let a={instancePath:n+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),r++}let l=r;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let a={instancePath:n+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){let a={instancePath:n+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}
var p=o===r}if(s.nazevKraje!==void 0){let t=s.nazevKraje,o=r,l=r;if(typeof t=="string"){if(y(t)>32){let a={instancePath:n+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===
r}if(s.kodOkresu!==void 0){let t=s.kodOkresu,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:n+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),r++}let l=r;if(typeof t=="number"&&isFinite(t)){if(t>9999||isNaN(t)){let a={instancePath:n+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){let a={instancePath:n+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),
r++}}var p=o===r}if(s.nazevOkresu!==void 0){let t=s.nazevOkresu,o=r,l=r;if(typeof t=="string"){if(y(t)>32){let a={instancePath:n+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===
r}if(s.kodObce!==void 0){let t=s.kodObce,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:n+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),r++}let l=r;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let a={instancePath:n+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){let a={instancePath:n+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}var p=o===
r}if(s.nazevObce!==void 0){let t=s.nazevObce,o=r,l=r;if(typeof t=="string"){if(y(t)>48){let a={instancePath:n+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}if(s.kodSpravnihoObvodu!==
void 0){let t=s.kodSpravnihoObvodu,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:n+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[a]:e.push(a),r++}let l=r;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let a={instancePath:n+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){let a={instancePath:n+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),r++}}var p=o===r}if(s.nazevSpravnihoObvodu!==void 0){let t=s.nazevSpravnihoObvodu,o=r,l=r;if(typeof t==
"string"){if(y(t)>32){let a={instancePath:n+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:n+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}if(s.kodMestskehoObvodu!==void 0){let t=s.
kodMestskehoObvodu,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:n+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),r++}let l=r;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let a={instancePath:n+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){let a={instancePath:n+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),r++}}var p=o===r}if(s.nazevMestskehoObvodu!==void 0){let t=s.nazevMestskehoObvodu,o=r,l=r;if(typeof t==
"string"){if(y(t)>32){let a={instancePath:n+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:n+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}if(s.kodMestskeCastiObvodu!==void 0){let t=s.
kodMestskeCastiObvodu,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:n+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[a]:e.push(a),r++}let l=r;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let a={instancePath:n+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){let a={instancePath:n+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}var p=o===r}if(s.kodUlice!==void 0){let t=s.kodUlice,o=r;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}let l=r;if(typeof t=="number"&&isFinite(
t)){if(t>9999999||isNaN(t)){let a={instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){let a={
instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}var p=o===r}if(s.nazevMestskeCastiObvodu!==void 0){let t=s.nazevMestskeCastiObvodu,
o=r,l=r;if(typeof t=="string"){if(y(t)>48){let a={instancePath:n+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}
if(s.nazevUlice!==void 0){let t=s.nazevUlice,o=r,l=r;if(typeof t=="string"){if(y(t)>48){let a={instancePath:n+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}if(s.
cisloDomovni!==void 0){let t=s.cisloDomovni,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:n+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[a]:e.push(a),r++}let l=r;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){let a={instancePath:n+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[a]:e.push(a),r++}var p=o===r}if(s.doplnekAdresy!==void 0){let t=s.doplnekAdresy,o=r,l=r;if(typeof t==
"string"){if(y(t)>1500){let a={instancePath:n+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:n+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}if(s.kodCastiObce!==void 0){let t=s.kodCastiObce,o=r;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:n+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}let l=r;if(typeof t==
"number"&&isFinite(t)){if(t>999999||isNaN(t)){let a={instancePath:n+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[a]:e.push(a),
r++}if(t<0||isNaN(t)){let a={instancePath:n+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}var p=o===r}if(s.cisloOrientacni!==
void 0){let t=s.cisloOrientacni,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:n+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[a]:e.push(a),r++}let l=r;if(typeof t=="number"&&isFinite(t)&&(t>999||isNaN(t))){let a={instancePath:n+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[a]:e.push(a),r++}var p=o===r}if(s.cisloOrientacniPismeno!==void 0){let t=s.cisloOrientacniPismeno,
o=r,l=r;if(typeof t=="string"){if(y(t)>1){let a={instancePath:n+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}if(s.nazevCastiObce!==
void 0){let t=s.nazevCastiObce,o=r,l=r;if(typeof t=="string"){if(y(t)>48){let a={instancePath:n+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}if(s.kodAdresnihoMista!==
void 0){let t=s.kodAdresnihoMista,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:n+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[a]:e.push(a),r++}let l=r;if(typeof t=="number"&&isFinite(t)){if(t>999999999||isNaN(t)){let a={
instancePath:n+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[a]:e.push(a),r++}if(t<0||isNaN(t)){let a={instancePath:n+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}var p=o===r}if(s.psc!==void 0){let t=s.psc,o=r;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={instancePath:n+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}let l=r;var p=o===r}if(s.textovaAdresa!==void 0){
let t=s.textovaAdresa,o=r,l=r;if(typeof t=="string"){if(y(t)>1500){let a={instancePath:n+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}if(s.cisloDoAdresy!==
void 0){let t=s.cisloDoAdresy,o=r,l=r;if(typeof t=="string"){if(y(t)>255){let a={instancePath:n+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}if(s.standardizaceAdresy!==
void 0){let t=s.standardizaceAdresy,o=r;if(typeof t!="boolean"){let a={instancePath:n+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:
e.push(a),r++}let l=r;var p=o===r}if(s.pscTxt!==void 0){let t=s.pscTxt,o=r,l=r;if(typeof t=="string"){if(y(t)>255){let a={
instancePath:n+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===
r}if(s.typCisloDomovni!==void 0){let t=s.typCisloDomovni,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let a={
instancePath:n+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[a]:e.push(a),r++}let l=r;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){
let a={instancePath:n+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[a]:e.push(a),r++}var p=o===r}}else{let t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return C.errors=e,r===
0}function D(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;C(s,{instancePath:n,
parentData:d,parentDataProperty:g,rootData:m})||(e=e===null?C.errors:e.concat(C.errors),r=e.length);var l=k===r;let p=r,
t=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.typAdresy!==void 0){let i=s.typAdresy,a=r,u=r;if(typeof i=="string"){
if(y(i)>64){let h={instancePath:n+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[h]:e.push(h),r++}if(y(i)<1){let h={instancePath:n+
"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:n+"/typAdresy",schemaPath:"#/all\
Of/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),
r++}var o=a===r}}else{let i={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[i]:e.push(i),r++}var l=p===r;return D.errors=e,r===0}function S(s,{instancePath:n="",parentData:d,
parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;D(s,{instancePath:n,parentData:d,parentDataProperty:g,rootData:m})||
(e=e===null?D.errors:e.concat(D.errors),r=e.length);var l=k===r;let p=r,t=r;if(s&&typeof s=="object"&&!Array.isArray(s)){
if(s.platnostUdajeRos!==void 0){let i=s.platnostUdajeRos,a=r,u=r;if(typeof i=="string"){if(y(i)>15){let h={instancePath:n+
"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"\
must NOT have more than 15 characters"};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:n+"/platnostUdajeRos",schemaPath:"\
#/allOf/1/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
h]:e.push(h),r++}var o=a===r}}else{let i={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[i]:e.push(i),r++}var l=p===r;return S.errors=e,r===0}function F(s,{instancePath:n="",
parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
icp!==void 0){let t=s.icp,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let i={instancePath:n+"/icp",schemaPath:"\
#/properties/icp/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),r++}let l=r;
if(typeof t=="number"&&isFinite(t)){if(t>9999999999||isNaN(t)){let i={instancePath:n+"/icp",schemaPath:"#/properties/icp\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999999},message:"must be <= 9999999999"};e===null?e=[i]:e.
push(i),r++}if(t<1e9||isNaN(t)){let i={instancePath:n+"/icp",schemaPath:"#/properties/icp/minimum",keyword:"minimum",params:{
comparison:">=",limit:1e9},message:"must be >= 1000000000"};e===null?e=[i]:e.push(i),r++}}var p=o===r}if(s.datumUkonceniCinnosti!==
void 0){let t=s.datumUkonceniCinnosti,o=r;x(t,{instancePath:n+"/datumUkonceniCinnosti",parentData:s,parentDataProperty:"\
datumUkonceniCinnosti",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length);var p=o===r}if(s.datumZahajeniCinnosti!==
void 0){let t=s.datumZahajeniCinnosti,o=r;x(t,{instancePath:n+"/datumZahajeniCinnosti",parentData:s,parentDataProperty:"\
datumZahajeniCinnosti",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length);var p=o===r}if(s.adresaProvozovny!==
void 0){let t=s.adresaProvozovny,o=r;S(t,{instancePath:n+"/adresaProvozovny",parentData:s,parentDataProperty:"adresaProv\
ozovny",rootData:m})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var p=o===r}}else{let t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return F.errors=e,r===
0}function M(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.telefon!==void 0){let t=s.telefon,o=r,l=r;if(typeof t=="string"){if(y(t)>25){let i={instancePath:n+
"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit:25},message:"must NOT have more\
 than 25 characters"};e===null?e=[i]:e.push(i),r++}if(y(t)<1){let i={instancePath:n+"/telefon",schemaPath:"#/properties/\
telefon/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:
e.push(i),r++}}else{let i={instancePath:n+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),r++}var p=o===r}if(s.email!==void 0){let t=s.email,o=r,l=r;if(typeof t==
"string"){if(y(t)>50){let a={instancePath:n+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{
limit:50},message:"must NOT have more than 50 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/em\
ail",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),r++}var p=o===r}if(s.platnostUdajeRos!==void 0){let t=s.platnostUdajeRos,o=r,l=r;if(typeof t=="string"){if(y(t)>
15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{
limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/pl\
atnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[a]:e.push(a),r++}var p=o===r}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return M.errors=e,r===0}function Z(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.identifikatorDs!==void 0){let t=s.identifikatorDs,o=r,l=r;if(typeof t=="string"){if(y(t)>
7){let i={instancePath:n+"/identifikatorDs",schemaPath:"#/properties/identifikatorDs/maxLength",keyword:"maxLength",params:{
limit:7},message:"must NOT have more than 7 characters"};e===null?e=[i]:e.push(i),r++}if(y(t)<1){let i={instancePath:n+"\
/identifikatorDs",schemaPath:"#/properties/identifikatorDs/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/identifikatorDs",schemaPath:"\
#/properties/identifikatorDs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(
i),r++}var p=o===r}if(s.typDatoveSchranky!==void 0){let t=s.typDatoveSchranky,o=r,l=r;if(typeof t=="string"){if(y(t)>64){
let a={instancePath:n+"/typDatoveSchranky",schemaPath:"#/properties/typDatoveSchranky/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[a]:e.push(a),r++}if(y(t)<1){let a={instancePath:n+
"/typDatoveSchranky",schemaPath:"#/properties/typDatoveSchranky/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/typDatoveSchranky",schemaPath:"\
#/properties/typDatoveSchranky/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(
a),r++}var p=o===r}if(s.platnostUdajeRos!==void 0){let t=s.platnostUdajeRos,o=r,l=r;if(typeof t=="string"){if(y(t)>15){let a={
instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},
message:"must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/platnostUdaj\
eRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[a]:e.push(a),r++}var p=o===r}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),r++}return Z.errors=e,r===0}function K(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.hodnota!==void 0){let t=s.hodnota,o=r,l=r;if(typeof t=="string"){if(y(t)>2e3){let i={instancePath:n+
"/hodnota",schemaPath:"#/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have mor\
e than 2000 characters"};e===null?e=[i]:e.push(i),r++}if(y(t)<1){let i={instancePath:n+"/hodnota",schemaPath:"#/properti\
es/hodnota/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
i]:e.push(i),r++}}else{let i={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),r++}var p=o===r}if(s.platnostUdajeRos!==void 0){let t=s.platnostUdajeRos,
o=r,l=r;if(typeof t=="string"){if(y(t)>15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUd\
ajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:
e.push(a),r++}}else{let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}}else{let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return K.
errors=e,r===0}function I(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.hodnota!==void 0){let t=s.hodnota,o=r;if(typeof t!="boolean"){let i={instancePath:n+"/h\
odnota",schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[i]:e.push(i),r++}let l=r;var p=o===r}if(s.platnostUdajeRos!==void 0){let t=s.platnostUdajeRos,o=r,l=r;if(typeof t=="s\
tring"){if(y(t)>15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"\
maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return I.errors=e,r===0}function V(s,{
instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.datumVznikuOpravneni!==void 0){let o=s.datumVznikuOpravneni,l=r;x(o,{instancePath:n+"/datumVznikuOpravn\
eni",parentData:s,parentDataProperty:"datumVznikuOpravneni",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length);
var p=l===r}if(s.datumZanikuOpravneni!==void 0){let o=s.datumZanikuOpravneni,l=r;x(o,{instancePath:n+"/datumZanikuOpravn\
eni",parentData:s,parentDataProperty:"datumZanikuOpravneni",rootData:m})||(e=e===null?x.errors:e.concat(x.errors),r=e.length);
var p=l===r}if(s.agenda!==void 0){let o=s.agenda,l=r,i=r;if(typeof o=="string"){if(y(o)>15){let u={instancePath:n+"/agen\
da",schemaPath:"#/properties/agenda/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15\
 characters"};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:n+"/agenda",schemaPath:"#/properties/agenda/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}var p=l===r}if(s.ovm!==void 0){let o=s.
ovm,l=r,i=r;if(typeof o=="string"){if(y(o)>15){let u={instancePath:n+"/ovm",schemaPath:"#/properties/ovm/maxLength",keyword:"\
maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[u]:e.push(u),r++}}else{let u={
instancePath:n+"/ovm",schemaPath:"#/properties/ovm/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[u]:e.push(u),r++}var p=l===r}if(s.obchodniJmeno!==void 0){let o=s.obchodniJmeno,l=r;K(o,{instancePath:n+"/ob\
chodniJmeno",parentData:s,parentDataProperty:"obchodniJmeno",rootData:m})||(e=e===null?K.errors:e.concat(K.errors),r=e.length);
var p=l===r}if(s.pozastaveniPreruseni!==void 0){let o=s.pozastaveniPreruseni,l=r;I(o,{instancePath:n+"/pozastaveniPrerus\
eni",parentData:s,parentDataProperty:"pozastaveniPreruseni",rootData:m})||(e=e===null?I.errors:e.concat(I.errors),r=e.length);
var p=l===r}if(s.adresySidla!==void 0){let o=s.adresySidla,l=r,i=r;if(Array.isArray(o)){let u=!0,h=o.length;for(let c=0;c<
h;c++){let f=o[c],v=r;S(f,{instancePath:n+"/adresySidla/"+c,parentData:o,parentDataProperty:c,rootData:m})||(e=e===null?
S.errors:e.concat(S.errors),r=e.length);var t=v===r;t||(u=!1)}}else{let u={instancePath:n+"/adresySidla",schemaPath:"#/p\
roperties/adresySidla/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),r++}var p=l===
r}}else{let o={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),r++}return V.errors=e,r===0}function J(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){
let e=null,r=0,k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ico!==void 0){let i=s.ico,a=r,u=r;if(typeof i=="str\
ing"){if(y(i)>8){let h={instancePath:n+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[h]:e.push(h),r++}if(y(i)<8){let h={instancePath:n+"/ico",schemaPath:"\
#/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[h]:e.push(h),r++}if(!ie.test(i)){let h={instancePath:n+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",
params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:n+
"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:
e.push(h),r++}var p=a===r}if(s.datumVzniku!==void 0){let i=s.datumVzniku,a=r,u=r;if(typeof i=="number"&&isFinite(i),typeof i==
"string"){if(!L.test(i)){let c={instancePath:n+"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:n+
"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),r++}var p=a===r}if(s.datumZaniku!==void 0){let i=s.datumZaniku,a=r,u=r;if(typeof i=="number"&&isFinite(
i),typeof i=="string"){if(!L.test(i)){let c={instancePath:n+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:n+
"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),r++}var p=a===r}if(s.pravniFormaRos!==void 0){let i=s.pravniFormaRos,a=r;T(i,{instancePath:n+"/\
pravniFormaRos",parentData:s,parentDataProperty:"pravniFormaRos",rootData:m})||(e=e===null?T.errors:e.concat(T.errors),r=
e.length);var p=a===r}if(s.pravniStavRos!==void 0){let i=s.pravniStavRos,a=r;E(i,{instancePath:n+"/pravniStavRos",parentData:s,
parentDataProperty:"pravniStavRos",rootData:m})||(e=e===null?E.errors:e.concat(E.errors),r=e.length);var p=a===r}if(s.datumAktualizace!==
void 0){let i=s.datumAktualizace,a=r,u=r;if(typeof i=="number"&&isFinite(i),typeof i=="string"){if(!L.test(i)){let c={instancePath:n+
"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'m\
ust match format "date"'};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:n+"/datumAktualizace",schemaPath:"#/pro\
perties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),
r++}var p=a===r}if(s.provozovny!==void 0){let i=s.provozovny,a=r,u=r;if(Array.isArray(i)){let c=!0,f=i.length;for(let v=0;v<
f;v++){let j=i[v],_=r;F(j,{instancePath:n+"/provozovny/"+v,parentData:i,parentDataProperty:v,rootData:m})||(e=e===null?F.
errors:e.concat(F.errors),r=e.length);var t=_===r;t||(c=!1)}}else{let c={instancePath:n+"/provozovny",schemaPath:"#/prop\
erties/provozovny/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var p=a===
r}if(s.kontaktniUdaje!==void 0){let i=s.kontaktniUdaje,a=r;M(i,{instancePath:n+"/kontaktniUdaje",parentData:s,parentDataProperty:"\
kontaktniUdaje",rootData:m})||(e=e===null?M.errors:e.concat(M.errors),r=e.length);var p=a===r}if(s.datoveSchranky!==void 0){
let i=s.datoveSchranky,a=r,u=r;if(Array.isArray(i)){let c=!0,f=i.length;for(let v=0;v<f;v++){let j=i[v],_=r;Z(j,{instancePath:n+
"/datoveSchranky/"+v,parentData:i,parentDataProperty:v,rootData:m})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);
var o=_===r;o||(c=!1)}}else{let c={instancePath:n+"/datoveSchranky",schemaPath:"#/properties/datoveSchranky/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var p=a===r}if(s.evidenceAgendy!==void 0){
let i=s.evidenceAgendy,a=r,u=r;if(Array.isArray(i)){let c=!0,f=i.length;for(let v=0;v<f;v++){let j=i[v],_=r;V(j,{instancePath:n+
"/evidenceAgendy/"+v,parentData:i,parentDataProperty:v,rootData:m})||(e=e===null?V.errors:e.concat(V.errors),r=e.length);
var l=_===r;l||(c=!1)}}else{let c={instancePath:n+"/evidenceAgendy",schemaPath:"#/properties/evidenceAgendy/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var p=a===r}if(s.stavSubjektu!==void 0){
let i=s.stavSubjektu,a=r,u=r;if(typeof i=="string"){if(y(i)>64){let c={instancePath:n+"/stavSubjektu",schemaPath:"#/prop\
erties/stavSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===
null?e=[c]:e.push(c),r++}if(y(i)<1){let c={instancePath:n+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),r++}}else{
let c={instancePath:n+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[c]:e.push(c),r++}var p=a===r}}else{let i={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return J.errors=e,r===0}function B(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.osobaTextem!==void 0){let t=s.osobaTextem,o=r,l=r;if(typeof t=="string"){if(y(t)>256){let i={
instancePath:n+"/osobaTextem",schemaPath:"#/properties/osobaTextem/maxLength",keyword:"maxLength",params:{limit:256},message:"\
must NOT have more than 256 characters"};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/osobaTextem",schemaPath:"\
#/properties/osobaTextem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),
r++}var p=o===r}if(s.datumNarozeni!==void 0){let t=s.datumNarozeni,o=r,l=r;if(typeof t=="number"&&isFinite(t),typeof t==
"string"){if(!L.test(t)){let a={instancePath:n+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+
"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[a]:e.push(a),r++}var p=o===r}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return B.errors=e,r===0}function A(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.zmenaUdaje!==void 0){let t=s.zmenaUdaje,o=r,l=r;if(typeof t=="number"&&isFinite(t),typeof t==
"string"){if(!L.test(t)){let i={instancePath:n+"/zmenaUdaje",schemaPath:"#/properties/zmenaUdaje/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:n+"/zm\
enaUdaje",schemaPath:"#/properties/zmenaUdaje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),r++}var p=o===r}if(s.platnostUdajeRob!==void 0){let t=s.platnostUdajeRob,o=r,l=r;if(typeof t=="stri\
ng"){if(y(t)>15){let a={instancePath:n+"/platnostUdajeRob",schemaPath:"#/properties/platnostUdajeRob/maxLength",keyword:"\
maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:n+"/platnostUdajeRob",schemaPath:"#/properties/platnostUdajeRob/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return A.errors=e,r===0}function H(s,{
instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;A(s,{instancePath:n,parentData:d,
parentDataProperty:g,rootData:m})||(e=e===null?A.errors:e.concat(A.errors),r=e.length);var l=k===r;let p=r,t=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.hodnota!==void 0){let i=s.hodnota,a=r,u=r;if(typeof i=="string"){if(y(i)>100){let h={instancePath:n+
"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT \
have more than 100 characters"};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:n+"/hodnota",schemaPath:"#/allOf/\
1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}
var o=a===r}}else{let i={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[i]:e.push(i),r++}var l=p===r;return H.errors=e,r===0}function Y(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;A(s,{instancePath:n,
parentData:d,parentDataProperty:g,rootData:m})||(e=e===null?A.errors:e.concat(A.errors),r=e.length);var l=k===r;let p=r,
t=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.datum!==void 0){let i=s.datum,a=r,u=r;if(typeof i=="number"&&isFinite(
i),typeof i=="string"){if(!L.test(i)){let h={instancePath:n+"/datum",schemaPath:"#/allOf/1/properties/datum/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:n+
"/datum",schemaPath:"#/allOf/1/properties/datum/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[h]:e.push(h),r++}var o=a===r}}else{let i={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}var l=p===r;return Y.errors=e,r===0}function q(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;A(s,{instancePath:n,
parentData:d,parentDataProperty:g,rootData:m})||(e=e===null?A.errors:e.concat(A.errors),r=e.length);var l=k===r;let p=r,
t=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.hodnota!==void 0){let i=s.hodnota,a=r,u=r;if(typeof i=="string"){if(y(
i)>100){let h={instancePath:n+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:n+"/\
hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),r++}var o=a===r}}else{let i={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}var l=p===r;return q.errors=e,r===0}function G(s,{
instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="object"&&!Array.
isArray(s)){if(s.jmeno!==void 0){let t=s.jmeno,o=r;H(t,{instancePath:n+"/jmeno",parentData:s,parentDataProperty:"jmeno",
rootData:m})||(e=e===null?H.errors:e.concat(H.errors),r=e.length);var p=o===r}if(s.datumNarozeni!==void 0){let t=s.datumNarozeni,
o=r;Y(t,{instancePath:n+"/datumNarozeni",parentData:s,parentDataProperty:"datumNarozeni",rootData:m})||(e=e===null?Y.errors:
e.concat(Y.errors),r=e.length);var p=o===r}if(s.prijmeni!==void 0){let t=s.prijmeni,o=r;q(t,{instancePath:n+"/prijmeni",
parentData:s,parentDataProperty:"prijmeni",rootData:m})||(e=e===null?q.errors:e.concat(q.errors),r=e.length);var p=o===r}}else{
let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return G.errors=e,r===0}function R(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){
let e=null,r=0,k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.osobaRos!==void 0){let t=s.osobaRos,o=r;B(t,{instancePath:n+
"/osobaRos",parentData:s,parentDataProperty:"osobaRos",rootData:m})||(e=e===null?B.errors:e.concat(B.errors),r=e.length);
var p=o===r}if(s.osobaRob!==void 0){let t=s.osobaRob,o=r;G(t,{instancePath:n+"/osobaRob",parentData:s,parentDataProperty:"\
osobaRob",rootData:m})||(e=e===null?G.errors:e.concat(G.errors),r=e.length);var p=o===r}}else{let t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return R.errors=e,r===
0}function U(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.ico!==void 0){let o=s.ico,l=r,i=r;if(typeof o=="string"){if(y(o)>8){let a={instancePath:n+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[a]:e.push(a),r++}if(y(o)<8){let a={instancePath:n+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[a]:e.push(a),r++}if(!ie.
test(o)){let a={instancePath:n+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=l===
r}if(s.obchodniJmeno!==void 0){let o=s.obchodniJmeno,l=r,i=r;if(typeof o=="string"){if(y(o)>2e3){let u={instancePath:n+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[u]:e.push(u),r++}if(y(o)<1){let u={instancePath:n+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}var p=l===r}if(s.adresy!==
void 0){let o=s.adresy,l=r,i=r;if(Array.isArray(o)){let u=!0,h=o.length;for(let c=0;c<h;c++){let f=o[c],v=r;D(f,{instancePath:n+
"/adresy/"+c,parentData:o,parentDataProperty:c,rootData:m})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var t=v===
r;t||(u=!1)}}else{let u={instancePath:n+"/adresy",schemaPath:"#/properties/adresy/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[u]:e.push(u),r++}var p=l===r}}else{let o={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}return U.errors=e,r===0}function Q(s,{
instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;U(s,{instancePath:n,parentData:d,
parentDataProperty:g,rootData:m})||(e=e===null?U.errors:e.concat(U.errors),r=e.length);var i=k===r;let p=r,t=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.zastupci!==void 0){let a=s.zastupci,u=r,h=r;if(Array.isArray(a)){let c=!0,f=a.length;for(let v=0;v<
f;v++){let j=a[v],_=r;R(j,{instancePath:n+"/zastupci/"+v,parentData:a,parentDataProperty:v,rootData:m})||(e=e===null?R.errors:
e.concat(R.errors),r=e.length);var o=_===r;o||(c=!1)}}else{let c={instancePath:n+"/zastupci",schemaPath:"#/allOf/1/prope\
rties/zastupci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var l=u===
r}if(s.platnostUdajeRos!==void 0){let a=s.platnostUdajeRos,u=r,h=r;if(typeof a=="string"){if(y(a)>15){let f={instancePath:n+
"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"\
must NOT have more than 15 characters"};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:n+"/platnostUdajeRos",schemaPath:"\
#/allOf/1/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
f]:e.push(f),r++}var l=u===r}}else{let a={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[a]:e.push(a),r++}var i=p===r;return Q.errors=e,r===0}function W(s,{instancePath:n="",
parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.
osobaFyzicka!==void 0){let t=s.osobaFyzicka,o=r;R(t,{instancePath:n+"/osobaFyzicka",parentData:s,parentDataProperty:"oso\
baFyzicka",rootData:m})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);var p=o===r}if(s.osobaPravnicka!==void 0){let t=s.
osobaPravnicka,o=r;Q(t,{instancePath:n+"/osobaPravnicka",parentData:s,parentDataProperty:"osobaPravnicka",rootData:m})||
(e=e===null?Q.errors:e.concat(Q.errors),r=e.length);var p=o===r}if(s.platnostUdajeRos!==void 0){let t=s.platnostUdajeRos,
o=r,l=r;if(typeof t=="string"){if(y(t)>15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUd\
ajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[a]:
e.push(a),r++}}else{let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}}else{let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return W.
errors=e,r===0}function w(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.osobaPravnicka!==void 0){let t=s.osobaPravnicka,o=r;U(t,{instancePath:n+"/osobaPravnick\
a",parentData:s,parentDataProperty:"osobaPravnicka",rootData:m})||(e=e===null?U.errors:e.concat(U.errors),r=e.length);var p=o===
r}if(s.osobaFyzicka!==void 0){let t=s.osobaFyzicka,o=r;R(t,{instancePath:n+"/osobaFyzicka",parentData:s,parentDataProperty:"\
osobaFyzicka",rootData:m})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);var p=o===r}if(s.platnostUdajeRos!==void 0){
let t=s.platnostUdajeRos,o=r,l=r;if(typeof t=="string"){if(y(t)>15){let a={instancePath:n+"/platnostUdajeRos",schemaPath:"\
#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 chara\
cters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUd\
ajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=o===r}}else{
let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),r++}return w.errors=e,r===0}function X(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){
let e=null,r=0,k=r;J(s,{instancePath:n,parentData:d,parentDataProperty:g,rootData:m})||(e=e===null?J.errors:e.concat(J.errors),
r=e.length);var c=k===r;let p=r,t=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.statutarniOrgany!==void 0){let f=s.
statutarniOrgany,v=r,j=r;if(Array.isArray(f)){let _=!0,P=f.length;for(let O=0;O<P;O++){let b=f[O],z=r;W(b,{instancePath:n+
"/statutarniOrgany/"+O,parentData:f,parentDataProperty:O,rootData:m})||(e=e===null?W.errors:e.concat(W.errors),r=e.length);
var o=z===r;o||(_=!1)}}else{let _={instancePath:n+"/statutarniOrgany",schemaPath:"#/allOf/1/properties/statutarniOrgany/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[_]:e.push(_),r++}var l=v===r}if(s.likvidatori!==
void 0){let f=s.likvidatori,v=r,j=r;if(Array.isArray(f)){let P=!0,O=f.length;for(let b=0;b<O;b++){let z=f[b],N=r;w(z,{instancePath:n+
"/likvidatori/"+b,parentData:f,parentDataProperty:b,rootData:m})||(e=e===null?w.errors:e.concat(w.errors),r=e.length);var i=N===
r;i||(P=!1)}}else{let P={instancePath:n+"/likvidatori",schemaPath:"#/allOf/1/properties/likvidatori/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[P]:e.push(P),r++}var l=v===r}if(s.opatrovnici!==void 0){let f=s.
opatrovnici,v=r,j=r;if(Array.isArray(f)){let P=!0,O=f.length;for(let b=0;b<O;b++){let z=f[b],N=r;w(z,{instancePath:n+"/o\
patrovnici/"+b,parentData:f,parentDataProperty:b,rootData:m})||(e=e===null?w.errors:e.concat(w.errors),r=e.length);var a=N===
r;a||(P=!1)}}else{let P={instancePath:n+"/opatrovnici",schemaPath:"#/allOf/1/properties/opatrovnici/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[P]:e.push(P),r++}var l=v===r}if(s.nuceniSpravci!==void 0){let f=s.
nuceniSpravci,v=r,j=r;if(Array.isArray(f)){let P=!0,O=f.length;for(let b=0;b<O;b++){let z=f[b],N=r;w(z,{instancePath:n+"\
/nuceniSpravci/"+b,parentData:f,parentDataProperty:b,rootData:m})||(e=e===null?w.errors:e.concat(w.errors),r=e.length);var u=N===
r;u||(P=!1)}}else{let P={instancePath:n+"/nuceniSpravci",schemaPath:"#/allOf/1/properties/nuceniSpravci/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[P]:e.push(P),r++}var l=v===r}if(s.insolvencniSpravci!==void 0){
let f=s.insolvencniSpravci,v=r,j=r;if(Array.isArray(f)){let P=!0,O=f.length;for(let b=0;b<O;b++){let z=f[b],N=r;w(z,{instancePath:n+
"/insolvencniSpravci/"+b,parentData:f,parentDataProperty:b,rootData:m})||(e=e===null?w.errors:e.concat(w.errors),r=e.length);
var h=N===r;h||(P=!1)}}else{let P={instancePath:n+"/insolvencniSpravci",schemaPath:"#/allOf/1/properties/insolvencniSpra\
vci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[P]:e.push(P),r++}var l=v===r}}else{let f={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:
e.push(f),r++}var c=p===r;return X.errors=e,r===0}function $(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){
let e=null,r=0,k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.icoId!==void 0){let o=s.icoId,l=r,i=r;if(typeof o==
"string"){if(y(o)>32){let a={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters"};e===null?e=[a]:e.push(a),r++}if(!ve.test(o)){let a={instancePath:n+
"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must mat\
ch pattern "^(ARES_)?\\d{8}$"'};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:n+"/icoId",schemaPath:"#/properti\
es/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var p=l===r}
if(s.zaznamy!==void 0){let o=s.zaznamy,l=r,i=r;if(Array.isArray(o)){let u=!0,h=o.length;for(let c=0;c<h;c++){let f=o[c],
v=r;X(f,{instancePath:n+"/zaznamy/"+c,parentData:o,parentDataProperty:c,rootData:m})||(e=e===null?X.errors:e.concat(X.errors),
r=e.length);var t=v===r;t||(u=!1)}}else{let u={instancePath:n+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),r++}var p=l===r}}else{let o={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}return $.
errors=e,r===0}var Pe=pe;var oe={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function ee(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){
let e=null,r=0;if(typeof s!="string"){let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),r++}let k=r,p=oe.enum;if(!(s==="OBECNA_CHYBA"||s==="CHYBA_VSTUPU"||s==="NENALE\
ZENO"||s==="NENI_IMPLEMENTOVANO"||s==="NEPRIHLASENY_UZIVATEL"||s==="NENI_OPRAVNENI")){let t={instancePath:n,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:oe.enum},message:"must be equal to one of the allowed values"};e===null?e=[
t]:e.push(t),r++}return ee.errors=e,r===0}function pe(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){
let e=null,r=0,k=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kod!==void 0){let t=s.kod,o=r;ee(t,{instancePath:n+
"/kod",parentData:s,parentDataProperty:"kod",rootData:m})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length);var p=o===
r}if(s.popis!==void 0){let t=s.popis,o=r;if(typeof t!="string"){let a={instancePath:n+"/popis",schemaPath:"#/properties/\
popis/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}let l=r;var p=o===
r}if(s.subKod!==void 0){let t=s.subKod,o=r;if(typeof t!="string"){let a={instancePath:n+"/subKod",schemaPath:"#/properti\
es/subKod/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}let l=r;var p=o===
r}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),r++}return pe.errors=e,r===0}var je=le;function re(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.pocetCelkem!==void 0){let t=s.pocetCelkem,o=r;if(!(typeof t=="number"&&!(t%1)&&!isNaN(
t)&&isFinite(t))){let i={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),r++}let l=r;if(typeof t=="number"&&isFinite(t)){if(t>
2147483647||isNaN(t)){let i={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[i]:e.push(i),r++}if(t<0||isNaN(
t)){let i={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),r++}}var p=o===r}}else{let t={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}return re.errors=e,r===
0}function le(s,{instancePath:n="",parentData:d,parentDataProperty:g,rootData:m=s}={}){let e=null,r=0,k=r;re(s,{instancePath:n,
parentData:d,parentDataProperty:g,rootData:m})||(e=e===null?re.errors:e.concat(re.errors),r=e.length);var i=k===r;let p=r,
t=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let a=s.ekonomickeSubjekty,u=r,h=r;if(Array.
isArray(a)){let c=!0,f=a.length;for(let v=0;v<f;v++){let j=a[v],_=r;$(j,{instancePath:n+"/ekonomickeSubjekty/"+v,parentData:a,
parentDataProperty:v,rootData:m})||(e=e===null?$.errors:e.concat($.errors),r=e.length);var o=_===r;o||(c=!1)}}else{let c={
instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var l=u===r}}else{let a={instancePath:n,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}var i=p===r;return le.
errors=e,r===0}return de(_e);})();

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
