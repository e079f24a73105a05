import { encode } from "jose/base64url";

/** Values under random references, for a time. */
export interface Store<Value> {
  /** How many there are, expired ones that nobody has asked for included. */
  readonly size: number;
  /**
   * Keeps a value, in place of the oldest one when the store is full.
   *
   * @param reference one that no other value has; by default a new one
   * @returns the reference.
   */
  add(value: Value, reference?: string): string;
  get(reference: string): Value | undefined;
  /** Gives a value for the last time. */
  take(reference: string): Value | undefined;
}

export interface StoreOptions {
  /** How long a value is kept, in milliseconds. */
  readonly lifetime: number;
  readonly capacity: number;
  readonly now: () => number;
  /** Makes an unguessable reference; by default 32 random bytes in base64url. */
  readonly newReference?: () => string;
}

/** A store that never holds more than its capacity. */
export function createStore<Value>({
  lifetime,
  capacity,
  now,
  newReference = () => encode(crypto.getRandomValues(new Uint8Array(32))),
}: StoreOptions): Store<Value> {
  // A Map keeps the order of insertion, which is that of expiry too.
  const entries = new Map<string, { readonly value: Value; readonly expires: number }>();
  const get = (reference: string): Value | undefined => {
    const entry = entries.get(reference);
    if (entry === undefined || now() < entry.expires) return entry?.value;
    entries.delete(reference);
    return undefined;
  };
  return {
    get size() {
      return entries.size;
    },
    add(value, reference = newReference()) {
      const [oldest] = entries.keys();
      if (oldest !== undefined && entries.size >= capacity) entries.delete(oldest);
      entries.set(reference, { value, expires: now() + lifetime });
      return reference;
    },
    get,
    take(reference) {
      const value = get(reference);
      entries.delete(reference);
      return value;
    },
  };
}
