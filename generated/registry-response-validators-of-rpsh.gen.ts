// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var A=Object.defineProperty;var H=Object.getOwnPropertyDescriptor;var Y=Object.getOwnPropertyNames;var q=Object.prototype.hasOwnProperty;var G=(a,i)=>()=>{try{return i||a((i={exports:{}}).exports,i),i.exports}catch(f){throw i=0,f}},Q=(a,i)=>{for(var f in i)
A(a,f,{get:i[f],enumerable:!0})},W=(a,i,f,y)=>{if(i&&typeof i=="object"||typeof i=="function")for(let h of Y(i))!q.call(
a,h)&&h!==f&&A(a,h,{get:()=>i[h],enumerable:!(y=H(i,h))||y.enumerable});return a};var X=a=>W(A({},"__esModule",{value:!0}),a);var K=G(S=>{"use strict";Object.defineProperty(S,"__esModule",{value:!0});function J(a){let i=a.length,f=0,y=0,h;for(;y<
i;)f++,h=a.charCodeAt(y++),h>=55296&&h<=56319&&y<i&&(h=a.charCodeAt(y),(h&64512)===56320&&y++);return f}S.default=J;J.code=
'require("ajv/dist/runtime/ucs2length").default'});var ne={};Q(ne,{Chyba:()=>ae,EkonomickeSubjektyRpshSeznam:()=>ie,EkonomickySubjektRpsh:()=>ee});var ee=j;var c=K().default,se=new RegExp("^(ARES_)?\\d{8}$","u");var te=new RegExp("^\\d{8}$","u"),D=new RegExp("^\\d{3}$","u");function L(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kodStatu!==void 0){let r=a.kodStatu,n=s;if(typeof r!="string"){let o={instancePath:i+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}let l=s;var p=n===s}if(a.nazevStatu!==void 0){let r=a.nazevStatu,n=s,l=s;if(typeof r=="string"){if(c(
r)>32){let t={instancePath:i+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}var p=n===s}if(a.kodKraje!==void 0){let r=a.kodKraje,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:i+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:i+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}
var p=n===s}if(a.nazevKraje!==void 0){let r=a.nazevKraje,n=s,l=s;if(typeof r=="string"){if(c(r)>32){let t={instancePath:i+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===
s}if(a.kodOkresu!==void 0){let r=a.kodOkresu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>9999||isNaN(r)){let t={instancePath:i+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
s++}}var p=n===s}if(a.nazevOkresu!==void 0){let r=a.nazevOkresu,n=s,l=s;if(typeof r=="string"){if(c(r)>32){let t={instancePath:i+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===
s}if(a.kodObce!==void 0){let r=a.kodObce,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:i+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var p=n===
s}if(a.nazevObce!==void 0){let r=a.nazevObce,n=s,l=s;if(typeof r=="string"){if(c(r)>48){let t={instancePath:i+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.kodSpravnihoObvodu!==
void 0){let r=a.kodSpravnihoObvodu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:i+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),s++}}var p=n===s}if(a.nazevSpravnihoObvodu!==void 0){let r=a.nazevSpravnihoObvodu,n=s,l=s;if(typeof r==
"string"){if(c(r)>32){let t={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.kodMestskehoObvodu!==void 0){let r=a.
kodMestskehoObvodu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:i+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),s++}}var p=n===s}if(a.nazevMestskehoObvodu!==void 0){let r=a.nazevMestskehoObvodu,n=s,l=s;if(typeof r==
"string"){if(c(r)>32){let t={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.kodMestskeCastiObvodu!==void 0){let r=a.
kodMestskeCastiObvodu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:i+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var p=n===s}if(a.kodUlice!==void 0){let r=a.kodUlice,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(
r)){if(r>9999999||isNaN(r)){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={
instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var p=n===s}if(a.nazevMestskeCastiObvodu!==void 0){let r=a.nazevMestskeCastiObvodu,
n=s,l=s;if(typeof r=="string"){if(c(r)>48){let t={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}
if(a.nazevUlice!==void 0){let r=a.nazevUlice,n=s,l=s;if(typeof r=="string"){if(c(r)>48){let t={instancePath:i+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.
cisloDomovni!==void 0){let r=a.cisloDomovni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){let t={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.doplnekAdresy!==void 0){let r=a.doplnekAdresy,n=s,l=s;if(typeof r==
"string"){if(c(r)>1500){let t={instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={
instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.kodCastiObce!==void 0){let r=a.kodCastiObce,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r==
"number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),
s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var p=n===s}if(a.cisloOrientacni!==
void 0){let r=a.cisloOrientacni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))){let t={instancePath:i+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.cisloOrientacniPismeno!==void 0){let r=a.cisloOrientacniPismeno,
n=s,l=s;if(typeof r=="string"){if(c(r)>1){let t={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.nazevCastiObce!==
void 0){let r=a.nazevCastiObce,n=s,l=s;if(typeof r=="string"){if(c(r)>48){let t={instancePath:i+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.kodAdresnihoMista!==
void 0){let r=a.kodAdresnihoMista,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>999999999||isNaN(r)){let t={
instancePath:i+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var p=n===s}if(a.psc!==void 0){let r=a.psc,n=s;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;var p=n===s}if(a.textovaAdresa!==void 0){
let r=a.textovaAdresa,n=s,l=s;if(typeof r=="string"){if(c(r)>1500){let t={instancePath:i+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.cisloDoAdresy!==
void 0){let r=a.cisloDoAdresy,n=s,l=s;if(typeof r=="string"){if(c(r)>255){let t={instancePath:i+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.standardizaceAdresy!==
void 0){let r=a.standardizaceAdresy,n=s;if(typeof r!="boolean"){let t={instancePath:i+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:
e.push(t),s++}let l=s;var p=n===s}if(a.pscTxt!==void 0){let r=a.pscTxt,n=s,l=s;if(typeof r=="string"){if(c(r)>255){let t={
instancePath:i+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===
s}if(a.typCisloDomovni!==void 0){let r=a.typCisloDomovni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),s++}let l=s;if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){
let t={instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[t]:e.push(t),s++}var p=n===s}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return L.errors=e,s===
0}var _=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function C(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let r=a.ico,n=s,l=s;if(typeof r=="string"){if(c(r)>8){let o={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[o]:e.push(o),s++}if(c(r)<8){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),s++}if(!te.
test(r)){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}var p=n===
s}if(a.obchodniJmeno!==void 0){let r=a.obchodniJmeno,n=s,l=s;if(typeof r=="string"){if(c(r)>2e3){let t={instancePath:i+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(c(r)<1){let t={instancePath:i+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.sidlo!==
void 0){let r=a.sidlo,n=s;L(r,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:h})||(e=O(e,L.errors),
s=e.length);var p=n===s}if(a.pravniForma!==void 0){let r=a.pravniForma,n=s,l=s;if(typeof r=="string"){if(c(r)>3){let t={
instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),s++}if(c(r)<3){let t={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[t]:e.push(t),s++}if(!D.test(r)){let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.pravniFormaRos!==void 0){let r=a.pravniFormaRos,n=s,l=s;if(typeof r==
"string"){if(c(r)>3){let t={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/maxLength",keyword:"\
maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),s++}if(c(r)<3){let t={
instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),s++}if(!D.test(r)){let t={instancePath:i+"/pra\
vniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'mus\
t match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/pravniFormaRos",schemaPath:"#/pr\
operties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
var p=n===s}if(a.financniUrad!==void 0){let r=a.financniUrad,n=s,l=s;if(typeof r=="string"){if(c(r)>3){let t={instancePath:i+
"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT \
have more than 3 characters"};e===null?e=[t]:e.push(t),s++}if(c(r)<3){let t={instancePath:i+"/financniUrad",schemaPath:"\
#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[t]:e.push(t),s++}if(!D.test(r)){let t={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/\
pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.datumVzniku!==void 0){let r=a.datumVzniku,
n=s,l=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!_.test(r)){let t={instancePath:i+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.datumZaniku!==void 0){let r=a.datumZaniku,
n=s,l=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!_.test(r)){let t={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.datumAktualizace!==void 0){let r=a.
datumAktualizace,n=s,l=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!_.test(r)){let t={instancePath:i+"/d\
atumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must\
 match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumAktualizace",schemaPath:"#/proper\
ties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
var p=n===s}if(a.dic!==void 0){let r=a.dic,n=s;if(typeof r!="string"){let t={instancePath:i+"/dic",schemaPath:"#/propert\
ies/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}let l=s;var p=n===
s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return C.errors=e,s===0}function F(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.jmeno!==void 0){let r=a.jmeno,n=s,l=s;if(typeof r=="string"){if(c(r)>100){let o={instancePath:i+
"/jmeno",schemaPath:"#/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/jmeno",schemaPath:"#/properties/jmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}var p=n===s}if(a.prijmeni!==
void 0){let r=a.prijmeni,n=s,l=s;if(typeof r=="string"){if(c(r)>100){let t={instancePath:i+"/prijmeni",schemaPath:"#/pro\
perties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/prijmeni",schemaPath:"#/properties/prijmeni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.titulPredJmenem!==void 0){
let r=a.titulPredJmenem,n=s,l=s;if(typeof r=="string"){if(c(r)>32){let t={instancePath:i+"/titulPredJmenem",schemaPath:"\
#/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charac\
ters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/titulPredJmenem",schemaPath:"#/properties/titulPredJme\
nem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.
titulZaJmenem!==void 0){let r=a.titulZaJmenem,n=s,l=s;if(typeof r=="string"){if(c(r)>32){let t={instancePath:i+"/titulZa\
Jmenem",schemaPath:"#/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/titulZaJmenem",schemaPath:"#/propert\
ies/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===
s}if(a.datumNarozeni!==void 0){let r=a.datumNarozeni,n=s,l=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!_.
test(r)){let t={instancePath:i+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumNaroz\
eni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}var p=n===s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return F.errors=e,s===0}function E(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:h=a}={}){let e=null,s=0,v=s;F(a,{instancePath:i,parentData:f,parentDataProperty:y,rootData:h})||(e=O(e,F.errors),
s=e.length);var l=v===s;let p=s,r=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.funkce!==void 0){let o=a.funkce,t=s,
b=s;if(typeof o=="string"){if(c(o)>120){let P={instancePath:i+"/funkce",schemaPath:"#/allOf/1/properties/funkce/maxLengt\
h",keyword:"maxLength",params:{limit:120},message:"must NOT have more than 120 characters"};e===null?e=[P]:e.push(P),s++}}else{
let P={instancePath:i+"/funkce",schemaPath:"#/allOf/1/properties/funkce/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[P]:e.push(P),s++}var n=t===s}if(a.platnostOd!==void 0){let o=a.platnostOd,t=s,b=s;if(typeof o==
"number"&&isFinite(o),typeof o=="string"){if(!_.test(o)){let m={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/prope\
rties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(
m),s++}}else{let m={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}var n=t===s}if(a.platnostDo!==void 0){let o=a.platnostDo,
t=s,b=s;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!_.test(o)){let m={instancePath:i+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}var n=t===s}if(a.adresa!==void 0){let o=a.
adresa,t=s;L(o,{instancePath:i+"/adresa",parentData:a,parentDataProperty:"adresa",rootData:h})||(e=O(e,L.errors),s=e.length);
var n=t===s}if(a.kod!==void 0){let o=a.kod,t=s,b=s;if(typeof o=="string"){if(c(o)>10){let m={instancePath:i+"/kod",schemaPath:"\
#/allOf/1/properties/kod/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};
e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/kod",schemaPath:"#/allOf/1/properties/kod/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}var n=t===s}if(a.typAngazma!==void 0){let o=a.
typAngazma,t=s,b=s;if(typeof o=="string"){if(c(o)>64){let m={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properti\
es/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?
e=[m]:e.push(m),s++}if(c(o)<1){let m={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{
let m={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[m]:e.push(m),s++}var n=t===s}}else{let o={instancePath:i,schemaPath:"#/allOf/1\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}var l=p===s;return E.
errors=e,s===0}function T(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.datumZmeny!==void 0){let r=a.datumZmeny,n=s,l=s;if(typeof r=="number"&&isFinite(r),typeof r==
"string"){if(!_.test(r)){let o={instancePath:i+"/datumZmeny",schemaPath:"#/properties/datumZmeny/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/da\
tumZmeny",schemaPath:"#/properties/datumZmeny/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),s++}var p=n===s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),s++}return T.errors=e,s===0}function $(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let r=a.platnostOd,n=s,l=s;if(typeof r=="number"&&isFinite(r),typeof r==
"string"){if(!_.test(r)){let o={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),s++}var p=n===s}if(a.popis!==void 0){let r=a.popis,n=s,l=s;if(typeof r=="string"){if(c(r)>1e3){let t={
instancePath:i+"/popis",schemaPath:"#/properties/popis/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must N\
OT have more than 1000 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/popis",schemaPath:"#/prop\
erties/popis/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===
s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return $.errors=e,s===0}function M(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.popis!==void 0){let r=a.popis,n=s,l=s;if(typeof r=="string"){if(c(r)>1e3){let o={instancePath:i+
"/popis",schemaPath:"#/properties/popis/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more th\
an 1000 characters"};e===null?e=[o]:e.push(o),s++}}else{let o={instancePath:i+"/popis",schemaPath:"#/properties/popis/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}var p=n===s}if(a.platnostOd!==
void 0){let r=a.platnostOd,n=s,l=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!_.test(r)){let t={instancePath:i+
"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.stavSubjektu!==
void 0){let r=a.stavSubjektu,n=s,l=s;if(typeof r=="string"){if(c(r)>64){let t={instancePath:i+"/stavSubjektu",schemaPath:"\
#/properties/stavSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 character\
s"};e===null?e=[t]:e.push(t),s++}if(c(r)<1){let t={instancePath:i+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}}else{let r={instancePath:i,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}
var re=new RegExp("^\\d{1}$","u");function Z(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,
s=0,v=s;C(a,{instancePath:i,parentData:f,parentDataProperty:y,rootData:h})||(e=O(e,C.errors),s=e.length);var P=v===s;let p=s,
r=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.cisloRegistrace!==void 0){let m=a.cisloRegistrace,g=s,k=s;if(typeof m==
"string"){if(c(m)>20){let w={instancePath:i+"/cisloRegistrace",schemaPath:"#/allOf/1/properties/cisloRegistrace/maxLengt\
h",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[w]:e.push(w),s++}}else{
let w={instancePath:i+"/cisloRegistrace",schemaPath:"#/allOf/1/properties/cisloRegistrace/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[w]:e.push(w),s++}var n=g===s}if(a.typSubjektu!==void 0){let m=a.typSubjektu,
g=s,k=s;if(typeof m=="string"){if(c(m)>1){let u={instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubje\
ktu/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?e=[u]:e.push(
u),s++}if(c(m)<1){let u={instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),s++}if(!re.test(m)){
let u={instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/pattern",keyword:"pattern",params:{pattern:"\
^\\d{1}$"},message:'must match pattern "^\\d{1}$"'};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/typSubjek\
tu",schemaPath:"#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),s++}var n=g===s}if(a.obchodniJmenoZkratka!==void 0){let m=a.obchodniJmenoZkratka,g=s,k=s;if(typeof m==
"string"){if(c(m)>1e3){let u={instancePath:i+"/obchodniJmenoZkratka",schemaPath:"#/allOf/1/properties/obchodniJmenoZkrat\
ka/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[u]:e.
push(u),s++}}else{let u={instancePath:i+"/obchodniJmenoZkratka",schemaPath:"#/allOf/1/properties/obchodniJmenoZkratka/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}var n=g===s}if(a.angazovaneOsoby!==
void 0){let m=a.angazovaneOsoby,g=s,k=s;if(Array.isArray(m)){let u=!0,x=m.length;for(let d=0;d<x;d++){let N=m[d],z=s;E(N,
{instancePath:i+"/angazovaneOsoby/"+d,parentData:m,parentDataProperty:d,rootData:h})||(e=O(e,E.errors),s=e.length);var l=z===
s;l||(u=!1)}}else{let u={instancePath:i+"/angazovaneOsoby",schemaPath:"#/allOf/1/properties/angazovaneOsoby/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var n=g===s}if(a.primarniZaznam!==void 0){
let m=a.primarniZaznam,g=s;if(typeof m!="boolean"){let u={instancePath:i+"/primarniZaznam",schemaPath:"#/allOf/1/propert\
ies/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),s++}
let k=s;var n=g===s}if(a.zmenaStanov!==void 0){let m=a.zmenaStanov,g=s,k=s;if(Array.isArray(m)){let u=!0,x=m.length;for(let d=0;d<
x;d++){let N=m[d],z=s;T(N,{instancePath:i+"/zmenaStanov/"+d,parentData:m,parentDataProperty:d,rootData:h})||(e=O(e,T.errors),
s=e.length);var o=z===s;o||(u=!1)}}else{let u={instancePath:i+"/zmenaStanov",schemaPath:"#/allOf/1/properties/zmenaStano\
v/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var n=g===s}if(a.statutarniOrgan!==
void 0){let m=a.statutarniOrgan,g=s,k=s;if(Array.isArray(m)){let u=!0,x=m.length;for(let d=0;d<x;d++){let N=m[d],z=s;$(N,
{instancePath:i+"/statutarniOrgan/"+d,parentData:m,parentDataProperty:d,rootData:h})||(e=O(e,$.errors),s=e.length);var t=z===
s;t||(u=!1)}}else{let u={instancePath:i+"/statutarniOrgan",schemaPath:"#/allOf/1/properties/statutarniOrgan/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var n=g===s}if(a.stavSubjektu!==void 0){
let m=a.stavSubjektu,g=s,k=s;if(Array.isArray(m)){let u=!0,x=m.length;for(let d=0;d<x;d++){let N=m[d],z=s;M(N,{instancePath:i+
"/stavSubjektu/"+d,parentData:m,parentDataProperty:d,rootData:h})||(e=O(e,M.errors),s=e.length);var b=z===s;b||(u=!1)}}else{
let u={instancePath:i+"/stavSubjektu",schemaPath:"#/allOf/1/properties/stavSubjektu/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var n=g===s}}else{let m={instancePath:i,schemaPath:"#/allOf\
/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}var P=p===s;return Z.
errors=e,s===0}function j(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,s=0,v=s;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.icoId!==void 0){let n=a.icoId,l=s,o=s;if(typeof n=="string"){if(c(n)>32){let t={
instancePath:i+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters"};e===null?e=[t]:e.push(t),s++}if(!se.test(n)){let t={instancePath:i+"/icoId",schemaPath:"\
#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\
\\d{8}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=l===s}if(a.zaznamy!==void 0){let n=a.
zaznamy,l=s,o=s;if(Array.isArray(n)){let b=!0,P=n.length;for(let m=0;m<P;m++){let g=n[m],k=s;Z(g,{instancePath:i+"/zazna\
my/"+m,parentData:n,parentDataProperty:m,rootData:h})||(e=O(e,Z.errors),s=e.length);var r=k===s;r||(b=!1)}}else{let b={instancePath:i+
"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[b]:e.push(b),s++}var p=l===s}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}return j.errors=e,s===0}var ae=V;var I={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function R(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,
s=0;if(typeof a!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),s++}let v=s,p=I.enum;if(!(a==="OBECNA_CHYBA"||a==="CHYBA_VSTUPU"||a==="NENALEZENO"||
a==="NENI_IMPLEMENTOVANO"||a==="NEPRIHLASENY_UZIVATEL"||a==="NENI_OPRAVNENI")){let r={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:I.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(
r),s++}return R.errors=e,s===0}function V(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,
s=0,v=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kod!==void 0){let r=a.kod,n=s;R(r,{instancePath:i+"/kod",parentData:a,
parentDataProperty:"kod",rootData:h})||(e=O(e,R.errors),s=e.length);var p=n===s}if(a.popis!==void 0){let r=a.popis,n=s;if(typeof r!=
"string"){let t={instancePath:i+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}let l=s;var p=n===s}if(a.subKod!==void 0){let r=a.subKod,n=s;if(typeof r!=
"string"){let t={instancePath:i+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}let l=s;var p=n===s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}var ie=B;function U(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,s=0,v=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let r=a.pocetCelkem,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),s++}let l=s;if(typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r)){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),s++}if(r<0||isNaN(r)){let o={instancePath:i+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[o]:e.push(o),s++}}var p=n===s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return U.errors=e,s===0}function B(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:h=a}={}){let e=null,s=0,v=s;U(a,{instancePath:i,parentData:f,parentDataProperty:y,
rootData:h})||(e=O(e,U.errors),s=e.length);var o=v===s;let p=s,r=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.ekonomickeSubjekty!==
void 0){let t=a.ekonomickeSubjekty,b=s,P=s;if(Array.isArray(t)){let m=!0,g=t.length;for(let k=0;k<g;k++){let w=t[k],u=s;
j(w,{instancePath:i+"/ekonomickeSubjekty/"+k,parentData:t,parentDataProperty:k,rootData:h})||(e=O(e,j.errors),s=e.length);
var n=u===s;n||(m=!1)}}else{let m={instancePath:i+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubje\
kty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}var l=b===s}}else{let t={
instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),s++}var o=p===s;return B.errors=e,s===0}function O(a,i){if(a===null)return i;for(let f of i)a.push(f);return a}return X(ne);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRpsh: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyRpshSeznam: Validate;
} = {
  EkonomickySubjektRpsh: code.EkonomickySubjektRpsh,
  Chyba: code.Chyba,
  EkonomickeSubjektyRpshSeznam: code.EkonomickeSubjektyRpshSeznam,
};
