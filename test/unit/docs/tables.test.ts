import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { ContractError } from "ares-caais";
import * as everything from "ares-caais";
import { scopes } from "ares-caais/identity";
import { LoginRequiredError } from "ares-caais/login";
import { createSandbox } from "ares-caais/sandbox";
import { registryHandler } from "ares-caais/testing";
import { describe, expect, it } from "vitest";
import { environments } from "../../../generated/environments.gen.ts";
import { claimRules } from "../../../generated/identity.gen.ts";
import { createProgram } from "../../../src/cli/run.ts";
import { readDocument, root } from "../../fixtures/documents/documents.ts";
import { attributeNames, specifiedVersions } from "../../fixtures/legacy/legacy-service.ts";
import { readTable } from "../../fixtures/documents/read-table.ts";

/** The whole source: what stands where in it is its own affair. */
const source = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(join(root, "src", name), "utf8"))
  .join("\n");

/** The texts of an exported union type: a type leaves nothing behind to look at when a test runs. */
function readUnion(name: string): string[] {
  const [, union] = new RegExp(`^export type ${name} =([^;]*);`, "m").exec(source) ?? [];
  if (union === undefined) throw new Error(`there is no type ${name}`);
  return [...union.matchAll(/"([^"]+)"/g)].map(([, text = ""]) => text);
}

/** The accepted values, from the message about another one: `must be one of a, b` or `must be a, b`. */
function acceptedBy(setWrong: () => unknown): string[] {
  try {
    setWrong();
  } catch (error) {
    const [, accepted = ""] = /must be (?:one of )?(.+?)(?:; |, not | \[|$)/m.exec(String(error)) ?? [];
    return accepted.split(/, | or /);
  }
  return expect.unreachable("nothing is refused");
}

/** The code in a cell: `` `one`, `two` ``. */
function codes(cell = ""): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
}

/** The first cells of a table, of which each has one piece of code. */
function firstCodes(rows: readonly (readonly string[])[]): string[] {
  return rows.flatMap(([cell]) => codes(cell));
}

describe("the page about the package", () => {
  it("lists every entry of the package", () => {
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { exports: object };
    const entries = Object.keys(exports).filter((entry) => entry !== "./package.json");
    const names = entries.map((entry) => `ares-caais${entry.slice(1)}`);
    expect(firstCodes(readTable("docs/package.md", "Entries"))).toEqual(names);
  });
});

it("[DOC-08] the README has at most 700 words, and on its first screen the install and a program", () => {
  const { text, blocks } = readDocument("README.md");
  const read = text.replaceAll(/<!--[^]*?-->/g, "");
  expect(read.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(700);
  const [install, program] = blocks;
  expect([install?.language, program?.language]).toEqual(["sh", "ts"]);
  const end = (program?.line ?? Infinity) + (program?.code.split("\n").length ?? Infinity);
  expect(end).toBeLessThanOrEqual(45);
});

describe("the guide to errors", () => {
  const table = (section: string): readonly (readonly string[])[] => readTable("docs/guides/errors.md", section);

  it("lists every class with its code", () => {
    const classes = [...Object.values(everything), LoginRequiredError].flatMap((value: unknown) =>
      typeof value === "function" && value.prototype instanceof ContractError
        ? [[value.name, Reflect.get(value, "code") as string]]
        : [],
    );
    const rows = table("All error classes").map(([name, code]) => [...codes(name), ...codes(code)]);
    expect(rows.toSorted()).toEqual(classes.toSorted());
    const union = readUnion("ContractErrorCode");
    expect(rows.map(([, code]) => code).toSorted()).toEqual(union.toSorted());
    for (const row of table("All error classes")) for (const cell of row) expect(cell).not.toBe("");
  });

  it.each([
    ["Transport errors", "TransportPhase"],
    ["Unexpected responses", "UnexpectedResponseReason"],
    ["Token errors", "TokenErrorReason"],
    ["SOAP errors", "LegacyErrorReason"],
  ])("lists every value of %s", (section, name) => {
    expect(firstCodes(table(section))).toEqual(readUnion(name));
  });
});

describe("the guide to the login", () => {
  it("lists every scope with its claims", () => {
    const rows = readTable("docs/guides/login.md", "Scopes and claims").map(([scope, claims]) => [
      codes(scope)[0],
      codes(claims),
    ]);
    expect(Object.fromEntries(rows)).toEqual(
      Object.fromEntries(scopes.map((scope) => [scope, Object.keys(claimRules[scope])])),
    );
  });
});

describe("the guide to the older API", () => {
  const mapping = readTable("docs/guides/legacy-migration.md", "Migrate to OpenID Connect");

  it.each(specifiedVersions.map((version, index) => ({ version, column: index + 1 })))(
    "lists the attributes of $version",
    ({ version, column }) => {
      const rows = readTable("docs/guides/legacy-migration.md", "Change the version");
      const marked = rows.filter((row) => row[column] === "yes");
      expect(firstCodes(marked).toSorted()).toEqual(attributeNames[version].toSorted());
    },
  );

  it("lists the claim and the scope of each attribute", () => {
    expect(firstCodes(mapping).toSorted()).toEqual(attributeNames["4.2"].toSorted());
    for (const [attribute, claim, scope, note] of mapping) {
      const [name] = codes(claim);
      const granting = scopes.find((one) => one === codes(scope)[0]);
      if (name === undefined) expect(note, attribute).toContain("no claim");
      else expect(Object.keys(claimRules[granting ?? "openid"]), attribute).toContain(name);
    }
  });
});

describe("the guide to environments", () => {
  const published = Object.entries(environments).map(([name, { internet }], index) => ({ name, internet, index }));

  it.each(published)("lists every published address of $name", ({ internet, index }) => {
    const rows = readTable("docs/guides/environments.md", "Published addresses");
    const printed = rows.flatMap(([kind, , ...cells]) =>
      codes(cells[index]).map((address) => [codes(kind)[0], address]),
    );
    expect(printed).toEqual(Object.entries(internet));
  });
});

describe("the guide to testing", () => {
  it("lists every fault of the sandbox", async () => {
    await using sandbox = await createSandbox();
    for (const [service, kinds] of readTable("docs/guides/testing.md", "Faults")) {
      // A value that only a program without types can pass.
      const fault = { service: codes(service)[0], kind: "none" } as never;
      const setWrong = (): void => {
        sandbox.faults.set(fault);
      };
      expect(codes(kinds)).toEqual(acceptedBy(setWrong));
    }
  });

  it("lists every fault of the handlers of the registry", () => {
    const rows = readTable("docs/guides/testing.md", "The registry with msw");
    // A value that only a program without types can pass.
    const wrong = { fault: "none" } as never;
    expect(firstCodes(rows)).toEqual(acceptedBy(() => registryHandler("vyhledejCiselnik", wrong)));
  });
});

describe("the guide to the command line", () => {
  const stdout = new PassThrough({ encoding: "utf8" });
  const program = createProgram(() => Promise.resolve(), { stdout, stderr: stdout });
  const { commands } = program;
  const optionsIn = (section: string): string[] =>
    readTable("docs/guides/command-line.md", section).flatMap(([cell]) =>
      codes(cell).map((code) => code.split(" ")[0] ?? ""),
    );

  it.each(commands.map((command) => ({ name: command.name(), command })))(
    "lists every option of $name",
    ({ name, command }) => {
      const common = optionsIn("Options of every command");
      const own = command.options.flatMap(({ long }) => (long == null ? [] : [long]));
      const told = optionsIn(name);
      // A new member of a filter is an option before the guide describes it.
      const isNew = ({ description }: { readonly description: string }): boolean => description === "see the contract";
      const others = command.options.flatMap((option) => (option.long == null || isNew(option) ? [] : [option.long]));
      expect([...common, ...told]).toEqual(expect.arrayContaining(others));
      expect(own).toEqual(expect.arrayContaining(told));
    },
  );

  it("lists every exit code", () => {
    program.outputHelp();
    const [, help = ""] = String(stdout.read()).split("Exit codes:\n");
    const printed = [...help.matchAll(/^ {2}(\d+) /gm)].map(([, code]) => code);
    expect(printed.length).toBeGreaterThan(5);
    expect(readTable("docs/guides/command-line.md", "Exit codes").map(([code]) => code)).toEqual(printed);
  });

  it("lists every variable", () => {
    const known = new Set([...source.matchAll(/"(ARES_CAAIS_[A-Z_]+)"/g)].map(([, name]) => name));
    const told = firstCodes(readTable("docs/guides/command-line.md", "Variables"));
    expect(told.toSorted()).toEqual([...known].toSorted());
  });
});
