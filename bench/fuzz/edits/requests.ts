import fc from "fast-check";
import type { Addresses } from "../../../generated/environments.gen.ts";
import { registryExamples } from "../../../generated/registry-examples.gen.ts";
import { legacyVersions } from "../../../src/legacy/index.ts";
import { legacyContracts } from "../../../generated/legacy-decoders.gen.ts";
import { sessionId } from "../../../test/fixtures/legacy/fake-legacy.ts";
import { bytesEdits, editBytes, editText, type BytesEdit } from "./bytes.ts";
import { editJson, jsonEdits, type JsonEdit } from "./json.ts";
import { editXml, xmlEdits, type XmlEdit } from "./xml.ts";

/** A server of the family. */
export type Server = keyof Addresses | "control";

/** A request as a client sends it. */
export interface Request {
  readonly server: Server;
  readonly method: string;
  /** From the address of the server on, query included. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

type Body =
  | { readonly json: object }
  | { readonly xml: string }
  | { readonly form: Readonly<Record<string, string>> }
  | undefined;

interface Honest {
  readonly server: Server;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Body;
}

const form = { grant_type: "authorization_code", code: "c", redirect_uri: "https://app.example/login/callback" };
const login = new URLSearchParams({
  ...{ client_id: "SANDBOX", response_type: "code", scope: "openid profile", state: "s", nonce: "n".repeat(43) },
  ...{ redirect_uri: form.redirect_uri, code_challenge: "c".repeat(43), code_challenge_method: "S256" },
}).toString();

const soap = legacyVersions.flatMap((version): Honest[] =>
  (["heartBeat", "authConfirmation"] as const).map((name) => {
    const { namespace, operations } = legacyContracts[version];
    const { request, soapAction } = operations[name];
    const inner = name === "heartBeat" ? "" : `<sessionId>${sessionId}</sessionId>`;
    const message = `<${request[0]} xmlns="${namespace}">${inner}</${request[0]}>`;
    const xml = `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header/><s:Body>${message}</s:Body></s:Envelope>`;
    const headers = { soapaction: `"${soapAction}"` };
    return { server: "legacyMutualTls", method: "POST", path: "/asws/atsEndpoint", headers, body: { xml } };
  }),
);

/** A request of each kind that the services take. */
const honest: readonly Honest[] = [
  { server: "registry", method: "GET", path: "/ekonomicke-subjekty/27074358" },
  { server: "registry", method: "GET", path: "/datove-zdroje/res/notifikacni-davky/1" },
  ...(["vyhledejEkonomickeSubjekty", "vyhledejCiselnik", "vyhledejStandardizovaneAdresy"] as const).map(
    (id): Honest => ({
      server: "registry",
      method: "POST",
      path: {
        vyhledejEkonomickeSubjekty: "/ekonomicke-subjekty/vyhledat",
        vyhledejCiselnik: "/ciselniky-nazevniky/vyhledat",
        vyhledejStandardizovaneAdresy: "/standardizovane-adresy/vyhledat",
      }[id],
      body: { json: registryExamples[id].request },
    }),
  ),
  { server: "oidc", method: "GET", path: "/.well-known/openid-configuration" },
  { server: "oidc", method: "GET", path: `/oauth2/authorize?${login}` },
  {
    server: "oidc",
    method: "POST",
    path: "/oauth2/authorize",
    body: { form: Object.fromEntries(new URLSearchParams(login)) },
  },
  {
    server: "oidc",
    method: "POST",
    path: "/login",
    body: { form: { reference: "r", action: "login", username: "novakova.jana" } },
  },
  { server: "oidc", method: "GET", path: "/logout?reference=r" },
  { server: "oidcMutualTls", method: "POST", path: "/oauth2/token", body: { form: { ...form, client_id: "SANDBOX" } } },
  { server: "oidcMutualTls", method: "POST", path: "/oauth2/endsession", body: { form: { id_token_hint: "a.b.c" } } },
  { server: "oidcMutualTls", method: "GET", path: "/oauth2/userinfo", headers: { authorization: "Bearer a.b.c" } },
  { server: "legacyPages", method: "GET", path: "/login?atsId=SANDBOX" },
  {
    server: "legacyPages",
    method: "POST",
    path: "/login",
    body: { form: { reference: "r", action: "login", username: "x" } },
  },
  { server: "legacyPages", method: "GET", path: "/processLogout?atsId=SANDBOX&uri=https://app.example/legacy/" },
  ...soap,
  { server: "control", method: "GET", path: "/state" },
  {
    server: "control",
    method: "PUT",
    path: "/faults",
    body: { json: { service: "registry", kind: "status", status: 503 } },
  },
  { server: "control", method: "DELETE", path: "/faults?service=registry" },
  { server: "control", method: "PUT", path: "/legacy/variant", body: { json: { empty: ["Jmeno"], reversed: true } } },
];

/** A request and its changes. */
export interface RequestRecipe {
  /** Place in the list of honest ones. */
  readonly request: number;
  readonly method: string | undefined;
  readonly path: readonly BytesEdit[];
  readonly headers: Readonly<Record<string, string>>;
  readonly json: readonly JsonEdit[];
  readonly xml: readonly XmlEdit[];
  readonly bytes: readonly BytesEdit[];
}

const seldom = <Value>(weight: number, fallback: Value, arbitrary: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof({ withCrossShrink: true }, { weight: 10 - weight, arbitrary: fc.constant(fallback) }, { weight, arbitrary });

/** Changes of requests to some servers. */
export function requestRecipes(servers: readonly Server[]): fc.Arbitrary<RequestRecipe> {
  const places = [...honest.keys()].filter((index) => servers.includes(honest[index]?.server ?? "control"));
  return fc.record({
    request: fc.constantFrom(...places),
    method: seldom(1, undefined, fc.constantFrom("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH")),
    path: seldom(2, [], bytesEdits),
    headers: seldom(
      3,
      {},
      fc.constantFrom<Readonly<Record<string, string>>>(
        ...[{ "content-type": "" }, { "content-type": "text/plain" }, { "content-type": "application/json;charset=x" }],
        ...[{ "content-type": "application/x-www-form-urlencoded;" }, { soapaction: "" }, { soapaction: "x" }],
        ...[
          { authorization: "Bearer" },
          { authorization: "Basic eDp5" },
          { authorization: "Bearer \u00ff" },
          { cookie: "=;;;a" },
        ],
        ...[{ host: "elsewhere.example" }, { origin: "null" }, { "content-encoding": "gzip" }, { range: "bytes=0-" }],
      ),
    ),
    json: jsonEdits,
    xml: xmlEdits,
    bytes: seldom(4, [], bytesEdits),
  });
}

/** Most letters that a repetition makes: a server refuses a large body before it reads it. */
const mostText = 900_000;

/** The request with its changes. */
export function editRequest(recipe: RequestRecipe): Request {
  const {
    server,
    method,
    path,
    headers = {},
    body,
  } = honest[recipe.request] ?? { ...soap[0], server: "control", method: "GET", path: "/" };
  const [type, text] = bodyOf(body, recipe);
  return {
    server,
    method: recipe.method ?? method,
    path: `/${editText(path.slice(1), recipe.path)}`,
    headers: { ...(type === "" ? {} : { "content-type": type }), ...headers, ...recipe.headers },
    body: editBytes(Buffer.from(text), recipe.bytes),
  };
}

function bodyOf(body: Body, { json, xml }: RequestRecipe): readonly [type: string, text: string] {
  if (body === undefined) return ["", ""];
  if ("json" in body) return ["application/json", editJson(body.json, json, mostText)];
  if ("xml" in body) return ["text/xml; charset=utf-8", editXml(body.xml, xml)];
  return ["application/x-www-form-urlencoded", new URLSearchParams(body.form).toString()];
}
