import { describe, expect, it } from "vitest";
import type { RetryOptions } from "ares-caais";
import { thrownBy } from "../../fixtures/failures.ts";
import { createFakeProvider } from "../../fixtures/fake-provider.ts";
import { createFakeService } from "../../fixtures/fake-service.ts";
import { createFakeLegacy } from "../../fixtures/legacy/fake-legacy.ts";

const ico = "90000021";
const ill = (): Response => new Response("", { status: 503 });

describe("the option `retry` of a call", () => {
  it("[NET-17] overrides the client's option, member by member", async () => {
    const { registry, clock, seen } = createFakeService(ill, { retry: { retries: 1, minDelay: 100, maxDelay: 100 } });
    const after = async (retry?: RetryOptions | false): Promise<readonly number[]> => {
      const [start, sent] = [clock.now(), seen.length];
      await clock.run(thrownBy(registry.vratEkonomickySubjekt({ ico }, { retry })));
      return [seen.length - sent, clock.now() - start];
    };
    // The fake clock's chance is the half.
    expect(await after()).toEqual([2, 50]);
    expect(await after(false)).toEqual([1, 0]);
    expect(await after({ retries: 0 })).toEqual([1, 0]);
    expect(await after({ retries: 3 })).toEqual([4, 150]);
    expect(await after({ minDelay: 10 })).toEqual([2, 5]);
  });

  it("[NET-17] lets a call retry when the client does not, with the default delays", async () => {
    const { registry, clock, seen } = createFakeService(ill, { retry: false });
    await clock.run(thrownBy(registry.vratEkonomickySubjekt({ ico }, { retry: { retries: 2 } })));
    expect([seen.length, clock.now()]).toEqual([3, 750]);
  });

  it("[NET-17] separates calls that would otherwise share a response", async () => {
    const { registry, clock, seen } = createFakeService(() => Response.json({ ico }));
    const ask = (retry?: RetryOptions | false): Promise<unknown> => registry.vratEkonomickySubjekt({ ico }, { retry });
    await clock.run(Promise.all([ask(), ask(false), ask(false), ask()]));
    expect(seen).toHaveLength(2);
  });

  it("[NET-17] applies to every request of a search", async () => {
    const { registry, clock, seen } = createFakeService(() =>
      Response.json({ pocetCelkem: 2, ekonomickeSubjekty: [] }),
    );
    const first = registry.paginate("vyhledejEkonomickeSubjekty", { obchodniJmeno: "A" }, { retry: false }).next();
    await clock.run(thrownBy(first));
    expect(seen).toHaveLength(1);
  });

  it("[NET-01] [NET-17] applies to an identity client's own request, not to shared documents", async () => {
    const provider = createFakeProvider();
    let asked = 0;
    provider.answers["discovery"] = () => ((asked += 1) < 3 ? ill() : Response.json(provider.document));
    provider.answers["endSession"] = ill;
    const identity = provider.identity({ retry: { retries: 2 } });
    const options = { idToken: "a.b.c", postLogoutRedirectUri: "https://ais.example/bye" };
    await provider.clock.run(thrownBy(identity.endSession(options, { retry: false })));
    expect(provider.counts()).toEqual({ discovery: 3, endSession: 1 });
  });

  it("[NET-17] applies to the SOAP API", async () => {
    const { legacy, clock, seen } = createFakeLegacy("4.2", ill);
    await clock.run(thrownBy(legacy.heartBeat({ retry: { retries: 1 } })));
    expect(seen).toHaveLength(2);
  });
});
