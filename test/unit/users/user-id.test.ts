import { describe, expect, it } from "vitest";
import * as root from "ares-caais";
import * as identity from "ares-caais/identity";
import * as legacy from "ares-caais/legacy";
import { userIdOf } from "ares-caais/identity";
import { attributesDecoder } from "../../fixtures/legacy/contract.ts";
import { readFileSync } from "node:fs";
import { thrownBy } from "../../fixtures/failures.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const rows = readYaml(import.meta.url) as readonly [field: string, user: unknown][];

/** The shapes of the documentation's samples: a UUID of 36 characters, and its Base64 of 48. */
const id = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6";
const encoded = "ZjgxZDRmYWUtN2RlYy0xMWQwLWE3NjUtMDBhMGM5MWU2YmY2";

describe("the identifier of a user", () => {
  it("[SOAP-16] has the same value over OpenID Connect and SOAP", () => {
    expect([id.length, encoded.length]).toEqual([36, 48]);
    expect(userIdOf({ sub: id })).toBe(id);
    expect(userIdOf({ UzivatelId: encoded })).toBe(id);
  });

  it("[SOAP-16] comes in lower case, however the service writes it", () => {
    expect(userIdOf({ sub: id.toUpperCase() })).toBe(id);
    expect(userIdOf({ UzivatelId: btoa(id.toUpperCase()) })).toBe(id);
  });

  it("[SOAP-16] keeps line breaks, as XML allows", () => {
    expect(userIdOf({ UzivatelId: `\n  ${encoded.slice(0, 20)}\n  ${encoded.slice(20)}\n` })).toBe(id);
  });

  it.each(rows)(
    "[SOAP-16] the client refuses the identifier by name when %s has neither form: %j",
    async (field, user) => {
      // As JavaScript might call it.
      const error = await thrownBy(() => userIdOf(user as { sub: string }));
      expect(error).toMatchObject({ code: "ERR_INVALID_INPUT", field });
      expect((error as Error).message).not.toMatch(/f81d4fae|ZjgxZDRm|user-1/);
    },
  );

  it("[SOAP-16] both interfaces export the helper, and so does the root", () => {
    expect([legacy.userIdOf, root.userIdOf]).toEqual([identity.userIdOf, identity.userIdOf]);
  });
});

describe("code lists of the identity service", () => {
  it("[SOAP-16] hold the known login types of the newest version, each with a meaning", () => {
    const type = attributesDecoder("4.2").elements["TypPrihlaseni"]?.type;
    expect(Object.keys(identity.loginTypes)).toEqual(type?.kind === "text" ? type.values : undefined);
    expect(identity.loginTypes["p-cert"]).toMatch(/certificate/i);
  });

  it("[SOAP-16] hold the institution types of the WSDL file, in its words", () => {
    const file = readFileSync(new URL("../../../wsdl/GetCredential_v4_2.wsdl", import.meta.url), "utf8");
    const [, described = ""] = /Institution type: ([^<]*)\./.exec(file) ?? [];
    const listed = Object.entries(identity.institutionTypes).map(([code, meaning]) => `${code} ${meaning}`);
    expect(described.replaceAll(/\s+/g, " ").toLowerCase().split(", ")).toEqual(
      listed.map((entry) => entry.toLowerCase()),
    );
    expect(listed).toHaveLength(24);
  });

  it("[SOAP-16] both interfaces export the lists, and so does the root", () => {
    expect([legacy.loginTypes, root.loginTypes]).toEqual([identity.loginTypes, identity.loginTypes]);
    expect(legacy.institutionTypes).toBe(identity.institutionTypes);
    expect(root.institutionTypes).toBe(identity.institutionTypes);
  });
});
