import { describe, expect, it } from "vitest";
import { InvalidInputError } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";

/** Options as JavaScript without types may give them. */
function optionsOf(json: string): object {
  const options: unknown = JSON.parse(json);
  if (typeof options !== "object" || options === null) throw new Error("no object");
  return options;
}

describe("createSandbox", () => {
  it.each([
    ['{"port":-1}', "port", "must be a whole number at least 0 and at most 65535"],
    ['{"port":65536}', "port", "must be a whole number at least 0 and at most 65535"],
    ['{"port":1.5}', "port", "must be a whole number at least 0 and at most 65535"],
    ['{"port":"/tmp/pipe"}', "port", "must be a whole number at least 0 and at most 65535"],
    ['{"port":"8443"}', "port", "must be a whole number at least 0 and at most 65535"],
    ['{"additionalSubjects":-1}', "additionalSubjects", "must be a whole number at least 0 and at most 900000"],
    ['{"additionalSubjects":900001}', "additionalSubjects", "must be a whole number at least 0 and at most 900000"],
    ['{"additionalSubjects":0.5}', "additionalSubjects", "must be a whole number at least 0 and at most 900000"],
    ['{"additionalSubjects":"many"}', "additionalSubjects", "must be a whole number at least 0 and at most 900000"],
    ['{"barva":1}', "barva", "is no option"],
  ])("refuses %s", async (json, field, rule) => {
    const error: unknown = await createSandbox(optionsOf(json)).then(
      (sandbox) => sandbox.close(),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field, rule });
    expect(String(error)).toContain(`createSandbox: ${field} `);
  });

  it("takes the largest numbers and undefined", async () => {
    const sandbox = await createSandbox({ additionalSubjects: 900_000, ...optionsOf("{}") });
    await sandbox.close();
  });
});
