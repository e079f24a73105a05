import { createRegistry, ContractError, type RegistryOptions } from "ares-caais";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readYaml } from "../../fixtures/read-yaml.ts";

const tables = readYaml(import.meta.url) as {
  readonly shapes: readonly string[];
  readonly numbers: readonly [number: string, fault: undefined | string][];
};

const json = { "content-type": "application/json" };

/** The result of a call: its data, or the reason of its error. */
async function outcomeOf(answer: Response, options: RegistryOptions = {}): Promise<unknown> {
  const registry = createRegistry({ fetch: () => Promise.resolve(answer), retry: false, ...options });
  try {
    return await registry.vratEkonomickySubjekt({ ico: "90000021" });
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    if ("phase" in error) return error.phase;
    return "reason" in error ? error.reason : error;
  }
}

/** An answer that comes in pieces. */
function inPieces(pieces: readonly Uint8Array[], headers: Record<string, string> = json): Response {
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
  return new Response(body, { headers });
}

/** The fault of a JSON text that would cost too much or lose data; a list is valid JSON but no record. */
async function faultOf(text: string): Promise<unknown> {
  const outcome = await outcomeOf(new Response(text, { headers: json }));
  return outcome === "value" || typeof outcome === "object" ? undefined : outcome;
}

describe("the body of a response", () => {
  it("the reader joins the body from chunks of any size, and leaves those unchanged", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.array(fc.nat(20), { minLength: 1, maxLength: 50 }),
        async (text, sizes) => {
          const bytes = new TextEncoder().encode(JSON.stringify({ text }));
          const pieces: Uint8Array[] = [];
          for (let start = 0, turn = 0; start < bytes.byteLength; turn += 1) {
            // One byte at least in every round, or it would not end.
            const size = (sizes[turn % sizes.length] ?? 0) + (turn % sizes.length === 0 ? 1 : 0);
            pieces.push(bytes.slice(start, start + size));
            start += size;
          }
          const before = pieces.map((piece) => [...piece]);
          expect(await outcomeOf(inPieces(pieces))).toEqual(JSON.parse(JSON.stringify({ text })));
          expect(pieces.map((piece) => [...piece])).toEqual(before);
        },
      ),
    );
  });

  it.each(["in one piece", "in many pieces", "with a stated length that is too small"])(
    "[NET-05] the reader accepts exactly as many bytes as the limit: %s",
    async (how) => {
      const text = '{"ico":"1"}'.padEnd(1000);
      const answer = (): Response => {
        if (how === "in many pieces") return inPieces(Array.from(text, (letter) => new TextEncoder().encode(letter)));
        return new Response(text, { headers: how === "in one piece" ? json : { ...json, "content-length": "10" } });
      };
      expect(await outcomeOf(answer(), { maxAnswerBytes: 1000 })).toEqual({ ico: "1" });
      expect(await outcomeOf(answer(), { maxAnswerBytes: 999 })).toBe("size");
    },
  );

  it.each<[string, Record<string, string>, number]>([
    ["when it exceeds the limit while it is read", {}, 20],
    ["when its header states more than the limit", { "content-length": "1001" }, 1],
  ])("[NET-05] the reader cancels the body %s", async (_title, headers, most) => {
    let pulled = 0;
    let cancelled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(new Uint8Array(100));
      },
      // It may never confirm it.
      cancel: () => {
        cancelled += 1;
        return new Promise(() => undefined);
      },
    });
    expect(await outcomeOf(new Response(body, { headers }), { maxAnswerBytes: 1000, retry: {} })).toBe("size");
    expect([cancelled, pulled <= most]).toEqual([1, true]);
  });

  it("keeps a U+FFFD that was sent, and drops a byte order mark", async () => {
    const text = '\uFEFF{"a":"a\uFFFDb"}';
    expect(await outcomeOf(new Response(text, { headers: json }))).toEqual({ a: "a\uFFFDb" });
  });

  describe("compressed JSON that fetch passes on as if it were complete", () => {
    const headers = { "content-type": "application/json; charset=utf-8", "content-encoding": "gzip" };
    const whole = '{"a":[{"b":"c]}\\\\"},1,"ž"],"d":{}}';
    const bytes = new TextEncoder().encode(`${whole}\r\n`);

    it("[REL-04] causes a failure wherever it breaks off", async () => {
      for (let end = 0; end < bytes.length - 2; end += 1) {
        expect([end, await outcomeOf(new Response(bytes.subarray(0, end), { headers }))]).toEqual([end, "answer"]);
      }
      for (const end of [bytes.length - 2, bytes.length]) {
        expect(await outcomeOf(new Response(bytes.subarray(0, end), { headers }))).toEqual(JSON.parse(whole));
      }
    });

    it("the reader treats a cut body like any other when it is other data, not compressed, or not UTF-8", async () => {
      const cut = bytes.subarray(0, 5);
      const { "content-type": mediaType, "content-encoding": encoding } = headers;
      const text = { "content-type": "text/plain", "content-encoding": encoding };
      expect(await outcomeOf(new Response(cut, { headers: text }))).toBe("media-type");
      expect(await outcomeOf(new Response(cut, { headers: { "content-type": mediaType } }))).toBe("json");
      expect(await outcomeOf(new Response(Uint8Array.of(0xff, 0x7b), { headers }))).toBe("json");
    });
  });
});

describe("a JSON object", () => {
  // RFC 6839, section 3.1: the suffix says that it is JSON, as of a key set (RFC 7517, section 8.5).
  it.each([
    "application/json",
    "Application/JSON; charset=utf-8",
    "application/jwk-set+json",
    "application/a+json;b=c",
  ])("[REG-12] the reader accepts an object that is %s", async (mediaType) => {
    expect(await outcomeOf(new Response('{"a":1}', { headers: { "content-type": mediaType } }))).toEqual({ a: 1 });
  });

  it.each([
    ["", "{}", "media-type"],
    ["application/json+xml", "{}", "media-type"],
    ["application/jsonp", "{}", "media-type"],
    ["application/json", '{"a":9007199254740993', "json"],
    ["application/json", "12345678901234567890 bytes", "json"],
    ["application/json", '"a"', "value"],
  ])("[REG-12] the reader does not parse %j with the text %j", async (mediaType, text, reason) => {
    const bytes = new TextEncoder().encode(text);
    const headers = mediaType === "" ? {} : { "content-type": mediaType };
    expect(await outcomeOf(new Response(bytes, { headers }))).toBe(reason);
  });
});

const list = (item: string, count: number): string => `[${`${item},`.repeat(count - 1)}${item}]`;
const excess = "forbidden-json";

describe("nesting", () => {
  const nested = (depth: number): string => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;

  it.each([
    [nested(100), undefined],
    [nested(101), excess],
    [objects(100), undefined],
    [objects(101), excess],
    [`[${"[],{},".repeat(1000)}[]]`, undefined],
    [`["\\\\",${nested(100)}]`, excess],
  ])("[REL-04] the reader accepts 100 levels of nesting (%#)", async (text, fault) => {
    expect(await faultOf(text)).toBe(fault);
  });

  it.each(['"[[[["', '"\\"[[[["', '"\\\\\\"[["', '"[\\\\"'])("does not include what stands in %s", async (text) => {
    expect(await faultOf(`{"a":${text.replaceAll("[", "[".repeat(200))}}`)).toBeUndefined();
  });
});

describe("values", () => {
  const members = (count: number): string => `{${list('"a":1', count).slice(1, -1)}}`;

  it.each([
    ["100,000", list("1", 100_000), undefined],
    ["120,000", list("1", 120_000), excess],
    ["100,000 members", members(100_000), undefined],
    ["200,000 members", members(200_000), excess],
    ["900,000 of 25 characters", list("1".padEnd(25), 900_000), undefined],
    ["900,000 of 18 characters", list("1".padEnd(18), 900_000), excess],
    ["a million of 30 characters", list("1".padEnd(30), 999_999), undefined],
    ["more than a million of 30 characters", list("1".padEnd(30), 1_000_001), excess],
  ])("[REL-04] the reader limits the number of values: %s", async (_count, text, fault) => {
    expect(await faultOf(text)).toBe(fault);
  });

  it.each(tables.shapes)("[REL-04] the reader limits values as %s too", async (item) => {
    expect(await faultOf(list(item, 40_000))).toBeUndefined();
    expect(await faultOf(list(item, 300_000))).toBe(excess);
  });
});

describe("the limit of names", () => {
  const objects = (count: number, name: (index: number) => string): string =>
    `[${Array.from({ length: count }, (_, index) => `{"${name(index)}":1}`).join(",")}]`;

  it.each([
    ["accepts 900 in a large answer", 49_000, (index: number) => `name${index % 900}`, undefined],
    ["refuses 1,100 in a large answer", 49_000, (index: number) => `name${index % 1100}`, excess],
    ["accepts any number in a small answer", 20_000, (index: number) => `name${index}`, undefined],
    // Objects with them are lists with gaps.
    ["counts numbers as names each time", 49_000, () => "4000000000", excess],
  ] as const)("[REL-04] %s", async (_title, count, name, fault) => {
    expect(await faultOf(objects(count, name))).toBe(fault);
  });
});

describe("numbers", () => {
  it.each([...tables.numbers, ["9".repeat(400), "number"]])(
    "[REL-04] the reader checks numbers: %s has the fault %s",
    async (number, fault) => {
      for (const text of [`[${number}]`, `{"a":${number}}`, `{"a":[1, ${number} ,2]}`, `[${number}`.concat("\n]")]) {
        expect([text, await faultOf(text)]).toEqual([text, fault]);
      }
      expect(await faultOf(`{"${number}":"${number}"}`)).toBeUndefined();
    },
  );

  it("equal those of JSON.parse for everything that JSON.stringify writes", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        const text = JSON.stringify({ value });
        const numbers: number[] = [];
        const parsed: unknown = JSON.parse(text, (_name, member: unknown) => {
          if (typeof member === "number") numbers.push(member);
          return member;
        });
        const beyond = numbers.some((number) => Math.abs(number) > Number.MAX_SAFE_INTEGER);
        expect(await outcomeOf(new Response(text, { headers: json }))).toEqual(beyond ? "number" : parsed);
      }),
    );
  });
});
