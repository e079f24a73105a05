import { encode } from "jose/base64url";

export interface StoreOptions {
  /** Milliseconds for which a value is stored. */
  readonly lifetime: number;
  readonly capacity: number;
  readonly now: () => number;
  /** Makes an unguessable reference; by default 32 random bytes in base64url. */
  readonly newReference?: () => string;
}

/** Stores values under random references for a time, at most as many as the capacity. */
export class Store<Value> {
  // A Map keeps the order of insertion, which is that of expiry too.
  readonly #entries = new Map<string, { readonly value: Value; readonly expires: number }>();
  readonly #options: StoreOptions;

  constructor(options: StoreOptions) {
    this.#options = options;
  }

  /** Number of values, including expired ones that were not requested since. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Stores a value; when the store is full, it replaces the oldest one.
   *
   * @param reference one that no other value has; by default a new one
   * @returns the reference.
   */
  add(value: Value, reference = (this.#options.newReference ?? randomReference)()): string {
    const { capacity, lifetime, now } = this.#options;
    const [oldest] = this.#entries.keys();
    if (oldest !== undefined && this.size >= capacity) this.#entries.delete(oldest);
    this.#entries.set(reference, { value, expires: now() + lifetime });
    return reference;
  }

  get(reference: string): Value | undefined {
    const entry = this.#entries.get(reference);
    if (entry === undefined || this.#options.now() < entry.expires) return entry?.value;
    this.#entries.delete(reference);
    return undefined;
  }

  /** Removes a value and returns it. */
  take(reference: string): Value | undefined {
    const value = this.get(reference);
    this.#entries.delete(reference);
    return value;
  }
}

function randomReference(): string {
  return encode(crypto.getRandomValues(new Uint8Array(32)));
}
