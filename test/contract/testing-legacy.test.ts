import fc from "fast-check";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  createLegacyIdentity,
  InvalidInputError,
  LegacyError,
  legacyVersions,
  TransportError,
  UnexpectedResponseError,
  type LegacyIdentity,
  type LegacyIdentityOptions,
  type LegacyVersion,
} from "ares-caais/legacy";
import {
  legacyHandler,
  legacyHandlers,
  sampleAttributes,
  testCertificate,
  type LegacyTestFault,
} from "ares-caais/testing";
import { thrownBy } from "../fixtures/failures.ts";
import { attributeNames, specifiedVersion } from "../fixtures/legacy/legacy-service.ts";
import { validateAnswer } from "../fixtures/legacy/validate-messages.ts";
import { server } from "./server.ts";

const tls = await testCertificate();
const environment = "test";
beforeEach(() => {
  server.use(...legacyVersions.flatMap((version) => legacyHandlers({ environment, version })));
});

const create = <const Version extends LegacyVersion>(
  version: Version,
  options: Partial<LegacyIdentityOptions<Version>> = {},
): LegacyIdentity<Version> =>
  createLegacyIdentity({ version, environment, atsId: "AIS", tls, retry: false, ...options });
const sessionId = "0b6a1a9e-53f2-4d62-9d0a-5f6f7c1e2d10";

describe.each(legacyVersions)("version %s", (version) => {
  it("[KIT-01] heartBeat returns OK, and authConfirmation returns the sample user", async () => {
    const legacy = create(version);
    await expect(legacy.heartBeat()).resolves.toEqual({ status: "OK", otherElements: [], otherAttributes: [] });
    const answers: Promise<string>[] = [];
    server.events.on("response:mocked", ({ response }) => answers.push(response.clone().text()));
    const { attributes, userRequestIp, otherElements, otherAttributes } = await legacy.authConfirmation(sessionId);
    server.events.removeAllListeners("response:mocked");
    expect(attributes).toEqual(sampleAttributes(version));
    expect([userRequestIp, otherElements, otherAttributes]).toEqual(["0.0.0.0", [], []]);
    // A living user has no date of death. A later version of the contract may have more than the specification names.
    const names = attributeNames[specifiedVersion(version)].filter((name) => name !== "DatumUmrti");
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(names));
    expect(await Promise.all(answers.map(async (text) => validateAnswer(version, await text)))).toEqual([[]]);
  });

  it.each([
    ["heartBeat", "ERROR", "heartbeat-error"],
    ["authConfirmation", "SESSION_NOT_FOUND", "session-not-found"],
    ["authConfirmation", "SYSTEM_ERROR", "system-error"],
  ] as const)("[KIT-01] %s: the client reports the status %s as a LegacyError", async (operation, status, reason) => {
    server.use(
      operation === "heartBeat"
        ? legacyHandler(operation, { status, code: "E7", message: "Údržba" }, { environment, version })
        : legacyHandler(operation, { status }, { environment, version }),
    );
    const answers: Promise<string>[] = [];
    const listener = ({ response }: { response: Response }): void => {
      answers.push(response.clone().text());
    };
    server.events.on("response:mocked", listener);
    const legacy = create(version);
    const thrown = await thrownBy(operation === "heartBeat" ? legacy.heartBeat() : legacy.authConfirmation(sessionId));
    expect(thrown).toBeInstanceOf(LegacyError);
    expect(thrown).toMatchObject({
      operation,
      reason,
      ...(operation === "heartBeat" ? { faultCode: "E7", faultString: "Údržba" } : {}),
    });
    server.events.removeListener("response:mocked", listener);
    // Address and attributes come with OK only.
    expect(await Promise.all(answers)).toEqual([expect.not.stringMatching(/userRequestIp|attributes/)]);
  });
});

describe("an overridden answer", () => {
  const options = { environment, version: "4.2" } as const;

  it("has the attributes of the override", async () => {
    const attributes = { Jmeno: "Jana & Petr", PristupoveRole: { role: [] }, TitulPred: undefined } as const;
    server.use(legacyHandler("authConfirmation", { attributes }, options));
    const { attributes: received } = await create("4.2").authConfirmation(sessionId);
    expect(received).toEqual(sampleAttributes("4.2", attributes));
    expect(received.Jmeno).toBe("Jana & Petr");
    expect(received).not.toHaveProperty("TitulPred");
  });

  it("[KIT-01] keeps every text that XML 1.0 can express, in an element and in an attribute", async () => {
    const special = ["&", "<", ">", '"', "'", "\t", "\n", "\r", "\u0085", "\u2028", "]]>", "&amp;", "\u{1f600}", "ž"];
    const texts = fc
      .array(fc.oneof(fc.constantFrom(...special), fc.string({ unit: "grapheme" })), { minLength: 1 })
      .map((parts) => `x${parts.join("")}x`)
      .filter((text) => !/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u.test(text));
    let attributes = {};
    server.use(legacyHandler("authConfirmation", () => ({ attributes }), options));
    const legacy = create("4.2");
    await fc.assert(
      fc.asyncProperty(texts, texts, async (Jmeno, nazev) => {
        attributes = { Jmeno, MistoNarozeni: { MistoNarozeniCr: { value: 1, nazev } } };
        const { attributes: received } = await legacy.authConfirmation(sessionId);
        expect(received).toMatchObject(attributes);
      }),
    );
  });

  it.each<[attributes: object, message: string]>([
    [{ Jmeno: "a\u0000b" }, "XML 1.0 cannot express a character of this text"],
    [{ Jmeno: "\ud800" }, "XML 1.0 cannot express a character of this text"],
    [{ MistoNarozeni: { MistoNarozeniCr: { value: 1, nazev: "\uffff" } } }, "XML 1.0 cannot express a character of"],
    [{ Barva: "x" }, "attributes has no Barva in the contract"],
    [{ Jmeno: {} }, "Jmeno must be text, a number or a truth value"],
    [{ PristupoveRole: { role: "x" } }, "role must be an array"],
    [{ PristupoveRole: "x" }, "PristupoveRole must be an object"],
  ])("[KIT-01] refuses a value that XML cannot express, with the reason: %j", async (attributes, message) => {
    const errors: unknown[] = [];
    const printed = vi.spyOn(console, "error").mockImplementation(() => undefined);
    onTestFinished(() => {
      printed.mockRestore();
    });
    server.events.on("unhandledException", ({ error }) => void errors.push(error));
    server.use(legacyHandler("authConfirmation", { attributes }, options));
    expect(await thrownBy(create("4.2").authConfirmation(sessionId))).toMatchObject({ status: 500 });
    server.events.removeAllListeners("unhandledException");
    expect(errors.map(String)).toEqual([expect.stringContaining(message)]);
  });

  it("calls a function with the session id", async () => {
    const used = "used".padEnd(36, "-");
    server.use(
      legacyHandler(
        "authConfirmation",
        (call) => (call.sessionId === used ? { status: "SESSION_NOT_FOUND" } : undefined),
        options,
      ),
    );
    const legacy = create("4.2");
    await expect(legacy.authConfirmation(used)).rejects.toMatchObject({ reason: "session-not-found" });
    await expect(legacy.authConfirmation(sessionId)).resolves.toBeDefined();
  });

  it("leaves the other operation and the other versions unchanged", async () => {
    server.use(legacyHandler("authConfirmation", { status: "SYSTEM_ERROR" }, options));
    await expect(create("4.2").heartBeat()).resolves.toBeDefined();
    await expect(create("4.1").authConfirmation(sessionId)).resolves.toBeDefined();
    await expect(create("4.2").authConfirmation(sessionId)).rejects.toBeInstanceOf(LegacyError);
  });

  it("answers one request of its operation when `once` is set", async () => {
    server.use(legacyHandler("authConfirmation", { status: "SYSTEM_ERROR" }, { ...options, once: true }));
    const legacy = create("4.2");
    await legacy.heartBeat();
    await expect(legacy.authConfirmation(sessionId)).rejects.toMatchObject({ reason: "system-error" });
    await expect(legacy.authConfirmation(sessionId)).resolves.toBeDefined();
  });

  const faults: readonly (readonly [LegacyTestFault, object])[] = [
    ["unknown-certificate", { constructor: LegacyError, reason: "certificate", status: 401 }],
    ["soap-fault", { constructor: LegacyError, reason: "fault", faultCode: "SOAP-ENV:Server" }],
    ["wrong-version", { constructor: UnexpectedResponseError, reason: "message" }],
    ["broken-xml", { constructor: UnexpectedResponseError, reason: "xml" }],
    ["html-page", { constructor: UnexpectedResponseError, reason: "media-type" }],
    ["empty-answer", { constructor: UnexpectedResponseError, status: 200 }],
    ["empty-error", { constructor: UnexpectedResponseError, status: 500 }],
    ["unavailable", { constructor: UnexpectedResponseError, status: 503 }],
    ["block-page", { constructor: UnexpectedResponseError, status: 403 }],
    ["network-error", { constructor: TransportError, phase: "connection" }],
    ["no-answer", { constructor: TransportError, phase: "timeout" }],
  ];
  it.each(faults)("[KIT-01] the fault %s causes the documented error of the client", async (fault, details) => {
    for (const operation of ["heartBeat", "authConfirmation"] as const) {
      server.use(legacyHandler(operation, { fault }, options));
    }
    const legacy = create("4.2", { timeout: fault === "no-answer" ? 200 : 30_000 });
    expect(await thrownBy(legacy.heartBeat())).toMatchObject(details);
    expect(await thrownBy(legacy.authConfirmation(sessionId))).toMatchObject(details);
  });

  it.each([
    ["operation", () => legacyHandler("ping" as "heartBeat", {}, options)],
    ["version", () => legacyHandler("heartBeat", {}, { environment, version: "5.0" as "4.2" })],
    ["status", () => legacyHandler("heartBeat", { status: "SYSTEM_ERROR" as "ERROR" }, options)],
    ["fault", () => legacyHandler("heartBeat", { fault: "flood" as "soap-fault" }, options)],
    ["attributes", () => legacyHandler("heartBeat", { attributes: {} } as object, options)],
    ["environment.legacyMutualTls", () => legacyHandlers({ version: "4.2", environment: {} as "test" })],
  ])("refuses a wrong %s with an InvalidInputError that names it", async (field, make) => {
    expect(await thrownBy(make)).toMatchObject({ constructor: InvalidInputError, field });
  });
});
