// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var A=Object.defineProperty;var H=Object.getOwnPropertyDescriptor;var Y=Object.getOwnPropertyNames;var q=Object.prototype.hasOwnProperty;var G=(a,i)=>()=>{try{return i||a((i={exports:{}}).exports,i),i.exports}catch(f){throw i=0,f}},Q=(a,i)=>{for(var f in i)
A(a,f,{get:i[f],enumerable:!0})},W=(a,i,f,d)=>{if(i&&typeof i=="object"||typeof i=="function")for(let h of Y(i))!q.call(
a,h)&&h!==f&&A(a,h,{get:()=>i[h],enumerable:!(d=H(i,h))||d.enumerable});return a};var X=a=>W(A({},"__esModule",{value:!0}),a);var R=G(j=>{"use strict";Object.defineProperty(j,"__esModule",{value:!0});function M(a){let i=a.length,f=0,d=0,h;for(;d<
i;)f++,h=a.charCodeAt(d++),h>=55296&&h<=56319&&d<i&&(h=a.charCodeAt(d),(h&64512)===56320&&d++);return f}j.default=M;M.code=
'require("ajv/dist/runtime/ucs2length").default'});var ae={};Q(ae,{Chyba:()=>te,EkonomickeSubjektyRsSeznam:()=>re,EkonomickySubjektRs:()=>ee});var ee=N;var p=R().default,V=new RegExp("^(ARES_)?\\d{8}$","u");var se=new RegExp("^\\d{8}$","u"),z=new RegExp("^\\d{3}$","u");function _(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kodStatu!==void 0){let r=a.kodStatu,n=s;if(typeof r!="string"){let l={instancePath:i+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),s++}let m=s;var o=n===s}if(a.nazevStatu!==void 0){let r=a.nazevStatu,n=s,m=s;if(typeof r=="string"){if(p(
r)>32){let t={instancePath:i+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}var o=n===s}if(a.kodKraje!==void 0){let r=a.kodKraje,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:i+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:i+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}
var o=n===s}if(a.nazevKraje!==void 0){let r=a.nazevKraje,n=s,m=s;if(typeof r=="string"){if(p(r)>32){let t={instancePath:i+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===
s}if(a.kodOkresu!==void 0){let r=a.kodOkresu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>9999||isNaN(r)){let t={instancePath:i+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
s++}}var o=n===s}if(a.nazevOkresu!==void 0){let r=a.nazevOkresu,n=s,m=s;if(typeof r=="string"){if(p(r)>32){let t={instancePath:i+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===
s}if(a.kodObce!==void 0){let r=a.kodObce,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:i+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var o=n===
s}if(a.nazevObce!==void 0){let r=a.nazevObce,n=s,m=s;if(typeof r=="string"){if(p(r)>48){let t={instancePath:i+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.kodSpravnihoObvodu!==
void 0){let r=a.kodSpravnihoObvodu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[t]:e.push(t),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:i+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),s++}}var o=n===s}if(a.nazevSpravnihoObvodu!==void 0){let r=a.nazevSpravnihoObvodu,n=s,m=s;if(typeof r==
"string"){if(p(r)>32){let t={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.kodMestskehoObvodu!==void 0){let r=a.
kodMestskehoObvodu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:i+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),s++}}var o=n===s}if(a.nazevMestskehoObvodu!==void 0){let r=a.nazevMestskehoObvodu,n=s,m=s;if(typeof r==
"string"){if(p(r)>32){let t={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.kodMestskeCastiObvodu!==void 0){let r=a.
kodMestskeCastiObvodu,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[t]:e.push(t),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:i+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var o=n===s}if(a.kodUlice!==void 0){let r=a.kodUlice,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let m=s;if(typeof r=="number"&&isFinite(
r)){if(r>9999999||isNaN(r)){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={
instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var o=n===s}if(a.nazevMestskeCastiObvodu!==void 0){let r=a.nazevMestskeCastiObvodu,
n=s,m=s;if(typeof r=="string"){if(p(r)>48){let t={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}
if(a.nazevUlice!==void 0){let r=a.nazevUlice,n=s,m=s;if(typeof r=="string"){if(p(r)>48){let t={instancePath:i+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.
cisloDomovni!==void 0){let r=a.cisloDomovni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[t]:e.push(t),s++}let m=s;if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){let t={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.doplnekAdresy!==void 0){let r=a.doplnekAdresy,n=s,m=s;if(typeof r==
"string"){if(p(r)>1500){let t={instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={
instancePath:i+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.kodCastiObce!==void 0){let r=a.kodCastiObce,n=s;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let m=s;if(typeof r==
"number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),
s++}if(r<0||isNaN(r)){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var o=n===s}if(a.cisloOrientacni!==
void 0){let r=a.cisloOrientacni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[t]:e.push(t),s++}let m=s;if(typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))){let t={instancePath:i+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.cisloOrientacniPismeno!==void 0){let r=a.cisloOrientacniPismeno,
n=s,m=s;if(typeof r=="string"){if(p(r)>1){let t={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.nazevCastiObce!==
void 0){let r=a.nazevCastiObce,n=s,m=s;if(typeof r=="string"){if(p(r)>48){let t={instancePath:i+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.kodAdresnihoMista!==
void 0){let r=a.kodAdresnihoMista,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[t]:e.push(t),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>999999999||isNaN(r)){let t={
instancePath:i+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){let t={instancePath:i+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}var o=n===s}if(a.psc!==void 0){let r=a.psc,n=s;if(!(typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:i+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}let m=s;var o=n===s}if(a.textovaAdresa!==void 0){
let r=a.textovaAdresa,n=s,m=s;if(typeof r=="string"){if(p(r)>1500){let t={instancePath:i+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.cisloDoAdresy!==
void 0){let r=a.cisloDoAdresy,n=s,m=s;if(typeof r=="string"){if(p(r)>255){let t={instancePath:i+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.standardizaceAdresy!==
void 0){let r=a.standardizaceAdresy,n=s;if(typeof r!="boolean"){let t={instancePath:i+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:
e.push(t),s++}let m=s;var o=n===s}if(a.pscTxt!==void 0){let r=a.pscTxt,n=s,m=s;if(typeof r=="string"){if(p(r)>255){let t={
instancePath:i+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===
s}if(a.typCisloDomovni!==void 0){let r=a.typCisloDomovni,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),s++}let m=s;if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){
let t={instancePath:i+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[t]:e.push(t),s++}var o=n===s}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return _.errors=e,s===
0}var O=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function S(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let r=a.ico,n=s,m=s;if(typeof r=="string"){if(p(r)>8){let l={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[l]:e.push(l),s++}if(p(r)<8){let l={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[l]:e.push(l),s++}if(!se.
test(r)){let l={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var o=n===
s}if(a.obchodniJmeno!==void 0){let r=a.obchodniJmeno,n=s,m=s;if(typeof r=="string"){if(p(r)>2e3){let t={instancePath:i+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(p(r)<1){let t={instancePath:i+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.sidlo!==
void 0){let r=a.sidlo,n=s;_(r,{instancePath:i+"/sidlo",parentData:a,parentDataProperty:"sidlo",rootData:h})||(e=P(e,_.errors),
s=e.length);var o=n===s}if(a.pravniForma!==void 0){let r=a.pravniForma,n=s,m=s;if(typeof r=="string"){if(p(r)>3){let t={
instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),s++}if(p(r)<3){let t={instancePath:i+"/pravniForma",schemaPath:"\
#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[t]:e.push(t),s++}if(!z.test(r)){let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/pa\
ttern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),s++}}else{
let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.pravniFormaRos!==void 0){let r=a.pravniFormaRos,n=s,m=s;if(typeof r==
"string"){if(p(r)>3){let t={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/maxLength",keyword:"\
maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),s++}if(p(r)<3){let t={
instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),s++}if(!z.test(r)){let t={instancePath:i+"/pra\
vniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'mus\
t match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/pravniFormaRos",schemaPath:"#/pr\
operties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
var o=n===s}if(a.financniUrad!==void 0){let r=a.financniUrad,n=s,m=s;if(typeof r=="string"){if(p(r)>3){let t={instancePath:i+
"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT \
have more than 3 characters"};e===null?e=[t]:e.push(t),s++}if(p(r)<3){let t={instancePath:i+"/financniUrad",schemaPath:"\
#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[t]:e.push(t),s++}if(!z.test(r)){let t={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/\
pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.datumVzniku!==void 0){let r=a.datumVzniku,
n=s,m=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!O.test(r)){let t={instancePath:i+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.datumZaniku!==void 0){let r=a.datumZaniku,
n=s,m=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!O.test(r)){let t={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.datumAktualizace!==void 0){let r=a.
datumAktualizace,n=s,m=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!O.test(r)){let t={instancePath:i+"/d\
atumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must\
 match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumAktualizace",schemaPath:"#/proper\
ties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
var o=n===s}if(a.dic!==void 0){let r=a.dic,n=s;if(typeof r!="string"){let t={instancePath:i+"/dic",schemaPath:"#/propert\
ies/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}let m=s;var o=n===
s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return S.errors=e,s===0}function L(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.telefon!==void 0){let n=a.telefon,m=s,l=s;if(typeof n=="string"){if(p(n)>25){let t={instancePath:i+
"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit:25},message:"must NOT have more\
 than 25 characters"};e===null?e=[t]:e.push(t),s++}if(p(n)<1){let t={instancePath:i+"/telefon",schemaPath:"#/properties/\
telefon/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),s++}}else{let t={instancePath:i+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=m===s}if(a.fax!==void 0){let n=a.fax,m=s,l=s;if(typeof n==
"string"){if(p(n)>25){let c={instancePath:i+"/fax",schemaPath:"#/properties/fax/maxLength",keyword:"maxLength",params:{limit:25},
message:"must NOT have more than 25 characters"};e===null?e=[c]:e.push(c),s++}if(p(n)<1){let c={instancePath:i+"/fax",schemaPath:"\
#/properties/fax/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[c]:e.push(c),s++}}else{let c={instancePath:i+"/fax",schemaPath:"#/properties/fax/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[c]:e.push(c),s++}var o=m===s}if(a.email!==void 0){let n=a.email,m=s,l=s;if(Array.
isArray(n)){let c=!0,g=n.length;for(let y=0;y<g;y++){let u=n[y],v=s,w=s;if(typeof u=="string"){if(p(u)>50){let k={instancePath:i+
"/email/"+y,schemaPath:"#/properties/email/items/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have\
 more than 50 characters"};e===null?e=[k]:e.push(k),s++}if(p(u)<1){let k={instancePath:i+"/email/"+y,schemaPath:"#/prope\
rties/email/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[k]:e.push(k),s++}}else{let k={instancePath:i+"/email/"+y,schemaPath:"#/properties/email/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),s++}var r=v===s;r||(c=!1)}}else{let c={instancePath:i+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
c]:e.push(c),s++}var o=m===s}if(a.www!==void 0){let n=a.www,m=s,l=s;if(typeof n=="string"){if(p(n)>255){let c={instancePath:i+
"/www",schemaPath:"#/properties/www/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 2\
55 characters"};e===null?e=[c]:e.push(c),s++}if(p(n)<1){let c={instancePath:i+"/www",schemaPath:"#/properties/www/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}}else{
let c={instancePath:i+"/www",schemaPath:"#/properties/www/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[c]:e.push(c),s++}var o=m===s}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return L.errors=e,s===0}function Z(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.kontakty!==void 0){let r=a.kontakty,n=s;L(r,{instancePath:i+"/kontakty",parentData:a,parentDataProperty:"\
kontakty",rootData:h})||(e=P(e,L.errors),s=e.length);var o=n===s}if(a.izo!==void 0){let r=a.izo,n=s,m=s;if(typeof r=="st\
ring"){if(p(r)>9){let t={instancePath:i+"/izo",schemaPath:"#/properties/izo/maxLength",keyword:"maxLength",params:{limit:9},
message:"must NOT have more than 9 characters"};e===null?e=[t]:e.push(t),s++}if(p(r)<1){let t={instancePath:i+"/izo",schemaPath:"\
#/properties/izo/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/izo",schemaPath:"#/properties/izo/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.obchodniJmeno!==void 0){let r=a.obchodniJmeno,
n=s,m=s;if(typeof r=="string"){if(p(r)>2e3){let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmen\
o/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.
push(t),s++}if(p(r)<1){let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.obchodniJmenoZkracene!==void 0){let r=a.obchodniJmenoZkracene,n=s,m=s;
if(typeof r=="string"){if(p(r)>40){let t={instancePath:i+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmeno\
Zkracene/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[t]:
e.push(t),s++}if(p(r)<1){let t={instancePath:i+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.typSkoly!==void 0){let r=a.
typSkoly,n=s,m=s;if(typeof r=="string"){if(p(r)>64){let t={instancePath:i+"/typSkoly",schemaPath:"#/properties/typSkoly/\
maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(
t),s++}if(p(r)<1){let t={instancePath:i+"/typSkoly",schemaPath:"#/properties/typSkoly/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/typ\
Skoly",schemaPath:"#/properties/typSkoly/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}var o=n===s}if(a.adresa!==void 0){let r=a.adresa,n=s;_(r,{instancePath:i+"/adresa",parentData:a,parentDataProperty:"\
adresa",rootData:h})||(e=P(e,_.errors),s=e.length);var o=n===s}if(a.datumVzniku!==void 0){let r=a.datumVzniku,n=s,m=s;if(typeof r==
"number"&&isFinite(r),typeof r=="string"){if(!O.test(r)){let t={instancePath:i+"/datumVzniku",schemaPath:"#/properties/d\
atumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.datumZaniku!==void 0){let r=a.datumZaniku,
n=s,m=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!O.test(r)){let t={instancePath:i+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}}else{let r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===
0}function T(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;S(a,{instancePath:i,
parentData:f,parentDataProperty:d,rootData:h})||(e=P(e,S.errors),s=e.length);var l=b===s;let o=s,r=s;if(a&&typeof a=="ob\
ject"&&!Array.isArray(a)){if(a.redizo!==void 0){let t=a.redizo,c=s,g=s;if(typeof t=="string"){if(p(t)>9){let y={instancePath:i+
"/redizo",schemaPath:"#/allOf/1/properties/redizo/maxLength",keyword:"maxLength",params:{limit:9},message:"must NOT have\
 more than 9 characters"};e===null?e=[y]:e.push(y),s++}if(p(t)<1){let y={instancePath:i+"/redizo",schemaPath:"#/allOf/1/\
properties/redizo/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[y]:e.push(y),s++}}else{let y={instancePath:i+"/redizo",schemaPath:"#/allOf/1/properties/redizo/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}var n=c===s}if(a.obchodniJmenoZkracene!==void 0){let t=a.
obchodniJmenoZkracene,c=s,g=s;if(typeof t=="string"){if(p(t)>40){let u={instancePath:i+"/obchodniJmenoZkracene",schemaPath:"\
#/allOf/1/properties/obchodniJmenoZkracene/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more \
than 40 characters"};e===null?e=[u]:e.push(u),s++}if(p(t)<1){let u={instancePath:i+"/obchodniJmenoZkracene",schemaPath:"\
#/allOf/1/properties/obchodniJmenoZkracene/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[u]:e.push(u),s++}}else{let u={instancePath:i+"/obchodniJmenoZkracene",schemaPath:"#/allO\
f/1/properties/obchodniJmenoZkracene/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:
e.push(u),s++}var n=c===s}if(a.kontakty!==void 0){let t=a.kontakty,c=s;L(t,{instancePath:i+"/kontakty",parentData:a,parentDataProperty:"\
kontakty",rootData:h})||(e=P(e,L.errors),s=e.length);var n=c===s}if(a.primarniZaznam!==void 0){let t=a.primarniZaznam,c=s;
if(typeof t!="boolean"){let u={instancePath:i+"/primarniZaznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[u]:e.push(u),s++}let g=s;var n=c===s}if(a.skolyAZarizeni!==
void 0){let t=a.skolyAZarizeni,c=s,g=s;if(Array.isArray(t)){let u=!0,v=t.length;for(let w=0;w<v;w++){let k=t[w],x=s;Z(k,
{instancePath:i+"/skolyAZarizeni/"+w,parentData:t,parentDataProperty:w,rootData:h})||(e=P(e,Z.errors),s=e.length);var m=x===
s;m||(u=!1)}}else{let u={instancePath:i+"/skolyAZarizeni",schemaPath:"#/allOf/1/properties/skolyAZarizeni/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var n=c===s}if(a.typSubjektu!==void 0){
let t=a.typSubjektu,c=s,g=s;if(typeof t=="string"){if(p(t)>64){let u={instancePath:i+"/typSubjektu",schemaPath:"#/allOf/\
1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[u]:e.push(u),s++}if(p(t)<1){let u={instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjekt\
u/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(
u),s++}}else{let u={instancePath:i+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}var n=c===s}}else{let t={instancePath:i,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}var l=o===s;
return T.errors=e,s===0}function F(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.ico!==void 0){let r=a.ico,n=s,m=s;if(typeof r=="string"){if(p(r)>32){let l={instancePath:i+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32\
 characters"};e===null?e=[l]:e.push(l),s++}if(!V.test(r)){let l={instancePath:i+"/ico",schemaPath:"#/properties/ico/patt\
ern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[
l]:e.push(l),s++}}else{let l={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var o=n===s}if(a.obchodniJmeno!==void 0){let r=a.obchodniJmeno,
n=s,m=s;if(typeof r=="string"){if(p(r)>2e3){let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmen\
o/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.
push(t),s++}if(p(r)<1){let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.obchodniJmenoZkracene!==void 0){let r=a.obchodniJmenoZkracene,n=s,m=s;
if(typeof r=="string"){if(p(r)>40){let t={instancePath:i+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmeno\
Zkracene/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[t]:
e.push(t),s++}if(p(r)<1){let t={instancePath:i+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
s++}}else{let t={instancePath:i+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.typAngazma!==void 0){
let r=a.typAngazma,n=s,m=s;if(typeof r=="string"){if(p(r)>64){let t={instancePath:i+"/typAngazma",schemaPath:"#/properti\
es/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?
e=[t]:e.push(t),s++}if(p(r)<1){let t={instancePath:i+"/typAngazma",schemaPath:"#/properties/typAngazma/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/typAngazma",schemaPath:"#/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.adresa!==void 0){let r=a.adresa,n=s;_(r,{instancePath:i+"/adresa",parentData:a,
parentDataProperty:"adresa",rootData:h})||(e=P(e,_.errors),s=e.length);var o=n===s}if(a.pravniForma!==void 0){let r=a.pravniForma,
n=s,m=s;if(typeof r=="string"){if(p(r)>3){let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/maxL\
ength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),s++}
if(p(r)<3){let t={instancePath:i+"/pravniForma",schemaPath:"#/properties/pravniForma/minLength",keyword:"minLength",params:{
limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),s++}if(!z.test(r)){let t={instancePath:i+
"/pravniForma",schemaPath:"#/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must\
 match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/pravniForma",schemaPath:"#/proper\
ties/pravniForma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===
s}if(a.datumVzniku!==void 0){let r=a.datumVzniku,n=s,m=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!O.test(
r)){let t={instancePath:i+"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"format",params:{format:"d\
ate"},message:'must match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}var o=n===s}if(a.datumZaniku!==void 0){let r=a.datumZaniku,n=s,m=s;if(typeof r=="number"&&isFinite(r),typeof r=="str\
ing"){if(!O.test(r)){let t={instancePath:i+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/da\
tumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}var o=n===s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),s++}return F.errors=e,s===0}function J(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.jmeno!==void 0){let r=a.jmeno,n=s,m=s;if(typeof r=="string"){if(p(r)>100){let l={instancePath:i+
"/jmeno",schemaPath:"#/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[l]:e.push(l),s++}}else{let l={instancePath:i+"/jmeno",schemaPath:"#/properties/jmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}var o=n===s}if(a.prijmeni!==
void 0){let r=a.prijmeni,n=s,m=s;if(typeof r=="string"){if(p(r)>100){let t={instancePath:i+"/prijmeni",schemaPath:"#/pro\
perties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/prijmeni",schemaPath:"#/properties/prijmeni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.titulPredJmenem!==void 0){
let r=a.titulPredJmenem,n=s,m=s;if(typeof r=="string"){if(p(r)>32){let t={instancePath:i+"/titulPredJmenem",schemaPath:"\
#/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charac\
ters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/titulPredJmenem",schemaPath:"#/properties/titulPredJme\
nem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===s}if(a.
titulZaJmenem!==void 0){let r=a.titulZaJmenem,n=s,m=s;if(typeof r=="string"){if(p(r)>32){let t={instancePath:i+"/titulZa\
Jmenem",schemaPath:"#/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters"};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/titulZaJmenem",schemaPath:"#/propert\
ies/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}var o=n===
s}if(a.datumNarozeni!==void 0){let r=a.datumNarozeni,n=s,m=s;if(typeof r=="number"&&isFinite(r),typeof r=="string"){if(!O.
test(r)){let t={instancePath:i+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+"/datumNaroz\
eni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}var o=n===s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return J.errors=e,s===0}function D(a,{instancePath:i="",parentData:f,parentDataProperty:d,
rootData:h=a}={}){let e=null,s=0,b=s;J(a,{instancePath:i,parentData:f,parentDataProperty:d,rootData:h})||(e=P(e,J.errors),
s=e.length);var m=b===s;let o=s,r=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.typAngazma!==void 0){let l=a.typAngazma,
t=s,c=s;if(typeof l=="string"){if(p(l)>64){let g={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngaz\
ma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[g]:e.push(
g),s++}if(p(l)<1){let g={instancePath:i+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),s++}}else{let g={instancePath:i+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[g]:e.push(g),s++}var n=t===s}}else{let l={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),s++}var m=o===s;return D.errors=e,s===0}function C(a,{
instancePath:i="",parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;T(a,{instancePath:i,parentData:f,
parentDataProperty:d,rootData:h})||(e=P(e,T.errors),s=e.length);var t=b===s;let o=s,r=s;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.angazovanySubjekt!==void 0){let c=a.angazovanySubjekt,g=s,y=s;if(Array.isArray(c)){let u=!0,v=c.length;
for(let w=0;w<v;w++){let k=c[w],x=s;F(k,{instancePath:i+"/angazovanySubjekt/"+w,parentData:c,parentDataProperty:w,rootData:h})||
(e=P(e,F.errors),s=e.length);var n=x===s;n||(u=!1)}}else{let u={instancePath:i+"/angazovanySubjekt",schemaPath:"#/allOf/\
1/properties/angazovanySubjekt/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(
u),s++}var m=g===s}if(a.angazovanaOsoba!==void 0){let c=a.angazovanaOsoba,g=s,y=s;if(Array.isArray(c)){let v=!0,w=c.length;
for(let k=0;k<w;k++){let x=c[k],B=s;D(x,{instancePath:i+"/angazovanaOsoba/"+k,parentData:c,parentDataProperty:k,rootData:h})||
(e=P(e,D.errors),s=e.length);var l=B===s;l||(v=!1)}}else{let v={instancePath:i+"/angazovanaOsoba",schemaPath:"#/allOf/1/\
properties/angazovanaOsoba/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[v]:e.push(v),
s++}var m=g===s}}else{let c={instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[c]:e.push(c),s++}var t=o===s;return C.errors=e,s===0}function N(a,{instancePath:i="",parentData:f,
parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.icoId!==void 0){
let n=a.icoId,m=s,l=s;if(typeof n=="string"){if(p(n)>32){let t={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/m\
axLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),
s++}if(!V.test(n)){let t={instancePath:i+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"\
^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[t]:e.push(t),s++}}else{let t={instancePath:i+
"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),s++}var o=m===s}if(a.zaznamy!==void 0){let n=a.zaznamy,m=s,l=s;if(Array.isArray(n)){let c=!0,g=n.length;for(let y=0;y<
g;y++){let u=n[y],v=s;C(u,{instancePath:i+"/zaznamy/"+y,parentData:n,parentDataProperty:y,rootData:h})||(e=P(e,C.errors),
s=e.length);var r=v===s;r||(c=!1)}}else{let c={instancePath:i+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var o=m===s}}else{let n={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return N.
errors=e,s===0}var te=K;var U={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function E(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,
s=0;if(typeof a!="string"){let r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[r]:e.push(r),s++}let b=s,o=U.enum;if(!(a==="OBECNA_CHYBA"||a==="CHYBA_VSTUPU"||a==="NENALEZENO"||
a==="NENI_IMPLEMENTOVANO"||a==="NEPRIHLASENY_UZIVATEL"||a==="NENI_OPRAVNENI")){let r={instancePath:i,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:U.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(
r),s++}return E.errors=e,s===0}function K(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,
s=0,b=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.kod!==void 0){let r=a.kod,n=s;E(r,{instancePath:i+"/kod",parentData:a,
parentDataProperty:"kod",rootData:h})||(e=P(e,E.errors),s=e.length);var o=n===s}if(a.popis!==void 0){let r=a.popis,n=s;if(typeof r!=
"string"){let t={instancePath:i+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}let m=s;var o=n===s}if(a.subKod!==void 0){let r=a.subKod,n=s;if(typeof r!=
"string"){let t={instancePath:i+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}let m=s;var o=n===s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}var re=I;function $(a,{instancePath:i="",parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;if(a&&typeof a=="\
object"&&!Array.isArray(a)){if(a.pocetCelkem!==void 0){let r=a.pocetCelkem,n=s;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let l={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[l]:e.push(l),s++}let m=s;if(typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r)){let l={instancePath:i+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[l]:e.push(l),s++}if(r<0||isNaN(r)){let l={instancePath:i+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[l]:e.push(l),s++}}var o=n===s}}else{let r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return $.errors=e,s===0}function I(a,{instancePath:i="",
parentData:f,parentDataProperty:d,rootData:h=a}={}){let e=null,s=0,b=s;$(a,{instancePath:i,parentData:f,parentDataProperty:d,
rootData:h})||(e=P(e,$.errors),s=e.length);var l=b===s;let o=s,r=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.ekonomickeSubjekty!==
void 0){let t=a.ekonomickeSubjekty,c=s,g=s;if(Array.isArray(t)){let y=!0,u=t.length;for(let v=0;v<u;v++){let w=t[v],k=s;
N(w,{instancePath:i+"/ekonomickeSubjekty/"+v,parentData:t,parentDataProperty:v,rootData:h})||(e=P(e,N.errors),s=e.length);
var n=k===s;n||(y=!1)}}else{let y={instancePath:i+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubje\
kty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),s++}var m=c===s}}else{let t={
instancePath:i,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),s++}var l=o===s;return I.errors=e,s===0}function P(a,i){if(a===null)return i;for(let f of i)a.push(f);return a}return X(ae);})();

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
