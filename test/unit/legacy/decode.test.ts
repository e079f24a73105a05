import { describe, expect, it } from "vitest";
import type { AuthConfirmation } from "ares-caais/legacy";
import type { LegacyVersion } from "../../../generated/legacy-types.gen.ts";
import {
  confirmed,
  createFakeLegacy,
  heartBeatResponse,
  sessionId,
  username,
  xmlAnswer,
} from "../../fixtures/legacy/fake-legacy.ts";
import { attributeNames, sampleMessage, specifiedVersions, versions } from "../../fixtures/legacy/legacy-service.ts";
import { sampleAttributes } from "../../fixtures/legacy/sample-attributes.ts";
import { validateAnswer } from "../../fixtures/legacy/validate-messages.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly texts: readonly [title: string, written: string, value: string][];
  readonly elements: readonly [title: string, written: string, path: string][];
  readonly attributes: readonly [title: string, written: string, path: string, name: string][];
};

/** The document that the service answers next. */
let answer = "";
const clients = new Map(
  versions.map((version) => [version, createFakeLegacy(version, () => xmlAnswer(answer)).legacy] as const),
);

async function read(version: LegacyVersion, document: string): Promise<AuthConfirmation> {
  answer = document;
  const confirmation = await clients.get(version)?.authConfirmation(sessionId);
  if (confirmation === undefined) throw new Error("no client");
  return confirmation;
}

/** The value of an empty element of each attribute, if it is not empty text. */
const empty: Readonly<Record<string, unknown>> = {
  PristupoveRole: { role: [] },
  CinnostniRole: { Agenda: [] },
  TypInstituce: null,
  OsobaZtotoznena: null,
  Pracoviste: {},
  MistoNarozeni: {},
  DatumNarozeni: { value: "" },
  DatumUmrti: { value: "" },
  Doklady: { Doklad: [] },
  NeevidovatOsobniUdaje: null,
};

describe.each(specifiedVersions)("the attributes of version %s", (version) => {
  const sample = sampleMessage(version, "authConfirmationResponse");
  const cells = attributeNames[version];
  const optional = cells.filter((name) => name !== "Username");
  const user = { Username: username };

  it("[SOAP-06] have the types of the contract", async () => {
    const { attributes, userRequestIp, otherElements, otherAttributes } = await read(version, sample);
    expect(attributes).toStrictEqual(sampleAttributes[version]);
    expect(Object.keys(attributes).toSorted()).toEqual(cells.toSorted());
    expect({ userRequestIp, otherElements, otherAttributes }).toEqual({
      userRequestIp: "0.0.0.0",
      otherElements: [],
      otherAttributes: [],
    });
  });

  it.each(optional)("[SOAP-06] %s is undefined when its element is missing", async (name) => {
    const without = sample.replace(new RegExp(`<p:${name}(?: [^>]*)?(?:/>|>[^]*?</p:${name}>)`), "");
    expect(without).not.toBe(sample);
    const { [name]: missing, ...rest } = sampleAttributes[version] as Record<string, unknown>;
    expect(missing).toBeDefined();
    const { attributes, otherElements } = await read(version, without);
    expect(attributes).toStrictEqual(rest);
    expect(otherElements).toEqual([]);
  });

  it.each(optional)("[SOAP-06] %s is empty when its element is empty", async (name) => {
    for (const element of [`<${name}/>`, `<${name}></${name}>`]) {
      const { attributes, otherElements } = await read(version, confirmed(version, element));
      expect(attributes).toStrictEqual({ ...user, [name]: name in empty ? empty[name] : "" });
      expect(otherElements).toEqual([]);
    }
  });

  it.each(optional)("[SOAP-06] a second %s is set aside, and the first is read", async (name) => {
    const { attributes, otherElements } = await read(version, confirmed(version, `<${name}/><${name}>again</${name}>`));
    expect(attributes).toStrictEqual({ ...user, [name]: name in empty ? empty[name] : "" });
    expect(otherElements).toMatchObject([{ path: `attributes/${name}`, element: { name, text: "again" } }]);
  });

  it("[SOAP-10] a Username of 50 characters is read completely", async () => {
    const name = "u".repeat(50);
    const { attributes } = await read(version, confirmed(version, `<Username>${name}</Username>`));
    expect(attributes.Username).toBe(name);
  });

  it("[SOAP-10] the WSDL file limits a Username to 50 characters", async () => {
    const named = (length: number): string => sample.replace(">jnovak<", `>${"u".repeat(length)}<`);
    expect(await validateAnswer(version, named(50))).toEqual([]);
    expect(await validateAnswer(version, named(51))).toContainEqual(expect.stringContaining("Username"));
  });

  it("[SOAP-06] an attribute of a later version is set aside", async () => {
    const later = attributeNames["4.2"].filter((name) => !cells.includes(name));
    const { attributes, otherElements } = await read(
      version,
      confirmed(version, later.map((name) => `<${name}>x</${name}>`).join("")),
    );
    expect(attributes).toStrictEqual(user);
    expect(otherElements.map(({ path }) => path)).toEqual(later.map((name) => `attributes/${name}`));
  });
});

describe("a response with missing and empty elements", () => {
  it("[SOAP-06] the client reads the response as published", async () => {
    const { attributes } = await read("4.2", sampleMessage("4.2", "authConfirmationResponse-incomplete"));
    const { TokenAifo, DatumNarozeni, DatumUmrti, ...rest } = sampleAttributes["4.2"] as Record<string, unknown>;
    expect([TokenAifo, DatumNarozeni, DatumUmrti]).not.toContain(undefined);
    expect(attributes).toStrictEqual({
      ...rest,
      CinnostniRole: { Agenda: [] },
      OvmPrimarni: "",
      Pracoviste: {},
      MistoNarozeni: {},
      Doklady: { Doklad: [] },
    });
  });
});

describe("activity roles", () => {
  const agenda = (code: string, ...roles: string[]): object => ({ KodAgendy: code, KodCinnostniRole: roles });
  const code = (value: string): string => `<KodAgendy>${value}</KodAgendy>`;
  const role = (value: string): string => `<KodCinnostniRole>${value}</KodCinnostniRole>`;

  it.each<[title: string, inner: string, expected: object[], others?: string[]]>([
    ["in Agenda", `<Agenda>${code("A1")}${role("R1")}</Agenda>`, [agenda("A1", "R1")]],
    ["directly", `${code("A1")}${role("R1")}`, [agenda("A1", "R1")]],
    ["directly with several roles", `${code("A1")}${role("R1")}${role("R2")}`, [agenda("A1", "R1", "R2")]],
    [
      "directly for several agendas",
      `${code("A1")}${role("R1")}${code("A2")}${role("R2")}${role("R3")}`,
      [agenda("A1", "R1"), agenda("A2", "R2", "R3")],
    ],
    [
      "in both ways",
      `${code("A1")}${role("R1")}<Agenda>${code("A2")}${role("R2")}</Agenda>${code("A3")}`,
      [agenda("A1", "R1"), agenda("A2", "R2"), agenda("A3")],
    ],
    ["without a code", role("R1"), [{ KodCinnostniRole: ["R1"] }]],
    ["before their code", `${role("R1")}${code("A1")}${role("R2")}`, [agenda("A1", "R1", "R2")]],
    ["around an unknown element", `${code("A1")}<x/>${role("R1")}`, [agenda("A1", "R1")], ["x"]],
  ])("[SOAP-06] the client reads the roles from codes that stand %s", async (_title, inner, expected, others = []) => {
    const { attributes, otherElements } = await read(
      "2.1",
      confirmed("2.1", `<CinnostniRole>${inner}</CinnostniRole>`),
    );
    expect(attributes.CinnostniRole).toStrictEqual({ Agenda: expected });
    expect(otherElements.map(({ path }) => path)).toEqual(others.map((name) => `attributes/CinnostniRole/${name}`));
  });
});

describe("values", () => {
  const one = async (name: string, element: string): Promise<unknown> => {
    const { attributes } = await read("4.2", confirmed("4.2", element));
    return Object.getOwnPropertyDescriptor(attributes, name)?.value;
  };

  it.each([
    ["500054", 500054],
    [" +7 ", 7],
    ["-0", 0],
    ["007", 7],
    ["9007199254740991", 9007199254740991],
    ["9007199254740993", 9007199254740993n],
    ["-123456789012345678901234567890", -123456789012345678901234567890n],
    ["", null],
  ])("[SOAP-06] the xs:integer %j keeps all digits", async (text, value) => {
    expect(
      await one("MistoNarozeni", `<MistoNarozeni><MistoNarozeniCr>${text}</MistoNarozeniCr></MistoNarozeni>`),
    ).toStrictEqual({ MistoNarozeniCr: { value } });
  });

  it("[SOAP-06] a foreign place of birth has the country with its name", async () => {
    const element = `<MistoNarozeni stav="nespravny"><MistoNarozeniSvet><stat nazev="Slovensko">703</stat><misto>Žilina</misto></MistoNarozeniSvet></MistoNarozeni>`;
    expect(await one("MistoNarozeni", element)).toStrictEqual({
      MistoNarozeniSvet: { stat: { value: 703, nazev: "Slovensko" }, misto: "Žilina" },
      stav: "nespravny",
    });
  });

  it.each(["1980-02-29", "1980-02-29Z", "2024-12-31+01:00"])("[SOAP-06] the date %s stays text", async (date) => {
    expect(await one("DatumNarozeni", `<DatumNarozeni>\n ${date} </DatumNarozeni>`)).toStrictEqual({ value: date });
  });

  // XML Schema Part 2, section 4.3.6: every type but string collapses its white space.
  it("[SOAP-06] whitespace in a textual date is collapsed", async () => {
    const element = "<DatumNarozeni>\n 1. 12.\t1980 \r\n</DatumNarozeni>";
    expect(await one("DatumNarozeni", element)).toStrictEqual({ value: "1. 12. 1980" });
  });

  it.each([...tables.texts, ["text of 100,000 characters", "ž".repeat(100_000), "ž".repeat(100_000)]])(
    "[SOAP-06] keeps or trims text with %s",
    async (_title, written, value) => {
      expect(await one("Jmeno", `<Jmeno>${written}</Jmeno>`)).toBe(value);
      // Where an element has attributes, its text must not depend on them.
      expect(await one("Doklady", `<Doklady><Doklad typ="P">${written}</Doklad></Doklady>`)).toStrictEqual({
        Doklad: [{ value, typ: "P" }],
      });
    },
  );

  it("[SOAP-06] base64 in several lines is joined", async () => {
    expect(await one("UzivatelId", "<UzivatelId>\n AAEC\n AwQF\n</UzivatelId>")).toBe("AAECAwQF");
  });

  it("[SOAP-06] an element with xsi:nil is empty", async () => {
    const nil = `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"`;
    const { attributes, otherAttributes } = await read(
      "4.2",
      confirmed("4.2", `<TypInstituce ${nil}/><Jmeno ${nil}/><Doklady ${nil}/>`),
    );
    expect(attributes).toStrictEqual({ Username: username, TypInstituce: null, Jmeno: "", Doklady: { Doklad: [] } });
    expect(otherAttributes).toEqual([]);
  });

  it("[SOAP-06] an unknown value of an open list is kept", async () => {
    expect(await one("TypPrihlaseni", "<TypPrihlaseni>p-new</TypPrihlaseni>")).toBe("p-new");
  });
});

describe("unknown parts of a response", () => {
  it.each(tables.elements)("[SOAP-06] %s is set aside with its content", async (_title, written, path) => {
    const digits = `<MistoNarozeni><MistoNarozeniCr>${"3".repeat(2000)}</MistoNarozeniCr></MistoNarozeni>`;
    const { attributes, otherElements } = await read(
      "4.2",
      confirmed("4.2", `${written === "" ? digits : written}<Username>jnovak</Username>`),
    );
    expect(attributes.Username).toBe("jnovak");
    expect(otherElements).toHaveLength(1);
    expect(otherElements[0]?.path).toBe(path);
    expect(otherElements[0]?.element.text).toMatch(/^-?3|^4294967296$/);
    expect(Object.getPrototypeOf(attributes)).toBe(Object.prototype);
  });

  it.each(tables.attributes)("[SOAP-06] an XML attribute is set aside: %s", async (_title, written, path, name) => {
    const { otherAttributes } = await read("4.2", confirmed("4.2", written));
    expect(otherAttributes).toMatchObject([{ path, attribute: { name } }]);
  });

  it("[SOAP-06] elements beside the attributes are set aside whole", async () => {
    const document = confirmed("4.2", "<Username>jnovak</Username>").replace(
      "<attributes>",
      `<extra kind="1"><part>a</part>b</extra><attributes>`,
    );
    const { otherElements } = await read("4.2", document);
    expect(otherElements).toMatchObject([
      {
        path: "extra",
        element: { name: "extra", text: "b", attributes: [{ name: "kind", value: "1" }], elements: [{ text: "a" }] },
      },
    ]);
  });

  it.each(versions)("[SOAP-04] heartBeat of version %s sets them aside whole too", async (version) => {
    answer = heartBeatResponse(
      version,
      `<ns2:status since="8:00">OK</ns2:status><load kind="now">80<peak>95</peak></load>`,
    );
    const { status, otherElements, otherAttributes } = (await clients.get(version)?.heartBeat()) ?? {};
    expect(status).toBe("OK");
    expect(otherAttributes).toStrictEqual([
      { path: "status", attribute: { namespace: "", name: "since", value: "8:00" } },
    ]);
    expect(otherElements).toStrictEqual([
      {
        path: "load",
        element: {
          namespace: "",
          name: "load",
          attributes: [{ namespace: "", name: "kind", value: "now" }],
          elements: [{ namespace: "", name: "peak", attributes: [], elements: [], text: "95" }],
          text: "80",
        },
      },
    ]);
  });
});
