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
const openers = /(?:^|[.;!] |\/\*\*? |\* |\/\/ )Who [a-z][^?]*$/;

const folders = ["src", "codegen", "test", "examples", "bench", "scripts", "site"];
const own = "test/unit/docs/plain-words.test.ts";
const programs = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(ts|tsx|vue|js)$/.test(name) && !/(^|\/)(node_modules|\.next|dist)\//.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), "utf8") })),
);
const lines = [...programs, ...readDocuments()]
  .filter(({ path }) => path !== own)
  .flatMap(({ path, text }) => text.split("\n").map((line, index) => ({ place: `${path}:${index + 1}`, line })));

describe("[DOC-09] the old phrases are gone", () => {
  it.each(phrases)("says something else than %j, such as %j", (phrase) => {
    expect(lines.filter(({ line }) => line.toLowerCase().includes(phrase)).map(({ place }) => place)).toEqual([]);
  });

  it("begins no sentence with Who in place of a noun", () => {
    const sentences = lines.filter(({ line }) => openers.test(line) && !/^#|^\|/.test(line));
    expect(sentences.map(({ place }) => place)).toEqual([]);
  });
});
