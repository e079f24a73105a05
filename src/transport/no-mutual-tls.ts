import { InvalidInputError } from "../errors/invalid-input-error.ts";
import type { CreateMutualTls } from "./mutual-tls.ts";

/** Runtimes that support client certificates, by their name in `navigator.userAgent`: a bundler chose this module by mistake. */
const able: ReadonlyMap<string, string> = new Map([
  ["Bun", "Bun"],
  ["Deno", "Deno"],
  ["Node.js", "Node"],
]);
/** Runtimes without client certificates. */
const unable: ReadonlyMap<string, string> = new Map([
  ["Cloudflare-Workers", "in workerd"],
  ["Mozilla", "in a browser"],
]);

/** A browser shows its own client certificates, and lets no page choose one. */
export const createMutualTls: CreateMutualTls = (subject) => {
  const host: { readonly navigator?: { readonly userAgent?: unknown }; readonly URL: unknown } = globalThis;
  const [name = ""] = String(host.navigator?.userAgent).split("/");
  const runtime = able.get(name);
  const place =
    runtime === undefined
      ? `${unable.get(name) ?? "here"}: it needs Node, Bun or Deno`
      : `in ${runtime} where it was loaded for browsers: load or bundle it for servers`;
  throw new InvalidInputError(subject, [{ field: "tls", rule: `cannot be used ${place}` }]);
};
