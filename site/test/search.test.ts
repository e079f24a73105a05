import MiniSearch from "minisearch";
import { describe, expect, it } from "vitest";
import { indexOptions } from "../search/options.ts";
import { sectionsOf, type Section } from "../search/sections.ts";

const page =
  '<h1 id="login" tabindex="-1">Login <a class="header-anchor" href="#login">&#8203;</a></h1><p>How &amp; why.</p>' +
  '<h2 id="a">Ředitelé a <code>vratEkonomickySubjekt</code></h2><div class="language-ts"><button title="Copy code"></button>' +
  '<span class="lang">ts</span><pre><code><span>const</span> a</code></pre></div>' +
  '<h3 id="b">Under it</h3><figure><svg><text>drawn</text></svg></figure><h2 id="c">Beside it</h2>';

describe("what the search of the site finds", () => {
  const sections = sectionsOf("/guides/login.html", page);

  it("are the sections of a page, with the headings above", () => {
    expect(sections).toEqual([
      { id: "/guides/login.html", title: "Login", path: [], text: "How & why." },
      { id: "/guides/login.html#a", title: "Ředitelé a vratEkonomickySubjekt", path: ["Login"], text: "const a" },
      { id: "/guides/login.html#b", title: "Under it", path: ["Login", "Ředitelé a vratEkonomickySubjekt"], text: "" },
      { id: "/guides/login.html#c", title: "Beside it", path: ["Login"], text: "" },
    ]);
  });

  it.each(["reditele", "ŘEDIT", "vratekonomickysubjekt", "subjekt", "ekonomicky reditel", "rediteel"])(
    "[DOC-01] is found without capitals and diacritics, by parts of names and beginnings of words: %s",
    (query) => {
      const index = new MiniSearch<Section>(indexOptions);
      index.addAll(sections);
      expect(index.search(query)[0]?.id).toBe("/guides/login.html#a");
    },
  );
});
