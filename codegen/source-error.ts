/** A source in `spec/` or `wsdl/` that cannot be generated from: which file, where in it, and why. */
export class SourceError extends Error {
  override readonly name = "SourceError";
  /** Path of the file from the project's folder. */
  readonly file: string;
  /** Where in the file: `line:column`, a JSON pointer, or both. */
  readonly place: string;
  /** What is wrong there. */
  readonly reason: string;

  constructor(file: string, place: string, reason: string, options?: ErrorOptions) {
    super(`${file}${place === "" ? "" : `:${place}`}: ${reason}`, options);
    this.file = file;
    this.place = place;
    this.reason = reason;
  }
}
