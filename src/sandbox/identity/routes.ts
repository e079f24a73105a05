import { endpoints } from "../../../generated/identity.gen.ts";
import type { HttpReply, HttpRequest } from "../http/message.ts";
import { authorize, finishLogin } from "./authorize.ts";
import { discoveryDocument } from "./discovery.ts";
import { endSession, finishLogout, showLogout } from "./end-session.ts";
import type { IdentityState } from "./identity-state.ts";
import { paths } from "./paths.ts";
import { answerTokenRequest } from "./token-endpoint.ts";
import { answerUserinfo } from "./userinfo.ts";

/** An endpoint: those of the contract, and userinfo. */
export type IdentityEndpoint = keyof typeof endpoints | "userinfo";

/** Something that the identity service answers. */
export interface Route {
  readonly methods: readonly string[];
  readonly path: string;
  /** Under which name it is counted; a page is not. */
  readonly endpoint?: IdentityEndpoint;
  /** Who reads its errors. */
  readonly reader: "person" | "program";
  readonly answer: (state: IdentityState, request: HttpRequest) => HttpReply | Promise<HttpReply>;
}

/** What is answered on each of the two addresses. */
export const routes: Readonly<Record<"oidc" | "oidcMutualTls", readonly Route[]>> = {
  oidc: [
    { ...endpoints.discovery, endpoint: "discovery", reader: "program", answer: answerDiscovery },
    { ...endpoints.jwks, endpoint: "jwks", reader: "program", answer: answerKeys },
    { ...endpoints.authorization, endpoint: "authorization", reader: "person", answer: authorize },
    { methods: ["POST"], path: paths.login, reader: "person", answer: finishLogin },
    { methods: ["GET"], path: paths.logout, reader: "person", answer: showLogout },
    { methods: ["POST"], path: paths.logout, reader: "person", answer: finishLogout },
  ],
  oidcMutualTls: [
    { ...endpoints.token, endpoint: "token", reader: "program", answer: answerTokenRequest },
    { ...endpoints.endSession, endpoint: "endSession", reader: "program", answer: endSession },
    { methods: ["GET", "POST"], path: paths.userinfo, endpoint: "userinfo", reader: "program", answer: answerUserinfo },
  ],
};

function answerDiscovery({ context, issuer, faults }: IdentityState): HttpReply {
  return publicJson(faults, discoveryDocument(context.addresses, issuer, faults.current));
}

function answerKeys({ keys, faults }: IdentityState): HttpReply {
  return publicJson(faults, { keys: keys.published });
}

function publicJson({ current }: IdentityState["faults"], body: object): HttpReply {
  if (current === "unavailable") return { status: 503, headers: { "Retry-After": "1" } };
  return { status: 200, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}
