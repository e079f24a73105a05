/** The sources that an identity service may follow; {@link IdentityBehaviour} describes each. */
export const identityBehaviours = ["specification", "published"] as const;

/**
 * The source that an identity service follows where the specification and the published documents of the live service differ:
 * - `specification`: the browser logs out at `/oauth2/endsession`; the identity token names the session to end,
 *   from any sender; under the scope `profile` roles stand as elements do in the legacy API, under `role` as structured data,
 * - `published`: the browser logs out at `/oauth2/end_session`, which the discovery document names; its cookie names the
 *   session to end, so the request over mutual TLS, which has none, reports success and ends nothing; roles are structured
 *   data under `profile` too, with the codes of an agenda in `activity_role_codes`.
 *
 * In both the browser needs no client certificate to log out.
 */
export type IdentityBehaviour = (typeof identityBehaviours)[number];
