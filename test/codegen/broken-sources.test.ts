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
import { readYaml } from "../fixtures/read-yaml.ts";
import { startSharedPrinter } from "./shared-printer.ts";

const registry = "spec/registry.openapi.yaml";
const overlay = "spec/registry.overlay.yaml";
const identity = "spec/identity.yaml";
const environments = "spec/environments.yaml";
const wsdl = "wsdl/GetCredential_v4_2.wsdl";

/** Faults of the registry document stand in `corpus/refusals.yaml`, those of the identity document in `identity-faults.yaml`. */
const faults = readYaml(import.meta.url) as readonly Readonly<
  Record<"title" | "file" | "from" | "to" | "place" | "reason", string>
>[];

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
    "[GEN-06] stops the codegen with file, place and reason: $title",
    async ({ file, from, to, place, reason }) => {
      using copy = smallCopy();
      copy.edit(file, from, to);
      const found = await faultsOf(copy);
      const wanted = found.find(
        (fault) => new RegExp(place).test(fault.place) && new RegExp(reason).test(fault.reason),
      );
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
