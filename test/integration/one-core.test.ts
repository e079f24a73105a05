import { decodeJwt, decodeProtectedHeader } from "jose";
import { getResponse, type RequestHandler } from "msw";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { registryOperations, type RegistryOperationId } from "ares-caais";
import { legacyVersions } from "ares-caais/legacy";
import { createSandbox, type LegacyFault, type Sandbox, type SandboxData } from "ares-caais/sandbox";
import {
  createTestIdentityProvider,
  legacyHandler,
  legacyHandlers,
  legacyPageHandlers,
  registryHandler,
  registryHandlers,
  sampleClaims,
  type LegacyTestFault,
} from "ares-caais/testing";
import { legacyEndpointPath, legacyPages, type Addresses } from "../../generated/environments.gen.ts";
import { registryExamples } from "../../generated/registry-examples.gen.ts";
import { registryLimits, registrySources } from "../../generated/registry-service.gen.ts";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import { readYaml } from "../fixtures/read-yaml.ts";
import { errorCells } from "../fixtures/registry-table.ts";
import { confirmationRequest, envelope, heartBeatRequest } from "./legacy-calls.ts";

/** The detail of each source with the ico of its example, which the sandbox is given as its record. */
const details = registrySources.flatMap((source) =>
  Object.values(registryOperations).flatMap(({ id, method, path, ...operation }) => {
    if (method !== "GET" || !("source" in operation) || operation.source !== source) return [];
    const { parameters, responses } = registryExamples[id as "vratEkonomickySubjekt"];
    return [{ source, path, ico: parameters.ico, record: responses[200] }];
  }),
);
const ownId = ({ icoId, ico }: { icoId?: string; ico?: string }): string => icoId ?? ico ?? "";

const requests = readYaml(import.meta.url) as readonly {
  readonly what: string;
  readonly status: number;
  readonly address?: "oidc";
  readonly path: string;
  readonly form?: Readonly<Record<string, string>>;
  readonly init?: Parameters<typeof throughBoth>[3];
}[];

let sandbox: Sandbox;
beforeAll(async () => {
  const data = Object.fromEntries(details.map(({ source, record }) => [source, [record]])) as SandboxData;
  sandbox = await createSandbox({ data });
});
afterEach(() => {
  vi.useRealTimers();
  sandbox.faults.clear();
});
afterAll(() => sandbox.close());

/** A reply as far as both doors have to agree. */
type Reply = readonly [status: number, contentType: string | null, location: string | null, text: string];

/** The responses by msw and over TLS. */
async function throughBoth(
  handlers: readonly RequestHandler[],
  address: keyof Addresses,
  path: string,
  { headers = {}, ...init }: { method?: string; body?: string; headers?: Record<string, string> } = {},
): Promise<readonly [fromMsw: Reply, fromTls: Reply]> {
  const url = sandbox.environment[address] + path;
  const sent = { method: "GET", redirect: "manual", headers, ...init } as const;
  const { cert, key, ca } = sandbox.client.tls;
  const fetch = createHttpsFetch(address.endsWith("MutualTls") ? { ca, cert, key } : { ca });
  // No server of msw, which would stand between the test and the sandbox too.
  const replies = [
    (await getResponse([...handlers], new Request(url, sent))) ?? Response.error(),
    await fetch(url, sent),
  ];
  const [one, other] = await Promise.all(
    replies.map(async (reply): Promise<Reply> => {
      const { status, headers } = reply;
      return [status, headers.get("content-type"), headers.get("location"), await reply.text()];
    }),
  );
  fetch.close();
  if (one === undefined || other === undefined) throw new Error("there are two doors");
  return [one, other];
}

type Tokens = Readonly<Record<string, string>>;

/** Header and claims of a token; of what is random or a time only that it is there, and for how long the token is good. */
function readToken(token: string): readonly unknown[] {
  const [header, claims] = [decodeProtectedHeader(token), decodeJwt(token)];
  const { iat = 0, exp = 0 } = claims;
  const changing = ["iat", "exp", "nbf", "auth_time", "jti", "sid"];
  const shown = Object.entries(claims).map(([name, value]) => [name, changing.includes(name) ? typeof value : value]);
  return [header, Object.fromEntries(shown), exp - iat];
}

/** The same for the registry. */
function registryThroughBoth(handlers: readonly RequestHandler[], method: string, path: string, body?: string) {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  return throughBoth(handlers, "registry", path, { method, headers, ...(body === undefined ? {} : { body }) });
}

describe("[BOX-01] the sandbox and the msw handlers give the same responses, byte for byte", () => {
  it.each(details)("a record of $source", async ({ path, record }) => {
    const [one, other] = await registryThroughBoth(
      registryHandlers({ environment: sandbox.environment }),
      "GET",
      path.replace("{ico}", ownId(record)),
    );
    expect(one).toEqual([200, "application/json", null, JSON.stringify(record)]);
    expect(other).toEqual(one);
  });

  const tooMany = JSON.stringify({
    ico: Array.from({ length: registryLimits.icoPerFilter + 1 }, (_, n) => `9${n}`.padEnd(8, "0")),
  });
  it.each([
    ["GET", "/ekonomicke-subjekty/123", undefined, 400],
    ["GET", "/ekonomicke-subjekty-vr/ares_12345678", undefined, 400],
    ["GET", "/ekonomicke-subjekty-notifikace/datovy-zdroj/vr/cislo-davky/1e3", undefined, 400],
    ["POST", "/ekonomicke-subjekty/vyhledat", "{", 500],
    ["POST", "/ekonomicke-subjekty/vyhledat", "[]", 500],
    ["POST", "/ekonomicke-subjekty/vyhledat", '{"ico":["1"]}', 400],
    ["POST", "/ekonomicke-subjekty/vyhledat", '{"pocet":"x"}', 400],
    ["POST", "/ekonomicke-subjekty-res/vyhledat", tooMany, 400],
  ])("%s %s with %s, answered with %i", async (method, path, body, status) => {
    const [one, other] = await registryThroughBoth(
      registryHandlers({ environment: sandbox.environment }),
      method,
      path,
      body,
    );
    expect(one[0]).toBe(status);
    expect(other).toEqual(one);
  });

  it.each(errorCells.filter(({ id }) => id === "vratEkonomickySubjekt" || id === "vyhledejEkonomickeSubjekty"))(
    "the requested status $status of $id",
    async ({ id, status }) => {
      const answering = registryHandler as (
        operation: RegistryOperationId,
        answer: object,
        options: object,
      ) => ReturnType<typeof registryHandler>;
      sandbox.faults.set({ service: "registry", kind: "status", status, operation: id });
      const isSearch = id === "vyhledejEkonomickeSubjekty";
      const path = isSearch ? "/ekonomicke-subjekty/vyhledat" : "/ekonomicke-subjekty/90000021";
      const [one, other] = await registryThroughBoth(
        [answering(id, { status }, { environment: sandbox.environment })],
        isSearch ? "POST" : "GET",
        path,
        isSearch ? '{"ico":["90000021"]}' : undefined,
      );
      expect(one[0]).toBe(status);
      expect(other).toEqual(one);
    },
  );

  it("the page of a firewall", async () => {
    const handlers = [
      registryHandler("vratEkonomickySubjekt", { fault: "block-page" }, { environment: sandbox.environment }),
    ];
    sandbox.faults.set({ service: "registry", kind: "block-page" });
    const [one, other] = await registryThroughBoth(handlers, "GET", "/ekonomicke-subjekty/90000021");
    expect(one[0]).toBe(403);
    expect(other).toEqual(one);
  });

  const soapCall = (body: string, soapaction: string, more: Record<string, string> = {}) => ({
    method: "POST",
    headers: { "content-type": "text/xml; charset=utf-8", soapaction, ...more },
    body,
  });
  const heartBeat = soapCall(envelope(heartBeatRequest()), "heartBeat");
  const confirmation = soapCall(envelope(confirmationRequest("x".repeat(40))), '""');
  const soapHandlers = (): RequestHandler[] =>
    legacyVersions.flatMap((version) => legacyHandlers({ environment: sandbox.environment, version }));

  it.each(legacyVersions)("heartBeat of version %s", async (version) => {
    const call = soapCall(envelope(heartBeatRequest(version)), '"heartBeat"');
    const [one, other] = await throughBoth(soapHandlers(), "legacyMutualTls", legacyEndpointPath, call);
    expect(one.slice(0, 2)).toEqual([200, "text/xml; charset=utf-8"]);
    expect(other).toEqual(one);
  });

  it("an unknown session id", async () => {
    const { environment } = sandbox;
    const handlers = [
      legacyHandler("authConfirmation", { status: "SESSION_NOT_FOUND" }, { environment, version: "4.2" }),
    ];
    const [one, other] = await throughBoth(handlers, "legacyMutualTls", legacyEndpointPath, confirmation);
    expect(one[3]).toContain("SESSION_NOT_FOUND");
    expect(other).toEqual(one);
  });

  it.each([
    ["another SOAPAction", { ...heartBeat, ...soapCall(heartBeat.body, "x") }, 500],
    ["no XML", { ...heartBeat, body: "{}" }, 500],
    ["SOAP 1.2", { ...heartBeat, body: heartBeat.body.replace("schemas.xmlsoap.org/soap/envelope", "x") }, 500],
    ["an unknown version", { ...heartBeat, body: heartBeat.body.replace("v4_2", "v9_9") }, 500],
    ["two session ids", { ...confirmation, body: confirmation.body.replace(/<s.*d>/, "$&$&") }, 500],
    ["another type", soapCall(heartBeat.body, "heartBeat", { "content-type": "application/soap+xml" }), 415],
    ["GET", { method: "GET" }, 405],
  ] as const)("a refused SOAP request with %s", async (_what, call, status) => {
    vi.setSystemTime("2026-11-01T12:00:00Z");
    const [one, other] = await throughBoth(soapHandlers(), "legacyMutualTls", legacyEndpointPath, call);
    expect(one[0]).toBe(status);
    expect(other).toEqual(one);
  });

  it.each<[LegacyTestFault, LegacyFault]>([
    ["unknown-certificate", "unauthorized"],
    ["wrong-version", "wrong-namespace"],
    ["broken-xml", "truncated"],
    ["html-page", "html"],
    ["unavailable", "unavailable"],
  ])("the fault %s, which the sandbox names %s", async (fault, kind) => {
    vi.setSystemTime("2026-11-01T12:00:00Z");
    const handlers = [legacyHandler("heartBeat", { fault }, { environment: sandbox.environment, version: "4.2" })];
    sandbox.faults.set({ service: "legacy", kind });
    const [one, other] = await throughBoth(handlers, "legacyMutualTls", legacyEndpointPath, heartBeat);
    expect(other).toEqual(one);
  });

  const form = (fields: Readonly<Record<string, string>>) => ({
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields).toString(),
  });
  const code = { grant_type: "authorization_code", redirect_uri: "https://app.example/login/callback" };
  const identityHandlers = async (): Promise<readonly RequestHandler[]> => {
    const { environment, client } = sandbox;
    const { clientId, tls } = client;
    return (await createTestIdentityProvider({ environment, clientId, tls })).handlers;
  };

  it.each(["/.well-known/openid-configuration", "/oauth2/jwks"])("HEAD of %s", async (path) => {
    const [one, other] = await throughBoth(await identityHandlers(), "oidc", path, { method: "HEAD" });
    expect([one[0], other[0]]).toEqual([200, 200]);
  });

  it.each(requests)("$what, answered with $status", async ({ status, address, path, form: fields, init }) => {
    const given = fields === undefined ? init : form(fields);
    const [one, other] = await throughBoth(await identityHandlers(), address ?? "oidcMutualTls", path, given);
    expect(one[0]).toBe(status);
    expect(other).toEqual(one);
  });

  it.each([
    ["PATCH", "oidcMutualTls", "/oauth2/endsession", "GET, POST"],
    ["GET", "oidcMutualTls", "/oauth2/token", "POST"],
    ["DELETE", "oidc", "/oauth2/authorize", "GET, POST"],
  ] as const)("405 for %s to %s%s, with the allowed methods", async (method, address, path, allowed) => {
    const handlers = await identityHandlers();
    const answer = await getResponse([...handlers], new Request(sandbox.environment[address] + path, { method }));
    const page = await sandbox.fetch(sandbox.environment[address] + path, { method });
    for (const { status, headers } of [answer ?? Response.error(), page]) {
      expect([status, headers.get("allow")]).toEqual([405, allowed]);
    }
  });

  it("tokens, except for random values and times", async () => {
    const { username = "", given_name = "", family_name = "", ...claims } = sampleClaims(["openid", "profile"]);
    const user = {
      ...{ given_name, family_name, ...claims },
      ...{ ...sampleClaims(["oidc"]), lei: "90000005", legal_entity_name: "Vzorový úřad" },
      access_roles: ["VZOR_CTENAR", "VZOR_EDITOR"],
      activity_roles: [{ agenda_code: "A1001", activity_role_codes: ["CR1"] }],
    };
    const before = sandbox;
    sandbox = await createSandbox({
      config: { users: [{ username, claims: user }], behaviour: { loginAs: username } },
    });
    try {
      const handlers = await identityHandlers();
      const scope = "openid profile";
      const query = { client_id: "SANDBOX", redirect_uri: code.redirect_uri, response_type: "code", scope, nonce: "n" };
      const login = `/oauth2/authorize?${new URLSearchParams(query).toString()}`;
      const codes = (await throughBoth(handlers, "oidc", login)).map(
        ([, , location]) => new URL(location ?? "").searchParams.get("code") ?? "",
      );
      const [one, other] = await Promise.all(
        codes.map(async (value, door) => {
          const request = form({ ...code, client_id: "SANDBOX", scope, code: value });
          const reply = (await throughBoth(handlers, "oidcMutualTls", "/oauth2/token", request))[door];
          const { access_token: access = "", id_token: id = "", ...others } = JSON.parse(reply?.[3] ?? "") as Tokens;
          return [reply?.slice(0, 2), { ...others, refresh_token: "…" }, readToken(access), readToken(id)];
        }),
      );
      expect(other).toEqual(one);
      expect(one?.[3]).toMatchObject([{ alg: "RS256" }, { username, given_name, nonce: "n" }, 1800]);
    } finally {
      await sandbox.close();
      sandbox = before;
    }
  });

  const pageHandlers = (): readonly RequestHandler[] => {
    const { environment, client } = sandbox;
    const { clientId: atsId, legacyLoginUrl: loginUrl, legacyLogoutUrl: logoutUrl } = client;
    return legacyPageHandlers({ environment, atsId, loginUrl, logoutUrl });
  };

  it("a logout of the legacy pages", async () => {
    const path = `${legacyPages.logoutPath}?atsId=SANDBOX&uri=https%3A%2F%2Fapp.example%2Flegacy%2Fout%3Fa%3D1`;
    const [one, other] = await throughBoth(pageHandlers(), "legacyPages", path);
    expect(one).toEqual([302, null, "https://app.example/legacy/out?a=1", ""]);
    expect(other).toEqual(one);
  });

  it.each([
    ["GET", `${legacyPages.loginPath}?atsId=NOBODY`, 400, "atsId is not registered"],
    ["GET", `${legacyPages.logoutPath}?atsId=SANDBOX&uri=https%3A%2F%2Felsewhere.example%2F`, 400, "uri must be an"],
    ["GET", `${legacyPages.logoutPath}?atsId=SANDBOX`, 400, "uri must be an address that begins with"],
    ["PUT", legacyPages.logoutPath, 405, ""],
  ])(
    "%s %s is answered with %i, by msw as a text and by the sandbox as a page",
    async (method, path, status, reason) => {
      const replies = await throughBoth(pageHandlers(), "legacyPages", path, { method });
      expect(replies.map(([was]) => was)).toEqual([status, status]);
      for (const [, , location, text] of replies)
        expect([location, text]).toEqual([null, expect.stringContaining(reason)]);
    },
  );

  it.each(["loginUrl", "logoutUrl"])("%s that is no address is refused at once", (field) => {
    const urls = { loginUrl: "https://app.example/", logoutUrl: "https://app.example/", [field]: "app.example" };
    const refused = expect.objectContaining({ field, rule: "must be an absolute URL" }) as Error;
    expect(() => legacyPageHandlers({ environment: "test", atsId: "AIS", ...urls })).toThrow(refused);
  });

  it("a login without a page, except for its code or its session id", async () => {
    const own = await createSandbox({ loginAs: "novakova.jana" });
    const before = sandbox;
    sandbox = own;
    try {
      const returns = await throughBoth(pageHandlers(), "legacyPages", `${legacyPages.loginPath}?atsId=SANDBOX`);
      for (const [status, , location] of returns) {
        expect([status, location]).toEqual([302, expect.stringMatching(/legacy\/callback\?sessionId=[\w-]{50}$/)]);
      }
      const query =
        "client_id=SANDBOX&redirect_uri=https%3A%2F%2Fapp.example%2Flogin%2Fcallback&response_type=code&scope=openid";
      const replies = await throughBoth(await identityHandlers(), "oidc", `/oauth2/authorize?${query}&state=s`);
      const [one, other] = replies.map(([status, type, location, text]) => {
        return [status, type, location?.replace(/code=[^&]+/, "code=…"), text];
      });
      expect(one?.[2]).toBe("https://app.example/login/callback?code=…&state=s");
      expect(other).toEqual(one);
    } finally {
      sandbox = before;
      await own.close();
    }
  });
});
