import type { Ciselnik } from "../../../../../generated/registry-types.gen.ts";
import { commonLists } from "./common.ts";
import { derivedLists } from "./derived.ts";
import { legalFormLists } from "./legal-forms.ts";
import { publicRegisterLists } from "./public-registers.ts";
import { rosLists } from "./ros.ts";
import { sourceLists } from "./sources.ts";

/** All code lists of the data set, by code and by source. */
export const codeLists: readonly Ciselnik[] = [
  ...commonLists,
  ...legalFormLists,
  ...derivedLists,
  ...publicRegisterLists,
  ...rosLists,
  ...sourceLists,
].sort((one, other) => {
  const [left, right] = [one, other].map((list) => `${list.kodCiselniku ?? ""} ${list.zdrojCiselniku ?? ""}`);
  return (left ?? "") < (right ?? "") ? -1 : 1;
});
