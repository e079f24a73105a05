import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { hideSecrets } from "../../../src/secrets/hide-secrets.ts";

describe("hidden members", () => {
  const object = hideSecrets(
    { token: "secret", list: ["secret"], none: undefined, url: "https://a.test/b?code=secret\nsecret", open: "shown" },
    ["token", "list", "none", "url"],
  );

  it("stay hidden in inspect at any depth; a missing one is shown as missing", () => {
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

  it.each(["secret http://a.test", "secret:http://a.test", "https://[secret", 1, ["https://a.test"]])(
    "include a whole value that is no page address: %j",
    (note) => {
      expect(inspect(hideSecrets({ note }, ["note"]))).toBe("{ note: '[hidden]' }");
    },
  );

  it("stay hidden without custom inspection too", () => {
    expect(inspect(object, { customInspect: false, depth: Infinity })).not.toContain("secret");
    expect(inspect(object, { customInspect: false })).toContain("open: 'shown'");
  });

  it("stay as they are: no member is added, and non-enumerable ones stay so", () => {
    const some: { token?: string; open: number } = { open: 1 };
    hideSecrets(Object.defineProperty(some, "unlisted", { value: "secret" }), ["token"]);
    expect(Object.keys(some)).toEqual(["open"]);
    expect(inspect(some)).toBe("{ open: 1 }");
  });

  it("a caller sets, deletes and hides a member again", () => {
    const kept = hideSecrets({ token: "secret", other: "secret" }, ["token"]);
    kept.token = "secret of its own";
    hideSecrets(kept, ["token", "other"]);
    expect(kept).toEqual({ token: "secret of its own", other: "secret" });
    expect(inspect(kept)).toBe("{ token: '[hidden]', other: '[hidden]' }");
    expect(delete (kept as Partial<typeof kept>).token).toBe(true);
    expect(inspect(kept)).toBe("{ other: '[hidden]' }");
  });

  it("a caller reads members, copies them to JSON and lists them as before", () => {
    expect(object.token).toBe("secret");
    expect(JSON.parse(JSON.stringify(object))).toEqual({ ...object });
    expect(Object.keys(object)).toEqual(["token", "list", "none", "url", "open"]);
  });
});
