import { X509Certificate } from "node:crypto";
import { vi } from "vitest";
import { testCertificate } from "ares-caais/testing";
import { createCertificateAuthority } from "../../../src/sandbox/certificate-authority.ts";
import { createHttpsFetch } from "../../../src/node/https-fetch.ts";
import { createMutualTls } from "../../../src/node/mutual-tls.ts";
import type { CertificateEvent } from "../../../src/transport/mutual-tls.ts";
import { createTestAuthority } from "../../fixtures/certificates.ts";
import { createFakeClock } from "../../fixtures/fake-clock.ts";
import { startTlsServer } from "../../integration/tls-server.ts";
import { largest, lifetime } from "./default-row.ts";

const day = 86_400_000;

/** How many days before its end a certificate is told of. */
export function warnDays(): Promise<number> {
  return largest(365, async (days) => {
    const clock = createFakeClock();
    const events: CertificateEvent[] = [];
    const validity = { notBefore: new Date(clock.date() - day), notAfter: new Date(clock.date() + days * day - 1000) };
    // On the last day of all it is valid no more.
    if (days === 0) return true;
    const tls = {
      ...(await testCertificate(validity)),
      onCertificate: (event: CertificateEvent) => events.push(event),
    };
    await createMutualTls("test", tls, clock).credential();
    return events.length > 0;
  });
}

/** After how long the same is told again. */
export function certificateTold(): Promise<number> {
  return lifetime(async (milliseconds) => {
    const clock = createFakeClock();
    let told = 0;
    const validity = { notBefore: new Date(clock.date() - day), notAfter: new Date(clock.date() + 1000 * day) };
    const mutualTls = createMutualTls(
      "test",
      { ...(await testCertificate(validity)), warnDays: 2000, onCertificate: () => (told += 1) },
      clock,
    );
    await mutualTls.credential();
    await clock.advance(milliseconds);
    await mutualTls.credential();
    return told === 1;
  });
}

/** How long a function that gives certificates has. */
export async function supplierTimeout(): Promise<number> {
  const clock = createFakeClock();
  const mutualTls = createMutualTls("test", { certificates: () => new Promise(() => undefined) }, clock);
  await clock.run(mutualTls.credential().catch(() => undefined));
  return clock.now();
}

/** For how long an idle connection is used again. */
export async function idleLimit(): Promise<number> {
  const authority = await createTestAuthority();
  const server = await startTlsServer(await authority.issue({ hosts: ["127.0.0.1"] }), (_request, response) => {
    response.end("answer");
  });
  let now = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now);
  try {
    return await lifetimeUpTo(10_000, async (milliseconds) => {
      const fetch = createHttpsFetch({ ca: authority.cert });
      const before = server.handshakes.length;
      await (await fetch(server.url)).text();
      // The connection becomes idle after the answer has been read.
      await new Promise((resolve) => setImmediate(resolve));
      now += milliseconds;
      await (await fetch(server.url)).text();
      fetch.close();
      return server.handshakes.length === before + 1;
    });
  } finally {
    clock.mockRestore();
  }
}

async function lifetimeUpTo(most: number, lasts: (milliseconds: number) => Promise<boolean>): Promise<number> {
  return (await largest(most, lasts)) + 1;
}

/** When certificates begin and end that are made at a moment, relative to it. */
async function validityOf(make: () => Promise<{ readonly cert: string }>): Promise<[begin: number, end: number]> {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_800_000_000_000 });
  try {
    const { validFrom, validTo } = new X509Certificate((await make()).cert);
    return [Date.parse(validFrom) - Date.now(), Date.parse(validTo) - Date.now()];
  } finally {
    vi.useRealTimers();
  }
}

/** Of the sandbox's authority. */
export const authorityValidity = (): Promise<number[]> => validityOf(() => createCertificateAuthority());
/** Of a server certificate that it issues. */
export const serverValidity = (): Promise<number[]> =>
  validityOf(async () => (await createCertificateAuthority()).issueServerCertificate({ dns: ["a.test"], ip: [] }));
/** Of a client certificate that it issues. */
export const clientValidity = (): Promise<number[]> =>
  validityOf(async () => (await createCertificateAuthority()).issueClientCertificate({ commonName: "AIS" }));
/** Of a certificate for tests. */
export const testValidity = (): Promise<number[]> => validityOf(() => testCertificate());
/** The common name of a certificate for tests. */
export const testCommonName = async (): Promise<string> =>
  new X509Certificate((await testCertificate()).cert).subject.replace("CN=", "");
