import type { Grant } from "./provider-state.ts";
import { sampleClaims } from "./sample-claims.ts";

/** The pseudonym of the user, which every token has, whatever the scopes. */
export function subjectOf({ claims }: Pick<Grant, "claims">): string {
  return claims?.sub ?? sampleClaims(["oidc"]).sub ?? "";
}
