import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readDocuments, root } from "../../fixtures/documents/documents.ts";

/** Phrases that readers stumbled over, each with the words to use instead. */
const phrases = [
  ["changes something twice means it", "requests that change state are never shared between callers"],
  ["may come to nothing", "finishes after the call; a failure does not reject it"],
  ["finds it taken", "if the lock is held"],
  ["anything may come", "nothing: unknown input is checked once, at the boundary"],
  ["of one that is given because there is no other", "of a stale response"],
  ["nobody is logged in whom", "treats the user as anonymous when"],
  ["follows by itself", "updates automatically"],
  ["what came of it", "result"],
  ["whoever", "the caller, the reader, the user, the process"],
  ["rubbish", "invalid data"],
  ["heed", "respect, use"],
  ["weather", "load, network"],
] as const;

/** A sentence whose subject is a question word. A question or a heading in a guide may begin like this. */
const openers = /(?:^|[.;!] |\/\*\*? |\* |- |\/\/ )(?:Who|Whom|Whose|What|Whatever) [a-z][^?]*$/;

/**
 * A docstring, a comment or a sentence in one that begins with a stand-in for a noun. Text between quotes or backticks is no
 * sentence of ours, and a question may begin like this.
 */
const standIns =
  /(?:^\s*\/\*\*? |^\s*\* |\/\/ |<!-- |\{\/\* )(?:[^"`]*[.;!] )?(?:What|Who|Whom|Whose|Whoever|Whatever|Of|Those) [a-z][^?]*$/;

/** A test title without a subject. */
const bareTitles = /(?:["'`](?:\[[A-Z]+-\d+\] )+|\b(?:it|test)\(["'`])(?:is|are) /;

const folders = ["src", "codegen", "test", "examples", "bench", "scripts", "site"];
const own = "test/unit/docs/plain-words.test.ts";
const programs = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|tsx|vue|js)$/.test(name) && !/(^|\/)(node_modules|\.next|dist)\//.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), "utf8") })),
);
const linesOf = (files: readonly { readonly path: string; readonly text: string }[]) =>
  files
    .filter(({ path }) => path !== own)
    .flatMap(({ path, text }) => text.split("\n").map((line, index) => ({ place: `${path}:${index + 1}`, line })));
const lines = linesOf([...programs, ...readDocuments()]);

describe("[DOC-09] comments, titles and documents", () => {
  it.each(phrases)("say nowhere %j; write %j", (phrase) => {
    expect(lines.filter(({ line }) => line.toLowerCase().includes(phrase)).map(({ place }) => place)).toEqual([]);
  });

  it("begin no comment with a stand-in for a noun", () => {
    const comments = linesOf(programs).filter(({ line }) => standIns.test(line));
    expect(comments.map(({ place }) => place)).toEqual([]);
  });

  it.each([
    "/** What it gives. */",
    "// Of one that is there.",
    " * Text. Whose key fits is taken.",
    "  /** Whatever comes",
  ])("finds the comment %j", (line) => {
    expect(line).toMatch(standIns);
  });

  it("give every test title a subject", () => {
    const titles = linesOf(programs).filter(({ line }) => bareTitles.test(line));
    expect(titles.map(({ place }) => place)).toEqual([]);
  });

  it("begin no sentence with Who or What in place of a noun", () => {
    const sentences = lines.filter(({ line }) => openers.test(line) && !/^#|^\|/.test(line));
    expect(sentences.map(({ place }) => place)).toEqual([]);
  });
});
