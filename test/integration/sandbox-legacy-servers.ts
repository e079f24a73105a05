import https from "node:https";
import type { IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { legacyEndpointPath, legacyPages } from "../../generated/environments.gen.ts";
import { readPageForm } from "../../src/sandbox/browser.ts";
import { createCertificateAuthority, type KeyAndCertificate } from "../../src/sandbox/certificate-authority.ts";
import type { ClientSystem } from "../../src/sandbox/client-systems.ts";
import { startHttpsServer } from "../../src/sandbox/servers.ts";
import type { LegacyFaults } from "../../src/sandbox/legacy/faults.ts";
import { createLegacyService, type SandboxLegacy } from "../../src/sandbox/legacy/legacy-service.ts";
import { clientSystem, serviceContext } from "../unit/sandbox/legacy/context.ts";
import { foreign, sparse } from "../unit/sandbox/legacy/people.ts";

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** What a request is made of; the rest is as the contract says. */
export interface RawRequest {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** The client's certificate. */
  readonly certificate?: KeyAndCertificate | undefined;
  /** Gives the request up. */
  readonly signal?: AbortSignal;
}

/** The legacy service over real TLS, with a time that tests decide. */
export interface LegacyServers {
  readonly control: SandboxLegacy;
  readonly faults: LegacyFaults;
  readonly clients: Readonly<Record<"one" | "other" | "twice" | "twiceAgain", ClientSystem>>;
  /** Certificates: of client `one`, its second, of client `other`, of two clients, of none, and one that has expired. */
  readonly certificates: Readonly<
    Record<"one" | "second" | "other" | "shared" | "unregistered" | "expired" | "foreign", KeyAndCertificate>
  >;
  readonly pages: string;
  readonly endpoint: string;
  /** Certificate of the authority to trust. */
  readonly ca: string;
  /** Lets time pass for the service, in milliseconds. */
  readonly pass: (milliseconds: number) => void;
  /** Sends a request to the SOAP endpoint, by default with the certificate of client `one`. */
  readonly call: (request: RawRequest) => Promise<RawAnswer>;
  /** Sends a request to the pages. */
  readonly visit: (request: RawRequest) => Promise<RawAnswer>;
  /** Logs a user in with the pages. @returns the session identifier. */
  readonly logIn: (username?: string, client?: ClientSystem) => Promise<string>;
}

/** Starts the legacy service for the tests of one file. */
export function useLegacyServers(): () => LegacyServers {
  let running: (LegacyServers & { close(): Promise<void> }) | undefined;
  beforeAll(async () => {
    running = await start();
  });
  afterAll(async () => {
    await running?.close();
  });
  return () => {
    if (running === undefined) throw new Error("the servers run only inside tests");
    return running;
  };
}

async function start(): Promise<LegacyServers & { close(): Promise<void> }> {
  const authority = await createCertificateAuthority();
  const foreignAuthority = await createCertificateAuthority();
  const issue = (commonName: string, notAfter?: Date): Promise<KeyAndCertificate> =>
    authority.issueClientCertificate({
      commonName,
      ...(notAfter === undefined ? {} : { notBefore: new Date(0), notAfter }),
    });
  const certificates = {
    one: await issue("one"),
    second: await issue("second"),
    other: await issue("other"),
    shared: await issue("shared"),
    unregistered: await issue("one"),
    expired: await issue("expired", new Date(Date.now() - 1000)),
    foreign: await foreignAuthority.issueClientCertificate({ commonName: "one" }),
  };
  const clients = {
    one: clientSystem("ONE", { certificates: [certificates.one, certificates.second, certificates.expired] }),
    other: clientSystem("OTHER", { certificates: [certificates.other, certificates.shared] }),
    twice: clientSystem("TWICE", { certificates: [certificates.shared] }),
    twiceAgain: clientSystem("AGAIN", { certificates: [certificates.shared] }),
  };
  let passed = 0;
  const service = createLegacyService(
    serviceContext(Object.values(clients), [sparse, foreign], () => Date.UTC(2025, 7, 23, 18, 4, 45, 910) + passed),
  );
  const server = await authority.issueServerCertificate({ dns: [], ip: ["127.0.0.1"] });
  const browser = await startHttpsServer(server, 0, service.browser);
  const mutualTls = await startHttpsServer(server, 0, service.mutualTls, authority.cert);
  const pages = `https://127.0.0.1:${browser.port}`;
  const endpoint = `https://127.0.0.1:${mutualTls.port}`;
  const visit = (request: RawRequest): Promise<RawAnswer> => send(pages, authority.cert, request);
  return {
    control: service.control,
    faults: service.faults,
    clients,
    certificates,
    pages,
    endpoint,
    ca: authority.cert,
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    call: (request) =>
      send(endpoint, authority.cert, {
        method: "POST",
        path: legacyEndpointPath,
        certificate: certificates.one,
        ...request,
        headers: { "content-type": "text/xml; charset=utf-8", ...request.headers },
      }),
    visit,
    logIn: async (username = sparse.username, client = clients.one) => {
      const { loginPath, clientParameter, sessionParameter } = legacyPages;
      const page = await visit({ path: `${loginPath}?${clientParameter}=${client.clientId}` });
      const reference = readPageForm(page.text)?.hidden["reference"] ?? "";
      const { headers } = await visit({
        method: "POST",
        path: loginPath,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ reference, username, action: "login" }).toString(),
      });
      const sessionId = new URL(headers.location ?? "").searchParams.get(sessionParameter);
      if (sessionId === null) throw new Error("the login gave no session identifier");
      return sessionId;
    },
    close: async () => {
      await Promise.all([browser.close(), mutualTls.close()]);
    },
  };
}

/** Sends a request over a connection of its own. */
function send(
  address: string,
  ca: string,
  { method = "GET", path = "/", headers = {}, body, certificate, signal }: RawRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const tls = certificate === undefined ? {} : { key: certificate.key, cert: certificate.cert };
    const options = { method, path, headers, ca, agent: false, ...tls, ...(signal === undefined ? {} : { signal }) };
    const request = https.request(address, options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode = 0 } = response;
        resolve({ status: statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}
