import type { SeenBody } from "../answer-listener.ts";
import { describeCertificate } from "../pages/describe-certificate.ts";
import { html, type Html } from "../pages/html.ts";
import { fill } from "../pages/words.ts";
import type { LoggedExchange } from "./request-log.ts";
import { shownBody, shownHeaders, shownTarget } from "./shown-message.ts";
import { section } from "./parts.ts";
import type { View } from "./window-state.ts";
import { windowWords as words } from "./words.ts";

/** The last requests with their answers, without secrets. */
export function requestsSection(view: View): Html {
  const { state, language } = view;
  const { newest, count } = state.log;
  const content = html`<p id="requests-note" data-live="text">${fill(words.requestsNote[language], { count })}</p>
    <div id="requests-list" data-live="list">
      ${
        newest.length === 0
          ? html`<p id="requests-none">${words.noRequests[language]}</p>`
          : newest.map((exchange) => exchangeOf(exchange, view))
      }
    </div>`;
  return section("requests", language, content);
}

function exchangeOf(exchange: LoggedExchange, { language }: View): Html {
  const { number, kind, time, method, path, query, headers, body, certificate, answer, duration } = exchange;
  const target = shownTarget(path, query);
  const status = answer === "hang-up" ? words.hungUp[language] : answer.status;
  const presented = fill(words.clientCertificate[language], {
    certificate: describeCertificate(certificate, language),
  });
  // With the time, since a sandbox that starts anew counts anew.
  return html`<details id="request-${number}-${time}" class="exchange">
    <summary>
      <time datetime="${new Date(time).toISOString()}">${new Date(time).toISOString().slice(11, 23)} UTC</time>
      ${words[kind][language]}: <code>${method} ${target}</code> → <strong>${status}</strong> (${Math.round(duration)}
      ms)
    </summary>
    <h3>${words.request[language]}</h3>
    ${certificate === undefined ? "" : html`<p>${presented}</p>`}
    ${message(`${method} ${target}`, headers, body, language)}
    <h3>${words.answer[language]}</h3>
    ${
      answer === "hang-up"
        ? html`<p>${words.hungUp[language]}</p>`
        : message(`HTTP ${answer.status}`, answer.headers, answer.body, language)
    }
  </details>`;
}

function message(
  first: string,
  headers: Parameters<typeof shownHeaders>[0],
  body: SeenBody,
  language: View["language"],
): Html {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
  const shown = shownBody(body, String(type ?? ""));
  const text = typeof shown === "number" ? fill(words.bytes[language], { count: shown }) : html`${shown}`;
  const lines = shownHeaders(headers).map(([name, value]) => `${name}: ${value}\n`);
  return html`<pre tabindex="0"><code>${first}
${lines}
${text}</code></pre>`;
}
