import { parse } from "yaml";

/** Where the project lives and whom to write to; what is `undefined` is not known yet. */
export interface Project {
  /** Address of the repository on a host, without an ending. */
  readonly repository: string | undefined;
  readonly homepage: string | undefined;
  readonly bugs: string | undefined;
  /** An e-mail address, or the address of a form. */
  readonly security: string | undefined;
  readonly securityAnswerDays: number | undefined;
  /** An e-mail address. */
  readonly conduct: string | undefined;
}

const mail = /^[^\s@<>[\]()]+@[^\s@<>[\]()]+\.[a-z]{2,}$/i;
const page = /^https:\/\/[^\s<>[\]()]+$/;
const repository = /^https:\/\/[\w.-]+\/[\w./-]*[\w-]$/;
const isText = (value: unknown, form: RegExp): boolean => typeof value === "string" && form.test(value);

/** The rule of each member. */
const rules: Readonly<Record<string, readonly [isValid: (value: unknown) => boolean, rule: string]>> = {
  repository: [(value) => isText(value, repository), "must be an https address without a query or .git at its end"],
  homepage: [(value) => isText(value, page), "must be an https address"],
  security: [(value) => isText(value, mail) || isText(value, page), "must be an e-mail or an https address"],
  securityAnswerDays: [
    (value) => Number.isSafeInteger(value) && Number(value) > 0,
    "must be a positive number of days",
  ],
  conduct: [(value) => isText(value, mail), "must be an e-mail address"],
};

/**
 * Reads `project.yaml`.
 *
 * @throws Error that names the member and the rule that it breaks.
 */
export function readProject(text: string): Project {
  const read: unknown = parse(text);
  if (typeof read !== "object" || read === null || Array.isArray(read)) throw new Error("project.yaml: must be a map");
  const given = new Map<string, unknown>(Object.entries(read).filter(([, value]) => value !== null));
  for (const [name, value] of given) {
    const [isValid, rule] = rules[name] ?? [() => false, `is none of ${Object.keys(rules).join(", ")}`];
    if (!isValid(value) || String(value).endsWith(".git")) throw new Error(`project.yaml: ${name} ${rule}`);
  }
  const textOf = (name: string): string | undefined => (given.has(name) ? String(given.get(name)) : undefined);
  const source = textOf("repository");
  return {
    repository: source,
    homepage: textOf("homepage") ?? (source && `${source}#readme`),
    bugs: source && `${source}/issues`,
    security: textOf("security"),
    securityAnswerDays: given.has("securityAnswerDays") ? Number(given.get("securityAnswerDays")) : undefined,
    conduct: textOf("conduct"),
  };
}
