import { http, type HttpHandler } from "msw";
import { legacyPages } from "../../../generated/environments.gen.ts";
import {
  brokenAddressRule,
  environmentTable,
  resolveAddress,
  type EnvironmentOptions,
} from "../../environment/addresses.ts";
import { createLegacyPages, loginReturn, newSessionId } from "../../services/legacy/pages-service.ts";
import { redirect } from "../../services/messages.ts";
import { checkOptions, type OptionTable } from "../../transport/option-table.ts";
import { otherMethod, plainRefusal } from "../handlers.ts";

/** The client system of the handlers. */
export interface LegacyPageHandlersOptions extends EnvironmentOptions<"legacyPages"> {
  /** Shortcut of the client system. */
  readonly atsId: string;
  /** The return address of a login. */
  readonly loginUrl: string;
  /** The required beginning of the return address of a logout. */
  readonly logoutUrl: string;
}

const text = { kind: "text", pattern: /./s, rule: "must not be empty", required: true } as const;
const url = {
  kind: "other",
  broken: (value: unknown) => brokenAddressRule(value, "anywhere"),
  required: true,
} as const;
const table = {
  ...environmentTable,
  ...{ atsId: text, loginUrl: url, logoutUrl: url },
} satisfies OptionTable<LegacyPageHandlersOptions>;

/**
 * Returns msw handlers for the login and logout pages of the legacy service. A login returns at once with a new session id, which
 * `authConfirmation` of {@link legacyHandlers} confirms. A logout returns to its return address. If the service would refuse a
 * request with a page, the response is a 400 with the reason.
 *
 * @throws InvalidInputError for a wrong option.
 *
 * @example
 *
 * ```ts
 * const urls = { loginUrl: "https://app.example/callback", logoutUrl: "https://app.example/" };
 * const server = setupServer(...legacyPageHandlers({ environment: "test", atsId: "AIS", ...urls }));
 * ```
 */
export function legacyPageHandlers(options: LegacyPageHandlersOptions): HttpHandler[] {
  const subject = "legacyPageHandlers";
  const {
    atsId: clientId,
    loginUrl: legacyLoginUrl,
    logoutUrl: legacyLogoutUrl,
  } = checkOptions(subject, options, table);
  const service = createLegacyPages({
    clients: [{ clientId, certificates: [], legacyLoginUrl, legacyLogoutUrl }],
    logIn: (client) => redirect(loginReturn(client, newSessionId())),
    pages: [],
    // There is no single sign-on session to end.
    endSession: () => undefined,
    refuse: plainRefusal,
    unknown: otherMethod,
  });
  const address = resolveAddress(subject, "legacyPages", options);
  return [legacyPages.loginPath, legacyPages.logoutPath].map((path) =>
    http.all(address + path, ({ request }) => service(request)),
  );
}
