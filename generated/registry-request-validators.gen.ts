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

var code=(()=>{var $=Object.defineProperty;var ie=Object.getOwnPropertyDescriptor;var te=Object.getOwnPropertyNames;var oe=Object.prototype.hasOwnProperty;var se=(i,t)=>()=>{try{return t||i((t={exports:{}}).exports,t),t.exports}catch(c){throw t=0,c}},ne=(i,t)=>{for(var c in t)
$(i,c,{get:t[c],enumerable:!0})},pe=(i,t,c,f)=>{if(t&&typeof t=="object"||typeof t=="function")for(let l of te(t))!oe.call(
i,l)&&l!==c&&$(i,l,{get:()=>t[l],enumerable:!(f=ie(t,l))||f.enumerable});return i};var ae=i=>pe($({},"__esModule",{value:!0}),i);var q=se(D=>{"use strict";Object.defineProperty(D,"__esModule",{value:!0});function R(i){let t=i.length,c=0,f=0,l;for(;f<
t;)c++,l=i.charCodeAt(f++),l>=55296&&l<=56319&&f<t&&(l=i.charCodeAt(f),(l&64512)===56320&&f++);return c}D.default=R;R.code=
'require("ajv/dist/runtime/ucs2length").default'});var Ce={};ne(Ce,{v0:()=>me,v1:()=>le,v10:()=>he,v11:()=>_e,v12:()=>xe,v13:()=>Ne,v14:()=>je,v15:()=>Le,v16:()=>ze,v2:()=>fe,
v3:()=>ye,v4:()=>ue,v5:()=>ve,v6:()=>ge,v7:()=>be,v8:()=>Oe,v9:()=>ke});var me=U;var m=q().default,C=new RegExp("^\\d{8}$","u");function U(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){
let r=null,e=0,b=e;if(i&&typeof i=="object"&&!Array.isArray(i)){i.ico===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"\
ico"},"must have required property 'ico'"),e++);let k=e;for(let o in i)o!=="ico"&&(r=s(r,t,"#/additionalProperties","add\
itionalProperties",{additionalProperty:o},"must NOT have additional properties"),e++);if(i.ico!==void 0){let o=i.ico,p=e,
n=e;typeof o=="string"?(m(o)>8&&(r=s(r,t+"/ico","#/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more t\
han 8 characters"),e++),m(o)<8&&(r=s(r,t+"/ico","#/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer \
than 8 characters"),e++),C.test(o)||(r=s(r,t+"/ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must matc\
h pattern "^\\d{8}$"'),e++)):(r=s(r,t+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===
e}}else r=s(r,t,"#/type","type",{type:"object"},"must be object"),e++;return U.errors=r,e===0}var le=M,ce={$id:"closed:E\
konomickeSubjektyKomplexFiltr",allOf:[{$ref:"part:EkonomickeSubjektyZakladFiltr"},{type:"object",properties:{pravniFormaRos:{
type:"array",items:{type:"string",minLength:3,maxLength:3,pattern:"^\\d{3}$"}},czNace:{type:"array",items:{type:"string",
minLength:1,maxLength:5}}}}],properties:{start:{},pocet:{},razeni:{},ico:{},obchodniJmeno:{},sidlo:{},pravniForma:{},financniUrad:{},
pravniFormaRos:{},czNace:{}},additionalProperties:!1};function j(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.start!==void 0){let o=i.start,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=
s(r,t+"/start","#/properties/start/type","type",{type:"integer"},"must be integer"),e++);let n=e;typeof o=="number"&&isFinite(
o)&&((o>2147483647||isNaN(o))&&(r=s(r,t+"/start","#/properties/start/maximum","maximum",{comparison:"<=",limit:2147483647},
"must be <= 2147483647"),e++),(o<0||isNaN(o))&&(r=s(r,t+"/start","#/properties/start/minimum","minimum",{comparison:">=",
limit:0},"must be >= 0"),e++));var y=p===e}if(i.pocet!==void 0){let o=i.pocet,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o)||(r=s(r,t+"/pocet","#/properties/pocet/type","type",{type:"integer"},"must be integer"),e++);let n=e;typeof o==
"number"&&isFinite(o)&&((o>2147483647||isNaN(o))&&(r=s(r,t+"/pocet","#/properties/pocet/maximum","maximum",{comparison:"\
<=",limit:2147483647},"must be <= 2147483647"),e++),(o<0||isNaN(o))&&(r=s(r,t+"/pocet","#/properties/pocet/minimum","min\
imum",{comparison:">=",limit:0},"must be >= 0"),e++));var y=p===e}if(i.razeni!==void 0){let o=i.razeni,p=e,n=e;if(Array.
isArray(o)){let d=!0,u=o.length;for(let h=0;h<u;h++){let N=o[h],_=e;typeof N!="string"&&(r=s(r,t+"/razeni/"+h,"#/propert\
ies/razeni/items/type","type",{type:"string"},"must be string"),e++);let O=e;var k=_===e;k||(d=!1)}}else r=s(r,t+"/razen\
i","#/properties/razeni/type","type",{type:"array"},"must be array"),e++;var y=p===e}}else r=s(r,t,"#/type","type",{type:"\
object"},"must be object"),e++;return j.errors=r,e===0}var de={$id:"closed:AdresaFiltr",type:"object",properties:{kodCastiObce:{
type:"integer",minimum:0,maximum:999999},kodSpravnihoObvodu:{type:"integer",minimum:0,maximum:999},kodMestskeCastiObvodu:{
type:"integer",minimum:0,maximum:999999},kodUlice:{type:"integer",minimum:0,maximum:9999999},cisloDomovni:{type:"integer",
maximum:9999},kodObce:{type:"integer",minimum:0,maximum:999999},cisloOrientacni:{type:"integer",maximum:999},cisloOrientacniPismeno:{
type:"string",maxLength:1},textovaAdresa:{type:"string",maxLength:1500}},additionalProperties:!1},T=Object.prototype.hasOwnProperty;
function F(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){let k=e;for(let o in i)T.call(de.properties,o)||(r=s(r,t,"#/additionalProperties","additiona\
lProperties",{additionalProperty:o},"must NOT have additional properties"),e++);if(i.kodCastiObce!==void 0){let o=i.kodCastiObce,
p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,t+"/kodCastiObce","#/properties/kodCastiObce/type","type",
{type:"integer"},"must be integer"),e++);let n=e;typeof o=="number"&&isFinite(o)&&((o>999999||isNaN(o))&&(r=s(r,t+"/kodC\
astiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(o<0||isNaN(
o))&&(r=s(r,t+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));
var y=p===e}if(i.kodSpravnihoObvodu!==void 0){let o=i.kodSpravnihoObvodu,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(r=s(r,t+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);
let n=e;typeof o=="number"&&isFinite(o)&&((o>999||isNaN(o))&&(r=s(r,t+"/kodSpravnihoObvodu","#/properties/kodSpravnihoOb\
vodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++),(o<0||isNaN(o))&&(r=s(r,t+"/kodSpravnihoObvod\
u","#/properties/kodSpravnihoObvodu/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var y=p===e}if(i.
kodMestskeCastiObvodu!==void 0){let o=i.kodMestskeCastiObvodu,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=
s(r,t+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/type","type",{type:"integer"},"must be integer"),e++);
let n=e;typeof o=="number"&&isFinite(o)&&((o>999999||isNaN(o))&&(r=s(r,t+"/kodMestskeCastiObvodu","#/properties/kodMests\
keCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(o<0||isNaN(o))&&(r=s(r,t+"/ko\
dMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));
var y=p===e}if(i.kodUlice!==void 0){let o=i.kodUlice,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,t+"/\
kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"must be integer"),e++);let n=e;typeof o=="number"&&isFinite(
o)&&((o>9999999||isNaN(o))&&(r=s(r,t+"/kodUlice","#/properties/kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},
"must be <= 9999999"),e++),(o<0||isNaN(o))&&(r=s(r,t+"/kodUlice","#/properties/kodUlice/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var y=p===e}if(i.cisloDomovni!==void 0){let o=i.cisloDomovni,p=e;typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,t+"/cisloDomovni","#/properties/cisloDomovni/type","type",{type:"integer"},"must \
be integer"),e++);let n=e;typeof o=="number"&&isFinite(o)&&(o>9999||isNaN(o))&&(r=s(r,t+"/cisloDomovni","#/properties/ci\
sloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var y=p===e}if(i.kodObce!==void 0){let o=i.
kodObce,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,t+"/kodObce","#/properties/kodObce/type","type",{
type:"integer"},"must be integer"),e++);let n=e;typeof o=="number"&&isFinite(o)&&((o>999999||isNaN(o))&&(r=s(r,t+"/kodOb\
ce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(o<0||isNaN(o))&&(r=
s(r,t+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var y=p===e}if(i.
cisloOrientacni!==void 0){let o=i.cisloOrientacni,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,t+"/cis\
loOrientacni","#/properties/cisloOrientacni/type","type",{type:"integer"},"must be integer"),e++);let n=e;typeof o=="num\
ber"&&isFinite(o)&&(o>999||isNaN(o))&&(r=s(r,t+"/cisloOrientacni","#/properties/cisloOrientacni/maximum","maximum",{comparison:"\
<=",limit:999},"must be <= 999"),e++);var y=p===e}if(i.cisloOrientacniPismeno!==void 0){let o=i.cisloOrientacniPismeno,p=e,
n=e;typeof o=="string"?m(o)>1&&(r=s(r,t+"/cisloOrientacniPismeno","#/properties/cisloOrientacniPismeno/maxLength","maxLe\
ngth",{limit:1},"must NOT have more than 1 characters"),e++):(r=s(r,t+"/cisloOrientacniPismeno","#/properties/cisloOrien\
tacniPismeno/type","type",{type:"string"},"must be string"),e++);var y=p===e}if(i.textovaAdresa!==void 0){let o=i.textovaAdresa,
p=e,n=e;typeof o=="string"?m(o)>1500&&(r=s(r,t+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},
"must NOT have more than 1500 characters"),e++):(r=s(r,t+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"\
string"},"must be string"),e++);var y=p===e}}else r=s(r,t,"#/type","type",{type:"object"},"must be object"),e++;return F.
errors=r,e===0}var E=new RegExp("^\\d{3}$","u");function S(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){
let r=null,e=0,b=e;j(i,{instancePath:t,parentData:c,parentDataProperty:f,rootData:l})||(r=L(r,j.errors),e=r.length);var d=b===
e;let y=e,k=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ico!==void 0){let u=i.ico,h=e,N=e;if(Array.isArray(u)){u.
length>100&&(r=s(r,t+"/ico","#/allOf/1/properties/ico/maxItems","maxItems",{limit:100},"must NOT have more than 100 item\
s"),e++);let _=!0,O=u.length;for(let g=0;g<O;g++){let v=u[g],x=e,z=e;typeof v=="string"?(m(v)>8&&(r=s(r,t+"/ico/"+g,"#/a\
llOf/1/properties/ico/items/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),m(v)<8&&(r=s(r,
t+"/ico/"+g,"#/allOf/1/properties/ico/items/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),
C.test(v)||(r=s(r,t+"/ico/"+g,"#/allOf/1/properties/ico/items/pattern","pattern",{pattern:"^\\d{8}$"},'must match patter\
n "^\\d{8}$"'),e++)):(r=s(r,t+"/ico/"+g,"#/allOf/1/properties/ico/items/type","type",{type:"string"},"must be string"),e++);
var o=x===e;o||(_=!1)}}else r=s(r,t+"/ico","#/allOf/1/properties/ico/type","type",{type:"array"},"must be array"),e++;var p=h===
e}if(i.obchodniJmeno!==void 0){let u=i.obchodniJmeno,h=e,N=e;typeof u=="string"?(m(u)>2e3&&(r=s(r,t+"/obchodniJmeno","#/\
allOf/1/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},"must NOT have more than 2000 characters"),e++),m(u)<
1&&(r=s(r,t+"/obchodniJmeno","#/allOf/1/properties/obchodniJmeno/minLength","minLength",{limit:1},"must NOT have fewer t\
han 1 characters"),e++)):(r=s(r,t+"/obchodniJmeno","#/allOf/1/properties/obchodniJmeno/type","type",{type:"string"},"mus\
t be string"),e++);var p=h===e}if(i.sidlo!==void 0){let u=i.sidlo,h=e;F(u,{instancePath:t+"/sidlo",parentData:i,parentDataProperty:"\
sidlo",rootData:l})||(r=L(r,F.errors),e=r.length);var p=h===e}if(i.pravniForma!==void 0){let u=i.pravniForma,h=e,N=e;if(Array.
isArray(u)){let O=!0,g=u.length;for(let v=0;v<g;v++){let x=u[v],z=e,re=e;typeof x=="string"?(m(x)>3&&(r=s(r,t+"/pravniFo\
rma/"+v,"#/allOf/1/properties/pravniForma/items/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),
e++),m(x)<3&&(r=s(r,t+"/pravniForma/"+v,"#/allOf/1/properties/pravniForma/items/minLength","minLength",{limit:3},"must N\
OT have fewer than 3 characters"),e++),E.test(x)||(r=s(r,t+"/pravniForma/"+v,"#/allOf/1/properties/pravniForma/items/pat\
tern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=s(r,t+"/pravniForma/"+v,"#/allOf/1/proper\
ties/pravniForma/items/type","type",{type:"string"},"must be string"),e++);var n=z===e;n||(O=!1)}}else r=s(r,t+"/pravniF\
orma","#/allOf/1/properties/pravniForma/type","type",{type:"array"},"must be array"),e++;var p=h===e}if(i.financniUrad!==
void 0){let u=i.financniUrad,h=e,N=e;if(Array.isArray(u)){let O=!0,g=u.length;for(let v=0;v<g;v++){let x=u[v],z=e,re=e;typeof x==
"string"?(m(x)>3&&(r=s(r,t+"/financniUrad/"+v,"#/allOf/1/properties/financniUrad/items/maxLength","maxLength",{limit:3},
"must NOT have more than 3 characters"),e++),m(x)<3&&(r=s(r,t+"/financniUrad/"+v,"#/allOf/1/properties/financniUrad/item\
s/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),E.test(x)||(r=s(r,t+"/financniUrad/"+v,
"#/allOf/1/properties/financniUrad/items/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):
(r=s(r,t+"/financniUrad/"+v,"#/allOf/1/properties/financniUrad/items/type","type",{type:"string"},"must be string"),e++);
var a=z===e;a||(O=!1)}}else r=s(r,t+"/financniUrad","#/allOf/1/properties/financniUrad/type","type",{type:"array"},"must\
 be array"),e++;var p=h===e}}else r=s(r,t,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var d=y===e;return S.
errors=r,e===0}function M(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;S(
i,{instancePath:t,parentData:c,parentDataProperty:f,rootData:l})||(r=L(r,S.errors),e=r.length);var a=b===e;let y=e,k=e;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.pravniFormaRos!==void 0){let d=i.pravniFormaRos,u=e,h=e;if(Array.isArray(d)){
let N=!0,_=d.length;for(let O=0;O<_;O++){let g=d[O],v=e,x=e;typeof g=="string"?(m(g)>3&&(r=s(r,t+"/pravniFormaRos/"+O,"#\
/allOf/1/properties/pravniFormaRos/items/maxLength","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),m(
g)<3&&(r=s(r,t+"/pravniFormaRos/"+O,"#/allOf/1/properties/pravniFormaRos/items/minLength","minLength",{limit:3},"must NO\
T have fewer than 3 characters"),e++),E.test(g)||(r=s(r,t+"/pravniFormaRos/"+O,"#/allOf/1/properties/pravniFormaRos/item\
s/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=s(r,t+"/pravniFormaRos/"+O,"#/allOf/\
1/properties/pravniFormaRos/items/type","type",{type:"string"},"must be string"),e++);var o=v===e;o||(N=!1)}}else r=s(r,
t+"/pravniFormaRos","#/allOf/1/properties/pravniFormaRos/type","type",{type:"array"},"must be array"),e++;var p=u===e}if(i.
czNace!==void 0){let d=i.czNace,u=e,h=e;if(Array.isArray(d)){let _=!0,O=d.length;for(let g=0;g<O;g++){let v=d[g],x=e,z=e;
typeof v=="string"?(m(v)>5&&(r=s(r,t+"/czNace/"+g,"#/allOf/1/properties/czNace/items/maxLength","maxLength",{limit:5},"m\
ust NOT have more than 5 characters"),e++),m(v)<1&&(r=s(r,t+"/czNace/"+g,"#/allOf/1/properties/czNace/items/minLength","\
minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=s(r,t+"/czNace/"+g,"#/allOf/1/properties/czNace/i\
tems/type","type",{type:"string"},"must be string"),e++);var n=x===e;n||(_=!1)}}else r=s(r,t+"/czNace","#/allOf/1/proper\
ties/czNace/type","type",{type:"array"},"must be array"),e++;var p=u===e}}else r=s(r,t,"#/allOf/1/type","type",{type:"ob\
ject"},"must be object"),e++;var a=y===e;if(i&&typeof i=="object"&&!Array.isArray(i)){let d=e;for(let u in i)T.call(ce.properties,
u)||(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:u},"must NOT have additional properties"),
e++)}return M.errors=r,e===0}var fe=Z;var A=new RegExp("^(ARES_)?\\d{8}$","u");function Z(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){
let r=null,e=0,b=e;if(i&&typeof i=="object"&&!Array.isArray(i)){i.ico===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"\
ico"},"must have required property 'ico'"),e++);let k=e;for(let o in i)o!=="ico"&&(r=s(r,t,"#/additionalProperties","add\
itionalProperties",{additionalProperty:o},"must NOT have additional properties"),e++);if(i.ico!==void 0){let o=i.ico,p=e,
n=e;typeof o=="string"?(m(o)>32&&(r=s(r,t+"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more\
 than 32 characters"),e++),A.test(o)||(r=s(r,t+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},
'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(r=s(r,t+"/ico","#/properties/ico/type","type",{type:"string"},"must be s\
tring"),e++);var y=p===e}}else r=s(r,t,"#/type","type",{type:"object"},"must be object"),e++;return Z.errors=r,e===0}var ye=w;function w(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;j(i,{instancePath:t,
parentData:c,parentDataProperty:f,rootData:l})||(r=L(r,j.errors),e=r.length);var n=b===e;let y=e,k=e;if(i&&typeof i=="ob\
ject"&&!Array.isArray(i)){if(i.ico!==void 0){let a=i.ico,d=e,u=e;if(Array.isArray(a)){a.length>100&&(r=s(r,t+"/ico","#/a\
llOf/1/properties/ico/maxItems","maxItems",{limit:100},"must NOT have more than 100 items"),e++);let h=!0,N=a.length;for(let _=0;_<
N;_++){let O=a[_],g=e,v=e;typeof O=="string"?(m(O)>8&&(r=s(r,t+"/ico/"+_,"#/allOf/1/properties/ico/items/maxLength","max\
Length",{limit:8},"must NOT have more than 8 characters"),e++),m(O)<8&&(r=s(r,t+"/ico/"+_,"#/allOf/1/properties/ico/item\
s/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),C.test(O)||(r=s(r,t+"/ico/"+_,"#/allOf/\
1/properties/ico/items/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=s(r,t+"/ico/"+_,
"#/allOf/1/properties/ico/items/type","type",{type:"string"},"must be string"),e++);var o=g===e;o||(h=!1)}}else r=s(r,t+
"/ico","#/allOf/1/properties/ico/type","type",{type:"array"},"must be array"),e++;var p=d===e}}else r=s(r,t,"#/allOf/1/t\
ype","type",{type:"object"},"must be object"),e++;var n=y===e;if(i&&typeof i=="object"&&!Array.isArray(i)){let a=e;for(let d in i)
d==="start"||d==="pocet"||d==="razeni"||d==="ico"||(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:d},
"must NOT have additional properties"),e++)}return w.errors=r,e===0}var ue=J;function J(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){i.ico===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let o in i)o!=="ico"&&(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(i.ico!==void 0){let o=i.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,t+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,t+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,t+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,t,"#/type",
"type",{type:"object"},"must be object"),e++;return J.errors=r,e===0}var ve=I;function I(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){i.ico===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let o in i)o!=="ico"&&(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(i.ico!==void 0){let o=i.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,t+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,t+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,t+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,t,"#/type",
"type",{type:"object"},"must be object"),e++;return I.errors=r,e===0}var ge=K;function K(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){i.ico===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let o in i)o!=="ico"&&(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(i.ico!==void 0){let o=i.ico,p=e,n=e;typeof o=="string"?(m(o)>8&&(r=s(r,t+
"/ico","#/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),m(o)<8&&(r=s(r,t+
"/ico","#/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),C.test(o)||(r=s(
r,t+"/ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=s(r,t+"/i\
co","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,t,"#/type","type",{type:"\
object"},"must be object"),e++;return K.errors=r,e===0}var be=V;function V(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){i.ico===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let o in i)o!=="ico"&&(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(i.ico!==void 0){let o=i.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,t+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,t+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,t+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,t,"#/type",
"type",{type:"object"},"must be object"),e++;return V.errors=r,e===0}var Oe=B;function B(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){i.ico===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let o in i)o!=="ico"&&(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(i.ico!==void 0){let o=i.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,t+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,t+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,t+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,t,"#/type",
"type",{type:"object"},"must be object"),e++;return B.errors=r,e===0}var ke=G;function G(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){i.ico===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let o in i)o!=="ico"&&(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(i.ico!==void 0){let o=i.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,t+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,t+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,t+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,t,"#/type",
"type",{type:"object"},"must be object"),e++;return G.errors=r,e===0}var he=H;function H(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){i.ico===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let o in i)o!=="ico"&&(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(i.ico!==void 0){let o=i.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,t+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,t+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,t+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,t,"#/type",
"type",{type:"object"},"must be object"),e++;return H.errors=r,e===0}var _e=Q;function Q(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){i.ico===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let o in i)o!=="ico"&&(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(i.ico!==void 0){let o=i.ico,p=e,n=e;typeof o=="string"?(m(o)>32&&(r=s(r,t+
"/ico","#/properties/ico/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),A.test(o)||(r=s(
r,t+"/ico","#/properties/ico/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):
(r=s(r,t+"/ico","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,t,"#/type",
"type",{type:"object"},"must be object"),e++;return Q.errors=r,e===0}var xe=W;function W(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){i.ico===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"ico"},"must have required\
 property 'ico'"),e++);let k=e;for(let o in i)o!=="ico"&&(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:o},
"must NOT have additional properties"),e++);if(i.ico!==void 0){let o=i.ico,p=e,n=e;typeof o=="string"?(m(o)>8&&(r=s(r,t+
"/ico","#/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),e++),m(o)<8&&(r=s(r,t+
"/ico","#/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 characters"),e++),C.test(o)||(r=s(
r,t+"/ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=s(r,t+"/i\
co","#/properties/ico/type","type",{type:"string"},"must be string"),e++);var y=p===e}}else r=s(r,t,"#/type","type",{type:"\
object"},"must be object"),e++;return W.errors=r,e===0}var Ne=X;function X(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;j(i,{instancePath:t,
parentData:c,parentDataProperty:f,rootData:l})||(r=L(r,j.errors),e=r.length);var p=b===e;let y=e,k=e;if(i&&typeof i=="ob\
ject"&&!Array.isArray(i)){if(i.zdrojCiselniku!==void 0){let n=i.zdrojCiselniku,a=e,d=e;typeof n=="string"?(m(n)>64&&(r=s(
r,t+"/zdrojCiselniku","#/allOf/1/properties/zdrojCiselniku/maxLength","maxLength",{limit:64},"must NOT have more than 64\
 characters"),e++),m(n)<1&&(r=s(r,t+"/zdrojCiselniku","#/allOf/1/properties/zdrojCiselniku/minLength","minLength",{limit:1},
"must NOT have fewer than 1 characters"),e++)):(r=s(r,t+"/zdrojCiselniku","#/allOf/1/properties/zdrojCiselniku/type","ty\
pe",{type:"string"},"must be string"),e++);var o=a===e}if(i.kodCiselniku!==void 0){let n=i.kodCiselniku,a=e,d=e;typeof n==
"string"?(m(n)>64&&(r=s(r,t+"/kodCiselniku","#/allOf/1/properties/kodCiselniku/maxLength","maxLength",{limit:64},"must N\
OT have more than 64 characters"),e++),m(n)<1&&(r=s(r,t+"/kodCiselniku","#/allOf/1/properties/kodCiselniku/minLength","m\
inLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=s(r,t+"/kodCiselniku","#/allOf/1/properties/kodCis\
elniku/type","type",{type:"string"},"must be string"),e++);var o=a===e}}else r=s(r,t,"#/allOf/1/type","type",{type:"obje\
ct"},"must be object"),e++;var p=y===e;if(i&&typeof i=="object"&&!Array.isArray(i)){let n=e;for(let a in i)a==="start"||
a==="pocet"||a==="razeni"||a==="zdrojCiselniku"||a==="kodCiselniku"||(r=s(r,t,"#/additionalProperties","additionalProper\
ties",{additionalProperty:a},"must NOT have additional properties"),e++)}return X.errors=r,e===0}var je=Y,Ae={$id:"close\
d:StandardizovanaAdresaFiltr",allOf:[{$ref:"part:StrankovaniARazeni"},{type:"object",properties:{kodObce:{type:"integer",
minimum:0,maximum:999999},nazevObce:{type:"string",maxLength:48},kodCastiObce:{type:"integer",minimum:0,maximum:999999},
nazevCastiObce:{type:"string",maxLength:48},kodMestskehoCastiObvodu:{type:"integer",minimum:0,maximum:999999},nazevMestskehoCastiObvodu:{
type:"string",maxLength:32},kodUlice:{type:"integer",minimum:0,maximum:9999999},nazevUlice:{type:"string",maxLength:48},
cisloDomovni:{type:"integer",maximum:9999},cisloOrientacni:{type:"integer",maximum:999},cisloOrientacniPismeno:{type:"st\
ring",maxLength:1},kodAdresnihoMista:{type:"integer",minimum:0,maximum:999999999},textovaAdresa:{type:"string",maxLength:1500},
typStandardizaceAdresy:{type:"string"}}}],properties:{start:{},pocet:{},razeni:{},kodObce:{},nazevObce:{},kodCastiObce:{},
nazevCastiObce:{},kodMestskehoCastiObvodu:{},nazevMestskehoCastiObvodu:{},kodUlice:{},nazevUlice:{},cisloDomovni:{},cisloOrientacni:{},
cisloOrientacniPismeno:{},kodAdresnihoMista:{},textovaAdresa:{},typStandardizaceAdresy:{}},additionalProperties:!1};function Y(i,{
instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;j(i,{instancePath:t,parentData:c,
parentDataProperty:f,rootData:l})||(r=L(r,j.errors),e=r.length);var p=b===e;let y=e,k=e;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.kodObce!==void 0){let n=i.kodObce,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,t+"/ko\
dObce","#/allOf/1/properties/kodObce/type","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n=="number"&&isFinite(
n)&&((n>999999||isNaN(n))&&(r=s(r,t+"/kodObce","#/allOf/1/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(n<0||isNaN(n))&&(r=s(r,t+"/kodObce","#/allOf/1/properties/kodObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var o=a===e}if(i.nazevObce!==void 0){let n=i.nazevObce,a=e,d=e;typeof n=="string"?m(n)>
48&&(r=s(r,t+"/nazevObce","#/allOf/1/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 \
characters"),e++):(r=s(r,t+"/nazevObce","#/allOf/1/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);
var o=a===e}if(i.kodCastiObce!==void 0){let n=i.kodCastiObce,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=
s(r,t+"/kodCastiObce","#/allOf/1/properties/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n==
"number"&&isFinite(n)&&((n>999999||isNaN(n))&&(r=s(r,t+"/kodCastiObce","#/allOf/1/properties/kodCastiObce/maximum","maxi\
mum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(n<0||isNaN(n))&&(r=s(r,t+"/kodCastiObce","#/allOf/1/prope\
rties/kodCastiObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var o=a===e}if(i.nazevCastiObce!==
void 0){let n=i.nazevCastiObce,a=e,d=e;typeof n=="string"?m(n)>48&&(r=s(r,t+"/nazevCastiObce","#/allOf/1/properties/naze\
vCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=s(r,t+"/nazevCastiObce","#\
/allOf/1/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var o=a===e}if(i.kodMestskehoCastiObvodu!==
void 0){let n=i.kodMestskehoCastiObvodu,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,t+"/kodMestskehoC\
astiObvodu","#/allOf/1/properties/kodMestskehoCastiObvodu/type","type",{type:"integer"},"must be integer"),e++);let d=e;
typeof n=="number"&&isFinite(n)&&((n>999999||isNaN(n))&&(r=s(r,t+"/kodMestskehoCastiObvodu","#/allOf/1/properties/kodMes\
tskehoCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),(n<0||isNaN(n))&&(r=s(r,t+
"/kodMestskehoCastiObvodu","#/allOf/1/properties/kodMestskehoCastiObvodu/minimum","minimum",{comparison:">=",limit:0},"m\
ust be >= 0"),e++));var o=a===e}if(i.nazevMestskehoCastiObvodu!==void 0){let n=i.nazevMestskehoCastiObvodu,a=e,d=e;typeof n==
"string"?m(n)>32&&(r=s(r,t+"/nazevMestskehoCastiObvodu","#/allOf/1/properties/nazevMestskehoCastiObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(r=s(r,t+"/nazevMestskehoCastiObvodu","#/allOf/1/propert\
ies/nazevMestskehoCastiObvodu/type","type",{type:"string"},"must be string"),e++);var o=a===e}if(i.kodUlice!==void 0){let n=i.
kodUlice,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,t+"/kodUlice","#/allOf/1/properties/kodUlice/typ\
e","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n=="number"&&isFinite(n)&&((n>9999999||isNaN(n))&&(r=s(
r,t+"/kodUlice","#/allOf/1/properties/kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),
e++),(n<0||isNaN(n))&&(r=s(r,t+"/kodUlice","#/allOf/1/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"\
must be >= 0"),e++));var o=a===e}if(i.nazevUlice!==void 0){let n=i.nazevUlice,a=e,d=e;typeof n=="string"?m(n)>48&&(r=s(r,
t+"/nazevUlice","#/allOf/1/properties/nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 character\
s"),e++):(r=s(r,t+"/nazevUlice","#/allOf/1/properties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var o=a===
e}if(i.cisloDomovni!==void 0){let n=i.cisloDomovni,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,t+"/ci\
sloDomovni","#/allOf/1/properties/cisloDomovni/type","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n=="\
number"&&isFinite(n)&&(n>9999||isNaN(n))&&(r=s(r,t+"/cisloDomovni","#/allOf/1/properties/cisloDomovni/maximum","maximum",
{comparison:"<=",limit:9999},"must be <= 9999"),e++);var o=a===e}if(i.cisloOrientacni!==void 0){let n=i.cisloOrientacni,
a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,t+"/cisloOrientacni","#/allOf/1/properties/cisloOrientacn\
i/type","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n=="number"&&isFinite(n)&&(n>999||isNaN(n))&&(r=s(
r,t+"/cisloOrientacni","#/allOf/1/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= \
999"),e++);var o=a===e}if(i.cisloOrientacniPismeno!==void 0){let n=i.cisloOrientacniPismeno,a=e,d=e;typeof n=="string"?m(
n)>1&&(r=s(r,t+"/cisloOrientacniPismeno","#/allOf/1/properties/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"\
must NOT have more than 1 characters"),e++):(r=s(r,t+"/cisloOrientacniPismeno","#/allOf/1/properties/cisloOrientacniPism\
eno/type","type",{type:"string"},"must be string"),e++);var o=a===e}if(i.kodAdresnihoMista!==void 0){let n=i.kodAdresnihoMista,
a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=s(r,t+"/kodAdresnihoMista","#/allOf/1/properties/kodAdresniho\
Mista/type","type",{type:"integer"},"must be integer"),e++);let d=e;typeof n=="number"&&isFinite(n)&&((n>999999999||isNaN(
n))&&(r=s(r,t+"/kodAdresnihoMista","#/allOf/1/properties/kodAdresnihoMista/maximum","maximum",{comparison:"<=",limit:999999999},
"must be <= 999999999"),e++),(n<0||isNaN(n))&&(r=s(r,t+"/kodAdresnihoMista","#/allOf/1/properties/kodAdresnihoMista/mini\
mum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var o=a===e}if(i.textovaAdresa!==void 0){let n=i.textovaAdresa,
a=e,d=e;typeof n=="string"?m(n)>1500&&(r=s(r,t+"/textovaAdresa","#/allOf/1/properties/textovaAdresa/maxLength","maxLengt\
h",{limit:1500},"must NOT have more than 1500 characters"),e++):(r=s(r,t+"/textovaAdresa","#/allOf/1/properties/textovaA\
dresa/type","type",{type:"string"},"must be string"),e++);var o=a===e}if(i.typStandardizaceAdresy!==void 0){let n=i.typStandardizaceAdresy,
a=e;typeof n!="string"&&(r=s(r,t+"/typStandardizaceAdresy","#/allOf/1/properties/typStandardizaceAdresy/type","type",{type:"\
string"},"must be string"),e++);let d=e;var o=a===e}}else r=s(r,t,"#/allOf/1/type","type",{type:"object"},"must be objec\
t"),e++;var p=y===e;if(i&&typeof i=="object"&&!Array.isArray(i)){let n=e;for(let a in i)T.call(Ae.properties,a)||(r=s(r,
t,"#/additionalProperties","additionalProperties",{additionalProperty:a},"must NOT have additional properties"),e++)}return Y.
errors=r,e===0}var Le=P;function P(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){let k=e;for(let o in i)o!=="datovyZdroj"&&(r=s(r,t,"#/additionalProperties","additionalPrope\
rties",{additionalProperty:o},"must NOT have additional properties"),e++);if(i.datovyZdroj!==void 0){let o=i.datovyZdroj,
p=e,n=e;typeof o=="string"?m(o)>30&&(r=s(r,t+"/datovyZdroj","#/properties/datovyZdroj/maxLength","maxLength",{limit:30},
"must NOT have more than 30 characters"),e++):(r=s(r,t+"/datovyZdroj","#/properties/datovyZdroj/type","type",{type:"stri\
ng"},"must be string"),e++);var y=p===e}}else r=s(r,t,"#/type","type",{type:"object"},"must be object"),e++;return P.errors=
r,e===0}var ze=ee;function ee(i,{instancePath:t="",parentData:c,parentDataProperty:f,rootData:l=i}={}){let r=null,e=0,b=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){i.datovyZdroj===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"datovyZdroj"},"m\
ust have required property 'datovyZdroj'"),e++),i.cisloDavky===void 0&&(r=s(r,t,"#/required","required",{missingProperty:"\
cisloDavky"},"must have required property 'cisloDavky'"),e++);let k=e;for(let o in i)o==="datovyZdroj"||o==="cisloDavky"||
(r=s(r,t,"#/additionalProperties","additionalProperties",{additionalProperty:o},"must NOT have additional properties"),e++);
if(i.datovyZdroj!==void 0){let o=i.datovyZdroj,p=e,n=e;typeof o=="string"?m(o)>30&&(r=s(r,t+"/datovyZdroj","#/properties\
/datovyZdroj/maxLength","maxLength",{limit:30},"must NOT have more than 30 characters"),e++):(r=s(r,t+"/datovyZdroj","#/\
properties/datovyZdroj/type","type",{type:"string"},"must be string"),e++);var y=p===e}if(i.cisloDavky!==void 0){let o=i.
cisloDavky,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=s(r,t+"/cisloDavky","#/properties/cisloDavky/type",
"type",{type:"integer"},"must be integer"),e++);let n=e;var y=p===e}}else r=s(r,t,"#/type","type",{type:"object"},"must \
be object"),e++;return ee.errors=r,e===0}function L(i,t){if(i===null)return t;for(let c of t)i.push(c);return i}function s(i,t,c,f,l,r){
return L(i,[{instancePath:t,schemaPath:c,keyword:f,params:l,message:r}])}return ae(Ce);})();

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
  vratEkonomickySubjekt: { path: code.v0 },
  vyhledejEkonomickeSubjekty: { body: code.v1 },
  vratEkonomickySubjektVr: { path: code.v2 },
  vyhledejSeznamEkonomickychSubjektuVr: { body: code.v3 },
  vratEkonomickySubjektRes: { path: code.v4 },
  vyhledejSeznamEkonomickychSubjektuRes: { body: code.v3 },
  vratEkonomickySubjektRzp: { path: code.v5 },
  vyhledejSeznamEkonomickychSubjektuRzp: { body: code.v3 },
  vratEkonomickySubjektNrpzs: { path: code.v6 },
  vyhledejSeznamEkonomickychSubjektuNrpzs: { body: code.v3 },
  vratEkonomickySubjektRpsh: { path: code.v7 },
  vyhledejSeznamEkonomickychSubjektuRpsh: { body: code.v3 },
  vratEkonomickySubjektRcns: { path: code.v8 },
  vyhledejSeznamEkonomickychSubjektuRcns: { body: code.v3 },
  vratEkonomickySubjektSzr: { path: code.v9 },
  vyhledejSeznamEkonomickychSubjektuSzr: { body: code.v3 },
  vratEkonomickySubjektRs: { path: code.v10 },
  vyhledejSeznamEkonomickychSubjektuRs: { body: code.v3 },
  vratEkonomickySubjektRos: { path: code.v11 },
  vyhledejSeznamEkonomickychSubjektuRos: { body: code.v3 },
  vratEkonomickySubjektCeu: { path: code.v12 },
  vyhledejSeznamEkonomickychSubjektuCeu: { body: code.v3 },
  vyhledejCiselnik: { body: code.v13 },
  vyhledejStandardizovaneAdresy: { body: code.v14 },
  vyhledejSeznamNotifikacnichDavek: { body: code.v15 },
  vratNotifikacniDavku: { path: code.v16 },
};
