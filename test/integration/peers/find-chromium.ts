import { existsSync } from "node:fs";
import type { Peer } from "./find-peers.ts";

const path = "/usr/bin/chromium";

/** Chromium of the system. */
export function findChromium(): Peer {
  return {
    name: "Chromium",
    program: existsSync(path) ? path : undefined,
    advice: `no ${path} (apt-get install chromium)`,
  };
}
