import type { Hooks } from "../transport/hooks.ts";

/** Hooks that tell of every request in a line. */
export function verboseHooks(note: (text: string) => void): Hooks {
  return {
    onRequest: ({ operation, method, url, attempt }) => {
      note(`> ${operation} ${method} ${url}${attempt === 1 ? "" : ` (attempt ${attempt})`}`);
    },
    onResponse: ({ operation, status, duration }) => {
      note(`< ${operation} ${status} in ${duration.toFixed(0)} ms`);
    },
    onFailure: ({ operation, phase, duration }) => {
      note(`! ${operation} failed (${phase}) after ${duration.toFixed(0)} ms`);
    },
    onRetry: ({ operation, reason, delay }) => {
      note(`~ ${operation} again in ${delay.toFixed(0)} ms (${reason})`);
    },
  };
}
