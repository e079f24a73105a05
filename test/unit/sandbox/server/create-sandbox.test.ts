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
    ['{"identityBehaviour":"real"}', "identityBehaviour", "must be specification or published"],
    ['{"identityBehaviour":null}', "identityBehaviour", "must be specification or published"],
    ['{"barva":1}', "barva", "is no option"],
    ['{"ports":{"oidc":65536}}', "ports.oidc", "must be a whole number at least 0 and at most 65535"],
    ['{"ports":{"control":-1}}', "ports.control", "must be a whole number at least 0 and at most 65535"],
    ['{"data":null}', "data", "must be an object with an array for each source"],
    ['{"data":{"ares":[{"ico":1}]}}', "data.ares[0].ico", "must be string"],
    ['{"ports":{"registry":1}}', "registry", "is no option"],
    ['{"ports":1}', "ports", "must be an object"],
    ['{"clients":[]}', "clients", "must be an array of at least one client"],
    ['{"clients":{}}', "clients", "must be an array of at least one client"],
    ['{"clients":[1]}', "options", "must be an object"],
    ['{"clients":[{}]}', "clients[0].clientId", "must be a text"],
    ['{"clients":[{"clientId":""}]}', "clients[0].clientId", "must be a text"],
    ['{"clients":[{"clientId":"A"},{"clientId":"A"}]}', "clients[1].clientId", "must not be that of another client"],
    ['{"clients":[{"clientId":"A","secret":"x"}]}', "secret", "is no option"],
    [
      '{"clients":[{"clientId":"A","certificates":0}]}',
      "clients[0].certificates",
      "must be a whole number at least 1 and at most 10",
    ],
    [
      '{"clients":[{"clientId":"A","redirectUris":[]}]}',
      "clients[0].redirectUris",
      "must be an array of at least one address",
    ],
    [
      '{"clients":[{"clientId":"A","redirectUris":["https://a.example/","/b"]}]}',
      "clients[0].redirectUris[1]",
      "must be an absolute URL, percent-encoded and without a fragment",
    ],
    [
      '{"clients":[{"clientId":"A","redirectUris":["https://a.example/#b"]}]}',
      "clients[0].redirectUris[0]",
      "must be an absolute URL, percent-encoded and without a fragment",
    ],
    [
      '{"clients":[{"clientId":"A","legacyLoginUrl":"https://a.example/ž"}]}',
      "clients[0].legacyLoginUrl",
      "must be an absolute URL, percent-encoded and without a fragment",
    ],
  ])("refuses %s", async (json, field, rule) => {
    const error: unknown = await createSandbox(optionsOf(json)).then(
      (sandbox) => sandbox.close(),
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field, rule });
    expect(String(error)).toMatch(/^InvalidInputError: createSandbox: /);
  });

  it("takes the largest numbers and undefined", async () => {
    const sandbox = await createSandbox({ additionalSubjects: 900_000, ...optionsOf("{}") });
    await sandbox.close();
  });
});
