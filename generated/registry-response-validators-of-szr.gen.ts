// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

// @ts-nocheck: the code below is compiled from schemas; the exports at the end are typed.
import type { Validate } from "./registry-request-validators.gen.ts";

var code=(()=>{var _=Object.defineProperty;var V=Object.getOwnPropertyDescriptor;var w=Object.getOwnPropertyNames;var B=Object.prototype.hasOwnProperty;var H=(i,s)=>()=>{try{return s||i((s={exports:{}}).exports,s),s.exports}catch(l){throw s=0,l}},Y=(i,s)=>{for(var l in s)
_(i,l,{get:s[l],enumerable:!0})},q=(i,s,l,f)=>{if(s&&typeof s=="object"||typeof s=="function")for(let a of w(s))!B.call(
i,a)&&a!==l&&_(i,a,{get:()=>s[a],enumerable:!(f=V(s,a))||f.enumerable});return i};var G=i=>q(_({},"__esModule",{value:!0}),i);var U=H(x=>{"use strict";Object.defineProperty(x,"__esModule",{value:!0});function $(i){let s=i.length,l=0,f=0,a;for(;f<
s;)l++,a=i.charCodeAt(f++),a>=55296&&a<=56319&&f<s&&(a=i.charCodeAt(f),(a&64512)===56320&&f++);return l}x.default=$;$.code=
'require("ajv/dist/runtime/ucs2length").default'});var te={};Y(te,{v0:()=>Q,v1:()=>P,v2:()=>ee});var Q=O;var u=U().default,W=new RegExp("^(ARES_)?\\d{8}$","u");var h=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$/;
function A(i,{instancePath:s="",parentData:l,parentDataProperty:f,rootData:a=i}={}){let t=null,e=0,d=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.jmeno!==void 0){let r=i.jmeno,n=e,m=e;typeof r=="string"?u(r)>100&&(t=o(t,s+"/jmeno","#\
/properties/jmeno/maxLength","maxLength",{limit:100},"must NOT have more than 100 characters"),e++):(t=o(t,s+"/jmeno","#\
/properties/jmeno/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.prijmeni!==void 0){let r=i.prijmeni,
n=e,m=e;typeof r=="string"?u(r)>100&&(t=o(t,s+"/prijmeni","#/properties/prijmeni/maxLength","maxLength",{limit:100},"mus\
t NOT have more than 100 characters"),e++):(t=o(t,s+"/prijmeni","#/properties/prijmeni/type","type",{type:"string"},"mus\
t be string"),e++);var p=n===e}if(i.titulPredJmenem!==void 0){let r=i.titulPredJmenem,n=e,m=e;typeof r=="string"?u(r)>32&&
(t=o(t,s+"/titulPredJmenem","#/properties/titulPredJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 \
characters"),e++):(t=o(t,s+"/titulPredJmenem","#/properties/titulPredJmenem/type","type",{type:"string"},"must be string"),
e++);var p=n===e}if(i.titulZaJmenem!==void 0){let r=i.titulZaJmenem,n=e,m=e;typeof r=="string"?u(r)>32&&(t=o(t,s+"/titul\
ZaJmenem","#/properties/titulZaJmenem/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++):(t=
o(t,s+"/titulZaJmenem","#/properties/titulZaJmenem/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.
datumNarozeni!==void 0){let r=i.datumNarozeni,n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?h.test(r)||(t=o(
t,s+"/datumNarozeni","#/properties/datumNarozeni/format","format",{format:"date"},'must match format "date"'),e++):(t=o(
t,s+"/datumNarozeni","#/properties/datumNarozeni/type","type",{type:"string"},"must be string"),e++);var p=n===e}}else t=
o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return A.errors=t,e===0}function L(i,{instancePath:s="",parentData:l,
parentDataProperty:f,rootData:a=i}={}){let t=null,e=0,d=e;A(i,{instancePath:s,parentData:l,parentDataProperty:f,rootData:a})||
(t=y(t,A.errors),e=t.length);var m=d===e;let p=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.typAngazma!==void 0){
let c=i.typAngazma,v=e,k=e;typeof c=="string"?(u(c)>64&&(t=o(t,s+"/typAngazma","#/allOf/1/properties/typAngazma/maxLengt\
h","maxLength",{limit:64},"must NOT have more than 64 characters"),e++),u(c)<1&&(t=o(t,s+"/typAngazma","#/allOf/1/proper\
ties/typAngazma/minLength","minLength",{limit:1},"must NOT have fewer than 1 characters"),e++)):(t=o(t,s+"/typAngazma","\
#/allOf/1/properties/typAngazma/type","type",{type:"string"},"must be string"),e++);var n=v===e}}else t=o(t,s,"#/allOf/1\
/type","type",{type:"object"},"must be object"),e++;var m=p===e;return L.errors=t,e===0}var X=new RegExp("^\\d{8}$","u"),N=new RegExp("^\\d{3}$","u");function j(i,{instancePath:s="",parentData:l,parentDataProperty:f,rootData:a=i}={}){let t=null,e=0,d=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.kodStatu!==void 0){let r=i.kodStatu,n=e;typeof r!="string"&&(t=o(t,s+"/kodStatu","#/pro\
perties/kodStatu/type","type",{type:"string"},"must be string"),e++);let m=e;var p=n===e}if(i.nazevStatu!==void 0){let r=i.
nazevStatu,n=e,m=e;typeof r=="string"?u(r)>32&&(t=o(t,s+"/nazevStatu","#/properties/nazevStatu/maxLength","maxLength",{limit:32},
"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevStatu","#/properties/nazevStatu/type","type",{type:"string"},
"must be string"),e++);var p=n===e}if(i.kodKraje!==void 0){let r=i.kodKraje,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=o(t,s+"/kodKraje","#/properties/kodKraje/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r==
"number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=o(t,s+"/kodKraje","#/properties/kodKraje/maximum","maximum",{comparison:"<\
=",limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodKraje","#/properties/kodKraje/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevKraje!==void 0){let r=i.nazevKraje,n=e,m=e;typeof r=="string"?u(
r)>32&&(t=o(t,s+"/nazevKraje","#/properties/nazevKraje/maxLength","maxLength",{limit:32},"must NOT have more than 32 cha\
racters"),e++):(t=o(t,s+"/nazevKraje","#/properties/nazevKraje/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.kodOkresu!==void 0){let r=i.kodOkresu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodOkres\
u","#/properties/kodOkresu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&
((r>9999||isNaN(r))&&(t=o(t,s+"/kodOkresu","#/properties/kodOkresu/maximum","maximum",{comparison:"<=",limit:9999},"must\
 be <= 9999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodOkresu","#/properties/kodOkresu/minimum","minimum",{comparison:">=",limit:0},
"must be >= 0"),e++));var p=n===e}if(i.nazevOkresu!==void 0){let r=i.nazevOkresu,n=e,m=e;typeof r=="string"?u(r)>32&&(t=
o(t,s+"/nazevOkresu","#/properties/nazevOkresu/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),
e++):(t=o(t,s+"/nazevOkresu","#/properties/nazevOkresu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.
kodObce!==void 0){let r=i.kodObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodObce","#/propert\
ies/kodObce/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(
r))&&(t=o(t,s+"/kodObce","#/properties/kodObce/maximum","maximum",{comparison:"<=",limit:999999},"must be <= 999999"),e++),
(r<0||isNaN(r))&&(t=o(t,s+"/kodObce","#/properties/kodObce/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),
e++));var p=n===e}if(i.nazevObce!==void 0){let r=i.nazevObce,n=e,m=e;typeof r=="string"?u(r)>48&&(t=o(t,s+"/nazevObce","\
#/properties/nazevObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/nazevO\
bce","#/properties/nazevObce/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodSpravnihoObvodu!==void 0){
let r=i.kodSpravnihoObvodu,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodSpravnihoObvodu","#/pro\
perties/kodSpravnihoObvodu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&
((r>999||isNaN(r))&&(t=o(t,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/maximum","maximum",{comparison:"<=",
limit:999},"must be <= 999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodSpravnihoObvodu","#/properties/kodSpravnihoObvodu/minim\
um","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevSpravnihoObvodu!==void 0){let r=i.nazevSpravnihoObvodu,
n=e,m=e;typeof r=="string"?u(r)>32&&(t=o(t,s+"/nazevSpravnihoObvodu","#/properties/nazevSpravnihoObvodu/maxLength","maxL\
ength",{limit:32},"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevSpravnihoObvodu","#/properties/nazevSpra\
vnihoObvodu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodMestskehoObvodu!==void 0){let r=i.kodMestskehoObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/\
type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999||isNaN(r))&&(t=o(
t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/maximum","maximum",{comparison:"<=",limit:999},"must be <= 99\
9"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodMestskehoObvodu","#/properties/kodMestskehoObvodu/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevMestskehoObvodu!==void 0){let r=i.nazevMestskehoObvodu,n=e,m=e;
typeof r=="string"?u(r)>32&&(t=o(t,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObvodu/maxLength","maxLength",{
limit:32},"must NOT have more than 32 characters"),e++):(t=o(t,s+"/nazevMestskehoObvodu","#/properties/nazevMestskehoObv\
odu/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodMestskeCastiObvodu!==void 0){let r=i.kodMestskeCastiObvodu,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiO\
bvodu/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999||isNaN(r))&&
(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/maximum","maximum",{comparison:"<=",limit:999999},
"must be <= 999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodMestskeCastiObvodu","#/properties/kodMestskeCastiObvodu/minimum",
"minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.kodUlice!==void 0){let r=i.kodUlice,n=e;typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodUlice","#/properties/kodUlice/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>9999999||isNaN(r))&&(t=o(t,s+"/kodUlice","#/properties/\
kodUlice/maximum","maximum",{comparison:"<=",limit:9999999},"must be <= 9999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodUl\
ice","#/properties/kodUlice/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.nazevMestskeCastiObvodu!==
void 0){let r=i.nazevMestskeCastiObvodu,n=e,m=e;typeof r=="string"?u(r)>48&&(t=o(t,s+"/nazevMestskeCastiObvodu","#/prope\
rties/nazevMestskeCastiObvodu/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"\
/nazevMestskeCastiObvodu","#/properties/nazevMestskeCastiObvodu/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.nazevUlice!==void 0){let r=i.nazevUlice,n=e,m=e;typeof r=="string"?u(r)>48&&(t=o(t,s+"/nazevUlice","#/properties/\
nazevUlice/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/nazevUlice","#/pro\
perties/nazevUlice/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.cisloDomovni!==void 0){let r=i.cisloDomovni,
n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/cisloDomovni","#/properties/cisloDomovni/type","type",
{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=o(t,s+"/cisloDo\
movni","#/properties/cisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var p=n===e}if(i.
doplnekAdresy!==void 0){let r=i.doplnekAdresy,n=e,m=e;typeof r=="string"?u(r)>1500&&(t=o(t,s+"/doplnekAdresy","#/propert\
ies/doplnekAdresy/maxLength","maxLength",{limit:1500},"must NOT have more than 1500 characters"),e++):(t=o(t,s+"/doplnek\
Adresy","#/properties/doplnekAdresy/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodCastiObce!==
void 0){let r=i.kodCastiObce,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodCastiObce","#/propert\
ies/kodCastiObce/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&((r>999999||
isNaN(r))&&(t=o(t,s+"/kodCastiObce","#/properties/kodCastiObce/maximum","maximum",{comparison:"<=",limit:999999},"must b\
e <= 999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodCastiObce","#/properties/kodCastiObce/minimum","minimum",{comparison:"\
>=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.cisloOrientacni!==void 0){let r=i.cisloOrientacni,n=e;typeof r=="num\
ber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/cisloOrientacni","#/properties/cisloOrientacni/type","type",{type:"inte\
ger"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&(r>999||isNaN(r))&&(t=o(t,s+"/cisloOrientacni","#\
/properties/cisloOrientacni/maximum","maximum",{comparison:"<=",limit:999},"must be <= 999"),e++);var p=n===e}if(i.cisloOrientacniPismeno!==
void 0){let r=i.cisloOrientacniPismeno,n=e,m=e;typeof r=="string"?u(r)>1&&(t=o(t,s+"/cisloOrientacniPismeno","#/properti\
es/cisloOrientacniPismeno/maxLength","maxLength",{limit:1},"must NOT have more than 1 characters"),e++):(t=o(t,s+"/cislo\
OrientacniPismeno","#/properties/cisloOrientacniPismeno/type","type",{type:"string"},"must be string"),e++);var p=n===e}
if(i.nazevCastiObce!==void 0){let r=i.nazevCastiObce,n=e,m=e;typeof r=="string"?u(r)>48&&(t=o(t,s+"/nazevCastiObce","#/p\
roperties/nazevCastiObce/maxLength","maxLength",{limit:48},"must NOT have more than 48 characters"),e++):(t=o(t,s+"/naze\
vCastiObce","#/properties/nazevCastiObce/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.kodAdresnihoMista!==
void 0){let r=i.kodAdresnihoMista,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/kodAdresnihoMista",
"#/properties/kodAdresnihoMista/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(
r)&&((r>999999999||isNaN(r))&&(t=o(t,s+"/kodAdresnihoMista","#/properties/kodAdresnihoMista/maximum","maximum",{comparison:"\
<=",limit:999999999},"must be <= 999999999"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/kodAdresnihoMista","#/properties/kodAdresn\
ihoMista/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}if(i.psc!==void 0){let r=i.psc,n=e;
typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/psc","#/properties/psc/type","type",{type:"integer"},"mus\
t be integer"),e++);let m=e;var p=n===e}if(i.textovaAdresa!==void 0){let r=i.textovaAdresa,n=e,m=e;typeof r=="string"?u(
r)>1500&&(t=o(t,s+"/textovaAdresa","#/properties/textovaAdresa/maxLength","maxLength",{limit:1500},"must NOT have more t\
han 1500 characters"),e++):(t=o(t,s+"/textovaAdresa","#/properties/textovaAdresa/type","type",{type:"string"},"must be s\
tring"),e++);var p=n===e}if(i.cisloDoAdresy!==void 0){let r=i.cisloDoAdresy,n=e,m=e;typeof r=="string"?u(r)>255&&(t=o(t,
s+"/cisloDoAdresy","#/properties/cisloDoAdresy/maxLength","maxLength",{limit:255},"must NOT have more than 255 character\
s"),e++):(t=o(t,s+"/cisloDoAdresy","#/properties/cisloDoAdresy/type","type",{type:"string"},"must be string"),e++);var p=n===
e}if(i.standardizaceAdresy!==void 0){let r=i.standardizaceAdresy,n=e;typeof r!="boolean"&&(t=o(t,s+"/standardizaceAdresy",
"#/properties/standardizaceAdresy/type","type",{type:"boolean"},"must be boolean"),e++);let m=e;var p=n===e}if(i.pscTxt!==
void 0){let r=i.pscTxt,n=e,m=e;typeof r=="string"?u(r)>255&&(t=o(t,s+"/pscTxt","#/properties/pscTxt/maxLength","maxLengt\
h",{limit:255},"must NOT have more than 255 characters"),e++):(t=o(t,s+"/pscTxt","#/properties/pscTxt/type","type",{type:"\
string"},"must be string"),e++);var p=n===e}if(i.typCisloDomovni!==void 0){let r=i.typCisloDomovni,n=e;typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r)||(t=o(t,s+"/typCisloDomovni","#/properties/typCisloDomovni/type","type",{type:"integer"},
"must be integer"),e++);let m=e;typeof r=="number"&&isFinite(r)&&(r>9999||isNaN(r))&&(t=o(t,s+"/typCisloDomovni","#/prop\
erties/typCisloDomovni/maximum","maximum",{comparison:"<=",limit:9999},"must be <= 9999"),e++);var p=n===e}}else t=o(t,s,
"#/type","type",{type:"object"},"must be object"),e++;return j.errors=t,e===0}function E(i,{instancePath:s="",parentData:l,
parentDataProperty:f,rootData:a=i}={}){let t=null,e=0,d=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ico!==void 0){
let r=i.ico,n=e,m=e;typeof r=="string"?(u(r)>8&&(t=o(t,s+"/ico","#/properties/ico/maxLength","maxLength",{limit:8},"must\
 NOT have more than 8 characters"),e++),u(r)<8&&(t=o(t,s+"/ico","#/properties/ico/minLength","minLength",{limit:8},"must\
 NOT have fewer than 8 characters"),e++),X.test(r)||(t=o(t,s+"/ico","#/properties/ico/pattern","pattern",{pattern:"^\\d{8\
}$"},'must match pattern "^\\d{8}$"'),e++)):(t=o(t,s+"/ico","#/properties/ico/type","type",{type:"string"},"must be stri\
ng"),e++);var p=n===e}if(i.obchodniJmeno!==void 0){let r=i.obchodniJmeno,n=e,m=e;typeof r=="string"?(u(r)>2e3&&(t=o(t,s+
"/obchodniJmeno","#/properties/obchodniJmeno/maxLength","maxLength",{limit:2e3},"must NOT have more than 2000 characters"),
e++),u(r)<1&&(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJmeno/minLength","minLength",{limit:1},"must NOT have fewer\
 than 1 characters"),e++)):(t=o(t,s+"/obchodniJmeno","#/properties/obchodniJmeno/type","type",{type:"string"},"must be s\
tring"),e++);var p=n===e}if(i.sidlo!==void 0){let r=i.sidlo,n=e;j(r,{instancePath:s+"/sidlo",parentData:i,parentDataProperty:"\
sidlo",rootData:a})||(t=y(t,j.errors),e=t.length);var p=n===e}if(i.pravniForma!==void 0){let r=i.pravniForma,n=e,m=e;typeof r==
"string"?(u(r)>3&&(t=o(t,s+"/pravniForma","#/properties/pravniForma/maxLength","maxLength",{limit:3},"must NOT have more\
 than 3 characters"),e++),u(r)<3&&(t=o(t,s+"/pravniForma","#/properties/pravniForma/minLength","minLength",{limit:3},"mu\
st NOT have fewer than 3 characters"),e++),N.test(r)||(t=o(t,s+"/pravniForma","#/properties/pravniForma/pattern","patter\
n",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=o(t,s+"/pravniForma","#/properties/pravniForma/type","\
type",{type:"string"},"must be string"),e++);var p=n===e}if(i.pravniFormaRos!==void 0){let r=i.pravniFormaRos,n=e,m=e;typeof r==
"string"?(u(r)>3&&(t=o(t,s+"/pravniFormaRos","#/properties/pravniFormaRos/maxLength","maxLength",{limit:3},"must NOT hav\
e more than 3 characters"),e++),u(r)<3&&(t=o(t,s+"/pravniFormaRos","#/properties/pravniFormaRos/minLength","minLength",{
limit:3},"must NOT have fewer than 3 characters"),e++),N.test(r)||(t=o(t,s+"/pravniFormaRos","#/properties/pravniFormaRo\
s/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=o(t,s+"/pravniFormaRos","#/propertie\
s/pravniFormaRos/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.financniUrad!==void 0){let r=i.financniUrad,
n=e,m=e;typeof r=="string"?(u(r)>3&&(t=o(t,s+"/financniUrad","#/properties/financniUrad/maxLength","maxLength",{limit:3},
"must NOT have more than 3 characters"),e++),u(r)<3&&(t=o(t,s+"/financniUrad","#/properties/financniUrad/minLength","min\
Length",{limit:3},"must NOT have fewer than 3 characters"),e++),N.test(r)||(t=o(t,s+"/financniUrad","#/properties/financ\
niUrad/pattern","pattern",{pattern:"^\\d{3}$"},'must match pattern "^\\d{3}$"'),e++)):(t=o(t,s+"/financniUrad","#/proper\
ties/financniUrad/type","type",{type:"string"},"must be string"),e++);var p=n===e}if(i.datumVzniku!==void 0){let r=i.datumVzniku,
n=e,m=e;typeof r=="number"&&isFinite(r),typeof r=="string"?h.test(r)||(t=o(t,s+"/datumVzniku","#/properties/datumVzniku/\
format","format",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumVzniku","#/properties/datumVzniku/type",
"type",{type:"string"},"must be string"),e++);var p=n===e}if(i.datumZaniku!==void 0){let r=i.datumZaniku,n=e,m=e;typeof r==
"number"&&isFinite(r),typeof r=="string"?h.test(r)||(t=o(t,s+"/datumZaniku","#/properties/datumZaniku/format","format",{
format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumZaniku","#/properties/datumZaniku/type","type",{type:"st\
ring"},"must be string"),e++);var p=n===e}if(i.datumAktualizace!==void 0){let r=i.datumAktualizace,n=e,m=e;typeof r=="nu\
mber"&&isFinite(r),typeof r=="string"?h.test(r)||(t=o(t,s+"/datumAktualizace","#/properties/datumAktualizace/format","fo\
rmat",{format:"date"},'must match format "date"'),e++):(t=o(t,s+"/datumAktualizace","#/properties/datumAktualizace/type",
"type",{type:"string"},"must be string"),e++);var p=n===e}if(i.dic!==void 0){let r=i.dic,n=e;typeof r!="string"&&(t=o(t,
s+"/dic","#/properties/dic/type","type",{type:"string"},"must be string"),e++);let m=e;var p=n===e}}else t=o(t,s,"#/type",
"type",{type:"object"},"must be object"),e++;return E.errors=t,e===0}function S(i,{instancePath:s="",parentData:l,parentDataProperty:f,
rootData:a=i}={}){let t=null,e=0,d=e;E(i,{instancePath:s,parentData:l,parentDataProperty:f,rootData:a})||(t=y(t,E.errors),
e=t.length);var m=d===e;let p=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.odkaz!==void 0){let c=i.odkaz,v=e,
k=e;typeof c=="string"?u(c)>255&&(t=o(t,s+"/odkaz","#/allOf/1/properties/odkaz/maxLength","maxLength",{limit:255},"must \
NOT have more than 255 characters"),e++):(t=o(t,s+"/odkaz","#/allOf/1/properties/odkaz/type","type",{type:"string"},"mus\
t be string"),e++);var n=v===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var m=p===e;return S.
errors=t,e===0}function C(i,{instancePath:s="",parentData:l,parentDataProperty:f,rootData:a=i}={}){let t=null,e=0,d=e;if(i&&
typeof i=="object"&&!Array.isArray(i)){if(i.osobaEzp!==void 0){let r=i.osobaEzp,n=e;L(r,{instancePath:s+"/osobaEzp",parentData:i,
parentDataProperty:"osobaEzp",rootData:a})||(t=y(t,L.errors),e=t.length);var p=n===e}if(i.subjektEzp!==void 0){let r=i.subjektEzp,
n=e;S(r,{instancePath:s+"/subjektEzp",parentData:i,parentDataProperty:"subjektEzp",rootData:a})||(t=y(t,S.errors),e=t.length);
var p=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return C.errors=t,e===0}function D(i,{instancePath:s="",
parentData:l,parentDataProperty:f,rootData:a=i}={}){let t=null,e=0,d=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
ezp!==void 0){let r=i.ezp,n=e;C(r,{instancePath:s+"/ezp",parentData:i,parentDataProperty:"ezp",rootData:a})||(t=y(t,C.errors),
e=t.length);var p=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return D.errors=t,e===0}function O(i,{
instancePath:s="",parentData:l,parentDataProperty:f,rootData:a=i}={}){let t=null,e=0,d=e;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.icoId!==void 0){let n=i.icoId,m=e,c=e;typeof n=="string"?(u(n)>32&&(t=o(t,s+"/icoId","#/properties/icoI\
d/maxLength","maxLength",{limit:32},"must NOT have more than 32 characters"),e++),W.test(n)||(t=o(t,s+"/icoId","#/proper\
ties/icoId/pattern","pattern",{pattern:"^(ARES_)?\\d{8}$"},'must match pattern "^(ARES_)?\\d{8}$"'),e++)):(t=o(t,s+"/ico\
Id","#/properties/icoId/type","type",{type:"string"},"must be string"),e++);var p=m===e}if(i.zaznamy!==void 0){let n=i.zaznamy,
m=e,c=e;if(Array.isArray(n)){let k=!0,T=n.length;for(let g=0;g<T;g++){let z=n[g],b=e;D(z,{instancePath:s+"/zaznamy/"+g,parentData:n,
parentDataProperty:g,rootData:a})||(t=y(t,D.errors),e=t.length);var r=b===e;r||(k=!1)}}else t=o(t,s+"/zaznamy","#/proper\
ties/zaznamy/type","type",{type:"array"},"must be array"),e++;var p=m===e}}else t=o(t,s,"#/type","type",{type:"object"},
"must be object"),e++;return O.errors=t,e===0}var P=J;var Z={$id:"KodChybyEnum",type:"string",enum:["OBECNA_CHYBA","CHYBA_VSTUPU","NENALEZENO","NENI_IMPLEMENTOVANO","NEPRIHLA\
SENY_UZIVATEL","NENI_OPRAVNENI"]};function F(i,{instancePath:s="",parentData:l,parentDataProperty:f,rootData:a=i}={}){let t=null,
e=0;typeof i!="string"&&(t=o(t,s,"#/type","type",{type:"string"},"must be string"),e++);let d=e,p=Z.enum;return i==="OBE\
CNA_CHYBA"||i==="CHYBA_VSTUPU"||i==="NENALEZENO"||i==="NENI_IMPLEMENTOVANO"||i==="NEPRIHLASENY_UZIVATEL"||i==="NENI_OPRA\
VNENI"||(t=o(t,s,"#/enum","enum",{allowedValues:Z.enum},"must be equal to one of the allowed values"),e++),F.errors=t,e===
0}function J(i,{instancePath:s="",parentData:l,parentDataProperty:f,rootData:a=i}={}){let t=null,e=0,d=e;if(i&&typeof i==
"object"&&!Array.isArray(i)){if(i.kod!==void 0){let r=i.kod,n=e;F(r,{instancePath:s+"/kod",parentData:i,parentDataProperty:"\
kod",rootData:a})||(t=y(t,F.errors),e=t.length);var p=n===e}if(i.popis!==void 0){let r=i.popis,n=e;typeof r!="string"&&(t=
o(t,s+"/popis","#/properties/popis/type","type",{type:"string"},"must be string"),e++);let m=e;var p=n===e}if(i.subKod!==
void 0){let r=i.subKod,n=e;typeof r!="string"&&(t=o(t,s+"/subKod","#/properties/subKod/type","type",{type:"string"},"mus\
t be string"),e++);let m=e;var p=n===e}}else t=o(t,s,"#/type","type",{type:"object"},"must be object"),e++;return J.errors=
t,e===0}var ee=K;function M(i,{instancePath:s="",parentData:l,parentDataProperty:f,rootData:a=i}={}){let t=null,e=0,d=e;if(i&&typeof i=="\
object"&&!Array.isArray(i)){if(i.pocetCelkem!==void 0){let r=i.pocetCelkem,n=e;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(t=o(t,s+"/pocetCelkem","#/properties/pocetCelkem/type","type",{type:"integer"},"must be integer"),e++);let m=e;typeof r==
"number"&&isFinite(r)&&((r>2147483647||isNaN(r))&&(t=o(t,s+"/pocetCelkem","#/properties/pocetCelkem/maximum","maximum",{
comparison:"<=",limit:2147483647},"must be <= 2147483647"),e++),(r<0||isNaN(r))&&(t=o(t,s+"/pocetCelkem","#/properties/p\
ocetCelkem/minimum","minimum",{comparison:">=",limit:0},"must be >= 0"),e++));var p=n===e}}else t=o(t,s,"#/type","type",
{type:"object"},"must be object"),e++;return M.errors=t,e===0}function K(i,{instancePath:s="",parentData:l,parentDataProperty:f,
rootData:a=i}={}){let t=null,e=0,d=e;M(i,{instancePath:s,parentData:l,parentDataProperty:f,rootData:a})||(t=y(t,M.errors),
e=t.length);var c=d===e;let p=e,r=e;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.ekonomickeSubjekty!==void 0){let v=i.
ekonomickeSubjekty,k=e,T=e;if(Array.isArray(v)){let g=!0,z=v.length;for(let b=0;b<z;b++){let R=v[b],I=e;O(R,{instancePath:s+
"/ekonomickeSubjekty/"+b,parentData:v,parentDataProperty:b,rootData:a})||(t=y(t,O.errors),e=t.length);var n=I===e;n||(g=
!1)}}else t=o(t,s+"/ekonomickeSubjekty","#/allOf/1/properties/ekonomickeSubjekty/type","type",{type:"array"},"must be ar\
ray"),e++;var m=k===e}}else t=o(t,s,"#/allOf/1/type","type",{type:"object"},"must be object"),e++;var c=p===e;return K.errors=
t,e===0}function y(i,s){if(i===null)return s;for(let l of s)i.push(l);return i}function o(i,s,l,f,a,t){return y(i,[{instancePath:s,
schemaPath:l,keyword:f,params:a,message:t}])}return G(te);})();

/** Validators of answers by schema. */
export const validators: {
  readonly EkonomickySubjektSzr: Validate;
  readonly Chyba: Validate;
  readonly EkonomickeSubjektySzrSeznam: Validate;
} = {
  EkonomickySubjektSzr: code.v0,
  Chyba: code.v1,
  EkonomickeSubjektySzrSeznam: code.v2,
};
