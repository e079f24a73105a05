import { afterEach, describe, expect, it } from "vitest";
import { legacyVersions, type LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { attributesDecoder } from "../../src/services/legacy/contract.ts";
import { namespaces } from "../fixtures/legacy/legacy-service.ts";
import { elementsOf, onlyElement, parseXml } from "../fixtures/legacy/xml.ts";
import { foreign, sparse } from "../unit/sandbox/legacy/people.ts";
import { validateAnswer } from "../unit/sandbox/legacy/validate-answer.ts";
import { useLegacyServers, type RawAnswer, type RawRequest } from "./sandbox-legacy-servers.ts";

const soap = "http://schemas.xmlsoap.org/soap/envelope/";
const servers = useLegacyServers();

afterEach(() => {
  servers().faults.clear(() => true);
  servers().control.setVariant(undefined);
});

function envelope(content: string): string {
  return `<Envelope xmlns="${soap}"><Body>${content}</Body></Envelope>`;
}

function heartBeat(version: LegacyVersion = "4.2", request: RawRequest = {}): Promise<RawAnswer> {
  return servers().call({
    body: envelope(`<heartBeatRequest xmlns="${namespaces[version]}"/>`),
    ...request,
    headers: { soapaction: '"heartBeat"', ...request.headers },
  });
}

function authConfirmation(
  sessionId: string,
  version: LegacyVersion = "4.2",
  request: RawRequest = {},
): Promise<RawAnswer> {
  return servers().call({
    body: envelope(
      `<authConfirmationRequest xmlns="${namespaces[version]}"><sessionId>${sessionId}</sessionId></authConfirmationRequest>`,
    ),
    ...request,
    headers: { soapaction: '""', ...request.headers },
  });
}

/** The only text of an element of the contract. */
function textOf({ text }: RawAnswer, name: string, version: LegacyVersion = "4.2"): string | null {
  return onlyElement(parseXml(text), namespaces[version], name).textContent;
}

/** Code and text of a SOAP fault; its parts are in no namespace. */
function faultOf({ status, headers, text }: RawAnswer): (string | null)[] {
  expect(status).toBe(500);
  expect(headers["content-type"]).toBe("text/xml; charset=utf-8");
  return elementsOf(onlyElement(parseXml(text), soap, "Fault")).map(({ namespaceURI, textContent }) => {
    expect(namespaceURI).toBeNull();
    return textContent;
  });
}

const unknownId = "x".repeat(40);

describe.each(legacyVersions)("version %s at the one endpoint", (version) => {
  it("[SOAP-04] [KIT-02] answers heartBeat OK, and ERROR when told so", async () => {
    const fine = await heartBeat(version);
    expect(fine.status).toBe(200);
    expect(fine.text).toBe(
      `<SOAP-ENV:Envelope xmlns:SOAP-ENV="${soap}"><SOAP-ENV:Header/><SOAP-ENV:Body>` +
        `<ns2:heartBeatResponse xmlns:ns2="${namespaces[version]}"><ns2:status>OK</ns2:status></ns2:heartBeatResponse>` +
        `</SOAP-ENV:Body></SOAP-ENV:Envelope>`,
    );
    servers().faults.set({ service: "legacy", kind: "heartbeat-error" });
    const wrong = await heartBeat(version);
    expect(wrong.status).toBe(200);
    expect(textOf(wrong, "status", version)).toBe("ERROR");
    expect(textOf(wrong, "code", version)).not.toBe("");
    expect(textOf(wrong, "message", version)).not.toBe("");
    expect(await validateAnswer(version, wrong.text)).toEqual([]);
    // The other operation is as ever.
    expect(textOf(await authConfirmation(unknownId, version), "status", version)).toBe("SESSION_NOT_FOUND");
  });

  it("[SOAP-05] [KIT-02] hands the attributes over once", async () => {
    const sessionId = await servers().logIn();
    const answer = await authConfirmation(sessionId, version);
    expect(answer.status).toBe(200);
    expect(textOf(answer, "status", version)).toBe("OK");
    expect(textOf(answer, "userRequestIp", version)).toBe("0.0.0.0");
    expect(textOf(answer, "Username", version)).toBe(sparse.username);
    const names = elementsOf(onlyElement(parseXml(answer.text), namespaces[version], "attributes"));
    const absent = ["DatumNarozeni", "DatumUmrti"];
    expect(names.map(({ localName }) => localName)).toEqual(
      Object.keys(attributesDecoder(version).elements).filter((name) => !absent.includes(name)),
    );
    expect(await validateAnswer(version, answer.text)).toEqual([]);
    const again = await authConfirmation(sessionId, version);
    expect(again.status).toBe(200);
    expect(textOf(again, "status", version)).toBe("SESSION_NOT_FOUND");
    expect(again.text).not.toContain("attributes");
  });

  it("[SOAP-05] [KIT-02] answers SYSTEM_ERROR when told so, and keeps the session identifier", async () => {
    const sessionId = await servers().logIn();
    servers().faults.set({ service: "legacy", kind: "system-error", times: 2 });
    for (const expected of ["SYSTEM_ERROR", "SYSTEM_ERROR", "OK"]) {
      const answer = await authConfirmation(sessionId, version);
      expect(answer.status).toBe(200);
      expect(textOf(answer, "status", version)).toBe(expected);
    }
  });
});

describe("a session identifier", () => {
  it.each([unknownId, "", "short", "__proto__"])("[SOAP-05] that is unknown is not found: %s", async (sessionId) => {
    expect(textOf(await authConfirmation(sessionId), "status")).toBe("SESSION_NOT_FOUND");
  });

  it("[SOAP-05] is not found for another client system, and stays good for its own", async () => {
    const { certificates, logIn } = servers();
    const sessionId = await logIn();
    const stranger = await authConfirmation(sessionId, "4.2", { certificate: certificates.other });
    expect(textOf(stranger, "status")).toBe("SESSION_NOT_FOUND");
    expect(textOf(await authConfirmation(sessionId), "status")).toBe("OK");
  });

  it("[SOAP-05] expires", async () => {
    const [early, late] = [await servers().logIn(), await servers().logIn()];
    servers().pass(5 * 60_000 - 1);
    expect(textOf(await authConfirmation(early), "status")).toBe("OK");
    servers().pass(1);
    expect(textOf(await authConfirmation(late), "status")).toBe("SESSION_NOT_FOUND");
  });

  it("[SOAP-05] is good in any version", async () => {
    expect(textOf(await authConfirmation(await servers().logIn(), "2.1"), "Username", "2.1")).toBe(sparse.username);
  });

  it("[SOAP-05] of two calls at the same time is good for one", async () => {
    const sessionId = await servers().logIn();
    const answers = await Promise.all([1, 2, 3].map(() => authConfirmation(sessionId)));
    expect(answers.map((answer) => textOf(answer, "status")).sort()).toEqual([
      "OK",
      "SESSION_NOT_FOUND",
      "SESSION_NOT_FOUND",
    ]);
  });
});

describe("the client certificate", () => {
  it.each(["one", "second"] as const)("[SOAP-07] %s identifies its client system", async (name) => {
    expect((await heartBeat("4.2", { certificate: servers().certificates[name] })).status).toBe(200);
  });

  it.each(["none", "unregistered", "expired", "foreign", "shared"] as const)(
    "[SOAP-07] [KIT-02] %s is answered 401 with a JSON body",
    async (name) => {
      const { certificates, call } = servers();
      const certificate = name === "none" ? undefined : certificates[name];
      for (const answer of [
        await heartBeat("4.2", { certificate }),
        await authConfirmation(unknownId, "4.2", { certificate }),
        await call({ method: "GET", certificate }),
      ]) {
        expect(answer.status).toBe(401);
        expect(answer.headers["content-type"]).toBe("application/json");
        expect(answer.text).toMatch(
          /^\{"timestamp":"2025-08-23T\d\d:\d\d:\d\d\.910\+00:00","status":401,"error":"Unauthorized","path":"\/asws\/atsEndpoint"\}$/,
        );
      }
    },
  );

  it("[SOAP-07] can be refused by a fault, which ends", async () => {
    const sessionId = await servers().logIn();
    servers().faults.set({ service: "legacy", kind: "unauthorized", times: 1 });
    expect((await authConfirmation(sessionId)).status).toBe(401);
    expect(textOf(await authConfirmation(sessionId), "status")).toBe("OK");
  });
});

describe("a wrong request", () => {
  it.each([
    ["heartBeat", undefined],
    ["heartBeat", '""'],
    ["heartBeat", "authConfirmation"],
    ["authConfirmation", "heartBeat"],
    ["authConfirmation", "authConfirmation"],
  ])("[SOAP-03] %s with the SOAPAction %s fails and uses nothing up", async (operation, soapAction) => {
    const sessionId = await servers().logIn();
    const content =
      operation === "heartBeat"
        ? `<heartBeatRequest xmlns="${namespaces["4.2"]}"/>`
        : `<authConfirmationRequest xmlns="${namespaces["4.2"]}"><sessionId>${sessionId}</sessionId></authConfirmationRequest>`;
    const headers = soapAction === undefined ? {} : { soapaction: soapAction };
    const [code, text] = faultOf(await servers().call({ body: envelope(content), headers }));
    expect(code).toBe("SOAP-ENV:Client");
    expect(text).toMatch(/^The SOAPAction of /);
    expect(textOf(await authConfirmation(sessionId), "status")).toBe("OK");
  });

  it("[SOAP-03] the SOAPAction may stand without quotes, and the empty value as nothing", async () => {
    expect((await heartBeat("4.2", { headers: { soapaction: "heartBeat" } })).status).toBe(200);
    expect((await authConfirmation(unknownId, "4.2", { headers: { soapaction: "" } })).status).toBe(200);
  });

  it("[SOAP-03] authConfirmation without a SOAPAction is answered, in every version", async () => {
    for (const version of legacyVersions) {
      const sessionId = await servers().logIn();
      const content = `<authConfirmationRequest xmlns="${namespaces[version]}"><sessionId>${sessionId}</sessionId></authConfirmationRequest>`;
      expect(textOf(await servers().call({ body: envelope(content), headers: {} }), "status", version)).toBe("OK");
    }
  });

  it.each<[what: string, request: RawRequest, status: number]>([
    ["GET", { method: "GET", body: "" }, 405],
    ["GET ?wsdl", { method: "GET", body: "", path: "/asws/atsEndpoint?wsdl" }, 405],
    ["PUT", { method: "PUT" }, 405],
    ["another path", { path: "/asws/" }, 404],
    ["application/soap+xml", { headers: { "content-type": "application/soap+xml" } }, 415],
    ["no content type", { headers: { "content-type": "" } }, 415],
    ["another character set", { headers: { "content-type": "text/xml; charset=iso-8859-2" } }, 415],
  ])("by %s is answered in JSON", async (_what, request, status) => {
    const answer = await heartBeat("4.2", request);
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toBe("application/json");
    expect(answer.headers.allow).toBe(status === 405 ? "POST" : undefined);
    expect(JSON.parse(answer.text)).toMatchObject({
      status,
      path: (request.path ?? "/asws/atsEndpoint").split("?")[0],
    });
  });

  it.each<[what: string, body: string | Buffer]>([
    ["nothing", ""],
    ["no XML", "x"],
    ["an unknown namespace", envelope('<heartBeatRequest xmlns="urn:x"/>')],
    ["an unknown element", envelope(`<logoutRequest xmlns="${namespaces["4.2"]}"/>`)],
    ["two bodies", envelope("").replace("<Body>", "<Body/><Body>")],
    ["a document type", `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${envelope("&y;")}`],
    ["entities that grow", `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${envelope("&b;")}`],
    ["10,000 elements inside each other", envelope("<a>".repeat(10_000))],
    ["a declaration of another encoding", `<?xml version="1.0" encoding="windows-1250"?>${envelope("<a/>")}`],
    ["bytes that are no UTF-8", Buffer.concat([Buffer.from("<a>"), Buffer.of(0xff, 0xfe), Buffer.from("</a>")])],
    ["a control character", envelope("\u0001")],
  ])("of %s is a fault of the client", async (_what, body) => {
    const [code] = faultOf(await heartBeat("4.2", { body }));
    expect(code).toBe("SOAP-ENV:Client");
  });

  it("of more than 64 KiB is answered 413", async () => {
    expect((await heartBeat("4.2", { body: " ".repeat(64 * 1024 + 1) })).status).toBe(413);
  });
});

describe("an answer", () => {
  it("comes in chunks, as text/xml, under the prefixes of the real service", async () => {
    const { headers, text } = await authConfirmation(await servers().logIn(foreign.username));
    expect(headers).toMatchObject({ "content-type": "text/xml; charset=utf-8", "transfer-encoding": "chunked" });
    expect(headers).not.toHaveProperty("content-length");
    expect(text).toMatch(/^<SOAP-ENV:Envelope [^>]+><SOAP-ENV:Header\/><SOAP-ENV:Body><ns2:authConfirmationResponse /);
    expect(textOf({ text, headers, status: 200 }, "Prijmeni")).toBe(foreign.familyName);
  });

  it("counts the calls that were understood", async () => {
    const before = { ...servers().control.requests };
    await heartBeat();
    await authConfirmation(unknownId);
    await heartBeat("4.2", { headers: { soapaction: "x" } });
    expect(servers().control.requests).toEqual({
      heartBeat: before.heartBeat + 1,
      authConfirmation: before.authConfirmation + 1,
    });
  });

  it("can be changed for every user, until it is changed back", async () => {
    servers().control.setVariant({ empty: ["Email", "Username"], missing: ["Jmeno"] });
    const changed = await authConfirmation(await servers().logIn());
    expect(textOf(changed, "Username")).toBe("");
    expect(changed.text).not.toContain("Jmeno");
    servers().control.setVariant(undefined);
    expect(textOf(await authConfirmation(await servers().logIn()), "Username")).toBe(sparse.username);
  });

  it("of a user who shows a published one has its gaps", async () => {
    const { text } = await authConfirmation(await servers().logIn("vzor.zverejneny"));
    expect(text).toContain("<ns2:TitulZa/>");
    expect(text).not.toContain("TokenAifo");
  });
});

describe("a fault that is set", () => {
  it.each(["dead-after-request", "dead-in-answer"] as const)("[KIT-02] %s loses the answer", async (fault) => {
    const sessionId = await servers().logIn();
    servers().faults.set({ service: "legacy", kind: fault, times: 1 });
    await expect(authConfirmation(sessionId)).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(textOf(await authConfirmation(sessionId), "status")).toBe("SESSION_NOT_FOUND");
  });

  it("[KIT-02] dead-before-request loses the request", async () => {
    const sessionId = await servers().logIn();
    servers().faults.set({ service: "legacy", kind: "dead-before-request", times: 1 });
    await expect(authConfirmation(sessionId)).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(textOf(await authConfirmation(sessionId), "status")).toBe("OK");
  });

  it("[KIT-02] soap-fault is one of the server, which uses nothing up", async () => {
    const sessionId = await servers().logIn();
    servers().faults.set({ service: "legacy", kind: "soap-fault", times: 2 });
    expect(faultOf(await authConfirmation(sessionId))[0]).toBe("SOAP-ENV:Server");
    expect(faultOf(await heartBeat())[0]).toBe("SOAP-ENV:Server");
    expect(textOf(await authConfirmation(sessionId), "status")).toBe("OK");
  });

  it.each([
    ["html", 200, "text/html; charset=utf-8", /^<!doctype html>/],
    ["unavailable", 503, "text/html; charset=utf-8", /^<!doctype html>/],
    ["empty", 200, "text/xml; charset=utf-8", /^$/],
    ["truncated", 200, "text/xml; charset=utf-8", /^<SOAP-ENV:Envelope [^]*[^>]$/],
    ["wrong-encoding", 200, "text/xml; charset=utf-8", /^<\0S\0O\0A\0P\0/],
    ["wrong-namespace", 200, "text/xml; charset=utf-8", /authConfirmationResponse xmlns:ns2="[^"]+v2_1"/],
    ["two-bodies", 200, "text/xml; charset=utf-8", /<\/SOAP-ENV:Body><SOAP-ENV:Body>/],
    ["doctype", 200, "text/xml; charset=utf-8", /^<!DOCTYPE [^]*<ns2:status>&status;<\/ns2:status>/],
    ["too-large", 200, "text/xml; charset=utf-8", /^ {2097152}<SOAP-ENV:Envelope /],
    ["slow", 200, "text/xml; charset=utf-8", /^<SOAP-ENV:Envelope /],
  ] as const)("[KIT-02] %s", async (fault, status, type, text) => {
    const sessionId = await servers().logIn();
    servers().faults.set({ service: "legacy", kind: fault, times: 1, delay: 1 });
    const answer = await authConfirmation(sessionId);
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toBe(type);
    expect(answer.text).toMatch(text);
    // The request was processed all the same.
    expect(textOf(await authConfirmation(sessionId), "status")).toBe("SESSION_NOT_FOUND");
  });

  it("uses the session identifier up when the client gives a slow answer up", async () => {
    const sessionId = await servers().logIn();
    const before = servers().control.requests.authConfirmation;
    servers().faults.set({ service: "legacy", kind: "slow", times: 1, delay: 60_000 });
    const patience = new AbortController();
    const given = authConfirmation(sessionId, "4.2", { signal: patience.signal });
    const refused = expect(given).rejects.toMatchObject({ name: "AbortError" });
    await expect.poll(() => servers().control.requests.authConfirmation).toBe(before + 1);
    patience.abort();
    await refused;
    expect(textOf(await authConfirmation(sessionId), "status")).toBe("SESSION_NOT_FOUND");
  });
});
