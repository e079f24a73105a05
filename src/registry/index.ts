/**
 * The client of the registry of economic subjects (specification, part A): its methods, helpers, options and errors. It also runs
 * in a browser.
 *
 * @module ares-caais/registry
 */

export * from "../transport/exports.ts";
export type * from "../../generated/registry-types.gen.ts";
export type {
  RegistryAnswers,
  RegistryClient,
  RegistryMethods,
  RegistryPromises,
  RegistryRecords,
  RegistryResponse,
} from "../../generated/registry-client.gen.ts";
export {
  registryOperations,
  type DocumentedStatus,
  type ParameterRules,
  type RegistryOperation,
  type RegistryOperationId,
} from "../../generated/registry-operations.gen.ts";
export { registryLimits, registryVersion, type RegistrySource } from "../../generated/registry-service.gen.ts";
export type { RegistryErrorBody } from "../errors/unexpected-response-error.ts";
export { GapError } from "../errors/gap-error.ts";
export { IncompleteError } from "../errors/incomplete-error.ts";
export type { EnvironmentOptions } from "../environment/addresses.ts";
export type { BudgetDelay, BudgetLine, RequestBudget } from "../transport/budget.ts";
export { createRegistry, type Registry } from "./create-registry.ts";
export type { CacheOptions, CacheStore } from "./call/cache.ts";
export type { Credentials, TokenSupplier } from "./credentials.ts";
export type { RegistryCalls } from "./call/layer.ts";
export type { RegistryCallOptions, RegistryOptions } from "./options.ts";
export type { ChangesOptions } from "./changes.ts";
export type { CodeListReader } from "./code-list.ts";
export { codeListLabels, label, type CodeOf, type LabelLanguage, type LabelledCodeList } from "./label.ts";
export { parseAmount, type Amount } from "./helpers/amount.ts";
export { currentEntries, currentMembers } from "./helpers/current.ts";
export { hasValidCheckDigit, normalizeIco } from "./helpers/ico.ts";
export type { IcoList, LookupOptions } from "./look-up-inputs.ts";
export type { LookupResult, LookupResultOf } from "./lookup.ts";
export { invoiceParty, type CourtFile, type InvoiceParty, type InvoicePartyOptions } from "./record/invoice-party.ts";
export { subjectState, type StateFinding, type SubjectRecord, type SubjectState } from "./record/subject-state.ts";
export type { VatState } from "./record/vat-state.ts";
export type { IterationOptions } from "./iteration.ts";
export type { DetailInput, DetailOperationId } from "./detail.ts";
export type { SearchFilter, SearchItem, SearchOperationId } from "./source-operations.ts";
export {
  reportingValidation,
  strictValidation,
  type ResponseValidation,
  type ValidatedResponse,
  type ViolationEvent,
} from "./validation.ts";
export {
  RegistryError,
  TooManyMatchesError,
  type DocumentedError,
  type DocumentedErrors,
  type RegistryErrorStatus,
} from "./registry-error.ts";
