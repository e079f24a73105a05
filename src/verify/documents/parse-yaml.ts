import { Composer, CST, Lexer, Parser } from "yaml";

/** Why a YAML text is not read. */
export class YamlFault extends Error {
  override readonly name = "YamlFault";
}

/** Most tokens of a text; the published document has about a hundred thousand. */
const mostTokens = 500_000;

/**
 * Reads YAML that may come from anybody. The library's own reading recurses into whatever depth it finds, and compares
 * every anchor with all others: so depth and tokens are counted first, and anchors are refused.
 *
 * @param mostDepth how deep values may lie in each other
 * @throws YamlFault when the text is no YAML, or more than a document needs.
 */
export function parseYaml(text: string, mostDepth: number): unknown {
  const parser = new Parser();
  const tokens: CST.Token[] = [];
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    count += 1;
    if (count > mostTokens) throw new YamlFault(`must have at most ${mostTokens} tokens`);
    const type = CST.tokenType(lexeme);
    if (type === "anchor" || type === "alias") throw new YamlFault("must not use YAML anchors and aliases");
    tokens.push(...parser.next(lexeme));
    // Each level takes two entries at most, the document itself one.
    if (parser.stack.length > 2 * mostDepth) throw new YamlFault("must not be nested so deeply");
  }
  tokens.push(...parser.end());
  const options = { logLevel: "silent", prettyErrors: false, stringKeys: true, uniqueKeys: false } as const;
  const [document, another] = new Composer(options).compose(tokens, true, text.length);
  if (document === undefined || another !== undefined) throw new YamlFault("must be one YAML document");
  const [problem] = document.errors;
  if (problem !== undefined) throw new YamlFault(`must be JSON or YAML that can be read (${problem.code})`);
  return document.toJS();
}
