/**
 * The prefix `__Host-` needs the first two: browsers then send the cookie to this host alone, over TLS (RFC 6265bis, section 4.1.3.2).
 * `Lax`, because the identity service sends the browser back from another site.
 */
const attributes = "Path=/; Secure; HttpOnly; SameSite=Lax";
/** Longest value of one cookie: browsers keep 4,096 bytes with name and attributes, and nginx takes 4 kB of headers from an application. */
const longestValue = 2200;
/** Most cookies of one text: with those of the logins that wait it has to fit into {@link mostBytes}. */
const mostChunks = 3;
/** Longest text that cookies keep. */
export const longestText = mostChunks * longestValue;
/** Most bytes of the header `Cookie`: many servers, nginx for example, take 8 kB in a line. */
export const mostBytes = 7500;

/** The cookies of a browser: those of its request, and then those that the answer leaves it. */
export class Cookies {
  readonly #values = new Map<string, string>();
  readonly #written = new Map<string, string>();

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
      if (this.#values.has(name)) twice.add(name);
      else if (name !== "") this.#values.set(name, pair.slice(at + 1));
    }
    for (const name of twice) this.#values.delete(name);
  }

  get names(): readonly string[] {
    return [...this.#values.keys()];
  }

  get(name: string): string | undefined {
    return this.#values.get(name);
  }

  /** The header `Cookie` of the next request. */
  get header(): string {
    return Array.from(this.#values, (pair) => pair.join("=")).join("; ");
  }

  /** Values of the header `Set-Cookie`. */
  get written(): readonly string[] {
    return [...this.#written.values()];
  }

  /** @param maxAge in seconds; without it the cookie goes with the browser */
  set(name: string, value: string, maxAge: number | undefined): void {
    this.#values.set(name, value);
    const age = maxAge === undefined ? "" : ` Max-Age=${Math.max(0, Math.floor(maxAge))};`;
    this.#written.set(name, `${name}=${value};${age} ${attributes}`);
  }

  /** Takes a cookie away that the browser has. */
  expire(name: string): void {
    if (this.#values.delete(name)) this.#written.set(name, `${name}=; Max-Age=0; ${attributes}`);
  }

  /** A text of several cookies and what the browser has not yet; of a text that is not whole, what there is. */
  getText(name: string, rest = ""): string | undefined {
    const [, count, first] = /^([123])\.(.+)$/.exec(this.get(name) ?? "") ?? [];
    const chunks = chunkNames(name).slice(1, Number(count));
    // Without the first one it is another browser's.
    return first && [first, ...chunks.map((chunk) => this.get(chunk)), rest].join("");
  }

  /** Splits a text of up to `longestText` into cookies, and removes the rest. Cookies that the browser already has are not sent. */
  setText(name: string, text: string, maxAge?: number): void {
    const count = Math.ceil(text.length / longestValue);
    for (const [index, chunk] of chunkNames(name).entries()) {
      const value = `${index === 0 ? `${count}.` : ""}${text.slice(index * longestValue, (index + 1) * longestValue)}`;
      if (index >= count) this.expire(chunk);
      else if (value !== this.get(chunk)) this.set(chunk, value, maxAge);
    }
  }

  /** Takes the last cookies of a text out of an answer, but for the first one that is set, until it has no more bytes of them; gives their text. */
  cutText(name: string, most: number): string {
    const set = chunkNames(name).filter((chunk) => this.#written.has(chunk) && this.#values.has(chunk));
    let rest = "";
    for (const chunk of set.slice(1).reverse()) {
      if (this.written.reduce((sum, each) => sum + "Set-Cookie: \r\n".length + each.length, 0) <= most) break;
      rest = `${this.get(chunk) ?? ""}${rest}`;
      // One of a text before would be taken for a part of this one.
      this.expire(chunk);
    }
    return rest;
  }
}

function chunkNames(name: string): readonly string[] {
  return [name, ...Array.from({ length: mostChunks - 1 }, (_, index) => `${name}.${index + 1}`)];
}
