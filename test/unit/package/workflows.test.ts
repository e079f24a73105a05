import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { nodeVersions } from "../../../scripts/node-versions.ts";

/** The part of a workflow that is read here. */
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}
interface Job {
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  readonly container?: string;
  readonly services?: unknown;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

const root = new URL("../../../", import.meta.url);
const folder = new URL(".github/workflows/", root);
const { scripts, engines } = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
  engines: { node: string };
};
const workflows = readdirSync(folder).map(
  // Every member that a test reads is compared with a value, so a workflow of another form fails it.
  (file) => [file, parse(readFileSync(new URL(file, folder), "utf8")) as Workflow] as const,
);
const workflow = (name: string): Workflow => {
  const found = workflows.find(([file]) => file === name);
  if (found === undefined) throw new Error(`no workflow ${name}`);
  return found[1];
};
/** The name of an action without the commit that it is pinned to. */
const action = (uses: string): string => uses.replace(/@.*/, "");
const commands = (job: Job | undefined): string[] =>
  (job?.steps ?? []).flatMap(({ run = "" }) => run.split("\n")).filter((line) => line !== "");

describe.each(workflows)("%s", (_file, { permissions, jobs }) => {
  it("runs only scripts and files of the project", () => {
    const started = Object.values(jobs).flatMap(commands);
    expect(started.length).toBeGreaterThan(0);
    const named = started.flatMap((line) => [...line.matchAll(/npm run ([\w:]+)/g)].map(([, name = ""]) => name));
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    const files = started.filter((line) => line.startsWith("."));
    expect(files.filter((line) => !existsSync(new URL(line.replace(/ .*/, ""), root)))).toEqual([]);
  });

  it("has read permission only, a time limit, and no persisted credentials", () => {
    expect(permissions).toEqual({ contents: "read" });
    for (const job of Object.values(jobs)) expect(job["timeout-minutes"]).toBeLessThanOrEqual(60);
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const checkouts = steps.filter(({ uses = "" }) => uses.startsWith("actions/checkout@"));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((step) => step.with?.["persist-credentials"] !== false)).toEqual([]);
  });
});

/** Every line of a workflow that names an action, also one of a form that the parsed workflow would hide. */
const actionLines = (text: string): string[] => text.split("\n").filter((line) => /\buses["']?\s*:/.test(line));
/** The whole commit, and the version that it is for people and for Dependabot. */
const pinned = /^ +(- )?uses: [\w-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

describe("third-party actions and images in workflows", () => {
  it.each(workflows)(
    "every workflow pins third-party code in %s: actions by commit, images by digest",
    (file, { jobs }) => {
      const lines = actionLines(readFileSync(new URL(file, folder), "utf8"));
      const steps = Object.values(jobs).flatMap((job) => job.steps);
      expect(lines).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
      expect(lines.length).toBeGreaterThan(0);
      expect(lines.filter((line) => !pinned.test(line))).toEqual([]);
      const images = Object.values(jobs).flatMap(({ container = [] }) => container);
      expect(images.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
      expect(Object.values(jobs).filter(({ services }) => services !== undefined)).toEqual([]);
    },
  );

  it("have the same commit and digest everywhere", () => {
    const texts = workflows.map(([file]) => readFileSync(new URL(file, folder), "utf8"));
    const used = new Set(texts.flatMap(actionLines).map((line) => line.replace(/^.*uses: /, "")));
    const names = [...used].map(action);
    expect(names).toEqual([...new Set(names)]);
    const images = workflows.flatMap(([, { jobs }]) => Object.values(jobs).flatMap(({ container = [] }) => container));
    expect(new Set(images).size).toBe(1);
  });

  it("Dependabot updates third-party code", () => {
    const { updates } = parse(readFileSync(new URL(".github/dependabot.yml", root), "utf8")) as {
      readonly updates: readonly { readonly "package-ecosystem": string; readonly directory: string }[];
    };
    expect(updates).toContainEqual(expect.objectContaining({ "package-ecosystem": "github-actions", directory: "/" }));
  });
});

describe("workflows", () => {
  it("test every version of Node from the oldest supported one", () => {
    const tried = workflow("ci.yml").jobs["check"]?.strategy?.matrix["node"];
    const lines = nodeVersions.map((version) => version.replace(/\..*/, ""));
    expect(tried).toEqual([nodeVersions[0], ...lines]);
    expect(nodeVersions[0]).toBe(`${engines.node.replace(/^>=/, "")}.0`);
  });

  it("test the packed package on every runtime in a separate job", () => {
    const { check, matrix } = workflow("ci.yml").jobs;
    expect(commands(check)).toContain(".ci/run check");
    expect(commands(matrix)).toContain(".ci/run matrix");
  });

  it("repeat the proofs of CI every night with more cases", () => {
    const { on, jobs } = workflow("nightly.yml");
    expect(on).toEqual({ schedule: [{ cron: expect.any(String) as string }], workflow_dispatch: null });
    expect(commands(jobs["nightly"])).toEqual([".ci/nightly"]);
  });

  it("publish with provenance from a tag after every check, and nowhere else", () => {
    const { on, jobs } = workflow("release.yml");
    expect(on).toEqual({ push: { tags: ["v*"] } });
    const { check, publish } = jobs;
    expect(commands(check)).toEqual(
      expect.arrayContaining(['npm run release:check -- --tag "$GITHUB_REF_NAME"', ".ci/run", "npm audit --omit=dev"]),
    );
    expect(publish?.needs).toBe("check");
    expect(publish?.permissions).toEqual({ contents: "read", "id-token": "write" });
    const all = workflows.flatMap(([, { jobs }]) => Object.values(jobs));
    expect(all.filter((job) => commands(job).some((line) => line.includes("npm publish")))).toEqual([publish]);
    const { propose } = workflow("contract.yml").jobs;
    const { deploy } = workflow("pages.yml").jobs;
    expect(all.filter(({ permissions }) => permissions !== undefined)).toEqual([propose, deploy, publish]);
  });

  it("deploy the documentation from the main branch, and run nothing else with the token", () => {
    const { on, jobs } = workflow("pages.yml");
    expect(on["push"]).toEqual({ branches: ["main"] });
    const { build, deploy } = jobs;
    expect(commands(build).map((line) => line.trim())).toEqual(
      expect.arrayContaining(["npm ci --no-audit --no-fund", "npm run docs"]),
    );
    expect(build?.steps.at(-1)?.with).toMatchObject({ name: "github-pages", path: "artifact.tar" });
    expect(deploy?.needs).toBe("build");
    expect(deploy?.permissions).toEqual({ pages: "write", "id-token": "write" });
    expect(deploy?.steps.map(({ uses = "", run }) => run ?? action(uses))).toEqual(["actions/deploy-pages"]);
  });

  it("publish the checked package, and run nothing else with the token", () => {
    const { check, publish } = workflow("release.yml").jobs;
    const packing = check?.steps.slice(-2) ?? [];
    expect(packing.map(({ uses, run }) => (uses === undefined ? run : action(uses)))).toEqual([
      "npm pack",
      "actions/upload-artifact",
    ]);
    expect(packing[1]?.with).toEqual({ name: "package", path: "*.tgz", "if-no-files-found": "error" });
    const steps = publish?.steps ?? [];
    expect(steps.flatMap(({ uses }) => (uses === undefined ? [] : action(uses)))).toEqual([
      "actions/setup-node",
      "actions/download-artifact",
    ]);
    expect(steps.at(-2)?.with).toEqual({ name: "package" });
    expect(commands(publish)).toEqual([
      expect.stringContaining("npm --version"),
      "npm publish ./*.tgz --provenance --access public",
    ]);
  });

  it("propose a new contract without running downloaded code", () => {
    const { follow, propose } = workflow("contract.yml").jobs;
    expect(follow?.permissions).toBeUndefined();
    expect(propose?.needs).toBe("follow");
    expect(propose?.permissions).toEqual({ contents: "write", "pull-requests": "write" });
    expect(commands(propose).filter((line) => /^ *(?:npm|npx|node|\.)/.test(line))).toEqual([]);
  });

  it.each([
    ["11.5.1", true],
    ["11.10.0", true],
    ["12.0.0", true],
    ["11.5.0", false],
    ["11.4.2", false],
    ["9.9.9", false],
    ["", false],
  ])("publish through npm %j: %j", (version, enough) => {
    const [command = ""] = commands(workflow("release.yml").jobs["publish"]);
    // As GitHub runs it, with another npm.
    const { status, error } = spawnSync("bash", ["-e", "-c", `npm() { echo "${version}"; }\n${command}`]);
    expect(error).toBeUndefined();
    expect(status === 0).toBe(enough);
  });
});
