import type { LegacyVersion } from "../../../../generated/legacy-types.gen.ts";
import { bodyOf, validateMessages } from "../../../fixtures/legacy/validate-messages.ts";

/**
 * Validates the message in an envelope against the schema of a WSDL file.
 *
 * @returns what libxml2 finds wrong.
 */
export async function validateAnswer(version: LegacyVersion, text: string): Promise<readonly string[]> {
  const [errors = []] = await validateMessages(version, [bodyOf(text)]);
  return errors;
}
