import type { InventedUser } from "../../services/invented-user.ts";
import type { ServiceRequest } from "../../services/service.ts";
import type { ControlState } from "../control-listener.ts";
import type { RegistryDataset } from "../registry/data/dataset.ts";
import type { ServerKind } from "../servers.ts";
import type { RequestLog } from "./request-log.ts";

/** The state that the front page shows and changes. */
export interface FrontPageState extends ControlState {
  readonly users: readonly InventedUser[];
  readonly dataset: RegistryDataset;
  readonly log: RequestLog;
}

/** One look at it. */
export interface View {
  readonly state: FrontPageState;
  readonly request: ServiceRequest;
  /** The address that the page is on. */
  readonly kind: ServerKind;
}

/** Paths of the front page and of what belongs to it, the same on every address. */
export const paths = {
  front: "/",
  faults: "/sandbox/faults",
  live: "/sandbox/live",
  script: "/sandbox/front-page.js",
  /** Browsers ask for it by themselves; there is none. */
  icon: "/favicon.ico",
  /** Says that the server runs; anybody may ask, whatever name he calls it by. */
  health: "/health",
  certificates: "/sandbox/certificates/",
  /** Takes the control token of a person. */
  token: "/sandbox/token",
} as const;

/** The beginning of the paths; no service has any of them. */
export const frontPagePrefix = "/sandbox/";
