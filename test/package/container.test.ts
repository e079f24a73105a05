import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parse } from "yaml";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { limits } from "../fixtures/limits.ts";
import { makeFolder } from "../fixtures/folder.ts";
import { root } from "../fixtures/documents/documents.ts";
import { isSkipped, titleOf, type Peer } from "../integration/peers/find-peers.ts";
import { createNetwork, type Network } from "../integration/peers/namespaces.ts";

const { tarball } = inject("packed");
const example = join(root, "examples/container");

const canRun = ["podman", "runc", "busybox", "ip"].every((program) => spawnSync("which", [program]).status === 0);
const podmanPeer: Peer = {
  name: "podman",
  program: canRun ? "podman" : undefined,
  advice: "no podman (apt-get install podman runc busybox-static iproute2)",
};

interface Service {
  readonly command: readonly string[];
  readonly user?: string;
  readonly read_only: boolean;
  readonly volumes: readonly string[];
  readonly networks?: { readonly default: { readonly aliases: readonly string[] } };
}
const { services } = parse(readFileSync(join(example, "compose.yaml"), "utf8")) as {
  readonly services: Readonly<Record<"sandbox" | "application", Service>>;
};
const hosts = services.sandbox.networks?.default.aliases ?? [];

/** A file system with this machine's Node and npm, and the shell of Debian's busybox, in the place of an image from a registry. */
function writeBase(folder: string): void {
  const node = process.execPath;
  const libraries = execFileSync("ldd", [node], { encoding: "utf8" }).match(/\/lib\S+/g) ?? [];
  const npm = join(dirname(node), "../lib/node_modules/npm");
  for (const path of ["bin", "usr/bin", "etc", "tmp", "usr/lib/node_modules"])
    mkdirSync(join(folder, path), { recursive: true });
  for (const [from, to] of [
    ["/bin/busybox", "bin/busybox"],
    [node, "usr/bin/node"],
    ...libraries.map((path) => [path, path]),
  ]) {
    if (from === undefined || to === undefined) continue;
    mkdirSync(dirname(join(folder, to)), { recursive: true });
    copyFileSync(from, join(folder, to));
  }
  cpSync(npm, join(folder, "usr/lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(folder, "usr/bin/npm"));
  for (const name of ["sh", "mkdir", "chown", "rm", "id"]) symlinkSync("busybox", join(folder, "bin", name));
  symlinkSync("/bin/busybox", join(folder, "usr/bin/env"));
  writeFileSync(join(folder, "etc/passwd"), "root:x:0:0::/root:/bin/sh\nnode:x:1000:1000::/:/bin/sh\n");
}

/** The settings of npm on this machine, with the authority that it trusts beside those of Node, if there is one. */
function npmSettings(): Readonly<Record<string, string>> {
  const own = join(homedir(), ".npmrc");
  const authority = process.env["NODE_EXTRA_CA_CERTS"];
  const settings = existsSync(own) ? readFileSync(own, "utf8") : "";
  if (authority === undefined) return { ".npmrc": settings };
  return {
    ".npmrc": `${settings}\ncafile=/root/npm-authority.pem\n`,
    "npm-authority.pem": readFileSync(authority, "utf8"),
  };
}

// The application asks the sandbox that the first test has seen healthy and that the last one stops.
describe.skipIf(isSkipped(podmanPeer))(`examples/container, by ${titleOf(podmanPeer)}`, { shuffle: false }, () => {
  const folder = makeFolder(npmSettings());
  const file = (name: string): string => join(folder.path, name);
  const network: Network = createNetwork(hosts);

  const podman = (...args: readonly string[]): string => {
    const storage = ["--root", file("storage"), "--runroot", file("run"), "--storage-driver", "vfs"];
    const plain = ["--runtime", "runc", "--cgroup-manager", "cgroupfs", "--events-backend", "file"];
    return execFileSync("podman", [...storage, ...plain, ...args], {
      encoding: "utf8",
      timeout: limits.install,
      stdio: "pipe",
    });
  };
  /** Builds without what a machine without user namespaces and without a name server lacks. */
  const build = (tag: string, containerfile: string, context: string, ...more: readonly string[]): string =>
    podman(
      "build",
      "--format",
      "docker",
      "--isolation",
      "chroot",
      "--network",
      "host",
      "--tag",
      tag,
      "--file",
      containerfile,
      ...more,
      context,
    );
  /** Runs a service as the compose file says, in the network of the test. */
  const run = (name: "sandbox" | "application", image: string): void => {
    const { command, user, read_only: isReadOnly, volumes } = services[name];
    const mounts = volumes.flatMap((volume) => ["--volume", volume.replace(/^\./, example)]);
    podman(
      ...["run", "--detach", "--name", name, "--network", `ns:${network.path}`],
      ...["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1024:1024"],
      ...hosts.flatMap((host) => ["--add-host", `${host}:127.0.0.1`]),
      ...[...(isReadOnly ? ["--read-only"] : []), ...(user === undefined ? [] : ["--user", user])],
      ...[...mounts, image, ...command],
    );
  };
  const curl = (...args: readonly string[]): string => {
    const [program, ...rest] = network.command(
      "curl",
      "--silent",
      "--show-error",
      "--retry",
      "20",
      "--retry-connrefused",
      ...args,
    );
    return execFileSync(program, rest, { encoding: "utf8", timeout: limits.program, stdio: "pipe" });
  };

  beforeAll(() => {
    mkdirSync(file("base"));
    writeBase(file("base"));
    writeFileSync(file("Base"), "FROM scratch\nCOPY . /\nENV PATH=/usr/bin:/bin\n");
    build("base", file("Base"), file("base"));
    mkdirSync(file("context"));
    copyFileSync(tarball, join(file("context"), basename(tarball)));
    const settings = Object.keys(npmSettings()).flatMap((name) => ["--volume", `${file(name)}:/root/${name}:ro`]);
    const names = ["/etc/hosts", "/etc/resolv.conf"].flatMap((path) => ["--volume", `${path}:${path}:ro`]);
    build(
      "sandbox",
      join(example, "Dockerfile"),
      file("context"),
      "--build-arg",
      "BASE=localhost/base",
      ...settings,
      ...names,
    );
    run("sandbox", "localhost/sandbox");
  });
  afterAll(() => {
    podman("rm", "--all", "--force");
    network.remove();
    folder.remove();
  });

  it("[BOX-07] becomes healthy, runs as an ordinary user and writes only its state", async () => {
    const isHealthy = (): boolean => {
      try {
        podman("healthcheck", "run", "sandbox");
        return true;
      } catch {
        return false;
      }
    };
    await expect.poll(isHealthy).toBe(true);
    expect(podman("exec", "sandbox", "id", "-u")).toBe("1000\n");
    expect(() => podman("exec", "sandbox", "sh", "-c", "echo > /opt/file")).toThrow("Read-only file system");
  });

  it("[BOX-07] serves the application beside it under the host names of the compose file", () => {
    run("application", "localhost/base");
    expect(curl("http://127.0.0.1:3000/")).toBe("Moravské datové služby a.s.");
  });

  it("[BOX-07] exits with 0 at SIGTERM", () => {
    podman("stop", "--time", "20", "sandbox");
    expect(podman("inspect", "--format", "{{.State.ExitCode}}", "sandbox")).toBe("0\n");
  });
});
