import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { ContractError } from "ares-caais";
import * as everything from "ares-caais";
import { scopes } from "ares-caais/identity";
import { LoginRequiredError } from "ares-caais/login";
import { describe, expect, it } from "vitest";
import { environments } from "../../../generated/environments.gen.ts";
import { claimRules } from "../../../generated/identity.gen.ts";
import { exitCodes } from "../../../src/cli/help.ts";
import { addressFilter, subjectFilter } from "../../../src/cli/filter-options.ts";
import { createProgram } from "../../../src/cli/run.ts";
import { identityFaultKinds } from "../../../src/services/identity/faults.ts";
import { legacyFaultKinds } from "../../../src/sandbox/legacy/faults.ts";
import { registryFaultKinds } from "../../../src/sandbox/registry/faults.ts";
import { tlsFaultKinds } from "../../../src/sandbox/faults/tls-faults.ts";
import { addressVariables, clientVariables } from "../../../src/sandbox/export/variables.ts";
import { httpFaults } from "../../../src/testing/handlers.ts";
import { root } from "../../fixtures/documents/documents.ts";
import { attributeNames, specifiedVersions } from "../../fixtures/legacy/legacy-service.ts";
import { readTable } from "../../fixtures/documents/read-table.ts";
import { readUnion } from "../../fixtures/documents/read-union.ts";

/** What stands in code in a cell: `` `one`, `two` ``. */
function codes(cell = ""): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code);
}

/** The first cells of a table, of which each has one piece of code. */
function firstCodes(rows: readonly (readonly string[])[]): string[] {
  return rows.flatMap(([cell]) => codes(cell));
}

describe("the README", () => {
  it("has every entry of the package", () => {
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { exports: object };
    const entries = Object.keys(exports).filter((entry) => entry !== "./package.json");
    const names = entries.map((entry) => `ares-caais${entry.slice(1)}`);
    expect(firstCodes(readTable("README.md", "Entries"))).toEqual(names);
  });
});

describe("the guide to errors", () => {
  const table = (section: string): readonly (readonly string[])[] => readTable("docs/guides/errors.md", section);

  it("has every class with its code", () => {
    const classes = [...Object.values(everything), LoginRequiredError].flatMap((value: unknown) =>
      typeof value === "function" && value.prototype instanceof ContractError
        ? [[value.name, Reflect.get(value, "code") as string]]
        : [],
    );
    const rows = table("All of them").map(([name, code]) => [...codes(name), ...codes(code)]);
    expect(rows.toSorted()).toEqual(classes.toSorted());
    const union = readUnion("src/errors/contract-error.ts", "ContractErrorCode");
    expect(rows.map(([, code]) => code).toSorted()).toEqual(union.toSorted());
    for (const row of table("All of them")) for (const cell of row) expect(cell).not.toBe("");
  });

  it.each([
    ["Transport errors", "src/errors/transport-error.ts", "TransportPhase"],
    ["Unexpected answers", "src/errors/unexpected-response-error.ts", "UnexpectedResponseReason"],
    ["Token errors", "src/identity/token-error.ts", "TokenErrorReason"],
    ["SOAP errors", "src/legacy/legacy-error.ts", "LegacyErrorReason"],
  ])("has every value of %s", (section, file, name) => {
    expect(firstCodes(table(section))).toEqual(readUnion(file, name));
  });
});

describe("the guide to the login", () => {
  it("has every scope with its claims", () => {
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
  const mapping = readTable("docs/guides/legacy-migration.md", "To OpenID Connect");

  it.each(specifiedVersions.map((version, index) => ({ version, column: index + 1 })))(
    "has the attributes of $version",
    ({ version, column }) => {
      const rows = readTable("docs/guides/legacy-migration.md", "From version to version");
      const marked = rows.filter((row) => row[column] === "yes");
      expect(firstCodes(marked).toSorted()).toEqual(attributeNames[version].toSorted());
    },
  );

  it("says of each attribute which claim of which scope it is", () => {
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

  it.each(published)("has every published address of $name", ({ internet, index }) => {
    const rows = readTable("docs/guides/environments.md", "Published addresses");
    const printed = rows.flatMap(([kind, , ...cells]) =>
      codes(cells[index]).map((address) => [codes(kind)[0], address]),
    );
    expect(printed).toEqual(Object.entries(internet));
  });
});

describe("the guide to testing", () => {
  it("has every fault of the sandbox", () => {
    const rows = readTable("docs/guides/testing.md", "Faults").map(([service, kinds]) => [
      codes(service)[0],
      codes(kinds),
    ]);
    expect(Object.fromEntries(rows)).toEqual({
      registry: [...registryFaultKinds],
      identity: [...identityFaultKinds],
      legacy: [...legacyFaultKinds],
      tls: [...tlsFaultKinds],
    });
  });

  it("has every fault of the handlers of the registry", () => {
    const rows = readTable("docs/guides/testing.md", "The registry with msw");
    const own = readUnion("src/testing/registry/registry-answer.ts", "RegistryFault");
    expect(firstCodes(rows)).toEqual([...httpFaults, ...own]);
  });
});

describe("the guide to the command line", () => {
  const silent = new PassThrough();
  const { commands } = createProgram(() => Promise.resolve(), { stdout: silent, stderr: silent });
  const optionsIn = (section: string): string[] =>
    readTable("docs/guides/command-line.md", section).flatMap(([cell]) =>
      codes(cell).map((code) => code.split(" ")[0] ?? ""),
    );

  it.each(commands.map((command) => ({ name: command.name(), command })))(
    "has every option of $name",
    ({ name, command }) => {
      const common = optionsIn("Options of every command");
      const own = command.options.flatMap(({ long }) => (long == null ? [] : [long]));
      const told = optionsIn(name);
      // What the contract has newly in a filter is an option before the guide says a word on it.
      const filters: Readonly<Record<string, typeof subjectFilter | typeof addressFilter>> = {
        search: subjectFilter,
        address: addressFilter,
      };
      const filter = filters[name]?.options().map(({ long }) => long) ?? [];
      const others = own.filter((option) => told.includes(option) || !filter.includes(option));
      expect([...common, ...told]).toEqual(expect.arrayContaining(others));
      expect(own).toEqual(expect.arrayContaining(told));
    },
  );

  it("has every exit code", () => {
    const rows = readTable("docs/guides/command-line.md", "Exit codes");
    expect(rows.map(([code]) => Number(code))).toEqual(Object.values(exitCodes));
  });

  it("has every variable", () => {
    const rows = readTable("docs/guides/command-line.md", "Variables");
    const known = [
      ...Object.values(addressVariables),
      ...Object.values(clientVariables),
      ...["ARES_CAAIS_PASSPHRASE", "ARES_CAAIS_REDIS"],
    ];
    expect(firstCodes(rows)).toEqual(known);
  });
});
