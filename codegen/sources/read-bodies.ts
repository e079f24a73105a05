import { pointerSegment } from "./yaml-source.ts";
import type { DocumentReader } from "./document-reader.ts";
import type { Body, Content, ExampleObject, GivenExample, Reference } from "./registry-model.ts";

/** Whether a body of a media type is JSON. */
function isJson(mediaType: string): boolean {
  const [type = ""] = mediaType.split(";");
  return /^(?:application\/json|[\w.+-]+\/[\w.+-]+\+json|application\/\*|\*\/\*)$/i.test(type.trim());
}

/** The media type of a body that is read and written: JSON itself before what is based on it. */
export function chooseMediaType(content: Content): string | undefined {
  const json = Object.keys(content).filter(isJson);
  return json.find((type) => /^application\/json\b/i.test(type)) ?? json[0];
}

/** A body that is none of JSON, and why it is not read. */
export interface UnreadBody {
  readonly pointer: string;
  readonly unread: string;
}

/** The body of a request or an answer; `undefined` when there is none. */
export function readBody(
  reader: DocumentReader,
  content: Content | undefined,
  pointer: string,
  schema: () => string,
): Body | UnreadBody | undefined {
  if (content === undefined || Object.keys(content).length === 0) return undefined;
  const mediaType = chooseMediaType(content);
  if (mediaType === undefined) {
    const unread = `only JSON can be read and written, not ${Object.keys(content).join(", ")}`;
    return { pointer: `${pointer}/content`, unread };
  }
  const at = `${pointer}/content/${pointerSegment(mediaType)}`;
  const media = content[mediaType] ?? {};
  return {
    schema: schema(),
    mediaType,
    ...(media["x-other-media-types"] === true ? { hasOthers: true } : {}),
    pointer: at,
    examples: readExamples(reader, media, at),
  };
}

/** The examples of a body or a parameter, each with its place; one that is somewhere else is left out. */
export function readExamples(
  reader: DocumentReader,
  given: {
    readonly example?: unknown;
    readonly examples?: Readonly<Record<string, ExampleObject | Reference>>;
  },
  pointer: string,
): GivenExample[] {
  if (given.example !== undefined && given.examples !== undefined) {
    reader.report(`${pointer}/examples`, "example and examples exclude each other");
  }
  const examples: GivenExample[] = [];
  if (given.example !== undefined) examples.push({ value: given.example, pointer: `${pointer}/example` });
  for (const [name, example] of Object.entries(given.examples ?? {})) {
    const followed = reader.read<ExampleObject>(example, `${pointer}/examples/${pointerSegment(name)}`);
    if (followed?.node.value === undefined) continue;
    examples.push({ value: followed.node.value, pointer: `${followed.pointer}/value` });
  }
  return examples;
}
