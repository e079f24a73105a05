import type { Random } from "./random.ts";
import type { Stock } from "./stock.ts";

/** What limits one call. */
export interface CallLimits {
  readonly signal?: AbortSignal;
  /** Time for one attempt in milliseconds. */
  readonly timeout?: number;
}

/** What one call is made with. */
export interface CallContext {
  /** Decides what the call asks for; the same for the same seed. */
  readonly random: Random;
  readonly limits: CallLimits;
  readonly stock: Stock;
}

/** One kind of calls that the soak makes. */
export interface Kind {
  readonly name: string;
  readonly service: "registry" | "identity" | "legacy";
  /** How often it is called, in relation to the others. */
  readonly weight: number;
  /**
   * How it ends when nothing goes wrong.
   *
   * @default "ok"
   */
  readonly calm?: string;
  /** Whether an answer may be at hand already, so that a fault need not be felt. */
  readonly mayBeKept?: boolean;
  /** Whether its abort is an ordinary end. */
  readonly endsQuietly?: boolean;
  /** What it takes from the stock. */
  readonly needs?: Exclude<keyof Stock, "shared">;
  /**
   * Makes the call and looks at the answer.
   *
   * @throws WrongAnswer when the answer does not belong to the question; whatever the call throws.
   */
  readonly call: (context: CallContext) => Promise<void>;
}
