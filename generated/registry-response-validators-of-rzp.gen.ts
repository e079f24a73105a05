// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var S=Object.defineProperty;var oe=Object.getOwnPropertyDescriptor;var pe=Object.getOwnPropertyNames;var me=Object.prototype.hasOwnProperty;var le=(a,i)=>()=>{try{return i||a((i={exports:{}}).exports,i),i.exports}catch(g){throw i=0,g}},ce=(a,i)=>{for(var g in i)
S(a,g,{get:i[g],enumerable:!0})},ue=(a,i,g,v)=>{if(i&&typeof i=="object"||typeof i=="function")for(let f of pe(i))!me.call(
a,f)&&f!==g&&S(a,f,{get:()=>i[f],enumerable:!(v=oe(i,f))||v.enumerable});return a};var ye=a=>ue(S({},"__esModule",{value:!0}),a);var se=le(F=>{"use strict";Object.defineProperty(F,"__esModule",{value:!0});function te(a){let i=a.length,g=0,v=0,f;for(;v<
i;)g++,f=a.charCodeAt(v++),f>=55296&&f<=56319&&v<i&&(f=a.charCodeAt(v),(f&64512)===56320&&v++);return g}F.default=te;te.
code='require("ajv/dist/runtime/ucs2length").default'});var be={};ce(be,{Chyba:()=>ve,EkonomickeSubjektyRzpSeznam:()=>ke,EkonomickySubjektRzp:()=>fe});var fe=Z;var d=se().default,he=new RegExp("^(ARES_)?\\d{8}$","u");var ae=new RegExp("^\\d{8}$","u"),L=new RegExp("^\\d{3}$","u");function A(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kodStatu!==void 0){let r=a.kodStatu,n=t;if(typeof r!="string"){let o={instancePath:i+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),t++}let l=t;var p=n===t}if(a.nazevStatu!==void 0){let r=a.nazevStatu,n=t,l=t;if(typeof r=="string"){if(d(
r)>32){let s={instancePath:i+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),t++}var p=n===t}if(a.kodKraje!==void 0){let r=a.kodKraje,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let s={instancePath:i+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let s={instancePath:i+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}
var p=n===t}if(a.nazevKraje!==void 0){let r=a.nazevKraje,n=t,l=t;if(typeof r=="string"){if(d(r)>32){let s={instancePath:i+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===
t}if(a.kodOkresu!==void 0){let r=a.kodOkresu,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>9999||isNaN(r)){let s={instancePath:i+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
t++}}var p=n===t}if(a.nazevOkresu!==void 0){let r=a.nazevOkresu,n=t,l=t;if(typeof r=="string"){if(d(r)>32){let s={instancePath:i+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===
t}if(a.kodObce!==void 0){let r=a.kodObce,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let s={instancePath:i+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}var p=n===
t}if(a.nazevObce!==void 0){let r=a.nazevObce,n=t,l=t;if(typeof r=="string"){if(d(r)>48){let s={instancePath:i+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.kodSpravnihoObvodu!==
void 0){let r=a.kodSpravnihoObvodu,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let s={instancePath:i+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}var p=n===t}if(a.nazevSpravnihoObvodu!==void 0){let r=a.nazevSpravnihoObvodu,n=t,l=t;if(typeof r==
"string"){if(d(r)>32){let s={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.kodMestskehoObvodu!==void 0){let r=a.
kodMestskehoObvodu,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let s={instancePath:i+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}var p=n===t}if(a.nazevMestskehoObvodu!==void 0){let r=a.nazevMestskehoObvodu,n=t,l=t;if(typeof r==
"string"){if(d(r)>32){let s={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.kodMestskeCastiObvodu!==void 0){let r=a.
kodMestskeCastiObvodu,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let s={instancePath:i+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}var p=n===t}if(a.kodUlice!==void 0){let r=a.kodUlice,n=t;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(
r)){if(r>9999999||isNaN(r)){let s={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={
instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}var p=n===t}if(a.nazevMestskeCastiObvodu!==void 0){let r=a.nazevMestskeCastiObvodu,
n=t,l=t;if(typeof r=="string"){if(d(r)>48){let s={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}
if(a.nazevUlice!==void 0){let r=a.nazevUlice,n=t,l=t;if(typeof r=="string"){if(d(r)>48){let s={instancePath:i+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.
cisloDomovni!==void 0){let r=a.cisloDomovni,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){let s={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.doplnekAdresy!==void 0){let r=a.doplnekAdresy,n=t,l=t;if(typeof r==
"string"){if(d(r)>1500){let s={instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={
instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.kodCastiObce!==void 0){let r=a.kodCastiObce,n=t;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r==
"number"&&isFinite(r)){if(r>999999||isNaN(r)){let s={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[s]:e.push(s),
t++}if(r<0||isNaN(r)){let s={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}var p=n===t}if(a.cisloOrientacni!==
void 0){let r=a.cisloOrientacni,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))){let s={instancePath:i+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.cisloOrientacniPismeno!==void 0){let r=a.cisloOrientacniPismeno,
n=t,l=t;if(typeof r=="string"){if(d(r)>1){let s={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.nazevCastiObce!==
void 0){let r=a.nazevCastiObce,n=t,l=t;if(typeof r=="string"){if(d(r)>48){let s={instancePath:i+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.kodAdresnihoMista!==
void 0){let r=a.kodAdresnihoMista,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>999999999||isNaN(r)){let s={
instancePath:i+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}var p=n===t}if(a.psc!==void 0){let r=a.psc,n=t;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}let l=t;var p=n===t}if(a.textovaAdresa!==void 0){
let r=a.textovaAdresa,n=t,l=t;if(typeof r=="string"){if(d(r)>1500){let s={instancePath:i+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.cisloDoAdresy!==
void 0){let r=a.cisloDoAdresy,n=t,l=t;if(typeof r=="string"){if(d(r)>255){let s={instancePath:i+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.standardizaceAdresy!==
void 0){let r=a.standardizaceAdresy,n=t;if(typeof r!="boolean"){let s={instancePath:i+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:
e.push(s),t++}let l=t;var p=n===t}if(a.pscTxt!==void 0){let r=a.pscTxt,n=t,l=t;if(typeof r=="string"){if(d(r)>255){let s={
instancePath:i+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===
t}if(a.typCisloDomovni!==void 0){let r=a.typCisloDomovni,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={
instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){
let s={instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[s]:e.push(s),t++}var p=n===t}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return A.errors=e,t===
0}var _=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function C(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let r=a.ico,n=t,l=t;if(typeof r=="string"){if(d(r)>8){let o={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[o]:e.push(o),t++}if(d(r)<8){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),t++}if(!ae.
test(r)){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}var p=n===
t}if(a.obchodniJmeno!==void 0){let r=a.obchodniJmeno,n=t,l=t;if(typeof r=="string"){if(d(r)>2e3){let s={instancePath:i+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){let s={instancePath:i+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.sidlo!==
void 0){let r=a.sidlo,n=t;A(r,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:f})||(e=O(e,A.errors),
t=e.length);var p=n===t}if(a.pravniForma!==void 0){let r=a.pravniForma,n=t,l=t;if(typeof r=="string"){if(d(r)>3){let s={
instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<3){let s={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[s]:e.push(s),t++}if(!L.test(r)){let s={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.pravniFormaRos!==void 0){let r=a.pravniFormaRos,n=t,l=t;if(typeof r==
"string"){if(d(r)>3){let s={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/maxLength",keyword:"\
maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<3){let s={
instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){let s={instancePath:i+"/pra\
vniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'mus\
t match pattern "^\\d{3}$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/pravniFormaRos",schemaPath:"#/pr\
operties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
var p=n===t}if(a.financniUrad!==void 0){let r=a.financniUrad,n=t,l=t;if(typeof r=="string"){if(d(r)>3){let s={instancePath:i+
"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT \
have more than 3 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<3){let s={instancePath:i+"/financniUrad",schemaPath:"\
#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[s]:e.push(s),t++}if(!L.test(r)){let s={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/\
pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[s]:e.push(s),
t++}}else{let s={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.datumVzniku!==void 0){let r=a.datumVzniku,
n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!_.test(r)){let s={instancePath:i+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[s]:e.push(s),t++}}else{let s={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.datumZaniku!==void 0){let r=a.datumZaniku,
n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!_.test(r)){let s={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[s]:e.push(s),t++}}else{let s={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.datumAktualizace!==void 0){let r=a.
datumAktualizace,n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!_.test(r)){let s={instancePath:i+"/d\
atumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must\
 match format "date"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/datumAktualizace",schemaPath:"#/proper\
ties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
var p=n===t}if(a.dic!==void 0){let r=a.dic,n=t;if(typeof r!="string"){let s={instancePath:i+"/dic",schemaPath:"#/propert\
ies/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}let l=t;var p=n===
t}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return C.errors=e,t===0}function $(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.datumZapisu!==void 0){let r=a.datumZapisu,n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r==
"string"){if(!_.test(r)){let o={instancePath:i+"/datumZapisu",schemaPath:"#/properties/datumZapisu/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+
"/datumZapisu",schemaPath:"#/properties/datumZapisu/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),t++}var p=n===t}if(a.platnostOd!==void 0){let r=a.platnostOd,n=t,l=t;if(typeof r=="number"&&isFinite(
r),typeof r=="string"){if(!_.test(r)){let s={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/platnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}var p=n===t}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $.errors=e,t===0}function E(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;A(a,{instancePath:i,
parentData:g,parentDataProperty:v,rootData:f})||(e=O(e,A.errors),t=e.length);var l=P===t;let p=t,r=t;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let o=a.platnostOd,s=t,c=t;if(typeof o=="number"&&isFinite(o),typeof o==
"string"){if(!_.test(o)){let y={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+
"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),t++}var n=s===t}if(a.platnostDo!==void 0){let o=a.platnostDo,s=t,c=t;if(typeof o=="numb\
er"&&isFinite(o),typeof o=="string"){if(!_.test(o)){let u={instancePath:i+"/platnostDo",schemaPath:"#/allOf/1/properties\
/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[u]:e.push(u),
t++}}else{let u={instancePath:i+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}var n=s===t}if(a.typAdresy!==void 0){let o=a.typAdresy,s=t,
c=t;if(typeof o=="string"){if(d(o)>64){let u={instancePath:i+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/max\
Length",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[u]:e.push(u),
t++}if(d(o)<1){let u={instancePath:i+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+
"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[u]:e.push(u),t++}var n=s===t}}else{let o={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}var l=p===t;return E.errors=e,t===0}function T(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.pocetAktivnich!==void 0){let r=a.pocetAktivnich,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let o={instancePath:i+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>
2147483647||isNaN(r)){let o={instancePath:i+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),t++}if(r<0||
isNaN(r)){let o={instancePath:i+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}}var p=n===t}if(a.pocetZaniklych!==void 0){
let r=a.pocetZaniklych,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/pocetZanikl\
ych",schemaPath:"#/properties/pocetZaniklych/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let s={instancePath:i+"/\
pocetZaniklych",schemaPath:"#/properties/pocetZaniklych/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/pocetZaniklych",
schemaPath:"#/properties/pocetZaniklych/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[s]:e.push(s),t++}}var p=n===t}if(a.pocetPozastavenych!==void 0){let r=a.pocetPozastavenych,n=t;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/pocetPozastavenych",schemaPath:"#/properties/pocetPoz\
astavenych/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}let l=t;
if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let s={instancePath:i+"/pocetPozastavenych",schemaPath:"#\
/properties/pocetPozastavenych/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= \
2147483647"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/pocetPozastavenych",schemaPath:"#/pr\
operties/pocetPozastavenych/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),t++}}var p=n===t}if(a.pocetPrerusenych!==void 0){let r=a.pocetPrerusenych,n=t;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/pocetPrerusenych",schemaPath:"#/properties/pocetPrerusenych/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(
r)){if(r>2147483647||isNaN(r)){let s={instancePath:i+"/pocetPrerusenych",schemaPath:"#/properties/pocetPrerusenych/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),
t++}if(r<0||isNaN(r)){let s={instancePath:i+"/pocetPrerusenych",schemaPath:"#/properties/pocetPrerusenych/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}var p=n===t}if(a.pocetCelkem!==
void 0){let r=a.pocetCelkem,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/pocetC\
elkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let s={instancePath:i+"/\
pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"\
must be <= 2147483647"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/pocetCelkem",schemaPath:"\
#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[s]:e.push(s),t++}}var p=n===t}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return T.errors=e,t===0}function R(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let r=a.pocetCelkem,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r)){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),t++}if(r<0||isNaN(r)){let o={instancePath:i+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[o]:e.push(o),t++}}var p=n===t}if(a.pocetZaniklych!==void 0){let r=a.pocetZaniklych,n=t;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/pocetZaniklych",schemaPath:"#/properties/pocetZanikly\
ch/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let s={instancePath:i+"/pocetZaniklych",schemaPath:"#/properties/pocet\
Zaniklych/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?
e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/pocetZaniklych",schemaPath:"#/properties/pocetZaniklych/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}var p=n===
t}if(a.pocetAktivnich!==void 0){let r=a.pocetAktivnich,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={
instancePath:i+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let s={
instancePath:i+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+
"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}var p=n===t}if(a.pocetPozastavenych!==void 0){let r=a.pocetPozastavenych,n=t;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:i+"/pocetPozastavenych",schemaPath:"#/prop\
erties/pocetPozastavenych/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let s={instancePath:i+"/pocetPozastavenych",
schemaPath:"#/properties/pocetPozastavenych/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"\
must be <= 2147483647"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){let s={instancePath:i+"/pocetPozastavenych",schemaPath:"\
#/properties/pocetPozastavenych/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}var p=n===t}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return R.errors=e,t===0}var de=new RegExp("^\\d{6}$","u");function M(a,{
instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;C(a,{instancePath:i,parentData:g,
parentDataProperty:v,rootData:f})||(e=O(e,C.errors),t=e.length);var o=P===t;let p=t,r=t;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.insolvencniRizeni!==void 0){let s=a.insolvencniRizeni,c=t;$(s,{instancePath:i+"/insolvencniRizeni",parentData:a,
parentDataProperty:"insolvencniRizeni",rootData:f})||(e=O(e,$.errors),t=e.length);var n=c===t}if(a.datumDoruceniVypisu!==
void 0){let s=a.datumDoruceniVypisu,c=t,y=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.test(s)){let m={
instancePath:i+"/datumDoruceniVypisu",schemaPath:"#/allOf/1/properties/datumDoruceniVypisu/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/datumDoruc\
eniVypisu",schemaPath:"#/allOf/1/properties/datumDoruceniVypisu/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[m]:e.push(m),t++}var n=c===t}if(a.adresySubjektu!==void 0){let s=a.adresySubjektu,c=t,y=t;if(Array.
isArray(s)){let m=!0,k=s.length;for(let h=0;h<k;h++){let z=s[h],b=t;E(z,{instancePath:i+"/adresySubjektu/"+h,parentData:s,
parentDataProperty:h,rootData:f})||(e=O(e,E.errors),t=e.length);var l=b===t;l||(m=!1)}}else{let m={instancePath:i+"/adre\
sySubjektu",schemaPath:"#/allOf/1/properties/adresySubjektu/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[m]:e.push(m),t++}var n=c===t}if(a.typSubjektu!==void 0){let s=a.typSubjektu,c=t,y=t;if(typeof s=="st\
ring"){if(d(s)>64){let m={instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[m]:e.push(m),t++}if(d(s)<1){let m={
instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/typSubjektu",
schemaPath:"#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),t++}var n=c===t}if(a.zivnostenskyUrad!==void 0){let s=a.zivnostenskyUrad,c=t,y=t;if(typeof s=="string"){
if(!de.test(s)){let m={instancePath:i+"/zivnostenskyUrad",schemaPath:"#/allOf/1/properties/zivnostenskyUrad/pattern",keyword:"\
pattern",params:{pattern:"^\\d{6}$"},message:'must match pattern "^\\d{6}$"'};e===null?e=[m]:e.push(m),t++}}else{let m={
instancePath:i+"/zivnostenskyUrad",schemaPath:"#/allOf/1/properties/zivnostenskyUrad/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}var n=c===t}if(a.organizacniSlozka!==void 0){let s=a.organizacniSlozka,
c=t,y=t;if(typeof s=="string"){if(d(s)>2e3){let m={instancePath:i+"/organizacniSlozka",schemaPath:"#/allOf/1/properties/\
organizacniSlozka/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===
null?e=[m]:e.push(m),t++}if(d(s)<1){let m={instancePath:i+"/organizacniSlozka",schemaPath:"#/allOf/1/properties/organiza\
cniSlozka/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:
e.push(m),t++}}else{let m={instancePath:i+"/organizacniSlozka",schemaPath:"#/allOf/1/properties/organizacniSlozka/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}var n=c===t}if(a.zivnostiStav!==
void 0){let s=a.zivnostiStav,c=t;T(s,{instancePath:i+"/zivnostiStav",parentData:a,parentDataProperty:"zivnostiStav",rootData:f})||
(e=O(e,T.errors),t=e.length);var n=c===t}if(a.datumZapisuVr!==void 0){let s=a.datumZapisuVr,c=t,y=t;if(typeof s=="number"&&
isFinite(s),typeof s=="string"){if(!_.test(s)){let m={instancePath:i+"/datumZapisuVr",schemaPath:"#/allOf/1/properties/d\
atumZapisuVr/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(m),
t++}}else{let m={instancePath:i+"/datumZapisuVr",schemaPath:"#/allOf/1/properties/datumZapisuVr/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}var n=c===t}if(a.provozovnyStav!==void 0){let s=a.
provozovnyStav,c=t;R(s,{instancePath:i+"/provozovnyStav",parentData:a,parentDataProperty:"provozovnyStav",rootData:f})||
(e=O(e,R.errors),t=e.length);var n=c===t}if(a.primarniZaznam!==void 0){let s=a.primarniZaznam,c=t;if(typeof s!="boolean"){
let m={instancePath:i+"/primarniZaznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[m]:e.push(m),t++}let y=t;var n=c===t}if(a.kodStatu!==void 0){let s=a.kodStatu,
c=t;if(typeof s!="string"){let m={instancePath:i+"/kodStatu",schemaPath:"#/allOf/1/properties/kodStatu/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}let y=t;var n=c===t}}else{let s={instancePath:i,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}
var o=p===t;return M.errors=e,t===0}function U(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;A(a,{instancePath:i,
parentData:g,parentDataProperty:v,rootData:f})||(e=O(e,A.errors),t=e.length);var l=P===t;let p=t,r=t;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let o=a.platnostOd,s=t,c=t;if(typeof o=="number"&&isFinite(o),typeof o==
"string"){if(!_.test(o)){let y={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+
"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),t++}var n=s===t}if(a.platnostDo!==void 0){let o=a.platnostDo,s=t,c=t;if(typeof o=="numb\
er"&&isFinite(o),typeof o=="string"){if(!_.test(o)){let u={instancePath:i+"/platnostDo",schemaPath:"#/allOf/1/properties\
/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[u]:e.push(u),
t++}}else{let u={instancePath:i+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}var n=s===t}}else{let o={instancePath:i,schemaPath:"#/al\
lOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),t++}var l=p===t;return U.
errors=e,t===0}function V(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.typAngazma!==void 0){let r=a.typAngazma,n=t,l=t;if(typeof r=="string"){if(d(
r)>64){let o={instancePath:i+"/typAngazma",schemaPath:"#/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[o]:e.push(o),t++}if(d(r)<1){let o={instancePath:i+"/typAnga\
zma",schemaPath:"#/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/typAngazma",schemaPath:"#/properties/typAng\
azma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}var p=n===t}if(a.
platnostOd!==void 0){let r=a.platnostOd,n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!_.test(r)){let s={
instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/platnostOd",schemaPath:"#/properti\
es/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===
t}if(a.platnostDo!==void 0){let r=a.platnostDo,n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!_.test(
r)){let s={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/platnostDo",schemaPath:"\
#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
var p=n===t}if(a.ico!==void 0){let r=a.ico,n=t,l=t;if(typeof r=="string"){if(d(r)>8){let s={instancePath:i+"/ico",schemaPath:"\
#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[s]:e.push(s),t++}if(d(r)<8){let s={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",keyword:"minLength",
params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),t++}if(!ae.test(r)){let s={instancePath:i+
"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "\
^\\d{8}$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.obchodniJmeno!==void 0){
let r=a.obchodniJmeno,n=t,l=t;if(typeof r=="string"){if(d(r)>2e3){let s={instancePath:i+"/obchodniJmeno",schemaPath:"#/p\
roperties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characte\
rs"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){let s={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJme\
no/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{let s={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.sidlo!==void 0){let r=a.sidlo,n=t;
U(r,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:f})||(e=O(e,U.errors),t=e.length);var p=n===
t}if(a.typSubjektu!==void 0){let r=a.typSubjektu,n=t,l=t;if(typeof r=="string"){if(d(r)>64){let s={instancePath:i+"/typS\
ubjektu",schemaPath:"#/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have mo\
re than 64 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<1){let s={instancePath:i+"/typSubjektu",schemaPath:"#/prope\
rties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/typSubjektu",schemaPath:"#/properties/typSubjektu/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.pravniForma!==void 0){let r=a.
pravniForma,n=t,l=t;if(typeof r=="string"){if(d(r)>3){let s={instancePath:i+"/pravniForma",schemaPath:"#/properties/prav\
niForma/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[s]:e.
push(s),t++}if(d(r)<3){let s={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/minLength",keyword:"min\
Length",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){let s={
instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},
message:'must match pattern "^\\d{3}$"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}var p=n===t}if(a.kodStatu!==void 0){let r=a.kodStatu,n=t;if(typeof r!="string"){let s={instancePath:i+"/kodStatu",schemaPath:"\
#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}
let l=t;var p=n===t}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}function J(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.jmeno!==void 0){let r=a.jmeno,n=t,l=t;if(typeof r=="string"){if(d(r)>100){let o={instancePath:i+
"/jmeno",schemaPath:"#/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/jmeno",schemaPath:"#/properties/jmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),t++}var p=n===t}if(a.prijmeni!==
void 0){let r=a.prijmeni,n=t,l=t;if(typeof r=="string"){if(d(r)>100){let s={instancePath:i+"/prijmeni",schemaPath:"#/pro\
perties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/prijmeni",schemaPath:"#/properties/prijmeni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.titulPredJmenem!==void 0){
let r=a.titulPredJmenem,n=t,l=t;if(typeof r=="string"){if(d(r)>32){let s={instancePath:i+"/titulPredJmenem",schemaPath:"\
#/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charac\
ters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/titulPredJmenem",schemaPath:"#/properties/titulPredJme\
nem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.
titulZaJmenem!==void 0){let r=a.titulZaJmenem,n=t,l=t;if(typeof r=="string"){if(d(r)>32){let s={instancePath:i+"/titulZa\
Jmenem",schemaPath:"#/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/titulZaJmenem",schemaPath:"#/propert\
ies/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===
t}if(a.datumNarozeni!==void 0){let r=a.datumNarozeni,n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!_.
test(r)){let s={instancePath:i+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/datumNaroz\
eni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}var p=n===t}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}function N(a,{instancePath:i="",parentData:g,parentDataProperty:v,
rootData:f=a}={}){let e=null,t=0,P=t;J(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:f})||(e=O(e,J.errors),
t=e.length);var l=P===t;let p=t,r=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let o=a.platnostOd,
s=t,c=t;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!_.test(o)){let y={instancePath:i+"/platnostOd",schemaPath:"\
#/allOf/1/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[y]:e.push(y),t++}}else{let y={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}var n=s===t}if(a.platnostDo!==void 0){
let o=a.platnostDo,s=t,c=t;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!_.test(o)){let u={instancePath:i+"\
/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must m\
atch format "date"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/platnostDo",schemaPath:"#/allOf/1/proper\
ties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}var n=s===
t}if(a.statniObcanstvi!==void 0){let o=a.statniObcanstvi,s=t;if(typeof o!="string"){let u={instancePath:i+"/statniObcans\
tvi",schemaPath:"#/allOf/1/properties/statniObcanstvi/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[u]:e.push(u),t++}let c=t;var n=s===t}if(a.typAngazma!==void 0){let o=a.typAngazma,s=t,c=t;if(typeof o=="\
string"){if(d(o)>64){let u={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[u]:e.push(u),t++}if(d(o)<1){let u={
instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/typAngazma",
schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),t++}var n=s===t}}else{let o={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[o]:e.push(o),t++}var l=p===t;return N.errors=e,t===0}function I(a,{instancePath:i="",
parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;V(a,{instancePath:i,parentData:g,parentDataProperty:v,
rootData:f})||(e=O(e,V.errors),t=e.length);var o=P===t;let p=t,r=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.osobyZastupce!==
void 0){let s=a.osobyZastupce,c=t,y=t;if(Array.isArray(s)){let u=!0,m=s.length;for(let k=0;k<m;k++){let h=s[k],z=t;N(h,{
instancePath:i+"/osobyZastupce/"+k,parentData:s,parentDataProperty:k,rootData:f})||(e=O(e,N.errors),t=e.length);var n=z===
t;n||(u=!1)}}else{let u={instancePath:i+"/osobyZastupce",schemaPath:"#/allOf/1/properties/osobyZastupce/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}var l=c===t}}else{let s={instancePath:i,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}
var o=p===t;return I.errors=e,t===0}function j(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let r=a.platnostOd,n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r==
"string"){if(!_.test(r)){let o={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),t++}var p=n===t}if(a.platnostDo!==void 0){let r=a.platnostDo,n=t,l=t;if(typeof r=="number"&&isFinite(
r),typeof r=="string"){if(!_.test(r)){let s={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.rozsahPozastaveni!==void 0){let r=a.rozsahPozastaveni,n=t,l=t;if(typeof r==
"string"){if(d(r)>1024){let s={instancePath:i+"/rozsahPozastaveni",schemaPath:"#/properties/rozsahPozastaveni/maxLength",
keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),t++}}else{
let s={instancePath:i+"/rozsahPozastaveni",schemaPath:"#/properties/rozsahPozastaveni/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}}else{let r={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return j.errors=e,t===0}function K(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let r=a.platnostOd,n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r==
"string"){if(!_.test(r)){let o={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),t++}var p=n===t}if(a.platnostDo!==void 0){let r=a.platnostDo,n=t,l=t;if(typeof r=="number"&&isFinite(
r),typeof r=="string"){if(!_.test(r)){let s={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.podminka!==void 0){let r=a.podminka,n=t;if(typeof r!="string"){let s={instancePath:i+
"/podminka",schemaPath:"#/properties/podminka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}let l=t;var p=n===t}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return K.errors=e,t===0}function B(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let r=a.platnostOd,n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r==
"string"){if(!_.test(r)){let o={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),t++}var p=n===t}if(a.platnostDo!==void 0){let r=a.platnostDo,n=t,l=t;if(typeof r=="number"&&isFinite(
r),typeof r=="string"){if(!_.test(r)){let s={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}var p=n===t}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return B.errors=e,t===0}function H(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let r=a.platnostOd,n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r==
"string"){if(!_.test(r)){let o={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),t++}var p=n===t}if(a.platnostDo!==void 0){let r=a.platnostDo,n=t,l=t;if(typeof r=="number"&&isFinite(
r),typeof r=="string"){if(!_.test(r)){let s={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}var p=n===t}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}function Y(a,{instancePath:i="",parentData:g,
parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.datumVzniku!==
void 0){let s=a.datumVzniku,c=t,y=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.test(s)){let u={instancePath:i+
"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match \
format "date"'};e===null?e=[u]:e.push(u),t++}}else{let u={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVz\
niku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}var p=c===t}if(a.
datumZaniku!==void 0){let s=a.datumZaniku,c=t,y=t;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!_.test(s)){
let m={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},
message:'must match format "date"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
t++}var p=c===t}if(a.platnostDo!==void 0){let s=a.platnostDo,c=t,y=t;if(typeof s=="number"&&isFinite(s),typeof s=="strin\
g"){if(!_.test(s)){let m={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/platnostDo",
schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),t++}var p=c===t}if(a.predmetPodnikani!==void 0){let s=a.predmetPodnikani,c=t,y=t;if(typeof s=="string"){if(d(s)>
750){let m={instancePath:i+"/predmetPodnikani",schemaPath:"#/properties/predmetPodnikani/maxLength",keyword:"maxLength",
params:{limit:750},message:"must NOT have more than 750 characters"};e===null?e=[m]:e.push(m),t++}if(d(s)<5){let m={instancePath:i+
"/predmetPodnikani",schemaPath:"#/properties/predmetPodnikani/minLength",keyword:"minLength",params:{limit:5},message:"m\
ust NOT have fewer than 5 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/predmetPodnikani",schemaPath:"\
#/properties/predmetPodnikani/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),t++}var p=c===t}if(a.pozastaveniZivnosti!==void 0){let s=a.pozastaveniZivnosti,c=t,y=t;if(Array.isArray(s)){let m=!0,
k=s.length;for(let h=0;h<k;h++){let z=s[h],b=t;j(z,{instancePath:i+"/pozastaveniZivnosti/"+h,parentData:s,parentDataProperty:h,
rootData:f})||(e=O(e,j.errors),t=e.length);var r=b===t;r||(m=!1)}}else{let m={instancePath:i+"/pozastaveniZivnosti",schemaPath:"\
#/properties/pozastaveniZivnosti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(
m),t++}var p=c===t}if(a.podminkyProvozovaniZivnosti!==void 0){let s=a.podminkyProvozovaniZivnosti,c=t,y=t;if(Array.isArray(
s)){let m=!0,k=s.length;for(let h=0;h<k;h++){let z=s[h],b=t;K(z,{instancePath:i+"/podminkyProvozovaniZivnosti/"+h,parentData:s,
parentDataProperty:h,rootData:f})||(e=O(e,K.errors),t=e.length);var n=b===t;n||(m=!1)}}else{let m={instancePath:i+"/podm\
inkyProvozovaniZivnosti",schemaPath:"#/properties/podminkyProvozovaniZivnosti/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[m]:e.push(m),t++}var p=c===t}if(a.preruseniZivnosti!==void 0){let s=a.preruseniZivnosti,
c=t,y=t;if(Array.isArray(s)){let m=!0,k=s.length;for(let h=0;h<k;h++){let z=s[h],b=t;B(z,{instancePath:i+"/preruseniZivn\
osti/"+h,parentData:s,parentDataProperty:h,rootData:f})||(e=O(e,B.errors),t=e.length);var l=b===t;l||(m=!1)}}else{let m={
instancePath:i+"/preruseniZivnosti",schemaPath:"#/properties/preruseniZivnosti/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[m]:e.push(m),t++}var p=c===t}if(a.zivnostBezOz!==void 0){let s=a.zivnostBezOz,c=t,y=t;
if(Array.isArray(s)){let m=!0,k=s.length;for(let h=0;h<k;h++){let z=s[h],b=t;H(z,{instancePath:i+"/zivnostBezOz/"+h,parentData:s,
parentDataProperty:h,rootData:f})||(e=O(e,H.errors),t=e.length);var o=b===t;o||(m=!1)}}else{let m={instancePath:i+"/zivn\
ostBezOz",schemaPath:"#/properties/zivnostBezOz/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[m]:e.push(m),t++}var p=c===t}if(a.datumAktualizace!==void 0){let s=a.datumAktualizace,c=t,y=t;if(typeof s=="numb\
er"&&isFinite(s),typeof s=="string"){if(!_.test(s)){let m={instancePath:i+"/datumAktualizace",schemaPath:"#/properties/d\
atumAktualizace/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(
m),t++}}else{let m={instancePath:i+"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}var p=c===t}if(a.druhZivnosti!==void 0){let s=a.druhZivnosti,
c=t,y=t;if(typeof s=="string"){if(d(s)>1){let m={instancePath:i+"/druhZivnosti",schemaPath:"#/properties/druhZivnosti/ma\
xLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?e=[m]:e.push(m),t++}
if(d(s)<1){let m={instancePath:i+"/druhZivnosti",schemaPath:"#/properties/druhZivnosti/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{let m={instancePath:i+"/dru\
hZivnosti",schemaPath:"#/properties/druhZivnosti/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),t++}var p=c===t}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),t++}return Y.errors=e,t===0}function D(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let r=a.platnostOd,n=t,l=t;if(typeof r=="number"&&isFinite(r),typeof r==
"string"){if(!_.test(r)){let o={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),t++}}else{let o={instancePath:i+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),t++}var p=n===t}if(a.platnostDo!==void 0){let r=a.platnostDo,n=t,l=t;if(typeof r=="number"&&isFinite(
r),typeof r=="string"){if(!_.test(r)){let s={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}var p=n===t}if(a.oborNazev!==void 0){let r=a.oborNazev,n=t,l=t;if(typeof r=="string"){if(d(
r)>750){let s={instancePath:i+"/oborNazev",schemaPath:"#/properties/oborNazev/maxLength",keyword:"maxLength",params:{limit:750},
message:"must NOT have more than 750 characters"};e===null?e=[s]:e.push(s),t++}if(d(r)<5){let s={instancePath:i+"/oborNa\
zev",schemaPath:"#/properties/oborNazev/minLength",keyword:"minLength",params:{limit:5},message:"must NOT have fewer tha\
n 5 characters"};e===null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/oborNazev",schemaPath:"#/properties/oborNaze\
v/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=n===t}}else{let r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return D.errors=e,t===0}var ge=new RegExp("^\\d{1}$","u");function q(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,
t=0,P=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.icp!==void 0){let n=a.icp,l=t;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let s={instancePath:i+"/icp",schemaPath:"#/properties/icp/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}let o=t;if(typeof n=="number"&&isFinite(n)){if(n>9999999999||
isNaN(n)){let s={instancePath:i+"/icp",schemaPath:"#/properties/icp/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999999},
message:"must be <= 9999999999"};e===null?e=[s]:e.push(s),t++}if(n<1e9||isNaN(n)){let s={instancePath:i+"/icp",schemaPath:"\
#/properties/icp/minimum",keyword:"minimum",params:{comparison:">=",limit:1e9},message:"must be >= 1000000000"};e===null?
e=[s]:e.push(s),t++}}var p=l===t}if(a.sidloProvozovny!==void 0){let n=a.sidloProvozovny,l=t;A(n,{instancePath:i+"/sidloP\
rovozovny",parentData:a,parentDataProperty:"sidloProvozovny",rootData:f})||(e=O(e,A.errors),t=e.length);var p=l===t}if(a.
umisteniProvozovny!==void 0){let n=a.umisteniProvozovny,l=t,o=t;if(typeof n=="string"){if(d(n)>254){let c={instancePath:i+
"/umisteniProvozovny",schemaPath:"#/properties/umisteniProvozovny/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:i+"/umisteniProvozovny",
schemaPath:"#/properties/umisteniProvozovny/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),t++}var p=l===t}if(a.platnostOd!==void 0){let n=a.platnostOd,l=t,o=t;if(typeof n=="number"&&isFinite(n),
typeof n=="string"){if(!_.test(n)){let c={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:i+
"/platnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),t++}var p=l===t}if(a.platnostDo!==void 0){let n=a.platnostDo,l=t,o=t;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!_.test(n)){let c={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:i+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),t++}var p=l===t}if(a.pozastaveniProvozovny!==void 0){let n=a.pozastaveniProvozovny,l=t,o=t;if(Array.
isArray(n)){let c=!0,y=n.length;for(let u=0;u<y;u++){let m=n[u],k=t;j(m,{instancePath:i+"/pozastaveniProvozovny/"+u,parentData:n,
parentDataProperty:u,rootData:f})||(e=O(e,j.errors),t=e.length);var r=k===t;r||(c=!1)}}else{let c={instancePath:i+"/poza\
staveniProvozovny",schemaPath:"#/properties/pozastaveniProvozovny/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[c]:e.push(c),t++}var p=l===t}if(a.typProvozovny!==void 0){let n=a.typProvozovny,l=t,o=t;if(typeof n==
"string"){if(d(n)>1){let c={instancePath:i+"/typProvozovny",schemaPath:"#/properties/typProvozovny/maxLength",keyword:"m\
axLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?e=[c]:e.push(c),t++}if(d(n)<1){let c={
instancePath:i+"/typProvozovny",schemaPath:"#/properties/typProvozovny/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!ge.test(n)){let c={instancePath:i+"/typProvozov\
ny",schemaPath:"#/properties/typProvozovny/pattern",keyword:"pattern",params:{pattern:"^\\d{1}$"},message:'must match pa\
ttern "^\\d{1}$"'};e===null?e=[c]:e.push(c),t++}}else{let c={instancePath:i+"/typProvozovny",schemaPath:"#/properties/ty\
pProvozovny/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}var p=l===
t}if(a.nazev!==void 0){let n=a.nazev,l=t,o=t;if(typeof n=="string"){if(d(n)>254){let c={instancePath:i+"/nazev",schemaPath:"\
#/properties/nazev/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===
null?e=[c]:e.push(c),t++}}else{let c={instancePath:i+"/nazev",schemaPath:"#/properties/nazev/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}var p=l===t}}else{let n={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),t++}return q.errors=e,t===
0}function G(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;q(a,{instancePath:i,
parentData:g,parentDataProperty:v,rootData:f})||(e=O(e,q.errors),t=e.length);var o=P===t;let p=t,r=t;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.oboryCinnosti!==void 0){let s=a.oboryCinnosti,c=t,y=t;if(Array.isArray(s)){let u=!0,m=s.length;
for(let k=0;k<m;k++){let h=s[k],z=t;D(h,{instancePath:i+"/oboryCinnosti/"+k,parentData:s,parentDataProperty:k,rootData:f})||
(e=O(e,D.errors),t=e.length);var n=z===t;n||(u=!1)}}else{let u={instancePath:i+"/oboryCinnosti",schemaPath:"#/allOf/1/pr\
operties/oboryCinnosti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}
var l=c===t}}else{let s={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),t++}var o=p===t;return G.errors=e,t===0}function Q(a,{instancePath:i="",parentData:g,
parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;Y(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:f})||
(e=O(e,Y.errors),t=e.length);var c=P===t;let p=t,r=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.oboryCinnosti!==void 0){
let y=a.oboryCinnosti,u=t,m=t;if(Array.isArray(y)){let k=!0,h=y.length;for(let z=0;z<h;z++){let b=y[z],w=t;D(b,{instancePath:i+
"/oboryCinnosti/"+z,parentData:y,parentDataProperty:z,rootData:f})||(e=O(e,D.errors),t=e.length);var n=w===t;n||(k=!1)}}else{
let k={instancePath:i+"/oboryCinnosti",schemaPath:"#/allOf/1/properties/oboryCinnosti/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[k]:e.push(k),t++}var l=u===t}if(a.odpovedniZastupci!==void 0){let y=a.odpovedniZastupci,
u=t,m=t;if(Array.isArray(y)){let h=!0,z=y.length;for(let b=0;b<z;b++){let w=y[b],x=t;N(w,{instancePath:i+"/odpovedniZast\
upci/"+b,parentData:y,parentDataProperty:b,rootData:f})||(e=O(e,N.errors),t=e.length);var o=x===t;o||(h=!1)}}else{let h={
instancePath:i+"/odpovedniZastupci",schemaPath:"#/allOf/1/properties/odpovedniZastupci/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}var l=u===t}if(a.provozovny!==void 0){let y=a.provozovny,u=t,
m=t;if(Array.isArray(y)){let h=!0,z=y.length;for(let b=0;b<z;b++){let w=y[b],x=t;G(w,{instancePath:i+"/provozovny/"+b,parentData:y,
parentDataProperty:b,rootData:f})||(e=O(e,G.errors),t=e.length);var s=x===t;s||(h=!1)}}else{let h={instancePath:i+"/prov\
ozovny",schemaPath:"#/allOf/1/properties/provozovny/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[h]:e.push(h),t++}var l=u===t}}else{let y={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),t++}var c=p===t;return Q.errors=e,t===0}function W(a,{
instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;M(a,{instancePath:i,parentData:g,
parentDataProperty:v,rootData:f})||(e=O(e,M.errors),t=e.length);var c=P===t;let p=t,r=t;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.souvisejiciSubjekty!==void 0){let y=a.souvisejiciSubjekty,u=t,m=t;if(Array.isArray(y)){let k=!0,h=y.length;
for(let z=0;z<h;z++){let b=y[z],w=t;I(b,{instancePath:i+"/souvisejiciSubjekty/"+z,parentData:y,parentDataProperty:z,rootData:f})||
(e=O(e,I.errors),t=e.length);var n=w===t;n||(k=!1)}}else{let k={instancePath:i+"/souvisejiciSubjekty",schemaPath:"#/allO\
f/1/properties/souvisejiciSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[k]:e.
push(k),t++}var l=u===t}if(a.osobaPodnikatel!==void 0){let y=a.osobaPodnikatel,u=t;N(y,{instancePath:i+"/osobaPodnikatel",
parentData:a,parentDataProperty:"osobaPodnikatel",rootData:f})||(e=O(e,N.errors),t=e.length);var l=u===t}if(a.angazovaneOsoby!==
void 0){let y=a.angazovaneOsoby,u=t,m=t;if(Array.isArray(y)){let h=!0,z=y.length;for(let b=0;b<z;b++){let w=y[b],x=t;N(w,
{instancePath:i+"/angazovaneOsoby/"+b,parentData:y,parentDataProperty:b,rootData:f})||(e=O(e,N.errors),t=e.length);var o=x===
t;o||(h=!1)}}else{let h={instancePath:i+"/angazovaneOsoby",schemaPath:"#/allOf/1/properties/angazovaneOsoby/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),t++}var l=u===t}if(a.zivnosti!==void 0){let y=a.
zivnosti,u=t,m=t;if(Array.isArray(y)){let h=!0,z=y.length;for(let b=0;b<z;b++){let w=y[b],x=t;Q(w,{instancePath:i+"/zivn\
osti/"+b,parentData:y,parentDataProperty:b,rootData:f})||(e=O(e,Q.errors),t=e.length);var s=x===t;s||(h=!1)}}else{let h={
instancePath:i+"/zivnosti",schemaPath:"#/allOf/1/properties/zivnosti/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[h]:e.push(h),t++}var l=u===t}}else{let y={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),t++}var c=p===t;return W.errors=e,t===0}
function Z(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.icoId!==void 0){let n=a.icoId,l=t,o=t;if(typeof n=="string"){if(d(n)>32){let s={instancePath:i+
"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters"};e===null?e=[s]:e.push(s),t++}if(!he.test(n)){let s={instancePath:i+"/icoId",schemaPath:"#/properties/i\
coId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===
null?e=[s]:e.push(s),t++}}else{let s={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}var p=l===t}if(a.zaznamy!==void 0){let n=a.zaznamy,
l=t,o=t;if(Array.isArray(n)){let c=!0,y=n.length;for(let u=0;u<y;u++){let m=n[u],k=t;W(m,{instancePath:i+"/zaznamy/"+u,parentData:n,
parentDataProperty:u,rootData:f})||(e=O(e,W.errors),t=e.length);var r=k===t;r||(c=!1)}}else{let c={instancePath:i+"/zazn\
amy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:
e.push(c),t++}var p=l===t}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),t++}return Z.errors=e,t===0}var ve=ie;var re={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function X(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,
t=0;if(typeof a!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),t++}let P=t,p=re.enum;if(!(a==="OBECNA_CHYBA"||a==="CHYBA_VSTUPU"||a==="NENALEZENO"||
a==="NENI_IMPLEMENTOVANO"||a==="NEPRIHLASENY_UZIVATEL"||a==="NENI_OPRAVNENI")){let r={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:re.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(
r),t++}return X.errors=e,t===0}function ie(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,
t=0,P=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kod!==void 0){let r=a.kod,n=t;X(r,{instancePath:i+"/kod",parentData:a,
parentDataProperty:"kod",rootData:f})||(e=O(e,X.errors),t=e.length);var p=n===t}if(a.popis!==void 0){let r=a.popis,n=t;if(typeof r!=
"string"){let s={instancePath:i+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}let l=t;var p=n===t}if(a.subKod!==void 0){let r=a.subKod,n=t;if(typeof r!=
"string"){let s={instancePath:i+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}let l=t;var p=n===t}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}var ke=ne;function ee(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let r=a.pocetCelkem,n=t;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),t++}let l=t;if(typeof r=="number"&&isFinite(r)){if(r>
2147483647||isNaN(r)){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),t++}if(r<0||isNaN(
r)){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),t++}}var p=n===t}}else{let r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===
0}function ne(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:f=a}={}){let e=null,t=0,P=t;ee(a,{instancePath:i,
parentData:g,parentDataProperty:v,rootData:f})||(e=O(e,ee.errors),t=e.length);var o=P===t;let p=t,r=t;if(a&&typeof a=="o\
bject"&&!Array.isArray(a)){if(a.ekonomickeSubjekty!==void 0){let s=a.ekonomickeSubjekty,c=t,y=t;if(Array.isArray(s)){let u=!0,
m=s.length;for(let k=0;k<m;k++){let h=s[k],z=t;Z(h,{instancePath:i+"/ekonomickeSubjekty/"+k,parentData:s,parentDataProperty:k,
rootData:f})||(e=O(e,Z.errors),t=e.length);var n=z===t;n||(u=!1)}}else{let u={instancePath:i+"/ekonomickeSubjekty",schemaPath:"\
#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
u]:e.push(u),t++}var l=c===t}}else{let s={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),t++}var o=p===t;return ne.errors=e,t===0}function O(a,i){if(a===null)
return i;for(let g of i)a.push(g);return a}return ye(be);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRzp: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyRzpSeznam: Validate;
} = {
  EkonomickySubjektRzp: code.EkonomickySubjektRzp,
  Chyba: code.Chyba,
  EkonomickeSubjektyRzpSeznam: code.EkonomickeSubjektyRzpSeznam,
};
