import { createHash, X509Certificate } from "node:crypto";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import type { Clock } from "ares-caais";
import { systemClock } from "../../src/transport/time.ts";
import { createMutualTls } from "../../src/node/mutual-tls.ts";
import type { CertificateEvent, ClientCertificate, MutualTls, TlsOptions } from "../../src/transport/mutual-tls.ts";
import { createTestAuthority, encryptKey, type Issued, type TestAuthority } from "../fixtures/certificates.ts";
import { call, startTlsServer, type TlsServer } from "./tls-server.ts";

const day = 86_400_000;
let authority: TestAuthority;
let server: Issued;
let first: Issued;
let second: Issued;

beforeAll(async () => {
  authority = await createTestAuthority();
  server = await authority.issue({ hosts: ["127.0.0.1"] });
  first = await authority.issue();
  second = await authority.issue();
});

function thumbprintOf({ cert }: Issued): string {
  return createHash("sha256").update(new X509Certificate(cert).raw).digest("base64url");
}

/** A clock whose date a test decides. */
function clockAt(date: number): Clock & { at: number } {
  const clock = { ...systemClock, at: date, date: () => clock.at, now: () => clock.at };
  return clock;
}

function create(
  certificates: Extract<TlsOptions, { certificates: unknown }>["certificates"],
  options: Partial<TlsOptions> = {},
  clock: Clock = systemClock,
): { tls: MutualTls; events: CertificateEvent[]; send: (url: string) => Promise<string> } {
  const events: CertificateEvent[] = [];
  const onCertificate = (event: CertificateEvent): number => events.push(event);
  const tls = createMutualTls("test", { certificates, ca: authority.cert, onCertificate, ...options }, clock);
  onTestFinished(() => {
    tls.close();
  });
  const send = async (url: string): Promise<string> => {
    const { exchange, thumbprint } = await tls.credential();
    await call(exchange, url);
    return thumbprint;
  };
  return { tls, events, send };
}

function startServer(listener?: Parameters<typeof startTlsServer>[1]): Promise<TlsServer> {
  // It looks at certificates by its own time, the tests by theirs.
  return startTlsServer({ ...server, requestCert: true, rejectUnauthorized: false }, listener);
}

/** Copies the bytes, as a program does that reads its files again. */
function copy({ cert, key }: Issued): ClientCertificate {
  return { cert: Buffer.from(cert), key: Buffer.from(key) };
}

describe("a function that gives the certificate", () => {
  it("[NET-10] is not called before the first request, then before each; the same material keeps the connection", async () => {
    const { url, handshakes, certificates } = await startServer();
    const supplier = vi.fn(() => Promise.resolve(copy(first)));
    const { send } = create(supplier);
    expect(supplier).not.toHaveBeenCalled();
    for (let calls = 0; calls < 5; calls += 1) await send(url);
    expect(supplier).toHaveBeenCalledTimes(5);
    expect(handshakes).toHaveLength(1);
    expect(certificates).toEqual(Array.from({ length: 5 }, () => thumbprintOf(first)));
  });

  it("[NET-10] replaces it at run time; requests under way end on the connection they began on", async () => {
    const finish: (() => void)[] = [];
    const { url, certificates, handshakes } = await startServer((request, response) => {
      if (request.url === "/slow") finish.push(() => response.end("slow"));
      else response.end("ok");
    });
    let current: ClientCertificate = copy(first);
    const { tls, send, events } = create(() => current);
    const { exchange } = await tls.credential();
    const slow = call(exchange, `${url}slow`);
    await expect.poll(() => finish).toHaveLength(1);
    current = copy(second);
    expect(await send(url)).toBe(thumbprintOf(second));
    finish[0]?.();
    expect((await slow).text).toBe("slow");
    // Who still has the old credential can use it.
    expect((await call(exchange, url)).text).toBe("ok");
    expect(certificates).toEqual([thumbprintOf(first), thumbprintOf(second), thumbprintOf(first)]);
    expect(handshakes).toHaveLength(3);
    expect(events).toEqual([]);
  });

  it("[NET-10] is called once for calls at the same time", async () => {
    const { url, certificates } = await startServer();
    let release: (() => void) | undefined;
    const opened = new Promise<void>((resolve) => (release = resolve));
    const supplier = vi.fn(async () => {
      await opened;
      return first;
    });
    const { send } = create(supplier);
    const calls = Promise.all(Array.from({ length: 10 }, () => send(url)));
    release?.();
    await calls;
    expect(supplier).toHaveBeenCalledTimes(1);
    expect(certificates).toHaveLength(10);
  });

  it("[NET-10] after 100 replacements nothing is left of the certificates before", async () => {
    const listening = await startServer();
    const issued = await Promise.all(Array.from({ length: 100 }, () => authority.issue()));
    let index = 0;
    const { send } = create(() => issued[index] ?? first);
    for (; index < 100; index += 1) await send(listening.url);
    expect(new Set(listening.certificates).size).toBe(100);
    expect(listening.handshakes.every(({ resumed }) => !resumed)).toBe(true);
    await expect.poll(() => listening.connections).toBe(1);
  });
});

describe("a replacement that cannot be used", () => {
  it("[NET-10] is told once a day, and the certificate before stays as long as it is valid", async () => {
    const { url, certificates } = await startServer();
    const clock = clockAt(Date.now());
    const bad: readonly (readonly [string, () => unknown, RegExp])[] = [
      ["key of another", () => ({ ...second, key: first.key }), /tls\.certificates\.key does not belong/],
      ["passphrase missing", () => ({ ...second, key: encryptKey(second.key, "secret") }), /passphrase is missing/],
      ["nothing", () => undefined, /tls\.certificates must be an object/],
      ["empty list", () => [], /tls\.certificates must not be empty/],
      ["broken in a list", () => [second, {}], /tls\.certificates\[1\]\.cert is missing/],
      [
        "throws",
        () => {
          throw new Error("vault sealed");
        },
        /vault sealed/,
      ],
      ["rejects", () => Promise.reject(new Error("vault gone")), /vault gone/],
    ];
    let supply: () => unknown = () => first;
    // Wrong on purpose, as from JavaScript.
    const { send, events } = create((() => supply()) as () => ClientCertificate, {}, clock);
    await send(url);
    for (const [, give, message] of bad) {
      supply = give;
      events.length = 0;
      for (let calls = 0; calls < 3; calls += 1) expect(await send(url)).toBe(thumbprintOf(first));
      expect(events).toEqual([
        {
          kind: "refused",
          error: expect.objectContaining({ message: expect.stringMatching(message) as string }) as Error,
        },
      ]);
      clock.at += day;
      expect(await send(url)).toBe(thumbprintOf(first));
      expect(events).toHaveLength(2);
    }
    expect(new Set(certificates)).toEqual(new Set([thumbprintOf(first)]));
    supply = () => second;
    expect(await send(url)).toBe(thumbprintOf(second));
  });

  it("[NET-10] is an error when there is no certificate before, or that has expired", async () => {
    const { url, certificates } = await startServer();
    const clock = clockAt(Date.now());
    let supply: () => ClientCertificate = () => ({ ...second, key: first.key });
    const { send, events } = create(() => supply(), {}, clock);
    await expect(send(url)).rejects.toMatchObject({ code: "ERR_INVALID_INPUT", field: "tls.certificates.key" });
    supply = () => first;
    await send(url);
    const sealed = new Error("vault sealed");
    supply = () => {
      throw sealed;
    };
    await send(url);
    clock.at += 91 * day;
    await expect(send(url)).rejects.toMatchObject({
      code: "ERR_TRANSPORT",
      operation: "clientCertificate",
      phase: "tls",
      requestSent: false,
      message: "clientCertificate: the function that gives the client certificates failed",
      cause: { message: "vault sealed" },
    });
    supply = () => second;
    await expect(send(url)).rejects.toMatchObject({
      field: "tls.certificates.cert",
      rule: expect.stringContaining("expired on") as string,
    });
    expect(events.filter(({ kind }) => kind === "refused")).toHaveLength(1);
    expect(certificates).toHaveLength(2);
  });

  it("[NET-10] one that is not valid yet is taken as soon as it is", async () => {
    const { url } = await startServer();
    const early = await authority.issue({ notBefore: new Date(Date.now() + day) });
    const clock = clockAt(Date.now());
    let current = first;
    const { send, events } = create(() => current, {}, clock);
    await send(url);
    current = early;
    expect(await send(url)).toBe(thumbprintOf(first));
    expect(events).toMatchObject([{ kind: "refused" }]);
    clock.at += day + 2000;
    expect(await send(url)).toBe(thumbprintOf(early));
  });
});

describe("several certificates", () => {
  it("[NET-10] the first valid one is used; a planned replacement switches by itself", async () => {
    const { url, handshakes, certificates } = await startServer();
    const now = Date.now();
    const ending = await authority.issue({ notAfter: new Date(now + 10 * day) });
    const coming = await authority.issue({ notBefore: new Date(now + 9 * day) });
    const clock = clockAt(now);
    const { send } = create([ending, coming], { warnDays: 0 }, clock);
    expect(await send(url)).toBe(thumbprintOf(ending));
    clock.at = now + 9.5 * day;
    expect(await send(url)).toBe(thumbprintOf(ending));
    clock.at = now + 10.5 * day;
    expect(await send(url)).toBe(thumbprintOf(coming));
    expect(handshakes).toHaveLength(2);
    expect(certificates).toEqual([thumbprintOf(ending), thumbprintOf(ending), thumbprintOf(coming)]);
    clock.at = now + 365 * day;
    await expect(send(url)).rejects.toMatchObject({ field: "tls.certificates[0].cert", issues: { length: 2 } });
  });
});

describe("a certificate that expires soon", () => {
  it("is told once a day with its thumbprint and end, in the days asked for", async () => {
    const clock = clockAt(Date.now());
    const notAfter = new X509Certificate(first.cert).validTo;
    const { tls, events } = create([first], { warnDays: 10 }, clock);
    await tls.credential();
    clock.at = Date.parse(notAfter) - 10 * day;
    await tls.credential();
    expect(events).toEqual([]);
    clock.at += 1;
    await tls.credential();
    await tls.credential();
    expect(events).toEqual([{ kind: "expiring", thumbprint: thumbprintOf(first), notAfter: new Date(notAfter) }]);
    clock.at += day;
    await tls.credential();
    expect(events).toHaveLength(2);
  });

  it("is a process warning by default, 30 days before, as is a refused replacement", async () => {
    const warn = vi.spyOn(process, "emitWarning").mockReturnValue();
    onTestFinished(() => {
      warn.mockRestore();
    });
    const clock = clockAt(Date.parse(new X509Certificate(first.cert).validTo) - 30 * day + 1);
    let key = first.key;
    const { tls } = create(() => ({ ...first, key }), { onCertificate: undefined }, clock);
    await tls.credential();
    key = second.key;
    await tls.credential();
    expect(warn.mock.calls).toEqual([
      [expect.stringContaining(thumbprintOf(first)), { code: "CLIENT_CERTIFICATE_EXPIRING" }],
      [expect.stringContaining("tls.certificates.key does not belong"), { code: "CLIENT_CERTIFICATE_REFUSED" }],
    ]);
    expect(JSON.stringify(warn.mock.calls)).not.toContain("PRIVATE KEY");
  });

  it("a handler that throws fails the call, and only that one", async () => {
    const onCertificate = (): never => {
      throw new Error("handler");
    };
    const { tls } = create([first], { warnDays: 365, onCertificate });
    await expect(tls.credential()).rejects.toThrow("handler");
    expect((await tls.credential()).thumbprint).toBe(thumbprintOf(first));
  });
});
