import { http, HttpResponse } from "msw";
import { createLegacyIdentity, type LegacyIdentity, type LegacyIdentityOptions } from "ares-caais/legacy";
import type { LegacyVersion } from "../../generated/legacy-types.gen.ts";
import { createFakeClock } from "../fixtures/fake-clock.ts";
import { server } from "./server.ts";

/** Address of the endpoint that the handlers answer for, written off the published addresses. */
export const endpoint = "https://cert-externalauthapi.caais-test-ext.gov.cz/asws/atsEndpoint";

/** One answer of the mocked service. */
export interface MockedAnswer {
  readonly body?: string;
  /** @default 200 */
  readonly status?: number;
  /** @default "text/xml; charset=utf-8" */
  readonly type?: string;
}

/** A request as the mocked service sees it. */
export interface MockedRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Has the service answer one after another, the last one again and again. @returns the requests that it gets. */
export function answerWith(...answers: readonly MockedAnswer[]): MockedRequest[] {
  const requests: MockedRequest[] = [];
  server.use(
    http.post(endpoint, async ({ request }) => {
      requests.push({
        url: request.url,
        headers: Object.fromEntries(request.headers),
        body: await request.text(),
      });
      const {
        body = "",
        status = 200,
        type = "text/xml; charset=utf-8",
      } = answers[Math.min(requests.length, answers.length) - 1] ?? {};
      const headers = new Headers(status === 302 ? { location: `${endpoint}/elsewhere` } : {});
      if (type !== "") headers.set("content-type", type);
      return new HttpResponse(new TextEncoder().encode(body), { status, headers });
    }),
  );
  return requests;
}

/** A client of the mocked service that sends every call once, if not told otherwise. */
export function createClient<const Version extends LegacyVersion>(
  version: Version,
  options: Partial<LegacyIdentityOptions<Version>> = {},
): LegacyIdentity<Version> {
  return createLegacyIdentity({
    version,
    environment: "test",
    atsId: "ARES_1",
    retry: false,
    clock: createFakeClock(),
    // Looked up at call time: that is the one that the mock server puts in place.
    fetch: (url, init) => fetch(url, init),
    ...options,
  });
}
