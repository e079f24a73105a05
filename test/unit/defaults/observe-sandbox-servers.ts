import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createSandbox } from "ares-caais/sandbox";
import { endpoints } from "../../../generated/identity.gen.ts";
import { readPageForm } from "../../../src/sandbox/browser.ts";
import { createCertificateAuthority } from "../../../src/sandbox/certificate-authority.ts";
import { createIdentityService } from "../../../src/sandbox/identity/identity-service.ts";
import { createSigningKeys } from "../../../src/services/identity/signing-keys.ts";
import { createLegacyService } from "../../../src/sandbox/legacy/legacy-service.ts";
import { createHttpsFetch } from "../../../src/node/https-fetch.ts";
import { clientSystem, serviceContext } from "../sandbox/legacy/context.ts";
import { largest, lifetime } from "./default-row.ts";
import { user } from "./observe-sandbox.ts";

/** How long after a login page was shown its form is taken. */
export async function unfinishedLogins(): Promise<{ identity: number; legacy: number }> {
  let now = 0;
  const authority = await createCertificateAuthority();
  const certificates = [await authority.issueClientCertificate({ commonName: "AIS" })] as const;
  const context = serviceContext([clientSystem("AIS", { certificates })], [user], () => now);
  const server = { accept: () => undefined, handshakes: 0 };
  const oidc = createIdentityService(context, await createSigningKeys(), server, "specification");
  const authorization = new URLSearchParams({
    client_id: "AIS",
    redirect_uri: "https://app.example/callback",
    scope: "openid",
    response_type: "code",
    code_challenge: "A".repeat(43),
    code_challenge_method: "S256",
    nonce: "n".repeat(32),
    state: "s".repeat(32),
  });
  const take = (listener: RequestListener, page: string): Promise<number> =>
    served(listener, (address) =>
      lifetime(async (milliseconds) => {
        const { action = "", hidden } = readPageForm(await (await fetch(address + page)).text()) ?? {};
        now += milliseconds;
        const body = new URLSearchParams({ ...hidden, username: user.username, action: "login" });
        const { status } = await fetch(address + action, { method: "POST", body, redirect: "manual" });
        return status === 302;
      }),
    );
  return {
    identity: await take(oidc.browser, `${endpoints.authorization.path}?${authorization.toString()}`),
    legacy: await take(createLegacyService(context).browser, "/login?atsId=AIS"),
  };
}

async function served<Result>(listener: RequestListener, use: (address: string) => Promise<Result>): Promise<Result> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    // A listening TCP server has an address of this shape.
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The largest bodies that the services read. */
export async function largestBodies(): Promise<{
  registry: number;
  identity: number;
  legacy: number;
  control: number;
}> {
  const sandbox = await createSandbox();
  const send = createHttpsFetch({ ca: sandbox.certificateAuthority });
  const largestAt = (url: string): Promise<number> =>
    largest(2 ** 22, async (bytes) => {
      const init = { method: "POST", body: " ".repeat(bytes), headers: { "content-type": "text/plain" } };
      const answer = await (url.startsWith("https:") ? send : fetch)(url, init);
      await answer.text();
      return answer.status !== 413;
    });
  try {
    const { registry, oidc, legacyPages } = sandbox.environment;
    return {
      registry: await largestAt(`${registry}/ekonomicke-subjekty/vyhledat`),
      identity: await largestAt(`${oidc}/login`),
      legacy: await largestAt(`${legacyPages}/login`),
      control: await largestAt(`${sandbox.controlAddress}/faults`),
    };
  } finally {
    send.close();
    await sandbox.close();
  }
}
