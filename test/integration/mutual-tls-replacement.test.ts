import { X509Certificate } from "node:crypto";
import type { ClientCertificate, LegacyIdentity, TlsOptions } from "ares-caais/legacy";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { encryptKey, thumbprintOf, useTestCertificates, type Issued } from "../fixtures/certificates.ts";
import { createDatedClock, type DatedClock } from "../fixtures/dated-clock.ts";
import { watchWarnings } from "../fixtures/failures.ts";
import { answerLegacy, createTlsLegacy } from "../fixtures/legacy/tls-legacy.ts";
import { startTlsServer, type TlsServer } from "../fixtures/servers/tls-server.ts";

const day = 86_400_000;
const issued = useTestCertificates();
let first: Issued;
let second: Issued;

beforeAll(async () => {
  first = await issued.authority.issue();
  second = await issued.authority.issue();
});

const refusedCode = { code: "CLIENT_CERTIFICATE_REFUSED" };
type Certificates = Extract<TlsOptions, { certificates: unknown }>["certificates"];

/** A client of a server that takes any client certificate. */
interface Client extends TlsServer {
  readonly legacy: LegacyIdentity<"4.2">;
  readonly clock: DatedClock;
  readonly warnings: unknown[][];
  /** Sends a request; gives the thumbprint of the certificate that the server got. */
  readonly send: () => Promise<string | undefined>;
}

async function start(
  certificates: Certificates,
  listener: Parameters<typeof startTlsServer>[1] = answerLegacy,
): Promise<Client> {
  // The server looks at certificates by its own time, the tests by theirs.
  const lenient = { ...issued.server, requestCert: true, rejectUnauthorized: false, keepAliveTimeout: 600_000 };
  const server = await startTlsServer(lenient, listener);
  const warnings = watchWarnings();
  const clock = createDatedClock(Date.now());
  const tls = { certificates, ca: issued.authority.cert };
  const legacy = createTlsLegacy(server.url, { tls, clock });
  const send = async (): Promise<string | undefined> => {
    await legacy.heartBeat();
    return server.certificates.at(-1);
  };
  // Not spread: what the server has seen is behind getters.
  return Object.create(server, Object.getOwnPropertyDescriptors({ legacy, clock, warnings, send })) as Client;
}

/** Copies the bytes, as a program does that reads its files again. */
function copy({ cert, key }: Issued): ClientCertificate {
  return { cert: Buffer.from(cert), key: Buffer.from(key) };
}

describe("a function that supplies the certificate", () => {
  it("[NET-10] the client calls the function before each request and not earlier; the same certificate keeps the connection", async () => {
    const supplier = vi.fn(() => Promise.resolve(copy(first)));
    const { send, handshakes, certificates } = await start(supplier);
    expect(supplier).not.toHaveBeenCalled();
    for (let calls = 0; calls < 5; calls += 1) await send();
    expect(supplier).toHaveBeenCalledTimes(5);
    expect(handshakes).toHaveLength(1);
    expect(certificates).toEqual(Array.from({ length: 5 }, () => thumbprintOf(first)));
  });

  it("[NET-10] replaces the certificate at run time; requests in progress end on their connection", async () => {
    const finish: (() => void)[] = [];
    const { legacy, send, certificates, handshakes, warnings } = await start(
      () => copy(current),
      (...exchange) => {
        if (certificates.length > 1) answerLegacy(...exchange);
        else
          finish.push(() => {
            answerLegacy(...exchange);
          });
      },
    );
    let current = first;
    const slow = legacy.heartBeat();
    await expect.poll(() => finish).toHaveLength(1);
    current = second;
    expect(await send()).toBe(thumbprintOf(second));
    finish[0]?.();
    expect(await slow).toMatchObject({ status: "OK" });
    expect(certificates).toEqual([thumbprintOf(first), thumbprintOf(second)]);
    expect(handshakes).toHaveLength(2);
    expect(warnings).toEqual([]);
  });

  it("[NET-10] keeps nothing of earlier certificates after 100 replacements", async () => {
    const many = await Promise.all(Array.from({ length: 100 }, () => issued.authority.issue()));
    let index = 0;
    const client = await start(() => many[index] ?? first);
    // No connection is idle for too long by this time: what ends, ends because its certificate was replaced.
    const rest = vi.spyOn(performance, "now").mockReturnValue(0);
    onTestFinished(() => {
      rest.mockRestore();
    });
    for (; index < 100; index += 1) await client.send();
    expect(new Set(client.certificates).size).toBe(100);
    expect(client.handshakes.every(({ resumed }) => !resumed)).toBe(true);
    await expect.poll(() => client.connections).toBe(1);
  });
});

describe("a replacement certificate that cannot be used", () => {
  it("[NET-10] the client reports an invalid replacement once a day, and uses the previous certificate while that is valid", async () => {
    const bad: readonly (readonly [give: () => unknown, message: RegExp])[] = [
      [() => ({ ...second, key: first.key }), /tls\.certificates\.key does not belong/],
      [() => ({ ...second, key: encryptKey(second.key, "secret") }), /passphrase is missing/],
      [() => undefined, /tls\.certificates must be an object/],
      [() => [], /tls\.certificates must not be empty/],
      [() => [second, {}], /tls\.certificates\[1\]\.cert is missing/],
      [
        () => {
          throw new Error("vault sealed");
        },
        /vault sealed/,
      ],
      [() => Promise.reject(new Error("vault gone")), /vault gone/],
    ];
    let supply: () => unknown = () => first;
    // Wrong on purpose, as from JavaScript.
    const { send, warnings, clock, certificates } = await start((() => supply()) as () => ClientCertificate);
    await send();
    for (const [give, message] of bad) {
      supply = give;
      warnings.length = 0;
      for (let calls = 0; calls < 3; calls += 1) expect(await send()).toBe(thumbprintOf(first));
      expect(warnings).toEqual([[expect.stringMatching(message), refusedCode]]);
      clock.at += day;
      expect(await send()).toBe(thumbprintOf(first));
      expect(warnings).toHaveLength(2);
    }
    expect(new Set(certificates)).toEqual(new Set([thumbprintOf(first)]));
    supply = () => second;
    expect(await send()).toBe(thumbprintOf(second));
  });

  it("[NET-10] fails the call when there is no previous certificate, or it has expired", async () => {
    let supply: () => ClientCertificate = () => ({ ...second, key: first.key });
    const { send, warnings, clock, certificates } = await start(() => supply());
    await expect(send()).rejects.toMatchObject({ code: "ERR_INVALID_INPUT", field: "tls.certificates.key" });
    supply = () => first;
    await send();
    supply = () => {
      throw new Error("vault sealed");
    };
    await send();
    clock.at += 91 * day;
    await expect(send()).rejects.toMatchObject({
      code: "ERR_TRANSPORT",
      operation: "clientCertificate",
      phase: "tls",
      requestSent: false,
      message: "clientCertificate: the function that gives the client certificates failed [ERR_TRANSPORT]",
      cause: { message: "vault sealed" },
    });
    supply = () => second;
    await expect(send()).rejects.toMatchObject({
      field: "tls.certificates.cert",
      rule: expect.stringContaining("expired on") as string,
    });
    expect(warnings.filter(([, options]) => JSON.stringify(options) === JSON.stringify(refusedCode))).toHaveLength(1);
    expect(certificates).toHaveLength(2);
  });

  it("[NET-10] the client uses the replacement as soon as its validity begins", async () => {
    const early = await issued.authority.issue({ notBefore: new Date(Date.now() + day) });
    let current = first;
    const { send, warnings, clock } = await start(() => current);
    await send();
    current = early;
    expect(await send()).toBe(thumbprintOf(first));
    expect(warnings).toMatchObject([[expect.anything(), refusedCode]]);
    clock.at += day + 2000;
    expect(await send()).toBe(thumbprintOf(early));
  });
});

it("[NET-10] takes the first valid one of several certificates, and switches to a planned replacement", async () => {
  const now = Date.now();
  const ending = await issued.authority.issue({ notAfter: new Date(now + 10 * day) });
  const coming = await issued.authority.issue({ notBefore: new Date(now + 9 * day) });
  const { send, clock, handshakes, certificates } = await start([ending, coming]);
  clock.at = now;
  expect(await send()).toBe(thumbprintOf(ending));
  clock.at = now + 9.5 * day;
  expect(await send()).toBe(thumbprintOf(ending));
  clock.at = now + 10.5 * day;
  expect(await send()).toBe(thumbprintOf(coming));
  expect(handshakes).toHaveLength(2);
  expect(certificates).toEqual([thumbprintOf(ending), thumbprintOf(ending), thumbprintOf(coming)]);
  clock.at = now + 365 * day;
  await expect(send()).rejects.toMatchObject({ field: "tls.certificates[0].cert", issues: { length: 2 } });
});

describe("a certificate that expires soon", () => {
  it("the client reports its thumbprint and end once a day, from 30 days before, like a refused replacement", async () => {
    let key = first.key;
    const { send, warnings, clock } = await start(() => ({ ...first, key }));
    const notAfter = Date.parse(new X509Certificate(first.cert).validTo);
    await send();
    clock.at = notAfter - 30 * day;
    await send();
    expect(warnings).toEqual([]);
    clock.at += 1;
    await send();
    await send();
    const text = `The client certificate ${thumbprintOf(first)} expires on ${new Date(notAfter).toISOString()}.`;
    expect(warnings).toEqual([[text, { code: "CLIENT_CERTIFICATE_EXPIRING" }]]);
    clock.at += day;
    key = second.key;
    await send();
    const refused = [expect.stringContaining("tls.certificates.key does not belong"), refusedCode];
    expect(warnings.slice(1)).toEqual([refused, [text, { code: "CLIENT_CERTIFICATE_EXPIRING" }]]);
    expect(JSON.stringify(warnings)).not.toContain("PRIVATE KEY");
  });
});
