import { createClientAsync, WSDL } from "soap";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { readYaml } from "../fixtures/read-yaml.ts";
import {
  attributeNames,
  namespaces,
  productionEndpoint,
  sampleMessage,
  specifiedVersion,
  versions,
  wsdlPath,
  wsdlText,
} from "../fixtures/legacy/legacy-service.ts";
import { bodyOf, validateMessages } from "../fixtures/legacy/validate-messages.ts";
import { elementsOf, onlyElement, parseXml, standalone } from "../fixtures/legacy/xml.ts";
import { startHttp } from "../fixtures/servers/listen.ts";
import { findPhp, findPython, isSkipped, runPeer, titleOf } from "./peers/find-peers.ts";

const wsdl = "http://schemas.xmlsoap.org/wsdl/";
const soap = "http://schemas.xmlsoap.org/wsdl/soap/";
const schema = "http://www.w3.org/2001/XMLSchema";
const envelope = "http://schemas.xmlsoap.org/soap/envelope/";

const operations = ["heartBeat", "authConfirmation"] as const;
const soapActions = { heartBeat: "heartBeat", authConfirmation: "" };
const sessionId = "0123456789abcdef0123456789-ABCDEF012";

/** One call as it reached the service. */
interface Call {
  readonly method: string | undefined;
  readonly contentType: string | undefined;
  readonly soapAction: string | undefined;
  readonly body: string;
}

/** The parsed content of one WSDL file. */
interface Reading {
  /** The findings of the reader in the file and in the responses. */
  readonly said: unknown;
  /** The calls that it sent, by operation. */
  readonly calls: ReadonlyMap<string, Call>;
  /** The errors in the messages of these, by operation. */
  readonly faults: ReadonlyMap<string, readonly string[]>;
}

interface Reader {
  readonly name: string;
  /** The name, or why the reader is left out. */
  readonly title: string;
  readonly skipped: boolean;
  /** The findings in the file that only this reader has. */
  readonly more?: object;
  /** Describes the file and calls both operations at the address. */
  readonly read: (version: LegacyVersion, address: string) => Promise<unknown>;
}

const zeep = findPython("zeep", "python3-zeep");
const php = findPhp();
const xmlschema = findPython("xmlschema", "python3-xmlschema");

const readers: readonly Reader[] = [
  { name: "soap", title: "soap", skipped: false, read: readWithSoap },
  {
    name: zeep.name,
    title: titleOf(zeep),
    skipped: isSkipped(zeep),
    more: {
      binding: "Soap11Binding",
      operations: [
        ["heartBeat", "document", "heartBeat"],
        ["authConfirmation", "document", ""],
      ],
      endpoints: [productionEndpoint],
    },
    read: (version, address) =>
      runPeer(zeep, "read_with_zeep.py", [wsdlPath(version), address, namespaces[version], sessionId]),
  },
  {
    name: php.name,
    title: titleOf(php),
    skipped: isSkipped(php),
    read: (version, address) => runPeer(php, "read-with-soap-client.php", [wsdlPath(version), address, sessionId]),
  },
];

// The readers call a server on this machine, whatever proxy the environment names.
beforeAll(() => {
  vi.stubEnv("NO_PROXY", "127.0.0.1");
  vi.stubEnv("no_proxy", "127.0.0.1");
});
afterAll(() => {
  vi.unstubAllEnvs();
});

for (const { name, title, skipped, more, read } of readers) {
  describe.skipIf(skipped)(title, () => {
    describe.each(versions)("version %s", (version) => {
      let reading: Promise<Reading> | undefined;
      const readOnce = (): Promise<Reading> => (reading ??= withService(version, (address) => read(version, address)));

      it(`[SOAP-01] reader ${name} lists both operations of version ${version}`, async () => {
        const { said } = await readOnce();
        expect(operationNames(said)).toEqual(operations);
      });

      it(`[SOAP-01] reader ${name} lists the attributes of version ${version} and no others`, async () => {
        const { said } = await readOnce();
        expect(said).toHaveProperty("attributes", attributesIn(version));
      });

      it(`[SOAP-01] reader ${name} understands the answers`, async () => {
        const { said } = await readOnce();
        expect(said).toMatchObject({
          heartBeat: "OK",
          answer: { status: "OK", username: "jnovak", roles: ["CZARES01", "CZARES02"], agendas: ["A114", "A3"] },
        });
      });

      if (more !== undefined) {
        it(`[SOAP-01] reader ${name} sees a SOAP 1.1 binding of document style`, async () => {
          const { said } = await readOnce();
          expect(said).toMatchObject(more);
        });
      }

      describe.each(operations)("%s", (operation) => {
        it(`[SOAP-01] reader ${name} sends the soapAction "${soapActions[operation]}" by SOAP 1.1`, async () => {
          const { calls } = await readOnce();
          expect(calls.get(operation)).toMatchObject({ method: "POST", soapAction: `"${soapActions[operation]}"` });
          expect(calls.get(operation)?.contentType).toMatch(/^text\/xml\b/);
        });

        it(`[SOAP-01] reader ${name} sends a valid document in literal style`, async () => {
          const { calls, faults } = await readOnce();
          const root = parseXml(calls.get(operation)?.body ?? "");
          expect(root).toMatchObject({ localName: "Envelope", namespaceURI: envelope });
          const [request, ...more] = elementsOf(onlyElement(root, envelope, "Body"));
          expect(more).toEqual([]);
          expect(request).toMatchObject({ localName: `${operation}Request`, namespaceURI: namespaces[version] });
          // Attributes of an encoded message that a literal one lacks.
          expect(calls.get(operation)?.body).not.toMatch(/encodingStyle=|xsi:type=/);
          expect(faults.get(operation)).toEqual([]);
        });
      });
    });
  });
}

describe.each(versions)("readers of the file of version %s", (version) => {
  it("[SOAP-01] find every body literal, and every message with the element of its name", () => {
    const root = parseXml(wsdlText(version));
    expect(root.getAttribute("targetNamespace")).toBe(namespaces[version]);
    const bodies = Array.from(root.getElementsByTagNameNS(soap, "body"));
    expect(bodies.map((body) => body.getAttribute("use"))).toEqual(["literal", "literal", "literal", "literal"]);
    const messages = Array.from(root.getElementsByTagNameNS(wsdl, "message")).map((message) => [
      message.getAttribute("name"),
      ...elementsOf(message).map((part) => part.getAttribute("element")),
    ]);
    expect(messages).toEqual(
      ["heartBeatRequest", "heartBeatResponse", "authConfirmationRequest", "authConfirmationResponse"].map((name) => [
        name,
        `ats:${name}`,
      ]),
    );
  });
});

describe.skipIf(isSkipped(xmlschema))(titleOf(xmlschema), () => {
  let found: Promise<unknown> | undefined;
  it.each(versions)("[SOAP-01] the file of version %s is valid against the schema of WSDL 1.1", async (version) => {
    found ??= runPeer(xmlschema, "validate_wsdl.py", versions.map(wsdlPath));
    expect(await found).toHaveProperty([String(versions.indexOf(version))], []);
  });
});

describe.each(versions)("the inline schema of version %s by libxml2", (version) => {
  const samples = ["heartBeatRequest", "heartBeatResponse", "authConfirmationRequest", "authConfirmationResponse"];
  const reversed = parseXml(bodyOf(sampleMessage(version, "authConfirmationResponse")));
  const attributes = onlyElement(reversed, namespaces[version], "attributes");
  for (const element of elementsOf(attributes)) attributes.insertBefore(element, attributes.firstChild);
  const messages = new Map([
    ...samples.map((name) => [name, bodyOf(sampleMessage(version, name))] as const),
    ["reversed", standalone(reversed)],
    [
      "without attributes",
      `<authConfirmationResponse xmlns="${namespaces[version]}"><status>SESSION_NOT_FOUND</status></authConfirmationResponse>`,
    ],
    ...faultsOf(version).map(
      ({ fault, message, from, to }) =>
        [fault, bodyOf(sampleMessage(version, message)).replace(new RegExp(from), to)] as const,
    ),
  ]);
  let found: readonly (readonly string[])[] = [];
  beforeAll(async () => {
    found = await validateMessages(version, [...messages.values()]);
  });
  const faultsIn = (name: string): readonly string[] =>
    found[[...messages.keys()].indexOf(name)] ?? expect.fail(`${name} was not validated`);

  it.each(samples)("[SOAP-01] accepts the sample %s", (name) => {
    expect(faultsIn(name)).toEqual([]);
  });

  it("[SOAP-01] accepts attributes in any order", () => {
    expect(elementsOf(attributes).map(({ localName }) => localName)).toEqual(
      attributeNames[specifiedVersion(version)].toReversed(),
    );
    expect(faultsIn("reversed")).toEqual([]);
  });

  it("[SOAP-01] accepts a response without attributes", () => {
    expect(faultsIn("without attributes")).toEqual([]);
  });

  for (const { fault, message, error } of faultsOf(version)) {
    it(`[SOAP-01] refuses ${fault}`, () => {
      expect(messages.get(fault)).not.toBe(bodyOf(sampleMessage(version, message)));
      expect(faultsIn(fault).join("\n")).toMatch(new RegExp(error));
    });
  }
});

/** A change that makes a valid sample invalid in one way. */
interface Fault {
  readonly fault: string;
  /** The first version that has the rule, or the versions that have it. */
  readonly since?: LegacyVersion;
  readonly only?: readonly LegacyVersion[];
  readonly message: "authConfirmationRequest" | "authConfirmationResponse" | "heartBeatRequest" | "heartBeatResponse";
  /** The pattern of what is replaced. */
  readonly from: string;
  readonly to: string;
  /** The pattern of what libxml2 says. */
  readonly error: string;
}

/** The table of faults, as far as it is about a version. */
function faultsOf(version: LegacyVersion): Fault[] {
  const faults = readYaml(import.meta.url) as readonly Fault[];
  return faults.filter(({ since = version, only = [version] }) => version >= since && only.includes(version));
}

/** Runs a reader beside a service on this machine that answers with the samples. */
async function withService(version: LegacyVersion, read: (address: string) => Promise<unknown>): Promise<Reading> {
  const calls = new Map<string, Call>();
  const { port } = await startHttp((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const operation = body.includes("sessionId") ? "authConfirmation" : "heartBeat";
      calls.set(operation, {
        method: request.method,
        contentType: request.headers["content-type"],
        soapAction: request.headersDistinct["soapaction"]?.join(),
        body,
      });
      response.setHeader("Content-Type", "text/xml; charset=utf-8").end(sampleMessage(version, `${operation}Response`));
    });
  });
  const said = await read(`http://127.0.0.1:${port}/asws/atsEndpoint`);
  const bodies = [...calls.values()].map(({ body }) => bodyOf(body));
  const found = await validateMessages(version, bodies);
  return { said, calls, faults: new Map([...calls.keys()].map((operation, index) => [operation, found[index] ?? []])) };
}

/** The attributes as the file lists them. */
function attributesIn(version: LegacyVersion): readonly (string | null)[] {
  const types = Array.from(parseXml(wsdlText(version)).getElementsByTagNameNS(schema, "complexType"));
  const parts = types.flatMap((type) => (type.getAttribute("name") === "Attributes" ? elementsOf(type) : []));
  const all = parts.filter(({ localName }) => localName === "all").flatMap(elementsOf);
  return all.map((element) => element.getAttribute("name"));
}

async function wsdlModel(version: LegacyVersion): Promise<WSDL> {
  const model = new WSDL(wsdlText(version), "", {});
  await new Promise<void>((resolve, reject) => {
    model.onReady((error: Error | undefined) => {
      if (error) reject(error);
      else resolve();
    });
  });
  return model;
}

async function readWithSoap(version: LegacyVersion, address: string): Promise<unknown> {
  const services: unknown = (await wsdlModel(version)).describeServices();
  const port = member(services, "EndSessionService", "EndSessionSoap11");
  const client = await createClientAsync(wsdlPath(version), { disableCache: true }, address);
  const call = async (operation: string, argument: object): Promise<unknown> => {
    const method: unknown = client[`${operation}Async`];
    if (typeof method !== "function") throw new TypeError(`The client has no method for ${operation}`);
    return member(await Reflect.apply(method, client, [argument]), "0");
  };
  const answer = await call("authConfirmation", { sessionId });
  const agendas = member(answer, "attributes", "CinnostniRole", "Agenda");
  return {
    operations: namesIn(port),
    attributes: namesIn(member(port, "authConfirmation", "output", "attributes")),
    heartBeat: member(await call("heartBeat", {}), "status"),
    answer: {
      status: member(answer, "status"),
      username: member(answer, "attributes", "Username"),
      roles: member(answer, "attributes", "PristupoveRole", "role"),
      agendas: namesIn(agendas).map((index) => member(agendas, index, "KodAgendy")),
    },
  };
}

/** Names of the members that a description of soap has for elements. */
function namesIn(value: unknown): string[] {
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  return names.filter((name) => name !== "targetNSAlias" && name !== "targetNamespace");
}

function member(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (holder, name) =>
      typeof holder === "object" && holder !== null ? Object.getOwnPropertyDescriptor(holder, name)?.value : undefined,
    value,
  );
}

/** The operations that a reader lists, each by its name or with more about it. */
function operationNames(said: unknown): unknown {
  const listed = member(said, "operations");
  return Array.isArray(listed)
    ? listed.map((each: unknown) => (Array.isArray(each) ? member(each, "0") : each))
    : listed;
}
