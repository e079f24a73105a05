import { SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import { createRegistry, type ClientEvent } from "ares-caais";

const tracer = trace.getTracer("ares-caais");

/**
 * Makes an `onEvent` that writes one span for each attempt, and one for each call at its end; `ares_caais.call_id` says which
 * belong together. It serves all three clients. The events hold no header, no body and no query, so nothing secret and no
 * personal data reaches the trace.
 */
export function traceEvents(): (event: ClientEvent) => void {
  const spans = new Map<string, Span>();
  return (event) => {
    const { callId, operation } = event;
    // A login asks for the document, the keys and the tokens in one call.
    const key = "attempt" in event ? `${callId} ${operation} ${event.attempt}` : "";
    const span = spans.get(key);
    switch (event.type) {
      case "request": {
        const attributes = {
          "ares_caais.call_id": callId,
          "http.request.method": event.method,
          "url.full": event.url,
          "http.request.resend_count": event.attempt - 1,
        };
        spans.set(key, tracer.startSpan(operation, { attributes }));
        break;
      }
      case "response":
        span?.setAttribute("http.response.status_code", event.status);
        if (event.status >= 400) span?.setStatus({ code: SpanStatusCode.ERROR });
        span?.end();
        spans.delete(key);
        break;
      case "failure":
        span?.setStatus({ code: SpanStatusCode.ERROR, message: event.phase });
        span?.end();
        spans.delete(key);
        break;
      case "call": {
        const { attempts, cache, shared, duration, outcome, errorCode = "" } = event;
        const attributes = {
          "ares_caais.call_id": callId,
          "ares_caais.attempts": attempts,
          "ares_caais.cache": cache,
          "ares_caais.shared": shared,
        };
        const call = tracer.startSpan(`${operation} (call)`, { attributes, startTime: Date.now() - duration });
        if (outcome !== "data") call.setStatus({ code: SpanStatusCode.ERROR, message: errorCode });
        call.end();
        break;
      }
      default: // The other events are not written.
        break;
    }
  };
}

/** A client whose calls are traced. */
export const registry = createRegistry({ onEvent: traceEvents() });
