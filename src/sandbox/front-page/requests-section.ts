import type { SeenBody } from "../answer-listener.ts";
import { describeCertificate } from "../../services/identity/describe-refusal.ts";
import { fill, html, type Html, type HtmlValue } from "../pages/html.ts";
import { words } from "../pages/words.ts";
import type { LoggedExchange } from "./request-log.ts";
import { shownBody, shownHeaders, shownTarget } from "./shown-message.ts";
import { paths, type View } from "./front-page-state.ts";

/** The last requests with their answers, without secrets. */
export function requestsSection({ state }: View): Html {
  const { newest, count } = state.log;
  return html`<p id="live-status" data-from="${paths.live}" data-follows="${words.live}" data-lost="${words.lost}">
      ${words.reload}
    </p>
    <p id="requests-note" data-live="text">${fill(words.requestsNote, { count })}</p>
    <div id="requests-list" data-live="list">
      ${newest.length === 0 ? html`<p id="requests-none">${words.noRequests}</p>` : newest.map(exchangeOf)}
    </div>`;
}

function exchangeOf(exchange: LoggedExchange): Html {
  const { number, kind, time, method, path, query, headers, body, certificate, answer, duration } = exchange;
  const target = shownTarget(path, query);
  const presented = fill(words.shownCertificate, { certificate: describeCertificate(certificate) });
  const at = new Date(time).toISOString();
  // The id has the time, because the number starts again with the sandbox.
  return html`<details id="request-${number}-${time}" class="exchange">
    <summary>
      <time datetime="${at}">${at.slice(11, 23)} UTC</time>
      ${words[kind]}: <code>${method} ${target}</code> →
      <strong>${answer === "hang-up" ? words.hungUp : answer.status}</strong> (${Math.round(duration)} ms)
    </summary>
    <h3>${words.request}</h3>
    ${certificate && html`<p>${presented}</p>`} ${message(`${method} ${target}`, headers, body)}
    <h3>${words.answer}</h3>
    ${
      answer === "hang-up"
        ? html`<p>${words.hungUp}</p>`
        : message(`HTTP ${answer.status}`, answer.headers, answer.body)
    }
  </details>`;
}

function message(first: string, headers: Parameters<typeof shownHeaders>[0], body: SeenBody): Html {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type")?.[1];
  const shown = shownBody(body, String(type ?? ""));
  const text: HtmlValue = typeof shown === "number" ? fill(words.bytes, { count: shown }) : shown;
  const lines = shownHeaders(headers).map(([name, value]) => `${name}: ${value}\n`);
  return html`<pre tabindex="0"><code>${first}
${lines}
${text}</code></pre>`;
}
