// Generated from spec/registry.openapi.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var W=Object.defineProperty;var ie=Object.getOwnPropertyDescriptor;var ne=Object.getOwnPropertyNames;var oe=Object.prototype.hasOwnProperty;var pe=(a,i)=>()=>{try{return i||a((i={exports:{}}).exports,i),i.exports}catch(d){throw i=0,d}},me=(a,i)=>{for(var d in i)
W(a,d,{get:i[d],enumerable:!0})},le=(a,i,d,g)=>{if(i&&typeof i=="object"||typeof i=="function")for(let u of ne(i))!oe.call(
a,u)&&u!==d&&W(a,u,{get:()=>i[u],enumerable:!(g=ie(i,u))||g.enumerable});return a};var ce=a=>le(W({},"__esModule",{value:!0}),a);var re=pe(X=>{"use strict";Object.defineProperty(X,"__esModule",{value:!0});function ee(a){let i=a.length,d=0,g=0,u;for(;g<
i;)d++,u=a.charCodeAt(g++),u>=55296&&u<=56319&&g<i&&(u=a.charCodeAt(g),(u&64512)===56320&&g++);return d}X.default=ee;ee.
code='require("ajv/dist/runtime/ucs2length").default'});var de={};me(de,{Chyba:()=>fe,EkonomickeSubjektyRcnsSeznam:()=>ye,EkonomickySubjektRcns:()=>ue});var ue=R;var y=re().default,he=new RegExp("^(ARES_)?\\d{8}$","u");var A=new RegExp("^\\d{8}$","u"),S=new RegExp("^\\d{3}$","u");function L(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kodStatu!==void 0){let s=a.kodStatu,n=r;if(typeof s!="string"){let o={instancePath:i+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),r++}let c=r;var m=n===r}if(a.nazevStatu!==void 0){let s=a.nazevStatu,n=r,c=r;if(typeof s=="string"){if(y(
s)>32){let t={instancePath:i+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),r++}var m=n===r}if(a.kodKraje!==void 0){let s=a.kodKraje,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let t={instancePath:i+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),r++}let c=r;if(typeof s=="number"&&isFinite(s)){if(s>999||isNaN(s)){let t={instancePath:i+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(s)){let t={instancePath:i+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}
var m=n===r}if(a.nazevKraje!==void 0){let s=a.nazevKraje,n=r,c=r;if(typeof s=="string"){if(y(s)>32){let t={instancePath:i+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===
r}if(a.kodOkresu!==void 0){let s=a.kodOkresu,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),r++}let c=r;if(typeof s=="number"&&isFinite(s)){if(s>9999||isNaN(s)){let t={instancePath:i+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(s)){let t={instancePath:i+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
r++}}var m=n===r}if(a.nazevOkresu!==void 0){let s=a.nazevOkresu,n=r,c=r;if(typeof s=="string"){if(y(s)>32){let t={instancePath:i+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===
r}if(a.kodObce!==void 0){let s=a.kodObce,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),r++}let c=r;if(typeof s=="number"&&isFinite(s)){if(s>999999||isNaN(s)){let t={instancePath:i+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(s)){let t={instancePath:i+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}var m=n===
r}if(a.nazevObce!==void 0){let s=a.nazevObce,n=r,c=r;if(typeof s=="string"){if(y(s)>48){let t={instancePath:i+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.kodSpravnihoObvodu!==
void 0){let s=a.kodSpravnihoObvodu,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[t]:e.push(t),r++}let c=r;if(typeof s=="number"&&isFinite(s)){if(s>999||isNaN(s)){let t={instancePath:i+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(s)){let t={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),r++}}var m=n===r}if(a.nazevSpravnihoObvodu!==void 0){let s=a.nazevSpravnihoObvodu,n=r,c=r;if(typeof s==
"string"){if(y(s)>32){let t={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),r++}}else{
let t={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.kodMestskehoObvodu!==void 0){let s=a.
kodMestskehoObvodu,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),r++}let c=r;if(typeof s=="number"&&isFinite(s)){if(s>999||isNaN(s)){let t={instancePath:i+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(s)){let t={instancePath:i+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),r++}}var m=n===r}if(a.nazevMestskehoObvodu!==void 0){let s=a.nazevMestskehoObvodu,n=r,c=r;if(typeof s==
"string"){if(y(s)>32){let t={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),r++}}else{
let t={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.kodMestskeCastiObvodu!==void 0){let s=a.
kodMestskeCastiObvodu,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[t]:e.push(t),r++}let c=r;if(typeof s=="number"&&isFinite(s)){if(s>999999||isNaN(s)){let t={instancePath:i+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(s)){let t={instancePath:i+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}var m=n===r}if(a.kodUlice!==void 0){let s=a.kodUlice,n=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}let c=r;if(typeof s=="number"&&isFinite(
s)){if(s>9999999||isNaN(s)){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(s)){let t={
instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}var m=n===r}if(a.nazevMestskeCastiObvodu!==void 0){let s=a.nazevMestskeCastiObvodu,
n=r,c=r;if(typeof s=="string"){if(y(s)>48){let t={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}
if(a.nazevUlice!==void 0){let s=a.nazevUlice,n=r,c=r;if(typeof s=="string"){if(y(s)>48){let t={instancePath:i+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.
cisloDomovni!==void 0){let s=a.cisloDomovni,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[t]:e.push(t),r++}let c=r;if(typeof s=="number"&&isFinite(s)&&(s>9999||isNaN(s))){let t={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.doplnekAdresy!==void 0){let s=a.doplnekAdresy,n=r,c=r;if(typeof s==
"string"){if(y(s)>1500){let t={instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={
instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.kodCastiObce!==void 0){let s=a.kodCastiObce,n=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}let c=r;if(typeof s==
"number"&&isFinite(s)){if(s>999999||isNaN(s)){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),
r++}if(s<0||isNaN(s)){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}var m=n===r}if(a.cisloOrientacni!==
void 0){let s=a.cisloOrientacni,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[t]:e.push(t),r++}let c=r;if(typeof s=="number"&&isFinite(s)&&(s>999||isNaN(s))){let t={instancePath:i+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.cisloOrientacniPismeno!==void 0){let s=a.cisloOrientacniPismeno,
n=r,c=r;if(typeof s=="string"){if(y(s)>1){let t={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.nazevCastiObce!==
void 0){let s=a.nazevCastiObce,n=r,c=r;if(typeof s=="string"){if(y(s)>48){let t={instancePath:i+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.kodAdresnihoMista!==
void 0){let s=a.kodAdresnihoMista,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[t]:e.push(t),r++}let c=r;if(typeof s=="number"&&isFinite(s)){if(s>999999999||isNaN(s)){let t={
instancePath:i+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(s)){let t={instancePath:i+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}var m=n===r}if(a.psc!==void 0){let s=a.psc,n=r;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}let c=r;var m=n===r}if(a.textovaAdresa!==void 0){
let s=a.textovaAdresa,n=r,c=r;if(typeof s=="string"){if(y(s)>1500){let t={instancePath:i+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.cisloDoAdresy!==
void 0){let s=a.cisloDoAdresy,n=r,c=r;if(typeof s=="string"){if(y(s)>255){let t={instancePath:i+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.standardizaceAdresy!==
void 0){let s=a.standardizaceAdresy,n=r;if(typeof s!="boolean"){let t={instancePath:i+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:
e.push(t),r++}let c=r;var m=n===r}if(a.pscTxt!==void 0){let s=a.pscTxt,n=r,c=r;if(typeof s=="string"){if(y(s)>255){let t={
instancePath:i+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===
r}if(a.typCisloDomovni!==void 0){let s=a.typCisloDomovni,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={
instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),r++}let c=r;if(typeof s=="number"&&isFinite(s)&&(s>9999||isNaN(s))){
let t={instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[t]:e.push(t),r++}var m=n===r}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return L.errors=e,r===
0}var O=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function F(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let s=a.ico,n=r,c=r;if(typeof s=="string"){if(y(s)>8){let o={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[o]:e.push(o),r++}if(y(s)<8){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!A.
test(s)){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var m=n===
r}if(a.obchodniJmeno!==void 0){let s=a.obchodniJmeno,n=r,c=r;if(typeof s=="string"){if(y(s)>2e3){let t={instancePath:i+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[t]:e.push(t),r++}if(y(s)<1){let t={instancePath:i+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.sidlo!==
void 0){let s=a.sidlo,n=r;L(s,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:u})||(e=e===null?
L.errors:e.concat(L.errors),r=e.length);var m=n===r}if(a.pravniForma!==void 0){let s=a.pravniForma,n=r,c=r;if(typeof s==
"string"){if(y(s)>3){let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLe\
ngth",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),r++}if(y(s)<3){let t={instancePath:i+
"/pravniForma",schemaPath:"#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT ha\
ve fewer than 3 characters"};e===null?e=[t]:e.push(t),r++}if(!S.test(s)){let t={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.pravniFormaRos!==void 0){
let s=a.pravniFormaRos,n=r,c=r;if(typeof s=="string"){if(y(s)>3){let t={instancePath:i+"/pravniFormaRos",schemaPath:"#/p\
roperties/pravniFormaRos/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};
e===null?e=[t]:e.push(t),r++}if(y(s)<3){let t={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/\
minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),
r++}if(!S.test(s)){let t={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pat\
tern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+
"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.financniUrad!==void 0){let s=a.financniUrad,n=r,c=r;if(typeof s=="\
string"){if(y(s)>3){let t={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxL\
ength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),r++}if(y(s)<3){let t={instancePath:i+
"/financniUrad",schemaPath:"#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT \
have fewer than 3 characters"};e===null?e=[t]:e.push(t),r++}if(!S.test(s)){let t={instancePath:i+"/financniUrad",schemaPath:"\
#/properties/financniUrad/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.datumVzniku!==void 0){
let s=a.datumVzniku,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!O.test(s)){let t={instancePath:i+
"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match \
format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVz\
niku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.
datumZaniku!==void 0){let s=a.datumZaniku,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!O.test(s)){
let t={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},
message:'must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
r++}var m=n===r}if(a.datumAktualizace!==void 0){let s=a.datumAktualizace,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s==
"string"){if(!O.test(s)){let t={instancePath:i+"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+
"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.dic!==void 0){let s=a.dic,n=r;if(typeof s!="string"){let t={instancePath:i+
"/dic",schemaPath:"#/properties/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),r++}let c=r;var m=n===r}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),r++}return F.errors=e,r===0}function $(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.cisloRegistrace!==void 0){let s=a.cisloRegistrace,n=r,c=r;if(typeof s=="string"){if(y(s)>
30){let o={instancePath:i+"/cisloRegistrace",schemaPath:"#/properties/cisloRegistrace/maxLength",keyword:"maxLength",params:{
limit:30},message:"must NOT have more than 30 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ci\
sloRegistrace",schemaPath:"#/properties/cisloRegistrace/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[o]:e.push(o),r++}var m=n===r}if(a.cisloZruseniRegistrace!==void 0){let s=a.cisloZruseniRegistrace,n=r,
c=r;if(typeof s=="string"){if(y(s)>30){let t={instancePath:i+"/cisloZruseniRegistrace",schemaPath:"#/properties/cisloZru\
seniRegistrace/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?
e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/cisloZruseniRegistrace",schemaPath:"#/properties/cisloZruseniRegistrac\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.datumLikvidace!==
void 0){let s=a.datumLikvidace,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!O.test(s)){let t={instancePath:i+
"/datumLikvidace",schemaPath:"#/properties/datumLikvidace/format",keyword:"format",params:{format:"date"},message:'must \
match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/datumLikvidace",schemaPath:"#/propertie\
s/datumLikvidace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===
r}if(a.datumKonkurzu!==void 0){let s=a.datumKonkurzu,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!O.
test(s)){let t={instancePath:i+"/datumKonkurzu",schemaPath:"#/properties/datumKonkurzu/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/datumKonku\
rzu",schemaPath:"#/properties/datumKonkurzu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),r++}var m=n===r}if(a.datumOpatrovnik!==void 0){let s=a.datumOpatrovnik,n=r,c=r;if(typeof s=="number"&&isFinite(
s),typeof s=="string"){if(!O.test(s)){let t={instancePath:i+"/datumOpatrovnik",schemaPath:"#/properties/datumOpatrovnik/\
format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={
instancePath:i+"/datumOpatrovnik",schemaPath:"#/properties/datumOpatrovnik/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.datumZruseniRegistrace!==void 0){let s=a.datumZruseniRegistrace,
n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!O.test(s)){let t={instancePath:i+"/datumZruseniRegist\
race",schemaPath:"#/properties/datumZruseniRegistrace/format",keyword:"format",params:{format:"date"},message:'must matc\
h format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/datumZruseniRegistrace",schemaPath:"#/prope\
rties/datumZruseniRegistrace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),r++}var m=n===r}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[s]:e.push(s),r++}return $.errors=e,r===0}function Z(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.popis!==void 0){let s=a.popis,n=r;if(typeof s!="string"){let o={instancePath:i+"/popis",
schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),r++}let c=r;var m=n===r}if(a.platnostOd!==void 0){let s=a.platnostOd,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s==
"string"){if(!O.test(s)){let t={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),r++}var m=n===r}if(a.platnostDo!==void 0){let s=a.platnostDo,n=r,c=r;if(typeof s=="number"&&isFinite(
s),typeof s=="string"){if(!O.test(s)){let t={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),r++}var m=n===r}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Z.errors=e,r===0}function x(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;L(a,{instancePath:i,
parentData:d,parentDataProperty:g,rootData:u})||(e=e===null?L.errors:e.concat(L.errors),r=e.length);var c=v===r;let m=r,
s=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let o=a.platnostOd,t=r,l=r;if(typeof o=="numb\
er"&&isFinite(o),typeof o=="string"){if(!O.test(o)){let h={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/properties\
/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[h]:e.push(h),
r++}}else{let h={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}var n=t===r}if(a.platnostDo!==void 0){let o=a.platnostDo,
t=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!O.test(o)){let p={instancePath:i+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var n=t===r}if(a.typAdresy!==void 0){
let o=a.typAdresy,t=r,l=r;if(typeof o=="string"){if(y(o)>64){let p={instancePath:i+"/typAdresy",schemaPath:"#/allOf/1/pr\
operties/typAdresy/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===
null?e=[p]:e.push(p),r++}if(y(o)<1){let p={instancePath:i+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:i+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}var n=t===r}}else{let o={instancePath:i,schemaPath:"#/allOf/1/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=m===r;return x.errors=
e,r===0}function C(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;F(a,{instancePath:i,
parentData:d,parentDataProperty:g,rootData:u})||(e=e===null?F.errors:e.concat(F.errors),r=e.length);var t=v===r;let m=r,
s=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.typSubjektu!==void 0){let l=a.typSubjektu,h=r,p=r;if(typeof l=="st\
ring"){if(y(l)>64){let b={instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[b]:e.push(b),r++}if(y(l)<1){let b={
instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[b]:e.push(b),r++}}else{let b={instancePath:i+"/typSubjektu",
schemaPath:"#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[b]:e.push(b),r++}var n=h===r}if(a.stat!==void 0){let l=a.stat,h=r;if(typeof l!="string"){let f={instancePath:i+"/stat",
schemaPath:"#/allOf/1/properties/stat/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
f]:e.push(f),r++}let p=r;var n=h===r}if(a.primarniZaznam!==void 0){let l=a.primarniZaznam,h=r;if(typeof l!="boolean"){let f={
instancePath:i+"/primarniZaznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[f]:e.push(f),r++}let p=r;var n=h===r}if(a.registrace!==void 0){let l=a.registrace,
h=r;$(l,{instancePath:i+"/registrace",parentData:a,parentDataProperty:"registrace",rootData:u})||(e=e===null?$.errors:e.
concat($.errors),r=e.length);var n=h===r}if(a.zpusobJednani!==void 0){let l=a.zpusobJednani,h=r,p=r;if(Array.isArray(l)){
let f=!0,k=l.length;for(let P=0;P<k;P++){let _=l[P],j=r;Z(_,{instancePath:i+"/zpusobJednani/"+P,parentData:l,parentDataProperty:P,
rootData:u})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);var c=j===r;c||(f=!1)}}else{let f={instancePath:i+"/zp\
usobJednani",schemaPath:"#/allOf/1/properties/zpusobJednani/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[f]:e.push(f),r++}var n=h===r}if(a.adresySubjektu!==void 0){let l=a.adresySubjektu,h=r,p=r;if(Array.isArray(
l)){let f=!0,k=l.length;for(let P=0;P<k;P++){let _=l[P],j=r;x(_,{instancePath:i+"/adresySubjektu/"+P,parentData:l,parentDataProperty:P,
rootData:u})||(e=e===null?x.errors:e.concat(x.errors),r=e.length);var o=j===r;o||(f=!1)}}else{let f={instancePath:i+"/ad\
resySubjektu",schemaPath:"#/allOf/1/properties/adresySubjektu/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[f]:e.push(f),r++}var n=h===r}if(a.zdrojId!==void 0){let l=a.zdrojId,h=r,p=r;if(typeof l=="string"){
if(y(l)>100){let f={instancePath:i+"/zdrojId",schemaPath:"#/allOf/1/properties/zdrojId/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:i+"/\
zdrojId",schemaPath:"#/allOf/1/properties/zdrojId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[f]:e.push(f),r++}var n=h===r}if(a.platnostOd!==void 0){let l=a.platnostOd,h=r,p=r;if(typeof l=="number"&&isFinite(
l),typeof l=="string"){if(!O.test(l)){let f={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/fo\
rmat",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[f]:e.push(f),r++}}else{let f={
instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),r++}var n=h===r}}else{let l={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}var t=m===r;return C.errors=e,r===0}function T(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let s=a.platnostOd,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s==
"string"){if(!O.test(s)){let o={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}var m=n===r}if(a.platnostDo!==void 0){let s=a.platnostDo,n=r,c=r;if(typeof s=="number"&&isFinite(
s),typeof s=="string"){if(!O.test(s)){let t={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.kodPravo!==void 0){let s=a.kodPravo,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let t={instancePath:i+"/kodPravo",schemaPath:"#/properties/kodPravo/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}let c=r;var m=n===r}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return T.errors=e,r===
0}function E(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a==
"object"&&!Array.isArray(a)){if(a.datumRegistracePrav!==void 0){let n=a.datumRegistracePrav,c=r,o=r;if(typeof n=="number"&&
isFinite(n),typeof n=="string"){if(!O.test(n)){let t={instancePath:i+"/datumRegistracePrav",schemaPath:"#/properties/dat\
umRegistracePrav/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(
t),r++}}else{let t={instancePath:i+"/datumRegistracePrav",schemaPath:"#/properties/datumRegistracePrav/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=c===r}if(a.cisloRegistracePrav!==
void 0){let n=a.cisloRegistracePrav,c=r,o=r;if(typeof n=="string"){if(y(n)>30){let l={instancePath:i+"/cisloRegistracePr\
av",schemaPath:"#/properties/cisloRegistracePrav/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have\
 more than 30 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/cisloRegistracePrav",schemaPath:"#\
/properties/cisloRegistracePrav/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),r++}var m=c===r}if(a.icoNastupce!==void 0){let n=a.icoNastupce,c=r,o=r;if(typeof n=="string"){if(y(n)>8){let l={instancePath:i+
"/icoNastupce",schemaPath:"#/properties/icoNastupce/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT ha\
ve more than 8 characters"};e===null?e=[l]:e.push(l),r++}if(y(n)<8){let l={instancePath:i+"/icoNastupce",schemaPath:"#/p\
roperties/icoNastupce/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===
null?e=[l]:e.push(l),r++}if(!A.test(n)){let l={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/patter\
n",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),r++}var m=c===r}if(a.datumZruseniRegistracePrav!==void 0){let n=a.datumZruseniRegistracePrav,
c=r,o=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!O.test(n)){let l={instancePath:i+"/datumZruseniRegist\
racePrav",schemaPath:"#/properties/datumZruseniRegistracePrav/format",keyword:"format",params:{format:"date"},message:'m\
ust match format "date"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/datumZruseniRegistracePrav",schemaPath:"\
#/properties/datumZruseniRegistracePrav/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[l]:e.push(l),r++}var m=c===r}if(a.pravoZvlastni!==void 0){let n=a.pravoZvlastni,c=r,o=r;if(Array.isArray(n)){let l=!0,h=n.
length;for(let p=0;p<h;p++){let b=n[p],f=r;T(b,{instancePath:i+"/pravoZvlastni/"+p,parentData:n,parentDataProperty:p,rootData:u})||
(e=e===null?T.errors:e.concat(T.errors),r=e.length);var s=f===r;s||(l=!1)}}else{let l={instancePath:i+"/pravoZvlastni",schemaPath:"\
#/properties/pravoZvlastni/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),
r++}var m=c===r}if(a.cisloZruseniRegistracePrav!==void 0){let n=a.cisloZruseniRegistracePrav,c=r,o=r;if(typeof n=="strin\
g"){if(y(n)>30){let l={instancePath:i+"/cisloZruseniRegistracePrav",schemaPath:"#/properties/cisloZruseniRegistracePrav/\
maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[l]:e.push(
l),r++}}else{let l={instancePath:i+"/cisloZruseniRegistracePrav",schemaPath:"#/properties/cisloZruseniRegistracePrav/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}var m=c===r}}else{let n={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(
n),r++}return E.errors=e,r===0}function M(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let s=a.ico,n=r,c=r;if(typeof s=="string"){if(y(s)>8){let o={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[o]:e.push(o),r++}if(y(s)<8){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!A.
test(s)){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var m=n===
r}if(a.dic!==void 0){let s=a.dic,n=r;if(typeof s!="string"){let t={instancePath:i+"/dic",schemaPath:"#/properties/dic/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}let c=r;var m=n===r}if(a.
platnostOd!==void 0){let s=a.platnostOd,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!O.test(s)){let t={
instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/platnostOd",schemaPath:"#/properti\
es/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===
r}if(a.platnostDo!==void 0){let s=a.platnostDo,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!O.test(
s)){let t={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/platnostDo",schemaPath:"\
#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}
var m=n===r}if(a.sidlo!==void 0){let s=a.sidlo,n=r;x(s,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",
rootData:u})||(e=e===null?x.errors:e.concat(x.errors),r=e.length);var m=n===r}if(a.obchodniJmeno!==void 0){let s=a.obchodniJmeno,
n=r,c=r;if(typeof s=="string"){if(y(s)>2e3){let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmen\
o/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.
push(t),r++}if(y(s)<1){let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.kodStatu!==void 0){let s=a.kodStatu,n=r;if(typeof s!="string"){let t={
instancePath:i+"/kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),r++}let c=r;var m=n===r}if(a.pravniForma!==void 0){let s=a.pravniForma,n=r,c=r;if(typeof s==
"string"){if(y(s)>3){let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLe\
ngth",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),r++}if(y(s)<3){let t={instancePath:i+
"/pravniForma",schemaPath:"#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT ha\
ve fewer than 3 characters"};e===null?e=[t]:e.push(t),r++}if(!S.test(s)){let t={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return M.
errors=e,r===0}function J(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.jmeno!==void 0){let s=a.jmeno,n=r,c=r;if(typeof s=="string"){if(y(s)>100){let o={instancePath:i+
"/jmeno",schemaPath:"#/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/jmeno",schemaPath:"#/properties/jmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var m=n===r}if(a.prijmeni!==
void 0){let s=a.prijmeni,n=r,c=r;if(typeof s=="string"){if(y(s)>100){let t={instancePath:i+"/prijmeni",schemaPath:"#/pro\
perties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/prijmeni",schemaPath:"#/properties/prijmeni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.titulPredJmenem!==void 0){
let s=a.titulPredJmenem,n=r,c=r;if(typeof s=="string"){if(y(s)>32){let t={instancePath:i+"/titulPredJmenem",schemaPath:"\
#/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charac\
ters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/titulPredJmenem",schemaPath:"#/properties/titulPredJme\
nem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===r}if(a.
titulZaJmenem!==void 0){let s=a.titulZaJmenem,n=r,c=r;if(typeof s=="string"){if(y(s)>32){let t={instancePath:i+"/titulZa\
Jmenem",schemaPath:"#/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/titulZaJmenem",schemaPath:"#/propert\
ies/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}var m=n===
r}if(a.datumNarozeni!==void 0){let s=a.datumNarozeni,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!O.
test(s)){let t={instancePath:i+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/datumNaroz\
eni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),r++}var m=n===r}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}return J.errors=e,r===0}function z(a,{instancePath:i="",parentData:d,parentDataProperty:g,
rootData:u=a}={}){let e=null,r=0,v=r;J(a,{instancePath:i,parentData:d,parentDataProperty:g,rootData:u})||(e=e===null?J.errors:
e.concat(J.errors),r=e.length);var c=v===r;let m=r,s=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){
let o=a.platnostOd,t=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!O.test(o)){let h={instancePath:i+"\
/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must m\
atch format "date"'};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:i+"/platnostOd",schemaPath:"#/allOf/1/proper\
ties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}var n=t===
r}if(a.platnostDo!==void 0){let o=a.platnostDo,t=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!O.test(
o)){let p={instancePath:i+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"\
date"},message:'must match format "date"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),r++}var n=t===r}if(a.poznamka!==void 0){let o=a.poznamka,t=r,l=r;if(typeof o=="string"){if(y(o)>100){let p={instancePath:i+
"/poznamka",schemaPath:"#/allOf/1/properties/poznamka/maxLength",keyword:"maxLength",params:{limit:100},message:"must NO\
T have more than 100 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/poznamka",schemaPath:"#/all\
Of/1/properties/poznamka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}var n=t===r}if(a.typAngazma!==void 0){let o=a.typAngazma,t=r,l=r;if(typeof o=="string"){if(y(o)>64){let p={instancePath:i+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must\
 NOT have more than 64 characters"};e===null?e=[p]:e.push(p),r++}if(y(o)<1){let p={instancePath:i+"/typAngazma",schemaPath:"\
#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAnga\
zma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var n=t===r}if(a.
nazevOrganu!==void 0){let o=a.nazevOrganu,t=r,l=r;if(typeof o=="string"){if(y(o)>100){let p={instancePath:i+"/nazevOrgan\
u",schemaPath:"#/allOf/1/properties/nazevOrganu/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have\
 more than 100 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/nazevOrganu",schemaPath:"#/allOf/\
1/properties/nazevOrganu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}var n=t===r}if(a.kodStatu!==void 0){let o=a.kodStatu,t=r;if(typeof o!="string"){let p={instancePath:i+"/kodStatu",schemaPath:"\
#/allOf/1/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),r++}let l=r;var n=t===r}if(a.pravniForma!==void 0){let o=a.pravniForma,t=r,l=r;if(typeof o=="string"){if(y(o)>3){let p={
instancePath:i+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},
message:"must NOT have more than 3 characters"};e===null?e=[p]:e.push(p),r++}if(y(o)<3){let p={instancePath:i+"/pravniFo\
rma",schemaPath:"#/allOf/1/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have\
 fewer than 3 characters"};e===null?e=[p]:e.push(p),r++}if(!S.test(o)){let p={instancePath:i+"/pravniForma",schemaPath:"\
#/allOf/1/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d\
{3}$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniF\
orma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var n=t===r}}else{
let o={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),r++}var c=m===r;return z.errors=e,r===0}function N(a,{instancePath:i="",parentData:d,parentDataProperty:g,
rootData:u=a}={}){let e=null,r=0,v=r;M(a,{instancePath:i,parentData:d,parentDataProperty:g,rootData:u})||(e=e===null?M.errors:
e.concat(M.errors),r=e.length);var o=v===r;let m=r,s=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.statutarniOrgany!==
void 0){let t=a.statutarniOrgany,l=r,h=r;if(Array.isArray(t)){let p=!0,b=t.length;for(let f=0;f<b;f++){let k=t[f],P=r;z(
k,{instancePath:i+"/statutarniOrgany/"+f,parentData:t,parentDataProperty:f,rootData:u})||(e=e===null?z.errors:e.concat(z.
errors),r=e.length);var n=P===r;n||(p=!1)}}else{let p={instancePath:i+"/statutarniOrgany",schemaPath:"#/allOf/1/properti\
es/statutarniOrgany/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===
r}}else{let t={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[t]:e.push(t),r++}var o=m===r;return N.errors=e,r===0}function U(a,{instancePath:i="",parentData:d,parentDataProperty:g,
rootData:u=a}={}){let e=null,r=0,v=r;E(a,{instancePath:i,parentData:d,parentDataProperty:g,rootData:u})||(e=e===null?E.errors:
e.concat(E.errors),r=e.length);var o=v===r;let m=r,s=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.organy!==void 0){
let t=a.organy,l=r,h=r;if(Array.isArray(t)){let p=!0,b=t.length;for(let f=0;f<b;f++){let k=t[f],P=r;N(k,{instancePath:i+
"/organy/"+f,parentData:t,parentDataProperty:f,rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length);var n=P===
r;n||(p=!1)}}else{let p={instancePath:i+"/organy",schemaPath:"#/allOf/1/properties/organy/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let t={instancePath:i,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}var o=m===r;return U.
errors=e,r===0}function K(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let s=a.ico,n=r,c=r;if(typeof s=="string"){if(y(s)>8){let o={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[o]:e.push(o),r++}if(y(s)<8){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!A.
test(s)){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var m=n===
r}if(a.platnostOd!==void 0){let s=a.platnostOd,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!O.test(
s)){let t={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/platnostOd",schemaPath:"\
#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}
var m=n===r}if(a.platnostDo!==void 0){let s=a.platnostDo,n=r,c=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){
if(!O.test(s)){let t={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/platnostDo",
schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),r++}var m=n===r}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}return K.errors=e,r===0}function I(a,{instancePath:i="",parentData:d,parentDataProperty:g,
rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.clenoveSvazu!==void 0){let n=a.clenoveSvazu,
c=r,o=r;if(Array.isArray(n)){let t=!0,l=n.length;for(let h=0;h<l;h++){let p=n[h],b=r;K(p,{instancePath:i+"/clenoveSvazu/"+
h,parentData:n,parentDataProperty:h,rootData:u})||(e=e===null?K.errors:e.concat(K.errors),r=e.length);var m=b===r;m||(t=
!1)}}else{let t={instancePath:i+"/clenoveSvazu",schemaPath:"#/properties/clenoveSvazu/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}var s=c===r}if(a.icoNastupce!==void 0){let n=a.icoNastupce,
c=r,o=r;if(typeof n=="string"){if(y(n)>8){let l={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/maxL\
ength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[l]:e.push(l),r++}
if(y(n)<8){let l={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/minLength",keyword:"minLength",params:{
limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[l]:e.push(l),r++}if(!A.test(n)){let l={instancePath:i+
"/icoNastupce",schemaPath:"#/properties/icoNastupce/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must\
 match pattern "^\\d{8}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:i+"/icoNastupce",schemaPath:"#/proper\
ties/icoNastupce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}var s=c===
r}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}return I.errors=e,r===0}function V(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){
let e=null,r=0,v=r;I(a,{instancePath:i,parentData:d,parentDataProperty:g,rootData:u})||(e=e===null?I.errors:e.concat(I.errors),
r=e.length);var o=v===r;let m=r,s=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.organy!==void 0){let t=a.organy,l=r,
h=r;if(Array.isArray(t)){let p=!0,b=t.length;for(let f=0;f<b;f++){let k=t[f],P=r;N(k,{instancePath:i+"/organy/"+f,parentData:t,
parentDataProperty:f,rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length);var n=P===r;n||(p=!1)}}else{let p={
instancePath:i+"/organy",schemaPath:"#/allOf/1/properties/organy/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let t={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}var o=m===r;return V.errors=e,r===0}function B(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.icoZrizovatel!==void 0){let s=a.icoZrizovatel,n=r,c=r;if(typeof s=="string"){if(y(s)>8){
let o={instancePath:i+"/icoZrizovatel",schemaPath:"#/properties/icoZrizovatel/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[o]:e.push(o),r++}if(y(s)<8){let o={instancePath:i+"/icoZrizo\
vatel",schemaPath:"#/properties/icoZrizovatel/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have few\
er than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!A.test(s)){let o={instancePath:i+"/icoZrizovatel",schemaPath:"#/\
properties/icoZrizovatel/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/icoZrizovatel",schemaPath:"#/properties/icoZrizovatel/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var m=n===r}if(a.icoNastupce!==void 0){
let s=a.icoNastupce,n=r,c=r;if(typeof s=="string"){if(y(s)>8){let t={instancePath:i+"/icoNastupce",schemaPath:"#/propert\
ies/icoNastupce/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[t]:e.push(t),r++}if(y(s)<8){let t={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[t]:e.push(t),r++}if(!A.test(s)){
let t={instancePath:i+"/icoNastupce",schemaPath:"#/properties/icoNastupce/pattern",keyword:"pattern",params:{pattern:"^\\\
d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/icoNastupce",
schemaPath:"#/properties/icoNastupce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),r++}var m=n===r}if(a.zpusobZruseniRegistrace!==void 0){let s=a.zpusobZruseniRegistrace,n=r;if(!(typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/zpusobZruseniRegistrace",schemaPath:"#/properties/zpusobZ\
ruseniRegistrace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}let c=r;
var m=n===r}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[s]:e.push(s),r++}return B.errors=e,r===0}function H(a,{instancePath:i="",parentData:d,parentDataProperty:g,
rootData:u=a}={}){let e=null,r=0,v=r;B(a,{instancePath:i,parentData:d,parentDataProperty:g,rootData:u})||(e=e===null?B.errors:
e.concat(B.errors),r=e.length);var o=v===r;let m=r,s=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.organy!==void 0){
let t=a.organy,l=r,h=r;if(Array.isArray(t)){let p=!0,b=t.length;for(let f=0;f<b;f++){let k=t[f],P=r;z(k,{instancePath:i+
"/organy/"+f,parentData:t,parentDataProperty:f,rootData:u})||(e=e===null?z.errors:e.concat(z.errors),r=e.length);var n=P===
r;n||(p=!1)}}else{let p={instancePath:i+"/organy",schemaPath:"#/allOf/1/properties/organy/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let t={instancePath:i,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}var o=m===r;return H.
errors=e,r===0}function Y(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&
typeof a=="object"&&!Array.isArray(a)){if(a.subjektCirkev!==void 0){let s=a.subjektCirkev,n=r;U(s,{instancePath:i+"/subj\
ektCirkev",parentData:a,parentDataProperty:"subjektCirkev",rootData:u})||(e=e===null?U.errors:e.concat(U.errors),r=e.length);
var m=n===r}if(a.subjektSvazCirkvi!==void 0){let s=a.subjektSvazCirkvi,n=r;V(s,{instancePath:i+"/subjektSvazCirkvi",parentData:a,
parentDataProperty:"subjektSvazCirkvi",rootData:u})||(e=e===null?V.errors:e.concat(V.errors),r=e.length);var m=n===r}if(a.
subjektPravnickaOsoba!==void 0){let s=a.subjektPravnickaOsoba,n=r;H(s,{instancePath:i+"/subjektPravnickaOsoba",parentData:a,
parentDataProperty:"subjektPravnickaOsoba",rootData:u})||(e=e===null?H.errors:e.concat(H.errors),r=e.length);var m=n===r}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}return Y.errors=e,r===0}function w(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.osobaPravnicka!==void 0){let s=a.osobaPravnicka,n=r;N(s,{instancePath:i+"/osobaPravnick\
a",parentData:a,parentDataProperty:"osobaPravnicka",rootData:u})||(e=e===null?N.errors:e.concat(N.errors),r=e.length);var m=n===
r}if(a.osobaFyzicka!==void 0){let s=a.osobaFyzicka,n=r;z(s,{instancePath:i+"/osobaFyzicka",parentData:a,parentDataProperty:"\
osobaFyzicka",rootData:u})||(e=e===null?z.errors:e.concat(z.errors),r=e.length);var m=n===r}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return w.
errors=e,r===0}function q(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;C(
a,{instancePath:i,parentData:d,parentDataProperty:g,rootData:u})||(e=e===null?C.errors:e.concat(C.errors),r=e.length);var l=v===
r;let m=r,s=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.statutarniOrgan!==void 0){let h=a.statutarniOrgan,p=r;Y(
h,{instancePath:i+"/statutarniOrgan",parentData:a,parentDataProperty:"statutarniOrgan",rootData:u})||(e=e===null?Y.errors:
e.concat(Y.errors),r=e.length);var n=p===r}if(a.likvidatori!==void 0){let h=a.likvidatori,p=r,b=r;if(Array.isArray(h)){let k=!0,
P=h.length;for(let _=0;_<P;_++){let j=h[_],D=r;w(j,{instancePath:i+"/likvidatori/"+_,parentData:h,parentDataProperty:_,rootData:u})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length);var c=D===r;c||(k=!1)}}else{let k={instancePath:i+"/likvidatori",schemaPath:"\
#/allOf/1/properties/likvidatori/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[k]:e.push(
k),r++}var n=p===r}if(a.konkurzniSpravci!==void 0){let h=a.konkurzniSpravci,p=r,b=r;if(Array.isArray(h)){let k=!0,P=h.length;
for(let _=0;_<P;_++){let j=h[_],D=r;w(j,{instancePath:i+"/konkurzniSpravci/"+_,parentData:h,parentDataProperty:_,rootData:u})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length);var o=D===r;o||(k=!1)}}else{let k={instancePath:i+"/konkurzniSpravci",
schemaPath:"#/allOf/1/properties/konkurzniSpravci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[k]:e.push(k),r++}var n=p===r}if(a.opatrovnici!==void 0){let h=a.opatrovnici,p=r,b=r;if(Array.isArray(h)){let k=!0,
P=h.length;for(let _=0;_<P;_++){let j=h[_],D=r;w(j,{instancePath:i+"/opatrovnici/"+_,parentData:h,parentDataProperty:_,rootData:u})||
(e=e===null?w.errors:e.concat(w.errors),r=e.length);var t=D===r;t||(k=!1)}}else{let k={instancePath:i+"/opatrovnici",schemaPath:"\
#/allOf/1/properties/opatrovnici/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[k]:e.push(
k),r++}var n=p===r}}else{let h={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[h]:e.push(h),r++}var l=m===r;return q.errors=e,r===0}function R(a,{instancePath:i="",parentData:d,
parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.icoId!==void 0){
let n=a.icoId,c=r,o=r;if(typeof n=="string"){if(y(n)>32){let t={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/m\
axLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),
r++}if(!he.test(n)){let t={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"\
^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+
"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),r++}var m=c===r}if(a.zaznamy!==void 0){let n=a.zaznamy,c=r,o=r;if(Array.isArray(n)){let l=!0,h=n.length;for(let p=0;p<
h;p++){let b=n[p],f=r;q(b,{instancePath:i+"/zaznamy/"+p,parentData:n,parentDataProperty:p,rootData:u})||(e=e===null?q.errors:
e.concat(q.errors),r=e.length);var s=f===r;s||(l=!1)}}else{let l={instancePath:i+"/zaznamy",schemaPath:"#/properties/zaz\
namy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}var m=c===r}}else{
let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:
e.push(n),r++}return R.errors=e,r===0}var fe=se;var te={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function G(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,
r=0;if(typeof a!="string"){let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),r++}let v=r,m=te.enum;if(!(a==="OBECNA_CHYBA"||a==="CHYBA_VSTUPU"||a==="NENALEZENO"||
a==="NENI_IMPLEMENTOVANO"||a==="NEPRIHLASENY_UZIVATEL"||a==="NENI_OPRAVNENI")){let s={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:te.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),r++}return G.errors=e,r===0}function se(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,
r=0,v=r;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kod!==void 0){let s=a.kod,n=r;G(s,{instancePath:i+"/kod",parentData:a,
parentDataProperty:"kod",rootData:u})||(e=e===null?G.errors:e.concat(G.errors),r=e.length);var m=n===r}if(a.popis!==void 0){
let s=a.popis,n=r;if(typeof s!="string"){let t={instancePath:i+"/popis",schemaPath:"#/properties/popis/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}let c=r;var m=n===r}if(a.subKod!==void 0){
let s=a.subKod,n=r;if(typeof s!="string"){let t={instancePath:i+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}let c=r;var m=n===r}}else{let s={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return se.
errors=e,r===0}var ye=ae;function Q(a,{instancePath:i="",parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let s=a.pocetCelkem,n=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}let c=r;if(typeof s=="number"&&isFinite(s)){if(s>2147483647||
isNaN(s)){let o={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),r++}if(s<0||isNaN(s)){let o={instancePath:i+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[o]:e.push(o),r++}}var m=n===r}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Q.errors=e,r===0}function ae(a,{instancePath:i="",
parentData:d,parentDataProperty:g,rootData:u=a}={}){let e=null,r=0,v=r;Q(a,{instancePath:i,parentData:d,parentDataProperty:g,
rootData:u})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length);var o=v===r;let m=r,s=r;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.ekonomickeSubjekty!==void 0){let t=a.ekonomickeSubjekty,l=r,h=r;if(Array.isArray(t)){let p=!0,b=t.length;
for(let f=0;f<b;f++){let k=t[f],P=r;R(k,{instancePath:i+"/ekonomickeSubjekty/"+f,parentData:t,parentDataProperty:f,rootData:u})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length);var n=P===r;n||(p=!1)}}else{let p={instancePath:i+"/ekonomickeSubjek\
ty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let t={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}var o=m===r;return ae.errors=e,r===0}return ce(de);})();

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
