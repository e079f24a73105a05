import type { Ciselnik } from "../../../../../generated/registry-types.gen.ts";
import { codeLists } from "../../../../../generated/registry-code-lists.gen.ts";
import { codeList, seedsOf, type ItemSeed } from "./list.ts";

/** Forms that the common list repeats. */
const common = ["101", "105", "107", "111", "112", "113", "121", "205", "706"];

/** Valid only under a parent, and expired: callers that read the list must look at both. */
const terms: Readonly<Record<string, ItemSeed[3]>> = {
  "731": { platnostOd: "1993-01-01", platnostDo: "2013-12-31", kodNadrizeny: "706" },
  "736": { platnostOd: "2014-01-01", kodNadrizeny: "706" },
};

const forms = Object.entries(codeLists.PravniForma).map(([kod, [cs, en]]): ItemSeed => {
  const term = terms[kod];
  return term === undefined ? [kod, cs, en] : [kod, cs, en, term];
});

/** ROS has no hierarchy of forms. The records here have the form of RES under both names. */
const formsOfRos = seedsOf({ ...codeLists.PravniForma, ...codeLists.PravniFormaRos });

/** Lists of legal forms; the same code stands for one list in each of two sources. */
export const legalFormLists: readonly Ciselnik[] = [
  codeList(
    "PravniForma",
    "com",
    "Právní forma",
    forms.filter(([kod]) => common.includes(kod)),
  ),
  codeList("PravniForma", "res", "Právní forma", forms),
  // Some properties refer to the forms of ROS under the source res.
  codeList("PravniFormaRos", "res", "Právní forma ROS", formsOfRos),
  codeList("PravniFormaRos", "ros", "Právní forma ROS", formsOfRos),
];
