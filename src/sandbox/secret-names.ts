/**
 * Names of parameters, members, elements and headers whose values are secrets, without what is no letter: credentials,
 * tokens, codes, identifiers of sessions, and what ties a login to its browser.
 */
const secret =
  /^(?:code|state|nonce|sid|jti|reference|key|d|tokenaifo|timelimitedid|sessionstate|setcookie)$|(?:token|tokenhint|secret|password|passphrase|assertion|session|sessionid|verifier|key|cookie|authorization)$/;

/** Whether the value under a name is a secret, in whatever style the name is written. */
export function isSecretName(name: string): boolean {
  return secret.test(name.toLowerCase().replaceAll(/[^a-z]/g, ""));
}

/** Texts that are secrets wherever they stand: signed tokens, private keys, credentials of HTTP. */
const secretTexts = [
  /(?<![\w-])ey[\w-]{5,}\.[\w-]+\.[\w-]*(?:\.[\w-]*\.[\w-]*)?/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[^]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  /\b(?:Bearer|Basic|DPoP)\s+[\w.~+/=-]+/gi,
];

/** A text without the secrets that are known by their form. */
export function withoutSecretTexts(text: string, instead: string): string {
  return secretTexts.reduce((left, pattern) => left.replaceAll(pattern, instead), text);
}
