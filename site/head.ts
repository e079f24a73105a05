import type { HeadConfig, PageData } from "vitepress";
import { registryVersion } from "../generated/registry-service.gen.ts";
import { addressOf, translationOf } from "./addresses.ts";
import { descriptionOf } from "./pages.ts";
import { manifest, published } from "./project.ts";
import { languageOf, words } from "./words.ts";

/** Pages that `npm run reference` writes: nobody edits them. */
const generated = /^docs\/(?:cs\/)?(?:api|records)\//;

/** The data of a page for the theme and for search engines. */
export function tellPage(
  { relativePath, filePath, frontmatter }: PageData,
  pages: readonly string[],
): Partial<PageData> {
  const translation = translationOf(relativePath, pages);
  const { tagline } = words[languageOf(relativePath)];
  return {
    description: frontmatter["layout"] === "home" ? tagline : descriptionOf(filePath) || tagline,
    frontmatter: {
      ...frontmatter,
      versions: { package: manifest.version, registry: registryVersion },
      ...(translation !== undefined && { translation: addressOf(translation) }),
      ...(generated.test(filePath) && { editLink: false }),
      ...(/^(?:cs\/)?records\//.test(relativePath) && { pageClass: "record" }),
    },
  };
}

/** The tags of a page: what a link to it shows elsewhere, and which page says the same in the other language. */
export function headOf(
  { relativePath, title, description }: PageData,
  base: string,
  pages: readonly string[],
): HeadConfig[] {
  const absolute = (address: string): string => new URL(base + address.slice(1), published ?? "http://site").href;
  const meta = (property: string, content: string): HeadConfig => ["meta", { property, content }];
  const translation = translationOf(relativePath, pages);
  const alternates = (translation === undefined ? [] : [relativePath, translation]).map((page): HeadConfig => [
    "link",
    { rel: "alternate", hreflang: languageOf(page), href: base + addressOf(page).slice(1) },
  ]);
  const preview = [
    meta("og:type", "website"),
    meta("og:site_name", manifest.name),
    meta("og:title", title || manifest.name),
    meta("og:description", description),
  ];
  if (published === undefined || relativePath === "404.md") return [...alternates, ...preview];
  return [
    ...alternates,
    ...preview,
    meta("og:url", absolute(addressOf(relativePath))),
    meta("og:image", absolute("/preview.png")),
    ["link", { rel: "canonical", href: absolute(addressOf(relativePath)) }],
  ];
}
