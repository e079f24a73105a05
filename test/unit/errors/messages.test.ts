import { describe, expect, it } from "vitest";
import { GapError, IncompleteError, InvalidInputError, TransportError, UnexpectedResponseError } from "ares-caais";

const first = { field: "ico", rule: "must match ^\\d{8}$", value: '"123"' };
const second = { field: "pocet", rule: "is missing" };

describe("the message of an error", () => {
  it("has one line of visible characters, and ends with the code", () => {
    const said = "a\u00ADb\u200Bc\uFEFFd\u202Ee\nf\u0085g\u{E0041}h\uD800i";
    expect(new InvalidInputError("op", [{ field: said, rule: "is wrong" }]).message).toBe(
      "op: abcd e f gh i is wrong [ERR_INVALID_INPUT]",
    );
  });

  it.each([
    [[first], 'op: ico must match ^\\d{8}$, got "123"'],
    [[second], "op: pocet is missing"],
    [[first, second], 'op: ico must match ^\\d{8}$, got "123" (and 1 more)'],
    [[second, first, first], "op: pocet is missing (and 2 more)"],
  ] as const)("lists the issues of an InvalidInputError: %j", (issues, message) => {
    const [{ field, rule }] = issues;
    expect(new InvalidInputError("op", issues)).toMatchObject({
      message: `${message} [ERR_INVALID_INPUT]`,
      field,
      rule,
      issues,
    });
  });

  const broken = { pointer: "/a", schemaPath: "#/properties/a/type", keyword: "type", rule: "must be string" };
  it.each([
    [{ reason: "empty", mediaType: "" }, "op: 200 with an empty body"],
    [{ reason: "json", mediaType: "text/html" }, "op: 200 (text/html) with a body that is no valid JSON in UTF-8"],
    [
      { reason: "schema", mediaType: "", issues: [broken] },
      "op: 200 with data that breaks its schema: /a must be string",
    ],
    [
      { reason: "schema", mediaType: "", issues: [broken, broken, broken] },
      "op: 200 with data that breaks its schema: /a must be string (and 2 more)",
    ],
    [
      { reason: "status", mediaType: "", advice: "ask again" },
      "op: 200 with a status that the contract does not document; ask again",
    ],
  ] as const)("describes an UnexpectedResponseError: %j", (answer, message) => {
    const error = new UnexpectedResponseError({ operation: "op", status: 200, ...answer });
    expect(error).toMatchObject({
      ...{ operation: "op", status: 200, issues: [], advice: undefined },
      ...answer,
      message: `${message} [ERR_UNEXPECTED_RESPONSE]`,
    });
  });

  it.each([500, 503, 599])("[REG-12] advises to wait after the status %i, unless there is better advice", (status) => {
    const answer = { operation: "op", status, reason: "status", mediaType: "" } as const;
    expect(new UnexpectedResponseError(answer)).toMatchObject({ advice: "try again later" });
    expect(new UnexpectedResponseError({ ...answer, status: 418 })).toMatchObject({ advice: undefined });
    expect(new UnexpectedResponseError({ ...answer, advice: "ask again" })).toMatchObject({
      message: `op: ${status} with a status that the contract does not document; ask again [ERR_UNEXPECTED_RESPONSE]`,
    });
  });

  it("leaves an unusual media type out of an UnexpectedResponseError", () => {
    const answer = { operation: "op", status: 200, reason: "media-type", mediaType: "text/secret" } as const;
    expect(new UnexpectedResponseError(answer)).toMatchObject({
      message: "op: 200 (other) with data of another media type than the contract's [ERR_UNEXPECTED_RESPONSE]",
      mediaType: "other",
    });
  });

  it.each([
    [{}, true],
    [{ requestSent: false }, false],
  ])("describes a TransportError: %j", (options, requestSent) => {
    expect(new TransportError("op", "tls", "the certificate expired", options)).toMatchObject({
      message: "op: the certificate expired [ERR_TRANSPORT]",
      operation: "op",
      phase: "tls",
      requestSent,
    });
  });

  it.each([
    [new Error("why"), "why"],
    ["enough", "it was stopped"],
  ])("names the cause of an IncompleteError: %s", (cause, reason) => {
    const error = new IncompleteError("op", { received: 3, next: 7 }, cause);
    expect(error).toMatchObject({
      message: `op: stopped after 3 items, resume at 7: ${reason} [ERR_INCOMPLETE]`,
      cause,
      received: 3,
      next: 7,
    });
  });

  it.each([
    [4, "the batches 2 to 3 were"],
    [3, "the batch 2 was"],
  ])("names the batch of a GapError: %i", (next, gone) => {
    expect(new GapError("vr", 1, next)).toMatchObject({
      message: `changes of vr: ${gone} deleted, or the list is incomplete; read the source again and continue after ${next - 1} [ERR_GAP]`,
      after: 1,
      next,
    });
  });
});
