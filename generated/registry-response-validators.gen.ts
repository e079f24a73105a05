// Generated from spec/registry.openapi.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var $t=Object.defineProperty;var ss=Object.getOwnPropertyDescriptor;var as=Object.getOwnPropertyNames;var ns=Object.prototype.hasOwnProperty;var is=(t,a)=>()=>{try{return a||t((a={exports:{}}).exports,a),a.exports}catch(k){throw a=0,k}},os=(t,a)=>{for(var k in a)
$t(t,k,{get:a[k],enumerable:!0})},ps=(t,a,k,b)=>{if(a&&typeof a=="object"||typeof a=="function")for(let h of as(a))!ns.call(
t,h)&&h!==k&&$t(t,h,{get:()=>a[h],enumerable:!(b=ss(a,h))||b.enumerable});return t};var ls=t=>ps($t({},"__esModule",{value:!0}),t);var Ft=is(Rt=>{"use strict";Object.defineProperty(Rt,"__esModule",{value:!0});function Tt(t){let a=t.length,k=0,b=0,h;for(;b<
a;)k++,h=t.charCodeAt(b++),h>=55296&&h<=56319&&b<a&&(h=t.charCodeAt(b),(h&64512)===56320&&b++);return k}Rt.default=Tt;Tt.
code='require("ajv/dist/runtime/ucs2length").default'});var Es={};os(Es,{Chyba:()=>cs,CiselnikyNazevnikSeznam:()=>Rs,EkonomickeSubjektyCeuSeznam:()=>$s,EkonomickeSubjektyNrpzsSeznam:()=>Ps,
EkonomickeSubjektyRcnsSeznam:()=>ws,EkonomickeSubjektyResSeznam:()=>gs,EkonomickeSubjektyRosSeznam:()=>Zs,EkonomickeSubjektyRpshSeznam:()=>_s,
EkonomickeSubjektyRsSeznam:()=>xs,EkonomickeSubjektyRzpSeznam:()=>ks,EkonomickeSubjektySeznam:()=>us,EkonomickeSubjektySzrSeznam:()=>As,
EkonomickeSubjektyVrSeznam:()=>hs,EkonomickySubjekt:()=>ms,EkonomickySubjektCeu:()=>Ss,EkonomickySubjektNrpzs:()=>bs,EkonomickySubjektRcns:()=>zs,
EkonomickySubjektRes:()=>fs,EkonomickySubjektRos:()=>Ns,EkonomickySubjektRpsh:()=>Os,EkonomickySubjektRs:()=>Ls,EkonomickySubjektRzp:()=>vs,
EkonomickySubjektSzr:()=>js,EkonomickySubjektVr:()=>ys,NotifikacniDavkaZaznam:()=>Cs,SeznamNotifikacnichDavek:()=>Fs,StandardizovaneAdresySeznam:()=>Ts});
var ms=be;var d=Ft().default,G=new RegExp("^\\d{8}$","u"),M=new RegExp("^\\d{3}$","u");function Z(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.kodStatu!==void 0){let n=t.kodStatu,i=r;if(typeof n!="string"){let o={instancePath:a+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),r++}let c=r;var u=i===r}if(t.nazevStatu!==void 0){let n=t.nazevStatu,i=r,c=r;if(typeof n=="string"){if(d(
n)>32){let s={instancePath:a+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}var u=i===r}if(t.kodKraje!==void 0){let n=t.kodKraje,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let s={instancePath:a+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let s={instancePath:a+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}
var u=i===r}if(t.nazevKraje!==void 0){let n=t.nazevKraje,i=r,c=r;if(typeof n=="string"){if(d(n)>32){let s={instancePath:a+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}if(t.kodOkresu!==void 0){let n=t.kodOkresu,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>9999||isNaN(n)){let s={instancePath:a+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),
r++}}var u=i===r}if(t.nazevOkresu!==void 0){let n=t.nazevOkresu,i=r,c=r;if(typeof n=="string"){if(d(n)>32){let s={instancePath:a+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}if(t.kodObce!==void 0){let n=t.kodObce,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999999||isNaN(n)){let s={instancePath:a+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===
r}if(t.nazevObce!==void 0){let n=t.nazevObce,i=r,c=r;if(typeof n=="string"){if(d(n)>48){let s={instancePath:a+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.kodSpravnihoObvodu!==
void 0){let n=t.kodSpravnihoObvodu,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let s={instancePath:a+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),r++}}var u=i===r}if(t.nazevSpravnihoObvodu!==void 0){let n=t.nazevSpravnihoObvodu,i=r,c=r;if(typeof n==
"string"){if(d(n)>32){let s={instancePath:a+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.kodMestskehoObvodu!==void 0){let n=t.
kodMestskehoObvodu,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let s={instancePath:a+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),r++}}var u=i===r}if(t.nazevMestskehoObvodu!==void 0){let n=t.nazevMestskehoObvodu,i=r,c=r;if(typeof n==
"string"){if(d(n)>32){let s={instancePath:a+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.kodMestskeCastiObvodu!==void 0){let n=t.
kodMestskeCastiObvodu,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999999||isNaN(n)){let s={instancePath:a+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.kodUlice!==void 0){let n=t.kodUlice,i=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(
n)){if(n>9999999||isNaN(n)){let s={instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={
instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.nazevMestskeCastiObvodu!==void 0){let n=t.nazevMestskeCastiObvodu,
i=r,c=r;if(typeof n=="string"){if(d(n)>48){let s={instancePath:a+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}
if(t.nazevUlice!==void 0){let n=t.nazevUlice,i=r,c=r;if(typeof n=="string"){if(d(n)>48){let s={instancePath:a+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.
cisloDomovni!==void 0){let n=t.cisloDomovni,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)&&(n>9999||isNaN(n))){let s={instancePath:a+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.doplnekAdresy!==void 0){let n=t.doplnekAdresy,i=r,c=r;if(typeof n==
"string"){if(d(n)>1500){let s={instancePath:a+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:a+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.kodCastiObce!==void 0){let n=t.kodCastiObce,i=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n==
"number"&&isFinite(n)){if(n>999999||isNaN(n)){let s={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[s]:e.push(s),
r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.cisloOrientacni!==
void 0){let n=t.cisloOrientacni,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)&&(n>999||isNaN(n))){let s={instancePath:a+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.cisloOrientacniPismeno!==void 0){let n=t.cisloOrientacniPismeno,
i=r,c=r;if(typeof n=="string"){if(d(n)>1){let s={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.nazevCastiObce!==
void 0){let n=t.nazevCastiObce,i=r,c=r;if(typeof n=="string"){if(d(n)>48){let s={instancePath:a+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.kodAdresnihoMista!==
void 0){let n=t.kodAdresnihoMista,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999999999||isNaN(n)){let s={
instancePath:a+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.psc!==void 0){let n=t.psc,i=r;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===r}if(t.textovaAdresa!==void 0){
let n=t.textovaAdresa,i=r,c=r;if(typeof n=="string"){if(d(n)>1500){let s={instancePath:a+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.cisloDoAdresy!==
void 0){let n=t.cisloDoAdresy,i=r,c=r;if(typeof n=="string"){if(d(n)>255){let s={instancePath:a+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.standardizaceAdresy!==
void 0){let n=t.standardizaceAdresy,i=r;if(typeof n!="boolean"){let s={instancePath:a+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:
e.push(s),r++}let c=r;var u=i===r}if(t.pscTxt!==void 0){let n=t.pscTxt,i=r,c=r;if(typeof n=="string"){if(d(n)>255){let s={
instancePath:a+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}if(t.typCisloDomovni!==void 0){let n=t.typCisloDomovni,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={
instancePath:a+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)&&(n>9999||isNaN(n))){
let s={instancePath:a+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Z.errors=e,r===
0}var L=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function E(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.ico!==void 0){let n=t.ico,i=r,c=r;if(typeof n=="string"){if(d(n)>8){let o={instancePath:a+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[o]:e.push(o),r++}if(d(n)<8){let o={instancePath:a+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!G.
test(n)){let o={instancePath:a+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===
r}if(t.obchodniJmeno!==void 0){let n=t.obchodniJmeno,i=r,c=r;if(typeof n=="string"){if(d(n)>2e3){let s={instancePath:a+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.sidlo!==
void 0){let n=t.sidlo,i=r;Z(n,{instancePath:a+"/sidlo",parentData:t,parentDataProperty:"sidlo",rootData:h})||(e=e===null?
Z.errors:e.concat(Z.errors),r=e.length);var u=i===r}if(t.pravniForma!==void 0){let n=t.pravniForma,i=r,c=r;if(typeof n==
"string"){if(d(n)>3){let s={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLe\
ngth",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<3){let s={instancePath:a+
"/pravniForma",schemaPath:"#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT ha\
ve fewer than 3 characters"};e===null?e=[s]:e.push(s),r++}if(!M.test(n)){let s={instancePath:a+"/pravniForma",schemaPath:"\
#/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.pravniFormaRos!==void 0){
let n=t.pravniFormaRos,i=r,c=r;if(typeof n=="string"){if(d(n)>3){let s={instancePath:a+"/pravniFormaRos",schemaPath:"#/p\
roperties/pravniFormaRos/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};
e===null?e=[s]:e.push(s),r++}if(d(n)<3){let s={instancePath:a+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/\
minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[s]:e.push(s),
r++}if(!M.test(n)){let s={instancePath:a+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pat\
tern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.financniUrad!==void 0){let n=t.financniUrad,i=r,c=r;if(typeof n=="\
string"){if(d(n)>3){let s={instancePath:a+"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxL\
ength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<3){let s={instancePath:a+
"/financniUrad",schemaPath:"#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT \
have fewer than 3 characters"};e===null?e=[s]:e.push(s),r++}if(!M.test(n)){let s={instancePath:a+"/financniUrad",schemaPath:"\
#/properties/financniUrad/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.datumVzniku!==void 0){
let n=t.datumVzniku,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+
"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match \
format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/datumVzniku",schemaPath:"#/properties/datumVz\
niku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.
datumZaniku!==void 0){let n=t.datumZaniku,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(n)){
let s={instancePath:a+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},
message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}var u=i===r}if(t.datumAktualizace!==void 0){let n=t.datumAktualizace,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let s={instancePath:a+"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.dic!==void 0){let n=t.dic,i=r;if(typeof n!="string"){let s={instancePath:a+
"/dic",schemaPath:"#/properties/dic/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}let c=r;var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),r++}return E.errors=e,r===0}function De(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.radekAdresy1!==void 0){let n=t.radekAdresy1,i=r,c=r;if(typeof n=="string"){if(d(n)>255){
let o={instancePath:a+"/radekAdresy1",schemaPath:"#/properties/radekAdresy1/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/radekAdresy\
1",schemaPath:"#/properties/radekAdresy1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),r++}var u=i===r}if(t.radekAdresy2!==void 0){let n=t.radekAdresy2,i=r,c=r;if(typeof n=="string"){if(d(n)>
255){let s={instancePath:a+"/radekAdresy2",schemaPath:"#/properties/radekAdresy2/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/\
radekAdresy2",schemaPath:"#/properties/radekAdresy2/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.radekAdresy3!==void 0){let n=t.radekAdresy3,i=r,c=r;if(typeof n=="string"){
if(d(n)>255){let s={instancePath:a+"/radekAdresy3",schemaPath:"#/properties/radekAdresy3/maxLength",keyword:"maxLength",
params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/radekAdresy3",schemaPath:"#/properties/radekAdresy3/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return De.errors=e,r===0}function Ze(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.stavZdrojeRos!==void 0){let n=t.stavZdrojeRos,i=r,c=r;if(typeof n=="string"){if(d(n)>64){
let o={instancePath:a+"/stavZdrojeRos",schemaPath:"#/properties/stavZdrojeRos/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[o]:e.push(o),r++}if(d(n)<1){let o={instancePath:a+"/stavZdr\
ojeRos",schemaPath:"#/properties/stavZdrojeRos/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/stavZdrojeRos",schemaPath:"#/properti\
es/stavZdrojeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===
r}if(t.stavZdrojeVr!==void 0){let n=t.stavZdrojeVr,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/st\
avZdrojeVr",schemaPath:"#/properties/stavZdrojeVr/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT hav\
e more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/stavZdrojeVr",schemaPath:"#/\
properties/stavZdrojeVr/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/stavZdrojeVr",schemaPath:"#/properties/stavZdrojeVr/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavZdrojeRes!==void 0){
let n=t.stavZdrojeRes,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/stavZdrojeRes",schemaPath:"#/pr\
operties/stavZdrojeRes/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/stavZdrojeRes",schemaPath:"#/properties/stavZdrojeRes/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/stavZdrojeRes",schemaPath:"#/properties/stavZdrojeRes/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavZdrojeRzp!==void 0){let n=t.stavZdrojeRzp,
i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/stavZdrojeRzp",schemaPath:"#/properties/stavZdrojeRzp\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),r++}if(d(n)<1){let s={instancePath:a+"/stavZdrojeRzp",schemaPath:"#/properties/stavZdrojeRzp/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/stavZdrojeRzp",schemaPath:"#/properties/stavZdrojeRzp/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavZdrojeNrpzs!==void 0){let n=t.stavZdrojeNrpzs,i=r,c=r;if(typeof n==
"string"){if(d(n)>64){let s={instancePath:a+"/stavZdrojeNrpzs",schemaPath:"#/properties/stavZdrojeNrpzs/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={
instancePath:a+"/stavZdrojeNrpzs",schemaPath:"#/properties/stavZdrojeNrpzs/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/stavZdrojeNr\
pzs",schemaPath:"#/properties/stavZdrojeNrpzs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavZdrojeRpsh!==void 0){let n=t.stavZdrojeRpsh,i=r,c=r;if(typeof n=="string"){
if(d(n)>64){let s={instancePath:a+"/stavZdrojeRpsh",schemaPath:"#/properties/stavZdrojeRpsh/maxLength",keyword:"maxLengt\
h",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+
"/stavZdrojeRpsh",schemaPath:"#/properties/stavZdrojeRpsh/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/stavZdrojeRpsh",schemaPath:"\
#/properties/stavZdrojeRpsh/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}var u=i===r}if(t.stavZdrojeRcns!==void 0){let n=t.stavZdrojeRcns,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={
instancePath:a+"/stavZdrojeRcns",schemaPath:"#/properties/stavZdrojeRcns/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/stavZdr\
ojeRcns",schemaPath:"#/properties/stavZdrojeRcns/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/stavZdrojeRcns",schemaPath:"#/prope\
rties/stavZdrojeRcns/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}
var u=i===r}if(t.stavZdrojeSzr!==void 0){let n=t.stavZdrojeSzr,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+
"/stavZdrojeSzr",schemaPath:"#/properties/stavZdrojeSzr/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/stavZdrojeSzr",schemaPath:"\
#/properties/stavZdrojeSzr/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/stavZdrojeSzr",schemaPath:"#/properties/stavZdrojeSzr/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavZdrojeDph!==
void 0){let n=t.stavZdrojeDph,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/stavZdrojeDph",schemaPath:"\
#/properties/stavZdrojeDph/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characte\
rs"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/stavZdrojeDph",schemaPath:"#/properties/stavZdrojeD\
ph/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:a+"/stavZdrojeDph",schemaPath:"#/properties/stavZdrojeDph/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavZdrojeSkDph!==void 0){let n=t.
stavZdrojeSkDph,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/stavZdrojeSkDph",schemaPath:"#/proper\
ties/stavZdrojeSkDph/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===
null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/stavZdrojeSkDph",schemaPath:"#/properties/stavZdrojeSkDph/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/stavZdrojeSkDph",schemaPath:"#/properties/stavZdrojeSkDph/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavZdrojeSd!==void 0){let n=t.stavZdrojeSd,
i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/stavZdrojeSd",schemaPath:"#/properties/stavZdrojeSd/m\
axLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),
r++}if(d(n)<1){let s={instancePath:a+"/stavZdrojeSd",schemaPath:"#/properties/stavZdrojeSd/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/stavZdrojeSd",schemaPath:"#/properties/stavZdrojeSd/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavZdrojeIr!==void 0){let n=t.stavZdrojeIr,i=r,c=r;if(typeof n=="stri\
ng"){if(d(n)>64){let s={instancePath:a+"/stavZdrojeIr",schemaPath:"#/properties/stavZdrojeIr/maxLength",keyword:"maxLeng\
th",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+
"/stavZdrojeIr",schemaPath:"#/properties/stavZdrojeIr/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/stavZdrojeIr",schemaPath:"#/pr\
operties/stavZdrojeIr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}
var u=i===r}if(t.stavZdrojeCeu!==void 0){let n=t.stavZdrojeCeu,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+
"/stavZdrojeCeu",schemaPath:"#/properties/stavZdrojeCeu/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/stavZdrojeCeu",schemaPath:"\
#/properties/stavZdrojeCeu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/stavZdrojeCeu",schemaPath:"#/properties/stavZdrojeCeu/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavZdrojeRs!==
void 0){let n=t.stavZdrojeRs,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/stavZdrojeRs",schemaPath:"\
#/properties/stavZdrojeRs/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 character\
s"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/stavZdrojeRs",schemaPath:"#/properties/stavZdrojeRs/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/stavZdrojeRs",schemaPath:"#/properties/stavZdrojeRs/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavZdrojeRed!==void 0){let n=t.stavZdrojeRed,
i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/stavZdrojeRed",schemaPath:"#/properties/stavZdrojeRed\
/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(
s),r++}if(d(n)<1){let s={instancePath:a+"/stavZdrojeRed",schemaPath:"#/properties/stavZdrojeRed/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/stavZdrojeRed",schemaPath:"#/properties/stavZdrojeRed/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavZdrojeMonitor!==void 0){let n=t.stavZdrojeMonitor,i=r,c=r;if(typeof n==
"string"){if(d(n)>64){let s={instancePath:a+"/stavZdrojeMonitor",schemaPath:"#/properties/stavZdrojeMonitor/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={
instancePath:a+"/stavZdrojeMonitor",schemaPath:"#/properties/stavZdrojeMonitor/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/stavZdrojeMo\
nitor",schemaPath:"#/properties/stavZdrojeMonitor/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Ze.errors=e,r===0}function Se(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}var u=i===r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.obchodniJmeno!==void 0){let n=t.obchodniJmeno,i=r,c=r;if(typeof n=="string"){
if(d(n)>2e3){let s={instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/obchodniJmeno",schemaPath:"#\
/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}var u=i===r}if(t.primarniZaznam!==void 0){let n=t.primarniZaznam,i=r;if(typeof n!="boolean"){let s={instancePath:a+"\
/primarniZaznam",schemaPath:"#/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be b\
oolean"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Se.errors=e,r===0}function $e(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.sidlo!==void 0){let n=t.sidlo,i=r;Z(n,{instancePath:a+"/sidlo",parentData:t,parentDataProperty:"\
sidlo",rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);var u=i===r}if(t.primarniZaznam!==void 0){let n=t.
primarniZaznam,i=r;if(typeof n!="boolean"){let s={instancePath:a+"/primarniZaznam",schemaPath:"#/properties/primarniZazn\
am/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===
r}if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(
n)){let s={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostOd",schemaPath:"\
#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}
var u=i===r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){
if(!L.test(n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostDo",
schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),r++}return $e.errors=e,r===0}function Re(t,{instancePath:a="",parentData:k,parentDataProperty:b,
rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.obchodniJmeno!==void 0){let c=t.obchodniJmeno,
o=r,s=r;if(Array.isArray(c)){let l=!0,m=c.length;for(let p=0;p<m;p++){let y=c[p],f=r;Se(y,{instancePath:a+"/obchodniJmen\
o/"+p,parentData:c,parentDataProperty:p,rootData:h})||(e=e===null?Se.errors:e.concat(Se.errors),r=e.length);var u=f===r;
u||(l=!1)}}else{let l={instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}var n=o===r}if(t.sidlo!==void 0){let c=t.sidlo,o=r,s=r;
if(Array.isArray(c)){let m=!0,p=c.length;for(let y=0;y<p;y++){let f=c[y],g=r;$e(f,{instancePath:a+"/sidlo/"+y,parentData:c,
parentDataProperty:y,rootData:h})||(e=e===null?$e.errors:e.concat($e.errors),r=e.length);var i=g===r;i||(m=!1)}}else{let m={
instancePath:a+"/sidlo",schemaPath:"#/properties/sidlo/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[m]:e.push(m),r++}var n=o===r}if(t.pravniForma!==void 0){let c=t.pravniForma,o=r,s=r;if(typeof c=="string"){if(d(
c)>3){let m={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},
message:"must NOT have more than 3 characters"};e===null?e=[m]:e.push(m),r++}if(d(c)<3){let m={instancePath:a+"/pravniFo\
rma",schemaPath:"#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer t\
han 3 characters"};e===null?e=[m]:e.push(m),r++}if(!M.test(c)){let m={instancePath:a+"/pravniForma",schemaPath:"#/proper\
ties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?
e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var n=o===r}if(t.pravniFormaRos!==void 0){
let c=t.pravniFormaRos,o=r,s=r;if(typeof c=="string"){if(d(c)>3){let m={instancePath:a+"/pravniFormaRos",schemaPath:"#/p\
roperties/pravniFormaRos/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};
e===null?e=[m]:e.push(m),r++}if(d(c)<3){let m={instancePath:a+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/\
minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[m]:e.push(m),
r++}if(!M.test(c)){let m={instancePath:a+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pat\
tern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+
"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[m]:e.push(m),r++}var n=o===r}if(t.spisovaZnacka!==void 0){let c=t.spisovaZnacka,o=r,s=r;if(typeof c==
"string"){if(d(c)>32){let m={instancePath:a+"/spisovaZnacka",schemaPath:"#/properties/spisovaZnacka/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={
instancePath:a+"/spisovaZnacka",schemaPath:"#/properties/spisovaZnacka/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}var n=o===r}if(t.datovyZdroj!==void 0){let c=t.datovyZdroj,o=r,s=r;if(typeof c==
"string"){if(d(c)>30){let m={instancePath:a+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/maxLength",keyword:"maxL\
ength",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+
"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),r++}var n=o===r}}else{let c={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[c]:e.push(c),r++}return Re.errors=e,r===0}var Y=new RegExp("^(ARES_)?\\d{8}$",
"u");function be(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;E(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?E.errors:e.concat(E.errors),r=e.length);var l=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.icoId!==void 0){let m=t.icoId,p=r,y=r;if(typeof m=="string"){if(d(
m)>32){let f={instancePath:a+"/icoId",schemaPath:"#/allOf/1/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[f]:e.push(f),r++}if(!Y.test(m)){let f={instancePath:a+"/ico\
Id",schemaPath:"#/allOf/1/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must \
match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:a+"/icoId",schemaPath:"#/allOf\
/1/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),r++}var i=p===
r}if(t.adresaDorucovaci!==void 0){let m=t.adresaDorucovaci,p=r;De(m,{instancePath:a+"/adresaDorucovaci",parentData:t,parentDataProperty:"\
adresaDorucovaci",rootData:h})||(e=e===null?De.errors:e.concat(De.errors),r=e.length);var i=p===r}if(t.czNace2008!==void 0){
let m=t.czNace2008,p=r,y=r;if(Array.isArray(m)){let g=!0,v=m.length;for(let O=0;O<v;O++){let z=m[O],N=r,j=r;if(typeof z==
"string"){if(d(z)>5){let _={instancePath:a+"/czNace2008/"+O,schemaPath:"#/allOf/1/properties/czNace2008/items/maxLength",
keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[_]:e.push(_),r++}if(d(z)<
1){let _={instancePath:a+"/czNace2008/"+O,schemaPath:"#/allOf/1/properties/czNace2008/items/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:a+
"/czNace2008/"+O,schemaPath:"#/allOf/1/properties/czNace2008/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[_]:e.push(_),r++}var c=N===r;c||(g=!1)}}else{let g={instancePath:a+"/czNace2008",schemaPath:"\
#/allOf/1/properties/czNace2008/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[g]:e.push(
g),r++}var i=p===r}if(t.seznamRegistraci!==void 0){let m=t.seznamRegistraci,p=r;Ze(m,{instancePath:a+"/seznamRegistraci",
parentData:t,parentDataProperty:"seznamRegistraci",rootData:h})||(e=e===null?Ze.errors:e.concat(Ze.errors),r=e.length);var i=p===
r}if(t.primarniZdroj!==void 0){let m=t.primarniZdroj,p=r,y=r;if(typeof m=="string"){if(d(m)>30){let g={instancePath:a+"/\
primarniZdroj",schemaPath:"#/allOf/1/properties/primarniZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"\
must NOT have more than 30 characters"};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:a+"/primarniZdroj",schemaPath:"\
#/allOf/1/properties/primarniZdroj/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:
e.push(g),r++}var i=p===r}if(t.dalsiUdaje!==void 0){let m=t.dalsiUdaje,p=r,y=r;if(Array.isArray(m)){let g=!0,v=m.length;
for(let O=0;O<v;O++){let z=m[O],N=r;Re(z,{instancePath:a+"/dalsiUdaje/"+O,parentData:m,parentDataProperty:O,rootData:h})||
(e=e===null?Re.errors:e.concat(Re.errors),r=e.length);var o=N===r;o||(g=!1)}}else{let g={instancePath:a+"/dalsiUdaje",schemaPath:"\
#/allOf/1/properties/dalsiUdaje/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[g]:e.push(
g),r++}var i=p===r}if(t.czNace!==void 0){let m=t.czNace,p=r,y=r;if(Array.isArray(m)){let g=!0,v=m.length;for(let O=0;O<v;O++){
let z=m[O],N=r,j=r;if(typeof z=="string"){if(d(z)>5){let _={instancePath:a+"/czNace/"+O,schemaPath:"#/allOf/1/properties\
/czNace/items/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=
[_]:e.push(_),r++}if(d(z)<1){let _={instancePath:a+"/czNace/"+O,schemaPath:"#/allOf/1/properties/czNace/items/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[_]:e.push(_),r++}}else{
let _={instancePath:a+"/czNace/"+O,schemaPath:"#/allOf/1/properties/czNace/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[_]:e.push(_),r++}var s=N===r;s||(g=!1)}}else{let g={instancePath:a+"/czNace",
schemaPath:"#/allOf/1/properties/czNace/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
g]:e.push(g),r++}var i=p===r}if(t.subRegistrSzr!==void 0){let m=t.subRegistrSzr,p=r;if(typeof m!="string"){let g={instancePath:a+
"/subRegistrSzr",schemaPath:"#/allOf/1/properties/subRegistrSzr/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[g]:e.push(g),r++}let y=r;var i=p===r}if(t.dicSkDph!==void 0){let m=t.dicSkDph,p=r;if(typeof m!=
"string"){let g={instancePath:a+"/dicSkDph",schemaPath:"#/allOf/1/properties/dicSkDph/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[g]:e.push(g),r++}let y=r;var i=p===r}}else{let m={instancePath:a,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}var l=u===r;
return be.errors=e,r===0}var cs=Et;var Ct={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function Te(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0;if(typeof t!="string"){let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),r++}let P=r,u=Ct.enum;if(!(t==="OBECNA_CHYBA"||t==="CHYBA_VSTUPU"||t==="NENALE\
ZENO"||t==="NENI_IMPLEMENTOVANO"||t==="NEPRIHLASENY_UZIVATEL"||t==="NENI_OPRAVNENI")){let n={instancePath:a,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:Ct.enum},message:"must be equal to one of the allowed values"};e===null?e=[
n]:e.push(n),r++}return Te.errors=e,r===0}function Et(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.kod!==void 0){let n=t.kod,i=r;Te(n,{instancePath:a+
"/kod",parentData:t,parentDataProperty:"kod",rootData:h})||(e=e===null?Te.errors:e.concat(Te.errors),r=e.length);var u=i===
r}if(t.popis!==void 0){let n=t.popis,i=r;if(typeof n!="string"){let s={instancePath:a+"/popis",schemaPath:"#/properties/\
popis/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===
r}if(t.subKod!==void 0){let n=t.subKod,i=r;if(typeof n!="string"){let s={instancePath:a+"/subKod",schemaPath:"#/properti\
es/subKod/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===
r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}return Et.errors=e,r===0}var us=Vt;function S(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.pocetCelkem!==void 0){let n=t.pocetCelkem,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:a+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>2147483647||
isNaN(n)){let o={instancePath:a+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),r++}if(n<0||isNaN(n)){let o={instancePath:a+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[o]:e.push(o),r++}}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return S.errors=e,r===0}function Vt(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,parentData:k,parentDataProperty:b,
rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.ekonomickeSubjekty!==void 0){let s=t.ekonomickeSubjekty,l=r,m=r;if(Array.isArray(s)){let p=!0,y=s.length;
for(let f=0;f<y;f++){let g=s[f],v=r;be(g,{instancePath:a+"/ekonomickeSubjekty/"+f,parentData:s,parentDataProperty:f,rootData:h})||
(e=e===null?be.errors:e.concat(be.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={instancePath:a+"/ekonomickeSubj\
ekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Vt.errors=e,r===0}var ys=Pe;function D(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.datumZapisu!==void 0){let n=t.datumZapisu,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/datumZapisu",schemaPath:"#/properties/datumZapisu/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/datumZapisu",schemaPath:"#/properties/datumZapisu/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.datumVymazu!==void 0){let n=t.datumVymazu,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/datumVymazu",schemaPath:"#/properties/datumVymazu/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/datumVymazu",schemaPath:"#/properties/datumVymazu/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return D.errors=e,r===0}function V(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.typObnos!==void 0){let n=t.typObnos,i=r,c=r;if(typeof n=="string"){if(d(n)>50){let o={instancePath:a+
"/typObnos",schemaPath:"#/properties/typObnos/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have mo\
re than 50 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/typObnos",schemaPath:"#/properties/ty\
pObnos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.
hodnota!==void 0){let n=t.hodnota,i=r;if(typeof n!="string"){let s={instancePath:a+"/hodnota",schemaPath:"#/properties/h\
odnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===
r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}return V.errors=e,r===0}function Fe(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;D(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),
r=e.length);var c=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typAkcie!==void 0){let o=t.typAkcie,
s=r,l=r;if(typeof o=="string"){if(d(o)>50){let m={instancePath:a+"/typAkcie",schemaPath:"#/allOf/1/properties/typAkcie/m\
axLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[m]:e.push(m),
r++}}else{let m={instancePath:a+"/typAkcie",schemaPath:"#/allOf/1/properties/typAkcie/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var i=s===r}if(t.podobaAkcie!==void 0){let o=t.podobaAkcie,
s=r,l=r;if(typeof o=="string"){if(d(o)>50){let p={instancePath:a+"/podobaAkcie",schemaPath:"#/allOf/1/properties/podobaA\
kcie/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[p]:e.
push(p),r++}}else{let p={instancePath:a+"/podobaAkcie",schemaPath:"#/allOf/1/properties/podobaAkcie/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.pocet!==void 0){let o=t.pocet,
s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/pocet",schemaPath:"#/allOf/1/prope\
rties/pocet/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let l=r;
if(typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o)){let p={instancePath:a+"/pocet",schemaPath:"#/allOf/1/prop\
erties/pocet/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?
e=[p]:e.push(p),r++}if(o<0||isNaN(o)){let p={instancePath:a+"/pocet",schemaPath:"#/allOf/1/properties/pocet/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var i=s===r}if(t.text!==
void 0){let o=t.text,s=r;if(typeof o!="string"){let p={instancePath:a+"/text",schemaPath:"#/allOf/1/properties/text/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}let l=r;var i=s===r}if(t.hodnota!==
void 0){let o=t.hodnota,s=r;V(o,{instancePath:a+"/hodnota",parentData:t,parentDataProperty:"hodnota",rootData:h})||(e=e===
null?V.errors:e.concat(V.errors),r=e.length);var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Fe.errors=e,r===0}function Ce(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.soud!==void 0){let o=t.soud,s=r,l=r;if(typeof o=="string"){if(d(o)>
15){let m={instancePath:a+"/soud",schemaPath:"#/allOf/1/properties/soud/maxLength",keyword:"maxLength",params:{limit:15},
message:"must NOT have more than 15 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/soud",schemaPath:"\
#/allOf/1/properties/soud/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
r++}var i=s===r}if(t.oddil!==void 0){let o=t.oddil,s=r,l=r;if(typeof o=="string"){if(d(o)>20){let p={instancePath:a+"/od\
dil",schemaPath:"#/allOf/1/properties/oddil/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more\
 than 20 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/oddil",schemaPath:"#/allOf/1/properties\
/oddil/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.
vlozka!==void 0){let o=t.vlozka,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/vl\
ozka",schemaPath:"#/allOf/1/properties/vlozka/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[p]:e.push(p),r++}let l=r;var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Ce.errors=e,r===0}function ie(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,s=r,l=r;if(typeof o=="string"){if(d(
o)>8){let m={instancePath:a+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[m]:e.push(m),r++}if(d(o)<8){let m={instancePath:a+"/hodnota",
schemaPath:"#/allOf/1/properties/hodnota/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer th\
an 8 characters"};e===null?e=[m]:e.push(m),r++}if(!G.test(o)){let m={instancePath:a+"/hodnota",schemaPath:"#/allOf/1/pro\
perties/hodnota/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?
e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;
return ie.errors=e,r===0}function W(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,s=r,l=r;if(typeof o=="string"){if(d(
o)>2e3){let m={instancePath:a+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[m]:e.push(m),r++}if(d(o)<1){let m={instancePath:a+
"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/hodnota",schemaPath:"#/allOf/1/p\
roperties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var i=s===
r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),r++}var c=u===r;return W.errors=e,r===0}function Ee(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.vklad!==void 0){let o=t.vklad,s=r;V(o,{instancePath:a+"/vklad",parentData:t,
parentDataProperty:"vklad",rootData:h})||(e=e===null?V.errors:e.concat(V.errors),r=e.length);var i=s===r}if(t.text!==void 0){
let o=t.text,s=r;if(typeof o!="string"){let p={instancePath:a+"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}let l=r;var i=s===r}if(t.typVkladu!==
void 0){let o=t.typVkladu,s=r,l=r;if(typeof o=="string"){if(d(o)>50){let p={instancePath:a+"/typVkladu",schemaPath:"#/al\
lOf/1/properties/typVkladu/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 characte\
rs"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/typVkladu",schemaPath:"#/allOf/1/properties/typVkladu/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}}else{let o={
instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:
e.push(o),r++}var c=u===r;return Ee.errors=e,r===0}function Ve(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;W(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?W.errors:e.concat(W.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.jazyk!==void 0){let o=t.jazyk,s=r,l=r;if(typeof o=="string"){if(d(
o)>255){let m={instancePath:a+"/jazyk",schemaPath:"#/allOf/1/properties/jazyk/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/jazyk",schemaPath:"\
#/allOf/1/properties/jazyk/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Ve.errors=e,r===0}function Ue(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typJmeni!==void 0){let o=t.typJmeni,s=r,l=r;if(typeof o=="string"){
if(d(o)>50){let m={instancePath:a+"/typJmeni",schemaPath:"#/allOf/1/properties/typJmeni/maxLength",keyword:"maxLength",params:{
limit:50},message:"must NOT have more than 50 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/ty\
pJmeni",schemaPath:"#/allOf/1/properties/typJmeni/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),r++}var i=s===r}if(t.text!==void 0){let o=t.text,s=r;if(typeof o!="string"){let p={instancePath:a+
"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),r++}let l=r;var i=s===r}if(t.vklad!==void 0){let o=t.vklad,s=r;V(o,{instancePath:a+"/vklad",parentData:t,
parentDataProperty:"vklad",rootData:h})||(e=e===null?V.errors:e.concat(V.errors),r=e.length);var i=s===r}if(t.splaceni!==
void 0){let o=t.splaceni,s=r;V(o,{instancePath:a+"/splaceni",parentData:t,parentDataProperty:"splaceni",rootData:h})||(e=
e===null?V.errors:e.concat(V.errors),r=e.length);var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Ue.errors=e,r===0}function oe(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,s=r,l=r;if(typeof o=="string"){if(d(
o)>3){let m={instancePath:a+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:3},
message:"must NOT have more than 3 characters"};e===null?e=[m]:e.push(m),r++}if(d(o)<3){let m={instancePath:a+"/hodnota",
schemaPath:"#/allOf/1/properties/hodnota/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer th\
an 3 characters"};e===null?e=[m]:e.push(m),r++}if(!M.test(o)){let m={instancePath:a+"/hodnota",schemaPath:"#/allOf/1/pro\
perties/hodnota/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?
e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;
return oe.errors=e,r===0}function B(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.adresa!==void 0){let o=t.adresa,s=r;Z(o,{instancePath:a+"/adresa",
parentData:t,parentDataProperty:"adresa",rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);var i=s===r}if(t.
typAdresy!==void 0){let o=t.typAdresy,s=r,l=r;if(typeof o=="string"){if(d(o)>64){let p={instancePath:a+"/typAdresy",schemaPath:"\
#/allOf/1/properties/typAdresy/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 char\
acters"};e===null?e=[p]:e.push(p),r++}if(d(o)<1){let p={instancePath:a+"/typAdresy",schemaPath:"#/allOf/1/properties/typ\
Adresy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.
push(p),r++}}else{let p={instancePath:a+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;
return B.errors=e,r===0}function R(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,s=r;if(typeof o!="string"){let m={
instancePath:a+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),r++}let l=r;var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return R.errors=
e,r===0}function Je(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,s=r,l=r;if(typeof o=="number"&&isFinite(
o),typeof o=="string"){if(!L.test(o)){let m={instancePath:a+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+
"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Je.errors=e,r===0}function Ie(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typ!==void 0){let o=t.typ,s=r,l=r;if(typeof o=="string"){if(d(o)>50){
let m={instancePath:a+"/typ",schemaPath:"#/allOf/1/properties/typ/maxLength",keyword:"maxLength",params:{limit:50},message:"\
must NOT have more than 50 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/typ",schemaPath:"#/al\
lOf/1/properties/typ/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}
var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Ie.errors=e,r===0}function Me(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typKategorieZo!==void 0){let o=t.typKategorieZo,s=r,l=r;if(typeof o==
"string"){if(d(o)>50){let m={instancePath:a+"/typKategorieZo",schemaPath:"#/allOf/1/properties/typKategorieZo/maxLength",
keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[m]:e.push(m),r++}}else{
let m={instancePath:a+"/typKategorieZo",schemaPath:"#/allOf/1/properties/typKategorieZo/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/al\
lOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Me.
errors=e,r===0}function pe(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.predmetPodnikani!==void 0){let s=t.predmetPodnikani,l=r,m=r;if(Array.isArray(s)){let p=!0,
y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;R(g,{instancePath:a+"/predmetPodnikani/"+f,parentData:s,parentDataProperty:f,
rootData:h})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);var u=v===r;u||(p=!1)}}else{let p={instancePath:a+"/pr\
edmetPodnikani",schemaPath:"#/properties/predmetPodnikani/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[p]:e.push(p),r++}var n=l===r}if(t.doplnkovaCinnost!==void 0){let s=t.doplnkovaCinnost,l=r,m=r;if(Array.
isArray(s)){let y=!0,f=s.length;for(let g=0;g<f;g++){let v=s[g],O=r;R(v,{instancePath:a+"/doplnkovaCinnost/"+g,parentData:s,
parentDataProperty:g,rootData:h})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);var i=O===r;i||(y=!1)}}else{let y={
instancePath:a+"/doplnkovaCinnost",schemaPath:"#/properties/doplnkovaCinnost/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[y]:e.push(y),r++}var n=l===r}if(t.predmetCinnosti!==void 0){let s=t.predmetCinnosti,
l=r,m=r;if(Array.isArray(s)){let y=!0,f=s.length;for(let g=0;g<f;g++){let v=s[g],O=r;R(v,{instancePath:a+"/predmetCinnos\
ti/"+g,parentData:s,parentDataProperty:g,rootData:h})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);var c=O===r;c||
(y=!1)}}else{let y={instancePath:a+"/predmetCinnosti",schemaPath:"#/properties/predmetCinnosti/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),r++}var n=l===r}if(t.ucel!==void 0){let s=t.ucel,l=r,m=r;
if(Array.isArray(s)){let y=!0,f=s.length;for(let g=0;g<f;g++){let v=s[g],O=r;R(v,{instancePath:a+"/ucel/"+g,parentData:s,
parentDataProperty:g,rootData:h})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);var o=O===r;o||(y=!1)}}else{let y={
instancePath:a+"/ucel",schemaPath:"#/properties/ucel/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[y]:e.push(y),r++}var n=l===r}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return pe.errors=e,r===0}function Ke(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
akcie!==void 0){let _=t.akcie,A=r,$=r;if(Array.isArray(_)){let I=!0,w=_.length;for(let T=0;T<w;T++){let x=_[T],F=r;Fe(x,
{instancePath:a+"/akcie/"+T,parentData:_,parentDataProperty:T,rootData:h})||(e=e===null?Fe.errors:e.concat(Fe.errors),r=
e.length);var u=F===r;u||(I=!1)}}else{let I={instancePath:a+"/akcie",schemaPath:"#/properties/akcie/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[I]:e.push(I),r++}var n=A===r}if(t.rejstrik!==void 0){let _=t.
rejstrik,A=r,$=r;if(typeof _=="string"){if(d(_)>15){let w={instancePath:a+"/rejstrik",schemaPath:"#/properties/rejstrik/\
maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[w]:e.push(
w),r++}}else{let w={instancePath:a+"/rejstrik",schemaPath:"#/properties/rejstrik/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.primarniZaznam!==void 0){let _=t.primarniZaznam,
A=r;if(typeof _!="boolean"){let w={instancePath:a+"/primarniZaznam",schemaPath:"#/properties/primarniZaznam/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[w]:e.push(w),r++}let $=r;var n=A===r}if(t.spisovaZnacka!==
void 0){let _=t.spisovaZnacka,A=r,$=r;if(Array.isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;Ce(F,
{instancePath:a+"/spisovaZnacka/"+x,parentData:_,parentDataProperty:x,rootData:h})||(e=e===null?Ce.errors:e.concat(Ce.errors),
r=e.length);var i=C===r;i||(w=!1)}}else{let w={instancePath:a+"/spisovaZnacka",schemaPath:"#/properties/spisovaZnacka/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.ico!==void 0){
let _=t.ico,A=r,$=r;if(Array.isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;ie(F,{instancePath:a+"/\
ico/"+x,parentData:_,parentDataProperty:x,rootData:h})||(e=e===null?ie.errors:e.concat(ie.errors),r=e.length);var c=C===
r;c||(w=!1)}}else{let w={instancePath:a+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.obchodniJmeno!==void 0){let _=t.obchodniJmeno,A=r,$=r;if(Array.
isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;W(F,{instancePath:a+"/obchodniJmeno/"+x,parentData:_,
parentDataProperty:x,rootData:h})||(e=e===null?W.errors:e.concat(W.errors),r=e.length);var o=C===r;o||(w=!1)}}else{let w={
instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.vklady!==void 0){let _=t.vklady,A=r,$=r;if(Array.isArray(_)){
let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;Ee(F,{instancePath:a+"/vklady/"+x,parentData:_,parentDataProperty:x,
rootData:h})||(e=e===null?Ee.errors:e.concat(Ee.errors),r=e.length);var s=C===r;s||(w=!1)}}else{let w={instancePath:a+"/\
vklady",schemaPath:"#/properties/vklady/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
w]:e.push(w),r++}var n=A===r}if(t.obchodniJmenoCizi!==void 0){let _=t.obchodniJmenoCizi,A=r,$=r;if(Array.isArray(_)){let w=!0,
T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;Ve(F,{instancePath:a+"/obchodniJmenoCizi/"+x,parentData:_,parentDataProperty:x,
rootData:h})||(e=e===null?Ve.errors:e.concat(Ve.errors),r=e.length);var l=C===r;l||(w=!1)}}else{let w={instancePath:a+"/\
obchodniJmenoCizi",schemaPath:"#/properties/obchodniJmenoCizi/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.zakladniKapital!==void 0){let _=t.zakladniKapital,A=r,$=r;if(Array.
isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;Ue(F,{instancePath:a+"/zakladniKapital/"+x,parentData:_,
parentDataProperty:x,rootData:h})||(e=e===null?Ue.errors:e.concat(Ue.errors),r=e.length);var m=C===r;m||(w=!1)}}else{let w={
instancePath:a+"/zakladniKapital",schemaPath:"#/properties/zakladniKapital/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.pravniForma!==void 0){let _=t.pravniForma,A=r,$=r;if(Array.
isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;oe(F,{instancePath:a+"/pravniForma/"+x,parentData:_,
parentDataProperty:x,rootData:h})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length);var p=C===r;p||(w=!1)}}else{let w={
instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.financniUrad!==void 0){let _=t.financniUrad,A=r,$=r;if(typeof _==
"string"){if(d(_)>3){let w={instancePath:a+"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"max\
Length",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[w]:e.push(w),r++}if(d(_)<3){let w={
instancePath:a+"/financniUrad",schemaPath:"#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"\
must NOT have fewer than 3 characters"};e===null?e=[w]:e.push(w),r++}if(!M.test(_)){let w={instancePath:a+"/financniUrad",
schemaPath:"#/properties/financniUrad/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern\
 "^\\d{3}$"'};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:a+"/financniUrad",schemaPath:"#/properties/financni\
Urad/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.
adresy!==void 0){let _=t.adresy,A=r,$=r;if(Array.isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;B(F,
{instancePath:a+"/adresy/"+x,parentData:_,parentDataProperty:x,rootData:h})||(e=e===null?B.errors:e.concat(B.errors),r=e.
length);var y=C===r;y||(w=!1)}}else{let w={instancePath:a+"/adresy",schemaPath:"#/properties/adresy/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.ostatniSkutecnosti!==void 0){
let _=t.ostatniSkutecnosti,A=r,$=r;if(Array.isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;R(F,{instancePath:a+
"/ostatniSkutecnosti/"+x,parentData:_,parentDataProperty:x,rootData:h})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);
var f=C===r;f||(w=!1)}}else{let w={instancePath:a+"/ostatniSkutecnosti",schemaPath:"#/properties/ostatniSkutecnosti/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.datumAktualizace!==
void 0){let _=t.datumAktualizace,A=r,$=r;if(typeof _=="number"&&isFinite(_),typeof _=="string"){if(!L.test(_)){let w={instancePath:a+
"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'m\
ust match format "date"'};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:a+"/datumAktualizace",schemaPath:"#/pro\
perties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),
r++}var n=A===r}if(t.stavSubjektu!==void 0){let _=t.stavSubjektu,A=r,$=r;if(typeof _=="string"){if(d(_)>64){let w={instancePath:a+
"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT\
 have more than 64 characters"};e===null?e=[w]:e.push(w),r++}if(d(_)<1){let w={instancePath:a+"/stavSubjektu",schemaPath:"\
#/properties/stavSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:a+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.datumVzniku!==void 0){
let _=t.datumVzniku,A=r,$=r;if(Array.isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;Je(F,{instancePath:a+
"/datumVzniku/"+x,parentData:_,parentDataProperty:x,rootData:h})||(e=e===null?Je.errors:e.concat(Je.errors),r=e.length);
var g=C===r;g||(w=!1)}}else{let w={instancePath:a+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.datumZapisu!==void 0){let _=t.
datumZapisu,A=r,$=r;if(typeof _=="number"&&isFinite(_),typeof _=="string"){if(!L.test(_)){let w={instancePath:a+"/datumZ\
apisu",schemaPath:"#/properties/datumZapisu/format",keyword:"format",params:{format:"date"},message:'must match format "\
date"'};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:a+"/datumZapisu",schemaPath:"#/properties/datumZapisu/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.datumVymazu!==
void 0){let _=t.datumVymazu,A=r,$=r;if(typeof _=="number"&&isFinite(_),typeof _=="string"){if(!L.test(_)){let w={instancePath:a+
"/datumVymazu",schemaPath:"#/properties/datumVymazu/format",keyword:"format",params:{format:"date"},message:'must match \
format "date"'};e===null?e=[w]:e.push(w),r++}}else{let w={instancePath:a+"/datumVymazu",schemaPath:"#/properties/datumVy\
mazu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.
zpusobRizeni!==void 0){let _=t.zpusobRizeni,A=r,$=r;if(Array.isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],
C=r;Ie(F,{instancePath:a+"/zpusobRizeni/"+x,parentData:_,parentDataProperty:x,rootData:h})||(e=e===null?Ie.errors:e.concat(
Ie.errors),r=e.length);var v=C===r;v||(w=!1)}}else{let w={instancePath:a+"/zpusobRizeni",schemaPath:"#/properties/zpusob\
Rizeni/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.
kategorieZO!==void 0){let _=t.kategorieZO,A=r,$=r;if(Array.isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],
C=r;Me(F,{instancePath:a+"/kategorieZO/"+x,parentData:_,parentDataProperty:x,rootData:h})||(e=e===null?Me.errors:e.concat(
Me.errors),r=e.length);var O=C===r;O||(w=!1)}}else{let w={instancePath:a+"/kategorieZO",schemaPath:"#/properties/kategor\
ieZO/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),r++}var n=A===r}if(t.pravniDuvodVymazu!==
void 0){let _=t.pravniDuvodVymazu,A=r,$=r;if(Array.isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;R(
F,{instancePath:a+"/pravniDuvodVymazu/"+x,parentData:_,parentDataProperty:x,rootData:h})||(e=e===null?R.errors:e.concat(
R.errors),r=e.length);var z=C===r;z||(w=!1)}}else{let w={instancePath:a+"/pravniDuvodVymazu",schemaPath:"#/properties/pr\
avniDuvodVymazu/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),r++}var n=A===
r}if(t.cinnosti!==void 0){let _=t.cinnosti,A=r;pe(_,{instancePath:a+"/cinnosti",parentData:t,parentDataProperty:"cinnost\
i",rootData:h})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length);var n=A===r}if(t.nazevNejvyssihoOrganu!==void 0){
let _=t.nazevNejvyssihoOrganu,A=r,$=r;if(Array.isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){let F=_[x],C=r;R(F,{
instancePath:a+"/nazevNejvyssihoOrganu/"+x,parentData:_,parentDataProperty:x,rootData:h})||(e=e===null?R.errors:e.concat(
R.errors),r=e.length);var N=C===r;N||(w=!1)}}else{let w={instancePath:a+"/nazevNejvyssihoOrganu",schemaPath:"#/propertie\
s/nazevNejvyssihoOrganu/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),r++}
var n=A===r}if(t.exekuce!==void 0){let _=t.exekuce,A=r,$=r;if(Array.isArray(_)){let w=!0,T=_.length;for(let x=0;x<T;x++){
let F=_[x],C=r;R(F,{instancePath:a+"/exekuce/"+x,parentData:_,parentDataProperty:x,rootData:h})||(e=e===null?R.errors:e.
concat(R.errors),r=e.length);var j=C===r;j||(w=!1)}}else{let w={instancePath:a+"/exekuce",schemaPath:"#/properties/exeku\
ce/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),r++}var n=A===r}}else{let _={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[_]:e.push(
_),r++}return Ke.errors=e,r===0}function Be(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.pocetClenu!==void 0){let o=t.pocetClenu,s=r;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:a+"/pocetClenu",schemaPath:"#/allOf/1/properties/pocetClenu/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}let l=r;if(typeof o=="number"&&isFinite(
o)){if(o>2147483647||isNaN(o)){let m={instancePath:a+"/pocetClenu",schemaPath:"#/allOf/1/properties/pocetClenu/maximum",
keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[m]:e.push(m),r++}
if(o<0||isNaN(o)){let m={instancePath:a+"/pocetClenu",schemaPath:"#/allOf/1/properties/pocetClenu/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}var i=s===r}if(t.maxPocetClenu!==
void 0){let o=t.maxPocetClenu,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/maxP\
ocetClenu",schemaPath:"#/allOf/1/properties/maxPocetClenu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[p]:e.push(p),r++}let l=r;if(typeof o=="number"&&isFinite(o)){if(o>2147483647||isNaN(o)){let p={instancePath:a+
"/maxPocetClenu",schemaPath:"#/allOf/1/properties/maxPocetClenu/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),r++}if(o<0||isNaN(o)){let p={instancePath:a+"/maxPocetClenu",schemaPath:"\
#/allOf/1/properties/maxPocetClenu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[p]:e.push(p),r++}}var i=s===r}if(t.typ!==void 0){let o=t.typ,s=r,l=r;if(typeof o=="string"){if(d(o)>15){let p={instancePath:a+
"/typ",schemaPath:"#/allOf/1/properties/typ/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more\
 than 15 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/typ",schemaPath:"#/allOf/1/properties/t\
yp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}}else{
let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),r++}var c=u===r;return Be.errors=e,r===0}function qe(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.vznikClenstvi!==void 0){let n=t.vznikClenstvi,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let o={instancePath:a+"/vznikClenstvi",schemaPath:"#/properties/vznikClenstvi/form\
at",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={
instancePath:a+"/vznikClenstvi",schemaPath:"#/properties/vznikClenstvi/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.zanikClenstvi!==void 0){let n=t.zanikClenstvi,i=r,c=r;if(typeof n==
"number"&&isFinite(n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/zanikClenstvi",schemaPath:"#/properties\
/zanikClenstvi/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:a+"/zanikClenstvi",schemaPath:"#/properties/zanikClenstvi/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return qe.errors=e,
r===0}function He(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.vznikFunkce!==void 0){let n=t.vznikFunkce,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/vznikFunkce",schemaPath:"#/properties/vznikFunkce/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/vznikFunkce",schemaPath:"#/properties/vznikFunkce/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.zanikFunkce!==void 0){let n=t.zanikFunkce,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/zanikFunkce",schemaPath:"#/properties/zanikFunkce/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/zanikFunkce",schemaPath:"#/properties/zanikFunkce/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.nazev!==void 0){let n=t.nazev,i=r,c=r;if(typeof n=="string"){if(d(n)>255){
let s={instancePath:a+"/nazev",schemaPath:"#/properties/nazev/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazev",schemaPath:"#\
/properties/nazev/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}return He.errors=e,r===0}function X(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.textZaOsobu!==void 0){let n=t.textZaOsobu,i=r;if(typeof n!=
"string"){let o={instancePath:a+"/textZaOsobu",schemaPath:"#/properties/textZaOsobu/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[o]:e.push(o),r++}let c=r;var u=i===r}if(t.clenstvi!==void 0){let n=t.clenstvi,
i=r;qe(n,{instancePath:a+"/clenstvi",parentData:t,parentDataProperty:"clenstvi",rootData:h})||(e=e===null?qe.errors:e.concat(
qe.errors),r=e.length);var u=i===r}if(t.funkce!==void 0){let n=t.funkce,i=r;He(n,{instancePath:a+"/funkce",parentData:t,
parentDataProperty:"funkce",rootData:h})||(e=e===null?He.errors:e.concat(He.errors),r=e.length);var u=i===r}if(t.textZruseni!==
void 0){let n=t.textZruseni,i=r;if(typeof n!="string"){let s={instancePath:a+"/textZruseni",schemaPath:"#/properties/tex\
tZruseni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===
r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}return X.errors=e,r===0}function le(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.textOsoba!==void 0){let n=t.textOsoba,i=r;if(typeof n!="string"){let o={instancePath:a+
"/textOsoba",schemaPath:"#/properties/textOsoba/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}let c=r;var u=i===r}if(t.textOsobaOd!==void 0){let n=t.textOsobaOd,i=r,c=r;if(typeof n=="number"&&
isFinite(n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/textOsobaOd",schemaPath:"#/properties/textOsobaOd\
/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/textOsobaOd",schemaPath:"#/properties/textOsobaOd/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.adresa!==void 0){let n=t.adresa,i=r;Z(n,{instancePath:a+"\
/adresa",parentData:t,parentDataProperty:"adresa",rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);var u=i===
r}if(t.textOsobaDo!==void 0){let n=t.textOsobaDo,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(
n)){let s={instancePath:a+"/textOsobaDo",schemaPath:"#/properties/textOsobaDo/format",keyword:"format",params:{format:"d\
ate"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/textOsobaDo",schemaPath:"\
#/properties/textOsobaDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[n]:e.push(n),r++}return le.errors=e,r===0}function me(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;le(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?le.errors:e.concat(le.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.bydliste!==void 0){let o=t.bydliste,s=r;Z(o,{instancePath:a+"/bydl\
iste",parentData:t,parentDataProperty:"bydliste",rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);var i=s===
r}if(t.datumNarozeni!==void 0){let o=t.datumNarozeni,s=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!L.
test(o)){let p={instancePath:a+"/datumNarozeni",schemaPath:"#/allOf/1/properties/datumNarozeni/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/da\
tumNarozeni",schemaPath:"#/allOf/1/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.jmeno!==void 0){let o=t.jmeno,s=r,l=r;if(typeof o=="string"){if(d(
o)>100){let p={instancePath:a+"/jmeno",schemaPath:"#/allOf/1/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/jmeno",schemaPath:"\
#/allOf/1/properties/jmeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}var i=s===r}if(t.prijmeni!==void 0){let o=t.prijmeni,s=r,l=r;if(typeof o=="string"){if(d(o)>100){let p={instancePath:a+
"/prijmeni",schemaPath:"#/allOf/1/properties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NO\
T have more than 100 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/prijmeni",schemaPath:"#/all\
Of/1/properties/prijmeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}var i=s===r}if(t.statniObcanstvi!==void 0){let o=t.statniObcanstvi,s=r;if(typeof o!="string"){let p={instancePath:a+
"/statniObcanstvi",schemaPath:"#/allOf/1/properties/statniObcanstvi/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}let l=r;var i=s===r}if(t.titulPredJmenem!==void 0){let o=t.titulPredJmenem,
s=r,l=r;if(typeof o=="string"){if(d(o)>32){let p={instancePath:a+"/titulPredJmenem",schemaPath:"#/allOf/1/properties/tit\
ulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/titulPredJmenem",schemaPath:"#/allOf/1/properties/titulPredJmenem/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.titulZaJmenem!==
void 0){let o=t.titulZaJmenem,s=r,l=r;if(typeof o=="string"){if(d(o)>32){let p={instancePath:a+"/titulZaJmenem",schemaPath:"\
#/allOf/1/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 \
characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/titulZaJmenem",schemaPath:"#/allOf/1/properties/\
titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===
r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),r++}var c=u===r;return me.errors=e,r===0}function ce(t,{instancePath:a="",parentData:k,parentDataProperty:b,
rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:
e.concat(D.errors),r=e.length);var c=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.clenstvi!==void 0){
let o=t.clenstvi,s=r;X(o,{instancePath:a+"/clenstvi",parentData:t,parentDataProperty:"clenstvi",rootData:h})||(e=e===null?
X.errors:e.concat(X.errors),r=e.length);var i=s===r}if(t.fyzickaOsoba!==void 0){let o=t.fyzickaOsoba,s=r;me(o,{instancePath:a+
"/fyzickaOsoba",parentData:t,parentDataProperty:"fyzickaOsoba",rootData:h})||(e=e===null?me.errors:e.concat(me.errors),r=
e.length);var i=s===r}if(t.nazevAngazma!==void 0){let o=t.nazevAngazma,s=r,l=r;if(typeof o=="string"){if(d(o)>255){let p={
instancePath:a+"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/nazevAngazm\
a",schemaPath:"#/allOf/1/properties/nazevAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),r++}var i=s===r}if(t.typAngazma!==void 0){let o=t.typAngazma,s=r,l=r;if(typeof o=="string"){if(d(o)>
64){let p={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[p]:e.push(p),r++}if(d(o)<1){let p={instancePath:a+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/typAngazma",schemaPath:"#/\
allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return ce.errors=e,r===0}function Ye(t,{instancePath:a="",parentData:k,
parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;le(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||
(e=e===null?le.errors:e.concat(le.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.ico!==void 0){let s=t.ico,l=r,m=r;if(typeof s=="string"){if(d(s)>8){let p={instancePath:a+"/ico",schemaPath:"#/allO\
f/1/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[p]:e.push(p),r++}if(d(s)<8){let p={instancePath:a+"/ico",schemaPath:"#/allOf/1/properties/ico/minLength",keyword:"min\
Length",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[p]:e.push(p),r++}if(!G.test(s)){let p={
instancePath:a+"/ico",schemaPath:"#/allOf/1/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'\
must match pattern "^\\d{8}$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/ico",schemaPath:"#/allOf/1/pr\
operties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=l===
r}if(t.obchodniJmeno!==void 0){let s=t.obchodniJmeno,l=r,m=r;if(typeof s=="string"){if(d(s)>2e3){let y={instancePath:a+"\
/obchodniJmeno",schemaPath:"#/allOf/1/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[y]:e.push(y),r++}if(d(s)<1){let y={instancePath:a+"/obchodniJmeno",
schemaPath:"#/allOf/1/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/obchodniJmeno",schemaPath:"#/allOf/1/\
properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),
r++}var i=l===r}if(t.zastoupeni!==void 0){let s=t.zastoupeni,l=r,m=r;if(Array.isArray(s)){let y=!0,f=s.length;for(let g=0;g<
f;g++){let v=s[g],O=r;ce(v,{instancePath:a+"/zastoupeni/"+g,parentData:s,parentDataProperty:g,rootData:h})||(e=e===null?
ce.errors:e.concat(ce.errors),r=e.length);var c=O===r;c||(y=!1)}}else{let y={instancePath:a+"/zastoupeni",schemaPath:"#/\
allOf/1/properties/zastoupeni/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(
y),r++}var i=l===r}if(t.pravniForma!==void 0){let s=t.pravniForma,l=r,m=r;if(typeof s=="string"){if(d(s)>3){let y={instancePath:a+
"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"mus\
t NOT have more than 3 characters"};e===null?e=[y]:e.push(y),r++}if(d(s)<3){let y={instancePath:a+"/pravniForma",schemaPath:"\
#/allOf/1/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 cha\
racters"};e===null?e=[y]:e.push(y),r++}if(!M.test(s)){let y={instancePath:a+"/pravniForma",schemaPath:"#/allOf/1/propert\
ies/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?
e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}var i=l===r}}else{let s={instancePath:a,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}
var o=u===r;return Ye.errors=e,r===0}function U(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;D(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),
r=e.length);var c=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.skrytyUdaj!==void 0){let o=t.skrytyUdaj,
s=r;R(o,{instancePath:a+"/skrytyUdaj",parentData:t,parentDataProperty:"skrytyUdaj",rootData:h})||(e=e===null?R.errors:e.
concat(R.errors),r=e.length);var i=s===r}if(t.typAngazma!==void 0){let o=t.typAngazma,s=r,l=r;if(typeof o=="string"){if(d(
o)>64){let p={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[p]:e.push(p),r++}if(d(o)<1){let p={instancePath:a+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/typAngazma",schemaPath:"#/\
allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),r++}var i=s===r}if(t.clenstvi!==void 0){let o=t.clenstvi,s=r;X(o,{instancePath:a+"/clenstvi",parentData:t,parentDataProperty:"\
clenstvi",rootData:h})||(e=e===null?X.errors:e.concat(X.errors),r=e.length);var i=s===r}if(t.nazevAngazma!==void 0){let o=t.
nazevAngazma,s=r,l=r;if(typeof o=="string"){if(d(o)>255){let p={instancePath:a+"/nazevAngazma",schemaPath:"#/allOf/1/pro\
perties/nazevAngazma/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};
e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.pravnickaOsoba!==
void 0){let o=t.pravnickaOsoba,s=r;Ye(o,{instancePath:a+"/pravnickaOsoba",parentData:t,parentDataProperty:"pravnickaOsob\
a",rootData:h})||(e=e===null?Ye.errors:e.concat(Ye.errors),r=e.length);var i=s===r}if(t.fyzickaOsoba!==void 0){let o=t.fyzickaOsoba,
s=r;me(o,{instancePath:a+"/fyzickaOsoba",parentData:t,parentDataProperty:"fyzickaOsoba",rootData:h})||(e=e===null?me.errors:
e.concat(me.errors),r=e.length);var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return U.errors=e,r===0}function ee(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,parentData:k,
parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var s=P===r;let u=r,n=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.nazevOrganu!==void 0){let l=t.nazevOrganu,m=r,p=r;if(typeof l=="string"){if(d(l)>255){
let y={instancePath:a+"/nazevOrganu",schemaPath:"#/allOf/1/properties/nazevOrganu/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/\
nazevOrganu",schemaPath:"#/allOf/1/properties/nazevOrganu/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),r++}var i=m===r}if(t.pocetClenu!==void 0){let l=t.pocetClenu,m=r,p=r;if(Array.isArray(l)){
let f=!0,g=l.length;for(let v=0;v<g;v++){let O=l[v],z=r;Be(O,{instancePath:a+"/pocetClenu/"+v,parentData:l,parentDataProperty:v,
rootData:h})||(e=e===null?Be.errors:e.concat(Be.errors),r=e.length);var c=z===r;c||(f=!1)}}else{let f={instancePath:a+"/\
pocetClenu",schemaPath:"#/allOf/1/properties/pocetClenu/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[f]:e.push(f),r++}var i=m===r}if(t.clenoveOrganu!==void 0){let l=t.clenoveOrganu,m=r,p=r;if(Array.isArray(
l)){let f=!0,g=l.length;for(let v=0;v<g;v++){let O=l[v],z=r;U(O,{instancePath:a+"/clenoveOrganu/"+v,parentData:l,parentDataProperty:v,
rootData:h})||(e=e===null?U.errors:e.concat(U.errors),r=e.length);var o=z===r;o||(f=!1)}}else{let f={instancePath:a+"/cl\
enoveOrganu",schemaPath:"#/allOf/1/properties/clenoveOrganu/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[f]:e.push(f),r++}var i=m===r}if(t.typOrganu!==void 0){let l=t.typOrganu,m=r,p=r;if(typeof l=="string"){
if(d(l)>64){let f={instancePath:a+"/typOrganu",schemaPath:"#/allOf/1/properties/typOrganu/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[f]:e.push(f),r++}if(d(l)<1){let f={instancePath:a+
"/typOrganu",schemaPath:"#/allOf/1/properties/typOrganu/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:a+"/typOrganu",schemaPath:"#/all\
Of/1/properties/typOrganu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),
r++}var i=m===r}}else{let l={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[l]:e.push(l),r++}var s=u===r;return ee.errors=e,r===0}function Ge(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;ee(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.zpusobJednani!==void 0){let s=t.zpusobJednani,l=r,m=r;if(Array.isArray(
s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;R(g,{instancePath:a+"/zpusobJednani/"+f,parentData:s,parentDataProperty:f,
rootData:h})||(e=e===null?R.errors:e.concat(R.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={instancePath:a+"/zp\
usobJednani",schemaPath:"#/allOf/1/properties/zpusobJednani/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Ge.errors=e,r===0}function Qe(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;ee(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?ee.errors:e.concat(ee.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typAkcionare!==void 0){let o=t.typAkcionare,s=r,l=r;if(typeof o=="\
string"){if(d(o)>64){let m={instancePath:a+"/typAkcionare",schemaPath:"#/allOf/1/properties/typAkcionare/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[m]:e.push(m),r++}if(d(o)<1){let m={
instancePath:a+"/typAkcionare",schemaPath:"#/allOf/1/properties/typAkcionare/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/typAkcionare",
schemaPath:"#/allOf/1/properties/typAkcionare/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Qe.errors=e,r===0}function We(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var s=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.bydliste!==void 0){let l=t.bydliste,m=r,p=r;if(Array.isArray(l)){let y=!0,
f=l.length;for(let g=0;g<f;g++){let v=l[g],O=r;B(v,{instancePath:a+"/bydliste/"+g,parentData:l,parentDataProperty:g,rootData:h})||
(e=e===null?B.errors:e.concat(B.errors),r=e.length);var i=O===r;i||(y=!1)}}else{let y={instancePath:a+"/bydliste",schemaPath:"\
#/allOf/1/properties/bydliste/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(
y),r++}var c=m===r}if(t.osobaPodnikatel!==void 0){let l=t.osobaPodnikatel,m=r;ce(l,{instancePath:a+"/osobaPodnikatel",parentData:t,
parentDataProperty:"osobaPodnikatel",rootData:h})||(e=e===null?ce.errors:e.concat(ce.errors),r=e.length);var c=m===r}if(t.
pobyt!==void 0){let l=t.pobyt,m=r,p=r;if(Array.isArray(l)){let f=!0,g=l.length;for(let v=0;v<g;v++){let O=l[v],z=r;B(O,{
instancePath:a+"/pobyt/"+v,parentData:l,parentDataProperty:v,rootData:h})||(e=e===null?B.errors:e.concat(B.errors),r=e.length);
var o=z===r;o||(f=!1)}}else{let f={instancePath:a+"/pobyt",schemaPath:"#/allOf/1/properties/pobyt/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),r++}var c=m===r}if(t.typAngazma!==void 0){let l=t.typAngazma,
m=r,p=r;if(typeof l=="string"){if(d(l)>64){let f={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngaz\
ma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[f]:e.push(
f),r++}if(d(l)<1){let f={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:a+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[f]:e.push(f),r++}var c=m===r}if(t.nazevAngazma!==void 0){let l=t.nazevAngazma,m=r,p=r;if(typeof l=="\
string"){if(d(l)>255){let f={instancePath:a+"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[f]:e.push(f),r++}}else{let f={
instancePath:a+"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[f]:e.push(f),r++}var c=m===r}}else{let l={instancePath:a,schemaPath:"#/allOf/1/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}var s=u===r;return We.errors=
e,r===0}function Xe(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.text!==void 0){let o=t.text,s=r;if(typeof o!="string"){let m={instancePath:a+
"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),r++}let l=r;var i=s===r}if(t.vznikZastavnihoPrava!==void 0){let o=t.vznikZastavnihoPrava,s=r,l=r;if(typeof o==
"number"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let p={instancePath:a+"/vznikZastavnihoPrava",schemaPath:"#/all\
Of/1/properties/vznikZastavnihoPrava/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};
e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/vznikZastavnihoPrava",schemaPath:"#/allOf/1/properties/vznikZ\
astavnihoPrava/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===
r}if(t.zanikZastavnihoPrava!==void 0){let o=t.zanikZastavnihoPrava,s=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o==
"string"){if(!L.test(o)){let p={instancePath:a+"/zanikZastavnihoPrava",schemaPath:"#/allOf/1/properties/zanikZastavnihoP\
rava/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:a+"/zanikZastavnihoPrava",schemaPath:"#/allOf/1/properties/zanikZastavnihoPrava/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;
return Xe.errors=e,r===0}function re(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,
r=0,P=r;D(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.
length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.text!==void 0){let s=t.text,l=r;if(typeof s!=
"string"){let p={instancePath:a+"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}let m=r;var i=l===r}if(t.vklad!==void 0){let s=t.vklad,l=r;V(s,{instancePath:a+
"/vklad",parentData:t,parentDataProperty:"vklad",rootData:h})||(e=e===null?V.errors:e.concat(V.errors),r=e.length);var i=l===
r}if(t.velikostPodilu!==void 0){let s=t.velikostPodilu,l=r;V(s,{instancePath:a+"/velikostPodilu",parentData:t,parentDataProperty:"\
velikostPodilu",rootData:h})||(e=e===null?V.errors:e.concat(V.errors),r=e.length);var i=l===r}if(t.splaceni!==void 0){let s=t.
splaceni,l=r;V(s,{instancePath:a+"/splaceni",parentData:t,parentDataProperty:"splaceni",rootData:h})||(e=e===null?V.errors:
e.concat(V.errors),r=e.length);var i=l===r}if(t.zastavniPravo!==void 0){let s=t.zastavniPravo,l=r,m=r;if(Array.isArray(s)){
let y=!0,f=s.length;for(let g=0;g<f;g++){let v=s[g],O=r;Xe(v,{instancePath:a+"/zastavniPravo/"+g,parentData:s,parentDataProperty:g,
rootData:h})||(e=e===null?Xe.errors:e.concat(Xe.errors),r=e.length);var c=O===r;c||(y=!1)}}else{let y={instancePath:a+"/\
zastavniPravo",schemaPath:"#/allOf/1/properties/zastavniPravo/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[y]:e.push(y),r++}var i=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return re.errors=e,r===0}function er(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,parentData:k,
parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.podil!==void 0){let s=t.podil,l=r,m=r;if(Array.isArray(s)){let p=!0,y=s.length;for(let f=0;f<
y;f++){let g=s[f],v=r;re(g,{instancePath:a+"/podil/"+f,parentData:s,parentDataProperty:f,rootData:h})||(e=e===null?re.errors:
e.concat(re.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={instancePath:a+"/podil",schemaPath:"#/allOf/1/propert\
ies/podil/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}if(t.
osoba!==void 0){let s=t.osoba,l=r;U(s,{instancePath:a+"/osoba",parentData:t,parentDataProperty:"osoba",rootData:h})||(e=
e===null?U.errors:e.concat(U.errors),r=e.length);var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return er.errors=e,r===0}function rr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var s=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.podilnik!==void 0){let l=t.podilnik,m=r,p=r;if(Array.isArray(l)){let y=!0,
f=l.length;for(let g=0;g<f;g++){let v=l[g],O=r;U(v,{instancePath:a+"/podilnik/"+g,parentData:l,parentDataProperty:g,rootData:h})||
(e=e===null?U.errors:e.concat(U.errors),r=e.length);var i=O===r;i||(y=!1)}}else{let y={instancePath:a+"/podilnik",schemaPath:"\
#/allOf/1/properties/podilnik/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(
y),r++}var c=m===r}if(t.podil!==void 0){let l=t.podil,m=r,p=r;if(Array.isArray(l)){let f=!0,g=l.length;for(let v=0;v<g;v++){
let O=l[v],z=r;re(O,{instancePath:a+"/podil/"+v,parentData:l,parentDataProperty:v,rootData:h})||(e=e===null?re.errors:e.
concat(re.errors),r=e.length);var o=z===r;o||(f=!1)}}else{let f={instancePath:a+"/podil",schemaPath:"#/allOf/1/propertie\
s/podil/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),r++}var c=m===r}}else{
let l={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),r++}var s=u===r;return rr.errors=e,r===0}function tr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.clenstvi!==void 0){let s=t.clenstvi,l=r;X(s,{instancePath:a+"/clen\
stvi",parentData:t,parentDataProperty:"clenstvi",rootData:h})||(e=e===null?X.errors:e.concat(X.errors),r=e.length);var i=l===
r}if(t.podil!==void 0){let s=t.podil,l=r,m=r;if(Array.isArray(s)){let y=!0,f=s.length;for(let g=0;g<f;g++){let v=s[g],O=r;
re(v,{instancePath:a+"/podil/"+g,parentData:s,parentDataProperty:g,rootData:h})||(e=e===null?re.errors:e.concat(re.errors),
r=e.length);var c=O===r;c||(y=!1)}}else{let y={instancePath:a+"/podil",schemaPath:"#/allOf/1/properties/podil/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),r++}var i=l===r}}else{let s={instancePath:a,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}
var o=u===r;return tr.errors=e,r===0}function sr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;D(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),
r=e.length);var l=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.nazevOrganu!==void 0){let m=t.nazevOrganu,
p=r,y=r;if(typeof m=="string"){if(d(m)>255){let f={instancePath:a+"/nazevOrganu",schemaPath:"#/allOf/1/properties/nazevO\
rganu/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[f]:
e.push(f),r++}}else{let f={instancePath:a+"/nazevOrganu",schemaPath:"#/allOf/1/properties/nazevOrganu/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),r++}var i=p===r}if(t.spolecnik!==void 0){let m=t.
spolecnik,p=r,y=r;if(Array.isArray(m)){let g=!0,v=m.length;for(let O=0;O<v;O++){let z=m[O],N=r;er(z,{instancePath:a+"/sp\
olecnik/"+O,parentData:m,parentDataProperty:O,rootData:h})||(e=e===null?er.errors:e.concat(er.errors),r=e.length);var c=N===
r;c||(g=!1)}}else{let g={instancePath:a+"/spolecnik",schemaPath:"#/allOf/1/properties/spolecnik/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[g]:e.push(g),r++}var i=p===r}if(t.spolecnyPodil!==void 0){let m=t.spolecnyPodil,
p=r,y=r;if(Array.isArray(m)){let g=!0,v=m.length;for(let O=0;O<v;O++){let z=m[O],N=r;rr(z,{instancePath:a+"/spolecnyPodi\
l/"+O,parentData:m,parentDataProperty:O,rootData:h})||(e=e===null?rr.errors:e.concat(rr.errors),r=e.length);var o=N===r;
o||(g=!1)}}else{let g={instancePath:a+"/spolecnyPodil",schemaPath:"#/allOf/1/properties/spolecnyPodil/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[g]:e.push(g),r++}var i=p===r}if(t.typOrganu!==void 0){let m=t.
typOrganu,p=r,y=r;if(typeof m=="string"){if(d(m)>64){let g={instancePath:a+"/typOrganu",schemaPath:"#/allOf/1/properties\
/typOrganu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=
[g]:e.push(g),r++}if(d(m)<1){let g={instancePath:a+"/typOrganu",schemaPath:"#/allOf/1/properties/typOrganu/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:a+
"/typOrganu",schemaPath:"#/allOf/1/properties/typOrganu/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[g]:e.push(g),r++}var i=p===r}if(t.uvolnenyPodil!==void 0){let m=t.uvolnenyPodil,p=r,y=r;if(Array.isArray(
m)){let g=!0,v=m.length;for(let O=0;O<v;O++){let z=m[O],N=r;tr(z,{instancePath:a+"/uvolnenyPodil/"+O,parentData:m,parentDataProperty:O,
rootData:h})||(e=e===null?tr.errors:e.concat(tr.errors),r=e.length);var s=N===r;s||(g=!1)}}else{let g={instancePath:a+"/\
uvolnenyPodil",schemaPath:"#/allOf/1/properties/uvolnenyPodil/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[g]:e.push(g),r++}var i=p===r}}else{let m={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}var l=u===r;return sr.errors=e,r===0}function ar(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var y=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.vedouci!==void 0){let f=t.vedouci,g=r,v=r;if(Array.isArray(f)){let O=!0,
z=f.length;for(let N=0;N<z;N++){let j=f[N],_=r;U(j,{instancePath:a+"/vedouci/"+N,parentData:f,parentDataProperty:N,rootData:h})||
(e=e===null?U.errors:e.concat(U.errors),r=e.length);var i=_===r;i||(O=!1)}}else{let O={instancePath:a+"/vedouci",schemaPath:"\
#/allOf/1/properties/vedouci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),
r++}var c=g===r}if(t.ostatniSkutecnosti!==void 0){let f=t.ostatniSkutecnosti,g=r,v=r;if(Array.isArray(f)){let z=!0,N=f.length;
for(let j=0;j<N;j++){let _=f[j],A=r;R(_,{instancePath:a+"/ostatniSkutecnosti/"+j,parentData:f,parentDataProperty:j,rootData:h})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length);var o=A===r;o||(z=!1)}}else{let z={instancePath:a+"/ostatniSkutecnos\
ti",schemaPath:"#/allOf/1/properties/ostatniSkutecnosti/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[z]:e.push(z),r++}var c=g===r}if(t.cinnosti!==void 0){let f=t.cinnosti,g=r;pe(f,{instancePath:a+"/cinnost\
i",parentData:t,parentDataProperty:"cinnosti",rootData:h})||(e=e===null?pe.errors:e.concat(pe.errors),r=e.length);var c=g===
r}if(t.ico!==void 0){let f=t.ico,g=r,v=r;if(Array.isArray(f)){let z=!0,N=f.length;for(let j=0;j<N;j++){let _=f[j],A=r;ie(
_,{instancePath:a+"/ico/"+j,parentData:f,parentDataProperty:j,rootData:h})||(e=e===null?ie.errors:e.concat(ie.errors),r=
e.length);var s=A===r;s||(z=!1)}}else{let z={instancePath:a+"/ico",schemaPath:"#/allOf/1/properties/ico/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[z]:e.push(z),r++}var c=g===r}if(t.sidlo!==void 0){let f=t.
sidlo,g=r,v=r;if(Array.isArray(f)){let z=!0,N=f.length;for(let j=0;j<N;j++){let _=f[j],A=r;B(_,{instancePath:a+"/sidlo/"+
j,parentData:f,parentDataProperty:j,rootData:h})||(e=e===null?B.errors:e.concat(B.errors),r=e.length);var l=A===r;l||(z=
!1)}}else{let z={instancePath:a+"/sidlo",schemaPath:"#/allOf/1/properties/sidlo/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[z]:e.push(z),r++}var c=g===r}if(t.pravniForma!==void 0){let f=t.pravniForma,g=r,v=r;
if(Array.isArray(f)){let z=!0,N=f.length;for(let j=0;j<N;j++){let _=f[j],A=r;oe(_,{instancePath:a+"/pravniForma/"+j,parentData:f,
parentDataProperty:j,rootData:h})||(e=e===null?oe.errors:e.concat(oe.errors),r=e.length);var m=A===r;m||(z=!1)}}else{let z={
instancePath:a+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[z]:e.push(z),r++}var c=g===r}if(t.obchodniJmeno!==void 0){let f=t.obchodniJmeno,g=r,v=r;if(Array.
isArray(f)){let z=!0,N=f.length;for(let j=0;j<N;j++){let _=f[j],A=r;W(_,{instancePath:a+"/obchodniJmeno/"+j,parentData:f,
parentDataProperty:j,rootData:h})||(e=e===null?W.errors:e.concat(W.errors),r=e.length);var p=A===r;p||(z=!1)}}else{let z={
instancePath:a+"/obchodniJmeno",schemaPath:"#/allOf/1/properties/obchodniJmeno/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[z]:e.push(z),r++}var c=g===r}}else{let f={instancePath:a,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[f]:e.push(f),r++}var y=u===r;return ar.errors=
e,r===0}function nr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.text!==void 0){let o=t.text,s=r;if(typeof o!="string"){let m={instancePath:a+
"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),r++}let l=r;var i=s===r}if(t.typZapisu!==void 0){let o=t.typZapisu,s=r,l=r;if(typeof o=="string"){if(d(
o)>50){let p={instancePath:a+"/typZapisu",schemaPath:"#/allOf/1/properties/typZapisu/maxLength",keyword:"maxLength",params:{
limit:50},message:"must NOT have more than 50 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/ty\
pZapisu",schemaPath:"#/allOf/1/properties/typZapisu/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return nr.errors=e,r===0}function ir(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,parentData:k,
parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var s=P===r;let u=r,n=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.spravce!==void 0){let l=t.spravce,m=r,p=r;if(Array.isArray(l)){let y=!0,f=l.length;for(let g=0;g<
f;g++){let v=l[g],O=r;U(v,{instancePath:a+"/spravce/"+g,parentData:l,parentDataProperty:g,rootData:h})||(e=e===null?U.errors:
e.concat(U.errors),r=e.length);var i=O===r;i||(y=!1)}}else{let y={instancePath:a+"/spravce",schemaPath:"#/allOf/1/proper\
ties/spravce/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),r++}var c=m===
r}if(t.insolvencniZapis!==void 0){let l=t.insolvencniZapis,m=r,p=r;if(Array.isArray(l)){let f=!0,g=l.length;for(let v=0;v<
g;v++){let O=l[v],z=r;nr(O,{instancePath:a+"/insolvencniZapis/"+v,parentData:l,parentDataProperty:v,rootData:h})||(e=e===
null?nr.errors:e.concat(nr.errors),r=e.length);var o=z===r;o||(f=!1)}}else{let f={instancePath:a+"/insolvencniZapis",schemaPath:"\
#/allOf/1/properties/insolvencniZapis/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:
e.push(f),r++}var c=m===r}}else{let l={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[l]:e.push(l),r++}var s=u===r;return ir.errors=e,r===0}function or(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;D(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?D.errors:e.concat(D.errors),r=e.length);var s=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.spravce!==void 0){let l=t.spravce,m=r,p=r;if(Array.isArray(l)){let y=!0,
f=l.length;for(let g=0;g<f;g++){let v=l[g],O=r;U(v,{instancePath:a+"/spravce/"+g,parentData:l,parentDataProperty:g,rootData:h})||
(e=e===null?U.errors:e.concat(U.errors),r=e.length);var i=O===r;i||(y=!1)}}else{let y={instancePath:a+"/spravce",schemaPath:"\
#/allOf/1/properties/spravce/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),
r++}var c=m===r}if(t.typKonkursu!==void 0){let l=t.typKonkursu,m=r,p=r;if(typeof l=="string"){if(d(l)>50){let f={instancePath:a+
"/typKonkursu",schemaPath:"#/allOf/1/properties/typKonkursu/maxLength",keyword:"maxLength",params:{limit:50},message:"mu\
st NOT have more than 50 characters"};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:a+"/typKonkursu",schemaPath:"\
#/allOf/1/properties/typKonkursu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.
push(f),r++}var c=m===r}if(t.datumRozhodnutiOs!==void 0){let l=t.datumRozhodnutiOs,m=r,p=r;if(typeof l=="number"&&isFinite(
l),typeof l=="string"){if(!L.test(l)){let f={instancePath:a+"/datumRozhodnutiOs",schemaPath:"#/allOf/1/properties/datumR\
ozhodnutiOs/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[f]:e.push(f),
r++}}else{let f={instancePath:a+"/datumRozhodnutiOs",schemaPath:"#/allOf/1/properties/datumRozhodnutiOs/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),r++}var c=m===r}if(t.datumVyveseni!==void 0){
let l=t.datumVyveseni,m=r,p=r;if(typeof l=="number"&&isFinite(l),typeof l=="string"){if(!L.test(l)){let f={instancePath:a+
"/datumVyveseni",schemaPath:"#/allOf/1/properties/datumVyveseni/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:a+"/datumVyveseni",schemaPath:"#/allOf\
/1/properties/datumVyveseni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(
f),r++}var c=m===r}if(t.spisZnOs!==void 0){let l=t.spisZnOs,m=r,p=r;if(typeof l=="string"){if(d(l)>255){let f={instancePath:a+
"/spisZnOs",schemaPath:"#/allOf/1/properties/spisZnOs/maxLength",keyword:"maxLength",params:{limit:255},message:"must NO\
T have more than 255 characters"};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:a+"/spisZnOs",schemaPath:"#/all\
Of/1/properties/spisZnOs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),
r++}var c=m===r}if(t.text!==void 0){let l=t.text,m=r;if(typeof l!="string"){let f={instancePath:a+"/text",schemaPath:"#/\
allOf/1/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),r++}
let p=r;var c=m===r}if(t.zruseniKonkursu!==void 0){let l=t.zruseniKonkursu,m=r,p=r;if(Array.isArray(l)){let f=!0,g=l.length;
for(let v=0;v<g;v++){let O=l[v],z=r;R(O,{instancePath:a+"/zruseniKonkursu/"+v,parentData:l,parentDataProperty:v,rootData:h})||
(e=e===null?R.errors:e.concat(R.errors),r=e.length);var o=z===r;o||(f=!1)}}else{let f={instancePath:a+"/zruseniKonkursu",
schemaPath:"#/allOf/1/properties/zruseniKonkursu/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[f]:e.push(f),r++}var c=m===r}}else{let l={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}var s=u===r;return or.errors=e,r===0}function pr(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;Ke(t,{instancePath:a,parentData:k,parentDataProperty:b,
rootData:h})||(e=e===null?Ke.errors:e.concat(Ke.errors),r=e.length);var g=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.ostatniOrgany!==void 0){let v=t.ostatniOrgany,O=r,z=r;if(Array.isArray(v)){let N=!0,j=v.length;for(let _=0;_<
j;_++){let A=v[_],$=r;ee(A,{instancePath:a+"/ostatniOrgany/"+_,parentData:v,parentDataProperty:_,rootData:h})||(e=e===null?
ee.errors:e.concat(ee.errors),r=e.length);var i=$===r;i||(N=!1)}}else{let N={instancePath:a+"/ostatniOrgany",schemaPath:"\
#/allOf/1/properties/ostatniOrgany/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[N]:e.
push(N),r++}var c=O===r}if(t.statutarniOrgany!==void 0){let v=t.statutarniOrgany,O=r,z=r;if(Array.isArray(v)){let j=!0,_=v.
length;for(let A=0;A<_;A++){let $=v[A],I=r;Ge($,{instancePath:a+"/statutarniOrgany/"+A,parentData:v,parentDataProperty:A,
rootData:h})||(e=e===null?Ge.errors:e.concat(Ge.errors),r=e.length);var o=I===r;o||(j=!1)}}else{let j={instancePath:a+"/\
statutarniOrgany",schemaPath:"#/allOf/1/properties/statutarniOrgany/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[j]:e.push(j),r++}var c=O===r}if(t.akcionari!==void 0){let v=t.akcionari,O=r,z=r;if(Array.isArray(
v)){let j=!0,_=v.length;for(let A=0;A<_;A++){let $=v[A],I=r;Qe($,{instancePath:a+"/akcionari/"+A,parentData:v,parentDataProperty:A,
rootData:h})||(e=e===null?Qe.errors:e.concat(Qe.errors),r=e.length);var s=I===r;s||(j=!1)}}else{let j={instancePath:a+"/\
akcionari",schemaPath:"#/allOf/1/properties/akcionari/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[j]:e.push(j),r++}var c=O===r}if(t.podnikatel!==void 0){let v=t.podnikatel,O=r,z=r;if(Array.isArray(v)){let j=!0,
_=v.length;for(let A=0;A<_;A++){let $=v[A],I=r;We($,{instancePath:a+"/podnikatel/"+A,parentData:v,parentDataProperty:A,rootData:h})||
(e=e===null?We.errors:e.concat(We.errors),r=e.length);var l=I===r;l||(j=!1)}}else{let j={instancePath:a+"/podnikatel",schemaPath:"\
#/allOf/1/properties/podnikatel/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[j]:e.push(
j),r++}var c=O===r}if(t.spolecnici!==void 0){let v=t.spolecnici,O=r,z=r;if(Array.isArray(v)){let j=!0,_=v.length;for(let A=0;A<
_;A++){let $=v[A],I=r;sr($,{instancePath:a+"/spolecnici/"+A,parentData:v,parentDataProperty:A,rootData:h})||(e=e===null?
sr.errors:e.concat(sr.errors),r=e.length);var m=I===r;m||(j=!1)}}else{let j={instancePath:a+"/spolecnici",schemaPath:"#/\
allOf/1/properties/spolecnici/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[j]:e.push(
j),r++}var c=O===r}if(t.odstepneZavody!==void 0){let v=t.odstepneZavody,O=r,z=r;if(Array.isArray(v)){let j=!0,_=v.length;
for(let A=0;A<_;A++){let $=v[A],I=r;ar($,{instancePath:a+"/odstepneZavody/"+A,parentData:v,parentDataProperty:A,rootData:h})||
(e=e===null?ar.errors:e.concat(ar.errors),r=e.length);var p=I===r;p||(j=!1)}}else{let j={instancePath:a+"/odstepneZavody",
schemaPath:"#/allOf/1/properties/odstepneZavody/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[j]:e.push(j),r++}var c=O===r}if(t.insolvence!==void 0){let v=t.insolvence,O=r,z=r;if(Array.isArray(v)){let j=!0,
_=v.length;for(let A=0;A<_;A++){let $=v[A],I=r;ir($,{instancePath:a+"/insolvence/"+A,parentData:v,parentDataProperty:A,rootData:h})||
(e=e===null?ir.errors:e.concat(ir.errors),r=e.length);var y=I===r;y||(j=!1)}}else{let j={instancePath:a+"/insolvence",schemaPath:"\
#/allOf/1/properties/insolvence/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[j]:e.push(
j),r++}var c=O===r}if(t.konkursy!==void 0){let v=t.konkursy,O=r,z=r;if(Array.isArray(v)){let j=!0,_=v.length;for(let A=0;A<
_;A++){let $=v[A],I=r;or($,{instancePath:a+"/konkursy/"+A,parentData:v,parentDataProperty:A,rootData:h})||(e=e===null?or.
errors:e.concat(or.errors),r=e.length);var f=I===r;f||(j=!1)}}else{let j={instancePath:a+"/konkursy",schemaPath:"#/allOf\
/1/properties/konkursy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[j]:e.push(j),r++}
var c=O===r}}else{let v={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[v]:e.push(v),r++}var g=u===r;return pr.errors=e,r===0}function Pe(t,{instancePath:a="",parentData:k,
parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.icoId!==void 0){
let i=t.icoId,c=r,o=r;if(typeof i=="string"){if(d(i)>32){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/m\
axLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),
r++}if(!Y.test(i)){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"\
^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}var u=c===r}if(t.zaznamy!==void 0){let i=t.zaznamy,c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<
m;p++){let y=i[p],f=r;pr(y,{instancePath:a+"/zaznamy/"+p,parentData:i,parentDataProperty:p,rootData:h})||(e=e===null?pr.
errors:e.concat(pr.errors),r=e.length);var n=f===r;n||(l=!1)}}else{let l={instancePath:a+"/zaznamy",schemaPath:"#/proper\
ties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}var u=c===
r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),r++}return Pe.errors=e,r===0}var hs=Ut;function Ut(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let s=t.ekonomickeSubjekty,l=r,m=r;if(Array.
isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;Pe(g,{instancePath:a+"/ekonomickeSubjekty/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?Pe.errors:e.concat(Pe.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Ut.
errors=e,r===0}var fs=Oe;var ds=new RegExp("^\\d{5}$","u");function lr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,
r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.institucionalniSektor2010!==void 0){let n=t.institucionalniSektor2010,
i=r,c=r;if(typeof n=="string"){if(d(n)>5){let o={instancePath:a+"/institucionalniSektor2010",schemaPath:"#/properties/in\
stitucionalniSektor2010/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};
e===null?e=[o]:e.push(o),r++}if(d(n)<5){let o={instancePath:a+"/institucionalniSektor2010",schemaPath:"#/properties/inst\
itucionalniSektor2010/minLength",keyword:"minLength",params:{limit:5},message:"must NOT have fewer than 5 characters"};e===
null?e=[o]:e.push(o),r++}if(!ds.test(n)){let o={instancePath:a+"/institucionalniSektor2010",schemaPath:"#/properties/ins\
titucionalniSektor2010/pattern",keyword:"pattern",params:{pattern:"^\\d{5}$"},message:'must match pattern "^\\d{5}$"'};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/institucionalniSektor2010",schemaPath:"#/properties/institucional\
niSektor2010/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===
r}if(t.kategoriePoctuPracovniku!==void 0){let n=t.kategoriePoctuPracovniku,i=r,c=r;if(typeof n=="string"){if(d(n)>3){let s={
instancePath:a+"/kategoriePoctuPracovniku",schemaPath:"#/properties/kategoriePoctuPracovniku/maxLength",keyword:"maxLeng\
th",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<3){let s={instancePath:a+
"/kategoriePoctuPracovniku",schemaPath:"#/properties/kategoriePoctuPracovniku/minLength",keyword:"minLength",params:{limit:3},
message:"must NOT have fewer than 3 characters"};e===null?e=[s]:e.push(s),r++}if(!M.test(n)){let s={instancePath:a+"/kat\
egoriePoctuPracovniku",schemaPath:"#/properties/kategoriePoctuPracovniku/pattern",keyword:"pattern",params:{pattern:"^\\d\
{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/kategoriePoct\
uPracovniku",schemaPath:"#/properties/kategoriePoctuPracovniku/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return lr.errors=e,r===0}var Jt=new RegExp("^\\d{6}\
$","u");function mr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;E(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?E.errors:e.concat(E.errors),r=e.length);var l=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.czNace!==void 0){let m=t.czNace,p=r,y=r;if(Array.isArray(m)){let f=!0,
g=m.length;for(let v=0;v<g;v++){let O=m[v],z=r,N=r;if(typeof O=="string"){if(d(O)>5){let j={instancePath:a+"/czNace/"+v,
schemaPath:"#/allOf/1/properties/czNace/items/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have mor\
e than 5 characters"};e===null?e=[j]:e.push(j),r++}if(d(O)<1){let j={instancePath:a+"/czNace/"+v,schemaPath:"#/allOf/1/p\
roperties/czNace/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[j]:e.push(j),r++}}else{let j={instancePath:a+"/czNace/"+v,schemaPath:"#/allOf/1/properties/czNace/items/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[j]:e.push(j),r++}var i=z===r;i||(f=!1)}}else{
let f={instancePath:a+"/czNace",schemaPath:"#/allOf/1/properties/czNace/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[f]:e.push(f),r++}var c=p===r}if(t.czNace2008!==void 0){let m=t.czNace2008,p=r,y=r;if(Array.isArray(
m)){let g=!0,v=m.length;for(let O=0;O<v;O++){let z=m[O],N=r,j=r;if(typeof z=="string"){if(d(z)>5){let _={instancePath:a+
"/czNace2008/"+O,schemaPath:"#/allOf/1/properties/czNace2008/items/maxLength",keyword:"maxLength",params:{limit:5},message:"\
must NOT have more than 5 characters"};e===null?e=[_]:e.push(_),r++}if(d(z)<1){let _={instancePath:a+"/czNace2008/"+O,schemaPath:"\
#/allOf/1/properties/czNace2008/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than \
1 characters"};e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:a+"/czNace2008/"+O,schemaPath:"#/allOf/1/propertie\
s/czNace2008/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[_]:e.push(_),r++}var o=N===
r;o||(g=!1)}}else{let g={instancePath:a+"/czNace2008",schemaPath:"#/allOf/1/properties/czNace2008/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[g]:e.push(g),r++}var c=p===r}if(t.doplnkovePravniFormy!==void 0){let m=t.
doplnkovePravniFormy,p=r,y=r;if(Array.isArray(m)){let g=!0,v=m.length;for(let O=0;O<v;O++){let z=m[O],N=r,j=r;if(typeof z==
"string"){if(d(z)>3){let _={instancePath:a+"/doplnkovePravniFormy/"+O,schemaPath:"#/allOf/1/properties/doplnkovePravniFo\
rmy/items/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[_]:
e.push(_),r++}if(d(z)<3){let _={instancePath:a+"/doplnkovePravniFormy/"+O,schemaPath:"#/allOf/1/properties/doplnkovePrav\
niFormy/items/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?
e=[_]:e.push(_),r++}if(!M.test(z)){let _={instancePath:a+"/doplnkovePravniFormy/"+O,schemaPath:"#/allOf/1/properties/dop\
lnkovePravniFormy/items/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[_]:e.push(_),r++}}else{let _={instancePath:a+"/doplnkovePravniFormy/"+O,schemaPath:"#/allOf/1/properties/dop\
lnkovePravniFormy/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[_]:e.push(_),r++}
var s=N===r;s||(g=!1)}}else{let g={instancePath:a+"/doplnkovePravniFormy",schemaPath:"#/allOf/1/properties/doplnkovePrav\
niFormy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[g]:e.push(g),r++}var c=p===r}if(t.
statistickeUdaje!==void 0){let m=t.statistickeUdaje,p=r;lr(m,{instancePath:a+"/statistickeUdaje",parentData:t,parentDataProperty:"\
statistickeUdaje",rootData:h})||(e=e===null?lr.errors:e.concat(lr.errors),r=e.length);var c=p===r}if(t.zakladniUzemniJednotka!==
void 0){let m=t.zakladniUzemniJednotka,p=r,y=r;if(typeof m=="string"){if(d(m)>6){let g={instancePath:a+"/zakladniUzemniJ\
ednotka",schemaPath:"#/allOf/1/properties/zakladniUzemniJednotka/maxLength",keyword:"maxLength",params:{limit:6},message:"\
must NOT have more than 6 characters"};e===null?e=[g]:e.push(g),r++}if(d(m)<6){let g={instancePath:a+"/zakladniUzemniJed\
notka",schemaPath:"#/allOf/1/properties/zakladniUzemniJednotka/minLength",keyword:"minLength",params:{limit:6},message:"\
must NOT have fewer than 6 characters"};e===null?e=[g]:e.push(g),r++}if(!Jt.test(m)){let g={instancePath:a+"/zakladniUze\
mniJednotka",schemaPath:"#/allOf/1/properties/zakladniUzemniJednotka/pattern",keyword:"pattern",params:{pattern:"^\\d{6}$"},
message:'must match pattern "^\\d{6}$"'};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:a+"/zakladniUzemniJednot\
ka",schemaPath:"#/allOf/1/properties/zakladniUzemniJednotka/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[g]:e.push(g),r++}var c=p===r}if(t.primarniZaznam!==void 0){let m=t.primarniZaznam,p=r;if(typeof m!=
"boolean"){let g={instancePath:a+"/primarniZaznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[g]:e.push(g),r++}let y=r;var c=p===r}if(t.czNacePrevazujici!==
void 0){let m=t.czNacePrevazujici,p=r,y=r;if(typeof m=="string"){if(d(m)>5){let g={instancePath:a+"/czNacePrevazujici",schemaPath:"\
#/allOf/1/properties/czNacePrevazujici/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than \
5 characters"};e===null?e=[g]:e.push(g),r++}if(d(m)<1){let g={instancePath:a+"/czNacePrevazujici",schemaPath:"#/allOf/1/\
properties/czNacePrevazujici/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:a+"/czNacePrevazujici",schemaPath:"#/allOf/1/properties/czN\
acePrevazujici/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),r++}var c=p===
r}if(t.czNacePrevazujici2008!==void 0){let m=t.czNacePrevazujici2008,p=r,y=r;if(typeof m=="string"){if(d(m)>5){let g={instancePath:a+
"/czNacePrevazujici2008",schemaPath:"#/allOf/1/properties/czNacePrevazujici2008/maxLength",keyword:"maxLength",params:{limit:5},
message:"must NOT have more than 5 characters"};e===null?e=[g]:e.push(g),r++}if(d(m)<1){let g={instancePath:a+"/czNacePr\
evazujici2008",schemaPath:"#/allOf/1/properties/czNacePrevazujici2008/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:a+"/czNacePrevazujici2008",
schemaPath:"#/allOf/1/properties/czNacePrevazujici2008/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[g]:e.push(g),r++}var c=p===r}if(t.okresNutsLau!==void 0){let m=t.okresNutsLau,p=r,y=r;if(typeof m=="str\
ing"){if(d(m)>6){let g={instancePath:a+"/okresNutsLau",schemaPath:"#/allOf/1/properties/okresNutsLau/maxLength",keyword:"\
maxLength",params:{limit:6},message:"must NOT have more than 6 characters"};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:a+
"/okresNutsLau",schemaPath:"#/allOf/1/properties/okresNutsLau/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[g]:e.push(g),r++}var c=p===r}}else{let m={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}var l=u===r;return mr.errors=e,r===0}function Oe(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.icoId!==void 0){let i=t.icoId,c=r,o=r;if(typeof i=="string"){if(d(i)>32){let s={instancePath:a+"/icoId",
schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 char\
acters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(i)){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/patte\
rn",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=c===r}if(t.zaznamy!==void 0){let i=t.zaznamy,c=r,o=r;
if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<m;p++){let y=i[p],f=r;mr(y,{instancePath:a+"/zaznamy/"+p,parentData:i,
parentDataProperty:p,rootData:h})||(e=e===null?mr.errors:e.concat(mr.errors),r=e.length);var n=f===r;n||(l=!1)}}else{let l={
instancePath:a+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[l]:e.push(l),r++}var u=c===r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return Oe.errors=e,r===0}var gs=It;function It(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let s=t.ekonomickeSubjekty,l=r,m=r;if(Array.
isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;Oe(g,{instancePath:a+"/ekonomickeSubjekty/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?Oe.errors:e.concat(Oe.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return It.
errors=e,r===0}var vs=_e;function cr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.datumZapisu!==void 0){let n=t.datumZapisu,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/datumZapisu",schemaPath:"#/properties/datumZapisu/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/datumZapisu",schemaPath:"#/properties/datumZapisu/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/platnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return cr.errors=e,r===0}function ur(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;Z(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let o=t.platnostOd,s=r,l=r;if(typeof o=="numb\
er"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let m={instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/properties\
/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(m),
r++}}else{let m={instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var i=s===r}if(t.platnostDo!==void 0){let o=t.platnostDo,
s=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let p={instancePath:a+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.typAdresy!==void 0){
let o=t.typAdresy,s=r,l=r;if(typeof o=="string"){if(d(o)>64){let p={instancePath:a+"/typAdresy",schemaPath:"#/allOf/1/pr\
operties/typAdresy/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===
null?e=[p]:e.push(p),r++}if(d(o)<1){let p={instancePath:a+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:a+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return ur.errors=
e,r===0}function yr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.pocetAktivnich!==void 0){let n=t.pocetAktivnich,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:a+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>
2147483647||isNaN(n)){let o={instancePath:a+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),r++}if(n<0||
isNaN(n)){let o={instancePath:a+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),r++}}var u=i===r}if(t.pocetZaniklych!==void 0){
let n=t.pocetZaniklych,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/pocetZanikl\
ych",schemaPath:"#/properties/pocetZaniklych/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let s={instancePath:a+"/\
pocetZaniklych",schemaPath:"#/properties/pocetZaniklych/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/pocetZaniklych",
schemaPath:"#/properties/pocetZaniklych/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.pocetPozastavenych!==void 0){let n=t.pocetPozastavenych,i=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/pocetPozastavenych",schemaPath:"#/properties/pocetPoz\
astavenych/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;
if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let s={instancePath:a+"/pocetPozastavenych",schemaPath:"#\
/properties/pocetPozastavenych/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= \
2147483647"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/pocetPozastavenych",schemaPath:"#/pr\
operties/pocetPozastavenych/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),r++}}var u=i===r}if(t.pocetPrerusenych!==void 0){let n=t.pocetPrerusenych,i=r;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/pocetPrerusenych",schemaPath:"#/properties/pocetPrerusenych/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(
n)){if(n>2147483647||isNaN(n)){let s={instancePath:a+"/pocetPrerusenych",schemaPath:"#/properties/pocetPrerusenych/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),
r++}if(n<0||isNaN(n)){let s={instancePath:a+"/pocetPrerusenych",schemaPath:"#/properties/pocetPrerusenych/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.pocetCelkem!==
void 0){let n=t.pocetCelkem,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/pocetC\
elkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let s={instancePath:a+"/\
pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"\
must be <= 2147483647"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/pocetCelkem",schemaPath:"\
#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[s]:e.push(s),r++}}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),r++}return yr.errors=e,r===0}function hr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.pocetCelkem!==void 0){let n=t.pocetCelkem,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:a+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>
2147483647||isNaN(n)){let o={instancePath:a+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),r++}if(n<0||isNaN(
n)){let o={instancePath:a+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),r++}}var u=i===r}if(t.pocetZaniklych!==void 0){let n=t.pocetZaniklych,
i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/pocetZaniklych",schemaPath:"#/prop\
erties/pocetZaniklych/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}
let c=r;if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let s={instancePath:a+"/pocetZaniklych",schemaPath:"\
#/properties/pocetZaniklych/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 214\
7483647"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/pocetZaniklych",schemaPath:"#/propertie\
s/pocetZaniklych/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(
s),r++}}var u=i===r}if(t.pocetAktivnich!==void 0){let n=t.pocetAktivnich,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let s={instancePath:a+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>
2147483647||isNaN(n)){let s={instancePath:a+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),r++}if(n<0||
isNaN(n)){let s={instancePath:a+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.pocetPozastavenych!==void 0){
let n=t.pocetPozastavenych,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/pocetPo\
zastavenych",schemaPath:"#/properties/pocetPozastavenych/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>2147483647||isNaN(n)){let s={instancePath:a+
"/pocetPozastavenych",schemaPath:"#/properties/pocetPozastavenych/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/pocetPozastaveny\
ch",schemaPath:"#/properties/pocetPozastavenych/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return hr.errors=e,r===0}function fr(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;E(t,{instancePath:a,parentData:k,parentDataProperty:b,
rootData:h})||(e=e===null?E.errors:e.concat(E.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.insolvencniRizeni!==void 0){let s=t.insolvencniRizeni,l=r;cr(s,{instancePath:a+"/insolvencniRizeni",parentData:t,
parentDataProperty:"insolvencniRizeni",rootData:h})||(e=e===null?cr.errors:e.concat(cr.errors),r=e.length);var i=l===r}if(t.
datumDoruceniVypisu!==void 0){let s=t.datumDoruceniVypisu,l=r,m=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){
if(!L.test(s)){let y={instancePath:a+"/datumDoruceniVypisu",schemaPath:"#/allOf/1/properties/datumDoruceniVypisu/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+
"/datumDoruceniVypisu",schemaPath:"#/allOf/1/properties/datumDoruceniVypisu/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),r++}var i=l===r}if(t.adresySubjektu!==void 0){let s=t.adresySubjektu,
l=r,m=r;if(Array.isArray(s)){let y=!0,f=s.length;for(let g=0;g<f;g++){let v=s[g],O=r;ur(v,{instancePath:a+"/adresySubjek\
tu/"+g,parentData:s,parentDataProperty:g,rootData:h})||(e=e===null?ur.errors:e.concat(ur.errors),r=e.length);var c=O===r;
c||(y=!1)}}else{let y={instancePath:a+"/adresySubjektu",schemaPath:"#/allOf/1/properties/adresySubjektu/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),r++}var i=l===r}if(t.typSubjektu!==void 0){
let s=t.typSubjektu,l=r,m=r;if(typeof s=="string"){if(d(s)>64){let y={instancePath:a+"/typSubjektu",schemaPath:"#/allOf/\
1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[y]:e.push(y),r++}if(d(s)<1){let y={instancePath:a+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjekt\
u/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(
y),r++}}else{let y={instancePath:a+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}var i=l===r}if(t.zivnostenskyUrad!==void 0){let s=t.
zivnostenskyUrad,l=r,m=r;if(typeof s=="string"){if(!Jt.test(s)){let y={instancePath:a+"/zivnostenskyUrad",schemaPath:"#/\
allOf/1/properties/zivnostenskyUrad/pattern",keyword:"pattern",params:{pattern:"^\\d{6}$"},message:'must match pattern "\
^\\d{6}$"'};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/zivnostenskyUrad",schemaPath:"#/allOf/1/propertie\
s/zivnostenskyUrad/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}var i=l===
r}if(t.organizacniSlozka!==void 0){let s=t.organizacniSlozka,l=r,m=r;if(typeof s=="string"){if(d(s)>2e3){let y={instancePath:a+
"/organizacniSlozka",schemaPath:"#/allOf/1/properties/organizacniSlozka/maxLength",keyword:"maxLength",params:{limit:2e3},
message:"must NOT have more than 2000 characters"};e===null?e=[y]:e.push(y),r++}if(d(s)<1){let y={instancePath:a+"/organ\
izacniSlozka",schemaPath:"#/allOf/1/properties/organizacniSlozka/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/organizacniSlozka",schemaPath:"\
#/allOf/1/properties/organizacniSlozka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[y]:e.push(y),r++}var i=l===r}if(t.zivnostiStav!==void 0){let s=t.zivnostiStav,l=r;yr(s,{instancePath:a+"/zivnostiStav",
parentData:t,parentDataProperty:"zivnostiStav",rootData:h})||(e=e===null?yr.errors:e.concat(yr.errors),r=e.length);var i=l===
r}if(t.datumZapisuVr!==void 0){let s=t.datumZapisuVr,l=r,m=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!L.
test(s)){let y={instancePath:a+"/datumZapisuVr",schemaPath:"#/allOf/1/properties/datumZapisuVr/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/da\
tumZapisuVr",schemaPath:"#/allOf/1/properties/datumZapisuVr/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[y]:e.push(y),r++}var i=l===r}if(t.provozovnyStav!==void 0){let s=t.provozovnyStav,l=r;hr(s,{instancePath:a+
"/provozovnyStav",parentData:t,parentDataProperty:"provozovnyStav",rootData:h})||(e=e===null?hr.errors:e.concat(hr.errors),
r=e.length);var i=l===r}if(t.primarniZaznam!==void 0){let s=t.primarniZaznam,l=r;if(typeof s!="boolean"){let y={instancePath:a+
"/primarniZaznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[y]:e.push(y),r++}let m=r;var i=l===r}if(t.kodStatu!==void 0){let s=t.kodStatu,l=r;if(typeof s!=
"string"){let y={instancePath:a+"/kodStatu",schemaPath:"#/allOf/1/properties/kodStatu/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}let m=r;var i=l===r}}else{let s={instancePath:a,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;
return fr.errors=e,r===0}function dr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;Z(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let o=t.platnostOd,s=r,l=r;if(typeof o=="numb\
er"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let m={instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/properties\
/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(m),
r++}}else{let m={instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var i=s===r}if(t.platnostDo!==void 0){let o=t.platnostDo,
s=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let p={instancePath:a+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}}else{let o={instancePath:a,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}
var c=u===r;return dr.errors=e,r===0}function gr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typAngazma!==void 0){let n=t.typAngazma,i=r,c=r;if(typeof n==
"string"){if(d(n)>64){let o={instancePath:a+"/typAngazma",schemaPath:"#/properties/typAngazma/maxLength",keyword:"maxLen\
gth",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[o]:e.push(o),r++}if(d(n)<1){let o={instancePath:a+
"/typAngazma",schemaPath:"#/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/typAngazma",schemaPath:"#/properti\
es/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===
r}if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(
n)){let s={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostOd",schemaPath:"\
#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}
var u=i===r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){
if(!L.test(n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostDo",
schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}var u=i===r}if(t.ico!==void 0){let n=t.ico,i=r,c=r;if(typeof n=="string"){if(d(n)>8){let s={instancePath:a+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[s]:e.push(s),r++}if(d(n)<8){let s={instancePath:a+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),r++}if(!G.
test(n)){let s={instancePath:a+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}if(t.obchodniJmeno!==void 0){let n=t.obchodniJmeno,i=r,c=r;if(typeof n=="string"){if(d(n)>2e3){let s={instancePath:a+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.sidlo!==
void 0){let n=t.sidlo,i=r;dr(n,{instancePath:a+"/sidlo",parentData:t,parentDataProperty:"sidlo",rootData:h})||(e=e===null?
dr.errors:e.concat(dr.errors),r=e.length);var u=i===r}if(t.typSubjektu!==void 0){let n=t.typSubjektu,i=r,c=r;if(typeof n==
"string"){if(d(n)>64){let s={instancePath:a+"/typSubjektu",schemaPath:"#/properties/typSubjektu/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={
instancePath:a+"/typSubjektu",schemaPath:"#/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/typSubjektu",schemaPath:"\
#/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
r++}var u=i===r}if(t.pravniForma!==void 0){let n=t.pravniForma,i=r,c=r;if(typeof n=="string"){if(d(n)>3){let s={instancePath:a+
"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT ha\
ve more than 3 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<3){let s={instancePath:a+"/pravniForma",schemaPath:"#/p\
roperties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===
null?e=[s]:e.push(s),r++}if(!M.test(n)){let s={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/patter\
n",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.kodStatu!==void 0){let n=t.kodStatu,i=r;if(typeof n!="str\
ing"){let s={instancePath:a+"/kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return gr.errors=e,r===0}function J(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.jmeno!==void 0){let n=t.jmeno,i=r,c=r;if(typeof n=="string"){if(d(n)>100){let o={instancePath:a+
"/jmeno",schemaPath:"#/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/jmeno",schemaPath:"#/properties/jmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.prijmeni!==
void 0){let n=t.prijmeni,i=r,c=r;if(typeof n=="string"){if(d(n)>100){let s={instancePath:a+"/prijmeni",schemaPath:"#/pro\
perties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/prijmeni",schemaPath:"#/properties/prijmeni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.titulPredJmenem!==void 0){
let n=t.titulPredJmenem,i=r,c=r;if(typeof n=="string"){if(d(n)>32){let s={instancePath:a+"/titulPredJmenem",schemaPath:"\
#/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charac\
ters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/titulPredJmenem",schemaPath:"#/properties/titulPredJme\
nem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.
titulZaJmenem!==void 0){let n=t.titulZaJmenem,i=r,c=r;if(typeof n=="string"){if(d(n)>32){let s={instancePath:a+"/titulZa\
Jmenem",schemaPath:"#/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have m\
ore than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/titulZaJmenem",schemaPath:"#/propert\
ies/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}if(t.datumNarozeni!==void 0){let n=t.datumNarozeni,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.
test(n)){let s={instancePath:a+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/datumNaroz\
eni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),r++}return J.errors=e,r===0}function q(t,{instancePath:a="",parentData:k,parentDataProperty:b,
rootData:h=t}={}){let e=null,r=0,P=r;J(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?J.errors:
e.concat(J.errors),r=e.length);var c=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){
let o=t.platnostOd,s=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let m={instancePath:a+"\
/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must m\
atch format "date"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/proper\
ties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var i=s===
r}if(t.platnostDo!==void 0){let o=t.platnostDo,s=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!L.test(
o)){let p={instancePath:a+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"\
date"},message:'must match format "date"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),r++}var i=s===r}if(t.statniObcanstvi!==void 0){let o=t.statniObcanstvi,s=r;if(typeof o!="string"){let p={instancePath:a+
"/statniObcanstvi",schemaPath:"#/allOf/1/properties/statniObcanstvi/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}let l=r;var i=s===r}if(t.typAngazma!==void 0){let o=t.typAngazma,s=r,l=r;if(typeof o==
"string"){if(d(o)>64){let p={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[p]:e.push(p),r++}if(d(o)<1){let p={
instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/typAngazma",
schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return q.errors=e,r===0}function vr(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;gr(t,{instancePath:a,parentData:k,parentDataProperty:b,
rootData:h})||(e=e===null?gr.errors:e.concat(gr.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.osobyZastupce!==void 0){let s=t.osobyZastupce,l=r,m=r;if(Array.isArray(s)){let p=!0,y=s.length;for(let f=0;f<
y;f++){let g=s[f],v=r;q(g,{instancePath:a+"/osobyZastupce/"+f,parentData:s,parentDataProperty:f,rootData:h})||(e=e===null?
q.errors:e.concat(q.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={instancePath:a+"/osobyZastupce",schemaPath:"#\
/allOf/1/properties/osobyZastupce/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(
p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return vr.errors=e,r===0}function ue(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}var u=i===r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.rozsahPozastaveni!==void 0){let n=t.rozsahPozastaveni,i=r,c=r;if(typeof n==
"string"){if(d(n)>1024){let s={instancePath:a+"/rozsahPozastaveni",schemaPath:"#/properties/rozsahPozastaveni/maxLength",
keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/rozsahPozastaveni",schemaPath:"#/properties/rozsahPozastaveni/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return ue.errors=e,r===
0}function kr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}var u=i===r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.podminka!==void 0){let n=t.podminka,i=r;if(typeof n!="string"){let s={instancePath:a+
"/podminka",schemaPath:"#/properties/podminka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}let c=r;var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return kr.errors=e,r===0}function br(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}var u=i===r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return br.errors=e,r===0}function Pr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}var u=i===r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Pr.errors=e,r===0}function Or(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
datumVzniku!==void 0){let s=t.datumVzniku,l=r,m=r;if(typeof s=="number"&&isFinite(s),typeof s=="string"){if(!L.test(s)){
let p={instancePath:a+"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},
message:'must match format "date"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}var u=l===r}if(t.datumZaniku!==void 0){let s=t.datumZaniku,l=r,m=r;if(typeof s=="number"&&isFinite(s),typeof s=="str\
ing"){if(!L.test(s)){let y={instancePath:a+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/da\
tumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[y]:e.push(y),r++}var u=l===r}if(t.platnostDo!==void 0){let s=t.platnostDo,l=r,m=r;if(typeof s=="number"&&isFinite(
s),typeof s=="string"){if(!L.test(s)){let y={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),r++}var u=l===r}if(t.predmetPodnikani!==void 0){let s=t.predmetPodnikani,l=r,m=r;if(typeof s=="\
string"){if(d(s)>750){let y={instancePath:a+"/predmetPodnikani",schemaPath:"#/properties/predmetPodnikani/maxLength",keyword:"\
maxLength",params:{limit:750},message:"must NOT have more than 750 characters"};e===null?e=[y]:e.push(y),r++}if(d(s)<5){
let y={instancePath:a+"/predmetPodnikani",schemaPath:"#/properties/predmetPodnikani/minLength",keyword:"minLength",params:{
limit:5},message:"must NOT have fewer than 5 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/pre\
dmetPodnikani",schemaPath:"#/properties/predmetPodnikani/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[y]:e.push(y),r++}var u=l===r}if(t.pozastaveniZivnosti!==void 0){let s=t.pozastaveniZivnosti,l=r,m=r;if(Array.
isArray(s)){let y=!0,f=s.length;for(let g=0;g<f;g++){let v=s[g],O=r;ue(v,{instancePath:a+"/pozastaveniZivnosti/"+g,parentData:s,
parentDataProperty:g,rootData:h})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length);var n=O===r;n||(y=!1)}}else{let y={
instancePath:a+"/pozastaveniZivnosti",schemaPath:"#/properties/pozastaveniZivnosti/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[y]:e.push(y),r++}var u=l===r}if(t.podminkyProvozovaniZivnosti!==void 0){let s=t.
podminkyProvozovaniZivnosti,l=r,m=r;if(Array.isArray(s)){let y=!0,f=s.length;for(let g=0;g<f;g++){let v=s[g],O=r;kr(v,{instancePath:a+
"/podminkyProvozovaniZivnosti/"+g,parentData:s,parentDataProperty:g,rootData:h})||(e=e===null?kr.errors:e.concat(kr.errors),
r=e.length);var i=O===r;i||(y=!1)}}else{let y={instancePath:a+"/podminkyProvozovaniZivnosti",schemaPath:"#/properties/po\
dminkyProvozovaniZivnosti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),r++}
var u=l===r}if(t.preruseniZivnosti!==void 0){let s=t.preruseniZivnosti,l=r,m=r;if(Array.isArray(s)){let y=!0,f=s.length;
for(let g=0;g<f;g++){let v=s[g],O=r;br(v,{instancePath:a+"/preruseniZivnosti/"+g,parentData:s,parentDataProperty:g,rootData:h})||
(e=e===null?br.errors:e.concat(br.errors),r=e.length);var c=O===r;c||(y=!1)}}else{let y={instancePath:a+"/preruseniZivno\
sti",schemaPath:"#/properties/preruseniZivnosti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[y]:e.push(y),r++}var u=l===r}if(t.zivnostBezOz!==void 0){let s=t.zivnostBezOz,l=r,m=r;if(Array.isArray(s)){let y=!0,
f=s.length;for(let g=0;g<f;g++){let v=s[g],O=r;Pr(v,{instancePath:a+"/zivnostBezOz/"+g,parentData:s,parentDataProperty:g,
rootData:h})||(e=e===null?Pr.errors:e.concat(Pr.errors),r=e.length);var o=O===r;o||(y=!1)}}else{let y={instancePath:a+"/\
zivnostBezOz",schemaPath:"#/properties/zivnostBezOz/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[y]:e.push(y),r++}var u=l===r}if(t.datumAktualizace!==void 0){let s=t.datumAktualizace,l=r,m=r;if(typeof s=="\
number"&&isFinite(s),typeof s=="string"){if(!L.test(s)){let y={instancePath:a+"/datumAktualizace",schemaPath:"#/properti\
es/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[y]:e.
push(y),r++}}else{let y={instancePath:a+"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}var u=l===r}if(t.druhZivnosti!==void 0){
let s=t.druhZivnosti,l=r,m=r;if(typeof s=="string"){if(d(s)>1){let y={instancePath:a+"/druhZivnosti",schemaPath:"#/prope\
rties/druhZivnosti/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[y]:e.push(y),r++}if(d(s)<1){let y={instancePath:a+"/druhZivnosti",schemaPath:"#/properties/druhZivnosti/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+
"/druhZivnosti",schemaPath:"#/properties/druhZivnosti/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[y]:e.push(y),r++}var u=l===r}}else{let s={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return Or.errors=e,r===0}function ye(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}var u=i===r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.oborNazev!==void 0){let n=t.oborNazev,i=r,c=r;if(typeof n=="string"){if(d(
n)>750){let s={instancePath:a+"/oborNazev",schemaPath:"#/properties/oborNazev/maxLength",keyword:"maxLength",params:{limit:750},
message:"must NOT have more than 750 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<5){let s={instancePath:a+"/oborNa\
zev",schemaPath:"#/properties/oborNazev/minLength",keyword:"minLength",params:{limit:5},message:"must NOT have fewer tha\
n 5 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/oborNazev",schemaPath:"#/properties/oborNaze\
v/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(
n),r++}return ye.errors=e,r===0}var Mt=new RegExp("^\\d{1}$","u");function _r(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,
r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.icp!==void 0){let i=t.icp,c=r;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))){let s={instancePath:a+"/icp",schemaPath:"#/properties/icp/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let o=r;if(typeof i=="number"&&isFinite(i)){if(i>9999999999||
isNaN(i)){let s={instancePath:a+"/icp",schemaPath:"#/properties/icp/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999999},
message:"must be <= 9999999999"};e===null?e=[s]:e.push(s),r++}if(i<1e9||isNaN(i)){let s={instancePath:a+"/icp",schemaPath:"\
#/properties/icp/minimum",keyword:"minimum",params:{comparison:">=",limit:1e9},message:"must be >= 1000000000"};e===null?
e=[s]:e.push(s),r++}}var u=c===r}if(t.sidloProvozovny!==void 0){let i=t.sidloProvozovny,c=r;Z(i,{instancePath:a+"/sidloP\
rovozovny",parentData:t,parentDataProperty:"sidloProvozovny",rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);
var u=c===r}if(t.umisteniProvozovny!==void 0){let i=t.umisteniProvozovny,c=r,o=r;if(typeof i=="string"){if(d(i)>254){let l={
instancePath:a+"/umisteniProvozovny",schemaPath:"#/properties/umisteniProvozovny/maxLength",keyword:"maxLength",params:{
limit:254},message:"must NOT have more than 254 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+"/\
umisteniProvozovny",schemaPath:"#/properties/umisteniProvozovny/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.platnostOd!==void 0){let i=t.platnostOd,c=r,o=r;if(typeof i==
"number"&&isFinite(i),typeof i=="string"){if(!L.test(i)){let l={instancePath:a+"/platnostOd",schemaPath:"#/properties/pl\
atnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.platnostDo!==void 0){let i=t.platnostDo,c=r,o=r;if(typeof i==
"number"&&isFinite(i),typeof i=="string"){if(!L.test(i)){let l={instancePath:a+"/platnostDo",schemaPath:"#/properties/pl\
atnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.pozastaveniProvozovny!==void 0){let i=t.pozastaveniProvozovny,
c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<m;p++){let y=i[p],f=r;ue(y,{instancePath:a+"/pozastaveniP\
rovozovny/"+p,parentData:i,parentDataProperty:p,rootData:h})||(e=e===null?ue.errors:e.concat(ue.errors),r=e.length);var n=f===
r;n||(l=!1)}}else{let l={instancePath:a+"/pozastaveniProvozovny",schemaPath:"#/properties/pozastaveniProvozovny/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.typProvozovny!==void 0){
let i=t.typProvozovny,c=r,o=r;if(typeof i=="string"){if(d(i)>1){let l={instancePath:a+"/typProvozovny",schemaPath:"#/pro\
perties/typProvozovny/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===
null?e=[l]:e.push(l),r++}if(d(i)<1){let l={instancePath:a+"/typProvozovny",schemaPath:"#/properties/typProvozovny/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}
if(!Mt.test(i)){let l={instancePath:a+"/typProvozovny",schemaPath:"#/properties/typProvozovny/pattern",keyword:"pattern",
params:{pattern:"^\\d{1}$"},message:'must match pattern "^\\d{1}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+
"/typProvozovny",schemaPath:"#/properties/typProvozovny/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.nazev!==void 0){let i=t.nazev,c=r,o=r;if(typeof i=="string"){if(d(i)>
254){let l={instancePath:a+"/nazev",schemaPath:"#/properties/nazev/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+"/nazev",schemaPath:"#\
/properties/nazev/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}var u=c===
r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),r++}return _r.errors=e,r===0}function zr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;_r(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?_r.errors:e.concat(_r.
errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.oboryCinnosti!==void 0){let s=t.
oboryCinnosti,l=r,m=r;if(Array.isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;ye(g,{instancePath:a+
"/oboryCinnosti/"+f,parentData:s,parentDataProperty:f,rootData:h})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length);
var i=v===r;i||(p=!1)}}else{let p={instancePath:a+"/oboryCinnosti",schemaPath:"#/allOf/1/properties/oboryCinnosti/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}
var o=u===r;return zr.errors=e,r===0}function wr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;Or(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Or.errors:e.concat(Or.
errors),r=e.length);var l=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.oboryCinnosti!==void 0){let m=t.
oboryCinnosti,p=r,y=r;if(Array.isArray(m)){let f=!0,g=m.length;for(let v=0;v<g;v++){let O=m[v],z=r;ye(O,{instancePath:a+
"/oboryCinnosti/"+v,parentData:m,parentDataProperty:v,rootData:h})||(e=e===null?ye.errors:e.concat(ye.errors),r=e.length);
var i=z===r;i||(f=!1)}}else{let f={instancePath:a+"/oboryCinnosti",schemaPath:"#/allOf/1/properties/oboryCinnosti/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),r++}var c=p===r}if(t.odpovedniZastupci!==
void 0){let m=t.odpovedniZastupci,p=r,y=r;if(Array.isArray(m)){let g=!0,v=m.length;for(let O=0;O<v;O++){let z=m[O],N=r;q(
z,{instancePath:a+"/odpovedniZastupci/"+O,parentData:m,parentDataProperty:O,rootData:h})||(e=e===null?q.errors:e.concat(
q.errors),r=e.length);var o=N===r;o||(g=!1)}}else{let g={instancePath:a+"/odpovedniZastupci",schemaPath:"#/allOf/1/prope\
rties/odpovedniZastupci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[g]:e.push(g),r++}
var c=p===r}if(t.provozovny!==void 0){let m=t.provozovny,p=r,y=r;if(Array.isArray(m)){let g=!0,v=m.length;for(let O=0;O<
v;O++){let z=m[O],N=r;zr(z,{instancePath:a+"/provozovny/"+O,parentData:m,parentDataProperty:O,rootData:h})||(e=e===null?
zr.errors:e.concat(zr.errors),r=e.length);var s=N===r;s||(g=!1)}}else{let g={instancePath:a+"/provozovny",schemaPath:"#/\
allOf/1/properties/provozovny/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[g]:e.push(
g),r++}var c=p===r}}else{let m={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[m]:e.push(m),r++}var l=u===r;return wr.errors=e,r===0}function jr(t,{instancePath:a="",parentData:k,
parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;fr(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||
(e=e===null?fr.errors:e.concat(fr.errors),r=e.length);var l=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.souvisejiciSubjekty!==void 0){let m=t.souvisejiciSubjekty,p=r,y=r;if(Array.isArray(m)){let f=!0,g=m.length;for(let v=0;v<
g;v++){let O=m[v],z=r;vr(O,{instancePath:a+"/souvisejiciSubjekty/"+v,parentData:m,parentDataProperty:v,rootData:h})||(e=
e===null?vr.errors:e.concat(vr.errors),r=e.length);var i=z===r;i||(f=!1)}}else{let f={instancePath:a+"/souvisejiciSubjek\
ty",schemaPath:"#/allOf/1/properties/souvisejiciSubjekty/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[f]:e.push(f),r++}var c=p===r}if(t.osobaPodnikatel!==void 0){let m=t.osobaPodnikatel,p=r;q(m,{instancePath:a+
"/osobaPodnikatel",parentData:t,parentDataProperty:"osobaPodnikatel",rootData:h})||(e=e===null?q.errors:e.concat(q.errors),
r=e.length);var c=p===r}if(t.angazovaneOsoby!==void 0){let m=t.angazovaneOsoby,p=r,y=r;if(Array.isArray(m)){let g=!0,v=m.
length;for(let O=0;O<v;O++){let z=m[O],N=r;q(z,{instancePath:a+"/angazovaneOsoby/"+O,parentData:m,parentDataProperty:O,rootData:h})||
(e=e===null?q.errors:e.concat(q.errors),r=e.length);var o=N===r;o||(g=!1)}}else{let g={instancePath:a+"/angazovaneOsoby",
schemaPath:"#/allOf/1/properties/angazovaneOsoby/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[g]:e.push(g),r++}var c=p===r}if(t.zivnosti!==void 0){let m=t.zivnosti,p=r,y=r;if(Array.isArray(m)){let g=!0,v=m.
length;for(let O=0;O<v;O++){let z=m[O],N=r;wr(z,{instancePath:a+"/zivnosti/"+O,parentData:m,parentDataProperty:O,rootData:h})||
(e=e===null?wr.errors:e.concat(wr.errors),r=e.length);var s=N===r;s||(g=!1)}}else{let g={instancePath:a+"/zivnosti",schemaPath:"\
#/allOf/1/properties/zivnosti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[g]:e.push(
g),r++}var c=p===r}}else{let m={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[m]:e.push(m),r++}var l=u===r;return jr.errors=e,r===0}function _e(t,{instancePath:a="",parentData:k,
parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.icoId!==void 0){
let i=t.icoId,c=r,o=r;if(typeof i=="string"){if(d(i)>32){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/m\
axLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),
r++}if(!Y.test(i)){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"\
^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}var u=c===r}if(t.zaznamy!==void 0){let i=t.zaznamy,c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<
m;p++){let y=i[p],f=r;jr(y,{instancePath:a+"/zaznamy/"+p,parentData:i,parentDataProperty:p,rootData:h})||(e=e===null?jr.
errors:e.concat(jr.errors),r=e.length);var n=f===r;n||(l=!1)}}else{let l={instancePath:a+"/zaznamy",schemaPath:"#/proper\
ties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}var u=c===
r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),r++}return _e.errors=e,r===0}var ks=Kt;function Kt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let s=t.ekonomickeSubjekty,l=r,m=r;if(Array.
isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;_e(g,{instancePath:a+"/ekonomickeSubjekty/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?_e.errors:e.concat(_e.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Kt.
errors=e,r===0}var bs=ze;function Ar(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;J(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?J.errors:e.concat(J.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typAngazma!==void 0){let o=t.typAngazma,s=r,l=r;if(typeof o=="stri\
ng"){if(d(o)>64){let m={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"max\
Length",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[m]:e.push(m),r++}if(d(o)<1){let m={
instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/typAngazma",
schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Ar.errors=e,r===0}function Lr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.email!==void 0){let n=t.email,i=r,c=r;if(typeof n=="string"){if(d(n)>50){let o={instancePath:a+
"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more tha\
n 50 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/email",schemaPath:"#/properties/email/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.fax!==void 0){
let n=t.fax,i=r,c=r;if(typeof n=="string"){if(d(n)>25){let s={instancePath:a+"/fax",schemaPath:"#/properties/fax/maxLeng\
th",keyword:"maxLength",params:{limit:25},message:"must NOT have more than 25 characters"};e===null?e=[s]:e.push(s),r++}
if(d(n)<1){let s={instancePath:a+"/fax",schemaPath:"#/properties/fax/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/fax",schemaPath:"#/pr\
operties/fax/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}if(t.telefon!==void 0){let n=t.telefon,i=r,c=r;if(typeof n=="string"){if(d(n)>25){let s={instancePath:a+"/telefon",schemaPath:"\
#/properties/telefon/maxLength",keyword:"maxLength",params:{limit:25},message:"must NOT have more than 25 characters"};e===
null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/telefon",schemaPath:"#/properties/telefon/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}var u=i===r}if(t.www!==void 0){let n=t.www,i=r,c=r;if(typeof n=="string"){if(d(n)>255){let s={instancePath:a+
"/www",schemaPath:"#/properties/www/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 2\
55 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/www",schemaPath:"#/properties/www/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/www",schemaPath:"#/properties/www/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Lr.errors=e,r===0}function xr(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;E(t,{instancePath:a,parentData:k,parentDataProperty:b,
rootData:h})||(e=e===null?E.errors:e.concat(E.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.poradoveCisloZar!==void 0){let s=t.poradoveCisloZar,l=r,m=r;if(typeof s=="string"){if(d(s)>3){let p={instancePath:a+
"/poradoveCisloZar",schemaPath:"#/allOf/1/properties/poradoveCisloZar/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[p]:e.push(p),r++}if(d(s)<3){let p={instancePath:a+"/poradoveCisloZar",
schemaPath:"#/allOf/1/properties/poradoveCisloZar/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have\
 fewer than 3 characters"};e===null?e=[p]:e.push(p),r++}if(!M.test(s)){let p={instancePath:a+"/poradoveCisloZar",schemaPath:"\
#/allOf/1/properties/poradoveCisloZar/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern\
 "^\\d{3}$"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/poradoveCisloZar",schemaPath:"#/allOf/1/propert\
ies/poradoveCisloZar/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}
var i=l===r}if(t.poradoveCisloPrac!==void 0){let s=t.poradoveCisloPrac,l=r,m=r;if(typeof s=="string"){if(d(s)>3){let y={
instancePath:a+"/poradoveCisloPrac",schemaPath:"#/allOf/1/properties/poradoveCisloPrac/maxLength",keyword:"maxLength",params:{
limit:3},message:"must NOT have more than 3 characters"};e===null?e=[y]:e.push(y),r++}if(d(s)<3){let y={instancePath:a+"\
/poradoveCisloPrac",schemaPath:"#/allOf/1/properties/poradoveCisloPrac/minLength",keyword:"minLength",params:{limit:3},message:"\
must NOT have fewer than 3 characters"};e===null?e=[y]:e.push(y),r++}if(!M.test(s)){let y={instancePath:a+"/poradoveCisl\
oPrac",schemaPath:"#/allOf/1/properties/poradoveCisloPrac/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'\
must match pattern "^\\d{3}$"'};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/poradoveCisloPrac",schemaPath:"\
#/allOf/1/properties/poradoveCisloPrac/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[y]:e.push(y),r++}var i=l===r}if(t.typSubjektu!==void 0){let s=t.typSubjektu,l=r,m=r;if(typeof s=="string"){if(d(s)>2){let y={
instancePath:a+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:2},
message:"must NOT have more than 2 characters"};e===null?e=[y]:e.push(y),r++}if(d(s)<2){let y={instancePath:a+"/typSubje\
ktu",schemaPath:"#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have\
 fewer than 2 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/typSubjektu",schemaPath:"#/allOf/1\
/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}
var i=l===r}if(t.druhZarizeni!==void 0){let s=t.druhZarizeni,l=r,m=r;if(typeof s=="string"){if(d(s)>3){let y={instancePath:a+
"/druhZarizeni",schemaPath:"#/allOf/1/properties/druhZarizeni/maxLength",keyword:"maxLength",params:{limit:3},message:"m\
ust NOT have more than 3 characters"};e===null?e=[y]:e.push(y),r++}if(d(s)<3){let y={instancePath:a+"/druhZarizeni",schemaPath:"\
#/allOf/1/properties/druhZarizeni/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 ch\
aracters"};e===null?e=[y]:e.push(y),r++}if(!M.test(s)){let y={instancePath:a+"/druhZarizeni",schemaPath:"#/allOf/1/prope\
rties/druhZarizeni/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?
e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/druhZarizeni",schemaPath:"#/allOf/1/properties/druhZarizeni/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}var i=l===r}if(t.primarniZaznam!==void 0){
let s=t.primarniZaznam,l=r;if(typeof s!="boolean"){let y={instancePath:a+"/primarniZaznam",schemaPath:"#/allOf/1/propert\
ies/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[y]:e.push(y),r++}
let m=r;var i=l===r}if(t.typZrizovatele!==void 0){let s=t.typZrizovatele,l=r,m=r;if(typeof s=="string"){if(d(s)>1){let y={
instancePath:a+"/typZrizovatele",schemaPath:"#/allOf/1/properties/typZrizovatele/maxLength",keyword:"maxLength",params:{
limit:1},message:"must NOT have more than 1 characters"};e===null?e=[y]:e.push(y),r++}if(d(s)<1){let y={instancePath:a+"\
/typZrizovatele",schemaPath:"#/allOf/1/properties/typZrizovatele/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/typZrizovatele",schemaPath:"\
#/allOf/1/properties/typZrizovatele/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:
e.push(y),r++}var i=l===r}if(t.angazovaneOsoby!==void 0){let s=t.angazovaneOsoby,l=r,m=r;if(Array.isArray(s)){let y=!0,f=s.
length;for(let g=0;g<f;g++){let v=s[g],O=r;Ar(v,{instancePath:a+"/angazovaneOsoby/"+g,parentData:s,parentDataProperty:g,
rootData:h})||(e=e===null?Ar.errors:e.concat(Ar.errors),r=e.length);var c=O===r;c||(y=!1)}}else{let y={instancePath:a+"/\
angazovaneOsoby",schemaPath:"#/allOf/1/properties/angazovaneOsoby/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[y]:e.push(y),r++}var i=l===r}if(t.kontakty!==void 0){let s=t.kontakty,l=r;Lr(s,{instancePath:a+
"/kontakty",parentData:t,parentDataProperty:"kontakty",rootData:h})||(e=e===null?Lr.errors:e.concat(Lr.errors),r=e.length);
var i=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return xr.errors=e,r===0}function ze(t,{instancePath:a="",parentData:k,
parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.icoId!==void 0){
let i=t.icoId,c=r,o=r;if(typeof i=="string"){if(d(i)>32){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/m\
axLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),
r++}if(!Y.test(i)){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"\
^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}var u=c===r}if(t.zaznamy!==void 0){let i=t.zaznamy,c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<
m;p++){let y=i[p],f=r;xr(y,{instancePath:a+"/zaznamy/"+p,parentData:i,parentDataProperty:p,rootData:h})||(e=e===null?xr.
errors:e.concat(xr.errors),r=e.length);var n=f===r;n||(l=!1)}}else{let l={instancePath:a+"/zaznamy",schemaPath:"#/proper\
ties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}var u=c===
r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),r++}return ze.errors=e,r===0}var Ps=Bt;function Bt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let s=t.ekonomickeSubjekty,l=r,m=r;if(Array.
isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;ze(g,{instancePath:a+"/ekonomickeSubjekty/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?ze.errors:e.concat(ze.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Bt.
errors=e,r===0}var Os=we;function Nr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;J(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?J.errors:e.concat(J.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.funkce!==void 0){let o=t.funkce,s=r,l=r;if(typeof o=="string"){if(d(
o)>120){let m={instancePath:a+"/funkce",schemaPath:"#/allOf/1/properties/funkce/maxLength",keyword:"maxLength",params:{limit:120},
message:"must NOT have more than 120 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/funkce",schemaPath:"\
#/allOf/1/properties/funkce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),r++}var i=s===r}if(t.platnostOd!==void 0){let o=t.platnostOd,s=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o=="st\
ring"){if(!L.test(o)){let p={instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/format",keyword:"f\
ormat",params:{format:"date"},message:'must match format "date"'};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+
"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.platnostDo!==void 0){let o=t.platnostDo,s=r,l=r;if(typeof o=="numb\
er"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let p={instancePath:a+"/platnostDo",schemaPath:"#/allOf/1/properties\
/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[p]:e.push(p),
r++}}else{let p={instancePath:a+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.adresa!==void 0){let o=t.adresa,s=r;Z(o,
{instancePath:a+"/adresa",parentData:t,parentDataProperty:"adresa",rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),
r=e.length);var i=s===r}if(t.kod!==void 0){let o=t.kod,s=r,l=r;if(typeof o=="string"){if(d(o)>10){let p={instancePath:a+
"/kod",schemaPath:"#/allOf/1/properties/kod/maxLength",keyword:"maxLength",params:{limit:10},message:"must NOT have more\
 than 10 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/kod",schemaPath:"#/allOf/1/properties/k\
od/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.typAngazma!==
void 0){let o=t.typAngazma,s=r,l=r;if(typeof o=="string"){if(d(o)>64){let p={instancePath:a+"/typAngazma",schemaPath:"#/\
allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 chara\
cters"};e===null?e=[p]:e.push(p),r++}if(d(o)<1){let p={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typ\
Angazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:
e.push(p),r++}}else{let p={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;
return Nr.errors=e,r===0}function Dr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.datumZmeny!==void 0){let n=t.datumZmeny,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/datumZmeny",schemaPath:"#/properties/datumZmeny/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/da\
tumZmeny",schemaPath:"#/properties/datumZmeny/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),r++}return Dr.errors=e,r===0}function Zr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}var u=i===r}if(t.popis!==void 0){let n=t.popis,i=r,c=r;if(typeof n=="string"){if(d(n)>1e3){let s={
instancePath:a+"/popis",schemaPath:"#/properties/popis/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must N\
OT have more than 1000 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/popis",schemaPath:"#/prop\
erties/popis/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}return Zr.errors=e,r===0}function Sr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.popis!==void 0){let n=t.popis,i=r,c=r;if(typeof n=="string"){if(d(n)>1e3){let o={instancePath:a+
"/popis",schemaPath:"#/properties/popis/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more th\
an 1000 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/popis",schemaPath:"#/properties/popis/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.platnostOd!==
void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+
"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.stavSubjektu!==
void 0){let n=t.stavSubjektu,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/stavSubjektu",schemaPath:"\
#/properties/stavSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 character\
s"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Sr.errors=e,r===
0}function $r(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;E(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?E.errors:e.concat(E.errors),r=e.length);var m=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.cisloRegistrace!==void 0){let p=t.cisloRegistrace,y=r,f=r;if(typeof p==
"string"){if(d(p)>20){let g={instancePath:a+"/cisloRegistrace",schemaPath:"#/allOf/1/properties/cisloRegistrace/maxLengt\
h",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[g]:e.push(g),r++}}else{
let g={instancePath:a+"/cisloRegistrace",schemaPath:"#/allOf/1/properties/cisloRegistrace/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[g]:e.push(g),r++}var i=y===r}if(t.typSubjektu!==void 0){let p=t.typSubjektu,
y=r,f=r;if(typeof p=="string"){if(d(p)>1){let v={instancePath:a+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubje\
ktu/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?e=[v]:e.push(
v),r++}if(d(p)<1){let v={instancePath:a+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[v]:e.push(v),r++}if(!Mt.test(p)){
let v={instancePath:a+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/pattern",keyword:"pattern",params:{pattern:"\
^\\d{1}$"},message:'must match pattern "^\\d{1}$"'};e===null?e=[v]:e.push(v),r++}}else{let v={instancePath:a+"/typSubjek\
tu",schemaPath:"#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[v]:e.push(v),r++}var i=y===r}if(t.obchodniJmenoZkratka!==void 0){let p=t.obchodniJmenoZkratka,y=r,f=r;if(typeof p==
"string"){if(d(p)>1e3){let v={instancePath:a+"/obchodniJmenoZkratka",schemaPath:"#/allOf/1/properties/obchodniJmenoZkrat\
ka/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[v]:e.
push(v),r++}}else{let v={instancePath:a+"/obchodniJmenoZkratka",schemaPath:"#/allOf/1/properties/obchodniJmenoZkratka/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}var i=y===r}if(t.angazovaneOsoby!==
void 0){let p=t.angazovaneOsoby,y=r,f=r;if(Array.isArray(p)){let v=!0,O=p.length;for(let z=0;z<O;z++){let N=p[z],j=r;Nr(
N,{instancePath:a+"/angazovaneOsoby/"+z,parentData:p,parentDataProperty:z,rootData:h})||(e=e===null?Nr.errors:e.concat(Nr.
errors),r=e.length);var c=j===r;c||(v=!1)}}else{let v={instancePath:a+"/angazovaneOsoby",schemaPath:"#/allOf/1/propertie\
s/angazovaneOsoby/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[v]:e.push(v),r++}var i=y===
r}if(t.primarniZaznam!==void 0){let p=t.primarniZaznam,y=r;if(typeof p!="boolean"){let v={instancePath:a+"/primarniZazna\
m",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[v]:e.push(v),r++}let f=r;var i=y===r}if(t.zmenaStanov!==void 0){let p=t.zmenaStanov,y=r,f=r;if(Array.isArray(
p)){let v=!0,O=p.length;for(let z=0;z<O;z++){let N=p[z],j=r;Dr(N,{instancePath:a+"/zmenaStanov/"+z,parentData:p,parentDataProperty:z,
rootData:h})||(e=e===null?Dr.errors:e.concat(Dr.errors),r=e.length);var o=j===r;o||(v=!1)}}else{let v={instancePath:a+"/\
zmenaStanov",schemaPath:"#/allOf/1/properties/zmenaStanov/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[v]:e.push(v),r++}var i=y===r}if(t.statutarniOrgan!==void 0){let p=t.statutarniOrgan,y=r,f=r;if(Array.isArray(
p)){let v=!0,O=p.length;for(let z=0;z<O;z++){let N=p[z],j=r;Zr(N,{instancePath:a+"/statutarniOrgan/"+z,parentData:p,parentDataProperty:z,
rootData:h})||(e=e===null?Zr.errors:e.concat(Zr.errors),r=e.length);var s=j===r;s||(v=!1)}}else{let v={instancePath:a+"/\
statutarniOrgan",schemaPath:"#/allOf/1/properties/statutarniOrgan/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[v]:e.push(v),r++}var i=y===r}if(t.stavSubjektu!==void 0){let p=t.stavSubjektu,y=r,f=r;if(Array.
isArray(p)){let v=!0,O=p.length;for(let z=0;z<O;z++){let N=p[z],j=r;Sr(N,{instancePath:a+"/stavSubjektu/"+z,parentData:p,
parentDataProperty:z,rootData:h})||(e=e===null?Sr.errors:e.concat(Sr.errors),r=e.length);var l=j===r;l||(v=!1)}}else{let v={
instancePath:a+"/stavSubjektu",schemaPath:"#/allOf/1/properties/stavSubjektu/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[v]:e.push(v),r++}var i=y===r}}else{let p={instancePath:a,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}var m=u===r;return $r.errors=
e,r===0}function we(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.icoId!==void 0){let i=t.icoId,c=r,o=r;if(typeof i=="string"){if(d(i)>32){let s={instancePath:a+
"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(i)){let s={instancePath:a+"/icoId",schemaPath:"#/properties/ic\
oId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=c===r}if(t.zaznamy!==void 0){let i=t.zaznamy,
c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<m;p++){let y=i[p],f=r;$r(y,{instancePath:a+"/zaznamy/"+p,
parentData:i,parentDataProperty:p,rootData:h})||(e=e===null?$r.errors:e.concat($r.errors),r=e.length);var n=f===r;n||(l=
!1)}}else{let l={instancePath:a+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[l]:e.push(l),r++}var u=c===r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return we.errors=e,r===0}var _s=qt;function qt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let s=t.ekonomickeSubjekty,l=r,m=r;if(Array.
isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;we(g,{instancePath:a+"/ekonomickeSubjekty/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?we.errors:e.concat(we.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return qt.
errors=e,r===0}var zs=je;function Rr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.cisloRegistrace!==void 0){let n=t.cisloRegistrace,i=r,c=r;if(typeof n=="string"){if(d(
n)>30){let o={instancePath:a+"/cisloRegistrace",schemaPath:"#/properties/cisloRegistrace/maxLength",keyword:"maxLength",
params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/cisloRegistrace",schemaPath:"#/properties/cisloRegistrace/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.cisloZruseniRegistrace!==void 0){let n=t.cisloZruseniRegistrace,
i=r,c=r;if(typeof n=="string"){if(d(n)>30){let s={instancePath:a+"/cisloZruseniRegistrace",schemaPath:"#/properties/cisl\
oZruseniRegistrace/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/cisloZruseniRegistrace",schemaPath:"#/properties/cisloZruseniRegi\
strace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.
datumLikvidace!==void 0){let n=t.datumLikvidace,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(
n)){let s={instancePath:a+"/datumLikvidace",schemaPath:"#/properties/datumLikvidace/format",keyword:"format",params:{format:"\
date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/datumLikvidace",schemaPath:"\
#/properties/datumLikvidace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}var u=i===r}if(t.datumKonkurzu!==void 0){let n=t.datumKonkurzu,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let s={instancePath:a+"/datumKonkurzu",schemaPath:"#/properties/datumKonkurzu/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/datumKonkurzu",schemaPath:"#/properties/datumKonkurzu/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.datumOpatrovnik!==void 0){let n=t.datumOpatrovnik,i=r,c=r;if(typeof n==
"number"&&isFinite(n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/datumOpatrovnik",schemaPath:"#/properti\
es/datumOpatrovnik/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.
push(s),r++}}else{let s={instancePath:a+"/datumOpatrovnik",schemaPath:"#/properties/datumOpatrovnik/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.datumZruseniRegistrace!==
void 0){let n=t.datumZruseniRegistrace,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(n)){let s={
instancePath:a+"/datumZruseniRegistrace",schemaPath:"#/properties/datumZruseniRegistrace/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/datumZruse\
niRegistrace",schemaPath:"#/properties/datumZruseniRegistrace/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Rr.errors=e,r===0}function Tr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.popis!==void 0){let n=t.popis,i=r;if(typeof n!="string"){let o={instancePath:a+"/popis",
schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),r++}let c=r;var u=i===r}if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let s={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}var u=i===r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Tr.errors=e,r===0}function he(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;Z(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let o=t.platnostOd,s=r,l=r;if(typeof o=="numb\
er"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let m={instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/properties\
/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(m),
r++}}else{let m={instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var i=s===r}if(t.platnostDo!==void 0){let o=t.platnostDo,
s=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let p={instancePath:a+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.typAdresy!==void 0){
let o=t.typAdresy,s=r,l=r;if(typeof o=="string"){if(d(o)>64){let p={instancePath:a+"/typAdresy",schemaPath:"#/allOf/1/pr\
operties/typAdresy/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===
null?e=[p]:e.push(p),r++}if(d(o)<1){let p={instancePath:a+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:a+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return he.errors=
e,r===0}function Fr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;E(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?E.errors:e.concat(E.errors),r=e.length);var s=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typSubjektu!==void 0){let l=t.typSubjektu,m=r,p=r;if(typeof l=="st\
ring"){if(d(l)>64){let y={instancePath:a+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[y]:e.push(y),r++}if(d(l)<1){let y={
instancePath:a+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/typSubjektu",
schemaPath:"#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),r++}var i=m===r}if(t.stat!==void 0){let l=t.stat,m=r;if(typeof l!="string"){let f={instancePath:a+"/stat",
schemaPath:"#/allOf/1/properties/stat/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
f]:e.push(f),r++}let p=r;var i=m===r}if(t.primarniZaznam!==void 0){let l=t.primarniZaznam,m=r;if(typeof l!="boolean"){let f={
instancePath:a+"/primarniZaznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"type",params:{type:"bool\
ean"},message:"must be boolean"};e===null?e=[f]:e.push(f),r++}let p=r;var i=m===r}if(t.registrace!==void 0){let l=t.registrace,
m=r;Rr(l,{instancePath:a+"/registrace",parentData:t,parentDataProperty:"registrace",rootData:h})||(e=e===null?Rr.errors:
e.concat(Rr.errors),r=e.length);var i=m===r}if(t.zpusobJednani!==void 0){let l=t.zpusobJednani,m=r,p=r;if(Array.isArray(
l)){let f=!0,g=l.length;for(let v=0;v<g;v++){let O=l[v],z=r;Tr(O,{instancePath:a+"/zpusobJednani/"+v,parentData:l,parentDataProperty:v,
rootData:h})||(e=e===null?Tr.errors:e.concat(Tr.errors),r=e.length);var c=z===r;c||(f=!1)}}else{let f={instancePath:a+"/\
zpusobJednani",schemaPath:"#/allOf/1/properties/zpusobJednani/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[f]:e.push(f),r++}var i=m===r}if(t.adresySubjektu!==void 0){let l=t.adresySubjektu,m=r,p=r;if(Array.
isArray(l)){let f=!0,g=l.length;for(let v=0;v<g;v++){let O=l[v],z=r;he(O,{instancePath:a+"/adresySubjektu/"+v,parentData:l,
parentDataProperty:v,rootData:h})||(e=e===null?he.errors:e.concat(he.errors),r=e.length);var o=z===r;o||(f=!1)}}else{let f={
instancePath:a+"/adresySubjektu",schemaPath:"#/allOf/1/properties/adresySubjektu/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[f]:e.push(f),r++}var i=m===r}if(t.zdrojId!==void 0){let l=t.zdrojId,m=r,p=r;if(typeof l==
"string"){if(d(l)>100){let f={instancePath:a+"/zdrojId",schemaPath:"#/allOf/1/properties/zdrojId/maxLength",keyword:"max\
Length",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[f]:e.push(f),r++}}else{let f={instancePath:a+
"/zdrojId",schemaPath:"#/allOf/1/properties/zdrojId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[f]:e.push(f),r++}var i=m===r}if(t.platnostOd!==void 0){let l=t.platnostOd,m=r,p=r;if(typeof l=="number"&&isFinite(
l),typeof l=="string"){if(!L.test(l)){let f={instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/fo\
rmat",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[f]:e.push(f),r++}}else{let f={
instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),r++}var i=m===r}}else{let l={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}var s=u===r;return Fr.errors=e,r===0}function Cr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}var u=i===r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.kodPravo!==void 0){let n=t.kodPravo,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let s={instancePath:a+"/kodPravo",schemaPath:"#/properties/kodPravo/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===r}}else{let n={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Cr.errors=e,
r===0}function Er(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.datumRegistracePrav!==void 0){let i=t.datumRegistracePrav,c=r,o=r;if(typeof i=="number"&&
isFinite(i),typeof i=="string"){if(!L.test(i)){let s={instancePath:a+"/datumRegistracePrav",schemaPath:"#/properties/dat\
umRegistracePrav/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:a+"/datumRegistracePrav",schemaPath:"#/properties/datumRegistracePrav/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=c===r}if(t.cisloRegistracePrav!==
void 0){let i=t.cisloRegistracePrav,c=r,o=r;if(typeof i=="string"){if(d(i)>30){let l={instancePath:a+"/cisloRegistracePr\
av",schemaPath:"#/properties/cisloRegistracePrav/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have\
 more than 30 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+"/cisloRegistracePrav",schemaPath:"#\
/properties/cisloRegistracePrav/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),r++}var u=c===r}if(t.icoNastupce!==void 0){let i=t.icoNastupce,c=r,o=r;if(typeof i=="string"){if(d(i)>8){let l={instancePath:a+
"/icoNastupce",schemaPath:"#/properties/icoNastupce/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT ha\
ve more than 8 characters"};e===null?e=[l]:e.push(l),r++}if(d(i)<8){let l={instancePath:a+"/icoNastupce",schemaPath:"#/p\
roperties/icoNastupce/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===
null?e=[l]:e.push(l),r++}if(!G.test(i)){let l={instancePath:a+"/icoNastupce",schemaPath:"#/properties/icoNastupce/patter\
n",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:a+"/icoNastupce",schemaPath:"#/properties/icoNastupce/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.datumZruseniRegistracePrav!==void 0){let i=t.datumZruseniRegistracePrav,
c=r,o=r;if(typeof i=="number"&&isFinite(i),typeof i=="string"){if(!L.test(i)){let l={instancePath:a+"/datumZruseniRegist\
racePrav",schemaPath:"#/properties/datumZruseniRegistracePrav/format",keyword:"format",params:{format:"date"},message:'m\
ust match format "date"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+"/datumZruseniRegistracePrav",schemaPath:"\
#/properties/datumZruseniRegistracePrav/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[l]:e.push(l),r++}var u=c===r}if(t.pravoZvlastni!==void 0){let i=t.pravoZvlastni,c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.
length;for(let p=0;p<m;p++){let y=i[p],f=r;Cr(y,{instancePath:a+"/pravoZvlastni/"+p,parentData:i,parentDataProperty:p,rootData:h})||
(e=e===null?Cr.errors:e.concat(Cr.errors),r=e.length);var n=f===r;n||(l=!1)}}else{let l={instancePath:a+"/pravoZvlastni",
schemaPath:"#/properties/pravoZvlastni/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:
e.push(l),r++}var u=c===r}if(t.cisloZruseniRegistracePrav!==void 0){let i=t.cisloZruseniRegistracePrav,c=r,o=r;if(typeof i==
"string"){if(d(i)>30){let l={instancePath:a+"/cisloZruseniRegistracePrav",schemaPath:"#/properties/cisloZruseniRegistrac\
ePrav/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[l]:e.
push(l),r++}}else{let l={instancePath:a+"/cisloZruseniRegistracePrav",schemaPath:"#/properties/cisloZruseniRegistracePra\
v/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}var u=c===r}}else{let i={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(
i),r++}return Er.errors=e,r===0}function Vr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.ico!==void 0){let n=t.ico,i=r,c=r;if(typeof n=="string"){if(d(n)>8){let o={instancePath:a+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[o]:e.push(o),r++}if(d(n)<8){let o={instancePath:a+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!G.
test(n)){let o={instancePath:a+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===
r}if(t.dic!==void 0){let n=t.dic,i=r;if(typeof n!="string"){let s={instancePath:a+"/dic",schemaPath:"#/properties/dic/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===r}if(t.
platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(n)){let s={
instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostOd",schemaPath:"#/properti\
es/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(
n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostDo",schemaPath:"\
#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}
var u=i===r}if(t.sidlo!==void 0){let n=t.sidlo,i=r;he(n,{instancePath:a+"/sidlo",parentData:t,parentDataProperty:"sidlo",
rootData:h})||(e=e===null?he.errors:e.concat(he.errors),r=e.length);var u=i===r}if(t.obchodniJmeno!==void 0){let n=t.obchodniJmeno,
i=r,c=r;if(typeof n=="string"){if(d(n)>2e3){let s={instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmen\
o/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.
push(s),r++}if(d(n)<1){let s={instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.kodStatu!==void 0){let n=t.kodStatu,i=r;if(typeof n!="string"){let s={
instancePath:a+"/kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===r}if(t.pravniForma!==void 0){let n=t.pravniForma,i=r,c=r;if(typeof n==
"string"){if(d(n)>3){let s={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLe\
ngth",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<3){let s={instancePath:a+
"/pravniForma",schemaPath:"#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT ha\
ve fewer than 3 characters"};e===null?e=[s]:e.push(s),r++}if(!M.test(n)){let s={instancePath:a+"/pravniForma",schemaPath:"\
#/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Vr.
errors=e,r===0}function te(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;J(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?J.errors:e.concat(J.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.platnostOd!==void 0){let o=t.platnostOd,s=r,l=r;if(typeof o=="numb\
er"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let m={instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/properties\
/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(m),
r++}}else{let m={instancePath:a+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var i=s===r}if(t.platnostDo!==void 0){let o=t.platnostDo,
s=r,l=r;if(typeof o=="number"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let p={instancePath:a+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.poznamka!==void 0){
let o=t.poznamka,s=r,l=r;if(typeof o=="string"){if(d(o)>100){let p={instancePath:a+"/poznamka",schemaPath:"#/allOf/1/pro\
perties/poznamka/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/poznamka",schemaPath:"#/allOf/1/properties/poznamka/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.typAngazma!==void 0){
let o=t.typAngazma,s=r,l=r;if(typeof o=="string"){if(d(o)>64){let p={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/\
properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[p]:e.push(p),r++}if(d(o)<1){let p={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
r++}}else{let p={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.nazevOrganu!==void 0){let o=t.nazevOrganu,
s=r,l=r;if(typeof o=="string"){if(d(o)>100){let p={instancePath:a+"/nazevOrganu",schemaPath:"#/allOf/1/properties/nazevO\
rganu/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[p]:
e.push(p),r++}}else{let p={instancePath:a+"/nazevOrganu",schemaPath:"#/allOf/1/properties/nazevOrganu/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.kodStatu!==void 0){let o=t.
kodStatu,s=r;if(typeof o!="string"){let p={instancePath:a+"/kodStatu",schemaPath:"#/allOf/1/properties/kodStatu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}let l=r;var i=s===r}if(t.pravniForma!==
void 0){let o=t.pravniForma,s=r,l=r;if(typeof o=="string"){if(d(o)>3){let p={instancePath:a+"/pravniForma",schemaPath:"#\
/allOf/1/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 chara\
cters"};e===null?e=[p]:e.push(p),r++}if(d(o)<3){let p={instancePath:a+"/pravniForma",schemaPath:"#/allOf/1/properties/pr\
avniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[p]:
e.push(p),r++}if(!M.test(o)){let p={instancePath:a+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/pattern",
keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:a+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf\
/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return te.
errors=e,r===0}function se(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;Vr(
t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Vr.errors:e.concat(Vr.errors),r=e.length);
var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.statutarniOrgany!==void 0){let s=t.statutarniOrgany,
l=r,m=r;if(Array.isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;te(g,{instancePath:a+"/statutarniOr\
gany/"+f,parentData:s,parentDataProperty:f,rootData:h})||(e=e===null?te.errors:e.concat(te.errors),r=e.length);var i=v===
r;i||(p=!1)}}else{let p={instancePath:a+"/statutarniOrgany",schemaPath:"#/allOf/1/properties/statutarniOrgany/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}
var o=u===r;return se.errors=e,r===0}function Ur(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;Er(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Er.errors:e.concat(Er.
errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.organy!==void 0){let s=t.organy,
l=r,m=r;if(Array.isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;se(g,{instancePath:a+"/organy/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?se.errors:e.concat(se.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/organy",schemaPath:"#/allOf/1/properties/organy/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Ur.errors=e,r===0}function Jr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.ico!==void 0){let n=t.ico,i=r,c=r;if(typeof n=="string"){if(d(n)>8){let o={instancePath:a+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[o]:e.push(o),r++}if(d(n)<8){let o={instancePath:a+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!G.
test(n)){let o={instancePath:a+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===
r}if(t.platnostOd!==void 0){let n=t.platnostOd,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(
n)){let s={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostOd",schemaPath:"\
#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}
var u=i===r}if(t.platnostDo!==void 0){let n=t.platnostDo,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){
if(!L.test(n)){let s={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostDo",
schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),r++}return Jr.errors=e,r===0}function Ir(t,{instancePath:a="",parentData:k,parentDataProperty:b,
rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.clenoveSvazu!==void 0){let i=t.clenoveSvazu,
c=r,o=r;if(Array.isArray(i)){let s=!0,l=i.length;for(let m=0;m<l;m++){let p=i[m],y=r;Jr(p,{instancePath:a+"/clenoveSvazu\
/"+m,parentData:i,parentDataProperty:m,rootData:h})||(e=e===null?Jr.errors:e.concat(Jr.errors),r=e.length);var u=y===r;u||
(s=!1)}}else{let s={instancePath:a+"/clenoveSvazu",schemaPath:"#/properties/clenoveSvazu/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),r++}var n=c===r}if(t.icoNastupce!==void 0){let i=t.icoNastupce,
c=r,o=r;if(typeof i=="string"){if(d(i)>8){let l={instancePath:a+"/icoNastupce",schemaPath:"#/properties/icoNastupce/maxL\
ength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[l]:e.push(l),r++}
if(d(i)<8){let l={instancePath:a+"/icoNastupce",schemaPath:"#/properties/icoNastupce/minLength",keyword:"minLength",params:{
limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[l]:e.push(l),r++}if(!G.test(i)){let l={instancePath:a+
"/icoNastupce",schemaPath:"#/properties/icoNastupce/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must\
 match pattern "^\\d{8}$"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+"/icoNastupce",schemaPath:"#/proper\
ties/icoNastupce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}var n=c===
r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),r++}return Ir.errors=e,r===0}function Mr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;Ir(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Ir.errors:e.concat(Ir.
errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.organy!==void 0){let s=t.organy,
l=r,m=r;if(Array.isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;se(g,{instancePath:a+"/organy/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?se.errors:e.concat(se.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/organy",schemaPath:"#/allOf/1/properties/organy/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Mr.errors=e,r===0}function Kr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.icoZrizovatel!==void 0){let n=t.icoZrizovatel,i=r,c=r;if(typeof n=="string"){if(d(n)>8){
let o={instancePath:a+"/icoZrizovatel",schemaPath:"#/properties/icoZrizovatel/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[o]:e.push(o),r++}if(d(n)<8){let o={instancePath:a+"/icoZrizo\
vatel",schemaPath:"#/properties/icoZrizovatel/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have few\
er than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!G.test(n)){let o={instancePath:a+"/icoZrizovatel",schemaPath:"#/\
properties/icoZrizovatel/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/icoZrizovatel",schemaPath:"#/properties/icoZrizovatel/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.icoNastupce!==void 0){
let n=t.icoNastupce,i=r,c=r;if(typeof n=="string"){if(d(n)>8){let s={instancePath:a+"/icoNastupce",schemaPath:"#/propert\
ies/icoNastupce/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[s]:e.push(s),r++}if(d(n)<8){let s={instancePath:a+"/icoNastupce",schemaPath:"#/properties/icoNastupce/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),r++}if(!G.test(n)){
let s={instancePath:a+"/icoNastupce",schemaPath:"#/properties/icoNastupce/pattern",keyword:"pattern",params:{pattern:"^\\\
d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/icoNastupce",
schemaPath:"#/properties/icoNastupce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}var u=i===r}if(t.zpusobZruseniRegistrace!==void 0){let n=t.zpusobZruseniRegistrace,i=r;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/zpusobZruseniRegistrace",schemaPath:"#/properties/zpusobZ\
ruseniRegistrace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;
var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[n]:e.push(n),r++}return Kr.errors=e,r===0}function Br(t,{instancePath:a="",parentData:k,parentDataProperty:b,
rootData:h=t}={}){let e=null,r=0,P=r;Kr(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Kr.
errors:e.concat(Kr.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.organy!==
void 0){let s=t.organy,l=r,m=r;if(Array.isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;te(g,{instancePath:a+
"/organy/"+f,parentData:s,parentDataProperty:f,rootData:h})||(e=e===null?te.errors:e.concat(te.errors),r=e.length);var i=v===
r;i||(p=!1)}}else{let p={instancePath:a+"/organy",schemaPath:"#/allOf/1/properties/organy/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Br.
errors=e,r===0}function qr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.subjektCirkev!==void 0){let n=t.subjektCirkev,i=r;Ur(n,{instancePath:a+"/sub\
jektCirkev",parentData:t,parentDataProperty:"subjektCirkev",rootData:h})||(e=e===null?Ur.errors:e.concat(Ur.errors),r=e.
length);var u=i===r}if(t.subjektSvazCirkvi!==void 0){let n=t.subjektSvazCirkvi,i=r;Mr(n,{instancePath:a+"/subjektSvazCir\
kvi",parentData:t,parentDataProperty:"subjektSvazCirkvi",rootData:h})||(e=e===null?Mr.errors:e.concat(Mr.errors),r=e.length);
var u=i===r}if(t.subjektPravnickaOsoba!==void 0){let n=t.subjektPravnickaOsoba,i=r;Br(n,{instancePath:a+"/subjektPravnic\
kaOsoba",parentData:t,parentDataProperty:"subjektPravnickaOsoba",rootData:h})||(e=e===null?Br.errors:e.concat(Br.errors),
r=e.length);var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[n]:e.push(n),r++}return qr.errors=e,r===0}function Q(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.osobaPravnicka!==void 0){let n=t.osobaPravnicka,i=r;se(n,{instancePath:a+"/osobaPravnic\
ka",parentData:t,parentDataProperty:"osobaPravnicka",rootData:h})||(e=e===null?se.errors:e.concat(se.errors),r=e.length);
var u=i===r}if(t.osobaFyzicka!==void 0){let n=t.osobaFyzicka,i=r;te(n,{instancePath:a+"/osobaFyzicka",parentData:t,parentDataProperty:"\
osobaFyzicka",rootData:h})||(e=e===null?te.errors:e.concat(te.errors),r=e.length);var u=i===r}}else{let n={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Q.
errors=e,r===0}function Hr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;Fr(
t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Fr.errors:e.concat(Fr.errors),r=e.length);
var l=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.statutarniOrgan!==void 0){let m=t.statutarniOrgan,
p=r;qr(m,{instancePath:a+"/statutarniOrgan",parentData:t,parentDataProperty:"statutarniOrgan",rootData:h})||(e=e===null?
qr.errors:e.concat(qr.errors),r=e.length);var i=p===r}if(t.likvidatori!==void 0){let m=t.likvidatori,p=r,y=r;if(Array.isArray(
m)){let g=!0,v=m.length;for(let O=0;O<v;O++){let z=m[O],N=r;Q(z,{instancePath:a+"/likvidatori/"+O,parentData:m,parentDataProperty:O,
rootData:h})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length);var c=N===r;c||(g=!1)}}else{let g={instancePath:a+"/li\
kvidatori",schemaPath:"#/allOf/1/properties/likvidatori/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[g]:e.push(g),r++}var i=p===r}if(t.konkurzniSpravci!==void 0){let m=t.konkurzniSpravci,p=r,y=r;if(Array.isArray(
m)){let g=!0,v=m.length;for(let O=0;O<v;O++){let z=m[O],N=r;Q(z,{instancePath:a+"/konkurzniSpravci/"+O,parentData:m,parentDataProperty:O,
rootData:h})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length);var o=N===r;o||(g=!1)}}else{let g={instancePath:a+"/ko\
nkurzniSpravci",schemaPath:"#/allOf/1/properties/konkurzniSpravci/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[g]:e.push(g),r++}var i=p===r}if(t.opatrovnici!==void 0){let m=t.opatrovnici,p=r,y=r;if(Array.isArray(
m)){let g=!0,v=m.length;for(let O=0;O<v;O++){let z=m[O],N=r;Q(z,{instancePath:a+"/opatrovnici/"+O,parentData:m,parentDataProperty:O,
rootData:h})||(e=e===null?Q.errors:e.concat(Q.errors),r=e.length);var s=N===r;s||(g=!1)}}else{let g={instancePath:a+"/op\
atrovnici",schemaPath:"#/allOf/1/properties/opatrovnici/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[g]:e.push(g),r++}var i=p===r}}else{let m={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}var l=u===r;return Hr.errors=e,r===0}function je(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.icoId!==void 0){let i=t.icoId,c=r,o=r;if(typeof i=="string"){if(d(i)>32){let s={instancePath:a+"/icoId",
schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 char\
acters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(i)){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/patte\
rn",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=c===r}if(t.zaznamy!==void 0){let i=t.zaznamy,c=r,o=r;
if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<m;p++){let y=i[p],f=r;Hr(y,{instancePath:a+"/zaznamy/"+p,parentData:i,
parentDataProperty:p,rootData:h})||(e=e===null?Hr.errors:e.concat(Hr.errors),r=e.length);var n=f===r;n||(l=!1)}}else{let l={
instancePath:a+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[l]:e.push(l),r++}var u=c===r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return je.errors=e,r===0}var ws=Ht;function Ht(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let s=t.ekonomickeSubjekty,l=r,m=r;if(Array.
isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;je(g,{instancePath:a+"/ekonomickeSubjekty/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?je.errors:e.concat(je.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Ht.
errors=e,r===0}var js=Ae;function Yr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;J(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?J.errors:e.concat(J.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typAngazma!==void 0){let o=t.typAngazma,s=r,l=r;if(typeof o=="stri\
ng"){if(d(o)>64){let m={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"max\
Length",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[m]:e.push(m),r++}if(d(o)<1){let m={
instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/typAngazma",
schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Yr.errors=e,r===0}function Gr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;E(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?E.errors:e.concat(E.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.odkaz!==void 0){let o=t.odkaz,s=r,l=r;if(typeof o=="string"){if(d(
o)>255){let m={instancePath:a+"/odkaz",schemaPath:"#/allOf/1/properties/odkaz/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/odkaz",schemaPath:"\
#/allOf/1/properties/odkaz/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Gr.errors=e,r===0}function Qr(t,{instancePath:a="",parentData:k,
parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.osobaEzp!==void 0){
let n=t.osobaEzp,i=r;Yr(n,{instancePath:a+"/osobaEzp",parentData:t,parentDataProperty:"osobaEzp",rootData:h})||(e=e===null?
Yr.errors:e.concat(Yr.errors),r=e.length);var u=i===r}if(t.subjektEzp!==void 0){let n=t.subjektEzp,i=r;Gr(n,{instancePath:a+
"/subjektEzp",parentData:t,parentDataProperty:"subjektEzp",rootData:h})||(e=e===null?Gr.errors:e.concat(Gr.errors),r=e.length);
var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[n]:e.push(n),r++}return Qr.errors=e,r===0}function Wr(t,{instancePath:a="",parentData:k,parentDataProperty:b,
rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ezp!==void 0){let n=t.ezp,i=r;Qr(
n,{instancePath:a+"/ezp",parentData:t,parentDataProperty:"ezp",rootData:h})||(e=e===null?Qr.errors:e.concat(Qr.errors),r=
e.length);var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[n]:e.push(n),r++}return Wr.errors=e,r===0}function Ae(t,{instancePath:a="",parentData:k,parentDataProperty:b,
rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.icoId!==void 0){let i=t.icoId,c=r,
o=r;if(typeof i=="string"){if(d(i)>32){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(i)){
let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}\
$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/icoId",schemaPath:"\
#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=c===
r}if(t.zaznamy!==void 0){let i=t.zaznamy,c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<m;p++){let y=i[p],
f=r;Wr(y,{instancePath:a+"/zaznamy/"+p,parentData:i,parentDataProperty:p,rootData:h})||(e=e===null?Wr.errors:e.concat(Wr.
errors),r=e.length);var n=f===r;n||(l=!1)}}else{let l={instancePath:a+"/zaznamy",schemaPath:"#/properties/zaznamy/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}var u=c===r}}else{let i={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return Ae.
errors=e,r===0}var As=Yt;function Yt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let s=t.ekonomickeSubjekty,l=r,m=r;if(Array.
isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;Ae(g,{instancePath:a+"/ekonomickeSubjekty/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?Ae.errors:e.concat(Ae.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Yt.
errors=e,r===0}var Ls=Le;function fe(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.telefon!==void 0){let i=t.telefon,c=r,o=r;if(typeof i=="string"){if(d(i)>25){let s={instancePath:a+
"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit:25},message:"must NOT have more\
 than 25 characters"};e===null?e=[s]:e.push(s),r++}if(d(i)<1){let s={instancePath:a+"/telefon",schemaPath:"#/properties/\
telefon/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:a+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=c===r}if(t.fax!==void 0){let i=t.fax,c=r,o=r;if(typeof i==
"string"){if(d(i)>25){let l={instancePath:a+"/fax",schemaPath:"#/properties/fax/maxLength",keyword:"maxLength",params:{limit:25},
message:"must NOT have more than 25 characters"};e===null?e=[l]:e.push(l),r++}if(d(i)<1){let l={instancePath:a+"/fax",schemaPath:"\
#/properties/fax/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),r++}}else{let l={instancePath:a+"/fax",schemaPath:"#/properties/fax/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.email!==void 0){let i=t.email,c=r,o=r;if(Array.
isArray(i)){let l=!0,m=i.length;for(let p=0;p<m;p++){let y=i[p],f=r,g=r;if(typeof y=="string"){if(d(y)>50){let v={instancePath:a+
"/email/"+p,schemaPath:"#/properties/email/items/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have\
 more than 50 characters"};e===null?e=[v]:e.push(v),r++}if(d(y)<1){let v={instancePath:a+"/email/"+p,schemaPath:"#/prope\
rties/email/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[v]:e.push(v),r++}}else{let v={instancePath:a+"/email/"+p,schemaPath:"#/properties/email/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}var n=f===r;n||(l=!1)}}else{let l={instancePath:a+
"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
l]:e.push(l),r++}var u=c===r}if(t.www!==void 0){let i=t.www,c=r,o=r;if(typeof i=="string"){if(d(i)>255){let l={instancePath:a+
"/www",schemaPath:"#/properties/www/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 2\
55 characters"};e===null?e=[l]:e.push(l),r++}if(d(i)<1){let l={instancePath:a+"/www",schemaPath:"#/properties/www/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{
let l={instancePath:a+"/www",schemaPath:"#/properties/www/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[l]:e.push(l),r++}var u=c===r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return fe.errors=e,r===0}function Xr(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.kontakty!==void 0){let n=t.kontakty,i=r;fe(n,{instancePath:a+"/kontakty",parentData:t,
parentDataProperty:"kontakty",rootData:h})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length);var u=i===r}if(t.izo!==
void 0){let n=t.izo,i=r,c=r;if(typeof n=="string"){if(d(n)>9){let s={instancePath:a+"/izo",schemaPath:"#/properties/izo/\
maxLength",keyword:"maxLength",params:{limit:9},message:"must NOT have more than 9 characters"};e===null?e=[s]:e.push(s),
r++}if(d(n)<1){let s={instancePath:a+"/izo",schemaPath:"#/properties/izo/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/izo",schemaPath:"\
#/properties/izo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}if(t.obchodniJmeno!==void 0){let n=t.obchodniJmeno,i=r,c=r;if(typeof n=="string"){if(d(n)>2e3){let s={instancePath:a+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.obchodniJmenoZkracene!==
void 0){let n=t.obchodniJmenoZkracene,i=r,c=r;if(typeof n=="string"){if(d(n)>40){let s={instancePath:a+"/obchodniJmenoZk\
racene",schemaPath:"#/properties/obchodniJmenoZkracene/maxLength",keyword:"maxLength",params:{limit:40},message:"must NO\
T have more than 40 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/obchodniJmenoZkracene",
schemaPath:"#/properties/obchodniJmenoZkracene/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/obchodniJmenoZkracene",schemaPath:"#/\
properties/obchodniJmenoZkracene/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.
push(s),r++}var u=i===r}if(t.typSkoly!==void 0){let n=t.typSkoly,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+
"/typSkoly",schemaPath:"#/properties/typSkoly/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have mo\
re than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/typSkoly",schemaPath:"#/properti\
es/typSkoly/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[s]:e.push(s),r++}}else{let s={instancePath:a+"/typSkoly",schemaPath:"#/properties/typSkoly/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.adresa!==void 0){let n=t.adresa,i=r;
Z(n,{instancePath:a+"/adresa",parentData:t,parentDataProperty:"adresa",rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),
r=e.length);var u=i===r}if(t.datumVzniku!==void 0){let n=t.datumVzniku,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let s={instancePath:a+"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.datumZaniku!==void 0){let n=t.datumZaniku,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Xr.errors=e,r===0}function et(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;E(t,{instancePath:a,parentData:k,parentDataProperty:b,
rootData:h})||(e=e===null?E.errors:e.concat(E.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.redizo!==void 0){let s=t.redizo,l=r,m=r;if(typeof s=="string"){if(d(s)>9){let p={instancePath:a+"/rediz\
o",schemaPath:"#/allOf/1/properties/redizo/maxLength",keyword:"maxLength",params:{limit:9},message:"must NOT have more t\
han 9 characters"};e===null?e=[p]:e.push(p),r++}if(d(s)<1){let p={instancePath:a+"/redizo",schemaPath:"#/allOf/1/propert\
ies/redizo/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
p]:e.push(p),r++}}else{let p={instancePath:a+"/redizo",schemaPath:"#/allOf/1/properties/redizo/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=l===r}if(t.obchodniJmenoZkracene!==void 0){let s=t.
obchodniJmenoZkracene,l=r,m=r;if(typeof s=="string"){if(d(s)>40){let y={instancePath:a+"/obchodniJmenoZkracene",schemaPath:"\
#/allOf/1/properties/obchodniJmenoZkracene/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more \
than 40 characters"};e===null?e=[y]:e.push(y),r++}if(d(s)<1){let y={instancePath:a+"/obchodniJmenoZkracene",schemaPath:"\
#/allOf/1/properties/obchodniJmenoZkracene/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/obchodniJmenoZkracene",schemaPath:"#/allO\
f/1/properties/obchodniJmenoZkracene/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:
e.push(y),r++}var i=l===r}if(t.kontakty!==void 0){let s=t.kontakty,l=r;fe(s,{instancePath:a+"/kontakty",parentData:t,parentDataProperty:"\
kontakty",rootData:h})||(e=e===null?fe.errors:e.concat(fe.errors),r=e.length);var i=l===r}if(t.primarniZaznam!==void 0){
let s=t.primarniZaznam,l=r;if(typeof s!="boolean"){let y={instancePath:a+"/primarniZaznam",schemaPath:"#/allOf/1/propert\
ies/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[y]:e.push(y),r++}
let m=r;var i=l===r}if(t.skolyAZarizeni!==void 0){let s=t.skolyAZarizeni,l=r,m=r;if(Array.isArray(s)){let y=!0,f=s.length;
for(let g=0;g<f;g++){let v=s[g],O=r;Xr(v,{instancePath:a+"/skolyAZarizeni/"+g,parentData:s,parentDataProperty:g,rootData:h})||
(e=e===null?Xr.errors:e.concat(Xr.errors),r=e.length);var c=O===r;c||(y=!1)}}else{let y={instancePath:a+"/skolyAZarizeni",
schemaPath:"#/allOf/1/properties/skolyAZarizeni/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[y]:e.push(y),r++}var i=l===r}if(t.typSubjektu!==void 0){let s=t.typSubjektu,l=r,m=r;if(typeof s=="string"){if(d(
s)>64){let y={instancePath:a+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[y]:e.push(y),r++}if(d(s)<1){let y={instancePath:a+
"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/typSubjektu",schemaPath:"\
#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.
push(y),r++}var i=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return et.errors=e,r===0}function rt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.ico!==void 0){let n=t.ico,i=r,c=r;if(typeof n=="string"){if(d(n)>32){let o={instancePath:a+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32\
 characters"};e===null?e=[o]:e.push(o),r++}if(!Y.test(n)){let o={instancePath:a+"/ico",schemaPath:"#/properties/ico/patt\
ern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[
o]:e.push(o),r++}}else{let o={instancePath:a+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.obchodniJmeno!==void 0){let n=t.obchodniJmeno,
i=r,c=r;if(typeof n=="string"){if(d(n)>2e3){let s={instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmen\
o/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[s]:e.
push(s),r++}if(d(n)<1){let s={instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.obchodniJmenoZkracene!==void 0){let n=t.obchodniJmenoZkracene,i=r,c=r;
if(typeof n=="string"){if(d(n)>40){let s={instancePath:a+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmeno\
Zkracene/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:
e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.typAngazma!==void 0){
let n=t.typAngazma,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/typAngazma",schemaPath:"#/properti\
es/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?
e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/typAngazma",schemaPath:"#/properties/typAngazma/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/typAngazma",schemaPath:"#/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.adresa!==void 0){let n=t.adresa,i=r;Z(n,{instancePath:a+"/adresa",parentData:t,
parentDataProperty:"adresa",rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);var u=i===r}if(t.pravniForma!==
void 0){let n=t.pravniForma,i=r,c=r;if(typeof n=="string"){if(d(n)>3){let s={instancePath:a+"/pravniForma",schemaPath:"#\
/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};
e===null?e=[s]:e.push(s),r++}if(d(n)<3){let s={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/minLen\
gth",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[s]:e.push(s),r++}
if(!M.test(n)){let s={instancePath:a+"/pravniForma",schemaPath:"#/properties/pravniForma/pattern",keyword:"pattern",params:{
pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/\
pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.datumVzniku!==void 0){let n=t.datumVzniku,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.datumZaniku!==void 0){let n=t.datumZaniku,i=r,c=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return rt.errors=e,r===0}function tt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;J(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?J.errors:e.concat(J.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typAngazma!==void 0){let o=t.typAngazma,s=r,l=r;if(typeof o=="stri\
ng"){if(d(o)>64){let m={instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"max\
Length",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[m]:e.push(m),r++}if(d(o)<1){let m={
instancePath:a+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/typAngazma",
schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return tt.errors=e,r===0}function st(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;et(t,{instancePath:a,parentData:k,parentDataProperty:b,
rootData:h})||(e=e===null?et.errors:e.concat(et.errors),r=e.length);var s=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.angazovanySubjekt!==void 0){let l=t.angazovanySubjekt,m=r,p=r;if(Array.isArray(l)){let y=!0,f=l.length;
for(let g=0;g<f;g++){let v=l[g],O=r;rt(v,{instancePath:a+"/angazovanySubjekt/"+g,parentData:l,parentDataProperty:g,rootData:h})||
(e=e===null?rt.errors:e.concat(rt.errors),r=e.length);var i=O===r;i||(y=!1)}}else{let y={instancePath:a+"/angazovanySubj\
ekt",schemaPath:"#/allOf/1/properties/angazovanySubjekt/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[y]:e.push(y),r++}var c=m===r}if(t.angazovanaOsoba!==void 0){let l=t.angazovanaOsoba,m=r,p=r;if(Array.isArray(
l)){let f=!0,g=l.length;for(let v=0;v<g;v++){let O=l[v],z=r;tt(O,{instancePath:a+"/angazovanaOsoba/"+v,parentData:l,parentDataProperty:v,
rootData:h})||(e=e===null?tt.errors:e.concat(tt.errors),r=e.length);var o=z===r;o||(f=!1)}}else{let f={instancePath:a+"/\
angazovanaOsoba",schemaPath:"#/allOf/1/properties/angazovanaOsoba/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[f]:e.push(f),r++}var c=m===r}}else{let l={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}var s=u===r;return st.errors=e,r===0}
function Le(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.icoId!==void 0){let i=t.icoId,c=r,o=r;if(typeof i=="string"){if(d(i)>32){let s={instancePath:a+
"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(i)){let s={instancePath:a+"/icoId",schemaPath:"#/properties/ic\
oId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=c===r}if(t.zaznamy!==void 0){let i=t.zaznamy,
c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<m;p++){let y=i[p],f=r;st(y,{instancePath:a+"/zaznamy/"+p,
parentData:i,parentDataProperty:p,rootData:h})||(e=e===null?st.errors:e.concat(st.errors),r=e.length);var n=f===r;n||(l=
!1)}}else{let l={instancePath:a+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[l]:e.push(l),r++}var u=c===r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return Le.errors=e,r===0}var xs=Gt;function Gt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let s=t.ekonomickeSubjekty,l=r,m=r;if(Array.
isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;Le(g,{instancePath:a+"/ekonomickeSubjekty/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?Le.errors:e.concat(Le.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Gt.
errors=e,r===0}var Ns=xe;function at(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let n=t.hodnota,i=r,c=r;if(typeof n=="string"){if(d(n)>3){let o={instancePath:a+
"/hodnota",schemaPath:"#/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more \
than 3 characters"};e===null?e=[o]:e.push(o),r++}if(d(n)<3){let o={instancePath:a+"/hodnota",schemaPath:"#/properties/ho\
dnota/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[o]:e.
push(o),r++}if(!M.test(n)){let o={instancePath:a+"/hodnota",schemaPath:"#/properties/hodnota/pattern",keyword:"pattern",
params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+
"/hodnota",schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),r++}var u=i===r}if(t.platnostUdajeRos!==void 0){let n=t.platnostUdajeRos,i=r,c=r;if(typeof n=="string"){
if(d(n)>15){let s={instancePath:a+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxL\
ength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return at.errors=e,r===0}var Ds=new RegExp("^\\d{2}$","u");function nt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,
r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let n=t.hodnota,i=r,c=r;if(typeof n=="string"){
if(!Ds.test(n)){let o={instancePath:a+"/hodnota",schemaPath:"#/properties/hodnota/pattern",keyword:"pattern",params:{pattern:"\
^\\d{2}$"},message:'must match pattern "^\\d{2}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/hodnota",
schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),r++}var u=i===r}if(t.platnostUdajeRos!==void 0){let n=t.platnostUdajeRos,i=r,c=r;if(typeof n=="string"){if(d(n)>
15){let s={instancePath:a+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{
limit:15},message:"must NOT have more than 15 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/pl\
atnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return nt.errors=e,r===0}function H(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.datum!==void 0){let n=t.datum,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="str\
ing"){if(!L.test(n)){let o={instancePath:a+"/datum",schemaPath:"#/properties/datum/format",keyword:"format",params:{format:"\
date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/datum",schemaPath:"\
#/properties/datum/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===
r}if(t.platnostUdajeRos!==void 0){let n=t.platnostUdajeRos,i=r,c=r;if(typeof n=="string"){if(d(n)>15){let s={instancePath:a+
"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"\
must NOT have more than 15 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostUdajeRos",schemaPath:"\
#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[n]:e.push(n),r++}return H.errors=e,r===0}function de(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;Z(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typAdresy!==void 0){let o=t.typAdresy,s=r,l=r;if(typeof o=="string"){
if(d(o)>64){let m={instancePath:a+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[m]:e.push(m),r++}if(d(o)<1){let m={instancePath:a+
"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/typAdresy",schemaPath:"#/all\
Of/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return de.errors=e,r===0}function ge(t,{instancePath:a="",parentData:k,
parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;de(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||
(e=e===null?de.errors:e.concat(de.errors),r=e.length);var c=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.platnostUdajeRos!==void 0){let o=t.platnostUdajeRos,s=r,l=r;if(typeof o=="string"){if(d(o)>15){let m={instancePath:a+
"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"\
must NOT have more than 15 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/platnostUdajeRos",schemaPath:"\
#/allOf/1/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
m]:e.push(m),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return ge.errors=e,r===0}function it(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
icp!==void 0){let n=t.icp,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let o={instancePath:a+"/icp",schemaPath:"\
#/properties/icp/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}let c=r;
if(typeof n=="number"&&isFinite(n)){if(n>9999999999||isNaN(n)){let o={instancePath:a+"/icp",schemaPath:"#/properties/icp\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999999},message:"must be <= 9999999999"};e===null?e=[o]:e.
push(o),r++}if(n<1e9||isNaN(n)){let o={instancePath:a+"/icp",schemaPath:"#/properties/icp/minimum",keyword:"minimum",params:{
comparison:">=",limit:1e9},message:"must be >= 1000000000"};e===null?e=[o]:e.push(o),r++}}var u=i===r}if(t.datumUkonceniCinnosti!==
void 0){let n=t.datumUkonceniCinnosti,i=r;H(n,{instancePath:a+"/datumUkonceniCinnosti",parentData:t,parentDataProperty:"\
datumUkonceniCinnosti",rootData:h})||(e=e===null?H.errors:e.concat(H.errors),r=e.length);var u=i===r}if(t.datumZahajeniCinnosti!==
void 0){let n=t.datumZahajeniCinnosti,i=r;H(n,{instancePath:a+"/datumZahajeniCinnosti",parentData:t,parentDataProperty:"\
datumZahajeniCinnosti",rootData:h})||(e=e===null?H.errors:e.concat(H.errors),r=e.length);var u=i===r}if(t.adresaProvozovny!==
void 0){let n=t.adresaProvozovny,i=r;ge(n,{instancePath:a+"/adresaProvozovny",parentData:t,parentDataProperty:"adresaPro\
vozovny",rootData:h})||(e=e===null?ge.errors:e.concat(ge.errors),r=e.length);var u=i===r}}else{let n={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return it.errors=e,
r===0}function ot(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.telefon!==void 0){let n=t.telefon,i=r,c=r;if(typeof n=="string"){if(d(n)>25){let o={instancePath:a+
"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit:25},message:"must NOT have more\
 than 25 characters"};e===null?e=[o]:e.push(o),r++}if(d(n)<1){let o={instancePath:a+"/telefon",schemaPath:"#/properties/\
telefon/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[o]:
e.push(o),r++}}else{let o={instancePath:a+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.email!==void 0){let n=t.email,i=r,c=r;if(typeof n==
"string"){if(d(n)>50){let s={instancePath:a+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{
limit:50},message:"must NOT have more than 50 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/em\
ail",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}var u=i===r}if(t.platnostUdajeRos!==void 0){let n=t.platnostUdajeRos,i=r,c=r;if(typeof n=="string"){if(d(n)>
15){let s={instancePath:a+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{
limit:15},message:"must NOT have more than 15 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/pl\
atnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return ot.errors=e,r===0}function pt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.identifikatorDs!==void 0){let n=t.identifikatorDs,i=r,c=r;if(typeof n=="string"){if(d(
n)>7){let o={instancePath:a+"/identifikatorDs",schemaPath:"#/properties/identifikatorDs/maxLength",keyword:"maxLength",params:{
limit:7},message:"must NOT have more than 7 characters"};e===null?e=[o]:e.push(o),r++}if(d(n)<1){let o={instancePath:a+"\
/identifikatorDs",schemaPath:"#/properties/identifikatorDs/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/identifikatorDs",schemaPath:"\
#/properties/identifikatorDs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),r++}var u=i===r}if(t.typDatoveSchranky!==void 0){let n=t.typDatoveSchranky,i=r,c=r;if(typeof n=="string"){if(d(n)>64){
let s={instancePath:a+"/typDatoveSchranky",schemaPath:"#/properties/typDatoveSchranky/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+
"/typDatoveSchranky",schemaPath:"#/properties/typDatoveSchranky/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/typDatoveSchranky",schemaPath:"\
#/properties/typDatoveSchranky/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}var u=i===r}if(t.platnostUdajeRos!==void 0){let n=t.platnostUdajeRos,i=r,c=r;if(typeof n=="string"){if(d(n)>15){let s={
instancePath:a+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},
message:"must NOT have more than 15 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostUdaj\
eRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),r++}return pt.errors=e,r===0}function lt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let n=t.hodnota,i=r,c=r;if(typeof n=="string"){if(d(n)>2e3){let o={instancePath:a+
"/hodnota",schemaPath:"#/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have mor\
e than 2000 characters"};e===null?e=[o]:e.push(o),r++}if(d(n)<1){let o={instancePath:a+"/hodnota",schemaPath:"#/properti\
es/hodnota/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
o]:e.push(o),r++}}else{let o={instancePath:a+"/hodnota",schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.platnostUdajeRos!==void 0){let n=t.platnostUdajeRos,
i=r,c=r;if(typeof n=="string"){if(d(n)>15){let s={instancePath:a+"/platnostUdajeRos",schemaPath:"#/properties/platnostUd\
ajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:a+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return lt.
errors=e,r===0}function mt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let n=t.hodnota,i=r;if(typeof n!="boolean"){let o={instancePath:a+"/\
hodnota",schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[o]:e.push(o),r++}let c=r;var u=i===r}if(t.platnostUdajeRos!==void 0){let n=t.platnostUdajeRos,i=r,c=r;if(typeof n=="s\
tring"){if(d(n)>15){let s={instancePath:a+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"\
maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:a+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return mt.errors=e,r===0}function ct(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.datumVznikuOpravneni!==void 0){let i=t.datumVznikuOpravneni,c=r;H(i,{instancePath:a+"/datumVznikuOpravn\
eni",parentData:t,parentDataProperty:"datumVznikuOpravneni",rootData:h})||(e=e===null?H.errors:e.concat(H.errors),r=e.length);
var u=c===r}if(t.datumZanikuOpravneni!==void 0){let i=t.datumZanikuOpravneni,c=r;H(i,{instancePath:a+"/datumZanikuOpravn\
eni",parentData:t,parentDataProperty:"datumZanikuOpravneni",rootData:h})||(e=e===null?H.errors:e.concat(H.errors),r=e.length);
var u=c===r}if(t.agenda!==void 0){let i=t.agenda,c=r,o=r;if(typeof i=="string"){if(d(i)>15){let l={instancePath:a+"/agen\
da",schemaPath:"#/properties/agenda/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15\
 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+"/agenda",schemaPath:"#/properties/agenda/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.ovm!==void 0){let i=t.
ovm,c=r,o=r;if(typeof i=="string"){if(d(i)>15){let l={instancePath:a+"/ovm",schemaPath:"#/properties/ovm/maxLength",keyword:"\
maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:a+"/ovm",schemaPath:"#/properties/ovm/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.obchodniJmeno!==void 0){let i=t.obchodniJmeno,c=r;lt(i,{instancePath:a+"/o\
bchodniJmeno",parentData:t,parentDataProperty:"obchodniJmeno",rootData:h})||(e=e===null?lt.errors:e.concat(lt.errors),r=
e.length);var u=c===r}if(t.pozastaveniPreruseni!==void 0){let i=t.pozastaveniPreruseni,c=r;mt(i,{instancePath:a+"/pozast\
aveniPreruseni",parentData:t,parentDataProperty:"pozastaveniPreruseni",rootData:h})||(e=e===null?mt.errors:e.concat(mt.errors),
r=e.length);var u=c===r}if(t.adresySidla!==void 0){let i=t.adresySidla,c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;
for(let p=0;p<m;p++){let y=i[p],f=r;ge(y,{instancePath:a+"/adresySidla/"+p,parentData:i,parentDataProperty:p,rootData:h})||
(e=e===null?ge.errors:e.concat(ge.errors),r=e.length);var n=f===r;n||(l=!1)}}else{let l={instancePath:a+"/adresySidla",schemaPath:"\
#/properties/adresySidla/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}
var u=c===r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[i]:e.push(i),r++}return ct.errors=e,r===0}function ut(t,{instancePath:a="",parentData:k,parentDataProperty:b,
rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ico!==void 0){let o=t.ico,s=r,l=r;
if(typeof o=="string"){if(d(o)>8){let m={instancePath:a+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLengt\
h",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[m]:e.push(m),r++}if(d(o)<8){let m={instancePath:a+
"/ico",schemaPath:"#/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 \
characters"};e===null?e=[m]:e.push(m),r++}if(!G.test(o)){let m={instancePath:a+"/ico",schemaPath:"#/properties/ico/patte\
rn",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[m]:e.push(m),r++}}else{
let m={instancePath:a+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[m]:e.push(m),r++}var u=s===r}if(t.datumVzniku!==void 0){let o=t.datumVzniku,s=r,l=r;if(typeof o=="nu\
mber"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let p={instancePath:a+"/datumVzniku",schemaPath:"#/properties/datu\
mVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:a+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}var u=s===r}if(t.datumZaniku!==void 0){let o=t.datumZaniku,s=r,l=r;if(typeof o==
"number"&&isFinite(o),typeof o=="string"){if(!L.test(o)){let p={instancePath:a+"/datumZaniku",schemaPath:"#/properties/d\
atumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[p]:e.push(p),
r++}}else{let p={instancePath:a+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var u=s===r}if(t.pravniFormaRos!==void 0){let o=t.pravniFormaRos,
s=r;at(o,{instancePath:a+"/pravniFormaRos",parentData:t,parentDataProperty:"pravniFormaRos",rootData:h})||(e=e===null?at.
errors:e.concat(at.errors),r=e.length);var u=s===r}if(t.pravniStavRos!==void 0){let o=t.pravniStavRos,s=r;nt(o,{instancePath:a+
"/pravniStavRos",parentData:t,parentDataProperty:"pravniStavRos",rootData:h})||(e=e===null?nt.errors:e.concat(nt.errors),
r=e.length);var u=s===r}if(t.datumAktualizace!==void 0){let o=t.datumAktualizace,s=r,l=r;if(typeof o=="number"&&isFinite(
o),typeof o=="string"){if(!L.test(o)){let p={instancePath:a+"/datumAktualizace",schemaPath:"#/properties/datumAktualizac\
e/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[p]:e.push(p),r++}}else{
let p={instancePath:a+"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var u=s===r}if(t.provozovny!==void 0){let o=t.provozovny,
s=r,l=r;if(Array.isArray(o)){let p=!0,y=o.length;for(let f=0;f<y;f++){let g=o[f],v=r;it(g,{instancePath:a+"/provozovny/"+
f,parentData:o,parentDataProperty:f,rootData:h})||(e=e===null?it.errors:e.concat(it.errors),r=e.length);var n=v===r;n||(p=
!1)}}else{let p={instancePath:a+"/provozovny",schemaPath:"#/properties/provozovny/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var u=s===r}if(t.kontaktniUdaje!==void 0){let o=t.kontaktniUdaje,
s=r;ot(o,{instancePath:a+"/kontaktniUdaje",parentData:t,parentDataProperty:"kontaktniUdaje",rootData:h})||(e=e===null?ot.
errors:e.concat(ot.errors),r=e.length);var u=s===r}if(t.datoveSchranky!==void 0){let o=t.datoveSchranky,s=r,l=r;if(Array.
isArray(o)){let p=!0,y=o.length;for(let f=0;f<y;f++){let g=o[f],v=r;pt(g,{instancePath:a+"/datoveSchranky/"+f,parentData:o,
parentDataProperty:f,rootData:h})||(e=e===null?pt.errors:e.concat(pt.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/datoveSchranky",schemaPath:"#/properties/datoveSchranky/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[p]:e.push(p),r++}var u=s===r}if(t.evidenceAgendy!==void 0){let o=t.evidenceAgendy,s=r,l=r;if(Array.
isArray(o)){let p=!0,y=o.length;for(let f=0;f<y;f++){let g=o[f],v=r;ct(g,{instancePath:a+"/evidenceAgendy/"+f,parentData:o,
parentDataProperty:f,rootData:h})||(e=e===null?ct.errors:e.concat(ct.errors),r=e.length);var c=v===r;c||(p=!1)}}else{let p={
instancePath:a+"/evidenceAgendy",schemaPath:"#/properties/evidenceAgendy/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[p]:e.push(p),r++}var u=s===r}if(t.stavSubjektu!==void 0){let o=t.stavSubjektu,s=r,l=r;if(typeof o==
"string"){if(d(o)>64){let p={instancePath:a+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[p]:e.push(p),r++}if(d(o)<1){let p={
instancePath:a+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/stavSubjektu",schemaPath:"\
#/properties/stavSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
r++}var u=s===r}}else{let o={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[o]:e.push(o),r++}return ut.errors=e,r===0}function yt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.osobaTextem!==void 0){let n=t.osobaTextem,i=r,c=r;if(typeof n=="string"){if(d(n)>256){
let o={instancePath:a+"/osobaTextem",schemaPath:"#/properties/osobaTextem/maxLength",keyword:"maxLength",params:{limit:256},
message:"must NOT have more than 256 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/osobaTextem",
schemaPath:"#/properties/osobaTextem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),r++}var u=i===r}if(t.datumNarozeni!==void 0){let n=t.datumNarozeni,i=r,c=r;if(typeof n=="number"&&isFinite(n),
typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return yt.errors=e,r===0}function ae(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.zmenaUdaje!==void 0){let n=t.zmenaUdaje,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let o={instancePath:a+"/zmenaUdaje",schemaPath:"#/properties/zmenaUdaje/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/zm\
enaUdaje",schemaPath:"#/properties/zmenaUdaje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}var u=i===r}if(t.platnostUdajeRob!==void 0){let n=t.platnostUdajeRob,i=r,c=r;if(typeof n=="stri\
ng"){if(d(n)>15){let s={instancePath:a+"/platnostUdajeRob",schemaPath:"#/properties/platnostUdajeRob/maxLength",keyword:"\
maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={
instancePath:a+"/platnostUdajeRob",schemaPath:"#/properties/platnostUdajeRob/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return ae.errors=e,r===0}function ht(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;ae(t,{instancePath:a,parentData:k,
parentDataProperty:b,rootData:h})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length);var c=P===r;let u=r,n=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,s=r,l=r;if(typeof o=="string"){if(d(o)>100){let m={instancePath:a+
"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT \
have more than 100 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/hodnota",schemaPath:"#/allOf/\
1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}
var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return ht.errors=e,r===0}function ft(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;ae(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.datum!==void 0){let o=t.datum,s=r,l=r;if(typeof o=="number"&&isFinite(
o),typeof o=="string"){if(!L.test(o)){let m={instancePath:a+"/datum",schemaPath:"#/allOf/1/properties/datum/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+
"/datum",schemaPath:"#/allOf/1/properties/datum/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return ft.errors=e,r===0}function dt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;ae(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?ae.errors:e.concat(ae.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,s=r,l=r;if(typeof o=="string"){if(d(
o)>100){let m={instancePath:a+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/\
hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return dt.errors=e,r===0}function gt(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.jmeno!==void 0){let n=t.jmeno,i=r;ht(n,{instancePath:a+"/jmeno",parentData:t,parentDataProperty:"jmeno",
rootData:h})||(e=e===null?ht.errors:e.concat(ht.errors),r=e.length);var u=i===r}if(t.datumNarozeni!==void 0){let n=t.datumNarozeni,
i=r;ft(n,{instancePath:a+"/datumNarozeni",parentData:t,parentDataProperty:"datumNarozeni",rootData:h})||(e=e===null?ft.errors:
e.concat(ft.errors),r=e.length);var u=i===r}if(t.prijmeni!==void 0){let n=t.prijmeni,i=r;dt(n,{instancePath:a+"/prijmeni",
parentData:t,parentDataProperty:"prijmeni",rootData:h})||(e=e===null?dt.errors:e.concat(dt.errors),r=e.length);var u=i===
r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}return gt.errors=e,r===0}function ne(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.osobaRos!==void 0){let n=t.osobaRos,i=r;yt(n,{instancePath:a+
"/osobaRos",parentData:t,parentDataProperty:"osobaRos",rootData:h})||(e=e===null?yt.errors:e.concat(yt.errors),r=e.length);
var u=i===r}if(t.osobaRob!==void 0){let n=t.osobaRob,i=r;gt(n,{instancePath:a+"/osobaRob",parentData:t,parentDataProperty:"\
osobaRob",rootData:h})||(e=e===null?gt.errors:e.concat(gt.errors),r=e.length);var u=i===r}}else{let n={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return ne.errors=e,
r===0}function ve(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.ico!==void 0){let i=t.ico,c=r,o=r;if(typeof i=="string"){if(d(i)>8){let s={instancePath:a+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[s]:e.push(s),r++}if(d(i)<8){let s={instancePath:a+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),r++}if(!G.
test(i)){let s={instancePath:a+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=c===
r}if(t.obchodniJmeno!==void 0){let i=t.obchodniJmeno,c=r,o=r;if(typeof i=="string"){if(d(i)>2e3){let l={instancePath:a+"\
/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must N\
OT have more than 2000 characters"};e===null?e=[l]:e.push(l),r++}if(d(i)<1){let l={instancePath:a+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.adresy!==
void 0){let i=t.adresy,c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<m;p++){let y=i[p],f=r;de(y,{instancePath:a+
"/adresy/"+p,parentData:i,parentDataProperty:p,rootData:h})||(e=e===null?de.errors:e.concat(de.errors),r=e.length);var n=f===
r;n||(l=!1)}}else{let l={instancePath:a+"/adresy",schemaPath:"#/properties/adresy/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[l]:e.push(l),r++}var u=c===r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return ve.errors=e,r===0}function vt(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;ve(t,{instancePath:a,parentData:k,
parentDataProperty:b,rootData:h})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.zastupci!==void 0){let s=t.zastupci,l=r,m=r;if(Array.isArray(s)){let p=!0,y=s.length;for(let f=0;f<
y;f++){let g=s[f],v=r;ne(g,{instancePath:a+"/zastupci/"+f,parentData:s,parentDataProperty:f,rootData:h})||(e=e===null?ne.
errors:e.concat(ne.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={instancePath:a+"/zastupci",schemaPath:"#/allOf\
/1/properties/zastupci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}
var c=l===r}if(t.platnostUdajeRos!==void 0){let s=t.platnostUdajeRos,l=r,m=r;if(typeof s=="string"){if(d(s)>15){let y={instancePath:a+
"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"\
must NOT have more than 15 characters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/platnostUdajeRos",schemaPath:"\
#/allOf/1/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
y]:e.push(y),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return vt.errors=e,r===0}function kt(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.
osobaFyzicka!==void 0){let n=t.osobaFyzicka,i=r;ne(n,{instancePath:a+"/osobaFyzicka",parentData:t,parentDataProperty:"os\
obaFyzicka",rootData:h})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length);var u=i===r}if(t.osobaPravnicka!==void 0){
let n=t.osobaPravnicka,i=r;vt(n,{instancePath:a+"/osobaPravnicka",parentData:t,parentDataProperty:"osobaPravnicka",rootData:h})||
(e=e===null?vt.errors:e.concat(vt.errors),r=e.length);var u=i===r}if(t.platnostUdajeRos!==void 0){let n=t.platnostUdajeRos,
i=r,c=r;if(typeof n=="string"){if(d(n)>15){let s={instancePath:a+"/platnostUdajeRos",schemaPath:"#/properties/platnostUd\
ajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:a+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return kt.
errors=e,r===0}function K(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.osobaPravnicka!==void 0){let n=t.osobaPravnicka,i=r;ve(n,{instancePath:a+"/osobaPravnic\
ka",parentData:t,parentDataProperty:"osobaPravnicka",rootData:h})||(e=e===null?ve.errors:e.concat(ve.errors),r=e.length);
var u=i===r}if(t.osobaFyzicka!==void 0){let n=t.osobaFyzicka,i=r;ne(n,{instancePath:a+"/osobaFyzicka",parentData:t,parentDataProperty:"\
osobaFyzicka",rootData:h})||(e=e===null?ne.errors:e.concat(ne.errors),r=e.length);var u=i===r}if(t.platnostUdajeRos!==void 0){
let n=t.platnostUdajeRos,i=r,c=r;if(typeof n=="string"){if(d(n)>15){let s={instancePath:a+"/platnostUdajeRos",schemaPath:"\
#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 chara\
cters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/platnostUdajeRos",schemaPath:"#/properties/platnostUd\
ajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{
let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:
e.push(n),r++}return K.errors=e,r===0}function bt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;ut(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?ut.errors:e.concat(ut.
errors),r=e.length);var p=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.statutarniOrgany!==void 0){
let y=t.statutarniOrgany,f=r,g=r;if(Array.isArray(y)){let v=!0,O=y.length;for(let z=0;z<O;z++){let N=y[z],j=r;kt(N,{instancePath:a+
"/statutarniOrgany/"+z,parentData:y,parentDataProperty:z,rootData:h})||(e=e===null?kt.errors:e.concat(kt.errors),r=e.length);
var i=j===r;i||(v=!1)}}else{let v={instancePath:a+"/statutarniOrgany",schemaPath:"#/allOf/1/properties/statutarniOrgany/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[v]:e.push(v),r++}var c=f===r}if(t.likvidatori!==
void 0){let y=t.likvidatori,f=r,g=r;if(Array.isArray(y)){let O=!0,z=y.length;for(let N=0;N<z;N++){let j=y[N],_=r;K(j,{instancePath:a+
"/likvidatori/"+N,parentData:y,parentDataProperty:N,rootData:h})||(e=e===null?K.errors:e.concat(K.errors),r=e.length);var o=_===
r;o||(O=!1)}}else{let O={instancePath:a+"/likvidatori",schemaPath:"#/allOf/1/properties/likvidatori/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),r++}var c=f===r}if(t.opatrovnici!==void 0){let y=t.
opatrovnici,f=r,g=r;if(Array.isArray(y)){let O=!0,z=y.length;for(let N=0;N<z;N++){let j=y[N],_=r;K(j,{instancePath:a+"/o\
patrovnici/"+N,parentData:y,parentDataProperty:N,rootData:h})||(e=e===null?K.errors:e.concat(K.errors),r=e.length);var s=_===
r;s||(O=!1)}}else{let O={instancePath:a+"/opatrovnici",schemaPath:"#/allOf/1/properties/opatrovnici/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),r++}var c=f===r}if(t.nuceniSpravci!==void 0){let y=t.
nuceniSpravci,f=r,g=r;if(Array.isArray(y)){let O=!0,z=y.length;for(let N=0;N<z;N++){let j=y[N],_=r;K(j,{instancePath:a+"\
/nuceniSpravci/"+N,parentData:y,parentDataProperty:N,rootData:h})||(e=e===null?K.errors:e.concat(K.errors),r=e.length);var l=_===
r;l||(O=!1)}}else{let O={instancePath:a+"/nuceniSpravci",schemaPath:"#/allOf/1/properties/nuceniSpravci/type",keyword:"t\
ype",params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),r++}var c=f===r}if(t.insolvencniSpravci!==void 0){
let y=t.insolvencniSpravci,f=r,g=r;if(Array.isArray(y)){let O=!0,z=y.length;for(let N=0;N<z;N++){let j=y[N],_=r;K(j,{instancePath:a+
"/insolvencniSpravci/"+N,parentData:y,parentDataProperty:N,rootData:h})||(e=e===null?K.errors:e.concat(K.errors),r=e.length);
var m=_===r;m||(O=!1)}}else{let O={instancePath:a+"/insolvencniSpravci",schemaPath:"#/allOf/1/properties/insolvencniSpra\
vci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),r++}var c=f===r}}else{let y={
instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:
e.push(y),r++}var p=u===r;return bt.errors=e,r===0}function xe(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.icoId!==void 0){let i=t.icoId,c=r,o=r;if(typeof i==
"string"){if(d(i)>32){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(i)){let s={instancePath:a+
"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must mat\
ch pattern "^(ARES_)?\\d{8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/icoId",schemaPath:"#/properti\
es/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=c===r}
if(t.zaznamy!==void 0){let i=t.zaznamy,c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<m;p++){let y=i[p],
f=r;bt(y,{instancePath:a+"/zaznamy/"+p,parentData:i,parentDataProperty:p,rootData:h})||(e=e===null?bt.errors:e.concat(bt.
errors),r=e.length);var n=f===r;n||(l=!1)}}else{let l={instancePath:a+"/zaznamy",schemaPath:"#/properties/zaznamy/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}var u=c===r}}else{let i={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return xe.
errors=e,r===0}var Zs=Qt;function Qt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let s=t.ekonomickeSubjekty,l=r,m=r;if(Array.
isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;xe(g,{instancePath:a+"/ekonomickeSubjekty/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?xe.errors:e.concat(xe.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Qt.
errors=e,r===0}var Ss=Ne;function Pt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;Z(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Z.errors:e.concat(Z.errors),r=e.length);var c=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.typAdresy!==void 0){let o=t.typAdresy,s=r,l=r;if(typeof o=="string"){
if(d(o)>64){let m={instancePath:a+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[m]:e.push(m),r++}if(d(o)<1){let m={instancePath:a+
"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:a+"/typAdresy",schemaPath:"#/all\
Of/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
r++}var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return Pt.errors=e,r===0}function Ot(t,{instancePath:a="",parentData:k,
parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;E(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||
(e=e===null?E.errors:e.concat(E.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){
if(t.typSubjektu!==void 0){let s=t.typSubjektu,l=r,m=r;if(typeof s=="string"){if(d(s)>64){let p={instancePath:a+"/typSub\
jektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT h\
ave more than 64 characters"};e===null?e=[p]:e.push(p),r++}if(d(s)<1){let p={instancePath:a+"/typSubjektu",schemaPath:"#\
/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSub\
jektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=l===r}if(t.
adresy!==void 0){let s=t.adresy,l=r,m=r;if(Array.isArray(s)){let y=!0,f=s.length;for(let g=0;g<f;g++){let v=s[g],O=r;Pt(
v,{instancePath:a+"/adresy/"+g,parentData:s,parentDataProperty:g,rootData:h})||(e=e===null?Pt.errors:e.concat(Pt.errors),
r=e.length);var c=O===r;c||(y=!1)}}else{let y={instancePath:a+"/adresy",schemaPath:"#/allOf/1/properties/adresy/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[y]:e.push(y),r++}var i=l===r}if(t.jmenoPrijmeni!==void 0){
let s=t.jmenoPrijmeni,l=r,m=r;if(typeof s=="string"){if(d(s)>100){let y={instancePath:a+"/jmenoPrijmeni",schemaPath:"#/a\
llOf/1/properties/jmenoPrijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 c\
haracters"};e===null?e=[y]:e.push(y),r++}}else{let y={instancePath:a+"/jmenoPrijmeni",schemaPath:"#/allOf/1/properties/j\
menoPrijmeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}var i=l===
r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),r++}var o=u===r;return Ot.errors=e,r===0}function _t(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.podnet!==void 0){let n=t.podnet,i=r;if(typeof n!="string"){let o={instancePath:a+"/pod\
net",schemaPath:"#/properties/podnet/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),r++}let c=r;var u=i===r}if(t.spisZn!==void 0){let n=t.spisZn,i=r;if(typeof n!="string"){let s={instancePath:a+
"/spisZn",schemaPath:"#/properties/spisZn/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}let c=r;var u=i===r}if(t.datum!==void 0){let n=t.datum,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!L.test(n)){let s={instancePath:a+"/datum",schemaPath:"#/properties/datum/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/datum",schemaPath:"\
#/properties/datum/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}if(t.detail!==void 0){let n=t.detail,i=r,c=r;if(typeof n=="string"){if(d(n)>255){let s={instancePath:a+"/detail",schemaPath:"\
#/properties/detail/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};
e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}var u=i===r}if(t.usneseni!==void 0){let n=t.usneseni,i=r,c=r;if(typeof n=="string"){if(d(n)>255){let s={
instancePath:a+"/usneseni",schemaPath:"#/properties/usneseni/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/usneseni",schemaPath:"\
#/properties/usneseni/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/usneseni",schemaPath:"#/properties/usneseni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.akceUpadek!==void 0){let n=t.
akceUpadek,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/akceUpadek",schemaPath:"#/properties/akceU\
padek/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.
push(s),r++}if(d(n)<1){let s={instancePath:a+"/akceUpadek",schemaPath:"#/properties/akceUpadek/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/akceUpadek",schemaPath:"#/properties/akceUpadek/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.typUpadek!==void 0){let n=t.typUpadek,i=r,c=r;if(typeof n=="string"){if(d(
n)>64){let s={instancePath:a+"/typUpadek",schemaPath:"#/properties/typUpadek/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/typUpad\
ek",schemaPath:"#/properties/typUpadek/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/typUpadek",schemaPath:"#/properties/typUpadek\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.soudUpadek!==
void 0){let n=t.soudUpadek,i=r,c=r;if(typeof n=="string"){if(d(n)>64){let s={instancePath:a+"/soudUpadek",schemaPath:"#/\
properties/soudUpadek/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/soudUpadek",schemaPath:"#/properties/soudUpadek/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{
let s={instancePath:a+"/soudUpadek",schemaPath:"#/properties/soudUpadek/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return _t.errors=e,r===0}function zt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.jmenoPrijmeni!==void 0){let n=t.jmenoPrijmeni,i=r,c=r;if(typeof n=="string"){if(d(n)>100){
let o={instancePath:a+"/jmenoPrijmeni",schemaPath:"#/properties/jmenoPrijmeni/maxLength",keyword:"maxLength",params:{limit:100},
message:"must NOT have more than 100 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/jmenoPrijme\
ni",schemaPath:"#/properties/jmenoPrijmeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),r++}var u=i===r}if(t.typAngazma!==void 0){let n=t.typAngazma,i=r,c=r;if(typeof n=="string"){if(d(n)>64){
let s={instancePath:a+"/typAngazma",schemaPath:"#/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(n)<1){let s={instancePath:a+"/typAnga\
zma",schemaPath:"#/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/typAngazma",schemaPath:"#/properties/typAng\
azma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{
let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:
e.push(n),r++}return zt.errors=e,r===0}function wt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;_t(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?_t.errors:e.concat(_t.
errors),r=e.length);var c=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.spravceUpadku!==void 0){let o=t.
spravceUpadku,s=r;zt(o,{instancePath:a+"/spravceUpadku",parentData:t,parentDataProperty:"spravceUpadku",rootData:h})||(e=
e===null?zt.errors:e.concat(zt.errors),r=e.length);var i=s===r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),r++}var c=u===r;return wt.errors=e,r===0}
function jt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;Ot(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?Ot.errors:e.concat(Ot.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.upadek!==void 0){let s=t.upadek,l=r,m=r;if(Array.isArray(s)){let p=!0,
y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;wt(g,{instancePath:a+"/upadek/"+f,parentData:s,parentDataProperty:f,rootData:h})||
(e=e===null?wt.errors:e.concat(wt.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={instancePath:a+"/upadek",schemaPath:"\
#/allOf/1/properties/upadek/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),
r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return jt.errors=e,r===0}function Ne(t,{instancePath:a="",parentData:k,
parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.icoId!==void 0){
let i=t.icoId,c=r,o=r;if(typeof i=="string"){if(d(i)>32){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/m\
axLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),
r++}if(!Y.test(i)){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"\
^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),r++}var u=c===r}if(t.zaznamy!==void 0){let i=t.zaznamy,c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<
m;p++){let y=i[p],f=r;jt(y,{instancePath:a+"/zaznamy/"+p,parentData:i,parentDataProperty:p,rootData:h})||(e=e===null?jt.
errors:e.concat(jt.errors),r=e.length);var n=f===r;n||(l=!1)}}else{let l={instancePath:a+"/zaznamy",schemaPath:"#/proper\
ties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}var u=c===
r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),r++}return Ne.errors=e,r===0}var $s=Wt;function Wt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,
parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,
n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let s=t.ekonomickeSubjekty,l=r,m=r;if(Array.
isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;Ne(g,{instancePath:a+"/ekonomickeSubjekty/"+f,parentData:s,
parentDataProperty:f,rootData:h})||(e=e===null?Ne.errors:e.concat(Ne.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={
instancePath:a+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return Wt.
errors=e,r===0}var Rs=Xt;function At(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.kodJazyka!==void 0){let n=t.kodJazyka,i=r;if(typeof n!="string"){let o={instancePath:a+
"/kodJazyka",schemaPath:"#/properties/kodJazyka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}let c=r;var u=i===r}if(t.nazev!==void 0){let n=t.nazev,i=r,c=r;if(typeof n=="string"){if(d(n)>255){
let s={instancePath:a+"/nazev",schemaPath:"#/properties/nazev/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazev",schemaPath:"#\
/properties/nazev/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}return At.errors=e,r===0}function Lt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){
let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.kod!==void 0){let i=t.kod,c=r,o=r;if(typeof i=="str\
ing"){if(d(i)>64){let s={instancePath:a+"/kod",schemaPath:"#/properties/kod/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),r++}if(d(i)<1){let s={instancePath:a+"/kod",schemaPath:"\
#/properties/kod/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/kod",schemaPath:"#/properties/kod/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=c===r}if(t.nazev!==void 0){let i=t.nazev,c=r,o=r;if(Array.
isArray(i)){let l=!0,m=i.length;for(let p=0;p<m;p++){let y=i[p],f=r;At(y,{instancePath:a+"/nazev/"+p,parentData:i,parentDataProperty:p,
rootData:h})||(e=e===null?At.errors:e.concat(At.errors),r=e.length);var n=f===r;n||(l=!1)}}else{let l={instancePath:a+"/\
nazev",schemaPath:"#/properties/nazev/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:
e.push(l),r++}var u=c===r}if(t.platnostOd!==void 0){let i=t.platnostOd,c=r,o=r;if(typeof i=="number"&&isFinite(i),typeof i==
"string"){if(!L.test(i)){let l={instancePath:a+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),r++}var u=c===r}if(t.platnostDo!==void 0){let i=t.platnostDo,c=r,o=r;if(typeof i=="number"&&isFinite(
i),typeof i=="string"){if(!L.test(i)){let l={instancePath:a+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+
"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.kodNadrizeny!==void 0){let i=t.kodNadrizeny,c=r,o=r;if(typeof i=="string"){
if(d(i)>64){let l={instancePath:a+"/kodNadrizeny",schemaPath:"#/properties/kodNadrizeny/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),r++}if(d(i)<1){let l={instancePath:a+
"/kodNadrizeny",schemaPath:"#/properties/kodNadrizeny/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+"/kodNadrizeny",schemaPath:"#/pr\
operties/kodNadrizeny/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),r++}
var u=c===r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[i]:e.push(i),r++}return Lt.errors=e,r===0}function xt(t,{instancePath:a="",parentData:k,parentDataProperty:b,
rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.kodCiselniku!==void 0){let i=t.kodCiselniku,
c=r,o=r;if(typeof i=="string"){if(d(i)>64){let s={instancePath:a+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/m\
axLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),
r++}if(d(i)<1){let s={instancePath:a+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),r++}var u=c===r}if(t.nazevCiselniku!==void 0){let i=t.nazevCiselniku,c=r,o=r;if(typeof i=="\
string"){if(d(i)>255){let l={instancePath:a+"/nazevCiselniku",schemaPath:"#/properties/nazevCiselniku/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={
instancePath:a+"/nazevCiselniku",schemaPath:"#/properties/nazevCiselniku/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.polozkyCiselniku!==void 0){let i=t.polozkyCiselniku,c=r,o=r;
if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<m;p++){let y=i[p],f=r;Lt(y,{instancePath:a+"/polozkyCiselniku/"+p,
parentData:i,parentDataProperty:p,rootData:h})||(e=e===null?Lt.errors:e.concat(Lt.errors),r=e.length);var n=f===r;n||(l=
!1)}}else{let l={instancePath:a+"/polozkyCiselniku",schemaPath:"#/properties/polozkyCiselniku/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}var u=c===r}if(t.zdrojCiselniku!==void 0){let i=t.zdrojCiselniku,
c=r,o=r;if(typeof i=="string"){if(d(i)>64){let l={instancePath:a+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselni\
ku/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(
l),r++}if(d(i)<1){let l={instancePath:a+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),r++}}else{let l={instancePath:a+
"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[l]:e.push(l),r++}var u=c===r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return xt.errors=e,r===0}function Xt(t,{instancePath:a="",
parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,parentData:k,parentDataProperty:b,
rootData:h})||(e=e===null?S.errors:e.concat(S.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.ciselniky!==void 0){let s=t.ciselniky,l=r,m=r;if(Array.isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){
let g=s[f],v=r;xt(g,{instancePath:a+"/ciselniky/"+f,parentData:s,parentDataProperty:f,rootData:h})||(e=e===null?xt.errors:
e.concat(xt.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={instancePath:a+"/ciselniky",schemaPath:"#/allOf/1/pro\
perties/ciselniky/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var c=l===
r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[s]:e.push(s),r++}var o=u===r;return Xt.errors=e,r===0}var Ts=es;function Nt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.cisloDomovni!==void 0){let n=t.cisloDomovni,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let o={instancePath:a+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}let c=r;if(typeof n=="number"&&isFinite(n)&&(n>9999||
isNaN(n))){let o={instancePath:a+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[o]:e.push(o),r++}var u=i===r}if(t.cisloOrientacni!==void 0){
let n=t.cisloOrientacni,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/cisloOrien\
tacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)&&(n>999||isNaN(n))){let s={instancePath:a+"/cisl\
oOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"\
must be <= 999"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.cisloOrientacniPismeno!==void 0){let n=t.cisloOrientacniPismeno,
i=r,c=r;if(typeof n=="string"){if(d(n)>1){let s={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.kodAdresnihoMista!==
void 0){let n=t.kodAdresnihoMista,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999999999||isNaN(n)){let s={
instancePath:a+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.kodCastiObce!==void 0){let n=t.kodCastiObce,i=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n==
"number"&&isFinite(n)){if(n>999999||isNaN(n)){let s={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[s]:e.push(s),
r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.kodKraje!==
void 0){let n=t.kodKraje,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/kodKraje",
schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let s={instancePath:a+"/kodKraje",schemaPath:"\
#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=
[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodKraje",schemaPath:"#/properties/kodKraje/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.kodMestskeCastiObvodu!==
void 0){let n=t.kodMestskeCastiObvodu,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999999||isNaN(n)){let s={
instancePath:a+"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.kodMestskehoObvoduP!==void 0){let n=t.
kodMestskehoObvoduP,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/kodMestskehoOb\
voduP",schemaPath:"#/properties/kodMestskehoObvoduP/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let s={instancePath:a+"\
/kodMestskehoObvoduP",schemaPath:"#/properties/kodMestskehoObvoduP/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodMestskehoObvoduP",schemaPath:"\
#/properties/kodMestskehoObvoduP/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),r++}}var u=i===r}if(t.kodObce!==void 0){let n=t.kodObce,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let s={instancePath:a+"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"i\
nteger"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999999||
isNaN(n)){let s={instancePath:a+"/kodObce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999},message:"must be <= 999999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/ko\
dObce",schemaPath:"#/properties/kodObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.kodOkresu!==void 0){let n=t.kodOkresu,i=r;if(!(typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(
n)){if(n>9999||isNaN(n)){let s={instancePath:a+"/kodOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",
params:{comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[s]:e.push(s),r++}}var u=i===r}if(t.kodSpravnihoObvoduP!==void 0){let n=t.kodSpravnihoObvoduP,i=r;
if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/kodSpravnihoObvoduP",schemaPath:"#/pro\
perties/kodSpravnihoObvoduP/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let s={instancePath:a+"/kodSpravnihoObvoduP",schemaPath:"\
#/properties/kodSpravnihoObvoduP/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};
e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodSpravnihoObvoduP",schemaPath:"#/properties/kod\
SpravnihoObvoduP/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(
s),r++}}var u=i===r}if(t.kodStavebnihoObjektu!==void 0){let n=t.kodStavebnihoObjektu,i=r;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n))){let s={instancePath:a+"/kodStavebnihoObjektu",schemaPath:"#/properties/kodStavebnihoObjektu/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="\
number"&&isFinite(n)){if(n>999999999||isNaN(n)){let s={instancePath:a+"/kodStavebnihoObjektu",schemaPath:"#/properties/k\
odStavebnihoObjektu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 999999999"};
e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodStavebnihoObjektu",schemaPath:"#/properties/ko\
dStavebnihoObjektu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),r++}}var u=i===r}if(t.kodUlice!==void 0){let n=t.kodUlice,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let s={instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)){if(n>9999999||isNaN(n)){let s={
instancePath:a+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999},
message:"must be <= 9999999"};e===null?e=[s]:e.push(s),r++}if(n<0||isNaN(n)){let s={instancePath:a+"/kodUlice",schemaPath:"\
#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:
e.push(s),r++}}var u=i===r}if(t.nazevCastiObce!==void 0){let n=t.nazevCastiObce,i=r,c=r;if(typeof n=="string"){if(d(n)>48){
let s={instancePath:a+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},
message:"must NOT have more than 48 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevCastiOb\
ce",schemaPath:"#/properties/nazevCastiObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),r++}var u=i===r}if(t.nazevKraje!==void 0){let n=t.nazevKraje,i=r,c=r;if(typeof n=="string"){if(d(n)>32){
let s={instancePath:a+"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevKraje",
schemaPath:"#/properties/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}var u=i===r}if(t.nazevMestskeCastiObvodu!==void 0){let n=t.nazevMestskeCastiObvodu,i=r,c=r;if(typeof n=="s\
tring"){if(d(n)>48){let s={instancePath:a+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCastiObvodu/ma\
xLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[s]:e.push(s),
r++}}else{let s={instancePath:a+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCastiObvodu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.nazevMestskehoObvoduP!==
void 0){let n=t.nazevMestskehoObvoduP,i=r,c=r;if(typeof n=="string"){if(d(n)>32){let s={instancePath:a+"/nazevMestskehoO\
bvoduP",schemaPath:"#/properties/nazevMestskehoObvoduP/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevMestskehoObvoduP",schemaPath:"\
#/properties/nazevMestskehoObvoduP/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),r++}var u=i===r}if(t.nazevObce!==void 0){let n=t.nazevObce,i=r,c=r;if(typeof n=="string"){if(d(n)>48){let s={instancePath:a+
"/nazevObce",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have \
more than 48 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevObce",schemaPath:"#/properties\
/nazevObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}if(t.nazevOkresu!==void 0){let n=t.nazevOkresu,i=r,c=r;if(typeof n=="string"){if(d(n)>32){let s={instancePath:a+"/naze\
vOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have mo\
re than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevOkresu",schemaPath:"#/properties\
/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===
r}if(t.nazevSpravnihoObvoduP!==void 0){let n=t.nazevSpravnihoObvoduP,i=r,c=r;if(typeof n=="string"){if(d(n)>32){let s={instancePath:a+
"/nazevSpravnihoObvoduP",schemaPath:"#/properties/nazevSpravnihoObvoduP/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/nazevSpravni\
hoObvoduP",schemaPath:"#/properties/nazevSpravnihoObvoduP/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.nazevUlice!==void 0){let n=t.nazevUlice,i=r,c=r;if(typeof n=="stri\
ng"){if(d(n)>48){let s={instancePath:a+"/nazevUlice",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",
params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+
"/nazevUlice",schemaPath:"#/properties/nazevUlice/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.psc!==void 0){let n=t.psc,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let s={instancePath:a+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===r}if(t.textovaAdresa!==void 0){let n=t.textovaAdresa,i=r,
c=r;if(typeof n=="string"){if(d(n)>1500){let s={instancePath:a+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/m\
axLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[s]:e.push(
s),r++}}else{let s={instancePath:a+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.typStavebnihoObjektu!==void 0){let n=t.
typStavebnihoObjektu,i=r;if(typeof n!="string"){let s={instancePath:a+"/typStavebnihoObjektu",schemaPath:"#/properties/t\
ypStavebnihoObjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}let c=r;
var u=i===r}if(t.typCisloDomovni!==void 0){let n=t.typCisloDomovni,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let s={instancePath:a+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;if(typeof n=="number"&&isFinite(n)&&(n>9999||isNaN(
n))){let s={instancePath:a+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Nt.
errors=e,r===0}function Dt(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.start!==void 0){let i=t.start,c=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){let s={instancePath:a+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}let o=r;if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let s={
instancePath:a+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[s]:e.push(s),r++}if(i<0||isNaN(i)){let s={instancePath:a+"/start",schemaPath:"\
#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),r++}}var u=c===r}if(t.pocet!==void 0){let i=t.pocet,c=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){
let l={instancePath:a+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[l]:e.push(l),r++}let o=r;if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let l={
instancePath:a+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[l]:e.push(l),r++}if(i<0||isNaN(i)){let l={instancePath:a+"/pocet",schemaPath:"\
#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[l]:e.
push(l),r++}}var u=c===r}if(t.razeni!==void 0){let i=t.razeni,c=r,o=r;if(Array.isArray(i)){let l=!0,m=i.length;for(let p=0;p<
m;p++){let y=i[p],f=r;if(typeof y!="string"){let v={instancePath:a+"/razeni/"+p,schemaPath:"#/properties/razeni/items/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[v]:e.push(v),r++}let g=r;var n=f===r;n||
(l=!1)}}else{let l={instancePath:a+"/razeni",schemaPath:"#/properties/razeni/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[l]:e.push(l),r++}var u=c===r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return Dt.errors=e,r===0}function Zt(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;Dt(t,{instancePath:a,parentData:k,
parentDataProperty:b,rootData:h})||(e=e===null?Dt.errors:e.concat(Dt.errors),r=e.length);var c=P===r;let u=r,n=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.kodObce!==void 0){let o=t.kodObce,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let m={instancePath:a+"/kodObce",schemaPath:"#/allOf/1/properties/kodObce/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}let l=r;if(typeof o=="number"&&isFinite(o)){if(o>999999||isNaN(
o)){let m={instancePath:a+"/kodObce",schemaPath:"#/allOf/1/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999},message:"must be <= 999999"};e===null?e=[m]:e.push(m),r++}if(o<0||isNaN(o)){let m={instancePath:a+"/ko\
dObce",schemaPath:"#/allOf/1/properties/kodObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[m]:e.push(m),r++}}var i=s===r}if(t.nazevObce!==void 0){let o=t.nazevObce,s=r,l=r;if(typeof o=="s\
tring"){if(d(o)>48){let p={instancePath:a+"/nazevObce",schemaPath:"#/allOf/1/properties/nazevObce/maxLength",keyword:"ma\
xLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+
"/nazevObce",schemaPath:"#/allOf/1/properties/nazevObce/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.kodCastiObce!==void 0){let o=t.kodCastiObce,s=r;if(!(typeof o=="numb\
er"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/kodCastiObce",schemaPath:"#/allOf/1/properties/kodCastiObc\
e/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let l=r;if(typeof o==
"number"&&isFinite(o)){if(o>999999||isNaN(o)){let p={instancePath:a+"/kodCastiObce",schemaPath:"#/allOf/1/properties/kod\
CastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[p]:e.
push(p),r++}if(o<0||isNaN(o)){let p={instancePath:a+"/kodCastiObce",schemaPath:"#/allOf/1/properties/kodCastiObce/minimu\
m",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var i=s===r}
if(t.nazevCastiObce!==void 0){let o=t.nazevCastiObce,s=r,l=r;if(typeof o=="string"){if(d(o)>48){let p={instancePath:a+"/\
nazevCastiObce",schemaPath:"#/allOf/1/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"\
must NOT have more than 48 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/nazevCastiObce",schemaPath:"\
#/allOf/1/properties/nazevCastiObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),r++}var i=s===r}if(t.kodMestskehoCastiObvodu!==void 0){let o=t.kodMestskehoCastiObvodu,s=r;if(!(typeof o=="num\
ber"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/kodMestskehoCastiObvodu",schemaPath:"#/allOf/1/properties\
/kodMestskehoCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),
r++}let l=r;if(typeof o=="number"&&isFinite(o)){if(o>999999||isNaN(o)){let p={instancePath:a+"/kodMestskehoCastiObvodu",
schemaPath:"#/allOf/1/properties/kodMestskehoCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},
message:"must be <= 999999"};e===null?e=[p]:e.push(p),r++}if(o<0||isNaN(o)){let p={instancePath:a+"/kodMestskehoCastiObv\
odu",schemaPath:"#/allOf/1/properties/kodMestskehoCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var i=s===r}if(t.nazevMestskehoCastiObvodu!==void 0){let o=t.nazevMestskehoCastiObvodu,
s=r,l=r;if(typeof o=="string"){if(d(o)>32){let p={instancePath:a+"/nazevMestskehoCastiObvodu",schemaPath:"#/allOf/1/prop\
erties/nazevMestskehoCastiObvodu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 ch\
aracters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/nazevMestskehoCastiObvodu",schemaPath:"#/allOf/1/p\
roperties/nazevMestskehoCastiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),r++}var i=s===r}if(t.kodUlice!==void 0){let o=t.kodUlice,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let p={instancePath:a+"/kodUlice",schemaPath:"#/allOf/1/properties/kodUlice/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let l=r;if(typeof o=="number"&&isFinite(o)){if(o>9999999||
isNaN(o)){let p={instancePath:a+"/kodUlice",schemaPath:"#/allOf/1/properties/kodUlice/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[p]:e.push(p),r++}if(o<0||isNaN(o)){let p={instancePath:a+
"/kodUlice",schemaPath:"#/allOf/1/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[p]:e.push(p),r++}}var i=s===r}if(t.nazevUlice!==void 0){let o=t.nazevUlice,s=r,l=r;if(typeof o==
"string"){if(d(o)>48){let p={instancePath:a+"/nazevUlice",schemaPath:"#/allOf/1/properties/nazevUlice/maxLength",keyword:"\
maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={
instancePath:a+"/nazevUlice",schemaPath:"#/allOf/1/properties/nazevUlice/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.cisloDomovni!==void 0){let o=t.cisloDomovni,s=r;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/cisloDomovni",schemaPath:"#/allOf/1/properties/cisloD\
omovni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let l=r;if(typeof o==
"number"&&isFinite(o)&&(o>9999||isNaN(o))){let p={instancePath:a+"/cisloDomovni",schemaPath:"#/allOf/1/properties/cisloD\
omovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[p]:e.push(p),
r++}var i=s===r}if(t.cisloOrientacni!==void 0){let o=t.cisloOrientacni,s=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o))){let p={instancePath:a+"/cisloOrientacni",schemaPath:"#/allOf/1/properties/cisloOrientacni/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let l=r;if(typeof o=="number"&&isFinite(o)&&(o>999||
isNaN(o))){let p={instancePath:a+"/cisloOrientacni",schemaPath:"#/allOf/1/properties/cisloOrientacni/maximum",keyword:"m\
aximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.cisloOrientacniPismeno!==
void 0){let o=t.cisloOrientacniPismeno,s=r,l=r;if(typeof o=="string"){if(d(o)>1){let p={instancePath:a+"/cisloOrientacni\
Pismeno",schemaPath:"#/allOf/1/properties/cisloOrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"\
must NOT have more than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:a+"/cisloOrientacniPismeno",
schemaPath:"#/allOf/1/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.kodAdresnihoMista!==void 0){let o=t.kodAdresnihoMista,s=r;if(!(typeof o==
"number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let p={instancePath:a+"/kodAdresnihoMista",schemaPath:"#/allOf/1/properties/k\
odAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let l=r;
if(typeof o=="number"&&isFinite(o)){if(o>999999999||isNaN(o)){let p={instancePath:a+"/kodAdresnihoMista",schemaPath:"#/a\
llOf/1/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be\
 <= 999999999"};e===null?e=[p]:e.push(p),r++}if(o<0||isNaN(o)){let p={instancePath:a+"/kodAdresnihoMista",schemaPath:"#/\
allOf/1/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[p]:e.push(p),r++}}var i=s===r}if(t.textovaAdresa!==void 0){let o=t.textovaAdresa,s=r,l=r;if(typeof o=="strin\
g"){if(d(o)>1500){let p={instancePath:a+"/textovaAdresa",schemaPath:"#/allOf/1/properties/textovaAdresa/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={
instancePath:a+"/textovaAdresa",schemaPath:"#/allOf/1/properties/textovaAdresa/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),r++}var i=s===r}if(t.typStandardizaceAdresy!==void 0){let o=t.typStandardizaceAdresy,
s=r;if(typeof o!="string"){let p={instancePath:a+"/typStandardizaceAdresy",schemaPath:"#/allOf/1/properties/typStandardi\
zaceAdresy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}let l=r;var i=s===
r}}else{let o={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[o]:e.push(o),r++}var c=u===r;return Zt.errors=e,r===0}function es(t,{instancePath:a="",parentData:k,parentDataProperty:b,
rootData:h=t}={}){let e=null,r=0,P=r;S(t,{instancePath:a,parentData:k,parentDataProperty:b,rootData:h})||(e=e===null?S.errors:
e.concat(S.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.standardizovaneAdresy!==
void 0){let s=t.standardizovaneAdresy,l=r,m=r;if(Array.isArray(s)){let p=!0,y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;
Nt(g,{instancePath:a+"/standardizovaneAdresy/"+f,parentData:s,parentDataProperty:f,rootData:h})||(e=e===null?Nt.errors:e.
concat(Nt.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={instancePath:a+"/standardizovaneAdresy",schemaPath:"#/a\
llOf/1/properties/standardizovaneAdresy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
p]:e.push(p),r++}var c=l===r}if(t.stavStandardizace!==void 0){let s=t.stavStandardizace,l=r;if(typeof s!="string"){let y={
instancePath:a+"/stavStandardizace",schemaPath:"#/allOf/1/properties/stavStandardizace/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}let m=r;var c=l===r}if(t.request!==void 0){let s=t.request,
l=r;Zt(s,{instancePath:a+"/request",parentData:t,parentDataProperty:"request",rootData:h})||(e=e===null?Zt.errors:e.concat(
Zt.errors),r=e.length);var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return es.errors=e,r===0}var Fs=rs;function ke(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.cisloDavky!==void 0){let n=t.cisloDavky,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let o={instancePath:a+"/cisloDavky",schemaPath:"#/properties/cisloDavky/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}let c=r;var u=i===r}if(t.datovyZdroj!==void 0){let n=t.
datovyZdroj,i=r,c=r;if(typeof n=="string"){if(d(n)>30){let s={instancePath:a+"/datovyZdroj",schemaPath:"#/properties/dat\
ovyZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:a+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}if(t.datumUvolneniDavky!==void 0){let n=t.
datumUvolneniDavky,i=r,c=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!L.test(n)){let s={instancePath:a+"\
/datumUvolneniDavky",schemaPath:"#/properties/datumUvolneniDavky/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[s]:e.push(s),r++}}else{let s={instancePath:a+"/datumUvolneniDavky",schemaPath:"#/\
properties/datumUvolneniDavky/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),r++}var u=i===r}if(t.pocetZmen!==void 0){let n=t.pocetZmen,i=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){
let s={instancePath:a+"/pocetZmen",schemaPath:"#/properties/pocetZmen/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),r++}let c=r;var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return ke.errors=e,r===0}function rs(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.notifikacniDavky!==void 0){let i=t.notifikacniDavky,c=r,o=r;if(Array.isArray(i)){let s=!0,l=i.length;for(let m=0;m<
l;m++){let p=i[m],y=r;ke(p,{instancePath:a+"/notifikacniDavky/"+m,parentData:i,parentDataProperty:m,rootData:h})||(e=e===
null?ke.errors:e.concat(ke.errors),r=e.length);var u=y===r;u||(s=!1)}}else{let s={instancePath:a+"/notifikacniDavky",schemaPath:"\
#/properties/notifikacniDavky/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),r++}var n=c===r}}else{let i={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[i]:e.push(i),r++}return rs.errors=e,r===0}var Cs=ts;function St(t,{instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.typZmeny!==void 0){let n=t.typZmeny,i=r,c=r;if(typeof n=="string"){if(d(n)>50){let o={
instancePath:a+"/typZmeny",schemaPath:"#/properties/typZmeny/maxLength",keyword:"maxLength",params:{limit:50},message:"m\
ust NOT have more than 50 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:a+"/typZmeny",schemaPath:"\
#/properties/typZmeny/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}
var u=i===r}if(t.icoId!==void 0){let n=t.icoId,i=r,c=r;if(typeof n=="string"){if(d(n)>32){let s={instancePath:a+"/icoId",
schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 char\
acters"};e===null?e=[s]:e.push(s),r++}if(!Y.test(n)){let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/patte\
rn",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[s]:
e.push(s),r++}}else{let s={instancePath:a+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[s]:e.push(s),r++}var u=i===r}}else{let n={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return St.errors=e,r===0}function ts(t,{
instancePath:a="",parentData:k,parentDataProperty:b,rootData:h=t}={}){let e=null,r=0,P=r;ke(t,{instancePath:a,parentData:k,
parentDataProperty:b,rootData:h})||(e=e===null?ke.errors:e.concat(ke.errors),r=e.length);var o=P===r;let u=r,n=r;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.seznamNotifikaci!==void 0){let s=t.seznamNotifikaci,l=r,m=r;if(Array.isArray(s)){let p=!0,
y=s.length;for(let f=0;f<y;f++){let g=s[f],v=r;St(g,{instancePath:a+"/seznamNotifikaci/"+f,parentData:s,parentDataProperty:f,
rootData:h})||(e=e===null?St.errors:e.concat(St.errors),r=e.length);var i=v===r;i||(p=!1)}}else{let p={instancePath:a+"/\
seznamNotifikaci",schemaPath:"#/allOf/1/properties/seznamNotifikaci/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[p]:e.push(p),r++}var c=l===r}}else{let s={instancePath:a,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}var o=u===r;return ts.errors=e,r===0}return ls(Es);})();

/** A schema that an operation answers with. */
export type ResponseSchema = "EkonomickySubjekt" | "Chyba" | "EkonomickeSubjektySeznam" | "EkonomickySubjektVr" | "EkonomickeSubjektyVrSeznam" | "EkonomickySubjektRes" | "EkonomickeSubjektyResSeznam" | "EkonomickySubjektRzp" | "EkonomickeSubjektyRzpSeznam" | "EkonomickySubjektNrpzs" | "EkonomickeSubjektyNrpzsSeznam" | "EkonomickySubjektRpsh" | "EkonomickeSubjektyRpshSeznam" | "EkonomickySubjektRcns" | "EkonomickeSubjektyRcnsSeznam" | "EkonomickySubjektSzr" | "EkonomickeSubjektySzrSeznam" | "EkonomickySubjektRs" | "EkonomickeSubjektyRsSeznam" | "EkonomickySubjektRos" | "EkonomickeSubjektyRosSeznam" | "EkonomickySubjektCeu" | "EkonomickeSubjektyCeuSeznam" | "CiselnikyNazevnikSeznam" | "StandardizovaneAdresySeznam" | "SeznamNotifikacnichDavek" | "NotifikacniDavkaZaznam";

/** Validators of the answers by schema. */
export const responseValidators: Readonly<Record<ResponseSchema, Validate>> = code;
