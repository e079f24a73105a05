import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { compareDocuments } from "ares-caais/verify";
import { parse, stringify } from "yaml";
import { runContract } from "../../../codegen/commands/contract.ts";
import { FaultList, SourceFaults } from "../../../codegen/source-error.ts";
import { registryContract, registryContractDocument } from "../../fixtures/registry-contract.ts";
import {
  applied,
  at,
  emptyOverlay,
  publishedDocument,
  smallOverlay,
  smallPublished,
  type Node,
} from "../import/small-contract.ts";
import { copyProject, projectRoot } from "../project-copy.ts";
import { runCommand } from "../run-command.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly corrections: readonly [what: string, actions: object[], note: object][];
  readonly stops: readonly [what: string, action: object, found: string][];
};

const read = (file: string): unknown => parse(readFileSync(join(projectRoot, file), "utf8"));

/** The names of all members of a value, at any depth. */
function namesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : Object.keys(value);
  return [...own, ...Object.values(value).flatMap(namesIn)];
}

const published = "openapi: 3.0.0\ninfo: { title: A, version: '1' }\npaths: {}\n";
const address = {
  type: "object",
  properties: { psc: { type: "string", maxLength: 5, enum: ["a"] }, cast: { $ref: "#/components/schemas/B" } },
};

/** A small document after some actions, or the errors. */
function result(...actions: object[]): { document: Node; faults: string[]; remarks: string[] } {
  const schemas = { A: address, B: { type: "object", description: "Část" } };
  const text = published + stringify({ components: { schemas } });
  const faults = new FaultList();
  const overlay = stringify({ overlay: "1.0.0", info: { title: "Ours", version: "1" }, actions });
  const { source, remarks } = applied(text, overlay, faults);
  const found: string[] = [];
  try {
    faults.throwAny();
  } catch (error) {
    if (!(error instanceof SourceFaults)) throw error;
    found.push(...error.faults.map(({ message }) => message));
  }
  return { document: source.data as Node, faults: found, remarks: remarks.map(({ message }) => message) };
}
const psc = (document: Node): Node => at(document, "components", "schemas", "A", "properties", "psc");
const target = "$.components.schemas.A..properties.psc";

describe("the two files of the contract", () => {
  it("[GEN-15] the published file has no addition of ours, and the overlay follows its standard", () => {
    expect(namesIn(read("spec/registry.openapi.yaml")).filter((name) => name.startsWith("x-"))).toEqual([]);
    const { overlay, actions, ...others } = read("spec/registry.overlay.yaml") as { overlay: string; actions: Node[] };
    expect(overlay).toBe("1.0.0");
    expect(Object.keys(others)).toEqual(["info", "extends"]);
    expect(actions.length).toBeGreaterThan(900);
    const known = ["target", "description", "update", "remove"];
    for (const action of actions) {
      expect(Object.keys(action).filter((name) => !known.includes(name) && !name.startsWith("x-"))).toEqual([]);
    }
  });

  it("[GEN-15] [GEN-16] every action applies, and every element has a description, while the overlay is for this version", () => {
    const isComplete = registryContractDocument.info.version === registryContract.wordsFor;
    const { remarks, withoutWords } = registryContract;
    expect(isComplete ? [...remarks, ...withoutWords] : []).toEqual([]);
  });

  it("[GEN-15] the command prints both as one document", async () => {
    const { status, stdout, stderr } = await runCommand((output) => runContract(["--root", projectRoot], output));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(parse(stdout)).toEqual(registryContractDocument);
  });

  it("[GEN-15] names a source without an overlay", async () => {
    using copy = copyProject(["spec"]);
    copy.write("spec/registry.overlay.yaml", "overlay: 2.0.0\n");
    const { status, stderr } = await runCommand((output) => runContract(["--root", copy.root], output));
    expect(stderr).toMatch(/^spec\/registry\.overlay\.yaml:1:\d+ \(\/overlay\): must be "1\.0\.0"$/m);
    expect(status).toBe(1);
  });
});

describe("an action", () => {
  it("[GEN-15] adds a description, and replaces a published one", () => {
    const words = { description: "Post.", "x-description-cs": "Pošta." };
    const { document, faults } = result(
      { target, update: words },
      { target: "$.components.schemas.B", update: { description: "Part.", "x-description-cs": "Část." } },
    );
    expect(faults).toEqual([]);
    expect(psc(document)).toEqual({ ...address.properties.psc, ...words });
    expect(at(document, "components", "schemas", "B")).toMatchObject({ description: "Part." });
  });

  it("[GEN-15] places a description beside a reference by allOf, as OpenAPI 3.0 requires", () => {
    const { document } = result({
      target: "$.components.schemas.A..properties.cast",
      update: { description: "Part." },
    });
    expect(at(document, "components", "schemas", "A", "properties", "cast")).toMatchObject({
      description: "Part.",
      allOf: [{ $ref: "#/components/schemas/B" }],
    });
  });

  it("[GEN-15] removes members, and items of a list from the end", () => {
    const { document } = result(
      { target: `${target}.maxLength`, remove: true },
      { target: `${target}.enum[*]`, remove: true },
      { target: `${target}.enum`, update: { b: 1 } },
    );
    expect(psc(document)).toMatchObject({ type: "string", enum: [{ b: 1 }] });
    expect(psc(document)).not.toHaveProperty("maxLength");
  });

  it.each(tables.corrections)("[GEN-16] corrects %s, and leaves a note of both", (_what, actions, note) => {
    const { document, faults } = result(...actions);
    expect(faults).toEqual([]);
    expect(psc(document)).toMatchObject({ ...(note as { ours: object }).ours, "x-correction": note });
  });

  it.each(tables.stops)(
    "[GEN-16] stops where the document says %s, and names file and line of both",
    (_what, action, found) => {
      const { document, faults } = result({ target, description: "Why not.", ...action });
      expect(faults).toHaveLength(1);
      expect(faults[0]).toMatch(
        /^spec\/registry\.overlay\.yaml:\d+:\d+ \(\/actions\/0\): the action \$\.components\S+ \(Why not\.\) /,
      );
      expect(faults[0]).toContain(found);
      expect(faults[0]).toMatch(/spec\/registry\.openapi\.yaml:\d+:\d+ \(\/components\/schemas\/A\/\S+\) says /);
      expect(psc(document)).toMatchObject({ maxLength: 5 });
      expect(psc(document)).not.toHaveProperty("x-correction");
    },
  );

  it("[GEN-16] reports an action without a target by its line, and changes nothing", () => {
    const { document, faults, remarks } = result({
      target: "$.components.schemas.A..properties.obec",
      update: { type: "string" },
    });
    expect(faults).toEqual([]);
    expect(remarks).toEqual([
      expect.stringMatching(
        /^spec\/registry\.overlay\.yaml:\d+:\d+ \(\/actions\/0\): the action \S+obec has no target in /,
      ),
    ]);
    expect(Object.keys(at(document, "components", "schemas", "A", "properties"))).toEqual(["psc", "cast"]);
  });

  it.each<[action: object, reason: RegExp]>([
    [{ target: "$.a b", update: {} }, /is no JSONPath: nothing that is supported stands at " b"/],
    [{ target }, /the key "update" is missing|must match/],
    [{ target, update: {}, published: {} }, /unknown key "published"/],
  ])("[GEN-15] refuses %j", (action, reason) => {
    const found = (): string[] => result(action).faults;
    let message = "";
    try {
      message = found().join("\n");
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(reason);
  });
});

/** The published document in another style: `type` beside `allOf`, plain references, each error where it is answered. */
function inAnotherStyle(): Node {
  const document = publishedDocument();
  const responses = at(document, "components", "responses");
  for (const schema of Object.values(at(document, "components", "schemas")) as Node[]) {
    if ("allOf" in schema) schema["type"] = "object";
    const parts = [schema, ...((schema["allOf"] ?? []) as Node[])];
    for (const properties of parts.flatMap((part) => ("properties" in part ? [at(part, "properties")] : []))) {
      for (const [name, property] of Object.entries(properties) as [string, Node][]) {
        const [only] = (property["allOf"] ?? []) as Node[];
        if (only !== undefined && Object.keys(property).length === 1) properties[name] = only;
      }
    }
  }
  for (const operation of Object.values(at(document, "paths")).flatMap((item) => Object.values(item as Node))) {
    const answers = at(operation as Node, "responses");
    for (const [status, { $ref }] of Object.entries(answers) as [string, Node][]) {
      if (typeof $ref === "string") answers[status] = structuredClone(responses[$ref.split("/").at(-1) ?? ""]);
    }
  }
  delete at(document, "components")["responses"];
  return document;
}

it("[GEN-16] keeps all additions when the same document is published in another style", () => {
  const overlay = readFileSync(join(projectRoot, "spec/registry.overlay.yaml"), "utf8");
  const faults = new FaultList();
  const { source, remarks, withoutWords } = applied(JSON.stringify(inAnotherStyle()), overlay, faults);
  faults.throwAny();
  expect([remarks.length, withoutWords.length]).toEqual([
    registryContract.remarks.length,
    registryContract.withoutWords.length,
  ]);
  const notes = (document: unknown): unknown[] =>
    namesIn(document).filter((name) =>
      ["x-correction", "x-description-cs", "example", "x-known-values"].includes(name),
    );
  // The errors are answered at every operation instead of standing once.
  const ours = notes(registryContractDocument).filter((name) => name !== "example");
  expect(notes(source.data).filter((name) => name !== "example")).toHaveLength(ours.length);
  expect(compareDocuments(registryContractDocument, source.data as object)).toEqual([]);
});

describe("parts of the document without an overlay action", () => {
  it("[GEN-17] derives descriptions, data sources, code lists and safe operations from the document", () => {
    const { source, withoutWords } = applied(smallPublished, emptyOverlay);
    const document = source.data as Node;
    const record = at(document, "components", "schemas", "Zaznam");
    expect(record).toMatchObject({ description: "Záznam", "x-description-cs": "Záznam", "x-origin": "published" });
    expect(at(record, "allOf", "1", "properties")).toMatchObject({
      stav: {
        "x-code-list": { name: "StavZdroje", source: ["res", "com"] },
        "x-description-cs": expect.stringContaining("Stav") as string,
      },
      sidlo: {
        description: "Not described by the published document.",
        allOf: [{ $ref: "#/components/schemas/Adresa" }],
      },
    });
    const paths = at(document, "paths");
    expect(at(paths, "/ekonomicke-subjekty-res/{ico}", "get")).toMatchObject({ "x-source": "res", summary: "vratRes" });
    expect(at(paths, "/ekonomicke-subjekty-res/vyhledat", "post")).toMatchObject({
      "x-source": "res",
      "x-read-only": true,
    });
    expect(withoutWords).toContain("/components/schemas/Zaznam/allOf/1/properties/sidlo");
    expect(applied(smallPublished, smallOverlay).withoutWords).toEqual([]);
  });

  it("[GEN-16] stops an action whose code list the document names differently", () => {
    const faults = new FaultList();
    const overlay = smallOverlay.replace(
      "update: { description: State., x-description-cs: Stav. }",
      "update: { x-code-list: { name: Stav } }",
    );
    applied(smallPublished, overlay, faults);
    expect(() => {
      faults.throwAny();
    }).toThrow(/changes a published value: .*says \{"name":"StavZdroje"/);
  });

  it("[GEN-09] leaves out a published rule without an effect, and reports it", () => {
    const { source, remarks } = applied(smallPublished, emptyOverlay);
    expect(remarks.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^spec\/registry\.openapi\.yaml:\d+:\d+ .*pscTxt\/maximum\): "maximum" has no effect on a value of the type string/,
      ),
    ]);
    expect(at(source.data as Node, "components", "schemas", "Adresa", "properties", "pscTxt")).not.toHaveProperty(
      "maximum",
    );
  });
});
