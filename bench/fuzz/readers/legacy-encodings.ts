import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import type { AuthConfirmation } from "../../../src/legacy/index.ts";
import { respond } from "../../../src/testing/legacy/legacy-handler.ts";
import { sampleAttributes } from "../../../src/testing/legacy/sample-attributes.ts";
import { createFakeLegacy, sessionId } from "../../../test/fixtures/legacy/fake-legacy.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { bytesEdits, editBytes, type BytesEdit } from "../edits/bytes.ts";
import { isHarmlessXml, editXml, xmlEdits, type XmlEdit } from "../edits/xml.ts";
import type { Reader } from "../reader.ts";

/** In which encoding an answer is, and which ones it says. */
interface Recipe {
  readonly encoding: string;
  readonly mark: boolean;
  readonly charset: string | undefined;
  readonly declared: string | undefined;
  readonly xml: readonly XmlEdit[];
  readonly bytes: readonly BytesEdit[];
}

const encodings = ["utf-8", "utf-16le", "utf-16be", "iso-8859-2", "windows-1250", "windows-1252", "us-ascii"] as const;
const lies = [
  "utf-16",
  "utf-7",
  "iso-8859-1",
  "iso-2022-jp",
  "ebcdic-cp-us",
  "x-user-defined",
  "__proto__",
  " utf-8",
  "'",
];
const unicode: readonly string[] = ["utf-8", "utf-16le", "utf-16be"];

/** Mostly nothing or the truth: an answer that lies is seldom read further. */
const recipes: fc.Arbitrary<Recipe> = fc.constantFrom(...encodings).chain((encoding) => {
  const said = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(undefined, encoding, encoding.toUpperCase()) },
    { weight: 1, arbitrary: fc.constantFrom(...encodings, ...lies) },
  );
  return fc.record({
    encoding: fc.constant(encoding),
    mark: unicode.includes(encoding) ? fc.boolean() : fc.constant(false),
    charset: said,
    declared: said,
    xml: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: xmlEdits }),
    bytes: fc.oneof({ weight: 6, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: bytesEdits }),
  });
});

/** A confirmation of version 4.2 in encodings that it says, or does not. */
export const legacyEncodingReaders: readonly Reader[] = [
  {
    name: "legacy encodings",
    share: 2,
    open: () => ({
      attempts: attempts(recipes, async ({ encoding, mark, charset, declared, xml, bytes }) => {
        const text = editXml(await (await respond("4.2", "authConfirmation", {})).text(), xml);
        const prolog = declared === undefined ? "" : `<?xml version="1.0" encoding="${declared}"?>`;
        const body = editBytes(encode(`${mark ? "\uFEFF" : ""}${prolog}${text}`, encoding), bytes);
        const type = charset === undefined ? "application/xml" : `text/xml; charset='${charset}'`;
        const send = (): Response => new Response(body, { headers: { "content-type": type } });
        const { legacy } = createFakeLegacy("4.2", send, { retry: false });
        const isUnchanged = bytes.length === 0 && isHarmlessXml(xml);
        const isTrue = (said: string | undefined): boolean => said?.toLowerCase() === encoding;
        const lie = [charset, declared].some((said) => said !== undefined && !isTrue(said));
        const isSaid = mark || isTrue(charset ?? declared ?? "utf-8");
        return {
          read: () => legacy.authConfirmation(sessionId),
          check: ({ data, error }) => {
            if (!isUnchanged) return;
            holds(error === undefined || lie || !isSaid, "an answer that says its encoding was refused");
            // Where nothing says the truth, or a mere charset lies, nobody can know.
            if (error !== undefined || !(isSaid || isTrue(declared))) return;
            const { attributes } = data as AuthConfirmation;
            holds(isDeepStrictEqual({ ...attributes }, { ...sampleAttributes("4.2") }), "attributes became others");
          },
          secrets: [sessionId],
        };
      }),
    }),
  },
];

/** Text in an encoding; characters that it does not have are written as references. */
function encode(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  if (encoding === "utf-8") return new TextEncoder().encode(text);
  if (encoding.startsWith("utf-16")) {
    const little = Buffer.from(text, "utf16le");
    return new Uint8Array(encoding === "utf-16le" ? little : little.swap16());
  }
  const highest = encoding === "us-ascii" ? 0x7f : 0xff;
  const table = new Map(
    Array.from({ length: highest + 1 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]),
  );
  const codes = Array.from(text, (character) => table.get(character) ?? `&#${character.codePointAt(0) ?? 0};`);
  return new Uint8Array(codes.flatMap((code) => (typeof code === "number" ? [code] : [...Buffer.from(code)])));
}
