import createClient from "openapi-fetch";
import {
  createRegistryMethods,
  type RegistryClient,
  type RegistryMethods,
} from "../../generated/registry-client.gen.ts";
import type { paths } from "../../generated/registry-types.gen.ts";
import { fetchRequest } from "../transport/fetch.ts";
import { createExecute } from "./execute.ts";
import { PreparedRequestAsRequest } from "./prepared-request.ts";
import { readOptions, type CallOptions, type RegistryOptions } from "./options.ts";

/** The registry of economic subjects: one method per operation of the contract. */
export interface Registry extends RegistryMethods<CallOptions> {
  /**
   * Plain openapi-fetch for who wants `{ data, error, response }`: its requests are not checked, not repeated, not
   * limited in time and not counted in the budget.
   */
  readonly client: RegistryClient;
}

/**
 * Creates a client of the registry (specification, part A). It opens no connection by itself.
 *
 * @throws InvalidInputError for a wrong option, with its name.
 *
 * @example
 *
 * ```ts
 * const registry = createRegistry();
 * const subject = await registry.vratEkonomickySubjekt({ ico: "27074358" });
 * ```
 */
export function createRegistry(options: RegistryOptions = {}): Registry {
  const settings = readOptions(options);
  const { authorizer, baseUrl, headers, transport } = settings;
  const client = createClient<paths, "application/json">({
    baseUrl,
    headers,
    fetch: async (request) => {
      const authorization = await authorizer?.header();
      if (authorization !== undefined) request.headers.set("authorization", authorization);
      return fetchRequest(transport.fetch, request);
    },
    // The contract knows no redirect; following one would send the request to an address that nobody configured.
    redirect: "manual",
  });
  // The methods have openapi-fetch build their requests and send them themselves: with retries, limits and budget.
  const builder = createClient<paths, "application/json">({ baseUrl, headers, Request: PreparedRequestAsRequest });
  return { client, ...createRegistryMethods(builder, createExecute(settings)) };
}
