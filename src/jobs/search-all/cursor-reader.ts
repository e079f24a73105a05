import { refuse } from "../../errors/invalid-input-error.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";

/** Reads members of what came back. */
export class CursorReader {
  readonly value: JsonObject;
  readonly #subject: string;
  readonly #path: string;

  /** @throws InvalidInputError when the value is no object. */
  constructor(subject: string, path: string, value: unknown) {
    this.#subject = subject;
    this.#path = path;
    this.value = isJsonObject(value) ? value : refuse(subject, path, "must be an object");
  }

  object(name: string): CursorReader {
    return new CursorReader(this.#subject, `${this.#path}.${name}`, this.value[name]);
  }

  objects(name: string): readonly CursorReader[] {
    return this.#list(name).map(
      (value, index) => new CursorReader(this.#subject, `${this.#path}.${name}[${index}]`, value),
    );
  }

  rows(name: string): readonly (readonly unknown[])[] {
    return this.#list(name).map((row): readonly unknown[] =>
      Array.isArray(row) ? row : this.#refuse(name, "must be a list of lists"),
    );
  }

  texts(name: string): readonly string[] {
    return this.#list(name).map((value) =>
      typeof value === "string" ? value : this.#refuse(name, "must be a list of texts"),
    );
  }

  /** Texts, at least one. */
  codes(name: string): readonly string[] {
    const codes = this.texts(name);
    return codes.length > 0 ? codes : this.#refuse(name, "must not be empty");
  }

  number(name: string, atLeast = -Infinity): number {
    const value = this.value[name];
    if (Number.isSafeInteger(value) && Number(value) >= atLeast) return Number(value);
    return this.#refuse(name, `must be a whole number${atLeast === -Infinity ? "" : ` from ${atLeast}`}`);
  }

  count(name: string): number {
    return this.number(name) >= 0 ? this.number(name) : this.#refuse(name, "must be at least 0");
  }

  optionalCount(name: string): number | undefined {
    return this.value[name] === undefined ? undefined : this.count(name);
  }

  optionalText(name: string): string | undefined {
    const value = this.value[name];
    if (value === undefined || typeof value === "string") return value;
    return this.#refuse(name, "must be text");
  }

  oneOf<const Value extends string>(name: string, values: readonly Value[]): Value {
    return (
      values.find((value) => value === this.value[name]) ?? this.#refuse(name, `must be one of ${values.join(", ")}`)
    );
  }

  #list(name: string): readonly unknown[] {
    const value = this.value[name];
    return Array.isArray(value) ? value : this.#refuse(name, "must be a list");
  }

  #refuse(name: string, rule: string): never {
    refuse(this.#subject, `${this.#path}.${name}`, rule);
  }
}
