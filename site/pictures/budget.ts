import { areaY, gridY, lineY, rect, ruleX, ruleY, text } from "@observablehq/plot";
import { createRegistry } from "../../src/index.ts";
import { registryLimits } from "../../generated/registry-service.gen.ts";
import { createFakeClock } from "../../test/fixtures/fake-clock.ts";
import { colour, draw } from "./draw.ts";

/** Seconds. */
const [duration, blockAt, answerTime] = [300, 90, 0.7];

interface Start {
  /** Seconds since the begin. */
  readonly at: number;
  /** Whether somebody asked for one subject; else it is a part of the list. */
  readonly single: boolean;
}

/** How the budget lets requests start: a list is looked up without end, and now and then somebody asks for one subject. */
export async function drawBudget(): Promise<string> {
  const starts = await simulate();
  const limit = registryLimits.requestsPerMinute;
  const inLastMinute = Array.from({ length: duration + 1 }, (_, second) => ({
    second,
    requests: starts.filter(({ at }) => at <= second && at > second - 60).length,
  }));
  const most = Math.max(...inLastMinute.map(({ requests }) => requests));
  const end = starts.find(({ at }) => at > blockAt + 5)?.at ?? duration;
  const singles = starts.filter(({ single }) => single);
  const words = (x: number, y: number, said: string): ReturnType<typeof text> =>
    text([said], { x: [x], y: [y], textAnchor: "start", fill: colour("text") });
  return draw(
    "Budget and pause over time",
    `Requests that one client starts, simulated with the package's own budget over ${duration} seconds: it looks a list up, and ${singles.length}
    times somebody asks for one subject meanwhile. In no minute it starts more than ${limit}; the most was ${most}. At ${blockAt} seconds the
    service blocks the client: nothing starts for ${Math.round(end - blockAt)} seconds, then it goes on at the usual pace.`,
    {
      height: 340,
      marginLeft: 50,
      marginBottom: 40,
      x: { label: "seconds", domain: [0, duration] },
      y: { label: "requests started in the last minute", domain: [0, limit * 1.15] },
      marks: [
        gridY({ stroke: colour("line"), strokeOpacity: 1 }),
        rect([end], { x1: blockAt, x2: end, y1: 0, y2: limit * 1.15, fill: colour("line"), fillOpacity: 0.6 }),
        areaY(inLastMinute, { x: "second", y: "requests", fill: colour("first"), fillOpacity: 0.15 }),
        lineY(inLastMinute, { x: "second", y: "requests", stroke: colour("first"), strokeWidth: 2 }),
        ruleY([limit], { stroke: colour("second"), strokeWidth: 1.5, strokeDasharray: "6 4" }),
        ruleX(singles, { x: "at", y1: 0, y2: limit * 0.06, stroke: colour("second"), strokeWidth: 2 }),
        words(4, limit * 1.06, `${limit}, the limit of the service`),
        words(blockAt + 17, limit * 0.9, "blocked: a pause"),
        words(182, limit * 0.12, "single calls, before the list"),
      ],
    },
  );
}

async function simulate(): Promise<readonly Start[]> {
  const clock = createFakeClock();
  const starts: Start[] = [];
  let begin = 0;
  const registry = createRegistry({
    clock,
    retry: false,
    fetch: async (input, init) => {
      const { method } = new Request(input, init);
      const at = (clock.now() - begin) / 1000;
      starts.push({ at, single: method === "GET" });
      await new Promise<void>((resolve) => {
        clock.schedule(resolve, answerTime * 1000);
      });
      // The page that the service shows after too many requests.
      if (Math.abs(at - blockAt) < 1 && method === "GET") {
        return new Response("<h1>Blocked</h1>", { status: 403, headers: { "content-type": "text/html" } });
      }
      return Response.json({ pocetCelkem: 0, ekonomickeSubjekty: [] });
    },
  });
  // The first call loads modules in real time, which this clock does not know.
  await clock.run(registry.lookup([1]).next());
  starts.length = 0;
  begin = clock.now();
  const controller = new AbortController();
  const list = (async (): Promise<void> => {
    for await (const { status } of registry.lookup(endless(), { signal: controller.signal })) {
      if (status === "malformed") throw new Error("the list holds what is no ico");
    }
  })();
  list.catch(() => undefined);
  for (let second = 0; second < duration; second += 1) {
    // Somebody asks every nine seconds; not while the client is blocked, for the call would end in time.
    if (second % 9 === 0) registry.vratEkonomickySubjekt({ ico: "27074358" }, { retry: false }).catch(() => undefined);
    await clock.advance(1000);
  }
  controller.abort();
  await list.catch(() => undefined);
  return starts;
}

function* endless(): Generator<number> {
  for (let ico = 10_000_000; ; ico += 1) yield ico;
}
