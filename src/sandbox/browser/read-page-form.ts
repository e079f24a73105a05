/** The form of one of the sandbox's pages. */
export interface PageForm {
  /** Where it goes, as the page says. */
  readonly action: string;
  /** Its hidden fields. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The users that it lets choose from. */
  readonly usernames: readonly string[];
}

/**
 * Reads the form of a page that the sandbox made; it is no reader of HTML in general.
 *
 * @returns `undefined` when the page has none.
 */
export function readPageForm(page: string): PageForm | undefined {
  const [, action] = /<form\s+method="post"\s+action="([^"]*)"/.exec(page) ?? [];
  if (action === undefined) return undefined;
  const hidden = [...page.matchAll(/<input\s+type="hidden"\s+name="([^"]*)"\s+value="([^"]*)"/g)];
  const usernames = [...page.matchAll(/<input\s+type="radio"\s+name="username"\s+value="([^"]*)"/g)];
  return {
    action: unescape(action),
    hidden: Object.fromEntries(hidden.map(([, name = "", value = ""]) => [unescape(name), unescape(value)])),
    usernames: usernames.map(([, value = ""]) => unescape(value)),
  };
}

const characters: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
};

/** The text behind what `html` escaped. */
export function unescape(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);
}
