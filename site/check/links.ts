/** Looks for links that lead nowhere, in the pages as they are written. */
export interface LinkCheck {
  /** @param page its path in the site, ending in `.md` */
  add(page: string, html: string): void;
  /** @throws Error that names every broken link */
  finish(base: string): void;
}

/** The anchors and the links of a page. */
interface Page {
  readonly anchors: ReadonlySet<string>;
  readonly targets: readonly string[];
}

const unescape = (text: string): string => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"');

/** Compares every link of a site with the pages and anchors that are there. */
export function startLinkCheck(): LinkCheck {
  const pages = new Map<string, Page>();
  return {
    add(page, html) {
      pages.set(page.replace(/\.md$/, ".html"), {
        anchors: new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => unescape(id))),
        targets: [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, target = ""]) => unescape(target)),
      });
    },
    finish(base) {
      const broken = [...pages].flatMap(([name, { targets }]) =>
        [...new Set(targets)].flatMap((target) => {
          const address = new URL(target, `http://site${base}${name}`);
          if (address.host !== "site") return [];
          const path = decodeURI(address.pathname)
            .slice(base.length)
            .replace(/(^|\/)$/, "$1index.html");
          const page = address.pathname.startsWith(base) ? pages.get(path) : undefined;
          const anchor = decodeURIComponent(address.hash.slice(1));
          if (page === undefined) return [`${name}: there is no page ${target}`];
          return anchor === "" || page.anchors.has(anchor) ? [] : [`${name}: ${path} has no anchor ${anchor}`];
        }),
      );
      if (broken.length > 0) throw new Error(`links that lead nowhere:\n${broken.join("\n")}`);
    },
  };
}
