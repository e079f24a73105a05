import { SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import { createRegistry, type Hooks } from "ares-caais";

const tracer = trace.getTracer("ares-caais");

/**
 * One span for each attempt of each call. The events hold no header, no body and no query, so nothing secret and no
 * personal data reaches the trace.
 */
export function tracingHooks(): Hooks {
  const spans = new Map<string, Span>();
  const key = ({ callId, attempt }: { callId: number; attempt: number }): string => `${callId} ${attempt}`;
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
  };
}

/** A client whose calls are traced. */
export const registry = createRegistry({ hooks: tracingHooks() });
