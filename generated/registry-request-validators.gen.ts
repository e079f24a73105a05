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

var code=(()=>{var f=Object.defineProperty;var U=Object.getOwnPropertyDescriptor;var M=Object.getOwnPropertyNames;var _=Object.prototype.hasOwnProperty;var Z=(r,i)=>()=>{try{return i||r((i={exports:{}}).exports,i),i.exports}catch(c){throw i=0,c}},J=(r,i)=>{for(var c in i)
f(r,c,{get:i[c],enumerable:!0})},K=(r,i,c,u)=>{if(i&&typeof i=="object"||typeof i=="function")for(let l of M(i))!_.call(
r,l)&&l!==c&&f(r,l,{get:()=>i[l],enumerable:!(u=U(i,l))||u.enumerable});return r};var V=r=>K(f({},"__esModule",{value:!0}),r);var v=Z(g=>{"use strict";Object.defineProperty(g,"__esModule",{value:!0});function P(r){let i=r.length,c=0,u=0,l;for(;u<
i;)c++,l=r.charCodeAt(u++),l>=55296&&l<=56319&&u<i&&(l=r.charCodeAt(u),(l&64512)===56320&&u++);return c}g.default=P;P.code=
'require("ajv/dist/runtime/ucs2length").default'});var ue={};J(ue,{CiselnikyZakladniFiltr:()=>ne,EkonomickeSubjektyKomplexFiltr:()=>G,EkonomickeSubjektyNotifikaceFiltr:()=>le,
EkonomickeSubjektyRegistraceFiltr:()=>W,StandardizovanaAdresaFiltr:()=>me,vratEkonomickySubjektCeuParameters:()=>oe,vratEkonomickySubjektNrpzsParameters:()=>ee,
vratEkonomickySubjektParameters:()=>B,vratEkonomickySubjektRcnsParameters:()=>te,vratEkonomickySubjektResParameters:()=>X,
vratEkonomickySubjektRosParameters:()=>ae,vratEkonomickySubjektRpshParameters:()=>se,vratEkonomickySubjektRsParameters:()=>ie,
vratEkonomickySubjektRzpParameters:()=>Y,vratEkonomickySubjektSzrParameters:()=>re,vratEkonomickySubjektVrParameters:()=>Q,
vratNotifikacniDavkuParameters:()=>ce});var B=w;var m=v().default,y=new RegExp("^\\d{8}$","u");function w(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){
let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ico===void 0){let s={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[s]:e.push(
s),a++}for(let s in r)if(s!=="ico"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(r.ico!==
void 0){let s=r.ico;if(typeof s=="string"){if(m(s)>8){let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLengt\
h",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[t]:e.push(t),a++}if(m(
s)<8){let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/minLength",keyword:"minLength",params:{limit:8},message:"\
must NOT have fewer than 8 characters"};e===null?e=[t]:e.push(t),a++}if(!y.test(s)){let t={instancePath:i+"/ico",schemaPath:"\
#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?
e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return w.errors=e,a===0}var G=N,H={$id:"\
closed:EkonomickeSubjektyKomplexFiltr",type:"object",properties:{start:{type:"integer",minimum:0,maximum:2147483647},pocet:{
type:"integer",minimum:0,maximum:2147483647},razeni:{type:"array",items:{type:"string"}},ico:{type:"array",items:{type:"\
string",minLength:8,maxLength:8,pattern:"^\\d{8}$"}},obchodniJmeno:{type:"string",minLength:1,maxLength:2e3},sidlo:{$ref:"\
closed:AdresaFiltr"},pravniForma:{type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},financniUrad:{
type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},pravniFormaRos:{type:"array",items:{type:"\
string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},czNace:{type:"array",items:{type:"string",minLength:1,maxLength:5}}},
additionalProperties:!1},b=Object.prototype.hasOwnProperty,k=new RegExp("^\\d{3}$","u"),I={$id:"closed:AdresaFiltr",type:"\
object",properties:{kodCastiObce:{type:"integer",minimum:0,maximum:999999},kodSpravnihoObvodu:{type:"integer",minimum:0,
maximum:999},kodMestskeCastiObvodu:{type:"integer",minimum:0,maximum:999999},kodUlice:{type:"integer",minimum:0,maximum:9999999},
cisloDomovni:{type:"integer",maximum:9999},kodObce:{type:"integer",minimum:0,maximum:999999},cisloOrientacni:{type:"inte\
ger",maximum:999},cisloOrientacniPismeno:{type:"string",maxLength:1},textovaAdresa:{type:"string",maxLength:1500}},additionalProperties:!1};
function d(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){for(let s in r)if(!b.call(I.properties,s)){let t={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),a++}if(r.kodCastiObce!==void 0){let s=r.kodCastiObce;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s))){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>999999||isNaN(s)){
let t={instancePath:i+"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/ko\
dCastiObce",schemaPath:"#/properties/kodCastiObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.kodSpravnihoObvodu!==void 0){let s=r.kodSpravnihoObvodu;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSprav\
nihoObvodu/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s==
"number"&&isFinite(s)){if(s>999||isNaN(s)){let t={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSprav\
nihoObvodu/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[t]:e.push(
t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/kodSpravnihoObvodu",schemaPath:"#/properties/kodSpravnihoObvodu/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.kodMestskeCastiObvodu!==
void 0){let s=r.kodMestskeCastiObvodu;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/\
kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>999999||isNaN(s)){let t={instancePath:i+
"/kodMestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/maximum",keyword:"maximum",params:{comparison:"<\
=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/kod\
MestskeCastiObvodu",schemaPath:"#/properties/kodMestskeCastiObvodu/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.kodUlice!==void 0){let s=r.kodUlice;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>
9999999||isNaN(s)){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+
"/kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must \
be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.cisloDomovni!==void 0){let s=r.cisloDomovni;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)&&(s>9999||
isNaN(s))){let t={instancePath:i+"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9999},message:"must be <= 9999"};e===null?e=[t]:e.push(t),a++}}if(r.kodObce!==void 0){let s=r.kodObce;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/kodObce",schemaPath:"#/properties/kodO\
bce/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="n\
umber"&&isFinite(s)){if(s>999999||isNaN(s)){let t={instancePath:i+"/kodObce",schemaPath:"#/properties/kodObce/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){
let t={instancePath:i+"/kodObce",schemaPath:"#/properties/kodObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.cisloOrientacni!==void 0){let s=r.cisloOrientacni;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/cisloOrientacni",schemaPath:"#/properties/cisloOrient\
acni/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="\
number"&&isFinite(s)&&(s>999||isNaN(s))){let t={instancePath:i+"/cisloOrientacni",schemaPath:"#/properties/cisloOrientac\
ni/maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[t]:e.push(t),a++}}
if(r.cisloOrientacniPismeno!==void 0){let s=r.cisloOrientacniPismeno;if(typeof s=="string"){if(m(s)>1){let t={instancePath:i+
"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},
message:"must NOT have more than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/cisloOrientac\
niPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),a++}}if(r.textovaAdresa!==void 0){let s=r.textovaAdresa;if(typeof s=="string"){if(m(s)>
1500){let t={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/maxLength",keyword:"maxLength",params:{
limit:1500},message:"must NOT have more than 1500 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+
"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),a++}return d.errors=e,a===0}function N(r,{instancePath:i="",parentData:c,
parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)if(!b.
call(H.properties,s)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(r.start!==void 0){let s=r.start;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){
if(s>2147483647||isNaN(s)){let t={instancePath:i+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={
instancePath:i+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.pocet!==void 0){let s=r.pocet;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let t={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(
s)){let t={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/pocet",schemaPath:"\
#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),a++}}}if(r.razeni!==void 0){let s=r.razeni;if(Array.isArray(s)){let t=s.length;for(let n=0;n<t;n++)if(typeof s[n]!=
"string"){let p={instancePath:i+"/razeni/"+n,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{let t={instancePath:i+"/razeni",schemaPath:"#/proper\
ties/razeni/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(r.ico!==
void 0){let s=r.ico;if(Array.isArray(s)){let t=s.length;for(let n=0;n<t;n++){let p=s[n];if(typeof p=="string"){if(m(p)>8){
let o={instancePath:i+"/ico/"+n,schemaPath:"#/properties/ico/items/maxLength",keyword:"maxLength",params:{limit:8},message:"\
must NOT have more than 8 characters"};e===null?e=[o]:e.push(o),a++}if(m(p)<8){let o={instancePath:i+"/ico/"+n,schemaPath:"\
#/properties/ico/items/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};
e===null?e=[o]:e.push(o),a++}if(!y.test(p)){let o={instancePath:i+"/ico/"+n,schemaPath:"#/properties/ico/items/pattern",
keyword:"pattern",params:{pattern:"^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),a++}}else{
let o={instancePath:i+"/ico/"+n,schemaPath:"#/properties/ico/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[o]:e.push(o),a++}}}else{let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(r.obchodniJmeno!==void 0){let s=r.
obchodniJmeno;if(typeof s=="string"){if(m(s)>2e3){let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchod\
niJmeno/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=
[t]:e.push(t),a++}if(m(s)<1){let t={instancePath:i+"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+
"/obchodniJmeno",schemaPath:"#/properties/obchodniJmeno/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),a++}}if(r.sidlo!==void 0&&(d(r.sidlo,{instancePath:i+"/sidlo",parentData:r,parentDataProperty:"\
sidlo",rootData:l})||(e=e===null?d.errors:e.concat(d.errors),a=e.length)),r.pravniForma!==void 0){let s=r.pravniForma;if(Array.
isArray(s)){let t=s.length;for(let n=0;n<t;n++){let p=s[n];if(typeof p=="string"){if(m(p)>3){let o={instancePath:i+"/pra\
vniForma/"+n,schemaPath:"#/properties/pravniForma/items/maxLength",keyword:"maxLength",params:{limit:3},message:"must NO\
T have more than 3 characters"};e===null?e=[o]:e.push(o),a++}if(m(p)<3){let o={instancePath:i+"/pravniForma/"+n,schemaPath:"\
#/properties/pravniForma/items/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 chara\
cters"};e===null?e=[o]:e.push(o),a++}if(!k.test(p)){let o={instancePath:i+"/pravniForma/"+n,schemaPath:"#/properties/pra\
vniForma/items/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?
e=[o]:e.push(o),a++}}else{let o={instancePath:i+"/pravniForma/"+n,schemaPath:"#/properties/pravniForma/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),a++}}}else{let t={instancePath:i+"/pravn\
iForma",schemaPath:"#/properties/pravniForma/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[t]:e.push(t),a++}}if(r.financniUrad!==void 0){let s=r.financniUrad;if(Array.isArray(s)){let t=s.length;for(let n=0;n<
t;n++){let p=s[n];if(typeof p=="string"){if(m(p)>3){let o={instancePath:i+"/financniUrad/"+n,schemaPath:"#/properties/fi\
nancniUrad/items/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?
e=[o]:e.push(o),a++}if(m(p)<3){let o={instancePath:i+"/financniUrad/"+n,schemaPath:"#/properties/financniUrad/items/minL\
ength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[o]:e.push(o),a++}
if(!k.test(p)){let o={instancePath:i+"/financniUrad/"+n,schemaPath:"#/properties/financniUrad/items/pattern",keyword:"pa\
ttern",params:{pattern:"^\\d{3}$"},message:'must match pattern "^\\d{3}$"'};e===null?e=[o]:e.push(o),a++}}else{let o={instancePath:i+
"/financniUrad/"+n,schemaPath:"#/properties/financniUrad/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[o]:e.push(o),a++}}}else{let t={instancePath:i+"/financniUrad",schemaPath:"#/properties/financni\
Urad/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(r.pravniFormaRos!==
void 0){let s=r.pravniFormaRos;if(Array.isArray(s)){let t=s.length;for(let n=0;n<t;n++){let p=s[n];if(typeof p=="string"){
if(m(p)>3){let o={instancePath:i+"/pravniFormaRos/"+n,schemaPath:"#/properties/pravniFormaRos/items/maxLength",keyword:"\
maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===null?e=[o]:e.push(o),a++}if(m(p)<3){let o={
instancePath:i+"/pravniFormaRos/"+n,schemaPath:"#/properties/pravniFormaRos/items/minLength",keyword:"minLength",params:{
limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[o]:e.push(o),a++}if(!k.test(p)){let o={instancePath:i+
"/pravniFormaRos/"+n,schemaPath:"#/properties/pravniFormaRos/items/pattern",keyword:"pattern",params:{pattern:"^\\d{3}$"},
message:'must match pattern "^\\d{3}$"'};e===null?e=[o]:e.push(o),a++}}else{let o={instancePath:i+"/pravniFormaRos/"+n,schemaPath:"\
#/properties/pravniFormaRos/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.
push(o),a++}}}else{let t={instancePath:i+"/pravniFormaRos",schemaPath:"#/properties/pravniFormaRos/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(r.czNace!==void 0){let s=r.czNace;if(Array.
isArray(s)){let t=s.length;for(let n=0;n<t;n++){let p=s[n];if(typeof p=="string"){if(m(p)>5){let o={instancePath:i+"/czN\
ace/"+n,schemaPath:"#/properties/czNace/items/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have mor\
e than 5 characters"};e===null?e=[o]:e.push(o),a++}if(m(p)<1){let o={instancePath:i+"/czNace/"+n,schemaPath:"#/propertie\
s/czNace/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[o]:e.push(o),a++}}else{let o={instancePath:i+"/czNace/"+n,schemaPath:"#/properties/czNace/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),a++}}}else{let t={instancePath:i+"/czNace",schemaPath:"\
#/properties/czNace/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),a++}return N.errors=e,a===0}var Q=x;var h=new RegExp("^(ARES_)?\\d{8}$","u");function x(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){
let e=null,a=0;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.ico===void 0){let s={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"ico"},message:"must have required property 'ico'"};e===null?e=[s]:e.push(
s),a++}for(let s in r)if(s!=="ico"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(r.ico!==
void 0){let s=r.ico;if(typeof s=="string"){if(m(s)>32){let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLeng\
th",keyword:"maxLength",params:{limit:32},message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}
if(!h.test(s)){let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"^(A\
RES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+
"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[s]:e.push(s),a++}return x.errors=e,a===0}var W=O;function O(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){for(let s in r)if(!(s==="start"||s==="pocet"||s==="razeni"||s==="ico")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),a++}if(r.start!==void 0){let s=r.start;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let t={instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let t={
instancePath:i+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/start",schemaPath:"\
#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),a++}}}if(r.pocet!==void 0){let s=r.pocet;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+
"/pocet",schemaPath:"#/properties/pocet/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let t={instancePath:i+"/pocet",schemaPath:"\
#/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};
e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.razeni!==void 0){let s=r.
razeni;if(Array.isArray(s)){let t=s.length;for(let n=0;n<t;n++)if(typeof s[n]!="string"){let p={instancePath:i+"/razeni/"+
n,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),a++}}else{let t={instancePath:i+"/razeni",schemaPath:"#/properties/razeni/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(r.ico!==void 0){let s=r.ico;if(Array.isArray(s)){let t=s.
length;for(let n=0;n<t;n++){let p=s[n];if(typeof p=="string"){if(m(p)>8){let o={instancePath:i+"/ico/"+n,schemaPath:"#/p\
roperties/ico/items/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===
null?e=[o]:e.push(o),a++}if(m(p)<8){let o={instancePath:i+"/ico/"+n,schemaPath:"#/properties/ico/items/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[o]:e.push(o),a++}if(!y.test(p)){
let o={instancePath:i+"/ico/"+n,schemaPath:"#/properties/ico/items/pattern",keyword:"pattern",params:{pattern:"^\\d{8}$"},
message:'must match pattern "^\\d{8}$"'};e===null?e=[o]:e.push(o),a++}}else{let o={instancePath:i+"/ico/"+n,schemaPath:"\
#/properties/ico/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),a++}}}else{
let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),a++}return O.errors=e,a===0}var X=j;function j(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.ico===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ico"},message:"must have required property 'ico'"};e===null?e=[s]:e.push(s),a++}for(let s in r)if(s!=="ico"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),a++}if(r.ico!==void 0){let s=r.ico;if(typeof s=="string"){if(m(s)>32){let t={
instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT ha\
ve more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!h.test(s)){let t={instancePath:i+"/ico",schemaPath:"#/prop\
erties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return j.errors=e,a===0}var Y=L;function L(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.ico===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ico"},message:"must have required property 'ico'"};e===null?e=[s]:e.push(s),a++}for(let s in r)if(s!=="ico"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),a++}if(r.ico!==void 0){let s=r.ico;if(typeof s=="string"){if(m(s)>32){let t={
instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT ha\
ve more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!h.test(s)){let t={instancePath:i+"/ico",schemaPath:"#/prop\
erties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return L.errors=e,a===0}var ee=A;function A(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.ico===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ico"},message:"must have required property 'ico'"};e===null?e=[s]:e.push(s),a++}for(let s in r)if(s!=="ico"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),a++}if(r.ico!==void 0){let s=r.ico;if(typeof s=="string"){if(m(s)>8){let t={
instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT hav\
e more than 8 characters"};e===null?e=[t]:e.push(t),a++}if(m(s)<8){let t={instancePath:i+"/ico",schemaPath:"#/properties\
/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[t]:e.push(
t),a++}if(!y.test(s)){let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"\
^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/ico",schemaPath:"\
#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),a++}return A.errors=e,a===0}var se=z;function z(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.ico===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ico"},message:"must have required property 'ico'"};e===null?e=[s]:e.push(s),a++}for(let s in r)if(s!=="ico"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),a++}if(r.ico!==void 0){let s=r.ico;if(typeof s=="string"){if(m(s)>32){let t={
instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT ha\
ve more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!h.test(s)){let t={instancePath:i+"/ico",schemaPath:"#/prop\
erties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return z.errors=e,a===0}var te=F;function F(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.ico===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ico"},message:"must have required property 'ico'"};e===null?e=[s]:e.push(s),a++}for(let s in r)if(s!=="ico"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),a++}if(r.ico!==void 0){let s=r.ico;if(typeof s=="string"){if(m(s)>32){let t={
instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT ha\
ve more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!h.test(s)){let t={instancePath:i+"/ico",schemaPath:"#/prop\
erties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return F.errors=e,a===0}var re=D;function D(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.ico===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ico"},message:"must have required property 'ico'"};e===null?e=[s]:e.push(s),a++}for(let s in r)if(s!=="ico"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),a++}if(r.ico!==void 0){let s=r.ico;if(typeof s=="string"){if(m(s)>32){let t={
instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT ha\
ve more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!h.test(s)){let t={instancePath:i+"/ico",schemaPath:"#/prop\
erties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return D.errors=e,a===0}var ie=C;function C(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.ico===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ico"},message:"must have required property 'ico'"};e===null?e=[s]:e.push(s),a++}for(let s in r)if(s!=="ico"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),a++}if(r.ico!==void 0){let s=r.ico;if(typeof s=="string"){if(m(s)>32){let t={
instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT ha\
ve more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!h.test(s)){let t={instancePath:i+"/ico",schemaPath:"#/prop\
erties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return C.errors=e,a===0}var ae=E;function E(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.ico===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ico"},message:"must have required property 'ico'"};e===null?e=[s]:e.push(s),a++}for(let s in r)if(s!=="ico"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),a++}if(r.ico!==void 0){let s=r.ico;if(typeof s=="string"){if(m(s)>32){let t={
instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:32},message:"must NOT ha\
ve more than 32 characters"};e===null?e=[t]:e.push(t),a++}if(!h.test(s)){let t={instancePath:i+"/ico",schemaPath:"#/prop\
erties/ico/pattern",keyword:"pattern",params:{pattern:"^(ARES_)?\\d{8}$"},message:'must match pattern "^(ARES_)?\\d{8}$"'};
e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return E.errors=e,a===0}var oe=S;function S(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.ico===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
ico"},message:"must have required property 'ico'"};e===null?e=[s]:e.push(s),a++}for(let s in r)if(s!=="ico"){let t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[t]:e.push(t),a++}if(r.ico!==void 0){let s=r.ico;if(typeof s=="string"){if(m(s)>8){let t={
instancePath:i+"/ico",schemaPath:"#/properties/ico/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT hav\
e more than 8 characters"};e===null?e=[t]:e.push(t),a++}if(m(s)<8){let t={instancePath:i+"/ico",schemaPath:"#/properties\
/ico/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[t]:e.push(
t),a++}if(!y.test(s)){let t={instancePath:i+"/ico",schemaPath:"#/properties/ico/pattern",keyword:"pattern",params:{pattern:"\
^\\d{8}$"},message:'must match pattern "^\\d{8}$"'};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/ico",schemaPath:"\
#/properties/ico/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),a++}return S.errors=e,a===0}var ne=$;function $(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){for(let s in r)if(!(s==="start"||s==="pocet"||s==="razeni"||s==="zdrojCiselniku"||s==="kodCiseln\
iku")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(r.start!==void 0){let s=r.start;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){
if(s>2147483647||isNaN(s)){let t={instancePath:i+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{
comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={
instancePath:i+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.pocet!==void 0){let s=r.pocet;if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let t={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(
s)){let t={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},
message:"must be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/pocet",schemaPath:"\
#/properties/pocet/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),a++}}}if(r.razeni!==void 0){let s=r.razeni;if(Array.isArray(s)){let t=s.length;for(let n=0;n<t;n++)if(typeof s[n]!=
"string"){let p={instancePath:i+"/razeni/"+n,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{let t={instancePath:i+"/razeni",schemaPath:"#/proper\
ties/razeni/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(r.zdrojCiselniku!==
void 0){let s=r.zdrojCiselniku;if(typeof s=="string"){if(m(s)>64){let t={instancePath:i+"/zdrojCiselniku",schemaPath:"#/\
properties/zdrojCiselniku/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 character\
s"};e===null?e=[t]:e.push(t),a++}if(m(s)<1){let t={instancePath:i+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiseln\
iku/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}}else{let t={instancePath:i+"/zdrojCiselniku",schemaPath:"#/properties/zdrojCiselniku/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(r.kodCiselniku!==void 0){let s=r.kodCiselniku;
if(typeof s=="string"){if(m(s)>64){let t={instancePath:i+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/maxLength",
keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(m(
s)<1){let t={instancePath:i+"/kodCiselniku",schemaPath:"#/properties/kodCiselniku/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/kod\
Ciselniku",schemaPath:"#/properties/kodCiselniku/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),a++}return $.errors=e,a===0}var me=T,pe={$id:"closed:StandardizovanaAdresaFilt\
r",type:"object",properties:{start:{type:"integer",minimum:0,maximum:2147483647},pocet:{type:"integer",minimum:0,maximum:2147483647},
razeni:{type:"array",items:{type:"string"}},kodObce:{type:"integer",minimum:0,maximum:999999},nazevObce:{type:"string",maxLength:48},
kodCastiObce:{type:"integer",minimum:0,maximum:999999},nazevCastiObce:{type:"string",maxLength:48},kodMestskehoCastiObvodu:{
type:"integer",minimum:0,maximum:999999},nazevMestskehoCastiObvodu:{type:"string",maxLength:32},kodUlice:{type:"integer",
minimum:0,maximum:9999999},nazevUlice:{type:"string",maxLength:48},cisloDomovni:{type:"integer",maximum:9999},cisloOrientacni:{
type:"integer",maximum:999},cisloOrientacniPismeno:{type:"string",maxLength:1},kodAdresnihoMista:{type:"integer",minimum:0,
maximum:999999999},textovaAdresa:{type:"string",maxLength:1500},typStandardizaceAdresy:{type:"string"}},additionalProperties:!1};
function T(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){for(let s in r)if(!b.call(pe.properties,s)){let t={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),a++}if(r.start!==void 0){let s=r.start;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={
instancePath:i+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type:"integer"},message:"must be int\
eger"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let t={instancePath:i+
"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"mu\
st be <= 2147483647"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/start",schemaPath:"#/proper\
ties/start/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
a++}}}if(r.pocet!==void 0){let s=r.pocet;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+
"/pocet",schemaPath:"#/properties/pocet/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>2147483647||isNaN(s)){let t={instancePath:i+"/pocet",schemaPath:"\
#/properties/pocet/maximum",keyword:"maximum",params:{comparison:"<=",limit:2147483647},message:"must be <= 2147483647"};
e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/pocet",schemaPath:"#/properties/pocet/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.razeni!==void 0){let s=r.
razeni;if(Array.isArray(s)){let t=s.length;for(let n=0;n<t;n++)if(typeof s[n]!="string"){let p={instancePath:i+"/razeni/"+
n,schemaPath:"#/properties/razeni/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[p]:e.push(p),a++}}else{let t={instancePath:i+"/razeni",schemaPath:"#/properties/razeni/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(r.kodObce!==void 0){let s=r.kodObce;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/kodObce",schemaPath:"#/properties/kodObce/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){
if(s>999999||isNaN(s)){let t={instancePath:i+"/kodObce",schemaPath:"#/properties/kodObce/maximum",keyword:"maximum",params:{
comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+
"/kodObce",schemaPath:"#/properties/kodObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.nazevObce!==void 0){let s=r.nazevObce;if(typeof s=="string"){if(m(s)>48){let t={
instancePath:i+"/nazevObce",schemaPath:"#/properties/nazevObce/maxLength",keyword:"maxLength",params:{limit:48},message:"\
must NOT have more than 48 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/nazevObce",schemaPath:"\
#/properties/nazevObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(r.kodCastiObce!==void 0){let s=r.kodCastiObce;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+
"/kodCastiObce",schemaPath:"#/properties/kodCastiObce/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>999999||isNaN(s)){let t={instancePath:i+"/ko\
dCastiObce",schemaPath:"#/properties/kodCastiObce/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"\
must be <= 999999"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/kodCastiObce",schemaPath:"#/p\
roperties/kodCastiObce/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:
e.push(t),a++}}}if(r.nazevCastiObce!==void 0){let s=r.nazevCastiObce;if(typeof s=="string"){if(m(s)>48){let t={instancePath:i+
"/nazevCastiObce",schemaPath:"#/properties/nazevCastiObce/maxLength",keyword:"maxLength",params:{limit:48},message:"must\
 NOT have more than 48 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/nazevCastiObce",schemaPath:"\
#/properties/nazevCastiObce/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(r.kodMestskehoCastiObvodu!==void 0){let s=r.kodMestskehoCastiObvodu;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){let t={instancePath:i+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/kodMestskehoCastiObvodu/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){
if(s>999999||isNaN(s)){let t={instancePath:i+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/kodMestskehoCastiObvodu\
/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999},message:"must be <= 999999"};e===null?e=[t]:e.push(t),
a++}if(s<0||isNaN(s)){let t={instancePath:i+"/kodMestskehoCastiObvodu",schemaPath:"#/properties/kodMestskehoCastiObvodu/\
minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.
nazevMestskehoCastiObvodu!==void 0){let s=r.nazevMestskehoCastiObvodu;if(typeof s=="string"){if(m(s)>32){let t={instancePath:i+
"/nazevMestskehoCastiObvodu",schemaPath:"#/properties/nazevMestskehoCastiObvodu/maxLength",keyword:"maxLength",params:{limit:32},
message:"must NOT have more than 32 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/nazevMestske\
hoCastiObvodu",schemaPath:"#/properties/nazevMestskehoCastiObvodu/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),a++}}if(r.kodUlice!==void 0){let s=r.kodUlice;if(!(typeof s=="number"&&!(s%1)&&
!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)){if(s>9999999||
isNaN(s)){let t={instancePath:i+"/kodUlice",schemaPath:"#/properties/kodUlice/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9999999},message:"must be <= 9999999"};e===null?e=[t]:e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/\
kodUlice",schemaPath:"#/properties/kodUlice/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.nazevUlice!==void 0){let s=r.nazevUlice;if(typeof s=="string"){if(m(s)>48){let t={
instancePath:i+"/nazevUlice",schemaPath:"#/properties/nazevUlice/maxLength",keyword:"maxLength",params:{limit:48},message:"\
must NOT have more than 48 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/nazevUlice",schemaPath:"\
#/properties/nazevUlice/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(r.cisloDomovni!==void 0){let s=r.cisloDomovni;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+
"/cisloDomovni",schemaPath:"#/properties/cisloDomovni/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&isFinite(s)&&(s>9999||isNaN(s))){let t={instancePath:i+"/cislo\
Domovni",schemaPath:"#/properties/cisloDomovni/maximum",keyword:"maximum",params:{comparison:"<=",limit:9999},message:"m\
ust be <= 9999"};e===null?e=[t]:e.push(t),a++}}if(r.cisloOrientacni!==void 0){let s=r.cisloOrientacni;if(!(typeof s=="nu\
mber"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacn\
i/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="num\
ber"&&isFinite(s)&&(s>999||isNaN(s))){let t={instancePath:i+"/cisloOrientacni",schemaPath:"#/properties/cisloOrientacni/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:999},message:"must be <= 999"};e===null?e=[t]:e.push(t),a++}}if(r.
cisloOrientacniPismeno!==void 0){let s=r.cisloOrientacniPismeno;if(typeof s=="string"){if(m(s)>1){let t={instancePath:i+
"/cisloOrientacniPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/maxLength",keyword:"maxLength",params:{limit:1},
message:"must NOT have more than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/cisloOrientac\
niPismeno",schemaPath:"#/properties/cisloOrientacniPismeno/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),a++}}if(r.kodAdresnihoMista!==void 0){let s=r.kodAdresnihoMista;if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof s=="number"&&
isFinite(s)){if(s>999999999||isNaN(s)){let t={instancePath:i+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoM\
ista/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999},message:"must be <= 999999999"};e===null?e=[t]:
e.push(t),a++}if(s<0||isNaN(s)){let t={instancePath:i+"/kodAdresnihoMista",schemaPath:"#/properties/kodAdresnihoMista/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(r.textovaAdresa!==
void 0){let s=r.textovaAdresa;if(typeof s=="string"){if(m(s)>1500){let t={instancePath:i+"/textovaAdresa",schemaPath:"#/\
properties/textovaAdresa/maxLength",keyword:"maxLength",params:{limit:1500},message:"must NOT have more than 1500 charac\
ters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/textovaAdresa",schemaPath:"#/properties/textovaAdresa/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(r.typStandardizaceAdresy!==
void 0&&typeof r.typStandardizaceAdresy!="string"){let s={instancePath:i+"/typStandardizaceAdresy",schemaPath:"#/propert\
ies/typStandardizaceAdresy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
a++}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[s]:e.push(s),a++}return T.errors=e,a===0}var le=R;function R(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){for(let s in r)if(s!=="datovyZdroj"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(
t),a++}if(r.datovyZdroj!==void 0){let s=r.datovyZdroj;if(typeof s=="string"){if(m(s)>30){let t={instancePath:i+"/datovyZ\
droj",schemaPath:"#/properties/datovyZdroj/maxLength",keyword:"maxLength",params:{limit:30},message:"must NOT have more \
than 30 characters"};e===null?e=[t]:e.push(t),a++}}else{let t={instancePath:i+"/datovyZdroj",schemaPath:"#/properties/da\
tovyZdroj/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),a++}return R.errors=e,a===0}var ce=q;function q(r,{instancePath:i="",parentData:c,parentDataProperty:u,rootData:l=r}={}){let e=null,a=0;if(r&&typeof r=="obje\
ct"&&!Array.isArray(r)){if(r.datovyZdroj===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"datovyZdroj"},message:"must have required property 'datovyZdroj'"};e===null?e=[s]:e.push(s),a++}if(r.cisloDavky===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cisloDavky"},message:"\
must have required property 'cisloDavky'"};e===null?e=[s]:e.push(s),a++}for(let s in r)if(!(s==="datovyZdroj"||s==="cisl\
oDavky")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(r.datovyZdroj!==void 0){let s=r.datovyZdroj;
if(typeof s=="string"){if(m(s)>30){let t={instancePath:i+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/maxLength",
keyword:"maxLength",params:{limit:30},message:"must NOT have more than 30 characters"};e===null?e=[t]:e.push(t),a++}}else{
let t={instancePath:i+"/datovyZdroj",schemaPath:"#/properties/datovyZdroj/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(r.cisloDavky!==void 0){let s=r.cisloDavky;if(!(typeof s=="number"&&!(s%
1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/cisloDavky",schemaPath:"#/properties/cisloDavky/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}return q.errors=e,a===
0}return V(ue);})();

/** Validators of the path parameters or of the body of every operation. */
export const requestValidators: Readonly<Record<RegistryOperationId, { readonly path?: Validate; readonly body?: Validate }>> = {
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
