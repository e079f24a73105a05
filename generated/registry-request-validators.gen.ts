// Generated from spec/registry.openapi.yaml. Do not edit: change the source, then run "npm run generate".

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

var code=(()=>{var F=Object.defineProperty;var ee=Object.getOwnPropertyDescriptor;var re=Object.getOwnPropertyNames;var se=Object.prototype.hasOwnProperty;var te=(t,i)=>()=>{try{return i||t((i={exports:{}}).exports,i),i.exports}catch(v){throw i=0,v}},ie=(t,i)=>{for(var v in i)
F(t,v,{get:i[v],enumerable:!0})},ae=(t,i,v,b)=>{if(i&&typeof i=="object"||typeof i=="function")for(let k of re(i))!se.call(
t,k)&&k!==v&&F(t,k,{get:()=>i[k],enumerable:!(b=ee(i,k))||b.enumerable});return t};var oe=t=>ae(F({},"__esModule",{value:!0}),t);var $=te(D=>{"use strict";Object.defineProperty(D,"__esModule",{value:!0});function S(t){let i=t.length,v=0,b=0,k;for(;b<
i;)v++,k=t.charCodeAt(b++),k>=55296&&k<=56319&&b<i&&(k=t.charCodeAt(b),(k&64512)===56320&&b++);return v}D.default=S;S.code=
'require("ajv/dist/runtime/ucs2length").default'});var je={};ie(je,{CiselnikyZakladniFiltr:()=>we,EkonomickeSubjektyKomplexFiltr:()=>me,EkonomickeSubjektyNotifikaceFiltr:()=>xe,
EkonomickeSubjektyRegistraceFiltr:()=>ue,StandardizovanaAdresaFiltr:()=>Ne,vratEkonomickySubjektCeuParameters:()=>Pe,vratEkonomickySubjektNrpzsParameters:()=>de,
vratEkonomickySubjektParameters:()=>ne,vratEkonomickySubjektRcnsParameters:()=>ge,vratEkonomickySubjektResParameters:()=>he,
vratEkonomickySubjektRosParameters:()=>be,vratEkonomickySubjektRpshParameters:()=>fe,vratEkonomickySubjektRsParameters:()=>ve,
vratEkonomickySubjektRzpParameters:()=>ye,vratEkonomickySubjektSzrParameters:()=>ke,vratEkonomickySubjektVrParameters:()=>le,
vratNotifikacniDavkuParameters:()=>Oe});var ne=T;var f=$().default,A=new RegExp("^\\d{8}$","u");function T(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){
let e=null,r=0,x=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ico===void 0){let a={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.
push(a),r++}let l=r;for(let a in t)if(a!=="ico"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
r++}if(t.ico!==void 0){let a=t.ico,s=r,m=r;if(typeof a=="string"){if(f(a)>8){let o={instancePath:i+"/ico",schemaPath:"#/\
properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[o]:e.push(o),r++}if(f(a)<8){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",keyword:"minLength",
params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!A.test(a)){let o={instancePath:i+
"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "\
^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var h=s===r}}else{let l={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return T.
errors=e,r===0}var me=R,pe={$id:"closed:EkonomickeSubjektyKomplexFiltr",type:"object",properties:{start:{type:"integer",
minimum:0,maximum:2147483647},pocet:{type:"integer",minimum:0,maximum:2147483647},razeni:{type:"array",items:{type:"stri\
ng"}},ico:{type:"array",items:{type:"string",minLength:8,maxLength:8,pattern:"^\\d{8}$"}},obchodniJmeno:{type:"string",minLength:1,
maxLength:2e3},sidlo:{$ref:"closed:AdresaFiltr"},pravniForma:{type:"array",items:{type:"string",minLength:3,maxLength:3,
pattern:"^\\d{3}$"}},financniUrad:{type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},pravniFormaRos:{
type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},czNace:{type:"array",items:{type:"string",
minLength:1,maxLength:5}}},additionalProperties:!1},E=Object.prototype.hasOwnProperty,C=new RegExp("^\\d{3}$","u"),ce={$id:"\
closed:AdresaFiltr",type:"object",properties:{kodCastiObce:{type:"integer",minimum:0,maximum:999999},kodSpravnihoObvodu:{
type:"integer",minimum:0,maximum:999},kodMestskeCastiObvodu:{type:"integer",minimum:0,maximum:999999},kodUlice:{type:"in\
teger",minimum:0,maximum:9999999},cisloDomovni:{type:"integer",maximum:9999},kodObce:{type:"integer",minimum:0,maximum:999999},
cisloOrientacni:{type:"integer",maximum:999},cisloOrientacniPismeno:{type:"string",maxLength:1},textovaAdresa:{type:"str\
ing",maxLength:1500}},additionalProperties:!1};function z(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){
let e=null,r=0,x=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let l=r;for(let a in t)if(!E.call(ce.properties,a)){let s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(t.kodCastiObce!==void 0){let a=t.kodCastiObce,s=r;
if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:i+"/kodCastiObce",schemaPath:"#/properties\
/kodCastiObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}let m=r;
if(typeof a=="number"&&isFinite(a)){if(a>999999||isNaN(a)){let o={instancePath:i+"/kodCastiObce",schemaPath:"#/propertie\
s/kodCastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=
[o]:e.push(o),r++}if(a<0||isNaN(a)){let o={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),r++}}var h=s===r}if(t.
kodSpravnihoObvodu!==void 0){let a=t.kodSpravnihoObvodu,s=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={
instancePath:i+"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)){if(a>999||isNaN(
a)){let p={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={instancePath:i+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var h=s===r}if(t.kodMestskeCastiObvodu!==void 0){let a=t.kodMestskeCastiObvodu,
s=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/kodMestskeCastiObvodu",schemaPath:"\
#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:
e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)){if(a>999999||isNaN(a)){let p={instancePath:i+"/kodMestskeCasti\
Obvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},
message:"must be <= 999999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={instancePath:i+"/kodMestskeCastiObvod\
u",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[p]:e.push(p),r++}}var h=s===r}if(t.kodUlice!==void 0){let a=t.kodUlice,s=r;if(!(typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(
a)){if(a>9999999||isNaN(a)){let p={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={
instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var h=s===r}if(t.cisloDomovni!==void 0){let a=t.cisloDomovni,s=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a==
"number"&&isFinite(a)&&(a>9999||isNaN(a))){let p={instancePath:i+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[p]:e.push(p),r++}var h=s===
r}if(t.kodObce!==void 0){let a=t.kodObce,s=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)){if(a>999999||isNaN(a)){let p={instancePath:i+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={instancePath:i+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var h=s===
r}if(t.cisloOrientacni!==void 0){let a=t.cisloOrientacni,s=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={
instancePath:i+"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)&&(a>999||isNaN(a))){let p={
instancePath:i+"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999},message:"must be <= 999"};e===null?e=[p]:e.push(p),r++}var h=s===r}if(t.cisloOrientacniPismeno!==void 0){
let a=t.cisloOrientacniPismeno,s=r,m=r;if(typeof a=="string"){if(f(a)>1){let p={instancePath:i+"/cisloOrientacniPismeno",
schemaPath:"#/properties/cisloOrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have m\
ore than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#\
/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),r++}var h=s===r}if(t.textovaAdresa!==void 0){let a=t.textovaAdresa,s=r,m=r;if(typeof a=="string"){if(f(a)>1500){
let p={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},
message:"must NOT have more than 1500 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/textovaAdr\
esa",schemaPath:"#/properties/textovaAdresa/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),r++}var h=s===r}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),r++}return z.errors=e,r===0}function R(t,{instancePath:i="",parentData:v,parentDataProperty:b,
rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let n=r;for(let c in t)if(!E.call(pe.properties,
c)){let g={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),r++}if(t.start!==void 0){let c=t.start,g=r;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let N={instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[N]:e.push(N),r++}let P=r;if(typeof c=="number"&&isFinite(
c)){if(c>2147483647||isNaN(c)){let N={instancePath:i+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[N]:e.push(N),r++}if(c<0||isNaN(c)){
let N={instancePath:i+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[N]:e.push(N),r++}}var h=g===r}if(t.pocet!==void 0){let c=t.pocet,g=r;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let d={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),r++}let P=r;if(typeof c=="number"&&isFinite(
c)){if(c>2147483647||isNaN(c)){let d={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[d]:e.push(d),r++}if(c<0||isNaN(c)){
let d={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[d]:e.push(d),r++}}var h=g===r}if(t.razeni!==void 0){let c=t.razeni,g=r,P=r;if(Array.
isArray(c)){let d=!0,_=c.length;for(let y=0;y<_;y++){let w=c[y],O=r;if(typeof w!="string"){let u={instancePath:i+"/razen\
i/"+y,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),r++}let L=r;var l=O===r;l||(d=!1)}}else{let d={instancePath:i+"/razeni",schemaPath:"#/properties/razeni/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var h=g===r}if(t.ico!==
void 0){let c=t.ico,g=r,P=r;if(Array.isArray(c)){let d=!0,_=c.length;for(let y=0;y<_;y++){let w=c[y],O=r,L=r;if(typeof w==
"string"){if(f(w)>8){let u={instancePath:i+"/ico/"+y,schemaPath:"#/properties/ico/items/maxLength",keyword:"maxLength",params:{
limit:8},message:"must NOT have more than 8 characters"};e===null?e=[u]:e.push(u),r++}if(f(w)<8){let u={instancePath:i+"\
/ico/"+y,schemaPath:"#/properties/ico/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer\
 than 8 characters"};e===null?e=[u]:e.push(u),r++}if(!A.test(w)){let u={instancePath:i+"/ico/"+y,schemaPath:"#/propertie\
s/ico/items/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[
u]:e.push(u),r++}}else{let u={instancePath:i+"/ico/"+y,schemaPath:"#/properties/ico/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}var a=O===r;a||(d=!1)}}else{let d={instancePath:i+"/ico",
schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),
r++}var h=g===r}if(t.obchodniJmeno!==void 0){let c=t.obchodniJmeno,g=r,P=r;if(typeof c=="string"){if(f(c)>2e3){let d={instancePath:i+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must \
NOT have more than 2000 characters"};e===null?e=[d]:e.push(d),r++}if(f(c)<1){let d={instancePath:i+"/obchodniJmeno",schemaPath:"\
#/properties/obchodniJmeno/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 character\
s"};e===null?e=[d]:e.push(d),r++}}else{let d={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}var h=g===r}if(t.sidlo!==
void 0){let c=t.sidlo,g=r;z(c,{instancePath:i+"/sidlo",parentData:t,parentDataProperty:"sidlo",rootData:k})||(e=e===null?
z.errors:e.concat(z.errors),r=e.length);var h=g===r}if(t.pravniForma!==void 0){let c=t.pravniForma,g=r,P=r;if(Array.isArray(
c)){let d=!0,_=c.length;for(let y=0;y<_;y++){let w=c[y],O=r,L=r;if(typeof w=="string"){if(f(w)>3){let u={instancePath:i+
"/pravniForma/"+y,schemaPath:"#/properties/pravniForma/items/maxLength",keyword:"maxLength",params:{limit:3},message:"mu\
st NOT have more than 3 characters"};e===null?e=[u]:e.push(u),r++}if(f(w)<3){let u={instancePath:i+"/pravniForma/"+y,schemaPath:"\
#/properties/pravniForma/items/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 chara\
cters"};e===null?e=[u]:e.push(u),r++}if(!C.test(w)){let u={instancePath:i+"/pravniForma/"+y,schemaPath:"#/properties/pra\
vniForma/items/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?
e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/pravniForma/"+y,schemaPath:"#/properties/pravniForma/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}var s=O===r;s||(d=!1)}}else{let d={instancePath:i+
"/pravniForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[d]:e.push(d),r++}var h=g===r}if(t.financniUrad!==void 0){let c=t.financniUrad,g=r,P=r;if(Array.isArray(c)){let d=!0,
_=c.length;for(let y=0;y<_;y++){let w=c[y],O=r,L=r;if(typeof w=="string"){if(f(w)>3){let u={instancePath:i+"/financniUra\
d/"+y,schemaPath:"#/properties/financniUrad/items/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have\
 more than 3 characters"};e===null?e=[u]:e.push(u),r++}if(f(w)<3){let u={instancePath:i+"/financniUrad/"+y,schemaPath:"#\
/properties/financniUrad/items/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 chara\
cters"};e===null?e=[u]:e.push(u),r++}if(!C.test(w)){let u={instancePath:i+"/financniUrad/"+y,schemaPath:"#/properties/fi\
nancniUrad/items/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?
e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/financniUrad/"+y,schemaPath:"#/properties/financniUrad/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}var m=O===r;m||(d=!1)}}else{let d={instancePath:i+
"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[d]:e.push(d),r++}var h=g===r}if(t.pravniFormaRos!==void 0){let c=t.pravniFormaRos,g=r,P=r;if(Array.isArray(c)){
let d=!0,_=c.length;for(let y=0;y<_;y++){let w=c[y],O=r,L=r;if(typeof w=="string"){if(f(w)>3){let u={instancePath:i+"/pr\
avniFormaRos/"+y,schemaPath:"#/properties/pravniFormaRos/items/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[u]:e.push(u),r++}if(f(w)<3){let u={instancePath:i+"/pravniFormaRos/"+
y,schemaPath:"#/properties/pravniFormaRos/items/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have f\
ewer than 3 characters"};e===null?e=[u]:e.push(u),r++}if(!C.test(w)){let u={instancePath:i+"/pravniFormaRos/"+y,schemaPath:"\
#/properties/pravniFormaRos/items/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\\
d{3}$"'};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/pravniFormaRos/"+y,schemaPath:"#/properties/pravniFo\
rmaRos/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}var o=O===
r;o||(d=!1)}}else{let d={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var h=g===r}if(t.czNace!==void 0){let c=t.czNace,g=r,
P=r;if(Array.isArray(c)){let d=!0,_=c.length;for(let y=0;y<_;y++){let w=c[y],O=r,L=r;if(typeof w=="string"){if(f(w)>5){let u={
instancePath:i+"/czNace/"+y,schemaPath:"#/properties/czNace/items/maxLength",keyword:"maxLength",params:{limit:5},message:"\
must NOT have more than 5 characters"};e===null?e=[u]:e.push(u),r++}if(f(w)<1){let u={instancePath:i+"/czNace/"+y,schemaPath:"\
#/properties/czNace/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/czNace/"+y,schemaPath:"#/properties/czNace/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}var p=O===r;p||(d=!1)}}else{let d={instancePath:i+
"/czNace",schemaPath:"#/properties/czNace/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[d]:e.push(d),r++}var h=g===r}}else{let n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),r++}return R.errors=e,r===0}var le=q;var j=new RegExp("^(ARES_)?\\d{8}$","u");function q(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){
let e=null,r=0,x=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ico===void 0){let a={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.
push(a),r++}let l=r;for(let a in t)if(a!=="ico"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
r++}if(t.ico!==void 0){let a=t.ico,s=r,m=r;if(typeof a=="string"){if(f(a)>32){let o={instancePath:i+"/ico",schemaPath:"#\
/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",
params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[o]:e.push(o),r++}var h=s===r}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return q.errors=e,r===0}var ue=U;function U(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let s=r;for(let m in t)if(!(m==="start"||m==="pocet"||m==="razeni"||m==="ico")){let o={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have \
additional properties"};e===null?e=[o]:e.push(o),r++}if(t.start!==void 0){let m=t.start,o=r;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))){let n={instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let p=r;if(typeof m=="number"&&isFinite(m)){if(m>
2147483647||isNaN(m)){let n={instancePath:i+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),r++}if(m<0||isNaN(m)){let n={instancePath:i+
"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[n]:e.push(n),r++}}var h=o===r}if(t.pocet!==void 0){let m=t.pocet,o=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))){let c={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[c]:e.push(c),r++}let p=r;if(typeof m=="number"&&isFinite(m)){if(m>2147483647||
isNaN(m)){let c={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[c]:e.push(c),r++}if(m<0||isNaN(m)){let c={instancePath:i+
"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[c]:e.push(c),r++}}var h=o===r}if(t.razeni!==void 0){let m=t.razeni,o=r,p=r;if(Array.isArray(m)){let c=!0,
g=m.length;for(let P=0;P<g;P++){let N=m[P],d=r;if(typeof N!="string"){let y={instancePath:i+"/razeni/"+P,schemaPath:"#/p\
roperties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),r++}
let _=r;var l=d===r;l||(c=!1)}}else{let c={instancePath:i+"/razeni",schemaPath:"#/properties/razeni/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var h=o===r}if(t.ico!==void 0){let m=t.ico,o=r,
p=r;if(Array.isArray(m)){let c=!0,g=m.length;for(let P=0;P<g;P++){let N=m[P],d=r,_=r;if(typeof N=="string"){if(f(N)>8){let y={
instancePath:i+"/ico/"+P,schemaPath:"#/properties/ico/items/maxLength",keyword:"maxLength",params:{limit:8},message:"mus\
t NOT have more than 8 characters"};e===null?e=[y]:e.push(y),r++}if(f(N)<8){let y={instancePath:i+"/ico/"+P,schemaPath:"\
#/properties/ico/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};
e===null?e=[y]:e.push(y),r++}if(!A.test(N)){let y={instancePath:i+"/ico/"+P,schemaPath:"#/properties/ico/items/pattern",
keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[y]:e.push(y),r++}}else{
let y={instancePath:i+"/ico/"+P,schemaPath:"#/properties/ico/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[y]:e.push(y),r++}var a=d===r;a||(c=!1)}}else{let c={instancePath:i+"/ico",schemaPath:"#/pro\
perties/ico/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var h=o===r}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}return U.errors=e,r===0}var he=M;function M(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.ico===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in t)
if(a!=="ico"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(t.ico!==void 0){let a=t.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:i+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var h=s===r}}else{let l={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return M.
errors=e,r===0}var ye=Z;function Z(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.ico===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in t)
if(a!=="ico"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(t.ico!==void 0){let a=t.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:i+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var h=s===r}}else{let l={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return Z.
errors=e,r===0}var de=J;function J(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.ico===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in t)
if(a!=="ico"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(t.ico!==void 0){let a=t.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>8){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[o]:e.push(o),r++}if(f(a)<8){let o={instancePath:i+"/ico",schemaPath:"\
#/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[o]:e.push(o),r++}if(!A.test(a)){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",
params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),r++}var h=s===r}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),r++}return J.errors=e,r===0}var fe=K;function K(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.ico===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in t)
if(a!=="ico"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(t.ico!==void 0){let a=t.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:i+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var h=s===r}}else{let l={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return K.
errors=e,r===0}var ge=V;function V(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.ico===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in t)
if(a!=="ico"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(t.ico!==void 0){let a=t.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:i+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var h=s===r}}else{let l={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return V.
errors=e,r===0}var ke=B;function B(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.ico===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in t)
if(a!=="ico"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(t.ico!==void 0){let a=t.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:i+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var h=s===r}}else{let l={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return B.
errors=e,r===0}var ve=G;function G(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.ico===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in t)
if(a!=="ico"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(t.ico!==void 0){let a=t.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:i+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var h=s===r}}else{let l={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return G.
errors=e,r===0}var be=H;function H(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.ico===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in t)
if(a!=="ico"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(t.ico!==void 0){let a=t.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:i+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var h=s===r}}else{let l={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return H.
errors=e,r===0}var Pe=I;function I(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.ico===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in t)
if(a!=="ico"){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(t.ico!==void 0){let a=t.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>8){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[o]:e.push(o),r++}if(f(a)<8){let o={instancePath:i+"/ico",schemaPath:"\
#/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[o]:e.push(o),r++}if(!A.test(a)){let o={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",
params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+
"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),r++}var h=s===r}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),r++}return I.errors=e,r===0}var we=Q;function Q(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let a=r;for(let s in t)if(!(s==="start"||s==="pocet"||s==="razeni"||s==="zdrojCiselniku"||s===
"kodCiselniku")){let m={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(t.start!==void 0){let s=t.start,m=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let o=r;if(typeof s=="number"&&isFinite(
s)){if(s>2147483647||isNaN(s)){let p={instancePath:i+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),r++}if(s<0||isNaN(s)){
let p={instancePath:i+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var h=m===r}if(t.pocet!==void 0){let s=t.pocet,m=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof s=="number"&&isFinite(
s)){if(s>2147483647||isNaN(s)){let n={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){
let n={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var h=m===r}if(t.razeni!==void 0){let s=t.razeni,m=r,o=r;if(Array.
isArray(s)){let n=!0,c=s.length;for(let g=0;g<c;g++){let P=s[g],N=r;if(typeof P!="string"){let _={instancePath:i+"/razen\
i/"+g,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[_]:e.push(_),r++}let d=r;var l=N===r;l||(n=!1)}}else{let n={instancePath:i+"/razeni",schemaPath:"#/properties/razeni/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}var h=m===r}if(t.zdrojCiselniku!==
void 0){let s=t.zdrojCiselniku,m=r,o=r;if(typeof s=="string"){if(f(s)>64){let n={instancePath:i+"/zdrojCiselniku",schemaPath:"\
#/properties/zdrojCiselniku/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 charact\
ers"};e===null?e=[n]:e.push(n),r++}if(f(s)<1){let n={instancePath:i+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCise\
lniku/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.
push(n),r++}}else{let n={instancePath:i+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var h=m===r}if(t.kodCiselniku!==void 0){let s=t.kodCiselniku,
m=r,o=r;if(typeof s=="string"){if(f(s)>64){let n={instancePath:i+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/m\
axLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[n]:e.push(n),
r++}if(f(s)<1){let n={instancePath:i+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[n]:e.push(n),r++}var h=m===r}}else{let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}return Q.errors=e,r===0}var Ne=W,_e={$id:"closed:Standar\
dizovanaAdresaFiltr",type:"object",properties:{start:{type:"integer",minimum:0,maximum:2147483647},pocet:{type:"integer",
minimum:0,maximum:2147483647},razeni:{type:"array",items:{type:"string"}},kodObce:{type:"integer",minimum:0,maximum:999999},
nazevObce:{type:"string",maxLength:48},kodCastiObce:{type:"integer",minimum:0,maximum:999999},nazevCastiObce:{type:"stri\
ng",maxLength:48},kodMestskehoCastiObvodu:{type:"integer",minimum:0,maximum:999999},nazevMestskehoCastiObvodu:{type:"str\
ing",maxLength:32},kodUlice:{type:"integer",minimum:0,maximum:9999999},nazevUlice:{type:"string",maxLength:48},cisloDomovni:{
type:"integer",maximum:9999},cisloOrientacni:{type:"integer",maximum:999},cisloOrientacniPismeno:{type:"string",maxLength:1},
kodAdresnihoMista:{type:"integer",minimum:0,maximum:999999999},textovaAdresa:{type:"string",maxLength:1500},typStandardizaceAdresy:{
type:"string"}},additionalProperties:!1};function W(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){
let e=null,r=0,x=r;if(t&&typeof t=="object"&&!Array.isArray(t)){let a=r;for(let s in t)if(!E.call(_e.properties,s)){let m={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(t.start!==void 0){let s=t.start,m=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let o=r;if(typeof s=="number"&&isFinite(
s)){if(s>2147483647||isNaN(s)){let p={instancePath:i+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),r++}if(s<0||isNaN(s)){
let p={instancePath:i+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var h=m===r}if(t.pocet!==void 0){let s=t.pocet,m=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof s=="number"&&isFinite(
s)){if(s>2147483647||isNaN(s)){let n={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){
let n={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var h=m===r}if(t.razeni!==void 0){let s=t.razeni,m=r,o=r;if(Array.
isArray(s)){let n=!0,c=s.length;for(let g=0;g<c;g++){let P=s[g],N=r;if(typeof P!="string"){let _={instancePath:i+"/razen\
i/"+g,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[_]:e.push(_),r++}let d=r;var l=N===r;l||(n=!1)}}else{let n={instancePath:i+"/razeni",schemaPath:"#/properties/razeni/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}var h=m===r}if(t.kodObce!==
void 0){let s=t.kodObce,m=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/kodObce",schemaPath:"\
#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}
let o=r;if(typeof s=="number"&&isFinite(s)){if(s>999999||isNaN(s)){let n={instancePath:i+"/kodObce",schemaPath:"#/proper\
ties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[n]:
e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:i+"/kodObce",schemaPath:"#/properties/kodObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var h=m===r}if(t.nazevObce!==
void 0){let s=t.nazevObce,m=r,o=r;if(typeof s=="string"){if(f(s)>48){let n={instancePath:i+"/nazevObce",schemaPath:"#/pr\
operties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/nazevObce",schemaPath:"#/properties/nazevObce/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var h=m===r}if(t.kodCastiObce!==void 0){let s=t.
kodCastiObce,m=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/kodCastiObce",schemaPath:"\
#/properties/kodCastiObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),r++}let o=r;if(typeof s=="number"&&isFinite(s)){if(s>999999||isNaN(s)){let n={instancePath:i+"/kodCastiObce",schemaPath:"\
#/properties/kodCastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};
e===null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiOb\
ce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var h=m===
r}if(t.nazevCastiObce!==void 0){let s=t.nazevCastiObce,m=r,o=r;if(typeof s=="string"){if(f(s)>48){let n={instancePath:i+
"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must\
 NOT have more than 48 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),r++}var h=m===r}if(t.kodMestskehoCastiObvodu!==void 0){let s=t.kodMestskehoCastiObvodu,m=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/kodMestskehoCasti\
Obvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof s==
"number"&&isFinite(s)){if(s>999999||isNaN(s)){let n={instancePath:i+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/\
kodMestskehoCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===
null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:i+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/kod\
MestskehoCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:
e.push(n),r++}}var h=m===r}if(t.nazevMestskehoCastiObvodu!==void 0){let s=t.nazevMestskehoCastiObvodu,m=r,o=r;if(typeof s==
"string"){if(f(s)>32){let n={instancePath:i+"/nazevMestskehoCastiObvodu",schemaPath:"#/properties/nazevMestskehoCastiObv\
odu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[n]:e.push(
n),r++}}else{let n={instancePath:i+"/nazevMestskehoCastiObvodu",schemaPath:"#/properties/nazevMestskehoCastiObvodu/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var h=m===r}if(t.kodUlice!==
void 0){let s=t.kodUlice,m=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/kodUlice",
schemaPath:"#/properties/kodUlice/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:
e.push(n),r++}let o=r;if(typeof s=="number"&&isFinite(s)){if(s>9999999||isNaN(s)){let n={instancePath:i+"/kodUlice",schemaPath:"\
#/properties/kodUlice/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===
null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var h=m===r}if(t.
nazevUlice!==void 0){let s=t.nazevUlice,m=r,o=r;if(typeof s=="string"){if(f(s)>48){let n={instancePath:i+"/nazevUlice",schemaPath:"\
#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};
e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevUlice/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var h=m===r}if(t.cisloDomovni!==void 0){
let s=t.cisloDomovni,m=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/cisloDomovni",
schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[n]:e.push(n),r++}let o=r;if(typeof s=="number"&&isFinite(s)&&(s>9999||isNaN(s))){let n={instancePath:i+"/cisloDomovni",
schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <=\
 9999"};e===null?e=[n]:e.push(n),r++}var h=m===r}if(t.cisloOrientacni!==void 0){let s=t.cisloOrientacni,m=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/cisloOrientacni",schemaPath:"#/properties/cisloOrient\
acni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof s==
"number"&&isFinite(s)&&(s>999||isNaN(s))){let n={instancePath:i+"/cisloOrientacni",schemaPath:"#/properties/cisloOrienta\
cni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[n]:e.push(n),r++}
var h=m===r}if(t.cisloOrientacniPismeno!==void 0){let s=t.cisloOrientacniPismeno,m=r,o=r;if(typeof s=="string"){if(f(s)>
1){let n={instancePath:i+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/maxLength",keyword:"m\
axLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),r++}var h=m===r}if(t.kodAdresnihoMista!==void 0){let s=t.kodAdresnihoMista,m=r;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:i+"/kodAdresnihoMista",schemaPath:"#/prope\
rties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),
r++}let o=r;if(typeof s=="number"&&isFinite(s)){if(s>999999999||isNaN(s)){let n={instancePath:i+"/kodAdresnihoMista",schemaPath:"\
#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 9\
99999999"};e===null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:i+"/kodAdresnihoMista",schemaPath:"#/prope\
rties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
n]:e.push(n),r++}}var h=m===r}if(t.textovaAdresa!==void 0){let s=t.textovaAdresa,m=r,o=r;if(typeof s=="string"){if(f(s)>
1500){let n={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/maxLength",keyword:"maxLength",params:{
limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:i+
"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),r++}var h=m===r}if(t.typStandardizaceAdresy!==void 0){let s=t.typStandardizaceAdresy,m=r;
if(typeof s!="string"){let n={instancePath:i+"/typStandardizaceAdresy",schemaPath:"#/properties/typStandardizaceAdresy/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}let o=r;var h=m===r}}else{
let a={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),r++}return W.errors=e,r===0}var xe=X;function X(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let l=r;for(let a in t)if(a!=="datovyZdroj"){let s={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(t.datovyZdroj!==void 0){let a=t.datovyZdroj,s=r,m=r;if(typeof a=="string"){if(f(a)>30){let o={
instancePath:i+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"\
must NOT have more than 30 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/datovyZdroj",schemaPath:"\
#/properties/datovyZdroj/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
r++}var h=s===r}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[l]:e.push(l),r++}return X.errors=e,r===0}var Oe=Y;function Y(t,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:k=t}={}){let e=null,r=0,x=r;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.datovyZdroj===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"datovyZdroj"},message:"must have required property 'datovyZdroj'"};e===null?e=[a]:e.push(a),r++}
if(t.cisloDavky===void 0){let a={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cisl\
oDavky"},message:"must have required property 'cisloDavky'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in t)if(!(a===
"datovyZdroj"||a==="cisloDavky")){let s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(t.datovyZdroj!==
void 0){let a=t.datovyZdroj,s=r,m=r;if(typeof a=="string"){if(f(a)>30){let o={instancePath:i+"/datovyZdroj",schemaPath:"\
#/properties/datovyZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:i+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var h=s===r}if(t.cisloDavky!==void 0){
let a=t.cisloDavky,s=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:i+"/cisloDavky",schemaPath:"\
#/properties/cisloDavky/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),
r++}let m=r;var h=s===r}}else{let l={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[l]:e.push(l),r++}return Y.errors=e,r===0}return oe(je);})();

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
