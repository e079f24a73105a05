import fc from "fast-check";
import type { Callback, PendingLogin, Tokens } from "../../../src/identity/index.ts";
import { holds } from "../../soak/outcome.ts";
import { attempts } from "../attempt.ts";
import { bytesEdits, editText } from "../edits/bytes.ts";
import { editJson, isHarmless, jsonEdits } from "../edits/json.ts";
import { oddValues } from "../edits/values.ts";
import type { Reader } from "../reader.ts";
import { createFullProvider } from "./identity-answers.ts";

/** What becomes of a callback: any value, its address with changes, or its parameters in another form. */
const callbacks = fc.oneof(
  { weight: 2, arbitrary: fc.record({ odd: oddValues }) },
  { weight: 3, arbitrary: fc.record({ bytes: bytesEdits, as: fc.constantFrom("text", "URL", "query") }) },
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constantFrom("code", "state", "iss", "error", "error_description", "x", "__proto__"),
      value: fc.oneof(oddValues, fc.constant(undefined)),
    }),
  },
  { weight: 1, arbitrary: fc.record({ repeated: fc.constantFrom("code", "state"), first: fc.boolean() }) },
);

const callback: Reader = {
  name: "identity callback",
  share: 3,
  open: () => ({
    attempts: attempts(callbacks, async (recipe) => {
      const provider = createFullProvider();
      const identity = provider.identity();
      const login = await identity.beginLogin({ scope: ["openid"] });
      const honest = provider.authorize(login);
      const given = changedCallback(honest, recipe);
      const { state, nonce, codeVerifier } = login.pending;
      const code = new URL(honest).searchParams.get("code") ?? "";
      return {
        read: () => identity.completeLogin(given, login),
        check: ({ error }) => {
          if (error !== undefined) return;
          holds(!("repeated" in recipe), "a login was completed with a parameter that stands twice");
          holds(brings(given, recipe, state), "a login was completed with another state");
          const sent = provider.requests.filter(({ endpoint }) => endpoint === "token");
          holds(new URLSearchParams(sent[0]?.body).get("code") === code, "a login was completed with another code");
        },
        secrets: [code, state, nonce, codeVerifier],
      };
    }),
  }),
};

type CallbackRecipe = typeof callbacks extends fc.Arbitrary<infer Recipe> ? Recipe : never;

function changedCallback(honest: string, recipe: CallbackRecipe): Callback {
  // As JavaScript might call it.
  if ("odd" in recipe) return recipe.odd.make() as Callback;
  const { searchParams, search } = new URL(honest);
  if ("name" in recipe) {
    const value = recipe.value?.make();
    const parameters: Record<string, unknown> = Object.fromEntries(searchParams);
    Object.defineProperty(parameters, recipe.name, { value, enumerable: true });
    return parameters as Callback;
  }
  if ("repeated" in recipe) {
    const value = searchParams.get(recipe.repeated) ?? "";
    return { ...Object.fromEntries(searchParams), [recipe.repeated]: recipe.first ? [value, "x"] : ["x", value] };
  }
  const text = editText(recipe.as === "query" ? search : honest, recipe.bytes);
  return recipe.as === "URL" && URL.canParse(text) ? new URL(text) : text;
}

/** Whether a callback has the state, as anybody can see. */
function brings(given: Callback, recipe: CallbackRecipe, state: string): boolean {
  if ("odd" in recipe) return false;
  if ("name" in recipe) return recipe.name !== "state";
  if ("repeated" in recipe) return true;
  const text = given instanceof URL ? given.href : typeof given === "string" ? given : "";
  return text.includes(`state=${state}`);
}

const pendings = fc.oneof(
  { weight: 1, arbitrary: fc.record({ odd: oddValues }) },
  {
    weight: 1,
    arbitrary: fc.record({ name: fc.constantFrom("scope", "state", "nonce", "expiresAt", "pending"), odd: oddValues }),
  },
  { weight: 4, arbitrary: fc.record({ json: jsonEdits, wrapped: fc.boolean() }) },
);

const pending: Reader = {
  name: "identity pending login",
  share: 3,
  open: () => ({
    attempts: attempts(pendings, async (recipe) => {
      const provider = createFullProvider();
      const identity = provider.identity();
      const login = await identity.beginLogin({ scope: ["openid", "profile"] });
      const honest = provider.authorize(login);
      const given = changedPending(login.pending, recipe);
      const { state, nonce, codeVerifier } = login.pending;
      return {
        // As it comes out of a store.
        read: () => identity.completeLogin(honest, given as PendingLogin),
        check: ({ data, error }) => {
          if ("json" in recipe && isHarmless(recipe.json) && given !== undefined) {
            holds(error === undefined, "a pending login that says the same was refused");
          }
          if (error === undefined) holds((data as Tokens).claims.sub === "user-1", "a login is another user's");
        },
        secrets: [state, nonce, codeVerifier],
      };
    }),
  }),
};

type PendingRecipe = typeof pendings extends fc.Arbitrary<infer Recipe> ? Recipe : never;

/** @returns `undefined` for what the store could not read. */
function changedPending(honest: PendingLogin, recipe: PendingRecipe): unknown {
  if ("json" in recipe) {
    const text = editJson(recipe.wrapped ? { pending: honest } : honest, recipe.json);
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }
  return "name" in recipe ? { ...honest, [recipe.name]: recipe.odd.make() } : recipe.odd.make();
}

/** What the browser and the store of the application bring back. */
export const identityCallbackReaders: readonly Reader[] = [callback, pending];
