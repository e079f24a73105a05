// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var j=Object.defineProperty;var Z=Object.getOwnPropertyDescriptor;var V=Object.getOwnPropertyNames;var B=Object.prototype.hasOwnProperty;var H=(a,i)=>()=>{try{return i||a((i={exports:{}}).exports,i),i.exports}catch(f){throw i=0,f}},Y=(a,i)=>{for(var f in i)
j(a,f,{get:i[f],enumerable:!0})},q=(a,i,f,g)=>{if(i&&typeof i=="object"||typeof i=="function")for(let d of V(i))!B.call(
a,d)&&d!==f&&j(a,d,{get:()=>i[d],enumerable:!(g=Z(i,d))||g.enumerable});return a};var G=a=>q(j({},"__esModule",{value:!0}),a);var R=H(S=>{"use strict";Object.defineProperty(S,"__esModule",{value:!0});function M(a){let i=a.length,f=0,g=0,d;for(;g<
i;)f++,d=a.charCodeAt(g++),d>=55296&&d<=56319&&g<i&&(d=a.charCodeAt(g),(d&64512)===56320&&g++);return f}S.default=M;M.code=
'require("ajv/dist/runtime/ucs2length").default'});var ae={};Y(ae,{Chyba:()=>te,EkonomickeSubjektyResSeznam:()=>re,EkonomickySubjektRes:()=>Q});var Q=A;var l=R().default,W=new RegExp("^(ARES_)?\\d{8}$","u");var X=new RegExp("^\\d{8}$","u"),_=new RegExp("^\\d{3}$","u");function C(a,{instancePath:i="",parentData:f,parentDataProperty:g,rootData:d=a}={}){let e=null,s=0,O=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kodStatu!==void 0){let r=a.kodStatu,n=s;if(typeof r!="string"){let c={instancePath:i+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),s++}let o=s;var p=n===s}if(a.nazevStatu!==void 0){let r=a.nazevStatu,n=s,o=s;if(typeof r=="string"){if(l(
r)>32){let t={instancePath:i+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}var p=n===s}if(a.kodKraje!==void 0){let r=a.kodKraje,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:i+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}let o=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:i+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}
var p=n===s}if(a.nazevKraje!==void 0){let r=a.nazevKraje,n=s,o=s;if(typeof r=="string"){if(l(r)>32){let t={instancePath:i+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===
s}if(a.kodOkresu!==void 0){let r=a.kodOkresu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),s++}let o=s;if(typeof r=="number"&&isFinite(r)){if(r>9999||isNaN(r)){let t={instancePath:i+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
s++}}var p=n===s}if(a.nazevOkresu!==void 0){let r=a.nazevOkresu,n=s,o=s;if(typeof r=="string"){if(l(r)>32){let t={instancePath:i+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===
s}if(a.kodObce!==void 0){let r=a.kodObce,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}let o=s;if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:i+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var p=n===
s}if(a.nazevObce!==void 0){let r=a.nazevObce,n=s,o=s;if(typeof r=="string"){if(l(r)>48){let t={instancePath:i+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.kodSpravnihoObvodu!==
void 0){let r=a.kodSpravnihoObvodu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[t]:e.push(t),s++}let o=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:i+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),s++}}var p=n===s}if(a.nazevSpravnihoObvodu!==void 0){let r=a.nazevSpravnihoObvodu,n=s,o=s;if(typeof r==
"string"){if(l(r)>32){let t={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.kodMestskehoObvodu!==void 0){let r=a.
kodMestskehoObvodu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),s++}let o=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:i+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),s++}}var p=n===s}if(a.nazevMestskehoObvodu!==void 0){let r=a.nazevMestskehoObvodu,n=s,o=s;if(typeof r==
"string"){if(l(r)>32){let t={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.kodMestskeCastiObvodu!==void 0){let r=a.
kodMestskeCastiObvodu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[t]:e.push(t),s++}let o=s;if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:i+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var p=n===s}if(a.kodUlice!==void 0){let r=a.kodUlice,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let o=s;if(typeof r=="number"&&isFinite(
r)){if(r>9999999||isNaN(r)){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={
instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var p=n===s}if(a.nazevMestskeCastiObvodu!==void 0){let r=a.nazevMestskeCastiObvodu,
n=s,o=s;if(typeof r=="string"){if(l(r)>48){let t={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}
if(a.nazevUlice!==void 0){let r=a.nazevUlice,n=s,o=s;if(typeof r=="string"){if(l(r)>48){let t={instancePath:i+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.
cisloDomovni!==void 0){let r=a.cisloDomovni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[t]:e.push(t),s++}let o=s;if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){let t={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.doplnekAdresy!==void 0){let r=a.doplnekAdresy,n=s,o=s;if(typeof r==
"string"){if(l(r)>1500){let t={instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={
instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.kodCastiObce!==void 0){let r=a.kodCastiObce,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let o=s;if(typeof r==
"number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),
s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var p=n===s}if(a.cisloOrientacni!==
void 0){let r=a.cisloOrientacni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[t]:e.push(t),s++}let o=s;if(typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))){let t={instancePath:i+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.cisloOrientacniPismeno!==void 0){let r=a.cisloOrientacniPismeno,
n=s,o=s;if(typeof r=="string"){if(l(r)>1){let t={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.nazevCastiObce!==
void 0){let r=a.nazevCastiObce,n=s,o=s;if(typeof r=="string"){if(l(r)>48){let t={instancePath:i+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.kodAdresnihoMista!==
void 0){let r=a.kodAdresnihoMista,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[t]:e.push(t),s++}let o=s;if(typeof r=="number"&&isFinite(r)){if(r>999999999||isNaN(r)){let t={
instancePath:i+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var p=n===s}if(a.psc!==void 0){let r=a.psc,n=s;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let o=s;var p=n===s}if(a.textovaAdresa!==void 0){
let r=a.textovaAdresa,n=s,o=s;if(typeof r=="string"){if(l(r)>1500){let t={instancePath:i+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.cisloDoAdresy!==
void 0){let r=a.cisloDoAdresy,n=s,o=s;if(typeof r=="string"){if(l(r)>255){let t={instancePath:i+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.standardizaceAdresy!==
void 0){let r=a.standardizaceAdresy,n=s;if(typeof r!="boolean"){let t={instancePath:i+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:
e.push(t),s++}let o=s;var p=n===s}if(a.pscTxt!==void 0){let r=a.pscTxt,n=s,o=s;if(typeof r=="string"){if(l(r)>255){let t={
instancePath:i+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===
s}if(a.typCisloDomovni!==void 0){let r=a.typCisloDomovni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),s++}let o=s;if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){
let t={instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[t]:e.push(t),s++}var p=n===s}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===
0}var F=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function T(a,{instancePath:i="",parentData:f,parentDataProperty:g,rootData:d=a}={}){let e=null,s=0,O=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let r=a.ico,n=s,o=s;if(typeof r=="string"){if(l(r)>8){let c={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[c]:e.push(c),s++}if(l(r)<8){let c={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[c]:e.push(c),s++}if(!X.
test(r)){let c={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}var p=n===
s}if(a.obchodniJmeno!==void 0){let r=a.obchodniJmeno,n=s,o=s;if(typeof r=="string"){if(l(r)>2e3){let t={instancePath:i+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<1){let t={instancePath:i+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.sidlo!==
void 0){let r=a.sidlo,n=s;C(r,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:d})||(e=x(e,C.errors),
s=e.length);var p=n===s}if(a.pravniForma!==void 0){let r=a.pravniForma,n=s,o=s;if(typeof r=="string"){if(l(r)>3){let t={
instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<3){let t={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[t]:e.push(t),s++}if(!_.test(r)){let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.pravniFormaRos!==void 0){let r=a.pravniFormaRos,n=s,o=s;if(typeof r==
"string"){if(l(r)>3){let t={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/maxLength",keyword:"\
maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<3){let t={
instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),s++}if(!_.test(r)){let t={instancePath:i+"/pra\
vniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'mus\
t match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/pravniFormaRos",schemaPath:"#/pr\
operties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
var p=n===s}if(a.financniUrad!==void 0){let r=a.financniUrad,n=s,o=s;if(typeof r=="string"){if(l(r)>3){let t={instancePath:i+
"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT \
have more than 3 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<3){let t={instancePath:i+"/financniUrad",schemaPath:"\
#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[t]:e.push(t),s++}if(!_.test(r)){let t={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/\
pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.datumVzniku!==void 0){let r=a.datumVzniku,
n=s,o=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!F.test(r)){let t={instancePath:i+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.datumZaniku!==void 0){let r=a.datumZaniku,
n=s,o=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!F.test(r)){let t={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}if(a.datumAktualizace!==void 0){let r=a.
datumAktualizace,n=s,o=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!F.test(r)){let t={instancePath:i+"/d\
atumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must\
 match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumAktualizace",schemaPath:"#/proper\
ties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
var p=n===s}if(a.dic!==void 0){let r=a.dic,n=s;if(typeof r!="string"){let t={instancePath:i+"/dic",schemaPath:"#/propert\
ies/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}let o=s;var p=n===
s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return T.errors=e,s===0}var ee=new RegExp("^\\d{5}$","u");function E(a,{instancePath:i="",parentData:f,parentDataProperty:g,rootData:d=a}={}){let e=null,
s=0,O=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.institucionalniSektor2010!==void 0){let r=a.institucionalniSektor2010,
n=s,o=s;if(typeof r=="string"){if(l(r)>5){let c={instancePath:i+"/institucionalniSektor2010",schemaPath:"#/properties/in\
stitucionalniSektor2010/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};
e===null?e=[c]:e.push(c),s++}if(l(r)<5){let c={instancePath:i+"/institucionalniSektor2010",schemaPath:"#/properties/inst\
itucionalniSektor2010/minLength",keyword:"minLength",params:{limit:5},message:"must NOT have fewer than 5 characters"};e===
null?e=[c]:e.push(c),s++}if(!ee.test(r)){let c={instancePath:i+"/institucionalniSektor2010",schemaPath:"#/properties/ins\
titucionalniSektor2010/pattern",keyword:"pattern",params:{pattern:"^\\d{5}$"},message:'must match pattern "^\\d{5}$"'};e===
null?e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/institucionalniSektor2010",schemaPath:"#/properties/institucional\
niSektor2010/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}var p=n===
s}if(a.kategoriePoctuPracovniku!==void 0){let r=a.kategoriePoctuPracovniku,n=s,o=s;if(typeof r=="string"){if(l(r)>3){let t={
instancePath:i+"/kategoriePoctuPracovniku",schemaPath:"#/properties/kategoriePoctuPracovniku/maxLength",keyword:"maxLeng\
th",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),s++}if(l(r)<3){let t={instancePath:i+
"/kategoriePoctuPracovniku",schemaPath:"#/properties/kategoriePoctuPracovniku/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),s++}if(!_.test(r)){let t={instancePath:i+"/kat\
egoriePoctuPracovniku",schemaPath:"#/properties/kategoriePoctuPracovniku/pattern",keyword:"pattern",params:{pattern:"^\\d\
{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/kategoriePoct\
uPracovniku",schemaPath:"#/properties/kategoriePoctuPracovniku/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}var p=n===s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}var se=new RegExp("^\\d{6}$",
"u");function U(a,{instancePath:i="",parentData:f,parentDataProperty:g,rootData:d=a}={}){let e=null,s=0,O=s;T(a,{instancePath:i,
parentData:f,parentDataProperty:g,rootData:d})||(e=x(e,T.errors),s=e.length);var w=O===s;let p=s,r=s;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.czNace!==void 0){let u=a.czNace,h=s,P=s;if(Array.isArray(u)){let v=!0,m=u.length;for(let b=0;b<
m;b++){let k=u[b],N=s,L=s;if(typeof k=="string"){if(l(k)>5){let z={instancePath:i+"/czNace/"+b,schemaPath:"#/allOf/1/pro\
perties/czNace/items/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===
null?e=[z]:e.push(z),s++}if(l(k)<1){let z={instancePath:i+"/czNace/"+b,schemaPath:"#/allOf/1/properties/czNace/items/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[z]:e.push(z),s++}}else{
let z={instancePath:i+"/czNace/"+b,schemaPath:"#/allOf/1/properties/czNace/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[z]:e.push(z),s++}var n=N===s;n||(v=!1)}}else{let v={instancePath:i+"/czNace",
schemaPath:"#/allOf/1/properties/czNace/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
v]:e.push(v),s++}var o=h===s}if(a.czNace2008!==void 0){let u=a.czNace2008,h=s,P=s;if(Array.isArray(u)){let m=!0,b=u.length;
for(let k=0;k<b;k++){let N=u[k],L=s,z=s;if(typeof N=="string"){if(l(N)>5){let y={instancePath:i+"/czNace2008/"+k,schemaPath:"\
#/allOf/1/properties/czNace2008/items/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5\
 characters"};e===null?e=[y]:e.push(y),s++}if(l(N)<1){let y={instancePath:i+"/czNace2008/"+k,schemaPath:"#/allOf/1/prope\
rties/czNace2008/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/czNace2008/"+k,schemaPath:"#/allOf/1/properties/czNace2008/it\
ems/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}var c=L===s;c||(m=
!1)}}else{let m={instancePath:i+"/czNace2008",schemaPath:"#/allOf/1/properties/czNace2008/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}var o=h===s}if(a.doplnkovePravniFormy!==void 0){let u=a.doplnkovePravniFormy,
h=s,P=s;if(Array.isArray(u)){let m=!0,b=u.length;for(let k=0;k<b;k++){let N=u[k],L=s,z=s;if(typeof N=="string"){if(l(N)>
3){let y={instancePath:i+"/doplnkovePravniFormy/"+k,schemaPath:"#/allOf/1/properties/doplnkovePravniFormy/items/maxLengt\
h",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[y]:e.push(y),s++}if(l(
N)<3){let y={instancePath:i+"/doplnkovePravniFormy/"+k,schemaPath:"#/allOf/1/properties/doplnkovePravniFormy/items/minLe\
ngth",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[y]:e.push(y),s++}
if(!_.test(N)){let y={instancePath:i+"/doplnkovePravniFormy/"+k,schemaPath:"#/allOf/1/properties/doplnkovePravniFormy/it\
ems/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[y]:e.push(
y),s++}}else{let y={instancePath:i+"/doplnkovePravniFormy/"+k,schemaPath:"#/allOf/1/properties/doplnkovePravniFormy/item\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}var t=L===s;t||(m=!1)}}else{
let m={instancePath:i+"/doplnkovePravniFormy",schemaPath:"#/allOf/1/properties/doplnkovePravniFormy/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}var o=h===s}if(a.statistickeUdaje!==void 0){
let u=a.statistickeUdaje,h=s;E(u,{instancePath:i+"/statistickeUdaje",parentData:a,parentDataProperty:"statistickeUdaje",
rootData:d})||(e=x(e,E.errors),s=e.length);var o=h===s}if(a.zakladniUzemniJednotka!==void 0){let u=a.zakladniUzemniJednotka,
h=s,P=s;if(typeof u=="string"){if(l(u)>6){let m={instancePath:i+"/zakladniUzemniJednotka",schemaPath:"#/allOf/1/properti\
es/zakladniUzemniJednotka/maxLength",keyword:"maxLength",params:{limit:6},message:"must NOT have more than 6 characters"};
e===null?e=[m]:e.push(m),s++}if(l(u)<6){let m={instancePath:i+"/zakladniUzemniJednotka",schemaPath:"#/allOf/1/properties\
/zakladniUzemniJednotka/minLength",keyword:"minLength",params:{limit:6},message:"must NOT have fewer than 6 characters"};
e===null?e=[m]:e.push(m),s++}if(!se.test(u)){let m={instancePath:i+"/zakladniUzemniJednotka",schemaPath:"#/allOf/1/prope\
rties/zakladniUzemniJednotka/pattern",keyword:"pattern",params:{pattern:"^\\d{6}$"},message:'must match pattern "^\\d{6}$\
"'};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/zakladniUzemniJednotka",schemaPath:"#/allOf/1/properties/\
zakladniUzemniJednotka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}
var o=h===s}if(a.primarniZaznam!==void 0){let u=a.primarniZaznam,h=s;if(typeof u!="boolean"){let m={instancePath:i+"/pri\
marniZaznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must \
be boolean"};e===null?e=[m]:e.push(m),s++}let P=s;var o=h===s}if(a.czNacePrevazujici!==void 0){let u=a.czNacePrevazujici,
h=s,P=s;if(typeof u=="string"){if(l(u)>5){let m={instancePath:i+"/czNacePrevazujici",schemaPath:"#/allOf/1/properties/cz\
NacePrevazujici/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?
e=[m]:e.push(m),s++}if(l(u)<1){let m={instancePath:i+"/czNacePrevazujici",schemaPath:"#/allOf/1/properties/czNacePrevazu\
jici/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(
m),s++}}else{let m={instancePath:i+"/czNacePrevazujici",schemaPath:"#/allOf/1/properties/czNacePrevazujici/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}var o=h===s}if(a.czNacePrevazujici2008!==
void 0){let u=a.czNacePrevazujici2008,h=s,P=s;if(typeof u=="string"){if(l(u)>5){let m={instancePath:i+"/czNacePrevazujic\
i2008",schemaPath:"#/allOf/1/properties/czNacePrevazujici2008/maxLength",keyword:"maxLength",params:{limit:5},message:"m\
ust NOT have more than 5 characters"};e===null?e=[m]:e.push(m),s++}if(l(u)<1){let m={instancePath:i+"/czNacePrevazujici2\
008",schemaPath:"#/allOf/1/properties/czNacePrevazujici2008/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/czNacePrevazujici2008",schemaPath:"\
#/allOf/1/properties/czNacePrevazujici2008/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),s++}var o=h===s}if(a.okresNutsLau!==void 0){let u=a.okresNutsLau,h=s,P=s;if(typeof u=="string"){if(l(u)>
6){let m={instancePath:i+"/okresNutsLau",schemaPath:"#/allOf/1/properties/okresNutsLau/maxLength",keyword:"maxLength",params:{
limit:6},message:"must NOT have more than 6 characters"};e===null?e=[m]:e.push(m),s++}}else{let m={instancePath:i+"/okre\
sNutsLau",schemaPath:"#/allOf/1/properties/okresNutsLau/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[m]:e.push(m),s++}var o=h===s}}else{let u={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}var w=p===s;return U.errors=e,s===0}function A(a,{
instancePath:i="",parentData:f,parentDataProperty:g,rootData:d=a}={}){let e=null,s=0,O=s;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.icoId!==void 0){let n=a.icoId,o=s,c=s;if(typeof n=="string"){if(l(n)>32){let t={instancePath:i+"/icoId",
schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 char\
acters"};e===null?e=[t]:e.push(t),s++}if(!W.test(n)){let t={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/patte\
rn",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[t]:
e.push(t),s++}}else{let t={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var p=o===s}if(a.zaznamy!==void 0){let n=a.zaznamy,o=s,c=s;
if(Array.isArray(n)){let w=!0,u=n.length;for(let h=0;h<u;h++){let P=n[h],v=s;U(P,{instancePath:i+"/zaznamy/"+h,parentData:n,
parentDataProperty:h,rootData:d})||(e=x(e,U.errors),s=e.length);var r=v===s;r||(w=!1)}}else{let w={instancePath:i+"/zazn\
amy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:
e.push(w),s++}var p=o===s}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}return A.errors=e,s===0}var te=I;var K={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function $(a,{instancePath:i="",parentData:f,parentDataProperty:g,rootData:d=a}={}){let e=null,
s=0;if(typeof a!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),s++}let O=s,p=K.enum;if(!(a==="OBECNA_CHYBA"||a==="CHYBA_VSTUPU"||a==="NENALEZENO"||
a==="NENI_IMPLEMENTOVANO"||a==="NEPRIHLASENY_UZIVATEL"||a==="NENI_OPRAVNENI")){let r={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:K.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(
r),s++}return $.errors=e,s===0}function I(a,{instancePath:i="",parentData:f,parentDataProperty:g,rootData:d=a}={}){let e=null,
s=0,O=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kod!==void 0){let r=a.kod,n=s;$(r,{instancePath:i+"/kod",parentData:a,
parentDataProperty:"kod",rootData:d})||(e=x(e,$.errors),s=e.length);var p=n===s}if(a.popis!==void 0){let r=a.popis,n=s;if(typeof r!=
"string"){let t={instancePath:i+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}let o=s;var p=n===s}if(a.subKod!==void 0){let r=a.subKod,n=s;if(typeof r!=
"string"){let t={instancePath:i+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}let o=s;var p=n===s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===0}var re=J;function D(a,{instancePath:i="",parentData:f,parentDataProperty:g,rootData:d=a}={}){let e=null,s=0,O=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let r=a.pocetCelkem,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let c={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[c]:e.push(c),s++}let o=s;if(typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r)){let c={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[c]:e.push(c),s++}if(r<0||isNaN(r)){let c={instancePath:i+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[c]:e.push(c),s++}}var p=n===s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return D.errors=e,s===0}function J(a,{instancePath:i="",
parentData:f,parentDataProperty:g,rootData:d=a}={}){let e=null,s=0,O=s;D(a,{instancePath:i,parentData:f,parentDataProperty:g,
rootData:d})||(e=x(e,D.errors),s=e.length);var c=O===s;let p=s,r=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.ekonomickeSubjekty!==
void 0){let t=a.ekonomickeSubjekty,w=s,u=s;if(Array.isArray(t)){let h=!0,P=t.length;for(let v=0;v<P;v++){let m=t[v],b=s;
A(m,{instancePath:i+"/ekonomickeSubjekty/"+v,parentData:t,parentDataProperty:v,rootData:d})||(e=x(e,A.errors),s=e.length);
var n=b===s;n||(h=!1)}}else{let h={instancePath:i+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubje\
kty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),s++}var o=w===s}}else{let t={
instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),s++}var c=p===s;return J.errors=e,s===0}function x(a,i){if(a===null)return i;for(let f of i)a.push(f);return a}return G(ae);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektRes: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyResSeznam: Validate;
} = {
  EkonomickySubjektRes: code.EkonomickySubjektRes,
  Chyba: code.Chyba,
  EkonomickeSubjektyResSeznam: code.EkonomickeSubjektyResSeznam,
};
