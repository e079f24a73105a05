/** A code list: each of its codes with its Czech name as published and an English one of ours. */
export type Names<Code extends string> = Readonly<Record<Code, readonly [cs: string, en: string]>>;

/** Keeps the codes as a type. */
export function names<Code extends string>(list: Names<Code>): Names<Code> {
  return list;
}
