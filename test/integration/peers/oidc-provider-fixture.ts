import {
  createIdentity,
  OAuthError,
  type BrowserForm,
  type Identity,
  type IdentityOptions,
  type Scope,
  type Tokens,
} from "ares-caais/identity";
import { afterAll, beforeAll } from "vitest";
import { createHttpsFetch } from "../../../src/node/https-fetch.ts";
import { createTestAuthority, type Issued } from "../../fixtures/certificates.ts";
import { createScriptedBrowser, type Page, type ScriptedBrowser } from "../../fixtures/scripted-browser.ts";
import type { RegisteredClient } from "./oidc-provider-configuration.ts";
import { buttons } from "./oidc-provider-login.ts";
import { startOidcProvider, type OidcProviderOptions, type OidcProviderPeer } from "./oidc-provider.ts";

/** Two client systems with a certificate of the authority that the provider trusts. */
export type ClientName = "first" | "second";

/** A provider for the tests of one block, with clients of it. */
export interface OidcProviderFixture {
  readonly peer: OidcProviderPeer;
  readonly clients: Readonly<Record<ClientName, RegisteredClient & Issued>>;
  /** Authority of both servers, as PEM. */
  readonly ca: string;
  /** A certificate that is not registered, of the trusted authority or of another one. */
  issueCertificate(name: string, authority?: "trusted" | "another"): Promise<Issued>;
  /** The identity client of a client system; with another certificate than its own where one is given. */
  identity(name?: ClientName, options?: Partial<IdentityOptions>, certificate?: Issued): Identity;
  /** A browser without cookies. */
  browser(): ScriptedBrowser;
}

/** Starts the provider for the tests of one block. */
export function useOidcProvider(options: Pick<OidcProviderOptions, "keys" | "publish"> = {}): OidcProviderFixture {
  let running: OidcProviderFixture | undefined;
  const identities: Identity[] = [];

  beforeAll(async () => {
    const authority = await createTestAuthority();
    const stranger = await createTestAuthority("another authority");
    const issue: OidcProviderFixture["issueCertificate"] = (name, from = "trusted") =>
      (from === "trusted" ? authority : stranger).issue({ name, usages: ["clientAuth"] });
    const register = async (name: ClientName): Promise<RegisteredClient & Issued> => ({
      clientId: `AIS_${name}`,
      redirectUri: `https://${name}.example/callback`,
      postLogoutRedirectUri: `https://${name}.example/goodbye`,
      ...(await issue(name)),
    });
    const clients = { first: await register("first"), second: await register("second") };
    const peer = await startOidcProvider({
      ...options,
      server: await authority.issue({ hosts: ["127.0.0.1"], usages: ["serverAuth"] }),
      clientAuthority: authority.cert,
      clients: Object.values(clients),
    });
    running = {
      peer,
      clients,
      ca: authority.cert,
      issueCertificate: issue,
      identity: (name = "first", given = {}, { cert, key } = clients[name]) => {
        const { clientId, redirectUri, postLogoutRedirectUri } = clients[name];
        const tls = { cert, key, ca: authority.cert };
        const registered = { environment: peer.environment, clientId, redirectUri, postLogoutRedirectUri, tls };
        const identity = createIdentity({ ...registered, ...given });
        identities.push(identity);
        return identity;
      },
      browser: () => createScriptedBrowser(createHttpsFetch({ ca: authority.cert }), Object.values(peer.environment)),
    };
  });
  afterAll(() => {
    for (const identity of identities) identity.close();
    running?.peer.close();
  });
  const get = (): OidcProviderFixture => {
    if (running === undefined) throw new Error("the provider runs only inside tests");
    return running;
  };
  return {
    get peer() {
      return get().peer;
    },
    get clients() {
      return get().clients;
    },
    get ca() {
      return get().ca;
    },
    issueCertificate: (name, from) => get().issueCertificate(name, from),
    identity: (name, given, certificate) => get().identity(name, given, certificate),
    browser: () => get().browser(),
  };
}

/** Logs in at the provider's page; gives the callback that the browser would be sent to. */
export async function logInAt(browser: ScriptedBrowser, request: string | BrowserForm): Promise<string> {
  const page = await browser.open(request);
  return left(await browser.submit(page, buttons.logIn));
}

/** A whole login. */
export async function logIn<const S extends Scope>(
  identity: Identity,
  browser: ScriptedBrowser,
  scope: readonly S[],
): Promise<Tokens<S>> {
  const login = await identity.beginLogin({ scope });
  return identity.completeLogin(await logInAt(browser, login.url), login);
}

/** The address at which a browser left the provider. */
export function left({ address, html }: Page): string {
  if (html !== undefined) throw new Error(`still at the provider: ${html}`);
  return address;
}

/** The error answer that a call gets from the provider; whatever else comes of the call is thrown. */
export async function refusal(call: Promise<unknown>): Promise<OAuthError> {
  const outcome: unknown = await call.then(
    () => new Error("was not refused"),
    (error: unknown) => error,
  );
  if (outcome instanceof OAuthError) return outcome;
  throw outcome;
}
