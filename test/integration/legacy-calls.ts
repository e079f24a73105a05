import { legacyEndpointPath, legacyPages } from "../../generated/environments.gen.ts";
import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { namespaces } from "../fixtures/legacy/legacy-service.ts";
import { onlyElement, parseXml } from "../fixtures/legacy/xml.ts";
import { referenceOf, useIdentitySandbox, type Call, type IdentitySandbox, type Reply } from "./identity-calls.ts";

export const soapNamespace = "http://schemas.xmlsoap.org/soap/envelope/";

/** How the SOAP endpoint is called; by default by POST, with XML and the certificate of the first client system. */
export interface SoapCall extends Call {
  readonly path?: string;
}

/** A sandbox and its legacy service, called by `node:https` alone. */
export interface LegacySandbox extends Pick<IdentitySandbox, "sandbox"> {
  /** Sends a request to the SOAP endpoint. */
  readonly call: (how: SoapCall) => Promise<Reply>;
  readonly heartBeat: (version?: LegacyVersion, how?: SoapCall) => Promise<Reply>;
  readonly authConfirmation: (sessionId: string, version?: LegacyVersion, how?: SoapCall) => Promise<Reply>;
  /** Sends a request to the pages. */
  readonly visit: (path: string, how?: Call) => Promise<Reply>;
  /** Chooses on the login page of the first client system. */
  readonly choose: (fields: Readonly<Record<string, string>>) => Promise<Reply>;
  /** Logs a user in with the page of the first client system, and gives the session identifier. */
  readonly logIn: (username?: string) => Promise<string>;
}

/** Starts a sandbox with the client systems ONE, which has two certificates, and OTHER for the tests of one file. */
export function useLegacySandbox(): LegacySandbox {
  const own = { legacyLoginUrl: "https://app.example/legacy?a=%20b", legacyLogoutUrl: "https://app.example/out" };
  const context = useIdentitySandbox({
    clients: [
      { clientId: "ONE", certificates: 2, ...own },
      { clientId: "OTHER", ...own },
    ],
  });
  const { loginPath, clientParameter, sessionParameter } = legacyPages;
  const call: LegacySandbox["call"] = ({ path = legacyEndpointPath, headers, ...how }) =>
    context.call(context.sandbox.environment.legacyMutualTls + path, {
      ...{ method: "POST", tls: context.client.tls, ...how },
      headers: { "content-type": "text/xml; charset=utf-8", ...headers },
    });
  const visit: LegacySandbox["visit"] = (path, how) =>
    context.call(context.sandbox.environment.legacyPages + path, how);
  const choose: LegacySandbox["choose"] = async (fields) => {
    const page = await visit(`${loginPath}?${clientParameter}=ONE`);
    return visit(loginPath, { form: { reference: referenceOf(page.text), ...fields } });
  };
  return {
    get sandbox() {
      return context.sandbox;
    },
    call,
    heartBeat: (version = "4.2", { headers, ...how } = {}) =>
      call({ body: envelope(heartBeatRequest(version)), headers: { soapaction: '"heartBeat"', ...headers }, ...how }),
    authConfirmation: (sessionId, version, { headers, ...how } = {}) =>
      call({
        body: envelope(confirmationRequest(sessionId, version)),
        headers: { soapaction: '""', ...headers },
        ...how,
      }),
    visit,
    choose,
    logIn: async (username = "kral.petr") => {
      const { headers } = await choose({ username, action: "login" });
      const sessionId = new URL(headers.location ?? "").searchParams.get(sessionParameter);
      if (sessionId === null) throw new Error("the login gave no session identifier");
      return sessionId;
    },
  };
}

/** A message in an envelope, after what else the envelope holds. */
export function envelope(content: string, before = ""): string {
  return `<Envelope xmlns="${soapNamespace}">${before}<Body>${content}</Body></Envelope>`;
}

export function heartBeatRequest(version: LegacyVersion = "4.2"): string {
  return `<heartBeatRequest xmlns="${namespaces[version]}"/>`;
}

export function confirmationRequest(sessionId: string, version: LegacyVersion = "4.2"): string {
  return `<authConfirmationRequest xmlns="${namespaces[version]}"><sessionId>${sessionId}</sessionId></authConfirmationRequest>`;
}

/** The text of the only element of a name in an answer. */
export function textIn({ text }: Reply, name: string, version: LegacyVersion = "4.2"): string | null {
  return onlyElement(parseXml(text), namespaces[version], name).textContent;
}
