/** Codes of all errors of the package, one per class. */
export type ContractErrorCode =
  | "ERR_BLOCKED"
  | "ERR_DISCOVERY"
  | "ERR_GAP"
  | "ERR_INCOMPLETE"
  | "ERR_INVALID_INPUT"
  | "ERR_LEGACY"
  | "ERR_LOGIN_REQUIRED"
  | "ERR_OAUTH"
  | "ERR_REGISTRY"
  | "ERR_TOKEN"
  | "ERR_TOO_MANY_MATCHES"
  | "ERR_TRANSPORT"
  | "ERR_UNEXPECTED_RESPONSE";

/**
 * Base class of every error that the package throws on purpose.
 *
 * An aborted call is the exception: it throws the reason of its signal, as `fetch` does.
 *
 * @example By code
 *
 * ```ts
 * if (error instanceof Error && "code" in error && error.code === "ERR_REGISTRY") {
 *   // …
 * }
 * ```
 *
 * @example By class
 *
 * ```ts
 * if (error instanceof ContractError) console.error(error.code, error.message);
 * ```
 */
export abstract class ContractError extends Error {
  /** Name of the class. It is a literal, because a minifier renames classes. */
  abstract override readonly name: string;
  /** Stable code of the class. */
  abstract readonly code: ContractErrorCode;

  /**
   * Adds the code in brackets to the message, such as `[ERR_TRANSPORT]`, so that readers of a log find it in the guide on errors.
   *
   * @param message what is wrong; it is written in one line, because a part may come from a service or an input
   */
  constructor(message: string, options?: ErrorOptions) {
    // The code is read from the class, because the field of the instance is not set yet.
    super(`${cleanText(message)} [${String(Reflect.get(new.target, "code"))}]`, options);
  }
}

/** Writes the text of a service or an input in one line that cannot control a log or a terminal. */
export function cleanText(text: string): string {
  // Constructors, because Node would read literals and their tables of characters with every import. Characters that control a log
  // or a terminal: controls, line ends, changes of the writing direction, lone surrogates.
  const commands = new RegExp("[\\p{Cc}\\p{Bidi_Control}\\p{Cs}\\p{Zl}\\p{Zp}]+", "gu");
  // Invisible characters, such as the soft hyphen, which make a text differ from what is shown.
  const invisible = new RegExp("\\p{Cf}+", "gu");
  return text.replaceAll(commands, " ").replaceAll(invisible, "");
}
