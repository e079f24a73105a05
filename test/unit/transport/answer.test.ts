import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readAnswer as decodeAnswer, type Answer } from "../../../src/transport/answer.ts";
import { AnswerCut, AnswerTooLarge } from "../../../src/transport/exchange.ts";
import { readResponse } from "../../../src/transport/fetch-exchange.ts";

/** What becomes of an answer of `fetch`. */
async function readAnswer(response: Response, maxBytes: number): Promise<Answer> {
  return decodeAnswer(await readResponse(response, maxBytes));
}

/** An answer that comes in pieces. */
function answerOf(pieces: readonly Uint8Array[]): Response {
  return new Response(
    new ReadableStream({
      start: (controller) => {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    }),
  );
}

describe("readAnswer", () => {
  it("puts pieces of any size together and leaves them as they are", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: "grapheme", maxLength: 300 }),
        fc.array(fc.nat(20), { minLength: 1, maxLength: 50 }),
        async (text, sizes) => {
          const bytes = new TextEncoder().encode(text);
          const pieces: Uint8Array[] = [];
          for (let start = 0, turn = 0; start < bytes.byteLength; turn += 1) {
            // One byte at least in every round, or it would not end.
            const size = (sizes[turn % sizes.length] ?? 0) + (turn % sizes.length === 0 ? 1 : 0);
            pieces.push(bytes.slice(start, start + size));
            start += size;
          }
          const before = pieces.map((piece) => [...piece]);
          const answer = await readAnswer(answerOf(pieces), 10_000);
          expect(answer).toMatchObject({ text: text.replace(/^\uFEFF/, ""), isUtf8: true });
          expect(pieces.map((piece) => [...piece])).toEqual(before);
        },
      ),
    );
  });

  it("[NET-05] lets exactly the limit through, in one piece or in many", async () => {
    const pieces = Array.from({ length: 100 }, () => new Uint8Array(10).fill(97));
    expect((await readAnswer(answerOf(pieces), 1000)).text).toBe("a".repeat(1000));
    expect((await readAnswer(new Response("a".repeat(1000)), 1000)).text).toHaveLength(1000);
    await expect(readAnswer(answerOf(pieces), 999)).rejects.toThrow(AnswerTooLarge);
    await expect(readAnswer(new Response("a".repeat(1000)), 999)).rejects.toThrow(AnswerTooLarge);
  });

  it("[NET-05] does not believe a stated length that is too small", async () => {
    const response = new Response("a".repeat(1000), { headers: { "content-length": "10" } });
    await expect(readAnswer(response, 999)).rejects.toThrow(AnswerTooLarge);
  });

  it.each<[string, Record<string, string>, number]>([
    ["passes it while it is read", {}, 20],
    ["states that it will", { "content-length": "1001" }, 1],
  ])("[NET-05] cancels a body that is larger than the limit, when it %s", async (_title, headers, most) => {
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
    await expect(readAnswer(new Response(body, { headers }), 1000)).rejects.toThrow(AnswerTooLarge);
    expect(cancelled).toBe(1);
    expect(pulled).toBeLessThanOrEqual(most);
  });

  it("has no text for bytes that are no UTF-8, and keeps a U+FFFD that was sent", async () => {
    expect(await readAnswer(new Response("a\uFFFDb"), 10)).toEqual(
      expect.objectContaining({ text: "a\uFFFDb", isUtf8: true }),
    );
    for (const bytes of [
      [0x61, 0xff, 0x62],
      [0x61, 0xc5],
      [0xed, 0xa0, 0x80],
      [0xc0, 0x80],
    ]) {
      const wrong = await readAnswer(new Response(Uint8Array.from(bytes)), 10);
      expect(wrong).toMatchObject({ text: "", isUtf8: false });
    }
  });

  it("leaves a byte order mark out", async () => {
    expect((await readAnswer(new Response("\uFEFF{}"), 10)).text).toBe("{}");
  });

  describe("compressed JSON, which fetch passes on as if it were whole,", () => {
    const headers = { "content-type": "application/json; charset=utf-8", "content-encoding": "gzip" };
    const bytes = new TextEncoder().encode('{"a":[{"b":"ž"},{}]}\n');
    const read = (end: number, init: object = { headers }): Promise<Answer> =>
      readAnswer(new Response(bytes.subarray(0, end), init), 100);

    it("is an error wherever it breaks off", async () => {
      for (let end = 0; end < bytes.length - 1; end += 1) await expect(read(end)).rejects.toThrow(AnswerCut);
      expect((await read(bytes.length - 1)).text).toBe('{"a":[{"b":"ž"},{}]}');
    });

    it("is none when it is another fault, of other data or not compressed", async () => {
      for (const name of ["content-type", "content-encoding"] as const) {
        const { [name]: _without, ...rest } = headers;
        expect((await read(5, { headers: rest })).text).toBe('{"a":');
      }
      expect(await readAnswer(new Response(Uint8Array.of(0xff, 0x7b), { headers }), 100)).toMatchObject({ text: "" });
    });
  });

  it("has no text for an answer without a body", async () => {
    expect((await readAnswer(new Response(null, { status: 204 }), 0)).text).toBe("");
    expect((await readAnswer(answerOf([]), 0)).text).toBe("");
  });
});
