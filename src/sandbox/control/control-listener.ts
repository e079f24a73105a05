import type { RequestListener } from "node:http";
import { InvalidInputError } from "../../errors/invalid-input-error.ts";
import { readForm } from "../../services/messages.ts";
import { parseJson } from "../../transport/answer.ts";
import { isJsonObject, type JsonObject } from "../../transport/json-object.ts";
import { answerListener } from "../http/answer-listener.ts";
import type { HttpAnswer, HttpRequest } from "../http/message.ts";
import { controlRoutes, type ControlState } from "./routes.ts";

/**
 * Serves the control interface, in JSON. What a web page can send is refused: every request with an `Origin`
 * header, and every one whose `Host` is not the interface's own, as after rebinding a name to 127.0.0.1 (DNS rebinding).
 */
export function controlListener(state: ControlState): RequestListener {
  return answerListener((request) => answerControlRequest(state, request));
}

async function answerControlRequest(state: ControlState, request: HttpRequest): Promise<HttpAnswer> {
  const { method, path, headers } = request;
  const { port } = state.servers.control;
  if (headers.origin !== undefined) return refuse(403, "requests of web pages are refused");
  if (headers.host !== `127.0.0.1:${port}` && headers.host !== `localhost:${port}`) {
    return refuse(421, `the header Host must be 127.0.0.1:${port} or localhost:${port}`);
  }
  const found = controlRoutes.filter((route) => route.path === path);
  if (found.length === 0) return refuse(404, "there is no such path; GET / lists them");
  const route = found.find((candidate) => candidate.method === method);
  if (route === undefined) {
    const refusal = refuse(405, "the path does not take this method; GET / lists them");
    return { ...refusal, headers: { ...refusal.headers, Allow: found.map((other) => other.method).join(", ") } };
  }
  if (!hasJsonType(request)) return refuse(415, "the body must be of type application/json");
  try {
    const query = readForm(request.query);
    if (query === undefined) return refuse(400, "the query must be percent-encoded");
    return json(200, await route.answer(state, { query, body: readJson(request) }));
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const { field, rule } = error;
    return json(400, { error: error.message, field, rule });
  }
}

/** A type that a form of a web page cannot have. */
function hasJsonType({ headers, body }: HttpRequest): boolean {
  return body.length === 0 || /^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "");
}

function readJson({ body }: HttpRequest): JsonObject {
  const value: unknown = body.length === 0 ? {} : parseJson(body.toString());
  if (isJsonObject(value)) return value;
  throw new InvalidInputError("control", [{ field: "body", rule: "must be a JSON object" }]);
}

function refuse(status: number, reason: string): HttpAnswer {
  return json(status, { error: reason });
}

function json(status: number, body: unknown): HttpAnswer {
  return {
    status,
    headers: {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
    body: `${JSON.stringify(body, undefined, 2)}\n`,
  };
}
