import { errorStatuses } from "./identity-answers.ts";

type Endpoint = keyof typeof errorStatuses;

/** An error that some endpoint answers. */
type OAuthCode = { [E in Endpoint]: keyof (typeof errorStatuses)[E] }[Endpoint];

/** A request that an endpoint answers with an OAuth error. */
export class OAuthRefusal extends Error {
  readonly endpoint: Endpoint;
  readonly error: OAuthCode;

  constructor(endpoint: Endpoint, error: OAuthCode, description: string) {
    super(description);
    this.endpoint = endpoint;
    this.error = error;
  }
}

/** The answer to a refused request (RFC 6749, section 5.2; RFC 6750, section 3). */
export function refusalResponse({ endpoint, error, message }: OAuthRefusal): Response {
  const statuses: Readonly<Record<string, number>> = errorStatuses[endpoint];
  const body = { error, ...(message === "" ? {} : { error_description: message }) };
  const headers = { "cache-control": "no-store", ...challenge(endpoint, error) };
  return Response.json(body, { status: statuses[error] ?? 400, headers });
}

function challenge(endpoint: Endpoint, error: string): Record<string, string> {
  return endpoint === "userinfo" ? { "www-authenticate": `Bearer error="${error}"` } : {};
}
