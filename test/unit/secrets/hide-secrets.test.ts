import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { hideSecrets } from "../../../src/secrets/hide-secrets.ts";

describe("hidden members", () => {
  const object = hideSecrets(
    { token: "secret", list: ["secret"], none: undefined, url: "https://a.test/b?code=secret\nsecret", open: "shown" },
    ["token", "list", "none", "url"],
  );

  it("are not shown by inspect, at any depth; one that is absent is shown as absent", () => {
    expect(inspect(object)).toBe(
      inspect({
        token: "[hidden]",
        list: "[hidden]",
        none: undefined,
        url: "https://a.test/[hidden]",
        open: "shown",
      }),
    );
    expect(inspect({ a: [object] }, { depth: 9, showHidden: true })).not.toContain("secret");
  });

  it("an address that is only part of a text is hidden with it", () => {
    expect(inspect(hideSecrets({ note: "secret http://a.test" }, ["note"]))).toBe("{ note: '[hidden]' }");
  });

  it("can be read, copied to JSON and listed as before", () => {
    expect(object.token).toBe("secret");
    expect(JSON.parse(JSON.stringify(object))).toEqual({ ...object });
    expect(Object.keys(object)).toEqual(["token", "list", "none", "url", "open"]);
  });
});
