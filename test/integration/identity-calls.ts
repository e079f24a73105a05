import { createHash, randomBytes } from "node:crypto";
import https from "node:https";
import type { IncomingHttpHeaders } from "node:http";
import type { Sandbox, SandboxClient, SandboxOptions } from "ares-caais/sandbox";
import { useSandbox } from "./sandbox-client.ts";

/** The response of a server. */
export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** How a server is called. */
export interface Call {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Sent as a form by POST, unless the method says otherwise. */
  readonly form?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Buffer;
  /** The client certificate to present. */
  readonly tls?: { readonly cert: string; readonly key: string } | undefined;
  readonly agent?: https.Agent;
  /** Gives the request up. */
  readonly signal?: AbortSignal;
}

const formType = "application/x-www-form-urlencoded";

/** The options of a login that a test may change. */
export interface LoginChoice {
  readonly client?: SandboxClient;
  readonly username?: string;
  readonly scope?: string;
  readonly parameters?: Readonly<Record<string, string>>;
}

/** A login up to the code. */
export interface RawLogin {
  readonly client: SandboxClient;
  readonly verifier: string;
  readonly code: string;
}

/** The members of a token response. */
export type RawTokens = Readonly<Record<"access_token" | "refresh_token" | "id_token", string>>;

/** A sandbox and its identity service, called by `node:https` alone. */
export interface IdentitySandbox {
  readonly sandbox: Sandbox;
  readonly client: SandboxClient;
  readonly call: (url: string, how?: Call) => Promise<Reply>;
  /** An address of the authorization endpoint. */
  readonly authorizationUrl: (parameters: Readonly<Record<string, string>>, client?: SandboxClient) => string;
  /** Logs in by the page, with a proof key. */
  readonly logIn: (choice?: LoginChoice) => Promise<RawLogin>;
  /** Calls the token endpoint with the code of a login; `change` replaces parameters, `undefined` takes them away. */
  readonly exchange: (
    login: RawLogin,
    change?: Readonly<Record<string, string | undefined>>,
    how?: Call,
  ) => Promise<Reply>;
  /** Calls the token endpoint with a refresh token. */
  readonly refresh: (
    token: string,
    client?: SandboxClient,
    change?: Readonly<Record<string, string>>,
  ) => Promise<Reply>;
  /** Asks for the user of an access token, with the certificate of the first client system unless told otherwise. */
  readonly userinfo: (token: string, tls?: Call["tls"], headers?: Record<string, string>) => Promise<Reply>;
  /** A whole login. */
  readonly tokens: (choice?: LoginChoice) => Promise<RawTokens>;
}

/** Starts a sandbox for the tests of one file. */
export function useIdentitySandbox(options?: SandboxOptions): IdentitySandbox {
  const context = useSandbox(options);
  const sandbox = (): Sandbox => context.sandbox;
  const call: IdentitySandbox["call"] = (url, how) => callWith(sandbox().certificateAuthority, url, how);
  const authorizationUrl: IdentitySandbox["authorizationUrl"] = (parameters, client = sandbox().client) => {
    const { clientId, redirectUri } = client;
    const query = { client_id: clientId, redirect_uri: redirectUri, response_type: "code", scope: "openid" };
    const url = new URL(`${sandbox().environment.oidc}/oauth2/authorize`);
    url.search = new URLSearchParams({ ...query, ...parameters }).toString();
    return url.href;
  };
  const logIn: IdentitySandbox["logIn"] = async (choice = {}) => {
    const { client = sandbox().client, username = "novakova.jana", scope = "openid", parameters } = choice;
    const { verifier, challenge } = proofKey();
    const key = { code_challenge: challenge, code_challenge_method: "S256" };
    const page = await call(authorizationUrl({ scope, ...key, ...parameters }, client));
    const form = { reference: referenceOf(page.text), username, action: "login" };
    const answer = await call(`${sandbox().environment.oidc}/login`, { form });
    const code = new URL(answer.headers.location ?? "").searchParams.get("code") ?? "";
    return { client, verifier, code };
  };
  const exchange: IdentitySandbox["exchange"] = ({ client, verifier, code }, change = {}, how = {}) => {
    const form: Readonly<Record<string, string | undefined>> = {
      grant_type: "authorization_code",
      code,
      redirect_uri: client.redirectUri,
      client_id: client.clientId,
      code_verifier: verifier,
      ...change,
    };
    const sent = Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
    const url = `${sandbox().environment.oidcMutualTls}/oauth2/token`;
    return call(url, { tls: client.tls, form: Object.fromEntries(sent), ...how });
  };
  return {
    get sandbox() {
      return sandbox();
    },
    get client() {
      return sandbox().client;
    },
    call,
    authorizationUrl,
    logIn,
    exchange,
    refresh: (token, client = sandbox().client, change = {}) => {
      const form = { grant_type: "refresh_token", refresh_token: token, client_id: client.clientId, ...change };
      return call(`${sandbox().environment.oidcMutualTls}/oauth2/token`, { tls: client.tls, form });
    },
    userinfo: (token, tls = sandbox().client.tls, headers = { authorization: `Bearer ${token}` }) =>
      call(`${sandbox().environment.oidcMutualTls}/oauth2/userinfo`, { tls, headers }),
    tokens: async (choice) => JSON.parse((await exchange(await logIn(choice))).text) as RawTokens,
  };
}

/** The reference in the form of a page. */
export function referenceOf(page: string): string {
  const [, reference] = /name="reference" value="([^"]+)"/.exec(page) ?? [];
  if (reference === undefined) throw new Error(`no form: ${page}`);
  return reference;
}

function callWith(ca: string, url: string, how: Call = {}): Promise<Reply> {
  const { form, method = form === undefined ? "GET" : "POST", headers = {}, tls, agent, signal } = how;
  const body = form === undefined ? how.body : new URLSearchParams(form).toString();
  const type = form === undefined ? {} : { "content-type": formType };
  return new Promise((resolve, reject) => {
    const request = https.request(
      url,
      // Otherwise a header Host would be the name to check.
      {
        ...{ method, ca, servername: "localhost", headers: { ...type, ...headers }, agent: agent ?? false },
        ...tlsOf(tls),
        ...(signal === undefined ? {} : { signal }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("error", reject);
        response.once("end", () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          });
        });
      },
    );
    request.once("error", reject);
    request.end(body);
  });
}

function tlsOf(tls: Call["tls"]): Pick<https.RequestOptions, "cert" | "key"> {
  return { cert: tls?.cert, key: tls?.key };
}

/** A fresh proof key: verifier and challenge (RFC 7636). */
function proofKey(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}
