// The program of a page, compiled with the types of the DOM and none of Node.
import { createRegistry, parseAmount, RegistryError, type Fetch } from "ares-caais/registry";

const ownFetch: Fetch = (url, init) => fetch(url, init);
const { signal } = new AbortController();
const registry = createRegistry({ fetch: ownFetch });

export async function show(ico: string): Promise<string> {
  const subject = await registry.vratEkonomickySubjekt({ ico }, { signal }).catch((error: unknown) => {
    if (error instanceof RegistryError && error.status === 404) return undefined;
    throw error;
  });
  const { response } = await registry.client.GET("/ekonomicke-subjekty/{ico}", { params: { path: { ico } } });
  return `${subject?.obchodniJmeno ?? ""} ${response.statusText} ${parseAmount("1;00")?.decimal ?? ""}`;
}
