import { ContractError } from "../errors/contract-error.ts";

/** The discovery document or the key set of the identity service cannot be used. */
export class DiscoveryError extends ContractError {
  override readonly name = "DiscoveryError";
  /** Stable code of the class. */
  static readonly code = "ERR_DISCOVERY";
  readonly code = "ERR_DISCOVERY";
  /** Member of the document, for example `issuer`. */
  readonly field: string;
  /** The rule that it breaks. */
  readonly rule: string;

  /** @param url address of the document */
  constructor(document: "discovery" | "jwks", field: string, rule: string, url?: string) {
    super(`${document}: ${field} ${rule}${url === undefined ? "" : ` (${url})`}`);
    this.field = field;
    this.rule = rule;
  }
}
