import type { SandboxFault } from "../../src/sandbox/index.ts";
import { identityWeathers } from "./identity-weather.ts";
import type { Kind } from "./kind.ts";
import { legacyWeathers } from "./legacy-weather.ts";
import { ok } from "./outcome.ts";
import { between, shuffled, type Random } from "./random.ts";
import { registryWeathers } from "./registry-weather.ts";
import { tlsWeathers } from "./tls-weather.ts";

/** How the calls of one kind, or of all kinds of one service, may end. */
export type Outcomes = Readonly<Record<string, readonly string[]>>;

/** A fault of the sandbox, and what it has to lead to. */
export interface Weather {
  readonly fault: SandboxFault;
  /** By the name of a kind, otherwise by the service. Kinds without an entry end as if nothing went wrong. */
  readonly outcomes: Outcomes;
}

/** All that goes wrong during one phase. */
export interface Sky {
  readonly faults: readonly SandboxFault[];
  /** How a call of the kind may end, whatever its own limits add. */
  allows(kind: Kind): readonly string[];
}

/** How many phases in ten have no fault of a service. */
const calmShare = 3;

/**
 * The weather of each phase. All services are drawn from shuffled decks, so that every fault comes as often as any other;
 * the certificates fail by themselves, as everything depends on them.
 */
export function forecast(random: Random, phases: number): readonly Sky[] {
  const services = [registryWeathers, identityWeathers, legacyWeathers].map((weathers) =>
    deck(random, weathers, phases),
  );
  const certificates = deck(random, tlsWeathers, phases);
  return Array.from({ length: phases }, (_, phase) => {
    const storm = phase % 16 === 15 ? certificates[phase] : undefined;
    const weathers = storm === undefined ? services.map((drawn) => drawn[phase]) : [storm];
    return skyOf(weathers.filter((weather) => weather !== undefined).map((weather) => withTimes(random, weather)));
  });
}

function deck(random: Random, weathers: readonly Weather[], count: number): readonly (Weather | undefined)[] {
  const cards: (Weather | undefined)[] = [];
  while (cards.length < count) {
    const round = shuffled(random, weathers);
    cards.push(...round.flatMap((card) => (random() * 10 < calmShare ? [undefined, card] : [card])));
  }
  return cards;
}

/** Half of the faults that can be limited meet a few requests only. */
function withTimes(random: Random, { fault, outcomes }: Weather): Weather {
  if (fault.service !== "legacy" && fault.service !== "registry") return { fault, outcomes };
  if (fault.kind === "budget-exceeded" || random() < 0.5) return { fault, outcomes };
  return { fault: { ...fault, times: between(random, 1, 40) }, outcomes };
}

function skyOf(weathers: readonly Weather[]): Sky {
  return {
    faults: weathers.map(({ fault }) => fault),
    allows: (kind) => {
      const { calm = ok } = kind;
      const found = weathers.flatMap(({ fault, outcomes }) => {
        const outcome = outcomes[kind.name] ?? outcomes[kind.service];
        if (outcome === undefined) return [];
        const passes = "times" in fault;
        return passes || kind.mayBeKept === true ? [...outcome, calm] : outcome;
      });
      return found.length === 0 ? [calm] : found;
    },
  };
}
