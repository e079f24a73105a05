import { SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import { createRegistry, type Hooks, type RequestEvent } from "ares-caais";

const tracer = trace.getTracer("ares-caais");

/**
 * One span for each attempt, and one for each call at its end; `ares_caais.call_id` says which belong together. They do for
 * all three clients. The events hold no header, no body and no query, so nothing secret and no personal data reaches the
 * trace.
 */
export function tracingHooks(): Hooks {
  const spans = new Map<string, Span>();
  // A login asks for the document, the keys and the tokens in one call.
  const key = ({ callId, operation, attempt }: RequestEvent): string => `${callId} ${operation} ${attempt}`;
  return {
    onRequest: (event) => {
      const { callId, operation, method, url, attempt } = event;
      const attributes = {
        "ares_caais.call_id": callId,
        "http.request.method": method,
        "url.full": url,
        "http.request.resend_count": attempt - 1,
      };
      spans.set(key(event), tracer.startSpan(operation, { attributes }));
    },
    onResponse: (event) => {
      const span = spans.get(key(event));
      span?.setAttribute("http.response.status_code", event.status);
      if (event.status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      spans.delete(key(event));
    },
    onFailure: (event) => {
      const span = spans.get(key(event));
      span?.setStatus({ code: SpanStatusCode.ERROR, message: event.phase });
      span?.end();
      spans.delete(key(event));
    },
    onCall: ({ callId, operation, duration, attempts, cache, shared, outcome, errorCode = "" }) => {
      const attributes = {
        "ares_caais.call_id": callId,
        "ares_caais.attempts": attempts,
        "ares_caais.cache": cache,
        "ares_caais.shared": shared,
      };
      const span = tracer.startSpan(`${operation} (call)`, { attributes, startTime: Date.now() - duration });
      if (outcome !== "data") span.setStatus({ code: SpanStatusCode.ERROR, message: errorCode });
      span.end();
    },
  };
}

/** A client whose calls are traced. */
export const registry = createRegistry({ hooks: tracingHooks() });
