/** Changes of VitePress 1.6.4 components that axe requires, by their files. */
const changes: Readonly<Record<string, readonly (readonly [from: RegExp, to: string])[]>> = {
  "VPHome.vue": [
    [/<div\s+class="VPHome"/, '<main class="VPHome"'],
    [/<\/div>\s*<\/template>/, "</main></template>"],
  ],
  "NotFound.vue": [
    [/<div class="NotFound"/, '<main class="NotFound"'],
    [/<\/div>\s*<\/template>/, "</main></template>"],
  ],
  // The text of the button is its name: style.css shows the key.
  "VPNavBarSearchButton.vue": [[/>K<\/kbd>/, ' data-key="K"></kbd>']],
  "VPLocalSearchBox.vue": [
    [
      /role="button"\s+:aria-owns="[^"]*"\s+aria-expanded="true"\s+aria-haspopup="listbox"\s+aria-labelledby="[^"]*"/,
      'role="dialog" aria-modal="true" :aria-label="buttonText"',
    ],
    [/aria-autocomplete="both"/, 'role="combobox" :aria-expanded="results.length > 0" aria-autocomplete="list"'],
    [/aria-labelledby="localsearch-label"\s+autocapitalize/, ':aria-label="buttonText" autocapitalize'],
    [/:aria-labelledby="results\?[^"]*"/, ':aria-label="buttonText"'],
    // The option is the link itself: an option holds nothing that takes the focus.
    [/:id="'localsearch-item-' \+ index"\s+:aria-selected="[^"]*"\s+role="option"/, 'role="presentation"'],
    [
      /<a\s+:href="p\.id"/,
      `<a :href="p.id" :id="'localsearch-item-' + index" role="option" tabindex="-1" :aria-selected="selectedIndex === index" ` +
        `:lang="p.id.includes('/cs/') ? 'cs' : 'en'"`,
    ],
    [/:aria-label="\[\.\.\.p\.titles, p\.title\][^"]*"/, ""],
    // A status that is there before it speaks, beside the list.
    [
      /<li\s+v-if="(filterText && [^"]*)"\s+class="no-results"\s*>([^]*?)<\/li>\s*<\/ul>/,
      '</ul><div role="status"><p v-if="$1" class="no-results">$2</p></div>',
    ],
    [/<kbd :aria-label/g, '<kbd role="img" :aria-label'],
    // Czech pages search the same index.
    [/searchIndexData\.value\[localeIndex\.value\]/, "searchIndexData.value.root"],
  ],
};

/** Mends the components while the site is built. */
export const mendedTheme = {
  name: "mended-theme",
  enforce: "pre",
  transform(source: string, id: string): string | undefined {
    return changes[id.replace(/.*\//, "")]?.reduce((text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`VitePress has another ${id} now: there is no ${String(from)}`);
      return changed;
    }, source);
  },
} as const;
