import { compileWorkers, runWorker, withFolder } from "./processes.ts";
import type { Row, Table } from "./table.ts";

/** The whole verification of an identity token against jose's own, which is given the key ready to use. */
export function identityVerify(): Promise<Table> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["identity-verify"]);
    return {
      title: "1,000 verifications of an identity token, RS256",
      rows: await runWorker<Row[]>(folder, "identity-verify", []),
    };
  });
}
