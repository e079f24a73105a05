import { afterEach, describe, expect, it, vi } from "vitest";
import type { LegacyFault, LegacyVariant } from "ares-caais/sandbox";
import { legacyVersions, type LegacyVersion } from "../../generated/legacy-types.gen.ts";
import {
  attributeNames,
  attributesOfContract,
  namespaces,
  sampleMessage,
  specifiedVersion,
} from "../fixtures/legacy/legacy-service.ts";
import { bodyOf, validateMessages } from "../fixtures/legacy/validate-messages.ts";
import { elementsOf, onlyElement, parseXml } from "../fixtures/legacy/xml.ts";
import { createTestAuthority } from "../fixtures/certificates.ts";
import { readPageForm } from "../fixtures/pages.ts";
import type { Reply } from "./identity-calls.ts";
import {
  confirmationRequest,
  envelope,
  heartBeatRequest,
  soapNamespace,
  textIn,
  useLegacySandbox,
  type SoapCall,
} from "./legacy-calls.ts";

const service = useLegacySandbox();
const { authConfirmation, call, heartBeat, logIn } = service;
const unknownId = "x".repeat(40);

afterEach(() => {
  vi.useRealTimers();
  service.sandbox.faults.clear();
  service.sandbox.legacy.setVariant(undefined);
});

function setFault(kind: LegacyFault, more: { times?: number; delay?: number } = {}): void {
  service.sandbox.faults.set({ service: "legacy", kind, ...more });
}

/** Code and text of a SOAP fault; its parts are in no namespace. */
function faultIn({ status, headers, text }: Reply): (string | null)[] {
  expect(status).toBe(500);
  expect(headers["content-type"]).toBe("text/xml; charset=utf-8");
  return elementsOf(onlyElement(parseXml(text), soapNamespace, "Fault")).map(({ namespaceURI, textContent }) => {
    expect(namespaceURI).toBeNull();
    return textContent;
  });
}

/** Names of the attributes in the answer for a user, with the text in each. */
async function attributesFor(
  username: string,
  version: LegacyVersion,
  variant?: LegacyVariant,
): Promise<[name: string | null, text: string | null][]> {
  service.sandbox.legacy.setVariant(variant);
  const { text } = await authConfirmation(await logIn(username), version);
  const attributes = onlyElement(parseXml(text), namespaces[version], "attributes");
  return elementsOf(attributes).map(({ localName, textContent }) => [localName, textContent]);
}

it("the sandbox counts valid calls by their operation", async () => {
  const before = { ...service.sandbox.legacy.requests };
  await heartBeat();
  await authConfirmation(unknownId);
  await authConfirmation(unknownId);
  await heartBeat("4.2", { headers: { soapaction: "x" } });
  expect(service.sandbox.legacy.requests).toEqual({
    heartBeat: before.heartBeat + 1,
    authConfirmation: before.authConfirmation + 2,
  });
});

describe.each(legacyVersions)("version %s at the one endpoint", (version) => {
  const names = attributesOfContract(version);

  it("[SOAP-04] [KIT-02] answers heartBeat with OK, and with ERROR when configured", async () => {
    const fine = await call({ body: sampleMessage(version, "heartBeatRequest"), headers: { soapaction: "heartBeat" } });
    expect(fine.status).toBe(200);
    expect(fine.text).toBe(
      `<SOAP-ENV:Envelope xmlns:SOAP-ENV="${soapNamespace}"><SOAP-ENV:Header/><SOAP-ENV:Body>` +
        `<ns2:heartBeatResponse xmlns:ns2="${namespaces[version]}"><ns2:status>OK</ns2:status></ns2:heartBeatResponse>` +
        `</SOAP-ENV:Body></SOAP-ENV:Envelope>`,
    );
    setFault("heartbeat-error");
    const wrong = await heartBeat(version);
    expect(wrong.status).toBe(200);
    expect(textIn(wrong, "status", version)).toBe("ERROR");
    expect(textIn(wrong, "code", version)).not.toBe("");
    expect(textIn(wrong, "message", version)).not.toBe("");
    // The other operation is as ever.
    const other = await authConfirmation(unknownId, version);
    expect(textIn(other, "status", version)).toBe("SESSION_NOT_FOUND");
    const messages = [fine, wrong, other].map(({ text }) => bodyOf(text));
    expect(await validateMessages(version, messages)).toEqual([[], [], []]);
  });

  it("[SOAP-05] [KIT-02] returns the attributes of every user once, valid except for the documented differences", async () => {
    const { text: page } = await service.visit("/login?atsId=ONE");
    const usernames = readPageForm(page)?.usernames ?? [];
    expect(usernames.length).toBeGreaterThan(10);
    const messages: string[] = [];
    for (const username of usernames) {
      const sessionId = await logIn(username);
      const answer = await authConfirmation(sessionId, version);
      expect([answer.status, textIn(answer, "status", version)]).toEqual([200, "OK"]);
      expect(textIn(answer, "userRequestIp", version)).toBe("0.0.0.0");
      expect(textIn(answer, "Username", version)).toBe(username);
      messages.push(bodyOf(answer.text));
      const again = await authConfirmation(sessionId, version);
      expect([again.status, textIn(again, "status", version)]).toEqual([200, "SESSION_NOT_FOUND"]);
      expect(again.text).not.toContain("attributes");
    }
    const differences: Readonly<Record<string, RegExp>> = {
      "bez.roli": /PristupoveRole.*Missing child element/,
      "vzor.zverejneny": version === "2.1" ? /^$/ : /Missing child element.*TokenAifo/,
      "vzor.prime-role": /KodAgendy.*not expected/,
      "vzor.novy-udaj": /NovyUdaj.*not expected/,
    };
    for (const [index, errors] of (await validateMessages(version, messages)).entries()) {
      const username = usernames[index] ?? "";
      expect(errors.join("\n"), username).toMatch(differences[username] ?? /^$/);
      expect(errors.length).toBeLessThan(2);
    }
  });

  it("[SOAP-05] returns exactly the attributes of the version in the order of the contract, or in reverse", async () => {
    const specified = attributeNames[specifiedVersion(version)];
    expect(names.filter((name) => specified.includes(name))).toEqual(specified);
    const whole = (await attributesFor("vzor.vse", version)).map(([name]) => name);
    expect(whole).toEqual(names);
    expect((await attributesFor("vzor.obracene", version)).map(([name]) => name)).toEqual(names.toReversed());
    // A user without dates gets none.
    const absent = ["DatumNarozeni", "DatumUmrti"];
    const some = (await attributesFor("kral.petr", version)).map(([name]) => name);
    expect(some).toEqual(names.filter((name) => !absent.includes(name)));
  });

  it("returns each attribute empty or not at all when configured, and the others unchanged", async () => {
    const whole = await attributesFor("vzor.vse", version);
    const isOdd = (name: string | null): boolean => whole.findIndex(([each]) => each === name) % 2 === 1;
    for (const isEmpty of [isOdd, (name: string | null) => !isOdd(name)]) {
      // The names are those of the contract.
      const empty = names.filter(isEmpty) as NonNullable<LegacyVariant["empty"]>;
      const missing = names.filter((name) => !isEmpty(name)) as NonNullable<LegacyVariant["missing"]>;
      expect(await attributesFor("vzor.vse", version, { empty })).toEqual(
        whole.map(([name, text]) => [name, isEmpty(name) ? "" : text]),
      );
      expect(await attributesFor("vzor.vse", version, { missing })).toEqual(whole.filter(([name]) => isEmpty(name)));
    }
    const died = (await attributesFor("kral.petr", version, { empty: ["DatumUmrti"] })).map(([name]) => name);
    expect(died.includes("DatumUmrti")).toBe(version >= "4.1");
  });

  it("[SOAP-05] [KIT-02] answers SYSTEM_ERROR when configured, and keeps the session identifier", async () => {
    const sessionId = await logIn();
    setFault("system-error", { times: 2 });
    for (const expected of ["SYSTEM_ERROR", "SYSTEM_ERROR", "OK"]) {
      const answer = await authConfirmation(sessionId, version);
      expect([answer.status, textIn(answer, "status", version)]).toEqual([200, expected]);
      if (expected === "SYSTEM_ERROR") expect(await validateMessages(version, [bodyOf(answer.text)])).toEqual([[]]);
    }
  });
});

describe("a session identifier", () => {
  it.each([unknownId, "", "short", "__proto__"])(
    "[SOAP-05] answers SESSION_NOT_FOUND when it is unknown: %s",
    async (sessionId) => {
      expect(textIn(await authConfirmation(sessionId), "status")).toBe("SESSION_NOT_FOUND");
    },
  );

  it("[SOAP-05] answers SESSION_NOT_FOUND to another client system, and stays valid for its own", async () => {
    const sessionId = await logIn();
    const stranger = await authConfirmation(sessionId, "4.2", { tls: service.sandbox.clients[1]?.tls });
    expect(textIn(stranger, "status")).toBe("SESSION_NOT_FOUND");
    expect(textIn(await authConfirmation(sessionId), "status")).toBe("OK");
  });

  it("[SOAP-05] expires after five minutes", async () => {
    const began = Date.now();
    vi.setSystemTime(began);
    const [early, late] = [await logIn(), await logIn()];
    vi.setSystemTime(began + 5 * 60_000 - 1);
    expect(textIn(await authConfirmation(early), "status")).toBe("OK");
    vi.setSystemTime(began + 5 * 60_000);
    expect(textIn(await authConfirmation(late), "status")).toBe("SESSION_NOT_FOUND");
  });

  it("[SOAP-05] works for one of two simultaneous calls", async () => {
    const sessionId = await logIn();
    const answers = await Promise.all([1, 2, 3].map(() => authConfirmation(sessionId)));
    expect(answers.map((answer) => textIn(answer, "status")).sort()).toEqual([
      "OK",
      "SESSION_NOT_FOUND",
      "SESSION_NOT_FOUND",
    ]);
  });
});

describe("the client certificate", () => {
  it("[SOAP-07] identifies its client system, with each of its certificates", async () => {
    expect(service.sandbox.client.certificates).toHaveLength(2);
    for (const tls of service.sandbox.client.certificates) expect((await heartBeat("4.2", { tls })).status).toBe(200);
  });

  it.each(["none", "expired", "foreign"] as const)(
    "[SOAP-07] [KIT-02] %s causes a 401 with a JSON body",
    async (name) => {
      const foreign = await (await createTestAuthority()).issue({ name: "ONE", usages: ["clientAuth"] });
      const tls = { none: undefined, expired: service.sandbox.client.expired, foreign }[name];
      vi.setSystemTime(new Date("2025-08-23T18:04:45.910Z"));
      for (const answer of [
        await heartBeat("4.2", { tls }),
        await authConfirmation(unknownId, "4.2", { tls }),
        await call({ method: "GET", tls }),
      ]) {
        expect([answer.status, answer.headers["content-type"]]).toEqual([401, "application/json"]);
        expect(answer.text).toMatch(
          /^\{"timestamp":"2025-08-23T\d\d:\d\d:\d\d\.910\+00:00","status":401,"error":"Unauthorized","path":"\/asws\/atsEndpoint"\}$/,
        );
      }
    },
  );

  it("[SOAP-07] the sandbox refuses the certificate while a fault lasts", async () => {
    const sessionId = await logIn();
    setFault("unauthorized", { times: 1 });
    expect((await authConfirmation(sessionId)).status).toBe(401);
    expect(textIn(await authConfirmation(sessionId), "status")).toBe("OK");
  });
});

describe("a wrong request", () => {
  const heartBeatMessage = envelope(heartBeatRequest());
  const confirmation = confirmationRequest(unknownId);
  /** Not well-formed, or with what SOAP forbids. */
  const unreadable = /^The request must be well-formed XML without what SOAP 1\.1 forbids in it \(section 3\)/;
  const parts = /^The envelope must hold a header/;
  const foreignEncoding = '<?xml version="1.0" encoding="windows-1250"?>';

  it.each<[operation: string, soapAction: string | undefined]>([
    ...[undefined, "", '""', "heartbeat", '"heartBeat', "'heartBeat'", "heartBeat, heartBeat", "authConfirmation"].map(
      (soapAction): [string, string | undefined] => ["heartBeat", soapAction],
    ),
    ...["heartBeat", "authConfirmation", '"'].map((soapAction): [string, string] => ["authConfirmation", soapAction]),
  ])("[SOAP-03] %s with the SOAPAction %s fails and consumes nothing", async (operation, soapAction) => {
    const sessionId = await logIn();
    const content = operation === "heartBeat" ? heartBeatRequest() : confirmationRequest(sessionId);
    const headers = soapAction === undefined ? {} : { soapaction: soapAction };
    const [code, text] = faultIn(await call({ body: envelope(content), headers }));
    expect(code).toBe("SOAP-ENV:Client");
    expect(text).toMatch(/^The SOAPAction of (heartBeat must be "heartBeat"|authConfirmation must be ""); /);
    expect(text).toContain(soapAction === undefined ? "there was none" : `sent was "${soapAction}"`);
    expect(textIn(await authConfirmation(sessionId), "status")).toBe("OK");
  });

  it("[SOAP-03] accepts a SOAPAction without quotes, and an empty value as none", async () => {
    expect((await heartBeat("4.2", { headers: { soapaction: "heartBeat" } })).status).toBe(200);
    expect((await authConfirmation(unknownId, "4.2", { headers: { soapaction: "" } })).status).toBe(200);
  });

  it("[SOAP-03] answers authConfirmation without a SOAPAction, in every version", async () => {
    for (const version of legacyVersions) {
      const body = envelope(confirmationRequest(await logIn(), version));
      expect(textIn(await call({ body }), "status", version)).toBe("OK");
    }
  });

  it.each<[what: string, request: SoapCall, status: number]>([
    ["GET", { method: "GET", body: "" }, 405],
    ["GET ?wsdl", { method: "GET", body: "", path: "/asws/atsEndpoint?wsdl" }, 405],
    ["PUT", { method: "PUT" }, 405],
    ["another path", { path: "/asws/" }, 404],
    ["application/soap+xml", { headers: { "content-type": "application/soap+xml" } }, 415],
    ["no content type", { headers: { "content-type": "" } }, 415],
    ["another character set", { headers: { "content-type": "text/xml; charset=iso-8859-2" } }, 415],
  ])("the sandbox answers a request by %s with JSON", async (_what, request, status) => {
    const answer = await heartBeat("4.2", request);
    expect([answer.status, answer.headers["content-type"]]).toEqual([status, "application/json"]);
    expect(answer.headers.allow).toBe(status === 405 ? "POST" : undefined);
    const path = (request.path ?? "/asws/atsEndpoint").split("?")[0];
    expect(JSON.parse(answer.text)).toMatchObject({ status, path });
  });

  it.each<[what: string, body: string | Buffer, message: string | RegExp]>([
    ["nothing", "", unreadable],
    ["no XML", "{}", unreadable],
    ["a document type", `<!DOCTYPE a>${envelope(confirmation)}`, unreadable],
    ["an external entity", `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>${envelope("&y;")}`, unreadable],
    ["an undeclared entity", envelope(confirmation.replace(unknownId, "&nbsp;")), unreadable],
    ["a processing instruction", envelope(confirmation, "<?a b?>"), unreadable],
    ["a control character", envelope(confirmation.replace(unknownId, "a\u0001")), unreadable],
    ["a reference to a control character", envelope(confirmation.replace(unknownId, "a&#1;")), unreadable],
    ["a prefix without a namespace", envelope("<a:heartBeatRequest/>"), unreadable],
    ["an attribute twice", envelope(heartBeatRequest(), '<Header a="1" a="2"/>'), unreadable],
    ["an open element", envelope(confirmation).slice(0, -3), unreadable],
    ["two roots", envelope(confirmation).repeat(2), unreadable],
    ["10,000 elements inside each other", envelope("<a>".repeat(10_000)), unreadable],
    ["a declaration of another encoding", `${foreignEncoding}${envelope("<a/>")}`, "The request must be UTF-8"],
    ["bytes that are no UTF-8", Buffer.from(envelope("<a>\xff</a>"), "latin1"), "The request must be UTF-8"],
    ["no envelope", heartBeatRequest(), "The root element must be the envelope of SOAP 1.1"],
    ["two bodies", envelope(heartBeatRequest(), `<Body>${heartBeatRequest()}</Body>`), parts],
    ["a header behind", `<Envelope xmlns="${soapNamespace}"><Body/><Header/></Envelope>`, parts],
    ["no body", `<Envelope xmlns="${soapNamespace}"/>`, parts],
    ["a body of another namespace", heartBeatMessage.replace("<Body", '<Body xmlns=""'), parts],
    ["text beside the body", envelope(heartBeatRequest(), "x"), "Envelope must hold elements only"],
    ["an empty body", envelope(""), "The body must hold one element"],
    ["two requests", envelope(heartBeatRequest() + confirmation), "The body must hold one element"],
    ["another namespace", heartBeatMessage.replace("v4_2", "v9_9"), /^No operation of the versions 2\.1, 3\.4/],
    ["another element", heartBeatMessage.replace("heartBeatRequest", "constructor"), /^No operation/],
    ["a parameter", heartBeatMessage.replace("/></Body", "><a/></heartBeatRequest></Body"), /; the contract names /],
    ["no session id", envelope(confirmation.replace(/<s.*d>/, "")), /must hold one sessionId/],
    ["two session ids", envelope(confirmation.replace(/<s.*d>/, "$&$&")), /must hold one sessionId/],
    ["elements in the session id", envelope(confirmation.replace(unknownId, "<a/>")), /must hold one sessionId/],
    ["a foreign session id", envelope(confirmation.replace("<sessionId", '$& xmlns=""')), /; the contract names /],
    ["__proto__", envelope(confirmation.replaceAll("sessionId", "__proto__")), /; the contract names /],
  ])("the sandbox answers a request with %s with a fault of the client", async (_what, body, message) => {
    const soapaction = String(body).includes("authConfirmationRequest") ? '""' : "heartBeat";
    const [code, text] = faultIn(await call({ body, headers: { soapaction } }));
    expect(code).toBe("SOAP-ENV:Client");
    expect(text).toMatch(message);
    expect(text).not.toContain(unknownId);
  });

  it("the sandbox answers SOAP 1.2 with a VersionMismatch", async () => {
    const body = heartBeatMessage.replace(soapNamespace, "http://www.w3.org/2003/05/soap-envelope");
    expect(faultIn(await heartBeat("4.2", { body }))[0]).toBe("SOAP-ENV:VersionMismatch");
  });

  it("the sandbox answers a mandatory header with a MustUnderstand fault", async () => {
    const withHeader = (value: string): Promise<Reply> => {
      const entry = `<a xmlns="urn:a" xmlns:s="${soapNamespace}" s:mustUnderstand="${value}"/>`;
      return heartBeat("4.2", { body: envelope(heartBeatRequest(), `<Header>${entry}</Header>`) });
    };
    expect(faultIn(await withHeader("1"))[0]).toBe("SOAP-ENV:MustUnderstand");
    expect(textIn(await withHeader("0"), "status")).toBe("OK");
  });

  it("the sandbox accepts comments, CDATA and references where they are allowed", async () => {
    const sessionId = await logIn();
    const written = `<![CDATA[${sessionId.slice(0, 5)}]]>&#${sessionId.charCodeAt(5)};<!-- x -->${sessionId.slice(6)}`;
    expect(textIn(await authConfirmation(written), "status")).toBe("OK");
  });

  it("the sandbox answers more than 64 KiB with a 413", async () => {
    expect((await heartBeat("4.2", { body: " ".repeat(64 * 1024 + 1) })).status).toBe(413);
  });
});

describe("an answer", () => {
  it("comes in chunks, as text/xml, with the prefixes of the real service", async () => {
    const answer = await authConfirmation(await logIn("znaky.zvlastni"));
    expect(answer.headers).toMatchObject({
      "content-type": "text/xml; charset=utf-8",
      "transfer-encoding": "chunked",
    });
    expect(answer.headers).not.toHaveProperty("content-length");
    expect(answer.text).toMatch(
      /^<SOAP-ENV:Envelope [^>]+><SOAP-ENV:Header\/><SOAP-ENV:Body><ns2:authConfirmationResponse /,
    );
  });

  it("shows the codes of activity roles directly for the user who has them in that form", async () => {
    expect((await authConfirmation(await logIn("vzor.prime-role"))).text).toContain(
      "<ns2:CinnostniRole><ns2:KodAgendy>A1001</ns2:KodAgendy><ns2:KodCinnostniRole>CR1</ns2:KodCinnostniRole>" +
        "<ns2:KodCinnostniRole>CR2</ns2:KodCinnostniRole><ns2:KodAgendy>A1002</ns2:KodAgendy>" +
        "<ns2:KodCinnostniRole>CR7</ns2:KodCinnostniRole></ns2:CinnostniRole>",
    );
  });
});

describe("an active fault", () => {
  it.each(["dead-after-request", "dead-in-answer"] as const)("[KIT-02] %s loses the response", async (fault) => {
    const sessionId = await logIn();
    setFault(fault, { times: 1 });
    await expect(authConfirmation(sessionId)).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(textIn(await authConfirmation(sessionId), "status")).toBe("SESSION_NOT_FOUND");
  });

  it("[KIT-02] dead-before-request loses the request", async () => {
    const sessionId = await logIn();
    setFault("dead-before-request", { times: 1 });
    await expect(authConfirmation(sessionId)).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(textIn(await authConfirmation(sessionId), "status")).toBe("OK");
  });

  it("[KIT-02] soap-fault is a fault of the server, and consumes nothing", async () => {
    const sessionId = await logIn();
    setFault("soap-fault", { times: 2 });
    expect(faultIn(await authConfirmation(sessionId))[0]).toBe("SOAP-ENV:Server");
    expect(faultIn(await heartBeat())[0]).toBe("SOAP-ENV:Server");
    expect(textIn(await authConfirmation(sessionId), "status")).toBe("OK");
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
    const sessionId = await logIn();
    setFault(fault, { times: 1, ...(fault === "slow" ? { delay: 1 } : {}) });
    const answer = await authConfirmation(sessionId);
    expect([answer.status, answer.headers["content-type"]]).toEqual([status, type]);
    expect(answer.text).toMatch(text);
    // The request was processed all the same.
    expect(textIn(await authConfirmation(sessionId), "status")).toBe("SESSION_NOT_FOUND");
  });

  it("consumes the session identifier when the client aborts a slow response", async () => {
    const sessionId = await logIn();
    const { requests } = service.sandbox.legacy;
    const before = requests.authConfirmation;
    setFault("slow", { times: 1, delay: 60_000 });
    const patience = new AbortController();
    const given = authConfirmation(sessionId, "4.2", { signal: patience.signal });
    const refused = expect(given).rejects.toMatchObject({ name: "AbortError" });
    await expect.poll(() => requests.authConfirmation).toBe(before + 1);
    patience.abort();
    await refused;
    expect(textIn(await authConfirmation(sessionId), "status")).toBe("SESSION_NOT_FOUND");
  });
});
