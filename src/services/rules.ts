type Value = string | number;
type RuleText = (...values: readonly Value[]) => string;

/** What a request can break, in English words and without the value that breaks it. */
export const rulesInEnglish = {
  missing: () => "is missing",
  empty: () => "must not be empty",
  repeated: () => "is repeated",
  oneOf: (...values) => `must be ${values.join(" or ")}`,
  absoluteUri: () => "must be an absolute URI",
  atLeast: (length) => `must have at least ${length} characters`,
  atMost: (length) => `must have at most ${length} characters`,
  pattern: (pattern) => `must match ${pattern}`,
  encoding: () => "the parameters are not properly encoded",
  unknownParameter: () => "there is an unknown parameter",
  queryTooLong: (length) => `the query has more than ${length} characters`,
  unknownValue: () => "holds an unknown value",
  withoutOpenid: () => "must contain openid",
  unknownClient: () => "is not registered",
  notOfClient: () => "is not registered for this client_id",
  halfChallenge: () => "and code_challenge are sent together",
  bodyType: (type) => `the body must be of type ${type}`,
  otherAuthentication: () => "the client authenticates by its certificate and by nothing else",
  noCertificate: () => "a client certificate is required, a trusted one that is valid now",
  otherCertificate: () => "the client certificate is not registered for this client_id",
  unknownCode: () => "is unknown, used, expired, or of another client",
  unknownRefreshToken: () => "is unknown, used, expired, revoked, or of another client",
  otherLogin: () => "is not the one of the login",
  otherChallenge: () => "does not fit the code_challenge of the login",
  beyondGrant: () => "goes beyond what the user granted",
  noIdentityToken: () => "is no identity token of this client_id",
  noChoice: () => "choose what to do with the session",
  noLogout: () => "this logout is finished or expired",
  takenUsername: () => "must not be that of an invented user",
  date: () => "must be a date such as 1979-02-28",
  noRoleCodes: () => "must have role codes after the agenda",
  controlCharacters: () => "must not have control characters",
} as const satisfies Readonly<Record<string, RuleText>>;

/** The same rules in words of another language. */
export type RuleTexts = Readonly<Record<keyof typeof rulesInEnglish, RuleText>>;

/** A rule that is broken, with what it says besides its words. */
export interface BrokenRule {
  readonly name: keyof typeof rulesInEnglish;
  readonly values: readonly Value[];
}

export function broken(name: BrokenRule["name"], ...values: readonly Value[]): BrokenRule {
  return { name, values };
}

/** The rule in words. */
export function ruleText({ name, values }: BrokenRule, texts: RuleTexts = rulesInEnglish): string {
  return texts[name](...values);
}
