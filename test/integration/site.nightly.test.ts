import { describe, expect, inject, it } from "vitest";
import { useChromium } from "./browser/use-chromium.ts";
import { findChromium } from "./peers/find-chromium.ts";
import { isSkipped, titleOf } from "./peers/find-peers.ts";
import { useSite } from "./site/use-site.ts";
import { walkPages } from "./site/walk-pages.ts";

const peer = findChromium();
const { pages } = inject("site");
const folders = [...new Set(pages.map((path) => path.replace(/[^/]*$/, "")))];

describe.skipIf(isSkipped(peer))(`every page of the site in ${titleOf(peer)}`, () => {
  const addressOf = useSite();
  const openWindow = useChromium(peer);

  it.each(folders.flatMap((within) => [[within, "light"] as const, [within, "dark"] as const]))(
    "[DOC-01] has no accessibility fault with its navigation, fits a phone, and requests no other host: /%s, %s",
    async (within, colorScheme) => {
      const visits = pages
        .filter((path) => path.replace(/[^/]*$/, "") === within)
        .map((path) => ({ path, looksAt: "everything" }) as const);
      expect(await walkPages(openWindow, addressOf, colorScheme, visits)).toEqual([]);
    },
  );
});
