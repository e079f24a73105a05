import { getResponse } from "msw";
import { legacyVersions } from "../../../src/legacy/index.ts";
import { createTestIdentityProvider, legacyHandlers, registryHandlers } from "../../../src/testing/index.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { editRequest, requestRecipes, type Server } from "../edits/requests.ts";
import type { Reader } from "../reader.ts";

const environment = {
  registry: "https://registry.test",
  oidc: "https://oidc.test",
  oidcMutualTls: "https://oidcmutualtls.test",
  legacyPages: "https://legacypages.test",
  legacyMutualTls: "https://legacymutualtls.test",
};
const servers: readonly Server[] = ["registry", "oidc", "oidcMutualTls", "legacyMutualTls"];

const handlers: Reader = {
  name: "handlers of msw",
  share: 3,
  open: async () => {
    const provider = await createTestIdentityProvider({ clientId: "SANDBOX", environment });
    const all = [
      ...registryHandlers({ environment }),
      ...legacyVersions.flatMap((version) => legacyHandlers({ environment, version })),
      ...provider.handlers,
    ];
    return {
      attempts: attempts(requestRecipes(servers), (recipe) => {
        const { server, method, path, headers, body } = editRequest(recipe);
        const url = `https://${server.toLowerCase()}.test${path}`;
        return {
          read: () => {
            const hasBody = method !== "GET" && method !== "HEAD";
            // What no client can send never comes to a handler.
            if (!URL.canParse(url)) return undefined;
            return getResponse(all, new Request(url, { method, headers, ...(hasBody ? { body } : {}) }));
          },
          told: (data) => (data instanceof Response ? `${server} ${data.status}` : `${server} not handled`),
          check: ({ data }) => {
            holds(data === undefined || data instanceof Response, "a handler gave no response");
          },
        };
      }),
    };
  },
};

/** The handlers that answer in the place of the services. */
export const testHandlerReaders: readonly Reader[] = [handlers];
