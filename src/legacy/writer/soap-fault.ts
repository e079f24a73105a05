/** A request that is answered by a SOAP fault; the code is one of SOAP 1.1 (section 4.4.1). */
export class SoapFault extends Error {
  override readonly name = "SoapFault";
  readonly code: "Client" | "Server" | "VersionMismatch" | "MustUnderstand";

  constructor(code: SoapFault["code"], message: string) {
    super(message);
    this.code = code;
  }
}
