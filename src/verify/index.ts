/**
 * Checks a running service against the contract, and compares documents of the registry.
 *
 * @module ares-caais/verify
 */

export { registryDocument } from "../../generated/registry-document.gen.ts";
export { InvalidInputError, type InputIssue } from "../errors/invalid-input-error.ts";
export { compareDocuments } from "./documents/compare-documents.ts";
export { formatChanges, type DocumentChange } from "./documents/document-change.ts";
export type { OpenApiDocument } from "./documents/parse-document.ts";
export type { Finding, FindingKind, FindingSeverity } from "./findings.ts";
export type { IdentitySamples, VerificationOptions, VerificationSamples } from "./options.ts";
export { formatReport, type OperationReport, type VerificationProgress } from "./report.ts";
export type { VerificationReport, VerificationResult } from "./report.ts";
export { verifyContract } from "./verify-contract.ts";
