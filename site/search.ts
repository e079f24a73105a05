import type { DefaultTheme } from "vitepress";
import texts from "./words.json" with { type: "json" };
import { czechLocale } from "./words.ts";

/**
 * The search of VitePress, whose one index holds both languages. It sends these functions to the browser as text, so they use
 * nothing outside themselves.
 */
export const search = {
  provider: "local",
  options: {
    detailedView: false,
    locales: { [czechLocale]: { translations: texts.cs.search } },
    miniSearch: {
      options: {
        /** Words of a text, and the parts of names such as `vratEkonomickySubjekt`. */
        tokenize: (text) => {
          const found = text.split(/[^\p{L}\p{N}\p{M}_-]+/u).filter((word) => word !== "");
          const parts = found.flatMap((word) => word.split(/(?<=\p{Ll})(?=\p{Lu})|[_-]/u));
          return [...found, ...parts.filter((part) => part.length > 2 && !found.includes(part))];
        },
        /** A word without capitals and diacritics, so that "reditel" finds "Ředitel". */
        processTerm: (word) => word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase(),
      },
      searchOptions: {
        boost: { title: 4, titles: 2, text: 1 },
        prefix: (term) => term.length > 2,
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        weights: { prefix: 0.4, fuzzy: 0.1 },
        /** Names stay whole, so that one that was copied finds itself. */
        tokenize: (text) => text.split(/[^\p{L}\p{N}\p{M}_-]+/u),
        /** A folded word as above, and the words of the pages for those that users type instead. */
        processTerm: (word) => {
          const folded = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
          const words = [
            ["nextjs", "next"],
            ["pkcs12", "pkcs"],
            ["pfx", "pkcs"],
            ["cors", "browser"],
            ["proxy", "proxies"],
            ["rate", "queries"],
            ["throttl", "limit"],
            ["migrat", "upgrading"],
            ["chyb", "error"],
            ["certifikat", "certificate"],
            ["dotaz", "queries"],
            ["faktur", "invoice"],
            ["odhlas", "logout"],
            ["odhlas", "out"],
            ["prihlas", "login"],
            ["prohlizec", "browser"],
            ["seznam", "list"],
          ];
          return [
            folded,
            ...words.flatMap(([typed = "", written = ""]) => (folded.startsWith(typed) ? [written] : [])),
          ];
        },
        /**
         * Guides come before the reference, which names every word again and again, except where it explains a long name; the
         * reader's language comes before the other.
         */
        boostDocument: (id, term) => {
          const address = String(id);
          if (term.length > 16 && address.endsWith(`#${term}`)) return 1;
          const isCzech = document.documentElement.lang === "cs";
          const weight = address.includes("/project/") ? 0.03 : /\/(?:api|changelog)/.test(address) ? 0.15 : 1;
          return address.includes("/cs/") === isCzech ? weight : weight / 2;
        },
      },
    },
  },
} satisfies DefaultTheme.Config["search"];
