import { createLegacyIdentity, legacyVersions, type LegacyIdentity, type LegacyVersion } from "ares-caais";
import type { Sandbox } from "ares-caais/sandbox";
import { chapter, remark, table } from "../print.ts";

/** A client of one version of the SOAP API. */
export function legacyOf<const Version extends LegacyVersion>(
  { environment, client }: Sandbox,
  version: Version,
): LegacyIdentity<Version> {
  const { clientId: atsId, legacyLogoutUrl: logoutUrl, tls } = client;
  return createLegacyIdentity({ environment, version, atsId, logoutUrl, tls });
}

/** Logs a user in by the older SOAP API, in each of its versions. */
export async function legacy(sandbox: Sandbox): Promise<void> {
  chapter(
    "The older SOAP API, in four versions",
    "legacy.authConfirmation(legacy.sessionId(callback)), legacy.heartBeat()",
  );
  const rows: string[][] = [];
  for (const version of legacyVersions) {
    const client = legacyOf(sandbox, version);
    try {
      const { status } = await client.heartBeat();
      const callback = await sandbox.logIn(client.loginUrl(), "svoboda.nia");
      const { attributes } = await client.authConfirmation(client.sessionId(callback));
      const { Jmeno = "", Prijmeni = "", PristupoveRole } = attributes;
      rows.push([
        version,
        status,
        `${Jmeno} ${Prijmeni}`,
        String(PristupoveRole?.role.length ?? 0),
        String(Object.keys(attributes).length),
      ]);
    } finally {
      client.close();
    }
  }
  table(["version", "heartBeat", "user", "roles", "attributes"], rows);
  remark("one call for all of them; the types follow the version");
}
