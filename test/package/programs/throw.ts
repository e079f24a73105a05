// Prints where each of a few errors comes from, as a person sees it in a log.
import { createLegacyIdentity, createRegistry, normalizeIco } from "ares-caais";
import { createSandbox } from "ares-caais/sandbox";

const failing = [
  () => normalizeIco("x"),
  () => createRegistry({ timeout: 0 }),
  () => createRegistry().vratEkonomickySubjekt({ ico: "x" }),
  () => createLegacyIdentity({ version: "4.2", atsId: "A B", fetch }),
  () => createSandbox({ ports: { oidc: -1 } }),
];
for (const fail of failing) {
  try {
    await fail();
  } catch (error) {
    console.log(JSON.stringify(error instanceof Error ? error.stack : error));
  }
}
