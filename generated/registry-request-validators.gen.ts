// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { RegistryOperationId } from "./registry-operations.gen.ts";

/** One broken rule. */
export interface ValidationIssue {
  /** JSON pointer of the value (RFC 6901); of the parent when the value is missing or should not be there. */
  readonly instancePath: string;
  /** Where the rule stands in its schema. */
  readonly schemaPath: string;
  /** JSON Schema keyword of the rule. */
  readonly keyword: string;
  /** What the keyword demands. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Checks a value; when it answers false, `errors` holds every broken rule until the next call. */
export interface Validate {
  (value: unknown): boolean;
  readonly errors?: readonly ValidationIssue[] | null;
}

var code=(()=>{var z=Object.defineProperty;var ee=Object.getOwnPropertyDescriptor;var re=Object.getOwnPropertyNames;var se=Object.prototype.hasOwnProperty;var te=(s,t)=>()=>{try{return t||s((t={exports:{}}).exports,t),t.exports}catch(v){throw t=0,v}},ie=(s,t)=>{for(var v in t)
z(s,v,{get:t[v],enumerable:!0})},ae=(s,t,v,P)=>{if(t&&typeof t=="object"||typeof t=="function")for(let k of re(t))!se.call(
s,k)&&k!==v&&z(s,k,{get:()=>t[k],enumerable:!(P=ee(t,k))||P.enumerable});return s};var oe=s=>ae(z({},"__esModule",{value:!0}),s);var $=te(F=>{"use strict";Object.defineProperty(F,"__esModule",{value:!0});function S(s){let t=s.length,v=0,P=0,k;for(;P<
t;)v++,k=s.charCodeAt(P++),k>=55296&&k<=56319&&P<t&&(k=s.charCodeAt(P),(k&64512)===56320&&P++);return v}F.default=S;S.code=
'require("ajv/dist/runtime/ucs2length").default'});var Le={};ie(Le,{CiselnikyZakladniFiltr:()=>we,EkonomickeSubjektyKomplexFiltr:()=>me,EkonomickeSubjektyNotifikaceFiltr:()=>_e,
EkonomickeSubjektyRegistraceFiltr:()=>ue,StandardizovanaAdresaFiltr:()=>Ne,vratEkonomickySubjektCeuParameters:()=>Pe,vratEkonomickySubjektNrpzsParameters:()=>de,
vratEkonomickySubjektParameters:()=>ne,vratEkonomickySubjektRcnsParameters:()=>ge,vratEkonomickySubjektResParameters:()=>he,
vratEkonomickySubjektRosParameters:()=>be,vratEkonomickySubjektRpshParameters:()=>fe,vratEkonomickySubjektRsParameters:()=>ve,
vratEkonomickySubjektRzpParameters:()=>ye,vratEkonomickySubjektSzrParameters:()=>ke,vratEkonomickySubjektVrParameters:()=>le,
vratNotifikacniDavkuParameters:()=>Oe});var ne=T;var f=$().default,A=new RegExp("^\\d{8}$","u");function T(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){
let e=null,r=0,_=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ico===void 0){let a={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.
push(a),r++}let l=r;for(let a in s)if(a!=="ico"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),
r++}if(s.ico!==void 0){let a=s.ico,i=r,m=r;if(typeof a=="string"){if(f(a)>8){let o={instancePath:t+"/ico",schemaPath:"#/\
properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[o]:e.push(o),r++}if(f(a)<8){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/minLength",keyword:"minLength",
params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!A.test(a)){let o={instancePath:t+
"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "\
^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=i===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return T.
errors=e,r===0}var me=R,pe={$id:"closed:EkonomickeSubjektyKomplexFiltr",type:"object",properties:{start:{type:"integer",
minimum:0,maximum:2147483647},pocet:{type:"integer",minimum:0,maximum:2147483647},razeni:{type:"array",items:{type:"stri\
ng"}},ico:{type:"array",items:{type:"string",minLength:8,maxLength:8,pattern:"^\\d{8}$"},maxItems:100},obchodniJmeno:{type:"\
string",minLength:1,maxLength:2e3},sidlo:{$ref:"closed:AdresaFiltr"},pravniForma:{type:"array",items:{type:"string",minLength:3,
maxLength:3,pattern:"^\\d{3}$"}},financniUrad:{type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}\
$"}},pravniFormaRos:{type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},czNace:{type:"array",
items:{type:"string",minLength:1,maxLength:5}}},additionalProperties:!1},E=Object.prototype.hasOwnProperty,D=new RegExp(
"^\\d{3}$","u"),ce={$id:"closed:AdresaFiltr",type:"object",properties:{kodCastiObce:{type:"integer",minimum:0,maximum:999999},
kodSpravnihoObvodu:{type:"integer",minimum:0,maximum:999},kodMestskeCastiObvodu:{type:"integer",minimum:0,maximum:999999},
kodUlice:{type:"integer",minimum:0,maximum:9999999},cisloDomovni:{type:"integer",maximum:9999},kodObce:{type:"integer",minimum:0,
maximum:999999},cisloOrientacni:{type:"integer",maximum:999},cisloOrientacniPismeno:{type:"string",maxLength:1},textovaAdresa:{
type:"string",maxLength:1500}},additionalProperties:!1};function C(s,{instancePath:t="",parentData:v,parentDataProperty:P,
rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let l=r;for(let a in s)if(!E.call(ce.properties,
a)){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),r++}if(s.kodCastiObce!==void 0){let a=s.kodCastiObce,
i=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:t+"/kodCastiObce",schemaPath:"#/proper\
ties/kodCastiObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}let m=r;
if(typeof a=="number"&&isFinite(a)){if(a>999999||isNaN(a)){let o={instancePath:t+"/kodCastiObce",schemaPath:"#/propertie\
s/kodCastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=
[o]:e.push(o),r++}if(a<0||isNaN(a)){let o={instancePath:t+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),r++}}var y=i===r}if(s.
kodSpravnihoObvodu!==void 0){let a=s.kodSpravnihoObvodu,i=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={
instancePath:t+"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)){if(a>999||isNaN(
a)){let p={instancePath:t+"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={instancePath:t+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=i===r}if(s.kodMestskeCastiObvodu!==void 0){let a=s.kodMestskeCastiObvodu,
i=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:t+"/kodMestskeCastiObvodu",schemaPath:"\
#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:
e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)){if(a>999999||isNaN(a)){let p={instancePath:t+"/kodMestskeCasti\
Obvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},
message:"must be <= 999999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={instancePath:t+"/kodMestskeCastiObvod\
u",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=i===r}if(s.kodUlice!==void 0){let a=s.kodUlice,i=r;if(!(typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:t+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(
a)){if(a>9999999||isNaN(a)){let p={instancePath:t+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={
instancePath:t+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=i===r}if(s.cisloDomovni!==void 0){let a=s.cisloDomovni,i=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:t+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a==
"number"&&isFinite(a)&&(a>9999||isNaN(a))){let p={instancePath:t+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[p]:e.push(p),r++}var y=i===
r}if(s.kodObce!==void 0){let a=s.kodObce,i=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:t+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)){if(a>999999||isNaN(a)){let p={instancePath:t+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={instancePath:t+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=i===
r}if(s.cisloOrientacni!==void 0){let a=s.cisloOrientacni,i=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={
instancePath:t+"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)&&(a>999||isNaN(a))){let p={
instancePath:t+"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999},message:"must be <= 999"};e===null?e=[p]:e.push(p),r++}var y=i===r}if(s.cisloOrientacniPismeno!==void 0){
let a=s.cisloOrientacniPismeno,i=r,m=r;if(typeof a=="string"){if(f(a)>1){let p={instancePath:t+"/cisloOrientacniPismeno",
schemaPath:"#/properties/cisloOrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have m\
ore than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/cisloOrientacniPismeno",schemaPath:"#\
/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),r++}var y=i===r}if(s.textovaAdresa!==void 0){let a=s.textovaAdresa,i=r,m=r;if(typeof a=="string"){if(f(a)>1500){
let p={instancePath:t+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},
message:"must NOT have more than 1500 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/textovaAdr\
esa",schemaPath:"#/properties/textovaAdresa/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),r++}var y=i===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),r++}return C.errors=e,r===0}function R(s,{instancePath:t="",parentData:v,parentDataProperty:P,
rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let n=r;for(let c in s)if(!E.call(pe.properties,
c)){let g={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),r++}if(s.start!==void 0){let c=s.start,g=r;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let N={instancePath:t+"/start",schemaPath:"#/properties/start/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[N]:e.push(N),r++}let b=r;if(typeof c=="number"&&isFinite(
c)){if(c>2147483647||isNaN(c)){let N={instancePath:t+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[N]:e.push(N),r++}if(c<0||isNaN(c)){
let N={instancePath:t+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[N]:e.push(N),r++}}var y=g===r}if(s.pocet!==void 0){let c=s.pocet,g=r;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let d={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),r++}let b=r;if(typeof c=="number"&&isFinite(
c)){if(c>2147483647||isNaN(c)){let d={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[d]:e.push(d),r++}if(c<0||isNaN(c)){
let d={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[d]:e.push(d),r++}}var y=g===r}if(s.razeni!==void 0){let c=s.razeni,g=r,b=r;if(Array.
isArray(c)){let d=!0,x=c.length;for(let u=0;u<x;u++){let w=c[u],O=r;if(typeof w!="string"){let h={instancePath:t+"/razen\
i/"+u,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),r++}let L=r;var l=O===r;l||(d=!1)}}else{let d={instancePath:t+"/razeni",schemaPath:"#/properties/razeni/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var y=g===r}if(s.ico!==
void 0){let c=s.ico,g=r,b=r;if(Array.isArray(c)){if(c.length>100){let u={instancePath:t+"/ico",schemaPath:"#/properties/\
ico/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),
r++}let d=!0,x=c.length;for(let u=0;u<x;u++){let w=c[u],O=r,L=r;if(typeof w=="string"){if(f(w)>8){let h={instancePath:t+
"/ico/"+u,schemaPath:"#/properties/ico/items/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more\
 than 8 characters"};e===null?e=[h]:e.push(h),r++}if(f(w)<8){let h={instancePath:t+"/ico/"+u,schemaPath:"#/properties/ic\
o/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[h]:
e.push(h),r++}if(!A.test(w)){let h={instancePath:t+"/ico/"+u,schemaPath:"#/properties/ico/items/pattern",keyword:"patter\
n",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+
"/ico/"+u,schemaPath:"#/properties/ico/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),r++}var a=O===r;a||(d=!1)}}else{let d={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var y=g===r}if(s.obchodniJmeno!==void 0){
let c=s.obchodniJmeno,g=r,b=r;if(typeof c=="string"){if(f(c)>2e3){let d={instancePath:t+"/obchodniJmeno",schemaPath:"#/p\
roperties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characte\
rs"};e===null?e=[d]:e.push(d),r++}if(f(c)<1){let d={instancePath:t+"/obchodniJmeno",schemaPath:"#/properties/obchodniJme\
no/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(
d),r++}}else{let d={instancePath:t+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}var y=g===r}if(s.sidlo!==void 0){let c=s.sidlo,g=r;
C(c,{instancePath:t+"/sidlo",parentData:s,parentDataProperty:"sidlo",rootData:k})||(e=je(e,C.errors),r=e.length);var y=g===
r}if(s.pravniForma!==void 0){let c=s.pravniForma,g=r,b=r;if(Array.isArray(c)){let d=!0,x=c.length;for(let u=0;u<x;u++){let w=c[u],
O=r,L=r;if(typeof w=="string"){if(f(w)>3){let h={instancePath:t+"/pravniForma/"+u,schemaPath:"#/properties/pravniForma/i\
tems/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[h]:e.push(
h),r++}if(f(w)<3){let h={instancePath:t+"/pravniForma/"+u,schemaPath:"#/properties/pravniForma/items/minLength",keyword:"\
minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[h]:e.push(h),r++}if(!D.test(w)){
let h={instancePath:t+"/pravniForma/"+u,schemaPath:"#/properties/pravniForma/items/pattern",keyword:"pattern",params:{pattern:"\
^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/pravniFor\
ma/"+u,schemaPath:"#/properties/pravniForma/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[h]:e.push(h),r++}var i=O===r;i||(d=!1)}}else{let d={instancePath:t+"/pravniForma",schemaPath:"#/properties/p\
ravniForma/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var y=g===r}
if(s.financniUrad!==void 0){let c=s.financniUrad,g=r,b=r;if(Array.isArray(c)){let d=!0,x=c.length;for(let u=0;u<x;u++){let w=c[u],
O=r,L=r;if(typeof w=="string"){if(f(w)>3){let h={instancePath:t+"/financniUrad/"+u,schemaPath:"#/properties/financniUrad\
/items/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[h]:e.
push(h),r++}if(f(w)<3){let h={instancePath:t+"/financniUrad/"+u,schemaPath:"#/properties/financniUrad/items/minLength",keyword:"\
minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[h]:e.push(h),r++}if(!D.test(w)){
let h={instancePath:t+"/financniUrad/"+u,schemaPath:"#/properties/financniUrad/items/pattern",keyword:"pattern",params:{
pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/\
financniUrad/"+u,schemaPath:"#/properties/financniUrad/items/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[h]:e.push(h),r++}var m=O===r;m||(d=!1)}}else{let d={instancePath:t+"/financniUrad",schemaPath:"#/\
properties/financniUrad/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}
var y=g===r}if(s.pravniFormaRos!==void 0){let c=s.pravniFormaRos,g=r,b=r;if(Array.isArray(c)){let d=!0,x=c.length;for(let u=0;u<
x;u++){let w=c[u],O=r,L=r;if(typeof w=="string"){if(f(w)>3){let h={instancePath:t+"/pravniFormaRos/"+u,schemaPath:"#/pro\
perties/pravniFormaRos/items/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characte\
rs"};e===null?e=[h]:e.push(h),r++}if(f(w)<3){let h={instancePath:t+"/pravniFormaRos/"+u,schemaPath:"#/properties/pravniF\
ormaRos/items/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?
e=[h]:e.push(h),r++}if(!D.test(w)){let h={instancePath:t+"/pravniFormaRos/"+u,schemaPath:"#/properties/pravniFormaRos/it\
ems/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[h]:e.push(
h),r++}}else{let h={instancePath:t+"/pravniFormaRos/"+u,schemaPath:"#/properties/pravniFormaRos/items/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}var o=O===r;o||(d=!1)}}else{let d={instancePath:t+
"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[d]:e.push(d),r++}var y=g===r}if(s.czNace!==void 0){let c=s.czNace,g=r,b=r;if(Array.isArray(c)){let d=!0,
x=c.length;for(let u=0;u<x;u++){let w=c[u],O=r,L=r;if(typeof w=="string"){if(f(w)>5){let h={instancePath:t+"/czNace/"+u,
schemaPath:"#/properties/czNace/items/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5\
 characters"};e===null?e=[h]:e.push(h),r++}if(f(w)<1){let h={instancePath:t+"/czNace/"+u,schemaPath:"#/properties/czNace\
/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.
push(h),r++}}else{let h={instancePath:t+"/czNace/"+u,schemaPath:"#/properties/czNace/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}var p=O===r;p||(d=!1)}}else{let d={instancePath:t+
"/czNace",schemaPath:"#/properties/czNace/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[d]:e.push(d),r++}var y=g===r}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),r++}return R.errors=e,r===0}var le=q;var j=new RegExp("^(ARES_)?\\d{8}$","u");function q(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){
let e=null,r=0,_=r;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ico===void 0){let a={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.
push(a),r++}let l=r;for(let a in s)if(a!=="ico"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),
r++}if(s.ico!==void 0){let a=s.ico,i=r,m=r;if(typeof a=="string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#\
/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",
params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[o]:e.push(o),r++}var y=i===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return q.errors=e,r===0}var ue=U;function U(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){let i=r;for(let m in s)if(!(m==="start"||m==="pocet"||m==="razeni"||m==="ico")){let o={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have \
additional properties"};e===null?e=[o]:e.push(o),r++}if(s.start!==void 0){let m=s.start,o=r;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))){let n={instancePath:t+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let p=r;if(typeof m=="number"&&isFinite(m)){if(m>
2147483647||isNaN(m)){let n={instancePath:t+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),r++}if(m<0||isNaN(m)){let n={instancePath:t+
"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[n]:e.push(n),r++}}var y=o===r}if(s.pocet!==void 0){let m=s.pocet,o=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))){let c={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[c]:e.push(c),r++}let p=r;if(typeof m=="number"&&isFinite(m)){if(m>2147483647||
isNaN(m)){let c={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[c]:e.push(c),r++}if(m<0||isNaN(m)){let c={instancePath:t+
"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[c]:e.push(c),r++}}var y=o===r}if(s.razeni!==void 0){let m=s.razeni,o=r,p=r;if(Array.isArray(m)){let c=!0,
g=m.length;for(let b=0;b<g;b++){let N=m[b],d=r;if(typeof N!="string"){let u={instancePath:t+"/razeni/"+b,schemaPath:"#/p\
roperties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}
let x=r;var l=d===r;l||(c=!1)}}else{let c={instancePath:t+"/razeni",schemaPath:"#/properties/razeni/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var y=o===r}if(s.ico!==void 0){let m=s.ico,o=r,
p=r;if(Array.isArray(m)){if(m.length>100){let b={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxItems",keyword:"m\
axItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[b]:e.push(b),r++}let c=!0,g=m.length;
for(let b=0;b<g;b++){let N=m[b],d=r,x=r;if(typeof N=="string"){if(f(N)>8){let u={instancePath:t+"/ico/"+b,schemaPath:"#/\
properties/ico/items/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===
null?e=[u]:e.push(u),r++}if(f(N)<8){let u={instancePath:t+"/ico/"+b,schemaPath:"#/properties/ico/items/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[u]:e.push(u),r++}if(!A.test(N)){
let u={instancePath:t+"/ico/"+b,schemaPath:"#/properties/ico/items/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/ico/"+b,schemaPath:"\
#/properties/ico/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}
var a=d===r;a||(c=!1)}}else{let c={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var y=o===r}}else{let i={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[i]:e.push(i),r++}return U.errors=e,r===0}var he=M;function M(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in s)
if(a!=="ico"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),r++}if(s.ico!==void 0){let a=s.ico,i=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=i===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return M.
errors=e,r===0}var ye=Z;function Z(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in s)
if(a!=="ico"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),r++}if(s.ico!==void 0){let a=s.ico,i=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=i===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return Z.
errors=e,r===0}var de=J;function J(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in s)
if(a!=="ico"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),r++}if(s.ico!==void 0){let a=s.ico,i=r,m=r;if(typeof a==
"string"){if(f(a)>8){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[o]:e.push(o),r++}if(f(a)<8){let o={instancePath:t+"/ico",schemaPath:"\
#/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[o]:e.push(o),r++}if(!A.test(a)){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",
params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+
"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),r++}var y=i===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),r++}return J.errors=e,r===0}var fe=I;function I(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in s)
if(a!=="ico"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),r++}if(s.ico!==void 0){let a=s.ico,i=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=i===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return I.
errors=e,r===0}var ge=K;function K(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in s)
if(a!=="ico"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),r++}if(s.ico!==void 0){let a=s.ico,i=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=i===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return K.
errors=e,r===0}var ke=V;function V(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in s)
if(a!=="ico"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),r++}if(s.ico!==void 0){let a=s.ico,i=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=i===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return V.
errors=e,r===0}var ve=B;function B(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in s)
if(a!=="ico"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),r++}if(s.ico!==void 0){let a=s.ico,i=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=i===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return B.
errors=e,r===0}var be=G;function G(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in s)
if(a!=="ico"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),r++}if(s.ico!==void 0){let a=s.ico,i=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=i===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return G.
errors=e,r===0}var Pe=H;function H(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in s)
if(a!=="ico"){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),r++}if(s.ico!==void 0){let a=s.ico,i=r,m=r;if(typeof a==
"string"){if(f(a)>8){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[o]:e.push(o),r++}if(f(a)<8){let o={instancePath:t+"/ico",schemaPath:"\
#/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[o]:e.push(o),r++}if(!A.test(a)){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",
params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+
"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),r++}var y=i===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),r++}return H.errors=e,r===0}var we=Q;function Q(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){let a=r;for(let i in s)if(!(i==="start"||i==="pocet"||i==="razeni"||i==="zdrojCiselniku"||i===
"kodCiselniku")){let m={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(s.start!==void 0){let i=s.start,m=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/start",schemaPath:"#/properties/start/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let o=r;if(typeof i=="number"&&isFinite(
i)){if(i>2147483647||isNaN(i)){let p={instancePath:t+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),r++}if(i<0||isNaN(i)){
let p={instancePath:t+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=m===r}if(s.pocet!==void 0){let i=s.pocet,m=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof i=="number"&&isFinite(
i)){if(i>2147483647||isNaN(i)){let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),r++}if(i<0||isNaN(i)){
let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var y=m===r}if(s.razeni!==void 0){let i=s.razeni,m=r,o=r;if(Array.
isArray(i)){let n=!0,c=i.length;for(let g=0;g<c;g++){let b=i[g],N=r;if(typeof b!="string"){let x={instancePath:t+"/razen\
i/"+g,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[x]:e.push(x),r++}let d=r;var l=N===r;l||(n=!1)}}else{let n={instancePath:t+"/razeni",schemaPath:"#/properties/razeni/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(s.zdrojCiselniku!==
void 0){let i=s.zdrojCiselniku,m=r,o=r;if(typeof i=="string"){if(f(i)>64){let n={instancePath:t+"/zdrojCiselniku",schemaPath:"\
#/properties/zdrojCiselniku/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 charact\
ers"};e===null?e=[n]:e.push(n),r++}if(f(i)<1){let n={instancePath:t+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCise\
lniku/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.
push(n),r++}}else{let n={instancePath:t+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(s.kodCiselniku!==void 0){let i=s.kodCiselniku,
m=r,o=r;if(typeof i=="string"){if(f(i)>64){let n={instancePath:t+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/m\
axLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[n]:e.push(n),
r++}if(f(i)<1){let n={instancePath:t+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+
"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[n]:e.push(n),r++}var y=m===r}}else{let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}return Q.errors=e,r===0}var Ne=W,xe={$id:"closed:Standar\
dizovanaAdresaFiltr",type:"object",properties:{start:{type:"integer",minimum:0,maximum:2147483647},pocet:{type:"integer",
minimum:0,maximum:2147483647},razeni:{type:"array",items:{type:"string"}},kodObce:{type:"integer",minimum:0,maximum:999999},
nazevObce:{type:"string",maxLength:48},kodCastiObce:{type:"integer",minimum:0,maximum:999999},nazevCastiObce:{type:"stri\
ng",maxLength:48},kodMestskehoCastiObvodu:{type:"integer",minimum:0,maximum:999999},nazevMestskehoCastiObvodu:{type:"str\
ing",maxLength:32},kodUlice:{type:"integer",minimum:0,maximum:9999999},nazevUlice:{type:"string",maxLength:48},cisloDomovni:{
type:"integer",maximum:9999},cisloOrientacni:{type:"integer",maximum:999},cisloOrientacniPismeno:{type:"string",maxLength:1},
kodAdresnihoMista:{type:"integer",minimum:0,maximum:999999999},textovaAdresa:{type:"string",maxLength:1500},typStandardizaceAdresy:{
type:"string"}},additionalProperties:!1};function W(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){
let e=null,r=0,_=r;if(s&&typeof s=="object"&&!Array.isArray(s)){let a=r;for(let i in s)if(!E.call(xe.properties,i)){let m={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:i},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(s.start!==void 0){let i=s.start,m=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let p={instancePath:t+"/start",schemaPath:"#/properties/start/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let o=r;if(typeof i=="number"&&isFinite(
i)){if(i>2147483647||isNaN(i)){let p={instancePath:t+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),r++}if(i<0||isNaN(i)){
let p={instancePath:t+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=m===r}if(s.pocet!==void 0){let i=s.pocet,m=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof i=="number"&&isFinite(
i)){if(i>2147483647||isNaN(i)){let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),r++}if(i<0||isNaN(i)){
let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var y=m===r}if(s.razeni!==void 0){let i=s.razeni,m=r,o=r;if(Array.
isArray(i)){let n=!0,c=i.length;for(let g=0;g<c;g++){let b=i[g],N=r;if(typeof b!="string"){let x={instancePath:t+"/razen\
i/"+g,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[x]:e.push(x),r++}let d=r;var l=N===r;l||(n=!1)}}else{let n={instancePath:t+"/razeni",schemaPath:"#/properties/razeni/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(s.kodObce!==
void 0){let i=s.kodObce,m=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n={instancePath:t+"/kodObce",schemaPath:"\
#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}
let o=r;if(typeof i=="number"&&isFinite(i)){if(i>999999||isNaN(i)){let n={instancePath:t+"/kodObce",schemaPath:"#/proper\
ties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[n]:
e.push(n),r++}if(i<0||isNaN(i)){let n={instancePath:t+"/kodObce",schemaPath:"#/properties/kodObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var y=m===r}if(s.nazevObce!==
void 0){let i=s.nazevObce,m=r,o=r;if(typeof i=="string"){if(f(i)>48){let n={instancePath:t+"/nazevObce",schemaPath:"#/pr\
operties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/nazevObce",schemaPath:"#/properties/nazevObce/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(s.kodCastiObce!==void 0){let i=s.
kodCastiObce,m=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n={instancePath:t+"/kodCastiObce",schemaPath:"\
#/properties/kodCastiObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),r++}let o=r;if(typeof i=="number"&&isFinite(i)){if(i>999999||isNaN(i)){let n={instancePath:t+"/kodCastiObce",schemaPath:"\
#/properties/kodCastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};
e===null?e=[n]:e.push(n),r++}if(i<0||isNaN(i)){let n={instancePath:t+"/kodCastiObce",schemaPath:"#/properties/kodCastiOb\
ce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var y=m===
r}if(s.nazevCastiObce!==void 0){let i=s.nazevCastiObce,m=r,o=r;if(typeof i=="string"){if(f(i)>48){let n={instancePath:t+
"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must\
 NOT have more than 48 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),r++}var y=m===r}if(s.kodMestskehoCastiObvodu!==void 0){let i=s.kodMestskehoCastiObvodu,m=r;if(!(typeof i=="number"&&!(i%
1)&&!isNaN(i)&&isFinite(i))){let n={instancePath:t+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/kodMestskehoCasti\
Obvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof i==
"number"&&isFinite(i)){if(i>999999||isNaN(i)){let n={instancePath:t+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/\
kodMestskehoCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===
null?e=[n]:e.push(n),r++}if(i<0||isNaN(i)){let n={instancePath:t+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/kod\
MestskehoCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:
e.push(n),r++}}var y=m===r}if(s.nazevMestskehoCastiObvodu!==void 0){let i=s.nazevMestskehoCastiObvodu,m=r,o=r;if(typeof i==
"string"){if(f(i)>32){let n={instancePath:t+"/nazevMestskehoCastiObvodu",schemaPath:"#/properties/nazevMestskehoCastiObv\
odu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[n]:e.push(
n),r++}}else{let n={instancePath:t+"/nazevMestskehoCastiObvodu",schemaPath:"#/properties/nazevMestskehoCastiObvodu/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(s.kodUlice!==
void 0){let i=s.kodUlice,m=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n={instancePath:t+"/kodUlice",
schemaPath:"#/properties/kodUlice/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:
e.push(n),r++}let o=r;if(typeof i=="number"&&isFinite(i)){if(i>9999999||isNaN(i)){let n={instancePath:t+"/kodUlice",schemaPath:"\
#/properties/kodUlice/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===
null?e=[n]:e.push(n),r++}if(i<0||isNaN(i)){let n={instancePath:t+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var y=m===r}if(s.
nazevUlice!==void 0){let i=s.nazevUlice,m=r,o=r;if(typeof i=="string"){if(f(i)>48){let n={instancePath:t+"/nazevUlice",schemaPath:"\
#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};
e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/nazevUlice",schemaPath:"#/properties/nazevUlice/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(s.cisloDomovni!==void 0){
let i=s.cisloDomovni,m=r;if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n={instancePath:t+"/cisloDomovni",
schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[n]:e.push(n),r++}let o=r;if(typeof i=="number"&&isFinite(i)&&(i>9999||isNaN(i))){let n={instancePath:t+"/cisloDomovni",
schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <=\
 9999"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(s.cisloOrientacni!==void 0){let i=s.cisloOrientacni,m=r;if(!(typeof i==
"number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n={instancePath:t+"/cisloOrientacni",schemaPath:"#/properties/cisloOrient\
acni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof i==
"number"&&isFinite(i)&&(i>999||isNaN(i))){let n={instancePath:t+"/cisloOrientacni",schemaPath:"#/properties/cisloOrienta\
cni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[n]:e.push(n),r++}
var y=m===r}if(s.cisloOrientacniPismeno!==void 0){let i=s.cisloOrientacniPismeno,m=r,o=r;if(typeof i=="string"){if(f(i)>
1){let n={instancePath:t+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/maxLength",keyword:"m\
axLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+
"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(s.kodAdresnihoMista!==void 0){let i=s.kodAdresnihoMista,m=r;
if(!(typeof i=="number"&&!(i%1)&&!isNaN(i)&&isFinite(i))){let n={instancePath:t+"/kodAdresnihoMista",schemaPath:"#/prope\
rties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),
r++}let o=r;if(typeof i=="number"&&isFinite(i)){if(i>999999999||isNaN(i)){let n={instancePath:t+"/kodAdresnihoMista",schemaPath:"\
#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 9\
99999999"};e===null?e=[n]:e.push(n),r++}if(i<0||isNaN(i)){let n={instancePath:t+"/kodAdresnihoMista",schemaPath:"#/prope\
rties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
n]:e.push(n),r++}}var y=m===r}if(s.textovaAdresa!==void 0){let i=s.textovaAdresa,m=r,o=r;if(typeof i=="string"){if(f(i)>
1500){let n={instancePath:t+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/maxLength",keyword:"maxLength",params:{
limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+
"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(s.typStandardizaceAdresy!==void 0){let i=s.typStandardizaceAdresy,m=r;
if(typeof i!="string"){let n={instancePath:t+"/typStandardizaceAdresy",schemaPath:"#/properties/typStandardizaceAdresy/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}let o=r;var y=m===r}}else{
let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),r++}return W.errors=e,r===0}var _e=X;function X(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){let l=r;for(let a in s)if(a!=="datovyZdroj"){let i={instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===
null?e=[i]:e.push(i),r++}if(s.datovyZdroj!==void 0){let a=s.datovyZdroj,i=r,m=r;if(typeof a=="string"){if(f(a)>30){let o={
instancePath:t+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"\
must NOT have more than 30 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/datovyZdroj",schemaPath:"\
#/properties/datovyZdroj/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
r++}var y=i===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[l]:e.push(l),r++}return X.errors=e,r===0}var Oe=Y;function Y(s,{instancePath:t="",parentData:v,parentDataProperty:P,rootData:k=s}={}){let e=null,r=0,_=r;if(s&&typeof s=="\
object"&&!Array.isArray(s)){if(s.datovyZdroj===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"datovyZdroj"},message:"must have required property 'datovyZdroj'"};e===null?e=[a]:e.push(a),r++}
if(s.cisloDavky===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cisl\
oDavky"},message:"must have required property 'cisloDavky'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in s)if(!(a===
"datovyZdroj"||a==="cisloDavky")){let i={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[i]:e.push(i),r++}if(s.datovyZdroj!==
void 0){let a=s.datovyZdroj,i=r,m=r;if(typeof a=="string"){if(f(a)>30){let o={instancePath:t+"/datovyZdroj",schemaPath:"\
#/properties/datovyZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=i===r}if(s.cisloDavky!==void 0){
let a=s.cisloDavky,i=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:t+"/cisloDavky",schemaPath:"\
#/properties/cisloDavky/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),
r++}let m=r;var y=i===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[l]:e.push(l),r++}return Y.errors=e,r===0}function je(s,t){if(s===null)return t;for(let v of t)
s.push(v);return s}return oe(Le);})();

/** Validators of what an operation is sent. */
export interface RequestValidators {
  readonly path?: Validate;
  readonly query?: Validate;
  readonly header?: Validate;
  readonly body?: Validate;
  /** Whether the body may be missing. */
  readonly optionalBody?: true;
}

/** Validators of what every operation is sent. */
export const requestValidators: Readonly<Record<RegistryOperationId, RequestValidators>> = {
  vratEkonomickySubjekt: { path: code.vratEkonomickySubjektParameters },
  vyhledejEkonomickeSubjekty: { body: code.EkonomickeSubjektyKomplexFiltr },
  vratEkonomickySubjektVr: { path: code.vratEkonomickySubjektVrParameters },
  vyhledejSeznamEkonomickychSubjektuVr: { body: code.EkonomickeSubjektyRegistraceFiltr },
  vratEkonomickySubjektRes: { path: code.vratEkonomickySubjektResParameters },
  vyhledejSeznamEkonomickychSubjektuRes: { body: code.EkonomickeSubjektyRegistraceFiltr },
  vratEkonomickySubjektRzp: { path: code.vratEkonomickySubjektRzpParameters },
  vyhledejSeznamEkonomickychSubjektuRzp: { body: code.EkonomickeSubjektyRegistraceFiltr },
  vratEkonomickySubjektNrpzs: { path: code.vratEkonomickySubjektNrpzsParameters },
  vyhledejSeznamEkonomickychSubjektuNrpzs: { body: code.EkonomickeSubjektyRegistraceFiltr },
  vratEkonomickySubjektRpsh: { path: code.vratEkonomickySubjektRpshParameters },
  vyhledejSeznamEkonomickychSubjektuRpsh: { body: code.EkonomickeSubjektyRegistraceFiltr },
  vratEkonomickySubjektRcns: { path: code.vratEkonomickySubjektRcnsParameters },
  vyhledejSeznamEkonomickychSubjektuRcns: { body: code.EkonomickeSubjektyRegistraceFiltr },
  vratEkonomickySubjektSzr: { path: code.vratEkonomickySubjektSzrParameters },
  vyhledejSeznamEkonomickychSubjektuSzr: { body: code.EkonomickeSubjektyRegistraceFiltr },
  vratEkonomickySubjektRs: { path: code.vratEkonomickySubjektRsParameters },
  vyhledejSeznamEkonomickychSubjektuRs: { body: code.EkonomickeSubjektyRegistraceFiltr },
  vratEkonomickySubjektRos: { path: code.vratEkonomickySubjektRosParameters },
  vyhledejSeznamEkonomickychSubjektuRos: { body: code.EkonomickeSubjektyRegistraceFiltr },
  vratEkonomickySubjektCeu: { path: code.vratEkonomickySubjektCeuParameters },
  vyhledejSeznamEkonomickychSubjektuCeu: { body: code.EkonomickeSubjektyRegistraceFiltr },
  vyhledejCiselnik: { body: code.CiselnikyZakladniFiltr },
  vyhledejStandardizovaneAdresy: { body: code.StandardizovanaAdresaFiltr },
  vyhledejSeznamNotifikacnichDavek: { body: code.EkonomickeSubjektyNotifikaceFiltr },
  vratNotifikacniDavku: { path: code.vratNotifikacniDavkuParameters },
};
