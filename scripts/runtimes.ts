import { nodePackage, nodeVersions } from "./node-versions.ts";

/** A runtime for programs that use the package. */
export interface Runtime {
  /** Its name as the documentation writes it, with its version. */
  readonly name: string;
  /** The package that npm installs; `undefined` for the current Node. */
  readonly package?: string;
  /** Path of its program in node_modules, or the whole path. */
  readonly program: string;
  /** The arguments before the name of a program. */
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

/**
 * The value of the variable RUNTIMES: `each` runs two short programs on each runtime, as `.ci/run` does; `all` runs every
 * program, in workers too, as `npm run matrix` does; without it everything runs on the Node that runs this.
 */
const wanted = process.env["RUNTIMES"];

const majorOf = ({ name }: Runtime): string => /^Node (\d+)/.exec(name)?.[1] ?? name;
/** The oldest version of `engines` counts to the last digit; of each later line any version will do. */
const otherNodes = nodes.filter((node, index) => index === 0 || wanted === "all" || majorOf(node) !== majorOf(own));

/** The runtimes for the short programs: one uses each client and the sandbox, one wrong inputs. */
export const runtimes: readonly Runtime[] =
  wanted === "all" || wanted === "each" ? [own, ...otherNodes, ...others] : [own];

/** The runtimes for every program. */
export const thoroughRuntimes: readonly Runtime[] = wanted === "all" ? runtimes : [own];

/** The runtimes for workers. */
export const workerRuntimes: readonly Runtime[] = wanted === "all" ? [workerd] : [];
