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

var code=(()=>{var S=Object.defineProperty;var te=Object.getOwnPropertyDescriptor;var ie=Object.getOwnPropertyNames;var oe=Object.prototype.hasOwnProperty;var se=(t,i)=>()=>{try{return i||t((i={exports:{}}).exports,i),i.exports}catch(c){throw i=0,c}},ne=(t,i)=>{for(var c in i)
S(t,c,{get:i[c],enumerable:!0})},pe=(t,i,c,f)=>{if(i&&typeof i=="object"||typeof i=="function")for(let l of ie(i))!oe.call(
t,l)&&l!==c&&S(t,l,{get:()=>i[l],enumerable:!(f=te(i,l))||f.enumerable});return t};var ae=t=>pe(S({},"__esModule",{value:!0}),t);var q=se(E=>{"use strict";Object.defineProperty(E,"__esModule",{value:!0});function R(t){let i=t.length,c=0,f=0,l;for(;f<
i;)c++,l=t.charCodeAt(f++),l>=55296&&l<=56319&&f<i&&(l=t.charCodeAt(f),(l&64512)===56320&&f++);return c}E.default=R;R.code=
'require("ajv/dist/runtime/ucs2length").default'});var Ce={};ne(Ce,{CiselnikyZakladniFiltr:()=>Ne,EkonomickeSubjektyKomplexFiltr:()=>le,EkonomickeSubjektyNotifikaceFiltr:()=>Le,
EkonomickeSubjektyRegistraceFiltr:()=>ye,StandardizovanaAdresaFiltr:()=>je,vratEkonomickySubjektCeuParameters:()=>xe,vratEkonomickySubjektNrpzsParameters:()=>be,
vratEkonomickySubjektParameters:()=>me,vratEkonomickySubjektRcnsParameters:()=>ke,vratEkonomickySubjektResParameters:()=>ue,
vratEkonomickySubjektRosParameters:()=>_e,vratEkonomickySubjektRpshParameters:()=>ge,vratEkonomickySubjektRsParameters:()=>he,
vratEkonomickySubjektRzpParameters:()=>ve,vratEkonomickySubjektSzrParameters:()=>Oe,vratEkonomickySubjektVrParameters:()=>fe,
vratNotifikacniDavkuParameters:()=>ze});var me=U;var m=q().default,C=new RegExp("^\\d{8}$","u");function U(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){
let r=null,e=0,g=e;if(t&&typeof t=="object"&&!Array.isArray(t)){t.ico===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"\
ico"},"must have required property 'ico'"),e++);let O=e;for(let o in t)o!=="ico"&&(r=s(r,i,"#/additionalProperties","add\
itionalProperties",{additionalProperty:o},"must NOT have additional properties"),e++);if(t.ico!==void 0){let o=t.ico,p=e,
n=e;typeof o=="string"?(m(o)>8&&(r=s(r,i+"/ico","#/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more t\
han 8 characters"),e++),m(o)<8&&(r=s(r,i+"/ico","#/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer \
than 8 characters"),e++),C.test(o)||(r=s(r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must matc\
h pattern "^\\d{8}$"'),e++)):(r=s(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===
e}}else r=s(r,i,"#/type","type",{type:"object"},"must be object"),e++;return U.errors=r,e===0}var le=M,ce={$id:"closed:E\
konomickeSubjektyKomplexFiltr",allOf:[{$ref:"part:EkonomickeSubjektyZakladFiltr"},{type:"object",properties:{pravniFormaRos:{
type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},czNace:{type:"array",items:{type:"string",
minLength:1,maxLength:5}}}}],properties:{start:{},pocet:{},razeni:{},ico:{},obchodniJmeno:{},sidlo:{},pravniForma:{},financniUrad:{},
pravniFormaRos:{},czNace:{}},additionalProperties:!1};function j(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.start!==void 0){let o=t.start,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=
s(r,i+"/start","#/properties/start/type","type",{type:"integer"},"must be integer"),e++);let n=e;typeof o=="number"&&isFinite(
o)&&((o>2147483647||isNaN(o))&&(r=s(r,i+"/start","#/properties/start/maximum","maximum",{comparison:"<=",limit:2147483647},
"must be <= 2147483647"),e++),(o<0||isNaN(o))&&(r=s(r,i+"/start","#/properties/start/minimum","minimum",{comparison:">=",
limit:0},"must be >= 0"),e++));var y=p===e}if(t.pocet!==void 0){let o=t.pocet,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)||(r=s(r,i+"/pocet","#/properties/pocet/type","type",{type:"integer"},"must be integer"),e++);let n=e;typeof o==
"number"&&isFinite(o)&&((o>2147483647||isNaN(o))&&(r=s(r,i+"/pocet","#/properties/pocet/maximum","maximum",{comparison:"\
<=",limit:2147483647},"must be <= 2147483647"),e++),(o<0||isNaN(o))&&(r=s(r,i+"/pocet","#/properties/pocet/minimum","min\
imum",{comparison:">=",limit:0},"must be >= 0"),e++));var y=p===e}if(t.razeni!==void 0){let o=t.razeni,p=e,n=e;if(Array.
isArray(o)){let d=!0,u=o.length;for(let h=0;h<u;h++){let N=o[h],_=e;typeof N!="string"&&(r=s(r,i+"/razeni/"+h,"#/propert\
ies/razeni/items/type","type",{type:"string"},"must be string"),e++);let k=e;var O=_===e;O||(d=!1)}}else r=s(r,i+"/razen\
i","#/properties/razeni/type","type",{type:"array"},"must be array"),e++;var y=p===e}}else r=s(r,i,"#/type","type",{type:"\
object"},"must be object"),e++;return j.errors=r,e===0}var de={$id:"closed:AdresaFiltr",type:"object",properties:{kodCastiObce:{
type:"integer",minimum:0,maximum:999999},kodSpravnihoObvodu:{type:"integer",minimum:0,maximum:999},kodMestskeCastiObvodu:{
type:"integer",minimum:0,maximum:999999},kodUlice:{type:"integer",minimum:0,maximum:9999999},cisloDomovni:{type:"integer",
maximum:9999},kodObce:{type:"integer",minimum:0,maximum:999999},cisloOrientacni:{type:"integer",maximum:999},cisloOrientacniPismeno:{
type:"string",maxLength:1},textovaAdresa:{type:"string",maxLength:1500}},additionalProperties:!1},T=Object.prototype.hasOwnProperty;
function $(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let O=e;for(let o in t)T.call(de.properties,o)||(r=s(r,i,"#/additionalProperties","additiona\
lProperties",{additionalProperty:o},"must NOT have additional properties"),e++);if(t.kodCastiObce!==void 0){let o=t.kodCastiObce,
p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,i+"/kodCastiObce","#/properties/kodCastiObce/type","type",
{type:"integer"},"must be integer"),e++);let n=e;typeof o=="number"&&isFinite(o)&&((o>999999||isNaN(o))&&(r=s(r,i+"/kodC\
astiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(o<0||isNaN(
o))&&(r=s(r,i+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));
var y=p===e}if(t.kodSpravnihoObvodu!==void 0){let o=t.kodSpravnihoObvodu,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(r=s(r,i+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);
let n=e;typeof o=="number"&&isFinite(o)&&((o>999||isNaN(o))&&(r=s(r,i+"/kodSpravnihoObvodu","#/properties/kodSpravnihoOb\
vodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++),(o<0||isNaN(o))&&(r=s(r,i+"/kodSpravnihoObvod\
u","#/properties/kodSpravnihoObvodu/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var y=p===e}if(t.
kodMestskeCastiObvodu!==void 0){let o=t.kodMestskeCastiObvodu,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=
s(r,i+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/type","type",{type:"integer"},"must be integer"),e++);
let n=e;typeof o=="number"&&isFinite(o)&&((o>999999||isNaN(o))&&(r=s(r,i+"/kodMestskeCastiObvodu","#/properties/kodMests\
keCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(o<0||isNaN(o))&&(r=s(r,i+"/ko\
dMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));
var y=p===e}if(t.kodUlice!==void 0){let o=t.kodUlice,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,i+"/\
kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"must be integer"),e++);let n=e;typeof o=="number"&&isFinite(
o)&&((o>9999999||isNaN(o))&&(r=s(r,i+"/kodUlice","#/properties/kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},
"must be <= 9999999"),e++),(o<0||isNaN(o))&&(r=s(r,i+"/kodUlice","#/properties/kodUlice/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var y=p===e}if(t.cisloDomovni!==void 0){let o=t.cisloDomovni,p=e;typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,i+"/cisloDomovni","#/properties/cisloDomovni/type","type",{type:"integer"},"must \
be integer"),e++);let n=e;typeof o=="number"&&isFinite(o)&&(o>9999||isNaN(o))&&(r=s(r,i+"/cisloDomovni","#/properties/ci\
sloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var y=p===e}if(t.kodObce!==void 0){let o=t.
kodObce,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,i+"/kodObce","#/properties/kodObce/type","type",{
type:"integer"},"must be integer"),e++);let n=e;typeof o=="number"&&isFinite(o)&&((o>999999||isNaN(o))&&(r=s(r,i+"/kodOb\
ce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(o<0||isNaN(o))&&(r=
s(r,i+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var y=p===e}if(t.
cisloOrientacni!==void 0){let o=t.cisloOrientacni,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,i+"/cis\
loOrientacni","#/properties/cisloOrientacni/type","type",{type:"integer"},"must be integer"),e++);let n=e;typeof o=="num\
ber"&&isFinite(o)&&(o>999||isNaN(o))&&(r=s(r,i+"/cisloOrientacni","#/properties/cisloOrientacni/maximum","maximum",{comparison:"\
<=",limit:999},"must be <= 999"),e++);var y=p===e}if(t.cisloOrientacniPismeno!==void 0){let o=t.cisloOrientacniPismeno,p=e,
n=e;typeof o=="string"?m(o)>1&&(r=s(r,i+"/cisloOrientacniPismeno","#/properties/cisloOrientacniPismeno/maxLength","maxLe\
ngth",{limit:1},"must NOT have more than 1 characters"),e++):(r=s(r,i+"/cisloOrientacniPismeno","#/properties/cisloOrien\
tacniPismeno/type","type",{type:"string"},"must be string"),e++);var y=p===e}if(t.textovaAdresa!==void 0){let o=t.textovaAdresa,
p=e,n=e;typeof o=="string"?m(o)>1500&&(r=s(r,i+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},
"must NOT have more than 1500 characters"),e++):(r=s(r,i+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"\
string"},"must be string"),e++);var y=p===e}}else r=s(r,i,"#/type","type",{type:"object"},"must be object"),e++;return $.
errors=r,e===0}var F=new RegExp("^\\d{3}$","u");function D(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){
let r=null,e=0,g=e;j(t,{instancePath:i,parentData:c,parentDataProperty:f,rootData:l})||(r=L(r,j.errors),e=r.length);var d=g===
e;let y=e,O=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ico!==void 0){let u=t.ico,h=e,N=e;if(Array.isArray(u)){u.
length>100&&(r=s(r,i+"/ico","#/allOf/1/properties/ico/maxItems","maxItems",{limit:100},"must NOT have more than 100 item\
s"),e++);let _=!0,k=u.length;for(let b=0;b<k;b++){let v=u[b],x=e,z=e;typeof v=="string"?(m(v)>8&&(r=s(r,i+"/ico/"+b,"#/a\
llOf/1/properties/ico/items/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),m(v)<8&&(r=s(r,
i+"/ico/"+b,"#/allOf/1/properties/ico/items/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),
C.test(v)||(r=s(r,i+"/ico/"+b,"#/allOf/1/properties/ico/items/pattern","pattern",{pattern:"^\\d{8}$"},'must match patter\
n "^\\d{8}$"'),e++)):(r=s(r,i+"/ico/"+b,"#/allOf/1/properties/ico/items/type","type",{type:"string"},"must be string"),e++);
var o=x===e;o||(_=!1)}}else r=s(r,i+"/ico","#/allOf/1/properties/ico/type","type",{type:"array"},"must be array"),e++;var p=h===
e}if(t.obchodniJmeno!==void 0){let u=t.obchodniJmeno,h=e,N=e;typeof u=="string"?(m(u)>2e3&&(r=s(r,i+"/obchodniJmeno","#/\
allOf/1/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},"must NOT have more than 2000 characters"),e++),m(u)<
1&&(r=s(r,i+"/obchodniJmeno","#/allOf/1/properties/obchodniJmeno/minLength","minLength",{limit:1},"must NOT have fewer t\
han 1 characters"),e++)):(r=s(r,i+"/obchodniJmeno","#/allOf/1/properties/obchodniJmeno/type","type",{type:"string"},"mus\
t be string"),e++);var p=h===e}if(t.sidlo!==void 0){let u=t.sidlo,h=e;$(u,{instancePath:i+"/sidlo",parentData:t,parentDataProperty:"\
sidlo",rootData:l})||(r=L(r,$.errors),e=r.length);var p=h===e}if(t.pravniForma!==void 0){let u=t.pravniForma,h=e,N=e;if(Array.
isArray(u)){let k=!0,b=u.length;for(let v=0;v<b;v++){let x=u[v],z=e,re=e;typeof x=="string"?(m(x)>3&&(r=s(r,i+"/pravniFo\
rma/"+v,"#/allOf/1/properties/pravniForma/items/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),
e++),m(x)<3&&(r=s(r,i+"/pravniForma/"+v,"#/allOf/1/properties/pravniForma/items/minLength","minLength",{limit:3},"must N\
OT have fewer than 3 characters"),e++),F.test(x)||(r=s(r,i+"/pravniForma/"+v,"#/allOf/1/properties/pravniForma/items/pat\
tern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=s(r,i+"/pravniForma/"+v,"#/allOf/1/proper\
ties/pravniForma/items/type","type",{type:"string"},"must be string"),e++);var n=z===e;n||(k=!1)}}else r=s(r,i+"/pravniF\
orma","#/allOf/1/properties/pravniForma/type","type",{type:"array"},"must be array"),e++;var p=h===e}if(t.financniUrad!==
void 0){let u=t.financniUrad,h=e,N=e;if(Array.isArray(u)){let k=!0,b=u.length;for(let v=0;v<b;v++){let x=u[v],z=e,re=e;typeof x==
"string"?(m(x)>3&&(r=s(r,i+"/financniUrad/"+v,"#/allOf/1/properties/financniUrad/items/maxLength","maxLength",{limit:3},
"must NOT have more than 3 characters"),e++),m(x)<3&&(r=s(r,i+"/financniUrad/"+v,"#/allOf/1/properties/financniUrad/item\
s/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),F.test(x)||(r=s(r,i+"/financniUrad/"+v,
"#/allOf/1/properties/financniUrad/items/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):
(r=s(r,i+"/financniUrad/"+v,"#/allOf/1/properties/financniUrad/items/type","type",{type:"string"},"must be string"),e++);
var a=z===e;a||(k=!1)}}else r=s(r,i+"/financniUrad","#/allOf/1/properties/financniUrad/type","type",{type:"array"},"must\
 be array"),e++;var p=h===e}}else r=s(r,i,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var d=y===e;return D.
errors=r,e===0}function M(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;D(
t,{instancePath:i,parentData:c,parentDataProperty:f,rootData:l})||(r=L(r,D.errors),e=r.length);var a=g===e;let y=e,O=e;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.pravniFormaRos!==void 0){let d=t.pravniFormaRos,u=e,h=e;if(Array.isArray(d)){
let N=!0,_=d.length;for(let k=0;k<_;k++){let b=d[k],v=e,x=e;typeof b=="string"?(m(b)>3&&(r=s(r,i+"/pravniFormaRos/"+k,"#\
/allOf/1/properties/pravniFormaRos/items/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(
b)<3&&(r=s(r,i+"/pravniFormaRos/"+k,"#/allOf/1/properties/pravniFormaRos/items/minLength","minLength",{limit:3},"must NO\
T have fewer than 3 characters"),e++),F.test(b)||(r=s(r,i+"/pravniFormaRos/"+k,"#/allOf/1/properties/pravniFormaRos/item\
s/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=s(r,i+"/pravniFormaRos/"+k,"#/allOf/\
1/properties/pravniFormaRos/items/type","type",{type:"string"},"must be string"),e++);var o=v===e;o||(N=!1)}}else r=s(r,
i+"/pravniFormaRos","#/allOf/1/properties/pravniFormaRos/type","type",{type:"array"},"must be array"),e++;var p=u===e}if(t.
czNace!==void 0){let d=t.czNace,u=e,h=e;if(Array.isArray(d)){let _=!0,k=d.length;for(let b=0;b<k;b++){let v=d[b],x=e,z=e;
typeof v=="string"?(m(v)>5&&(r=s(r,i+"/czNace/"+b,"#/allOf/1/properties/czNace/items/maxLength","maxLength",{limit:5},"m\
ust NOT have more than 5 characters"),e++),m(v)<1&&(r=s(r,i+"/czNace/"+b,"#/allOf/1/properties/czNace/items/minLength","\
minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=s(r,i+"/czNace/"+b,"#/allOf/1/properties/czNace/i\
tems/type","type",{type:"string"},"must be string"),e++);var n=x===e;n||(_=!1)}}else r=s(r,i+"/czNace","#/allOf/1/proper\
ties/czNace/type","type",{type:"array"},"must be array"),e++;var p=u===e}}else r=s(r,i,"#/allOf/1/type","type",{type:"ob\
ject"},"must be object"),e++;var a=y===e;if(t&&typeof t=="object"&&!Array.isArray(t)){let d=e;for(let u in t)T.call(ce.properties,
u)||(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:u},"must NOT have additional properties"),
e++)}return M.errors=r,e===0}var fe=Z;var A=new RegExp("^(ARES_)?\\d{8}$","u");function Z(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){
let r=null,e=0,g=e;if(t&&typeof t=="object"&&!Array.isArray(t)){t.ico===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"\
ico"},"must have required property 'ico'"),e++);let O=e;for(let o in t)o!=="ico"&&(r=s(r,i,"#/additionalProperties","add\
itionalProperties",{additionalProperty:o},"must NOT have additional properties"),e++);if(t.ico!==void 0){let o=t.ico,p=e,
n=e;typeof o=="string"?(m(o)>32&&(r=s(r,i+"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more\
 than 32 characters"),e++),A.test(o)||(r=s(r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},
'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(r=s(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be s\
tring"),e++);var y=p===e}}else r=s(r,i,"#/type","type",{type:"object"},"must be object"),e++;return Z.errors=r,e===0}var ye=w;function w(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;j(t,{instancePath:i,
parentData:c,parentDataProperty:f,rootData:l})||(r=L(r,j.errors),e=r.length);var n=g===e;let y=e,O=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.ico!==void 0){let a=t.ico,d=e,u=e;if(Array.isArray(a)){a.length>100&&(r=s(r,i+"/ico","#/a\
llOf/1/properties/ico/maxItems","maxItems",{limit:100},"must NOT have more than 100 items"),e++);let h=!0,N=a.length;for(let _=0;_<
N;_++){let k=a[_],b=e,v=e;typeof k=="string"?(m(k)>8&&(r=s(r,i+"/ico/"+_,"#/allOf/1/properties/ico/items/maxLength","max\
Length",{limit:8},"must NOT have more than 8 characters"),e++),m(k)<8&&(r=s(r,i+"/ico/"+_,"#/allOf/1/properties/ico/item\
s/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),C.test(k)||(r=s(r,i+"/ico/"+_,"#/allOf/\
1/properties/ico/items/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=s(r,i+"/ico/"+_,
"#/allOf/1/properties/ico/items/type","type",{type:"string"},"must be string"),e++);var o=b===e;o||(h=!1)}}else r=s(r,i+
"/ico","#/allOf/1/properties/ico/type","type",{type:"array"},"must be array"),e++;var p=d===e}}else r=s(r,i,"#/allOf/1/t\
ype","type",{type:"object"},"must be object"),e++;var n=y===e;if(t&&typeof t=="object"&&!Array.isArray(t)){let a=e;for(let d in t)
d==="start"||d==="pocet"||d==="razeni"||d==="ico"||(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:d},
"must NOT have additional properties"),e++)}return w.errors=r,e===0}var ue=J;function J(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let O=e;for(let o in t)o!=="ico"&&(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let o=t.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return J.errors=r,e===0}var ve=I;function I(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let O=e;for(let o in t)o!=="ico"&&(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let o=t.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return I.errors=r,e===0}var be=K;function K(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let O=e;for(let o in t)o!=="ico"&&(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let o=t.ico,p=e,n=e;typeof o=="string"?(m(o)>8&&(r=s(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),m(o)<8&&(r=s(r,i+
"/ico","#/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),C.test(o)||(r=s(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=s(r,i+"/i\
co","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,i,"#/type","type",{type:"\
object"},"must be object"),e++;return K.errors=r,e===0}var ge=V;function V(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let O=e;for(let o in t)o!=="ico"&&(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let o=t.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return V.errors=r,e===0}var ke=B;function B(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let O=e;for(let o in t)o!=="ico"&&(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let o=t.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return B.errors=r,e===0}var Oe=G;function G(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let O=e;for(let o in t)o!=="ico"&&(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let o=t.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return G.errors=r,e===0}var he=H;function H(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let O=e;for(let o in t)o!=="ico"&&(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let o=t.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return H.errors=r,e===0}var _e=Q;function Q(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let O=e;for(let o in t)o!=="ico"&&(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let o=t.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,i+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,i,"#/type",
"type",{type:"object"},"must be object"),e++;return Q.errors=r,e===0}var xe=W;function W(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.ico===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let O=e;for(let o in t)o!=="ico"&&(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(t.ico!==void 0){let o=t.ico,p=e,n=e;typeof o=="string"?(m(o)>8&&(r=s(r,i+
"/ico","#/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),m(o)<8&&(r=s(r,i+
"/ico","#/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),C.test(o)||(r=s(
r,i+"/ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=s(r,i+"/i\
co","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,i,"#/type","type",{type:"\
object"},"must be object"),e++;return W.errors=r,e===0}var Ne=X;function X(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;j(t,{instancePath:i,
parentData:c,parentDataProperty:f,rootData:l})||(r=L(r,j.errors),e=r.length);var p=g===e;let y=e,O=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.zdrojCiselniku!==void 0){let n=t.zdrojCiselniku,a=e,d=e;typeof n=="string"?(m(n)>64&&(r=s(
r,i+"/zdrojCiselniku","#/allOf/1/properties/zdrojCiselniku/maxLength","maxLength",{limit:64},"must NOT have more than 64\
 characters"),e++),m(n)<1&&(r=s(r,i+"/zdrojCiselniku","#/allOf/1/properties/zdrojCiselniku/minLength","minLength",{limit:1},
"must NOT have fewer than 1 characters"),e++)):(r=s(r,i+"/zdrojCiselniku","#/allOf/1/properties/zdrojCiselniku/type","ty\
pe",{type:"string"},"must be string"),e++);var o=a===e}if(t.kodCiselniku!==void 0){let n=t.kodCiselniku,a=e,d=e;typeof n==
"string"?(m(n)>64&&(r=s(r,i+"/kodCiselniku","#/allOf/1/properties/kodCiselniku/maxLength","maxLength",{limit:64},"must N\
OT have more than 64 characters"),e++),m(n)<1&&(r=s(r,i+"/kodCiselniku","#/allOf/1/properties/kodCiselniku/minLength","m\
inLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=s(r,i+"/kodCiselniku","#/allOf/1/properties/kodCis\
elniku/type","type",{type:"string"},"must be string"),e++);var o=a===e}}else r=s(r,i,"#/allOf/1/type","type",{type:"obje\
ct"},"must be object"),e++;var p=y===e;if(t&&typeof t=="object"&&!Array.isArray(t)){let n=e;for(let a in t)a==="start"||
a==="pocet"||a==="razeni"||a==="zdrojCiselniku"||a==="kodCiselniku"||(r=s(r,i,"#/additionalProperties","additionalProper\
ties",{additionalProperty:a},"must NOT have additional properties"),e++)}return X.errors=r,e===0}var je=Y,Ae={$id:"close\
d:StandardizovanaAdresaFiltr",allOf:[{$ref:"part:StrankovaniARazeni"},{type:"object",properties:{kodObce:{type:"integer",
minimum:0,maximum:999999},nazevObce:{type:"string",maxLength:48},kodCastiObce:{type:"integer",minimum:0,maximum:999999},
nazevCastiObce:{type:"string",maxLength:48},kodMestskehoCastiObvodu:{type:"integer",minimum:0,maximum:999999},nazevMestskehoCastiObvodu:{
type:"string",maxLength:32},kodUlice:{type:"integer",minimum:0,maximum:9999999},nazevUlice:{type:"string",maxLength:48},
cisloDomovni:{type:"integer",maximum:9999},cisloOrientacni:{type:"integer",maximum:999},cisloOrientacniPismeno:{type:"st\
ring",maxLength:1},kodAdresnihoMista:{type:"integer",minimum:0,maximum:999999999},textovaAdresa:{type:"string",maxLength:1500},
typStandardizaceAdresy:{type:"string"}}}],properties:{start:{},pocet:{},razeni:{},kodObce:{},nazevObce:{},kodCastiObce:{},
nazevCastiObce:{},kodMestskehoCastiObvodu:{},nazevMestskehoCastiObvodu:{},kodUlice:{},nazevUlice:{},cisloDomovni:{},cisloOrientacni:{},
cisloOrientacniPismeno:{},kodAdresnihoMista:{},textovaAdresa:{},typStandardizaceAdresy:{}},additionalProperties:!1};function Y(t,{
instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;j(t,{instancePath:i,parentData:c,
parentDataProperty:f,rootData:l})||(r=L(r,j.errors),e=r.length);var p=g===e;let y=e,O=e;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.kodObce!==void 0){let n=t.kodObce,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,i+"/ko\
dObce","#/allOf/1/properties/kodObce/type","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n=="number"&&isFinite(
n)&&((n>999999||isNaN(n))&&(r=s(r,i+"/kodObce","#/allOf/1/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(n<0||isNaN(n))&&(r=s(r,i+"/kodObce","#/allOf/1/properties/kodObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var o=a===e}if(t.nazevObce!==void 0){let n=t.nazevObce,a=e,d=e;typeof n=="string"?m(n)>
48&&(r=s(r,i+"/nazevObce","#/allOf/1/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 \
characters"),e++):(r=s(r,i+"/nazevObce","#/allOf/1/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);
var o=a===e}if(t.kodCastiObce!==void 0){let n=t.kodCastiObce,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=
s(r,i+"/kodCastiObce","#/allOf/1/properties/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n==
"number"&&isFinite(n)&&((n>999999||isNaN(n))&&(r=s(r,i+"/kodCastiObce","#/allOf/1/properties/kodCastiObce/maximum","maxi\
mum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(n<0||isNaN(n))&&(r=s(r,i+"/kodCastiObce","#/allOf/1/prope\
rties/kodCastiObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var o=a===e}if(t.nazevCastiObce!==
void 0){let n=t.nazevCastiObce,a=e,d=e;typeof n=="string"?m(n)>48&&(r=s(r,i+"/nazevCastiObce","#/allOf/1/properties/naze\
vCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=s(r,i+"/nazevCastiObce","#\
/allOf/1/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var o=a===e}if(t.kodMestskehoCastiObvodu!==
void 0){let n=t.kodMestskehoCastiObvodu,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,i+"/kodMestskehoC\
astiObvodu","#/allOf/1/properties/kodMestskehoCastiObvodu/type","type",{type:"integer"},"must be integer"),e++);let d=e;
typeof n=="number"&&isFinite(n)&&((n>999999||isNaN(n))&&(r=s(r,i+"/kodMestskehoCastiObvodu","#/allOf/1/properties/kodMes\
tskehoCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(n<0||isNaN(n))&&(r=s(r,i+
"/kodMestskehoCastiObvodu","#/allOf/1/properties/kodMestskehoCastiObvodu/minimum","minimum",{comparison:">=",limit:0},"m\
ust be >= 0"),e++));var o=a===e}if(t.nazevMestskehoCastiObvodu!==void 0){let n=t.nazevMestskehoCastiObvodu,a=e,d=e;typeof n==
"string"?m(n)>32&&(r=s(r,i+"/nazevMestskehoCastiObvodu","#/allOf/1/properties/nazevMestskehoCastiObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(r=s(r,i+"/nazevMestskehoCastiObvodu","#/allOf/1/propert\
ies/nazevMestskehoCastiObvodu/type","type",{type:"string"},"must be string"),e++);var o=a===e}if(t.kodUlice!==void 0){let n=t.
kodUlice,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,i+"/kodUlice","#/allOf/1/properties/kodUlice/typ\
e","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n=="number"&&isFinite(n)&&((n>9999999||isNaN(n))&&(r=s(
r,i+"/kodUlice","#/allOf/1/properties/kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),
e++),(n<0||isNaN(n))&&(r=s(r,i+"/kodUlice","#/allOf/1/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"\
must be >= 0"),e++));var o=a===e}if(t.nazevUlice!==void 0){let n=t.nazevUlice,a=e,d=e;typeof n=="string"?m(n)>48&&(r=s(r,
i+"/nazevUlice","#/allOf/1/properties/nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 character\
s"),e++):(r=s(r,i+"/nazevUlice","#/allOf/1/properties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var o=a===
e}if(t.cisloDomovni!==void 0){let n=t.cisloDomovni,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,i+"/ci\
sloDomovni","#/allOf/1/properties/cisloDomovni/type","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n=="\
number"&&isFinite(n)&&(n>9999||isNaN(n))&&(r=s(r,i+"/cisloDomovni","#/allOf/1/properties/cisloDomovni/maximum","maximum",
{comparison:"<=",limit:9999},"must be <= 9999"),e++);var o=a===e}if(t.cisloOrientacni!==void 0){let n=t.cisloOrientacni,
a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,i+"/cisloOrientacni","#/allOf/1/properties/cisloOrientacn\
i/type","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n=="number"&&isFinite(n)&&(n>999||isNaN(n))&&(r=s(
r,i+"/cisloOrientacni","#/allOf/1/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= \
999"),e++);var o=a===e}if(t.cisloOrientacniPismeno!==void 0){let n=t.cisloOrientacniPismeno,a=e,d=e;typeof n=="string"?m(
n)>1&&(r=s(r,i+"/cisloOrientacniPismeno","#/allOf/1/properties/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"\
must NOT have more than 1 characters"),e++):(r=s(r,i+"/cisloOrientacniPismeno","#/allOf/1/properties/cisloOrientacniPism\
eno/type","type",{type:"string"},"must be string"),e++);var o=a===e}if(t.kodAdresnihoMista!==void 0){let n=t.kodAdresnihoMista,
a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,i+"/kodAdresnihoMista","#/allOf/1/properties/kodAdresniho\
Mista/type","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n=="number"&&isFinite(n)&&((n>999999999||isNaN(
n))&&(r=s(r,i+"/kodAdresnihoMista","#/allOf/1/properties/kodAdresnihoMista/maximum","maximum",{comparison:"<=",limit:999999999},
"must be <= 999999999"),e++),(n<0||isNaN(n))&&(r=s(r,i+"/kodAdresnihoMista","#/allOf/1/properties/kodAdresnihoMista/mini\
mum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var o=a===e}if(t.textovaAdresa!==void 0){let n=t.textovaAdresa,
a=e,d=e;typeof n=="string"?m(n)>1500&&(r=s(r,i+"/textovaAdresa","#/allOf/1/properties/textovaAdresa/maxLength","maxLengt\
h",{limit:1500},"must NOT have more than 1500 characters"),e++):(r=s(r,i+"/textovaAdresa","#/allOf/1/properties/textovaA\
dresa/type","type",{type:"string"},"must be string"),e++);var o=a===e}if(t.typStandardizaceAdresy!==void 0){let n=t.typStandardizaceAdresy,
a=e;typeof n!="string"&&(r=s(r,i+"/typStandardizaceAdresy","#/allOf/1/properties/typStandardizaceAdresy/type","type",{type:"\
string"},"must be string"),e++);let d=e;var o=a===e}}else r=s(r,i,"#/allOf/1/type","type",{type:"object"},"must be objec\
t"),e++;var p=y===e;if(t&&typeof t=="object"&&!Array.isArray(t)){let n=e;for(let a in t)T.call(Ae.properties,a)||(r=s(r,
i,"#/additionalProperties","additionalProperties",{additionalProperty:a},"must NOT have additional properties"),e++)}return Y.
errors=r,e===0}var Le=P;function P(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){let O=e;for(let o in t)o!=="datovyZdroj"&&(r=s(r,i,"#/additionalProperties","additionalPrope\
rties",{additionalProperty:o},"must NOT have additional properties"),e++);if(t.datovyZdroj!==void 0){let o=t.datovyZdroj,
p=e,n=e;typeof o=="string"?m(o)>30&&(r=s(r,i+"/datovyZdroj","#/properties/datovyZdroj/maxLength","maxLength",{limit:30},
"must NOT have more than 30 characters"),e++):(r=s(r,i+"/datovyZdroj","#/properties/datovyZdroj/type","type",{type:"stri\
ng"},"must be string"),e++);var y=p===e}}else r=s(r,i,"#/type","type",{type:"object"},"must be object"),e++;return P.errors=
r,e===0}var ze=ee;function ee(t,{instancePath:i="",parentData:c,parentDataProperty:f,rootData:l=t}={}){let r=null,e=0,g=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.datovyZdroj===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"datovyZdroj"},"m\
ust have required property 'datovyZdroj'"),e++),t.cisloDavky===void 0&&(r=s(r,i,"#/required","required",{missingProperty:"\
cisloDavky"},"must have required property 'cisloDavky'"),e++);let O=e;for(let o in t)o==="datovyZdroj"||o==="cisloDavky"||
(r=s(r,i,"#/additionalProperties","additionalProperties",{additionalProperty:o},"must NOT have additional properties"),e++);
if(t.datovyZdroj!==void 0){let o=t.datovyZdroj,p=e,n=e;typeof o=="string"?m(o)>30&&(r=s(r,i+"/datovyZdroj","#/properties\
/datovyZdroj/maxLength","maxLength",{limit:30},"must NOT have more than 30 characters"),e++):(r=s(r,i+"/datovyZdroj","#/\
properties/datovyZdroj/type","type",{type:"string"},"must be string"),e++);var y=p===e}if(t.cisloDavky!==void 0){let o=t.
cisloDavky,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,i+"/cisloDavky","#/properties/cisloDavky/type",
"type",{type:"integer"},"must be integer"),e++);let n=e;var y=p===e}}else r=s(r,i,"#/type","type",{type:"object"},"must \
be object"),e++;return ee.errors=r,e===0}function L(t,i){if(t===null)return i;for(let c of i)t.push(c);return t}function s(t,i,c,f,l,r){
return L(t,[{instancePath:i,schemaPath:c,keyword:f,params:l,message:r}])}return ae(Ce);})();

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
