import type { Client } from "openapi-fetch";
import type { RegistryClient } from "../../generated/registry-client.gen.ts";
import type { paths } from "../../generated/registry-types.gen.ts";
import type { RegistrySettings } from "./options.ts";

type PlainClient = Client<paths, "application/json">;

const calls = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE", "request"] as const;

/** Returns openapi-fetch, which the first request loads. Middleware that was added before is applied then. */
export function plainClient(settings: RegistrySettings): RegistryClient {
  let client: PlainClient | undefined;
  const early: ((client: PlainClient) => void)[] = [];
  const load = async (): Promise<PlainClient> => {
    const { createPlainClient } = await import("./send-plain.ts");
    client ??= createPlainClient(settings);
    for (const apply of early.splice(0)) apply(client);
    return client;
  };
  const changeBy = (name: "use" | "eject") => {
    return (...middleware: Parameters<PlainClient["use"]>): void => {
      if (client === undefined)
        early.push((made) => {
          made[name](...middleware);
        });
      else client[name](...middleware);
    };
  };
  const callBy = (name: (typeof calls)[number]) => {
    return async (...input: unknown[]): Promise<unknown> => Reflect.apply((await load())[name], undefined, input);
  };
  const own = Object.fromEntries<unknown>(calls.map((name) => [name, callBy(name)]));
  // The compiler cannot compare the type parameters of the functions of openapi-fetch.
  return { use: changeBy("use"), eject: changeBy("eject"), ...own } as unknown as RegistryClient;
}
