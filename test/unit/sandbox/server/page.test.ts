import { describe, expect, it } from "vitest";
import type { EkonomickySubjekt } from "../../../../generated/registry-types.gen.ts";
import { orderSubjects, pageOf } from "../../../../src/sandbox/registry/searches.ts";

describe("pageOf", () => {
  const items = Array.from({ length: 450 }, (_, index) => index);

  it("answers 100 items when the filter does not say how many", () => {
    expect(pageOf(items, {})).toEqual(items.slice(0, 100));
  });

  it("answers what is asked for, up to 200 items", () => {
    expect(pageOf(items, { start: 3, pocet: 2 })).toEqual([3, 4]);
    expect(pageOf(items, { pocet: 0 })).toEqual([]);
    expect(pageOf(items, { pocet: 200 })).toHaveLength(200);
    expect(pageOf(items, { pocet: 201 })).toHaveLength(200);
    expect(pageOf(items, { start: 50, pocet: 400 })).toEqual(items.slice(50, 250));
  });

  it("ends where the items end", () => {
    expect(pageOf(items, { start: 449, pocet: 10 })).toEqual([449]);
    expect(pageOf(items, { start: 450 })).toEqual([]);
  });
});

describe("orderSubjects", () => {
  const subject = (icoId: string, obchodniJmeno: string, nazevObce: string): EkonomickySubjekt => ({
    icoId,
    ico: icoId,
    obchodniJmeno,
    sidlo: { nazevObce },
  });
  const order = (subjects: readonly EkonomickySubjekt[], razeni?: readonly string[]): string => {
    const ordered = orderSubjects(subjects, razeni);
    if (typeof ordered === "string") throw new Error(ordered);
    return ordered
      .map(({ icoId = "", obchodniJmeno = "", sidlo }) => `${icoId}${obchodniJmeno}${sidlo?.nazevObce ?? ""}`)
      .join(" ");
  };

  it("orders by icoId, then by name, then by municipality when the filter does not say how", () => {
    const subjects = [subject("2", "a", "a"), subject("1", "b", "a"), subject("1", "a", "b"), subject("1", "a", "a")];
    for (const razeni of [undefined, [], [""], ["", ""]]) {
      expect(order(subjects, razeni)).toBe("1aa 1ab 1ba 2aa");
    }
  });

  it.each([
    ["icoId", "1bc 2cb 3aa"],
    ["ico", "1bc 2cb 3aa"],
    ["obchodniJmeno", "3aa 1bc 2cb"],
    ["nazevObce", "3aa 2cb 1bc"],
  ])("orders by %s, up and down", (name, expected) => {
    const subjects = [subject("2", "c", "b"), subject("3", "a", "a"), subject("1", "b", "c")];
    expect(order(subjects, [name])).toBe(expected);
    expect(order(subjects, [`+${name}`])).toBe(expected);
    expect(order(subjects, [`-${name}`])).toBe(expected.split(" ").reverse().join(" "));
  });

  it("takes the first name first, and leaves the order of equals alone", () => {
    const subjects = [subject("1", "a", "x"), subject("2", "b", "x"), subject("3", "a", "x")];
    expect(order(subjects, ["-obchodniJmeno", "-icoId"])).toBe("2bx 3ax 1ax");
    expect(order(subjects, ["nazevObce"])).toBe("1ax 2bx 3ax");
  });

  it("orders by the Czech alphabet, and what is absent first", () => {
    const names = ["Č", "D", "C", "Ch", "H"].map((name) => subject("1", name, ""));
    expect(order([...names, { icoId: "1" }], ["obchodniJmeno"])).toBe("1 1C 1Č 1D 1H 1Ch");
    expect(order([subject("2", "", "b"), { icoId: "1" }], ["nazevObce"])).toBe("1 2b");
  });

  it("answers a name that nothing can be ordered by", () => {
    expect(orderSubjects([], ["-barva"])).toBe("barva");
    expect(orderSubjects([], ["ico", "constructor"])).toBe("constructor");
    expect(orderSubjects([], ["__proto__"])).toBe("__proto__");
  });
});
