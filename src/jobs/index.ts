/**
 * Jobs that make many calls: look-ups that resume after a crash, lists from files, comparisons with a previous check, segments
 * above the limit of a search, and changes of your own subjects. Each takes a client of the registry.
 *
 * @module ares-caais/jobs
 */

export { IncompleteError } from "../errors/incomplete-error.ts";
export { InvalidInputError, type InputIssue } from "../errors/invalid-input-error.ts";
export { ContractError, type ContractErrorCode } from "../errors/contract-error.ts";
export { lookupBatches, type LookupBatch, type LookupBatchesOptions, type LookupCursor } from "./lookup-batches.ts";
export { check, type CheckOptions, type CheckResult, type CheckResultOf, type PreviousSnapshots } from "./check.ts";
export type { LookupResult, LookupResultOf } from "../registry/lookup.ts";
export type { SubjectDifference, SubjectFacts, SubjectSnapshot } from "./snapshot.ts";
export { watch, type WatchedSubjects, type WatchOptions } from "./watch.ts";
export type {
  WatchedChange,
  WatchedChangeOf,
  WatchNotification,
  WatchRegistry,
  WatchRound,
  WatchSource,
} from "./watch-reader.ts";
export type { WatchCursor } from "./watch-cursor.ts";
export { readTable, type ReadTableOptions, type Table, type TableRow } from "./read-table.ts";
export { type IcoCell, type IcoRule } from "./table-ico.ts";
export { type TableSeparator } from "./table-rows.ts";
export { currentSeat } from "./search-all/current-seat.ts";
export type { SegmentCursor, SegmentGap, SegmentResult } from "./search-all/result.ts";
export type { SegmentFilter } from "./search-all/narrowing.ts";
export type { SegmentRegistry } from "./search-all/walk.ts";
export { searchAll, type SearchAllOptions } from "./search-all/search-all.ts";
