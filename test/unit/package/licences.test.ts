import { describe, expect, it } from "vitest";
import { describeLicences } from "../../../scripts/licences/describe-licences.ts";

const packages = {
  "": {
    version: "0.1.0",
    license: "MIT",
    dependencies: { one: "^1.0.0" },
    peerDependencies: { peer: "^4.0.0" },
    peerDependenciesMeta: { peer: { optional: true } },
  },
  "node_modules/one": { version: "1.0.0", license: "MIT", dependencies: { "@scope/two": "^2.0.0" } },
  "node_modules/one/node_modules/@scope/two": { version: "2.0.0", license: "ISC" },
  "node_modules/@scope/two": { version: "1.0.0", license: "GPL-3.0-only", dev: true },
  "node_modules/tool": { version: "3.0.0", license: "GPL-3.0-only", dev: true },
  "node_modules/peer": { version: "4.0.0", license: "GPL-3.0-only", peer: true, dependencies: { both: "*" } },
  "node_modules/both": { version: "5.0.0", license: "GPL-3.0-only", devOptional: true },
};
const stated = (path: string): string | undefined =>
  ({ "node_modules/one": "MIT", "node_modules/one/node_modules/@scope/two": "ISC" })[path];

describe("licences", () => {
  it("lists what an installed package brings, by licence, without its development dependencies", () => {
    const { text, faults } = describeLicences(packages, stated);
    expect(faults).toEqual([]);
    expect(text).toContain("## ISC\n\n- @scope/two 2.0.0\n\n## MIT\n\n- one 1.0.0\n");
    expect(text).not.toMatch(/two 1|tool|peer|both|GPL/);
    // A bundled package is installed too.
    expect(describeLicences(packages, () => "GPL-3.0-only", ["tool"]).faults.join()).toContain("tool 3.0.0");
  });

  it("lists optional dependencies, though development needs them too, and peers that are not optional", () => {
    const { text, faults } = describeLicences(
      {
        "": { optionalDependencies: { one: "^1.0.0" } },
        "node_modules/one": { version: "1.0.0", license: "MIT", devOptional: true, peerDependencies: { host: "*" } },
        "node_modules/host": { version: "2.0.0", license: "MIT" },
      },
      () => "MIT",
    );
    expect(faults).toEqual([]);
    expect(text).toContain("## MIT\n\n- host 2.0.0\n- one 1.0.0\n");
  });

  it("trusts package-lock.json for an optional package that is not installed, but for no other", () => {
    const other = { version: "1.0.0", license: "MIT" };
    const { text, faults } = describeLicences(
      {
        "": { dependencies: { needed: "*" }, optionalDependencies: { win32: "*", darwin: "*", absent: "*" } },
        "node_modules/needed": other,
        "node_modules/win32": { ...other, optional: true },
        "node_modules/darwin": { ...other, license: "GPL-3.0-only", devOptional: true },
      },
      () => undefined,
    );
    expect(text).toContain("- win32 1.0.0\n");
    expect(faults).toEqual([
      "needed 1.0.0: is not installed",
      'darwin 1.0.0: the licence "GPL-3.0-only" is not on the list',
    ]);
  });

  it("stops when package-lock.json lacks a dependency", () => {
    expect(() => describeLicences({ "": { dependencies: { one: "*" } } }, () => "MIT")).toThrow(
      'package-lock.json has no entry for one of ""',
    );
  });

  it.each(["GPL-3.0-only", "MIT OR GPL-3.0-only", undefined])("refuses the licence %s", (license) => {
    const { faults } = describeLicences(
      {
        "": { dependencies: { one: "^1.0.0" } },
        "node_modules/one": { version: "1.0.0", ...(license && { license }) },
      },
      () => license ?? "",
    );
    expect(faults).toContain(`one 1.0.0: the licence "${license ?? ""}" is not on the list`);
  });

  it("refuses a package whose licence differs from package-lock.json", () => {
    const { faults } = describeLicences(packages, (path) => (path === "node_modules/one" ? "ISC" : stated(path)));
    expect(faults).toEqual(['one 1.0.0: states "ISC", package-lock.json has "MIT"']);
  });
});
