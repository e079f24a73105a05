import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generate } from "../../codegen/generate.ts";
import { compare, write } from "../../codegen/write.ts";
import { registryOperations, type RegistryOperation } from "../../generated/registry-operations.gen.ts";
import { versions, wsdlFile } from "../fixtures/legacy/legacy-service.ts";
import { copyProject, projectRoot } from "./project-copy.ts";
import { startSharedPrinter } from "./shared-printer.ts";

describe("generated code", () => {
  const printer = startSharedPrinter();
  let files: ReadonlyMap<string, string>;
  beforeAll(async () => {
    files = await generate(projectRoot, { printer });
  });
  afterAll(() => printer.stop());

  it("[GEN-01] equals what the sources give, byte for byte", () => {
    expect(compare(join(projectRoot, "generated"), files)).toEqual([]);
  });

  it("[GEN-02] finds a file that differs in a single byte and has the same length", () => {
    using copy = copyProject(["generated"]);
    for (const [name, text] of files) {
      for (const place of [0, Math.floor(text.length / 2), text.length - 1]) {
        const letter = text[place] === "x" ? "y" : "x";
        copy.write(`generated/${name}`, `${text.slice(0, place)}${letter}${text.slice(place + 1)}`);
        expect(compare(join(copy.root, "generated"), files), `${name} at ${place}`).toEqual([
          { name, kind: "changed" },
        ]);
      }
      copy.write(`generated/${name}`, text);
    }
    expect(compare(join(copy.root, "generated"), files)).toEqual([]);
  });

  it("[GEN-01] the generator writes identical files in another folder, and a second run writes nothing", async () => {
    using copy = copyProject(["spec", "wsdl"]);
    const again = await generate(copy.root, { printer });
    expect([...again]).toEqual([...files]);
    const folder = join(copy.root, "generated");
    expect(write(folder, again).map(({ kind }) => kind)).toEqual(new Array(files.size).fill("missing"));
    expect(write(folder, files)).toEqual([]);
  });

  it("[GEN-07] the first line says that the file is generated, from which source, and how to regenerate it", () => {
    const registry = ["spec/registry.openapi.yaml", "spec/registry.overlay.yaml"];
    const wsdl = versions.map(wsdlFile);
    const sources = Object.values<RegistryOperation>(registryOperations).map(({ source = "others" }) => source);
    const groups = [...new Set(sources)];
    const expected: Record<string, string[]> = {
      "environments.gen.ts": ["spec/environments.yaml", "codegen/templates/environments.ts"],
      "identity.gen.ts": ["spec/identity.yaml"],
      "client-authentication.gen.ts": ["spec/identity.yaml"],
      "identity-code-lists.gen.ts": ["spec/identity.yaml"],
      "legacy-decoders.gen.ts": wsdl,
      "legacy-requests.gen.ts": wsdl,
      "legacy-types.gen.ts": wsdl,
      "package.gen.ts": ["package.json"],
      "registry-code-lists.gen.ts": ["spec/code-lists.yaml"],
      "record-schemas.gen.ts": registry,
      "registry-client.gen.ts": registry,
      "registry-document.gen.ts": registry,
      "registry-examples.gen.ts": registry,
      "registry-operations.gen.ts": registry,
      "registry-request-validators.gen.ts": registry,
      ...Object.fromEntries(groups.map((source) => [`registry-response-validators-of-${source}.gen.ts`, registry])),
      "registry-response-validators.gen.ts": registry,
      "registry-response-validators-on-demand.gen.ts": registry,
      "registry-schemas.gen.ts": registry,
      "registry-service.gen.ts": registry,
      "registry-types.gen.ts": registry,
      "sandbox-data.gen.ts": ["src/sandbox/data/"],
      "sandbox-types.gen.ts": ["src/sandbox/data/schema.yaml"],
    };
    const headers = [...files].flatMap(([name, text]) =>
      name === "manifest.json" ? [] : [[name, text.split("\n", 1)[0]]],
    );
    const wanted = Object.entries(expected).map(([name, sources]) => [
      name,
      `// Generated from ${sources.join(", ")}. Do not edit: change the source, then run "npm run generate".`,
    ]);
    expect(headers).toEqual(wanted);
  });

  it("the manifest lists the hashes of sources and outputs and the versions of the generators, but no time", () => {
    const manifest = JSON.parse(files.get("manifest.json") ?? "") as Record<
      "generators" | "sources" | "outputs",
      Record<string, string>
    >;
    const hash = (text: string): string => `sha256-${createHash("sha256").update(text).digest("hex")}`;
    expect(Object.keys(manifest)).toEqual(["generators", "sources", "outputs"]);
    const spec = ["code-lists", "environments", "identity", "legacy-words", "registry.openapi", "registry.overlay"].map(
      (name) => `spec/${name}.yaml`,
    );
    const sources = Object.keys(manifest.sources);
    const data = sources.filter((file) => file.startsWith("src/sandbox/data/"));
    expect(data).toContain("src/sandbox/data/users.yaml");
    expect(sources.toSorted()).toEqual([...spec, ...versions.map(wsdlFile), ...data].sort());
    for (const [file, sum] of Object.entries(manifest.sources)) {
      expect(sum, file).toBe(hash(readFileSync(join(projectRoot, file), "utf8")));
    }
    expect(Object.keys(manifest.outputs).sort()).toEqual(
      [...files.keys()].filter((name) => name !== "manifest.json").sort(),
    );
    for (const [file, sum] of Object.entries(manifest.outputs)) expect(sum, file).toBe(hash(files.get(file) ?? ""));
    expect(manifest.generators).toMatchObject({
      "openapi-typescript": "7.13.0",
      soap: "1.13.0",
      "ts-morph": "28.0.0",
      typescript: "5.9.3",
    });
  });
});

describe("writing generated files", () => {
  it("[GEN-06] writes all files or none when one cannot be written", () => {
    using copy = copyProject(["generated"]);
    const folder = join(copy.root, "generated");
    const before = copy.generated();
    const files = new Map([...before].map(([name, text]) => [name, `${text}// changed\n`]));
    files.set("no-such-folder/late.gen.ts", "");
    expect(() => write(folder, files)).toThrow(/ENOENT/);
    expect(copy.generated()).toEqual(before);
  });
});
