// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { RegistryOperationId } from "./registry-operations.gen.ts";

/** One broken rule. */
export interface ValidationIssue {
  /** JSON pointer of the value (RFC 6901); of the parent when the value is missing or should not be there. */
  readonly instancePath: string;
  /** Path of the rule in its schema. */
  readonly schemaPath: string;
  /** JSON Schema keyword of the rule. */
  readonly keyword: string;
  /** The parameters of the keyword. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Checks a value; when it answers false, `errors` holds every broken rule until the next call. */
export interface Validate {
  (value: unknown): boolean;
  readonly errors?: readonly ValidationIssue[] | null;
}

var code=(()=>{var D=Object.defineProperty;var re=Object.getOwnPropertyDescriptor;var te=Object.getOwnPropertyNames;var ie=Object.prototype.hasOwnProperty;var oe=(t,i)=>()=>{try{return i||t((i={exports:{}}).exports,i),i.exports}catch(d){throw i=0,d}},se=(t,i)=>{for(var d in i)
D(t,d,{get:i[d],enumerable:!0})},pe=(t,i,d,v)=>{if(i&&typeof i=="object"||typeof i=="function")for(let y of te(i))!ie.call(
t,y)&&y!==d&&D(t,y,{get:()=>i[y],enumerable:!(v=re(i,y))||v.enumerable});return t};var ne=t=>pe(D({},"__esModule",{value:!0}),t);var R=oe(C=>{"use strict";Object.defineProperty(C,"__esModule",{value:!0});function T(t){let i=t.length,d=0,v=0,y;for(;v<
i;)d++,y=t.charCodeAt(v++),y>=55296&&y<=56319&&v<i&&(y=t.charCodeAt(v),(y&64512)===56320&&v++);return d}C.default=T;T.code=
'require("ajv/dist/runtime/ucs2length").default'});var ze={};se(ze,{CiselnikyZakladniFiltr:()=>he,EkonomickeSubjektyKomplexFiltr:()=>ae,EkonomickeSubjektyNotifikaceFiltr:()=>Le,
EkonomickeSubjektyRegistraceFiltr:()=>ye,StandardizovanaAdresaFiltr:()=>Oe,vratEkonomickySubjektCeuParameters:()=>_e,vratEkonomickySubjektNrpzsParameters:()=>ve,
vratEkonomickySubjektParameters:()=>me,vratEkonomickySubjektRcnsParameters:()=>be,vratEkonomickySubjektResParameters:()=>de,
vratEkonomickySubjektRosParameters:()=>xe,vratEkonomickySubjektRpshParameters:()=>ge,vratEkonomickySubjektRsParameters:()=>Ne,
vratEkonomickySubjektRzpParameters:()=>fe,vratEkonomickySubjektSzrParameters:()=>ke,vratEkonomickySubjektVrParameters:()=>le,
vratNotifikacniDavkuParameters:()=>Ae});var me=q;var u=R().default,z=new RegExp("^\\d{8}$","u");function q(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){
let r=null,e=0,N=e;if(t&&typeof t=="object"&&!Array.isArray(t)){t.ico===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"\
ico"},"must have required property 'ico'"),e++);let k=e;for(let p in t)p!=="ico"&&(r=o(r,i,"#/additionalProperties","add\
itionalProperties",{additionalProperty:p},"must NOT have additional properties"),e++);if(t.ico!==void 0){let p=t.ico,s=e,
n=e;typeof p=="string"?(u(p)>8&&(r=o(r,i+"/ico","#/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more t\
han 8 characters"),e++),u(p)<8&&(r=o(r,i+"/ico","#/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer \
than 8 characters"),e++),z.test(p)||(r=o(r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must matc\
h pattern "^\\d{8}$"'),e++)):(r=o(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=s===
e}}else r=o(r,i,"#/type","type",{type:"object"},"must be object"),e++;return q.errors=r,e===0}var ae=U,ce={$id:"closed:E\
konomickeSubjektyKomplexFiltr",type:"object",properties:{start:{type:"integer",minimum:0,maximum:2147483647},pocet:{type:"\
integer",minimum:0,maximum:2147483647},razeni:{type:"array",items:{type:"string"}},ico:{type:"array",items:{type:"string",
minLength:8,maxLength:8,pattern:"^\\d{8}$"},maxItems:100},obchodniJmeno:{type:"string",minLength:1,maxLength:2e3},sidlo:{
$ref:"closed:AdresaFiltr"},pravniForma:{type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},financniUrad:{
type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},pravniFormaRos:{type:"array",items:{type:"\
string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},czNace:{type:"array",items:{type:"string",minLength:1,maxLength:5}}},
additionalProperties:!1},$=Object.prototype.hasOwnProperty,E=new RegExp("^\\d{3}$","u"),ue={$id:"closed:AdresaFiltr",type:"\
object",properties:{kodCastiObce:{type:"integer",minimum:0,maximum:999999},kodSpravnihoObvodu:{type:"integer",minimum:0,
maximum:999},kodMestskeCastiObvodu:{type:"integer",minimum:0,maximum:999999},kodUlice:{type:"integer",minimum:0,maximum:9999999},
cisloDomovni:{type:"integer",maximum:9999},kodObce:{type:"integer",minimum:0,maximum:999999},cisloOrientacni:{type:"inte\
ger",maximum:999},cisloOrientacniPismeno:{type:"string",maxLength:1},textovaAdresa:{type:"string",maxLength:1500}},additionalProperties:!1};
function S(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let k=e;for(let p in t)$.call(ue.properties,p)||(r=o(r,i,"#/additionalProperties","additiona\
lProperties",{additionalProperty:p},"must NOT have additional properties"),e++);if(t.kodCastiObce!==void 0){let p=t.kodCastiObce,
s=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(r=o(r,i+"/kodCastiObce","#/properties/kodCastiObce/type","type",
{type:"integer"},"must be integer"),e++);let n=e;typeof p=="number"&&isFinite(p)&&((p>999999||isNaN(p))&&(r=o(r,i+"/kodC\
astiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(p<0||isNaN(
p))&&(r=o(r,i+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));
var a=s===e}if(t.kodSpravnihoObvodu!==void 0){let p=t.kodSpravnihoObvodu,s=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)||(r=o(r,i+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);
let n=e;typeof p=="number"&&isFinite(p)&&((p>999||isNaN(p))&&(r=o(r,i+"/kodSpravnihoObvodu","#/properties/kodSpravnihoOb\
vodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++),(p<0||isNaN(p))&&(r=o(r,i+"/kodSpravnihoObvod\
u","#/properties/kodSpravnihoObvodu/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=s===e}if(t.
kodMestskeCastiObvodu!==void 0){let p=t.kodMestskeCastiObvodu,s=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(r=
o(r,i+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/type","type",{type:"integer"},"must be integer"),e++);
let n=e;typeof p=="number"&&isFinite(p)&&((p>999999||isNaN(p))&&(r=o(r,i+"/kodMestskeCastiObvodu","#/properties/kodMests\
keCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(p<0||isNaN(p))&&(r=o(r,i+"/ko\
dMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));
var a=s===e}if(t.kodUlice!==void 0){let p=t.kodUlice,s=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(r=o(r,i+"/\
kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"must be integer"),e++);let n=e;typeof p=="number"&&isFinite(
p)&&((p>9999999||isNaN(p))&&(r=o(r,i+"/kodUlice","#/properties/kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},
"must be <= 9999999"),e++),(p<0||isNaN(p))&&(r=o(r,i+"/kodUlice","#/properties/kodUlice/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=s===e}if(t.cisloDomovni!==void 0){let p=t.cisloDomovni,s=e;typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)||(r=o(r,i+"/cisloDomovni","#/properties/cisloDomovni/type","type",{type:"integer"},"must \
be integer"),e++);let n=e;typeof p=="number"&&isFinite(p)&&(p>9999||isNaN(p))&&(r=o(r,i+"/cisloDomovni","#/properties/ci\
sloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var a=s===e}if(t.kodObce!==void 0){let p=t.
kodObce,s=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(r=o(r,i+"/kodObce","#/properties/kodObce/type","type",{
type:"integer"},"must be integer"),e++);let n=e;typeof p=="number"&&isFinite(p)&&((p>999999||isNaN(p))&&(r=o(r,i+"/kodOb\
ce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(p<0||isNaN(p))&&(r=
o(r,i+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=s===e}if(t.
cisloOrientacni!==void 0){let p=t.cisloOrientacni,s=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(r=o(r,i+"/cis\
loOrientacni","#/properties/cisloOrientacni/type","type",{type:"integer"},"must be integer"),e++);let n=e;typeof p=="num\
ber"&&isFinite(p)&&(p>999||isNaN(p))&&(r=o(r,i+"/cisloOrientacni","#/properties/cisloOrientacni/maximum","maximum",{comparison:"\
<=",limit:999},"must be <= 999"),e++);var a=s===e}if(t.cisloOrientacniPismeno!==void 0){let p=t.cisloOrientacniPismeno,s=e,
n=e;typeof p=="string"?u(p)>1&&(r=o(r,i+"/cisloOrientacniPismeno","#/properties/cisloOrientacniPismeno/maxLength","maxLe\
ngth",{limit:1},"must NOT have more than 1 characters"),e++):(r=o(r,i+"/cisloOrientacniPismeno","#/properties/cisloOrien\
tacniPismeno/type","type",{type:"string"},"must be string"),e++);var a=s===e}if(t.textovaAdresa!==void 0){let p=t.textovaAdresa,
s=e,n=e;typeof p=="string"?u(p)>1500&&(r=o(r,i+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},
"must NOT have more than 1500 characters"),e++):(r=o(r,i+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"\
string"},"must be string"),e++);var a=s===e}}else r=o(r,i,"#/type","type",{type:"object"},"must be object"),e++;return S.
errors=r,e===0}function U(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&
typeof t=="object"&&!Array.isArray(t)){let F=e;for(let m in t)$.call(ce.properties,m)||(r=o(r,i,"#/additionalProperties",
"additionalProperties",{additionalProperty:m},"must NOT have additional properties"),e++);if(t.start!==void 0){let m=t.start,
l=e;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(r=o(r,i+"/start","#/properties/start/type","type",{type:"intege\
r"},"must be integer"),e++);let g=e;typeof m=="number"&&isFinite(m)&&((m>2147483647||isNaN(m))&&(r=o(r,i+"/start","#/pro\
perties/start/maximum","maximum",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(m<0||isNaN(m))&&(r=o(
r,i+"/start","#/properties/start/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=l===e}if(t.pocet!==
void 0){let m=t.pocet,l=e;typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m)||(r=o(r,i+"/pocet","#/properties/pocet/type",
"type",{type:"integer"},"must be integer"),e++);let g=e;typeof m=="number"&&isFinite(m)&&((m>2147483647||isNaN(m))&&(r=o(
r,i+"/pocet","#/properties/pocet/maximum","maximum",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(m<
0||isNaN(m))&&(r=o(r,i+"/pocet","#/properties/pocet/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=l===
e}if(t.razeni!==void 0){let m=t.razeni,l=e,g=e;if(Array.isArray(m)){let x=!0,_=m.length;for(let c=0;c<_;c++){let b=m[c],
h=e;typeof b!="string"&&(r=o(r,i+"/razeni/"+c,"#/properties/razeni/items/type","type",{type:"string"},"must be string"),
e++);let A=e;var k=h===e;k||(x=!1)}}else r=o(r,i+"/razeni","#/properties/razeni/type","type",{type:"array"},"must be arr\
ay"),e++;var a=l===e}if(t.ico!==void 0){let m=t.ico,l=e,g=e;if(Array.isArray(m)){m.length>100&&(r=o(r,i+"/ico","#/proper\
ties/ico/maxItems","maxItems",{limit:100},"must NOT have more than 100 items"),e++);let x=!0,_=m.length;for(let c=0;c<_;c++){
let b=m[c],h=e,A=e;typeof b=="string"?(u(b)>8&&(r=o(r,i+"/ico/"+c,"#/properties/ico/items/maxLength","maxLength",{limit:8},
"must NOT have more than 8 characters"),e++),u(b)<8&&(r=o(r,i+"/ico/"+c,"#/properties/ico/items/minLength","minLength",{
limit:8},"must NOT have fewer than 8 characters"),e++),z.test(b)||(r=o(r,i+"/ico/"+c,"#/properties/ico/items/pattern","p\
attern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=o(r,i+"/ico/"+c,"#/properties/ico/items/type","ty\
pe",{type:"string"},"must be string"),e++);var p=h===e;p||(x=!1)}}else r=o(r,i+"/ico","#/properties/ico/type","type",{type:"\
array"},"must be array"),e++;var a=l===e}if(t.obchodniJmeno!==void 0){let m=t.obchodniJmeno,l=e,g=e;typeof m=="string"?(u(
m)>2e3&&(r=o(r,i+"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},"must NOT have more tha\
n 2000 characters"),e++),u(m)<1&&(r=o(r,i+"/obchodniJmeno","#/properties/obchodniJmeno/minLength","minLength",{limit:1},
"must NOT have fewer than 1 characters"),e++)):(r=o(r,i+"/obchodniJmeno","#/properties/obchodniJmeno/type","type",{type:"\
string"},"must be string"),e++);var a=l===e}if(t.sidlo!==void 0){let m=t.sidlo,l=e;S(m,{instancePath:i+"/sidlo",parentData:t,
parentDataProperty:"sidlo",rootData:y})||(r=ee(r,S.errors),e=r.length);var a=l===e}if(t.pravniForma!==void 0){let m=t.pravniForma,
l=e,g=e;if(Array.isArray(m)){let x=!0,_=m.length;for(let c=0;c<_;c++){let b=m[c],h=e,A=e;typeof b=="string"?(u(b)>3&&(r=
o(r,i+"/pravniForma/"+c,"#/properties/pravniForma/items/maxLength","maxLength",{limit:3},"must NOT have more than 3 char\
acters"),e++),u(b)<3&&(r=o(r,i+"/pravniForma/"+c,"#/properties/pravniForma/items/minLength","minLength",{limit:3},"must \
NOT have fewer than 3 characters"),e++),E.test(b)||(r=o(r,i+"/pravniForma/"+c,"#/properties/pravniForma/items/pattern","\
pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=o(r,i+"/pravniForma/"+c,"#/properties/pravniForm\
a/items/type","type",{type:"string"},"must be string"),e++);var s=h===e;s||(x=!1)}}else r=o(r,i+"/pravniForma","#/proper\
ties/pravniForma/type","type",{type:"array"},"must be array"),e++;var a=l===e}if(t.financniUrad!==void 0){let m=t.financniUrad,
l=e,g=e;if(Array.isArray(m)){let x=!0,_=m.length;for(let c=0;c<_;c++){let b=m[c],h=e,A=e;typeof b=="string"?(u(b)>3&&(r=
o(r,i+"/financniUrad/"+c,"#/properties/financniUrad/items/maxLength","maxLength",{limit:3},"must NOT have more than 3 ch\
aracters"),e++),u(b)<3&&(r=o(r,i+"/financniUrad/"+c,"#/properties/financniUrad/items/minLength","minLength",{limit:3},"m\
ust NOT have fewer than 3 characters"),e++),E.test(b)||(r=o(r,i+"/financniUrad/"+c,"#/properties/financniUrad/items/patt\
ern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=o(r,i+"/financniUrad/"+c,"#/properties/fin\
ancniUrad/items/type","type",{type:"string"},"must be string"),e++);var n=h===e;n||(x=!1)}}else r=o(r,i+"/financniUrad",
"#/properties/financniUrad/type","type",{type:"array"},"must be array"),e++;var a=l===e}if(t.pravniFormaRos!==void 0){let m=t.
pravniFormaRos,l=e,g=e;if(Array.isArray(m)){let x=!0,_=m.length;for(let c=0;c<_;c++){let b=m[c],h=e,A=e;typeof b=="strin\
g"?(u(b)>3&&(r=o(r,i+"/pravniFormaRos/"+c,"#/properties/pravniFormaRos/items/maxLength","maxLength",{limit:3},"must NOT \
have more than 3 characters"),e++),u(b)<3&&(r=o(r,i+"/pravniFormaRos/"+c,"#/properties/pravniFormaRos/items/minLength","\
minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),E.test(b)||(r=o(r,i+"/pravniFormaRos/"+c,"#/propertie\
s/pravniFormaRos/items/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=o(r,i+"/pravniF\
ormaRos/"+c,"#/properties/pravniFormaRos/items/type","type",{type:"string"},"must be string"),e++);var f=h===e;f||(x=!1)}}else
r=o(r,i+"/pravniFormaRos","#/properties/pravniFormaRos/type","type",{type:"array"},"must be array"),e++;var a=l===e}if(t.
czNace!==void 0){let m=t.czNace,l=e,g=e;if(Array.isArray(m)){let x=!0,_=m.length;for(let c=0;c<_;c++){let b=m[c],h=e,A=e;
typeof b=="string"?(u(b)>5&&(r=o(r,i+"/czNace/"+c,"#/properties/czNace/items/maxLength","maxLength",{limit:5},"must NOT \
have more than 5 characters"),e++),u(b)<1&&(r=o(r,i+"/czNace/"+c,"#/properties/czNace/items/minLength","minLength",{limit:1},
"must NOT have fewer than 1 characters"),e++)):(r=o(r,i+"/czNace/"+c,"#/properties/czNace/items/type","type",{type:"stri\
ng"},"must be string"),e++);var L=h===e;L||(x=!1)}}else r=o(r,i+"/czNace","#/properties/czNace/type","type",{type:"array"},
"must be array"),e++;var a=l===e}}else r=o(r,i,"#/type","type",{type:"object"},"must be object"),e++;return U.errors=r,e===
0}var le=M;var j=new RegExp("^(ARES_)?\\d{8}$","u");function M(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){
let r=null,e=0,N=e;if(t&&typeof t=="object"&&!Array.isArray(t)){t.ico===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"\
ico"},"must have required property 'ico'"),e++);let k=e;for(let p in t)p!=="ico"&&(r=o(r,i,"#/additionalProperties","add\
itionalProperties",{additionalProperty:p},"must NOT have additional properties"),e++);if(t.ico!==void 0){let p=t.ico,s=e,
n=e;typeof p=="string"?(u(p)>32&&(r=o(r,i+"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more\
 than 32 characters"),e++),j.test(p)||(r=o(r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},
'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(r=o(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be s\
tring"),e++);var a=s===e}}else r=o(r,i,"#/type","type",{type:"object"},"must be object"),e++;return M.errors=r,e===0}var ye=Z;function Z(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let s=e;for(let n in t)n==="start"||n==="pocet"||n==="razeni"||n==="ico"||(r=o(r,i,"#/additi\
onalProperties","additionalProperties",{additionalProperty:n},"must NOT have additional properties"),e++);if(t.start!==void 0){
let n=t.start,f=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=o(r,i+"/start","#/properties/start/type","type",
{type:"integer"},"must be integer"),e++);let L=e;typeof n=="number"&&isFinite(n)&&((n>2147483647||isNaN(n))&&(r=o(r,i+"/\
start","#/properties/start/maximum","maximum",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(n<0||isNaN(
n))&&(r=o(r,i+"/start","#/properties/start/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=f===
e}if(t.pocet!==void 0){let n=t.pocet,f=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=o(r,i+"/pocet","#/proper\
ties/pocet/type","type",{type:"integer"},"must be integer"),e++);let L=e;typeof n=="number"&&isFinite(n)&&((n>2147483647||
isNaN(n))&&(r=o(r,i+"/pocet","#/properties/pocet/maximum","maximum",{comparison:"<=",limit:2147483647},"must be <= 21474\
83647"),e++),(n<0||isNaN(n))&&(r=o(r,i+"/pocet","#/properties/pocet/minimum","minimum",{comparison:">=",limit:0},"must b\
e >= 0"),e++));var a=f===e}if(t.razeni!==void 0){let n=t.razeni,f=e,L=e;if(Array.isArray(n)){let m=!0,l=n.length;for(let g=0;g<
l;g++){let O=n[g],x=e;typeof O!="string"&&(r=o(r,i+"/razeni/"+g,"#/properties/razeni/items/type","type",{type:"string"},
"must be string"),e++);let _=e;var k=x===e;k||(m=!1)}}else r=o(r,i+"/razeni","#/properties/razeni/type","type",{type:"ar\
ray"},"must be array"),e++;var a=f===e}if(t.ico!==void 0){let n=t.ico,f=e,L=e;if(Array.isArray(n)){n.length>100&&(r=o(r,
i+"/ico","#/properties/ico/maxItems","maxItems",{limit:100},"must NOT have more than 100 items"),e++);let m=!0,l=n.length;
for(let g=0;g<l;g++){let O=n[g],x=e,_=e;typeof O=="string"?(u(O)>8&&(r=o(r,i+"/ico/"+g,"#/properties/ico/items/maxLength",
"maxLength",{limit:8},"must NOT have more than 8 characters"),e++),u(O)<8&&(r=o(r,i+"/ico/"+g,"#/properties/ico/items/mi\
nLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),z.test(O)||(r=o(r,i+"/ico/"+g,"#/properties\
/ico/items/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=o(r,i+"/ico/"+g,"#/properti\
es/ico/items/type","type",{type:"string"},"must be string"),e++);var p=x===e;p||(m=!1)}}else r=o(r,i+"/ico","#/propertie\
s/ico/type","type",{type:"array"},"must be array"),e++;var a=f===e}}else r=o(r,i,"#/type","type",{type:"object"},"must b\
e object"),e++;return Z.errors=r,e===0}var de=w;function w(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let p in t)p!=="ico"&&(r=o(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:p},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let p=t.ico,s=e,n=e;typeof p=="string"?(u(p)>32&&(r=o(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),j.test(p)||(r=o(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=o(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=s===e}}else r=o(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return w.errors=r,e===0}var fe=J;function J(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let p in t)p!=="ico"&&(r=o(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:p},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let p=t.ico,s=e,n=e;typeof p=="string"?(u(p)>32&&(r=o(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),j.test(p)||(r=o(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=o(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=s===e}}else r=o(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return J.errors=r,e===0}var ve=I;function I(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let p in t)p!=="ico"&&(r=o(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:p},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let p=t.ico,s=e,n=e;typeof p=="string"?(u(p)>8&&(r=o(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),u(p)<8&&(r=o(r,i+
"/ico","#/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),z.test(p)||(r=o(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=o(r,i+"/i\
co","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=s===e}}else r=o(r,i,"#/type","type",{type:"\
object"},"must be object"),e++;return I.errors=r,e===0}var ge=K;function K(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let p in t)p!=="ico"&&(r=o(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:p},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let p=t.ico,s=e,n=e;typeof p=="string"?(u(p)>32&&(r=o(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),j.test(p)||(r=o(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=o(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=s===e}}else r=o(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return K.errors=r,e===0}var be=V;function V(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let p in t)p!=="ico"&&(r=o(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:p},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let p=t.ico,s=e,n=e;typeof p=="string"?(u(p)>32&&(r=o(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),j.test(p)||(r=o(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=o(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=s===e}}else r=o(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return V.errors=r,e===0}var ke=B;function B(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let p in t)p!=="ico"&&(r=o(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:p},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let p=t.ico,s=e,n=e;typeof p=="string"?(u(p)>32&&(r=o(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),j.test(p)||(r=o(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=o(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=s===e}}else r=o(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return B.errors=r,e===0}var Ne=G;function G(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let p in t)p!=="ico"&&(r=o(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:p},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let p=t.ico,s=e,n=e;typeof p=="string"?(u(p)>32&&(r=o(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),j.test(p)||(r=o(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=o(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=s===e}}else r=o(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return G.errors=r,e===0}var xe=H;function H(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let p in t)p!=="ico"&&(r=o(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:p},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let p=t.ico,s=e,n=e;typeof p=="string"?(u(p)>32&&(r=o(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),j.test(p)||(r=o(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=o(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=s===e}}else r=o(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return H.errors=r,e===0}var _e=Q;function Q(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let p in t)p!=="ico"&&(r=o(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:p},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let p=t.ico,s=e,n=e;typeof p=="string"?(u(p)>8&&(r=o(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),u(p)<8&&(r=o(r,i+
"/ico","#/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),z.test(p)||(r=o(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=o(r,i+"/i\
co","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var a=s===e}}else r=o(r,i,"#/type","type",{type:"\
object"},"must be object"),e++;return Q.errors=r,e===0}var he=W;function W(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let p=e;for(let s in t)s==="start"||s==="pocet"||s==="razeni"||s==="zdrojCiselniku"||s==="ko\
dCiselniku"||(r=o(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:s},"must NOT have additional p\
roperties"),e++);if(t.start!==void 0){let s=t.start,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(r=o(r,i+"/s\
tart","#/properties/start/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof s=="number"&&isFinite(s)&&
((s>2147483647||isNaN(s))&&(r=o(r,i+"/start","#/properties/start/maximum","maximum",{comparison:"<=",limit:2147483647},"\
must be <= 2147483647"),e++),(s<0||isNaN(s))&&(r=o(r,i+"/start","#/properties/start/minimum","minimum",{comparison:">=",
limit:0},"must be >= 0"),e++));var a=n===e}if(t.pocet!==void 0){let s=t.pocet,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s)||(r=o(r,i+"/pocet","#/properties/pocet/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof s==
"number"&&isFinite(s)&&((s>2147483647||isNaN(s))&&(r=o(r,i+"/pocet","#/properties/pocet/maximum","maximum",{comparison:"\
<=",limit:2147483647},"must be <= 2147483647"),e++),(s<0||isNaN(s))&&(r=o(r,i+"/pocet","#/properties/pocet/minimum","min\
imum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(t.razeni!==void 0){let s=t.razeni,n=e,f=e;if(Array.
isArray(s)){let F=!0,m=s.length;for(let l=0;l<m;l++){let g=s[l],O=e;typeof g!="string"&&(r=o(r,i+"/razeni/"+l,"#/propert\
ies/razeni/items/type","type",{type:"string"},"must be string"),e++);let x=e;var k=O===e;k||(F=!1)}}else r=o(r,i+"/razen\
i","#/properties/razeni/type","type",{type:"array"},"must be array"),e++;var a=n===e}if(t.zdrojCiselniku!==void 0){let s=t.
zdrojCiselniku,n=e,f=e;typeof s=="string"?(u(s)>64&&(r=o(r,i+"/zdrojCiselniku","#/properties/zdrojCiselniku/maxLength","\
maxLength",{limit:64},"must NOT have more than 64 characters"),e++),u(s)<1&&(r=o(r,i+"/zdrojCiselniku","#/properties/zdr\
ojCiselniku/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=o(r,i+"/zdrojCiselniku","\
#/properties/zdrojCiselniku/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(t.kodCiselniku!==void 0){
let s=t.kodCiselniku,n=e,f=e;typeof s=="string"?(u(s)>64&&(r=o(r,i+"/kodCiselniku","#/properties/kodCiselniku/maxLength",
"maxLength",{limit:64},"must NOT have more than 64 characters"),e++),u(s)<1&&(r=o(r,i+"/kodCiselniku","#/properties/kodC\
iselniku/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=o(r,i+"/kodCiselniku","#/pro\
perties/kodCiselniku/type","type",{type:"string"},"must be string"),e++);var a=n===e}}else r=o(r,i,"#/type","type",{type:"\
object"},"must be object"),e++;return W.errors=r,e===0}var Oe=X,je={$id:"closed:StandardizovanaAdresaFiltr",type:"object",
properties:{start:{type:"integer",minimum:0,maximum:2147483647},pocet:{type:"integer",minimum:0,maximum:2147483647},razeni:{
type:"array",items:{type:"string"}},kodObce:{type:"integer",minimum:0,maximum:999999},nazevObce:{type:"string",maxLength:48},
kodCastiObce:{type:"integer",minimum:0,maximum:999999},nazevCastiObce:{type:"string",maxLength:48},kodMestskehoCastiObvodu:{
type:"integer",minimum:0,maximum:999999},nazevMestskehoCastiObvodu:{type:"string",maxLength:32},kodUlice:{type:"integer",
minimum:0,maximum:9999999},nazevUlice:{type:"string",maxLength:48},cisloDomovni:{type:"integer",maximum:9999},cisloOrientacni:{
type:"integer",maximum:999},cisloOrientacniPismeno:{type:"string",maxLength:1},kodAdresnihoMista:{type:"integer",minimum:0,
maximum:999999999},textovaAdresa:{type:"string",maxLength:1500},typStandardizaceAdresy:{type:"string"}},additionalProperties:!1};
function X(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let p=e;for(let s in t)$.call(je.properties,s)||(r=o(r,i,"#/additionalProperties","additiona\
lProperties",{additionalProperty:s},"must NOT have additional properties"),e++);if(t.start!==void 0){let s=t.start,n=e;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(r=o(r,i+"/start","#/properties/start/type","type",{type:"integer"},"must be i\
nteger"),e++);let f=e;typeof s=="number"&&isFinite(s)&&((s>2147483647||isNaN(s))&&(r=o(r,i+"/start","#/properties/start/\
maximum","maximum",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(s<0||isNaN(s))&&(r=o(r,i+"/start","\
#/properties/start/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(t.pocet!==void 0){let s=t.
pocet,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(r=o(r,i+"/pocet","#/properties/pocet/type","type",{type:"\
integer"},"must be integer"),e++);let f=e;typeof s=="number"&&isFinite(s)&&((s>2147483647||isNaN(s))&&(r=o(r,i+"/pocet",
"#/properties/pocet/maximum","maximum",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(s<0||isNaN(s))&&
(r=o(r,i+"/pocet","#/properties/pocet/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(t.
razeni!==void 0){let s=t.razeni,n=e,f=e;if(Array.isArray(s)){let F=!0,m=s.length;for(let l=0;l<m;l++){let g=s[l],O=e;typeof g!=
"string"&&(r=o(r,i+"/razeni/"+l,"#/properties/razeni/items/type","type",{type:"string"},"must be string"),e++);let x=e;var k=O===
e;k||(F=!1)}}else r=o(r,i+"/razeni","#/properties/razeni/type","type",{type:"array"},"must be array"),e++;var a=n===e}if(t.
kodObce!==void 0){let s=t.kodObce,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(r=o(r,i+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof s=="number"&&isFinite(s)&&((s>999999||isNaN(
s))&&(r=o(r,i+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(s<0||isNaN(s))&&(r=o(r,i+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var a=n===e}if(t.nazevObce!==void 0){let s=t.nazevObce,n=e,f=e;typeof s=="string"?u(s)>48&&(r=o(r,i+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=o(r,i+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(t.kodCastiObce!==void 0){
let s=t.kodCastiObce,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(r=o(r,i+"/kodCastiObce","#/properties/kodC\
astiObce/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof s=="number"&&isFinite(s)&&((s>999999||isNaN(
s))&&(r=o(r,i+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 9\
99999"),e++),(s<0||isNaN(s))&&(r=o(r,i+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var a=n===e}if(t.nazevCastiObce!==void 0){let s=t.nazevCastiObce,n=e,f=e;typeof s=="string"?u(s)>48&&
(r=o(r,i+"/nazevCastiObce","#/properties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 ch\
aracters"),e++):(r=o(r,i+"/nazevCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);
var a=n===e}if(t.kodMestskehoCastiObvodu!==void 0){let s=t.kodMestskehoCastiObvodu,n=e;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(r=o(r,i+"/kodMestskehoCastiObvodu","#/properties/kodMestskehoCastiObvodu/type","type",{type:"integer"},
"must be integer"),e++);let f=e;typeof s=="number"&&isFinite(s)&&((s>999999||isNaN(s))&&(r=o(r,i+"/kodMestskehoCastiObvo\
du","#/properties/kodMestskehoCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(s<
0||isNaN(s))&&(r=o(r,i+"/kodMestskehoCastiObvodu","#/properties/kodMestskehoCastiObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var a=n===e}if(t.nazevMestskehoCastiObvodu!==void 0){let s=t.nazevMestskehoCastiObvodu,
n=e,f=e;typeof s=="string"?u(s)>32&&(r=o(r,i+"/nazevMestskehoCastiObvodu","#/properties/nazevMestskehoCastiObvodu/maxLen\
gth","maxLength",{limit:32},"must NOT have more than 32 characters"),e++):(r=o(r,i+"/nazevMestskehoCastiObvodu","#/prope\
rties/nazevMestskehoCastiObvodu/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(t.kodUlice!==void 0){
let s=t.kodUlice,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(r=o(r,i+"/kodUlice","#/properties/kodUlice/typ\
e","type",{type:"integer"},"must be integer"),e++);let f=e;typeof s=="number"&&isFinite(s)&&((s>9999999||isNaN(s))&&(r=o(
r,i+"/kodUlice","#/properties/kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(s<
0||isNaN(s))&&(r=o(r,i+"/kodUlice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));
var a=n===e}if(t.nazevUlice!==void 0){let s=t.nazevUlice,n=e,f=e;typeof s=="string"?u(s)>48&&(r=o(r,i+"/nazevUlice","#/p\
roperties/nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=o(r,i+"/nazevUli\
ce","#/properties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(t.cisloDomovni!==void 0){
let s=t.cisloDomovni,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(r=o(r,i+"/cisloDomovni","#/properties/cisl\
oDomovni/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof s=="number"&&isFinite(s)&&(s>9999||isNaN(s))&&
(r=o(r,i+"/cisloDomovni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);
var a=n===e}if(t.cisloOrientacni!==void 0){let s=t.cisloOrientacni,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||
(r=o(r,i+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"integer"},"must be integer"),e++);let f=e;
typeof s=="number"&&isFinite(s)&&(s>999||isNaN(s))&&(r=o(r,i+"/cisloOrientacni","#/properties/cisloOrientacni/maximum","\
maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var a=n===e}if(t.cisloOrientacniPismeno!==void 0){let s=t.cisloOrientacniPismeno,
n=e,f=e;typeof s=="string"?u(s)>1&&(r=o(r,i+"/cisloOrientacniPismeno","#/properties/cisloOrientacniPismeno/maxLength","m\
axLength",{limit:1},"must NOT have more than 1 characters"),e++):(r=o(r,i+"/cisloOrientacniPismeno","#/properties/cisloO\
rientacniPismeno/type","type",{type:"string"},"must be string"),e++);var a=n===e}if(t.kodAdresnihoMista!==void 0){let s=t.
kodAdresnihoMista,n=e;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(r=o(r,i+"/kodAdresnihoMista","#/properties/ko\
dAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let f=e;typeof s=="number"&&isFinite(s)&&((s>999999999||
isNaN(s))&&(r=o(r,i+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"<=",limit:999999999},
"must be <= 999999999"),e++),(s<0||isNaN(s))&&(r=o(r,i+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/minimum","mi\
nimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=n===e}if(t.textovaAdresa!==void 0){let s=t.textovaAdresa,n=e,
f=e;typeof s=="string"?u(s)>1500&&(r=o(r,i+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},
"must NOT have more than 1500 characters"),e++):(r=o(r,i+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"\
string"},"must be string"),e++);var a=n===e}if(t.typStandardizaceAdresy!==void 0){let s=t.typStandardizaceAdresy,n=e;typeof s!=
"string"&&(r=o(r,i+"/typStandardizaceAdresy","#/properties/typStandardizaceAdresy/type","type",{type:"string"},"must be \
string"),e++);let f=e;var a=n===e}}else r=o(r,i,"#/type","type",{type:"object"},"must be object"),e++;return X.errors=r,
e===0}var Le=Y;function Y(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let k=e;for(let p in t)p!=="datovyZdroj"&&(r=o(r,i,"#/additionalProperties","additionalPrope\
rties",{additionalProperty:p},"must NOT have additional properties"),e++);if(t.datovyZdroj!==void 0){let p=t.datovyZdroj,
s=e,n=e;typeof p=="string"?u(p)>30&&(r=o(r,i+"/datovyZdroj","#/properties/datovyZdroj/maxLength","maxLength",{limit:30},
"must NOT have more than 30 characters"),e++):(r=o(r,i+"/datovyZdroj","#/properties/datovyZdroj/type","type",{type:"stri\
ng"},"must be string"),e++);var a=s===e}}else r=o(r,i,"#/type","type",{type:"object"},"must be object"),e++;return Y.errors=
r,e===0}var Ae=P;function P(t,{instancePath:i="",parentData:d,parentDataProperty:v,rootData:y=t}={}){let r=null,e=0,N=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.datovyZdroj===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"datovyZdroj"},"mu\
st have required property 'datovyZdroj'"),e++),t.cisloDavky===void 0&&(r=o(r,i,"#/required","required",{missingProperty:"\
cisloDavky"},"must have required property 'cisloDavky'"),e++);let k=e;for(let p in t)p==="datovyZdroj"||p==="cisloDavky"||
(r=o(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:p},"must NOT have additional properties"),e++);
if(t.datovyZdroj!==void 0){let p=t.datovyZdroj,s=e,n=e;typeof p=="string"?u(p)>30&&(r=o(r,i+"/datovyZdroj","#/properties\
/datovyZdroj/maxLength","maxLength",{limit:30},"must NOT have more than 30 characters"),e++):(r=o(r,i+"/datovyZdroj","#/\
properties/datovyZdroj/type","type",{type:"string"},"must be string"),e++);var a=s===e}if(t.cisloDavky!==void 0){let p=t.
cisloDavky,s=e;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(r=o(r,i+"/cisloDavky","#/properties/cisloDavky/type",
"type",{type:"integer"},"must be integer"),e++);let n=e;var a=s===e}}else r=o(r,i,"#/type","type",{type:"object"},"must \
be object"),e++;return P.errors=r,e===0}function ee(t,i){if(t===null)return i;for(let d of i)t.push(d);return t}function o(t,i,d,v,y,r){
return ee(t,[{instancePath:i,schemaPath:d,keyword:v,params:y,message:r}])}return ne(ze);})();

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
