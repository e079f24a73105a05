import { isJsonObject, type JsonObject } from "../../src/transport/json-object.ts";
import { adoptContent, adoptParameter, adoptRequestBody } from "./adopt-operation.ts";
import { adoptSchema, rulesOf, type ImportContext } from "./adopt.ts";
import { nameOf } from "./canonical.ts";
import { objectOf } from "./json-values.ts";
import type { Path, YamlText } from "./yaml-text.ts";

const sections = ["schemas", "responses", "parameters", "requestBodies", "headers", "examples"] as const;
type Section = (typeof sections)[number];

/**
 * Adds the components that something new refers to, and takes away those that the published document has no more and
 * nothing refers to. A component of theirs for what ours says in place, or under another name, is not needed.
 *
 * @param text ours after all places were merged
 */
export function mergeComponents(context: ImportContext, text: YamlText): void {
  const { theirs, report } = context;
  const merged = objectOf(text.data);
  const theirReferences = referencesIn(theirs.document);
  const wanted = new Set([
    ...referencesIn(merged),
    // What nothing refers to is there for its own sake.
    ...names(theirs.document, "schemas")
      .map((name) => `#/components/schemas/${name}`)
      .filter((reference) => !theirReferences.has(reference)),
  ]);
  const added: { readonly section: Section; readonly name: string; readonly value: unknown }[] = [];
  // What is added may refer to more: a set is gone through with what it gets on the way.
  for (const reference of wanted) {
    const [root, section, name, ...deeper] = reference.slice(2).split("/");
    const known = sections.find((candidate) => candidate === section);
    if (root !== "components" || known === undefined || name === undefined || deeper.length > 0) continue;
    if (names(merged, known).includes(name) || !names(theirs.document, known).includes(name)) continue;
    const path = ["components", known, name];
    const published = component(theirs.document, known, name);
    report.add("came", path, known === "schemas" ? rulesOf(published) : "what answers or requests share");
    const value = adoptComponent(context, known, published, path);
    added.push({ section: known, name, value });
    for (const other of referencesIn(value)) wanted.add(other);
  }
  for (const section of sections) {
    const own = added.filter((one) => one.section === section);
    const known = names(merged, section);
    if (known.length === 0 && own.length > 0) {
      text.set(["components", section], Object.fromEntries(own.map(({ name, value }) => [name, value])));
      continue;
    }
    for (const { name, value } of inTheirOrder(own, names(theirs.document, section))) {
      text.insert(["components", section, name], value, placeOf(name, known, names(theirs.document, section)));
    }
  }
  removeUnused(context, text, merged);
}

/** The component that a new one comes behind. */
function placeOf(name: string, known: readonly string[], theirs: readonly string[]): string | undefined {
  if (known.length > 1 && known.every((one, index) => index === 0 || (known[index - 1] ?? "") < one)) {
    return known.filter((other) => other < name).at(-1);
  }
  return theirs.slice(0, theirs.indexOf(name)).findLast((other) => known.includes(other)) ?? known.at(-1);
}

function inTheirOrder<One extends { readonly name: string }>(added: readonly One[], theirs: readonly string[]): One[] {
  return added.toSorted((one, other) => theirs.indexOf(one.name) - theirs.indexOf(other.name));
}

function adoptComponent(context: ImportContext, section: Section, value: unknown, path: Path): unknown {
  switch (section) {
    case "schemas":
      return adoptSchema(context, value, path, {
        isNew: true,
        isDescribed: true,
        ...renamed(context, nameAt(path)),
      });
    case "parameters":
      return adoptParameter(context, value, path);
    case "requestBodies":
      return adoptRequestBody(context, value, path);
    case "responses": {
      const { content, ...members } = objectOf(value);
      if (content === undefined) return value;
      return { ...members, content: adoptContent(context, content, [...path, "content"]) };
    }
    case "headers":
    case "examples":
      return value;
  }
}

/** The schema of ours that went by this name before: one that is gone, with the same properties. */
function renamed({ ours, theirs }: ImportContext, name: string): { readonly former?: JsonObject } {
  const properties = (document: JsonObject, schema: string): string =>
    Object.keys(objectOf(objectOf(component(document, "schemas", schema))["properties"])).join();
  const wanted = properties(theirs.document, name);
  const gone = names(ours.document, "schemas").filter((other) => !names(theirs.document, "schemas").includes(other));
  const former = wanted === "" ? undefined : gone.find((other) => properties(ours.document, other) === wanted);
  return former === undefined ? {} : { former: objectOf(component(ours.document, "schemas", former)) };
}

function removeUnused({ ours, theirs, report }: ImportContext, text: YamlText, merged: JsonObject): void {
  const gone = sections.flatMap((section) =>
    names(ours.document, section)
      .filter((name) => !names(theirs.document, section).includes(name))
      .map((name) => ({ section, name })),
  );
  if (gone.length === 0) return;
  const { components, ...others } = merged;
  const isGone = (section: string, name: string): boolean =>
    gone.some((one) => one.section === section && one.name === name);
  const kept = Object.fromEntries(
    Object.entries(objectOf(components)).map(([section, members]) => [
      section,
      Object.fromEntries(Object.entries(objectOf(members)).filter(([name]) => !isGone(section, name))),
    ]),
  );
  const used = referencesIn({ ...others, kept });
  for (const reference of used) {
    const [, section = "", name = ""] = reference.slice(2).split("/");
    if (isGone(section, name)) {
      for (const other of referencesIn(component(merged, section, name))) used.add(other);
    }
  }
  for (const { section, name } of gone) {
    if (used.has(`#/components/${section}/${name}`)) continue;
    const path = ["components", section, name];
    const { "x-origin": origin } = objectOf(component(merged, section, name));
    const named = origin === "specification" ? "; the specification names it, so that a test will fail" : "";
    report.add("went", path, `the published document has it no more${named}`);
    text.delete(path);
  }
}

/** Every reference within a value. */
function referencesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) referencesIn(item, found);
  else if (isJsonObject(value)) {
    const { $ref } = value;
    if (typeof $ref === "string") found.add($ref);
    for (const member of Object.values(value)) referencesIn(member, found);
  }
  return found;
}

function nameAt(path: Path): string {
  return nameOf(path.join("/"));
}

function component(document: JsonObject, section: string, name: string): unknown {
  return objectOf(objectOf(document["components"])[section])[name];
}

function names(document: JsonObject, section: string): string[] {
  return Object.keys(objectOf(objectOf(document["components"])[section]));
}
