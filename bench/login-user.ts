import { compileWorkers, runWorker, withFolder } from "./processes.ts";
import type { Row, Table } from "./table.ts";

/** The user of a request whose session is in a cookie against jose's own decryption of it, which is given the key ready to use. */
export function loginUser(): Promise<Table> {
  return withFolder(async (folder) => {
    await compileWorkers(folder, ["login-user"]);
    return {
      title: "1,000 requests of a user whose session is in an encrypted cookie",
      rows: await runWorker<Row[]>(folder, "login-user", []),
    };
  });
}
