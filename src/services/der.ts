/** Bytes of an ASN.1 encoding (ITU-T X.690, DER). */
export type Der = readonly number[];

/** One element, with its tag and length. */
export function element(tag: number, ...contents: readonly Der[]): Der {
  const content = contents.flat();
  return [tag, ...lengthBytes(content.length), ...content];
}

/** A length below 128 in one byte, others in as many as they need after the count of these. */
function lengthBytes(length: number): Der {
  if (length < 0x80) return [length];
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 0x100)) digits.unshift(rest % 0x100);
  return [0x80 + digits.length, ...digits];
}

export function sequence(...contents: readonly Der[]): Der {
  return element(0x30, ...contents);
}

/** A number that is not negative, from its bytes. */
export function integer(number: Iterable<number>): Der {
  const digits = [...number];
  const first = digits.findIndex((byte) => byte !== 0);
  const least = first === -1 ? [0] : digits.slice(first);
  // The first bit is the sign.
  return element(0x02, (least[0] ?? 0) < 0x80 ? least : [0, ...least]);
}

/** The bytes of data as they are. */
export function bytes(data: ArrayBuffer | Uint8Array): Der {
  return [...new Uint8Array(data)];
}

/** An object identifier, from its numbers with dots between them (section 8.19). */
export function identifier(dotted: string): Der {
  const [first = 0, second = 0, ...others] = dotted.split(".").map(Number);
  return element(0x06, [40 * first + second, ...others].flatMap(sevenBits));
}

/** A number in bytes of seven bits; each but the last one has its first bit set. */
function sevenBits(number: number): Der {
  const digits = [number & 0x7f];
  for (let rest = number >> 7; rest > 0; rest >>= 7) digits.unshift(0x80 | (rest & 0x7f));
  return digits;
}
