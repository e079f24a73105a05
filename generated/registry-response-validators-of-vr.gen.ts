// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var re=Object.defineProperty;var Ue=Object.getOwnPropertyDescriptor;var Je=Object.getOwnPropertyNames;var Ke=Object.prototype.hasOwnProperty;var Me=(t,s)=>()=>{try{return s||t((s={exports:{}}).exports,s),s.exports}catch(b){throw s=0,b}},Ie=(t,s)=>{for(var b in s)
re(t,b,{get:s[b],enumerable:!0})},Re=(t,s,b,_)=>{if(s&&typeof s=="object"||typeof s=="function")for(let l of Je(s))!Ke.call(
t,l)&&l!==b&&re(t,l,{get:()=>s[l],enumerable:!(_=Ue(s,l))||_.enumerable});return t};var we=t=>Re(re({},"__esModule",{value:!0}),t);var Ce=Me(te=>{"use strict";Object.defineProperty(te,"__esModule",{value:!0});function Ze(t){let s=t.length,b=0,_=0,l;for(;_<
s;)b++,l=t.charCodeAt(_++),l>=55296&&l<=56319&&_<s&&(l=t.charCodeAt(_),(l&64512)===56320&&_++);return b}te.default=Ze;Ze.
code='require("ajv/dist/runtime/ucs2length").default'});var Ge={};Ie(Ge,{v0:()=>Be,v1:()=>Ye,v2:()=>qe});var Be=ee;var A=Ce().default,He=new RegExp("^(ARES_)?\\d{8}$","u");var U=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function j(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.datumZapisu!==void 0){let n=t.datumZapisu,a=e,m=e;typeof n=="number"&&isFinite(n),typeof n==
"string"?U.test(n)||(r=i(r,s+"/datumZapisu","#/properties/datumZapisu/format","format",{format:"date"},'must match forma\
t "date"'),e++):(r=i(r,s+"/datumZapisu","#/properties/datumZapisu/type","type",{type:"string"},"must be string"),e++);var u=a===
e}if(t.datumVymazu!==void 0){let n=t.datumVymazu,a=e,m=e;typeof n=="number"&&isFinite(n),typeof n=="string"?U.test(n)||(r=
i(r,s+"/datumVymazu","#/properties/datumVymazu/format","format",{format:"date"},'must match format "date"'),e++):(r=i(r,
s+"/datumVymazu","#/properties/datumVymazu/type","type",{type:"string"},"must be string"),e++);var u=a===e}}else r=i(r,s,
"#/type","type",{type:"object"},"must be object"),e++;return j.errors=r,e===0}function K(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.typObnos!==void 0){let n=t.typObnos,a=e,m=e;typeof n=="string"?A(n)>50&&(r=i(r,s+"/typO\
bnos","#/properties/typObnos/maxLength","maxLength",{limit:50},"must NOT have more than 50 characters"),e++):(r=i(r,s+"/\
typObnos","#/properties/typObnos/type","type",{type:"string"},"must be string"),e++);var u=a===e}if(t.hodnota!==void 0){
let n=t.hodnota,a=e;typeof n!="string"&&(r=i(r,s+"/hodnota","#/properties/hodnota/type","type",{type:"string"},"must be \
string"),e++);let m=e;var u=a===e}}else r=i(r,s,"#/type","type",{type:"object"},"must be object"),e++;return K.errors=r,
e===0}function se(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.typAkcie!==void 0){let o=t.typAkcie,p=e,y=e;typeof o=="string"?A(o)>50&&(r=i(r,s+"/typAkc\
ie","#/allOf/1/properties/typAkcie/maxLength","maxLength",{limit:50},"must NOT have more than 50 characters"),e++):(r=i(
r,s+"/typAkcie","#/allOf/1/properties/typAkcie/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(t.podobaAkcie!==
void 0){let o=t.podobaAkcie,p=e,y=e;typeof o=="string"?A(o)>50&&(r=i(r,s+"/podobaAkcie","#/allOf/1/properties/podobaAkci\
e/maxLength","maxLength",{limit:50},"must NOT have more than 50 characters"),e++):(r=i(r,s+"/podobaAkcie","#/allOf/1/pro\
perties/podobaAkcie/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(t.pocet!==void 0){let o=t.pocet,p=e;
typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=i(r,s+"/pocet","#/allOf/1/properties/pocet/type","type",{type:"in\
teger"},"must be integer"),e++);let y=e;typeof o=="number"&&isFinite(o)&&((o>2147483647||isNaN(o))&&(r=i(r,s+"/pocet","#\
/allOf/1/properties/pocet/maximum","maximum",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(o<0||isNaN(
o))&&(r=i(r,s+"/pocet","#/allOf/1/properties/pocet/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=p===
e}if(t.text!==void 0){let o=t.text,p=e;typeof o!="string"&&(r=i(r,s+"/text","#/allOf/1/properties/text/type","type",{type:"\
string"},"must be string"),e++);let y=e;var a=p===e}if(t.hodnota!==void 0){let o=t.hodnota,p=e;K(o,{instancePath:s+"/hod\
nota",parentData:t,parentDataProperty:"hodnota",rootData:l})||(r=v(r,K.errors),e=r.length);var a=p===e}}else r=i(r,s,"#/\
allOf/1/type","type",{type:"object"},"must be object"),e++;var m=u===e;return se.errors=r,e===0}function ie(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.soud!==void 0){let o=t.soud,p=e,y=e;typeof o=="string"?A(o)>15&&(r=i(r,s+"/soud","#/allOf\
/1/properties/soud/maxLength","maxLength",{limit:15},"must NOT have more than 15 characters"),e++):(r=i(r,s+"/soud","#/a\
llOf/1/properties/soud/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(t.oddil!==void 0){let o=t.oddil,
p=e,y=e;typeof o=="string"?A(o)>20&&(r=i(r,s+"/oddil","#/allOf/1/properties/oddil/maxLength","maxLength",{limit:20},"mus\
t NOT have more than 20 characters"),e++):(r=i(r,s+"/oddil","#/allOf/1/properties/oddil/type","type",{type:"string"},"mu\
st be string"),e++);var a=p===e}if(t.vlozka!==void 0){let o=t.vlozka,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(r=i(r,s+"/vlozka","#/allOf/1/properties/vlozka/type","type",{type:"integer"},"must be integer"),e++);let y=e;var a=p===
e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=u===e;return ie.errors=r,e===0}var Te=new RegExp("^\\d{8}$","u");function q(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,
e=0,z=e;j(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,
n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,p=e,y=e;typeof o=="string"?(A(o)>
8&&(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/maxLength","maxLength",{limit:8},"must NOT have more than 8 charact\
ers"),e++),A(o)<8&&(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/minLength","minLength",{limit:8},"must NOT have few\
er than 8 characters"),e++),Te.test(o)||(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/pattern","pattern",{pattern:"^\
\\d{8}$"},'must match pattern "^\\d{8}$"'),e++)):(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/type","type",{type:"s\
tring"},"must be string"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=u===
e;return q.errors=r,e===0}function R(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,p=e,y=e;typeof o=="string"?(A(o)>2e3&&(r=i(r,s+"/hodnot\
a","#/allOf/1/properties/hodnota/maxLength","maxLength",{limit:2e3},"must NOT have more than 2000 characters"),e++),A(o)<
1&&(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/minLength","minLength",{limit:1},"must NOT have fewer than 1 charac\
ters"),e++)):(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/type","type",{type:"string"},"must be string"),e++);var a=p===
e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=u===e;return R.errors=r,e===0}function ne(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.vklad!==void 0){let o=t.vklad,p=e;K(o,{instancePath:s+"/vklad",parentData:t,parentDataProperty:"\
vklad",rootData:l})||(r=v(r,K.errors),e=r.length);var a=p===e}if(t.text!==void 0){let o=t.text,p=e;typeof o!="string"&&(r=
i(r,s+"/text","#/allOf/1/properties/text/type","type",{type:"string"},"must be string"),e++);let y=e;var a=p===e}if(t.typVkladu!==
void 0){let o=t.typVkladu,p=e,y=e;typeof o=="string"?A(o)>50&&(r=i(r,s+"/typVkladu","#/allOf/1/properties/typVkladu/maxL\
ength","maxLength",{limit:50},"must NOT have more than 50 characters"),e++):(r=i(r,s+"/typVkladu","#/allOf/1/properties/\
typVkladu/type","type",{type:"string"},"must be string"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"o\
bject"},"must be object"),e++;var m=u===e;return ne.errors=r,e===0}function oe(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;R(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,R.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.jazyk!==void 0){let o=t.jazyk,p=e,y=e;typeof o=="string"?A(o)>255&&(r=i(r,s+"/jazyk","#/a\
llOf/1/properties/jazyk/maxLength","maxLength",{limit:255},"must NOT have more than 255 characters"),e++):(r=i(r,s+"/jaz\
yk","#/allOf/1/properties/jazyk/type","type",{type:"string"},"must be string"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1\
/type","type",{type:"object"},"must be object"),e++;var m=u===e;return oe.errors=r,e===0}function ae(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.typJmeni!==void 0){let o=t.typJmeni,p=e,y=e;typeof o=="string"?A(o)>50&&(r=i(r,s+"/typJme\
ni","#/allOf/1/properties/typJmeni/maxLength","maxLength",{limit:50},"must NOT have more than 50 characters"),e++):(r=i(
r,s+"/typJmeni","#/allOf/1/properties/typJmeni/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(t.text!==
void 0){let o=t.text,p=e;typeof o!="string"&&(r=i(r,s+"/text","#/allOf/1/properties/text/type","type",{type:"string"},"m\
ust be string"),e++);let y=e;var a=p===e}if(t.vklad!==void 0){let o=t.vklad,p=e;K(o,{instancePath:s+"/vklad",parentData:t,
parentDataProperty:"vklad",rootData:l})||(r=v(r,K.errors),e=r.length);var a=p===e}if(t.splaceni!==void 0){let o=t.splaceni,
p=e;K(o,{instancePath:s+"/splaceni",parentData:t,parentDataProperty:"splaceni",rootData:l})||(r=v(r,K.errors),e=r.length);
var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=u===e;return ae.errors=r,e===
0}var $e=new RegExp("^\\d{3}$","u");function G(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,
e=0,z=e;j(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,
n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,p=e,y=e;typeof o=="string"?(A(o)>
3&&(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/maxLength","maxLength",{limit:3},"must NOT have more than 3 charact\
ers"),e++),A(o)<3&&(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/minLength","minLength",{limit:3},"must NOT have few\
er than 3 characters"),e++),$e.test(o)||(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/pattern","pattern",{pattern:"^\
\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/type","type",{type:"s\
tring"},"must be string"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=u===
e;return G.errors=r,e===0}function w(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.kodStatu!==void 0){let n=t.kodStatu,a=e;typeof n!="string"&&(r=i(r,s+"/kodStatu","#/pro\
perties/kodStatu/type","type",{type:"string"},"must be string"),e++);let m=e;var u=a===e}if(t.nazevStatu!==void 0){let n=t.
nazevStatu,a=e,m=e;typeof n=="string"?A(n)>32&&(r=i(r,s+"/nazevStatu","#/properties/nazevStatu/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(r=i(r,s+"/nazevStatu","#/properties/nazevStatu/type","type",{type:"string"},
"must be string"),e++);var u=a===e}if(t.kodKraje!==void 0){let n=t.kodKraje,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)||(r=i(r,s+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof n==
"number"&&isFinite(n)&&((n>999||isNaN(n))&&(r=i(r,s+"/kodKraje","#/properties/kodKraje/maximum","maximum",{comparison:"<\
=",limit:999},"must be <= 999"),e++),(n<0||isNaN(n))&&(r=i(r,s+"/kodKraje","#/properties/kodKraje/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var u=a===e}if(t.nazevKraje!==void 0){let n=t.nazevKraje,a=e,m=e;typeof n=="string"?A(
n)>32&&(r=i(r,s+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 cha\
racters"),e++):(r=i(r,s+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var u=a===
e}if(t.kodOkresu!==void 0){let n=t.kodOkresu,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/kodOkres\
u","#/properties/kodOkresu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof n=="number"&&isFinite(n)&&
((n>9999||isNaN(n))&&(r=i(r,s+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must\
 be <= 9999"),e++),(n<0||isNaN(n))&&(r=i(r,s+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var u=a===e}if(t.nazevOkresu!==void 0){let n=t.nazevOkresu,a=e,m=e;typeof n=="string"?A(n)>32&&(r=
i(r,s+"/nazevOkresu","#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),
e++):(r=i(r,s+"/nazevOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var u=a===e}if(t.
kodObce!==void 0){let n=t.kodObce,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof n=="number"&&isFinite(n)&&((n>999999||isNaN(
n))&&(r=i(r,s+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(n<0||isNaN(n))&&(r=i(r,s+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var u=a===e}if(t.nazevObce!==void 0){let n=t.nazevObce,a=e,m=e;typeof n=="string"?A(n)>48&&(r=i(r,s+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=i(r,s+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var u=a===e}if(t.kodSpravnihoObvodu!==void 0){
let n=t.kodSpravnihoObvodu,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/kodSpravnihoObvodu","#/pro\
perties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof n=="number"&&isFinite(n)&&
((n>999||isNaN(n))&&(r=i(r,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/maximum","maximum",{comparison:"<=",
limit:999},"must be <= 999"),e++),(n<0||isNaN(n))&&(r=i(r,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var u=a===e}if(t.nazevSpravnihoObvodu!==void 0){let n=t.nazevSpravnihoObvodu,
a=e,m=e;typeof n=="string"?A(n)>32&&(r=i(r,s+"/nazevSpravnihoObvodu","#/properties/nazevSpravnihoObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(r=i(r,s+"/nazevSpravnihoObvodu","#/properties/nazevSpra\
vnihoObvodu/type","type",{type:"string"},"must be string"),e++);var u=a===e}if(t.kodMestskehoObvodu!==void 0){let n=t.kodMestskehoObvodu,
a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/\
type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof n=="number"&&isFinite(n)&&((n>999||isNaN(n))&&(r=i(
r,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 99\
9"),e++),(n<0||isNaN(n))&&(r=i(r,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var u=a===e}if(t.nazevMestskehoObvodu!==void 0){let n=t.nazevMestskehoObvodu,a=e,m=e;
typeof n=="string"?A(n)>32&&(r=i(r,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObvodu/maxLength","maxLength",{
limit:32},"must NOT have more than 32 characters"),e++):(r=i(r,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObv\
odu/type","type",{type:"string"},"must be string"),e++);var u=a===e}if(t.kodMestskeCastiObvodu!==void 0){let n=t.kodMestskeCastiObvodu,
a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiO\
bvodu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof n=="number"&&isFinite(n)&&((n>999999||isNaN(n))&&
(r=i(r,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(n<0||isNaN(n))&&(r=i(r,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var u=a===e}if(t.kodUlice!==void 0){let n=t.kodUlice,a=e;typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;typeof n=="number"&&isFinite(n)&&((n>9999999||isNaN(n))&&(r=i(r,s+"/kodUlice","#/properties/\
kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(n<0||isNaN(n))&&(r=i(r,s+"/kodUl\
ice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var u=a===e}if(t.nazevMestskeCastiObvodu!==
void 0){let n=t.nazevMestskeCastiObvodu,a=e,m=e;typeof n=="string"?A(n)>48&&(r=i(r,s+"/nazevMestskeCastiObvodu","#/prope\
rties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=i(r,s+"\
/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"string"},"must be string"),e++);var u=a===
e}if(t.nazevUlice!==void 0){let n=t.nazevUlice,a=e,m=e;typeof n=="string"?A(n)>48&&(r=i(r,s+"/nazevUlice","#/properties/\
nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=i(r,s+"/nazevUlice","#/pro\
perties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var u=a===e}if(t.cisloDomovni!==void 0){let n=t.cisloDomovni,
a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/cisloDomovni","#/properties/cisloDomovni/type","type",
{type:"integer"},"must be integer"),e++);let m=e;typeof n=="number"&&isFinite(n)&&(n>9999||isNaN(n))&&(r=i(r,s+"/cisloDo\
movni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var u=a===e}if(t.
doplnekAdresy!==void 0){let n=t.doplnekAdresy,a=e,m=e;typeof n=="string"?A(n)>1500&&(r=i(r,s+"/doplnekAdresy","#/propert\
ies/doplnekAdresy/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(r=i(r,s+"/doplnek\
Adresy","#/properties/doplnekAdresy/type","type",{type:"string"},"must be string"),e++);var u=a===e}if(t.kodCastiObce!==
void 0){let n=t.kodCastiObce,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/kodCastiObce","#/propert\
ies/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof n=="number"&&isFinite(n)&&((n>999999||
isNaN(n))&&(r=i(r,s+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must b\
e <= 999999"),e++),(n<0||isNaN(n))&&(r=i(r,s+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var u=a===e}if(t.cisloOrientacni!==void 0){let n=t.cisloOrientacni,a=e;typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"inte\
ger"},"must be integer"),e++);let m=e;typeof n=="number"&&isFinite(n)&&(n>999||isNaN(n))&&(r=i(r,s+"/cisloOrientacni","#\
/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var u=a===e}if(t.cisloOrientacniPismeno!==
void 0){let n=t.cisloOrientacniPismeno,a=e,m=e;typeof n=="string"?A(n)>1&&(r=i(r,s+"/cisloOrientacniPismeno","#/properti\
es/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(r=i(r,s+"/cislo\
OrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var u=a===e}
if(t.nazevCastiObce!==void 0){let n=t.nazevCastiObce,a=e,m=e;typeof n=="string"?A(n)>48&&(r=i(r,s+"/nazevCastiObce","#/p\
roperties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(r=i(r,s+"/naze\
vCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var u=a===e}if(t.kodAdresnihoMista!==
void 0){let n=t.kodAdresnihoMista,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/kodAdresnihoMista",
"#/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof n=="number"&&isFinite(
n)&&((n>999999999||isNaN(n))&&(r=i(r,s+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"\
<=",limit:999999999},"must be <= 999999999"),e++),(n<0||isNaN(n))&&(r=i(r,s+"/kodAdresnihoMista","#/properties/kodAdresn\
ihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var u=a===e}if(t.psc!==void 0){let n=t.psc,a=e;
typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/psc","#/properties/psc/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;var u=a===e}if(t.textovaAdresa!==void 0){let n=t.textovaAdresa,a=e,m=e;typeof n=="string"?A(
n)>1500&&(r=i(r,s+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more t\
han 1500 characters"),e++):(r=i(r,s+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be s\
tring"),e++);var u=a===e}if(t.cisloDoAdresy!==void 0){let n=t.cisloDoAdresy,a=e,m=e;typeof n=="string"?A(n)>255&&(r=i(r,
s+"/cisloDoAdresy","#/properties/cisloDoAdresy/maxLength","maxLength",{limit:255},"must NOT have more than 255 character\
s"),e++):(r=i(r,s+"/cisloDoAdresy","#/properties/cisloDoAdresy/type","type",{type:"string"},"must be string"),e++);var u=a===
e}if(t.standardizaceAdresy!==void 0){let n=t.standardizaceAdresy,a=e;typeof n!="boolean"&&(r=i(r,s+"/standardizaceAdresy",
"#/properties/standardizaceAdresy/type","type",{type:"boolean"},"must be boolean"),e++);let m=e;var u=a===e}if(t.pscTxt!==
void 0){let n=t.pscTxt,a=e,m=e;typeof n=="string"?A(n)>255&&(r=i(r,s+"/pscTxt","#/properties/pscTxt/maxLength","maxLengt\
h",{limit:255},"must NOT have more than 255 characters"),e++):(r=i(r,s+"/pscTxt","#/properties/pscTxt/type","type",{type:"\
string"},"must be string"),e++);var u=a===e}if(t.typCisloDomovni!==void 0){let n=t.typCisloDomovni,a=e;typeof n=="number"&&
!(n%1)&&!isNaN(n)&&isFinite(n)||(r=i(r,s+"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},
"must be integer"),e++);let m=e;typeof n=="number"&&isFinite(n)&&(n>9999||isNaN(n))&&(r=i(r,s+"/typCisloDomovni","#/prop\
erties/typCisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var u=a===e}}else r=i(r,s,
"#/type","type",{type:"object"},"must be object"),e++;return w.errors=r,e===0}function I(t,{instancePath:s="",parentData:b,
parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||
(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.adresa!==void 0){
let o=t.adresa,p=e;w(o,{instancePath:s+"/adresa",parentData:t,parentDataProperty:"adresa",rootData:l})||(r=v(r,w.errors),
e=r.length);var a=p===e}if(t.typAdresy!==void 0){let o=t.typAdresy,p=e,y=e;typeof o=="string"?(A(o)>64&&(r=i(r,s+"/typAd\
resy","#/allOf/1/properties/typAdresy/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),A(
o)<1&&(r=i(r,s+"/typAdresy","#/allOf/1/properties/typAdresy/minLength","minLength",{limit:1},"must NOT have fewer than 1\
 characters"),e++)):(r=i(r,s+"/typAdresy","#/allOf/1/properties/typAdresy/type","type",{type:"string"},"must be string"),
e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=u===e;return I.errors=
r,e===0}function S(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,p=e;typeof o!="string"&&(r=i(r,s+"/hodnota","#/allOf/1/\
properties/hodnota/type","type",{type:"string"},"must be string"),e++);let y=e;var a=p===e}}else r=i(r,s,"#/allOf/1/type",
"type",{type:"object"},"must be object"),e++;var m=u===e;return S.errors=r,e===0}function pe(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.hodnota!==void 0){let o=t.hodnota,p=e,y=e;typeof o=="number"&&isFinite(o),typeof o=="stri\
ng"?U.test(o)||(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/format","format",{format:"date"},'must match format "da\
te"'),e++):(r=i(r,s+"/hodnota","#/allOf/1/properties/hodnota/type","type",{type:"string"},"must be string"),e++);var a=p===
e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=u===e;return pe.errors=r,e===0}function le(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.typ!==void 0){let o=t.typ,p=e,y=e;typeof o=="string"?A(o)>50&&(r=i(r,s+"/typ","#/allOf/1/\
properties/typ/maxLength","maxLength",{limit:50},"must NOT have more than 50 characters"),e++):(r=i(r,s+"/typ","#/allOf/\
1/properties/typ/type","type",{type:"string"},"must be string"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{
type:"object"},"must be object"),e++;var m=u===e;return le.errors=r,e===0}function ye(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.typKategorieZo!==void 0){let o=t.typKategorieZo,p=e,y=e;typeof o=="string"?A(o)>50&&(r=i(
r,s+"/typKategorieZo","#/allOf/1/properties/typKategorieZo/maxLength","maxLength",{limit:50},"must NOT have more than 50\
 characters"),e++):(r=i(r,s+"/typKategorieZo","#/allOf/1/properties/typKategorieZo/type","type",{type:"string"},"must be\
 string"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=u===e;return ye.
errors=r,e===0}function Q(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.predmetPodnikani!==void 0){let p=t.predmetPodnikani,y=e,k=e;if(Array.isArray(p)){let L=!0,
N=p.length;for(let O=0;O<N;O++){let d=p[O],c=e;S(d,{instancePath:s+"/predmetPodnikani/"+O,parentData:p,parentDataProperty:O,
rootData:l})||(r=v(r,S.errors),e=r.length);var u=c===e;u||(L=!1)}}else r=i(r,s+"/predmetPodnikani","#/properties/predmet\
Podnikani/type","type",{type:"array"},"must be array"),e++;var n=y===e}if(t.doplnkovaCinnost!==void 0){let p=t.doplnkovaCinnost,
y=e,k=e;if(Array.isArray(p)){let N=!0,O=p.length;for(let d=0;d<O;d++){let c=p[d],x=e;S(c,{instancePath:s+"/doplnkovaCinn\
ost/"+d,parentData:p,parentDataProperty:d,rootData:l})||(r=v(r,S.errors),e=r.length);var a=x===e;a||(N=!1)}}else r=i(r,s+
"/doplnkovaCinnost","#/properties/doplnkovaCinnost/type","type",{type:"array"},"must be array"),e++;var n=y===e}if(t.predmetCinnosti!==
void 0){let p=t.predmetCinnosti,y=e,k=e;if(Array.isArray(p)){let N=!0,O=p.length;for(let d=0;d<O;d++){let c=p[d],x=e;S(c,
{instancePath:s+"/predmetCinnosti/"+d,parentData:p,parentDataProperty:d,rootData:l})||(r=v(r,S.errors),e=r.length);var m=x===
e;m||(N=!1)}}else r=i(r,s+"/predmetCinnosti","#/properties/predmetCinnosti/type","type",{type:"array"},"must be array"),
e++;var n=y===e}if(t.ucel!==void 0){let p=t.ucel,y=e,k=e;if(Array.isArray(p)){let N=!0,O=p.length;for(let d=0;d<O;d++){let c=p[d],
x=e;S(c,{instancePath:s+"/ucel/"+d,parentData:p,parentDataProperty:d,rootData:l})||(r=v(r,S.errors),e=r.length);var o=x===
e;o||(N=!1)}}else r=i(r,s+"/ucel","#/properties/ucel/type","type",{type:"array"},"must be array"),e++;var n=y===e}}else r=
i(r,s,"#/type","type",{type:"object"},"must be object"),e++;return Q.errors=r,e===0}function fe(t,{instancePath:s="",parentData:b,
parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.akcie!==void 0){
let f=t.akcie,g=e,$=e;if(Array.isArray(f)){let J=!0,C=f.length;for(let Z=0;Z<C;Z++){let h=f[Z],F=e;se(h,{instancePath:s+
"/akcie/"+Z,parentData:f,parentDataProperty:Z,rootData:l})||(r=v(r,se.errors),e=r.length);var u=F===e;u||(J=!1)}}else r=
i(r,s+"/akcie","#/properties/akcie/type","type",{type:"array"},"must be array"),e++;var n=g===e}if(t.rejstrik!==void 0){
let f=t.rejstrik,g=e,$=e;typeof f=="string"?A(f)>15&&(r=i(r,s+"/rejstrik","#/properties/rejstrik/maxLength","maxLength",
{limit:15},"must NOT have more than 15 characters"),e++):(r=i(r,s+"/rejstrik","#/properties/rejstrik/type","type",{type:"\
string"},"must be string"),e++);var n=g===e}if(t.primarniZaznam!==void 0){let f=t.primarniZaznam,g=e;typeof f!="boolean"&&
(r=i(r,s+"/primarniZaznam","#/properties/primarniZaznam/type","type",{type:"boolean"},"must be boolean"),e++);let $=e;var n=g===
e}if(t.spisovaZnacka!==void 0){let f=t.spisovaZnacka,g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.length;for(let h=0;h<Z;h++){
let F=f[h],T=e;ie(F,{instancePath:s+"/spisovaZnacka/"+h,parentData:f,parentDataProperty:h,rootData:l})||(r=v(r,ie.errors),
e=r.length);var a=T===e;a||(C=!1)}}else r=i(r,s+"/spisovaZnacka","#/properties/spisovaZnacka/type","type",{type:"array"},
"must be array"),e++;var n=g===e}if(t.ico!==void 0){let f=t.ico,g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.length;for(let h=0;h<
Z;h++){let F=f[h],T=e;q(F,{instancePath:s+"/ico/"+h,parentData:f,parentDataProperty:h,rootData:l})||(r=v(r,q.errors),e=r.
length);var m=T===e;m||(C=!1)}}else r=i(r,s+"/ico","#/properties/ico/type","type",{type:"array"},"must be array"),e++;var n=g===
e}if(t.obchodniJmeno!==void 0){let f=t.obchodniJmeno,g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.length;for(let h=0;h<Z;h++){
let F=f[h],T=e;R(F,{instancePath:s+"/obchodniJmeno/"+h,parentData:f,parentDataProperty:h,rootData:l})||(r=v(r,R.errors),
e=r.length);var o=T===e;o||(C=!1)}}else r=i(r,s+"/obchodniJmeno","#/properties/obchodniJmeno/type","type",{type:"array"},
"must be array"),e++;var n=g===e}if(t.vklady!==void 0){let f=t.vklady,g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.length;for(let h=0;h<
Z;h++){let F=f[h],T=e;ne(F,{instancePath:s+"/vklady/"+h,parentData:f,parentDataProperty:h,rootData:l})||(r=v(r,ne.errors),
e=r.length);var p=T===e;p||(C=!1)}}else r=i(r,s+"/vklady","#/properties/vklady/type","type",{type:"array"},"must be arra\
y"),e++;var n=g===e}if(t.obchodniJmenoCizi!==void 0){let f=t.obchodniJmenoCizi,g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.
length;for(let h=0;h<Z;h++){let F=f[h],T=e;oe(F,{instancePath:s+"/obchodniJmenoCizi/"+h,parentData:f,parentDataProperty:h,
rootData:l})||(r=v(r,oe.errors),e=r.length);var y=T===e;y||(C=!1)}}else r=i(r,s+"/obchodniJmenoCizi","#/properties/obcho\
dniJmenoCizi/type","type",{type:"array"},"must be array"),e++;var n=g===e}if(t.zakladniKapital!==void 0){let f=t.zakladniKapital,
g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.length;for(let h=0;h<Z;h++){let F=f[h],T=e;ae(F,{instancePath:s+"/zakladniKapi\
tal/"+h,parentData:f,parentDataProperty:h,rootData:l})||(r=v(r,ae.errors),e=r.length);var k=T===e;k||(C=!1)}}else r=i(r,
s+"/zakladniKapital","#/properties/zakladniKapital/type","type",{type:"array"},"must be array"),e++;var n=g===e}if(t.pravniForma!==
void 0){let f=t.pravniForma,g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.length;for(let h=0;h<Z;h++){let F=f[h],T=e;G(F,{instancePath:s+
"/pravniForma/"+h,parentData:f,parentDataProperty:h,rootData:l})||(r=v(r,G.errors),e=r.length);var L=T===e;L||(C=!1)}}else
r=i(r,s+"/pravniForma","#/properties/pravniForma/type","type",{type:"array"},"must be array"),e++;var n=g===e}if(t.financniUrad!==
void 0){let f=t.financniUrad,g=e,$=e;typeof f=="string"?(A(f)>3&&(r=i(r,s+"/financniUrad","#/properties/financniUrad/max\
Length","maxLength",{limit:3},"must NOT have more than 3 characters"),e++),A(f)<3&&(r=i(r,s+"/financniUrad","#/propertie\
s/financniUrad/minLength","minLength",{limit:3},"must NOT have fewer than 3 characters"),e++),$e.test(f)||(r=i(r,s+"/fin\
ancniUrad","#/properties/financniUrad/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=
i(r,s+"/financniUrad","#/properties/financniUrad/type","type",{type:"string"},"must be string"),e++);var n=g===e}if(t.adresy!==
void 0){let f=t.adresy,g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.length;for(let h=0;h<Z;h++){let F=f[h],T=e;I(F,{instancePath:s+
"/adresy/"+h,parentData:f,parentDataProperty:h,rootData:l})||(r=v(r,I.errors),e=r.length);var N=T===e;N||(C=!1)}}else r=
i(r,s+"/adresy","#/properties/adresy/type","type",{type:"array"},"must be array"),e++;var n=g===e}if(t.ostatniSkutecnosti!==
void 0){let f=t.ostatniSkutecnosti,g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.length;for(let h=0;h<Z;h++){let F=f[h],T=e;
S(F,{instancePath:s+"/ostatniSkutecnosti/"+h,parentData:f,parentDataProperty:h,rootData:l})||(r=v(r,S.errors),e=r.length);
var O=T===e;O||(C=!1)}}else r=i(r,s+"/ostatniSkutecnosti","#/properties/ostatniSkutecnosti/type","type",{type:"array"},"\
must be array"),e++;var n=g===e}if(t.datumAktualizace!==void 0){let f=t.datumAktualizace,g=e,$=e;typeof f=="number"&&isFinite(
f),typeof f=="string"?U.test(f)||(r=i(r,s+"/datumAktualizace","#/properties/datumAktualizace/format","format",{format:"d\
ate"},'must match format "date"'),e++):(r=i(r,s+"/datumAktualizace","#/properties/datumAktualizace/type","type",{type:"s\
tring"},"must be string"),e++);var n=g===e}if(t.stavSubjektu!==void 0){let f=t.stavSubjektu,g=e,$=e;typeof f=="string"?(A(
f)>64&&(r=i(r,s+"/stavSubjektu","#/properties/stavSubjektu/maxLength","maxLength",{limit:64},"must NOT have more than 64\
 characters"),e++),A(f)<1&&(r=i(r,s+"/stavSubjektu","#/properties/stavSubjektu/minLength","minLength",{limit:1},"must NO\
T have fewer than 1 characters"),e++)):(r=i(r,s+"/stavSubjektu","#/properties/stavSubjektu/type","type",{type:"string"},
"must be string"),e++);var n=g===e}if(t.datumVzniku!==void 0){let f=t.datumVzniku,g=e,$=e;if(Array.isArray(f)){let C=!0,
Z=f.length;for(let h=0;h<Z;h++){let F=f[h],T=e;pe(F,{instancePath:s+"/datumVzniku/"+h,parentData:f,parentDataProperty:h,
rootData:l})||(r=v(r,pe.errors),e=r.length);var d=T===e;d||(C=!1)}}else r=i(r,s+"/datumVzniku","#/properties/datumVzniku\
/type","type",{type:"array"},"must be array"),e++;var n=g===e}if(t.datumZapisu!==void 0){let f=t.datumZapisu,g=e,$=e;typeof f==
"number"&&isFinite(f),typeof f=="string"?U.test(f)||(r=i(r,s+"/datumZapisu","#/properties/datumZapisu/format","format",{
format:"date"},'must match format "date"'),e++):(r=i(r,s+"/datumZapisu","#/properties/datumZapisu/type","type",{type:"st\
ring"},"must be string"),e++);var n=g===e}if(t.datumVymazu!==void 0){let f=t.datumVymazu,g=e,$=e;typeof f=="number"&&isFinite(
f),typeof f=="string"?U.test(f)||(r=i(r,s+"/datumVymazu","#/properties/datumVymazu/format","format",{format:"date"},'mus\
t match format "date"'),e++):(r=i(r,s+"/datumVymazu","#/properties/datumVymazu/type","type",{type:"string"},"must be str\
ing"),e++);var n=g===e}if(t.zpusobRizeni!==void 0){let f=t.zpusobRizeni,g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.length;
for(let h=0;h<Z;h++){let F=f[h],T=e;le(F,{instancePath:s+"/zpusobRizeni/"+h,parentData:f,parentDataProperty:h,rootData:l})||
(r=v(r,le.errors),e=r.length);var c=T===e;c||(C=!1)}}else r=i(r,s+"/zpusobRizeni","#/properties/zpusobRizeni/type","type",
{type:"array"},"must be array"),e++;var n=g===e}if(t.kategorieZO!==void 0){let f=t.kategorieZO,g=e,$=e;if(Array.isArray(
f)){let C=!0,Z=f.length;for(let h=0;h<Z;h++){let F=f[h],T=e;ye(F,{instancePath:s+"/kategorieZO/"+h,parentData:f,parentDataProperty:h,
rootData:l})||(r=v(r,ye.errors),e=r.length);var x=T===e;x||(C=!1)}}else r=i(r,s+"/kategorieZO","#/properties/kategorieZO\
/type","type",{type:"array"},"must be array"),e++;var n=g===e}if(t.pravniDuvodVymazu!==void 0){let f=t.pravniDuvodVymazu,
g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.length;for(let h=0;h<Z;h++){let F=f[h],T=e;S(F,{instancePath:s+"/pravniDuvodVy\
mazu/"+h,parentData:f,parentDataProperty:h,rootData:l})||(r=v(r,S.errors),e=r.length);var D=T===e;D||(C=!1)}}else r=i(r,
s+"/pravniDuvodVymazu","#/properties/pravniDuvodVymazu/type","type",{type:"array"},"must be array"),e++;var n=g===e}if(t.
cinnosti!==void 0){let f=t.cinnosti,g=e;Q(f,{instancePath:s+"/cinnosti",parentData:t,parentDataProperty:"cinnosti",rootData:l})||
(r=v(r,Q.errors),e=r.length);var n=g===e}if(t.nazevNejvyssihoOrganu!==void 0){let f=t.nazevNejvyssihoOrganu,g=e,$=e;if(Array.
isArray(f)){let C=!0,Z=f.length;for(let h=0;h<Z;h++){let F=f[h],T=e;S(F,{instancePath:s+"/nazevNejvyssihoOrganu/"+h,parentData:f,
parentDataProperty:h,rootData:l})||(r=v(r,S.errors),e=r.length);var E=T===e;E||(C=!1)}}else r=i(r,s+"/nazevNejvyssihoOrg\
anu","#/properties/nazevNejvyssihoOrganu/type","type",{type:"array"},"must be array"),e++;var n=g===e}if(t.exekuce!==void 0){
let f=t.exekuce,g=e,$=e;if(Array.isArray(f)){let C=!0,Z=f.length;for(let h=0;h<Z;h++){let F=f[h],T=e;S(F,{instancePath:s+
"/exekuce/"+h,parentData:f,parentDataProperty:h,rootData:l})||(r=v(r,S.errors),e=r.length);var V=T===e;V||(C=!1)}}else r=
i(r,s+"/exekuce","#/properties/exekuce/type","type",{type:"array"},"must be array"),e++;var n=g===e}}else r=i(r,s,"#/typ\
e","type",{type:"object"},"must be object"),e++;return fe.errors=r,e===0}function me(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.pocetClenu!==void 0){let o=t.pocetClenu,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(
o)||(r=i(r,s+"/pocetClenu","#/allOf/1/properties/pocetClenu/type","type",{type:"integer"},"must be integer"),e++);let y=e;
typeof o=="number"&&isFinite(o)&&((o>2147483647||isNaN(o))&&(r=i(r,s+"/pocetClenu","#/allOf/1/properties/pocetClenu/maxi\
mum","maximum",{comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(o<0||isNaN(o))&&(r=i(r,s+"/pocetClenu",
"#/allOf/1/properties/pocetClenu/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=p===e}if(t.maxPocetClenu!==
void 0){let o=t.maxPocetClenu,p=e;typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)||(r=i(r,s+"/maxPocetClenu","#/allOf\
/1/properties/maxPocetClenu/type","type",{type:"integer"},"must be integer"),e++);let y=e;typeof o=="number"&&isFinite(o)&&
((o>2147483647||isNaN(o))&&(r=i(r,s+"/maxPocetClenu","#/allOf/1/properties/maxPocetClenu/maximum","maximum",{comparison:"\
<=",limit:2147483647},"must be <= 2147483647"),e++),(o<0||isNaN(o))&&(r=i(r,s+"/maxPocetClenu","#/allOf/1/properties/max\
PocetClenu/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var a=p===e}if(t.typ!==void 0){let o=t.typ,
p=e,y=e;typeof o=="string"?A(o)>15&&(r=i(r,s+"/typ","#/allOf/1/properties/typ/maxLength","maxLength",{limit:15},"must NO\
T have more than 15 characters"),e++):(r=i(r,s+"/typ","#/allOf/1/properties/typ/type","type",{type:"string"},"must be st\
ring"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=u===e;return me.
errors=r,e===0}function ue(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.vznikClenstvi!==void 0){let n=t.vznikClenstvi,a=e,m=e;typeof n=="number"&&isFinite(n),
typeof n=="string"?U.test(n)||(r=i(r,s+"/vznikClenstvi","#/properties/vznikClenstvi/format","format",{format:"date"},'mu\
st match format "date"'),e++):(r=i(r,s+"/vznikClenstvi","#/properties/vznikClenstvi/type","type",{type:"string"},"must b\
e string"),e++);var u=a===e}if(t.zanikClenstvi!==void 0){let n=t.zanikClenstvi,a=e,m=e;typeof n=="number"&&isFinite(n),typeof n==
"string"?U.test(n)||(r=i(r,s+"/zanikClenstvi","#/properties/zanikClenstvi/format","format",{format:"date"},'must match f\
ormat "date"'),e++):(r=i(r,s+"/zanikClenstvi","#/properties/zanikClenstvi/type","type",{type:"string"},"must be string"),
e++);var u=a===e}}else r=i(r,s,"#/type","type",{type:"object"},"must be object"),e++;return ue.errors=r,e===0}function ce(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.vznikFunkce!==void 0){let n=t.vznikFunkce,a=e,m=e;typeof n=="number"&&isFinite(n),typeof n==
"string"?U.test(n)||(r=i(r,s+"/vznikFunkce","#/properties/vznikFunkce/format","format",{format:"date"},'must match forma\
t "date"'),e++):(r=i(r,s+"/vznikFunkce","#/properties/vznikFunkce/type","type",{type:"string"},"must be string"),e++);var u=a===
e}if(t.zanikFunkce!==void 0){let n=t.zanikFunkce,a=e,m=e;typeof n=="number"&&isFinite(n),typeof n=="string"?U.test(n)||(r=
i(r,s+"/zanikFunkce","#/properties/zanikFunkce/format","format",{format:"date"},'must match format "date"'),e++):(r=i(r,
s+"/zanikFunkce","#/properties/zanikFunkce/type","type",{type:"string"},"must be string"),e++);var u=a===e}if(t.nazev!==
void 0){let n=t.nazev,a=e,m=e;typeof n=="string"?A(n)>255&&(r=i(r,s+"/nazev","#/properties/nazev/maxLength","maxLength",
{limit:255},"must NOT have more than 255 characters"),e++):(r=i(r,s+"/nazev","#/properties/nazev/type","type",{type:"str\
ing"},"must be string"),e++);var u=a===e}}else r=i(r,s,"#/type","type",{type:"object"},"must be object"),e++;return ce.errors=
r,e===0}function B(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.textZaOsobu!==void 0){let n=t.textZaOsobu,a=e;typeof n!="string"&&(r=i(r,s+"/textZaOso\
bu","#/properties/textZaOsobu/type","type",{type:"string"},"must be string"),e++);let m=e;var u=a===e}if(t.clenstvi!==void 0){
let n=t.clenstvi,a=e;ue(n,{instancePath:s+"/clenstvi",parentData:t,parentDataProperty:"clenstvi",rootData:l})||(r=v(r,ue.
errors),e=r.length);var u=a===e}if(t.funkce!==void 0){let n=t.funkce,a=e;ce(n,{instancePath:s+"/funkce",parentData:t,parentDataProperty:"\
funkce",rootData:l})||(r=v(r,ce.errors),e=r.length);var u=a===e}if(t.textZruseni!==void 0){let n=t.textZruseni,a=e;typeof n!=
"string"&&(r=i(r,s+"/textZruseni","#/properties/textZruseni/type","type",{type:"string"},"must be string"),e++);let m=e;
var u=a===e}}else r=i(r,s,"#/type","type",{type:"object"},"must be object"),e++;return B.errors=r,e===0}function W(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t=="\
object"&&!Array.isArray(t)){if(t.textOsoba!==void 0){let n=t.textOsoba,a=e;typeof n!="string"&&(r=i(r,s+"/textOsoba","#/\
properties/textOsoba/type","type",{type:"string"},"must be string"),e++);let m=e;var u=a===e}if(t.textOsobaOd!==void 0){
let n=t.textOsobaOd,a=e,m=e;typeof n=="number"&&isFinite(n),typeof n=="string"?U.test(n)||(r=i(r,s+"/textOsobaOd","#/pro\
perties/textOsobaOd/format","format",{format:"date"},'must match format "date"'),e++):(r=i(r,s+"/textOsobaOd","#/propert\
ies/textOsobaOd/type","type",{type:"string"},"must be string"),e++);var u=a===e}if(t.adresa!==void 0){let n=t.adresa,a=e;
w(n,{instancePath:s+"/adresa",parentData:t,parentDataProperty:"adresa",rootData:l})||(r=v(r,w.errors),e=r.length);var u=a===
e}if(t.textOsobaDo!==void 0){let n=t.textOsobaDo,a=e,m=e;typeof n=="number"&&isFinite(n),typeof n=="string"?U.test(n)||(r=
i(r,s+"/textOsobaDo","#/properties/textOsobaDo/format","format",{format:"date"},'must match format "date"'),e++):(r=i(r,
s+"/textOsobaDo","#/properties/textOsobaDo/type","type",{type:"string"},"must be string"),e++);var u=a===e}}else r=i(r,s,
"#/type","type",{type:"object"},"must be object"),e++;return W.errors=r,e===0}function X(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;W(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,W.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.bydliste!==void 0){let o=t.bydliste,p=e;w(o,{instancePath:s+"/bydliste",parentData:t,parentDataProperty:"\
bydliste",rootData:l})||(r=v(r,w.errors),e=r.length);var a=p===e}if(t.datumNarozeni!==void 0){let o=t.datumNarozeni,p=e,
y=e;typeof o=="number"&&isFinite(o),typeof o=="string"?U.test(o)||(r=i(r,s+"/datumNarozeni","#/allOf/1/properties/datumN\
arozeni/format","format",{format:"date"},'must match format "date"'),e++):(r=i(r,s+"/datumNarozeni","#/allOf/1/propertie\
s/datumNarozeni/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(t.jmeno!==void 0){let o=t.jmeno,p=e,y=e;
typeof o=="string"?A(o)>100&&(r=i(r,s+"/jmeno","#/allOf/1/properties/jmeno/maxLength","maxLength",{limit:100},"must NOT \
have more than 100 characters"),e++):(r=i(r,s+"/jmeno","#/allOf/1/properties/jmeno/type","type",{type:"string"},"must be\
 string"),e++);var a=p===e}if(t.prijmeni!==void 0){let o=t.prijmeni,p=e,y=e;typeof o=="string"?A(o)>100&&(r=i(r,s+"/prij\
meni","#/allOf/1/properties/prijmeni/maxLength","maxLength",{limit:100},"must NOT have more than 100 characters"),e++):(r=
i(r,s+"/prijmeni","#/allOf/1/properties/prijmeni/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(t.statniObcanstvi!==
void 0){let o=t.statniObcanstvi,p=e;typeof o!="string"&&(r=i(r,s+"/statniObcanstvi","#/allOf/1/properties/statniObcanstv\
i/type","type",{type:"string"},"must be string"),e++);let y=e;var a=p===e}if(t.titulPredJmenem!==void 0){let o=t.titulPredJmenem,
p=e,y=e;typeof o=="string"?A(o)>32&&(r=i(r,s+"/titulPredJmenem","#/allOf/1/properties/titulPredJmenem/maxLength","maxLen\
gth",{limit:32},"must NOT have more than 32 characters"),e++):(r=i(r,s+"/titulPredJmenem","#/allOf/1/properties/titulPre\
dJmenem/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(t.titulZaJmenem!==void 0){let o=t.titulZaJmenem,
p=e,y=e;typeof o=="string"?A(o)>32&&(r=i(r,s+"/titulZaJmenem","#/allOf/1/properties/titulZaJmenem/maxLength","maxLength",
{limit:32},"must NOT have more than 32 characters"),e++):(r=i(r,s+"/titulZaJmenem","#/allOf/1/properties/titulZaJmenem/t\
ype","type",{type:"string"},"must be string"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"mu\
st be object"),e++;var m=u===e;return X.errors=r,e===0}function P(t,{instancePath:s="",parentData:b,parentDataProperty:_,
rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),
e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.clenstvi!==void 0){let o=t.clenstvi,
p=e;B(o,{instancePath:s+"/clenstvi",parentData:t,parentDataProperty:"clenstvi",rootData:l})||(r=v(r,B.errors),e=r.length);
var a=p===e}if(t.fyzickaOsoba!==void 0){let o=t.fyzickaOsoba,p=e;X(o,{instancePath:s+"/fyzickaOsoba",parentData:t,parentDataProperty:"\
fyzickaOsoba",rootData:l})||(r=v(r,X.errors),e=r.length);var a=p===e}if(t.nazevAngazma!==void 0){let o=t.nazevAngazma,p=e,
y=e;typeof o=="string"?A(o)>255&&(r=i(r,s+"/nazevAngazma","#/allOf/1/properties/nazevAngazma/maxLength","maxLength",{limit:255},
"must NOT have more than 255 characters"),e++):(r=i(r,s+"/nazevAngazma","#/allOf/1/properties/nazevAngazma/type","type",
{type:"string"},"must be string"),e++);var a=p===e}if(t.typAngazma!==void 0){let o=t.typAngazma,p=e,y=e;typeof o=="strin\
g"?(A(o)>64&&(r=i(r,s+"/typAngazma","#/allOf/1/properties/typAngazma/maxLength","maxLength",{limit:64},"must NOT have mo\
re than 64 characters"),e++),A(o)<1&&(r=i(r,s+"/typAngazma","#/allOf/1/properties/typAngazma/minLength","minLength",{limit:1},
"must NOT have fewer than 1 characters"),e++)):(r=i(r,s+"/typAngazma","#/allOf/1/properties/typAngazma/type","type",{type:"\
string"},"must be string"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;
var m=u===e;return P.errors=r,e===0}function ve(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){
let r=null,e=0,z=e;W(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,W.errors),e=r.length);var o=z===
e;let u=e,n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ico!==void 0){let p=t.ico,y=e,k=e;typeof p=="string"?(A(
p)>8&&(r=i(r,s+"/ico","#/allOf/1/properties/ico/maxLength","maxLength",{limit:8},"must NOT have more than 8 characters"),
e++),A(p)<8&&(r=i(r,s+"/ico","#/allOf/1/properties/ico/minLength","minLength",{limit:8},"must NOT have fewer than 8 char\
acters"),e++),Te.test(p)||(r=i(r,s+"/ico","#/allOf/1/properties/ico/pattern","pattern",{pattern:"^\\d{8}$"},'must match \
pattern "^\\d{8}$"'),e++)):(r=i(r,s+"/ico","#/allOf/1/properties/ico/type","type",{type:"string"},"must be string"),e++);
var a=y===e}if(t.obchodniJmeno!==void 0){let p=t.obchodniJmeno,y=e,k=e;typeof p=="string"?(A(p)>2e3&&(r=i(r,s+"/obchodni\
Jmeno","#/allOf/1/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},"must NOT have more than 2000 characters"),
e++),A(p)<1&&(r=i(r,s+"/obchodniJmeno","#/allOf/1/properties/obchodniJmeno/minLength","minLength",{limit:1},"must NOT ha\
ve fewer than 1 characters"),e++)):(r=i(r,s+"/obchodniJmeno","#/allOf/1/properties/obchodniJmeno/type","type",{type:"str\
ing"},"must be string"),e++);var a=y===e}if(t.zastoupeni!==void 0){let p=t.zastoupeni,y=e,k=e;if(Array.isArray(p)){let N=!0,
O=p.length;for(let d=0;d<O;d++){let c=p[d],x=e;P(c,{instancePath:s+"/zastoupeni/"+d,parentData:p,parentDataProperty:d,rootData:l})||
(r=v(r,P.errors),e=r.length);var m=x===e;m||(N=!1)}}else r=i(r,s+"/zastoupeni","#/allOf/1/properties/zastoupeni/type","t\
ype",{type:"array"},"must be array"),e++;var a=y===e}if(t.pravniForma!==void 0){let p=t.pravniForma,y=e,k=e;typeof p=="s\
tring"?(A(p)>3&&(r=i(r,s+"/pravniForma","#/allOf/1/properties/pravniForma/maxLength","maxLength",{limit:3},"must NOT hav\
e more than 3 characters"),e++),A(p)<3&&(r=i(r,s+"/pravniForma","#/allOf/1/properties/pravniForma/minLength","minLength",
{limit:3},"must NOT have fewer than 3 characters"),e++),$e.test(p)||(r=i(r,s+"/pravniForma","#/allOf/1/properties/pravni\
Forma/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(r=i(r,s+"/pravniForma","#/allOf/1/\
properties/pravniForma/type","type",{type:"string"},"must be string"),e++);var a=y===e}}else r=i(r,s,"#/allOf/1/type","t\
ype",{type:"object"},"must be object"),e++;var o=u===e;return ve.errors=r,e===0}function M(t,{instancePath:s="",parentData:b,
parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||
(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.skrytyUdaj!==void 0){
let o=t.skrytyUdaj,p=e;S(o,{instancePath:s+"/skrytyUdaj",parentData:t,parentDataProperty:"skrytyUdaj",rootData:l})||(r=v(
r,S.errors),e=r.length);var a=p===e}if(t.typAngazma!==void 0){let o=t.typAngazma,p=e,y=e;typeof o=="string"?(A(o)>64&&(r=
i(r,s+"/typAngazma","#/allOf/1/properties/typAngazma/maxLength","maxLength",{limit:64},"must NOT have more than 64 chara\
cters"),e++),A(o)<1&&(r=i(r,s+"/typAngazma","#/allOf/1/properties/typAngazma/minLength","minLength",{limit:1},"must NOT \
have fewer than 1 characters"),e++)):(r=i(r,s+"/typAngazma","#/allOf/1/properties/typAngazma/type","type",{type:"string"},
"must be string"),e++);var a=p===e}if(t.clenstvi!==void 0){let o=t.clenstvi,p=e;B(o,{instancePath:s+"/clenstvi",parentData:t,
parentDataProperty:"clenstvi",rootData:l})||(r=v(r,B.errors),e=r.length);var a=p===e}if(t.nazevAngazma!==void 0){let o=t.
nazevAngazma,p=e,y=e;typeof o=="string"?A(o)>255&&(r=i(r,s+"/nazevAngazma","#/allOf/1/properties/nazevAngazma/maxLength",
"maxLength",{limit:255},"must NOT have more than 255 characters"),e++):(r=i(r,s+"/nazevAngazma","#/allOf/1/properties/na\
zevAngazma/type","type",{type:"string"},"must be string"),e++);var a=p===e}if(t.pravnickaOsoba!==void 0){let o=t.pravnickaOsoba,
p=e;ve(o,{instancePath:s+"/pravnickaOsoba",parentData:t,parentDataProperty:"pravnickaOsoba",rootData:l})||(r=v(r,ve.errors),
e=r.length);var a=p===e}if(t.fyzickaOsoba!==void 0){let o=t.fyzickaOsoba,p=e;X(o,{instancePath:s+"/fyzickaOsoba",parentData:t,
parentDataProperty:"fyzickaOsoba",rootData:l})||(r=v(r,X.errors),e=r.length);var a=p===e}}else r=i(r,s,"#/allOf/1/type",
"type",{type:"object"},"must be object"),e++;var m=u===e;return M.errors=r,e===0}function H(t,{instancePath:s="",parentData:b,
parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||
(r=v(r,j.errors),e=r.length);var p=z===e;let u=e,n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.nazevOrganu!==void 0){
let y=t.nazevOrganu,k=e,L=e;typeof y=="string"?A(y)>255&&(r=i(r,s+"/nazevOrganu","#/allOf/1/properties/nazevOrganu/maxLe\
ngth","maxLength",{limit:255},"must NOT have more than 255 characters"),e++):(r=i(r,s+"/nazevOrganu","#/allOf/1/properti\
es/nazevOrganu/type","type",{type:"string"},"must be string"),e++);var a=k===e}if(t.pocetClenu!==void 0){let y=t.pocetClenu,
k=e,L=e;if(Array.isArray(y)){let O=!0,d=y.length;for(let c=0;c<d;c++){let x=y[c],D=e;me(x,{instancePath:s+"/pocetClenu/"+
c,parentData:y,parentDataProperty:c,rootData:l})||(r=v(r,me.errors),e=r.length);var m=D===e;m||(O=!1)}}else r=i(r,s+"/po\
cetClenu","#/allOf/1/properties/pocetClenu/type","type",{type:"array"},"must be array"),e++;var a=k===e}if(t.clenoveOrganu!==
void 0){let y=t.clenoveOrganu,k=e,L=e;if(Array.isArray(y)){let O=!0,d=y.length;for(let c=0;c<d;c++){let x=y[c],D=e;M(x,{
instancePath:s+"/clenoveOrganu/"+c,parentData:y,parentDataProperty:c,rootData:l})||(r=v(r,M.errors),e=r.length);var o=D===
e;o||(O=!1)}}else r=i(r,s+"/clenoveOrganu","#/allOf/1/properties/clenoveOrganu/type","type",{type:"array"},"must be arra\
y"),e++;var a=k===e}if(t.typOrganu!==void 0){let y=t.typOrganu,k=e,L=e;typeof y=="string"?(A(y)>64&&(r=i(r,s+"/typOrganu",
"#/allOf/1/properties/typOrganu/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),A(y)<1&&
(r=i(r,s+"/typOrganu","#/allOf/1/properties/typOrganu/minLength","minLength",{limit:1},"must NOT have fewer than 1 chara\
cters"),e++)):(r=i(r,s+"/typOrganu","#/allOf/1/properties/typOrganu/type","type",{type:"string"},"must be string"),e++);
var a=k===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=u===e;return H.errors=r,e===
0}function de(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;H(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,H.errors),e=r.length);var o=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.zpusobJednani!==void 0){let p=t.zpusobJednani,y=e,k=e;if(Array.isArray(p)){let L=!0,N=p.length;
for(let O=0;O<N;O++){let d=p[O],c=e;S(d,{instancePath:s+"/zpusobJednani/"+O,parentData:p,parentDataProperty:O,rootData:l})||
(r=v(r,S.errors),e=r.length);var a=c===e;a||(L=!1)}}else r=i(r,s+"/zpusobJednani","#/allOf/1/properties/zpusobJednani/ty\
pe","type",{type:"array"},"must be array"),e++;var m=y===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must b\
e object"),e++;var o=u===e;return de.errors=r,e===0}function ge(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;H(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,H.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.typAkcionare!==void 0){let o=t.typAkcionare,p=e,y=e;typeof o=="string"?(A(o)>64&&(r=i(r,s+
"/typAkcionare","#/allOf/1/properties/typAkcionare/maxLength","maxLength",{limit:64},"must NOT have more than 64 charact\
ers"),e++),A(o)<1&&(r=i(r,s+"/typAkcionare","#/allOf/1/properties/typAkcionare/minLength","minLength",{limit:1},"must NO\
T have fewer than 1 characters"),e++)):(r=i(r,s+"/typAkcionare","#/allOf/1/properties/typAkcionare/type","type",{type:"s\
tring"},"must be string"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=u===
e;return ge.errors=r,e===0}function be(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var p=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.bydliste!==void 0){let y=t.bydliste,k=e,L=e;if(Array.isArray(y)){let N=!0,O=y.length;for(let d=0;d<
O;d++){let c=y[d],x=e;I(c,{instancePath:s+"/bydliste/"+d,parentData:y,parentDataProperty:d,rootData:l})||(r=v(r,I.errors),
e=r.length);var a=x===e;a||(N=!1)}}else r=i(r,s+"/bydliste","#/allOf/1/properties/bydliste/type","type",{type:"array"},"\
must be array"),e++;var m=k===e}if(t.osobaPodnikatel!==void 0){let y=t.osobaPodnikatel,k=e;P(y,{instancePath:s+"/osobaPo\
dnikatel",parentData:t,parentDataProperty:"osobaPodnikatel",rootData:l})||(r=v(r,P.errors),e=r.length);var m=k===e}if(t.
pobyt!==void 0){let y=t.pobyt,k=e,L=e;if(Array.isArray(y)){let O=!0,d=y.length;for(let c=0;c<d;c++){let x=y[c],D=e;I(x,{
instancePath:s+"/pobyt/"+c,parentData:y,parentDataProperty:c,rootData:l})||(r=v(r,I.errors),e=r.length);var o=D===e;o||(O=
!1)}}else r=i(r,s+"/pobyt","#/allOf/1/properties/pobyt/type","type",{type:"array"},"must be array"),e++;var m=k===e}if(t.
typAngazma!==void 0){let y=t.typAngazma,k=e,L=e;typeof y=="string"?(A(y)>64&&(r=i(r,s+"/typAngazma","#/allOf/1/propertie\
s/typAngazma/maxLength","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),A(y)<1&&(r=i(r,s+"/typAngaz\
ma","#/allOf/1/properties/typAngazma/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=
i(r,s+"/typAngazma","#/allOf/1/properties/typAngazma/type","type",{type:"string"},"must be string"),e++);var m=k===e}if(t.
nazevAngazma!==void 0){let y=t.nazevAngazma,k=e,L=e;typeof y=="string"?A(y)>255&&(r=i(r,s+"/nazevAngazma","#/allOf/1/pro\
perties/nazevAngazma/maxLength","maxLength",{limit:255},"must NOT have more than 255 characters"),e++):(r=i(r,s+"/nazevA\
ngazma","#/allOf/1/properties/nazevAngazma/type","type",{type:"string"},"must be string"),e++);var m=k===e}}else r=i(r,s,
"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=u===e;return be.errors=r,e===0}function Oe(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.text!==void 0){let o=t.text,p=e;typeof o!="string"&&(r=i(r,s+"/text","#/allOf/1/propertie\
s/text/type","type",{type:"string"},"must be string"),e++);let y=e;var a=p===e}if(t.vznikZastavnihoPrava!==void 0){let o=t.
vznikZastavnihoPrava,p=e,y=e;typeof o=="number"&&isFinite(o),typeof o=="string"?U.test(o)||(r=i(r,s+"/vznikZastavnihoPra\
va","#/allOf/1/properties/vznikZastavnihoPrava/format","format",{format:"date"},'must match format "date"'),e++):(r=i(r,
s+"/vznikZastavnihoPrava","#/allOf/1/properties/vznikZastavnihoPrava/type","type",{type:"string"},"must be string"),e++);
var a=p===e}if(t.zanikZastavnihoPrava!==void 0){let o=t.zanikZastavnihoPrava,p=e,y=e;typeof o=="number"&&isFinite(o),typeof o==
"string"?U.test(o)||(r=i(r,s+"/zanikZastavnihoPrava","#/allOf/1/properties/zanikZastavnihoPrava/format","format",{format:"\
date"},'must match format "date"'),e++):(r=i(r,s+"/zanikZastavnihoPrava","#/allOf/1/properties/zanikZastavnihoPrava/type",
"type",{type:"string"},"must be string"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be\
 object"),e++;var m=u===e;return Oe.errors=r,e===0}function Y(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){
let r=null,e=0,z=e;j(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var o=z===
e;let u=e,n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.text!==void 0){let p=t.text,y=e;typeof p!="string"&&(r=i(
r,s+"/text","#/allOf/1/properties/text/type","type",{type:"string"},"must be string"),e++);let k=e;var a=y===e}if(t.vklad!==
void 0){let p=t.vklad,y=e;K(p,{instancePath:s+"/vklad",parentData:t,parentDataProperty:"vklad",rootData:l})||(r=v(r,K.errors),
e=r.length);var a=y===e}if(t.velikostPodilu!==void 0){let p=t.velikostPodilu,y=e;K(p,{instancePath:s+"/velikostPodilu",parentData:t,
parentDataProperty:"velikostPodilu",rootData:l})||(r=v(r,K.errors),e=r.length);var a=y===e}if(t.splaceni!==void 0){let p=t.
splaceni,y=e;K(p,{instancePath:s+"/splaceni",parentData:t,parentDataProperty:"splaceni",rootData:l})||(r=v(r,K.errors),e=
r.length);var a=y===e}if(t.zastavniPravo!==void 0){let p=t.zastavniPravo,y=e,k=e;if(Array.isArray(p)){let N=!0,O=p.length;
for(let d=0;d<O;d++){let c=p[d],x=e;Oe(c,{instancePath:s+"/zastavniPravo/"+d,parentData:p,parentDataProperty:d,rootData:l})||
(r=v(r,Oe.errors),e=r.length);var m=x===e;m||(N=!1)}}else r=i(r,s+"/zastavniPravo","#/allOf/1/properties/zastavniPravo/t\
ype","type",{type:"array"},"must be array"),e++;var a=y===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must \
be object"),e++;var o=u===e;return Y.errors=r,e===0}function _e(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){
let r=null,e=0,z=e;j(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var o=z===
e;let u=e,n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.podil!==void 0){let p=t.podil,y=e,k=e;if(Array.isArray(p)){
let L=!0,N=p.length;for(let O=0;O<N;O++){let d=p[O],c=e;Y(d,{instancePath:s+"/podil/"+O,parentData:p,parentDataProperty:O,
rootData:l})||(r=v(r,Y.errors),e=r.length);var a=c===e;a||(L=!1)}}else r=i(r,s+"/podil","#/allOf/1/properties/podil/type",
"type",{type:"array"},"must be array"),e++;var m=y===e}if(t.osoba!==void 0){let p=t.osoba,y=e;M(p,{instancePath:s+"/osob\
a",parentData:t,parentDataProperty:"osoba",rootData:l})||(r=v(r,M.errors),e=r.length);var m=y===e}}else r=i(r,s,"#/allOf\
/1/type","type",{type:"object"},"must be object"),e++;var o=u===e;return _e.errors=r,e===0}function he(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var p=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.podilnik!==void 0){let y=t.podilnik,k=e,L=e;if(Array.isArray(y)){let N=!0,O=y.length;for(let d=0;d<
O;d++){let c=y[d],x=e;M(c,{instancePath:s+"/podilnik/"+d,parentData:y,parentDataProperty:d,rootData:l})||(r=v(r,M.errors),
e=r.length);var a=x===e;a||(N=!1)}}else r=i(r,s+"/podilnik","#/allOf/1/properties/podilnik/type","type",{type:"array"},"\
must be array"),e++;var m=k===e}if(t.podil!==void 0){let y=t.podil,k=e,L=e;if(Array.isArray(y)){let O=!0,d=y.length;for(let c=0;c<
d;c++){let x=y[c],D=e;Y(x,{instancePath:s+"/podil/"+c,parentData:y,parentDataProperty:c,rootData:l})||(r=v(r,Y.errors),e=
r.length);var o=D===e;o||(O=!1)}}else r=i(r,s+"/podil","#/allOf/1/properties/podil/type","type",{type:"array"},"must be \
array"),e++;var m=k===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=u===e;return he.
errors=r,e===0}function ke(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var o=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.clenstvi!==void 0){let p=t.clenstvi,y=e;B(p,{instancePath:s+"/clenstvi",parentData:t,parentDataProperty:"\
clenstvi",rootData:l})||(r=v(r,B.errors),e=r.length);var a=y===e}if(t.podil!==void 0){let p=t.podil,y=e,k=e;if(Array.isArray(
p)){let N=!0,O=p.length;for(let d=0;d<O;d++){let c=p[d],x=e;Y(c,{instancePath:s+"/podil/"+d,parentData:p,parentDataProperty:d,
rootData:l})||(r=v(r,Y.errors),e=r.length);var m=x===e;m||(N=!1)}}else r=i(r,s+"/podil","#/allOf/1/properties/podil/type",
"type",{type:"array"},"must be array"),e++;var a=y===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be ob\
ject"),e++;var o=u===e;return ke.errors=r,e===0}function ze(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){
let r=null,e=0,z=e;j(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var y=z===
e;let u=e,n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.nazevOrganu!==void 0){let k=t.nazevOrganu,L=e,N=e;typeof k==
"string"?A(k)>255&&(r=i(r,s+"/nazevOrganu","#/allOf/1/properties/nazevOrganu/maxLength","maxLength",{limit:255},"must NO\
T have more than 255 characters"),e++):(r=i(r,s+"/nazevOrganu","#/allOf/1/properties/nazevOrganu/type","type",{type:"str\
ing"},"must be string"),e++);var a=L===e}if(t.spolecnik!==void 0){let k=t.spolecnik,L=e,N=e;if(Array.isArray(k)){let d=!0,
c=k.length;for(let x=0;x<c;x++){let D=k[x],E=e;_e(D,{instancePath:s+"/spolecnik/"+x,parentData:k,parentDataProperty:x,rootData:l})||
(r=v(r,_e.errors),e=r.length);var m=E===e;m||(d=!1)}}else r=i(r,s+"/spolecnik","#/allOf/1/properties/spolecnik/type","ty\
pe",{type:"array"},"must be array"),e++;var a=L===e}if(t.spolecnyPodil!==void 0){let k=t.spolecnyPodil,L=e,N=e;if(Array.
isArray(k)){let d=!0,c=k.length;for(let x=0;x<c;x++){let D=k[x],E=e;he(D,{instancePath:s+"/spolecnyPodil/"+x,parentData:k,
parentDataProperty:x,rootData:l})||(r=v(r,he.errors),e=r.length);var o=E===e;o||(d=!1)}}else r=i(r,s+"/spolecnyPodil","#\
/allOf/1/properties/spolecnyPodil/type","type",{type:"array"},"must be array"),e++;var a=L===e}if(t.typOrganu!==void 0){
let k=t.typOrganu,L=e,N=e;typeof k=="string"?(A(k)>64&&(r=i(r,s+"/typOrganu","#/allOf/1/properties/typOrganu/maxLength",
"maxLength",{limit:64},"must NOT have more than 64 characters"),e++),A(k)<1&&(r=i(r,s+"/typOrganu","#/allOf/1/properties\
/typOrganu/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(r=i(r,s+"/typOrganu","#/allO\
f/1/properties/typOrganu/type","type",{type:"string"},"must be string"),e++);var a=L===e}if(t.uvolnenyPodil!==void 0){let k=t.
uvolnenyPodil,L=e,N=e;if(Array.isArray(k)){let d=!0,c=k.length;for(let x=0;x<c;x++){let D=k[x],E=e;ke(D,{instancePath:s+
"/uvolnenyPodil/"+x,parentData:k,parentDataProperty:x,rootData:l})||(r=v(r,ke.errors),e=r.length);var p=E===e;p||(d=!1)}}else
r=i(r,s+"/uvolnenyPodil","#/allOf/1/properties/uvolnenyPodil/type","type",{type:"array"},"must be array"),e++;var a=L===
e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var y=u===e;return ze.errors=r,e===0}function Ae(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var N=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.vedouci!==void 0){let O=t.vedouci,d=e,c=e;if(Array.isArray(O)){let x=!0,D=O.length;for(let E=0;E<
D;E++){let V=O[E],f=e;M(V,{instancePath:s+"/vedouci/"+E,parentData:O,parentDataProperty:E,rootData:l})||(r=v(r,M.errors),
e=r.length);var a=f===e;a||(x=!1)}}else r=i(r,s+"/vedouci","#/allOf/1/properties/vedouci/type","type",{type:"array"},"mu\
st be array"),e++;var m=d===e}if(t.ostatniSkutecnosti!==void 0){let O=t.ostatniSkutecnosti,d=e,c=e;if(Array.isArray(O)){
let D=!0,E=O.length;for(let V=0;V<E;V++){let f=O[V],g=e;S(f,{instancePath:s+"/ostatniSkutecnosti/"+V,parentData:O,parentDataProperty:V,
rootData:l})||(r=v(r,S.errors),e=r.length);var o=g===e;o||(D=!1)}}else r=i(r,s+"/ostatniSkutecnosti","#/allOf/1/properti\
es/ostatniSkutecnosti/type","type",{type:"array"},"must be array"),e++;var m=d===e}if(t.cinnosti!==void 0){let O=t.cinnosti,
d=e;Q(O,{instancePath:s+"/cinnosti",parentData:t,parentDataProperty:"cinnosti",rootData:l})||(r=v(r,Q.errors),e=r.length);
var m=d===e}if(t.ico!==void 0){let O=t.ico,d=e,c=e;if(Array.isArray(O)){let D=!0,E=O.length;for(let V=0;V<E;V++){let f=O[V],
g=e;q(f,{instancePath:s+"/ico/"+V,parentData:O,parentDataProperty:V,rootData:l})||(r=v(r,q.errors),e=r.length);var p=g===
e;p||(D=!1)}}else r=i(r,s+"/ico","#/allOf/1/properties/ico/type","type",{type:"array"},"must be array"),e++;var m=d===e}
if(t.sidlo!==void 0){let O=t.sidlo,d=e,c=e;if(Array.isArray(O)){let D=!0,E=O.length;for(let V=0;V<E;V++){let f=O[V],g=e;
I(f,{instancePath:s+"/sidlo/"+V,parentData:O,parentDataProperty:V,rootData:l})||(r=v(r,I.errors),e=r.length);var y=g===e;
y||(D=!1)}}else r=i(r,s+"/sidlo","#/allOf/1/properties/sidlo/type","type",{type:"array"},"must be array"),e++;var m=d===
e}if(t.pravniForma!==void 0){let O=t.pravniForma,d=e,c=e;if(Array.isArray(O)){let D=!0,E=O.length;for(let V=0;V<E;V++){let f=O[V],
g=e;G(f,{instancePath:s+"/pravniForma/"+V,parentData:O,parentDataProperty:V,rootData:l})||(r=v(r,G.errors),e=r.length);var k=g===
e;k||(D=!1)}}else r=i(r,s+"/pravniForma","#/allOf/1/properties/pravniForma/type","type",{type:"array"},"must be array"),
e++;var m=d===e}if(t.obchodniJmeno!==void 0){let O=t.obchodniJmeno,d=e,c=e;if(Array.isArray(O)){let D=!0,E=O.length;for(let V=0;V<
E;V++){let f=O[V],g=e;R(f,{instancePath:s+"/obchodniJmeno/"+V,parentData:O,parentDataProperty:V,rootData:l})||(r=v(r,R.errors),
e=r.length);var L=g===e;L||(D=!1)}}else r=i(r,s+"/obchodniJmeno","#/allOf/1/properties/obchodniJmeno/type","type",{type:"\
array"},"must be array"),e++;var m=d===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var N=u===
e;return Ae.errors=r,e===0}function xe(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var m=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.text!==void 0){let o=t.text,p=e;typeof o!="string"&&(r=i(r,s+"/text","#/allOf/1/propertie\
s/text/type","type",{type:"string"},"must be string"),e++);let y=e;var a=p===e}if(t.typZapisu!==void 0){let o=t.typZapisu,
p=e,y=e;typeof o=="string"?A(o)>50&&(r=i(r,s+"/typZapisu","#/allOf/1/properties/typZapisu/maxLength","maxLength",{limit:50},
"must NOT have more than 50 characters"),e++):(r=i(r,s+"/typZapisu","#/allOf/1/properties/typZapisu/type","type",{type:"\
string"},"must be string"),e++);var a=p===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;
var m=u===e;return xe.errors=r,e===0}function je(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){
let r=null,e=0,z=e;j(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var p=z===
e;let u=e,n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.spravce!==void 0){let y=t.spravce,k=e,L=e;if(Array.isArray(
y)){let N=!0,O=y.length;for(let d=0;d<O;d++){let c=y[d],x=e;M(c,{instancePath:s+"/spravce/"+d,parentData:y,parentDataProperty:d,
rootData:l})||(r=v(r,M.errors),e=r.length);var a=x===e;a||(N=!1)}}else r=i(r,s+"/spravce","#/allOf/1/properties/spravce/\
type","type",{type:"array"},"must be array"),e++;var m=k===e}if(t.insolvencniZapis!==void 0){let y=t.insolvencniZapis,k=e,
L=e;if(Array.isArray(y)){let O=!0,d=y.length;for(let c=0;c<d;c++){let x=y[c],D=e;xe(x,{instancePath:s+"/insolvencniZapis\
/"+c,parentData:y,parentDataProperty:c,rootData:l})||(r=v(r,xe.errors),e=r.length);var o=D===e;o||(O=!1)}}else r=i(r,s+"\
/insolvencniZapis","#/allOf/1/properties/insolvencniZapis/type","type",{type:"array"},"must be array"),e++;var m=k===e}}else
r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=u===e;return je.errors=r,e===0}function Ve(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;j(t,{instancePath:s,
parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,j.errors),e=r.length);var p=z===e;let u=e,n=e;if(t&&typeof t=="ob\
ject"&&!Array.isArray(t)){if(t.spravce!==void 0){let y=t.spravce,k=e,L=e;if(Array.isArray(y)){let N=!0,O=y.length;for(let d=0;d<
O;d++){let c=y[d],x=e;M(c,{instancePath:s+"/spravce/"+d,parentData:y,parentDataProperty:d,rootData:l})||(r=v(r,M.errors),
e=r.length);var a=x===e;a||(N=!1)}}else r=i(r,s+"/spravce","#/allOf/1/properties/spravce/type","type",{type:"array"},"mu\
st be array"),e++;var m=k===e}if(t.typKonkursu!==void 0){let y=t.typKonkursu,k=e,L=e;typeof y=="string"?A(y)>50&&(r=i(r,
s+"/typKonkursu","#/allOf/1/properties/typKonkursu/maxLength","maxLength",{limit:50},"must NOT have more than 50 charact\
ers"),e++):(r=i(r,s+"/typKonkursu","#/allOf/1/properties/typKonkursu/type","type",{type:"string"},"must be string"),e++);
var m=k===e}if(t.datumRozhodnutiOs!==void 0){let y=t.datumRozhodnutiOs,k=e,L=e;typeof y=="number"&&isFinite(y),typeof y==
"string"?U.test(y)||(r=i(r,s+"/datumRozhodnutiOs","#/allOf/1/properties/datumRozhodnutiOs/format","format",{format:"date"},
'must match format "date"'),e++):(r=i(r,s+"/datumRozhodnutiOs","#/allOf/1/properties/datumRozhodnutiOs/type","type",{type:"\
string"},"must be string"),e++);var m=k===e}if(t.datumVyveseni!==void 0){let y=t.datumVyveseni,k=e,L=e;typeof y=="number"&&
isFinite(y),typeof y=="string"?U.test(y)||(r=i(r,s+"/datumVyveseni","#/allOf/1/properties/datumVyveseni/format","format",
{format:"date"},'must match format "date"'),e++):(r=i(r,s+"/datumVyveseni","#/allOf/1/properties/datumVyveseni/type","ty\
pe",{type:"string"},"must be string"),e++);var m=k===e}if(t.spisZnOs!==void 0){let y=t.spisZnOs,k=e,L=e;typeof y=="strin\
g"?A(y)>255&&(r=i(r,s+"/spisZnOs","#/allOf/1/properties/spisZnOs/maxLength","maxLength",{limit:255},"must NOT have more \
than 255 characters"),e++):(r=i(r,s+"/spisZnOs","#/allOf/1/properties/spisZnOs/type","type",{type:"string"},"must be str\
ing"),e++);var m=k===e}if(t.text!==void 0){let y=t.text,k=e;typeof y!="string"&&(r=i(r,s+"/text","#/allOf/1/properties/t\
ext/type","type",{type:"string"},"must be string"),e++);let L=e;var m=k===e}if(t.zruseniKonkursu!==void 0){let y=t.zruseniKonkursu,
k=e,L=e;if(Array.isArray(y)){let O=!0,d=y.length;for(let c=0;c<d;c++){let x=y[c],D=e;S(x,{instancePath:s+"/zruseniKonkur\
su/"+c,parentData:y,parentDataProperty:c,rootData:l})||(r=v(r,S.errors),e=r.length);var o=D===e;o||(O=!1)}}else r=i(r,s+
"/zruseniKonkursu","#/allOf/1/properties/zruseniKonkursu/type","type",{type:"array"},"must be array"),e++;var m=k===e}}else
r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var p=u===e;return Ve.errors=r,e===0}function Le(t,{
instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;fe(t,{instancePath:s,parentData:b,
parentDataProperty:_,rootData:l})||(r=v(r,fe.errors),e=r.length);var d=z===e;let u=e,n=e;if(t&&typeof t=="object"&&!Array.
isArray(t)){if(t.ostatniOrgany!==void 0){let c=t.ostatniOrgany,x=e,D=e;if(Array.isArray(c)){let E=!0,V=c.length;for(let f=0;f<
V;f++){let g=c[f],$=e;H(g,{instancePath:s+"/ostatniOrgany/"+f,parentData:c,parentDataProperty:f,rootData:l})||(r=v(r,H.errors),
e=r.length);var a=$===e;a||(E=!1)}}else r=i(r,s+"/ostatniOrgany","#/allOf/1/properties/ostatniOrgany/type","type",{type:"\
array"},"must be array"),e++;var m=x===e}if(t.statutarniOrgany!==void 0){let c=t.statutarniOrgany,x=e,D=e;if(Array.isArray(
c)){let V=!0,f=c.length;for(let g=0;g<f;g++){let $=c[g],J=e;de($,{instancePath:s+"/statutarniOrgany/"+g,parentData:c,parentDataProperty:g,
rootData:l})||(r=v(r,de.errors),e=r.length);var o=J===e;o||(V=!1)}}else r=i(r,s+"/statutarniOrgany","#/allOf/1/propertie\
s/statutarniOrgany/type","type",{type:"array"},"must be array"),e++;var m=x===e}if(t.akcionari!==void 0){let c=t.akcionari,
x=e,D=e;if(Array.isArray(c)){let V=!0,f=c.length;for(let g=0;g<f;g++){let $=c[g],J=e;ge($,{instancePath:s+"/akcionari/"+
g,parentData:c,parentDataProperty:g,rootData:l})||(r=v(r,ge.errors),e=r.length);var p=J===e;p||(V=!1)}}else r=i(r,s+"/ak\
cionari","#/allOf/1/properties/akcionari/type","type",{type:"array"},"must be array"),e++;var m=x===e}if(t.podnikatel!==
void 0){let c=t.podnikatel,x=e,D=e;if(Array.isArray(c)){let V=!0,f=c.length;for(let g=0;g<f;g++){let $=c[g],J=e;be($,{instancePath:s+
"/podnikatel/"+g,parentData:c,parentDataProperty:g,rootData:l})||(r=v(r,be.errors),e=r.length);var y=J===e;y||(V=!1)}}else
r=i(r,s+"/podnikatel","#/allOf/1/properties/podnikatel/type","type",{type:"array"},"must be array"),e++;var m=x===e}if(t.
spolecnici!==void 0){let c=t.spolecnici,x=e,D=e;if(Array.isArray(c)){let V=!0,f=c.length;for(let g=0;g<f;g++){let $=c[g],
J=e;ze($,{instancePath:s+"/spolecnici/"+g,parentData:c,parentDataProperty:g,rootData:l})||(r=v(r,ze.errors),e=r.length);
var k=J===e;k||(V=!1)}}else r=i(r,s+"/spolecnici","#/allOf/1/properties/spolecnici/type","type",{type:"array"},"must be \
array"),e++;var m=x===e}if(t.odstepneZavody!==void 0){let c=t.odstepneZavody,x=e,D=e;if(Array.isArray(c)){let V=!0,f=c.length;
for(let g=0;g<f;g++){let $=c[g],J=e;Ae($,{instancePath:s+"/odstepneZavody/"+g,parentData:c,parentDataProperty:g,rootData:l})||
(r=v(r,Ae.errors),e=r.length);var L=J===e;L||(V=!1)}}else r=i(r,s+"/odstepneZavody","#/allOf/1/properties/odstepneZavody\
/type","type",{type:"array"},"must be array"),e++;var m=x===e}if(t.insolvence!==void 0){let c=t.insolvence,x=e,D=e;if(Array.
isArray(c)){let V=!0,f=c.length;for(let g=0;g<f;g++){let $=c[g],J=e;je($,{instancePath:s+"/insolvence/"+g,parentData:c,parentDataProperty:g,
rootData:l})||(r=v(r,je.errors),e=r.length);var N=J===e;N||(V=!1)}}else r=i(r,s+"/insolvence","#/allOf/1/properties/inso\
lvence/type","type",{type:"array"},"must be array"),e++;var m=x===e}if(t.konkursy!==void 0){let c=t.konkursy,x=e,D=e;if(Array.
isArray(c)){let V=!0,f=c.length;for(let g=0;g<f;g++){let $=c[g],J=e;Ve($,{instancePath:s+"/konkursy/"+g,parentData:c,parentDataProperty:g,
rootData:l})||(r=v(r,Ve.errors),e=r.length);var O=J===e;O||(V=!1)}}else r=i(r,s+"/konkursy","#/allOf/1/properties/konkur\
sy/type","type",{type:"array"},"must be array"),e++;var m=x===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"m\
ust be object"),e++;var d=u===e;return Le.errors=r,e===0}function ee(t,{instancePath:s="",parentData:b,parentDataProperty:_,
rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.icoId!==void 0){let a=t.icoId,m=e,
o=e;typeof a=="string"?(A(a)>32&&(r=i(r,s+"/icoId","#/properties/icoId/maxLength","maxLength",{limit:32},"must NOT have \
more than 32 characters"),e++),He.test(a)||(r=i(r,s+"/icoId","#/properties/icoId/pattern","pattern",{pattern:"^(ARES_)?\\\
d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(r=i(r,s+"/icoId","#/properties/icoId/type","type",{type:"string"},
"must be string"),e++);var u=m===e}if(t.zaznamy!==void 0){let a=t.zaznamy,m=e,o=e;if(Array.isArray(a)){let y=!0,k=a.length;
for(let L=0;L<k;L++){let N=a[L],O=e;Le(N,{instancePath:s+"/zaznamy/"+L,parentData:a,parentDataProperty:L,rootData:l})||(r=
v(r,Le.errors),e=r.length);var n=O===e;n||(y=!1)}}else r=i(r,s+"/zaznamy","#/properties/zaznamy/type","type",{type:"arra\
y"},"must be array"),e++;var u=m===e}}else r=i(r,s,"#/type","type",{type:"object"},"must be object"),e++;return ee.errors=
r,e===0}var Ye=Ee;var Fe={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHL\
ASENY_UZIVATEL","NENI_OPRAVNENI"]};function Ne(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){
let r=null,e=0;typeof t!="string"&&(r=i(r,s,"#/type","type",{type:"string"},"must be string"),e++);let z=e,u=Fe.enum;return t===
"OBECNA_CHYBA"||t==="CHYBA_VSTUPU"||t==="NENALEZENO"||t==="NENI_IMPLEMENTOVANO"||t==="NEPRIHLASENY_UZIVATEL"||t==="NENI_\
OPRAVNENI"||(r=i(r,s,"#/enum","enum",{allowedValues:Fe.enum},"must be equal to one of the allowed values"),e++),Ne.errors=
r,e===0}function Ee(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.kod!==void 0){let n=t.kod,a=e;Ne(n,{instancePath:s+"/kod",parentData:t,parentDataProperty:"\
kod",rootData:l})||(r=v(r,Ne.errors),e=r.length);var u=a===e}if(t.popis!==void 0){let n=t.popis,a=e;typeof n!="string"&&
(r=i(r,s+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let m=e;var u=a===e}if(t.subKod!==
void 0){let n=t.subKod,a=e;typeof n!="string"&&(r=i(r,s+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let m=e;var u=a===e}}else r=i(r,s,"#/type","type",{type:"object"},"must be object"),e++;return Ee.errors=
r,e===0}var qe=Se;function De(t,{instancePath:s="",parentData:b,parentDataProperty:_,rootData:l=t}={}){let r=null,e=0,z=e;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.pocetCelkem!==void 0){let n=t.pocetCelkem,a=e;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(
n)||(r=i(r,s+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof n==
"number"&&isFinite(n)&&((n>2147483647||isNaN(n))&&(r=i(r,s+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(n<0||isNaN(n))&&(r=i(r,s+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var u=a===e}}else r=i(r,s,"#/type","type",
{type:"object"},"must be object"),e++;return De.errors=r,e===0}function Se(t,{instancePath:s="",parentData:b,parentDataProperty:_,
rootData:l=t}={}){let r=null,e=0,z=e;De(t,{instancePath:s,parentData:b,parentDataProperty:_,rootData:l})||(r=v(r,De.errors),
e=r.length);var o=z===e;let u=e,n=e;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.ekonomickeSubjekty!==void 0){let p=t.
ekonomickeSubjekty,y=e,k=e;if(Array.isArray(p)){let L=!0,N=p.length;for(let O=0;O<N;O++){let d=p[O],c=e;ee(d,{instancePath:s+
"/ekonomickeSubjekty/"+O,parentData:p,parentDataProperty:O,rootData:l})||(r=v(r,ee.errors),e=r.length);var a=c===e;a||(L=
!1)}}else r=i(r,s+"/ekonomickeSubjekty","#/allOf/1/properties/ekonomickeSubjekty/type","type",{type:"array"},"must be ar\
ray"),e++;var m=y===e}}else r=i(r,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var o=u===e;return Se.
errors=r,e===0}function v(t,s){if(t===null)return s;for(let b of s)t.push(b);return t}function i(t,s,b,_,l,r){return v(t,
[{instancePath:s,schemaPath:b,keyword:_,params:l,message:r}])}return we(Ge);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektVr: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektyVrSeznam: Validate;
} = {
  EkonomickySubjektVr: code.v0,
  Chyba: code.v1,
  EkonomickeSubjektyVrSeznam: code.v2,
};
