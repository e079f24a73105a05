import { describe, expect, it } from "vitest";
import { createLegacyIdentity, InvalidInputError } from "ares-caais/legacy";
import { thrownBy } from "../../fixtures/failures.ts";
import { createFakeLegacy, sessionId, xmlAnswer } from "../../fixtures/legacy/fake-legacy.ts";
import { sampleMessage } from "../../fixtures/legacy/legacy-service.ts";
import { readYaml } from "../../fixtures/read-yaml.ts";

const fetch = (): Promise<Response> => Promise.reject(new Error("nothing is to be sent"));
const rows = readYaml(import.meta.url) as readonly [field: string, change: object | undefined][];
const good = { version: "4.2", atsId: "ARES_1", fetch };

describe("options", () => {
  it.each(rows)("refuses a wrong %s by its name", async (field, change) => {
    const options = change === undefined ? undefined : { ...good, ...change };
    // As JavaScript might call it.
    const error = await thrownBy(() => Reflect.apply(createLegacyIdentity, undefined, [options]) as unknown);
    expect(error).toBeInstanceOf(InvalidInputError);
    expect(error).toMatchObject({ field, code: "ERR_INVALID_INPUT" });
  });

  it("apply the limits of a call before the client's", async () => {
    const { legacy, clock } = createFakeLegacy("4.2", () => new Promise(() => undefined), { retry: false });
    const failing = clock.run(legacy.heartBeat({ timeout: 70 }));
    await expect(failing).rejects.toMatchObject({ message: expect.stringContaining("within 70 ms") as unknown });
    const late = clock.run(legacy.heartBeat({ deadline: 50 }));
    await expect(late).rejects.toMatchObject({ message: expect.stringContaining("within 50 ms") as unknown });
    expect(clock.pending).toBe(0);
  });

  it("call a custom address at the path of the contract", async () => {
    const { legacy, seen } = createFakeLegacy("4.2", () => xmlAnswer(sampleMessage("4.2", "heartBeatResponse")), {
      environment: { legacyPages: "https://pages.test", legacyMutualTls: "https://soap.test/base/" },
    });
    await legacy.heartBeat();
    expect(seen.map(({ url }) => url)).toEqual(["https://soap.test/base/asws/atsEndpoint"]);
  });

  it("keep requests and responses of simultaneous calls apart", async () => {
    const { legacy } = createFakeLegacy("4.2", async ({ body }) => {
      const id = /sessionId>([^<]*)</.exec(body)?.[1] ?? "";
      // The later a call, the earlier its answer.
      await new Promise((resolve) => setTimeout(resolve, 40 - Number(id.slice(-2))));
      return xmlAnswer(sampleMessage("4.2", "authConfirmationResponse").replace("jnovak", id));
    });
    const ids = Array.from({ length: 20 }, (_, index) => `${sessionId}-${index + 10}`);
    const users = await Promise.all(ids.map((id) => legacy.authConfirmation(id)));
    expect(users.map(({ attributes }) => attributes.Username)).toEqual(ids);
  });
});
