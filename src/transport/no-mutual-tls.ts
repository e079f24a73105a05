import { InvalidInputError } from "../errors/invalid-input-error.ts";
import type { CreateMutualTls } from "./mutual-tls.ts";

/** A browser shows its own client certificates, and lets no page choose one. */
export const createMutualTls: CreateMutualTls = (subject) => {
  throw new InvalidInputError(subject, [
    { field: "tls", rule: "cannot be used in a browser: it needs Node, Bun or Deno" },
  ]);
};
