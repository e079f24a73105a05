import type { Chyba } from "../../generated/registry-types.gen.ts";

/** What the registry says of an error (`Chyba`): each member where it says it, unless a secret of the call stands in it. */
export interface RegistryErrorBody {
  /** Code of the error; a newer service may know more of them, and it may be left out. */
  readonly kod: Chyba["kod"] | (string & {}) | undefined;
  /** Finer code of the error. */
  readonly subKod: string | undefined;
  /** Description in Czech; several messages are joined with a vertical bar. */
  readonly popis: string | undefined;
}

/** Longest codes and longest description that a message repeats, in characters. */
const longestCode = 200;
const longestDescription = 500;

/** What a message repeats of it; empty for nothing. */
export function describeChyba({ kod, subKod, popis }: RegistryErrorBody): string {
  const code = [kod, subKod].filter((part) => part !== undefined).join("/");
  return [code.slice(0, longestCode), (popis ?? "").slice(0, longestDescription)]
    .filter((part) => part !== "")
    .join(": ");
}
