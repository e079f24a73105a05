import { readFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);

/** Compilers that the declarations have to satisfy. */
export const typeScriptVersions = ["5.9.3", "6.0.3", "7.0.2"] as const;

/** Both ends of what the package takes as its peer, and the oldest Node that each runs in. */
export const mswVersions: readonly (readonly [msw: string, oldestNode: number])[] = [
  ["2.7.0", 20],
  ["3.0.5", 22],
];

/** The line of Express before the one that the examples are tested with. */
export const express4 = "express@4.22.3";

/** openid-client with passport and sessions of Express, and the client of HTTP that its documentation takes for certificates. */
export const openidClientPackages = [
  "openid-client@6.8.9",
  "passport@0.7.0",
  "express-session@1.19.0",
  "undici@7.30.2",
];

/** Next.js, and what an application of it needs. */
export const nextPackages = [
  "next@16.4.6",
  "react@19.3.1",
  "react-dom@19.3.1",
  "typescript@5.9.3",
  "@types/react@19.3.0",
];

/** The types of Node that the package is written with. */
export const nodeTypesVersion = (
  JSON.parse(readFileSync(new URL("node_modules/@types/node/package.json", root), "utf8")) as { version: string }
).version;
