import {
  ContractError,
  createRegistry,
  normalizeIco,
  registryLimits,
  type EkonomickySubjekt,
  type Registry,
} from "ares-caais/registry";
import { registryHandler } from "ares-caais/testing";
import { getResponse } from "msw";
import { RegistryDataset } from "../../src/sandbox/registry/data/dataset.ts";

/** Source of the responses: the subjects of the sandbox, inside of the page, or the published service. */
export type Answerer = "sandbox" | "live";

/** A question and its result. */
export interface Outcome {
  readonly answerer: Answerer;
  /** The first line of the request; undefined where none was sent. */
  readonly request: string | undefined;
  readonly answer: { readonly status: number; readonly text: string } | undefined;
  /** The number that was asked for, and its record. */
  readonly found: { readonly ico: string; readonly record: EkonomickySubjekt } | undefined;
  /** The error that the package threw. */
  readonly problem: string | undefined;
}

const dataset = new RegistryDataset();
const handlers = [
  registryHandler("vratEkonomickySubjekt", ({ input: { ico } }) => {
    const body = dataset.record("ares", ico);
    return body === undefined ? { status: 404 } : { body };
  }),
];

/** Subjects to begin with: each is in another state. */
export const examples = ["90000021", "90000102", "90000129"].map((ico) => ({
  ico,
  name: dataset.record("ares", ico)?.obchodniJmeno ?? ico,
}));

/** When the live service was asked, in milliseconds. */
let asked: readonly number[] = [];

/** The limit of the terms of use per minute, and the requests of this page in the last minute. */
export function budget(): { readonly used: number; readonly most: number } {
  asked = asked.filter((time) => Date.now() - time < 60_000);
  return { used: asked.length, most: registryLimits.requestsPerMinute };
}

/** Answers by the handlers of msw, without a worker: what they do not answer goes nowhere. */
async function answerInPage(request: Request): Promise<Response> {
  return (await getResponse(handlers, request)) ?? Response.error();
}

async function askLive(request: Request): Promise<Response> {
  asked = [...asked, Date.now()];
  return fetch(request);
}

/** The request and the response of one call. */
interface Wire {
  request?: string;
  answer?: { status: number; text: string };
}

const wires: Record<Answerer, Wire> = { sandbox: {}, live: {} };

/** One client for each, since a client keeps the budget. */
function clientOf(answerer: Answerer, send: (request: Request) => Promise<Response>): Registry {
  return createRegistry({
    retry: false,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const wire: Wire = { request: `${request.method} ${request.url}` };
      wires[answerer] = wire;
      const answer = await send(request);
      wire.answer = { status: answer.status, text: await answer.clone().text() };
      return answer;
    },
  });
}

const clients: Readonly<Record<Answerer, Registry>> = {
  sandbox: clientOf("sandbox", answerInPage),
  live: clientOf("live", askLive),
};

/** Asks for the combined record of what was typed. Never rejects for what the package throws. */
export async function ask(typed: string, answerer: Answerer): Promise<Outcome> {
  wires[answerer] = {};
  const outcome = (rest: Partial<Outcome>): Outcome => {
    const { request, answer } = wires[answerer];
    return { answerer, request, answer, found: undefined, problem: undefined, ...rest };
  };
  try {
    const ico = normalizeIco(typed);
    return outcome({ found: { ico, record: await clients[answerer].vratEkonomickySubjekt({ ico }) } });
  } catch (error) {
    if (error instanceof ContractError) return outcome({ problem: `${error.name}: ${error.message}` });
    throw error;
  }
}
