import { nodePackage, nodeVersions } from "./node-versions.ts";

/** What runs programs that use the package. */
export interface Runtime {
  /** Its name as the documentation writes it, with its version. */
  readonly name: string;
  /** What npm installs to have it; `undefined` for the Node that runs this. */
  readonly package?: string;
  /** Path of its program in node_modules, or the whole path. */
  readonly program: string;
  /** What stands before the name of a program that it runs. */
  readonly args: readonly string[];
}

const nodes = nodeVersions.map((version): Runtime => ({
  name: `Node ${version}`,
  package: nodePackage(`node-${version}`, version),
  program: `node-${version}/bin/node`,
  args: [],
}));

/** Like those of Node, packages that hold the program alone. */
const others: readonly Runtime[] = [
  {
    name: "Bun 1.4.4",
    package: `bun@npm:@oven/bun-${process.platform}-${process.arch === "arm64" ? "aarch64" : process.arch}@1.4.4`,
    program: "bun/bin/bun",
    args: [],
  },
  {
    name: "Deno 2.9.6",
    package: `deno@npm:@deno/${process.platform}-${process.arch}${process.platform === "linux" ? "-glibc" : ""}@2.9.6`,
    program: "deno/deno",
    args: ["run", "--allow-all"],
  },
];

const own: Runtime = { name: `Node ${process.versions.node}`, program: process.execPath, args: [] };

/** The runtime of Cloudflare's workers, in which the registry client alone runs. */
const workerd: Runtime = {
  name: "workerd 1.20261117.1",
  package: `workerd@npm:@cloudflare/workerd-${process.platform}-${process.arch === "x64" ? "64" : process.arch}@1.20261117.1`,
  program: "workerd/bin/workerd",
  args: ["test"],
};

/** The names of all that the matrix tries. */
export const runtimeNames: readonly string[] = [...nodes, ...others, workerd].map(({ name }) => name);

/** They take long, so `npm run matrix` alone asks for them. */
const wantsAll = process.env["RUNTIMES"] === "all";

/** What runs programs: of all runtimes, or the Node that runs this. */
export const runtimes: readonly Runtime[] = wantsAll ? [own, ...nodes, ...others] : [own];

/** What runs workers. */
export const workerRuntimes: readonly Runtime[] = wantsAll ? [workerd] : [];
