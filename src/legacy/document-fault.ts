/**
 * Why a document is not read:
 * - `xml`: it is no well-formed XML 1.0 in UTF-8,
 * - `forbidden-xml`: it has what a SOAP message must not have (SOAP 1.1, section 3), a document type declaration or a
 *   processing instruction, or more elements and attributes than any answer of the service.
 */
export type DocumentFaultReason = "xml" | "forbidden-xml";

/** A document that is not read. The message holds nothing of it. */
export class DocumentFault extends Error {
  override readonly name = "DocumentFault";
  readonly reason: DocumentFaultReason;

  constructor(reason: DocumentFaultReason) {
    super(reason);
    this.reason = reason;
  }
}
