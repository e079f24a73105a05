import { refuse } from "../errors/invalid-input-error.ts";

/** Advice for a text that was meant as PEM; `undefined` without one. */
export function pemAdvice(text: string): string | undefined {
  if (text.includes("-----BEGIN") && /\\r?n/.test(text) && !/[\r\n]./.test(text))
    return String.raw`has \n written out instead of line breaks, and must be PEM: give text.replaceAll("\\n", "\n")`;
  if (/^[^\r\n]{1,300}\.(pem|crt|cer|key|der|p12|pfx)$/i.test(text))
    return 'is the name of a file, and must be PEM: give what the file holds, readFileSync(name, "utf8"); a .p12 goes into tls.pfx as bytes';
  return undefined;
}

const block = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/;

/** Checks the option `tls.ca`. Without `isPem` the form of a text decides, because only Node can read certificates. */
export function checkAuthorities(
  subject: string,
  ca: unknown,
  isPem: (text: string) => boolean = (text) => block.test(text),
): readonly string[] {
  // A list may have holes.
  const texts: readonly unknown[] = Array.isArray(ca) ? Array.from<unknown>(ca) : [ca];
  const rule = "must be certificates as PEM";
  if (texts.length === 0) refuse(subject, "tls.ca", rule);
  return texts.map((text, index) => {
    if (typeof text === "string" && isPem(text)) return text;
    const advice = typeof text === "string" ? pemAdvice(text) : undefined;
    return refuse(subject, Array.isArray(ca) ? `tls.ca[${index}]` : "tls.ca", advice ?? rule);
  });
}
