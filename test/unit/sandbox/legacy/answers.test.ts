import { beforeAll, describe, expect, it } from "vitest";
import { legacyVersions, type LegacyVersion } from "../../../../generated/legacy-types.gen.ts";
import { inventedUsers } from "../../../../src/sandbox/identity/data/invented-users.ts";
import {
  confirmation,
  heartBeatAnswer,
  variantOf,
  variantUsers,
  type LegacyVariant,
} from "../../../../src/sandbox/legacy/variants.ts";
import { attributesDecoder } from "../../../../src/services/legacy/contract.ts";
import { answerMessage, messageEnvelope } from "../../../../src/services/legacy/soap-answer.ts";
import type { XmlNode } from "../../../../src/services/legacy/write-xml.ts";
import type { InventedUser } from "../../../../src/services/invented-user.ts";
import { namespaces } from "../../../fixtures/legacy/legacy-service.ts";
import { bodyOf, validateMessages } from "../../../fixtures/legacy/validate-messages.ts";
import { elementsOf, onlyElement, parseXml } from "../../../fixtures/legacy/xml.ts";
import { foreign, sparse } from "./people.ts";
import { validateAnswer } from "./validate-answer.ts";

/** The names are the contract's. */
type AttributeName = NonNullable<LegacyVariant["empty"]>[number];

function attributeNames(version: LegacyVersion): string[] {
  return Object.keys(attributesDecoder(version).elements);
}

function isAttributeName(version: LegacyVersion, name: string): name is AttributeName {
  return attributeNames(version).includes(name);
}

function write(version: LegacyVersion, node: XmlNode): string {
  return messageEnvelope(version, node);
}

function answerFor(version: LegacyVersion, user: InventedUser, variant = variantOf(user)): string {
  return write(version, confirmation(version, user, variant));
}

/** Names of the attributes of an answer and the text in each. */
function read(version: LegacyVersion, answer: string): [name: string | null, text: string | null][] {
  const attributes = onlyElement(parseXml(answer), namespaces[version], "attributes");
  return elementsOf(attributes).map(({ localName, textContent }) => [localName, textContent]);
}

function textOf(version: LegacyVersion, answer: string, name: string): string | null {
  return onlyElement(parseXml(answer), namespaces[version], name).textContent;
}

function variantUser(username: string): InventedUser {
  const user = variantUsers.find((each) => each.username === username);
  if (user === undefined) throw new Error(`no user ${username}`);
  return user;
}

describe.each(legacyVersions)("answers of version %s", (version) => {
  const users = [...inventedUsers, ...variantUsers, sparse, foreign];
  let found: readonly (readonly string[])[] = [];
  beforeAll(async () => {
    found = await validateMessages(
      version,
      users.map((user) => bodyOf(answerFor(version, user))),
    );
  });

  it.each(users)("for $username are valid, but for the documented differences", (user) => {
    const errors = found[users.indexOf(user)] ?? expect.fail("the answer was not validated");
    const differences: Readonly<Record<string, RegExp>> = {
      "vzor.zverejneny": version === "2.1" ? /^$/ : /Missing child element.*TokenAifo/,
      "vzor.prime-role": /KodAgendy.*not expected/,
      "vzor.novy-udaj": /NovyUdaj.*not expected/,
    };
    const roles = user.accessRoles.length === 0 ? /PristupoveRole.*Missing child element/ : /^$/;
    expect(errors.join("\n")).toMatch(differences[user.username] ?? roles);
    expect(errors.length).toBeLessThan(2);
  });

  it("have exactly the attributes of the version, in the order of the contract", () => {
    const names = read(version, answerFor(version, variantUser("vzor.vse"))).map(([name]) => name);
    expect(names).toEqual(attributeNames(version));
  });

  it("without a user are valid", async () => {
    for (const node of [
      heartBeatAnswer(version, "OK"),
      heartBeatAnswer(version, "ERROR"),
      answerMessage(version, "authConfirmation", { status: "SESSION_NOT_FOUND" }),
      answerMessage(version, "authConfirmation", { status: "SYSTEM_ERROR" }),
    ]) {
      expect(await validateAnswer(version, write(version, node))).toEqual([]);
    }
  });

  it("can have each attribute empty or missing, and the others as they are", () => {
    const whole = read(version, answerFor(version, variantUser("vzor.vse")));
    for (const name of attributeNames(version)) {
      if (!isAttributeName(version, name)) throw new Error(name);
      expect(read(version, answerFor(version, variantUser("vzor.vse"), { empty: [name] }))).toEqual(
        whole.map(([each, text]) => [each, each === name ? "" : text]),
      );
      expect(read(version, answerFor(version, variantUser("vzor.vse"), { missing: [name] }))).toEqual(
        whole.filter(([each]) => each !== name),
      );
    }
  });

  it("can have an attribute empty that the user does not have, but none of a later version", () => {
    const names = read(version, answerFor(version, sparse, { empty: ["DatumUmrti"] })).map(([name]) => name);
    expect(names.includes("DatumUmrti")).toBe(version >= "4.1");
  });

  it("can stand in reverse order, with all that is repeated", async () => {
    const answer = answerFor(version, variantUser("vzor.obracene"));
    expect(read(version, answer).map(([name]) => name)).toEqual(attributeNames(version).toReversed());
    expect(await validateAnswer(version, answer)).toEqual([]);
    expect(answer).toContain("<ns2:role>VZOR_CTENAR</ns2:role><ns2:role>VZOR_EDITOR</ns2:role><ns2:role>");
  });

  it("name the user's IP address as 0.0.0.0", () => {
    expect(textOf(version, answerFor(version, sparse), "userRequestIp")).toBe("0.0.0.0");
  });

  it("send the user's id as the base64 of a UUID of 36 characters", () => {
    const id = Buffer.from(textOf(version, answerFor(version, sparse), "UzivatelId") ?? "", "base64").toString();
    expect(id).toBe(sparse.id);
  });
});

describe("an answer of version 4.2", () => {
  it("has the gaps of a published one for the user who shows them", () => {
    const answer = new Map(read("4.2", answerFor("4.2", variantUser("vzor.zverejneny"))));
    for (const name of ["TokenAifo", "DatumNarozeni", "DatumUmrti"]) expect(answer.has(name), name).toBe(false);
    const empty = [...answer].filter(([, text]) => text === "").map(([name]) => name);
    expect(empty).toEqual([
      ...["TitulZa", "CinnostniRole", "EmailSubjektu", "OvmPrimarni", "Pracoviste", "MistoNarozeni", "Doklady"],
      "IdentifikatorSpuu",
    ]);
  });

  it("shows the codes of activity roles directly for the user who has them so", () => {
    expect(answerFor("4.2", variantUser("vzor.prime-role"))).toContain(
      "<ns2:CinnostniRole><ns2:KodAgendy>A1001</ns2:KodAgendy><ns2:KodCinnostniRole>CR1</ns2:KodCinnostniRole>" +
        "<ns2:KodCinnostniRole>CR2</ns2:KodCinnostniRole><ns2:KodAgendy>A1002</ns2:KodAgendy>" +
        "<ns2:KodCinnostniRole>CR7</ns2:KodCinnostniRole></ns2:CinnostniRole>",
    );
  });

  it("tells both places of birth", () => {
    expect(answerFor("4.2", variantUser("vzor.vse"))).toContain(
      '<ns2:MistoNarozeni stav="spravny"><ns2:MistoNarozeniCr mop="true" nazev="Praha">554782</ns2:MistoNarozeniCr>',
    );
    const abroad = onlyElement(parseXml(answerFor("4.2", foreign)), namespaces["4.2"], "MistoNarozeniSvet");
    const [stat, misto] = elementsOf(abroad);
    expect(stat?.textContent).toBe("372");
    expect(stat?.getAttribute("nazev")).toBe('Irsko "Éire" & <ostrov>');
    expect(misto?.textContent).toBe("Gaillimh\t&\n<město>");
  });

  it("tells the level of a login through the national identity provider, and an earlier one nothing", () => {
    expect(textOf("4.2", answerFor("4.2", foreign), "TypPrihlaseni")).toBe("p-nia");
    expect(textOf("4.2", answerFor("4.2", foreign), "TypPrihlaseniNia")).toBe("http://eidas.europa.eu/LoA/substantial");
    expect(textOf("4.1", answerFor("4.1", foreign), "TypPrihlaseni")).toBe("");
    expect(textOf("4.2", answerFor("4.2", sparse), "TypPrihlaseni")).toBe("p-pwd");
    expect(textOf("4.2", answerFor("4.2", sparse), "TypPrihlaseniNia")).toBe("");
  });

  it("gives names with markup back as they are", () => {
    const answer = answerFor("4.2", foreign);
    expect(textOf("4.2", answer, "Jmeno")).toBe(foreign.givenName);
    expect(textOf("4.2", answer, "Prijmeni")).toBe(foreign.familyName);
    expect(textOf("4.2", answer, "Username")).toBe(foreign.username);
  });
});
