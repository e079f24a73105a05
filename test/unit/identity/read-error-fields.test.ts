import { describe, expect, it } from "vitest";
import { readErrorFields } from "../../../src/identity/oauth-error.ts";

describe("the fields of an OAuth error", () => {
  it.each([
    ...["access_denied", "invalid_client", "invalid_grant", "invalid_request", "invalid_scope", "server_error"],
    ...["temporarily_unavailable", "unauthorized_client", "unsupported_grant_type", "unsupported_response_type"],
    ...["insufficient_scope", "insufficient_user_authentication", "invalid_target", "invalid_token"],
    ...["account_selection_required", "consent_required", "interaction_required", "login_required"],
    ...["invalid_request_object", "invalid_request_uri", "registration_not_supported", "request_not_supported"],
    "request_uri_not_supported",
  ])("keep the registered code %s, whatever a state says", (error) => {
    expect(readErrorFields({ error }, [`${error}-of-the-first-tab`])).toEqual({ error });
  });

  it("keep another code unless it might hold a part of a secret", () => {
    expect(readErrorFields({ error: "tab_is_closed" }, ["a secret"])).toEqual({ error: "tab_is_closed" });
    expect(readErrorFields({ error: "tab_is_closed" }, ["tab_is_closed"])).toEqual({ error: "[hidden]" });
    expect(readErrorFields({ error: "9f1c2d3e1b2c4d5e8f90" }, [])).toEqual({ error: "[hidden]" });
  });

  it("keep an explanation and an address of a page that are harmless, and leave out others", () => {
    const fields = { error_description: "The code is used.", error_uri: "https://auth.test/help" };
    const error = "invalid_grant";
    expect(readErrorFields({ error, ...fields }, ["a secret"])).toEqual({ error, ...fields });
    expect(readErrorFields({ error, ...fields }, ["secret: the code", "secret: auth.test"])).toEqual({ error });
    for (const uri of ["javascript:alert(1)", "http://auth.test/help", "/help", 7, undefined]) {
      expect(readErrorFields({ error, error_uri: uri }, [])).toEqual({ error });
    }
  });

  it.each([[{}], [{ error: "" }], [{ error: 1 }], [{ error_description: "no code" }]])("are none in %j", (source) => {
    expect(readErrorFields(source, [])).toBeUndefined();
  });
});
