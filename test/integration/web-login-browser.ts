/** A browser's cookies of one origin, and its requests to a handler without a server between them. */
export class CookieJar {
  readonly cookies = new Map<string, string>();
  readonly #origin: string;
  readonly #handler: (request: Request) => Promise<Response>;

  constructor(origin: string, handler: (request: Request) => Promise<Response>) {
    this.#origin = origin;
    this.#handler = handler;
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** A request of a page that this browser shows. */
  request(target: string, init: RequestInit = {}): Request {
    const headers = new Headers({ accept: "text/html", cookie: this.header });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    return new Request(new URL(target, this.#origin), { ...init, headers });
  }

  async visit(target: string, init?: RequestInit): Promise<Response> {
    const response = await this.#handler(this.request(target, init));
    this.keep(response.headers);
    return response;
  }

  /** Does what a browser does with `Set-Cookie`; it refuses what breaks the rule of `__Host-`. */
  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split("; ");
      const at = pair.indexOf("=");
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      const isHost = attributes.includes("Secure") && attributes.includes("Path=/") && !/domain/i.test(line);
      if (!name.startsWith("__Host-") || !isHost || line.length > 4096) throw new Error(`a browser refuses ${name}`);
      if (attributes.includes("Max-Age=0")) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
