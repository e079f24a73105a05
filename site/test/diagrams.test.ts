import { describe, expect, it } from "vitest";
import { drawDiagram } from "../markdown/diagrams.ts";

const sequence = `sequenceDiagram
  accDescr: Jak se uživatel přihlásí & "co" dál
  participant browser as Prohlížeč
  participant application as Aplikace <web>
  browser->>application: otevře stránku
  application-->>browser: 302
`;

describe("a diagram of the documentation", () => {
  it("takes the colours of the page, and loads no font", () => {
    const drawn = drawDiagram(sequence, "en");
    expect(drawn).toContain("<svg ");
    expect(drawn).not.toMatch(/<style|@import|https:|--bg:/);
    expect(drawn).toContain('fill="var(--_text)"');
  });

  it("[DOC-01] has a description for readers who do not see it", () => {
    const [, caption = ""] = /<figcaption[^>]*>(.*)<\/figcaption>/.exec(drawDiagram(sequence, "cs")) ?? [];
    expect(caption).toBe(
      "<p>Jak se uživatel přihlásí &amp; &quot;co&quot; dál</p><ol><li>Prohlížeč → Aplikace &lt;web&gt;: otevře stránku</li>" +
        "<li>Aplikace &lt;web&gt; → Prohlížeč: 302</li></ol>",
    );
    expect(drawDiagram(sequence, "cs")).toContain('aria-label="Schéma"');
    const titled = sequence.replace(/^( *)accDescr/m, "$1accTitle: Přihlášení <web>\n$1accDescr");
    expect(drawDiagram(titled, "cs")).toContain('aria-label="Přihlášení &lt;web>"');
  });

  it("names the nodes and groups of a flowchart, and has a description", () => {
    const drawn = drawDiagram(
      "flowchart LR\n  a[Volání] -->|404| b{Je to chyba?}\n  subgraph c [Síť]\n    d\n  end\n  b --> c\n",
      "en",
    );
    const [, caption = ""] = /<figcaption[^>]*>(.*)<\/figcaption>/.exec(drawn) ?? [];
    expect(caption).toBe(
      "<p>The diagram in words:</p><ol><li>Volání → Je to chyba?: 404</li><li>Je to chyba? → Síť</li></ol>",
    );
  });

  it("has ids that no other diagram on the page has", () => {
    const ids = [sequence, sequence.replace("302", "200")].flatMap((source) =>
      [...drawDiagram(source, "en").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("stops the build when it cannot be read", () => {
    expect(() => drawDiagram("nothing of the kind", "en")).toThrow();
  });
});
