import { afterAll, beforeAll, inject } from "vitest";
import { serveSite, type ServedSite } from "../../fixtures/serve-site.ts";

/** Serves the built site for the tests of one file. Gives the address of a page. */
export function useSite(): (path?: string) => string {
  const { folder, base } = inject("site");
  let served: ServedSite | undefined;
  beforeAll(async () => {
    served = await serveSite(folder, base);
  });
  afterAll(() => served?.close());
  return (path = "") => {
    if (served === undefined) throw new Error("the site is served only inside tests");
    return served.address + path;
  };
}
