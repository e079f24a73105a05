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

var code=(()=>{var F=Object.defineProperty;var ee=Object.getOwnPropertyDescriptor;var re=Object.getOwnPropertyNames;var se=Object.prototype.hasOwnProperty;var te=(i,t)=>()=>{try{return t||i((t={exports:{}}).exports,t),t.exports}catch(b){throw t=0,b}},ie=(i,t)=>{for(var b in t)
F(i,b,{get:t[b],enumerable:!0})},ae=(i,t,b,P)=>{if(t&&typeof t=="object"||typeof t=="function")for(let k of re(t))!se.call(
i,k)&&k!==b&&F(i,k,{get:()=>t[k],enumerable:!(P=ee(t,k))||P.enumerable});return i};var oe=i=>ae(F({},"__esModule",{value:!0}),i);var $=te(D=>{"use strict";Object.defineProperty(D,"__esModule",{value:!0});function S(i){let t=i.length,b=0,P=0,k;for(;P<
t;)b++,k=i.charCodeAt(P++),k>=55296&&k<=56319&&P<t&&(k=i.charCodeAt(P),(k&64512)===56320&&P++);return b}D.default=S;S.code=
'require("ajv/dist/runtime/ucs2length").default'});var je={};ie(je,{CiselnikyZakladniFiltr:()=>we,EkonomickeSubjektyKomplexFiltr:()=>me,EkonomickeSubjektyNotifikaceFiltr:()=>_e,
EkonomickeSubjektyRegistraceFiltr:()=>ue,StandardizovanaAdresaFiltr:()=>Ne,vratEkonomickySubjektCeuParameters:()=>Pe,vratEkonomickySubjektNrpzsParameters:()=>de,
vratEkonomickySubjektParameters:()=>ne,vratEkonomickySubjektRcnsParameters:()=>ge,vratEkonomickySubjektResParameters:()=>he,
vratEkonomickySubjektRosParameters:()=>be,vratEkonomickySubjektRpshParameters:()=>fe,vratEkonomickySubjektRsParameters:()=>ve,
vratEkonomickySubjektRzpParameters:()=>ye,vratEkonomickySubjektSzrParameters:()=>ke,vratEkonomickySubjektVrParameters:()=>le,
vratNotifikacniDavkuParameters:()=>Oe});var ne=T;var f=$().default,A=new RegExp("^\\d{8}$","u");function T(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){
let e=null,r=0,_=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ico===void 0){let a={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.
push(a),r++}let l=r;for(let a in i)if(a!=="ico"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
r++}if(i.ico!==void 0){let a=i.ico,s=r,m=r;if(typeof a=="string"){if(f(a)>8){let o={instancePath:t+"/ico",schemaPath:"#/\
properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?
e=[o]:e.push(o),r++}if(f(a)<8){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/minLength",keyword:"minLength",
params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),r++}if(!A.test(a)){let o={instancePath:t+
"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "\
^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=s===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return T.
errors=e,r===0}var me=R,pe={$id:"closed:EkonomickeSubjektyKomplexFiltr",type:"object",properties:{start:{type:"integer",
minimum:0,maximum:2147483647},pocet:{type:"integer",minimum:0,maximum:2147483647},razeni:{type:"array",items:{type:"stri\
ng"}},ico:{type:"array",items:{type:"string",minLength:8,maxLength:8,pattern:"^\\d{8}$"},maxItems:100},obchodniJmeno:{type:"\
string",minLength:1,maxLength:2e3},sidlo:{$ref:"closed:AdresaFiltr"},pravniForma:{type:"array",items:{type:"string",minLength:3,
maxLength:3,pattern:"^\\d{3}$"}},financniUrad:{type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}\
$"}},pravniFormaRos:{type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},czNace:{type:"array",
items:{type:"string",minLength:1,maxLength:5}}},additionalProperties:!1},E=Object.prototype.hasOwnProperty,C=new RegExp(
"^\\d{3}$","u"),ce={$id:"closed:AdresaFiltr",type:"object",properties:{kodCastiObce:{type:"integer",minimum:0,maximum:999999},
kodSpravnihoObvodu:{type:"integer",minimum:0,maximum:999},kodMestskeCastiObvodu:{type:"integer",minimum:0,maximum:999999},
kodUlice:{type:"integer",minimum:0,maximum:9999999},cisloDomovni:{type:"integer",maximum:9999},kodObce:{type:"integer",minimum:0,
maximum:999999},cisloOrientacni:{type:"integer",maximum:999},cisloOrientacniPismeno:{type:"string",maxLength:1},textovaAdresa:{
type:"string",maxLength:1500}},additionalProperties:!1};function z(i,{instancePath:t="",parentData:b,parentDataProperty:P,
rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="object"&&!Array.isArray(i)){let l=r;for(let a in i)if(!E.call(ce.properties,
a)){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.kodCastiObce!==void 0){let a=i.kodCastiObce,
s=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let o={instancePath:t+"/kodCastiObce",schemaPath:"#/proper\
ties/kodCastiObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[o]:e.push(o),r++}let m=r;
if(typeof a=="number"&&isFinite(a)){if(a>999999||isNaN(a)){let o={instancePath:t+"/kodCastiObce",schemaPath:"#/propertie\
s/kodCastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=
[o]:e.push(o),r++}if(a<0||isNaN(a)){let o={instancePath:t+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[o]:e.push(o),r++}}var y=s===r}if(i.
kodSpravnihoObvodu!==void 0){let a=i.kodSpravnihoObvodu,s=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={
instancePath:t+"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)){if(a>999||isNaN(
a)){let p={instancePath:t+"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={instancePath:t+
"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=s===r}if(i.kodMestskeCastiObvodu!==void 0){let a=i.kodMestskeCastiObvodu,
s=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:t+"/kodMestskeCastiObvodu",schemaPath:"\
#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:
e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)){if(a>999999||isNaN(a)){let p={instancePath:t+"/kodMestskeCasti\
Obvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},
message:"must be <= 999999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={instancePath:t+"/kodMestskeCastiObvod\
u",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=s===r}if(i.kodUlice!==void 0){let a=i.kodUlice,s=r;if(!(typeof a=="num\
ber"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:t+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(
a)){if(a>9999999||isNaN(a)){let p={instancePath:t+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximu\
m",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={
instancePath:t+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=s===r}if(i.cisloDomovni!==void 0){let a=i.cisloDomovni,s=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:t+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a==
"number"&&isFinite(a)&&(a>9999||isNaN(a))){let p={instancePath:t+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/m\
aximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[p]:e.push(p),r++}var y=s===
r}if(i.kodObce!==void 0){let a=i.kodObce,s=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:t+
"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)){if(a>999999||isNaN(a)){let p={instancePath:t+"/kodO\
bce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be \
<= 999999"};e===null?e=[p]:e.push(p),r++}if(a<0||isNaN(a)){let p={instancePath:t+"/kodObce",schemaPath:"#/properties/kod\
Obce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=s===
r}if(i.cisloOrientacni!==void 0){let a=i.cisloOrientacni,s=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={
instancePath:t+"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[p]:e.push(p),r++}let m=r;if(typeof a=="number"&&isFinite(a)&&(a>999||isNaN(a))){let p={
instancePath:t+"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999},message:"must be <= 999"};e===null?e=[p]:e.push(p),r++}var y=s===r}if(i.cisloOrientacniPismeno!==void 0){
let a=i.cisloOrientacniPismeno,s=r,m=r;if(typeof a=="string"){if(f(a)>1){let p={instancePath:t+"/cisloOrientacniPismeno",
schemaPath:"#/properties/cisloOrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},message:"must NOT have m\
ore than 1 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/cisloOrientacniPismeno",schemaPath:"#\
/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),r++}var y=s===r}if(i.textovaAdresa!==void 0){let a=i.textovaAdresa,s=r,m=r;if(typeof a=="string"){if(f(a)>1500){
let p={instancePath:t+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},
message:"must NOT have more than 1500 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:t+"/textovaAdr\
esa",schemaPath:"#/properties/textovaAdresa/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),r++}var y=s===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),r++}return z.errors=e,r===0}function R(i,{instancePath:t="",parentData:b,parentDataProperty:P,
rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="object"&&!Array.isArray(i)){let n=r;for(let c in i)if(!E.call(pe.properties,
c)){let g={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},
message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),r++}if(i.start!==void 0){let c=i.start,g=r;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let N={instancePath:t+"/start",schemaPath:"#/properties/start/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[N]:e.push(N),r++}let v=r;if(typeof c=="number"&&isFinite(
c)){if(c>2147483647||isNaN(c)){let N={instancePath:t+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[N]:e.push(N),r++}if(c<0||isNaN(c)){
let N={instancePath:t+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[N]:e.push(N),r++}}var y=g===r}if(i.pocet!==void 0){let c=i.pocet,g=r;if(!(typeof c==
"number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let d={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),r++}let v=r;if(typeof c=="number"&&isFinite(
c)){if(c>2147483647||isNaN(c)){let d={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[d]:e.push(d),r++}if(c<0||isNaN(c)){
let d={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[d]:e.push(d),r++}}var y=g===r}if(i.razeni!==void 0){let c=i.razeni,g=r,v=r;if(Array.
isArray(c)){let d=!0,x=c.length;for(let u=0;u<x;u++){let w=c[u],O=r;if(typeof w!="string"){let h={instancePath:t+"/razen\
i/"+u,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),r++}let L=r;var l=O===r;l||(d=!1)}}else{let d={instancePath:t+"/razeni",schemaPath:"#/properties/razeni/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var y=g===r}if(i.ico!==
void 0){let c=i.ico,g=r,v=r;if(Array.isArray(c)){if(c.length>100){let u={instancePath:t+"/ico",schemaPath:"#/properties/\
ico/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),
r++}let d=!0,x=c.length;for(let u=0;u<x;u++){let w=c[u],O=r,L=r;if(typeof w=="string"){if(f(w)>8){let h={instancePath:t+
"/ico/"+u,schemaPath:"#/properties/ico/items/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more\
 than 8 characters"};e===null?e=[h]:e.push(h),r++}if(f(w)<8){let h={instancePath:t+"/ico/"+u,schemaPath:"#/properties/ic\
o/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[h]:
e.push(h),r++}if(!A.test(w)){let h={instancePath:t+"/ico/"+u,schemaPath:"#/properties/ico/items/pattern",keyword:"patter\
n",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+
"/ico/"+u,schemaPath:"#/properties/ico/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[h]:e.push(h),r++}var a=O===r;a||(d=!1)}}else{let d={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var y=g===r}if(i.obchodniJmeno!==void 0){
let c=i.obchodniJmeno,g=r,v=r;if(typeof c=="string"){if(f(c)>2e3){let d={instancePath:t+"/obchodniJmeno",schemaPath:"#/p\
roperties/obchodniJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characte\
rs"};e===null?e=[d]:e.push(d),r++}if(f(c)<1){let d={instancePath:t+"/obchodniJmeno",schemaPath:"#/properties/obchodniJme\
no/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(
d),r++}}else{let d={instancePath:t+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),r++}var y=g===r}if(i.sidlo!==void 0){let c=i.sidlo,g=r;
z(c,{instancePath:t+"/sidlo",parentData:i,parentDataProperty:"sidlo",rootData:k})||(e=e===null?z.errors:e.concat(z.errors),
r=e.length);var y=g===r}if(i.pravniForma!==void 0){let c=i.pravniForma,g=r,v=r;if(Array.isArray(c)){let d=!0,x=c.length;
for(let u=0;u<x;u++){let w=c[u],O=r,L=r;if(typeof w=="string"){if(f(w)>3){let h={instancePath:t+"/pravniForma/"+u,schemaPath:"\
#/properties/pravniForma/items/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 charac\
ters"};e===null?e=[h]:e.push(h),r++}if(f(w)<3){let h={instancePath:t+"/pravniForma/"+u,schemaPath:"#/properties/pravniFo\
rma/items/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[h]:
e.push(h),r++}if(!C.test(w)){let h={instancePath:t+"/pravniForma/"+u,schemaPath:"#/properties/pravniForma/items/pattern",
keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[h]:e.push(h),r++}}else{
let h={instancePath:t+"/pravniForma/"+u,schemaPath:"#/properties/pravniForma/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[h]:e.push(h),r++}var s=O===r;s||(d=!1)}}else{let d={instancePath:t+"/pravni\
Forma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[d]:e.push(d),r++}var y=g===r}if(i.financniUrad!==void 0){let c=i.financniUrad,g=r,v=r;if(Array.isArray(c)){let d=!0,x=c.
length;for(let u=0;u<x;u++){let w=c[u],O=r,L=r;if(typeof w=="string"){if(f(w)>3){let h={instancePath:t+"/financniUrad/"+
u,schemaPath:"#/properties/financniUrad/items/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have mor\
e than 3 characters"};e===null?e=[h]:e.push(h),r++}if(f(w)<3){let h={instancePath:t+"/financniUrad/"+u,schemaPath:"#/pro\
perties/financniUrad/items/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 character\
s"};e===null?e=[h]:e.push(h),r++}if(!C.test(w)){let h={instancePath:t+"/financniUrad/"+u,schemaPath:"#/properties/financ\
niUrad/items/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=
[h]:e.push(h),r++}}else{let h={instancePath:t+"/financniUrad/"+u,schemaPath:"#/properties/financniUrad/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}var m=O===r;m||(d=!1)}}else{let d={instancePath:t+
"/financniUrad",schemaPath:"#/properties/financniUrad/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[d]:e.push(d),r++}var y=g===r}if(i.pravniFormaRos!==void 0){let c=i.pravniFormaRos,g=r,v=r;if(Array.isArray(c)){
let d=!0,x=c.length;for(let u=0;u<x;u++){let w=c[u],O=r,L=r;if(typeof w=="string"){if(f(w)>3){let h={instancePath:t+"/pr\
avniFormaRos/"+u,schemaPath:"#/properties/pravniFormaRos/items/maxLength",keyword:"maxLength",params:{limit:3},message:"\
must NOT have more than 3 characters"};e===null?e=[h]:e.push(h),r++}if(f(w)<3){let h={instancePath:t+"/pravniFormaRos/"+
u,schemaPath:"#/properties/pravniFormaRos/items/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have f\
ewer than 3 characters"};e===null?e=[h]:e.push(h),r++}if(!C.test(w)){let h={instancePath:t+"/pravniFormaRos/"+u,schemaPath:"\
#/properties/pravniFormaRos/items/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\\
d{3}$"'};e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/pravniFormaRos/"+u,schemaPath:"#/properties/pravniFo\
rmaRos/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}var o=O===
r;o||(d=!1)}}else{let d={instancePath:t+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),r++}var y=g===r}if(i.czNace!==void 0){let c=i.czNace,g=r,
v=r;if(Array.isArray(c)){let d=!0,x=c.length;for(let u=0;u<x;u++){let w=c[u],O=r,L=r;if(typeof w=="string"){if(f(w)>5){let h={
instancePath:t+"/czNace/"+u,schemaPath:"#/properties/czNace/items/maxLength",keyword:"maxLength",params:{limit:5},message:"\
must NOT have more than 5 characters"};e===null?e=[h]:e.push(h),r++}if(f(w)<1){let h={instancePath:t+"/czNace/"+u,schemaPath:"\
#/properties/czNace/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[h]:e.push(h),r++}}else{let h={instancePath:t+"/czNace/"+u,schemaPath:"#/properties/czNace/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),r++}var p=O===r;p||(d=!1)}}else{let d={instancePath:t+
"/czNace",schemaPath:"#/properties/czNace/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[d]:e.push(d),r++}var y=g===r}}else{let n={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),r++}return R.errors=e,r===0}var le=q;var j=new RegExp("^(ARES_)?\\d{8}$","u");function q(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){
let e=null,r=0,_=r;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ico===void 0){let a={instancePath:t,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.
push(a),r++}let l=r;for(let a in i)if(a!=="ico"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
r++}if(i.ico!==void 0){let a=i.ico,s=r,m=r;if(typeof a=="string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#\
/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?
e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",
params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{
let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[o]:e.push(o),r++}var y=s===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return q.errors=e,r===0}var ue=U;function U(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){let s=r;for(let m in i)if(!(m==="start"||m==="pocet"||m==="razeni"||m==="ico")){let o={instancePath:t,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have \
additional properties"};e===null?e=[o]:e.push(o),r++}if(i.start!==void 0){let m=i.start,o=r;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))){let n={instancePath:t+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let p=r;if(typeof m=="number"&&isFinite(m)){if(m>
2147483647||isNaN(m)){let n={instancePath:t+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),r++}if(m<0||isNaN(m)){let n={instancePath:t+
"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[n]:e.push(n),r++}}var y=o===r}if(i.pocet!==void 0){let m=i.pocet,o=r;if(!(typeof m=="number"&&!(m%1)&&!isNaN(
m)&&isFinite(m))){let c={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[c]:e.push(c),r++}let p=r;if(typeof m=="number"&&isFinite(m)){if(m>2147483647||
isNaN(m)){let c={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[c]:e.push(c),r++}if(m<0||isNaN(m)){let c={instancePath:t+
"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= \
0"};e===null?e=[c]:e.push(c),r++}}var y=o===r}if(i.razeni!==void 0){let m=i.razeni,o=r,p=r;if(Array.isArray(m)){let c=!0,
g=m.length;for(let v=0;v<g;v++){let N=m[v],d=r;if(typeof N!="string"){let u={instancePath:t+"/razeni/"+v,schemaPath:"#/p\
roperties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}
let x=r;var l=d===r;l||(c=!1)}}else{let c={instancePath:t+"/razeni",schemaPath:"#/properties/razeni/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var y=o===r}if(i.ico!==void 0){let m=i.ico,o=r,
p=r;if(Array.isArray(m)){if(m.length>100){let v={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxItems",keyword:"m\
axItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[v]:e.push(v),r++}let c=!0,g=m.length;
for(let v=0;v<g;v++){let N=m[v],d=r,x=r;if(typeof N=="string"){if(f(N)>8){let u={instancePath:t+"/ico/"+v,schemaPath:"#/\
properties/ico/items/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===
null?e=[u]:e.push(u),r++}if(f(N)<8){let u={instancePath:t+"/ico/"+v,schemaPath:"#/properties/ico/items/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[u]:e.push(u),r++}if(!A.test(N)){
let u={instancePath:t+"/ico/"+v,schemaPath:"#/properties/ico/items/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:t+"/ico/"+v,schemaPath:"\
#/properties/ico/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}
var a=d===r;a||(c=!1)}}else{let c={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[c]:e.push(c),r++}var y=o===r}}else{let s={instancePath:t,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return U.errors=e,r===0}var he=M;function M(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in i)
if(a!=="ico"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.ico!==void 0){let a=i.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=s===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return M.
errors=e,r===0}var ye=Z;function Z(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in i)
if(a!=="ico"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.ico!==void 0){let a=i.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=s===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return Z.
errors=e,r===0}var de=J;function J(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in i)
if(a!=="ico"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.ico!==void 0){let a=i.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>8){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[o]:e.push(o),r++}if(f(a)<8){let o={instancePath:t+"/ico",schemaPath:"\
#/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[o]:e.push(o),r++}if(!A.test(a)){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",
params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+
"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),r++}var y=s===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),r++}return J.errors=e,r===0}var fe=I;function I(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in i)
if(a!=="ico"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.ico!==void 0){let a=i.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=s===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return I.
errors=e,r===0}var ge=K;function K(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in i)
if(a!=="ico"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.ico!==void 0){let a=i.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=s===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return K.
errors=e,r===0}var ke=V;function V(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in i)
if(a!=="ico"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.ico!==void 0){let a=i.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=s===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return V.
errors=e,r===0}var ve=B;function B(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in i)
if(a!=="ico"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.ico!==void 0){let a=i.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=s===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return B.
errors=e,r===0}var be=G;function G(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in i)
if(a!=="ico"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.ico!==void 0){let a=i.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>32){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[o]:e.push(o),r++}if(!j.test(a)){let o={instancePath:t+"/ico",
schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern \
"^(ARES_)?\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=s===r}}else{let l={instancePath:t,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),r++}return G.
errors=e,r===0}var Pe=H;function H(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.ico===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in i)
if(a!=="ico"){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.ico!==void 0){let a=i.ico,s=r,m=r;if(typeof a==
"string"){if(f(a)>8){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},
message:"must NOT have more than 8 characters"};e===null?e=[o]:e.push(o),r++}if(f(a)<8){let o={instancePath:t+"/ico",schemaPath:"\
#/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?
e=[o]:e.push(o),r++}if(!A.test(a)){let o={instancePath:t+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",
params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+
"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:
e.push(o),r++}var y=s===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),r++}return H.errors=e,r===0}var we=Q;function Q(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){let a=r;for(let s in i)if(!(s==="start"||s==="pocet"||s==="razeni"||s==="zdrojCiselniku"||s===
"kodCiselniku")){let m={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(i.start!==void 0){let s=i.start,m=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:t+"/start",schemaPath:"#/properties/start/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let o=r;if(typeof s=="number"&&isFinite(
s)){if(s>2147483647||isNaN(s)){let p={instancePath:t+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),r++}if(s<0||isNaN(s)){
let p={instancePath:t+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=m===r}if(i.pocet!==void 0){let s=i.pocet,m=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof s=="number"&&isFinite(
s)){if(s>2147483647||isNaN(s)){let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){
let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var y=m===r}if(i.razeni!==void 0){let s=i.razeni,m=r,o=r;if(Array.
isArray(s)){let n=!0,c=s.length;for(let g=0;g<c;g++){let v=s[g],N=r;if(typeof v!="string"){let x={instancePath:t+"/razen\
i/"+g,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[x]:e.push(x),r++}let d=r;var l=N===r;l||(n=!1)}}else{let n={instancePath:t+"/razeni",schemaPath:"#/properties/razeni/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(i.zdrojCiselniku!==
void 0){let s=i.zdrojCiselniku,m=r,o=r;if(typeof s=="string"){if(f(s)>64){let n={instancePath:t+"/zdrojCiselniku",schemaPath:"\
#/properties/zdrojCiselniku/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 charact\
ers"};e===null?e=[n]:e.push(n),r++}if(f(s)<1){let n={instancePath:t+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCise\
lniku/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.
push(n),r++}}else{let n={instancePath:t+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(i.kodCiselniku!==void 0){let s=i.kodCiselniku,
m=r,o=r;if(typeof s=="string"){if(f(s)>64){let n={instancePath:t+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/m\
axLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[n]:e.push(n),
r++}if(f(s)<1){let n={instancePath:t+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/minLength",keyword:"minLength",
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
type:"string"}},additionalProperties:!1};function W(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){
let e=null,r=0,_=r;if(i&&typeof i=="object"&&!Array.isArray(i)){let a=r;for(let s in i)if(!E.call(xe.properties,s)){let m={
instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(i.start!==void 0){let s=i.start,m=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let p={instancePath:t+"/start",schemaPath:"#/properties/start/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),r++}let o=r;if(typeof s=="number"&&isFinite(
s)){if(s>2147483647||isNaN(s)){let p={instancePath:t+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[p]:e.push(p),r++}if(s<0||isNaN(s)){
let p={instancePath:t+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[p]:e.push(p),r++}}var y=m===r}if(i.pocet!==void 0){let s=i.pocet,m=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof s=="number"&&isFinite(
s)){if(s>2147483647||isNaN(s)){let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",
params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){
let n={instancePath:t+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var y=m===r}if(i.razeni!==void 0){let s=i.razeni,m=r,o=r;if(Array.
isArray(s)){let n=!0,c=s.length;for(let g=0;g<c;g++){let v=s[g],N=r;if(typeof v!="string"){let x={instancePath:t+"/razen\
i/"+g,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[x]:e.push(x),r++}let d=r;var l=N===r;l||(n=!1)}}else{let n={instancePath:t+"/razeni",schemaPath:"#/properties/razeni/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(i.kodObce!==
void 0){let s=i.kodObce,m=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:t+"/kodObce",schemaPath:"\
#/properties/kodObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}
let o=r;if(typeof s=="number"&&isFinite(s)){if(s>999999||isNaN(s)){let n={instancePath:t+"/kodObce",schemaPath:"#/proper\
ties/kodObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[n]:
e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:t+"/kodObce",schemaPath:"#/properties/kodObce/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var y=m===r}if(i.nazevObce!==
void 0){let s=i.nazevObce,m=r,o=r;if(typeof s=="string"){if(f(s)>48){let n={instancePath:t+"/nazevObce",schemaPath:"#/pr\
operties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};e===
null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/nazevObce",schemaPath:"#/properties/nazevObce/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(i.kodCastiObce!==void 0){let s=i.
kodCastiObce,m=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:t+"/kodCastiObce",schemaPath:"\
#/properties/kodCastiObce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),r++}let o=r;if(typeof s=="number"&&isFinite(s)){if(s>999999||isNaN(s)){let n={instancePath:t+"/kodCastiObce",schemaPath:"\
#/properties/kodCastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};
e===null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:t+"/kodCastiObce",schemaPath:"#/properties/kodCastiOb\
ce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var y=m===
r}if(i.nazevCastiObce!==void 0){let s=i.nazevCastiObce,m=r,o=r;if(typeof s=="string"){if(f(s)>48){let n={instancePath:t+
"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must\
 NOT have more than 48 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),r++}var y=m===r}if(i.kodMestskehoCastiObvodu!==void 0){let s=i.kodMestskehoCastiObvodu,m=r;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:t+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/kodMestskehoCasti\
Obvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof s==
"number"&&isFinite(s)){if(s>999999||isNaN(s)){let n={instancePath:t+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/\
kodMestskehoCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===
null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:t+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/kod\
MestskehoCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:
e.push(n),r++}}var y=m===r}if(i.nazevMestskehoCastiObvodu!==void 0){let s=i.nazevMestskehoCastiObvodu,m=r,o=r;if(typeof s==
"string"){if(f(s)>32){let n={instancePath:t+"/nazevMestskehoCastiObvodu",schemaPath:"#/properties/nazevMestskehoCastiObv\
odu/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[n]:e.push(
n),r++}}else{let n={instancePath:t+"/nazevMestskehoCastiObvodu",schemaPath:"#/properties/nazevMestskehoCastiObvodu/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(i.kodUlice!==
void 0){let s=i.kodUlice,m=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:t+"/kodUlice",
schemaPath:"#/properties/kodUlice/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:
e.push(n),r++}let o=r;if(typeof s=="number"&&isFinite(s)){if(s>9999999||isNaN(s)){let n={instancePath:t+"/kodUlice",schemaPath:"\
#/properties/kodUlice/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===
null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:t+"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),r++}}var y=m===r}if(i.
nazevUlice!==void 0){let s=i.nazevUlice,m=r,o=r;if(typeof s=="string"){if(f(s)>48){let n={instancePath:t+"/nazevUlice",schemaPath:"\
#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"must NOT have more than 48 characters"};
e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+"/nazevUlice",schemaPath:"#/properties/nazevUlice/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(i.cisloDomovni!==void 0){
let s=i.cisloDomovni,m=r;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:t+"/cisloDomovni",
schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[n]:e.push(n),r++}let o=r;if(typeof s=="number"&&isFinite(s)&&(s>9999||isNaN(s))){let n={instancePath:t+"/cisloDomovni",
schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"must be <=\
 9999"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(i.cisloOrientacni!==void 0){let s=i.cisloOrientacni,m=r;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:t+"/cisloOrientacni",schemaPath:"#/properties/cisloOrient\
acni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}let o=r;if(typeof s==
"number"&&isFinite(s)&&(s>999||isNaN(s))){let n={instancePath:t+"/cisloOrientacni",schemaPath:"#/properties/cisloOrienta\
cni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[n]:e.push(n),r++}
var y=m===r}if(i.cisloOrientacniPismeno!==void 0){let s=i.cisloOrientacniPismeno,m=r,o=r;if(typeof s=="string"){if(f(s)>
1){let n={instancePath:t+"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/maxLength",keyword:"m\
axLength",params:{limit:1},message:"must NOT have more than 1 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+
"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(i.kodAdresnihoMista!==void 0){let s=i.kodAdresnihoMista,m=r;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n={instancePath:t+"/kodAdresnihoMista",schemaPath:"#/prope\
rties/kodAdresnihoMista/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),
r++}let o=r;if(typeof s=="number"&&isFinite(s)){if(s>999999999||isNaN(s)){let n={instancePath:t+"/kodAdresnihoMista",schemaPath:"\
#/properties/kodAdresnihoMista/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 9\
99999999"};e===null?e=[n]:e.push(n),r++}if(s<0||isNaN(s)){let n={instancePath:t+"/kodAdresnihoMista",schemaPath:"#/prope\
rties/kodAdresnihoMista/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[
n]:e.push(n),r++}}var y=m===r}if(i.textovaAdresa!==void 0){let s=i.textovaAdresa,m=r,o=r;if(typeof s=="string"){if(f(s)>
1500){let n={instancePath:t+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/maxLength",keyword:"maxLength",params:{
limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[n]:e.push(n),r++}}else{let n={instancePath:t+
"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[n]:e.push(n),r++}var y=m===r}if(i.typStandardizaceAdresy!==void 0){let s=i.typStandardizaceAdresy,m=r;
if(typeof s!="string"){let n={instancePath:t+"/typStandardizaceAdresy",schemaPath:"#/properties/typStandardizaceAdresy/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}let o=r;var y=m===r}}else{
let a={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:
e.push(a),r++}return W.errors=e,r===0}var _e=X;function X(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){let l=r;for(let a in i)if(a!=="datovyZdroj"){let s={instancePath:t,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:a},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),r++}if(i.datovyZdroj!==void 0){let a=i.datovyZdroj,s=r,m=r;if(typeof a=="string"){if(f(a)>30){let o={
instancePath:t+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"\
must NOT have more than 30 characters"};e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/datovyZdroj",schemaPath:"\
#/properties/datovyZdroj/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
r++}var y=s===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[l]:e.push(l),r++}return X.errors=e,r===0}var Oe=Y;function Y(i,{instancePath:t="",parentData:b,parentDataProperty:P,rootData:k=i}={}){let e=null,r=0,_=r;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.datovyZdroj===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"datovyZdroj"},message:"must have required property 'datovyZdroj'"};e===null?e=[a]:e.push(a),r++}
if(i.cisloDavky===void 0){let a={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cisl\
oDavky"},message:"must have required property 'cisloDavky'"};e===null?e=[a]:e.push(a),r++}let l=r;for(let a in i)if(!(a===
"datovyZdroj"||a==="cisloDavky")){let s={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:a},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),r++}if(i.datovyZdroj!==
void 0){let a=i.datovyZdroj,s=r,m=r;if(typeof a=="string"){if(f(a)>30){let o={instancePath:t+"/datovyZdroj",schemaPath:"\
#/properties/datovyZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};
e===null?e=[o]:e.push(o),r++}}else{let o={instancePath:t+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),r++}var y=s===r}if(i.cisloDavky!==void 0){
let a=i.cisloDavky,s=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let p={instancePath:t+"/cisloDavky",schemaPath:"\
#/properties/cisloDavky/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[p]:e.push(p),
r++}let m=r;var y=s===r}}else{let l={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
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
