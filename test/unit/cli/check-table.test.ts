import { describe, expect, it } from "vitest";
import { changesOf } from "../../../src/cli/check-table.ts";

describe("what differs, for people", () => {
  it("[JOB-08] names who left and who came, whatever the letter case of those who stayed", () => {
    const before = ["Jan Novák (1970), Jednatel", "Petr Svoboda (1980), jednatel"];
    const after = ["JAN NOVÁK (1970), jednatel", "Eva Malá (1990), jednatel"];
    const said = { isNew: false, differences: [{ field: "body", before, after }] } as const;
    expect(changesOf({ ...malformed, ...said, isNew: false })).toBe(
      "body: left Petr Svoboda (1980), jednatel; came Eva Malá (1990), jednatel",
    );
  });
});

const malformed = {
  status: "malformed",
  input: "",
  rule: "",
  ico: undefined,
  record: undefined,
  state: undefined,
  snapshot: undefined,
} as const;
