/** The body breaks off, or cannot be decompressed. */
export class AnswerCut extends Error {
  override readonly name = "AnswerCut";
}

/** The body is larger than allowed. */
export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";

  /** @param maxBytes most bytes of the decoded body */
  constructor(maxBytes: number) {
    super(`the answer is larger than ${maxBytes} bytes`);
  }
}

/**
 * Puts the pieces of a body together. The buffer doubles when it is full, so that many small pieces cost no more than a few
 * large ones; the only piece of a small body is not copied.
 */
export class BodyBytes {
  readonly #maxBytes: number;
  #bytes: Uint8Array = new Uint8Array();
  #size = 0;

  /** @param maxBytes most bytes of the body */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** What came so far. */
  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#size);
  }

  /** @returns whether the piece still fits; one that does not is not kept. */
  add(piece: Uint8Array): boolean {
    const used = this.#size;
    const size = used + piece.byteLength;
    if (size > this.#maxBytes) return false;
    this.#size = size;
    if (used === 0) {
      this.#bytes = piece;
      return true;
    }
    if (size > this.#bytes.byteLength) {
      const larger = new Uint8Array(Math.min(2 * size, Math.max(size, this.#maxBytes)));
      larger.set(this.#bytes.subarray(0, used));
      this.#bytes = larger;
    }
    this.#bytes.set(piece, used);
    return true;
  }
}
