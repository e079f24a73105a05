/** Namespace of the envelope of SOAP 1.1 (section 3). */
export const envelopeNamespace = "http://schemas.xmlsoap.org/soap/envelope/";
