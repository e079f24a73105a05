// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var N=Object.defineProperty;var V=Object.getOwnPropertyDescriptor;var J=Object.getOwnPropertyNames;var B=Object.prototype.hasOwnProperty;var H=(a,i)=>()=>{try{return i||a((i={exports:{}}).exports,i),i.exports}catch(c){throw i=0,c}},Y=(a,i)=>{for(var c in i)
N(a,c,{get:i[c],enumerable:!0})},q=(a,i,c,h)=>{if(i&&typeof i=="object"||typeof i=="function")for(let u of J(i))!B.call(
a,u)&&u!==c&&N(a,u,{get:()=>i[u],enumerable:!(h=V(i,u))||h.enumerable});return a};var G=a=>q(N({},"__esModule",{value:!0}),a);var $=H(L=>{"use strict";Object.defineProperty(L,"__esModule",{value:!0});function M(a){let i=a.length,c=0,h=0,u;for(;h<
i;)c++,u=a.charCodeAt(h++),u>=55296&&u<=56319&&h<i&&(u=a.charCodeAt(h),(u&64512)===56320&&h++);return c}L.default=M;M.code=
'require("ajv/dist/runtime/ucs2length").default'});var re={};Y(re,{Chyba:()=>ee,EkonomickeSubjektyCeuSeznam:()=>se,EkonomickySubjektCeu:()=>Q});var Q=x;var l=$().default,W=new RegExp("^(ARES_)?\\d{8}$","u");var X=new RegExp("^\\d{8}$","u"),A=new RegExp("^\\d{3}$","u");function w(a,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=a}={}){let e=null,s=0,d=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kodStatu!==void 0){let t=a.kodStatu,n=s;if(typeof t!="string"){let p={instancePath:i+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),s++}let m=s;var o=n===s}if(a.nazevStatu!==void 0){let t=a.nazevStatu,n=s,m=s;if(typeof t=="string"){if(l(
t)>32){let r={instancePath:i+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}var o=n===s}if(a.kodKraje!==void 0){let t=a.kodKraje,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:i+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:i+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}
var o=n===s}if(a.nazevKraje!==void 0){let t=a.nazevKraje,n=s,m=s;if(typeof t=="string"){if(l(t)>32){let r={instancePath:i+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.kodOkresu!==void 0){let t=a.kodOkresu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>9999||isNaN(t)){let r={instancePath:i+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),
s++}}var o=n===s}if(a.nazevOkresu!==void 0){let t=a.nazevOkresu,n=s,m=s;if(typeof t=="string"){if(l(t)>32){let r={instancePath:i+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.kodObce!==void 0){let t=a.kodObce,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:i+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===
s}if(a.nazevObce!==void 0){let t=a.nazevObce,n=s,m=s;if(typeof t=="string"){if(l(t)>48){let r={instancePath:i+"/nazevObc\
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
"string"){if(l(t)>32){let r={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
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
"string"){if(l(t)>32){let r={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
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
n=s,m=s;if(typeof t=="string"){if(l(t)>48){let r={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}
if(a.nazevUlice!==void 0){let t=a.nazevUlice,n=s,m=s;if(typeof t=="string"){if(l(t)>48){let r={instancePath:i+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.
cisloDomovni!==void 0){let t=a.cisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){let r={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.doplnekAdresy!==void 0){let t=a.doplnekAdresy,n=s,m=s;if(typeof t==
"string"){if(l(t)>1500){let r={instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
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
n=s,m=s;if(typeof t=="string"){if(l(t)>1){let r={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.nazevCastiObce!==
void 0){let t=a.nazevCastiObce,n=s,m=s;if(typeof t=="string"){if(l(t)>48){let r={instancePath:i+"/nazevCastiObce",schemaPath:"\
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
let t=a.textovaAdresa,n=s,m=s;if(typeof t=="string"){if(l(t)>1500){let r={instancePath:i+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.cisloDoAdresy!==
void 0){let t=a.cisloDoAdresy,n=s,m=s;if(typeof t=="string"){if(l(t)>255){let r={instancePath:i+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.standardizaceAdresy!==
void 0){let t=a.standardizaceAdresy,n=s;if(typeof t!="boolean"){let r={instancePath:i+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}let m=s;var o=n===s}if(a.pscTxt!==void 0){let t=a.pscTxt,n=s,m=s;if(typeof t=="string"){if(l(t)>255){let r={
instancePath:i+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.typCisloDomovni!==void 0){let t=a.typCisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={
instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){
let r={instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[r]:e.push(r),s++}var o=n===s}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return w.errors=e,s===
0}var _=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function j(a,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=a}={}){let e=null,s=0,d=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let t=a.ico,n=s,m=s;if(typeof t=="string"){if(l(t)>8){let p={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[p]:e.push(p),s++}if(l(t)<8){let p={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[p]:e.push(p),s++}if(!X.
test(t)){let p={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var o=n===
s}if(a.obchodniJmeno!==void 0){let t=a.obchodniJmeno,n=s,m=s;if(typeof t=="string"){if(l(t)>2e3){let r={instancePath:i+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.sidlo!==
void 0){let t=a.sidlo,n=s;w(t,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:u})||(e=b(e,w.errors),
s=e.length);var o=n===s}if(a.pravniForma!==void 0){let t=a.pravniForma,n=s,m=s;if(typeof t=="string"){if(l(t)>3){let r={
instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<3){let r={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[r]:e.push(r),s++}if(!A.test(t)){let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.pravniFormaRos!==void 0){let t=a.pravniFormaRos,n=s,m=s;if(typeof t==
"string"){if(l(t)>3){let r={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/maxLength",keyword:"\
maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<3){let r={
instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[r]:e.push(r),s++}if(!A.test(t)){let r={instancePath:i+"/pra\
vniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'mus\
t match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/pravniFormaRos",schemaPath:"#/pr\
operties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
var o=n===s}if(a.financniUrad!==void 0){let t=a.financniUrad,n=s,m=s;if(typeof t=="string"){if(l(t)>3){let r={instancePath:i+
"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT \
have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<3){let r={instancePath:i+"/financniUrad",schemaPath:"\
#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[r]:e.push(r),s++}if(!A.test(t)){let r={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/\
pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.datumVzniku!==void 0){let t=a.datumVzniku,
n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!_.test(t)){let r={instancePath:i+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.datumZaniku!==void 0){let t=a.datumZaniku,
n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!_.test(t)){let r={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.datumAktualizace!==void 0){let t=a.
datumAktualizace,n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!_.test(t)){let r={instancePath:i+"/d\
atumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must\
 match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumAktualizace",schemaPath:"#/proper\
ties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
var o=n===s}if(a.dic!==void 0){let t=a.dic,n=s;if(typeof t!="string"){let r={instancePath:i+"/dic",schemaPath:"#/propert\
ies/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===
s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return j.errors=e,s===0}function z(a,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=a}={}){let e=null,s=0,d=s;w(a,{instancePath:i,
parentData:c,parentDataProperty:h,rootData:u})||(e=b(e,w.errors),s=e.length);var m=d===s;let o=s,t=s;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.typAdresy!==void 0){let p=a.typAdresy,r=s,g=s;if(typeof p=="string"){if(l(p)>64){let k={instancePath:i+
"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[k]:e.push(k),s++}if(l(p)<1){let k={instancePath:i+"/typAdresy",schemaPath:"\
#/allOf/1/properties/typAdresy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:i+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),s++}var n=r===s}}else{let p={
instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:
e.push(p),s++}var m=o===s;return z.errors=e,s===0}function C(a,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=a}={}){
let e=null,s=0,d=s;j(a,{instancePath:i,parentData:c,parentDataProperty:h,rootData:u})||(e=b(e,j.errors),s=e.length);var p=d===
s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.typSubjektu!==void 0){let r=a.typSubjektu,g=s,k=s;if(typeof r==
"string"){if(l(r)>64){let y={instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[y]:e.push(y),s++}if(l(r)<1){let y={
instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/typSubjektu",
schemaPath:"#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),s++}var n=g===s}if(a.adresy!==void 0){let r=a.adresy,g=s,k=s;if(Array.isArray(r)){let f=!0,v=r.length;for(let O=0;O<
v;O++){let P=r[O],I=s;z(P,{instancePath:i+"/adresy/"+O,parentData:r,parentDataProperty:O,rootData:u})||(e=b(e,z.errors),
s=e.length);var m=I===s;m||(f=!1)}}else{let f={instancePath:i+"/adresy",schemaPath:"#/allOf/1/properties/adresy/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}var n=g===s}if(a.jmenoPrijmeni!==void 0){
let r=a.jmenoPrijmeni,g=s,k=s;if(typeof r=="string"){if(l(r)>100){let f={instancePath:i+"/jmenoPrijmeni",schemaPath:"#/a\
llOf/1/properties/jmenoPrijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 c\
haracters"};e===null?e=[f]:e.push(f),s++}}else{let f={instancePath:i+"/jmenoPrijmeni",schemaPath:"#/allOf/1/properties/j\
menoPrijmeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),s++}var n=g===
s}}else{let r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}var p=o===s;return C.errors=e,s===0}function U(a,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=a}={}){let e=null,s=0,d=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.podnet!==void 0){let t=a.podnet,n=s;if(typeof t!="string"){let p={instancePath:i+"/podn\
et",schemaPath:"#/properties/podnet/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),s++}let m=s;var o=n===s}if(a.spisZn!==void 0){let t=a.spisZn,n=s;if(typeof t!="string"){let r={instancePath:i+
"/spisZn",schemaPath:"#/properties/spisZn/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}let m=s;var o=n===s}if(a.datum!==void 0){let t=a.datum,n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t==
"string"){if(!_.test(t)){let r={instancePath:i+"/datum",schemaPath:"#/properties/datum/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/datum",schemaPath:"\
#/properties/datum/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.detail!==void 0){let t=a.detail,n=s,m=s;if(typeof t=="string"){if(l(t)>255){let r={instancePath:i+"/detail",schemaPath:"\
#/properties/detail/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};
e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}var o=n===s}if(a.usneseni!==void 0){let t=a.usneseni,n=s,m=s;if(typeof t=="string"){if(l(t)>255){let r={
instancePath:i+"/usneseni",schemaPath:"#/properties/usneseni/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/usneseni",schemaPath:"\
#/properties/usneseni/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/usneseni",schemaPath:"#/properties/usneseni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.akceUpadek!==void 0){let t=a.
akceUpadek,n=s,m=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+"/akceUpadek",schemaPath:"#/properties/akceU\
padek/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.
push(r),s++}if(l(t)<1){let r={instancePath:i+"/akceUpadek",schemaPath:"#/properties/akceUpadek/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/akceUpadek",schemaPath:"#/properties/akceUpadek/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.typUpadek!==void 0){let t=a.typUpadek,n=s,m=s;if(typeof t=="string"){if(l(
t)>64){let r={instancePath:i+"/typUpadek",schemaPath:"#/properties/typUpadek/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/typUpad\
ek",schemaPath:"#/properties/typUpadek/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/typUpadek",schemaPath:"#/properties/typUpadek\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.soudUpadek!==
void 0){let t=a.soudUpadek,n=s,m=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+"/soudUpadek",schemaPath:"#/\
properties/soudUpadek/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/soudUpadek",schemaPath:"#/properties/soudUpadek/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/soudUpadek",schemaPath:"#/properties/soudUpadek/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return U.errors=e,s===0}function S(a,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=a}={}){let e=null,s=0,d=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.jmenoPrijmeni!==void 0){let t=a.jmenoPrijmeni,n=s,m=s;if(typeof t=="string"){if(l(t)>100){
let p={instancePath:i+"/jmenoPrijmeni",schemaPath:"#/properties/jmenoPrijmeni/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/jmenoPrijme\
ni",schemaPath:"#/properties/jmenoPrijmeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),s++}var o=n===s}if(a.typAngazma!==void 0){let t=a.typAngazma,n=s,m=s;if(typeof t=="string"){if(l(t)>64){
let r={instancePath:i+"/typAngazma",schemaPath:"#/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/typAnga\
zma",schemaPath:"#/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/typAngazma",schemaPath:"#/properties/typAng\
azma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}}else{
let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),s++}return S.errors=e,s===0}function T(a,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=a}={}){
let e=null,s=0,d=s;U(a,{instancePath:i,parentData:c,parentDataProperty:h,rootData:u})||(e=b(e,U.errors),s=e.length);var m=d===
s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.spravceUpadku!==void 0){let p=a.spravceUpadku,r=s;S(p,{instancePath:i+
"/spravceUpadku",parentData:a,parentDataProperty:"spravceUpadku",rootData:u})||(e=b(e,S.errors),s=e.length);var n=r===s}}else{
let p={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[p]:e.push(p),s++}var m=o===s;return T.errors=e,s===0}function E(a,{instancePath:i="",parentData:c,parentDataProperty:h,
rootData:u=a}={}){let e=null,s=0,d=s;C(a,{instancePath:i,parentData:c,parentDataProperty:h,rootData:u})||(e=b(e,C.errors),
s=e.length);var p=d===s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.upadek!==void 0){let r=a.upadek,g=s,
k=s;if(Array.isArray(r)){let y=!0,f=r.length;for(let v=0;v<f;v++){let O=r[v],P=s;T(O,{instancePath:i+"/upadek/"+v,parentData:r,
parentDataProperty:v,rootData:u})||(e=b(e,T.errors),s=e.length);var n=P===s;n||(y=!1)}}else{let y={instancePath:i+"/upad\
ek",schemaPath:"#/allOf/1/properties/upadek/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[y]:e.push(y),s++}var m=g===s}}else{let r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),s++}var p=o===s;return E.errors=e,s===0}function x(a,{instancePath:i="",
parentData:c,parentDataProperty:h,rootData:u=a}={}){let e=null,s=0,d=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.
icoId!==void 0){let n=a.icoId,m=s,p=s;if(typeof n=="string"){if(l(n)>32){let r={instancePath:i+"/icoId",schemaPath:"#/pr\
operties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[r]:e.push(r),s++}if(!W.test(n)){let r={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"patte\
rn",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}var o=m===s}if(a.zaznamy!==void 0){let n=a.zaznamy,m=s,p=s;if(Array.isArray(n)){
let g=!0,k=n.length;for(let y=0;y<k;y++){let f=n[y],v=s;E(f,{instancePath:i+"/zaznamy/"+y,parentData:n,parentDataProperty:y,
rootData:u})||(e=b(e,E.errors),s=e.length);var t=v===s;t||(g=!1)}}else{let g={instancePath:i+"/zaznamy",schemaPath:"#/pr\
operties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[g]:e.push(g),s++}var o=m===
s}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),s++}return x.errors=e,s===0}var ee=R;var K={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function F(a,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=a}={}){let e=null,
s=0;if(typeof a!="string"){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}let d=s,o=K.enum;if(!(a==="OBECNA_CHYBA"||a==="CHYBA_VSTUPU"||a==="NENALEZENO"||
a==="NENI_IMPLEMENTOVANO"||a==="NEPRIHLASENY_UZIVATEL"||a==="NENI_OPRAVNENI")){let t={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:K.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}return F.errors=e,s===0}function R(a,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=a}={}){let e=null,
s=0,d=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kod!==void 0){let t=a.kod,n=s;F(t,{instancePath:i+"/kod",parentData:a,
parentDataProperty:"kod",rootData:u})||(e=b(e,F.errors),s=e.length);var o=n===s}if(a.popis!==void 0){let t=a.popis,n=s;if(typeof t!=
"string"){let r={instancePath:i+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===s}if(a.subKod!==void 0){let t=a.subKod,n=s;if(typeof t!=
"string"){let r={instancePath:i+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return R.errors=e,s===0}var se=Z;function D(a,{instancePath:i="",parentData:c,parentDataProperty:h,rootData:u=a}={}){let e=null,s=0,d=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let t=a.pocetCelkem,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let p={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[p]:e.push(p),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>2147483647||
isNaN(t)){let p={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),s++}if(t<0||isNaN(t)){let p={instancePath:i+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),s++}}var o=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}function Z(a,{instancePath:i="",
parentData:c,parentDataProperty:h,rootData:u=a}={}){let e=null,s=0,d=s;D(a,{instancePath:i,parentData:c,parentDataProperty:h,
rootData:u})||(e=b(e,D.errors),s=e.length);var p=d===s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.ekonomickeSubjekty!==
void 0){let r=a.ekonomickeSubjekty,g=s,k=s;if(Array.isArray(r)){let y=!0,f=r.length;for(let v=0;v<f;v++){let O=r[v],P=s;
x(O,{instancePath:i+"/ekonomickeSubjekty/"+v,parentData:r,parentDataProperty:v,rootData:u})||(e=b(e,x.errors),s=e.length);
var n=P===s;n||(y=!1)}}else{let y={instancePath:i+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubje\
kty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}var m=g===s}}else{let r={
instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}var p=o===s;return Z.errors=e,s===0}function b(a,i){if(a===null)return i;for(let c of i)a.push(c);return a}return G(re);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektCeu: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyCeuSeznam: Validate;
} = {
  EkonomickySubjektCeu: code.EkonomickySubjektCeu,
  Chyba: code.Chyba,
  EkonomickeSubjektyCeuSeznam: code.EkonomickeSubjektyCeuSeznam,
};
