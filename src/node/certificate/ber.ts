/** One element of an ASN.1 encoding (ITU-T X.690, BER and with it DER). */
export interface BerElement {
  /** Class, form and number; numbers from 31 up are refused. */
  readonly tag: number;
  readonly raw: Uint8Array;
  /** The bytes of a primitive element, or the elements inside a constructed one. */
  readonly value: Uint8Array | readonly BerElement[];
}

/** Reads the first element of some bytes. @throws RangeError when the bytes are not valid BER. */
export function readBer(bytes: Uint8Array): BerElement {
  const [tag = 0, first = 0] = bytes;
  if (bytes.length < 2 || (tag & 0x1f) === 0x1f) throw new RangeError("no ASN.1 element");
  const constructed = (tag & 0x20) !== 0;
  if (first === 0x80) {
    // The length is not stated: two zero bytes end the element.
    const inner = readSequence(bytes.subarray(2), true);
    const size = inner.reduce((sum, { raw }) => sum + raw.length, 2 + 2);
    return { tag, raw: bytes.subarray(0, size), value: inner };
  }
  const sizeOfLength = first < 0x80 ? 0 : first & 0x7f;
  const begin = 2 + sizeOfLength;
  const length = bytes.subarray(2, begin).reduce((sum, byte) => sum * 256 + byte, sizeOfLength === 0 ? first : 0);
  const end = begin + length;
  if (end > bytes.length) throw new RangeError("an ASN.1 element is cut off");
  const content = bytes.subarray(begin, end);
  return { tag, raw: bytes.subarray(0, end), value: constructed ? readSequence(content) : content };
}

export function innerElements({ value }: BerElement): readonly BerElement[] {
  if (value instanceof Uint8Array) throw new RangeError("an ASN.1 element is not constructed");
  return value;
}

/** Returns an inner element by its path: `(element, 0, 2)` is the third one in the first one. */
export function innerElement(element: BerElement, ...path: readonly number[]): BerElement {
  return path.reduce((outer, index) => {
    const inner = innerElements(outer)[index];
    if (inner === undefined) throw new RangeError("an ASN.1 element is missing");
    return inner;
  }, element);
}

/** The bytes of a primitive element, or of a string in pieces. */
export function bytesOf({ value }: BerElement): Uint8Array<ArrayBuffer> {
  return Buffer.concat(value instanceof Uint8Array ? [value] : value.map((piece) => bytesOf(piece)));
}

/** An object identifier, in hexadecimal as it is encoded. */
export function identifierOf(element: BerElement): string {
  return Buffer.from(bytesOf(element)).toString("hex");
}

/** A number that is not negative. */
export function numberOf(element: BerElement): number {
  return bytesOf(element).reduce((sum, byte) => sum * 256 + byte, 0);
}

/** The elements up to the end of some bytes, or up to two zero bytes. */
function readSequence(content: Uint8Array, isOpen = false): readonly BerElement[] {
  const elements: BerElement[] = [];
  let position = 0;
  while (isOpen ? content[position] !== 0 || content[position + 1] !== 0 : position < content.length) {
    const element = readBer(content.subarray(position));
    elements.push(element);
    position += element.raw.length;
  }
  return elements;
}
