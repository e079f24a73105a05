/** The part of an entry of package-lock.json (version 3 of the format) that is read here. */
export interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  /** Left out where it does not fit the machine, or cannot be built. */
  readonly optional?: boolean;
  /** The same, of what development needs as well. */
  readonly devOptional?: boolean;
  /** Names with the ranges of their versions. */
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}
