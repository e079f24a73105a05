import { describe, expect, it } from "vitest";
import { serviceText } from "../../../src/secrets/service-text.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly plain: readonly string[];
  readonly removed: readonly [title: string, text: string | object][];
  readonly secrets: readonly [title: string, text: string][];
};

const secret = "Q2tqMn-Ab3-xYzQ_7iK2ZWe-9jklmnop0";

describe("a text from the service", () => {
  it.each([...tables.plain, "a".repeat(30), `${"word ".repeat(99)}fives`])(
    "stays in the error when it is plain: %s",
    (text) => {
      expect(serviceText(text, [secret])).toBe(text);
    },
  );

  it("stays in the error on one line", () => {
    expect(serviceText(" one\r\n  and\u2028another\u00a0line\t", [])).toBe("one and another line");
  });

  it.each([
    ...tables.removed,
    ["a word longer than any", "a".repeat(31)],
    ["a text longer than any", "word ".repeat(101)],
  ])("disappears when it is %s (%#)", (_title, text) => {
    expect(serviceText(text, [])).toBeUndefined();
  });

  it.each(tables.secrets)("disappears when it contains six characters of a secret %s", (_title, text) => {
    expect(serviceText(text, [])).toBe(text.replaceAll("\n", " "));
    expect(serviceText(text, ["another secret", secret])).toBeUndefined();
  });

  it("stays in the error when it contains five characters of a secret", () => {
    expect(serviceText("klmno", [secret])).toBe("klmno");
  });

  it("disappears when it contains a part of a secret without letters and digits", () => {
    expect(serviceText("it is -.!-.! so", ["!-.!-.!-.!-.!-."])).toBeUndefined();
  });
});
