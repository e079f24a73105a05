import { ConsoleLogger, LogLevel } from "typedoc";

/** A claim of two scopes has the same docstring in both, and either will do. */
const harmless = /(access_roles|activity_roles) has multiple declarations with a comment/;

/** Prints what TypeDoc complains of, and counts it. */
export class ReferenceLogger extends ConsoleLogger {
  /** How many things have to be mended before pages can be made. */
  complaints = 0;

  override log(message: string, level: Exclude<LogLevel, LogLevel.None>): void {
    if (harmless.test(message)) return;
    if (level === LogLevel.Warn || level === LogLevel.Error) this.complaints += 1;
    super.log(message, level);
  }
}
