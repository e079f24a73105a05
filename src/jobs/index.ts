/**
 * Jobs that outlive a process: parts of large ones that are committed together with a cursor, to go on from it later.
 *
 * @module ares-caais/jobs
 */

export { IncompleteError } from "../errors/incomplete-error.ts";
export { InvalidInputError, type InputIssue } from "../errors/invalid-input-error.ts";
export { ContractError, type ContractErrorCode } from "../errors/contract-error.ts";
export { lookupBatches, type LookupBatch, type LookupBatchesOptions, type LookupCursor } from "./lookup-batches.ts";
