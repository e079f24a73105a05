import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { onTestFinished } from "vitest";
import type { Peer } from "./find-peers.ts";

/** `ip`, where it may make network namespaces. */
export function findNamespaces(): Peer {
  const name = `ares-caais-${process.pid}`;
  const made = spawnSync("ip", ["netns", "add", name]).status === 0;
  if (made) spawnSync("ip", ["netns", "delete", name]);
  return {
    name: "network namespaces",
    program: made ? "ip" : undefined,
    advice: "no ip that may make network namespaces (apt-get install iproute2, and CAP_SYS_ADMIN)",
  };
}

/** A command line that runs in the namespace. */
export type InNamespace = (...command: readonly string[]) => readonly [string, ...string[]];

/**
 * Makes two machines with a cable between them, until the test is finished: namespaces whose only network is the one between
 * them. Both know the first by the names.
 *
 * @throws Error when that cannot be had, with the advice.
 */
export function connectNamespaces(
  { program, advice }: Peer,
  names: readonly string[],
): { readonly server: InNamespace; readonly client: InNamespace } {
  if (program === undefined) throw new Error(`network namespaces are required: ${advice}`);
  const ip = (line: string): void => {
    execFileSync(program, line.split(" "));
  };
  const ends = ["server", "client"].map((end, index) => ({
    name: `ares-caais-${process.pid}-${end}`,
    device: `ac${process.pid % 100_000}${end.slice(0, 1)}`,
    address: `192.0.2.${index + 1}`,
  }));
  for (const { name } of ends) {
    ip(`netns add ${name}`);
    const settings = `/etc/netns/${name}`;
    mkdirSync(settings, { recursive: true });
    writeFileSync(`${settings}/hosts`, `127.0.0.1 localhost\n192.0.2.1 ${names.join(" ")}\n`);
    onTestFinished(() => {
      ip(`netns delete ${name}`);
      rmSync(settings, { recursive: true });
    });
  }
  const [server, client] = ends.map(({ name }) => name);
  ip(
    `link add ${ends[0]?.device ?? ""} netns ${server ?? ""} type veth peer name ${ends[1]?.device ?? ""} netns ${client ?? ""}`,
  );
  for (const { name, device, address } of ends) {
    ip(`-n ${name} address add ${address}/24 dev ${device}`);
    for (const each of ["lo", device]) ip(`-n ${name} link set ${each} up`);
  }
  const within =
    (name = ""): InNamespace =>
    (...command) => [program, "netns", "exec", name, ...command];
  return { server: within(server), client: within(client) };
}

/** A network that reaches nothing outside it, where programs know each other by host names. */
export interface Network {
  /** Path of its namespace. */
  readonly path: string;
  /** A command line that runs in it. */
  readonly command: InNamespace;
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
