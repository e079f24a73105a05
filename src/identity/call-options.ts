import { commonCallOptionNames, readCommonCallOptions, type CommonCallOptions } from "../transport/call-options.ts";
import { checkOptions } from "../transport/option-checks.ts";
import { Limits } from "./limits.ts";
import type { IdentitySettings } from "./options.ts";

/**
 * Options of every call. They win over those of the client. The headers and the time of an attempt are those of this call's
 * own request: the discovery document and the keys are loaded for all calls, in the client's times. A call waits for
 * them until its own deadline.
 */
export type IdentityCallOptions = CommonCallOptions;

/** What the requests of the contract are made of. */
const ownHeaders = ["accept", "authorization", "content-type"];

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
  checkOptions(subject, options, commonCallOptionNames, {});
  const limits = readCommonCallOptions(subject, options, settings, ownHeaders);
  limits.signal?.throwIfAborted();
  return new Limits(settings.transport.clock, limits);
}
