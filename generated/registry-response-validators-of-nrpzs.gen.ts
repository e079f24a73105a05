// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var _=Object.defineProperty;var J=Object.getOwnPropertyDescriptor;var R=Object.getOwnPropertyNames;var I=Object.prototype.hasOwnProperty;var V=(a,i)=>()=>{try{return i||a((i={exports:{}}).exports,i),i.exports}catch(h){throw i=0,h}},B=(a,i)=>{for(var h in i)
_(a,h,{get:i[h],enumerable:!0})},H=(a,i,h,y)=>{if(i&&typeof i=="object"||typeof i=="function")for(let c of R(i))!I.call(
a,c)&&c!==h&&_(a,c,{get:()=>i[c],enumerable:!(y=J(i,c))||y.enumerable});return a};var Y=a=>H(_({},"__esModule",{value:!0}),a);var E=V(z=>{"use strict";Object.defineProperty(z,"__esModule",{value:!0});function D(a){let i=a.length,h=0,y=0,c;for(;y<
i;)h++,c=a.charCodeAt(y++),c>=55296&&c<=56319&&y<i&&(c=a.charCodeAt(y),(c&64512)===56320&&y++);return h}z.default=D;D.code=
'require("ajv/dist/runtime/ucs2length").default'});var ee={};B(ee,{Chyba:()=>W,EkonomickeSubjektyNrpzsSeznam:()=>X,EkonomickySubjektNrpzs:()=>q});var q=x;var u=E().default,G=new RegExp("^(ARES_)?\\d{8}$","u");var Q=new RegExp("^\\d{8}$","u"),w=new RegExp("^\\d{3}$","u");function L(a,{instancePath:i="",parentData:h,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kodStatu!==void 0){let t=a.kodStatu,n=s;if(typeof t!="string"){let l={instancePath:i+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),s++}let m=s;var o=n===s}if(a.nazevStatu!==void 0){let t=a.nazevStatu,n=s,m=s;if(typeof t=="string"){if(u(
t)>32){let r={instancePath:i+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}var o=n===s}if(a.kodKraje!==void 0){let t=a.kodKraje,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:i+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:i+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}
var o=n===s}if(a.nazevKraje!==void 0){let t=a.nazevKraje,n=s,m=s;if(typeof t=="string"){if(u(t)>32){let r={instancePath:i+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.kodOkresu!==void 0){let t=a.kodOkresu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>9999||isNaN(t)){let r={instancePath:i+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),
s++}}var o=n===s}if(a.nazevOkresu!==void 0){let t=a.nazevOkresu,n=s,m=s;if(typeof t=="string"){if(u(t)>32){let r={instancePath:i+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.kodObce!==void 0){let t=a.kodObce,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:i+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=n===
s}if(a.nazevObce!==void 0){let t=a.nazevObce,n=s,m=s;if(typeof t=="string"){if(u(t)>48){let r={instancePath:i+"/nazevObc\
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
"string"){if(u(t)>32){let r={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
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
"string"){if(u(t)>32){let r={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
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
n=s,m=s;if(typeof t=="string"){if(u(t)>48){let r={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}
if(a.nazevUlice!==void 0){let t=a.nazevUlice,n=s,m=s;if(typeof t=="string"){if(u(t)>48){let r={instancePath:i+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.
cisloDomovni!==void 0){let t=a.cisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){let r={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.doplnekAdresy!==void 0){let t=a.doplnekAdresy,n=s,m=s;if(typeof t==
"string"){if(u(t)>1500){let r={instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
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
n=s,m=s;if(typeof t=="string"){if(u(t)>1){let r={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.nazevCastiObce!==
void 0){let t=a.nazevCastiObce,n=s,m=s;if(typeof t=="string"){if(u(t)>48){let r={instancePath:i+"/nazevCastiObce",schemaPath:"\
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
let t=a.textovaAdresa,n=s,m=s;if(typeof t=="string"){if(u(t)>1500){let r={instancePath:i+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.cisloDoAdresy!==
void 0){let t=a.cisloDoAdresy,n=s,m=s;if(typeof t=="string"){if(u(t)>255){let r={instancePath:i+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.standardizaceAdresy!==
void 0){let t=a.standardizaceAdresy,n=s;if(typeof t!="boolean"){let r={instancePath:i+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}let m=s;var o=n===s}if(a.pscTxt!==void 0){let t=a.pscTxt,n=s,m=s;if(typeof t=="string"){if(u(t)>255){let r={
instancePath:i+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.typCisloDomovni!==void 0){let t=a.typCisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={
instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){
let r={instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[r]:e.push(r),s++}var o=n===s}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return L.errors=e,s===
0}var P=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function A(a,{instancePath:i="",parentData:h,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let t=a.ico,n=s,m=s;if(typeof t=="string"){if(u(t)>8){let l={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[l]:e.push(l),s++}if(u(t)<8){let l={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[l]:e.push(l),s++}if(!Q.
test(t)){let l={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var o=n===
s}if(a.obchodniJmeno!==void 0){let t=a.obchodniJmeno,n=s,m=s;if(typeof t=="string"){if(u(t)>2e3){let r={instancePath:i+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}if(u(t)<1){let r={instancePath:i+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.sidlo!==
void 0){let t=a.sidlo,n=s;L(t,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:c})||(e=b(e,L.errors),
s=e.length);var o=n===s}if(a.pravniForma!==void 0){let t=a.pravniForma,n=s,m=s;if(typeof t=="string"){if(u(t)>3){let r={
instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(u(t)<3){let r={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[r]:e.push(r),s++}if(!w.test(t)){let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.pravniFormaRos!==void 0){let t=a.pravniFormaRos,n=s,m=s;if(typeof t==
"string"){if(u(t)>3){let r={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/maxLength",keyword:"\
maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(u(t)<3){let r={
instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[r]:e.push(r),s++}if(!w.test(t)){let r={instancePath:i+"/pra\
vniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'mus\
t match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/pravniFormaRos",schemaPath:"#/pr\
operties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
var o=n===s}if(a.financniUrad!==void 0){let t=a.financniUrad,n=s,m=s;if(typeof t=="string"){if(u(t)>3){let r={instancePath:i+
"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT \
have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(u(t)<3){let r={instancePath:i+"/financniUrad",schemaPath:"\
#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[r]:e.push(r),s++}if(!w.test(t)){let r={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/\
pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.datumVzniku!==void 0){let t=a.datumVzniku,
n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!P.test(t)){let r={instancePath:i+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.datumZaniku!==void 0){let t=a.datumZaniku,
n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!P.test(t)){let r={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.datumAktualizace!==void 0){let t=a.
datumAktualizace,n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!P.test(t)){let r={instancePath:i+"/d\
atumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must\
 match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumAktualizace",schemaPath:"#/proper\
ties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
var o=n===s}if(a.dic!==void 0){let t=a.dic,n=s;if(typeof t!="string"){let r={instancePath:i+"/dic",schemaPath:"#/propert\
ies/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===
s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return A.errors=e,s===0}function j(a,{instancePath:i="",parentData:h,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.jmeno!==void 0){let t=a.jmeno,n=s,m=s;if(typeof t=="string"){if(u(t)>100){let l={instancePath:i+
"/jmeno",schemaPath:"#/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/jmeno",schemaPath:"#/properties/jmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var o=n===s}if(a.prijmeni!==
void 0){let t=a.prijmeni,n=s,m=s;if(typeof t=="string"){if(u(t)>100){let r={instancePath:i+"/prijmeni",schemaPath:"#/pro\
perties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/prijmeni",schemaPath:"#/properties/prijmeni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.titulPredJmenem!==void 0){
let t=a.titulPredJmenem,n=s,m=s;if(typeof t=="string"){if(u(t)>32){let r={instancePath:i+"/titulPredJmenem",schemaPath:"\
#/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/titulPredJmenem",schemaPath:"#/properties/titulPredJme\
nem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===s}if(a.
titulZaJmenem!==void 0){let t=a.titulZaJmenem,n=s,m=s;if(typeof t=="string"){if(u(t)>32){let r={instancePath:i+"/titulZa\
Jmenem",schemaPath:"#/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/titulZaJmenem",schemaPath:"#/propert\
ies/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.datumNarozeni!==void 0){let t=a.datumNarozeni,n=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!P.
test(t)){let r={instancePath:i+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumNaroz\
eni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}var o=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return j.errors=e,s===0}function C(a,{instancePath:i="",parentData:h,parentDataProperty:y,
rootData:c=a}={}){let e=null,s=0,v=s;j(a,{instancePath:i,parentData:h,parentDataProperty:y,rootData:c})||(e=b(e,j.errors),
s=e.length);var m=v===s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.typAngazma!==void 0){let l=a.typAngazma,
r=s,f=s;if(typeof l=="string"){if(u(l)>64){let g={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngaz\
ma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[g]:e.push(
g),s++}if(u(l)<1){let g={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[g]:e.push(g),s++}var n=r===s}}else{let l={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}var m=o===s;return C.errors=e,s===0}function S(a,{instancePath:i="",parentData:h,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.email!==void 0){let t=a.email,n=s,m=s;if(typeof t=="string"){if(u(t)>50){let l={instancePath:i+
"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more tha\
n 50 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/email",schemaPath:"#/properties/email/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var o=n===s}if(a.fax!==void 0){
let t=a.fax,n=s,m=s;if(typeof t=="string"){if(u(t)>25){let r={instancePath:i+"/fax",schemaPath:"#/properties/fax/maxLeng\
th",keyword:"maxLength",params:{limit:25},message:"must NOT have more than 25 characters"};e===null?e=[r]:e.push(r),s++}
if(u(t)<1){let r={instancePath:i+"/fax",schemaPath:"#/properties/fax/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/fax",schemaPath:"#/pr\
operties/fax/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=n===
s}if(a.telefon!==void 0){let t=a.telefon,n=s,m=s;if(typeof t=="string"){if(u(t)>25){let r={instancePath:i+"/telefon",schemaPath:"\
#/properties/telefon/maxLength",keyword:"maxLength",params:{limit:25},message:"must NOT have more than 25 characters"};e===
null?e=[r]:e.push(r),s++}if(u(t)<1){let r={instancePath:i+"/telefon",schemaPath:"#/properties/telefon/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}var o=n===s}if(a.www!==void 0){let t=a.www,n=s,m=s;if(typeof t=="string"){if(u(t)>255){let r={instancePath:i+
"/www",schemaPath:"#/properties/www/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 2\
55 characters"};e===null?e=[r]:e.push(r),s++}if(u(t)<1){let r={instancePath:i+"/www",schemaPath:"#/properties/www/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/www",schemaPath:"#/properties/www/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),s++}var o=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return S.errors=e,s===0}function T(a,{instancePath:i="",
parentData:h,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,v=s;A(a,{instancePath:i,parentData:h,parentDataProperty:y,
rootData:c})||(e=b(e,A.errors),s=e.length);var l=v===s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.poradoveCisloZar!==
void 0){let r=a.poradoveCisloZar,f=s,g=s;if(typeof r=="string"){if(u(r)>3){let d={instancePath:i+"/poradoveCisloZar",schemaPath:"\
#/allOf/1/properties/poradoveCisloZar/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3\
 characters"};e===null?e=[d]:e.push(d),s++}if(u(r)<3){let d={instancePath:i+"/poradoveCisloZar",schemaPath:"#/allOf/1/pr\
operties/poradoveCisloZar/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[d]:e.push(d),s++}if(!w.test(r)){let d={instancePath:i+"/poradoveCisloZar",schemaPath:"#/allOf/1/properties/p\
oradoveCisloZar/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?
e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/poradoveCisloZar",schemaPath:"#/allOf/1/properties/poradoveCisloZar/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}var n=f===s}if(a.poradoveCisloPrac!==
void 0){let r=a.poradoveCisloPrac,f=s,g=s;if(typeof r=="string"){if(u(r)>3){let p={instancePath:i+"/poradoveCisloPrac",schemaPath:"\
#/allOf/1/properties/poradoveCisloPrac/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than \
3 characters"};e===null?e=[p]:e.push(p),s++}if(u(r)<3){let p={instancePath:i+"/poradoveCisloPrac",schemaPath:"#/allOf/1/\
properties/poradoveCisloPrac/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 charact\
ers"};e===null?e=[p]:e.push(p),s++}if(!w.test(r)){let p={instancePath:i+"/poradoveCisloPrac",schemaPath:"#/allOf/1/prope\
rties/poradoveCisloPrac/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/poradoveCisloPrac",schemaPath:"#/allOf/1/properties/poradoveC\
isloPrac/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var n=f===s}
if(a.typSubjektu!==void 0){let r=a.typSubjektu,f=s,g=s;if(typeof r=="string"){if(u(r)>2){let p={instancePath:i+"/typSubj\
ektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:2},message:"must NOT hav\
e more than 2 characters"};e===null?e=[p]:e.push(p),s++}if(u(r)<2){let p={instancePath:i+"/typSubjektu",schemaPath:"#/al\
lOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 charact\
ers"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjek\
tu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var n=f===s}if(a.druhZarizeni!==
void 0){let r=a.druhZarizeni,f=s,g=s;if(typeof r=="string"){if(u(r)>3){let p={instancePath:i+"/druhZarizeni",schemaPath:"\
#/allOf/1/properties/druhZarizeni/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 cha\
racters"};e===null?e=[p]:e.push(p),s++}if(u(r)<3){let p={instancePath:i+"/druhZarizeni",schemaPath:"#/allOf/1/properties\
/druhZarizeni/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?
e=[p]:e.push(p),s++}if(!w.test(r)){let p={instancePath:i+"/druhZarizeni",schemaPath:"#/allOf/1/properties/druhZarizeni/p\
attern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[p]:e.push(p),
s++}}else{let p={instancePath:i+"/druhZarizeni",schemaPath:"#/allOf/1/properties/druhZarizeni/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var n=f===s}if(a.primarniZaznam!==void 0){let r=a.
primarniZaznam,f=s;if(typeof r!="boolean"){let p={instancePath:i+"/primarniZaznam",schemaPath:"#/allOf/1/properties/prim\
arniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[p]:e.push(p),s++}let g=s;
var n=f===s}if(a.typZrizovatele!==void 0){let r=a.typZrizovatele,f=s,g=s;if(typeof r=="string"){if(u(r)>1){let p={instancePath:i+
"/typZrizovatele",schemaPath:"#/allOf/1/properties/typZrizovatele/maxLength",keyword:"maxLength",params:{limit:1},message:"\
must NOT have more than 1 characters"};e===null?e=[p]:e.push(p),s++}if(u(r)<1){let p={instancePath:i+"/typZrizovatele",schemaPath:"\
#/allOf/1/properties/typZrizovatele/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/typZrizovatele",schemaPath:"#/allOf/1/properties\
/typZrizovatele/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var n=f===
s}if(a.angazovaneOsoby!==void 0){let r=a.angazovaneOsoby,f=s,g=s;if(Array.isArray(r)){let p=!0,k=r.length;for(let O=0;O<
k;O++){let N=r[O],K=s;C(N,{instancePath:i+"/angazovaneOsoby/"+O,parentData:r,parentDataProperty:O,rootData:c})||(e=b(e,C.
errors),s=e.length);var m=K===s;m||(p=!1)}}else{let p={instancePath:i+"/angazovaneOsoby",schemaPath:"#/allOf/1/propertie\
s/angazovaneOsoby/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}var n=f===
s}if(a.kontakty!==void 0){let r=a.kontakty,f=s;S(r,{instancePath:i+"/kontakty",parentData:a,parentDataProperty:"kontakty",
rootData:c})||(e=b(e,S.errors),s=e.length);var n=f===s}}else{let r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}var l=o===s;return T.errors=e,s===0}
function x(a,{instancePath:i="",parentData:h,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.icoId!==void 0){let n=a.icoId,m=s,l=s;if(typeof n=="string"){if(u(n)>32){let r={instancePath:i+
"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters"};e===null?e=[r]:e.push(r),s++}if(!G.test(n)){let r={instancePath:i+"/icoId",schemaPath:"#/properties/ic\
oId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=m===s}if(a.zaznamy!==void 0){let n=a.zaznamy,
m=s,l=s;if(Array.isArray(n)){let f=!0,g=n.length;for(let d=0;d<g;d++){let p=n[d],k=s;T(p,{instancePath:i+"/zaznamy/"+d,parentData:n,
parentDataProperty:d,rootData:c})||(e=b(e,T.errors),s=e.length);var t=k===s;t||(f=!1)}}else{let f={instancePath:i+"/zazn\
amy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:
e.push(f),s++}var o=m===s}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}return x.errors=e,s===0}var W=M;var $={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function Z(a,{instancePath:i="",parentData:h,parentDataProperty:y,rootData:c=a}={}){let e=null,
s=0;if(typeof a!="string"){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}let v=s,o=$.enum;if(!(a==="OBECNA_CHYBA"||a==="CHYBA_VSTUPU"||a==="NENALEZENO"||
a==="NENI_IMPLEMENTOVANO"||a==="NEPRIHLASENY_UZIVATEL"||a==="NENI_OPRAVNENI")){let t={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:$.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}return Z.errors=e,s===0}function M(a,{instancePath:i="",parentData:h,parentDataProperty:y,rootData:c=a}={}){let e=null,
s=0,v=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kod!==void 0){let t=a.kod,n=s;Z(t,{instancePath:i+"/kod",parentData:a,
parentDataProperty:"kod",rootData:c})||(e=b(e,Z.errors),s=e.length);var o=n===s}if(a.popis!==void 0){let t=a.popis,n=s;if(typeof t!=
"string"){let r={instancePath:i+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===s}if(a.subKod!==void 0){let t=a.subKod,n=s;if(typeof t!=
"string"){let r={instancePath:i+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return M.errors=e,s===0}var X=U;function F(a,{instancePath:i="",parentData:h,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let t=a.pocetCelkem,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let l={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>2147483647||
isNaN(t)){let l={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[l]:e.push(l),s++}if(t<0||isNaN(t)){let l={instancePath:i+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[l]:e.push(l),s++}}var o=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return F.errors=e,s===0}function U(a,{instancePath:i="",
parentData:h,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,v=s;F(a,{instancePath:i,parentData:h,parentDataProperty:y,
rootData:c})||(e=b(e,F.errors),s=e.length);var l=v===s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.ekonomickeSubjekty!==
void 0){let r=a.ekonomickeSubjekty,f=s,g=s;if(Array.isArray(r)){let d=!0,p=r.length;for(let k=0;k<p;k++){let O=r[k],N=s;
x(O,{instancePath:i+"/ekonomickeSubjekty/"+k,parentData:r,parentDataProperty:k,rootData:c})||(e=b(e,x.errors),s=e.length);
var n=N===s;n||(d=!1)}}else{let d={instancePath:i+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubje\
kty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}var m=f===s}}else{let r={
instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}var l=o===s;return U.errors=e,s===0}function b(a,i){if(a===null)return i;for(let h of i)a.push(h);return a}return Y(ee);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektNrpzs: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyNrpzsSeznam: Validate;
} = {
  EkonomickySubjektNrpzs: code.EkonomickySubjektNrpzs,
  Chyba: code.Chyba,
  EkonomickeSubjektyNrpzsSeznam: code.EkonomickeSubjektyNrpzsSeznam,
};
