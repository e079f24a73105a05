import { describe, expect, it } from "vitest";
import { describeLicences } from "../../../scripts/licences/describe-licences.ts";

const packages = {
  "": { version: "0.1.0", license: "MIT" },
  "node_modules/one": { version: "1.0.0", license: "MIT" },
  "node_modules/one/node_modules/@scope/two": { version: "2.0.0", license: "ISC" },
  "node_modules/tool": { version: "3.0.0", license: "GPL-3.0-only", dev: true },
  "node_modules/peer": { version: "4.0.0", license: "GPL-3.0-only", peer: true },
  "node_modules/both": { version: "5.0.0", license: "GPL-3.0-only", devOptional: true },
};
const stated = (path: string): string | undefined =>
  ({ "node_modules/one": "MIT", "node_modules/one/node_modules/@scope/two": "ISC" })[path];

describe("licences", () => {
  it("lists what an installed package brings, by licence, and nothing of its development", () => {
    const { text, faults } = describeLicences(packages, stated);
    expect(faults).toEqual([]);
    expect(text).toContain("## ISC\n\n- @scope/two 2.0.0\n\n## MIT\n\n- one 1.0.0\n");
    expect(text).not.toMatch(/tool|peer|both|GPL/);
  });

  it.each(["GPL-3.0-only", "MIT OR GPL-3.0-only", undefined])("refuses the licence %s", (license) => {
    const { faults } = describeLicences(
      { "node_modules/one": { version: "1.0.0", ...(license && { license }) } },
      () => license,
    );
    expect(faults).toContain(`one 1.0.0: the licence "${license ?? ""}" is not on the list`);
  });

  it("refuses a package that states another licence than package-lock.json has", () => {
    const { faults } = describeLicences(packages, (path) => (path === "node_modules/one" ? "ISC" : stated(path)));
    expect(faults).toEqual(['one 1.0.0: states "ISC", package-lock.json has "MIT"']);
  });
});
