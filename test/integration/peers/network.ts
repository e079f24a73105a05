import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import type { Peer } from "./find-peers.ts";

/** `ip` of iproute2, by a user who may make networks. */
export function findNetworks(): Peer {
  const probe = `ares-caais-probe-${process.pid}`;
  const found = spawnSync("ip", ["netns", "add", probe], { stdio: "ignore" }).status === 0;
  if (found) spawnSync("ip", ["netns", "delete", probe], { stdio: "ignore" });
  return {
    name: "ip netns",
    program: found ? "ip" : undefined,
    advice: "no ip netns (apt-get install iproute2, as root)",
  };
}

/** A network that reaches nothing outside it, where programs know each other by host names. */
export interface Network {
  /** Path of its namespace. */
  readonly path: string;
  /** The arguments that run a command in it; the first one is the program. */
  command(...command: readonly string[]): readonly [string, ...string[]];
  remove(): void;
}

/** @param hosts names that lead to 127.0.0.1 */
export function createNetwork(hosts: readonly string[]): Network {
  const name = `ares-caais-${process.pid}-${Math.random().toString(36).slice(2, 8)}`;
  const files = `/etc/netns/${name}`;
  mkdirSync(files, { recursive: true });
  writeFileSync(`${files}/hosts`, `127.0.0.1 localhost ${hosts.join(" ")}\n`);
  writeFileSync(`${files}/resolv.conf`, "");
  execFileSync("ip", ["netns", "add", name]);
  execFileSync("ip", ["-netns", name, "link", "set", "lo", "up"]);
  return {
    path: `/run/netns/${name}`,
    command: (...command) => ["ip", "netns", "exec", name, ...command],
    remove: () => {
      execFileSync("ip", ["netns", "delete", name]);
      rmSync(files, { recursive: true });
    },
  };
}
