/** Colours of the terminal (ECMA-48, SGR). */
const styles = { red: 31, yellow: 33, bold: 1, dim: 2 } as const;

/** Text in a colour, where colours are shown. */
export function paint(colors: boolean, style: keyof typeof styles, text: string): string {
  return colors ? `\u001b[${styles[style]}m${text}\u001b[0m` : text;
}
