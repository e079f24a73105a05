import fc from "fast-check";

/** One change of an XML text. A place is counted in the order of the text, and once around when there are fewer. */
export type XmlEdit =
  | { readonly drop: number }
  | { readonly repeat: number; readonly times: number }
  | { readonly nest: number; readonly depth: number }
  | { readonly move: number; readonly to: number }
  | { readonly text: string; readonly of: number }
  | { readonly attribute: string; readonly of: number }
  | { readonly insert: string; readonly before: number }
  | { readonly begin: string }
  | { readonly comment: number };

/** Longest text that a repetition makes. */
const mostText = 2_000_000;

const texts = [
  ...["", " ", "x", "0", "-1", "1.5", "99999999999999999999", "true", "2024-02-30", "OK", "ERROR", "SESSION_NOT_FOUND"],
  ...["&lt;", "&#0;", "&#xD800;", "&#x10FFFF;", "&unknown;", "&amp", "]]>", "<![CDATA[OK]]>", "<![CDATA[", "\ufffe"],
  ...["O<!-- -->K", "OK<x/>", "<x>OK</x>", "<?x?>", "\u0085", "\r\n"],
];
const inserts = [
  ...["<x/>", "<status>OK</status>", "<status>SESSION_NOT_FOUND</status>", "<message>x</message>", "<__proto__/>"],
  ...[
    "<attributes/>",
    "<toString>1</toString>",
    "<a:b xmlns:a='urn:x'/>",
    "<a:b/>",
    "x",
    "&#32;",
    "<Jmeno>Jana</Jmeno>",
  ],
  ...['<SOAP-ENV:Fault xmlns:SOAP-ENV="http://schemas.xmlsoap.org/soap/envelope/"/>', "<!DOCTYPE x>", "</x>", "<"],
];
const attributes = [
  ...[
    "a='1'",
    "a='1' a='2'",
    "xmlns='urn:other'",
    "xmlns=''",
    "xmlns:a='urn:x'",
    "b:a='1'",
    "xsi:nil='true'",
    "__proto__=''",
  ],
  ...[
    'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:nil="true"',
    "mustUnderstand='1'",
    "xml:lang='cs'",
    "a",
  ],
  ...["xmlns:xml='urn:x'", "xmlns:xmlns='urn:x'", "a='<'", "stav='&lt;'"],
];
const beginnings = [
  ...["\ufeff", " ", '<?xml version="1.0"?>', '<?xml version="1.1"?>', '<?xml version="1.0" encoding="iso-8859-2"?>'],
  ...[
    '<!DOCTYPE a [<!ENTITY b "b"><!ENTITY c "&b;&b;">]>',
    '<!DOCTYPE a SYSTEM "file:///etc/passwd">',
    "<!--x-->",
    "x",
  ],
];

const place = fc.nat(200);

/** Changes of an XML text: none, comments, or some that have a meaning. */
export const xmlEdits: fc.Arbitrary<readonly XmlEdit[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ comment: place }) },
    { weight: 3, arbitrary: fc.record({ drop: place }) },
    { weight: 2, arbitrary: fc.record({ repeat: place, times: fc.constantFrom(1, 1, 2, 10, 1_000, 100_000) }) },
    { weight: 1, arbitrary: fc.record({ nest: place, depth: fc.constantFrom(1, 10, 40, 100_000) }) },
    { weight: 2, arbitrary: fc.record({ move: place, to: place }) },
    { weight: 4, arbitrary: fc.record({ text: fc.oneof(fc.constantFrom(...texts), fc.string()), of: place }) },
    { weight: 3, arbitrary: fc.record({ attribute: fc.constantFrom(...attributes), of: place }) },
    { weight: 3, arbitrary: fc.record({ insert: fc.constantFrom(...inserts), before: place }) },
    { weight: 1, arbitrary: fc.record({ begin: fc.constantFrom(...beginnings) }) },
  ),
  { maxLength: 4 },
);

/** Whether a document means the same after the changes. */
export function isHarmlessXml(edits: readonly XmlEdit[]): boolean {
  return edits.every((edit) => "comment" in edit);
}

/** The text with the changes, one after the other. */
export function editXml(text: string, edits: readonly XmlEdit[]): string {
  return edits.reduce(change, text);
}

function change(text: string, edit: XmlEdit): string {
  if ("begin" in edit) return edit.begin + text;
  const elements = elementsOf(text);
  const at = (place: number): ElementPlace =>
    elements[place % elements.length] ?? { begin: 0, inner: 0, end: text.length };
  const insert = (place: number, more: string): string => text.slice(0, place) + more + text.slice(place);
  if ("comment" in edit) {
    // Behind a start tag there may be a comment, and in the middle of the text there.
    const { inner } = at(edit.comment);
    const [letters = ""] = /^[^<&]*/.exec(text.slice(inner)) ?? [];
    return insert(inner + Math.floor(letters.length / 2), "<!-- a < b -->");
  }
  if ("insert" in edit) return insert(at(edit.before).begin, edit.insert);
  if ("attribute" in edit) {
    const { inner } = at(edit.of);
    return insert(text[inner - 2] === "/" ? inner - 2 : inner - 1, ` ${edit.attribute}`);
  }
  if ("text" in edit) {
    const { inner, end } = at(edit.of);
    const close = text.lastIndexOf("</", end - 1);
    return close < inner ? text : text.slice(0, inner) + edit.text + text.slice(close);
  }
  if ("move" in edit) {
    const { begin, end } = at(edit.move);
    const moved = text.slice(begin, end);
    const others = text.slice(0, begin) + text.slice(end);
    const target = elementsOf(others)[edit.to]?.begin ?? others.length;
    return others.slice(0, target) + moved + others.slice(target);
  }
  const { begin, end } = at("drop" in edit ? edit.drop : "repeat" in edit ? edit.repeat : edit.nest);
  const element = text.slice(begin, end);
  if ("drop" in edit) return text.slice(0, begin) + text.slice(end);
  if ("repeat" in edit) return insert(end, element.repeat(Math.min(edit.times, Math.floor(mostText / element.length))));
  return text.slice(0, begin) + "<x>".repeat(edit.depth) + element + "</x>".repeat(edit.depth) + text.slice(end);
}

/** Where an element is: its start tag, what comes behind that, and its end. */
interface ElementPlace {
  readonly begin: number;
  readonly inner: number;
  readonly end: number;
}

/** The elements of a text in order; what is no XML has some all the same, or none. */
function elementsOf(text: string): readonly ElementPlace[] {
  const places: { begin: number; inner: number; end: number }[] = [];
  const open: { begin: number; inner: number; end: number }[] = [];
  for (const { 0: tag, index } of text.slice(0, mostText).matchAll(/<\/?[^\s<>!?/][^<>]*>/g)) {
    const end = index + tag.length;
    if (tag.startsWith("</")) {
      const element = open.pop();
      if (element !== undefined) element.end = end;
      continue;
    }
    const element = { begin: index, inner: end, end };
    places.push(element);
    if (!tag.endsWith("/>")) open.push(element);
  }
  return places;
}
