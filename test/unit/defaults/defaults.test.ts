import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { root } from "../../fixtures/documents/documents.ts";
import { defaults } from "./table.ts";

/** What a `@default` may say without being a value: where the value comes from. */
const descriptions = [
  "the machine's own",
  "connections of the package's own on Node; elsewhere the global `fetch`, looked up at every call, for the registry alone",
  "the address of the service, with or without a slash at its end",
  "those of the login",
  "the option `postLogoutRedirectUri` of the client",
  "a process warning",
  "every one",
  "no limit",
  "those that the terms of use allow",
  "all of them",
  "those of the request",
  "a new one, see {@link TestIdentityProvider.tls}",
];
/** Docstrings that repeat a default of others: of the Fetch standard, or of an answer that tests look at. */
const ofOthers = [
  "src/transport/fetch-exchange.ts FetchInit.method",
  "src/transport/fetch-exchange.ts FetchInit.redirect",
  "src/transport/fetch-exchange.ts FetchInit.repeatable",
  "src/sandbox/pages/page-answer.ts Page.status",
  "src/testing/legacy/legacy-answer.ts LegacyAnswers.status",
];

/** Types that the reference does not show by themselves. */
const notShown = ["Reach", "Page", "LegacyAnswers"];

const rows = defaults.map((row) => [row.name, row] as const);
const documented = readDocstrings();
const claimed = defaults.flatMap(({ docstrings = {} }) => Object.entries(docstrings));
const texts = new Map<string, string>();

/** A text without its line breaks, indentation, signs of comments, and padding of tables. */
function textOf(file: string): string {
  const known = texts.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(join(root, file), "utf8")
    .replace(/\n *\*(?= |\n)/g, "\n")
    .replace(/\n *\/\/(?= )/g, "\n // ")
    .replace(/" \+\n *"/g, "")
    .replace(/\s+/g, " ");
  texts.set(file, text);
  return text;
}

describe("the table of defaults", () => {
  it.each(rows)("%s is what the package does", async (_name, { value, observe }) => {
    expect(await observe()).toEqual(value);
  });

  it.each(rows.filter(([, { docstrings }]) => docstrings !== undefined))(
    "%s is in its docstrings",
    (_name, { docstrings = {} }) => {
      for (const [member, text] of Object.entries(docstrings)) expect(documented.get(member), member).toBe(text);
    },
  );

  it.each(rows.filter(([, { said }]) => said !== undefined))("%s is in the texts", (_name, { said = {} }) => {
    for (const [file, wanted] of Object.entries(said)) {
      for (const text of wanted) expect(textOf(file).includes(text), `${file}: ${text}`).toBe(true);
    }
  });

  it("has every default that a docstring says", () => {
    const known = new Set([...claimed.map(([member]) => member), ...ofOthers]);
    const missing = [...documented].filter(([member, text]) => !known.has(member) && !descriptions.includes(text));
    expect(missing).toEqual([]);
    const gone = [...known].filter((member) => !documented.has(member));
    expect(gone).toEqual([]);
  });

  it("has each name once", () => {
    const names = defaults.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it("is in the reference", () => {
    const pages = readdirSync(join(root, "docs/api"));
    const lines = pages.flatMap((page) => readFileSync(join(root, "docs/api", page), "utf8").split("\n"));
    const count = new Map<string, number>();
    for (const member of new Set([...claimed.map(([member]) => member), ...ofOthers])) {
      const said = documented.get(member) ?? "";
      // What has code in it is marked otherwise there.
      if (notShown.some((type) => member.includes(` ${type}.`)) || said.includes("`")) continue;
      const key = `${member.replace(/^.*\./, "")}?\`|**Default** \`${said}\``;
      count.set(key, (count.get(key) ?? 0) + 1);
    }
    for (const [key, times] of count) {
      const [name = "", text = ""] = key.split("|");
      const found = lines.filter((line) => line.includes(`\`${name}`) && line.includes(text));
      expect(found.length, key).toBe(times);
    }
  });
});

/** Every `@default` of the source, by file and member. */
function readDocstrings(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const files = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".ts"),
  );
  for (const name of files) {
    const file = `src/${name}`;
    const text = readFileSync(join(root, file), "utf8");
    if (!text.includes("@default")) continue;
    const visit = (node: ts.Node, owner: string): void => {
      const inner = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? node.name.text : owner;
      if (ts.isPropertySignature(node)) {
        for (const tag of ts.getJSDocTags(node)) {
          if (tag.tagName.text !== "default") continue;
          // As it is written: the parser would take links and code apart.
          const [, said = ""] = /@default\s+(.*?)\s*(?:\*\/|$)/m.exec(tag.getFullText()) ?? [];
          found.set(`${file} ${inner}.${node.name.getText()}`, said);
        }
      }
      ts.forEachChild(node, (child) => {
        visit(child, inner);
      });
    };
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), "");
  }
  return found;
}
