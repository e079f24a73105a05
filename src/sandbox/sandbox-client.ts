import { hideSecrets } from "../secrets/hide-secrets.ts";
import type { ClientSystem } from "./client-systems.ts";

/** A client system of the sandbox, with what its own side needs: spread it into the options of an identity client. */
export interface SandboxClient {
  /** Its shortcut: `client_id` of OpenID Connect, `atsId` of the legacy API. */
  readonly clientId: string;
  /** The first registered return address of a login. */
  readonly redirectUri: string;
  /** The first registered return address of a logout. */
  readonly postLogoutRedirectUri: string;
  /** Where a legacy login returns to. */
  readonly legacyLoginUrl: string;
  /** What the return address of a legacy logout must begin with. */
  readonly legacyLogoutUrl: string;
  /** Its first certificate, and the sandbox's authority to trust. */
  readonly tls: {
    /** The certificate as PEM. */
    readonly cert: string;
    /** Its private key as PEM, not encrypted. */
    readonly key: string;
    /** Certificate of the sandbox's authority as PEM. */
    readonly ca: string;
  };
  /** All its certificates. */
  readonly certificates: readonly {
    /** The certificate as PEM. */
    readonly cert: string;
    /** Its private key as PEM, not encrypted. */
    readonly key: string;
  }[];
}

/** @param ca certificate of the sandbox's authority as PEM */
export function sandboxClient(
  { clientId, redirectUris, postLogoutRedirectUris, certificates, ...legacy }: ClientSystem,
  ca: string,
): SandboxClient {
  return {
    clientId,
    redirectUri: redirectUris[0],
    postLogoutRedirectUri: postLogoutRedirectUris[0],
    legacyLoginUrl: legacy.legacyLoginUrl,
    legacyLogoutUrl: legacy.legacyLogoutUrl,
    tls: hideSecrets({ cert: certificates[0].cert, key: certificates[0].key, ca }, ["key"]),
    certificates: certificates.map(({ cert, key }) => hideSecrets({ cert, key }, ["key"])),
  };
}
