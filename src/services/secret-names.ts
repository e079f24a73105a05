/**
 * Names of parameters, members, elements and headers whose values are secrets: credentials, tokens, codes, session ids, and the
 * values that bind a login to its browser. The names have only letters.
 */
const secret =
  /^(?:code|state|nonce|sid|jti|reference|key|d|tokenaifo|timelimitedid|sessionstate|setcookie)$|(?:token|tokenhint|secret|password|pwd|passphrase|assertion|session|sessionid|verifier|key|cookie|authorization)$/;

/** Whether the value under a name is a secret, in any style of writing the name. */
export function isSecretName(name: string): boolean {
  return secret.test(name.toLowerCase().replaceAll(/[^a-z]/g, ""));
}

/** Texts that are secrets in any place: signed tokens, private keys, credentials of HTTP or an address, values of the sandbox. */
const secretTexts = [
  /(?:(?<![\w-])|(?<=%[\dA-F]{2}))ey[\w-]{5,}\.[\w-]+\.[\w-]*(?:\.[\w-]*\.[\w-]*)?/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[^]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  // A challenge has parameters in its place, and names of companies are shorter.
  /\b(?:Bearer|Basic|DPoP)\s+(?![a-z_]+\s*=\s*")[\w.~+/-]{16,}=*/gi,
  // The password in an address.
  /(?<=:\/\/[^\s/?#@:"'<>]*:)[^\s/?#@"'<>]+(?=@)/g,
  // Secrets of the sandbox: codes, refresh tokens, references and cookies are 32 random bytes in base64url, as the state, the
  // nonce and the verifier of most clients, and identifiers of legacy sessions have 50 characters. So looks a challenge.
  /(?:(?<![\w-])|(?<=%[\dA-F]{2}))(?<!challenge"?\s?[=:]\s?"?)(?=[\w-]{0,42}[a-z])(?=[\w-]{0,42}[A-Z])[\w-]{43}(?:[\w-]{7})?(?![\w-])/g,
];

/** A text without the secrets that are known by their form. */
export function withoutSecretTexts(text: string, instead: string): string {
  return secretTexts.reduce((left, pattern) => left.replaceAll(pattern, instead), text);
}
