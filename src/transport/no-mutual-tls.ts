import { refuse } from "../errors/invalid-input-error.ts";
import type { CreateMutualTls } from "./mutual-tls.ts";

/** A browser shows its own client certificates, and lets no page choose one. */
export const createMutualTls: CreateMutualTls = (subject) => {
  const host: { readonly navigator?: { readonly userAgent?: unknown }; readonly URL: unknown } = globalThis;
  const agent = String(host.navigator?.userAgent);
  const [, able] = /^(Bun|Deno|Node)(?:\.js)?(?:\/|$)/.exec(agent) ?? [];
  // A bundler chose this module by mistake.
  if (able !== undefined)
    refuse(subject, "tls", `cannot be used in ${able} where it was loaded for browsers: load or bundle it for servers`);
  const [, unable = "other"] = /^(Cloudflare-Workers|Mozilla)(?:\/|$)/.exec(agent) ?? [];
  const place = { "Cloudflare-Workers": "in workerd", Mozilla: "in a browser" }[unable] ?? "here";
  refuse(subject, "tls", `cannot be used ${place}: it needs Node, Bun or Deno`);
};
