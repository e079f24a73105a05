import { describe, expect, it } from "vitest";
import {
  bytesOf,
  identifierOf,
  innerElement,
  innerElements,
  numberOf,
  readBer,
} from "../../../src/node/certificate/ber.ts";

const hex = (text: string): Buffer => Buffer.from(text.replaceAll(" ", ""), "hex");

describe("readBer", () => {
  it("reads elements with a stated length and leaves what follows", () => {
    const element = readBer(hex("30 08 02 01 05 06 03 2a 03 04 ff"));
    expect(element.raw).toEqual(hex("30 08 02 01 05 06 03 2a 03 04"));
    expect(innerElements(element)).toHaveLength(2);
    expect(numberOf(innerElement(element, 0))).toBe(5);
    expect(identifierOf(innerElement(element, 1))).toBe("2a0304");
  });

  it("reads long lengths", () => {
    expect(bytesOf(readBer(Buffer.concat([hex("04 81 80"), Buffer.alloc(128, 7)])))).toEqual(Buffer.alloc(128, 7));
    expect(bytesOf(readBer(Buffer.concat([hex("04 82 01 00"), Buffer.alloc(256, 7)])))).toHaveLength(256);
  });

  it("reads elements of indefinite length, and strings in parts", () => {
    const element = readBer(hex("30 80 24 80 04 02 61 62 04 01 63 00 00 02 01 07 00 00 ff"));
    expect(element.raw).toHaveLength(18);
    expect(bytesOf(innerElement(element, 0))).toEqual(Buffer.from("abc"));
    expect(numberOf(innerElement(element, 1))).toBe(7);
  });

  it.each(["", "30", "30 03 02 01", "30 80 02 01 05", "04 82 01", "1f 81 01 00", "30 80"])("refuses %j", (text) => {
    expect(() => readBer(hex(text))).toThrow(RangeError);
  });

  it("refuses to read children of a primitive element, and a missing child", () => {
    const element = readBer(hex("30 03 02 01 05"));
    expect(() => innerElement(element, 1)).toThrow(RangeError);
    expect(() => innerElements(innerElement(element, 0))).toThrow(RangeError);
  });
});
