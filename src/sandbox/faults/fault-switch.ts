import type { JsonObject } from "../../transport/json-object.ts";

/** The faults of one service. */
export interface FaultSwitch<Fault> {
  /**
   * Switches a fault on.
   *
   * @param members of the fault; they may come from JavaScript or from JSON
   * @throws InvalidInputError when a member breaks its rule or is unknown; then nothing changes.
   */
  set(members: JsonObject): void;
  /** Switches off the faults that fit. */
  clear(fits: (fault: Fault) => boolean): void;
  /** The faults that are on, in the order they came; `times` is how often each is still to come. */
  list(): readonly Fault[];
}
