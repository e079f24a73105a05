// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var $=Object.defineProperty;var ne=Object.getOwnPropertyDescriptor;var oe=Object.getOwnPropertyNames;var pe=Object.prototype.hasOwnProperty;var me=(a,i)=>()=>{try{return i||a((i={exports:{}}).exports,i),i.exports}catch(d){throw i=0,d}},le=(a,i)=>{for(var d in i)
$(a,d,{get:i[d],enumerable:!0})},ce=(a,i,d,g)=>{if(i&&typeof i=="object"||typeof i=="function")for(let u of oe(i))!pe.call(
a,u)&&u!==d&&$(a,u,{get:()=>i[u],enumerable:!(g=ne(i,u))||g.enumerable});return a};var ue=a=>ce($({},"__esModule",{value:!0}),a);var re=me(Z=>{"use strict";Object.defineProperty(Z,"__esModule",{value:!0});function te(a){let i=a.length,d=0,g=0,u;for(;g<
i;)d++,u=a.charCodeAt(g++),u>=55296&&u<=56319&&g<i&&(u=a.charCodeAt(g),(u&64512)===56320&&g++);return d}Z.default=te;te.
code='require("ajv/dist/runtime/ucs2length").default'});var ge={};le(ge,{Chyba:()=>ye,EkonomickeSubjektyRcnsSeznam:()=>de,EkonomickySubjektRcns:()=>he});var he=F;var y=re().default,fe=new RegExp("^(ARES_)?\\d{8}$","u");var j=new RegExp("^\\d{8}$","u"),D=new RegExp("^\\d{3}$","u");function S(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kodStatu!==void 0){let s=a.kodStatu,n=t;if(typeof s!="string"){let o={instancePath:i+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),t++}let c=t;var m=n===t}if(a.nazevStatu!==void 0){let s=a.nazevStatu,n=t,c=t;if(typeof s=="string"){if(y(
s)>32){let r={instancePath:i+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}var m=n===t}if(a.kodKraje!==void 0){let s=a.kodKraje,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let r={instancePath:i+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),t++}let c=t;if(typeof s=="number"&&isFinite(s)){if(s>999||isNaN(s)){let r={instancePath:i+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}
var m=n===t}if(a.nazevKraje!==void 0){let s=a.nazevKraje,n=t,c=t;if(typeof s=="string"){if(y(s)>32){let r={instancePath:i+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===
t}if(a.kodOkresu!==void 0){let s=a.kodOkresu,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),t++}let c=t;if(typeof s=="number"&&isFinite(s)){if(s>9999||isNaN(s)){let r={instancePath:i+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),
t++}}var m=n===t}if(a.nazevOkresu!==void 0){let s=a.nazevOkresu,n=t,c=t;if(typeof s=="string"){if(y(s)>32){let r={instancePath:i+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===
t}if(a.kodObce!==void 0){let s=a.kodObce,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),t++}let c=t;if(typeof s=="number"&&isFinite(s)){if(s>999999||isNaN(s)){let r={instancePath:i+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}var m=n===
t}if(a.nazevObce!==void 0){let s=a.nazevObce,n=t,c=t;if(typeof s=="string"){if(y(s)>48){let r={instancePath:i+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.kodSpravnihoObvodu!==
void 0){let s=a.kodSpravnihoObvodu,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[r]:e.push(r),t++}let c=t;if(typeof s=="number"&&isFinite(s)){if(s>999||isNaN(s)){let r={instancePath:i+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),t++}}var m=n===t}if(a.nazevSpravnihoObvodu!==void 0){let s=a.nazevSpravnihoObvodu,n=t,c=t;if(typeof s==
"string"){if(y(s)>32){let r={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.kodMestskehoObvodu!==void 0){let s=a.
kodMestskehoObvodu,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),t++}let c=t;if(typeof s=="number"&&isFinite(s)){if(s>999||isNaN(s)){let r={instancePath:i+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),t++}}var m=n===t}if(a.nazevMestskehoObvodu!==void 0){let s=a.nazevMestskehoObvodu,n=t,c=t;if(typeof s==
"string"){if(y(s)>32){let r={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.kodMestskeCastiObvodu!==void 0){let s=a.
kodMestskeCastiObvodu,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[r]:e.push(r),t++}let c=t;if(typeof s=="number"&&isFinite(s)){if(s>999999||isNaN(s)){let r={instancePath:i+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}var m=n===t}if(a.kodUlice!==void 0){let s=a.kodUlice,n=t;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}let c=t;if(typeof s=="number"&&isFinite(
s)){if(s>9999999||isNaN(s)){let r={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={
instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}var m=n===t}if(a.nazevMestskeCastiObvodu!==void 0){let s=a.nazevMestskeCastiObvodu,
n=t,c=t;if(typeof s=="string"){if(y(s)>48){let r={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}
if(a.nazevUlice!==void 0){let s=a.nazevUlice,n=t,c=t;if(typeof s=="string"){if(y(s)>48){let r={instancePath:i+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.
cisloDomovni!==void 0){let s=a.cisloDomovni,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[r]:e.push(r),t++}let c=t;if(typeof s=="number"&&isFinite(s)&&(s>9999||isNaN(s))){let r={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.doplnekAdresy!==void 0){let s=a.doplnekAdresy,n=t,c=t;if(typeof s==
"string"){if(y(s)>1500){let r={instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={
instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.kodCastiObce!==void 0){let s=a.kodCastiObce,n=t;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}let c=t;if(typeof s==
"number"&&isFinite(s)){if(s>999999||isNaN(s)){let r={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),
t++}if(s<0||isNaN(s)){let r={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}var m=n===t}if(a.cisloOrientacni!==
void 0){let s=a.cisloOrientacni,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[r]:e.push(r),t++}let c=t;if(typeof s=="number"&&isFinite(s)&&(s>999||isNaN(s))){let r={instancePath:i+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.cisloOrientacniPismeno!==void 0){let s=a.cisloOrientacniPismeno,
n=t,c=t;if(typeof s=="string"){if(y(s)>1){let r={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.nazevCastiObce!==
void 0){let s=a.nazevCastiObce,n=t,c=t;if(typeof s=="string"){if(y(s)>48){let r={instancePath:i+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.kodAdresnihoMista!==
void 0){let s=a.kodAdresnihoMista,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[r]:e.push(r),t++}let c=t;if(typeof s=="number"&&isFinite(s)){if(s>999999999||isNaN(s)){let r={
instancePath:i+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[r]:e.push(r),t++}if(s<0||isNaN(s)){let r={instancePath:i+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),t++}}var m=n===t}if(a.psc!==void 0){let s=a.psc,n=t;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}let c=t;var m=n===t}if(a.textovaAdresa!==void 0){
let s=a.textovaAdresa,n=t,c=t;if(typeof s=="string"){if(y(s)>1500){let r={instancePath:i+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.cisloDoAdresy!==
void 0){let s=a.cisloDoAdresy,n=t,c=t;if(typeof s=="string"){if(y(s)>255){let r={instancePath:i+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.standardizaceAdresy!==
void 0){let s=a.standardizaceAdresy,n=t;if(typeof s!="boolean"){let r={instancePath:i+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),t++}let c=t;var m=n===t}if(a.pscTxt!==void 0){let s=a.pscTxt,n=t,c=t;if(typeof s=="string"){if(y(s)>255){let r={
instancePath:i+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===
t}if(a.typCisloDomovni!==void 0){let s=a.typCisloDomovni,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={
instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),t++}let c=t;if(typeof s=="number"&&isFinite(s)&&(s>9999||isNaN(s))){
let r={instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[r]:e.push(r),t++}var m=n===t}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return S.errors=e,t===
0}var _=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function C(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let s=a.ico,n=t,c=t;if(typeof s=="string"){if(y(s)>8){let o={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[o]:e.push(o),t++}if(y(s)<8){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),t++}if(!j.
test(s)){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}var m=n===
t}if(a.obchodniJmeno!==void 0){let s=a.obchodniJmeno,n=t,c=t;if(typeof s=="string"){if(y(s)>2e3){let r={instancePath:i+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[r]:e.push(r),t++}if(y(s)<1){let r={instancePath:i+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.sidlo!==
void 0){let s=a.sidlo,n=t;S(s,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:u})||(e=k(e,S.errors),
t=e.length);var m=n===t}if(a.pravniForma!==void 0){let s=a.pravniForma,n=t,c=t;if(typeof s=="string"){if(y(s)>3){let r={
instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),t++}if(y(s)<3){let r={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[r]:e.push(r),t++}if(!D.test(s)){let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),t++}}else{
let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.pravniFormaRos!==void 0){let s=a.pravniFormaRos,n=t,c=t;if(typeof s==
"string"){if(y(s)>3){let r={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/maxLength",keyword:"\
maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),t++}if(y(s)<3){let r={
instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[r]:e.push(r),t++}if(!D.test(s)){let r={instancePath:i+"/pra\
vniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'mus\
t match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/pravniFormaRos",schemaPath:"#/pr\
operties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
var m=n===t}if(a.financniUrad!==void 0){let s=a.financniUrad,n=t,c=t;if(typeof s=="string"){if(y(s)>3){let r={instancePath:i+
"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT \
have more than 3 characters"};e===null?e=[r]:e.push(r),t++}if(y(s)<3){let r={instancePath:i+"/financniUrad",schemaPath:"\
#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[r]:e.push(r),t++}if(!D.test(s)){let r={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/\
pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),
t++}}else{let r={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.datumVzniku!==void 0){let s=a.datumVzniku,
n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.test(s)){let r={instancePath:i+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[r]:e.push(r),t++}}else{let r={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.datumZaniku!==void 0){let s=a.datumZaniku,
n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.test(s)){let r={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[r]:e.push(r),t++}}else{let r={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.datumAktualizace!==void 0){let s=a.
datumAktualizace,n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.test(s)){let r={instancePath:i+"/d\
atumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must\
 match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/datumAktualizace",schemaPath:"#/proper\
ties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
var m=n===t}if(a.dic!==void 0){let s=a.dic,n=t;if(typeof s!="string"){let r={instancePath:i+"/dic",schemaPath:"#/propert\
ies/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}let c=t;var m=n===
t}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[s]:e.push(s),t++}return C.errors=e,t===0}function T(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.cisloRegistrace!==void 0){let s=a.cisloRegistrace,n=t,c=t;if(typeof s=="string"){if(y(s)>
30){let o={instancePath:i+"/cisloRegistrace",schemaPath:"#/properties/cisloRegistrace/maxLength",keyword:"maxLength",params:{
limit:30},message:"must NOT have more than 30 characters"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/ci\
sloRegistrace",schemaPath:"#/properties/cisloRegistrace/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[o]:e.push(o),t++}var m=n===t}if(a.cisloZruseniRegistrace!==void 0){let s=a.cisloZruseniRegistrace,n=t,
c=t;if(typeof s=="string"){if(y(s)>30){let r={instancePath:i+"/cisloZruseniRegistrace",schemaPath:"#/properties/cisloZru\
seniRegistrace/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?
e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/cisloZruseniRegistrace",schemaPath:"#/properties/cisloZruseniRegistrac\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.datumLikvidace!==
void 0){let s=a.datumLikvidace,n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.test(s)){let r={instancePath:i+
"/datumLikvidace",schemaPath:"#/properties/datumLikvidace/format",keyword:"format",params:{format:"date"},message:'must \
match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/datumLikvidace",schemaPath:"#/propertie\
s/datumLikvidace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===
t}if(a.datumKonkurzu!==void 0){let s=a.datumKonkurzu,n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.
test(s)){let r={instancePath:i+"/datumKonkurzu",schemaPath:"#/properties/datumKonkurzu/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/datumKonku\
rzu",schemaPath:"#/properties/datumKonkurzu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}var m=n===t}if(a.datumOpatrovnik!==void 0){let s=a.datumOpatrovnik,n=t,c=t;if(typeof s=="number"&&isFinite(
s),typeof s=="string"){if(!_.test(s)){let r={instancePath:i+"/datumOpatrovnik",schemaPath:"#/properties/datumOpatrovnik/\
format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={
instancePath:i+"/datumOpatrovnik",schemaPath:"#/properties/datumOpatrovnik/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.datumZruseniRegistrace!==void 0){let s=a.datumZruseniRegistrace,
n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.test(s)){let r={instancePath:i+"/datumZruseniRegist\
race",schemaPath:"#/properties/datumZruseniRegistrace/format",keyword:"format",params:{format:"date"},message:'must matc\
h format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/datumZruseniRegistrace",schemaPath:"#/prope\
rties/datumZruseniRegistrace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}var m=n===t}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),t++}return T.errors=e,t===0}function E(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.popis!==void 0){let s=a.popis,n=t;if(typeof s!="string"){let o={instancePath:i+"/popis",
schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),t++}let c=t;var m=n===t}if(a.platnostOd!==void 0){let s=a.platnostOd,n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s==
"string"){if(!_.test(s)){let r={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}var m=n===t}if(a.platnostDo!==void 0){let s=a.platnostDo,n=t,c=t;if(typeof s=="number"&&isFinite(
s),typeof s=="string"){if(!_.test(s)){let r={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}var m=n===t}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return E.errors=e,t===0}function R(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;S(a,{instancePath:i,
parentData:d,parentDataProperty:g,rootData:u})||(e=k(e,S.errors),t=e.length);var c=v===t;let m=t,s=t;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let o=a.platnostOd,r=t,l=t;if(typeof o=="number"&&isFinite(o),typeof o==
"string"){if(!_.test(o)){let h={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[h]:e.push(h),t++}}else{let h={instancePath:i+
"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[h]:e.push(h),t++}var n=r===t}if(a.platnostDo!==void 0){let o=a.platnostDo,r=t,l=t;if(typeof o=="numb\
er"&&isFinite(o),typeof o=="string"){if(!_.test(o)){let p={instancePath:i+"/platnostDo",schemaPath:"#/allOf/1/properties\
/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[p]:e.push(p),
t++}}else{let p={instancePath:i+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}var n=r===t}if(a.typAdresy!==void 0){let o=a.typAdresy,r=t,
l=t;if(typeof o=="string"){if(y(o)>64){let p={instancePath:i+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/max\
Length",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[p]:e.push(p),
t++}if(y(o)<1){let p={instancePath:i+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+
"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[p]:e.push(p),t++}var n=r===t}}else{let o={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}var c=m===t;return R.errors=e,t===0}function M(a,{
instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;C(a,{instancePath:i,parentData:d,
parentDataProperty:g,rootData:u})||(e=k(e,C.errors),t=e.length);var r=v===t;let m=t,s=t;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.typSubjektu!==void 0){let l=a.typSubjektu,h=t,p=t;if(typeof l=="string"){if(y(l)>64){let P={instancePath:i+
"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters"};e===null?e=[P]:e.push(P),t++}if(y(l)<1){let P={instancePath:i+"/typSubjektu",schemaPath:"\
#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[P]:e.push(P),t++}}else{let P={instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSu\
bjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),t++}var n=h===t}if(a.
stat!==void 0){let l=a.stat,h=t;if(typeof l!="string"){let f={instancePath:i+"/stat",schemaPath:"#/allOf/1/properties/st\
at/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}let p=t;var n=h===
t}if(a.primarniZaznam!==void 0){let l=a.primarniZaznam,h=t;if(typeof l!="boolean"){let f={instancePath:i+"/primarniZazna\
m",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[f]:e.push(f),t++}let p=t;var n=h===t}if(a.registrace!==void 0){let l=a.registrace,h=t;T(l,{instancePath:i+"/\
registrace",parentData:a,parentDataProperty:"registrace",rootData:u})||(e=k(e,T.errors),t=e.length);var n=h===t}if(a.zpusobJednani!==
void 0){let l=a.zpusobJednani,h=t,p=t;if(Array.isArray(l)){let f=!0,b=l.length;for(let O=0;O<b;O++){let w=l[O],z=t;E(w,{
instancePath:i+"/zpusobJednani/"+O,parentData:l,parentDataProperty:O,rootData:u})||(e=k(e,E.errors),t=e.length);var c=z===
t;c||(f=!1)}}else{let f={instancePath:i+"/zpusobJednani",schemaPath:"#/allOf/1/properties/zpusobJednani/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),t++}var n=h===t}if(a.adresySubjektu!==void 0){
let l=a.adresySubjektu,h=t,p=t;if(Array.isArray(l)){let f=!0,b=l.length;for(let O=0;O<b;O++){let w=l[O],z=t;R(w,{instancePath:i+
"/adresySubjektu/"+O,parentData:l,parentDataProperty:O,rootData:u})||(e=k(e,R.errors),t=e.length);var o=z===t;o||(f=!1)}}else{
let f={instancePath:i+"/adresySubjektu",schemaPath:"#/allOf/1/properties/adresySubjektu/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[f]:e.push(f),t++}var n=h===t}if(a.zdrojId!==void 0){let l=a.zdrojId,h=t,p=t;
if(typeof l=="string"){if(y(l)>100){let f={instancePath:i+"/zdrojId",schemaPath:"#/allOf/1/properties/zdrojId/maxLength",
keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[f]:e.push(f),t++}}else{
let f={instancePath:i+"/zdrojId",schemaPath:"#/allOf/1/properties/zdrojId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),t++}var n=h===t}if(a.platnostOd!==void 0){let l=a.platnostOd,h=t,p=t;if(typeof l==
"number"&&isFinite(l),typeof l=="string"){if(!_.test(l)){let f={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/prope\
rties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[f]:e.push(
f),t++}}else{let f={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}var n=h===t}}else{let l={instancePath:i,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),t++}var r=m===t;
return M.errors=e,t===0}function J(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let s=a.platnostOd,n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s==
"string"){if(!_.test(s)){let o={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),t++}var m=n===t}if(a.platnostDo!==void 0){let s=a.platnostDo,n=t,c=t;if(typeof s=="number"&&isFinite(
s),typeof s=="string"){if(!_.test(s)){let r={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.kodPravo!==void 0){let s=a.kodPravo,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let r={instancePath:i+"/kodPravo",schemaPath:"#/properties/kodPravo/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}let c=t;var m=n===t}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return J.errors=e,t===
0}function U(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.datumRegistracePrav!==void 0){let n=a.datumRegistracePrav,c=t,o=t;if(typeof n=="number"&&
isFinite(n),typeof n=="string"){if(!_.test(n)){let r={instancePath:i+"/datumRegistracePrav",schemaPath:"#/properties/dat\
umRegistracePrav/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(
r),t++}}else{let r={instancePath:i+"/datumRegistracePrav",schemaPath:"#/properties/datumRegistracePrav/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=c===t}if(a.cisloRegistracePrav!==
void 0){let n=a.cisloRegistracePrav,c=t,o=t;if(typeof n=="string"){if(y(n)>30){let l={instancePath:i+"/cisloRegistracePr\
av",schemaPath:"#/properties/cisloRegistracePrav/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have\
 more than 30 characters"};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/cisloRegistracePrav",schemaPath:"#\
/properties/cisloRegistracePrav/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),t++}var m=c===t}if(a.icoNastupce!==void 0){let n=a.icoNastupce,c=t,o=t;if(typeof n=="string"){if(y(n)>8){let l={instancePath:i+
"/icoNastupce",schemaPath:"#/properties/icoNastupce/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT ha\
ve more than 8 characters"};e===null?e=[l]:e.push(l),t++}if(y(n)<8){let l={instancePath:i+"/icoNastupce",schemaPath:"#/p\
roperties/icoNastupce/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===
null?e=[l]:e.push(l),t++}if(!j.test(n)){let l={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/patter\
n",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[l]:e.push(l),t++}}else{
let l={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),t++}var m=c===t}if(a.datumZruseniRegistracePrav!==void 0){let n=a.datumZruseniRegistracePrav,
c=t,o=t;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!_.test(n)){let l={instancePath:i+"/datumZruseniRegist\
racePrav",schemaPath:"#/properties/datumZruseniRegistracePrav/format",keyword:"format",params:{format:"date"},message:'m\
ust match format "date"'};e===null?e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/datumZruseniRegistracePrav",schemaPath:"\
#/properties/datumZruseniRegistracePrav/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[l]:e.push(l),t++}var m=c===t}if(a.pravoZvlastni!==void 0){let n=a.pravoZvlastni,c=t,o=t;if(Array.isArray(n)){let l=!0,h=n.
length;for(let p=0;p<h;p++){let P=n[p],f=t;J(P,{instancePath:i+"/pravoZvlastni/"+p,parentData:n,parentDataProperty:p,rootData:u})||
(e=k(e,J.errors),t=e.length);var s=f===t;s||(l=!1)}}else{let l={instancePath:i+"/pravoZvlastni",schemaPath:"#/properties\
/pravoZvlastni/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),t++}var m=c===
t}if(a.cisloZruseniRegistracePrav!==void 0){let n=a.cisloZruseniRegistracePrav,c=t,o=t;if(typeof n=="string"){if(y(n)>30){
let l={instancePath:i+"/cisloZruseniRegistracePrav",schemaPath:"#/properties/cisloZruseniRegistracePrav/maxLength",keyword:"\
maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[l]:e.push(l),t++}}else{let l={
instancePath:i+"/cisloZruseniRegistracePrav",schemaPath:"#/properties/cisloZruseniRegistracePrav/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}var m=c===t}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}return U.errors=e,t===
0}function K(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let s=a.ico,n=t,c=t;if(typeof s=="string"){if(y(s)>8){let o={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[o]:e.push(o),t++}if(y(s)<8){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),t++}if(!j.
test(s)){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}var m=n===
t}if(a.dic!==void 0){let s=a.dic,n=t;if(typeof s!="string"){let r={instancePath:i+"/dic",schemaPath:"#/properties/dic/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}let c=t;var m=n===t}if(a.
platnostOd!==void 0){let s=a.platnostOd,n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.test(s)){let r={
instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/platnostOd",schemaPath:"#/properti\
es/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===
t}if(a.platnostDo!==void 0){let s=a.platnostDo,n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.test(
s)){let r={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/platnostDo",schemaPath:"\
#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
var m=n===t}if(a.sidlo!==void 0){let s=a.sidlo,n=t;R(s,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",
rootData:u})||(e=k(e,R.errors),t=e.length);var m=n===t}if(a.obchodniJmeno!==void 0){let s=a.obchodniJmeno,n=t,c=t;if(typeof s==
"string"){if(y(s)>2e3){let r={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),t++}if(y(s)<1){
let r={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/obchodniJmen\
o",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}var m=n===t}if(a.kodStatu!==void 0){let s=a.kodStatu,n=t;if(typeof s!="string"){let r={instancePath:i+
"/kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),t++}let c=t;var m=n===t}if(a.pravniForma!==void 0){let s=a.pravniForma,n=t,c=t;if(typeof s=="string"){
if(y(s)>3){let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{
limit:3},message:"must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),t++}if(y(s)<3){let r={instancePath:i+"\
/pravniForma",schemaPath:"#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT hav\
e fewer than 3 characters"};e===null?e=[r]:e.push(r),t++}if(!D.test(s)){let r={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return K.
errors=e,t===0}function I(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.jmeno!==void 0){let s=a.jmeno,n=t,c=t;if(typeof s=="string"){if(y(s)>100){let o={instancePath:i+
"/jmeno",schemaPath:"#/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/jmeno",schemaPath:"#/properties/jmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}var m=n===t}if(a.prijmeni!==
void 0){let s=a.prijmeni,n=t,c=t;if(typeof s=="string"){if(y(s)>100){let r={instancePath:i+"/prijmeni",schemaPath:"#/pro\
perties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/prijmeni",schemaPath:"#/properties/prijmeni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.titulPredJmenem!==void 0){
let s=a.titulPredJmenem,n=t,c=t;if(typeof s=="string"){if(y(s)>32){let r={instancePath:i+"/titulPredJmenem",schemaPath:"\
#/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charac\
ters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/titulPredJmenem",schemaPath:"#/properties/titulPredJme\
nem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===t}if(a.
titulZaJmenem!==void 0){let s=a.titulZaJmenem,n=t,c=t;if(typeof s=="string"){if(y(s)>32){let r={instancePath:i+"/titulZa\
Jmenem",schemaPath:"#/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters"};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/titulZaJmenem",schemaPath:"#/propert\
ies/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=n===
t}if(a.datumNarozeni!==void 0){let s=a.datumNarozeni,n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.
test(s)){let r={instancePath:i+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/datumNaroz\
eni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),t++}var m=n===t}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return I.errors=e,t===0}function L(a,{instancePath:i="",parentData:d,parentDataProperty:g,
rootData:u=a}={}){let e=null,t=0,v=t;I(a,{instancePath:i,parentData:d,parentDataProperty:g,rootData:u})||(e=k(e,I.errors),
t=e.length);var c=v===t;let m=t,s=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let o=a.platnostOd,
r=t,l=t;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!_.test(o)){let h={instancePath:i+"/platnostOd",schemaPath:"\
#/allOf/1/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[h]:e.push(h),t++}}else{let h={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),t++}var n=r===t}if(a.platnostDo!==void 0){
let o=a.platnostDo,r=t,l=t;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!_.test(o)){let p={instancePath:i+"\
/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must m\
atch format "date"'};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/platnostDo",schemaPath:"#/allOf/1/proper\
ties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}var n=r===
t}if(a.poznamka!==void 0){let o=a.poznamka,r=t,l=t;if(typeof o=="string"){if(y(o)>100){let p={instancePath:i+"/poznamka",
schemaPath:"#/allOf/1/properties/poznamka/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more \
than 100 characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/poznamka",schemaPath:"#/allOf/1/propert\
ies/poznamka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}var n=r===
t}if(a.typAngazma!==void 0){let o=a.typAngazma,r=t,l=t;if(typeof o=="string"){if(y(o)>64){let p={instancePath:i+"/typAng\
azma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT hav\
e more than 64 characters"};e===null?e=[p]:e.push(p),t++}if(y(o)<1){let p={instancePath:i+"/typAngazma",schemaPath:"#/al\
lOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}var n=r===t}if(a.nazevOrganu!==
void 0){let o=a.nazevOrganu,r=t,l=t;if(typeof o=="string"){if(y(o)>100){let p={instancePath:i+"/nazevOrganu",schemaPath:"\
#/allOf/1/properties/nazevOrganu/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 \
characters"};e===null?e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/nazevOrganu",schemaPath:"#/allOf/1/properties/na\
zevOrganu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}var n=r===t}
if(a.kodStatu!==void 0){let o=a.kodStatu,r=t;if(typeof o!="string"){let p={instancePath:i+"/kodStatu",schemaPath:"#/allO\
f/1/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}
let l=t;var n=r===t}if(a.pravniForma!==void 0){let o=a.pravniForma,r=t,l=t;if(typeof o=="string"){if(y(o)>3){let p={instancePath:i+
"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"mus\
t NOT have more than 3 characters"};e===null?e=[p]:e.push(p),t++}if(y(o)<3){let p={instancePath:i+"/pravniForma",schemaPath:"\
#/allOf/1/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 cha\
racters"};e===null?e=[p]:e.push(p),t++}if(!D.test(o)){let p={instancePath:i+"/pravniForma",schemaPath:"#/allOf/1/propert\
ies/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?
e=[p]:e.push(p),t++}}else{let p={instancePath:i+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}var n=r===t}}else{let o={instancePath:i,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}
var c=m===t;return L.errors=e,t===0}function x(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){
let e=null,t=0,v=t;K(a,{instancePath:i,parentData:d,parentDataProperty:g,rootData:u})||(e=k(e,K.errors),t=e.length);var o=v===
t;let m=t,s=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.statutarniOrgany!==void 0){let r=a.statutarniOrgany,l=t,
h=t;if(Array.isArray(r)){let p=!0,P=r.length;for(let f=0;f<P;f++){let b=r[f],O=t;L(b,{instancePath:i+"/statutarniOrgany/"+
f,parentData:r,parentDataProperty:f,rootData:u})||(e=k(e,L.errors),t=e.length);var n=O===t;n||(p=!1)}}else{let p={instancePath:i+
"/statutarniOrgany",schemaPath:"#/allOf/1/properties/statutarniOrgany/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[p]:e.push(p),t++}var c=l===t}}else{let r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}var o=m===t;return x.errors=e,t===0}
function V(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;U(a,{instancePath:i,
parentData:d,parentDataProperty:g,rootData:u})||(e=k(e,U.errors),t=e.length);var o=v===t;let m=t,s=t;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.organy!==void 0){let r=a.organy,l=t,h=t;if(Array.isArray(r)){let p=!0,P=r.length;for(let f=0;f<
P;f++){let b=r[f],O=t;x(b,{instancePath:i+"/organy/"+f,parentData:r,parentDataProperty:f,rootData:u})||(e=k(e,x.errors),
t=e.length);var n=O===t;n||(p=!1)}}else{let p={instancePath:i+"/organy",schemaPath:"#/allOf/1/properties/organy/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}var c=l===t}}else{let r={instancePath:i,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
var o=m===t;return V.errors=e,t===0}function B(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let s=a.ico,n=t,c=t;if(typeof s=="string"){if(y(s)>8){let o={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[o]:e.push(o),t++}if(y(s)<8){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),t++}if(!j.
test(s)){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}var m=n===
t}if(a.platnostOd!==void 0){let s=a.platnostOd,n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.test(
s)){let r={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/platnostOd",schemaPath:"\
#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}
var m=n===t}if(a.platnostDo!==void 0){let s=a.platnostDo,n=t,c=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){
if(!_.test(s)){let r={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/platnostDo",
schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}var m=n===t}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}return B.errors=e,t===0}function H(a,{instancePath:i="",parentData:d,parentDataProperty:g,
rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.clenoveSvazu!==void 0){let n=a.clenoveSvazu,
c=t,o=t;if(Array.isArray(n)){let r=!0,l=n.length;for(let h=0;h<l;h++){let p=n[h],P=t;B(p,{instancePath:i+"/clenoveSvazu/"+
h,parentData:n,parentDataProperty:h,rootData:u})||(e=k(e,B.errors),t=e.length);var m=P===t;m||(r=!1)}}else{let r={instancePath:i+
"/clenoveSvazu",schemaPath:"#/properties/clenoveSvazu/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[r]:e.push(r),t++}var s=c===t}if(a.icoNastupce!==void 0){let n=a.icoNastupce,c=t,o=t;if(typeof n=="string"){if(y(
n)>8){let l={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[l]:e.push(l),t++}if(y(n)<8){let l={instancePath:i+"/icoNastu\
pce",schemaPath:"#/properties/icoNastupce/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer t\
han 8 characters"};e===null?e=[l]:e.push(l),t++}if(!j.test(n)){let l={instancePath:i+"/icoNastupce",schemaPath:"#/proper\
ties/icoNastupce/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?
e=[l]:e.push(l),t++}}else{let l={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}var s=c===t}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}return H.errors=e,t===
0}function Y(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;H(a,{instancePath:i,
parentData:d,parentDataProperty:g,rootData:u})||(e=k(e,H.errors),t=e.length);var o=v===t;let m=t,s=t;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.organy!==void 0){let r=a.organy,l=t,h=t;if(Array.isArray(r)){let p=!0,P=r.length;for(let f=0;f<
P;f++){let b=r[f],O=t;x(b,{instancePath:i+"/organy/"+f,parentData:r,parentDataProperty:f,rootData:u})||(e=k(e,x.errors),
t=e.length);var n=O===t;n||(p=!1)}}else{let p={instancePath:i+"/organy",schemaPath:"#/allOf/1/properties/organy/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),t++}var c=l===t}}else{let r={instancePath:i,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
var o=m===t;return Y.errors=e,t===0}function q(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.icoZrizovatel!==void 0){let s=a.icoZrizovatel,n=t,c=t;if(typeof s=="string"){if(y(s)>8){
let o={instancePath:i+"/icoZrizovatel",schemaPath:"#/properties/icoZrizovatel/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[o]:e.push(o),t++}if(y(s)<8){let o={instancePath:i+"/icoZrizo\
vatel",schemaPath:"#/properties/icoZrizovatel/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have few\
er than 8 characters"};e===null?e=[o]:e.push(o),t++}if(!j.test(s)){let o={instancePath:i+"/icoZrizovatel",schemaPath:"#/\
properties/icoZrizovatel/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};
e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/icoZrizovatel",schemaPath:"#/properties/icoZrizovatel/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}var m=n===t}if(a.icoNastupce!==void 0){
let s=a.icoNastupce,n=t,c=t;if(typeof s=="string"){if(y(s)>8){let r={instancePath:i+"/icoNastupce",schemaPath:"#/propert\
ies/icoNastupce/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[r]:e.push(r),t++}if(y(s)<8){let r={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[r]:e.push(r),t++}if(!j.test(s)){
let r={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/pattern",keyword:"pattern",params:{pattern:"^\\\
d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/icoNastupce",
schemaPath:"#/properties/icoNastupce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}var m=n===t}if(a.zpusobZruseniRegistrace!==void 0){let s=a.zpusobZruseniRegistrace,n=t;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let r={instancePath:i+"/zpusobZruseniRegistrace",schemaPath:"#/properties/zpusobZ\
ruseniRegistrace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),t++}let c=t;
var m=n===t}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[s]:e.push(s),t++}return q.errors=e,t===0}function G(a,{instancePath:i="",parentData:d,parentDataProperty:g,
rootData:u=a}={}){let e=null,t=0,v=t;q(a,{instancePath:i,parentData:d,parentDataProperty:g,rootData:u})||(e=k(e,q.errors),
t=e.length);var o=v===t;let m=t,s=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.organy!==void 0){let r=a.organy,l=t,
h=t;if(Array.isArray(r)){let p=!0,P=r.length;for(let f=0;f<P;f++){let b=r[f],O=t;L(b,{instancePath:i+"/organy/"+f,parentData:r,
parentDataProperty:f,rootData:u})||(e=k(e,L.errors),t=e.length);var n=O===t;n||(p=!1)}}else{let p={instancePath:i+"/orga\
ny",schemaPath:"#/allOf/1/properties/organy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[p]:e.push(p),t++}var c=l===t}}else{let r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),t++}var o=m===t;return G.errors=e,t===0}function Q(a,{instancePath:i="",
parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.
subjektCirkev!==void 0){let s=a.subjektCirkev,n=t;V(s,{instancePath:i+"/subjektCirkev",parentData:a,parentDataProperty:"\
subjektCirkev",rootData:u})||(e=k(e,V.errors),t=e.length);var m=n===t}if(a.subjektSvazCirkvi!==void 0){let s=a.subjektSvazCirkvi,
n=t;Y(s,{instancePath:i+"/subjektSvazCirkvi",parentData:a,parentDataProperty:"subjektSvazCirkvi",rootData:u})||(e=k(e,Y.
errors),t=e.length);var m=n===t}if(a.subjektPravnickaOsoba!==void 0){let s=a.subjektPravnickaOsoba,n=t;G(s,{instancePath:i+
"/subjektPravnickaOsoba",parentData:a,parentDataProperty:"subjektPravnickaOsoba",rootData:u})||(e=k(e,G.errors),t=e.length);
var m=n===t}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[s]:e.push(s),t++}return Q.errors=e,t===0}function N(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.osobaPravnicka!==void 0){let s=a.osobaPravnicka,n=t;x(s,{instancePath:i+"/osobaPravnick\
a",parentData:a,parentDataProperty:"osobaPravnicka",rootData:u})||(e=k(e,x.errors),t=e.length);var m=n===t}if(a.osobaFyzicka!==
void 0){let s=a.osobaFyzicka,n=t;L(s,{instancePath:i+"/osobaFyzicka",parentData:a,parentDataProperty:"osobaFyzicka",rootData:u})||
(e=k(e,L.errors),t=e.length);var m=n===t}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return N.errors=e,t===0}function W(a,{instancePath:i="",parentData:d,
parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;M(a,{instancePath:i,parentData:d,parentDataProperty:g,rootData:u})||
(e=k(e,M.errors),t=e.length);var l=v===t;let m=t,s=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.statutarniOrgan!==
void 0){let h=a.statutarniOrgan,p=t;Q(h,{instancePath:i+"/statutarniOrgan",parentData:a,parentDataProperty:"statutarniOr\
gan",rootData:u})||(e=k(e,Q.errors),t=e.length);var n=p===t}if(a.likvidatori!==void 0){let h=a.likvidatori,p=t,P=t;if(Array.
isArray(h)){let b=!0,O=h.length;for(let w=0;w<O;w++){let z=h[w],A=t;N(z,{instancePath:i+"/likvidatori/"+w,parentData:h,parentDataProperty:w,
rootData:u})||(e=k(e,N.errors),t=e.length);var c=A===t;c||(b=!1)}}else{let b={instancePath:i+"/likvidatori",schemaPath:"\
#/allOf/1/properties/likvidatori/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[b]:e.push(
b),t++}var n=p===t}if(a.konkurzniSpravci!==void 0){let h=a.konkurzniSpravci,p=t,P=t;if(Array.isArray(h)){let b=!0,O=h.length;
for(let w=0;w<O;w++){let z=h[w],A=t;N(z,{instancePath:i+"/konkurzniSpravci/"+w,parentData:h,parentDataProperty:w,rootData:u})||
(e=k(e,N.errors),t=e.length);var o=A===t;o||(b=!1)}}else{let b={instancePath:i+"/konkurzniSpravci",schemaPath:"#/allOf/1\
/properties/konkurzniSpravci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[b]:e.push(b),
t++}var n=p===t}if(a.opatrovnici!==void 0){let h=a.opatrovnici,p=t,P=t;if(Array.isArray(h)){let b=!0,O=h.length;for(let w=0;w<
O;w++){let z=h[w],A=t;N(z,{instancePath:i+"/opatrovnici/"+w,parentData:h,parentDataProperty:w,rootData:u})||(e=k(e,N.errors),
t=e.length);var r=A===t;r||(b=!1)}}else{let b={instancePath:i+"/opatrovnici",schemaPath:"#/allOf/1/properties/opatrovnic\
i/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[b]:e.push(b),t++}var n=p===t}}else{let h={
instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:
e.push(h),t++}var l=m===t;return W.errors=e,t===0}function F(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){
let e=null,t=0,v=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.icoId!==void 0){let n=a.icoId,c=t,o=t;if(typeof n==
"string"){if(y(n)>32){let r={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),t++}if(!fe.test(n)){let r={instancePath:i+
"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must mat\
ch pattern "^(ARES_)?\\d{8}$"'};e===null?e=[r]:e.push(r),t++}}else{let r={instancePath:i+"/icoId",schemaPath:"#/properti\
es/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}var m=c===t}
if(a.zaznamy!==void 0){let n=a.zaznamy,c=t,o=t;if(Array.isArray(n)){let l=!0,h=n.length;for(let p=0;p<h;p++){let P=n[p],
f=t;W(P,{instancePath:i+"/zaznamy/"+p,parentData:n,parentDataProperty:p,rootData:u})||(e=k(e,W.errors),t=e.length);var s=f===
t;s||(l=!1)}}else{let l={instancePath:i+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[l]:e.push(l),t++}var m=c===t}}else{let n={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}return F.errors=e,t===0}var ye=ae;var se={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function X(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,
t=0;if(typeof a!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),t++}let v=t,m=se.enum;if(!(a==="OBECNA_CHYBA"||a==="CHYBA_VSTUPU"||a==="NENALEZENO"||
a==="NENI_IMPLEMENTOVANO"||a==="NEPRIHLASENY_UZIVATEL"||a==="NENI_OPRAVNENI")){let s={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:se.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}return X.errors=e,t===0}function ae(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,
t=0,v=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kod!==void 0){let s=a.kod,n=t;X(s,{instancePath:i+"/kod",parentData:a,
parentDataProperty:"kod",rootData:u})||(e=k(e,X.errors),t=e.length);var m=n===t}if(a.popis!==void 0){let s=a.popis,n=t;if(typeof s!=
"string"){let r={instancePath:i+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}let c=t;var m=n===t}if(a.subKod!==void 0){let s=a.subKod,n=t;if(typeof s!=
"string"){let r={instancePath:i+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}let c=t;var m=n===t}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ae.errors=e,t===0}var de=ie;function ee(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let s=a.pocetCelkem,n=t;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}let c=t;if(typeof s=="number"&&isFinite(s)){if(s>
2147483647||isNaN(s)){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),t++}if(s<0||isNaN(
s)){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}}var m=n===t}}else{let s={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}return ee.errors=e,t===
0}function ie(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,t=0,v=t;ee(a,{instancePath:i,
parentData:d,parentDataProperty:g,rootData:u})||(e=k(e,ee.errors),t=e.length);var o=v===t;let m=t,s=t;if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(a.ekonomickeSubjekty!==void 0){let r=a.ekonomickeSubjekty,l=t,h=t;if(Array.isArray(r)){let p=!0,
P=r.length;for(let f=0;f<P;f++){let b=r[f],O=t;F(b,{instancePath:i+"/ekonomickeSubjekty/"+f,parentData:r,parentDataProperty:f,
rootData:u})||(e=k(e,F.errors),t=e.length);var n=O===t;n||(p=!1)}}else{let p={instancePath:i+"/ekonomickeSubjekty",schemaPath:"\
#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
p]:e.push(p),t++}var c=l===t}}else{let r={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}var o=m===t;return ie.errors=e,t===0}function k(a,i){if(a===null)
return i;for(let d of i)a.push(d);return a}return ue(ge);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRcns: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyRcnsSeznam: Validate;
} = {
  EkonomickySubjektRcns: code.EkonomickySubjektRcns,
  Chyba: code.Chyba,
  EkonomickeSubjektyRcnsSeznam: code.EkonomickeSubjektyRcnsSeznam,
};
