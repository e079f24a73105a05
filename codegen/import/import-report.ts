import type { Path } from "./yaml-text.ts";

/** One thing that an import did, or that it leaves to a person. */
export interface Remark {
  readonly place: string;
  readonly text: string;
}

/** What an import tells whoever started it. */
export class ImportReport {
  readonly came: Remark[] = [];
  readonly went: Remark[] = [];
  readonly changed: Remark[] = [];
  /** What the published document says otherwise, and ours keeps for a reason that it gives. */
  readonly kept: Remark[] = [];
  readonly questions: Remark[] = [];

  /** Adds a remark; the same one only once. */
  add(list: "came" | "went" | "changed" | "kept" | "questions", path: Path, text: string): void {
    const remark = { place: placeOf(path), text };
    if (!this[list].some((known) => known.place === remark.place && known.text === text)) this[list].push(remark);
  }

  /** The report as Markdown. */
  format(title: string): string {
    const sections = [
      ["What came", this.came],
      ["What went", this.went],
      ["What changed", this.changed],
      ["What stays as ours has it", this.kept],
      ["What could not be decided", this.questions],
    ] as const;
    const lines = sections.flatMap(([name, remarks]) =>
      remarks.length === 0
        ? []
        : ["", `## ${name} (${remarks.length})`, "", ...remarks.map(({ place, text }) => `- \`${place}\`: ${text}`)],
    );
    return [`# ${title}`, ...lines, ""].join("\n");
  }
}

/** A place as people say it: `Adresa.psc`, `post /hlidani 200`. */
function placeOf(path: Path): string {
  const [section, second, third, ...rest] = path.map(String);
  if (section === "components" && second !== undefined && third !== undefined) {
    const names = rest.filter((name, index) => !isStructure(name) || (index > 0 && rest[index - 1] === "properties"));
    const owner = second === "schemas" ? third : `${second}/${third}`;
    return [owner, ...names].join(".");
  }
  if (section === "paths" && second !== undefined) {
    return third === undefined ? second : [third, second, ...rest].join(" ");
  }
  return path.length === 0 ? "/" : path.join("/");
}

function isStructure(name: string): boolean {
  return name === "properties" || name === "allOf" || /^\d+$/.test(name);
}

/** A value in a remark. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined;
  if (text === undefined) return "nothing";
  return `\`${text.length > 200 ? `${text.slice(0, 200)}…` : text}\``;
}
