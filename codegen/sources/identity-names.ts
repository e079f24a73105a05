import { valuesOf, type IdentityRest } from "./identity-model.ts";
import { pointerSegment } from "./yaml-source.ts";

/** Reports what is wrong at a place. */
type Report = (pointer: string, reason: string) => void;

/** Reports every unknown name in the document: addresses, parameters, claims, and names in descriptions. */
export function checkNames(document: IdentityRest, addressNames: readonly string[] | undefined, report: Report): void {
  checkEndpoints(document, addressNames, report);
  checkFlow(document, report);
  checkClaims(document, report);
  checkDescriptions(document, report);
}

function checkEndpoints(
  { endpoints = {} }: IdentityRest,
  addressNames: readonly string[] | undefined,
  report: Report,
): void {
  const places = new Map<string, string>();
  for (const [name, { address, path, methods, contentType }] of Object.entries(endpoints)) {
    if (address !== undefined && addressNames?.includes(address) === false) {
      report(`/endpoints/${name}/address`, `spec/environments.yaml has no address "${address}"`);
    }
    if (contentType !== undefined && methods?.every((method) => method === "GET") === true) {
      report(`/endpoints/${name}/contentType`, "has no effect without POST");
    }
    if (address === undefined || path === undefined) continue;
    const place = `${address} ${path}`;
    const other = places.get(place);
    if (other !== undefined) report(`/endpoints/${name}/path`, `the endpoint ${other} is there already`);
    places.set(place, name);
  }
}

/** Checks that values which one step of a login sends and another reads have one name. */
function checkFlow({ requests = {}, responses = {}, scopes }: IdentityRest, report: Report): void {
  const { authorization, token } = requests;
  const asked = authorization?.["response_type"]?.enum ?? [];
  for (const [index, value] of asked.entries()) {
    for (const name of responses.authorization === undefined ? [] : value.split(" ")) {
      if (Object.hasOwn(responses.authorization ?? {}, name)) continue;
      const at = `/requests/authorization/response_type/enum/${index}`;
      report(at, `/responses/authorization has no parameter "${name}"`);
    }
  }
  if (authorization !== undefined && token !== undefined) {
    const has = Object.hasOwn(authorization, "code_challenge");
    if (Object.hasOwn(authorization, "code_challenge_method") !== has) {
      report("/requests/authorization", "code_challenge and code_challenge_method need each other");
    }
    if (Object.hasOwn(token, "code_verifier") !== has) {
      report("/requests/token", "code_verifier and the code_challenge of the authorization need each other");
    }
  }
  if (scopes !== undefined && !Object.hasOwn(scopes, "openid")) report("/scopes", `the scope "openid" is missing`);
}

/** A claim that a scope grants and every identity token has is one claim. */
function checkClaims({ tokens = {}, scopes = {} }: IdentityRest, report: Report): void {
  const { identity = {} } = tokens;
  for (const [scope, { claims = {} }] of Object.entries(scopes)) {
    for (const [name, { type }] of Object.entries(claims)) {
      const own = Object.hasOwn(identity, name) ? identity[name]?.type : undefined;
      if (own === undefined || type === undefined || own === type) continue;
      report(`/scopes/${scope}/claims/${pointerSegment(name)}/type`, `is ${own} in every identity token`);
    }
  }
}

/** Names of this service have an underscore, words have none. */
const nameInText = /(?<![A-Za-z0-9_])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![A-Za-z0-9_])/g;

function checkDescriptions(document: IdentityRest, report: Report): void {
  const { scopes = {}, endpoints = {} } = document;
  const names = new Set<string>(Object.keys(scopes));
  const texts = new Map<string, string | undefined>();
  for (const { pointer, name, value } of valuesOf(document)) {
    if (name !== undefined) names.add(name);
    for (const listed of value.enum ?? []) names.add(listed);
    texts.set(pointer, value.description);
  }
  for (const [name, { description }] of Object.entries(endpoints)) texts.set(`/endpoints/${name}`, description);
  for (const [name, { description }] of Object.entries(scopes)) texts.set(`/scopes/${name}`, description);
  for (const [pointer, text = ""] of texts) {
    for (const [name] of text.matchAll(nameInText)) {
      if (!names.has(name)) report(`${pointer}/description`, `nothing is named ${name}`);
    }
  }
}
