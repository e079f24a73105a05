import type { IncomingHttpHeaders } from "node:http";

const languages = ["cs", "en"] as const;
export type Language = (typeof languages)[number];

/** A text in both languages; one that says something of what is given is a function. */
export type Text<Said = string> = Readonly<Record<Language, Said>>;

/** Texts by their names: `as const satisfies Texts` lets none compile that lacks a language. */
export type Texts = Readonly<Record<string, Text | Text<(...values: never[]) => string>>>;

const cookieName = "__Host-language";

/** The language of a page: what the visitor chose, else the one that the browser puts first, else Czech. */
export function languageOf({ cookie = "", "accept-language": accepted = "" }: IncomingHttpHeaders): Language {
  const chosen = cookie.split("; ").find((pair) => pair.startsWith(`${cookieName}=`));
  const wanted = accepted.split(",").map((part) => {
    const [range = "", quality = "q=1"] = part.split(";").map((text) => text.trim());
    return { name: range.slice(0, 2).toLowerCase(), quality: Number(quality.slice(2)) };
  });
  const names = wanted.toSorted((one, other) => other.quality - one.quality).map(({ name }) => name);
  const [first = "cs"] = [chosen?.slice(-2), ...names].flatMap((name) => readLanguage(name) ?? []);
  return first;
}

/** Header `Set-Cookie` that keeps a choice for a year; nothing when the path `/language/en` names no language of ours. */
export function chooseLanguage(path: string): string | undefined {
  const [, name] = /^\/language\/(\w+)$/.exec(path) ?? [];
  const language = readLanguage(name);
  return language && `${cookieName}=${language}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=31536000`;
}

function readLanguage(name: string | undefined): Language | undefined {
  return languages.find((language) => language === name);
}
