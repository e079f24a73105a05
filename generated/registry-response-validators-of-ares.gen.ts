// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var A=Object.defineProperty;var H=Object.getOwnPropertyDescriptor;var Y=Object.getOwnPropertyNames;var q=Object.prototype.hasOwnProperty;var G=(a,i)=>()=>{try{return i||a((i={exports:{}}).exports,i),i.exports}catch(f){throw i=0,f}},Q=(a,i)=>{for(var f in i)
A(a,f,{get:i[f],enumerable:!0})},W=(a,i,f,y)=>{if(i&&typeof i=="object"||typeof i=="function")for(let c of Y(i))!q.call(
a,c)&&c!==f&&A(a,c,{get:()=>i[c],enumerable:!(y=H(i,c))||y.enumerable});return a};var X=a=>W(A({},"__esModule",{value:!0}),a);var I=G(R=>{"use strict";Object.defineProperty(R,"__esModule",{value:!0});function U(a){let i=a.length,f=0,y=0,c;for(;y<
i;)f++,c=a.charCodeAt(y++),c>=55296&&c<=56319&&y<i&&(c=a.charCodeAt(y),(c&64512)===56320&&y++);return f}R.default=U;U.code=
'require("ajv/dist/runtime/ucs2length").default'});var ie={};Q(ie,{Chyba:()=>te,EkonomickeSubjektySeznam:()=>ae,EkonomickySubjekt:()=>ee});var ee=z;var l=I().default,se=new RegExp("^\\d{8}$","u"),x=new RegExp("^\\d{3}$","u");function Z(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,j=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kodStatu!==void 0){let t=a.kodStatu,n=s;if(typeof t!="string"){let h={instancePath:i+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),s++}let o=s;var m=n===s}if(a.nazevStatu!==void 0){let t=a.nazevStatu,n=s,o=s;if(typeof t=="string"){if(l(
t)>32){let r={instancePath:i+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}var m=n===s}if(a.kodKraje!==void 0){let t=a.kodKraje,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(
t))){let r={instancePath:i+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[r]:e.push(r),s++}let o=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:i+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}
var m=n===s}if(a.nazevKraje!==void 0){let t=a.nazevKraje,n=s,o=s;if(typeof t=="string"){if(l(t)>32){let r={instancePath:i+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===
s}if(a.kodOkresu!==void 0){let t=a.kodOkresu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}let o=s;if(typeof t=="number"&&isFinite(t)){if(t>9999||isNaN(t)){let r={instancePath:i+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),
s++}}var m=n===s}if(a.nazevOkresu!==void 0){let t=a.nazevOkresu,n=s,o=s;if(typeof t=="string"){if(l(t)>32){let r={instancePath:i+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===
s}if(a.kodObce!==void 0){let t=a.kodObce,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[r]:e.push(r),s++}let o=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:i+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var m=n===
s}if(a.nazevObce!==void 0){let t=a.nazevObce,n=s,o=s;if(typeof t=="string"){if(l(t)>48){let r={instancePath:i+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.kodSpravnihoObvodu!==
void 0){let t=a.kodSpravnihoObvodu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[r]:e.push(r),s++}let o=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:i+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}var m=n===s}if(a.nazevSpravnihoObvodu!==void 0){let t=a.nazevSpravnihoObvodu,n=s,o=s;if(typeof t==
"string"){if(l(t)>32){let r={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.kodMestskehoObvodu!==void 0){let t=a.
kodMestskehoObvodu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[r]:e.push(r),s++}let o=s;if(typeof t=="number"&&isFinite(t)){if(t>999||isNaN(t)){let r={instancePath:i+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[r]:e.push(r),s++}}var m=n===s}if(a.nazevMestskehoObvodu!==void 0){let t=a.nazevMestskehoObvodu,n=s,o=s;if(typeof t==
"string"){if(l(t)>32){let r={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.kodMestskeCastiObvodu!==void 0){let t=a.
kodMestskeCastiObvodu,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[r]:e.push(r),s++}let o=s;if(typeof t=="number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:i+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var m=n===s}if(a.kodUlice!==void 0){let t=a.kodUlice,n=s;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let o=s;if(typeof t=="number"&&isFinite(
t)){if(t>9999999||isNaN(t)){let r={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={
instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var m=n===s}if(a.nazevMestskeCastiObvodu!==void 0){let t=a.nazevMestskeCastiObvodu,
n=s,o=s;if(typeof t=="string"){if(l(t)>48){let r={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}
if(a.nazevUlice!==void 0){let t=a.nazevUlice,n=s,o=s;if(typeof t=="string"){if(l(t)>48){let r={instancePath:i+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.
cisloDomovni!==void 0){let t=a.cisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[r]:e.push(r),s++}let o=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){let r={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.doplnekAdresy!==void 0){let t=a.doplnekAdresy,n=s,o=s;if(typeof t==
"string"){if(l(t)>1500){let r={instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={
instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.kodCastiObce!==void 0){let t=a.kodCastiObce,n=s;if(!(typeof t==
"number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let o=s;if(typeof t==
"number"&&isFinite(t)){if(t>999999||isNaN(t)){let r={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[r]:e.push(r),
s++}if(t<0||isNaN(t)){let r={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var m=n===s}if(a.cisloOrientacni!==
void 0){let t=a.cisloOrientacni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[r]:e.push(r),s++}let o=s;if(typeof t=="number"&&isFinite(t)&&(t>999||isNaN(t))){let r={instancePath:i+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.cisloOrientacniPismeno!==void 0){let t=a.cisloOrientacniPismeno,
n=s,o=s;if(typeof t=="string"){if(l(t)>1){let r={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.nazevCastiObce!==
void 0){let t=a.nazevCastiObce,n=s,o=s;if(typeof t=="string"){if(l(t)>48){let r={instancePath:i+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.kodAdresnihoMista!==
void 0){let t=a.kodAdresnihoMista,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[r]:e.push(r),s++}let o=s;if(typeof t=="number"&&isFinite(t)){if(t>999999999||isNaN(t)){let r={
instancePath:i+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[r]:e.push(r),s++}if(t<0||isNaN(t)){let r={instancePath:i+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[r]:e.push(r),s++}}var m=n===s}if(a.psc!==void 0){let t=a.psc,n=s;if(!(typeof t=="num\
ber"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:i+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),s++}let o=s;var m=n===s}if(a.textovaAdresa!==void 0){
let t=a.textovaAdresa,n=s,o=s;if(typeof t=="string"){if(l(t)>1500){let r={instancePath:i+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.cisloDoAdresy!==
void 0){let t=a.cisloDoAdresy,n=s,o=s;if(typeof t=="string"){if(l(t)>255){let r={instancePath:i+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.standardizaceAdresy!==
void 0){let t=a.standardizaceAdresy,n=s;if(typeof t!="boolean"){let r={instancePath:i+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}let o=s;var m=n===s}if(a.pscTxt!==void 0){let t=a.pscTxt,n=s,o=s;if(typeof t=="string"){if(l(t)>255){let r={
instancePath:i+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===
s}if(a.typCisloDomovni!==void 0){let t=a.typCisloDomovni,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={
instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[r]:e.push(r),s++}let o=s;if(typeof t=="number"&&isFinite(t)&&(t>9999||isNaN(t))){
let r={instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[r]:e.push(r),s++}var m=n===s}}else{let t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Z.errors=e,s===
0}var _=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function D(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,j=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let t=a.ico,n=s,o=s;if(typeof t=="string"){if(l(t)>8){let h={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[h]:e.push(h),s++}if(l(t)<8){let h={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[h]:e.push(h),s++}if(!se.
test(t)){let h={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}var m=n===
s}if(a.obchodniJmeno!==void 0){let t=a.obchodniJmeno,n=s,o=s;if(typeof t=="string"){if(l(t)>2e3){let r={instancePath:i+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.sidlo!==
void 0){let t=a.sidlo,n=s;Z(t,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:c})||(e=P(e,Z.errors),
s=e.length);var m=n===s}if(a.pravniForma!==void 0){let t=a.pravniForma,n=s,o=s;if(typeof t=="string"){if(l(t)>3){let r={
instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<3){let r={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[r]:e.push(r),s++}if(!x.test(t)){let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),s++}}else{
let r={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.pravniFormaRos!==void 0){let t=a.pravniFormaRos,n=s,o=s;if(typeof t==
"string"){if(l(t)>3){let r={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/maxLength",keyword:"\
maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<3){let r={
instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[r]:e.push(r),s++}if(!x.test(t)){let r={instancePath:i+"/pra\
vniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'mus\
t match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/pravniFormaRos",schemaPath:"#/pr\
operties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
var m=n===s}if(a.financniUrad!==void 0){let t=a.financniUrad,n=s,o=s;if(typeof t=="string"){if(l(t)>3){let r={instancePath:i+
"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT \
have more than 3 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<3){let r={instancePath:i+"/financniUrad",schemaPath:"\
#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[r]:e.push(r),s++}if(!x.test(t)){let r={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/\
pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.datumVzniku!==void 0){let t=a.datumVzniku,
n=s,o=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!_.test(t)){let r={instancePath:i+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.datumZaniku!==void 0){let t=a.datumZaniku,
n=s,o=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!_.test(t)){let r={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.datumAktualizace!==void 0){let t=a.
datumAktualizace,n=s,o=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!_.test(t)){let r={instancePath:i+"/d\
atumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must\
 match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/datumAktualizace",schemaPath:"#/proper\
ties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
var m=n===s}if(a.dic!==void 0){let t=a.dic,n=s;if(typeof t!="string"){let r={instancePath:i+"/dic",schemaPath:"#/propert\
ies/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}let o=s;var m=n===
s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),s++}return D.errors=e,s===0}function S(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,j=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.radekAdresy1!==void 0){let t=a.radekAdresy1,n=s,o=s;if(typeof t=="string"){if(l(t)>255){
let h={instancePath:i+"/radekAdresy1",schemaPath:"#/properties/radekAdresy1/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/radekAdresy\
1",schemaPath:"#/properties/radekAdresy1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),s++}var m=n===s}if(a.radekAdresy2!==void 0){let t=a.radekAdresy2,n=s,o=s;if(typeof t=="string"){if(l(t)>
255){let r={instancePath:i+"/radekAdresy2",schemaPath:"#/properties/radekAdresy2/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/\
radekAdresy2",schemaPath:"#/properties/radekAdresy2/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.radekAdresy3!==void 0){let t=a.radekAdresy3,n=s,o=s;if(typeof t=="string"){
if(l(t)>255){let r={instancePath:i+"/radekAdresy3",schemaPath:"#/properties/radekAdresy3/maxLength",keyword:"maxLength",
params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/radekAdresy3",schemaPath:"#/properties/radekAdresy3/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),s++}var m=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return S.errors=e,s===0}function T(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,j=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.stavZdrojeRos!==void 0){let t=a.stavZdrojeRos,n=s,o=s;if(typeof t=="string"){if(l(t)>64){
let h={instancePath:i+"/stavZdrojeRos",schemaPath:"#/properties/stavZdrojeRos/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[h]:e.push(h),s++}if(l(t)<1){let h={instancePath:i+"/stavZdr\
ojeRos",schemaPath:"#/properties/stavZdrojeRos/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/stavZdrojeRos",schemaPath:"#/properti\
es/stavZdrojeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}var m=n===
s}if(a.stavZdrojeVr!==void 0){let t=a.stavZdrojeVr,n=s,o=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+"/st\
avZdrojeVr",schemaPath:"#/properties/stavZdrojeVr/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT hav\
e more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/stavZdrojeVr",schemaPath:"#/\
properties/stavZdrojeVr/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/stavZdrojeVr",schemaPath:"#/properties/stavZdrojeVr/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.stavZdrojeRes!==void 0){
let t=a.stavZdrojeRes,n=s,o=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+"/stavZdrojeRes",schemaPath:"#/pr\
operties/stavZdrojeRes/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/stavZdrojeRes",schemaPath:"#/properties/stavZdrojeRes/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:i+"/stavZdrojeRes",schemaPath:"#/properties/stavZdrojeRes/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.stavZdrojeRzp!==void 0){let t=a.stavZdrojeRzp,
n=s,o=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+"/stavZdrojeRzp",schemaPath:"#/properties/stavZdrojeRzp\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(
r),s++}if(l(t)<1){let r={instancePath:i+"/stavZdrojeRzp",schemaPath:"#/properties/stavZdrojeRzp/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/stavZdrojeRzp",schemaPath:"#/properties/stavZdrojeRzp/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.stavZdrojeNrpzs!==void 0){let t=a.stavZdrojeNrpzs,n=s,o=s;if(typeof t==
"string"){if(l(t)>64){let r={instancePath:i+"/stavZdrojeNrpzs",schemaPath:"#/properties/stavZdrojeNrpzs/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={
instancePath:i+"/stavZdrojeNrpzs",schemaPath:"#/properties/stavZdrojeNrpzs/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/stavZdrojeNr\
pzs",schemaPath:"#/properties/stavZdrojeNrpzs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),s++}var m=n===s}if(a.stavZdrojeRpsh!==void 0){let t=a.stavZdrojeRpsh,n=s,o=s;if(typeof t=="string"){
if(l(t)>64){let r={instancePath:i+"/stavZdrojeRpsh",schemaPath:"#/properties/stavZdrojeRpsh/maxLength",keyword:"maxLengt\
h",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+
"/stavZdrojeRpsh",schemaPath:"#/properties/stavZdrojeRpsh/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/stavZdrojeRpsh",schemaPath:"\
#/properties/stavZdrojeRpsh/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}var m=n===s}if(a.stavZdrojeRcns!==void 0){let t=a.stavZdrojeRcns,n=s,o=s;if(typeof t=="string"){if(l(t)>64){let r={
instancePath:i+"/stavZdrojeRcns",schemaPath:"#/properties/stavZdrojeRcns/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/stavZdr\
ojeRcns",schemaPath:"#/properties/stavZdrojeRcns/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/stavZdrojeRcns",schemaPath:"#/prope\
rties/stavZdrojeRcns/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
var m=n===s}if(a.stavZdrojeSzr!==void 0){let t=a.stavZdrojeSzr,n=s,o=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+
"/stavZdrojeSzr",schemaPath:"#/properties/stavZdrojeSzr/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/stavZdrojeSzr",schemaPath:"\
#/properties/stavZdrojeSzr/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/stavZdrojeSzr",schemaPath:"#/properties/stavZdrojeSzr/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.stavZdrojeDph!==
void 0){let t=a.stavZdrojeDph,n=s,o=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+"/stavZdrojeDph",schemaPath:"\
#/properties/stavZdrojeDph/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characte\
rs"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/stavZdrojeDph",schemaPath:"#/properties/stavZdrojeD\
ph/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),s++}}else{let r={instancePath:i+"/stavZdrojeDph",schemaPath:"#/properties/stavZdrojeDph/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.stavZdrojeSkDph!==void 0){let t=a.
stavZdrojeSkDph,n=s,o=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+"/stavZdrojeSkDph",schemaPath:"#/proper\
ties/stavZdrojeSkDph/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===
null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/stavZdrojeSkDph",schemaPath:"#/properties/stavZdrojeSkDph/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:i+"/stavZdrojeSkDph",schemaPath:"#/properties/stavZdrojeSkDph/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.stavZdrojeSd!==void 0){let t=a.stavZdrojeSd,
n=s,o=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+"/stavZdrojeSd",schemaPath:"#/properties/stavZdrojeSd/m\
axLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),
s++}if(l(t)<1){let r={instancePath:i+"/stavZdrojeSd",schemaPath:"#/properties/stavZdrojeSd/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/stavZdrojeSd",schemaPath:"#/properties/stavZdrojeSd/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.stavZdrojeIr!==void 0){let t=a.stavZdrojeIr,n=s,o=s;if(typeof t=="stri\
ng"){if(l(t)>64){let r={instancePath:i+"/stavZdrojeIr",schemaPath:"#/properties/stavZdrojeIr/maxLength",keyword:"maxLeng\
th",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+
"/stavZdrojeIr",schemaPath:"#/properties/stavZdrojeIr/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/stavZdrojeIr",schemaPath:"#/pr\
operties/stavZdrojeIr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
var m=n===s}if(a.stavZdrojeCeu!==void 0){let t=a.stavZdrojeCeu,n=s,o=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+
"/stavZdrojeCeu",schemaPath:"#/properties/stavZdrojeCeu/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/stavZdrojeCeu",schemaPath:"\
#/properties/stavZdrojeCeu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/stavZdrojeCeu",schemaPath:"#/properties/stavZdrojeCeu/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.stavZdrojeRs!==
void 0){let t=a.stavZdrojeRs,n=s,o=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+"/stavZdrojeRs",schemaPath:"\
#/properties/stavZdrojeRs/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 character\
s"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+"/stavZdrojeRs",schemaPath:"#/properties/stavZdrojeRs/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
s++}}else{let r={instancePath:i+"/stavZdrojeRs",schemaPath:"#/properties/stavZdrojeRs/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.stavZdrojeRed!==void 0){let t=a.stavZdrojeRed,
n=s,o=s;if(typeof t=="string"){if(l(t)>64){let r={instancePath:i+"/stavZdrojeRed",schemaPath:"#/properties/stavZdrojeRed\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(
r),s++}if(l(t)<1){let r={instancePath:i+"/stavZdrojeRed",schemaPath:"#/properties/stavZdrojeRed/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/stavZdrojeRed",schemaPath:"#/properties/stavZdrojeRed/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.stavZdrojeMonitor!==void 0){let t=a.stavZdrojeMonitor,n=s,o=s;if(typeof t==
"string"){if(l(t)>64){let r={instancePath:i+"/stavZdrojeMonitor",schemaPath:"#/properties/stavZdrojeMonitor/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={
instancePath:i+"/stavZdrojeMonitor",schemaPath:"#/properties/stavZdrojeMonitor/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/stavZdrojeMo\
nitor",schemaPath:"#/properties/stavZdrojeMonitor/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}var m=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return T.errors=e,s===0}function F(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,j=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.platnostOd!==void 0){let t=a.platnostOd,n=s,o=s;if(typeof t=="number"&&isFinite(t),typeof t==
"string"){if(!_.test(t)){let h={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[h]:e.push(h),s++}}else{let h={instancePath:i+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[h]:e.push(h),s++}var m=n===s}if(a.platnostDo!==void 0){let t=a.platnostDo,n=s,o=s;if(typeof t=="number"&&isFinite(
t),typeof t=="string"){if(!_.test(t)){let r={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.obchodniJmeno!==void 0){let t=a.obchodniJmeno,n=s,o=s;if(typeof t=="string"){
if(l(t)>2e3){let r={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),s++}if(l(t)<1){let r={instancePath:i+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/obchodniJmeno",schemaPath:"#\
/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
s++}var m=n===s}if(a.primarniZaznam!==void 0){let t=a.primarniZaznam,n=s;if(typeof t!="boolean"){let r={instancePath:i+"\
/primarniZaznam",schemaPath:"#/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[r]:e.push(r),s++}let o=s;var m=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return F.errors=e,s===0}function C(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,j=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.sidlo!==void 0){let t=a.sidlo,n=s;Z(t,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"\
sidlo",rootData:c})||(e=P(e,Z.errors),s=e.length);var m=n===s}if(a.primarniZaznam!==void 0){let t=a.primarniZaznam,n=s;if(typeof t!=
"boolean"){let r={instancePath:i+"/primarniZaznam",schemaPath:"#/properties/primarniZaznam/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}let o=s;var m=n===s}if(a.platnostOd!==void 0){let t=a.
platnostOd,n=s,o=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!_.test(t)){let r={instancePath:i+"/platnos\
tOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "dat\
e"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/platnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}if(a.platnostDo!==void 0){
let t=a.platnostDo,n=s,o=s;if(typeof t=="number"&&isFinite(t),typeof t=="string"){if(!_.test(t)){let r={instancePath:i+"\
/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match for\
mat "date"'};e===null?e=[r]:e.push(r),s++}}else{let r={instancePath:i+"/platnostDo",schemaPath:"#/properties/platnostDo/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}var m=n===s}}else{let t={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}return C.errors=e,s===0}function M(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,
s=0,j=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.obchodniJmeno!==void 0){let o=a.obchodniJmeno,h=s,r=s;if(Array.
isArray(o)){let O=!0,p=o.length;for(let u=0;u<p;u++){let b=o[u],v=s;F(b,{instancePath:i+"/obchodniJmeno/"+u,parentData:o,
parentDataProperty:u,rootData:c})||(e=P(e,F.errors),s=e.length);var m=v===s;m||(O=!1)}}else{let O={instancePath:i+"/obch\
odniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[O]:e.push(O),s++}var t=h===s}if(a.sidlo!==void 0){let o=a.sidlo,h=s,r=s;if(Array.isArray(o)){let p=!0,u=o.length;
for(let b=0;b<u;b++){let v=o[b],d=s;C(v,{instancePath:i+"/sidlo/"+b,parentData:o,parentDataProperty:b,rootData:c})||(e=P(
e,C.errors),s=e.length);var n=d===s;n||(p=!1)}}else{let p={instancePath:i+"/sidlo",schemaPath:"#/properties/sidlo/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}var t=h===s}if(a.pravniForma!==
void 0){let o=a.pravniForma,h=s,r=s;if(typeof o=="string"){if(l(o)>3){let p={instancePath:i+"/pravniForma",schemaPath:"#\
/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};
e===null?e=[p]:e.push(p),s++}if(l(o)<3){let p={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/minLen\
gth",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[p]:e.push(p),s++}
if(!x.test(o)){let p={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/pattern",keyword:"pattern",params:{
pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/\
pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),s++}var t=h===s}if(a.pravniFormaRos!==void 0){let o=a.pravniFormaRos,h=s,r=s;if(typeof o=="stri\
ng"){if(l(o)>3){let p={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/maxLength",keyword:"maxL\
ength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[p]:e.push(p),s++}if(l(o)<3){let p={instancePath:i+
"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/minLength",keyword:"minLength",params:{limit:3},message:"must \
NOT have fewer than 3 characters"};e===null?e=[p]:e.push(p),s++}if(!x.test(o)){let p={instancePath:i+"/pravniFormaRos",schemaPath:"\
#/properties/pravniFormaRos/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var t=h===s}if(a.spisovaZnacka!==
void 0){let o=a.spisovaZnacka,h=s,r=s;if(typeof o=="string"){if(l(o)>32){let p={instancePath:i+"/spisovaZnacka",schemaPath:"\
#/properties/spisovaZnacka/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characte\
rs"};e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/spisovaZnacka",schemaPath:"#/properties/spisovaZnacka/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var t=h===s}if(a.datovyZdroj!==
void 0){let o=a.datovyZdroj,h=s,r=s;if(typeof o=="string"){if(l(o)>30){let p={instancePath:i+"/datovyZdroj",schemaPath:"\
#/properties/datovyZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};
e===null?e=[p]:e.push(p),s++}}else{let p={instancePath:i+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}var t=h===s}}else{let o={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}return M.
errors=e,s===0}var re=new RegExp("^(ARES_)?\\d{8}$","u");function z(a,{instancePath:i="",parentData:f,parentDataProperty:y,
rootData:c=a}={}){let e=null,s=0,j=s;D(a,{instancePath:i,parentData:f,parentDataProperty:y,rootData:c})||(e=P(e,D.errors),
s=e.length);var O=j===s;let m=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.icoId!==void 0){let p=a.icoId,u=s,
b=s;if(typeof p=="string"){if(l(p)>32){let v={instancePath:i+"/icoId",schemaPath:"#/allOf/1/properties/icoId/maxLength",
keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[v]:e.push(v),s++}if(!re.
test(p)){let v={instancePath:i+"/icoId",schemaPath:"#/allOf/1/properties/icoId/pattern",keyword:"pattern",params:{pattern:"\
^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[v]:e.push(v),s++}}else{let v={instancePath:i+
"/icoId",schemaPath:"#/allOf/1/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[v]:e.push(v),s++}var n=u===s}if(a.adresaDorucovaci!==void 0){let p=a.adresaDorucovaci,u=s;S(p,{instancePath:i+"/\
adresaDorucovaci",parentData:a,parentDataProperty:"adresaDorucovaci",rootData:c})||(e=P(e,S.errors),s=e.length);var n=u===
s}if(a.czNace2008!==void 0){let p=a.czNace2008,u=s,b=s;if(Array.isArray(p)){let d=!0,L=p.length;for(let g=0;g<L;g++){let w=p[g],
N=s,B=s;if(typeof w=="string"){if(l(w)>5){let k={instancePath:i+"/czNace2008/"+g,schemaPath:"#/allOf/1/properties/czNace\
2008/items/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[k]:
e.push(k),s++}if(l(w)<1){let k={instancePath:i+"/czNace2008/"+g,schemaPath:"#/allOf/1/properties/czNace2008/items/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[k]:e.push(k),s++}}else{
let k={instancePath:i+"/czNace2008/"+g,schemaPath:"#/allOf/1/properties/czNace2008/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[k]:e.push(k),s++}var o=N===s;o||(d=!1)}}else{let d={instancePath:i+"/czNa\
ce2008",schemaPath:"#/allOf/1/properties/czNace2008/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[d]:e.push(d),s++}var n=u===s}if(a.seznamRegistraci!==void 0){let p=a.seznamRegistraci,u=s;T(p,{instancePath:i+
"/seznamRegistraci",parentData:a,parentDataProperty:"seznamRegistraci",rootData:c})||(e=P(e,T.errors),s=e.length);var n=u===
s}if(a.primarniZdroj!==void 0){let p=a.primarniZdroj,u=s,b=s;if(typeof p=="string"){if(l(p)>30){let d={instancePath:i+"/\
primarniZdroj",schemaPath:"#/allOf/1/properties/primarniZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"\
must NOT have more than 30 characters"};e===null?e=[d]:e.push(d),s++}}else{let d={instancePath:i+"/primarniZdroj",schemaPath:"\
#/allOf/1/properties/primarniZdroj/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:
e.push(d),s++}var n=u===s}if(a.dalsiUdaje!==void 0){let p=a.dalsiUdaje,u=s,b=s;if(Array.isArray(p)){let d=!0,L=p.length;
for(let g=0;g<L;g++){let w=p[g],N=s;M(w,{instancePath:i+"/dalsiUdaje/"+g,parentData:p,parentDataProperty:g,rootData:c})||
(e=P(e,M.errors),s=e.length);var h=N===s;h||(d=!1)}}else{let d={instancePath:i+"/dalsiUdaje",schemaPath:"#/allOf/1/prope\
rties/dalsiUdaje/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}var n=u===
s}if(a.czNace!==void 0){let p=a.czNace,u=s,b=s;if(Array.isArray(p)){let d=!0,L=p.length;for(let g=0;g<L;g++){let w=p[g],
N=s,B=s;if(typeof w=="string"){if(l(w)>5){let k={instancePath:i+"/czNace/"+g,schemaPath:"#/allOf/1/properties/czNace/ite\
ms/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[k]:e.push(
k),s++}if(l(w)<1){let k={instancePath:i+"/czNace/"+g,schemaPath:"#/allOf/1/properties/czNace/items/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[k]:e.push(k),s++}}else{let k={instancePath:i+
"/czNace/"+g,schemaPath:"#/allOf/1/properties/czNace/items/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[k]:e.push(k),s++}var r=N===s;r||(d=!1)}}else{let d={instancePath:i+"/czNace",schemaPath:"#/allOf/1/\
properties/czNace/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),s++}var n=u===
s}if(a.subRegistrSzr!==void 0){let p=a.subRegistrSzr,u=s;if(typeof p!="string"){let d={instancePath:i+"/subRegistrSzr",schemaPath:"\
#/allOf/1/properties/subRegistrSzr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:
e.push(d),s++}let b=s;var n=u===s}if(a.dicSkDph!==void 0){let p=a.dicSkDph,u=s;if(typeof p!="string"){let d={instancePath:i+
"/dicSkDph",schemaPath:"#/allOf/1/properties/dicSkDph/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[d]:e.push(d),s++}let b=s;var n=u===s}}else{let p={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}var O=m===s;return z.errors=e,s===0}var te=V;var J={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function E(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,
s=0;if(typeof a!="string"){let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),s++}let j=s,m=J.enum;if(!(a==="OBECNA_CHYBA"||a==="CHYBA_VSTUPU"||a==="NENALEZENO"||
a==="NENI_IMPLEMENTOVANO"||a==="NEPRIHLASENY_UZIVATEL"||a==="NENI_OPRAVNENI")){let t={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:J.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}return E.errors=e,s===0}function V(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,
s=0,j=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kod!==void 0){let t=a.kod,n=s;E(t,{instancePath:i+"/kod",parentData:a,
parentDataProperty:"kod",rootData:c})||(e=P(e,E.errors),s=e.length);var m=n===s}if(a.popis!==void 0){let t=a.popis,n=s;if(typeof t!=
"string"){let r={instancePath:i+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}let o=s;var m=n===s}if(a.subKod!==void 0){let t=a.subKod,n=s;if(typeof t!=
"string"){let r={instancePath:i+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}let o=s;var m=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return V.errors=e,s===0}var ae=K;function $(a,{instancePath:i="",parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,j=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let t=a.pocetCelkem,n=s;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let h={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[h]:e.push(h),s++}let o=s;if(typeof t=="number"&&isFinite(t)){if(t>2147483647||
isNaN(t)){let h={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[h]:e.push(h),s++}if(t<0||isNaN(t)){let h={instancePath:i+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[h]:e.push(h),s++}}var m=n===s}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return $.errors=e,s===0}function K(a,{instancePath:i="",
parentData:f,parentDataProperty:y,rootData:c=a}={}){let e=null,s=0,j=s;$(a,{instancePath:i,parentData:f,parentDataProperty:y,
rootData:c})||(e=P(e,$.errors),s=e.length);var h=j===s;let m=s,t=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.ekonomickeSubjekty!==
void 0){let r=a.ekonomickeSubjekty,O=s,p=s;if(Array.isArray(r)){let u=!0,b=r.length;for(let v=0;v<b;v++){let d=r[v],L=s;
z(d,{instancePath:i+"/ekonomickeSubjekty/"+v,parentData:r,parentDataProperty:v,rootData:c})||(e=P(e,z.errors),s=e.length);
var n=L===s;n||(u=!1)}}else{let u={instancePath:i+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubje\
kty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var o=O===s}}else{let r={
instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),s++}var h=m===s;return K.errors=e,s===0}function P(a,i){if(a===null)return i;for(let f of i)a.push(f);return a}return X(ie);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjekt: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektySeznam: Validate;
} = {
  EkonomickySubjekt: code.EkonomickySubjekt,
  Chyba: code.Chyba,
  EkonomickeSubjektySeznam: code.EkonomickeSubjektySeznam,
};
