import { afterAll } from "vitest";
import * as ours from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";
import * as kit from "ares-caais/testing";
import { compareDocuments, registryDocument, verifyContract } from "ares-caais/verify";
import { client, createFakeProvider } from "../fixtures/fake-provider.ts";
import { fuzzArguments, method } from "../fixtures/fuzz/arguments.ts";
import { ownFault } from "../fixtures/fuzz/fuzz.ts";
import { confirmed, sessionId, xmlAnswer } from "../fixtures/legacy/fake-legacy.ts";

const ico = "27074358";
const nothing = (): void => undefined;
/** In milliseconds: a request that gets no answer ends soon. */
const times = { timeout: 100, deadline: 200 };
const headers = { "x-trace": "1" };
const perCall = { signal: undefined, ...times, headers };
const retry = { retries: 0, minDelay: 1, maxDelay: 1, maxRetryAfter: 1 };
const hooks = { onRequest: nothing, onResponse: nothing, onFailure: nothing, onRetry: nothing };
const common = { ...times, network: undefined, maxAnswerBytes: 1_000_000, retry, hooks };
const addresses = { registry: "https://registry.test", oidc: "https://auth.test", oidcMutualTls: "https://mtls.test" };

const list = { ekonomickeSubjekty: [{ icoId: ico, ico }], notifikacniDavky: [{ datovyZdroj: "res", cisloDavky: 1 }] };
const ciselniky = [{ kodCiselniku: "PravniForma", zdrojCiselniku: "res" }];
const answer = { ico, pocetCelkem: 1, datovyZdroj: "res", cisloDavky: 1, ciselniky, ...list };
const fetch = (): Promise<Response> => Promise.resolve(Response.json(answer));
/** The twenty-first request fails, so that an endless call ends. */
const registry = (): ours.Registry => {
  let left = 20;
  const some = (): Promise<Response> => (left-- > 0 ? fetch() : Promise.reject(ownFault));
  return ours.createRegistry({ fetch: some, ...times, retry: false });
};
const registryOptions = {
  ...{ ...common, fetch, headers, environment: addresses, requestsPerMinute: 500, blockPause: 1, validate: "report" },
  ...{ onViolation: nothing, credentials: { type: "bearer", token: () => "x" } },
  cache: { store: { get: nothing, set: nothing }, ttl: 1_000 },
};
const basic = { fetch, credentials: { type: "basic", username: "name", password: "word" } };
const ask = (options: never): unknown => ours.createRegistry(options).vratEkonomickySubjekt({ ico });
const entry = { datumZapisu: "2020-01-01", datumVymazu: "2021-01-01" };
const members = { ...entry, clenoveOrganu: [{ ...entry, clenstvi: { clenstvi: {} } }] };
const search = "vyhledejEkonomickeSubjekty";

const provider = createFakeProvider();
provider.document["userinfo_endpoint"] = "https://auth.test/connect/userinfo";
provider.document["grant_types_supported"] = ["authorization_code", "refresh_token"];
const identity = (): ours.Identity => provider.identity();
const scope = ["openid"] as const;
const login = await identity().beginLogin({ scope });
const callback = { code: "c", state: login.pending.state };
const identityOptions = {
  ...{ ...client, ...common, environment: addresses, issuer: "https://auth.test/", clockTolerance: 30 },
  ...{ loginLifetime: 1_000, discoveryMaxAge: 1_000, tls: { ...client.tls, warnDays: 0, onCertificate: nothing } },
  fetch: (url: string) => provider.respond({ url, method: "GET", headers: new Headers(), body: "" }),
};
const { ca, ...pair } = client.tls;
const { redirectUri, postLogoutRedirectUri } = client;
const start = { scope, state: "s", allowLongState: false, redirectUri, method: "GET" };
const logout = { idToken: "a.b.c", postLogoutRedirectUri, state: "s", allowLongState: true };
const subject = { subject: "user-1" };
const begin = (options: never): unknown => ours.createIdentity(options).beginLogin({ scope });
const read = (options: never): unknown => ours.createIdentity(options).userinfo("token", subject);

const legacyOptions = {
  version: "4.2",
  ...{ ...common, atsId: "AIS", tls: undefined, logoutUrl: "https://ais.example/bye" },
  environment: { legacyPages: "https://pages.test", legacyMutualTls: "https://soap.test" },
  fetch: () => Promise.resolve(xmlAnswer(confirmed("4.2", ""))),
} as const;
const legacy = (): ours.LegacyIdentity => ours.createLegacyIdentity(legacyOptions);
const confirm = (options: never): unknown => ours.createLegacyIdentity(options).authConfirmation(sessionId);

const sandbox = await createSandbox();
afterAll(() => sandbox.close());
const open = async (options: never): Promise<void> => (await createSandbox(options)).close();
const redirects = { redirectUris: ["https://a.example/in"], legacyLoginUrl: "https://a.example/legacy" };
const clients = [{ clientId: "AIS", certificates: 1, ...redirects }];
const data = { ares: [{ icoId: "90000005", ico: "90000005" }] };
const verifyOptions = {
  ...{ ...common, environment: addresses, requestsPerMinute: 100_000, signal: undefined, onProgress: nothing, headers },
  fetch: () => Promise.resolve(Response.json({ kod: "NENALEZENO" }, { status: 404 })),
  ...{ operations: ["vratEkonomickySubjekt"], samples: { ico: [ico], detailsPerSource: 1 } },
  identity: { issuer: "https://auth.test/" },
};
const theirs = { openapi: "3.0.1", info: { version: "1" }, paths: {} };
const fault = { service: "registry", kind: "status", status: 500, times: 1, operation: "vratEkonomickySubjekt" };
const variant = { empty: ["Jmeno"], missing: ["Prijmeni"], reversed: true, unknownAttribute: true };
const certificate = { commonName: "AIS", notBefore: new Date(0), notAfter: new Date(1e12) };
const where = { environment: "test", network: "internet" };
const claims = { given_name: "Jana" };
const providerOptions = { clientId: "AIS", tls: client.tls, claims, clock: { date: () => 0 }, environment: addresses };
const body = { status: 200, body: {} };

/** The answers of the provider and of the service do not fit these calls. */
const refused = { outcomes: ["ERR_"] };
const taken = { outcomes: ["data"] };
fuzzArguments([
  ["createRegistry", ask, [registryOptions], { share: 2 }],
  ["createRegistry with a password", ask, [basic]],
  ["a detail", method(registry, "vratEkonomickySubjekt"), [{ ico }, { ...perCall, cache: false }], { share: 2 }],
  ["a search", method(registry, search), [{ ico: [ico], sidlo: { kodObce: 554782 }, start: 0 }, perCall]],
  ["a batch", method(registry, "vratNotifikacniDavku"), [{ datovyZdroj: "res", cisloDavky: 1 }, perCall]],
  ["an address", method(registry, "vyhledejStandardizovaneAdresy"), [{ kodObce: 554782 }, perCall]],
  ["paginate", method(registry, "paginate"), [search, { obchodniJmeno: "Vzor" }, { ...perCall, pageSize: 10 }]],
  ["lookup", method(registry, "lookup"), [[ico, 7], { ...perCall, source: "ares", concurrency: 2 }]],
  ["changes", method(registry, "changes"), [{ ...perCall, datovyZdroj: "res", after: 0, follow: false }]],
  ["codeList", method(registry, "codeList"), ["PravniForma", "res", perCall]],
  ["normalizeIco", ours.normalizeIco, [ico]],
  ["currentEntries", ours.currentEntries, [[entry], "2020-02-01"]],
  ["currentMembers", ours.currentMembers, [members, "2020-02-01"]],
  ["createIdentity", begin, [identityOptions], { share: 3 }],
  ["createIdentity with certificates", read, [{ ...identityOptions, tls: { ca, certificates: [pair] } }]],
  ["createIdentity with a supplier", read, [{ ...identityOptions, tls: { ca, certificates: () => pair } }]],
  ["beginLogin", method(identity, "beginLogin"), [start, perCall]],
  ["logout", method(identity, "logout"), [logout, perCall]],
  ["endSession", method(identity, "endSession"), [logout, perCall]],
  ["refresh", method(identity, "refresh"), ["opaque", { scope, ...subject }, perCall]],
  ["userinfo", method(identity, "userinfo"), ["token", subject, perCall]],
  ["createLegacyIdentity", confirm, [legacyOptions], { share: 3 }],
  ["authConfirmation", method(legacy, "authConfirmation"), [sessionId, perCall]],
  ["sessionId", method(legacy, "sessionId"), [{ sessionId, other: "1" }]],
  ["logoutUrl", method(legacy, "logoutUrl"), ["https://ais.example/bye/now"]],
  ["verifyContract", verifyContract, [verifyOptions]],
  ["compareDocuments", compareDocuments, [registryDocument, theirs]],
  ["createSandbox", open, [{ port: 0, additionalSubjects: 0, data, clients }], { share: 0.5 }],
  ["sandbox.faults.set", method(() => sandbox.faults, "set"), [fault]],
  ["sandbox.faults.clear", method(() => sandbox.faults, "clear"), [{ service: "registry", kind: "status" }]],
  ["sandbox.legacy.setVariant", method(() => sandbox.legacy, "setVariant"), [variant]],
  ["sample", kit.sample, ["EkonomickySubjekt", { ico: "90000005" }, { seed: 1 }]],
  ["sampleClaims", kit.sampleClaims, [["openid", "profile"], claims]],
  ["sampleAttributes", kit.sampleAttributes, ["4.2", { Jmeno: "Jana" }]],
  ["testCertificate", kit.testCertificate, [certificate]],
  ["registryHandler", kit.registryHandler, ["vratEkonomickySubjekt", body, { ...where, once: true }]],
  ["registryHandlers", kit.registryHandlers, [{ environment: "production" }]],
  ["legacyHandler", kit.legacyHandler, ["heartBeat", { status: "OK" }, { ...where, version: "4.2", once: true }]],
  ["legacyHandlers", kit.legacyHandlers, [{ ...where, version: "4.2" }]],
  ["createTestIdentityProvider", kit.createTestIdentityProvider, [providerOptions], { share: 0.5 }],
  ["heartBeat", method(legacy, "heartBeat"), [perCall], refused],
  ["completeLogin", method(identity, "completeLogin"), [callback, login, perCall], refused],
  ["hasValidCheckDigit", ours.hasValidCheckDigit, [ico], taken],
  ["parseAmount", ours.parseAmount, ["1;00"], taken],
]);
