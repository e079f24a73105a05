import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AnswerTooLarge, readAnswer } from "../../../src/transport/answer.ts";

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

  it("tells bytes that are no UTF-8 from a U+FFFD that was sent", async () => {
    expect(await readAnswer(new Response("a\uFFFDb"), 10)).toMatchObject({ text: "a\uFFFDb", isUtf8: true });
    const wrong = new Response(Uint8Array.of(0x61, 0xff, 0x62));
    expect(await readAnswer(wrong, 10)).toMatchObject({ text: "a\uFFFDb", isUtf8: false });
  });

  it("has no text for an answer without a body", async () => {
    expect((await readAnswer(new Response(null, { status: 204 }), 0)).text).toBe("");
    expect((await readAnswer(answerOf([]), 0)).text).toBe("");
  });
});
