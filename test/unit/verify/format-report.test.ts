import { expect, it } from "vitest";
import { formatReport, type VerificationReport } from "ares-caais/verify";

const report: VerificationReport = {
  contract: "1.3.0",
  addresses: { registry: "https://registry.test/rest", identity: "https://oidc.test" },
  operations: [
    { service: "registry", operation: "vratEkonomickySubjekt", calls: 4, statuses: { 200: 3, 404: 1 }, verified: true },
    { service: "identity", operation: "jwks", calls: 1, statuses: {}, verified: false },
  ],
  findings: [
    {
      ...{ severity: "error", kind: "schema", operation: "vratEkonomickySubjekt", status: 200, keyword: "maxLength" },
      ...{ pointer: "/dalsiUdaje/*/x", rule: "must NOT have more than 48 characters", count: 2 },
      ...{ schemaPath: "#/components/schemas/Adresa/properties/x/maxLength", example: "/dalsiUdaje/0/x" },
    },
    { severity: "failure", kind: "failed", operation: "jwks", rule: "the service took too long", count: 1 },
    { severity: "notice", kind: "unknown-field", operation: "jwks", pointer: "/n", rule: "r", count: 1, example: "/n" },
  ],
  totals: { operations: 2, verified: 1, calls: 5, errors: 1, failures: 1, notices: 1, omitted: 7 },
  result: "deviates",
  exitCode: 1,
};

it("[KIT-04] a report as text says everything that its data say", () => {
  expect(formatReport(report)).toBe(
    `Contract 1.3.0
  registry https://registry.test/rest
  identity https://oidc.test

error: vratEkonomickySubjekt 200 /dalsiUdaje/*/x: must NOT have more than 48 characters
  2 times, first /dalsiUdaje/0/x; #/components/schemas/Adresa/properties/x/maxLength
failure: jwks: the service took too long
notice: jwks /n: r
and 7 more that are not listed

    checked  vratEkonomickySubjekt  200 (3), 404 (1)
not checked  jwks

1 of 2 operations verified with 5 calls: 1 error, 1 failure, 1 notice.
The service deviates from the contract.
`,
  );
});

it("a report without findings is one line", () => {
  const clean = { ...report, findings: [], totals: { ...report.totals, omitted: 0 }, result: "fits" } as const;
  const text = formatReport(clean);
  expect(text).toMatch(/^Contract 1\.3\.0\n.*\n.*\n\n {4}checked/);
  expect(text).toMatch(/\nThe service fits the contract\.\n$/);
});
