import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { generate } from "../../codegen/generate.ts";
import { SourceFaults, type SourceError } from "../../codegen/source-error.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";
import { startSharedPrinter } from "./shared-printer.ts";

const registry = "spec/registry.openapi.yaml";
const identity = "spec/identity.yaml";
const environments = "spec/environments.yaml";
const wsdl = "wsdl/GetCredential_v4_2.wsdl";

/** What is broken, how, and what the message must say: the place as a line and a pointer, and the reason. */
const faults: readonly [
  title: string,
  file: string,
  breakIt: (copy: ProjectCopy) => void,
  place: RegExp,
  reason: RegExp,
][] = [
  [
    "broken YAML",
    registry,
    (copy) => {
      copy.edit(registry, "openapi: 3.0.0", "openapi: [3.0.0");
    },
    /^\d+:\d+$/,
    /flow|collection|map|Nested|sequence/i,
  ],
  [
    "a key that stands twice",
    registry,
    (copy) => {
      copy.edit(registry, "openapi: 3.0.0", "openapi: 3.0.0\nopenapi: 3.0.0");
    },
    /^2:\d+$/,
    /unique/,
  ],
  [
    "another version of OpenAPI",
    registry,
    (copy) => {
      copy.edit(registry, "openapi: 3.0.0", "openapi: 3.1.0");
    },
    /^1:10 \(\/openapi\)$/,
    /must be "3\.0\.0" to "3\.0\.4"/,
  ],
  [
    "a reference to nothing",
    registry,
    (copy) => {
      copy.edit(registry, '#/components/schemas/EkonomickySubjekt"', '#/components/schemas/Nikdo"');
    },
    /^\d+:\d+ \(\/paths\/.*\$ref\)$/,
    /nothing is named #\/components\/schemas\/Nikdo/,
  ],
  [
    "an unknown keyword",
    registry,
    (copy) => {
      copy.edit(registry, "maxLength: 32", "maxLenght: 32");
    },
    /^\d+:\d+ \(\/.*maxLenght\)$/,
    /unknown key "maxLenght"/,
  ],
  [
    "an operation that stands twice",
    registry,
    (copy) => {
      copy.edit(registry, "operationId: vratEkonomickySubjektVr", "operationId: vratEkonomickySubjekt");
    },
    /operationId\)$/,
    /vratEkonomickySubjekt stands twice/,
  ],
  [
    "an example that breaks its schema",
    registry,
    (copy) => {
      copy.edit(registry, 'ico: "91002109"', 'ico: "9100210"');
    },
    /example\/ico\)$/,
    /must match pattern/,
  ],
  [
    "an example with an unknown property",
    registry,
    (copy) => {
      copy.edit(registry, 'ico: "91002109"', 'iko: "91002109"');
    },
    /example\/iko\)$/,
    /"iko", which EkonomickySubjekt does not name/,
  ],
  [
    "a parameter that the path does not have",
    registry,
    (copy) => {
      copy.edit(registry, "/ekonomicke-subjekty-vr/{ico}:", "/ekonomicke-subjekty-vr/{icoId}:");
    },
    /^\d+:\d+ \(\/paths\//,
    /those of the path: icoId/,
  ],
  [
    "a pattern that is no regular expression",
    registry,
    (copy) => {
      copy.edit(registry, "pattern: ^\\d{8}$", "pattern: ^(\\d{8}$");
    },
    /pattern\)$/,
    /no regular expression/,
  ],
  [
    "a schema that extends itself",
    registry,
    (copy) => {
      copy.edit(
        registry,
        "    OrganVr:\n      x-origin: specification",
        "    OrganVr:\n      x-origin: specification\n#",
      );
      copy.edit(registry, "x-origin: specification\n#", "x-origin: specification");
      const text = copy.read(registry);
      const at = text.indexOf("    OrganVr:\n");
      copy.write(
        registry,
        text.slice(0, at) + text.slice(at).replace("schemas/DatumZapisuVymazuUdajeVr", "schemas/AkcionarVr"),
      );
    },
    /\/components\/schemas\/(?:AkcionarVr|OrganVr)\)$/,
    /is made of itself/,
  ],
  [
    "an unknown scope keyword",
    identity,
    (copy) => {
      copy.edit(identity, "family_name: { type: string", "family_name: { typ: string");
    },
    /family_name/,
    /unknown key "typ"|"type" is missing/,
  ],
  [
    "identity without the scope openid",
    identity,
    (copy) => {
      copy.edit(identity, "  openid:\n", "  openid_connect:\n");
    },
    /scopes\)$/,
    /"openid" is missing/,
  ],
  [
    "an endpoint at an unknown address",
    identity,
    (copy) => {
      copy.edit(identity, "address: oidcMutualTls", "address: mutualTls");
    },
    /endpoints\/token\/address\)$/,
    /no address "mutualTls"/,
  ],
  [
    "an address that is not https",
    environments,
    (copy) => {
      copy.edit(environments, "https://ares.gov.cz", "http://ares.gov.cz");
    },
    /environments\/production\/registry\)$/,
    /must match/,
  ],
  [
    "an address of an unknown kind",
    environments,
    (copy) => {
      copy.edit(
        environments,
        "    oidcMutualTls: https://cert-openidconnectapi.caais-test-ext",
        "    oidcMtls: https://cert-openidconnectapi.caais-test-ext",
      );
    },
    /oidcMtls\)$/,
    /no address is named "oidcMtls"/,
  ],
  [
    "an address outside the domain of a network",
    environments,
    (copy) => {
      copy.edit(environments, "https://externalauthapi.caais-edu.gov.cz", "https://externalauthapi.caais-edu.example");
    },
    /legacyPages\)$/,
    /not in the domain/,
  ],
  [
    "bounds of a parameter that nothing can meet",
    identity,
    (copy) => {
      copy.edit(identity, "maxLength: 255", "maxLength: 0");
    },
    /requests\/authorization\/nonce\)$/,
    /nothing lies between 1 and 0/,
  ],
  [
    "a pattern of a parameter that is none",
    identity,
    (copy) => {
      copy.edit(identity, "pattern: ^[A-Za-z0-9_-]+$", "pattern: ^[A-Za-z0-9_-+$");
    },
    /pattern\)$/,
    /no regular expression/,
  ],
  [
    "a list without its items",
    identity,
    (copy) => {
      copy.edit(
        identity,
        "type: array, items: { type: string }, description: Granted",
        "type: array, description: Granted",
      );
    },
    /tokens\/access\/scope\)$/,
    /an array needs items/,
  ],
  [
    "an alias of nothing",
    identity,
    (copy) => {
      copy.edit(identity, "authorizationQueryMaxLength: 2000", "authorizationQueryMaxLength: *nope");
    },
    /^\d+:\d+$/,
    /nope/,
  ],
  [
    "a numeric bound on text",
    registry,
    (copy) => {
      copy.edit(registry, "maxLength: 255", "maximum: 255");
    },
    /maximum\)$/,
    /"maximum" has no effect on a string/,
  ],
  [
    "a length on a number",
    registry,
    (copy) => {
      copy.edit(registry, "maximum: 999\n", "maxLength: 999\n");
    },
    /maxLength\)$/,
    /"maxLength" has no effect on an integer/,
  ],
  [
    "the format of a number on text",
    registry,
    (copy) => {
      copy.edit(registry, "format: date", "format: int32");
    },
    /format\)$/,
    /"int32" has no effect on a string/,
  ],
  [
    "bounds that nothing can meet",
    registry,
    (copy) => {
      copy.edit(registry, "minLength: 1\n", "minLength: 5000\n");
    },
    /^\d+:\d+ \(\//,
    /nothing lies between 5000 and/,
  ],
  [
    "a detail without its source",
    registry,
    (copy) => {
      copy.edit(registry, "      x-source: res\n", "");
    },
    /x-source\)$/,
    /the source "res" needs one detail and one search/,
  ],
  [
    "a source that is misspelt",
    registry,
    (copy) => {
      copy.edit(registry, "x-source: vr\n", "x-source: vrr\n");
    },
    /x-source\)$/,
    /needs one detail and one search/,
  ],
  [
    "a search without a body",
    registry,
    (copy) => {
      const text = copy.read(registry);
      const from = text.indexOf("      requestBody:");
      copy.write(registry, text.slice(0, from) + text.slice(text.indexOf("      responses:", from)));
    },
    /\/post\)$/,
    /a search needs a requestBody/,
  ],
  [
    "a property that a schema inherits already",
    registry,
    (copy) => {
      copy.edit(registry, "            icoId:\n", "            ico:\n");
    },
    /example\/icoId\)$/,
    /"icoId", which \w+ does not name/,
  ],
  [
    "an example of a parameter that breaks its rule",
    registry,
    (copy) => {
      copy.edit(registry, 'example: "91002109"', 'example: "9100210"');
    },
    /parameters\/0\/example\)$/,
    /must match pattern/,
  ],
  [
    "an environment without an address",
    environments,
    (copy) => {
      copy.edit(environments, "    oidc: https://rest-openidconnectapi.caais-test-ext.gov.cz\n", "");
    },
    /\/environments\/test\)$/,
    /"oidc" is missing/,
  ],
  [
    "production without the registry",
    environments,
    (copy) => {
      copy.edit(environments, "    registry: https://ares.gov.cz/ekonomicke-subjekty-v-be/rest\n", "");
    },
    /\/environments\/production\)$/,
    /"registry" is missing/,
  ],
  [
    "a network of another name",
    environments,
    (copy) => {
      copy.edit(environments, "  internet:\n", "  public:\n");
    },
    /\/networks\)$/,
    /"internet" is missing/,
  ],
  [
    "a network that names an address twice",
    environments,
    (copy) => {
      copy.edit(
        environments,
        "[oidc, oidcMutualTls, legacyPages, legacyMutualTls]",
        "[oidc, oidc, oidcMutualTls, legacyPages, legacyMutualTls]",
      );
    },
    /\/addresses\)$/,
    /names an address twice/,
  ],
  [
    "a host with an empty label",
    environments,
    (copy) => {
      copy.edit(environments, "https://externalauthapi.caais.gov.cz", "https://externalauthapi..gov.cz");
    },
    /legacyPages\)$/,
    /must match/,
  ],
  [
    "truncated XML",
    wsdl,
    (copy) => {
      copy.write(wsdl, copy.read(wsdl).slice(0, 2000));
    },
    /^\d+:\d+/,
    /./,
  ],
  [
    "a type that does not exist",
    wsdl,
    (copy) => {
      copy.edit(wsdl, 'type="ats:HeartBeatStatus"', 'type="ats:NoSuchType"');
    },
    /^\d+:\d+ \(xs:element\)$/,
    /no type is named ats:NoSuchType/,
  ],
  [
    "another endpoint than the production one",
    wsdl,
    (copy) => {
      copy.edit(wsdl, "caais.gov.cz/asws", "caais-test-ext.gov.cz/asws");
    },
    /^\d+:\d+ \(soap:address\)$/,
    /production address/,
  ],
];

const printer = startSharedPrinter();
afterAll(() => printer.stop());

/** What a run finds wrong. */
async function faultsOf({ root }: ProjectCopy): Promise<readonly SourceError[]> {
  const error: unknown = await generate(root, { printer }).catch((thrown: unknown) => thrown);
  if (!(error instanceof SourceFaults)) throw new Error("the codegen found no fault", { cause: error });
  return error.faults;
}

describe("a broken source", () => {
  it.each(faults)(
    "[GEN-06] stops the codegen with file, place and reason: %s",
    async (_title, file, breakIt, place, reason) => {
      using copy = copyProject();
      const before = copy.generated();
      breakIt(copy);
      const found = await faultsOf(copy);
      const wanted = found.find((fault) => place.test(fault.place) && reason.test(fault.reason));
      expect(wanted, found.map(({ message }) => message).join("\n")).toMatchObject({ file });
      expect(wanted?.message).toBe(`${file}:${wanted?.place ?? ""}: ${wanted?.reason ?? ""}`);
      expect(new Set(found.map((fault) => fault.file))).toEqual(new Set([file]));
      expect(copy.generated()).toEqual(before);
    },
  );

  it("[GEN-09] every fault of every file is in one report, in the order of their lines, and nothing is written", async () => {
    using copy = copyProject();
    const before = copy.generated();
    copy.edit(environments, "https://ares.gov.cz", "http://ares.gov.cz");
    copy.edit(identity, "authorizationQueryMaxLength: 2000", "authorizationQueryMaxLength: 0");
    copy.edit(identity, "description: Granted", "descripton: Granted");
    copy.edit(registry, "maxLength: 32", "maxLenght: 32");
    copy.edit(registry, '#/components/schemas/EkonomickySubjekt"', '#/components/schemas/Nikdo"');
    copy.edit(registry, 'ico: "91013275"', 'ico: "9101327"');
    copy.edit(registry, "maximum: 999\n", "maxLength: 999\n");
    copy.write("wsdl/GetCredential_v2_1.wsdl", "<wsdl>");
    const found = await faultsOf(copy);
    const text = found.map(({ message }) => message).join("\n");
    for (const expected of [
      /spec\/environments\.yaml:\d+:\d+ .*must match/,
      /spec\/identity\.yaml:\d+:\d+ \(\/authorizationQueryMaxLength\): must be >= 1/,
      /spec\/identity\.yaml:\d+:\d+ .*unknown key "descripton"/,
      /spec\/registry\.openapi\.yaml:\d+:\d+ .*unknown key "maxLenght"/,
      /spec\/registry\.openapi\.yaml:\d+:\d+ .*nothing is named #\/components\/schemas\/Nikdo/,
      /spec\/registry\.openapi\.yaml:\d+:\d+ .*must match pattern/,
      /spec\/registry\.openapi\.yaml:\d+:\d+ .*"maxLength" has no effect on an integer/,
    ]) {
      expect(text).toMatch(expected);
    }
    const lines = found.filter(({ file }) => file === registry).map(({ place }) => Number.parseInt(place, 10));
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
    expect(copy.generated()).toEqual(before);
  });

  it("[GEN-06] a missing or doubled version of the WSDL files is named", async () => {
    using copy = copyProject(["spec", "wsdl"]);
    rmSync(join(copy.root, "wsdl/GetCredential_v3_4.wsdl"));
    await expect(generate(copy.root)).rejects.toThrow(
      /^wsdl: needs one file for each of 2\.1, 3\.4, 4\.1, 4\.2\b.*; found 2\.1, 4\.1, 4\.2\b/,
    );
    using other = copyProject(["spec", "wsdl"]);
    other.write("wsdl/Copy_v4_2.wsdl", other.read(wsdl));
    await expect(generate(other.root)).rejects.toThrow(/found 2\.1, 3\.4, 4\.1, 4\.2, 4\.2\b/);
  });

  it("[GEN-06] a missing source is named", async () => {
    using copy = copyProject(["wsdl"]);
    await expect(generate(copy.root)).rejects.toThrow(/^spec\/environments\.yaml: cannot be read/m);
    using other = copyProject(["spec"]);
    await expect(generate(other.root)).rejects.toThrow(/^wsdl: the folder cannot be read/);
  });
});
