// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var ee=Object.defineProperty;var Te=Object.getOwnPropertyDescriptor;var Ee=Object.getOwnPropertyNames;var Se=Object.prototype.hasOwnProperty;var Ue=(s,t)=>()=>{try{return t||s((t={exports:{}}).exports,t),t.exports}catch(_){throw t=0,_}},Je=(s,t)=>{for(var _ in t)
ee(s,_,{get:t[_],enumerable:!0})},Ke=(s,t,_,z)=>{if(t&&typeof t=="object"||typeof t=="function")for(let y of Ee(t))!Se.call(
s,y)&&y!==_&&ee(s,y,{get:()=>t[y],enumerable:!(z=Te(t,y))||z.enumerable});return s};var Me=s=>Ke(ee({},"__esModule",{value:!0}),s);var De=Ue(re=>{"use strict";Object.defineProperty(re,"__esModule",{value:!0});function Ne(s){let t=s.length,_=0,z=0,y;for(;z<
t;)_++,y=s.charCodeAt(z++),y>=55296&&y<=56319&&z<t&&(y=s.charCodeAt(z),(y&64512)===56320&&z++);return _}re.default=Ne;Ne.
code='require("ajv/dist/runtime/ucs2length").default'});var Ye={};Je(Ye,{Chyba:()=>Be,EkonomickeSubjektyVrSeznam:()=>He,EkonomickySubjektVr:()=>Ie});var Ie=X;var j=De().default,Re=new RegExp("^(ARES_)?\\d{8}$","u");var E=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function V(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.datumZapisu!==void 0){let n=s.datumZapisu,l=r,f=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!E.test(n)){let i={instancePath:t+"/datumZapisu",schemaPath:"#/properties/datumZapisu/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+
"/datumZapisu",schemaPath:"#/properties/datumZapisu/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),r++}var h=l===r}if(s.datumVymazu!==void 0){let n=s.datumVymazu,l=r,f=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!E.test(n)){let a={instancePath:t+"/datumVymazu",schemaPath:"#/properties/datumVymazu/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+
"/datumVymazu",schemaPath:"#/properties/datumVymazu/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),r++}var h=l===r}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return V.errors=e,r===0}function S(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.typObnos!==void 0){let n=s.typObnos,l=r,f=r;if(typeof n=="string"){if(j(n)>50){let i={instancePath:t+
"/typObnos",schemaPath:"#/properties/typObnos/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have mo\
re than 50 characters"};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+"/typObnos",schemaPath:"#/properties/ty\
pObnos/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),r++}var h=l===r}if(s.
hodnota!==void 0){let n=s.hodnota,l=r;if(typeof n!="string"){let a={instancePath:t+"/hodnota",schemaPath:"#/properties/h\
odnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}let f=r;var h=l===
r}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}return S.errors=e,r===0}function se(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){
let e=null,r=0,A=r;V(s,{instancePath:t,parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===
r;let h=r,n=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.typAkcie!==void 0){let i=s.typAkcie,a=r,p=r;if(typeof i==
"string"){if(j(i)>50){let m={instancePath:t+"/typAkcie",schemaPath:"#/allOf/1/properties/typAkcie/maxLength",keyword:"ma\
xLength",params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+
"/typAkcie",schemaPath:"#/allOf/1/properties/typAkcie/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[m]:e.push(m),r++}var l=a===r}if(s.podobaAkcie!==void 0){let i=s.podobaAkcie,a=r,p=r;if(typeof i=="string"){
if(j(i)>50){let o={instancePath:t+"/podobaAkcie",schemaPath:"#/allOf/1/properties/podobaAkcie/maxLength",keyword:"maxLen\
gth",params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+
"/podobaAkcie",schemaPath:"#/allOf/1/properties/podobaAkcie/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[o]:e.push(o),r++}var l=a===r}if(s.pocet!==void 0){let i=s.pocet,a=r;if(!(typeof i=="number"&&!(i%1)&&
!isNaN(i)&&isFinite(i))){let o={instancePath:t+"/pocet",schemaPath:"#/allOf/1/properties/pocet/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}let p=r;if(typeof i=="number"&&isFinite(i)){if(i>
2147483647||isNaN(i)){let o={instancePath:t+"/pocet",schemaPath:"#/allOf/1/properties/pocet/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[o]:e.push(o),r++}if(i<0||isNaN(i)){let o={
instancePath:t+"/pocet",schemaPath:"#/allOf/1/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[o]:e.push(o),r++}}var l=a===r}if(s.text!==void 0){let i=s.text,a=r;if(typeof i!="str\
ing"){let o={instancePath:t+"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),r++}let p=r;var l=a===r}if(s.hodnota!==void 0){let i=s.hodnota,a=r;S(i,{instancePath:t+
"/hodnota",parentData:s,parentDataProperty:"hodnota",rootData:y})||(e=k(e,S.errors),r=e.length);var l=a===r}}else{let i={
instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:
e.push(i),r++}var f=h===r;return se.errors=e,r===0}function te(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.soud!==void 0){let i=s.soud,a=r,p=r;if(typeof i=="string"){if(j(i)>15){let m={instancePath:t+
"/soud",schemaPath:"#/allOf/1/properties/soud/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have mo\
re than 15 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/soud",schemaPath:"#/allOf/1/propertie\
s/soud/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var l=a===r}if(s.
oddil!==void 0){let i=s.oddil,a=r,p=r;if(typeof i=="string"){if(j(i)>20){let o={instancePath:t+"/oddil",schemaPath:"#/al\
lOf/1/properties/oddil/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/oddil",schemaPath:"#/allOf/1/properties/oddil/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}if(s.vlozka!==void 0){let i=s.
vlozka,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:t+"/vlozka",schemaPath:"#/allOf\
/1/properties/vlozka/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}
let p=r;var l=a===r}}else{let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;return te.errors=e,r===0}var Ze=new RegExp("^\\d{8}$","u");function H(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,
r=0,A=r;V(s,{instancePath:t,parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,
n=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.hodnota!==void 0){let i=s.hodnota,a=r,p=r;if(typeof i=="string"){if(j(
i)>8){let m={instancePath:t+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[m]:e.push(m),r++}if(j(i)<8){let m={instancePath:t+"/hodnota",
schemaPath:"#/allOf/1/properties/hodnota/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer th\
an 8 characters"};e===null?e=[m]:e.push(m),r++}if(!Ze.test(i)){let m={instancePath:t+"/hodnota",schemaPath:"#/allOf/1/pr\
operties/hodnota/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?
e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var l=a===r}}else{let i={instancePath:t,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;
return H.errors=e,r===0}function K(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.hodnota!==void 0){let i=s.hodnota,a=r,p=r;if(typeof i=="string"){if(j(i)>2e3){let m={instancePath:t+
"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT \
have more than 2000 characters"};e===null?e=[m]:e.push(m),r++}if(j(i)<1){let m={instancePath:t+"/hodnota",schemaPath:"#/\
allOf/1/properties/hodnota/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var l=a===r}}else{let i={instancePath:t,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}
var f=h===r;return K.errors=e,r===0}function ae(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.vklad!==void 0){let i=s.vklad,a=r;S(i,{instancePath:t+"/vklad",parentData:s,parentDataProperty:"\
vklad",rootData:y})||(e=k(e,S.errors),r=e.length);var l=a===r}if(s.text!==void 0){let i=s.text,a=r;if(typeof i!="string"){
let o={instancePath:t+"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),r++}let p=r;var l=a===r}if(s.typVkladu!==void 0){let i=s.typVkladu,a=r,p=r;if(typeof i==
"string"){if(j(i)>50){let o={instancePath:t+"/typVkladu",schemaPath:"#/allOf/1/properties/typVkladu/maxLength",keyword:"\
maxLength",params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={
instancePath:t+"/typVkladu",schemaPath:"#/allOf/1/properties/typVkladu/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}}else{let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;return ae.errors=e,r===0}function ne(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;K(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,K.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.jazyk!==void 0){let i=s.jazyk,a=r,p=r;if(typeof i=="string"){if(j(i)>255){let m={instancePath:t+
"/jazyk",schemaPath:"#/allOf/1/properties/jazyk/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have\
 more than 255 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/jazyk",schemaPath:"#/allOf/1/prop\
erties/jazyk/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var l=a===
r}}else{let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[i]:e.push(i),r++}var f=h===r;return ne.errors=e,r===0}function ie(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.typJmeni!==void 0){let i=s.typJmeni,a=r,p=r;if(typeof i=="string"){if(j(i)>50){let m={instancePath:t+
"/typJmeni",schemaPath:"#/allOf/1/properties/typJmeni/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT\
 have more than 50 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/typJmeni",schemaPath:"#/allOf\
/1/properties/typJmeni/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}
var l=a===r}if(s.text!==void 0){let i=s.text,a=r;if(typeof i!="string"){let o={instancePath:t+"/text",schemaPath:"#/allO\
f/1/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}let p=r;
var l=a===r}if(s.vklad!==void 0){let i=s.vklad,a=r;S(i,{instancePath:t+"/vklad",parentData:s,parentDataProperty:"vklad",
rootData:y})||(e=k(e,S.errors),r=e.length);var l=a===r}if(s.splaceni!==void 0){let i=s.splaceni,a=r;S(i,{instancePath:t+
"/splaceni",parentData:s,parentDataProperty:"splaceni",rootData:y})||(e=k(e,S.errors),r=e.length);var l=a===r}}else{let i={
instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:
e.push(i),r++}var f=h===r;return ie.errors=e,r===0}var Le=new RegExp("^\\d{3}$","u");function Y(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,
r=0,A=r;V(s,{instancePath:t,parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,
n=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.hodnota!==void 0){let i=s.hodnota,a=r,p=r;if(typeof i=="string"){if(j(
i)>3){let m={instancePath:t+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/maxLength",keyword:"maxLength",params:{limit:3},
message:"must NOT have more than 3 characters"};e===null?e=[m]:e.push(m),r++}if(j(i)<3){let m={instancePath:t+"/hodnota",
schemaPath:"#/allOf/1/properties/hodnota/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer th\
an 3 characters"};e===null?e=[m]:e.push(m),r++}if(!Le.test(i)){let m={instancePath:t+"/hodnota",schemaPath:"#/allOf/1/pr\
operties/hodnota/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?
e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var l=a===r}}else{let i={instancePath:t,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;
return Y.errors=e,r===0}function M(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.kodStatu!==void 0){let n=s.kodStatu,l=r;if(typeof n!="string"){let i={instancePath:t+"/\
kodStatu",schemaPath:"#/properties/kodStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[i]:e.push(i),r++}let f=r;var h=l===r}if(s.nazevStatu!==void 0){let n=s.nazevStatu,l=r,f=r;if(typeof n=="string"){if(j(
n)>32){let a={instancePath:t+"/nazevStatu",schemaPath:"#/properties/nazevStatu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/nazevStatu",
schemaPath:"#/properties/nazevStatu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),r++}var h=l===r}if(s.kodKraje!==void 0){let n=s.kodKraje,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n))){let a={instancePath:t+"/kodKraje",schemaPath:"#/properties/kodKraje/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),r++}let f=r;if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let a={instancePath:t+
"/kodKraje",schemaPath:"#/properties/kodKraje/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"mus\
t be <= 999"};e===null?e=[a]:e.push(a),r++}if(n<0||isNaN(n)){let a={instancePath:t+"/kodKraje",schemaPath:"#/properties/\
kodKraje/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}
var h=l===r}if(s.nazevKraje!==void 0){let n=s.nazevKraje,l=r,f=r;if(typeof n=="string"){if(j(n)>32){let a={instancePath:t+
"/nazevKraje",schemaPath:"#/properties/nazevKraje/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT hav\
e more than 32 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/nazevKraje",schemaPath:"#/propert\
ies/nazevKraje/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===
r}if(s.kodOkresu!==void 0){let n=s.kodOkresu,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:t+
"/kodOkresu",schemaPath:"#/properties/kodOkresu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),r++}let f=r;if(typeof n=="number"&&isFinite(n)){if(n>9999||isNaN(n)){let a={instancePath:t+"/ko\
dOkresu",schemaPath:"#/properties/kodOkresu/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must\
 be <= 9999"};e===null?e=[a]:e.push(a),r++}if(n<0||isNaN(n)){let a={instancePath:t+"/kodOkresu",schemaPath:"#/properties\
/kodOkresu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),
r++}}var h=l===r}if(s.nazevOkresu!==void 0){let n=s.nazevOkresu,l=r,f=r;if(typeof n=="string"){if(j(n)>32){let a={instancePath:t+
"/nazevOkresu",schemaPath:"#/properties/nazevOkresu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT h\
ave more than 32 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/nazevOkresu",schemaPath:"#/prop\
erties/nazevOkresu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===
r}if(s.kodObce!==void 0){let n=s.kodObce,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:t+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),r++}let f=r;if(typeof n=="number"&&isFinite(n)){if(n>999999||isNaN(n)){let a={instancePath:t+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[a]:e.push(a),r++}if(n<0||isNaN(n)){let a={instancePath:t+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}var h=l===
r}if(s.nazevObce!==void 0){let n=s.nazevObce,l=r,f=r;if(typeof n=="string"){if(j(n)>48){let a={instancePath:t+"/nazevObc\
e",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than \
48 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/nazevObce",schemaPath:"#/properties/nazevObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.kodSpravnihoObvodu!==
void 0){let n=s.kodSpravnihoObvodu,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:t+"\
/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[a]:e.push(a),r++}let f=r;if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let a={instancePath:t+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[a]:e.push(a),r++}if(n<0||isNaN(n)){let a={instancePath:t+"/kodSpravnihoObvodu",schemaPath:"\
#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),r++}}var h=l===r}if(s.nazevSpravnihoObvodu!==void 0){let n=s.nazevSpravnihoObvodu,l=r,f=r;if(typeof n==
"string"){if(j(n)>32){let a={instancePath:t+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:t+"/nazevSpravnihoObvodu",schemaPath:"#/properties/nazevSpravnihoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.kodMestskehoObvodu!==void 0){let n=s.
kodMestskehoObvodu,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:t+"/kodMestskehoObv\
odu",schemaPath:"#/properties/kodMestskehoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};
e===null?e=[a]:e.push(a),r++}let f=r;if(typeof n=="number"&&isFinite(n)){if(n>999||isNaN(n)){let a={instancePath:t+"/kod\
MestskehoObvodu",schemaPath:"#/properties/kodMestskehoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[a]:e.push(a),r++}if(n<0||isNaN(n)){let a={instancePath:t+"/kodMestskehoObvodu",schemaPath:"\
#/properties/kodMestskehoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[a]:e.push(a),r++}}var h=l===r}if(s.nazevMestskehoObvodu!==void 0){let n=s.nazevMestskehoObvodu,l=r,f=r;if(typeof n==
"string"){if(j(n)>32){let a={instancePath:t+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/maxLen\
gth",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:t+"/nazevMestskehoObvodu",schemaPath:"#/properties/nazevMestskehoObvodu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.kodMestskeCastiObvodu!==void 0){let n=s.
kodMestskeCastiObvodu,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:t+"/kodMestskeCa\
stiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[a]:e.push(a),r++}let f=r;if(typeof n=="number"&&isFinite(n)){if(n>999999||isNaN(n)){let a={instancePath:t+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[a]:e.push(a),r++}if(n<0||isNaN(n)){let a={instancePath:t+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}var h=l===r}if(s.kodUlice!==void 0){let n=s.kodUlice,l=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:t+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}let f=r;if(typeof n=="number"&&isFinite(
n)){if(n>9999999||isNaN(n)){let a={instancePath:t+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[a]:e.push(a),r++}if(n<0||isNaN(n)){let a={
instancePath:t+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}var h=l===r}if(s.nazevMestskeCastiObvodu!==void 0){let n=s.nazevMestskeCastiObvodu,
l=r,f=r;if(typeof n=="string"){if(j(n)>48){let a={instancePath:t+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/naz\
evMestskeCastiObvodu/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/nazevMestskeCastiObvodu",schemaPath:"#/properties/nazevMestskeCas\
tiObvodu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}
if(s.nazevUlice!==void 0){let n=s.nazevUlice,l=r,f=r;if(typeof n=="string"){if(j(n)>48){let a={instancePath:t+"/nazevUli\
ce",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more tha\
n 48 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/nazevUlice",schemaPath:"#/properties/nazevU\
lice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.
cisloDomovni!==void 0){let n=s.cisloDomovni,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:t+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[a]:e.push(a),r++}let f=r;if(typeof n=="number"&&isFinite(n)&&(n>9999||isNaN(n))){let a={instancePath:t+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"\
must be <= 9999"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.doplnekAdresy!==void 0){let n=s.doplnekAdresy,l=r,f=r;if(typeof n==
"string"){if(j(n)>1500){let a={instancePath:t+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/maxLength",keyword:"\
maxLength",params:{limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={
instancePath:t+"/doplnekAdresy",schemaPath:"#/properties/doplnekAdresy/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.kodCastiObce!==void 0){let n=s.kodCastiObce,l=r;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:t+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}let f=r;if(typeof n==
"number"&&isFinite(n)){if(n>999999||isNaN(n)){let a={instancePath:t+"/kodCastiObce",schemaPath:"#/properties/kodCastiObc\
e/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[a]:e.push(a),
r++}if(n<0||isNaN(n)){let a={instancePath:t+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}var h=l===r}if(s.cisloOrientacni!==
void 0){let n=s.cisloOrientacni,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:t+"/ci\
sloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},message:"must be in\
teger"};e===null?e=[a]:e.push(a),r++}let f=r;if(typeof n=="number"&&isFinite(n)&&(n>999||isNaN(n))){let a={instancePath:t+
"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},
message:"must be <= 999"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.cisloOrientacniPismeno!==void 0){let n=s.cisloOrientacniPismeno,
l=r,f=r;if(typeof n=="string"){if(j(n)>1){let a={instancePath:t+"/cisloOrientacniPismeno",schemaPath:"#/properties/cislo\
OrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?
e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismen\
o/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.nazevCastiObce!==
void 0){let n=s.nazevCastiObce,l=r,f=r;if(typeof n=="string"){if(j(n)>48){let a={instancePath:t+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 charact\
ers"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.kodAdresnihoMista!==
void 0){let n=s.kodAdresnihoMista,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:t+"/\
kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must\
 be integer"};e===null?e=[a]:e.push(a),r++}let f=r;if(typeof n=="number"&&isFinite(n)){if(n>999999999||isNaN(n)){let a={
instancePath:t+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[a]:e.push(a),r++}if(n<0||isNaN(n)){let a={instancePath:t+
"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}var h=l===r}if(s.psc!==void 0){let n=s.psc,l=r;if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={instancePath:t+"/psc",schemaPath:"#/properties/psc/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}let f=r;var h=l===r}if(s.textovaAdresa!==void 0){
let n=s.textovaAdresa,l=r,f=r;if(typeof n=="string"){if(j(n)>1500){let a={instancePath:t+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.cisloDoAdresy!==
void 0){let n=s.cisloDoAdresy,l=r,f=r;if(typeof n=="string"){if(j(n)>255){let a={instancePath:t+"/cisloDoAdresy",schemaPath:"\
#/properties/cisloDoAdresy/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 charac\
ters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/cisloDoAdresy",schemaPath:"#/properties/cisloDoAdresy/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.standardizaceAdresy!==
void 0){let n=s.standardizaceAdresy,l=r;if(typeof n!="boolean"){let a={instancePath:t+"/standardizaceAdresy",schemaPath:"\
#/properties/standardizaceAdresy/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[a]:
e.push(a),r++}let f=r;var h=l===r}if(s.pscTxt!==void 0){let n=s.pscTxt,l=r,f=r;if(typeof n=="string"){if(j(n)>255){let a={
instancePath:t+"/pscTxt",schemaPath:"#/properties/pscTxt/maxLength",keyword:"maxLength",params:{limit:255},message:"must\
 NOT have more than 255 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/pscTxt",schemaPath:"#/pr\
operties/pscTxt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===
r}if(s.typCisloDomovni!==void 0){let n=s.typCisloDomovni,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let a={
instancePath:t+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[a]:e.push(a),r++}let f=r;if(typeof n=="number"&&isFinite(n)&&(n>9999||isNaN(n))){
let a={instancePath:t+"/typCisloDomovni",schemaPath:"#/properties/typCisloDomovni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999},message:"must be <= 9999"};e===null?e=[a]:e.push(a),r++}var h=l===r}}else{let n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return M.errors=e,r===
0}function J(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.adresa!==void 0){let i=s.adresa,a=r;M(i,{instancePath:t+"/adresa",parentData:s,parentDataProperty:"\
adresa",rootData:y})||(e=k(e,M.errors),r=e.length);var l=a===r}if(s.typAdresy!==void 0){let i=s.typAdresy,a=r,p=r;if(typeof i==
"string"){if(j(i)>64){let o={instancePath:t+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[o]:e.push(o),r++}if(j(i)<1){let o={
instancePath:t+"/typAdresy",schemaPath:"#/allOf/1/properties/typAdresy/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/typAdresy",schemaPath:"\
#/allOf/1/properties/typAdresy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),r++}var l=a===r}}else{let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;return J.errors=e,r===0}function F(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.hodnota!==void 0){let i=s.hodnota,a=r;if(typeof i!="string"){let m={instancePath:t+"/hodn\
ota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),r++}let p=r;var l=a===r}}else{let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;return F.errors=e,r===0}function oe(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.hodnota!==void 0){let i=s.hodnota,a=r,p=r;if(typeof i=="number"&&isFinite(i),typeof i=="s\
tring"){if(!E.test(i)){let m={instancePath:t+"/hodnota",schemaPath:"#/allOf/1/properties/hodnota/format",keyword:"format",
params:{format:"date"},message:'must match format "date"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/ho\
dnota",schemaPath:"#/allOf/1/properties/hodnota/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),r++}var l=a===r}}else{let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;return oe.errors=e,r===0}function le(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.typ!==void 0){let i=s.typ,a=r,p=r;if(typeof i=="string"){if(j(i)>50){let m={instancePath:t+
"/typ",schemaPath:"#/allOf/1/properties/typ/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more\
 than 50 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/typ",schemaPath:"#/allOf/1/properties/t\
yp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}var l=a===r}}else{
let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),r++}var f=h===r;return le.errors=e,r===0}function pe(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.typKategorieZo!==void 0){let i=s.typKategorieZo,a=r,p=r;if(typeof i=="string"){if(j(i)>50){
let m={instancePath:t+"/typKategorieZo",schemaPath:"#/allOf/1/properties/typKategorieZo/maxLength",keyword:"maxLength",params:{
limit:50},message:"must NOT have more than 50 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/ty\
pKategorieZo",schemaPath:"#/allOf/1/properties/typKategorieZo/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),r++}var l=a===r}}else{let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;return pe.errors=e,r===0}function q(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.predmetPodnikani!==void 0){let a=s.predmetPodnikani,p=r,m=r;if(Array.isArray(a)){let o=!0,
O=a.length;for(let c=0;c<O;c++){let g=a[c],v=r;F(g,{instancePath:t+"/predmetPodnikani/"+c,parentData:a,parentDataProperty:c,
rootData:y})||(e=k(e,F.errors),r=e.length);var h=v===r;h||(o=!1)}}else{let o={instancePath:t+"/predmetPodnikani",schemaPath:"\
#/properties/predmetPodnikani/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(
o),r++}var n=p===r}if(s.doplnkovaCinnost!==void 0){let a=s.doplnkovaCinnost,p=r,m=r;if(Array.isArray(a)){let O=!0,c=a.length;
for(let g=0;g<c;g++){let v=a[g],w=r;F(v,{instancePath:t+"/doplnkovaCinnost/"+g,parentData:a,parentDataProperty:g,rootData:y})||
(e=k(e,F.errors),r=e.length);var l=w===r;l||(O=!1)}}else{let O={instancePath:t+"/doplnkovaCinnost",schemaPath:"#/propert\
ies/doplnkovaCinnost/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),r++}var n=p===
r}if(s.predmetCinnosti!==void 0){let a=s.predmetCinnosti,p=r,m=r;if(Array.isArray(a)){let O=!0,c=a.length;for(let g=0;g<
c;g++){let v=a[g],w=r;F(v,{instancePath:t+"/predmetCinnosti/"+g,parentData:a,parentDataProperty:g,rootData:y})||(e=k(e,F.
errors),r=e.length);var f=w===r;f||(O=!1)}}else{let O={instancePath:t+"/predmetCinnosti",schemaPath:"#/properties/predme\
tCinnosti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),r++}var n=p===r}if(s.
ucel!==void 0){let a=s.ucel,p=r,m=r;if(Array.isArray(a)){let O=!0,c=a.length;for(let g=0;g<c;g++){let v=a[g],w=r;F(v,{instancePath:t+
"/ucel/"+g,parentData:a,parentDataProperty:g,rootData:y})||(e=k(e,F.errors),r=e.length);var i=w===r;i||(O=!1)}}else{let O={
instancePath:t+"/ucel",schemaPath:"#/properties/ucel/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[O]:e.push(O),r++}var n=p===r}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[a]:e.push(a),r++}return q.errors=e,r===0}function me(s,{instancePath:t="",parentData:_,
parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.akcie!==void 0){
let u=s.akcie,b=r,N=r;if(Array.isArray(u)){let T=!0,d=u.length;for(let D=0;D<d;D++){let P=u[D],$=r;se(P,{instancePath:t+
"/akcie/"+D,parentData:u,parentDataProperty:D,rootData:y})||(e=k(e,se.errors),r=e.length);var h=$===r;h||(T=!1)}}else{let T={
instancePath:t+"/akcie",schemaPath:"#/properties/akcie/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[T]:e.push(T),r++}var n=b===r}if(s.rejstrik!==void 0){let u=s.rejstrik,b=r,N=r;if(typeof u=="string"){if(j(u)>
15){let d={instancePath:t+"/rejstrik",schemaPath:"#/properties/rejstrik/maxLength",keyword:"maxLength",params:{limit:15},
message:"must NOT have more than 15 characters"};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/rejstrik",schemaPath:"\
#/properties/rejstrik/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}
var n=b===r}if(s.primarniZaznam!==void 0){let u=s.primarniZaznam,b=r;if(typeof u!="boolean"){let d={instancePath:t+"/pri\
marniZaznam",schemaPath:"#/properties/primarniZaznam/type",keyword:"type",params:{type:"boolean"},message:"must be boole\
an"};e===null?e=[d]:e.push(d),r++}let N=r;var n=b===r}if(s.spisovaZnacka!==void 0){let u=s.spisovaZnacka,b=r,N=r;if(Array.
isArray(u)){let d=!0,D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;te($,{instancePath:t+"/spisovaZnacka/"+P,parentData:u,
parentDataProperty:P,rootData:y})||(e=k(e,te.errors),r=e.length);var l=Z===r;l||(d=!1)}}else{let d={instancePath:t+"/spi\
sovaZnacka",schemaPath:"#/properties/spisovaZnacka/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[d]:e.push(d),r++}var n=b===r}if(s.ico!==void 0){let u=s.ico,b=r,N=r;if(Array.isArray(u)){let d=!0,D=u.length;for(let P=0;P<
D;P++){let $=u[P],Z=r;H($,{instancePath:t+"/ico/"+P,parentData:u,parentDataProperty:P,rootData:y})||(e=k(e,H.errors),r=e.
length);var f=Z===r;f||(d=!1)}}else{let d={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.obchodniJmeno!==void 0){let u=s.obchodniJmeno,
b=r,N=r;if(Array.isArray(u)){let d=!0,D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;K($,{instancePath:t+"/obchodniJmeno\
/"+P,parentData:u,parentDataProperty:P,rootData:y})||(e=k(e,K.errors),r=e.length);var i=Z===r;i||(d=!1)}}else{let d={instancePath:t+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"array"},message:"must be arra\
y"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.vklady!==void 0){let u=s.vklady,b=r,N=r;if(Array.isArray(u)){let d=!0,
D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;ae($,{instancePath:t+"/vklady/"+P,parentData:u,parentDataProperty:P,rootData:y})||
(e=k(e,ae.errors),r=e.length);var a=Z===r;a||(d=!1)}}else{let d={instancePath:t+"/vklady",schemaPath:"#/properties/vklad\
y/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.obchodniJmenoCizi!==
void 0){let u=s.obchodniJmenoCizi,b=r,N=r;if(Array.isArray(u)){let d=!0,D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;ne(
$,{instancePath:t+"/obchodniJmenoCizi/"+P,parentData:u,parentDataProperty:P,rootData:y})||(e=k(e,ne.errors),r=e.length);
var p=Z===r;p||(d=!1)}}else{let d={instancePath:t+"/obchodniJmenoCizi",schemaPath:"#/properties/obchodniJmenoCizi/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.zakladniKapital!==
void 0){let u=s.zakladniKapital,b=r,N=r;if(Array.isArray(u)){let d=!0,D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;ie(
$,{instancePath:t+"/zakladniKapital/"+P,parentData:u,parentDataProperty:P,rootData:y})||(e=k(e,ie.errors),r=e.length);var m=Z===
r;m||(d=!1)}}else{let d={instancePath:t+"/zakladniKapital",schemaPath:"#/properties/zakladniKapital/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.pravniForma!==void 0){let u=s.
pravniForma,b=r,N=r;if(Array.isArray(u)){let d=!0,D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;Y($,{instancePath:t+"/p\
ravniForma/"+P,parentData:u,parentDataProperty:P,rootData:y})||(e=k(e,Y.errors),r=e.length);var o=Z===r;o||(d=!1)}}else{
let d={instancePath:t+"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.financniUrad!==void 0){let u=s.financniUrad,b=r,N=r;if(typeof u==
"string"){if(j(u)>3){let d={instancePath:t+"/financniUrad",schemaPath:"#/properties/financniUrad/maxLength",keyword:"max\
Length",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[d]:e.push(d),r++}if(j(u)<3){let d={
instancePath:t+"/financniUrad",schemaPath:"#/properties/financniUrad/minLength",keyword:"minLength",params:{limit:3},message:"\
must NOT have fewer than 3 characters"};e===null?e=[d]:e.push(d),r++}if(!Le.test(u)){let d={instancePath:t+"/financniUra\
d",schemaPath:"#/properties/financniUrad/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match patt\
ern "^\\d{3}$"'};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/financniUrad",schemaPath:"#/properties/finan\
cniUrad/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.
adresy!==void 0){let u=s.adresy,b=r,N=r;if(Array.isArray(u)){let d=!0,D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;J($,
{instancePath:t+"/adresy/"+P,parentData:u,parentDataProperty:P,rootData:y})||(e=k(e,J.errors),r=e.length);var O=Z===r;O||
(d=!1)}}else{let d={instancePath:t+"/adresy",schemaPath:"#/properties/adresy/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.ostatniSkutecnosti!==void 0){let u=s.ostatniSkutecnosti,
b=r,N=r;if(Array.isArray(u)){let d=!0,D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;F($,{instancePath:t+"/ostatniSkutec\
nosti/"+P,parentData:u,parentDataProperty:P,rootData:y})||(e=k(e,F.errors),r=e.length);var c=Z===r;c||(d=!1)}}else{let d={
instancePath:t+"/ostatniSkutecnosti",schemaPath:"#/properties/ostatniSkutecnosti/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.datumAktualizace!==void 0){let u=s.datumAktualizace,
b=r,N=r;if(typeof u=="number"&&isFinite(u),typeof u=="string"){if(!E.test(u)){let d={instancePath:t+"/datumAktualizace",
schemaPath:"#/properties/datumAktualizace/format",keyword:"format",params:{format:"date"},message:'must match format "da\
te"'};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/datumAktualizace",schemaPath:"#/properties/datumAktuali\
zace/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.
stavSubjektu!==void 0){let u=s.stavSubjektu,b=r,N=r;if(typeof u=="string"){if(j(u)>64){let d={instancePath:t+"/stavSubje\
ktu",schemaPath:"#/properties/stavSubjektu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more \
than 64 characters"};e===null?e=[d]:e.push(d),r++}if(j(u)<1){let d={instancePath:t+"/stavSubjektu",schemaPath:"#/propert\
ies/stavSubjektu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[d]:e.push(d),r++}}else{let d={instancePath:t+"/stavSubjektu",schemaPath:"#/properties/stavSubjektu/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.datumVzniku!==void 0){
let u=s.datumVzniku,b=r,N=r;if(Array.isArray(u)){let d=!0,D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;oe($,{instancePath:t+
"/datumVzniku/"+P,parentData:u,parentDataProperty:P,rootData:y})||(e=k(e,oe.errors),r=e.length);var g=Z===r;g||(d=!1)}}else{
let d={instancePath:t+"/datumVzniku",schemaPath:"#/properties/datumVzniku/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.datumZapisu!==void 0){let u=s.datumZapisu,b=r,N=r;if(typeof u==
"number"&&isFinite(u),typeof u=="string"){if(!E.test(u)){let d={instancePath:t+"/datumZapisu",schemaPath:"#/properties/d\
atumZapisu/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[d]:e.push(d),
r++}}else{let d={instancePath:t+"/datumZapisu",schemaPath:"#/properties/datumZapisu/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.datumVymazu!==void 0){let u=s.datumVymazu,
b=r,N=r;if(typeof u=="number"&&isFinite(u),typeof u=="string"){if(!E.test(u)){let d={instancePath:t+"/datumVymazu",schemaPath:"\
#/properties/datumVymazu/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[d]:e.push(d),r++}}else{let d={instancePath:t+"/datumVymazu",schemaPath:"#/properties/datumVymazu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.zpusobRizeni!==void 0){let u=s.zpusobRizeni,
b=r,N=r;if(Array.isArray(u)){let d=!0,D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;le($,{instancePath:t+"/zpusobRizeni\
/"+P,parentData:u,parentDataProperty:P,rootData:y})||(e=k(e,le.errors),r=e.length);var v=Z===r;v||(d=!1)}}else{let d={instancePath:t+
"/zpusobRizeni",schemaPath:"#/properties/zpusobRizeni/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.kategorieZO!==void 0){let u=s.kategorieZO,b=r,N=r;if(Array.isArray(u)){let d=!0,
D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;pe($,{instancePath:t+"/kategorieZO/"+P,parentData:u,parentDataProperty:P,
rootData:y})||(e=k(e,pe.errors),r=e.length);var w=Z===r;w||(d=!1)}}else{let d={instancePath:t+"/kategorieZO",schemaPath:"\
#/properties/kategorieZO/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}
var n=b===r}if(s.pravniDuvodVymazu!==void 0){let u=s.pravniDuvodVymazu,b=r,N=r;if(Array.isArray(u)){let d=!0,D=u.length;
for(let P=0;P<D;P++){let $=u[P],Z=r;F($,{instancePath:t+"/pravniDuvodVymazu/"+P,parentData:u,parentDataProperty:P,rootData:y})||
(e=k(e,F.errors),r=e.length);var L=Z===r;L||(d=!1)}}else{let d={instancePath:t+"/pravniDuvodVymazu",schemaPath:"#/proper\
ties/pravniDuvodVymazu/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}
var n=b===r}if(s.cinnosti!==void 0){let u=s.cinnosti,b=r;q(u,{instancePath:t+"/cinnosti",parentData:s,parentDataProperty:"\
cinnosti",rootData:y})||(e=k(e,q.errors),r=e.length);var n=b===r}if(s.nazevNejvyssihoOrganu!==void 0){let u=s.nazevNejvyssihoOrganu,
b=r,N=r;if(Array.isArray(u)){let d=!0,D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;F($,{instancePath:t+"/nazevNejvyssi\
hoOrganu/"+P,parentData:u,parentDataProperty:P,rootData:y})||(e=k(e,F.errors),r=e.length);var C=Z===r;C||(d=!1)}}else{let d={
instancePath:t+"/nazevNejvyssihoOrganu",schemaPath:"#/properties/nazevNejvyssihoOrganu/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var n=b===r}if(s.exekuce!==void 0){let u=s.exekuce,b=r,N=r;
if(Array.isArray(u)){let d=!0,D=u.length;for(let P=0;P<D;P++){let $=u[P],Z=r;F($,{instancePath:t+"/exekuce/"+P,parentData:u,
parentDataProperty:P,rootData:y})||(e=k(e,F.errors),r=e.length);var x=Z===r;x||(d=!1)}}else{let d={instancePath:t+"/exek\
uce",schemaPath:"#/properties/exekuce/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:
e.push(d),r++}var n=b===r}}else{let u={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[u]:e.push(u),r++}return me.errors=e,r===0}function ce(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.pocetClenu!==void 0){let i=s.pocetClenu,a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(
i))){let m={instancePath:t+"/pocetClenu",schemaPath:"#/allOf/1/properties/pocetClenu/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}let p=r;if(typeof i=="number"&&isFinite(i)){if(i>2147483647||
isNaN(i)){let m={instancePath:t+"/pocetClenu",schemaPath:"#/allOf/1/properties/pocetClenu/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[m]:e.push(m),r++}if(i<0||isNaN(i)){let m={
instancePath:t+"/pocetClenu",schemaPath:"#/allOf/1/properties/pocetClenu/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),r++}}var l=a===r}if(s.maxPocetClenu!==void 0){let i=s.maxPocetClenu,
a=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let o={instancePath:t+"/maxPocetClenu",schemaPath:"#/allOf\
/1/properties/maxPocetClenu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(
o),r++}let p=r;if(typeof i=="number"&&isFinite(i)){if(i>2147483647||isNaN(i)){let o={instancePath:t+"/maxPocetClenu",schemaPath:"\
#/allOf/1/properties/maxPocetClenu/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be\
 <= 2147483647"};e===null?e=[o]:e.push(o),r++}if(i<0||isNaN(i)){let o={instancePath:t+"/maxPocetClenu",schemaPath:"#/all\
Of/1/properties/maxPocetClenu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[o]:e.push(o),r++}}var l=a===r}if(s.typ!==void 0){let i=s.typ,a=r,p=r;if(typeof i=="string"){if(j(i)>15){let o={instancePath:t+
"/typ",schemaPath:"#/allOf/1/properties/typ/maxLength",keyword:"maxLength",params:{limit:15},message:"must NOT have more\
 than 15 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/typ",schemaPath:"#/allOf/1/properties/t\
yp/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}}else{
let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),r++}var f=h===r;return ce.errors=e,r===0}function ye(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.vznikClenstvi!==void 0){let n=s.vznikClenstvi,l=r,f=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!E.test(n)){let i={instancePath:t+"/vznikClenstvi",schemaPath:"#/properties/vznikClenstvi/form\
at",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[i]:e.push(i),r++}}else{let i={
instancePath:t+"/vznikClenstvi",schemaPath:"#/properties/vznikClenstvi/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),r++}var h=l===r}if(s.zanikClenstvi!==void 0){let n=s.zanikClenstvi,l=r,f=r;if(typeof n==
"number"&&isFinite(n),typeof n=="string"){if(!E.test(n)){let a={instancePath:t+"/zanikClenstvi",schemaPath:"#/properties\
/zanikClenstvi/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[a]:e.push(
a),r++}}else{let a={instancePath:t+"/zanikClenstvi",schemaPath:"#/properties/zanikClenstvi/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}}else{let n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return ye.errors=e,
r===0}function ue(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.vznikFunkce!==void 0){let n=s.vznikFunkce,l=r,f=r;if(typeof n=="number"&&isFinite(n),typeof n==
"string"){if(!E.test(n)){let i={instancePath:t+"/vznikFunkce",schemaPath:"#/properties/vznikFunkce/format",keyword:"form\
at",params:{format:"date"},message:'must match format "date"'};e===null?e=[i]:e.push(i),r++}}else{let i={instancePath:t+
"/vznikFunkce",schemaPath:"#/properties/vznikFunkce/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[i]:e.push(i),r++}var h=l===r}if(s.zanikFunkce!==void 0){let n=s.zanikFunkce,l=r,f=r;if(typeof n=="number"&&isFinite(
n),typeof n=="string"){if(!E.test(n)){let a={instancePath:t+"/zanikFunkce",schemaPath:"#/properties/zanikFunkce/format",
keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+
"/zanikFunkce",schemaPath:"#/properties/zanikFunkce/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.nazev!==void 0){let n=s.nazev,l=r,f=r;if(typeof n=="string"){if(j(n)>255){
let a={instancePath:t+"/nazev",schemaPath:"#/properties/nazev/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/nazev",schemaPath:"#\
/properties/nazev/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===
r}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[n]:e.push(n),r++}return ue.errors=e,r===0}function I(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){
let e=null,r=0,A=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.textZaOsobu!==void 0){let n=s.textZaOsobu,l=r;if(typeof n!=
"string"){let i={instancePath:t+"/textZaOsobu",schemaPath:"#/properties/textZaOsobu/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[i]:e.push(i),r++}let f=r;var h=l===r}if(s.clenstvi!==void 0){let n=s.clenstvi,
l=r;ye(n,{instancePath:t+"/clenstvi",parentData:s,parentDataProperty:"clenstvi",rootData:y})||(e=k(e,ye.errors),r=e.length);
var h=l===r}if(s.funkce!==void 0){let n=s.funkce,l=r;ue(n,{instancePath:t+"/funkce",parentData:s,parentDataProperty:"fun\
kce",rootData:y})||(e=k(e,ue.errors),r=e.length);var h=l===r}if(s.textZruseni!==void 0){let n=s.textZruseni,l=r;if(typeof n!=
"string"){let a={instancePath:t+"/textZruseni",schemaPath:"#/properties/textZruseni/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[a]:e.push(a),r++}let f=r;var h=l===r}}else{let n={instancePath:t,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return I.errors=e,r===
0}function G(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.textOsoba!==void 0){let n=s.textOsoba,l=r;if(typeof n!="string"){let i={instancePath:t+
"/textOsoba",schemaPath:"#/properties/textOsoba/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[i]:e.push(i),r++}let f=r;var h=l===r}if(s.textOsobaOd!==void 0){let n=s.textOsobaOd,l=r,f=r;if(typeof n=="number"&&
isFinite(n),typeof n=="string"){if(!E.test(n)){let a={instancePath:t+"/textOsobaOd",schemaPath:"#/properties/textOsobaOd\
/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[a]:e.push(a),r++}}else{
let a={instancePath:t+"/textOsobaOd",schemaPath:"#/properties/textOsobaOd/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}if(s.adresa!==void 0){let n=s.adresa,l=r;M(n,{instancePath:t+"\
/adresa",parentData:s,parentDataProperty:"adresa",rootData:y})||(e=k(e,M.errors),r=e.length);var h=l===r}if(s.textOsobaDo!==
void 0){let n=s.textOsobaDo,l=r,f=r;if(typeof n=="number"&&isFinite(n),typeof n=="string"){if(!E.test(n)){let a={instancePath:t+
"/textOsobaDo",schemaPath:"#/properties/textOsobaDo/format",keyword:"format",params:{format:"date"},message:'must match \
format "date"'};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/textOsobaDo",schemaPath:"#/properties/textOso\
baDo/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=l===r}}else{
let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:
e.push(n),r++}return G.errors=e,r===0}function Q(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;G(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,G.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.bydliste!==void 0){let i=s.bydliste,a=r;M(i,{instancePath:t+"/bydliste",parentData:s,parentDataProperty:"\
bydliste",rootData:y})||(e=k(e,M.errors),r=e.length);var l=a===r}if(s.datumNarozeni!==void 0){let i=s.datumNarozeni,a=r,
p=r;if(typeof i=="number"&&isFinite(i),typeof i=="string"){if(!E.test(i)){let o={instancePath:t+"/datumNarozeni",schemaPath:"\
#/allOf/1/properties/datumNarozeni/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/datumNarozeni",schemaPath:"#/allOf/1/properties/datumNarozeni/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}if(s.jmeno!==
void 0){let i=s.jmeno,a=r,p=r;if(typeof i=="string"){if(j(i)>100){let o={instancePath:t+"/jmeno",schemaPath:"#/allOf/1/p\
roperties/jmeno/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/jmeno",schemaPath:"#/allOf/1/properties/jmeno/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}if(s.prijmeni!==void 0){let i=s.
prijmeni,a=r,p=r;if(typeof i=="string"){if(j(i)>100){let o={instancePath:t+"/prijmeni",schemaPath:"#/allOf/1/properties/\
prijmeni/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=
[o]:e.push(o),r++}}else{let o={instancePath:t+"/prijmeni",schemaPath:"#/allOf/1/properties/prijmeni/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}if(s.statniObcanstvi!==void 0){
let i=s.statniObcanstvi,a=r;if(typeof i!="string"){let o={instancePath:t+"/statniObcanstvi",schemaPath:"#/allOf/1/proper\
ties/statniObcanstvi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}
let p=r;var l=a===r}if(s.titulPredJmenem!==void 0){let i=s.titulPredJmenem,a=r,p=r;if(typeof i=="string"){if(j(i)>32){let o={
instancePath:t+"/titulPredJmenem",schemaPath:"#/allOf/1/properties/titulPredJmenem/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ti\
tulPredJmenem",schemaPath:"#/allOf/1/properties/titulPredJmenem/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}if(s.titulZaJmenem!==void 0){let i=s.titulZaJmenem,a=r,p=r;if(typeof i==
"string"){if(j(i)>32){let o={instancePath:t+"/titulZaJmenem",schemaPath:"#/allOf/1/properties/titulZaJmenem/maxLength",keyword:"\
maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={
instancePath:t+"/titulZaJmenem",schemaPath:"#/allOf/1/properties/titulZaJmenem/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}}else{let i={instancePath:t,schemaPath:"#/allOf/1/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;return Q.errors=
e,r===0}function W(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.clenstvi!==void 0){let i=s.clenstvi,a=r;I(i,{instancePath:t+"/clenstvi",parentData:s,parentDataProperty:"\
clenstvi",rootData:y})||(e=k(e,I.errors),r=e.length);var l=a===r}if(s.fyzickaOsoba!==void 0){let i=s.fyzickaOsoba,a=r;Q(
i,{instancePath:t+"/fyzickaOsoba",parentData:s,parentDataProperty:"fyzickaOsoba",rootData:y})||(e=k(e,Q.errors),r=e.length);
var l=a===r}if(s.nazevAngazma!==void 0){let i=s.nazevAngazma,a=r,p=r;if(typeof i=="string"){if(j(i)>255){let o={instancePath:t+
"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/maxLength",keyword:"maxLength",params:{limit:255},message:"\
must NOT have more than 255 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/nazevAngazma",schemaPath:"\
#/allOf/1/properties/nazevAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),r++}var l=a===r}if(s.typAngazma!==void 0){let i=s.typAngazma,a=r,p=r;if(typeof i=="string"){if(j(i)>64){let o={instancePath:t+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must\
 NOT have more than 64 characters"};e===null?e=[o]:e.push(o),r++}if(j(i)<1){let o={instancePath:t+"/typAngazma",schemaPath:"\
#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/typAngazma",schemaPath:"#/allOf/1/properties/typAnga\
zma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}}else{
let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[i]:e.push(i),r++}var f=h===r;return W.errors=e,r===0}function fe(s,{instancePath:t="",parentData:_,parentDataProperty:z,
rootData:y=s}={}){let e=null,r=0,A=r;G(s,{instancePath:t,parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,G.errors),
r=e.length);var i=A===r;let h=r,n=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ico!==void 0){let a=s.ico,p=r,m=r;
if(typeof a=="string"){if(j(a)>8){let o={instancePath:t+"/ico",schemaPath:"#/allOf/1/properties/ico/maxLength",keyword:"\
maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[o]:e.push(o),r++}if(j(a)<8){let o={
instancePath:t+"/ico",schemaPath:"#/allOf/1/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"must\
 NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!Ze.test(a)){let o={instancePath:t+"/ico",schemaPath:"\
#/allOf/1/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/allOf/1/properties/ico/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var l=p===r}if(s.obchodniJmeno!==void 0){let a=s.
obchodniJmeno,p=r,m=r;if(typeof a=="string"){if(j(a)>2e3){let O={instancePath:t+"/obchodniJmeno",schemaPath:"#/allOf/1/p\
roperties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characte\
rs"};e===null?e=[O]:e.push(O),r++}if(j(a)<1){let O={instancePath:t+"/obchodniJmeno",schemaPath:"#/allOf/1/properties/obc\
hodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
O]:e.push(O),r++}}else{let O={instancePath:t+"/obchodniJmeno",schemaPath:"#/allOf/1/properties/obchodniJmeno/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[O]:e.push(O),r++}var l=p===r}if(s.zastoupeni!==void 0){
let a=s.zastoupeni,p=r,m=r;if(Array.isArray(a)){let O=!0,c=a.length;for(let g=0;g<c;g++){let v=a[g],w=r;W(v,{instancePath:t+
"/zastoupeni/"+g,parentData:a,parentDataProperty:g,rootData:y})||(e=k(e,W.errors),r=e.length);var f=w===r;f||(O=!1)}}else{
let O={instancePath:t+"/zastoupeni",schemaPath:"#/allOf/1/properties/zastoupeni/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[O]:e.push(O),r++}var l=p===r}if(s.pravniForma!==void 0){let a=s.pravniForma,p=r,m=r;
if(typeof a=="string"){if(j(a)>3){let O={instancePath:t+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/maxL\
ength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[O]:e.push(O),r++}
if(j(a)<3){let O={instancePath:t+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/minLength",keyword:"minLeng\
th",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[O]:e.push(O),r++}if(!Le.test(a)){let O={
instancePath:t+"/pravniForma",schemaPath:"#/allOf/1/properties/pravniForma/pattern",keyword:"pattern",params:{pattern:"^\
\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[O]:e.push(O),r++}}else{let O={instancePath:t+"/pravniForm\
a",schemaPath:"#/allOf/1/properties/pravniForma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[O]:e.push(O),r++}var l=p===r}}else{let a={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}var i=h===r;return fe.errors=e,r===0}function U(s,{instancePath:t="",
parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,parentData:_,parentDataProperty:z,
rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.skrytyUdaj!==
void 0){let i=s.skrytyUdaj,a=r;F(i,{instancePath:t+"/skrytyUdaj",parentData:s,parentDataProperty:"skrytyUdaj",rootData:y})||
(e=k(e,F.errors),r=e.length);var l=a===r}if(s.typAngazma!==void 0){let i=s.typAngazma,a=r,p=r;if(typeof i=="string"){if(j(
i)>64){let o={instancePath:t+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{
limit:64},message:"must NOT have more than 64 characters"};e===null?e=[o]:e.push(o),r++}if(j(i)<1){let o={instancePath:t+
"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/typAngazma",schemaPath:"#/\
allOf/1/properties/typAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(
o),r++}var l=a===r}if(s.clenstvi!==void 0){let i=s.clenstvi,a=r;I(i,{instancePath:t+"/clenstvi",parentData:s,parentDataProperty:"\
clenstvi",rootData:y})||(e=k(e,I.errors),r=e.length);var l=a===r}if(s.nazevAngazma!==void 0){let i=s.nazevAngazma,a=r,p=r;
if(typeof i=="string"){if(j(i)>255){let o={instancePath:t+"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/\
maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[o]:e.push(
o),r++}}else{let o={instancePath:t+"/nazevAngazma",schemaPath:"#/allOf/1/properties/nazevAngazma/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}if(s.pravnickaOsoba!==void 0){let i=s.
pravnickaOsoba,a=r;fe(i,{instancePath:t+"/pravnickaOsoba",parentData:s,parentDataProperty:"pravnickaOsoba",rootData:y})||
(e=k(e,fe.errors),r=e.length);var l=a===r}if(s.fyzickaOsoba!==void 0){let i=s.fyzickaOsoba,a=r;Q(i,{instancePath:t+"/fyz\
ickaOsoba",parentData:s,parentDataProperty:"fyzickaOsoba",rootData:y})||(e=k(e,Q.errors),r=e.length);var l=a===r}}else{let i={
instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:
e.push(i),r++}var f=h===r;return U.errors=e,r===0}function R(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){
let e=null,r=0,A=r;V(s,{instancePath:t,parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var a=A===
r;let h=r,n=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.nazevOrganu!==void 0){let p=s.nazevOrganu,m=r,o=r;if(typeof p==
"string"){if(j(p)>255){let O={instancePath:t+"/nazevOrganu",schemaPath:"#/allOf/1/properties/nazevOrganu/maxLength",keyword:"\
maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[O]:e.push(O),r++}}else{let O={
instancePath:t+"/nazevOrganu",schemaPath:"#/allOf/1/properties/nazevOrganu/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[O]:e.push(O),r++}var l=m===r}if(s.pocetClenu!==void 0){let p=s.pocetClenu,m=r,o=r;if(Array.
isArray(p)){let c=!0,g=p.length;for(let v=0;v<g;v++){let w=p[v],L=r;ce(w,{instancePath:t+"/pocetClenu/"+v,parentData:p,parentDataProperty:v,
rootData:y})||(e=k(e,ce.errors),r=e.length);var f=L===r;f||(c=!1)}}else{let c={instancePath:t+"/pocetClenu",schemaPath:"\
#/allOf/1/properties/pocetClenu/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(
c),r++}var l=m===r}if(s.clenoveOrganu!==void 0){let p=s.clenoveOrganu,m=r,o=r;if(Array.isArray(p)){let c=!0,g=p.length;for(let v=0;v<
g;v++){let w=p[v],L=r;U(w,{instancePath:t+"/clenoveOrganu/"+v,parentData:p,parentDataProperty:v,rootData:y})||(e=k(e,U.errors),
r=e.length);var i=L===r;i||(c=!1)}}else{let c={instancePath:t+"/clenoveOrganu",schemaPath:"#/allOf/1/properties/clenoveO\
rganu/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var l=m===r}if(s.
typOrganu!==void 0){let p=s.typOrganu,m=r,o=r;if(typeof p=="string"){if(j(p)>64){let c={instancePath:t+"/typOrganu",schemaPath:"\
#/allOf/1/properties/typOrganu/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 char\
acters"};e===null?e=[c]:e.push(c),r++}if(j(p)<1){let c={instancePath:t+"/typOrganu",schemaPath:"#/allOf/1/properties/typ\
Organu/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.
push(c),r++}}else{let c={instancePath:t+"/typOrganu",schemaPath:"#/allOf/1/properties/typOrganu/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}var l=m===r}}else{let p={instancePath:t,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}var a=h===r;
return R.errors=e,r===0}function he(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;R(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,R.errors),r=e.length);var i=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.zpusobJednani!==void 0){let a=s.zpusobJednani,p=r,m=r;if(Array.isArray(a)){let o=!0,O=a.length;
for(let c=0;c<O;c++){let g=a[c],v=r;F(g,{instancePath:t+"/zpusobJednani/"+c,parentData:a,parentDataProperty:c,rootData:y})||
(e=k(e,F.errors),r=e.length);var l=v===r;l||(o=!1)}}else{let o={instancePath:t+"/zpusobJednani",schemaPath:"#/allOf/1/pr\
operties/zpusobJednani/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),r++}
var f=p===r}}else{let a={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[a]:e.push(a),r++}var i=h===r;return he.errors=e,r===0}function de(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;R(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,R.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.typAkcionare!==void 0){let i=s.typAkcionare,a=r,p=r;if(typeof i=="string"){if(j(i)>64){let m={
instancePath:t+"/typAkcionare",schemaPath:"#/allOf/1/properties/typAkcionare/maxLength",keyword:"maxLength",params:{limit:64},
message:"must NOT have more than 64 characters"};e===null?e=[m]:e.push(m),r++}if(j(i)<1){let m={instancePath:t+"/typAkci\
onare",schemaPath:"#/allOf/1/properties/typAkcionare/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:t+"/typAkcionare",schemaPath:"#/all\
Of/1/properties/typAkcionare/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),r++}var l=a===r}}else{let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;return de.errors=e,r===0}function ge(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var a=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.bydliste!==void 0){let p=s.bydliste,m=r,o=r;if(Array.isArray(p)){let O=!0,c=p.length;for(let g=0;g<
c;g++){let v=p[g],w=r;J(v,{instancePath:t+"/bydliste/"+g,parentData:p,parentDataProperty:g,rootData:y})||(e=k(e,J.errors),
r=e.length);var l=w===r;l||(O=!1)}}else{let O={instancePath:t+"/bydliste",schemaPath:"#/allOf/1/properties/bydliste/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),r++}var f=m===r}if(s.osobaPodnikatel!==
void 0){let p=s.osobaPodnikatel,m=r;W(p,{instancePath:t+"/osobaPodnikatel",parentData:s,parentDataProperty:"osobaPodnika\
tel",rootData:y})||(e=k(e,W.errors),r=e.length);var f=m===r}if(s.pobyt!==void 0){let p=s.pobyt,m=r,o=r;if(Array.isArray(
p)){let c=!0,g=p.length;for(let v=0;v<g;v++){let w=p[v],L=r;J(w,{instancePath:t+"/pobyt/"+v,parentData:p,parentDataProperty:v,
rootData:y})||(e=k(e,J.errors),r=e.length);var i=L===r;i||(c=!1)}}else{let c={instancePath:t+"/pobyt",schemaPath:"#/allO\
f/1/properties/pobyt/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var f=m===
r}if(s.typAngazma!==void 0){let p=s.typAngazma,m=r,o=r;if(typeof p=="string"){if(j(p)>64){let c={instancePath:t+"/typAng\
azma",schemaPath:"#/allOf/1/properties/typAngazma/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT hav\
e more than 64 characters"};e===null?e=[c]:e.push(c),r++}if(j(p)<1){let c={instancePath:t+"/typAngazma",schemaPath:"#/al\
lOf/1/properties/typAngazma/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/typAngazma",schemaPath:"#/allOf/1/properties/typAngazma/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}var f=m===r}if(s.nazevAngazma!==
void 0){let p=s.nazevAngazma,m=r,o=r;if(typeof p=="string"){if(j(p)>255){let c={instancePath:t+"/nazevAngazma",schemaPath:"\
#/allOf/1/properties/nazevAngazma/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255\
 characters"};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/nazevAngazma",schemaPath:"#/allOf/1/properties/\
nazevAngazma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}var f=m===
r}}else{let p={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),r++}var a=h===r;return ge.errors=e,r===0}function ve(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.text!==void 0){let i=s.text,a=r;if(typeof i!="string"){let m={instancePath:t+"/text",schemaPath:"\
#/allOf/1/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
r++}let p=r;var l=a===r}if(s.vznikZastavnihoPrava!==void 0){let i=s.vznikZastavnihoPrava,a=r,p=r;if(typeof i=="number"&&
isFinite(i),typeof i=="string"){if(!E.test(i)){let o={instancePath:t+"/vznikZastavnihoPrava",schemaPath:"#/allOf/1/prope\
rties/vznikZastavnihoPrava/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?
e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/vznikZastavnihoPrava",schemaPath:"#/allOf/1/properties/vznikZastavniho\
Prava/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}if(s.
zanikZastavnihoPrava!==void 0){let i=s.zanikZastavnihoPrava,a=r,p=r;if(typeof i=="number"&&isFinite(i),typeof i=="string"){
if(!E.test(i)){let o={instancePath:t+"/zanikZastavnihoPrava",schemaPath:"#/allOf/1/properties/zanikZastavnihoPrava/forma\
t",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[o]:e.push(o),r++}}else{let o={
instancePath:t+"/zanikZastavnihoPrava",schemaPath:"#/allOf/1/properties/zanikZastavnihoPrava/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var l=a===r}}else{let i={instancePath:t,schemaPath:"\
#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;
return ve.errors=e,r===0}function B(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,
r=0,A=r;V(s,{instancePath:t,parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var i=A===r;let h=r,
n=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.text!==void 0){let a=s.text,p=r;if(typeof a!="string"){let o={instancePath:t+
"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[o]:e.push(o),r++}let m=r;var l=p===r}if(s.vklad!==void 0){let a=s.vklad,p=r;S(a,{instancePath:t+"/vklad",parentData:s,
parentDataProperty:"vklad",rootData:y})||(e=k(e,S.errors),r=e.length);var l=p===r}if(s.velikostPodilu!==void 0){let a=s.
velikostPodilu,p=r;S(a,{instancePath:t+"/velikostPodilu",parentData:s,parentDataProperty:"velikostPodilu",rootData:y})||
(e=k(e,S.errors),r=e.length);var l=p===r}if(s.splaceni!==void 0){let a=s.splaceni,p=r;S(a,{instancePath:t+"/splaceni",parentData:s,
parentDataProperty:"splaceni",rootData:y})||(e=k(e,S.errors),r=e.length);var l=p===r}if(s.zastavniPravo!==void 0){let a=s.
zastavniPravo,p=r,m=r;if(Array.isArray(a)){let O=!0,c=a.length;for(let g=0;g<c;g++){let v=a[g],w=r;ve(v,{instancePath:t+
"/zastavniPravo/"+g,parentData:a,parentDataProperty:g,rootData:y})||(e=k(e,ve.errors),r=e.length);var f=w===r;f||(O=!1)}}else{
let O={instancePath:t+"/zastavniPravo",schemaPath:"#/allOf/1/properties/zastavniPravo/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[O]:e.push(O),r++}var l=p===r}}else{let a={instancePath:t,schemaPath:"#/allO\
f/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}var i=h===r;return B.
errors=e,r===0}function ke(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(
s,{instancePath:t,parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var i=A===r;let h=r,n=r;if(s&&
typeof s=="object"&&!Array.isArray(s)){if(s.podil!==void 0){let a=s.podil,p=r,m=r;if(Array.isArray(a)){let o=!0,O=a.length;
for(let c=0;c<O;c++){let g=a[c],v=r;B(g,{instancePath:t+"/podil/"+c,parentData:a,parentDataProperty:c,rootData:y})||(e=k(
e,B.errors),r=e.length);var l=v===r;l||(o=!1)}}else{let o={instancePath:t+"/podil",schemaPath:"#/allOf/1/properties/podi\
l/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),r++}var f=p===r}if(s.osoba!==
void 0){let a=s.osoba,p=r;U(a,{instancePath:t+"/osoba",parentData:s,parentDataProperty:"osoba",rootData:y})||(e=k(e,U.errors),
r=e.length);var f=p===r}}else{let a={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[a]:e.push(a),r++}var i=h===r;return ke.errors=e,r===0}function be(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var a=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.podilnik!==void 0){let p=s.podilnik,m=r,o=r;if(Array.isArray(p)){let O=!0,c=p.length;for(let g=0;g<
c;g++){let v=p[g],w=r;U(v,{instancePath:t+"/podilnik/"+g,parentData:p,parentDataProperty:g,rootData:y})||(e=k(e,U.errors),
r=e.length);var l=w===r;l||(O=!1)}}else{let O={instancePath:t+"/podilnik",schemaPath:"#/allOf/1/properties/podilnik/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),r++}var f=m===r}if(s.podil!==void 0){
let p=s.podil,m=r,o=r;if(Array.isArray(p)){let c=!0,g=p.length;for(let v=0;v<g;v++){let w=p[v],L=r;B(w,{instancePath:t+"\
/podil/"+v,parentData:p,parentDataProperty:v,rootData:y})||(e=k(e,B.errors),r=e.length);var i=L===r;i||(c=!1)}}else{let c={
instancePath:t+"/podil",schemaPath:"#/allOf/1/properties/podil/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[c]:e.push(c),r++}var f=m===r}}else{let p={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}var a=h===r;return be.errors=e,r===0}function Oe(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var i=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.clenstvi!==void 0){let a=s.clenstvi,p=r;I(a,{instancePath:t+"/clenstvi",parentData:s,parentDataProperty:"\
clenstvi",rootData:y})||(e=k(e,I.errors),r=e.length);var l=p===r}if(s.podil!==void 0){let a=s.podil,p=r,m=r;if(Array.isArray(
a)){let O=!0,c=a.length;for(let g=0;g<c;g++){let v=a[g],w=r;B(v,{instancePath:t+"/podil/"+g,parentData:a,parentDataProperty:g,
rootData:y})||(e=k(e,B.errors),r=e.length);var f=w===r;f||(O=!1)}}else{let O={instancePath:t+"/podil",schemaPath:"#/allO\
f/1/properties/podil/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),r++}var l=p===
r}}else{let a={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[a]:e.push(a),r++}var i=h===r;return Oe.errors=e,r===0}function _e(s,{instancePath:t="",parentData:_,parentDataProperty:z,
rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),
r=e.length);var p=A===r;let h=r,n=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.nazevOrganu!==void 0){let m=s.nazevOrganu,
o=r,O=r;if(typeof m=="string"){if(j(m)>255){let c={instancePath:t+"/nazevOrganu",schemaPath:"#/allOf/1/properties/nazevO\
rganu/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[c]:
e.push(c),r++}}else{let c={instancePath:t+"/nazevOrganu",schemaPath:"#/allOf/1/properties/nazevOrganu/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}var l=o===r}if(s.spolecnik!==void 0){let m=s.
spolecnik,o=r,O=r;if(Array.isArray(m)){let g=!0,v=m.length;for(let w=0;w<v;w++){let L=m[w],C=r;ke(L,{instancePath:t+"/sp\
olecnik/"+w,parentData:m,parentDataProperty:w,rootData:y})||(e=k(e,ke.errors),r=e.length);var f=C===r;f||(g=!1)}}else{let g={
instancePath:t+"/spolecnik",schemaPath:"#/allOf/1/properties/spolecnik/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[g]:e.push(g),r++}var l=o===r}if(s.spolecnyPodil!==void 0){let m=s.spolecnyPodil,o=r,O=r;if(Array.
isArray(m)){let g=!0,v=m.length;for(let w=0;w<v;w++){let L=m[w],C=r;be(L,{instancePath:t+"/spolecnyPodil/"+w,parentData:m,
parentDataProperty:w,rootData:y})||(e=k(e,be.errors),r=e.length);var i=C===r;i||(g=!1)}}else{let g={instancePath:t+"/spo\
lecnyPodil",schemaPath:"#/allOf/1/properties/spolecnyPodil/type",keyword:"type",params:{type:"array"},message:"must be a\
rray"};e===null?e=[g]:e.push(g),r++}var l=o===r}if(s.typOrganu!==void 0){let m=s.typOrganu,o=r,O=r;if(typeof m=="string"){
if(j(m)>64){let g={instancePath:t+"/typOrganu",schemaPath:"#/allOf/1/properties/typOrganu/maxLength",keyword:"maxLength",
params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[g]:e.push(g),r++}if(j(m)<1){let g={instancePath:t+
"/typOrganu",schemaPath:"#/allOf/1/properties/typOrganu/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[g]:e.push(g),r++}}else{let g={instancePath:t+"/typOrganu",schemaPath:"#/all\
Of/1/properties/typOrganu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),
r++}var l=o===r}if(s.uvolnenyPodil!==void 0){let m=s.uvolnenyPodil,o=r,O=r;if(Array.isArray(m)){let g=!0,v=m.length;for(let w=0;w<
v;w++){let L=m[w],C=r;Oe(L,{instancePath:t+"/uvolnenyPodil/"+w,parentData:m,parentDataProperty:w,rootData:y})||(e=k(e,Oe.
errors),r=e.length);var a=C===r;a||(g=!1)}}else{let g={instancePath:t+"/uvolnenyPodil",schemaPath:"#/allOf/1/properties/\
uvolnenyPodil/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[g]:e.push(g),r++}var l=o===
r}}else{let m={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[m]:e.push(m),r++}var p=h===r;return _e.errors=e,r===0}function Pe(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var O=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.vedouci!==void 0){let c=s.vedouci,g=r,v=r;if(Array.isArray(c)){let w=!0,L=c.length;for(let C=0;C<
L;C++){let x=c[C],u=r;U(x,{instancePath:t+"/vedouci/"+C,parentData:c,parentDataProperty:C,rootData:y})||(e=k(e,U.errors),
r=e.length);var l=u===r;l||(w=!1)}}else{let w={instancePath:t+"/vedouci",schemaPath:"#/allOf/1/properties/vedouci/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[w]:e.push(w),r++}var f=g===r}if(s.ostatniSkutecnosti!==
void 0){let c=s.ostatniSkutecnosti,g=r,v=r;if(Array.isArray(c)){let L=!0,C=c.length;for(let x=0;x<C;x++){let u=c[x],b=r;
F(u,{instancePath:t+"/ostatniSkutecnosti/"+x,parentData:c,parentDataProperty:x,rootData:y})||(e=k(e,F.errors),r=e.length);
var i=b===r;i||(L=!1)}}else{let L={instancePath:t+"/ostatniSkutecnosti",schemaPath:"#/allOf/1/properties/ostatniSkutecno\
sti/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[L]:e.push(L),r++}var f=g===r}if(s.cinnosti!==
void 0){let c=s.cinnosti,g=r;q(c,{instancePath:t+"/cinnosti",parentData:s,parentDataProperty:"cinnosti",rootData:y})||(e=
k(e,q.errors),r=e.length);var f=g===r}if(s.ico!==void 0){let c=s.ico,g=r,v=r;if(Array.isArray(c)){let L=!0,C=c.length;for(let x=0;x<
C;x++){let u=c[x],b=r;H(u,{instancePath:t+"/ico/"+x,parentData:c,parentDataProperty:x,rootData:y})||(e=k(e,H.errors),r=e.
length);var a=b===r;a||(L=!1)}}else{let L={instancePath:t+"/ico",schemaPath:"#/allOf/1/properties/ico/type",keyword:"typ\
e",params:{type:"array"},message:"must be array"};e===null?e=[L]:e.push(L),r++}var f=g===r}if(s.sidlo!==void 0){let c=s.
sidlo,g=r,v=r;if(Array.isArray(c)){let L=!0,C=c.length;for(let x=0;x<C;x++){let u=c[x],b=r;J(u,{instancePath:t+"/sidlo/"+
x,parentData:c,parentDataProperty:x,rootData:y})||(e=k(e,J.errors),r=e.length);var p=b===r;p||(L=!1)}}else{let L={instancePath:t+
"/sidlo",schemaPath:"#/allOf/1/properties/sidlo/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[L]:e.push(L),r++}var f=g===r}if(s.pravniForma!==void 0){let c=s.pravniForma,g=r,v=r;if(Array.isArray(c)){let L=!0,
C=c.length;for(let x=0;x<C;x++){let u=c[x],b=r;Y(u,{instancePath:t+"/pravniForma/"+x,parentData:c,parentDataProperty:x,rootData:y})||
(e=k(e,Y.errors),r=e.length);var m=b===r;m||(L=!1)}}else{let L={instancePath:t+"/pravniForma",schemaPath:"#/allOf/1/prop\
erties/pravniForma/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[L]:e.push(L),r++}var f=g===
r}if(s.obchodniJmeno!==void 0){let c=s.obchodniJmeno,g=r,v=r;if(Array.isArray(c)){let L=!0,C=c.length;for(let x=0;x<C;x++){
let u=c[x],b=r;K(u,{instancePath:t+"/obchodniJmeno/"+x,parentData:c,parentDataProperty:x,rootData:y})||(e=k(e,K.errors),
r=e.length);var o=b===r;o||(L=!1)}}else{let L={instancePath:t+"/obchodniJmeno",schemaPath:"#/allOf/1/properties/obchodni\
Jmeno/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[L]:e.push(L),r++}var f=g===r}}else{
let c={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[c]:e.push(c),r++}var O=h===r;return Pe.errors=e,r===0}function ze(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var f=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.text!==void 0){let i=s.text,a=r;if(typeof i!="string"){let m={instancePath:t+"/text",schemaPath:"\
#/allOf/1/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
r++}let p=r;var l=a===r}if(s.typZapisu!==void 0){let i=s.typZapisu,a=r,p=r;if(typeof i=="string"){if(j(i)>50){let o={instancePath:t+
"/typZapisu",schemaPath:"#/allOf/1/properties/typZapisu/maxLength",keyword:"maxLength",params:{limit:50},message:"must N\
OT have more than 50 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/typZapisu",schemaPath:"#/al\
lOf/1/properties/typZapisu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
r++}var l=a===r}}else{let i={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[i]:e.push(i),r++}var f=h===r;return ze.errors=e,r===0}function Ae(s,{instancePath:t="",parentData:_,
parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,parentData:_,parentDataProperty:z,rootData:y})||
(e=k(e,V.errors),r=e.length);var a=A===r;let h=r,n=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.spravce!==void 0){
let p=s.spravce,m=r,o=r;if(Array.isArray(p)){let O=!0,c=p.length;for(let g=0;g<c;g++){let v=p[g],w=r;U(v,{instancePath:t+
"/spravce/"+g,parentData:p,parentDataProperty:g,rootData:y})||(e=k(e,U.errors),r=e.length);var l=w===r;l||(O=!1)}}else{let O={
instancePath:t+"/spravce",schemaPath:"#/allOf/1/properties/spravce/type",keyword:"type",params:{type:"array"},message:"m\
ust be array"};e===null?e=[O]:e.push(O),r++}var f=m===r}if(s.insolvencniZapis!==void 0){let p=s.insolvencniZapis,m=r,o=r;
if(Array.isArray(p)){let c=!0,g=p.length;for(let v=0;v<g;v++){let w=p[v],L=r;ze(w,{instancePath:t+"/insolvencniZapis/"+v,
parentData:p,parentDataProperty:v,rootData:y})||(e=k(e,ze.errors),r=e.length);var i=L===r;i||(c=!1)}}else{let c={instancePath:t+
"/insolvencniZapis",schemaPath:"#/allOf/1/properties/insolvencniZapis/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[c]:e.push(c),r++}var f=m===r}}else{let p={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}var a=h===r;return Ae.errors=e,r===0}function we(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;V(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,V.errors),r=e.length);var a=A===r;let h=r,n=r;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){if(s.spravce!==void 0){let p=s.spravce,m=r,o=r;if(Array.isArray(p)){let O=!0,c=p.length;for(let g=0;g<
c;g++){let v=p[g],w=r;U(v,{instancePath:t+"/spravce/"+g,parentData:p,parentDataProperty:g,rootData:y})||(e=k(e,U.errors),
r=e.length);var l=w===r;l||(O=!1)}}else{let O={instancePath:t+"/spravce",schemaPath:"#/allOf/1/properties/spravce/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[O]:e.push(O),r++}var f=m===r}if(s.typKonkursu!==
void 0){let p=s.typKonkursu,m=r,o=r;if(typeof p=="string"){if(j(p)>50){let c={instancePath:t+"/typKonkursu",schemaPath:"\
#/allOf/1/properties/typKonkursu/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 ch\
aracters"};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/typKonkursu",schemaPath:"#/allOf/1/properties/typK\
onkursu/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}var f=m===r}if(s.
datumRozhodnutiOs!==void 0){let p=s.datumRozhodnutiOs,m=r,o=r;if(typeof p=="number"&&isFinite(p),typeof p=="string"){if(!E.
test(p)){let c={instancePath:t+"/datumRozhodnutiOs",schemaPath:"#/allOf/1/properties/datumRozhodnutiOs/format",keyword:"\
format",params:{format:"date"},message:'must match format "date"'};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+
"/datumRozhodnutiOs",schemaPath:"#/allOf/1/properties/datumRozhodnutiOs/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),r++}var f=m===r}if(s.datumVyveseni!==void 0){let p=s.datumVyveseni,m=r,o=r;if(typeof p==
"number"&&isFinite(p),typeof p=="string"){if(!E.test(p)){let c={instancePath:t+"/datumVyveseni",schemaPath:"#/allOf/1/pr\
operties/datumVyveseni/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=[c]:
e.push(c),r++}}else{let c={instancePath:t+"/datumVyveseni",schemaPath:"#/allOf/1/properties/datumVyveseni/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}var f=m===r}if(s.spisZnOs!==void 0){
let p=s.spisZnOs,m=r,o=r;if(typeof p=="string"){if(j(p)>255){let c={instancePath:t+"/spisZnOs",schemaPath:"#/allOf/1/pro\
perties/spisZnOs/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===
null?e=[c]:e.push(c),r++}}else{let c={instancePath:t+"/spisZnOs",schemaPath:"#/allOf/1/properties/spisZnOs/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}var f=m===r}if(s.text!==void 0){let p=s.
text,m=r;if(typeof p!="string"){let c={instancePath:t+"/text",schemaPath:"#/allOf/1/properties/text/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),r++}let o=r;var f=m===r}if(s.zruseniKonkursu!==
void 0){let p=s.zruseniKonkursu,m=r,o=r;if(Array.isArray(p)){let c=!0,g=p.length;for(let v=0;v<g;v++){let w=p[v],L=r;F(w,
{instancePath:t+"/zruseniKonkursu/"+v,parentData:p,parentDataProperty:v,rootData:y})||(e=k(e,F.errors),r=e.length);var i=L===
r;i||(c=!1)}}else{let c={instancePath:t+"/zruseniKonkursu",schemaPath:"#/allOf/1/properties/zruseniKonkursu/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var f=m===r}}else{let p={instancePath:t,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}
var a=h===r;return we.errors=e,r===0}function xe(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){
let e=null,r=0,A=r;me(s,{instancePath:t,parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,me.errors),r=e.length);var g=A===
r;let h=r,n=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ostatniOrgany!==void 0){let v=s.ostatniOrgany,w=r,L=r;if(Array.
isArray(v)){let C=!0,x=v.length;for(let u=0;u<x;u++){let b=v[u],N=r;R(b,{instancePath:t+"/ostatniOrgany/"+u,parentData:v,
parentDataProperty:u,rootData:y})||(e=k(e,R.errors),r=e.length);var l=N===r;l||(C=!1)}}else{let C={instancePath:t+"/osta\
tniOrgany",schemaPath:"#/allOf/1/properties/ostatniOrgany/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[C]:e.push(C),r++}var f=w===r}if(s.statutarniOrgany!==void 0){let v=s.statutarniOrgany,w=r,L=r;if(Array.
isArray(v)){let x=!0,u=v.length;for(let b=0;b<u;b++){let N=v[b],T=r;he(N,{instancePath:t+"/statutarniOrgany/"+b,parentData:v,
parentDataProperty:b,rootData:y})||(e=k(e,he.errors),r=e.length);var i=T===r;i||(x=!1)}}else{let x={instancePath:t+"/sta\
tutarniOrgany",schemaPath:"#/allOf/1/properties/statutarniOrgany/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[x]:e.push(x),r++}var f=w===r}if(s.akcionari!==void 0){let v=s.akcionari,w=r,L=r;if(Array.isArray(
v)){let x=!0,u=v.length;for(let b=0;b<u;b++){let N=v[b],T=r;de(N,{instancePath:t+"/akcionari/"+b,parentData:v,parentDataProperty:b,
rootData:y})||(e=k(e,de.errors),r=e.length);var a=T===r;a||(x=!1)}}else{let x={instancePath:t+"/akcionari",schemaPath:"#\
/allOf/1/properties/akcionari/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[x]:e.push(
x),r++}var f=w===r}if(s.podnikatel!==void 0){let v=s.podnikatel,w=r,L=r;if(Array.isArray(v)){let x=!0,u=v.length;for(let b=0;b<
u;b++){let N=v[b],T=r;ge(N,{instancePath:t+"/podnikatel/"+b,parentData:v,parentDataProperty:b,rootData:y})||(e=k(e,ge.errors),
r=e.length);var p=T===r;p||(x=!1)}}else{let x={instancePath:t+"/podnikatel",schemaPath:"#/allOf/1/properties/podnikatel/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[x]:e.push(x),r++}var f=w===r}if(s.spolecnici!==
void 0){let v=s.spolecnici,w=r,L=r;if(Array.isArray(v)){let x=!0,u=v.length;for(let b=0;b<u;b++){let N=v[b],T=r;_e(N,{instancePath:t+
"/spolecnici/"+b,parentData:v,parentDataProperty:b,rootData:y})||(e=k(e,_e.errors),r=e.length);var m=T===r;m||(x=!1)}}else{
let x={instancePath:t+"/spolecnici",schemaPath:"#/allOf/1/properties/spolecnici/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[x]:e.push(x),r++}var f=w===r}if(s.odstepneZavody!==void 0){let v=s.odstepneZavody,w=r,
L=r;if(Array.isArray(v)){let x=!0,u=v.length;for(let b=0;b<u;b++){let N=v[b],T=r;Pe(N,{instancePath:t+"/odstepneZavody/"+
b,parentData:v,parentDataProperty:b,rootData:y})||(e=k(e,Pe.errors),r=e.length);var o=T===r;o||(x=!1)}}else{let x={instancePath:t+
"/odstepneZavody",schemaPath:"#/allOf/1/properties/odstepneZavody/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[x]:e.push(x),r++}var f=w===r}if(s.insolvence!==void 0){let v=s.insolvence,w=r,L=r;if(Array.isArray(
v)){let x=!0,u=v.length;for(let b=0;b<u;b++){let N=v[b],T=r;Ae(N,{instancePath:t+"/insolvence/"+b,parentData:v,parentDataProperty:b,
rootData:y})||(e=k(e,Ae.errors),r=e.length);var O=T===r;O||(x=!1)}}else{let x={instancePath:t+"/insolvence",schemaPath:"\
#/allOf/1/properties/insolvence/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[x]:e.push(
x),r++}var f=w===r}if(s.konkursy!==void 0){let v=s.konkursy,w=r,L=r;if(Array.isArray(v)){let x=!0,u=v.length;for(let b=0;b<
u;b++){let N=v[b],T=r;we(N,{instancePath:t+"/konkursy/"+b,parentData:v,parentDataProperty:b,rootData:y})||(e=k(e,we.errors),
r=e.length);var c=T===r;c||(x=!1)}}else{let x={instancePath:t+"/konkursy",schemaPath:"#/allOf/1/properties/konkursy/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[x]:e.push(x),r++}var f=w===r}}else{let v={instancePath:t,
schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[v]:e.push(v),r++}
var g=h===r;return xe.errors=e,r===0}function X(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){
let e=null,r=0,A=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.icoId!==void 0){let l=s.icoId,f=r,i=r;if(typeof l==
"string"){if(j(l)>32){let a={instancePath:t+"/icoId",schemaPath:"#/properties/icoId/maxLength",keyword:"maxLength",params:{
limit:32},message:"must NOT have more than 32 characters"};e===null?e=[a]:e.push(a),r++}if(!Re.test(l)){let a={instancePath:t+
"/icoId",schemaPath:"#/properties/icoId/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must mat\
ch pattern "^(ARES_)?\\d{8}$"'};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:t+"/icoId",schemaPath:"#/properti\
es/icoId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}var h=f===r}
if(s.zaznamy!==void 0){let l=s.zaznamy,f=r,i=r;if(Array.isArray(l)){let p=!0,m=l.length;for(let o=0;o<m;o++){let O=l[o],
c=r;xe(O,{instancePath:t+"/zaznamy/"+o,parentData:l,parentDataProperty:o,rootData:y})||(e=k(e,xe.errors),r=e.length);var n=c===
r;n||(p=!1)}}else{let p={instancePath:t+"/zaznamy",schemaPath:"#/properties/zaznamy/type",keyword:"type",params:{type:"a\
rray"},message:"must be array"};e===null?e=[p]:e.push(p),r++}var h=f===r}}else{let l={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return X.errors=e,r===0}var Be=Ce;var $e={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function je(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){
let e=null,r=0;if(typeof s!="string"){let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),r++}let A=r,h=$e.enum;if(!(s==="OBECNA_CHYBA"||s==="CHYBA_VSTUPU"||s==="NENALE\
ZENO"||s==="NENI_IMPLEMENTOVANO"||s==="NEPRIHLASENY_UZIVATEL"||s==="NENI_OPRAVNENI")){let n={instancePath:t,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:$e.enum},message:"must be equal to one of the allowed values"};e===null?e=[
n]:e.push(n),r++}return je.errors=e,r===0}function Ce(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){
let e=null,r=0,A=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.kod!==void 0){let n=s.kod,l=r;je(n,{instancePath:t+
"/kod",parentData:s,parentDataProperty:"kod",rootData:y})||(e=k(e,je.errors),r=e.length);var h=l===r}if(s.popis!==void 0){
let n=s.popis,l=r;if(typeof n!="string"){let a={instancePath:t+"/popis",schemaPath:"#/properties/popis/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}let f=r;var h=l===r}if(s.subKod!==void 0){
let n=s.subKod,l=r;if(typeof n!="string"){let a={instancePath:t+"/subKod",schemaPath:"#/properties/subKod/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}let f=r;var h=l===r}}else{let n={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Ce.
errors=e,r===0}var He=Fe;function Ve(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;if(s&&typeof s==
"object"&&!Array.isArray(s)){if(s.pocetCelkem!==void 0){let n=s.pocetCelkem,l=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(
n)&&isFinite(n))){let i={instancePath:t+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),r++}let f=r;if(typeof n=="number"&&isFinite(n)){if(n>
2147483647||isNaN(n)){let i={instancePath:t+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[i]:e.push(i),r++}if(n<0||isNaN(
n)){let i={instancePath:t+"/pocetCelkem",schemaPath:"#/properties/pocetCelkem/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),r++}}var h=l===r}}else{let n={instancePath:t,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}return Ve.errors=e,r===
0}function Fe(s,{instancePath:t="",parentData:_,parentDataProperty:z,rootData:y=s}={}){let e=null,r=0,A=r;Ve(s,{instancePath:t,
parentData:_,parentDataProperty:z,rootData:y})||(e=k(e,Ve.errors),r=e.length);var i=A===r;let h=r,n=r;if(s&&typeof s=="o\
bject"&&!Array.isArray(s)){if(s.ekonomickeSubjekty!==void 0){let a=s.ekonomickeSubjekty,p=r,m=r;if(Array.isArray(a)){let o=!0,
O=a.length;for(let c=0;c<O;c++){let g=a[c],v=r;X(g,{instancePath:t+"/ekonomickeSubjekty/"+c,parentData:a,parentDataProperty:c,
rootData:y})||(e=k(e,X.errors),r=e.length);var l=v===r;l||(o=!1)}}else{let o={instancePath:t+"/ekonomickeSubjekty",schemaPath:"\
#/allOf/1/properties/ekonomickeSubjekty/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
o]:e.push(o),r++}var f=p===r}}else{let a={instancePath:t,schemaPath:"#/allOf/1/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[a]:e.push(a),r++}var i=h===r;return Fe.errors=e,r===0}function k(s,t){if(s===null)
return t;for(let _ of t)s.push(_);return s}return Me(Ye);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektVr: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyVrSeznam: Validate;
} = {
  EkonomickySubjektVr: code.EkonomickySubjektVr,
  Chyba: code.Chyba,
  EkonomickeSubjektyVrSeznam: code.EkonomickeSubjektyVrSeznam,
};
