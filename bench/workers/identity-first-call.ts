import { endpoints } from "../../generated/identity.gen.ts";
import { createIdentity } from "../../src/identity/index.ts";
import { createHttpsFetch } from "../../src/node/https-fetch.ts";
import type { IdentityReplay } from "./identity-server.ts";
import { readService, timeFirstCall } from "./worker.ts";

const { address, callback, pending, requests, options } = readService() as IdentityReplay;
await timeFirstCall({
  /** The requests of a login over the same transport. */
  bare: async () => {
    const anonymous = createHttpsFetch({ ca: options.tls.ca });
    const fetch = createHttpsFetch(options.tls);
    const { headers, body } = requests.completeLogin;
    await (await anonymous(address + endpoints.discovery.path)).json();
    await (await anonymous(address + endpoints.jwks.path)).json();
    await (await fetch(address + endpoints.token.path, { method: "POST", headers, body })).json();
    anonymous.close();
    fetch.close();
  },
  own: async () => {
    using identity = createIdentity(options);
    await identity.completeLogin(callback, pending);
  },
});
