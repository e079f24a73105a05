// Generated from spec/registry.openapi.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var yr=Object.defineProperty;var Rr=Object.getOwnPropertyDescriptor;var Tr=Object.getOwnPropertyNames;var Cr=Object.prototype.hasOwnProperty;var Er=(s,n)=>()=>{try{return n||s((n={exports:{}}).exports,n),n.exports}catch(m){throw n=0,m}},Vr=(s,n)=>{for(var m in n)
yr(s,m,{get:n[m],enumerable:!0})},Ur=(s,n,m,l)=>{if(n&&typeof n=="object"||typeof n=="function")for(let o of Tr(n))!Cr.call(
s,o)&&o!==m&&yr(s,o,{get:()=>n[o],enumerable:!(l=Rr(n,o))||l.enumerable});return s};var Fr=s=>Ur(yr({},"__esModule",{value:!0}),s);var fr=Er(cr=>{"use strict";Object.defineProperty(cr,"__esModule",{value:!0});function hr(s){let n=s.length,m=0,l=0,o;for(;l<
n;)m++,o=s.charCodeAt(l++),o>=55296&&o<=56319&&l<n&&(o=s.charCodeAt(l),(o&64512)===56320&&l++);return m}cr.default=hr;hr.
code='require("ajv/dist/runtime/ucs2length").default'});var ds={};Vr(ds,{Chyba:()=>Ir,CiselnikyNazevnikSeznam:()=>cs,EkonomickeSubjektyCeuSeznam:()=>ys,EkonomickeSubjektyNrpzsSeznam:()=>Xr,
EkonomickeSubjektyRcnsSeznam:()=>ss,EkonomickeSubjektyResSeznam:()=>Yr,EkonomickeSubjektyRosSeznam:()=>ls,EkonomickeSubjektyRpshSeznam:()=>ts,
EkonomickeSubjektyRsSeznam:()=>os,EkonomickeSubjektyRzpSeznam:()=>Qr,EkonomickeSubjektySeznam:()=>Kr,EkonomickeSubjektySzrSeznam:()=>ns,
EkonomickeSubjektyVrSeznam:()=>Br,EkonomickySubjekt:()=>Jr,EkonomickySubjektCeu:()=>us,EkonomickySubjektNrpzs:()=>Wr,EkonomickySubjektRcns:()=>rs,
EkonomickySubjektRes:()=>qr,EkonomickySubjektRos:()=>ps,EkonomickySubjektRpsh:()=>es,EkonomickySubjektRs:()=>is,EkonomickySubjektRzp:()=>Gr,
EkonomickySubjektSzr:()=>as,EkonomickySubjektVr:()=>_r,NotifikacniDavkaZaznam:()=>gs,SeznamNotifikacnichDavek:()=>fs,StandardizovaneAdresySeznam:()=>hs});
var Jr=W;var p=fr().default,x=new RegExp("^\\d{8}$","u"),O=new RegExp("^\\d{3}$","u");function h(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.kodStatu!==void 0&&typeof s.kodStatu!="string"){let r={instancePath:n+"/kodStatu",schemaPath:"\
#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}
if(s.nazevStatu!==void 0){let r=s.nazevStatu;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+"/nazevStatu",schemaPath:"\
#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevStatu",schemaPath:"#/properties/nazevStatu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.kodKraje!==void 0){let r=s.kodKraje;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodKraje",schemaPath:"#/properties/kod\
Kraje/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:n+"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",
keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){let t={instancePath:n+"/kodKraje",schemaPath:"#/properties/kodKraje/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.nazevKraje!==void 0){let r=s.nazevKraje;if(typeof r==
"string"){if(p(r)>32){let t={instancePath:n+"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLen\
gth",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.kodOkresu!==void 0){let r=s.kodOkresu;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:n+"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>9999||isNaN(r)){let t={
instancePath:n+"/kodOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},
message:"must be <= 9999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodOkresu",schemaPath:"\
#/properties/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:
e.push(t),a++}}}if(s.nazevOkresu!==void 0){let r=s.nazevOkresu;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
kodObce!==void 0){let r=s.kodObce;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodO\
bce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:n+"/kodObce",schemaPath:"\
#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?
e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodObce",schemaPath:"#/properties/kodObce/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.nazevObce!==void 0){
let r=s.nazevObce;if(typeof r=="string"){if(p(r)>48){let t={instancePath:n+"/nazevObce",schemaPath:"#/properties/nazevOb\
ce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/nazevObce",schemaPath:"#/properties/nazevObce/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.kodSpravnihoObvodu!==void 0){let r=s.kodSpravnihoObvodu;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodSpravnihoObvodu",schemaPath:"#/prop\
erties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:n+"/kodSpravnihoObvodu",schemaPath:"#\
/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===
null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSprav\
nihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
a++}}}if(s.nazevSpravnihoObvodu!==void 0){let r=s.nazevSpravnihoObvodu;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+
"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevSpravnihoObvodu",
schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}if(s.kodMestskehoObvodu!==void 0){let r=s.kodMestskehoObvodu;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodMestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){
if(r>999||isNaN(r)){let t={instancePath:n+"/kodMestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={
instancePath:n+"/kodMestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.nazevMestskehoObvodu!==void 0){let r=s.nazevMestskehoObvodu;
if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskeho\
Obvodu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:n+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.kodMestskeCastiObvodu!==void 0){
let r=s.kodMestskeCastiObvodu;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodMests\
keCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:n+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.kodUlice!==void 0){let r=s.kodUlice;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>
9999999||isNaN(r)){let t={instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+
"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.nazevMestskeCastiObvodu!==void 0){let r=s.nazevMestskeCastiObvodu;if(typeof r==
"string"){if(p(r)>48){let t={instancePath:n+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCastiObvodu/\
maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCastiObvodu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.nazevUlice!==void 0){let r=s.nazevUlice;
if(typeof r=="string"){if(p(r)>48){let t={instancePath:n+"/nazevUlice",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"\
maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/nazevUlice",schemaPath:"#/properties/nazevUlice/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),a++}}if(s.cisloDomovni!==void 0){let r=s.cisloDomovni;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&
(r>9999||isNaN(r))){let t={instancePath:n+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[t]:e.push(t),a++}}if(s.doplnekAdresy!==void 0){
let r=s.doplnekAdresy;if(typeof r=="string"){if(p(r)>1500){let t={instancePath:n+"/doplnekAdresy",schemaPath:"#/properti\
es/doplnekAdresy/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.kodCastiObce!==void 0){let r=s.
kodCastiObce;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodCastiObce",schemaPath:"\
#/properties/kodCastiObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:n+"/kodCastiObce",schemaPath:"#/pr\
operties/kodCastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===
null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.cisloOrientacni!==
void 0){let r=s.cisloOrientacni;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/cisloO\
rientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))){let t={instancePath:n+"/cisloOri\
entacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"\
must be <= 999"};e===null?e=[t]:e.push(t),a++}}if(s.cisloOrientacniPismeno!==void 0){let r=s.cisloOrientacniPismeno;if(typeof r==
"string"){if(p(r)>1){let t={instancePath:n+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/max\
Length",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.nazevCastiObce!==void 0){let r=s.nazevCastiObce;
if(typeof r=="string"){if(p(r)>48){let t={instancePath:n+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce/maxLe\
ngth",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.kodAdresnihoMista!==void 0){let r=s.kodAdresnihoMista;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresn\
ihoMista/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)){if(r>999999999||isNaN(r)){let t={instancePath:n+"/kodAdresnihoMista",schemaPath:"#/properties/kod\
AdresnihoMista/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 999999999"};e===null?
e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMi\
sta/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.
psc!==void 0){let r=s.psc;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/psc",schemaPath:"\
#/properties/psc/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}}if(s.
textovaAdresa!==void 0){let r=s.textovaAdresa;if(typeof r=="string"){if(p(r)>1500){let t={instancePath:n+"/textovaAdresa",
schemaPath:"#/properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more th\
an 1500 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/textovaAdresa",schemaPath:"#/properties/\
textovaAdresa/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.cisloDoAdresy!==
void 0){let r=s.cisloDoAdresy;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/cisloDoAdresy",schemaPath:"#/p\
roperties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 character\
s"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.standardizaceAdresy!==
void 0&&typeof s.standardizaceAdresy!="boolean"){let r={instancePath:n+"/standardizaceAdresy",schemaPath:"#/properties/s\
tandardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}
if(s.pscTxt!==void 0){let r=s.pscTxt;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/pscTxt",schemaPath:"#/p\
roperties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/pscTxt",schemaPath:"#/properties/pscTxt/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.typCisloDomovni!==void 0){let r=s.typCisloDomovni;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/typCisloDomovni",schemaPath:"#/propert\
ies/typCisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}
if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){let t={instancePath:n+"/typCisloDomovni",schemaPath:"#/propertie\
s/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[
t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return h.errors=e,a===0}var u=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function d(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.ico!==void 0){let r=s.ico;if(typeof r=="string"){if(p(r)>8){let t={instancePath:n+"/ico",schemaPath:"\
#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[t]:e.push(t),a++}if(p(r)<8){let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/minLength",keyword:"minLength",
params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[t]:e.push(t),a++}if(!x.test(r)){let t={instancePath:n+
"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "\
^\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.obchodniJmeno!==void 0){let r=s.
obchodniJmeno;if(typeof r=="string"){if(p(r)>2e3){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchod\
niJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=
[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),a++}}if(s.sidlo!==void 0&&(h(s.sidlo,{instancePath:n+"/sidlo",parentData:s,parentDataProperty:"\
sidlo",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length)),s.pravniForma!==void 0){let r=s.pravniForma;if(typeof r==
"string"){if(p(r)>3){let t={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLe\
ngth",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+
"/pravniForma",schemaPath:"#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT ha\
ve fewer than 3 characters"};e===null?e=[t]:e.push(t),a++}if(!O.test(r)){let t={instancePath:n+"/pravniForma",schemaPath:"\
#/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.pravniFormaRos!==void 0){let r=s.
pravniFormaRos;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+"/pravniFormaRos",schemaPath:"#/properties/pravni\
FormaRos/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:
e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/minLength",keyword:"\
minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),a++}if(!O.test(r)){
let t={instancePath:n+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/pattern",keyword:"pattern",params:{pattern:"\
^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/pravniFor\
maRos",schemaPath:"#/properties/pravniFormaRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}if(s.financniUrad!==void 0){let r=s.financniUrad;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+
"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT \
have more than 3 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/financniUrad",schemaPath:"\
#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[t]:e.push(t),a++}if(!O.test(r)){let t={instancePath:n+"/financniUrad",schemaPath:"#/properties/financniUrad/\
pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),
a++}}else{let t={instancePath:n+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.datumVzniku!==void 0){let r=s.datumVzniku;if(typeof r==
"string"){if(!u.test(r)){let t={instancePath:n+"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.datumZaniku!==void 0){let r=s.datumZaniku;if(typeof r=="string"){if(!u.test(r)){let t={
instancePath:n+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumZaniku",schemaPath:"#/propert\
ies/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
datumAktualizace!==void 0){let r=s.datumAktualizace;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumA\
ktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must matc\
h format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumAktualizace",schemaPath:"#/properties/\
datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
dic!==void 0&&typeof s.dic!="string"){let r={instancePath:n+"/dic",schemaPath:"#/properties/dic/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return d.errors=e,a===0}function me(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.radekAdresy1!==void 0){let r=s.radekAdresy1;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+
"/radekAdresy1",schemaPath:"#/properties/radekAdresy1/maxLength",keyword:"maxLength",params:{limit:255},message:"must NO\
T have more than 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/radekAdresy1",schemaPath:"#\
/properties/radekAdresy1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.radekAdresy2!==void 0){let r=s.radekAdresy2;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/radekA\
dresy2",schemaPath:"#/properties/radekAdresy2/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have m\
ore than 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/radekAdresy2",schemaPath:"#/propert\
ies/radekAdresy2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
radekAdresy3!==void 0){let r=s.radekAdresy3;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/radekAdresy3",schemaPath:"\
#/properties/radekAdresy3/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charact\
ers"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/radekAdresy3",schemaPath:"#/properties/radekAdresy3/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return me.
errors=e,a===0}function le(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.stavZdrojeRos!==void 0){let r=s.stavZdrojeRos;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+
"/stavZdrojeRos",schemaPath:"#/properties/stavZdrojeRos/maxLength",keyword:"maxLength",params:{limit:64},message:"must N\
OT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdrojeRos",schemaPath:"\
#/properties/stavZdrojeRos/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavZdrojeRos",schemaPath:"#/properties/stavZdrojeRos/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.stavZdrojeVr!==void 0){
let r=s.stavZdrojeVr;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/stavZdrojeVr",schemaPath:"#/properties/s\
tavZdrojeVr/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=
[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdrojeVr",schemaPath:"#/properties/stavZdrojeVr/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/stavZdrojeVr",schemaPath:"#/properties/stavZdrojeVr/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),a++}}if(s.stavZdrojeRes!==void 0){let r=s.stavZdrojeRes;if(typeof r=="string"){if(p(r)>64){
let t={instancePath:n+"/stavZdrojeRes",schemaPath:"#/properties/stavZdrojeRes/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdr\
ojeRes",schemaPath:"#/properties/stavZdrojeRes/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavZdrojeRes",schemaPath:"#/properti\
es/stavZdrojeRes/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
stavZdrojeRzp!==void 0){let r=s.stavZdrojeRzp;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/stavZdrojeRzp",
schemaPath:"#/properties/stavZdrojeRzp/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than\
 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdrojeRzp",schemaPath:"#/properties\
/stavZdrojeRzp/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavZdrojeRzp",schemaPath:"#/properties/stavZdrojeRzp/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.stavZdrojeNrpzs!==void 0){let r=s.
stavZdrojeNrpzs;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/stavZdrojeNrpzs",schemaPath:"#/properties/sta\
vZdrojeNrpzs/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?
e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdrojeNrpzs",schemaPath:"#/properties/stavZdrojeNrpzs/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/stavZdrojeNrpzs",schemaPath:"#/properties/stavZdrojeNrpzs/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.stavZdrojeRpsh!==void 0){let r=s.stavZdrojeRpsh;if(typeof r==
"string"){if(p(r)>64){let t={instancePath:n+"/stavZdrojeRpsh",schemaPath:"#/properties/stavZdrojeRpsh/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/stavZdrojeRpsh",schemaPath:"#/properties/stavZdrojeRpsh/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavZdrojeRp\
sh",schemaPath:"#/properties/stavZdrojeRpsh/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}if(s.stavZdrojeRcns!==void 0){let r=s.stavZdrojeRcns;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+
"/stavZdrojeRcns",schemaPath:"#/properties/stavZdrojeRcns/maxLength",keyword:"maxLength",params:{limit:64},message:"must\
 NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdrojeRcns",schemaPath:"\
#/properties/stavZdrojeRcns/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavZdrojeRcns",schemaPath:"#/properties/stavZdrojeRcns/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.stavZdrojeSzr!==
void 0){let r=s.stavZdrojeSzr;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/stavZdrojeSzr",schemaPath:"#/pr\
operties/stavZdrojeSzr/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdrojeSzr",schemaPath:"#/properties/stavZdrojeSzr/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
a++}}else{let t={instancePath:n+"/stavZdrojeSzr",schemaPath:"#/properties/stavZdrojeSzr/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.stavZdrojeDph!==void 0){let r=s.stavZdrojeDph;if(typeof r==
"string"){if(p(r)>64){let t={instancePath:n+"/stavZdrojeDph",schemaPath:"#/properties/stavZdrojeDph/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/stavZdrojeDph",schemaPath:"#/properties/stavZdrojeDph/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavZdrojeDph",schemaPath:"\
#/properties/stavZdrojeDph/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.stavZdrojeSkDph!==void 0){let r=s.stavZdrojeSkDph;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/s\
tavZdrojeSkDph",schemaPath:"#/properties/stavZdrojeSkDph/maxLength",keyword:"maxLength",params:{limit:64},message:"must \
NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdrojeSkDph",schemaPath:"\
#/properties/stavZdrojeSkDph/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavZdrojeSkDph",schemaPath:"#/properties/stavZdrojeSkD\
ph/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.stavZdrojeSd!==
void 0){let r=s.stavZdrojeSd;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/stavZdrojeSd",schemaPath:"#/prop\
erties/stavZdrojeSd/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===
null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdrojeSd",schemaPath:"#/properties/stavZdrojeSd/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/stavZdrojeSd",schemaPath:"#/properties/stavZdrojeSd/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.stavZdrojeIr!==void 0){let r=s.stavZdrojeIr;if(typeof r=="s\
tring"){if(p(r)>64){let t={instancePath:n+"/stavZdrojeIr",schemaPath:"#/properties/stavZdrojeIr/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/stavZdrojeIr",schemaPath:"#/properties/stavZdrojeIr/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavZdrojeIr",schemaPath:"\
#/properties/stavZdrojeIr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.stavZdrojeCeu!==void 0){let r=s.stavZdrojeCeu;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/stavZ\
drojeCeu",schemaPath:"#/properties/stavZdrojeCeu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have\
 more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdrojeCeu",schemaPath:"#/\
properties/stavZdrojeCeu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavZdrojeCeu",schemaPath:"#/properties/stavZdrojeCeu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.stavZdrojeRs!==void 0){let r=s.
stavZdrojeRs;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/stavZdrojeRs",schemaPath:"#/properties/stavZdroj\
eRs/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(
t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdrojeRs",schemaPath:"#/properties/stavZdrojeRs/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/stavZdrojeRs",schemaPath:"#/properties/stavZdrojeRs/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),a++}}if(s.stavZdrojeRed!==void 0){let r=s.stavZdrojeRed;if(typeof r=="string"){if(p(r)>64){
let t={instancePath:n+"/stavZdrojeRed",schemaPath:"#/properties/stavZdrojeRed/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdr\
ojeRed",schemaPath:"#/properties/stavZdrojeRed/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavZdrojeRed",schemaPath:"#/properti\
es/stavZdrojeRed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
stavZdrojeMonitor!==void 0){let r=s.stavZdrojeMonitor;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/stavZdr\
ojeMonitor",schemaPath:"#/properties/stavZdrojeMonitor/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/stavZdrojeMonitor",schemaPath:"\
#/properties/stavZdrojeMonitor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavZdrojeMonitor",schemaPath:"#/properties/stavZdroj\
eMonitor/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return le.errors=e,a===0}function ue(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){
let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/pl\
atnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.obchodniJmeno!==void 0){let r=s.obchodniJmeno;if(typeof r=="string"){
if(p(r)>2e3){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/obchodniJmeno",schemaPath:"#\
/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.primarniZaznam!==void 0&&typeof s.primarniZaznam!="boolean"){let r={instancePath:n+"/primarniZaznam",schemaPath:"\
#/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(
r),a++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return ue.errors=e,a===0}function ye(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.sidlo!==void 0&&(h(s.sidlo,{instancePath:n+"/sidlo",parentData:s,parentDataProperty:"sidlo",
rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length)),s.primarniZaznam!==void 0&&typeof s.primarniZaznam!="\
boolean"){let r={instancePath:n+"/primarniZaznam",schemaPath:"#/properties/primarniZaznam/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r==
"string"){if(!u.test(r)){let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/pl\
atnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ye.
errors=e,a===0}function ce(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.obchodniJmeno!==void 0){let r=s.obchodniJmeno;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)ue(r[i],{instancePath:n+"/obchodniJmeno/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?
ue.errors:e.concat(ue.errors),a=e.length)}else{let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJ\
meno/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.sidlo!==void 0){
let r=s.sidlo;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ye(r[i],{instancePath:n+"/sidlo/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?ye.errors:e.concat(ye.errors),a=e.length)}else{let t={instancePath:n+"/sidlo",schemaPath:"#/pr\
operties/sidlo/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.pravniForma!==
void 0){let r=s.pravniForma;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+"/pravniForma",schemaPath:"#/propert\
ies/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?
e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/minLength",keyword:"\
minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),a++}if(!O.test(r)){
let t={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\\
d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/pravniForma",
schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),a++}}if(s.pravniFormaRos!==void 0){let r=s.pravniFormaRos;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+
"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/maxLength",keyword:"maxLength",params:{limit:3},message:"must \
NOT have more than 3 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/pravniFormaRos",schemaPath:"\
#/properties/pravniFormaRos/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characte\
rs"};e===null?e=[t]:e.push(t),a++}if(!O.test(r)){let t={instancePath:n+"/pravniFormaRos",schemaPath:"#/properties/pravni\
FormaRos/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:n+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.spisovaZnacka!==void 0){let r=s.spisovaZnacka;
if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+"/spisovaZnacka",schemaPath:"#/properties/spisovaZnacka/maxLeng\
th",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/spisovaZnacka",schemaPath:"#/properties/spisovaZnacka/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.datovyZdroj!==void 0){let r=s.datovyZdroj;if(typeof r=="str\
ing"){if(p(r)>30){let t={instancePath:n+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/maxLength",keyword:"maxLengt\
h",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return ce.errors=e,a===0}var L=new RegExp("^(ARES_)?\\d{8}$","u");function W(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(d(s,{instancePath:n,parentData:m,
parentDataProperty:l,rootData:o})||(e=e===null?d.errors:e.concat(d.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.icoId!==void 0){let r=s.icoId;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+"/icoId",schemaPath:"#/a\
llOf/1/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};
e===null?e=[t]:e.push(t),a++}if(!L.test(r)){let t={instancePath:n+"/icoId",schemaPath:"#/allOf/1/properties/icoId/patter\
n",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:n+"/icoId",schemaPath:"#/allOf/1/properties/icoId/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.adresaDorucovaci!==void 0&&(me(s.adresaDorucovaci,
{instancePath:n+"/adresaDorucovaci",parentData:s,parentDataProperty:"adresaDorucovaci",rootData:o})||(e=e===null?me.errors:
e.concat(me.errors),a=e.length)),s.czNace2008!==void 0){let r=s.czNace2008;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++){let k=r[i];if(typeof k=="string"){if(p(k)>5){let c={instancePath:n+"/czNace2008/"+i,schemaPath:"#/allOf/1/propert\
ies/czNace2008/items/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===
null?e=[c]:e.push(c),a++}if(p(k)<1){let c={instancePath:n+"/czNace2008/"+i,schemaPath:"#/allOf/1/properties/czNace2008/i\
tems/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(
c),a++}}else{let c={instancePath:n+"/czNace2008/"+i,schemaPath:"#/allOf/1/properties/czNace2008/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{let t={instancePath:n+"/czNace20\
08",schemaPath:"#/allOf/1/properties/czNace2008/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),a++}}if(s.seznamRegistraci!==void 0&&(le(s.seznamRegistraci,{instancePath:n+"/seznamRegistraci",parentData:s,
parentDataProperty:"seznamRegistraci",rootData:o})||(e=e===null?le.errors:e.concat(le.errors),a=e.length)),s.primarniZdroj!==
void 0){let r=s.primarniZdroj;if(typeof r=="string"){if(p(r)>30){let t={instancePath:n+"/primarniZdroj",schemaPath:"#/al\
lOf/1/properties/primarniZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 char\
acters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/primarniZdroj",schemaPath:"#/allOf/1/properties/prim\
arniZdroj/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.dalsiUdaje!==
void 0){let r=s.dalsiUdaje;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ce(r[i],{instancePath:n+"/dalsiUdaje/"+
i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?ce.errors:e.concat(ce.errors),a=e.length)}else{let t={instancePath:n+
"/dalsiUdaje",schemaPath:"#/allOf/1/properties/dalsiUdaje/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),a++}}if(s.czNace!==void 0){let r=s.czNace;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++){let k=r[i];if(typeof k=="string"){if(p(k)>5){let c={instancePath:n+"/czNace/"+i,schemaPath:"#/allOf/1/properties/\
czNace/items/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=
[c]:e.push(c),a++}if(p(k)<1){let c={instancePath:n+"/czNace/"+i,schemaPath:"#/allOf/1/properties/czNace/items/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}}else{
let c={instancePath:n+"/czNace/"+i,schemaPath:"#/allOf/1/properties/czNace/items/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{let t={instancePath:n+"/czNace",schemaPath:"#/allOf/1\
/properties/czNace/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.
subRegistrSzr!==void 0&&typeof s.subRegistrSzr!="string"){let r={instancePath:n+"/subRegistrSzr",schemaPath:"#/allOf/1/p\
roperties/subRegistrSzr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}
if(s.dicSkDph!==void 0&&typeof s.dicSkDph!="string"){let r={instancePath:n+"/dicSkDph",schemaPath:"#/allOf/1/properties/\
dicSkDph/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return W.errors=e,a===0}var Ir=gr;var Mr={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function he(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){
let e=null,a=0;if(typeof s!="string"){let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}if(!(s==="OBECNA_CHYBA"||s==="CHYBA_VSTUPU"||s==="NENALEZENO"||s==="NENI_I\
MPLEMENTOVANO"||s==="NEPRIHLASENY_UZIVATEL"||s==="NENI_OPRAVNENI")){let r={instancePath:n,schemaPath:"#/enum",keyword:"e\
num",params:{allowedValues:Mr.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),a++}return he.
errors=e,a===0}function gr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.kod!==void 0&&(he(s.kod,{instancePath:n+"/kod",parentData:s,parentDataProperty:"\
kod",rootData:o})||(e=e===null?he.errors:e.concat(he.errors),a=e.length)),s.popis!==void 0&&typeof s.popis!="string"){let r={
instancePath:n+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[r]:e.push(r),a++}if(s.subKod!==void 0&&typeof s.subKod!="string"){let r={instancePath:n+"/subKod",schemaPath:"\
#/properties/subKod/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return gr.errors=e,a===0}var Kr=dr;function f(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.pocetCelkem!==void 0){let r=s.pocetCelkem;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){
let t={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return f.errors=e,a===0}function dr(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,parentData:m,parentDataProperty:l,
rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.ekonomickeSubjekty!==
void 0){let r=s.ekonomickeSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)W(r[i],{instancePath:n+"/ekon\
omickeSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?W.errors:e.concat(W.errors),a=e.length)}else{
let t={instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return dr.errors=e,a===
0}var _r=X;function y(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.datumZapisu!==void 0){let r=s.datumZapisu;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/datumZapisu",schemaPath:"#/properties/datumZapisu/format",keyword:"format",params:{format:"date"},message:'must match \
format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumZapisu",schemaPath:"#/properties/datumZa\
pisu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.datumVymazu!==
void 0){let r=s.datumVymazu;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumVymazu",schemaPath:"#/pro\
perties/datumVymazu/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.
push(t),a++}}else{let t={instancePath:n+"/datumVymazu",schemaPath:"#/properties/datumVymazu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return y.errors=e,a===0}function b(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.typObnos!==void 0){let r=s.typObnos;if(typeof r=="string"){if(p(r)>50){let t={instancePath:n+
"/typObnos",schemaPath:"#/properties/typObnos/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have mo\
re than 50 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typObnos",schemaPath:"#/properties/ty\
pObnos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.hodnota!==
void 0&&typeof s.hodnota!="string"){let r={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return b.errors=e,a===
0}function fe(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.typAkcie!==void 0){let r=s.typAkcie;if(typeof r=="string"){if(p(r)>50){let t={instancePath:n+"/t\
ypAkcie",schemaPath:"#/allOf/1/properties/typAkcie/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT ha\
ve more than 50 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAkcie",schemaPath:"#/allOf/1/\
properties/typAkcie/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.podobaAkcie!==void 0){let r=s.podobaAkcie;if(typeof r=="string"){if(p(r)>50){let t={instancePath:n+"/podobaAkcie",schemaPath:"\
#/allOf/1/properties/podobaAkcie/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 ch\
aracters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/podobaAkcie",schemaPath:"#/allOf/1/properties/podo\
baAkcie/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.pocet!==
void 0){let r=s.pocet;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/pocet",schemaPath:"\
#/allOf/1/properties/pocet/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let t={instancePath:n+"/pocet",schemaPath:"#/allOf\
/1/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};
e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/pocet",schemaPath:"#/allOf/1/properties/pocet/min\
imum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.text!==
void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}s.hodnota!==void 0&&(b(s.hodnota,{instancePath:n+
"/hodnota",parentData:s,parentDataProperty:"hodnota",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),a=e.length))}else{
let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return fe.errors=e,a===0}function ge(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.soud!==void 0){let r=s.soud;if(typeof r=="string"){if(p(r)>15){let t={instancePath:n+"/soud",schemaPath:"\
#/allOf/1/properties/soud/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 character\
s"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/soud",schemaPath:"#/allOf/1/properties/soud/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.oddil!==void 0){let r=s.oddil;
if(typeof r=="string"){if(p(r)>20){let t={instancePath:n+"/oddil",schemaPath:"#/allOf/1/properties/oddil/maxLength",keyword:"\
maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/oddil",schemaPath:"#/allOf/1/properties/oddil/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),a++}}if(s.vlozka!==void 0){let r=s.vlozka;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:n+"/vlozka",schemaPath:"#/allOf/1/properties/vlozka/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ge.errors=e,a===0}function V(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.hodnota!==void 0){let r=s.hodnota;if(typeof r=="string"){if(p(r)>8){let t={instancePath:n+"/hodn\
ota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have mor\
e than 8 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<8){let t={instancePath:n+"/hodnota",schemaPath:"#/allOf/1/pro\
perties/hodnota/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[t]:e.push(t),a++}if(!x.test(r)){let t={instancePath:n+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/pattern",keyword:"\
pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return V.errors=e,a===0}function D(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.hodnota!==void 0){let r=s.hodnota;if(typeof r=="string"){if(p(r)>2e3){let t={instancePath:n+"/ho\
dnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have\
 more than 2000 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/hodnota",schemaPath:"#/allO\
f/1/properties/hodnota/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return D.errors=
e,a===0}function de(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.vklad!==void 0&&(b(s.vklad,{instancePath:n+"/vklad",parentData:s,parentDataProperty:"vklad",rootData:o})||
(e=e===null?b.errors:e.concat(b.errors),a=e.length)),s.text!==void 0&&typeof s.text!="string"){let r={instancePath:n+"/t\
ext",schemaPath:"#/allOf/1/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),a++}if(s.typVkladu!==void 0){let r=s.typVkladu;if(typeof r=="string"){if(p(r)>50){let t={instancePath:n+
"/typVkladu",schemaPath:"#/allOf/1/properties/typVkladu/maxLength",keyword:"maxLength",params:{limit:50},message:"must N\
OT have more than 50 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typVkladu",schemaPath:"#/al\
lOf/1/properties/typVkladu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),a++}return de.errors=e,a===0}function ke(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(D(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?D.errors:e.concat(D.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.jazyk!==void 0){let r=s.jazyk;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/jazyk",
schemaPath:"#/allOf/1/properties/jazyk/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more tha\
n 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/jazyk",schemaPath:"#/allOf/1/properties/ja\
zyk/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return ke.errors=e,a===0}function be(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.typJmeni!==void 0){let r=s.typJmeni;if(typeof r=="string"){if(p(r)>50){let t={instancePath:n+"/t\
ypJmeni",schemaPath:"#/allOf/1/properties/typJmeni/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT ha\
ve more than 50 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typJmeni",schemaPath:"#/allOf/1/\
properties/typJmeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.text!==void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}s.vklad!==void 0&&(b(s.vklad,{instancePath:n+
"/vklad",parentData:s,parentDataProperty:"vklad",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),a=e.length)),s.splaceni!==
void 0&&(b(s.splaceni,{instancePath:n+"/splaceni",parentData:s,parentDataProperty:"splaceni",rootData:o})||(e=e===null?b.
errors:e.concat(b.errors),a=e.length))}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return be.errors=e,a===0}function U(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.hodnota!==void 0){let r=s.hodnota;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+"/hodn\
ota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have mor\
e than 3 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/hodnota",schemaPath:"#/allOf/1/pro\
perties/hodnota/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?
e=[t]:e.push(t),a++}if(!O.test(r)){let t={instancePath:n+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/pattern",keyword:"\
pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return U.errors=e,a===0}function w(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.adresa!==void 0&&(h(s.adresa,{instancePath:n+"/adresa",parentData:s,parentDataProperty:"adresa",
rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length)),s.typAdresy!==void 0){let r=s.typAdresy;if(typeof r==
"string"){if(p(r)>64){let t={instancePath:n+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAdresy",schemaPath:"\
#/allOf/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),a++}return w.errors=e,a===0}function g(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.hodnota!==void 0&&typeof s.hodnota!="string"){let r={instancePath:n+"/hodnota",schemaPath:"#/all\
Of/1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{
let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return g.errors=e,a===0}function ve(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.hodnota!==void 0){let r=s.hodnota;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/\
hodnota",schemaPath:"#/allOf/1/properties/hodnota/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/hodnota",schemaPath:"#/allOf/1/properties/hodno\
ta/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return ve.errors=e,a===0}function Pe(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.typ!==void 0){let r=s.typ;if(typeof r=="string"){if(p(r)>50){let t={instancePath:n+"/typ",schemaPath:"\
#/allOf/1/properties/typ/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 characters"};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typ",schemaPath:"#/allOf/1/properties/typ/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#\
/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Pe.errors=
e,a===0}function Oe(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.typKategorieZo!==void 0){let r=s.typKategorieZo;if(typeof r=="string"){if(p(r)>50){let t={instancePath:n+
"/typKategorieZo",schemaPath:"#/allOf/1/properties/typKategorieZo/maxLength",keyword:"maxLength",params:{limit:50},message:"\
must NOT have more than 50 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typKategorieZo",schemaPath:"\
#/allOf/1/properties/typKategorieZo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return Oe.errors=e,a===0}function F(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.predmetPodnikani!==void 0){let r=s.predmetPodnikani;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)g(r[i],{instancePath:n+"/predmetPodnikani/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?g.errors:
e.concat(g.errors),a=e.length)}else{let t={instancePath:n+"/predmetPodnikani",schemaPath:"#/properties/predmetPodnikani/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.doplnkovaCinnost!==
void 0){let r=s.doplnkovaCinnost;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)g(r[i],{instancePath:n+"/doplnk\
ovaCinnost/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)}else{
let t={instancePath:n+"/doplnkovaCinnost",schemaPath:"#/properties/doplnkovaCinnost/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.predmetCinnosti!==void 0){let r=s.predmetCinnosti;if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++)g(r[i],{instancePath:n+"/predmetCinnosti/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)}else{let t={instancePath:n+"/predmetCinnosti",schemaPath:"\
#/properties/predmetCinnosti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}if(s.ucel!==void 0){let r=s.ucel;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)g(r[i],{instancePath:n+"/u\
cel/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)}else{let t={
instancePath:n+"/ucel",schemaPath:"#/properties/ucel/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return F.errors=e,a===0}function ze(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.akcie!==void 0){let r=s.akcie;if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++)fe(r[i],{instancePath:n+"/akcie/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?fe.errors:e.concat(fe.errors),a=e.length)}else{let t={instancePath:n+"/akcie",schemaPath:"#/properties/akcie\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.rejstrik!==void 0){
let r=s.rejstrik;if(typeof r=="string"){if(p(r)>15){let t={instancePath:n+"/rejstrik",schemaPath:"#/properties/rejstrik/\
maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/rejstrik",schemaPath:"#/properties/rejstrik/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.primarniZaznam!==void 0&&typeof s.primarniZaznam!="boo\
lean"){let r={instancePath:n+"/primarniZaznam",schemaPath:"#/properties/primarniZaznam/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.spisovaZnacka!==void 0){let r=s.spisovaZnacka;if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++)ge(r[i],{instancePath:n+"/spisovaZnacka/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?ge.errors:e.concat(ge.errors),a=e.length)}else{let t={instancePath:n+"/spisovaZnacka",schemaPath:"\
#/properties/spisovaZnacka/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}if(s.ico!==void 0){let r=s.ico;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)V(r[i],{instancePath:n+"/ico\
/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?V.errors:e.concat(V.errors),a=e.length)}else{let t={instancePath:n+
"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),a++}}if(s.obchodniJmeno!==void 0){let r=s.obchodniJmeno;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)
D(r[i],{instancePath:n+"/obchodniJmeno/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?D.errors:e.concat(
D.errors),a=e.length)}else{let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.vklady!==void 0){let r=s.vklady;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)de(r[i],{instancePath:n+"/vklady/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?de.errors:e.concat(de.errors),a=e.length)}else{let t={instancePath:n+"/vklady",schemaPath:"#/p\
roperties/vklady/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.
obchodniJmenoCizi!==void 0){let r=s.obchodniJmenoCizi;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ke(r[i],{instancePath:n+
"/obchodniJmenoCizi/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?ke.errors:e.concat(ke.errors),a=e.length)}else{
let t={instancePath:n+"/obchodniJmenoCizi",schemaPath:"#/properties/obchodniJmenoCizi/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.zakladniKapital!==void 0){let r=s.zakladniKapital;if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++)be(r[i],{instancePath:n+"/zakladniKapital/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?be.errors:e.concat(be.errors),a=e.length)}else{let t={instancePath:n+"/zakladniKapital",schemaPath:"\
#/properties/zakladniKapital/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}if(s.pravniForma!==void 0){let r=s.pravniForma;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)U(r[i],{instancePath:n+
"/pravniForma/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?U.errors:e.concat(U.errors),a=e.length)}else{
let t={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(s.financniUrad!==void 0){let r=s.financniUrad;if(typeof r=="string"){if(p(
r)>3){let t={instancePath:n+"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"maxLength",params:{
limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"\
/financniUrad",schemaPath:"#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"must NOT h\
ave fewer than 3 characters"};e===null?e=[t]:e.push(t),a++}if(!O.test(r)){let t={instancePath:n+"/financniUrad",schemaPath:"\
#/properties/financniUrad/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.adresy!==void 0){let r=s.adresy;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)w(r[i],{instancePath:n+"/adresy/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?w.errors:e.concat(w.errors),a=e.length)}else{let t={instancePath:n+"/adresy",schemaPath:"#/pro\
perties/adresy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.ostatniSkutecnosti!==
void 0){let r=s.ostatniSkutecnosti;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)g(r[i],{instancePath:n+"/osta\
tniSkutecnosti/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)}else{
let t={instancePath:n+"/ostatniSkutecnosti",schemaPath:"#/properties/ostatniSkutecnosti/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.datumAktualizace!==void 0){let r=s.datumAktualizace;
if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumAktualizace",schemaPath:"#/properties/datumAktualizac\
e/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.stavSubjektu!==void 0){let r=s.stavSubjektu;if(typeof r==
"string"){if(p(r)>64){let t={instancePath:n+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavSubjektu",schemaPath:"\
#/properties/stavSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.datumVzniku!==void 0){let r=s.datumVzniku;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ve(r[i],{instancePath:n+
"/datumVzniku/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?ve.errors:e.concat(ve.errors),a=e.length)}else{
let t={instancePath:n+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(s.datumZapisu!==void 0){let r=s.datumZapisu;if(typeof r=="string"){if(!u.
test(r)){let t={instancePath:n+"/datumZapisu",schemaPath:"#/properties/datumZapisu/format",keyword:"format",params:{format:"\
date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumZapisu",schemaPath:"\
#/properties/datumZapisu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.datumVymazu!==void 0){let r=s.datumVymazu;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumV\
ymazu",schemaPath:"#/properties/datumVymazu/format",keyword:"format",params:{format:"date"},message:'must match format "\
date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumVymazu",schemaPath:"#/properties/datumVymazu/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zpusobRizeni!==void 0){
let r=s.zpusobRizeni;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Pe(r[i],{instancePath:n+"/zpusobRizeni/"+i,
parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Pe.errors:e.concat(Pe.errors),a=e.length)}else{let t={instancePath:n+
"/zpusobRizeni",schemaPath:"#/properties/zpusobRizeni/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[t]:e.push(t),a++}}if(s.kategorieZO!==void 0){let r=s.kategorieZO;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)Oe(r[i],{instancePath:n+"/kategorieZO/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Oe.errors:e.
concat(Oe.errors),a=e.length)}else{let t={instancePath:n+"/kategorieZO",schemaPath:"#/properties/kategorieZO/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.pravniDuvodVymazu!==void 0){let r=s.
pravniDuvodVymazu;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)g(r[i],{instancePath:n+"/pravniDuvodVymazu/"+i,
parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)}else{let t={instancePath:n+
"/pravniDuvodVymazu",schemaPath:"#/properties/pravniDuvodVymazu/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),a++}}if(s.cinnosti!==void 0&&(F(s.cinnosti,{instancePath:n+"/cinnosti",parentData:s,
parentDataProperty:"cinnosti",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),a=e.length)),s.nazevNejvyssihoOrganu!==
void 0){let r=s.nazevNejvyssihoOrganu;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)g(r[i],{instancePath:n+"/n\
azevNejvyssihoOrganu/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)}else{
let t={instancePath:n+"/nazevNejvyssihoOrganu",schemaPath:"#/properties/nazevNejvyssihoOrganu/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.exekuce!==void 0){let r=s.exekuce;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)g(r[i],{instancePath:n+"/exekuce/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?g.errors:e.concat(g.errors),a=e.length)}else{let t={instancePath:n+"/exekuce",schemaPath:"#/properties/exeku\
ce/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ze.
errors=e,a===0}function we(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.pocetClenu!==void 0){let r=s.pocetClenu;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:n+"/pocetClenu",schemaPath:"#/allOf/1/properties/pocetClenu/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(
r)){let t={instancePath:n+"/pocetClenu",schemaPath:"#/allOf/1/properties/pocetClenu/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+
"/pocetClenu",schemaPath:"#/allOf/1/properties/pocetClenu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.maxPocetClenu!==void 0){let r=s.maxPocetClenu;if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/maxPocetClenu",schemaPath:"#/allOf/1/properties/maxPocetClenu/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&
isFinite(r)){if(r>2147483647||isNaN(r)){let t={instancePath:n+"/maxPocetClenu",schemaPath:"#/allOf/1/properties/maxPocet\
Clenu/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[
t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/maxPocetClenu",schemaPath:"#/allOf/1/properties/maxPocetClenu\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.
typ!==void 0){let r=s.typ;if(typeof r=="string"){if(p(r)>15){let t={instancePath:n+"/typ",schemaPath:"#/allOf/1/properti\
es/typ/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:n+"/typ",schemaPath:"#/allOf/1/properties/typ/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return we.errors=e,a===0}function je(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.vznikClenstvi!==void 0){let r=s.vznikClenstvi;if(typeof r=="string"){if(!u.test(r)){let t={
instancePath:n+"/vznikClenstvi",schemaPath:"#/properties/vznikClenstvi/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/vznikClenstvi",schemaPath:"#/prope\
rties/vznikClenstvi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.zanikClenstvi!==void 0){let r=s.zanikClenstvi;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/zanikCl\
enstvi",schemaPath:"#/properties/zanikClenstvi/format",keyword:"format",params:{format:"date"},message:'must match forma\
t "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/zanikClenstvi",schemaPath:"#/properties/zanikClens\
tvi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return je.
errors=e,a===0}function Ae(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.vznikFunkce!==void 0){let r=s.vznikFunkce;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/vznikFunkce",schemaPath:"#/properties/vznikFunkce/format",keyword:"format",params:{format:"date"},message:'must match \
format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/vznikFunkce",schemaPath:"#/properties/vznikFu\
nkce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zanikFunkce!==
void 0){let r=s.zanikFunkce;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/zanikFunkce",schemaPath:"#/pro\
perties/zanikFunkce/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.
push(t),a++}}else{let t={instancePath:n+"/zanikFunkce",schemaPath:"#/properties/zanikFunkce/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.nazev!==void 0){let r=s.nazev;if(typeof r=="\
string"){if(p(r)>255){let t={instancePath:n+"/nazev",schemaPath:"#/properties/nazev/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/\
nazev",schemaPath:"#/properties/nazev/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return Ae.errors=e,a===0}function Z(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.textZaOsobu!==void 0&&typeof s.textZaOsobu!=
"string"){let r={instancePath:n+"/textZaOsobu",schemaPath:"#/properties/textZaOsobu/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(s.clenstvi!==void 0&&(je(s.clenstvi,{instancePath:n+"/\
clenstvi",parentData:s,parentDataProperty:"clenstvi",rootData:o})||(e=e===null?je.errors:e.concat(je.errors),a=e.length)),
s.funkce!==void 0&&(Ae(s.funkce,{instancePath:n+"/funkce",parentData:s,parentDataProperty:"funkce",rootData:o})||(e=e===
null?Ae.errors:e.concat(Ae.errors),a=e.length)),s.textZruseni!==void 0&&typeof s.textZruseni!="string"){let r={instancePath:n+
"/textZruseni",schemaPath:"#/properties/textZruseni/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return Z.errors=e,a===0}function J(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.textOsoba!==void 0&&typeof s.textOsoba!="string"){let r={instancePath:n+"/textOsoba",schemaPath:"\
#/properties/textOsoba/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}
if(s.textOsobaOd!==void 0){let r=s.textOsobaOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/textOsobaOd",
schemaPath:"#/properties/textOsobaOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/textOsobaOd",schemaPath:"#/properties/textOsobaOd/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.adresa!==void 0&&(h(s.adresa,{
instancePath:n+"/adresa",parentData:s,parentDataProperty:"adresa",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),
a=e.length)),s.textOsobaDo!==void 0){let r=s.textOsobaDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/t\
extOsobaDo",schemaPath:"#/properties/textOsobaDo/format",keyword:"format",params:{format:"date"},message:'must match for\
mat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/textOsobaDo",schemaPath:"#/properties/textOsobaD\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return J.
errors=e,a===0}function I(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(J(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?J.errors:e.concat(J.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.bydliste!==void 0&&(h(s.bydliste,{instancePath:n+"/bydliste",parentData:s,parentDataProperty:"by\
dliste",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length)),s.datumNarozeni!==void 0){let r=s.datumNarozeni;
if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumNarozeni",schemaPath:"#/allOf/1/properties/datumNaroz\
eni/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/datumNarozeni",schemaPath:"#/allOf/1/properties/datumNarozeni/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.jmeno!==void 0){let r=s.jmeno;if(typeof r=="string"){
if(p(r)>100){let t={instancePath:n+"/jmeno",schemaPath:"#/allOf/1/properties/jmeno/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/\
jmeno",schemaPath:"#/allOf/1/properties/jmeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}if(s.prijmeni!==void 0){let r=s.prijmeni;if(typeof r=="string"){if(p(r)>100){let t={instancePath:n+
"/prijmeni",schemaPath:"#/allOf/1/properties/prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NO\
T have more than 100 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/prijmeni",schemaPath:"#/all\
Of/1/properties/prijmeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.statniObcanstvi!==void 0&&typeof s.statniObcanstvi!="string"){let r={instancePath:n+"/statniObcanstvi",schemaPath:"\
#/allOf/1/properties/statniObcanstvi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),a++}if(s.titulPredJmenem!==void 0){let r=s.titulPredJmenem;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+
"/titulPredJmenem",schemaPath:"#/allOf/1/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/titulPredJmenem",schemaPath:"\
#/allOf/1/properties/titulPredJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),a++}}if(s.titulZaJmenem!==void 0){let r=s.titulZaJmenem;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+
"/titulZaJmenem",schemaPath:"#/allOf/1/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/titulZaJmenem",schemaPath:"\
#/allOf/1/properties/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return I.errors=e,a===0}function M(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:
e.concat(y.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.clenstvi!==void 0&&(Z(s.clenstvi,{instancePath:n+
"/clenstvi",parentData:s,parentDataProperty:"clenstvi",rootData:o})||(e=e===null?Z.errors:e.concat(Z.errors),a=e.length)),
s.fyzickaOsoba!==void 0&&(I(s.fyzickaOsoba,{instancePath:n+"/fyzickaOsoba",parentData:s,parentDataProperty:"fyzickaOsoba",
rootData:o})||(e=e===null?I.errors:e.concat(I.errors),a=e.length)),s.nazevAngazma!==void 0){let r=s.nazevAngazma;if(typeof r==
"string"){if(p(r)>255){let t={instancePath:n+"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r=="strin\
g"){if(p(r)>64){let t={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAngazma",
schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return M.errors=e,a===0}function Le(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(J(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?J.errors:
e.concat(J.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.ico!==void 0){let r=s.ico;if(typeof r=="st\
ring"){if(p(r)>8){let t={instancePath:n+"/ico",schemaPath:"#/allOf/1/properties/ico/maxLength",keyword:"maxLength",params:{
limit:8},message:"must NOT have more than 8 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<8){let t={instancePath:n+"\
/ico",schemaPath:"#/allOf/1/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer \
than 8 characters"};e===null?e=[t]:e.push(t),a++}if(!x.test(r)){let t={instancePath:n+"/ico",schemaPath:"#/allOf/1/prope\
rties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:n+"/ico",schemaPath:"#/allOf/1/properties/ico/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.obchodniJmeno!==void 0){let r=s.obchodniJmeno;if(typeof r==
"string"){if(p(r)>2e3){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/allOf/1/properties/obchodniJmeno/maxLength",
keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),a++}if(p(
r)<1){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/allOf/1/properties/obchodniJmeno/minLength",keyword:"minLengt\
h",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/obchodniJmeno",schemaPath:"#/allOf/1/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(s.zastoupeni!==void 0){let r=s.zastoupeni;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)M(r[i],{instancePath:n+"/zastoupeni/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?
M.errors:e.concat(M.errors),a=e.length)}else{let t={instancePath:n+"/zastoupeni",schemaPath:"#/allOf/1/properties/zastou\
peni/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.pravniForma!==
void 0){let r=s.pravniForma;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+"/pravniForma",schemaPath:"#/allOf/1\
/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};
e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForm\
a/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(
t),a++}if(!O.test(r)){let t={instancePath:n+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/pattern",keyword:"\
pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Le.errors=e,a===0}function v(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,parentData:m,parentDataProperty:l,
rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.skrytyUdaj!==
void 0&&(g(s.skrytyUdaj,{instancePath:n+"/skrytyUdaj",parentData:s,parentDataProperty:"skrytyUdaj",rootData:o})||(e=e===
null?g.errors:e.concat(g.errors),a=e.length)),s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r=="string"){if(p(r)>64){
let t={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAnga\
zma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/p\
roperties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.clenstvi!==void 0&&(Z(s.clenstvi,{instancePath:n+"/clenstvi",parentData:s,parentDataProperty:"clenstvi",rootData:o})||
(e=e===null?Z.errors:e.concat(Z.errors),a=e.length)),s.nazevAngazma!==void 0){let r=s.nazevAngazma;if(typeof r=="string"){
if(p(r)>255){let t={instancePath:n+"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/maxLength",keyword:"max\
Length",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}}s.pravnickaOsoba!==void 0&&(Le(s.pravnickaOsoba,{instancePath:n+"/pravnickaOso\
ba",parentData:s,parentDataProperty:"pravnickaOsoba",rootData:o})||(e=e===null?Le.errors:e.concat(Le.errors),a=e.length)),
s.fyzickaOsoba!==void 0&&(I(s.fyzickaOsoba,{instancePath:n+"/fyzickaOsoba",parentData:s,parentDataProperty:"fyzickaOsoba",
rootData:o})||(e=e===null?I.errors:e.concat(I.errors),a=e.length))}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return v.errors=e,a===0}function S(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,parentData:m,
parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.nazevOrganu!==void 0){let r=s.nazevOrganu;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/nazevOrga\
nu",schemaPath:"#/allOf/1/properties/nazevOrganu/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT hav\
e more than 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevOrganu",schemaPath:"#/allOf\
/1/properties/nazevOrganu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.pocetClenu!==void 0){let r=s.pocetClenu;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)we(r[i],{instancePath:n+
"/pocetClenu/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?we.errors:e.concat(we.errors),a=e.length)}else{
let t={instancePath:n+"/pocetClenu",schemaPath:"#/allOf/1/properties/pocetClenu/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.clenoveOrganu!==void 0){let r=s.clenoveOrganu;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)v(r[i],{instancePath:n+"/clenoveOrganu/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?v.errors:e.concat(v.errors),a=e.length)}else{let t={instancePath:n+"/clenoveOrganu",schemaPath:"#/allOf/1/pr\
operties/clenoveOrganu/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}
if(s.typOrganu!==void 0){let r=s.typOrganu;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/typOrganu",schemaPath:"\
#/allOf/1/properties/typOrganu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 char\
acters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typOrganu",schemaPath:"#/allOf/1/properties/typ\
Organu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.
push(t),a++}}else{let t={instancePath:n+"/typOrganu",schemaPath:"#/allOf/1/properties/typOrganu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return S.errors=e,a===
0}function xe(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(S(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?S.errors:e.concat(S.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.zpusobJednani!==void 0){let r=s.zpusobJednani;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)g(r[i],{instancePath:n+"/zpusobJednani/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?g.errors:e.
concat(g.errors),a=e.length)}else{let t={instancePath:n+"/zpusobJednani",schemaPath:"#/allOf/1/properties/zpusobJednani/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return xe.errors=e,a===0}function Ne(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(S(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?S.errors:e.concat(S.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.typAkcionare!==void 0){let r=s.typAkcionare;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+
"/typAkcionare",schemaPath:"#/allOf/1/properties/typAkcionare/maxLength",keyword:"maxLength",params:{limit:64},message:"\
must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAkcionare",schemaPath:"\
#/allOf/1/properties/typAkcionare/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 ch\
aracters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAkcionare",schemaPath:"#/allOf/1/properties/typ\
Akcionare/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Ne.errors=e,a===0}function De(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.bydliste!==void 0){let r=s.bydliste;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)w(r[i],
{instancePath:n+"/bydliste/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?w.errors:e.concat(w.errors),a=
e.length)}else{let t={instancePath:n+"/bydliste",schemaPath:"#/allOf/1/properties/bydliste/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.osobaPodnikatel!==void 0&&(M(s.osobaPodnikatel,
{instancePath:n+"/osobaPodnikatel",parentData:s,parentDataProperty:"osobaPodnikatel",rootData:o})||(e=e===null?M.errors:
e.concat(M.errors),a=e.length)),s.pobyt!==void 0){let r=s.pobyt;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)
w(r[i],{instancePath:n+"/pobyt/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?w.errors:e.concat(w.errors),
a=e.length)}else{let t={instancePath:n+"/pobyt",schemaPath:"#/allOf/1/properties/pobyt/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r==
"string"){if(p(r)>64){let t={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAngazma",
schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}if(s.nazevAngazma!==void 0){let r=s.nazevAngazma;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+
"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevAngazma",schemaPath:"\
#/allOf/1/properties/nazevAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),a++}return De.errors=e,a===0}function Ze(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.text!==void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",schemaPath:"#/allOf/1/prop\
erties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(s.vznikZastavnihoPrava!==
void 0){let r=s.vznikZastavnihoPrava;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/vznikZastavnihoPrava",
schemaPath:"#/allOf/1/properties/vznikZastavnihoPrava/format",keyword:"format",params:{format:"date"},message:'must matc\
h format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/vznikZastavnihoPrava",schemaPath:"#/allOf/1\
/properties/vznikZastavnihoPrava/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),a++}}if(s.zanikZastavnihoPrava!==void 0){let r=s.zanikZastavnihoPrava;if(typeof r=="string"){if(!u.test(r)){let t={
instancePath:n+"/zanikZastavnihoPrava",schemaPath:"#/allOf/1/properties/zanikZastavnihoPrava/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/zanikZasta\
vnihoPrava",schemaPath:"#/allOf/1/properties/zanikZastavnihoPrava/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ze.errors=e,a===0}function $(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,parentData:m,parentDataProperty:l,
rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.text!==
void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(s.vklad!==void 0&&(b(s.vklad,{instancePath:n+
"/vklad",parentData:s,parentDataProperty:"vklad",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),a=e.length)),s.velikostPodilu!==
void 0&&(b(s.velikostPodilu,{instancePath:n+"/velikostPodilu",parentData:s,parentDataProperty:"velikostPodilu",rootData:o})||
(e=e===null?b.errors:e.concat(b.errors),a=e.length)),s.splaceni!==void 0&&(b(s.splaceni,{instancePath:n+"/splaceni",parentData:s,
parentDataProperty:"splaceni",rootData:o})||(e=e===null?b.errors:e.concat(b.errors),a=e.length)),s.zastavniPravo!==void 0){
let r=s.zastavniPravo;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ze(r[i],{instancePath:n+"/zastavniPravo/"+
i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Ze.errors:e.concat(Ze.errors),a=e.length)}else{let t={instancePath:n+
"/zastavniPravo",schemaPath:"#/allOf/1/properties/zastavniPravo/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $.errors=e,a===0}function Se(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,parentData:m,parentDataProperty:l,
rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.podil!==
void 0){let r=s.podil;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)$(r[i],{instancePath:n+"/podil/"+i,parentData:r,
parentDataProperty:i,rootData:o})||(e=e===null?$.errors:e.concat($.errors),a=e.length)}else{let t={instancePath:n+"/podi\
l",schemaPath:"#/allOf/1/properties/podil/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),a++}}s.osoba!==void 0&&(v(s.osoba,{instancePath:n+"/osoba",parentData:s,parentDataProperty:"osoba",rootData:o})||
(e=e===null?v.errors:e.concat(v.errors),a=e.length))}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Se.errors=e,a===0}function $e(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.podilnik!==void 0){let r=s.podilnik;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)v(r[i],
{instancePath:n+"/podilnik/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),a=
e.length)}else{let t={instancePath:n+"/podilnik",schemaPath:"#/allOf/1/properties/podilnik/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.podil!==void 0){let r=s.podil;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)$(r[i],{instancePath:n+"/podil/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?$.errors:e.concat($.errors),a=e.length)}else{let t={instancePath:n+"/podil",schemaPath:"#/allOf/1/properties\
/podil/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return $e.errors=e,a===0}function Re(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.clenstvi!==void 0&&(Z(s.clenstvi,{instancePath:n+"/clenstvi",parentData:s,parentDataProperty:"cl\
enstvi",rootData:o})||(e=e===null?Z.errors:e.concat(Z.errors),a=e.length)),s.podil!==void 0){let r=s.podil;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)$(r[i],{instancePath:n+"/podil/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?$.errors:e.concat($.errors),a=e.length)}else{let t={instancePath:n+"/podil",schemaPath:"#/allOf/1/properties\
/podil/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return Re.errors=e,a===0}function Te(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(y(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.nazevOrganu!==void 0){let r=s.nazevOrganu;if(typeof r=="string"){if(p(r)>
255){let t={instancePath:n+"/nazevOrganu",schemaPath:"#/allOf/1/properties/nazevOrganu/maxLength",keyword:"maxLength",params:{
limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/\
nazevOrganu",schemaPath:"#/allOf/1/properties/nazevOrganu/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}}if(s.spolecnik!==void 0){let r=s.spolecnik;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)Se(r[i],{instancePath:n+"/spolecnik/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Se.errors:e.concat(
Se.errors),a=e.length)}else{let t={instancePath:n+"/spolecnik",schemaPath:"#/allOf/1/properties/spolecnik/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.spolecnyPodil!==void 0){let r=s.
spolecnyPodil;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)$e(r[i],{instancePath:n+"/spolecnyPodil/"+i,parentData:r,
parentDataProperty:i,rootData:o})||(e=e===null?$e.errors:e.concat($e.errors),a=e.length)}else{let t={instancePath:n+"/sp\
olecnyPodil",schemaPath:"#/allOf/1/properties/spolecnyPodil/type",keyword:"type",params:{type:"array"},message:"must be \
array"};e===null?e=[t]:e.push(t),a++}}if(s.typOrganu!==void 0){let r=s.typOrganu;if(typeof r=="string"){if(p(r)>64){let t={
instancePath:n+"/typOrganu",schemaPath:"#/allOf/1/properties/typOrganu/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typOrga\
nu",schemaPath:"#/allOf/1/properties/typOrganu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typOrganu",schemaPath:"#/allOf/1/prop\
erties/typOrganu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
uvolnenyPodil!==void 0){let r=s.uvolnenyPodil;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Re(r[i],{instancePath:n+
"/uvolnenyPodil/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Re.errors:e.concat(Re.errors),a=e.length)}else{
let t={instancePath:n+"/uvolnenyPodil",schemaPath:"#/allOf/1/properties/uvolnenyPodil/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Te.errors=e,a===0}function Ce(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.vedouci!==void 0){let r=s.vedouci;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)v(r[i],
{instancePath:n+"/vedouci/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),a=
e.length)}else{let t={instancePath:n+"/vedouci",schemaPath:"#/allOf/1/properties/vedouci/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.ostatniSkutecnosti!==void 0){let r=s.ostatniSkutecnosti;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)g(r[i],{instancePath:n+"/ostatniSkutecnosti/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)}else{let t={instancePath:n+"/ostatniSkutecnosti",schemaPath:"\
#/allOf/1/properties/ostatniSkutecnosti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),a++}}if(s.cinnosti!==void 0&&(F(s.cinnosti,{instancePath:n+"/cinnosti",parentData:s,parentDataProperty:"cin\
nosti",rootData:o})||(e=e===null?F.errors:e.concat(F.errors),a=e.length)),s.ico!==void 0){let r=s.ico;if(Array.isArray(r)){
let t=r.length;for(let i=0;i<t;i++)V(r[i],{instancePath:n+"/ico/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===
null?V.errors:e.concat(V.errors),a=e.length)}else{let t={instancePath:n+"/ico",schemaPath:"#/allOf/1/properties/ico/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.sidlo!==void 0){let r=s.
sidlo;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)w(r[i],{instancePath:n+"/sidlo/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?w.errors:e.concat(w.errors),a=e.length)}else{let t={instancePath:n+"/sidlo",schemaPath:"#/allO\
f/1/properties/sidlo/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.
pravniForma!==void 0){let r=s.pravniForma;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)U(r[i],{instancePath:n+
"/pravniForma/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?U.errors:e.concat(U.errors),a=e.length)}else{
let t={instancePath:n+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.obchodniJmeno!==void 0){let r=s.obchodniJmeno;if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++)D(r[i],{instancePath:n+"/obchodniJmeno/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?D.errors:e.concat(D.errors),a=e.length)}else{let t={instancePath:n+"/obchodniJmeno",schemaPath:"\
#/allOf/1/properties/obchodniJmeno/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),a++}return Ce.errors=e,a===0}function Ee(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.text!==void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",schemaPath:"#/allOf/1/prop\
erties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(s.typZapisu!==
void 0){let r=s.typZapisu;if(typeof r=="string"){if(p(r)>50){let t={instancePath:n+"/typZapisu",schemaPath:"#/allOf/1/pr\
operties/typZapisu/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 characters"};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typZapisu",schemaPath:"#/allOf/1/properties/typZapisu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ee.errors=
e,a===0}function Ve(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.spravce!==void 0){let r=s.spravce;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)v(r[i],
{instancePath:n+"/spravce/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),a=
e.length)}else{let t={instancePath:n+"/spravce",schemaPath:"#/allOf/1/properties/spravce/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.insolvencniZapis!==void 0){let r=s.insolvencniZapis;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ee(r[i],{instancePath:n+"/insolvencniZapis/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?Ee.errors:e.concat(Ee.errors),a=e.length)}else{let t={instancePath:n+"/insolvencniZapis",schemaPath:"\
#/allOf/1/properties/insolvencniZapis/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return Ve.errors=e,a===0}function Ue(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(y(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?y.errors:e.concat(y.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.spravce!==void 0){let r=s.spravce;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)v(r[i],
{instancePath:n+"/spravce/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?v.errors:e.concat(v.errors),a=
e.length)}else{let t={instancePath:n+"/spravce",schemaPath:"#/allOf/1/properties/spravce/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.typKonkursu!==void 0){let r=s.typKonkursu;if(typeof r==
"string"){if(p(r)>50){let t={instancePath:n+"/typKonkursu",schemaPath:"#/allOf/1/properties/typKonkursu/maxLength",keyword:"\
maxLength",params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/typKonkursu",schemaPath:"#/allOf/1/properties/typKonkursu/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.datumRozhodnutiOs!==void 0){let r=s.datumRozhodnutiOs;if(typeof r=="\
string"){if(!u.test(r)){let t={instancePath:n+"/datumRozhodnutiOs",schemaPath:"#/allOf/1/properties/datumRozhodnutiOs/fo\
rmat",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/datumRozhodnutiOs",schemaPath:"#/allOf/1/properties/datumRozhodnutiOs/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.datumVyveseni!==void 0){let r=s.datumVyveseni;if(typeof r==
"string"){if(!u.test(r)){let t={instancePath:n+"/datumVyveseni",schemaPath:"#/allOf/1/properties/datumVyveseni/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/datumVyveseni",schemaPath:"#/allOf/1/properties/datumVyveseni/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(s.spisZnOs!==void 0){let r=s.spisZnOs;if(typeof r=="string"){if(p(r)>255){
let t={instancePath:n+"/spisZnOs",schemaPath:"#/allOf/1/properties/spisZnOs/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/spisZnOs",schemaPath:"\
#/allOf/1/properties/spisZnOs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(s.text!==void 0&&typeof s.text!="string"){let r={instancePath:n+"/text",schemaPath:"#/allOf/1/properties/text\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(s.zruseniKonkursu!==
void 0){let r=s.zruseniKonkursu;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)g(r[i],{instancePath:n+"/zruseni\
Konkursu/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?g.errors:e.concat(g.errors),a=e.length)}else{let t={
instancePath:n+"/zruseniKonkursu",schemaPath:"#/allOf/1/properties/zruseniKonkursu/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ue.errors=e,a===0}function Fe(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(ze(s,{instancePath:n,parentData:m,
parentDataProperty:l,rootData:o})||(e=e===null?ze.errors:e.concat(ze.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.ostatniOrgany!==void 0){let r=s.ostatniOrgany;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)S(r[i],{instancePath:n+
"/ostatniOrgany/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?S.errors:e.concat(S.errors),a=e.length)}else{
let t={instancePath:n+"/ostatniOrgany",schemaPath:"#/allOf/1/properties/ostatniOrgany/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.statutarniOrgany!==void 0){let r=s.statutarniOrgany;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)xe(r[i],{instancePath:n+"/statutarniOrgany/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?xe.errors:e.concat(xe.errors),a=e.length)}else{let t={instancePath:n+"/statutarniOrgany",schemaPath:"\
#/allOf/1/properties/statutarniOrgany/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),a++}}if(s.akcionari!==void 0){let r=s.akcionari;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ne(r[i],
{instancePath:n+"/akcionari/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Ne.errors:e.concat(Ne.errors),
a=e.length)}else{let t={instancePath:n+"/akcionari",schemaPath:"#/allOf/1/properties/akcionari/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.podnikatel!==void 0){let r=s.podnikatel;if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++)De(r[i],{instancePath:n+"/podnikatel/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?De.errors:e.concat(De.errors),a=e.length)}else{let t={instancePath:n+"/podnikatel",schemaPath:"\
#/allOf/1/properties/podnikatel/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),a++}}if(s.spolecnici!==void 0){let r=s.spolecnici;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Te(r[i],{instancePath:n+
"/spolecnici/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Te.errors:e.concat(Te.errors),a=e.length)}else{
let t={instancePath:n+"/spolecnici",schemaPath:"#/allOf/1/properties/spolecnici/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.odstepneZavody!==void 0){let r=s.odstepneZavody;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)Ce(r[i],{instancePath:n+"/odstepneZavody/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?Ce.errors:e.concat(Ce.errors),a=e.length)}else{let t={instancePath:n+"/odstepneZavody",schemaPath:"#/allOf/1\
/properties/odstepneZavody/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}if(s.insolvence!==void 0){let r=s.insolvence;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ve(r[i],{instancePath:n+
"/insolvence/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Ve.errors:e.concat(Ve.errors),a=e.length)}else{
let t={instancePath:n+"/insolvence",schemaPath:"#/allOf/1/properties/insolvence/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.konkursy!==void 0){let r=s.konkursy;if(Array.isArray(r)){let t=r.
length;for(let i=0;i<t;i++)Ue(r[i],{instancePath:n+"/konkursy/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===
null?Ue.errors:e.concat(Ue.errors),a=e.length)}else{let t={instancePath:n+"/konkursy",schemaPath:"#/allOf/1/properties/k\
onkursy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return Fe.errors=e,a===0}function X(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.icoId!==void 0){let r=s.icoId;if(typeof r=="string"){if(p(r)>32){let t={
instancePath:n+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!L.test(r)){let t={instancePath:n+"/icoId",schemaPath:"\
#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\
\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zaznamy!==void 0){let r=s.zaznamy;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Fe(r[i],{instancePath:n+"/zaznamy/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?Fe.errors:e.concat(Fe.errors),a=e.length)}else{let t={instancePath:n+"/zaznamy",schemaPath:"#/\
properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return X.errors=e,a===0}var Br=kr;function kr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let r=s.ekonomickeSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)X(r[i],{instancePath:n+"/ekonomickeSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?X.errors:
e.concat(X.errors),a=e.length)}else{let t={instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonomi\
ckeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return kr.errors=e,a===0}var qr=ee;var Hr=new RegExp("^\\d{5}$","u");function Je(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.institucionalniSektor2010!==void 0){let r=s.institucionalniSektor2010;
if(typeof r=="string"){if(p(r)>5){let t={instancePath:n+"/institucionalniSektor2010",schemaPath:"#/properties/institucio\
nalniSektor2010/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?
e=[t]:e.push(t),a++}if(p(r)<5){let t={instancePath:n+"/institucionalniSektor2010",schemaPath:"#/properties/institucional\
niSektor2010/minLength",keyword:"minLength",params:{limit:5},message:"must NOT have fewer than 5 characters"};e===null?e=
[t]:e.push(t),a++}if(!Hr.test(r)){let t={instancePath:n+"/institucionalniSektor2010",schemaPath:"#/properties/institucio\
nalniSektor2010/pattern",keyword:"pattern",params:{pattern:"^\\d{5}$"},message:'must match pattern "^\\d{5}$"'};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/institucionalniSektor2010",schemaPath:"#/properties/institucionalniSek\
tor2010/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.kategoriePoctuPracovniku!==
void 0){let r=s.kategoriePoctuPracovniku;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+"/kategoriePoctuPracovn\
iku",schemaPath:"#/properties/kategoriePoctuPracovniku/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT\
 have more than 3 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/kategoriePoctuPracovniku",
schemaPath:"#/properties/kategoriePoctuPracovniku/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have\
 fewer than 3 characters"};e===null?e=[t]:e.push(t),a++}if(!O.test(r)){let t={instancePath:n+"/kategoriePoctuPracovniku",
schemaPath:"#/properties/kategoriePoctuPracovniku/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must m\
atch pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/kategoriePoctuPracovniku",schemaPath:"\
#/properties/kategoriePoctuPracovniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return Je.errors=e,a===0}var br=new RegExp("^\\d{6}$","u");function Ie(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(d(s,{instancePath:n,parentData:m,parentDataProperty:l,
rootData:o})||(e=e===null?d.errors:e.concat(d.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.czNace!==
void 0){let r=s.czNace;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let k=r[i];if(typeof k=="string"){if(p(k)>
5){let c={instancePath:n+"/czNace/"+i,schemaPath:"#/allOf/1/properties/czNace/items/maxLength",keyword:"maxLength",params:{
limit:5},message:"must NOT have more than 5 characters"};e===null?e=[c]:e.push(c),a++}if(p(k)<1){let c={instancePath:n+"\
/czNace/"+i,schemaPath:"#/allOf/1/properties/czNace/items/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}}else{let c={instancePath:n+"/czNace/"+i,schemaPath:"#/a\
llOf/1/properties/czNace/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(
c),a++}}}else{let t={instancePath:n+"/czNace",schemaPath:"#/allOf/1/properties/czNace/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.czNace2008!==void 0){let r=s.czNace2008;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++){let k=r[i];if(typeof k=="string"){if(p(k)>5){let c={instancePath:n+"/czNace2008/"+
i,schemaPath:"#/allOf/1/properties/czNace2008/items/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT ha\
ve more than 5 characters"};e===null?e=[c]:e.push(c),a++}if(p(k)<1){let c={instancePath:n+"/czNace2008/"+i,schemaPath:"#\
/allOf/1/properties/czNace2008/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[c]:e.push(c),a++}}else{let c={instancePath:n+"/czNace2008/"+i,schemaPath:"#/allOf/1/properties\
/czNace2008/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{
let t={instancePath:n+"/czNace2008",schemaPath:"#/allOf/1/properties/czNace2008/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.doplnkovePravniFormy!==void 0){let r=s.doplnkovePravniFormy;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++){let k=r[i];if(typeof k=="string"){if(p(k)>3){let c={instancePath:n+
"/doplnkovePravniFormy/"+i,schemaPath:"#/allOf/1/properties/doplnkovePravniFormy/items/maxLength",keyword:"maxLength",params:{
limit:3},message:"must NOT have more than 3 characters"};e===null?e=[c]:e.push(c),a++}if(p(k)<3){let c={instancePath:n+"\
/doplnkovePravniFormy/"+i,schemaPath:"#/allOf/1/properties/doplnkovePravniFormy/items/minLength",keyword:"minLength",params:{
limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[c]:e.push(c),a++}if(!O.test(k)){let c={instancePath:n+
"/doplnkovePravniFormy/"+i,schemaPath:"#/allOf/1/properties/doplnkovePravniFormy/items/pattern",keyword:"pattern",params:{
pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[c]:e.push(c),a++}}else{let c={instancePath:n+"/\
doplnkovePravniFormy/"+i,schemaPath:"#/allOf/1/properties/doplnkovePravniFormy/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{let t={instancePath:n+"/doplnkovePravniFormy",schemaPath:"\
#/allOf/1/properties/doplnkovePravniFormy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),a++}}if(s.statistickeUdaje!==void 0&&(Je(s.statistickeUdaje,{instancePath:n+"/statistickeUdaje",parentData:s,
parentDataProperty:"statistickeUdaje",rootData:o})||(e=e===null?Je.errors:e.concat(Je.errors),a=e.length)),s.zakladniUzemniJednotka!==
void 0){let r=s.zakladniUzemniJednotka;if(typeof r=="string"){if(p(r)>6){let t={instancePath:n+"/zakladniUzemniJednotka",
schemaPath:"#/allOf/1/properties/zakladniUzemniJednotka/maxLength",keyword:"maxLength",params:{limit:6},message:"must NO\
T have more than 6 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<6){let t={instancePath:n+"/zakladniUzemniJednotka",
schemaPath:"#/allOf/1/properties/zakladniUzemniJednotka/minLength",keyword:"minLength",params:{limit:6},message:"must NO\
T have fewer than 6 characters"};e===null?e=[t]:e.push(t),a++}if(!br.test(r)){let t={instancePath:n+"/zakladniUzemniJedn\
otka",schemaPath:"#/allOf/1/properties/zakladniUzemniJednotka/pattern",keyword:"pattern",params:{pattern:"^\\d{6}$"},message:'\
must match pattern "^\\d{6}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/zakladniUzemniJednotka",schemaPath:"\
#/allOf/1/properties/zakladniUzemniJednotka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}if(s.primarniZaznam!==void 0&&typeof s.primarniZaznam!="boolean"){let r={instancePath:n+"/primarniZ\
aznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be boo\
lean"};e===null?e=[r]:e.push(r),a++}if(s.czNacePrevazujici!==void 0){let r=s.czNacePrevazujici;if(typeof r=="string"){if(p(
r)>5){let t={instancePath:n+"/czNacePrevazujici",schemaPath:"#/allOf/1/properties/czNacePrevazujici/maxLength",keyword:"\
maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/czNacePrevazujici",schemaPath:"#/allOf/1/properties/czNacePrevazujici/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/czN\
acePrevazujici",schemaPath:"#/allOf/1/properties/czNacePrevazujici/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.czNacePrevazujici2008!==void 0){let r=s.czNacePrevazujici2008;if(typeof r==
"string"){if(p(r)>5){let t={instancePath:n+"/czNacePrevazujici2008",schemaPath:"#/allOf/1/properties/czNacePrevazujici20\
08/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[t]:e.push(
t),a++}if(p(r)<1){let t={instancePath:n+"/czNacePrevazujici2008",schemaPath:"#/allOf/1/properties/czNacePrevazujici2008/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
a++}}else{let t={instancePath:n+"/czNacePrevazujici2008",schemaPath:"#/allOf/1/properties/czNacePrevazujici2008/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.okresNutsLau!==void 0){let r=s.
okresNutsLau;if(typeof r=="string"){if(p(r)>6){let t={instancePath:n+"/okresNutsLau",schemaPath:"#/allOf/1/properties/ok\
resNutsLau/maxLength",keyword:"maxLength",params:{limit:6},message:"must NOT have more than 6 characters"};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:n+"/okresNutsLau",schemaPath:"#/allOf/1/properties/okresNutsLau/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ie.errors=
e,a===0}function ee(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.icoId!==void 0){let r=s.icoId;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+
"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters"};e===null?e=[t]:e.push(t),a++}if(!L.test(r)){let t={instancePath:n+"/icoId",schemaPath:"#/properties/ic\
oId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zaznamy!==void 0){let r=s.zaznamy;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)Ie(r[i],{instancePath:n+"/zaznamy/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?Ie.errors:e.concat(Ie.errors),a=e.length)}else{let t={instancePath:n+"/zaznamy",schemaPath:"#/properties/zaz\
namy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ee.
errors=e,a===0}var Yr=vr;function vr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let r=s.ekonomickeSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)ee(r[i],{instancePath:n+"/ekonomickeSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?ee.errors:
e.concat(ee.errors),a=e.length)}else{let t={instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonom\
ickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return vr.errors=e,a===0}var Gr=te;function Me(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.datumZapisu!==void 0){let r=s.datumZapisu;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/datumZapisu",schemaPath:"#/properties/datumZapisu/format",keyword:"format",params:{format:"date"},message:'must match \
format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumZapisu",schemaPath:"#/properties/datumZa\
pisu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostOd!==
void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostOd",schemaPath:"#/prope\
rties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Me.errors=e,a===0}function Ke(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(h(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must \
match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/allOf/1/prope\
rties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
platnostDo!==void 0){let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.typAdresy!==void 0){let r=s.typAdresy;
if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/maxLeng\
th",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}
if(p(r)<1){let t={instancePath:n+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ke.errors=e,a===0}function _e(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.pocetAktivnich!==void 0){let r=s.pocetAktivnich;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){let t={instancePath:n+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>2147483647||
isNaN(r)){let t={instancePath:n+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={
instancePath:n+"/pocetAktivnich",schemaPath:"#/properties/pocetAktivnich/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.pocetZaniklych!==void 0){let r=s.pocetZaniklych;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/pocetZaniklych",schemaPath:"#/properti\
es/pocetZaniklych/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let t={instancePath:n+"/pocetZaniklych",schemaPath:"#/properties/pocet\
Zaniklych/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?
e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/pocetZaniklych",schemaPath:"#/properties/pocetZaniklych/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.pocetPozastavenych!==
void 0){let r=s.pocetPozastavenych;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/poc\
etPozastavenych",schemaPath:"#/properties/pocetPozastavenych/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let t={instancePath:n+
"/pocetPozastavenych",schemaPath:"#/properties/pocetPozastavenych/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/pocetPozastaveny\
ch",schemaPath:"#/properties/pocetPozastavenych/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mus\
t be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.pocetPrerusenych!==void 0){let r=s.pocetPrerusenych;if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/pocetPrerusenych",schemaPath:"#/properties/pocetPrerusenyc\
h/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="num\
ber"&&isFinite(r)){if(r>2147483647||isNaN(r)){let t={instancePath:n+"/pocetPrerusenych",schemaPath:"#/properties/pocetPr\
erusenych/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?
e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/pocetPrerusenych",schemaPath:"#/properties/pocetPrerusenyc\
h/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.
pocetCelkem!==void 0){let r=s.pocetCelkem;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let t={instancePath:n+"/\
pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"\
must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/pocetCelkem",schemaPath:"\
#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[t]:e.push(t),a++}}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[r]:e.push(r),a++}return _e.errors=e,a===0}function Be(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.pocetCelkem!==void 0){let r=s.pocetCelkem;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){
let t={instancePath:n+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+
"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.pocetZaniklych!==void 0){let r=s.pocetZaniklych;if(!(typeof r=="numbe\
r"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/pocetZaniklych",schemaPath:"#/properties/pocetZaniklych/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&
isFinite(r)){if(r>2147483647||isNaN(r)){let t={instancePath:n+"/pocetZaniklych",schemaPath:"#/properties/pocetZaniklych/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[t]:e.push(
t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/pocetZaniklych",schemaPath:"#/properties/pocetZaniklych/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.pocetAktivnich!==void 0){
let r=s.pocetAktivnich;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/pocetAktivnich",
schemaPath:"#/properties/pocetAktivnich/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let t={instancePath:n+"/pocetAktivnic\
h",schemaPath:"#/properties/pocetAktivnich/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"\
must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/pocetAktivnich",schemaPath:"\
#/properties/pocetAktivnich/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[t]:e.push(t),a++}}}if(s.pocetPozastavenych!==void 0){let r=s.pocetPozastavenych;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:n+"/pocetPozastavenych",schemaPath:"#/properties/pocetPozastavenych/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){
if(r>2147483647||isNaN(r)){let t={instancePath:n+"/pocetPozastavenych",schemaPath:"#/properties/pocetPozastavenych/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),
a++}if(r<0||isNaN(r)){let t={instancePath:n+"/pocetPozastavenych",schemaPath:"#/properties/pocetPozastavenych/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Be.
errors=e,a===0}function qe(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(d(
s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?d.errors:e.concat(d.errors),a=e.length),s&&
typeof s=="object"&&!Array.isArray(s)){if(s.insolvencniRizeni!==void 0&&(Me(s.insolvencniRizeni,{instancePath:n+"/insolv\
encniRizeni",parentData:s,parentDataProperty:"insolvencniRizeni",rootData:o})||(e=e===null?Me.errors:e.concat(Me.errors),
a=e.length)),s.datumDoruceniVypisu!==void 0){let r=s.datumDoruceniVypisu;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/datumDoruceniVypisu",schemaPath:"#/allOf/1/properties/datumDoruceniVypisu/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumDoruceniVypisu",
schemaPath:"#/allOf/1/properties/datumDoruceniVypisu/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.adresySubjektu!==void 0){let r=s.adresySubjektu;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)Ke(r[i],{instancePath:n+"/adresySubjektu/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Ke.errors:
e.concat(Ke.errors),a=e.length)}else{let t={instancePath:n+"/adresySubjektu",schemaPath:"#/allOf/1/properties/adresySubj\
ektu/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.typSubjektu!==
void 0){let r=s.typSubjektu;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/typSubjektu",schemaPath:"#/allOf/\
1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjekt\
u/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zivnostenskyUrad!==void 0){let r=s.zivnostenskyUrad;
if(typeof r=="string"){if(!br.test(r)){let t={instancePath:n+"/zivnostenskyUrad",schemaPath:"#/allOf/1/properties/zivnos\
tenskyUrad/pattern",keyword:"pattern",params:{pattern:"^\\d{6}$"},message:'must match pattern "^\\d{6}$"'};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:n+"/zivnostenskyUrad",schemaPath:"#/allOf/1/properties/zivnostenskyUrad/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.organizacniSlozka!==void 0){let r=s.
organizacniSlozka;if(typeof r=="string"){if(p(r)>2e3){let t={instancePath:n+"/organizacniSlozka",schemaPath:"#/allOf/1/p\
roperties/organizacniSlozka/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 char\
acters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/organizacniSlozka",schemaPath:"#/allOf/1/proper\
ties/organizacniSlozka/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/organizacniSlozka",schemaPath:"#/allOf/1/properties/organizac\
niSlozka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zivnostiStav!==
void 0&&(_e(s.zivnostiStav,{instancePath:n+"/zivnostiStav",parentData:s,parentDataProperty:"zivnostiStav",rootData:o})||
(e=e===null?_e.errors:e.concat(_e.errors),a=e.length)),s.datumZapisuVr!==void 0){let r=s.datumZapisuVr;if(typeof r=="str\
ing"){if(!u.test(r)){let t={instancePath:n+"/datumZapisuVr",schemaPath:"#/allOf/1/properties/datumZapisuVr/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/datumZapisuVr",schemaPath:"#/allOf/1/properties/datumZapisuVr/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(s.provozovnyStav!==void 0&&(Be(s.provozovnyStav,{instancePath:n+"/provozo\
vnyStav",parentData:s,parentDataProperty:"provozovnyStav",rootData:o})||(e=e===null?Be.errors:e.concat(Be.errors),a=e.length)),
s.primarniZaznam!==void 0&&typeof s.primarniZaznam!="boolean"){let r={instancePath:n+"/primarniZaznam",schemaPath:"#/all\
Of/1/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.
push(r),a++}if(s.kodStatu!==void 0&&typeof s.kodStatu!="string"){let r={instancePath:n+"/kodStatu",schemaPath:"#/allOf/1\
/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{
let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return qe.errors=e,a===0}function He(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(h(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must \
match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/allOf/1/prope\
rties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
platnostDo!==void 0){let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return He.errors=
e,a===0}function Ye(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+
"/typAngazma",schemaPath:"#/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT hav\
e more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAngazma",schemaPath:"#/pr\
operties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAngazma",schemaPath:"#/properties/typAngazma/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostOd!==void 0){let r=s.platnostOd;
if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/platnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={
instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostDo",schemaPath:"#/properti\
es/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.ico!==
void 0){let r=s.ico;if(typeof r=="string"){if(p(r)>8){let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/maxLengt\
h",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[t]:e.push(t),a++}if(p(
r)<8){let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"\
must NOT have fewer than 8 characters"};e===null?e=[t]:e.push(t),a++}if(!x.test(r)){let t={instancePath:n+"/ico",schemaPath:"\
#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.obchodniJmeno!==void 0){let r=s.obchodniJmeno;if(typeof r==
"string"){if(p(r)>2e3){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){
let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/obchodniJmen\
o",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}if(s.sidlo!==void 0&&(He(s.sidlo,{instancePath:n+"/sidlo",parentData:s,parentDataProperty:"sidlo",rootData:o})||
(e=e===null?He.errors:e.concat(He.errors),a=e.length)),s.typSubjektu!==void 0){let r=s.typSubjektu;if(typeof r=="string"){
if(p(r)>64){let t={instancePath:n+"/typSubjektu",schemaPath:"#/properties/typSubjektu/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+
"/typSubjektu",schemaPath:"#/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typSubjektu",schemaPath:"#/prope\
rties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
pravniForma!==void 0){let r=s.pravniForma;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+"/pravniForma",schemaPath:"\
#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};
e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/minLen\
gth",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),a++}
if(!O.test(r)){let t={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/pattern",keyword:"pattern",params:{
pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/\
pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.kodStatu!==void 0&&typeof s.kodStatu!="string"){let r={instancePath:n+"/kodStatu",schemaPath:"\
#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Ye.errors=e,a===0}function P(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.jmeno!==void 0){let r=s.jmeno;if(typeof r=="string"){if(p(r)>100){let t={instancePath:n+"/j\
meno",schemaPath:"#/properties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than \
100 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/jmeno",schemaPath:"#/properties/jmeno/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.prijmeni!==void 0){let r=s.
prijmeni;if(typeof r=="string"){if(p(r)>100){let t={instancePath:n+"/prijmeni",schemaPath:"#/properties/prijmeni/maxLeng\
th",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/prijmeni",schemaPath:"#/properties/prijmeni/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.titulPredJmenem!==void 0){let r=s.titulPredJmenem;if(typeof r=="stri\
ng"){if(p(r)>32){let t={instancePath:n+"/titulPredJmenem",schemaPath:"#/properties/titulPredJmenem/maxLength",keyword:"m\
axLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/titulPredJmenem",schemaPath:"#/properties/titulPredJmenem/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[t]:e.push(t),a++}}if(s.titulZaJmenem!==void 0){let r=s.titulZaJmenem;if(typeof r=="string"){if(p(r)>
32){let t={instancePath:n+"/titulZaJmenem",schemaPath:"#/properties/titulZaJmenem/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/ti\
tulZaJmenem",schemaPath:"#/properties/titulZaJmenem/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.datumNarozeni!==void 0){let r=s.datumNarozeni;if(typeof r=="string"){if(!u.test(r)){let t={
instancePath:n+"/datumNarozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumNarozeni",schemaPath:"#/prope\
rties/datumNarozeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return P.errors=e,a===0}function j(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){
let e=null,a=0;if(P(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?P.errors:e.concat(P.errors),
a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){
if(!u.test(r)){let t={instancePath:n+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/pl\
atnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={
instancePath:n+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},
message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostDo",schemaPath:"#\
/allOf/1/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(s.statniObcanstvi!==void 0&&typeof s.statniObcanstvi!="string"){let r={instancePath:n+"/statniObcanstvi",schemaPath:"\
#/allOf/1/properties/statniObcanstvi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),a++}if(s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/ty\
pAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT\
 have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAngazma",schemaPath:"\
#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAnga\
zma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return j.errors=e,a===0}function Ge(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(Ye(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?Ye.errors:e.concat(Ye.errors),a=
e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.osobyZastupce!==void 0){let r=s.osobyZastupce;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)j(r[i],{instancePath:n+"/osobyZastupce/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?j.errors:e.concat(j.errors),a=e.length)}else{let t={instancePath:n+"/osobyZastupce",schemaPath:"#/allOf/1/pr\
operties/osobyZastupce/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return Ge.errors=e,a===0}function K(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){
let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/pl\
atnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.rozsahPozastaveni!==void 0){let r=s.rozsahPozastaveni;if(typeof r=="\
string"){if(p(r)>1024){let t={instancePath:n+"/rozsahPozastaveni",schemaPath:"#/properties/rozsahPozastaveni/maxLength",
keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/rozsahPozastaveni",schemaPath:"#/properties/rozsahPozastaveni/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return K.errors=e,a===0}function Qe(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){
let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/pl\
atnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.podminka!==void 0&&typeof s.podminka!="string"){let r={instancePath:n+
"/podminka",schemaPath:"#/properties/podminka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),a++}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return Qe.errors=e,a===0}function We(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){
let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/pl\
atnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return We.errors=e,a===0}function Xe(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){
let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/pl\
atnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Xe.errors=e,a===0}function et(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.datumVzniku!==
void 0){let r=s.datumVzniku;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumVzniku",schemaPath:"#/pro\
perties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.
push(t),a++}}else{let t={instancePath:n+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.datumZaniku!==void 0){let r=s.datumZaniku;if(typeof r==
"string"){if(!u.test(r)){let t={instancePath:n+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={
instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostDo",schemaPath:"#/properti\
es/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.predmetPodnikani!==
void 0){let r=s.predmetPodnikani;if(typeof r=="string"){if(p(r)>750){let t={instancePath:n+"/predmetPodnikani",schemaPath:"\
#/properties/predmetPodnikani/maxLength",keyword:"maxLength",params:{limit:750},message:"must NOT have more than 750 cha\
racters"};e===null?e=[t]:e.push(t),a++}if(p(r)<5){let t={instancePath:n+"/predmetPodnikani",schemaPath:"#/properties/pre\
dmetPodnikani/minLength",keyword:"minLength",params:{limit:5},message:"must NOT have fewer than 5 characters"};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/predmetPodnikani",schemaPath:"#/properties/predmetPodnikani/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.pozastaveniZivnosti!==void 0){
let r=s.pozastaveniZivnosti;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)K(r[i],{instancePath:n+"/pozastaveni\
Zivnosti/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?K.errors:e.concat(K.errors),a=e.length)}else{let t={
instancePath:n+"/pozastaveniZivnosti",schemaPath:"#/properties/pozastaveniZivnosti/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.podminkyProvozovaniZivnosti!==void 0){let r=s.podminkyProvozovaniZivnosti;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Qe(r[i],{instancePath:n+"/podminkyProvozovaniZivnosti/"+i,parentData:r,
parentDataProperty:i,rootData:o})||(e=e===null?Qe.errors:e.concat(Qe.errors),a=e.length)}else{let t={instancePath:n+"/po\
dminkyProvozovaniZivnosti",schemaPath:"#/properties/podminkyProvozovaniZivnosti/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.preruseniZivnosti!==void 0){let r=s.preruseniZivnosti;if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++)We(r[i],{instancePath:n+"/preruseniZivnosti/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?We.errors:e.concat(We.errors),a=e.length)}else{let t={instancePath:n+"/preruseniZivnosti",schemaPath:"\
#/properties/preruseniZivnosti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),a++}}if(s.zivnostBezOz!==void 0){let r=s.zivnostBezOz;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Xe(r[i],
{instancePath:n+"/zivnostBezOz/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Xe.errors:e.concat(Xe.errors),
a=e.length)}else{let t={instancePath:n+"/zivnostBezOz",schemaPath:"#/properties/zivnostBezOz/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.datumAktualizace!==void 0){let r=s.datumAktualizace;
if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumAktualizace",schemaPath:"#/properties/datumAktualizac\
e/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.druhZivnosti!==void 0){let r=s.druhZivnosti;if(typeof r==
"string"){if(p(r)>1){let t={instancePath:n+"/druhZivnosti",schemaPath:"#/properties/druhZivnosti/maxLength",keyword:"max\
Length",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/druhZivnosti",schemaPath:"#/properties/druhZivnosti/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/druhZivnosti",schemaPath:"\
#/properties/druhZivnosti/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return et.errors=e,a===0}function _(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){
let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/pl\
atnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.oborNazev!==void 0){let r=s.oborNazev;if(typeof r=="string"){if(p(r)>
750){let t={instancePath:n+"/oborNazev",schemaPath:"#/properties/oborNazev/maxLength",keyword:"maxLength",params:{limit:750},
message:"must NOT have more than 750 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<5){let t={instancePath:n+"/oborNa\
zev",schemaPath:"#/properties/oborNazev/minLength",keyword:"minLength",params:{limit:5},message:"must NOT have fewer tha\
n 5 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/oborNazev",schemaPath:"#/properties/oborNaze\
v/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return _.
errors=e,a===0}var Pr=new RegExp("^\\d{1}$","u");function tt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.icp!==void 0){let r=s.icp;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:n+"/icp",schemaPath:"#/properties/icp/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>9999999999||isNaN(r)){let t={
instancePath:n+"/icp",schemaPath:"#/properties/icp/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999999},
message:"must be <= 9999999999"};e===null?e=[t]:e.push(t),a++}if(r<1e9||isNaN(r)){let t={instancePath:n+"/icp",schemaPath:"\
#/properties/icp/minimum",keyword:"minimum",params:{comparison:">=",limit:1e9},message:"must be >= 1000000000"};e===null?
e=[t]:e.push(t),a++}}}if(s.sidloProvozovny!==void 0&&(h(s.sidloProvozovny,{instancePath:n+"/sidloProvozovny",parentData:s,
parentDataProperty:"sidloProvozovny",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length)),s.umisteniProvozovny!==
void 0){let r=s.umisteniProvozovny;if(typeof r=="string"){if(p(r)>254){let t={instancePath:n+"/umisteniProvozovny",schemaPath:"\
#/properties/umisteniProvozovny/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 c\
haracters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/umisteniProvozovny",schemaPath:"#/properties/umis\
teniProvozovny/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostOd",schemaPath:"\
#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[
t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){let r=s.platnostDo;if(typeof r==
"string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/pl\
atnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}if(s.pozastaveniProvozovny!==void 0){let r=s.pozastaveniProvozovny;if(Array.isArray(r)){let t=r.
length;for(let i=0;i<t;i++)K(r[i],{instancePath:n+"/pozastaveniProvozovny/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?K.errors:e.concat(K.errors),a=e.length)}else{let t={instancePath:n+"/pozastaveniProvozovny",schemaPath:"#/pr\
operties/pozastaveniProvozovny/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),a++}}if(s.typProvozovny!==void 0){let r=s.typProvozovny;if(typeof r=="string"){if(p(r)>1){let t={instancePath:n+"/typ\
Provozovny",schemaPath:"#/properties/typProvozovny/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT hav\
e more than 1 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typProvozovny",schemaPath:"#/\
properties/typProvozovny/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),a++}if(!Pr.test(r)){let t={instancePath:n+"/typProvozovny",schemaPath:"#/properties/typProvozov\
ny/pattern",keyword:"pattern",params:{pattern:"^\\d{1}$"},message:'must match pattern "^\\d{1}$"'};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/typProvozovny",schemaPath:"#/properties/typProvozovny/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.nazev!==void 0){let r=s.nazev;if(typeof r=="\
string"){if(p(r)>254){let t={instancePath:n+"/nazev",schemaPath:"#/properties/nazev/maxLength",keyword:"maxLength",params:{
limit:254},message:"must NOT have more than 254 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/\
nazev",schemaPath:"#/properties/nazev/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return tt.errors=e,a===0}function rt(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(tt(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?tt.
errors:e.concat(tt.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.oboryCinnosti!==void 0){let r=s.oboryCinnosti;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)_(r[i],{instancePath:n+"/oboryCinnosti/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)}else{let t={instancePath:n+"/oboryCinnosti",schemaPath:"\
#/allOf/1/properties/oboryCinnosti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),a++}return rt.errors=e,a===0}function st(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(et(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?et.
errors:e.concat(et.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.oboryCinnosti!==void 0){let r=s.oboryCinnosti;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)_(r[i],{instancePath:n+"/oboryCinnosti/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)}else{let t={instancePath:n+"/oboryCinnosti",schemaPath:"\
#/allOf/1/properties/oboryCinnosti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),a++}}if(s.odpovedniZastupci!==void 0){let r=s.odpovedniZastupci;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)j(r[i],{instancePath:n+"/odpovedniZastupci/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?j.errors:
e.concat(j.errors),a=e.length)}else{let t={instancePath:n+"/odpovedniZastupci",schemaPath:"#/allOf/1/properties/odpovedn\
iZastupci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.provozovny!==
void 0){let r=s.provozovny;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)rt(r[i],{instancePath:n+"/provozovny/"+
i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?rt.errors:e.concat(rt.errors),a=e.length)}else{let t={instancePath:n+
"/provozovny",schemaPath:"#/allOf/1/properties/provozovny/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return st.errors=e,a===0}function at(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(qe(s,{instancePath:n,parentData:m,parentDataProperty:l,
rootData:o})||(e=e===null?qe.errors:e.concat(qe.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.souvisejiciSubjekty!==
void 0){let r=s.souvisejiciSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Ge(r[i],{instancePath:n+"/so\
uvisejiciSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Ge.errors:e.concat(Ge.errors),a=e.length)}else{
let t={instancePath:n+"/souvisejiciSubjekty",schemaPath:"#/allOf/1/properties/souvisejiciSubjekty/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.osobaPodnikatel!==void 0&&(j(s.osobaPodnikatel,
{instancePath:n+"/osobaPodnikatel",parentData:s,parentDataProperty:"osobaPodnikatel",rootData:o})||(e=e===null?j.errors:
e.concat(j.errors),a=e.length)),s.angazovaneOsoby!==void 0){let r=s.angazovaneOsoby;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)j(r[i],{instancePath:n+"/angazovaneOsoby/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===
null?j.errors:e.concat(j.errors),a=e.length)}else{let t={instancePath:n+"/angazovaneOsoby",schemaPath:"#/allOf/1/propert\
ies/angazovaneOsoby/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.
zivnosti!==void 0){let r=s.zivnosti;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)st(r[i],{instancePath:n+"/zi\
vnosti/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?st.errors:e.concat(st.errors),a=e.length)}else{let t={
instancePath:n+"/zivnosti",schemaPath:"#/allOf/1/properties/zivnosti/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return at.errors=e,a===0}function te(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.icoId!==
void 0){let r=s.icoId;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/m\
axLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),
a++}if(!L.test(r)){let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"\
^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(s.zaznamy!==void 0){let r=s.zaznamy;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)at(r[i],
{instancePath:n+"/zaznamy/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?at.errors:e.concat(at.errors),
a=e.length)}else{let t={instancePath:n+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return te.errors=e,a===0}var Qr=Or;function Or(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let r=s.ekonomickeSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)te(r[i],{instancePath:n+"/ekonomickeSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?te.errors:
e.concat(te.errors),a=e.length)}else{let t={instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonom\
ickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Or.errors=e,a===0}var Wr=re;function nt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(P(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?P.errors:e.concat(P.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must\
 NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAngazma",schemaPath:"\
#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAnga\
zma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return nt.errors=e,a===0}function it(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.email!==void 0){let r=s.email;if(typeof r=="string"){if(p(r)>50){let t={instancePath:n+"/e\
mail",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 5\
0 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/email",schemaPath:"#/properties/email/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.fax!==void 0){let r=s.fax;if(typeof r==
"string"){if(p(r)>25){let t={instancePath:n+"/fax",schemaPath:"#/properties/fax/maxLength",keyword:"maxLength",params:{limit:25},
message:"must NOT have more than 25 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/fax",schemaPath:"\
#/properties/fax/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/fax",schemaPath:"#/properties/fax/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.telefon!==void 0){let r=s.telefon;if(typeof r=="str\
ing"){if(p(r)>25){let t={instancePath:n+"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{
limit:25},message:"must NOT have more than 25 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+
"/telefon",schemaPath:"#/properties/telefon/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/telefon",schemaPath:"#/properties/telefo\
n/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.www!==void 0){
let r=s.www;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/www",schemaPath:"#/properties/www/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){
let t={instancePath:n+"/www",schemaPath:"#/properties/www/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/www",schemaPath:"#/propert\
ies/www/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return it.errors=e,a===0}function ot(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(d(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?d.errors:e.concat(d.errors),a=e.length),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.poradoveCisloZar!==void 0){let r=s.poradoveCisloZar;if(typeof r=="string"){
if(p(r)>3){let t={instancePath:n+"/poradoveCisloZar",schemaPath:"#/allOf/1/properties/poradoveCisloZar/maxLength",keyword:"\
maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={
instancePath:n+"/poradoveCisloZar",schemaPath:"#/allOf/1/properties/poradoveCisloZar/minLength",keyword:"minLength",params:{
limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),a++}if(!O.test(r)){let t={instancePath:n+
"/poradoveCisloZar",schemaPath:"#/allOf/1/properties/poradoveCisloZar/pattern",keyword:"pattern",params:{pattern:"^\\d{3}\
$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/poradoveCisloZar",
schemaPath:"#/allOf/1/properties/poradoveCisloZar/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.poradoveCisloPrac!==void 0){let r=s.poradoveCisloPrac;if(typeof r=="string"){if(p(r)>
3){let t={instancePath:n+"/poradoveCisloPrac",schemaPath:"#/allOf/1/properties/poradoveCisloPrac/maxLength",keyword:"max\
Length",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={
instancePath:n+"/poradoveCisloPrac",schemaPath:"#/allOf/1/properties/poradoveCisloPrac/minLength",keyword:"minLength",params:{
limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),a++}if(!O.test(r)){let t={instancePath:n+
"/poradoveCisloPrac",schemaPath:"#/allOf/1/properties/poradoveCisloPrac/pattern",keyword:"pattern",params:{pattern:"^\\d{\
3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/poradoveCisloP\
rac",schemaPath:"#/allOf/1/properties/poradoveCisloPrac/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),a++}}if(s.typSubjektu!==void 0){let r=s.typSubjektu;if(typeof r=="string"){if(p(r)>2){let t={
instancePath:n+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:2},
message:"must NOT have more than 2 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<2){let t={instancePath:n+"/typSubje\
ktu",schemaPath:"#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have\
 fewer than 2 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typSubjektu",schemaPath:"#/allOf/1\
/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.druhZarizeni!==void 0){let r=s.druhZarizeni;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+"/druhZarizeni",
schemaPath:"#/allOf/1/properties/druhZarizeni/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have mor\
e than 3 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/druhZarizeni",schemaPath:"#/allOf/\
1/properties/druhZarizeni/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};
e===null?e=[t]:e.push(t),a++}if(!O.test(r)){let t={instancePath:n+"/druhZarizeni",schemaPath:"#/allOf/1/properties/druhZ\
arizeni/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.
push(t),a++}}else{let t={instancePath:n+"/druhZarizeni",schemaPath:"#/allOf/1/properties/druhZarizeni/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.primarniZaznam!==void 0&&typeof s.
primarniZaznam!="boolean"){let r={instancePath:n+"/primarniZaznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.typZrizovatele!==void 0){
let r=s.typZrizovatele;if(typeof r=="string"){if(p(r)>1){let t={instancePath:n+"/typZrizovatele",schemaPath:"#/allOf/1/p\
roperties/typZrizovatele/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};
e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typZrizovatele",schemaPath:"#/allOf/1/properties/typZriz\
ovatele/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:n+"/typZrizovatele",schemaPath:"#/allOf/1/properties/typZrizovatele/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.angazovaneOsoby!==void 0){let r=s.
angazovaneOsoby;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)nt(r[i],{instancePath:n+"/angazovaneOsoby/"+i,parentData:r,
parentDataProperty:i,rootData:o})||(e=e===null?nt.errors:e.concat(nt.errors),a=e.length)}else{let t={instancePath:n+"/an\
gazovaneOsoby",schemaPath:"#/allOf/1/properties/angazovaneOsoby/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),a++}}s.kontakty!==void 0&&(it(s.kontakty,{instancePath:n+"/kontakty",parentData:s,parentDataProperty:"\
kontakty",rootData:o})||(e=e===null?it.errors:e.concat(it.errors),a=e.length))}else{let r={instancePath:n,schemaPath:"#/\
allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ot.errors=
e,a===0}function re(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.icoId!==void 0){let r=s.icoId;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+
"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters"};e===null?e=[t]:e.push(t),a++}if(!L.test(r)){let t={instancePath:n+"/icoId",schemaPath:"#/properties/ic\
oId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zaznamy!==void 0){let r=s.zaznamy;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)ot(r[i],{instancePath:n+"/zaznamy/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?ot.errors:e.concat(ot.errors),a=e.length)}else{let t={instancePath:n+"/zaznamy",schemaPath:"#/properties/zaz\
namy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return re.
errors=e,a===0}var Xr=zr;function zr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let r=s.ekonomickeSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)re(r[i],{instancePath:n+"/ekonomickeSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?re.errors:
e.concat(re.errors),a=e.length)}else{let t={instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonom\
ickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return zr.errors=e,a===0}var es=se;function pt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(P(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?P.errors:e.concat(P.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.funkce!==void 0){let r=s.funkce;if(typeof r=="string"){if(p(r)>120){let t={instancePath:n+"/funk\
ce",schemaPath:"#/allOf/1/properties/funkce/maxLength",keyword:"maxLength",params:{limit:120},message:"must NOT have mor\
e than 120 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/funkce",schemaPath:"#/allOf/1/propert\
ies/funkce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostOd!==
void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostOd",schemaPath:"#/allOf\
/1/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){let r=s.platnostDo;
if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/fo\
rmat",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.adresa!==void 0&&(h(s.adresa,{instancePath:n+"/adresa",parentData:s,
parentDataProperty:"adresa",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length)),s.kod!==void 0){let r=s.kod;
if(typeof r=="string"){if(p(r)>10){let t={instancePath:n+"/kod",schemaPath:"#/allOf/1/properties/kod/maxLength",keyword:"\
maxLength",params:{limit:10},message:"must NOT have more than 10 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/kod",schemaPath:"#/allOf/1/properties/kod/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),a++}}if(s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r=="string"){if(p(r)>64){let t={
instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAnga\
zma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/p\
roperties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return pt.errors=e,a===0}function mt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.datumZmeny!==void 0){let r=s.datumZmeny;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/datumZmeny",schemaPath:"#/properties/datumZmeny/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumZmeny",schemaPath:"#/properties/datumZmeny\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return mt.
errors=e,a===0}function lt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.popis!==void 0){
let r=s.popis;if(typeof r=="string"){if(p(r)>1e3){let t={instancePath:n+"/popis",schemaPath:"#/properties/popis/maxLengt\
h",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than 1000 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/popis",schemaPath:"#/properties/popis/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return lt.errors=e,a===0}function ut(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.popis!==void 0){let r=s.popis;if(typeof r=="string"){if(p(r)>1e3){let t={instancePath:n+"/\
popis",schemaPath:"#/properties/popis/maxLength",keyword:"maxLength",params:{limit:1e3},message:"must NOT have more than\
 1000 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/popis",schemaPath:"#/properties/popis/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostOd!==void 0){
let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/pl\
atnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.stavSubjektu!==void 0){let r=s.stavSubjektu;if(typeof r=="string"){if(p(
r)>64){let t={instancePath:n+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+
"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT \
have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavSubjektu",schemaPath:"#/pr\
operties/stavSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return ut.errors=e,a===0}function yt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){
let e=null,a=0;if(d(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?d.errors:e.concat(d.errors),
a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.cisloRegistrace!==void 0){let r=s.cisloRegistrace;if(typeof r==
"string"){if(p(r)>20){let t={instancePath:n+"/cisloRegistrace",schemaPath:"#/allOf/1/properties/cisloRegistrace/maxLengt\
h",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/cisloRegistrace",schemaPath:"#/allOf/1/properties/cisloRegistrace/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.typSubjektu!==void 0){let r=s.typSubjektu;if(typeof r==
"string"){if(p(r)>1){let t={instancePath:n+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"\
maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!Pr.test(r)){let t={instancePath:n+"/ty\
pSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/pattern",keyword:"pattern",params:{pattern:"^\\d{1}$"},message:'\
must match pattern "^\\d{1}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typSubjektu",schemaPath:"#/al\
lOf/1/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(s.obchodniJmenoZkratka!==void 0){let r=s.obchodniJmenoZkratka;if(typeof r=="string"){if(p(r)>1e3){let t={instancePath:n+
"/obchodniJmenoZkratka",schemaPath:"#/allOf/1/properties/obchodniJmenoZkratka/maxLength",keyword:"maxLength",params:{limit:1e3},
message:"must NOT have more than 1000 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/obchodniJm\
enoZkratka",schemaPath:"#/allOf/1/properties/obchodniJmenoZkratka/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),a++}}if(s.angazovaneOsoby!==void 0){let r=s.angazovaneOsoby;if(Array.isArray(r)){
let t=r.length;for(let i=0;i<t;i++)pt(r[i],{instancePath:n+"/angazovaneOsoby/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?pt.errors:e.concat(pt.errors),a=e.length)}else{let t={instancePath:n+"/angazovaneOsoby",schemaPath:"#/allOf/\
1/properties/angazovaneOsoby/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}if(s.primarniZaznam!==void 0&&typeof s.primarniZaznam!="boolean"){let r={instancePath:n+"/primarniZaznam",schemaPath:"\
#/allOf/1/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[
r]:e.push(r),a++}if(s.zmenaStanov!==void 0){let r=s.zmenaStanov;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)
mt(r[i],{instancePath:n+"/zmenaStanov/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?mt.errors:e.concat(
mt.errors),a=e.length)}else{let t={instancePath:n+"/zmenaStanov",schemaPath:"#/allOf/1/properties/zmenaStanov/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.statutarniOrgan!==void 0){let r=s.
statutarniOrgan;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)lt(r[i],{instancePath:n+"/statutarniOrgan/"+i,parentData:r,
parentDataProperty:i,rootData:o})||(e=e===null?lt.errors:e.concat(lt.errors),a=e.length)}else{let t={instancePath:n+"/st\
atutarniOrgan",schemaPath:"#/allOf/1/properties/statutarniOrgan/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),a++}}if(s.stavSubjektu!==void 0){let r=s.stavSubjektu;if(Array.isArray(r)){let t=r.
length;for(let i=0;i<t;i++)ut(r[i],{instancePath:n+"/stavSubjektu/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=
e===null?ut.errors:e.concat(ut.errors),a=e.length)}else{let t={instancePath:n+"/stavSubjektu",schemaPath:"#/allOf/1/prop\
erties/stavSubjektu/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return yt.errors=e,a===0}function se(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.icoId!==void 0){let r=s.icoId;if(typeof r=="string"){if(p(
r)>32){let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!L.test(r)){let t={instancePath:n+"/icoId",schemaPath:"\
#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\
\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zaznamy!==void 0){let r=s.zaznamy;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)yt(r[i],{instancePath:n+"/zaznamy/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?yt.errors:e.concat(yt.errors),a=e.length)}else{let t={instancePath:n+"/zaznamy",schemaPath:"#/\
properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return se.errors=e,a===0}var ts=wr;function wr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let r=s.ekonomickeSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)se(r[i],{instancePath:n+"/ekonomickeSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?se.errors:
e.concat(se.errors),a=e.length)}else{let t={instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonom\
ickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return wr.errors=e,a===0}var rs=ae;function ct(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.cisloRegistrace!==void 0){let r=s.cisloRegistrace;if(typeof r=="string"){if(p(r)>30){let t={
instancePath:n+"/cisloRegistrace",schemaPath:"#/properties/cisloRegistrace/maxLength",keyword:"maxLength",params:{limit:30},
message:"must NOT have more than 30 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/cisloRegistr\
ace",schemaPath:"#/properties/cisloRegistrace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}if(s.cisloZruseniRegistrace!==void 0){let r=s.cisloZruseniRegistrace;if(typeof r=="string"){if(p(
r)>30){let t={instancePath:n+"/cisloZruseniRegistrace",schemaPath:"#/properties/cisloZruseniRegistrace/maxLength",keyword:"\
maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/cisloZruseniRegistrace",schemaPath:"#/properties/cisloZruseniRegistrace/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.datumLikvidace!==void 0){let r=s.datumLikvidace;if(typeof r==
"string"){if(!u.test(r)){let t={instancePath:n+"/datumLikvidace",schemaPath:"#/properties/datumLikvidace/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/datumLikvidace",schemaPath:"#/properties/datumLikvidace/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}}if(s.datumKonkurzu!==void 0){let r=s.datumKonkurzu;if(typeof r=="string"){if(!u.test(
r)){let t={instancePath:n+"/datumKonkurzu",schemaPath:"#/properties/datumKonkurzu/format",keyword:"format",params:{format:"\
date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumKonkurzu",schemaPath:"\
#/properties/datumKonkurzu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.datumOpatrovnik!==void 0){let r=s.datumOpatrovnik;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/datumOpatrovnik",schemaPath:"#/properties/datumOpatrovnik/format",keyword:"format",params:{format:"date"},message:'mus\
t match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumOpatrovnik",schemaPath:"#/proper\
ties/datumOpatrovnik/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.datumZruseniRegistrace!==void 0){let r=s.datumZruseniRegistrace;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/datumZruseniRegistrace",schemaPath:"#/properties/datumZruseniRegistrace/format",keyword:"format",params:{format:"date"},
message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumZruseniRegistrace",schemaPath:"\
#/properties/datumZruseniRegistrace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),a++}return ct.errors=e,a===0}function ht(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.popis!==void 0&&typeof s.popis!="string"){let r={instancePath:n+"/popis",schemaPath:"#/pro\
perties/popis/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(s.platnostOd!==
void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostOd",schemaPath:"#/prope\
rties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){let r=s.platnostDo;if(typeof r==
"string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/pl\
atnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return ht.errors=e,a===0}function B(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(h(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must \
match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/allOf/1/prope\
rties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
platnostDo!==void 0){let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.typAdresy!==void 0){let r=s.typAdresy;
if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/maxLeng\
th",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}
if(p(r)<1){let t={instancePath:n+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return B.errors=e,a===0}function ft(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(d(s,{instancePath:n,parentData:m,parentDataProperty:l,
rootData:o})||(e=e===null?d.errors:e.concat(d.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.typSubjektu!==
void 0){let r=s.typSubjektu;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/typSubjektu",schemaPath:"#/allOf/\
1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};
e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjekt\
u/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.stat!==void 0&&typeof s.stat!="string"){let r={
instancePath:n+"/stat",schemaPath:"#/allOf/1/properties/stat/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[r]:e.push(r),a++}if(s.primarniZaznam!==void 0&&typeof s.primarniZaznam!="boolean"){let r={instancePath:n+
"/primarniZaznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.registrace!==void 0&&(ct(s.registrace,{instancePath:n+"/registrace",
parentData:s,parentDataProperty:"registrace",rootData:o})||(e=e===null?ct.errors:e.concat(ct.errors),a=e.length)),s.zpusobJednani!==
void 0){let r=s.zpusobJednani;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ht(r[i],{instancePath:n+"/zpusobJe\
dnani/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?ht.errors:e.concat(ht.errors),a=e.length)}else{let t={
instancePath:n+"/zpusobJednani",schemaPath:"#/allOf/1/properties/zpusobJednani/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.adresySubjektu!==void 0){let r=s.adresySubjektu;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)B(r[i],{instancePath:n+"/adresySubjektu/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?B.errors:e.concat(B.errors),a=e.length)}else{let t={instancePath:n+"/adresySubjektu",schemaPath:"#/allOf/1/p\
roperties/adresySubjektu/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}
if(s.zdrojId!==void 0){let r=s.zdrojId;if(typeof r=="string"){if(p(r)>100){let t={instancePath:n+"/zdrojId",schemaPath:"\
#/allOf/1/properties/zdrojId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 char\
acters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/zdrojId",schemaPath:"#/allOf/1/properties/zdrojId/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostOd!==void 0){
let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostOd",schemaPath:"#/allOf/1/prope\
rties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ft.errors=e,a===
0}function gt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){
let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/pl\
atnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.kodPravo!==void 0){let r=s.kodPravo;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodPravo",schemaPath:"#/properties/kodPravo/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return gt.errors=e,a===0}function dt(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.datumRegistracePrav!==void 0){let r=s.datumRegistracePrav;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/datumRegistracePrav",schemaPath:"#/properties/datumRegistracePrav/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumRegistracePrav",schemaPath:"#\
/properties/datumRegistracePrav/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(s.cisloRegistracePrav!==void 0){let r=s.cisloRegistracePrav;if(typeof r=="string"){if(p(r)>30){let t={instancePath:n+
"/cisloRegistracePrav",schemaPath:"#/properties/cisloRegistracePrav/maxLength",keyword:"maxLength",params:{limit:30},message:"\
must NOT have more than 30 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/cisloRegistracePrav",
schemaPath:"#/properties/cisloRegistracePrav/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}if(s.icoNastupce!==void 0){let r=s.icoNastupce;if(typeof r=="string"){if(p(r)>8){let t={instancePath:n+
"/icoNastupce",schemaPath:"#/properties/icoNastupce/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT ha\
ve more than 8 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<8){let t={instancePath:n+"/icoNastupce",schemaPath:"#/p\
roperties/icoNastupce/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===
null?e=[t]:e.push(t),a++}if(!x.test(r)){let t={instancePath:n+"/icoNastupce",schemaPath:"#/properties/icoNastupce/patter\
n",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/icoNastupce",schemaPath:"#/properties/icoNastupce/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.datumZruseniRegistracePrav!==void 0){let r=s.datumZruseniRegistracePrav;
if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumZruseniRegistracePrav",schemaPath:"#/properties/datum\
ZruseniRegistracePrav/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:n+"/datumZruseniRegistracePrav",schemaPath:"#/properties/datumZruseniRegistraceP\
rav/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.pravoZvlastni!==
void 0){let r=s.pravoZvlastni;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)gt(r[i],{instancePath:n+"/pravoZvl\
astni/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?gt.errors:e.concat(gt.errors),a=e.length)}else{let t={
instancePath:n+"/pravoZvlastni",schemaPath:"#/properties/pravoZvlastni/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(s.cisloZruseniRegistracePrav!==void 0){let r=s.cisloZruseniRegistracePrav;
if(typeof r=="string"){if(p(r)>30){let t={instancePath:n+"/cisloZruseniRegistracePrav",schemaPath:"#/properties/cisloZru\
seniRegistracePrav/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/cisloZruseniRegistracePrav",schemaPath:"#/properties/cisloZruseni\
RegistracePrav/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return dt.errors=e,a===0}function kt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.ico!==void 0){let r=s.ico;if(typeof r=="string"){if(p(r)>8){let t={instancePath:n+"/ico",schemaPath:"\
#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[t]:e.push(t),a++}if(p(r)<8){let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/minLength",keyword:"minLength",
params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[t]:e.push(t),a++}if(!x.test(r)){let t={instancePath:n+
"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "\
^\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.dic!==void 0&&typeof s.dic!="s\
tring"){let r={instancePath:n+"/dic",schemaPath:"#/properties/dic/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[r]:e.push(r),a++}if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(
r)){let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"dat\
e"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"\
#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.platnostDo!==void 0){let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"\
#/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[
t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.sidlo!==void 0&&(B(s.sidlo,{instancePath:n+"\
/sidlo",parentData:s,parentDataProperty:"sidlo",rootData:o})||(e=e===null?B.errors:e.concat(B.errors),a=e.length)),s.obchodniJmeno!==
void 0){let r=s.obchodniJmeno;if(typeof r=="string"){if(p(r)>2e3){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/p\
roperties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characte\
rs"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJme\
no/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.kodStatu!==void 0&&typeof s.kodStatu!="strin\
g"){let r={instancePath:n+"/kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}if(s.pravniForma!==void 0){let r=s.pravniForma;if(typeof r=="string"){if(p(
r)>3){let t={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},
message:"must NOT have more than 3 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/pravniFo\
rma",schemaPath:"#/properties/pravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer t\
han 3 characters"};e===null?e=[t]:e.push(t),a++}if(!O.test(r)){let t={instancePath:n+"/pravniForma",schemaPath:"#/proper\
ties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return kt.errors=e,a===
0}function R(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(P(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?P.errors:e.concat(P.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/platnostOd",schemaPath:"#/allOf/1/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'must \
match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/allOf/1/prope\
rties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
platnostDo!==void 0){let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"\
#/allOf/1/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostDo",schemaPath:"#/allOf/1/properties/platnostDo/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.poznamka!==void 0){let r=s.poznamka;
if(typeof r=="string"){if(p(r)>100){let t={instancePath:n+"/poznamka",schemaPath:"#/allOf/1/properties/poznamka/maxLengt\
h",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/poznamka",schemaPath:"#/allOf/1/properties/poznamka/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r=="strin\
g"){if(p(r)>64){let t={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxL\
ength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAngazma",
schemaPath:"#/allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}if(s.nazevOrganu!==void 0){let r=s.nazevOrganu;if(typeof r=="string"){if(p(r)>100){let t={instancePath:n+
"/nazevOrganu",schemaPath:"#/allOf/1/properties/nazevOrganu/maxLength",keyword:"maxLength",params:{limit:100},message:"m\
ust NOT have more than 100 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevOrganu",schemaPath:"\
#/allOf/1/properties/nazevOrganu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),a++}}if(s.kodStatu!==void 0&&typeof s.kodStatu!="string"){let r={instancePath:n+"/kodStatu",schemaPath:"#/allOf/\
1/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}
if(s.pravniForma!==void 0){let r=s.pravniForma;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+"/pravniForma",schemaPath:"\
#/allOf/1/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 char\
acters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/pravniForma",schemaPath:"#/allOf/1/properties/p\
ravniForma/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[
t]:e.push(t),a++}if(!O.test(r)){let t={instancePath:n+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/patter\
n",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return R.errors=e,a===0}function T(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(kt(s,{instancePath:n,parentData:m,
parentDataProperty:l,rootData:o})||(e=e===null?kt.errors:e.concat(kt.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.statutarniOrgany!==void 0){let r=s.statutarniOrgany;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)R(r[i],
{instancePath:n+"/statutarniOrgany/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?R.errors:e.concat(R.errors),
a=e.length)}else{let t={instancePath:n+"/statutarniOrgany",schemaPath:"#/allOf/1/properties/statutarniOrgany/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return T.errors=
e,a===0}function bt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(dt(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?dt.errors:e.concat(dt.errors),a=e.length),s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.organy!==void 0){let r=s.organy;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)T(r[i],
{instancePath:n+"/organy/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?T.errors:e.concat(T.errors),a=e.
length)}else{let t={instancePath:n+"/organy",schemaPath:"#/allOf/1/properties/organy/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return bt.errors=e,a===0}function vt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.ico!==void 0){let r=s.ico;if(typeof r=="string"){if(p(r)>8){let t={instancePath:n+"/ico",schemaPath:"\
#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[t]:e.push(t),a++}if(p(r)<8){let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/minLength",keyword:"minLength",
params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[t]:e.push(t),a++}if(!x.test(r)){let t={instancePath:n+
"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "\
^\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostOd!==void 0){let r=s.platnostOd;
if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/platnostOd",schemaPath:"#/properties/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==void 0){let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={
instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostDo",schemaPath:"#/properti\
es/platnostDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return vt.errors=e,a===0}function Pt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.clenoveSvazu!==void 0){let r=s.clenoveSvazu;if(Array.isArray(
r)){let t=r.length;for(let i=0;i<t;i++)vt(r[i],{instancePath:n+"/clenoveSvazu/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?vt.errors:e.concat(vt.errors),a=e.length)}else{let t={instancePath:n+"/clenoveSvazu",schemaPath:"#/propertie\
s/clenoveSvazu/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.icoNastupce!==
void 0){let r=s.icoNastupce;if(typeof r=="string"){if(p(r)>8){let t={instancePath:n+"/icoNastupce",schemaPath:"#/propert\
ies/icoNastupce/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[t]:e.push(t),a++}if(p(r)<8){let t={instancePath:n+"/icoNastupce",schemaPath:"#/properties/icoNastupce/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[t]:e.push(t),a++}if(!x.test(r)){
let t={instancePath:n+"/icoNastupce",schemaPath:"#/properties/icoNastupce/pattern",keyword:"pattern",params:{pattern:"^\\\
d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/icoNastupce",
schemaPath:"#/properties/icoNastupce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),a++}return Pt.errors=e,a===0}function Ot(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(Pt(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?Pt.
errors:e.concat(Pt.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.organy!==void 0){let r=s.organy;if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++)T(r[i],{instancePath:n+"/organy/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?T.errors:e.concat(T.errors),a=e.length)}else{let t={instancePath:n+"/organy",schemaPath:"#/allOf/1/propertie\
s/organy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Ot.errors=e,a===0}function zt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.icoZrizovatel!==void 0){let r=s.icoZrizovatel;if(typeof r=="string"){if(p(r)>8){let t={instancePath:n+
"/icoZrizovatel",schemaPath:"#/properties/icoZrizovatel/maxLength",keyword:"maxLength",params:{limit:8},message:"must NO\
T have more than 8 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<8){let t={instancePath:n+"/icoZrizovatel",schemaPath:"\
#/properties/icoZrizovatel/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 character\
s"};e===null?e=[t]:e.push(t),a++}if(!x.test(r)){let t={instancePath:n+"/icoZrizovatel",schemaPath:"#/properties/icoZrizo\
vatel/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/icoZrizovatel",schemaPath:"#/properties/icoZrizovatel/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.icoNastupce!==void 0){let r=s.icoNastupce;if(typeof r==
"string"){if(p(r)>8){let t={instancePath:n+"/icoNastupce",schemaPath:"#/properties/icoNastupce/maxLength",keyword:"maxLe\
ngth",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<8){let t={instancePath:n+
"/icoNastupce",schemaPath:"#/properties/icoNastupce/minLength",keyword:"minLength",params:{limit:8},message:"must NOT ha\
ve fewer than 8 characters"};e===null?e=[t]:e.push(t),a++}if(!x.test(r)){let t={instancePath:n+"/icoNastupce",schemaPath:"\
#/properties/icoNastupce/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/icoNastupce",schemaPath:"#/properties/icoNastupce/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zpusobZruseniRegistrace!==void 0){
let r=s.zpusobZruseniRegistrace;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/zpusob\
ZruseniRegistrace",schemaPath:"#/properties/zpusobZruseniRegistrace/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return zt.errors=e,a===0}function wt(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(zt(s,{instancePath:n,parentData:m,parentDataProperty:l,
rootData:o})||(e=e===null?zt.errors:e.concat(zt.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.organy!==
void 0){let r=s.organy;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)R(r[i],{instancePath:n+"/organy/"+i,parentData:r,
parentDataProperty:i,rootData:o})||(e=e===null?R.errors:e.concat(R.errors),a=e.length)}else{let t={instancePath:n+"/orga\
ny",schemaPath:"#/allOf/1/properties/organy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return wt.errors=e,a===0}function jt(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s))s.subjektCirkev!==void 0&&(bt(s.subjektCirkev,
{instancePath:n+"/subjektCirkev",parentData:s,parentDataProperty:"subjektCirkev",rootData:o})||(e=e===null?bt.errors:e.concat(
bt.errors),a=e.length)),s.subjektSvazCirkvi!==void 0&&(Ot(s.subjektSvazCirkvi,{instancePath:n+"/subjektSvazCirkvi",parentData:s,
parentDataProperty:"subjektSvazCirkvi",rootData:o})||(e=e===null?Ot.errors:e.concat(Ot.errors),a=e.length)),s.subjektPravnickaOsoba!==
void 0&&(wt(s.subjektPravnickaOsoba,{instancePath:n+"/subjektPravnickaOsoba",parentData:s,parentDataProperty:"subjektPra\
vnickaOsoba",rootData:o})||(e=e===null?wt.errors:e.concat(wt.errors),a=e.length));else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return jt.errors=e,
a===0}function N(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s))s.osobaPravnicka!==void 0&&(T(s.osobaPravnicka,{instancePath:n+"/osobaPravnicka",parentData:s,parentDataProperty:"\
osobaPravnicka",rootData:o})||(e=e===null?T.errors:e.concat(T.errors),a=e.length)),s.osobaFyzicka!==void 0&&(R(s.osobaFyzicka,
{instancePath:n+"/osobaFyzicka",parentData:s,parentDataProperty:"osobaFyzicka",rootData:o})||(e=e===null?R.errors:e.concat(
R.errors),a=e.length));else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),a++}return N.errors=e,a===0}function At(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(ft(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?ft.
errors:e.concat(ft.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.statutarniOrgan!==void 0&&(jt(s.statutarniOrgan,
{instancePath:n+"/statutarniOrgan",parentData:s,parentDataProperty:"statutarniOrgan",rootData:o})||(e=e===null?jt.errors:
e.concat(jt.errors),a=e.length)),s.likvidatori!==void 0){let r=s.likvidatori;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)N(r[i],{instancePath:n+"/likvidatori/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?N.errors:e.concat(
N.errors),a=e.length)}else{let t={instancePath:n+"/likvidatori",schemaPath:"#/allOf/1/properties/likvidatori/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.konkurzniSpravci!==void 0){let r=s.
konkurzniSpravci;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)N(r[i],{instancePath:n+"/konkurzniSpravci/"+i,parentData:r,
parentDataProperty:i,rootData:o})||(e=e===null?N.errors:e.concat(N.errors),a=e.length)}else{let t={instancePath:n+"/konk\
urzniSpravci",schemaPath:"#/allOf/1/properties/konkurzniSpravci/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),a++}}if(s.opatrovnici!==void 0){let r=s.opatrovnici;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)N(r[i],{instancePath:n+"/opatrovnici/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?
N.errors:e.concat(N.errors),a=e.length)}else{let t={instancePath:n+"/opatrovnici",schemaPath:"#/allOf/1/properties/opatr\
ovnici/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return At.errors=e,a===0}function ae(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.icoId!==void 0){let r=s.icoId;if(typeof r=="string"){if(p(r)>32){let t={
instancePath:n+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!L.test(r)){let t={instancePath:n+"/icoId",schemaPath:"\
#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\
\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zaznamy!==void 0){let r=s.zaznamy;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)At(r[i],{instancePath:n+"/zaznamy/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?At.errors:e.concat(At.errors),a=e.length)}else{let t={instancePath:n+"/zaznamy",schemaPath:"#/\
properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return ae.errors=e,a===0}var ss=jr;function jr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let r=s.ekonomickeSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)ae(r[i],{instancePath:n+"/ekonomickeSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?ae.errors:
e.concat(ae.errors),a=e.length)}else{let t={instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonom\
ickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return jr.errors=e,a===0}var as=ne;function Lt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(P(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?P.errors:e.concat(P.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must\
 NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAngazma",schemaPath:"\
#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAnga\
zma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return Lt.errors=e,a===0}function xt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(d(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?d.errors:e.concat(d.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.odkaz!==void 0){let r=s.odkaz;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/odkaz",
schemaPath:"#/allOf/1/properties/odkaz/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more tha\
n 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/odkaz",schemaPath:"#/allOf/1/properties/od\
kaz/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return xt.errors=e,a===0}function Nt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s))s.osobaEzp!==void 0&&(Lt(s.osobaEzp,{instancePath:n+"/osobaEzp",parentData:s,
parentDataProperty:"osobaEzp",rootData:o})||(e=e===null?Lt.errors:e.concat(Lt.errors),a=e.length)),s.subjektEzp!==void 0&&
(xt(s.subjektEzp,{instancePath:n+"/subjektEzp",parentData:s,parentDataProperty:"subjektEzp",rootData:o})||(e=e===null?xt.
errors:e.concat(xt.errors),a=e.length));else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Nt.errors=e,a===0}function Dt(s,{instancePath:n="",parentData:m,
parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s))s.ezp!==void 0&&(Nt(s.
ezp,{instancePath:n+"/ezp",parentData:s,parentDataProperty:"ezp",rootData:o})||(e=e===null?Nt.errors:e.concat(Nt.errors),
a=e.length));else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be objec\
t"};e===null?e=[r]:e.push(r),a++}return Dt.errors=e,a===0}function ne(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.icoId!==void 0){let r=s.icoId;if(typeof r==
"string"){if(p(r)>32){let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!L.test(r)){let t={instancePath:n+
"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must mat\
ch pattern "^(ARES_)?\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/icoId",schemaPath:"#/properti\
es/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zaznamy!==
void 0){let r=s.zaznamy;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Dt(r[i],{instancePath:n+"/zaznamy/"+i,parentData:r,
parentDataProperty:i,rootData:o})||(e=e===null?Dt.errors:e.concat(Dt.errors),a=e.length)}else{let t={instancePath:n+"/za\
znamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return ne.errors=e,a===0}var ns=Ar;function Ar(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let r=s.ekonomickeSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)ne(r[i],{instancePath:n+"/ekonomickeSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?ne.errors:
e.concat(ne.errors),a=e.length)}else{let t={instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonom\
ickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Ar.errors=e,a===0}var is=ie;function q(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.telefon!==void 0){let r=s.telefon;if(typeof r=="string"){if(p(r)>25){let t={instancePath:n+
"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit:25},message:"must NOT have more\
 than 25 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/telefon",schemaPath:"#/properties/\
telefon/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:n+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.fax!==void 0){let r=s.fax;if(typeof r=="string"){if(p(
r)>25){let t={instancePath:n+"/fax",schemaPath:"#/properties/fax/maxLength",keyword:"maxLength",params:{limit:25},message:"\
must NOT have more than 25 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/fax",schemaPath:"\
#/properties/fax/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/fax",schemaPath:"#/properties/fax/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.email!==void 0){let r=s.email;if(Array.isArray(r)){
let t=r.length;for(let i=0;i<t;i++){let k=r[i];if(typeof k=="string"){if(p(k)>50){let c={instancePath:n+"/email/"+i,schemaPath:"\
#/properties/email/items/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 characters"};
e===null?e=[c]:e.push(c),a++}if(p(k)<1){let c={instancePath:n+"/email/"+i,schemaPath:"#/properties/email/items/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}}else{
let c={instancePath:n+"/email/"+i,schemaPath:"#/properties/email/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),a++}}}else{let t={instancePath:n+"/email",schemaPath:"#/properties/email/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.www!==void 0){let r=s.www;
if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/www",schemaPath:"#/properties/www/maxLength",keyword:"maxLen\
gth",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/www",schemaPath:"#/properties/www/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/www",schemaPath:"#/properties/www\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return q.
errors=e,a===0}function Zt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.kontakty!==void 0&&(q(s.kontakty,{instancePath:n+"/kontakty",parentData:s,parentDataProperty:"\
kontakty",rootData:o})||(e=e===null?q.errors:e.concat(q.errors),a=e.length)),s.izo!==void 0){let r=s.izo;if(typeof r=="s\
tring"){if(p(r)>9){let t={instancePath:n+"/izo",schemaPath:"#/properties/izo/maxLength",keyword:"maxLength",params:{limit:9},
message:"must NOT have more than 9 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/izo",schemaPath:"\
#/properties/izo/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/izo",schemaPath:"#/properties/izo/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.obchodniJmeno!==void 0){let r=s.obchodniJmeno;if(typeof r==
"string"){if(p(r)>2e3){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"\
maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){
let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/obchodniJmen\
o",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}if(s.obchodniJmenoZkracene!==void 0){let r=s.obchodniJmenoZkracene;if(typeof r=="string"){if(p(r)>40){
let t={instancePath:n+"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/maxLength",keyword:"maxLen\
gth",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+
"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/obchodniJmen\
oZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}}if(s.typSkoly!==void 0){let r=s.typSkoly;if(typeof r=="string"){if(p(r)>64){let t={
instancePath:n+"/typSkoly",schemaPath:"#/properties/typSkoly/maxLength",keyword:"maxLength",params:{limit:64},message:"m\
ust NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typSkoly",schemaPath:"\
#/properties/typSkoly/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typSkoly",schemaPath:"#/properties/typSkoly/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.adresa!==void 0&&(h(s.adresa,{instancePath:n+
"/adresa",parentData:s,parentDataProperty:"adresa",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length)),s.
datumVzniku!==void 0){let r=s.datumVzniku;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumVzniku",schemaPath:"\
#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.datumZaniku!==void 0){let r=s.datumZaniku;if(typeof r==
"string"){if(!u.test(r)){let t={instancePath:n+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return Zt.errors=e,a===0}function St(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(d(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?d.errors:
e.concat(d.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.redizo!==void 0){let r=s.redizo;if(typeof r==
"string"){if(p(r)>9){let t={instancePath:n+"/redizo",schemaPath:"#/allOf/1/properties/redizo/maxLength",keyword:"maxLeng\
th",params:{limit:9},message:"must NOT have more than 9 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+
"/redizo",schemaPath:"#/allOf/1/properties/redizo/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/redizo",schemaPath:"#/allOf/1/prop\
erties/redizo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.obchodniJmenoZkracene!==
void 0){let r=s.obchodniJmenoZkracene;if(typeof r=="string"){if(p(r)>40){let t={instancePath:n+"/obchodniJmenoZkracene",
schemaPath:"#/allOf/1/properties/obchodniJmenoZkracene/maxLength",keyword:"maxLength",params:{limit:40},message:"must NO\
T have more than 40 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/obchodniJmenoZkracene",
schemaPath:"#/allOf/1/properties/obchodniJmenoZkracene/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/obchodniJmenoZkracene",schemaPath:"\
#/allOf/1/properties/obchodniJmenoZkracene/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}if(s.kontakty!==void 0&&(q(s.kontakty,{instancePath:n+"/kontakty",parentData:s,parentDataProperty:"\
kontakty",rootData:o})||(e=e===null?q.errors:e.concat(q.errors),a=e.length)),s.primarniZaznam!==void 0&&typeof s.primarniZaznam!=
"boolean"){let r={instancePath:n+"/primarniZaznam",schemaPath:"#/allOf/1/properties/primarniZaznam/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(s.skolyAZarizeni!==void 0){let r=s.skolyAZarizeni;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Zt(r[i],{instancePath:n+"/skolyAZarizeni/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?Zt.errors:e.concat(Zt.errors),a=e.length)}else{let t={instancePath:n+"/skolyAZarizeni",schemaPath:"\
#/allOf/1/properties/skolyAZarizeni/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),a++}}if(s.typSubjektu!==void 0){let r=s.typSubjektu;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/t\
ypSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must \
NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typSubjektu",schemaPath:"\
#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 cha\
racters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSu\
bjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return St.errors=e,a===0}function $t(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.ico!==void 0){let r=s.ico;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+"/ico",
schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(!L.test(r)){let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"\
pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}}if(s.obchodniJmeno!==void 0){let r=s.obchodniJmeno;if(typeof r=="string"){if(p(r)>
2e3){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/obchodniJmeno",schemaPath:"#\
/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.obchodniJmenoZkracene!==void 0){let r=s.obchodniJmenoZkracene;if(typeof r=="string"){if(p(r)>40){let t={instancePath:n+
"/obchodniJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/obchodn\
iJmenoZkracene",schemaPath:"#/properties/obchodniJmenoZkracene/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/obchodniJmenoZkracene",
schemaPath:"#/properties/obchodniJmenoZkracene/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}if(s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+
"/typAngazma",schemaPath:"#/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT hav\
e more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAngazma",schemaPath:"#/pr\
operties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAngazma",schemaPath:"#/properties/typAngazma/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.adresa!==void 0&&(h(s.adresa,{instancePath:n+
"/adresa",parentData:s,parentDataProperty:"adresa",rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length)),s.
pravniForma!==void 0){let r=s.pravniForma;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+"/pravniForma",schemaPath:"\
#/properties/pravniForma/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};
e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/minLen\
gth",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.push(t),a++}
if(!O.test(r)){let t={instancePath:n+"/pravniForma",schemaPath:"#/properties/pravniForma/pattern",keyword:"pattern",params:{
pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/\
pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.datumVzniku!==void 0){let r=s.datumVzniku;if(typeof r=="string"){if(!u.test(r)){let t={
instancePath:n+"/datumVzniku",schemaPath:"#/properties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumVzniku",schemaPath:"#/propert\
ies/datumVzniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
datumZaniku!==void 0){let r=s.datumZaniku;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumZaniku",schemaPath:"\
#/properties/datumZaniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $t.errors=e,a===0}function Rt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(P(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?P.errors:e.concat(P.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must\
 NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAngazma",schemaPath:"\
#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAngazma",schemaPath:"#/allOf/1/properties/typAnga\
zma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return Rt.errors=e,a===0}function Tt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(St(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?St.errors:e.concat(St.errors),a=
e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.angazovanySubjekt!==void 0){let r=s.angazovanySubjekt;if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++)$t(r[i],{instancePath:n+"/angazovanySubjekt/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?$t.errors:e.concat($t.errors),a=e.length)}else{let t={instancePath:n+"/angazovanySubjekt",schemaPath:"\
#/allOf/1/properties/angazovanySubjekt/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),a++}}if(s.angazovanaOsoba!==void 0){let r=s.angazovanaOsoba;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)Rt(r[i],{instancePath:n+"/angazovanaOsoba/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Rt.errors:
e.concat(Rt.errors),a=e.length)}else{let t={instancePath:n+"/angazovanaOsoba",schemaPath:"#/allOf/1/properties/angazovan\
aOsoba/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return Tt.errors=e,a===0}function ie(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.icoId!==void 0){let r=s.icoId;if(typeof r=="string"){if(p(r)>32){let t={
instancePath:n+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NO\
T have more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!L.test(r)){let t={instancePath:n+"/icoId",schemaPath:"\
#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\
\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zaznamy!==void 0){let r=s.zaznamy;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Tt(r[i],{instancePath:n+"/zaznamy/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?Tt.errors:e.concat(Tt.errors),a=e.length)}else{let t={instancePath:n+"/zaznamy",schemaPath:"#/\
properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return ie.errors=e,a===0}var os=Lr;function Lr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let r=s.ekonomickeSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)ie(r[i],{instancePath:n+"/ekonomickeSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?ie.errors:
e.concat(ie.errors),a=e.length)}else{let t={instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonom\
ickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Lr.errors=e,a===0}var ps=oe;function Ct(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.hodnota!==void 0){let r=s.hodnota;if(typeof r=="string"){if(p(r)>3){let t={instancePath:n+
"/hodnota",schemaPath:"#/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more \
than 3 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<3){let t={instancePath:n+"/hodnota",schemaPath:"#/properties/ho\
dnota/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[t]:e.
push(t),a++}if(!O.test(r)){let t={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/pattern",keyword:"pattern",
params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/hodnota",schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}if(s.platnostUdajeRos!==void 0){let r=s.platnostUdajeRos;if(typeof r=="string"){if(p(r)>15){let t={
instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},
message:"must NOT have more than 15 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostUdaj\
eRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return Ct.errors=e,a===0}var ms=new RegExp("^\\d{2}$","u");function Et(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.hodnota!==void 0){let r=s.hodnota;if(typeof r=="string"){if(!ms.test(
r)){let t={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/pattern",keyword:"pattern",params:{pattern:"^\\d{2}\
$"},message:'must match pattern "^\\d{2}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/hodnota",schemaPath:"\
#/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.platnostUdajeRos!==void 0){let r=s.platnostUdajeRos;if(typeof r=="string"){if(p(r)>15){let t={instancePath:n+"/plat\
nostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must N\
OT have more than 15 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostUdajeRos",schemaPath:"\
#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return Et.errors=e,a===0}function A(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.datum!==void 0){let r=s.datum;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"\
/datum",schemaPath:"#/properties/datum/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datum",schemaPath:"#/properties/datum/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostUdajeRos!==void 0){let r=s.platnostUdajeRos;
if(typeof r=="string"){if(p(r)>15){let t={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/m\
axLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[t]:e.push(t),
a++}}else{let t={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return A.errors=e,a===0}function H(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(h(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.typAdresy!==void 0){let r=s.typAdresy;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"\
/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAdresy",schemaPath:"\
#/allOf/1/properties/typAdresy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return H.errors=e,a===0}function Y(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;
if(H(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?H.errors:e.concat(H.errors),a=e.length),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.platnostUdajeRos!==void 0){let r=s.platnostUdajeRos;if(typeof r=="string"){
if(p(r)>15){let t={instancePath:n+"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platnostUdajeRos/maxLength",keyword:"\
maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platnostUdajeRos/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Y.errors=e,a===0}function Vt(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.icp!==void 0){let r=s.icp;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/icp",
schemaPath:"#/properties/icp/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)){if(r>9999999999||isNaN(r)){let t={instancePath:n+"/icp",schemaPath:"#/propert\
ies/icp/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999999},message:"must be <= 9999999999"};e===null?e=
[t]:e.push(t),a++}if(r<1e9||isNaN(r)){let t={instancePath:n+"/icp",schemaPath:"#/properties/icp/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:1e9},message:"must be >= 1000000000"};e===null?e=[t]:e.push(t),a++}}}s.datumUkonceniCinnosti!==
void 0&&(A(s.datumUkonceniCinnosti,{instancePath:n+"/datumUkonceniCinnosti",parentData:s,parentDataProperty:"datumUkonce\
niCinnosti",rootData:o})||(e=e===null?A.errors:e.concat(A.errors),a=e.length)),s.datumZahajeniCinnosti!==void 0&&(A(s.datumZahajeniCinnosti,
{instancePath:n+"/datumZahajeniCinnosti",parentData:s,parentDataProperty:"datumZahajeniCinnosti",rootData:o})||(e=e===null?
A.errors:e.concat(A.errors),a=e.length)),s.adresaProvozovny!==void 0&&(Y(s.adresaProvozovny,{instancePath:n+"/adresaProv\
ozovny",parentData:s,parentDataProperty:"adresaProvozovny",rootData:o})||(e=e===null?Y.errors:e.concat(Y.errors),a=e.length))}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Vt.errors=e,a===0}function Ut(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.telefon!==void 0){let r=s.telefon;if(typeof r=="string"){if(p(r)>25){let t={instancePath:n+
"/telefon",schemaPath:"#/properties/telefon/maxLength",keyword:"maxLength",params:{limit:25},message:"must NOT have more\
 than 25 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/telefon",schemaPath:"#/properties/\
telefon/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),a++}}else{let t={instancePath:n+"/telefon",schemaPath:"#/properties/telefon/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.email!==void 0){let r=s.email;if(typeof r=="string"){
if(p(r)>50){let t={instancePath:n+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:50},
message:"must NOT have more than 50 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
platnostUdajeRos!==void 0){let r=s.platnostUdajeRos;if(typeof r=="string"){if(p(r)>15){let t={instancePath:n+"/platnostU\
dajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT ha\
ve more than 15 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostUdajeRos",schemaPath:"#/\
properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return Ut.errors=e,a===0}function Ft(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.identifikatorDs!==void 0){let r=s.identifikatorDs;if(typeof r=="string"){if(p(r)>7){let t={
instancePath:n+"/identifikatorDs",schemaPath:"#/properties/identifikatorDs/maxLength",keyword:"maxLength",params:{limit:7},
message:"must NOT have more than 7 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/identifi\
katorDs",schemaPath:"#/properties/identifikatorDs/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/identifikatorDs",schemaPath:"#/pro\
perties/identifikatorDs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.typDatoveSchranky!==void 0){let r=s.typDatoveSchranky;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/ty\
pDatoveSchranky",schemaPath:"#/properties/typDatoveSchranky/maxLength",keyword:"maxLength",params:{limit:64},message:"mu\
st NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typDatoveSchranky",
schemaPath:"#/properties/typDatoveSchranky/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typDatoveSchranky",schemaPath:"#/properti\
es/typDatoveSchranky/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.platnostUdajeRos!==void 0){let r=s.platnostUdajeRos;if(typeof r=="string"){if(p(r)>15){let t={instancePath:n+"/plat\
nostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must N\
OT have more than 15 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostUdajeRos",schemaPath:"\
#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return Ft.errors=e,a===0}function Jt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.hodnota!==void 0){let r=s.hodnota;if(typeof r=="string"){if(p(r)>2e3){let t={instancePath:n+
"/hodnota",schemaPath:"#/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have mor\
e than 2000 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/hodnota",schemaPath:"#/properti\
es/hodnota/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
t]:e.push(t),a++}}else{let t={instancePath:n+"/hodnota",schemaPath:"#/properties/hodnota/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostUdajeRos!==void 0){let r=s.platnostUdajeRos;
if(typeof r=="string"){if(p(r)>15){let t={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/m\
axLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[t]:e.push(t),
a++}}else{let t={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Jt.errors=e,a===0}function It(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.hodnota!==void 0&&typeof s.hodnota!="boolean"){let r={instancePath:n+"/hodnota",schemaPath:"\
#/properties/hodnota/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}
if(s.platnostUdajeRos!==void 0){let r=s.platnostUdajeRos;if(typeof r=="string"){if(p(r)>15){let t={instancePath:n+"/plat\
nostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{limit:15},message:"must N\
OT have more than 15 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostUdajeRos",schemaPath:"\
#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return It.errors=e,a===0}function Mt(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.datumVznikuOpravneni!==void 0&&(A(s.datumVznikuOpravneni,
{instancePath:n+"/datumVznikuOpravneni",parentData:s,parentDataProperty:"datumVznikuOpravneni",rootData:o})||(e=e===null?
A.errors:e.concat(A.errors),a=e.length)),s.datumZanikuOpravneni!==void 0&&(A(s.datumZanikuOpravneni,{instancePath:n+"/da\
tumZanikuOpravneni",parentData:s,parentDataProperty:"datumZanikuOpravneni",rootData:o})||(e=e===null?A.errors:e.concat(A.
errors),a=e.length)),s.agenda!==void 0){let r=s.agenda;if(typeof r=="string"){if(p(r)>15){let t={instancePath:n+"/agenda",
schemaPath:"#/properties/agenda/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 cha\
racters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/agenda",schemaPath:"#/properties/agenda/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.ovm!==void 0){let r=s.ovm;if(typeof r==
"string"){if(p(r)>15){let t={instancePath:n+"/ovm",schemaPath:"#/properties/ovm/maxLength",keyword:"maxLength",params:{limit:15},
message:"must NOT have more than 15 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/ovm",schemaPath:"\
#/properties/ovm/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
obchodniJmeno!==void 0&&(Jt(s.obchodniJmeno,{instancePath:n+"/obchodniJmeno",parentData:s,parentDataProperty:"obchodniJm\
eno",rootData:o})||(e=e===null?Jt.errors:e.concat(Jt.errors),a=e.length)),s.pozastaveniPreruseni!==void 0&&(It(s.pozastaveniPreruseni,
{instancePath:n+"/pozastaveniPreruseni",parentData:s,parentDataProperty:"pozastaveniPreruseni",rootData:o})||(e=e===null?
It.errors:e.concat(It.errors),a=e.length)),s.adresySidla!==void 0){let r=s.adresySidla;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)Y(r[i],{instancePath:n+"/adresySidla/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?
Y.errors:e.concat(Y.errors),a=e.length)}else{let t={instancePath:n+"/adresySidla",schemaPath:"#/properties/adresySidla/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Mt.
errors=e,a===0}function Kt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.ico!==void 0){let r=s.ico;if(typeof r=="string"){if(p(r)>8){let t={instancePath:n+
"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 c\
haracters"};e===null?e=[t]:e.push(t),a++}if(p(r)<8){let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/minLength",
keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[t]:e.push(t),a++}if(!x.
test(r)){let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/ico",schemaPath:"#/p\
roperties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.datumVzniku!==
void 0){let r=s.datumVzniku;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumVzniku",schemaPath:"#/pro\
perties/datumVzniku/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.
push(t),a++}}else{let t={instancePath:n+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.datumZaniku!==void 0){let r=s.datumZaniku;if(typeof r==
"string"){if(!u.test(r)){let t={instancePath:n+"/datumZaniku",schemaPath:"#/properties/datumZaniku/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/datumZaniku",schemaPath:"#/properties/datumZaniku/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.pravniFormaRos!==void 0&&(Ct(s.pravniFormaRos,{instancePath:n+"/pravniFormaRos",parentData:s,
parentDataProperty:"pravniFormaRos",rootData:o})||(e=e===null?Ct.errors:e.concat(Ct.errors),a=e.length)),s.pravniStavRos!==
void 0&&(Et(s.pravniStavRos,{instancePath:n+"/pravniStavRos",parentData:s,parentDataProperty:"pravniStavRos",rootData:o})||
(e=e===null?Et.errors:e.concat(Et.errors),a=e.length)),s.datumAktualizace!==void 0){let r=s.datumAktualizace;if(typeof r==
"string"){if(!u.test(r)){let t={instancePath:n+"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/datumAktualizace",schemaPath:"#/properties/datumAktualizace/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}}if(s.provozovny!==void 0){let r=s.provozovny;if(Array.isArray(r)){let t=r.length;
for(let i=0;i<t;i++)Vt(r[i],{instancePath:n+"/provozovny/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?
Vt.errors:e.concat(Vt.errors),a=e.length)}else{let t={instancePath:n+"/provozovny",schemaPath:"#/properties/provozovny/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.kontaktniUdaje!==void 0&&
(Ut(s.kontaktniUdaje,{instancePath:n+"/kontaktniUdaje",parentData:s,parentDataProperty:"kontaktniUdaje",rootData:o})||(e=
e===null?Ut.errors:e.concat(Ut.errors),a=e.length)),s.datoveSchranky!==void 0){let r=s.datoveSchranky;if(Array.isArray(r)){
let t=r.length;for(let i=0;i<t;i++)Ft(r[i],{instancePath:n+"/datoveSchranky/"+i,parentData:r,parentDataProperty:i,rootData:o})||
(e=e===null?Ft.errors:e.concat(Ft.errors),a=e.length)}else{let t={instancePath:n+"/datoveSchranky",schemaPath:"#/propert\
ies/datoveSchranky/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.
evidenceAgendy!==void 0){let r=s.evidenceAgendy;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Mt(r[i],{instancePath:n+
"/evidenceAgendy/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Mt.errors:e.concat(Mt.errors),a=e.length)}else{
let t={instancePath:n+"/evidenceAgendy",schemaPath:"#/properties/evidenceAgendy/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.stavSubjektu!==void 0){let r=s.stavSubjektu;if(typeof r=="st\
ring"){if(p(r)>64){let t={instancePath:n+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/maxLength",keyword:"maxLe\
ngth",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/stavSubjektu",schemaPath:"\
#/properties/stavSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return Kt.errors=e,a===0}function _t(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.osobaTextem!==void 0){let r=s.osobaTextem;if(typeof r=="string"){if(p(r)>256){let t={instancePath:n+
"/osobaTextem",schemaPath:"#/properties/osobaTextem/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT \
have more than 256 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/osobaTextem",schemaPath:"#/pr\
operties/osobaTextem/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.datumNarozeni!==void 0){let r=s.datumNarozeni;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datumNa\
rozeni",schemaPath:"#/properties/datumNarozeni/format",keyword:"format",params:{format:"date"},message:'must match forma\
t "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datumNarozeni",schemaPath:"#/properties/datumNaroz\
eni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return _t.
errors=e,a===0}function C(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.zmenaUdaje!==void 0){let r=s.zmenaUdaje;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+
"/zmenaUdaje",schemaPath:"#/properties/zmenaUdaje/format",keyword:"format",params:{format:"date"},message:'must match fo\
rmat "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/zmenaUdaje",schemaPath:"#/properties/zmenaUdaje\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostUdajeRob!==
void 0){let r=s.platnostUdajeRob;if(typeof r=="string"){if(p(r)>15){let t={instancePath:n+"/platnostUdajeRob",schemaPath:"\
#/properties/platnostUdajeRob/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 chara\
cters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostUdajeRob",schemaPath:"#/properties/platnostUd\
ajeRob/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return C.errors=e,a===0}function Bt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(C(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?C.errors:e.concat(C.errors),a=e.length),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.hodnota!==void 0){let r=s.hodnota;if(typeof r=="string"){if(p(r)>100){let t={
instancePath:n+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/hodnota",schemaPath:"\
#/allOf/1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),a++}return Bt.errors=e,a===0}function qt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(C(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?C.errors:e.concat(C.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.datum!==void 0){let r=s.datum;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/datu\
m",schemaPath:"#/allOf/1/properties/datum/format",keyword:"format",params:{format:"date"},message:'must match format "da\
te"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datum",schemaPath:"#/allOf/1/properties/datum/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return qt.errors=
e,a===0}function Ht(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(C(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?C.errors:e.concat(C.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.hodnota!==void 0){let r=s.hodnota;if(typeof r=="string"){if(p(r)>100){let t={instancePath:n+"/ho\
dnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have\
 more than 100 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/hodnota",schemaPath:"#/allOf/1/pr\
operties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return Ht.errors=e,a===0}function Yt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s))s.jmeno!==void 0&&(Bt(s.jmeno,{instancePath:n+"/jmeno",parentData:s,
parentDataProperty:"jmeno",rootData:o})||(e=e===null?Bt.errors:e.concat(Bt.errors),a=e.length)),s.datumNarozeni!==void 0&&
(qt(s.datumNarozeni,{instancePath:n+"/datumNarozeni",parentData:s,parentDataProperty:"datumNarozeni",rootData:o})||(e=e===
null?qt.errors:e.concat(qt.errors),a=e.length)),s.prijmeni!==void 0&&(Ht(s.prijmeni,{instancePath:n+"/prijmeni",parentData:s,
parentDataProperty:"prijmeni",rootData:o})||(e=e===null?Ht.errors:e.concat(Ht.errors),a=e.length));else{let r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Yt.
errors=e,a===0}function E(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&
typeof s=="object"&&!Array.isArray(s))s.osobaRos!==void 0&&(_t(s.osobaRos,{instancePath:n+"/osobaRos",parentData:s,parentDataProperty:"\
osobaRos",rootData:o})||(e=e===null?_t.errors:e.concat(_t.errors),a=e.length)),s.osobaRob!==void 0&&(Yt(s.osobaRob,{instancePath:n+
"/osobaRob",parentData:s,parentDataProperty:"osobaRob",rootData:o})||(e=e===null?Yt.errors:e.concat(Yt.errors),a=e.length));else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return E.errors=e,a===0}function G(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.ico!==void 0){let r=s.ico;if(typeof r=="string"){if(p(r)>8){let t={instancePath:n+"/ico",schemaPath:"\
#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[t]:e.push(t),a++}if(p(r)<8){let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/minLength",keyword:"minLength",
params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[t]:e.push(t),a++}if(!x.test(r)){let t={instancePath:n+
"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "\
^\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/ico",schemaPath:"#/properties/ico/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.obchodniJmeno!==void 0){let r=s.
obchodniJmeno;if(typeof r=="string"){if(p(r)>2e3){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchod\
niJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=
[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),a++}}if(s.adresy!==void 0){let r=s.adresy;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)H(r[i],{instancePath:n+"/adresy/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?H.errors:e.concat(
H.errors),a=e.length)}else{let t={instancePath:n+"/adresy",schemaPath:"#/properties/adresy/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return G.errors=e,a===0}function Gt(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(G(s,{instancePath:n,parentData:m,
parentDataProperty:l,rootData:o})||(e=e===null?G.errors:e.concat(G.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.zastupci!==void 0){let r=s.zastupci;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)E(r[i],{instancePath:n+
"/zastupci/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?E.errors:e.concat(E.errors),a=e.length)}else{
let t={instancePath:n+"/zastupci",schemaPath:"#/allOf/1/properties/zastupci/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(s.platnostUdajeRos!==void 0){let r=s.platnostUdajeRos;if(typeof r=="str\
ing"){if(p(r)>15){let t={instancePath:n+"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platnostUdajeRos/maxLength",
keyword:"maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/platnostUdajeRos",schemaPath:"#/allOf/1/properties/platnostUdajeRos/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Gt.errors=e,a===
0}function Qt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.osobaFyzicka!==void 0&&(E(s.osobaFyzicka,{instancePath:n+"/osobaFyzicka",parentData:s,parentDataProperty:"\
osobaFyzicka",rootData:o})||(e=e===null?E.errors:e.concat(E.errors),a=e.length)),s.osobaPravnicka!==void 0&&(Gt(s.osobaPravnicka,
{instancePath:n+"/osobaPravnicka",parentData:s,parentDataProperty:"osobaPravnicka",rootData:o})||(e=e===null?Gt.errors:e.
concat(Gt.errors),a=e.length)),s.platnostUdajeRos!==void 0){let r=s.platnostUdajeRos;if(typeof r=="string"){if(p(r)>15){
let t={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"maxLength",params:{
limit:15},message:"must NOT have more than 15 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/pl\
atnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Qt.errors=e,a===0}function z(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.osobaPravnicka!==void 0&&(G(s.osobaPravnicka,{instancePath:n+"/osobaPravnicka",parentData:s,
parentDataProperty:"osobaPravnicka",rootData:o})||(e=e===null?G.errors:e.concat(G.errors),a=e.length)),s.osobaFyzicka!==
void 0&&(E(s.osobaFyzicka,{instancePath:n+"/osobaFyzicka",parentData:s,parentDataProperty:"osobaFyzicka",rootData:o})||(e=
e===null?E.errors:e.concat(E.errors),a=e.length)),s.platnostUdajeRos!==void 0){let r=s.platnostUdajeRos;if(typeof r=="st\
ring"){if(p(r)>15){let t={instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/maxLength",keyword:"\
maxLength",params:{limit:15},message:"must NOT have more than 15 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/platnostUdajeRos",schemaPath:"#/properties/platnostUdajeRos/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return z.errors=e,a===0}function Wt(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(Kt(s,{instancePath:n,parentData:m,parentDataProperty:l,
rootData:o})||(e=e===null?Kt.errors:e.concat(Kt.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.statutarniOrgany!==
void 0){let r=s.statutarniOrgany;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Qt(r[i],{instancePath:n+"/statu\
tarniOrgany/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Qt.errors:e.concat(Qt.errors),a=e.length)}else{
let t={instancePath:n+"/statutarniOrgany",schemaPath:"#/allOf/1/properties/statutarniOrgany/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.likvidatori!==void 0){let r=s.likvidatori;if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++)z(r[i],{instancePath:n+"/likvidatori/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?z.errors:e.concat(z.errors),a=e.length)}else{let t={instancePath:n+"/likvidatori",schemaPath:"\
#/allOf/1/properties/likvidatori/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),a++}}if(s.opatrovnici!==void 0){let r=s.opatrovnici;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)z(r[i],{instancePath:n+
"/opatrovnici/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?z.errors:e.concat(z.errors),a=e.length)}else{
let t={instancePath:n+"/opatrovnici",schemaPath:"#/allOf/1/properties/opatrovnici/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.nuceniSpravci!==void 0){let r=s.nuceniSpravci;if(Array.
isArray(r)){let t=r.length;for(let i=0;i<t;i++)z(r[i],{instancePath:n+"/nuceniSpravci/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?z.errors:e.concat(z.errors),a=e.length)}else{let t={instancePath:n+"/nuceniSpravci",schemaPath:"\
#/allOf/1/properties/nuceniSpravci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.
push(t),a++}}if(s.insolvencniSpravci!==void 0){let r=s.insolvencniSpravci;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)z(r[i],{instancePath:n+"/insolvencniSpravci/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?z.errors:
e.concat(z.errors),a=e.length)}else{let t={instancePath:n+"/insolvencniSpravci",schemaPath:"#/allOf/1/properties/insolve\
ncniSpravci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Wt.errors=e,a===0}function oe(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.icoId!==void 0){let r=s.icoId;if(typeof r=="string"){if(p(
r)>32){let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"\
must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!L.test(r)){let t={instancePath:n+"/icoId",schemaPath:"\
#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\
\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.zaznamy!==void 0){let r=s.zaznamy;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Wt(r[i],{instancePath:n+"/zaznamy/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?Wt.errors:e.concat(Wt.errors),a=e.length)}else{let t={instancePath:n+"/zaznamy",schemaPath:"#/\
properties/zaznamy/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return oe.errors=e,a===0}var ls=xr;function xr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let r=s.ekonomickeSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)oe(r[i],{instancePath:n+"/ekonomickeSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?oe.errors:
e.concat(oe.errors),a=e.length)}else{let t={instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonom\
ickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return xr.errors=e,a===0}var us=pe;function Xt(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(h(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?h.errors:e.concat(h.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.typAdresy!==void 0){let r=s.typAdresy;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"\
/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/maxLength",keyword:"maxLength",params:{limit:64},message:"must NO\
T have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAdresy",schemaPath:"\
#/allOf/1/properties/typAdresy/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return Xt.errors=e,a===0}function er(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,
a=0;if(d(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?d.errors:e.concat(d.errors),a=e.length),
s&&typeof s=="object"&&!Array.isArray(s)){if(s.typSubjektu!==void 0){let r=s.typSubjektu;if(typeof r=="string"){if(p(r)>
64){let t={instancePath:n+"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+
"/typSubjektu",schemaPath:"#/allOf/1/properties/typSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typSubjektu",schemaPath:"\
#/allOf/1/properties/typSubjektu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),a++}}if(s.adresy!==void 0){let r=s.adresy;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Xt(r[i],{instancePath:n+
"/adresy/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Xt.errors:e.concat(Xt.errors),a=e.length)}else{
let t={instancePath:n+"/adresy",schemaPath:"#/allOf/1/properties/adresy/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(s.jmenoPrijmeni!==void 0){let r=s.jmenoPrijmeni;if(typeof r=="string"){
if(p(r)>100){let t={instancePath:n+"/jmenoPrijmeni",schemaPath:"#/allOf/1/properties/jmenoPrijmeni/maxLength",keyword:"m\
axLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={
instancePath:n+"/jmenoPrijmeni",schemaPath:"#/allOf/1/properties/jmenoPrijmeni/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return er.errors=e,a===0}function tr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.podnet!==void 0&&typeof s.podnet!="string"){let r={instancePath:n+"/podnet",schemaPath:"#/\
properties/podnet/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(s.
spisZn!==void 0&&typeof s.spisZn!="string"){let r={instancePath:n+"/spisZn",schemaPath:"#/properties/spisZn/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(s.datum!==void 0){let r=s.datum;if(typeof r==
"string"){if(!u.test(r)){let t={instancePath:n+"/datum",schemaPath:"#/properties/datum/format",keyword:"format",params:{
format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/datum",schemaPath:"\
#/properties/datum/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
detail!==void 0){let r=s.detail;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/detail",schemaPath:"#/proper\
ties/detail/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}if(s.usneseni!==void 0){let r=s.usneseni;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+
"/usneseni",schemaPath:"#/properties/usneseni/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have m\
ore than 255 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/usneseni",schemaPath:"#/proper\
ties/usneseni/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/usneseni",schemaPath:"#/properties/usneseni/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.akceUpadek!==void 0){let r=s.akceUpadek;if(typeof r==
"string"){if(p(r)>64){let t={instancePath:n+"/akceUpadek",schemaPath:"#/properties/akceUpadek/maxLength",keyword:"maxLen\
gth",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+
"/akceUpadek",schemaPath:"#/properties/akceUpadek/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/akceUpadek",schemaPath:"#/properti\
es/akceUpadek/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.typUpadek!==
void 0){let r=s.typUpadek;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/typUpadek",schemaPath:"#/properties\
/typUpadek/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=
[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typUpadek",schemaPath:"#/properties/typUpadek/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/typUpadek",schemaPath:"#/properties/typUpadek/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}if(s.soudUpadek!==void 0){let r=s.soudUpadek;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+
"/soudUpadek",schemaPath:"#/properties/soudUpadek/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT hav\
e more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/soudUpadek",schemaPath:"#/pr\
operties/soudUpadek/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/soudUpadek",schemaPath:"#/properties/soudUpadek/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return tr.errors=e,
a===0}function rr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.jmenoPrijmeni!==void 0){let r=s.jmenoPrijmeni;if(typeof r=="string"){if(p(r)>100){let t={instancePath:n+
"/jmenoPrijmeni",schemaPath:"#/properties/jmenoPrijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must \
NOT have more than 100 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/jmenoPrijmeni",schemaPath:"\
#/properties/jmenoPrijmeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.typAngazma!==void 0){let r=s.typAngazma;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/typAngazma",
schemaPath:"#/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64\
 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/typAngazma",schemaPath:"#/properties/typAn\
gazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.
push(t),a++}}else{let t={instancePath:n+"/typAngazma",schemaPath:"#/properties/typAngazma/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return rr.errors=e,a===0}function sr(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(tr(s,{instancePath:n,parentData:m,
parentDataProperty:l,rootData:o})||(e=e===null?tr.errors:e.concat(tr.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(
s))s.spravceUpadku!==void 0&&(rr(s.spravceUpadku,{instancePath:n+"/spravceUpadku",parentData:s,parentDataProperty:"sprav\
ceUpadku",rootData:o})||(e=e===null?rr.errors:e.concat(rr.errors),a=e.length));else{let r={instancePath:n,schemaPath:"#/\
allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return sr.errors=
e,a===0}function ar(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(er(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?er.errors:e.concat(er.errors),a=e.length),s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.upadek!==void 0){let r=s.upadek;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)sr(
r[i],{instancePath:n+"/upadek/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?sr.errors:e.concat(sr.errors),
a=e.length)}else{let t={instancePath:n+"/upadek",schemaPath:"#/allOf/1/properties/upadek/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ar.errors=e,a===0}function pe(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.icoId!==void 0){let r=s.icoId;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+"/icoId",schemaPath:"#/p\
roperties/icoId/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[t]:e.push(t),a++}if(!L.test(r)){let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"patte\
rn",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}}if(s.zaznamy!==void 0){let r=s.zaznamy;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)ar(r[i],{instancePath:n+"/zaznamy/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?ar.errors:e.concat(
ar.errors),a=e.length)}else{let t={instancePath:n+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return pe.errors=e,a===0}var ys=Nr;function Nr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,
parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&
!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let r=s.ekonomickeSubjekty;if(Array.isArray(r)){let t=r.length;for(let i=0;i<
t;i++)pe(r[i],{instancePath:n+"/ekonomickeSubjekty/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?pe.errors:
e.concat(pe.errors),a=e.length)}else{let t={instancePath:n+"/ekonomickeSubjekty",schemaPath:"#/allOf/1/properties/ekonom\
ickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={
instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Nr.errors=e,a===0}var cs=Dr;function nr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.kodJazyka!==void 0&&typeof s.kodJazyka!="string"){let r={instancePath:n+"/kodJazyka",schemaPath:"\
#/properties/kodJazyka/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}
if(s.nazev!==void 0){let r=s.nazev;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/nazev",schemaPath:"#/prop\
erties/nazev/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazev",schemaPath:"#/properties/nazev/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return nr.errors=e,a===0}function ir(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.kod!==void 0){let r=s.kod;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/kod",schemaPath:"#/propert\
ies/kod/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:
e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/kod",schemaPath:"#/properties/kod/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/kod",
schemaPath:"#/properties/kod/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(s.nazev!==void 0){let r=s.nazev;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)nr(r[i],{instancePath:n+
"/nazev/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?nr.errors:e.concat(nr.errors),a=e.length)}else{let t={
instancePath:n+"/nazev",schemaPath:"#/properties/nazev/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[t]:e.push(t),a++}}if(s.platnostOd!==void 0){let r=s.platnostOd;if(typeof r=="string"){if(!u.test(r)){let t={
instancePath:n+"/platnostOd",schemaPath:"#/properties/platnostOd/format",keyword:"format",params:{format:"date"},message:'\
must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/platnostOd",schemaPath:"#/properti\
es/platnostOd/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.platnostDo!==
void 0){let r=s.platnostDo;if(typeof r=="string"){if(!u.test(r)){let t={instancePath:n+"/platnostDo",schemaPath:"#/prope\
rties/platnostDo/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:n+"/platnostDo",schemaPath:"#/properties/platnostDo/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.kodNadrizeny!==void 0){let r=s.kodNadrizeny;if(typeof r==
"string"){if(p(r)>64){let t={instancePath:n+"/kodNadrizeny",schemaPath:"#/properties/kodNadrizeny/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/kodNadrizeny",schemaPath:"#/properties/kodNadrizeny/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/kodNadrizeny",schemaPath:"\
#/properties/kodNadrizeny/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return ir.errors=e,a===0}function or(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){
let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kodCiselniku!==void 0){let r=s.kodCiselniku;if(typeof r==
"string"){if(p(r)>64){let t={instancePath:n+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/maxLength",keyword:"ma\
xLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(p(r)<1){let t={
instancePath:n+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/kodCiselniku",schemaPath:"\
#/properties/kodCiselniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
a++}}if(s.nazevCiselniku!==void 0){let r=s.nazevCiselniku;if(typeof r=="string"){if(p(r)>255){let t={instancePath:n+"/na\
zevCiselniku",schemaPath:"#/properties/nazevCiselniku/maxLength",keyword:"maxLength",params:{limit:255},message:"must NO\
T have more than 255 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevCiselniku",schemaPath:"\
#/properties/nazevCiselniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(s.polozkyCiselniku!==void 0){let r=s.polozkyCiselniku;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)
ir(r[i],{instancePath:n+"/polozkyCiselniku/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?ir.errors:e.concat(
ir.errors),a=e.length)}else{let t={instancePath:n+"/polozkyCiselniku",schemaPath:"#/properties/polozkyCiselniku/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.zdrojCiselniku!==void 0){let r=s.
zdrojCiselniku;if(typeof r=="string"){if(p(r)>64){let t={instancePath:n+"/zdrojCiselniku",schemaPath:"#/properties/zdroj\
Ciselniku/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[
t]:e.push(t),a++}if(p(r)<1){let t={instancePath:n+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return or.errors=e,a===0}function Dr(s,{instancePath:n="",parentData:m,
parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||
(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.ciselniky!==void 0){let r=s.
ciselniky;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)or(r[i],{instancePath:n+"/ciselniky/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?or.errors:e.concat(or.errors),a=e.length)}else{let t={instancePath:n+"/ciselniky",schemaPath:"\
#/allOf/1/properties/ciselniky/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[r]:e.push(r),a++}return Dr.errors=e,a===0}var hs=Zr;function pr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.cisloDomovni!==void 0){let r=s.cisloDomovni;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:n+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){let t={
instancePath:n+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",
limit:9999},message:"must be <= 9999"};e===null?e=[t]:e.push(t),a++}}if(s.cisloOrientacni!==void 0){let r=s.cisloOrientacni;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/cisloOrientacni",schemaPath:"#/propert\
ies/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}
if(typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))){let t={instancePath:n+"/cisloOrientacni",schemaPath:"#/properties\
/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[t]:
e.push(t),a++}}if(s.cisloOrientacniPismeno!==void 0){let r=s.cisloOrientacniPismeno;if(typeof r=="string"){if(p(r)>1){let t={
instancePath:n+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/maxLength",keyword:"maxLength",
params:{limit:1},message:"must NOT have more than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.kodAdresnihoMista!==void 0){let r=s.kodAdresnihoMista;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresn\
ihoMista/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)){if(r>999999999||isNaN(r)){let t={instancePath:n+"/kodAdresnihoMista",schemaPath:"#/properties/kod\
AdresnihoMista/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 999999999"};e===null?
e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMi\
sta/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.
kodCastiObce!==void 0){let r=s.kodCastiObce;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:n+"/ko\
dCastiObce",schemaPath:"#/properties/kodCastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"\
must be <= 999999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodCastiObce",schemaPath:"#/p\
roperties/kodCastiObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:
e.push(t),a++}}}if(s.kodKraje!==void 0){let r=s.kodKraje;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:n+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"must \
be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:n+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}
if(s.kodMestskeCastiObvodu!==void 0){let r=s.kodMestskeCastiObvodu;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:n+"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>
999999||isNaN(r)){let t={instancePath:n+"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",
keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),a++}if(r<0||
isNaN(r)){let t={instancePath:n+"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.kodMestskehoObvoduP!==
void 0){let r=s.kodMestskehoObvoduP;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/ko\
dMestskehoObvoduP",schemaPath:"#/properties/kodMestskehoObvoduP/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){let t={instancePath:n+
"/kodMestskehoObvoduP",schemaPath:"#/properties/kodMestskehoObvoduP/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodMestskehoObvoduP",schemaPath:"\
#/properties/kodMestskehoObvoduP/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),a++}}}if(s.kodObce!==void 0){let r=s.kodObce;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
let t={instancePath:n+"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:n+
"/kodObce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"mu\
st be <= 999999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodObce",schemaPath:"#/properti\
es/kodObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
a++}}}if(s.kodOkresu!==void 0){let r=s.kodOkresu;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>9999||isNaN(r)){let t={instancePath:n+"/kodOkresu",
schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <= 99\
99"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodOkresu",schemaPath:"#/properties/kodOkres\
u/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.
kodSpravnihoObvoduP!==void 0){let r=s.kodSpravnihoObvoduP;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:n+"/kodSpravnihoObvoduP",schemaPath:"#/properties/kodSpravnihoObvoduP/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999||isNaN(r)){
let t={instancePath:n+"/kodSpravnihoObvoduP",schemaPath:"#/properties/kodSpravnihoObvoduP/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+
"/kodSpravnihoObvoduP",schemaPath:"#/properties/kodSpravnihoObvoduP/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.kodStavebnihoObjektu!==void 0){let r=s.kodStavebnihoObjektu;
if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodStavebnihoObjektu",schemaPath:"#/pr\
operties/kodStavebnihoObjektu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999999999||isNaN(r)){let t={instancePath:n+"/kodStavebnihoObjektu",schemaPath:"\
#/properties/kodStavebnihoObjektu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <\
= 999999999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodStavebnihoObjektu",schemaPath:"#\
/properties/kodStavebnihoObjektu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),a++}}}if(s.kodUlice!==void 0){let r=s.kodUlice;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:n+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>9999999||isNaN(r)){let t={instancePath:n+
"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999},message:"\
must be <= 9999999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodUlice",schemaPath:"#/prop\
erties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(
t),a++}}}if(s.nazevCastiObce!==void 0){let r=s.nazevCastiObce;if(typeof r=="string"){if(p(r)>48){let t={instancePath:n+"\
/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must \
NOT have more than 48 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(s.nazevKraje!==void 0){let r=s.nazevKraje;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+"/nazevKra\
je",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more tha\
n 32 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevKraje",schemaPath:"#/properties/nazevK\
raje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.nazevMestskeCastiObvodu!==
void 0){let r=s.nazevMestskeCastiObvodu;if(typeof r=="string"){if(p(r)>48){let t={instancePath:n+"/nazevMestskeCastiObvo\
du",schemaPath:"#/properties/nazevMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT \
have more than 48 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevMestskeCastiObvodu",schemaPath:"\
#/properties/nazevMestskeCastiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),a++}}if(s.nazevMestskehoObvoduP!==void 0){let r=s.nazevMestskehoObvoduP;if(typeof r=="string"){if(p(r)>32){let t={
instancePath:n+"/nazevMestskehoObvoduP",schemaPath:"#/properties/nazevMestskehoObvoduP/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/na\
zevMestskehoObvoduP",schemaPath:"#/properties/nazevMestskehoObvoduP/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(s.nazevObce!==void 0){let r=s.nazevObce;if(typeof r=="string"){if(p(r)>
48){let t={instancePath:n+"/nazevObce",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},
message:"must NOT have more than 48 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevObce",schemaPath:"\
#/properties/nazevObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.nazevOkresu!==void 0){let r=s.nazevOkresu;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+"/nazevOkresu",schemaPath:"\
#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.nazevSpravnihoObvoduP!==void 0){
let r=s.nazevSpravnihoObvoduP;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+"/nazevSpravnihoObvoduP",schemaPath:"\
#/properties/nazevSpravnihoObvoduP/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 \
characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevSpravnihoObvoduP",schemaPath:"#/properties/\
nazevSpravnihoObvoduP/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.nazevUlice!==void 0){let r=s.nazevUlice;if(typeof r=="string"){if(p(r)>48){let t={instancePath:n+"/nazevUlice",schemaPath:"\
#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevUlice",schemaPath:"#/properties/nazevUlice/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.psc!==void 0){let r=s.psc;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}}if(s.textovaAdresa!==void 0){let r=s.textovaAdresa;
if(typeof r=="string"){if(p(r)>1500){let t={instancePath:n+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/maxLe\
ngth",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[t]:e.push(t),
a++}}else{let t={instancePath:n+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.typStavebnihoObjektu!==void 0&&typeof s.typStavebnihoObjektu!=
"string"){let r={instancePath:n+"/typStavebnihoObjektu",schemaPath:"#/properties/typStavebnihoObjektu/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(s.typCisloDomovni!==void 0){let r=s.
typCisloDomovni;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/typCisloDomovni",schemaPath:"\
#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){let t={instancePath:n+"/typCisloDomovni",schemaPath:"#/pr\
operties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?
e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),a++}return pr.errors=e,a===0}function mr(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.start!==void 0){let r=s.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={
instancePath:n+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let t={instancePath:n+
"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"mu\
st be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/start",schemaPath:"#/proper\
ties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
a++}}}if(s.pocet!==void 0){let r=s.pocet;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/pocet",schemaPath:"#/properties/pocet/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>2147483647||isNaN(r)){let t={instancePath:n+"/pocet",schemaPath:"\
#/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};
e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.razeni!==void 0){let r=s.
razeni;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)if(typeof r[i]!="string"){let k={instancePath:n+"/razeni/"+
i,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[k]:e.push(k),a++}}else{let t={instancePath:n+"/razeni",schemaPath:"#/properties/razeni/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return mr.errors=e,a===0}function lr(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(mr(s,{instancePath:n,parentData:m,
parentDataProperty:l,rootData:o})||(e=e===null?mr.errors:e.concat(mr.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(
s)){if(s.kodObce!==void 0){let r=s.kodObce;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/kodObce",schemaPath:"#/allOf/1/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be intege\
r"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:n+"/kodO\
bce",schemaPath:"#/allOf/1/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"\
must be <= 999999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodObce",schemaPath:"#/allOf/\
1/properties/kodObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:
e.push(t),a++}}}if(s.nazevObce!==void 0){let r=s.nazevObce;if(typeof r=="string"){if(p(r)>48){let t={instancePath:n+"/na\
zevObce",schemaPath:"#/allOf/1/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT h\
ave more than 48 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevObce",schemaPath:"#/allOf/\
1/properties/nazevObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(s.kodCastiObce!==void 0){let r=s.kodCastiObce;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+
"/kodCastiObce",schemaPath:"#/allOf/1/properties/kodCastiObce/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:n+
"/kodCastiObce",schemaPath:"#/allOf/1/properties/kodCastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},
message:"must be <= 999999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodCastiObce",schemaPath:"\
#/allOf/1/properties/kodCastiObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),a++}}}if(s.nazevCastiObce!==void 0){let r=s.nazevCastiObce;if(typeof r=="string"){if(p(r)>48){let t={
instancePath:n+"/nazevCastiObce",schemaPath:"#/allOf/1/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{
limit:48},message:"must NOT have more than 48 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/na\
zevCastiObce",schemaPath:"#/allOf/1/properties/nazevCastiObce/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}}if(s.kodMestskehoCastiObvodu!==void 0){let r=s.kodMestskehoCastiObvodu;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodMestskehoCastiObvodu",schemaPath:"#/allOf/1/proper\
ties/kodMestskehoCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)){if(r>999999||isNaN(r)){let t={instancePath:n+"/kodMestskehoCastiObvodu",schemaPath:"\
#/allOf/1/properties/kodMestskehoCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"m\
ust be <= 999999"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodMestskehoCastiObvodu",schemaPath:"\
#/allOf/1/properties/kodMestskehoCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.nazevMestskehoCastiObvodu!==void 0){let r=s.nazevMestskehoCastiObvodu;if(typeof r==
"string"){if(p(r)>32){let t={instancePath:n+"/nazevMestskehoCastiObvodu",schemaPath:"#/allOf/1/properties/nazevMestskeho\
CastiObvodu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=
[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevMestskehoCastiObvodu",schemaPath:"#/allOf/1/properties/nazevMestske\
hoCastiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.kodUlice!==
void 0){let r=s.kodUlice;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/kodUlice",schemaPath:"\
#/allOf/1/properties/kodUlice/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)){if(r>9999999||isNaN(r)){let t={instancePath:n+"/kodUlice",schemaPath:"#/allOf\
/1/properties/kodUlice/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===
null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodUlice",schemaPath:"#/allOf/1/properties/kodUlice/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.nazevUlice!==
void 0){let r=s.nazevUlice;if(typeof r=="string"){if(p(r)>48){let t={instancePath:n+"/nazevUlice",schemaPath:"#/allOf/1/\
properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/nazevUlice",schemaPath:"#/allOf/1/properties/nazevUlice/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.cisloDomovni!==void 0){
let r=s.cisloDomovni;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/cisloDomovni",schemaPath:"\
#/allOf/1/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))){let t={instancePath:n+"/cisloDomovni",schemaPath:"\
#/allOf/1/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <= 999\
9"};e===null?e=[t]:e.push(t),a++}}if(s.cisloOrientacni!==void 0){let r=s.cisloOrientacni;if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){let t={instancePath:n+"/cisloOrientacni",schemaPath:"#/allOf/1/properties/cisloOrientacni/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r>999||isNaN(r))){let t={instancePath:n+"/cisloOrientacni",schemaPath:"#/allOf/1/properties/cisloOrientacni/maximum",
keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[t]:e.push(t),a++}}if(s.cisloOrientacniPismeno!==
void 0){let r=s.cisloOrientacniPismeno;if(typeof r=="string"){if(p(r)>1){let t={instancePath:n+"/cisloOrientacniPismeno",
schemaPath:"#/allOf/1/properties/cisloOrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NO\
T have more than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/cisloOrientacniPismeno",schemaPath:"\
#/allOf/1/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}if(s.kodAdresnihoMista!==void 0){let r=s.kodAdresnihoMista;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:n+"/kodAdresnihoMista",schemaPath:"#/allOf/1/properties/kodAdresnihoMista/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){
if(r>999999999||isNaN(r)){let t={instancePath:n+"/kodAdresnihoMista",schemaPath:"#/allOf/1/properties/kodAdresnihoMista/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[t]:e.push(
t),a++}if(r<0||isNaN(r)){let t={instancePath:n+"/kodAdresnihoMista",schemaPath:"#/allOf/1/properties/kodAdresnihoMista/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(s.textovaAdresa!==
void 0){let r=s.textovaAdresa;if(typeof r=="string"){if(p(r)>1500){let t={instancePath:n+"/textovaAdresa",schemaPath:"#/\
allOf/1/properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 150\
0 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/textovaAdresa",schemaPath:"#/allOf/1/propertie\
s/textovaAdresa/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.
typStandardizaceAdresy!==void 0&&typeof s.typStandardizaceAdresy!="string"){let r={instancePath:n+"/typStandardizaceAdre\
sy",schemaPath:"#/allOf/1/properties/typStandardizaceAdresy/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[r]:e.push(r),a++}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return lr.errors=e,a===0}function Zr(s,{instancePath:n="",
parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(f(s,{instancePath:n,parentData:m,parentDataProperty:l,
rootData:o})||(e=e===null?f.errors:e.concat(f.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.standardizovaneAdresy!==
void 0){let r=s.standardizovaneAdresy;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)pr(r[i],{instancePath:n+"/\
standardizovaneAdresy/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?pr.errors:e.concat(pr.errors),a=e.
length)}else{let t={instancePath:n+"/standardizovaneAdresy",schemaPath:"#/allOf/1/properties/standardizovaneAdresy/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(s.stavStandardizace!==void 0&&
typeof s.stavStandardizace!="string"){let r={instancePath:n+"/stavStandardizace",schemaPath:"#/allOf/1/properties/stavSt\
andardizace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}s.request!==
void 0&&(lr(s.request,{instancePath:n+"/request",parentData:s,parentDataProperty:"request",rootData:o})||(e=e===null?lr.
errors:e.concat(lr.errors),a=e.length))}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Zr.errors=e,a===0}var fs=Sr;function Q(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obje\
ct"&&!Array.isArray(s)){if(s.cisloDavky!==void 0){let r=s.cisloDavky;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){let t={instancePath:n+"/cisloDavky",schemaPath:"#/properties/cisloDavky/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),a++}}if(s.datovyZdroj!==void 0){let r=s.datovyZdroj;if(typeof r=="st\
ring"){if(p(r)>30){let t={instancePath:n+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/maxLength",keyword:"maxLeng\
th",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(s.datumUvolneniDavky!==void 0){let r=s.datumUvolneniDavky;if(typeof r=="string"){if(!u.
test(r)){let t={instancePath:n+"/datumUvolneniDavky",schemaPath:"#/properties/datumUvolneniDavky/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/da\
tumUvolneniDavky",schemaPath:"#/properties/datumUvolneniDavky/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}}if(s.pocetZmen!==void 0){let r=s.pocetZmen;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let t={instancePath:n+"/pocetZmen",schemaPath:"#/properties/pocetZmen/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Q.errors=e,a===0}function Sr(s,{
instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="object"&&!Array.isArray(
s)){if(s.notifikacniDavky!==void 0){let r=s.notifikacniDavky;if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)Q(r[i],
{instancePath:n+"/notifikacniDavky/"+i,parentData:r,parentDataProperty:i,rootData:o})||(e=e===null?Q.errors:e.concat(Q.errors),
a=e.length)}else{let t={instancePath:n+"/notifikacniDavky",schemaPath:"#/properties/notifikacniDavky/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Sr.errors=e,a===
0}var gs=$r;function ur(s,{instancePath:n="",parentData:m,parentDataProperty:l,rootData:o=s}={}){let e=null,a=0;if(s&&typeof s=="obj\
ect"&&!Array.isArray(s)){if(s.typZmeny!==void 0){let r=s.typZmeny;if(typeof r=="string"){if(p(r)>50){let t={instancePath:n+
"/typZmeny",schemaPath:"#/properties/typZmeny/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have mo\
re than 50 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+"/typZmeny",schemaPath:"#/properties/ty\
pZmeny/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(s.icoId!==
void 0){let r=s.icoId;if(typeof r=="string"){if(p(r)>32){let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/m\
axLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),
a++}if(!L.test(r)){let t={instancePath:n+"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"\
^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:n+
"/icoId",schemaPath:"#/properties/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[r]:e.push(r),a++}return ur.errors=e,a===0}function $r(s,{instancePath:n="",parentData:m,parentDataProperty:l,
rootData:o=s}={}){let e=null,a=0;if(Q(s,{instancePath:n,parentData:m,parentDataProperty:l,rootData:o})||(e=e===null?Q.errors:
e.concat(Q.errors),a=e.length),s&&typeof s=="object"&&!Array.isArray(s)){if(s.seznamNotifikaci!==void 0){let r=s.seznamNotifikaci;
if(Array.isArray(r)){let t=r.length;for(let i=0;i<t;i++)ur(r[i],{instancePath:n+"/seznamNotifikaci/"+i,parentData:r,parentDataProperty:i,
rootData:o})||(e=e===null?ur.errors:e.concat(ur.errors),a=e.length)}else{let t={instancePath:n+"/seznamNotifikaci",schemaPath:"\
#/allOf/1/properties/seznamNotifikaci/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),a++}}}else{let r={instancePath:n,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return $r.errors=e,a===0}return Fr(ds);})();

/** A schema that an operation answers with. */
export type ResponseSchema = "EkonomickySubjekt" | "Chyba" | "EkonomickeSubjektySeznam" | "EkonomickySubjektVr" | "EkonomickeSubjektyVrSeznam" | "EkonomickySubjektRes" | "EkonomickeSubjektyResSeznam" | "EkonomickySubjektRzp" | "EkonomickeSubjektyRzpSeznam" | "EkonomickySubjektNrpzs" | "EkonomickeSubjektyNrpzsSeznam" | "EkonomickySubjektRpsh" | "EkonomickeSubjektyRpshSeznam" | "EkonomickySubjektRcns" | "EkonomickeSubjektyRcnsSeznam" | "EkonomickySubjektSzr" | "EkonomickeSubjektySzrSeznam" | "EkonomickySubjektRs" | "EkonomickeSubjektyRsSeznam" | "EkonomickySubjektRos" | "EkonomickeSubjektyRosSeznam" | "EkonomickySubjektCeu" | "EkonomickeSubjektyCeuSeznam" | "CiselnikyNazevnikSeznam" | "StandardizovaneAdresySeznam" | "SeznamNotifikacnichDavek" | "NotifikacniDavkaZaznam";

/** Validators of the answers by schema. */
export const responseValidators: Readonly<Record<ResponseSchema, Validate>> = code;
