/** The part of oidc-provider that the tests use; the package brings no types. */
declare module "oidc-provider" {
  import type { X509Certificate } from "node:crypto";
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  /** Koa's context with what the provider adds. */
  export interface Context {
    readonly req: IncomingMessage;
    readonly res: ServerResponse;
    method: string;
    type: string;
    status: number;
    body: unknown;
    redirect(address: string): void;
    readonly oidc?: OidcContext;
  }

  export interface OidcContext {
    /** Name of the endpoint. */
    readonly route: string;
    /** Form of the request; absent for a request without one. */
    readonly body?: Readonly<Record<string, unknown>>;
    readonly client?: { readonly clientId: string };
  }

  export interface Account {
    readonly accountId: string;
    claims(use: string, scope: string): Readonly<Record<string, unknown>>;
  }

  export interface Configuration {
    readonly jwks: { readonly keys: readonly object[] };
    readonly clients: readonly object[];
    readonly findAccount: (ctx: Context, id: string) => Account | undefined;
    readonly formats: {
      readonly customizers: {
        readonly jwt: (
          ctx: Context,
          token: { readonly "x5t#S256"?: string },
          jwt: { header: Readonly<Record<string, unknown>> | undefined; readonly payload: Record<string, unknown> },
        ) => void;
      };
    };
    readonly features: {
      readonly mTLS: {
        readonly getCertificate: (ctx: Context) => X509Certificate | undefined;
        readonly certificateAuthorized: (ctx: Context) => boolean;
        readonly certificateSubjectMatches: (ctx: Context, property: string, expected: string) => boolean;
        readonly [member: string]: unknown;
      };
      readonly rpInitiatedLogout: {
        readonly enabled: boolean;
        readonly logoutSource: (ctx: Context, form: string) => void;
      };
      readonly [feature: string]: unknown;
    };
    readonly [member: string]: unknown;
  }

  export interface Client {
    readonly clientId: string;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Client: { find(id: string): Promise<Client | undefined> };
    readonly Grant: new (fields: { accountId: string; clientId: string }) => Grant;
    readonly AccessToken: new (fields: { accountId: string; client: Client; grantId: string; scope: string }) => {
      setThumbprint(kind: "x5t", certificate: X509Certificate): void;
      save(): Promise<string>;
    };
    callback(): RequestListener;
    use(middleware: (ctx: Context, next: () => Promise<void>) => Promise<void>): this;
    on(event: "grant.success" | "grant.error", listener: (ctx: Context) => void): this;
    on(event: "server_error", listener: (ctx: Context, error: Error) => void): this;
    interactionDetails(
      request: IncomingMessage,
      response: ServerResponse,
    ): Promise<{
      readonly params: Readonly<Record<string, string | undefined>>;
      readonly prompt: { readonly name: "login" | "consent" };
    }>;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
