import type { CinnostiVr, ZaznamVr } from "../../../../../generated/registry-types.gen.ts";
import type { PersonKey } from "./people.ts";

/** Who holds an office or a share. */
export type WhoSeed =
  | { readonly person: PersonKey }
  | {
      readonly ico?: string;
      readonly company: string;
      readonly form?: string;
      readonly seat: string;
      /** Natural person who acts for the company. */
      readonly agent?: PersonKey;
    }
  | { readonly hidden: string };

/** One version of an entry of a member. */
export interface MemberSeed {
  readonly who: WhoSeed;
  readonly entered: string;
  /** Day this version was replaced or deleted. */
  readonly deleted?: string;
  /** Membership and office; both missing makes the empty object that the registry sends. */
  readonly member?: { readonly since: string; readonly until?: string };
  readonly office?: { readonly name: string; readonly since?: string; readonly until?: string };
}

/** Kinds of bodies that have members. */
export type BodyKind = "statutory" | "supervisory" | "control" | "proxies" | "liquidators";

/** A body of a legal person. */
export interface BodySeed {
  readonly kind: BodyKind;
  readonly name: string;
  readonly entered: string;
  readonly deleted?: string;
  readonly members: readonly MemberSeed[];
  readonly size?: number;
  readonly formerSize?: { readonly size: number; readonly until: string };
  /** How the body acts for the company. */
  readonly acting?: string;
}

/** A partner and the versions of the share. */
export interface PartnerSeed {
  readonly who: WhoSeed;
  readonly entered: string;
  readonly deleted?: string;
  readonly shares: readonly {
    readonly entered: string;
    readonly deleted?: string;
    /** In crowns, as the registry writes it: "200000;00". */
    readonly deposit: string;
    /** In per cent. */
    readonly size: string;
    /** Lien on the share since that day. */
    readonly lienSince?: string;
  }[];
}

/** The part of a subject that the public registers hold. */
export interface VrSeed {
  /** Section and number of the file, e.g. "B 1234"; the court is the one of the seat. */
  readonly file: string;
  readonly entered: string;
  /** In crowns, as the registry writes it. */
  readonly capital?: string;
  readonly formerCapital?: { readonly amount: string; readonly until: string };
  readonly bodies: readonly BodySeed[];
  readonly partners?: readonly PartnerSeed[];
  readonly shareholder?: { readonly who: WhoSeed; readonly entered: string; readonly deleted?: string };
  readonly business?: readonly string[];
  /** Objects and purposes other than the objects of business. */
  readonly otherObjects?: CinnostiVr;
  /** Parts that few subjects have. */
  readonly extra?: Pick<
    ZaznamVr,
    | "akcie"
    | "odstepneZavody"
    | "insolvence"
    | "konkursy"
    | "podnikatel"
    | "ostatniSkutecnosti"
    | "obchodniJmenoCizi"
    | "vklady"
    | "kategorieZO"
    | "zpusobRizeni"
    | "nazevNejvyssihoOrganu"
    | "exekuce"
    | "pravniDuvodVymazu"
  >;
}
