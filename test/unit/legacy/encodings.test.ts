import { afterEach, describe, expect, it, vi } from "vitest";
import { thrownBy } from "../../fixtures/failures.ts";
import {
  confirmationResponse,
  confirmed,
  createFakeLegacy,
  fault,
  refusedConfirmation,
  sessionId,
} from "../../fixtures/legacy/fake-legacy.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A name, and its bytes as the tables of the encoding have them; the rest of a document is ASCII. */
interface Encoding {
  readonly name: string;
  readonly bytes: (text: string) => Bytes;
}

/** One byte for each character: those of ASCII, and those of the name as they are written here. */
function oneByte(name: string, ...written: number[]): Encoding {
  const known = new Map(written.map((byte, index) => [name[index], byte]));
  const bytes = (text: string): Bytes =>
    Uint8Array.from(text, (character) => known.get(character) ?? character.charCodeAt(0));
  return { name, bytes };
}

function unicode(toBytes: (text: string) => Buffer, mark = ""): Encoding {
  return { name: "Žofie Říhová 😀", bytes: (text) => new Uint8Array(toBytes(mark + text)) };
}
const utf8 = (text: string): Buffer => Buffer.from(text);
const littleEndian = (text: string): Buffer => Buffer.from(text, "utf16le");
const bigEndian = (text: string): Buffer => littleEndian(text).swap16();

const czech = "ŽžŠšŤťŘřěůáé";
const encodings = {
  "UTF-8": unicode(utf8),
  "UTF-8 with a mark": unicode(utf8, "\uFEFF"),
  "UTF-16LE": unicode(littleEndian),
  "UTF-16LE with a mark": unicode(littleEndian, "\uFEFF"),
  "UTF-16BE": unicode(bigEndian),
  "UTF-16BE with a mark": unicode(bigEndian, "\uFEFF"),
  "ISO-8859-1": oneByte("éüßÿ\u00a0", 0xe9, 0xfc, 0xdf, 0xff, 0xa0),
  "ISO-8859-2": oneByte(czech, 0xae, 0xbe, 0xa9, 0xb9, 0xab, 0xbb, 0xd8, 0xf8, 0xec, 0xf9, 0xe1, 0xe9),
  "windows-1250": oneByte(czech, 0x8e, 0x9e, 0x8a, 0x9a, 0x8d, 0x9d, 0xd8, 0xf8, 0xec, 0xf9, 0xe1, 0xe9),
  "windows-1252": oneByte("ŠšŽžŸ€–éü", 0x8a, 0x9a, 0x8e, 0x9e, 0x9f, 0x80, 0x96, 0xe9, 0xfc),
  "ISO-8859-5": oneByte("Жуков", 0xb6, 0xe3, 0xda, 0xde, 0xd2),
  "US-ASCII": oneByte("Jan"),
} as const satisfies Readonly<Record<string, Encoding>>;
type EncodingName = keyof typeof encodings;

const declaring = (label: string, quote = '"'): string => `<?xml version="1.0" encoding=${quote}${label}${quote}?>`;

/** A confirmation of a user with a name, in an encoding. */
function document(encoding: EncodingName | Encoding, prolog = "", name?: string): Bytes {
  const { bytes, name: own } = typeof encoding === "string" ? encodings[encoding] : encoding;
  return bytes(prolog + confirmed("4.2", `<Jmeno>${name ?? own}</Jmeno><Username>jnovak</Username>`));
}

function clientOf(bytes: Bytes, type = "text/xml", status = 200): ReturnType<typeof createFakeLegacy<"4.2">> {
  return createFakeLegacy("4.2", () => new Response(bytes, { status, headers: { "content-type": type } }));
}

async function nameIn(bytes: Bytes, type?: string): Promise<string | undefined> {
  return (await clientOf(bytes, type).legacy.authConfirmation(sessionId)).attributes.Jmeno;
}

const refusal = (bytes: Bytes, type = "text/xml"): Promise<unknown> =>
  refusedConfirmation(() => new Response(bytes, { headers: { "content-type": type } }));

const refused = { code: "ERR_UNEXPECTED_RESPONSE", operation: "authConfirmation", status: 200, reason: "encoding" };

interface Answer {
  readonly encoding: EncodingName;
  readonly prolog?: string;
  readonly type: string;
}
interface Tables {
  readonly read: readonly Answer[];
  readonly refused: readonly (Answer & { readonly title: string; readonly name?: string })[];
}
const tables = readYaml(import.meta.url) as Tables;

describe("a response that names its encoding", () => {
  it.each(tables.read)(
    "[SOAP-14] the client reads the response: $encoding, $prolog, $type",
    async ({ encoding, prolog, type }) => {
      const { name } = encodings[encoding];
      expect(await nameIn(document(encoding, prolog), type)).toBe(name);
    },
  );

  it("[SOAP-14] the client reads character references that its encoding lacks", async () => {
    const bytes = document("US-ASCII", declaring("US-ASCII"), "Ji&#x159;&#xED;");
    expect(await nameIn(bytes)).toBe("Jiří");
  });

  it.each(["text/xml", "application/xml"])(
    "[SOAP-14] the client reads a fault with an HTTP error, as %s",
    async (type) => {
      const text = fault("Server", "řěš");
      const bodies = [
        encodings["ISO-8859-2"].bytes(declaring("ISO-8859-2") + text),
        encodings["windows-1250"].bytes(declaring("windows-1250") + text),
        encodings["UTF-16BE with a mark"].bytes(text),
      ];
      const expected = { code: "ERR_LEGACY", reason: "fault", faultString: "řěš" };
      for (const [body, status] of bodies.flatMap((bytes) => [200, 500, 503].map((code) => [bytes, code] as const))) {
        const { legacy } = clientOf(body, type, status);
        await expect(legacy.authConfirmation(sessionId, { retry: false })).rejects.toMatchObject({
          ...expected,
          status,
        });
      }
    },
  );

  it("[SOAP-14] the client repeats the request after ERROR or SYSTEM_ERROR", async () => {
    const body = encodings["UTF-16LE with a mark"].bytes(confirmationResponse("4.2", "<status>SYSTEM_ERROR</status>"));
    const { legacy, seen, clock } = clientOf(body);
    const error = await clock.run(thrownBy(legacy.authConfirmation(sessionId)));
    expect(error).toMatchObject({ code: "ERR_LEGACY", reason: "system-error" });
    expect(seen.length).toBeGreaterThan(1);
  });
});

/** Responses that are not read: their title, their bytes and their media type. */
const hostile: readonly (readonly [title: string, bytes: Bytes, type: string])[] = [
  ...tables.refused.map(
    ({ title, encoding, prolog, name, type }) => [title, document(encoding, prolog, name), type] as const,
  ),
  ["UTF-7 by the media type", encodings["US-ASCII"].bytes("+ADw-a/+AD4-"), "text/xml; charset=utf-7"],
  ["EBCDIC by its first bytes", Uint8Array.of(0x4c, 0x6f, 0xa7, 0x94, 0x93), "text/xml"],
  ["UTF-32LE with a mark", utf32(`\uFEFF${confirmed("4.2", "")}`, true), "text/xml"],
  ["UTF-32BE with a mark", utf32(`\uFEFF${confirmed("4.2", "")}`, false), "text/xml; charset=utf-32"],
  ["UTF-32BE by the declaration", utf32(declaring("UTF-32") + confirmed("4.2", ""), false), "text/xml"],
  ["a byte that windows-1252 does not have", document(oneByte("x", 0x81)), "text/xml; charset=windows-1252"],
  ["a byte that windows-1250 does not have", document(oneByte("x", 0x98)), "text/xml; charset=windows-1250"],
  ["UTF-16 of an odd number of bytes", document("UTF-16LE with a mark").subarray(0, -1), "text/xml"],
  ["half a character of UTF-16", document("UTF-16LE with a mark", "", "\uD800"), "text/xml"],
  ["UTF-8 that breaks off in a character", document(oneByte("x", 0xc5)), "text/xml; charset=utf-8"],
  ["an overlong bracket in UTF-8", document(oneByte("xy", 0xc0, 0xbc)), "text/xml"],
  [
    "a declaration longer than any",
    document("ISO-8859-2", `<?xml version="1.0"${" ".repeat(2000)}encoding="ISO-8859-2"?>`),
    "text/xml",
  ],
];

function utf32(text: string, isLittle: boolean): Bytes {
  const view = new DataView(new ArrayBuffer(4 * text.length));
  for (let index = 0; index < text.length; index += 1) view.setUint32(4 * index, text.charCodeAt(index), isLittle);
  return new Uint8Array(view.buffer);
}

describe("a response in an unknown encoding, or in another one than it names", () => {
  it.each(hostile)("[SOAP-12] [SOAP-14] causes an UnexpectedResponseError: %s", async (_title, bytes, type) => {
    const error = await refusal(bytes, type);
    expect(error).toMatchObject(refused);
    expect(String(error)).toBe(
      `UnexpectedResponseError: authConfirmation: 200 (text/xml) with XML in an encoding that is not known, or in another one than it says; ` +
        "the session id may be used up, so the user has to log in again [ERR_UNEXPECTED_RESPONSE]",
    );
  });

  it("[SOAP-12] forbidden parts of a message are found in any encoding", async () => {
    const doctype = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    for (const encoding of ["UTF-16BE with a mark", "UTF-16LE with a mark", "UTF-8 with a mark"] as const) {
      const bytes = document(encoding, doctype, "&x;");
      expect(await refusal(bytes)).toMatchObject({ ...refused, reason: "forbidden-xml" });
    }
    // In ISO-2022-JP a character may be written by the bytes of a bracket.
    const hidden = Buffer.from(`${declaring("ISO-2022-JP")}<a>\x1b$B<!DOCTYPE x>\x1b(B</a>`, "latin1");
    expect(await refusal(new Uint8Array(hidden))).toMatchObject({ code: refused.code });
  });

  it("[SOAP-12] the error shows no encoding name of the service", async () => {
    const error = await refusal(document("UTF-8"), `text/xml; charset=${sessionId}`);
    expect(error).toMatchObject(refused);
    expect(JSON.stringify(error) + String(error)).not.toContain(sessionId.slice(0, 8));
  });

  it("[SOAP-12] the size limit counts bytes in any encoding", async () => {
    const bytes = document("UTF-16LE with a mark");
    const limited = (maxAnswerBytes: number): Promise<unknown> =>
      createFakeLegacy("4.2", () => new Response(bytes, { headers: { "content-type": "text/xml" } }), {
        maxAnswerBytes,
      }).legacy.authConfirmation(sessionId);
    await expect(limited(bytes.length)).resolves.toBeDefined();
    await expect(limited(bytes.length - 1)).rejects.toMatchObject({ code: "ERR_TRANSPORT", phase: "size" });
  });
});

describe("a runtime with a limited TextDecoder", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("[SOAP-14] reads UTF-8 and UTF-16 and refuses the rest, as a Node with small ICU", async () => {
    const Whole = TextDecoder;
    class SmallDecoder extends Whole {
      constructor(label: string, options?: { fatal?: boolean }) {
        super(label, options);
        if (!this.encoding.startsWith("utf-")) throw new RangeError(`The "${label}" encoding is not supported`);
      }
    }
    vi.stubGlobal("TextDecoder", SmallDecoder);
    for (const encoding of ["UTF-8", "UTF-16LE with a mark", "UTF-16BE with a mark"] as const) {
      expect(await nameIn(document(encoding))).toBe(encodings[encoding].name);
    }
    expect(await refusal(document("windows-1250", declaring("windows-1250")))).toMatchObject(refused);
  });

  it("[SOAP-14] reads ISO 8859-1 whether Node treats it as windows-1252 or not", async () => {
    const Whole = TextDecoder;
    class Latin1Decoder extends Whole {
      override decode(bytes: Uint8Array, options?: { stream?: boolean }): string {
        const isFast = this.encoding === "windows-1252" && options?.stream !== true;
        return isFast ? Buffer.from(bytes).toString("latin1") : super.decode(bytes, options);
      }
    }
    vi.stubGlobal("TextDecoder", Latin1Decoder);
    const { name } = encodings["windows-1252"];
    expect(await nameIn(document("windows-1252", declaring("windows-1252")))).toBe(name);
  });
});
