import { callLimitNames, readCallLimits, type CallLimitOptions } from "../transport/call-limits.ts";
import { checkOptions } from "../transport/option-checks.ts";
import { Limits } from "./limits.ts";
import type { IdentitySettings } from "./options.ts";

/** Options of every call. They win over those of the client. */
export type IdentityCallOptions = CallLimitOptions;

/**
 * Reads the options of a call; its time begins now.
 *
 * @param subject the method that is called
 * @throws InvalidInputError at the first wrong option, with its name, or the reason of a signal that has aborted.
 */
export function readCallOptions(
  subject: string,
  options: IdentityCallOptions = {},
  settings: IdentitySettings,
): Limits {
  checkOptions(subject, options, callLimitNames, {});
  const limits = readCallLimits(subject, options, settings);
  limits.signal?.throwIfAborted();
  return new Limits(settings.transport.clock, limits);
}
