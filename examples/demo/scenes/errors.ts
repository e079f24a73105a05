import type { Registry } from "ares-caais";
import { chapter } from "../print.ts";
import type { Cast } from "./registry.ts";
import { showError } from "./show-error.ts";

/** Shows the three ways in which a question can be wrong. */
export async function errors(registry: Registry, { nobody }: Cast): Promise<void> {
  chapter("A number nobody has: the service answers 404", `registry.vratEkonomickySubjekt({ ico: "${nobody}" })`);
  await showError(registry.vratEkonomickySubjekt({ ico: nobody }));
  chapter(
    "An order that is none: the service answers 400",
    'registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "Moravsk", razeni: ["barva"] })',
  );
  await showError(registry.vyhledejEkonomickeSubjekty({ obchodniJmeno: "Moravsk", razeni: ["barva"] }));
  chapter("A malformed number: refused before anything is sent", 'registry.vratEkonomickySubjekt({ ico: "123" })');
  await showError(registry.vratEkonomickySubjekt({ ico: "123" }));
}
