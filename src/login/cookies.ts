/** A cookie of an answer; an empty value with the age 0 takes it away. */
export interface SetCookie {
  readonly name: string;
  readonly value: string;
  /** In seconds; without it the cookie goes with the browser. */
  readonly maxAge?: number | undefined;
}

/**
 * The prefix `__Host-` needs the first two: browsers then send the cookie to this host alone, over TLS (RFC 6265bis, section 4.1.3.2).
 * `Lax`, because the identity service sends the browser back from another site.
 */
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
/**
 * Longest value of one cookie: browsers keep 4,096 bytes with the name and the attributes, and nginx takes 4 kB of headers from an
 * application unless it is told otherwise.
 */
const longestValue = 2200;
/** Most cookies of one text: with those of the logins that wait it has to fit into {@link mostBytes}. */
const mostChunks = 3;
/** Longest text that cookies keep. */
export const longestText = mostChunks * longestValue;
/** Most bytes of the header `Cookie`: many servers, nginx for example, take 8 kB in a line. */
export const mostBytes = 7500;

/** The cookies of a request, and those that its answer sets. */
export class Cookies {
  readonly #sent = new Map<string, string>();
  readonly #written = new Map<string, SetCookie>();

  /**
   * Takes neither of two cookies with one name, because browsers send one of a name with our prefix: somebody has added the other.
   * Only spaces and tabs are left out before a name (RFC 6265, section 4.2.1): any other character would hide the name from the browser.
   *
   * @param header `Cookie` of the request
   */
  constructor(header: string | null | undefined) {
    const twice = new Set<string>();
    for (const pair of (header ?? "").split(";")) {
      const at = pair.indexOf("=");
      const name = pair.slice(0, Math.max(0, at)).replace(/^[ \t]+/, "");
      if (this.#sent.has(name)) twice.add(name);
      else if (name !== "") this.#sent.set(name, pair.slice(at + 1));
    }
    for (const name of twice) this.#sent.delete(name);
  }

  /** A cookie of the request. */
  get(name: string): string | undefined {
    return this.#sent.get(name);
  }

  /** The cookies of the answer. */
  get written(): readonly SetCookie[] {
    return [...this.#written.values()];
  }

  /** The cookies of the next request. */
  get next(): ReadonlyMap<string, string> {
    const next = new Map(this.#sent);
    for (const { name, value, maxAge } of this.#written.values()) {
      if (maxAge !== 0) next.set(name, value);
      else next.delete(name);
    }
    return next;
  }

  /** Bytes of the header of the next request. */
  get size(): number {
    return [...this.next].reduce((sum, [name, value]) => sum + name.length + value.length + 3, 0);
  }

  /** @param maxAge in seconds; without it the cookie goes with the browser */
  set(name: string, value: string, maxAge: number | undefined): void {
    this.#written.set(name, { name, value, maxAge: maxAge && Math.max(0, Math.floor(maxAge)) });
  }

  /** Takes a cookie away that the browser has. */
  expire(name: string): void {
    if (this.#sent.has(name)) this.set(name, "", 0);
  }

  /** Leaves a cookie as the browser has it. */
  leave(name: string): void {
    this.#written.delete(name);
  }

  /** @returns `undefined` when the text is not there, or not whole. */
  getText(name: string): string | undefined {
    const [, count = "", first = ""] = /^([123])\.(.+)$/.exec(this.get(name) ?? "") ?? [];
    const chunks = [
      first,
      ...chunkNames(name)
        .slice(1, Number(count))
        .map((chunk) => this.get(chunk)),
    ];
    return first === "" || chunks.includes(undefined) ? undefined : chunks.join("");
  }

  /**
   * Keeps a text in as many cookies as it needs, and takes away those that it does not.
   *
   * @param text no longer than `longestText`
   * @param maxAge as for `set`
   */
  setText(name: string, text: string, maxAge: number | undefined): void {
    const count = Math.ceil(text.length / longestValue);
    for (const [index, chunk] of chunkNames(name).entries()) {
      const value = text.slice(index * longestValue, (index + 1) * longestValue);
      if (index < count) this.set(chunk, index === 0 ? `${count}.${value}` : value, maxAge);
      else this.expire(chunk);
    }
  }

  expireText(name: string): void {
    for (const chunk of chunkNames(name)) this.expire(chunk);
  }
}

function chunkNames(name: string): readonly string[] {
  return [name, ...Array.from({ length: mostChunks - 1 }, (_, index) => `${name}.${index + 1}`)];
}

/** The header `Set-Cookie`. */
export function headerOfCookie({ name, value, maxAge }: SetCookie): string {
  return `${name}=${value};${maxAge === undefined ? "" : ` Max-Age=${maxAge};`} ${attributes}`;
}
