import type { Reader } from "./reader.ts";
import { certificateReaders } from "./readers/certificates.ts";
import { commandLineReaders } from "./readers/command-line.ts";
import { sandboxRequestReaders } from "./readers/sandbox-requests.ts";
import { testHandlerReaders } from "./readers/test-handlers.ts";
import { documentReaders } from "./readers/documents.ts";
import { verificationReaders } from "./readers/verification.ts";
import { identityAnswerReaders } from "./readers/identity-answers.ts";
import { identityCallbackReaders } from "./readers/identity-callbacks.ts";
import { identityTokenReaders } from "./readers/identity-tokens.ts";
import { legacyAnswerReaders } from "./readers/legacy-answers.ts";
import { identityArgumentReaders } from "./readers/identity-arguments.ts";
import { legacyEncodingReaders } from "./readers/legacy-encodings.ts";
import { legacyArgumentReaders } from "./readers/legacy-arguments.ts";
import { toolArgumentReaders } from "./readers/tool-arguments.ts";
import { registryArgumentReaders } from "./readers/registry-arguments.ts";
import { redisStoreReaders, registryCacheReaders } from "./readers/registry-cache.ts";
import { registryListReaders } from "./readers/registry-lists.ts";
import { registryOperationReaders } from "./readers/registry-operations.ts";
import { tableReaders } from "./readers/tables.ts";
import { registrySearchReaders } from "./readers/registry-searches.ts";

/** Everything that reads what comes from outside. A new one comes last: each has its own seed, by its place. */
export const readers: readonly Reader[] = [
  ...registryOperationReaders,
  ...registrySearchReaders,
  ...registryListReaders,
  ...registryCacheReaders,
  ...identityAnswerReaders,
  ...identityTokenReaders,
  ...identityCallbackReaders,
  ...legacyAnswerReaders,
  ...certificateReaders,
  ...documentReaders,
  ...verificationReaders,
  ...testHandlerReaders,
  ...sandboxRequestReaders,
  ...commandLineReaders,
  ...registryArgumentReaders,
  ...identityArgumentReaders,
  ...legacyArgumentReaders,
  ...toolArgumentReaders,
  ...redisStoreReaders,
  ...legacyEncodingReaders,
  ...tableReaders,
];
