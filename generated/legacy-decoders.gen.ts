// Generated from wsdl/GetCredential_v2_1.wsdl, wsdl/GetCredential_v3_4.wsdl, wsdl/GetCredential_v4_1.wsdl, wsdl/GetCredential_v4_2.wsdl. Do not edit: change the source, then run "npm run generate".

import type { LegacyVersion } from "./legacy-types.gen.ts";

/** Text of an element or attribute. The facets describe what is published; a reader need not enforce them. */
export interface ValueDecoder {
  readonly kind: "text";
  /** Built-in type of XML Schema. */
  readonly base: "string" | "boolean" | "date" | "integer" | "int" | "unsignedInt" | "base64Binary";
  /** Listed values. */
  readonly values?: readonly string[];
  /** Whether other values than the listed ones occur. */
  readonly open?: boolean;
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minInclusive?: number;
  readonly maxInclusive?: number;
  readonly pattern?: string;
}

/** An element with elements inside, or with text and attributes. */
export interface NodeDecoder {
  readonly kind: "node";
  /** How the elements stand together in a valid document. */
  readonly order: "sequence" | "all" | "choice" | "empty";
  readonly elements: Readonly<Record<string, ElementDecoder>>;
  readonly attributes: Readonly<Record<string, ValueDecoder>>;
  /** The text beside the attributes. */
  readonly text?: ValueDecoder;
}

/** One element: how often it occurs and what it holds. */
export interface ElementDecoder {
  readonly minOccurs: number;
  /** `null` stands for unbounded. More than one occurrence decodes to an array. */
  readonly maxOccurs: number | null;
  readonly type: ValueDecoder | NodeDecoder;
}

/** One operation of the legacy API. */
export interface LegacyOperation {
  readonly soapAction: string;
  /** Local name of the element of the request, and what it holds. */
  readonly request: readonly [name: string, element: ElementDecoder];
  /** Local name of the element of the response, and what it holds. */
  readonly response: readonly [name: string, element: ElementDecoder];
}

/** Namespace and operations of a version. */
interface LegacyContract {
  readonly namespace: string;
  readonly operations: Readonly<Record<"heartBeat" | "authConfirmation", LegacyOperation>>;
}

/**
 * Parses the table of a version once, and keeps it in place of its getter: a process needs few of them, and JSON is read in a
 * fraction of the time of code.
 */
function contract(version: LegacyVersion, text: string): LegacyContract {
  // The generator wrote the text from the type.
  const value = JSON.parse(text) as LegacyContract;
  Object.defineProperty(legacyContracts, version, { value });
  return value;
}

/** Namespace and operations of every version. */
export const legacyContracts: Readonly<Record<LegacyVersion, LegacyContract>> = {
  get "2.1"() {
    return contract("2.1", `{"namespace":"http://agw-as.cz/ats-ws/atsSzr/v2_1","operations":{"heartBeat":{"soapAction":"heartBeat","request":["heartBeatRequest",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{},"attributes":{}}}],"response":["heartBeatResponse",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"status":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["OK","ERROR"],"open":false}},
"code":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string"}},
"message":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string"}}},"attributes":{}}}]},"authConfirmation":{"soapAction":"","request":["authConfirmationRequest",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"sessionId":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":30,"maxLength":50}}},"attributes":{}}}],"response":["authConfirmationResponse",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"status":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["OK","SYSTEM_ERROR","SESSION_NOT_FOUND"],"open":false}},
"userRequestIp":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":39}},
"attributes":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"all","elements":{
"ZkratkaSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":20,"pattern":"[\\\\p{L}0-9_.;:@|!*%=+?,\\\\-]*"}},
"IcSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"[0-9]{8}"}},
"UzivatelId":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"base64Binary"}},
"Username":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":4,"maxLength":50}},
"Jmeno":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":32}},
"Prijmeni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":64}},
"TitulPred":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"(.{2,20})?"}},
"TitulZa":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"(.{2,20})?"}},
"PristupoveRole":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"role":{"minOccurs":1,"maxOccurs":null,"type":{"kind":"text","base":"string","maxLength":30}}},"attributes":{}}},
"CinnostniRole":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"Agenda":{"minOccurs":0,"maxOccurs":null,"type":{"kind":"node","order":"sequence","elements":{
"KodAgendy":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":15}},
"KodCinnostniRole":{"minOccurs":1,"maxOccurs":null,"type":{"kind":"text","base":"string","maxLength":15}}},"attributes":{}}}},"attributes":{}}}},"attributes":{}}}},"attributes":{}}}]}}}`);
  },
  get "3.4"() {
    return contract("3.4", `{"namespace":"http://agw-as.cz/ats-ws/atsSzr/v3_4","operations":{"heartBeat":{"soapAction":"heartBeat","request":["heartBeatRequest",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{},"attributes":{}}}],"response":["heartBeatResponse",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"status":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["OK","ERROR"],"open":false}},
"code":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string"}},
"message":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string"}}},"attributes":{}}}]},"authConfirmation":{"soapAction":"","request":["authConfirmationRequest",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"sessionId":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":30,"maxLength":50}}},"attributes":{}}}],"response":["authConfirmationResponse",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"status":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["OK","SYSTEM_ERROR","SESSION_NOT_FOUND"],"open":false}},
"userRequestIp":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":39}},
"attributes":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"all","elements":{
"ZkratkaSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":20,"pattern":"[\\\\p{L}0-9_.;:@|!*%=+?,\\\\-]*"}},
"IcSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"[0-9]{1,8}"}},
"UzivatelId":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"base64Binary"}},
"Username":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":4,"maxLength":50}},
"Jmeno":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":32}},
"Prijmeni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":64}},
"TitulPred":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"(.{2,20})?"}},
"TitulZa":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"(.{2,20})?"}},
"PristupoveRole":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"role":{"minOccurs":1,"maxOccurs":null,"type":{"kind":"text","base":"string","maxLength":30}}},"attributes":{}}},
"CinnostniRole":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"Agenda":{"minOccurs":0,"maxOccurs":null,"type":{"kind":"node","order":"sequence","elements":{
"KodAgendy":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":15}},
"KodCinnostniRole":{"minOccurs":1,"maxOccurs":null,"type":{"kind":"text","base":"string","maxLength":15}}},"attributes":{}}}},"attributes":{}}},
"Email":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":1000}},
"NazevSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":255,"pattern":"[^\\\\t\\\\n\\\\r]*"}},
"EmailSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":1000}},
"TypInstituce":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"unsignedInt","minInclusive":1,"maxInclusive":100}},
"OvmPrimarni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["","TRUE","FALSE"],"open":false}},
"TypPrihlaseni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["p-pwd","p-hotp","p-cert"],"open":true}},
"OsobaZtotoznena":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"boolean"}},
"TokenAifo":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string"}},
"Pracoviste":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"Id":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":20}},
"Nazev":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":100}},
"Adresa":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":200}},
"KodAdresy":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"int"}}},"attributes":{}}},
"IdentifikatorOvm":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":36}},
"TimeLimitedId":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":50}}},"attributes":{}}}},"attributes":{}}}]}}}`);
  },
  get "4.1"() {
    return contract("4.1", `{"namespace":"http://agw-as.cz/ats-ws/atsSzr/v4_1","operations":{"heartBeat":{"soapAction":"heartBeat","request":["heartBeatRequest",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{},"attributes":{}}}],"response":["heartBeatResponse",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"status":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["OK","ERROR"],"open":false}},
"code":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string"}},
"message":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string"}}},"attributes":{}}}]},"authConfirmation":{"soapAction":"","request":["authConfirmationRequest",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"sessionId":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":30,"maxLength":50}}},"attributes":{}}}],"response":["authConfirmationResponse",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"status":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["OK","SYSTEM_ERROR","SESSION_NOT_FOUND"],"open":false}},
"userRequestIp":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":39}},
"attributes":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"all","elements":{
"ZkratkaSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":20,"pattern":"[\\\\p{L}0-9_.;:@|!*%=+?,\\\\-]*"}},
"IcSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"[0-9]{1,8}"}},
"UzivatelId":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"base64Binary"}},
"Username":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":4,"maxLength":50}},
"Jmeno":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":32}},
"Prijmeni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":64}},
"TitulPred":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"(.{2,20})?"}},
"TitulZa":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"(.{2,20})?"}},
"PristupoveRole":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"role":{"minOccurs":1,"maxOccurs":null,"type":{"kind":"text","base":"string","maxLength":30}}},"attributes":{}}},
"CinnostniRole":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"Agenda":{"minOccurs":0,"maxOccurs":null,"type":{"kind":"node","order":"sequence","elements":{
"KodAgendy":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":15}},
"KodCinnostniRole":{"minOccurs":1,"maxOccurs":null,"type":{"kind":"text","base":"string","maxLength":15}}},"attributes":{}}}},"attributes":{}}},
"Email":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":1000}},
"NazevSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":255,"pattern":"[^\\\\t\\\\n\\\\r]*"}},
"EmailSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":1000}},
"TypInstituce":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"unsignedInt","minInclusive":1,"maxInclusive":100}},
"OvmPrimarni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["","TRUE","FALSE"],"open":false}},
"TypPrihlaseni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["p-pwd","p-hotp","p-cert"],"open":true}},
"OsobaZtotoznena":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"boolean"}},
"TokenAifo":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string"}},
"Pracoviste":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"Id":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":20}},
"Nazev":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":100}},
"Adresa":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":200}},
"KodAdresy":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"int"}}},"attributes":{}}},
"IdentifikatorOvm":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":36}},
"TimeLimitedId":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":50}},
"MistoNarozeni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"choice","elements":{
"MistoNarozeniCr":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"empty","elements":{},"attributes":{"mop":{"kind":"text","base":"boolean"},"nazev":{"kind":"text","base":"string"}},"text":{"kind":"text","base":"integer"}}},
"MistoNarozeniSvet":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"stat":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"empty","elements":{},"attributes":{"nazev":{"kind":"text","base":"string"}},"text":{"kind":"text","base":"integer"}}},
"misto":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string"}}},"attributes":{}}}},"attributes":{"stav":{"kind":"text","base":"string","values":["spravny","nespravny","nedefinovany","nespravnyTvar"],"open":false}}}},
"DatumNarozeni":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"empty","elements":{},"attributes":{"stav":{"kind":"text","base":"string","values":["spravny","nespravny","nedefinovany","nespravnyTvar"],"open":false}},"text":{"kind":"text","base":"date"}}},
"DatumUmrti":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"empty","elements":{},"attributes":{"stav":{"kind":"text","base":"string","values":["spravny","nespravny","nedefinovany","nespravnyTvar"],"open":false}},"text":{"kind":"text","base":"date"}}},
"Doklady":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"Doklad":{"minOccurs":0,"maxOccurs":null,"type":{"kind":"node","order":"empty","elements":{},"attributes":{"stav":{"kind":"text","base":"string","values":["spravny","nespravny","nedefinovany","nespravnyTvar"],"open":false},"typ":{"kind":"text","base":"string","maxLength":2}},"text":{"kind":"text","base":"string"}}}},"attributes":{}}},
"NeevidovatOsobniUdaje":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"boolean"}}},"attributes":{}}}},"attributes":{}}}]}}}`);
  },
  get "4.2"() {
    return contract("4.2", `{"namespace":"http://agw-as.cz/ats-ws/atsSzr/v4_2","operations":{"heartBeat":{"soapAction":"heartBeat","request":["heartBeatRequest",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{},"attributes":{}}}],"response":["heartBeatResponse",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"status":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["OK","ERROR"],"open":false}},
"code":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string"}},
"message":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string"}}},"attributes":{}}}]},"authConfirmation":{"soapAction":"","request":["authConfirmationRequest",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"sessionId":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":30,"maxLength":50}}},"attributes":{}}}],"response":["authConfirmationResponse",{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"status":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["OK","SYSTEM_ERROR","SESSION_NOT_FOUND"],"open":false}},
"userRequestIp":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":39}},
"attributes":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"all","elements":{
"ZkratkaSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":20,"pattern":"[\\\\p{L}0-9_.;:@|!*%=+?,\\\\-]*"}},
"IcSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"[0-9]{1,8}"}},
"UzivatelId":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"base64Binary"}},
"Username":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":4,"maxLength":50}},
"Jmeno":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":32}},
"Prijmeni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":64}},
"TitulPred":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"(.{2,20})?"}},
"TitulZa":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","pattern":"(.{2,20})?"}},
"PristupoveRole":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"role":{"minOccurs":1,"maxOccurs":null,"type":{"kind":"text","base":"string","maxLength":30}}},"attributes":{}}},
"CinnostniRole":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"Agenda":{"minOccurs":0,"maxOccurs":null,"type":{"kind":"node","order":"sequence","elements":{
"KodAgendy":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":15}},
"KodCinnostniRole":{"minOccurs":1,"maxOccurs":null,"type":{"kind":"text","base":"string","maxLength":15}}},"attributes":{}}}},"attributes":{}}},
"Email":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":1000}},
"NazevSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":255,"pattern":"[^\\\\t\\\\n\\\\r]*"}},
"EmailSubjektu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":1000}},
"TypInstituce":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"unsignedInt","minInclusive":1,"maxInclusive":100}},
"OvmPrimarni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["","TRUE","FALSE"],"open":false}},
"TypPrihlaseni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["p-pwd","p-hotp","p-cert","p-nia"],"open":true}},
"OsobaZtotoznena":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"boolean"}},
"TokenAifo":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string"}},
"Pracoviste":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"Id":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":20}},
"Nazev":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","minLength":2,"maxLength":100}},
"Adresa":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":200}},
"KodAdresy":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"text","base":"int"}}},"attributes":{}}},
"IdentifikatorOvm":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":36}},
"TimeLimitedId":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":50}},
"MistoNarozeni":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"choice","elements":{
"MistoNarozeniCr":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"empty","elements":{},"attributes":{"mop":{"kind":"text","base":"boolean"},"nazev":{"kind":"text","base":"string"}},"text":{"kind":"text","base":"integer"}}},
"MistoNarozeniSvet":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"stat":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"empty","elements":{},"attributes":{"nazev":{"kind":"text","base":"string"}},"text":{"kind":"text","base":"integer"}}},
"misto":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string"}}},"attributes":{}}}},"attributes":{"stav":{"kind":"text","base":"string","values":["spravny","nespravny","nedefinovany","nespravnyTvar"],"open":false}}}},
"DatumNarozeni":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"empty","elements":{},"attributes":{"stav":{"kind":"text","base":"string","values":["spravny","nespravny","nedefinovany","nespravnyTvar"],"open":false}},"text":{"kind":"text","base":"date"}}},
"DatumUmrti":{"minOccurs":0,"maxOccurs":1,"type":{"kind":"node","order":"empty","elements":{},"attributes":{"stav":{"kind":"text","base":"string","values":["spravny","nespravny","nedefinovany","nespravnyTvar"],"open":false}},"text":{"kind":"text","base":"date"}}},
"Doklady":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"node","order":"sequence","elements":{
"Doklad":{"minOccurs":0,"maxOccurs":null,"type":{"kind":"node","order":"empty","elements":{},"attributes":{"stav":{"kind":"text","base":"string","values":["spravny","nespravny","nedefinovany","nespravnyTvar"],"open":false},"typ":{"kind":"text","base":"string","maxLength":2}},"text":{"kind":"text","base":"string"}}}},"attributes":{}}},
"NeevidovatOsobniUdaje":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"boolean"}},
"TypPrihlaseniNia":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","values":["http://eidas.europa.eu/LoA/low","http://eidas.europa.eu/LoA/substantial","http://eidas.europa.eu/LoA/high"],"open":true}},
"IdentifikatorSpuu":{"minOccurs":1,"maxOccurs":1,"type":{"kind":"text","base":"string","maxLength":36}}},"attributes":{}}}},"attributes":{}}}]}}}`);
  },
};
