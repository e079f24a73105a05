import { describe, expect, it } from "vitest";
import { InvalidInputError } from "ares-caais";
import { createLegacyService, type SandboxLegacy } from "../../../../src/sandbox/legacy/legacy-service.ts";
import { serviceContext } from "./context.ts";

const { control } = createLegacyService(serviceContext([], []));

describe("the controls of the legacy service", () => {
  it.each<[field: string, rule: RegExp, use: (legacy: SandboxLegacy) => void]>([
    [
      "empty",
      /^must name attributes of the legacy API$/,
      (legacy) => {
        // @ts-expect-error: there is no such attribute
        legacy.setVariant({ empty: ["Nic"] });
      },
    ],
    [
      "barva",
      /^is no option$/,
      (legacy) => {
        // @ts-expect-error: there is no such member
        legacy.setVariant({ barva: 1 });
      },
    ],
  ])("refuse a wrong %s", (field, rule, use) => {
    const refused = (): void => {
      use(control);
    };
    expect(refused).toThrow(InvalidInputError);
    expect(refused).toThrow(expect.objectContaining({ field, rule: expect.stringMatching(rule) as string }));
  });
});
