import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { check } from "prettier";
import { afterAll, describe, expect, it } from "vitest";
import { parse, stringify } from "yaml";
import { importDocument, type Imported } from "../../../codegen/import/import-document.ts";
import { startTypePrinter } from "../../../codegen/products/registry-types.ts";
import { FaultList } from "../../../codegen/source-error.ts";
import { checkHouseRules } from "../../../codegen/sources/house-rules.ts";
import { parseYamlSource } from "../../../codegen/sources/yaml-source.ts";
import { projectRoot } from "../project-copy.ts";
import { publishedChanges } from "./changes.ts";
import { publish, smallContract, type Editable } from "./small-contract.ts";

const file = "spec/registry.openapi.yaml";
const contract = readFileSync(join(projectRoot, file), "utf8");
const printer = startTypePrinter();
const folder = mkdtempSync(join(tmpdir(), "ares-caais-import-"));
afterAll(async () => {
  await printer.stop();
  rmSync(folder, { recursive: true });
});

async function run(ours: string, published: unknown): Promise<Imported> {
  const text = typeof published === "string" ? published : JSON.stringify(published);
  return importDocument(file, ours, { file: "published", bytes: new TextEncoder().encode(text) }, { printer });
}

/** The lines that differ, without those around them. */
function diff(before: string, after: string): string[] {
  writeFileSync(join(folder, "before"), before);
  writeFileSync(join(folder, "after"), after);
  const { stdout } = spawnSync("diff", ["-U0", "before", "after"], { cwd: folder, encoding: "utf8" });
  return stdout.split("\n").filter((line) => /^[+-]/.test(line) && !/^(?:\+\+\+|---) /.test(line));
}

function remarks({ report }: Imported): string[] {
  return (["came", "went", "changed", "kept", "questions"] as const).flatMap((list) =>
    report[list].map(({ place, text }) => `${list} ${place}: ${text}`),
  );
}

describe("an import of one change", () => {
  it.each(publishedChanges)("[GEN-10] takes over $name, and nothing else", async ({ edit, diff: wanted, report }) => {
    const published = publish(smallContract);
    edit(published);
    const imported = await run(smallContract, published);
    const found = diff(smallContract, imported.text);
    if (wanted === undefined) expect(found.filter((line) => line.startsWith("+"))).toEqual([]);
    else {
      const patterns = wanted.map((line): unknown => (line.startsWith("\\+") ? expect.stringMatching(line) : line));
      expect(found).toEqual(patterns);
    }
    const said = remarks(imported).filter((line) => !line.endsWith(": an invented example"));
    for (const line of report) expect(said.join("\n")).toContain(line);
    // The correction stays as long as the published document has the fault.
    const known = [...report, "kept Adresa.pscTxt: published as "];
    const unexpected = said.filter((line) => !known.some((start) => line.startsWith(start)));
    expect(unexpected).toEqual([]);
    expect(await check(imported.text, { parser: "yaml", printWidth: 120, proseWrap: "preserve" })).toBe(true);
    const faults: FaultList = checkHouseRules(parseYamlSource(file, imported.text));
    faults.throwAny();
    expect((await run(imported.text, published)).text).toBe(imported.text);
  });
});
