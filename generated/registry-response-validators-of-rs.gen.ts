// Generated from spec/registry.openapi.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var C=Object.defineProperty;var B=Object.getOwnPropertyDescriptor;var H=Object.getOwnPropertyNames;var Y=Object.prototype.hasOwnProperty;var q=(a,n)=>()=>{try{return n||a((n={exports:{}}).exports,n),n.exports}catch(y){throw n=0,y}},G=(a,n)=>{for(var y in n)
C(a,y,{get:n[y],enumerable:!0})},Q=(a,n,y,d)=>{if(n&&typeof n=="object"||typeof n=="function")for(let h of H(n))!Y.call(
a,h)&&h!==y&&C(a,h,{get:()=>n[h],enumerable:!(d=B(n,h))||d.enumerable});return a};var W=a=>Q(C({},"__esModule",{value:!0}),a);var M=q(E=>{"use strict";Object.defineProperty(E,"__esModule",{value:!0});function $(a){let n=a.length,y=0,d=0,h;for(;d<
n;)y++,h=a.charCodeAt(d++),h>=55296&&h<=56319&&d<n&&(h=a.charCodeAt(d),(h&64512)===56320&&d++);return y}E.default=$;$.code=
'require("ajv/dist/runtime/ucs2length").default'});var te={};G(te,{Chyba:()=>se,EkonomickeSubjektyRsSeznam:()=>re,EkonomickySubjektRs:()=>X});var X=L;var p=M().default,U=new RegExp("^(ARES_)?\\d{8}$","u");var ee=new RegExp("^\\d{8}$","u"),z=new RegExp("^\\d{3}$","u");function P(a,{instancePath:n="",parentData:y,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kodStatu!==void 0){let t=a.kodStatu,i=s;if(typeof t!="string"){let l={instancePath:n+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),s++}let m=s;var o=i===s}if(a.nazevStatu!==void 0){let t=a.nazevStatu,i=s,m=s;if(typeof t=="string"){if(p(
t)>32){let r={instancePath:n+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}var o=i===s}if(a.kodKraje!==void 0){let t=a.kodKraje,i=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:n+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:n+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:n+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}
var o=i===s}if(a.nazevKraje!==void 0){let t=a.nazevKraje,i=s,m=s;if(typeof t=="string"){if(p(t)>32){let r={instancePath:n+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===
s}if(a.kodOkresu!==void 0){let t=a.kodOkresu,i=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:n+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>9999||isNaN(t)){let r={instancePath:n+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:n+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),
s++}}var o=i===s}if(a.nazevOkresu!==void 0){let t=a.nazevOkresu,i=s,m=s;if(typeof t=="string"){if(p(t)>32){let r={instancePath:n+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===
s}if(a.kodObce!==void 0){let t=a.kodObce,i=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:n+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:n+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:n+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=i===
s}if(a.nazevObce!==void 0){let t=a.nazevObce,i=s,m=s;if(typeof t=="string"){if(p(t)>48){let r={instancePath:n+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.kodSpravnihoObvodu!==
void 0){let t=a.kodSpravnihoObvodu,i=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:n+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:n+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:n+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}var o=i===s}if(a.nazevSpravnihoObvodu!==void 0){let t=a.nazevSpravnihoObvodu,i=s,m=s;if(typeof t==
"string"){if(p(t)>32){let r={instancePath:n+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:n+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.kodMestskehoObvodu!==void 0){let t=a.
kodMestskehoObvodu,i=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:n+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:n+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:n+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}var o=i===s}if(a.nazevMestskehoObvodu!==void 0){let t=a.nazevMestskehoObvodu,i=s,m=s;if(typeof t==
"string"){if(p(t)>32){let r={instancePath:n+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:n+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.kodMestskeCastiObvodu!==void 0){let t=a.
kodMestskeCastiObvodu,i=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:n+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:n+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:n+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=i===s}if(a.kodUlice!==void 0){let t=a.kodUlice,i=s;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(
t)){if(t>9999999||isNaN(t)){let r={instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={
instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=i===s}if(a.nazevMestskeCastiObvodu!==void 0){let t=a.nazevMestskeCastiObvodu,
i=s,m=s;if(typeof t=="string"){if(p(t)>48){let r={instancePath:n+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}
if(a.nazevUlice!==void 0){let t=a.nazevUlice,i=s,m=s;if(typeof t=="string"){if(p(t)>48){let r={instancePath:n+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.
cisloDomovni!==void 0){let t=a.cisloDomovni,i=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:n+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){let r={instancePath:n+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.doplnekAdresy!==void 0){let t=a.doplnekAdresy,i=s,m=s;if(typeof t==
"string"){if(p(t)>1500){let r={instancePath:n+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:n+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.kodCastiObce!==void 0){let t=a.kodCastiObce,i=s;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:n+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t==
"number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:n+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),
s++}if(t<0||isNaN(t)){let r={instancePath:n+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=i===s}if(a.cisloOrientacni!==
void 0){let t=a.cisloOrientacni,i=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:n+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>999||isNaN(t))){let r={instancePath:n+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.cisloOrientacniPismeno!==void 0){let t=a.cisloOrientacniPismeno,
i=s,m=s;if(typeof t=="string"){if(p(t)>1){let r={instancePath:n+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.nazevCastiObce!==
void 0){let t=a.nazevCastiObce,i=s,m=s;if(typeof t=="string"){if(p(t)>48){let r={instancePath:n+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.kodAdresnihoMista!==
void 0){let t=a.kodAdresnihoMista,i=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:n+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>999999999||isNaN(t)){let r={
instancePath:n+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:n+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var o=i===s}if(a.psc!==void 0){let t=a.psc,i=s;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:n+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;var o=i===s}if(a.textovaAdresa!==void 0){
let t=a.textovaAdresa,i=s,m=s;if(typeof t=="string"){if(p(t)>1500){let r={instancePath:n+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.cisloDoAdresy!==
void 0){let t=a.cisloDoAdresy,i=s,m=s;if(typeof t=="string"){if(p(t)>255){let r={instancePath:n+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.standardizaceAdresy!==
void 0){let t=a.standardizaceAdresy,i=s;if(typeof t!="boolean"){let r={instancePath:n+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}let m=s;var o=i===s}if(a.pscTxt!==void 0){let t=a.pscTxt,i=s,m=s;if(typeof t=="string"){if(p(t)>255){let r={
instancePath:n+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===
s}if(a.typCisloDomovni!==void 0){let t=a.typCisloDomovni,i=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={
instancePath:n+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),s++}let m=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){
let r={instancePath:n+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[r]:e.push(r),s++}var o=i===s}}else{let t={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return P.errors=e,s===
0}var O=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function N(a,{instancePath:n="",parentData:y,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let t=a.ico,i=s,m=s;if(typeof t=="string"){if(p(t)>8){let l={instancePath:n+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[l]:e.push(l),s++}if(p(t)<8){let l={instancePath:n+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[l]:e.push(l),s++}if(!ee.
test(t)){let l={instancePath:n+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:n+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var o=i===
s}if(a.obchodniJmeno!==void 0){let t=a.obchodniJmeno,i=s,m=s;if(typeof t=="string"){if(p(t)>2e3){let r={instancePath:n+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}if(p(t)<1){let r={instancePath:n+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.sidlo!==
void 0){let t=a.sidlo,i=s;P(t,{instancePath:n+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:h})||(e=e===null?
P.errors:e.concat(P.errors),s=e.length);var o=i===s}if(a.pravniForma!==void 0){let t=a.pravniForma,i=s,m=s;if(typeof t==
"string"){if(p(t)>3){let r={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLe\
ngth",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(p(t)<3){let r={instancePath:n+
"/pravniForma",schemaPath:"#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT ha\
ve fewer than 3 characters"};e===null?e=[r]:e.push(r),s++}if(!z.test(t)){let r={instancePath:n+"/pravniForma",schemaPath:"\
#/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.pravniFormaRos!==void 0){
let t=a.pravniFormaRos,i=s,m=s;if(typeof t=="string"){if(p(t)>3){let r={instancePath:n+"/pravniFormaRos",schemaPath:"#/p\
roperties/pravniFormaRos/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};
e===null?e=[r]:e.push(r),s++}if(p(t)<3){let r={instancePath:n+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/\
minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[r]:e.push(r),
s++}if(!z.test(t)){let r={instancePath:n+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pat\
tern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+
"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.financniUrad!==void 0){let t=a.financniUrad,i=s,m=s;if(typeof t=="\
string"){if(p(t)>3){let r={instancePath:n+"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxL\
ength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(p(t)<3){let r={instancePath:n+
"/financniUrad",schemaPath:"#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT \
have fewer than 3 characters"};e===null?e=[r]:e.push(r),s++}if(!z.test(t)){let r={instancePath:n+"/financniUrad",schemaPath:"\
#/properties/financniUrad/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.datumVzniku!==void 0){
let t=a.datumVzniku,i=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!O.test(t)){let r={instancePath:n+
"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match \
format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/datumVzniku",schemaPath:"#/properties/datumVz\
niku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.
datumZaniku!==void 0){let t=a.datumZaniku,i=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!O.test(t)){
let r={instancePath:n+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},
message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}var o=i===s}if(a.datumAktualizace!==void 0){let t=a.datumAktualizace,i=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t==
"string"){if(!O.test(t)){let r={instancePath:n+"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+
"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.dic!==void 0){let t=a.dic,i=s;if(typeof t!="string"){let r={instancePath:n+
"/dic",schemaPath:"#/properties/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}let m=s;var o=i===s}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return N.errors=e,s===0}function _(a,{instancePath:n="",parentData:y,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.telefon!==void 0){let i=a.telefon,m=s,l=s;if(typeof i=="string"){if(p(i)>25){let r={instancePath:n+
"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit:25},message:"must NOT have more\
 than 25 characters"};e===null?e=[r]:e.push(r),s++}if(p(i)<1){let r={instancePath:n+"/telefon",schemaPath:"#/properties/\
telefon/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:
e.push(r),s++}}else{let r={instancePath:n+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=m===s}if(a.fax!==void 0){let i=a.fax,m=s,l=s;if(typeof i==
"string"){if(p(i)>25){let c={instancePath:n+"/fax",schemaPath:"#/properties/fax/maxLength",keyword:"maxLength",params:{limit:25},
message:"must NOT have more than 25 characters"};e===null?e=[c]:e.push(c),s++}if(p(i)<1){let c={instancePath:n+"/fax",schemaPath:"\
#/properties/fax/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[c]:e.push(c),s++}}else{let c={instancePath:n+"/fax",schemaPath:"#/properties/fax/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[c]:e.push(c),s++}var o=m===s}if(a.email!==void 0){let i=a.email,m=s,l=s;if(Array.
isArray(i)){let c=!0,g=i.length;for(let f=0;f<g;f++){let u=i[f],v=s,w=s;if(typeof u=="string"){if(p(u)>50){let k={instancePath:n+
"/email/"+f,schemaPath:"#/properties/email/items/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have\
 more than 50 characters"};e===null?e=[k]:e.push(k),s++}if(p(u)<1){let k={instancePath:n+"/email/"+f,schemaPath:"#/prope\
rties/email/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[k]:e.push(k),s++}}else{let k={instancePath:n+"/email/"+f,schemaPath:"#/properties/email/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),s++}var t=v===s;t||(c=!1)}}else{let c={instancePath:n+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
c]:e.push(c),s++}var o=m===s}if(a.www!==void 0){let i=a.www,m=s,l=s;if(typeof i=="string"){if(p(i)>255){let c={instancePath:n+
"/www",schemaPath:"#/properties/www/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 2\
55 characters"};e===null?e=[c]:e.push(c),s++}if(p(i)<1){let c={instancePath:n+"/www",schemaPath:"#/properties/www/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}}else{
let c={instancePath:n+"/www",schemaPath:"#/properties/www/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[c]:e.push(c),s++}var o=m===s}}else{let i={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}return _.errors=e,s===0}function A(a,{instancePath:n="",parentData:y,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kontakty!==void 0){let t=a.kontakty,i=s;_(t,{instancePath:n+"/kontakty",parentData:a,parentDataProperty:"\
kontakty",rootData:h})||(e=e===null?_.errors:e.concat(_.errors),s=e.length);var o=i===s}if(a.izo!==void 0){let t=a.izo,i=s,
m=s;if(typeof t=="string"){if(p(t)>9){let r={instancePath:n+"/izo",schemaPath:"#/properties/izo/maxLength",keyword:"maxL\
ength",params:{limit:9},message:"must NOT have more than 9 characters"};e===null?e=[r]:e.push(r),s++}if(p(t)<1){let r={instancePath:n+
"/izo",schemaPath:"#/properties/izo/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/izo",schemaPath:"#/properties/izo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.obchodniJmeno!==void 0){
let t=a.obchodniJmeno,i=s,m=s;if(typeof t=="string"){if(p(t)>2e3){let r={instancePath:n+"/obchodniJmeno",schemaPath:"#/p\
roperties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characte\
rs"};e===null?e=[r]:e.push(r),s++}if(p(t)<1){let r={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJme\
no/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.obchodniJmenoZkracene!==void 0){let t=a.
obchodniJmenoZkracene,i=s,m=s;if(typeof t=="string"){if(p(t)>40){let r={instancePath:n+"/obchodniJmenoZkracene",schemaPath:"\
#/properties/obchodniJmenoZkracene/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 \
characters"};e===null?e=[r]:e.push(r),s++}if(p(t)<1){let r={instancePath:n+"/obchodniJmenoZkracene",schemaPath:"#/proper\
ties/obchodniJmenoZkracene/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJ\
menoZkracene/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===
s}if(a.typSkoly!==void 0){let t=a.typSkoly,i=s,m=s;if(typeof t=="string"){if(p(t)>64){let r={instancePath:n+"/typSkoly",
schemaPath:"#/properties/typSkoly/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 c\
haracters"};e===null?e=[r]:e.push(r),s++}if(p(t)<1){let r={instancePath:n+"/typSkoly",schemaPath:"#/properties/typSkoly/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:n+"/typSkoly",schemaPath:"#/properties/typSkoly/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.adresa!==void 0){let t=a.adresa,i=s;P(t,{instancePath:n+
"/adresa",parentData:a,parentDataProperty:"adresa",rootData:h})||(e=e===null?P.errors:e.concat(P.errors),s=e.length);var o=i===
s}if(a.datumVzniku!==void 0){let t=a.datumVzniku,i=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!O.test(
t)){let r={instancePath:n+"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"format",params:{format:"d\
ate"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}var o=i===s}if(a.datumZaniku!==void 0){let t=a.datumZaniku,i=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="str\
ing"){if(!O.test(t)){let r={instancePath:n+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/da\
tumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}var o=i===s}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return A.errors=e,s===0}function j(a,{instancePath:n="",parentData:y,
parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;N(a,{instancePath:n,parentData:y,parentDataProperty:d,rootData:h})||
(e=e===null?N.errors:e.concat(N.errors),s=e.length);var l=b===s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){
if(a.redizo!==void 0){let r=a.redizo,c=s,g=s;if(typeof r=="string"){if(p(r)>9){let f={instancePath:n+"/redizo",schemaPath:"\
#/allOf/1/properties/redizo/maxLength",keyword:"maxLength",params:{limit:9},message:"must NOT have more than 9 character\
s"};e===null?e=[f]:e.push(f),s++}if(p(r)<1){let f={instancePath:n+"/redizo",schemaPath:"#/allOf/1/properties/redizo/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),s++}}else{
let f={instancePath:n+"/redizo",schemaPath:"#/allOf/1/properties/redizo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}var i=c===s}if(a.obchodniJmenoZkracene!==void 0){let r=a.obchodniJmenoZkracene,
c=s,g=s;if(typeof r=="string"){if(p(r)>40){let u={instancePath:n+"/obchodniJmenoZkracene",schemaPath:"#/allOf/1/properti\
es/obchodniJmenoZkracene/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[u]:e.push(u),s++}if(p(r)<1){let u={instancePath:n+"/obchodniJmenoZkracene",schemaPath:"#/allOf/1/properties/\
obchodniJmenoZkracene/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[u]:e.push(u),s++}}else{let u={instancePath:n+"/obchodniJmenoZkracene",schemaPath:"#/allOf/1/properties/obchodniJ\
menoZkracene/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}var i=c===
s}if(a.kontakty!==void 0){let r=a.kontakty,c=s;_(r,{instancePath:n+"/kontakty",parentData:a,parentDataProperty:"kontakty",
rootData:h})||(e=e===null?_.errors:e.concat(_.errors),s=e.length);var i=c===s}if(a.primarniZaznam!==void 0){let r=a.primarniZaznam,
c=s;if(typeof r!="boolean"){let u={instancePath:n+"/primarniZaznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),s++}let g=s;var i=c===s}if(a.
skolyAZarizeni!==void 0){let r=a.skolyAZarizeni,c=s,g=s;if(Array.isArray(r)){let u=!0,v=r.length;for(let w=0;w<v;w++){let k=r[w],
x=s;A(k,{instancePath:n+"/skolyAZarizeni/"+w,parentData:r,parentDataProperty:w,rootData:h})||(e=e===null?A.errors:e.concat(
A.errors),s=e.length);var m=x===s;m||(u=!1)}}else{let u={instancePath:n+"/skolyAZarizeni",schemaPath:"#/allOf/1/properti\
es/skolyAZarizeni/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var i=c===
s}if(a.typSubjektu!==void 0){let r=a.typSubjektu,c=s,g=s;if(typeof r=="string"){if(p(r)>64){let u={instancePath:n+"/typS\
ubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT\
 have more than 64 characters"};e===null?e=[u]:e.push(u),s++}if(p(r)<1){let u={instancePath:n+"/typSubjektu",schemaPath:"\
#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:n+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSu\
bjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}var i=c===s}}else{
let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}var l=o===s;return j.errors=e,s===0}function S(a,{instancePath:n="",parentData:y,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let t=a.ico,i=s,m=s;if(typeof t=="string"){if(p(t)>32){let l={instancePath:n+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32\
 characters"};e===null?e=[l]:e.push(l),s++}if(!U.test(t)){let l={instancePath:n+"/ico",schemaPath:"#/properties/ico/patt\
ern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[
l]:e.push(l),s++}}else{let l={instancePath:n+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var o=i===s}if(a.obchodniJmeno!==void 0){let t=a.obchodniJmeno,
i=s,m=s;if(typeof t=="string"){if(p(t)>2e3){let r={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmen\
o/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.
push(r),s++}if(p(t)<1){let r={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.obchodniJmenoZkracene!==void 0){let t=a.obchodniJmenoZkracene,i=s,m=s;
if(typeof t=="string"){if(p(t)>40){let r={instancePath:n+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmeno\
Zkracene/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[r]:
e.push(r),s++}if(p(t)<1){let r={instancePath:n+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:n+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.typAngazma!==void 0){
let t=a.typAngazma,i=s,m=s;if(typeof t=="string"){if(p(t)>64){let r={instancePath:n+"/typAngazma",schemaPath:"#/properti\
es/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?
e=[r]:e.push(r),s++}if(p(t)<1){let r={instancePath:n+"/typAngazma",schemaPath:"#/properties/typAngazma/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+
"/typAngazma",schemaPath:"#/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.adresa!==void 0){let t=a.adresa,i=s;P(t,{instancePath:n+"/adresa",parentData:a,
parentDataProperty:"adresa",rootData:h})||(e=e===null?P.errors:e.concat(P.errors),s=e.length);var o=i===s}if(a.pravniForma!==
void 0){let t=a.pravniForma,i=s,m=s;if(typeof t=="string"){if(p(t)>3){let r={instancePath:n+"/pravniForma",schemaPath:"#\
/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};
e===null?e=[r]:e.push(r),s++}if(p(t)<3){let r={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/minLen\
gth",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[r]:e.push(r),s++}
if(!z.test(t)){let r={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/pattern",keyword:"pattern",params:{
pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/\
pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.datumVzniku!==void 0){let t=a.datumVzniku,i=s,m=s;if(typeof t=="number"&&isFinite(
t),typeof t=="string"){if(!O.test(t)){let r={instancePath:n+"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+
"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.datumZaniku!==void 0){let t=a.datumZaniku,i=s,m=s;if(typeof t=="number"&&isFinite(
t),typeof t=="string"){if(!O.test(t)){let r={instancePath:n+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+
"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}var o=i===s}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return S.errors=e,s===0}function Z(a,{instancePath:n="",parentData:y,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.jmeno!==void 0){let t=a.jmeno,i=s,m=s;if(typeof t=="string"){if(p(t)>100){let l={instancePath:n+
"/jmeno",schemaPath:"#/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:n+"/jmeno",schemaPath:"#/properties/jmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var o=i===s}if(a.prijmeni!==
void 0){let t=a.prijmeni,i=s,m=s;if(typeof t=="string"){if(p(t)>100){let r={instancePath:n+"/prijmeni",schemaPath:"#/pro\
perties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/prijmeni",schemaPath:"#/properties/prijmeni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.titulPredJmenem!==void 0){
let t=a.titulPredJmenem,i=s,m=s;if(typeof t=="string"){if(p(t)>32){let r={instancePath:n+"/titulPredJmenem",schemaPath:"\
#/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/titulPredJmenem",schemaPath:"#/properties/titulPredJme\
nem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===s}if(a.
titulZaJmenem!==void 0){let t=a.titulZaJmenem,i=s,m=s;if(typeof t=="string"){if(p(t)>32){let r={instancePath:n+"/titulZa\
Jmenem",schemaPath:"#/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/titulZaJmenem",schemaPath:"#/propert\
ies/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=i===
s}if(a.datumNarozeni!==void 0){let t=a.datumNarozeni,i=s,m=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!O.
test(t)){let r={instancePath:n+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/datumNaroz\
eni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),s++}var o=i===s}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return Z.errors=e,s===0}function T(a,{instancePath:n="",parentData:y,parentDataProperty:d,
rootData:h=a}={}){let e=null,s=0,b=s;Z(a,{instancePath:n,parentData:y,parentDataProperty:d,rootData:h})||(e=e===null?Z.errors:
e.concat(Z.errors),s=e.length);var m=b===s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.typAngazma!==void 0){
let l=a.typAngazma,r=s,c=s;if(typeof l=="string"){if(p(l)>64){let g={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/\
properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[g]:e.push(g),s++}if(p(l)<1){let g={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),
s++}}else{let g={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}var i=r===s}}else{let l={instancePath:n,schemaPath:"#/al\
lOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}var m=o===s;return T.
errors=e,s===0}function F(a,{instancePath:n="",parentData:y,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;j(
a,{instancePath:n,parentData:y,parentDataProperty:d,rootData:h})||(e=e===null?j.errors:e.concat(j.errors),s=e.length);var r=b===
s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.angazovanySubjekt!==void 0){let c=a.angazovanySubjekt,g=s,
f=s;if(Array.isArray(c)){let u=!0,v=c.length;for(let w=0;w<v;w++){let k=c[w],x=s;S(k,{instancePath:n+"/angazovanySubjekt\
/"+w,parentData:c,parentDataProperty:w,rootData:h})||(e=e===null?S.errors:e.concat(S.errors),s=e.length);var i=x===s;i||
(u=!1)}}else{let u={instancePath:n+"/angazovanySubjekt",schemaPath:"#/allOf/1/properties/angazovanySubjekt/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var m=g===s}if(a.angazovanaOsoba!==void 0){
let c=a.angazovanaOsoba,g=s,f=s;if(Array.isArray(c)){let v=!0,w=c.length;for(let k=0;k<w;k++){let x=c[k],I=s;T(x,{instancePath:n+
"/angazovanaOsoba/"+k,parentData:c,parentDataProperty:k,rootData:h})||(e=e===null?T.errors:e.concat(T.errors),s=e.length);
var l=I===s;l||(v=!1)}}else{let v={instancePath:n+"/angazovanaOsoba",schemaPath:"#/allOf/1/properties/angazovanaOsoba/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[v]:e.push(v),s++}var m=g===s}}else{let c={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:
e.push(c),s++}var r=o===s;return F.errors=e,s===0}function L(a,{instancePath:n="",parentData:y,parentDataProperty:d,rootData:h=a}={}){
let e=null,s=0,b=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.icoId!==void 0){let i=a.icoId,m=s,l=s;if(typeof i==
"string"){if(p(i)>32){let r={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}if(!U.test(i)){let r={instancePath:n+
"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must mat\
ch pattern "^(ARES_)?\\d{8}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:n+"/icoId",schemaPath:"#/properti\
es/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var o=m===s}
if(a.zaznamy!==void 0){let i=a.zaznamy,m=s,l=s;if(Array.isArray(i)){let c=!0,g=i.length;for(let f=0;f<g;f++){let u=i[f],
v=s;F(u,{instancePath:n+"/zaznamy/"+f,parentData:i,parentDataProperty:f,rootData:h})||(e=e===null?F.errors:e.concat(F.errors),
s=e.length);var t=v===s;t||(c=!1)}}else{let c={instancePath:n+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var o=m===s}}else{let i={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}return L.
errors=e,s===0}var se=V;var R={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function J(a,{instancePath:n="",parentData:y,parentDataProperty:d,rootData:h=a}={}){let e=null,
s=0;if(typeof a!="string"){let t={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}let b=s,o=R.enum;if(!(a==="OBECNA_CHYBA"||a==="CHYBA_VSTUPU"||a==="NENALEZENO"||
a==="NENI_IMPLEMENTOVANO"||a==="NEPRIHLASENY_UZIVATEL"||a==="NENI_OPRAVNENI")){let t={instancePath:n,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:R.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}return J.errors=e,s===0}function V(a,{instancePath:n="",parentData:y,parentDataProperty:d,rootData:h=a}={}){let e=null,
s=0,b=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kod!==void 0){let t=a.kod,i=s;J(t,{instancePath:n+"/kod",parentData:a,
parentDataProperty:"kod",rootData:h})||(e=e===null?J.errors:e.concat(J.errors),s=e.length);var o=i===s}if(a.popis!==void 0){
let t=a.popis,i=s;if(typeof t!="string"){let r={instancePath:n+"/popis",schemaPath:"#/properties/popis/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=i===s}if(a.subKod!==void 0){
let t=a.subKod,i=s;if(typeof t!="string"){let r={instancePath:n+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}let m=s;var o=i===s}}else{let t={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return V.
errors=e,s===0}var re=K;function D(a,{instancePath:n="",parentData:y,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let t=a.pocetCelkem,i=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let l={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}let m=s;if(typeof t=="number"&&isFinite(t)){if(t>2147483647||
isNaN(t)){let l={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[l]:e.push(l),s++}if(t<0||isNaN(t)){let l={instancePath:n+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[l]:e.push(l),s++}}var o=i===s}}else{let t={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}function K(a,{instancePath:n="",
parentData:y,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;D(a,{instancePath:n,parentData:y,parentDataProperty:d,
rootData:h})||(e=e===null?D.errors:e.concat(D.errors),s=e.length);var l=b===s;let o=s,t=s;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.ekonomickeSubjekty!==void 0){let r=a.ekonomickeSubjekty,c=s,g=s;if(Array.isArray(r)){let f=!0,u=r.length;
for(let v=0;v<u;v++){let w=r[v],k=s;L(w,{instancePath:n+"/ekonomickeSubjekty/"+v,parentData:r,parentDataProperty:v,rootData:h})||
(e=e===null?L.errors:e.concat(L.errors),s=e.length);var i=k===s;i||(f=!1)}}else{let f={instancePath:n+"/ekonomickeSubjek\
ty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[f]:e.push(f),s++}var m=c===s}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}var l=o===s;return K.errors=e,s===0}return W(te);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRs: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyRsSeznam: Validate;
} = {
  EkonomickySubjektRs: code.EkonomickySubjektRs,
  Chyba: code.Chyba,
  EkonomickeSubjektyRsSeznam: code.EkonomickeSubjektyRsSeznam,
};
