import { rmSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";
import { afterAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { generate } from "../../codegen/generate.ts";
import { SourceFaults, type SourceError } from "../../codegen/source-error.ts";
import { baseDocument } from "./corpus/base-document.ts";
import { emptyOverlay, smallOverlay, smallPublished } from "./import/small-contract.ts";
import { copyProject, type ProjectCopy } from "./project-copy.ts";
import { startSharedPrinter } from "./shared-printer.ts";

const registry = "spec/registry.openapi.yaml";
const overlay = "spec/registry.overlay.yaml";
const identity = "spec/identity.yaml";
const environments = "spec/environments.yaml";
const wsdl = "wsdl/GetCredential_v4_2.wsdl";

/**
 * A text of a source and what stands there instead, and what the message must say: the place as a line and a pointer, and the
 * reason. Faults of the registry document stand in `corpus/refusals.yaml`, faults of the identity document in
 * `identity-document.test.ts`.
 */
const faults: readonly [title: string, file: string, from: string, to: string, place: RegExp, reason: RegExp][] = [
  ["broken YAML", registry, "openapi: 3.0.0", "openapi: [3.0.0", /^\d+:\d+$/, /flow|collection|map|Nested|sequence/i],
  ["a key that stands twice", registry, "openapi: 3.0.0", "openapi: 3.0.0\nopenapi: 3.0.0", /^2:\d+$/, /unique/],
  ["an alias of nothing", identity, "QueryMaxLength: 2000", "QueryMaxLength: *nope", /^\d+:\d+$/, /alias|anchor/i],
  [
    "an address that is not https",
    environments,
    "https://ares.gov.cz",
    "http://ares.gov.cz",
    /environments\/production\/registry\)$/,
    /must match/,
  ],
  [
    "an address of an unknown kind",
    environments,
    "oidcMutualTls: https://cert-openidconnectapi.caais-test-ext",
    "oidcMtls: https://cert-openidconnectapi.caais-test-ext",
    /oidcMtls\)$/,
    /no address is named "oidcMtls"/,
  ],
  [
    "an address outside the domain of a network",
    environments,
    "https://externalauthapi.caais-edu.gov.cz",
    "https://externalauthapi.caais-edu.example",
    /legacyPages\)$/,
    /not in the domain/,
  ],
  [
    "an environment without an address",
    environments,
    "    oidc: https://rest-openidconnectapi.caais-test-ext.gov.cz\n",
    "",
    /\/environments\/test\)$/,
    /"oidc" is missing/,
  ],
  [
    "production without the registry",
    environments,
    "    registry: https://ares.gov.cz/ekonomicke-subjekty-v-be/rest\n",
    "",
    /\/environments\/production\)$/,
    /"registry" is missing/,
  ],
  ["a network of another name", environments, "  internet:\n", "  public:\n", /\/networks\)$/, /"internet" is missing/],
  [
    "a network that names an address twice",
    environments,
    "[oidc, oidcMutualTls,",
    "[oidc, oidc, oidcMutualTls,",
    /\/addresses\)$/,
    /duplicate items/,
  ],
  [
    "a host with an empty label",
    environments,
    "https://externalauthapi.caais.gov.cz",
    "https://externalauthapi..gov.cz",
    /legacyPages\)$/,
    /must match/,
  ],
  ["truncated XML", wsdl, "</wsdl:definitions>", "", /^\d+:\d+/, /./],
  [
    "a type that does not exist",
    wsdl,
    'type="ats:HeartBeatStatus"',
    'type="ats:NoSuchType"',
    /^\d+:\d+ \(xs:element\)$/,
    /no type is named ats:NoSuchType/,
  ],
  [
    "another endpoint than the production one",
    wsdl,
    "caais.gov.cz/asws",
    "caais-test-ext.gov.cz/asws",
    /^\d+:\d+ \(soap:address\)$/,
    /production address/,
  ],
];

const printer = startSharedPrinter();
afterAll(() => printer.stop());

/** A copy with a registry document that is read quickly. */
function smallCopy(): ProjectCopy {
  const copy = copyProject(["spec", "wsdl"]);
  copy.write(registry, stringify(baseDocument(), { aliasDuplicateObjects: false }));
  copy.write(overlay, emptyOverlay);
  return copy;
}

/** The exports of generated code. */
async function load(code: string): Promise<{ registryExamples?: unknown }> {
  const { code: plain } = await transform(code, { loader: "ts", format: "esm" });
  return (await import(`data:text/javascript,${encodeURIComponent(plain)}`)) as { registryExamples?: unknown };
}

/** The errors of a run. */
async function faultsOf({ root }: ProjectCopy): Promise<readonly SourceError[]> {
  const error: unknown = await generate(root, { printer }).catch((thrown: unknown) => thrown);
  if (!(error instanceof SourceFaults)) throw new Error("the codegen found no fault", { cause: error });
  return error.faults;
}

describe("a broken source", () => {
  it.each(faults)(
    "[GEN-06] stops the codegen with file, place and reason: %s",
    async (_title, file, from, to, place, reason) => {
      using copy = smallCopy();
      copy.edit(file, from, to);
      const found = await faultsOf(copy);
      const wanted = found.find((fault) => place.test(fault.place) && reason.test(fault.reason));
      expect(wanted, found.map(({ message }) => message).join("\n")).toMatchObject({ file });
      expect(wanted?.message).toBe(`${file}:${wanted?.place ?? ""}: ${wanted?.reason ?? ""}`);
      expect(new Set(found.map((fault) => fault.file))).toEqual(new Set([file]));
    },
  );

  it("[GEN-09] reports every fault of every file at once, in the order of their lines", async () => {
    using copy = copyProject(["spec", "wsdl"]);
    copy.edit(environments, "https://ares.gov.cz", "http://ares.gov.cz");
    copy.edit(identity, "authorizationQueryMaxLength: 2000", "authorizationQueryMaxLength: 0");
    copy.edit(identity, "description: Granted", "descripton: Granted");
    copy.edit(registry, "maxLength: 32", "maxLenght: 32");
    copy.edit(registry, '#/components/schemas/EkonomickySubjekt"', '#/components/schemas/Nikdo"');
    copy.edit(overlay, "target: $.info", "target: $.in fo");
    copy.write("wsdl/GetCredential_v2_1.wsdl", "<wsdl>");
    const found = await faultsOf(copy);
    const text = found.map(({ message }) => message).join("\n");
    for (const expected of [
      /spec\/environments\.yaml:\d+:\d+ .*must match/,
      /spec\/identity\.yaml:\d+:\d+ \(\/authorizationQueryMaxLength\): must be >= 1/,
      /spec\/identity\.yaml:\d+:\d+ .*unknown key "descripton"/,
      /spec\/registry\.openapi\.yaml:\d+:\d+ .*unknown key "maxLenght"/,
      /spec\/registry\.openapi\.yaml:\d+:\d+ .*nothing is named #\/components\/schemas\/Nikdo/,
      /spec\/registry\.overlay\.yaml:\d+:\d+ .*is no JSONPath/,
    ]) {
      expect(text).toMatch(expected);
    }
    const lines = found.filter(({ file }) => file === registry).map(({ place }) => Number.parseInt(place, 10));
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines).toEqual(lines.toSorted((one, other) => one - other));
  });

  it("[GEN-06] names a missing or doubled version of the WSDL files", async () => {
    using copy = smallCopy();
    const text = copy.read(wsdl);
    copy.write("wsdl/Copy_v4_2.wsdl", text);
    await expect(generate(copy.root, { printer })).rejects.toThrow(/found 2\.1, 3\.4, 4\.1, 4\.2, 4\.2\b/);
    rmSync(join(copy.root, "wsdl/Copy_v4_2.wsdl"));
    rmSync(join(copy.root, "wsdl/GetCredential_v3_4.wsdl"));
    await expect(generate(copy.root, { printer })).rejects.toThrow(
      /^wsdl: needs one file for each of 2\.1, 3\.4, 4\.1, 4\.2\b.*; found 2\.1, 4\.1, 4\.2\b/,
    );
  });

  it("[GEN-06] names a missing source", async () => {
    using copy = smallCopy();
    rmSync(join(copy.root, "wsdl"), { recursive: true });
    await expect(generate(copy.root, { printer })).rejects.toThrow(/^wsdl: the folder cannot be read/);
    rmSync(join(copy.root, environments));
    await expect(generate(copy.root, { printer })).rejects.toThrow(/^spec\/environments\.yaml: cannot be read/m);
  });
});

describe("a published document that is newer than the overlay", () => {
  it("[GEN-16] [GEN-17] generates code; leaves out of an example only what does not fit, and reports that", async () => {
    using copy = copyProject(["spec", "wsdl"]);
    copy.write(registry, smallPublished.replace("        psc:\n          type: integer\n          minimum: 0\n", ""));
    copy.write(overlay, smallOverlay);
    const remarks: string[] = [];
    const files = await generate(copy.root, {
      printer,
      onRemark: ({ message }) => {
        remarks.push(message);
      },
    });
    const place = "\\(/actions/6/update/example/sidlo/psc\\)";
    expect(remarks).toEqual([
      expect.stringMatching(/^spec\/registry\.overlay\.yaml:\d+:\d+ .*properties\.psc has no target in /),
      expect.stringMatching(
        new RegExp(
          `^spec/registry\\.overlay\\.yaml:\\d+:\\d+ ${place}: the example holds "psc", which Adresa does not name`,
        ),
      ),
    ]);
    const { registryExamples } = await load(files.get("registry-examples.gen.ts") ?? "");
    expect(registryExamples).toMatchObject({
      vratRes: { responses: { 200: { ico: "91002109", stav: "AKTIVNI", sidlo: {} } } },
    });
  });
});
