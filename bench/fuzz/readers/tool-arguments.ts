import { registryDocument } from "../../../generated/registry-document.gen.ts";
import { createSandbox, type Sandbox, type SandboxOptions } from "../../../src/sandbox/index.ts";
import {
  createTestIdentityProvider,
  legacyHandler,
  legacyHandlers,
  registryHandler,
  registryHandlers,
  sample,
  sampleAttributes,
  sampleClaims,
  testCertificate,
} from "../../../src/testing/index.ts";
import {
  compareDocuments,
  verifyContract,
  type OpenApiDocument,
  type VerificationOptions,
} from "../../../src/verify/index.ts";
import { client } from "../../../test/fixtures/fake-provider.ts";
import type { Reader } from "../reader.ts";
import { readerOf, type Callee } from "./callers.ts";
import { ownClock } from "./own-clock.ts";

const nothing = (): void => undefined;
const options = {
  environment: {
    registry: "https://registry.test/rest",
    oidc: "https://auth.test",
    oidcMutualTls: "https://mtls.test",
  },
  network: undefined,
  fetch: () => Promise.resolve(Response.json({ kod: "NENALEZENO" }, { status: 404 })),
  ...{ timeout: 100, deadline: 200, maxAnswerBytes: 1_000, requestsPerMinute: 100_000, headers: { x: "1" } },
  retry: { retries: 0 },
  hooks: { onRequest: nothing, onResponse: nothing },
  clock: ownClock,
  signal: undefined,
  onProgress: nothing,
  operations: ["vratEkonomickySubjekt"],
  samples: { ico: ["27074358"], detailsPerSource: 1 },
  identity: { issuer: "https://auth.test/" },
};

let sandbox: Promise<Sandbox> | undefined;
/** The same one for all that is called on it. */
const running = (): Promise<Sandbox> => (sandbox ??= createSandbox());
const onSandbox = (callee: Omit<Callee, "close">): Callee => ({
  ...callee,
  close: async () => {
    await (await running()).close();
    sandbox = undefined;
  },
});

const callees: readonly Callee[] = [
  {
    name: "verifyContract",
    share: 2,
    base: () => [options],
    call: (given: VerificationOptions) => verifyContract(given),
  },
  {
    name: "compareDocuments",
    base: () => [registryDocument, { openapi: "3.0.1", info: { version: "1" }, paths: {} }],
    call: (ours: OpenApiDocument, theirs: OpenApiDocument) => compareDocuments(ours, theirs),
  },
  {
    name: "createSandbox",
    share: 0.3,
    base: () => [
      {
        port: 0,
        ports: { oidc: 0, control: 0 },
        additionalSubjects: 0,
        data: { ares: [{ icoId: "90000005", ico: "90000005" }] },
        clients: [
          {
            ...{ clientId: "AIS", redirectUris: ["https://app.example/in"], certificates: 1 },
            postLogoutRedirectUris: ["https://app.example/out"],
            legacyLoginUrl: "https://app.example/legacy",
            legacyLogoutUrl: "https://app.example/bye",
          },
        ],
      },
    ],
    call: async (given: SandboxOptions) => (await createSandbox(given)).close(),
  },
  onSandbox({
    name: "sandbox.faults.set",
    base: () => [{ service: "registry", kind: "status", status: 503, times: 1, operation: "vratEkonomickySubjekt" }],
    call: async (fault: Parameters<Sandbox["faults"]["set"]>[0]) => {
      (await running()).faults.set(fault);
    },
  }),
  onSandbox({
    name: "sandbox.faults.clear",
    base: () => [{ service: "registry", kind: "status", operation: "vratEkonomickySubjekt" }],
    call: async (some: Parameters<Sandbox["faults"]["clear"]>[0]) => {
      (await running()).faults.clear(some);
    },
  }),
  onSandbox({
    name: "sandbox.legacy.setVariant",
    base: () => [{ empty: ["Jmeno"], missing: ["Prijmeni"], reversed: true, unknownAttribute: true }],
    call: async (variant: Parameters<Sandbox["legacy"]["setVariant"]>[0]) => {
      (await running()).legacy.setVariant(variant);
    },
  }),
  { name: "sample", base: () => ["EkonomickySubjekt", { ico: "90000005" }, { seed: 1 }], call: sample },
  { name: "sampleClaims", base: () => [["openid", "profile"], { given_name: "Jana" }], call: sampleClaims },
  { name: "sampleAttributes", base: () => ["4.2", { Jmeno: "Jana" }], call: sampleAttributes },
  {
    name: "testCertificate",
    base: () => [{ commonName: "AIS", notBefore: new Date(0), notAfter: new Date(1e12) }],
    call: testCertificate,
  },
  {
    name: "registryHandler",
    base: () => [
      "vratEkonomickySubjekt",
      { status: 200, body: {}, fault: undefined },
      { environment: "test", network: "internet", once: true },
    ],
    call: registryHandler,
  },
  {
    name: "registryHandlers",
    base: () => [{ environment: "production", network: "internet" }],
    call: registryHandlers,
  },
  {
    name: "legacyHandler",
    base: () => [
      "heartBeat",
      { status: "OK", code: "1", message: "x" },
      { environment: "test", version: "4.2", once: true },
    ],
    call: legacyHandler,
  },
  { name: "legacyHandlers", base: () => [{ environment: "test", version: "4.2" }], call: legacyHandlers },
  {
    name: "createTestIdentityProvider",
    share: 0.3,
    base: () => [
      {
        ...{ clientId: "AIS", tls: client.tls, claims: { given_name: "Jana" }, clock: { date: () => 0 } },
        environment: { oidc: "https://auth.test", oidcMutualTls: "https://mtls.test" },
        network: undefined,
      },
    ],
    call: createTestIdentityProvider,
  },
];

/** What the tools for tests are given. */
export const toolArgumentReaders: readonly Reader[] = callees.map(readerOf);
