// Generated from spec/registry.openapi.yaml, spec/registry.overlay.yaml. Do not edit: change the source, then run "npm run generate".

import type { Client, MaybeOptionalInit, ParseAsResponse } from "openapi-fetch";
import type { RegistryOperationId } from "./registry-operations.gen.ts";
import type { components, paths } from "./registry-types.gen.ts";

type Schemas = components["schemas"];

type HttpMethod = "get" | "put" | "post" | "delete" | "options" | "head" | "patch" | "trace";

/** The paths that have a method. */
type PathWith<Method extends HttpMethod> = {
  [Path in keyof paths]: paths[Path] extends Record<Method, object> ? Path : never;
}[keyof paths];

/** An argument that may be left out when nothing in it has to be there. */
type Given<Init> = [{ [Name in keyof Init]-?: {} extends Pick<Init, Name> ? never : Name }[keyof Init]] extends [never]
  ? [init?: Init & { [name: string]: unknown }]
  : [init: Init & { [name: string]: unknown }];

/** Bodies of the answers of an operation: of its successes or of all others. */
type Content<Operation, Success extends boolean> = Operation extends { responses: infer Responses }
  ? {
      [Status in keyof Responses]: `${Status & (string | number)}` extends `2${string}`
        ? Success extends true ? ContentOf<Responses[Status]> : never
        : Success extends true ? never : ContentOf<Responses[Status]>;
    }[keyof Responses]
  : never;
type ContentOf<Answer> = Answer extends { content: infer Types extends object } ? Types[keyof Types] : undefined;

/** Result of a call of openapi-fetch. */
export type RegistryResponse<Operation, Init = object> =
  | {
      /** The body of a success. */
      data: ParseAsResponse<Content<Operation, true>, Init>;
      /** None. */
      error?: never;
      /** The response itself, its body read. */
      response: Response;
    }
  | {
      /** None. */
      data?: never;
      /** The body of any other answer. */
      error: Content<Operation, false>;
      /** The response itself, its body read. */
      response: Response;
    };

type ClientCall<Method extends HttpMethod> = <
  Path extends PathWith<Method>,
  Init extends MaybeOptionalInit<paths[Path], Method>,
>(
  path: Path,
  ...init: Given<Init>
) => Promise<RegistryResponse<paths[Path][Method], Init>>;

/** openapi-fetch over the paths of the registry. */
export interface RegistryClient extends Pick<Client<paths, "application/json">, "use" | "eject"> {
  /** Sends GET. */
  readonly GET: ClientCall<"get">;
  /** Sends PUT. */
  readonly PUT: ClientCall<"put">;
  /** Sends POST. */
  readonly POST: ClientCall<"post">;
  /** Sends DELETE. */
  readonly DELETE: ClientCall<"delete">;
  /** Sends OPTIONS. */
  readonly OPTIONS: ClientCall<"options">;
  /** Sends HEAD. */
  readonly HEAD: ClientCall<"head">;
  /** Sends PATCH. */
  readonly PATCH: ClientCall<"patch">;
  /** Sends TRACE. */
  readonly TRACE: ClientCall<"trace">;
  /** Sends a method. */
  readonly request: <
    Method extends HttpMethod,
    Path extends PathWith<Method>,
    Init extends MaybeOptionalInit<paths[Path], Method>,
  >(
    method: Method,
    path: Path,
    ...init: Given<Init>
  ) => Promise<RegistryResponse<paths[Path][Method], Init>>;
}

/** Body of the answer 200 by operation. */
export interface RegistryAnswers {
  vratEkonomickySubjekt: Schemas["EkonomickySubjekt"];
  vyhledejEkonomickeSubjekty: Schemas["EkonomickeSubjektySeznam"];
  vratEkonomickySubjektVr: Schemas["EkonomickySubjektVr"];
  vyhledejSeznamEkonomickychSubjektuVr: Schemas["EkonomickeSubjektyVrSeznam"];
  vratEkonomickySubjektRes: Schemas["EkonomickySubjektRes"];
  vyhledejSeznamEkonomickychSubjektuRes: Schemas["EkonomickeSubjektyResSeznam"];
  vratEkonomickySubjektRzp: Schemas["EkonomickySubjektRzp"];
  vyhledejSeznamEkonomickychSubjektuRzp: Schemas["EkonomickeSubjektyRzpSeznam"];
  vratEkonomickySubjektNrpzs: Schemas["EkonomickySubjektNrpzs"];
  vyhledejSeznamEkonomickychSubjektuNrpzs: Schemas["EkonomickeSubjektyNrpzsSeznam"];
  vratEkonomickySubjektRpsh: Schemas["EkonomickySubjektRpsh"];
  vyhledejSeznamEkonomickychSubjektuRpsh: Schemas["EkonomickeSubjektyRpshSeznam"];
  vratEkonomickySubjektRcns: Schemas["EkonomickySubjektRcns"];
  vyhledejSeznamEkonomickychSubjektuRcns: Schemas["EkonomickeSubjektyRcnsSeznam"];
  vratEkonomickySubjektSzr: Schemas["EkonomickySubjektSzr"];
  vyhledejSeznamEkonomickychSubjektuSzr: Schemas["EkonomickeSubjektySzrSeznam"];
  vratEkonomickySubjektRs: Schemas["EkonomickySubjektRs"];
  vyhledejSeznamEkonomickychSubjektuRs: Schemas["EkonomickeSubjektyRsSeznam"];
  vratEkonomickySubjektRos: Schemas["EkonomickySubjektRos"];
  vyhledejSeznamEkonomickychSubjektuRos: Schemas["EkonomickeSubjektyRosSeznam"];
  vratEkonomickySubjektCeu: Schemas["EkonomickySubjektCeu"];
  vyhledejSeznamEkonomickychSubjektuCeu: Schemas["EkonomickeSubjektyCeuSeznam"];
  vyhledejCiselnik: Schemas["CiselnikyNazevnikSeznam"];
  vyhledejStandardizovaneAdresy: Schemas["StandardizovaneAdresySeznam"];
  vyhledejSeznamNotifikacnichDavek: Schemas["SeznamNotifikacnichDavek"];
  vratNotifikacniDavku: Schemas["NotifikacniDavkaZaznam"];
}

/** Record of one subject by data source. */
export interface RegistryRecords {
  ares: Schemas["EkonomickySubjekt"];
  vr: Schemas["EkonomickySubjektVr"];
  res: Schemas["EkonomickySubjektRes"];
  rzp: Schemas["EkonomickySubjektRzp"];
  nrpzs: Schemas["EkonomickySubjektNrpzs"];
  rpsh: Schemas["EkonomickySubjektRpsh"];
  rcns: Schemas["EkonomickySubjektRcns"];
  szr: Schemas["EkonomickySubjektSzr"];
  rs: Schemas["EkonomickySubjektRs"];
  ros: Schemas["EkonomickySubjektRos"];
  ceu: Schemas["EkonomickySubjektCeu"];
}

/** Input of a call: its parameters by the part of the request, and the body. */
export interface RegistryInput {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly header?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** A promise of each operation's answer. */
export type RegistryPromises = { [Id in RegistryOperationId]: Promise<RegistryAnswers[Id]> };

/** Runs one operation: checks the input, sends the request, and reads the answer. */
export type ExecuteRegistryCall<Options, Calls extends RegistryPromises> = <Id extends RegistryOperationId>(
  id: Id,
  input: RegistryInput,
  options: Options | undefined,
) => Calls[Id];

/** One method per operation of the registry, in the contract's own names; `Calls` is what each returns. */
export interface RegistryMethods<Options, Calls extends RegistryPromises = RegistryPromises> {
  /**
   * Read one subject from the combined registry. Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
   *
   * `GET /ekonomicke-subjekty/{ico}`
   *
   * @param parameters.ico ID number of the subject.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratEkonomickySubjekt: (parameters: { ico: string }, options?: Options) => Calls["vratEkonomickySubjekt"];

  /**
   * Search the combined registry. At most 1,000 matches a query; a broader one is answered 400.
   *
   * `POST /ekonomicke-subjekty/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejEkonomickeSubjekty: (filter: Schemas["EkonomickeSubjektyKomplexFiltr"], options?: Options) => Calls["vyhledejEkonomickeSubjekty"];

  /**
   * Read one subject from the public registers (VR). Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
   *
   * `GET /ekonomicke-subjekty-vr/{ico}`
   *
   * @param parameters.ico ID number, or the internal id with the prefix `ARES_` of a subject that has none.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratEkonomickySubjektVr: (parameters: { ico: string }, options?: Options) => Calls["vratEkonomickySubjektVr"];

  /**
   * Search the public registers (VR). Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
   *
   * `POST /ekonomicke-subjekty-vr/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejSeznamEkonomickychSubjektuVr: (filter: Schemas["EkonomickeSubjektyRegistraceFiltr"], options?: Options) => Calls["vyhledejSeznamEkonomickychSubjektuVr"];

  /**
   * Read one subject from the statistical register (RES). Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
   *
   * `GET /ekonomicke-subjekty-res/{ico}`
   *
   * @param parameters.ico ID number, or the internal id with the prefix `ARES_` of a subject that has none.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratEkonomickySubjektRes: (parameters: { ico: string }, options?: Options) => Calls["vratEkonomickySubjektRes"];

  /**
   * Search the statistical register (RES). Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
   *
   * `POST /ekonomicke-subjekty-res/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejSeznamEkonomickychSubjektuRes: (filter: Schemas["EkonomickeSubjektyRegistraceFiltr"], options?: Options) => Calls["vyhledejSeznamEkonomickychSubjektuRes"];

  /**
   * Read one subject from the trade-licence register (RZP). Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
   *
   * `GET /ekonomicke-subjekty-rzp/{ico}`
   *
   * @param parameters.ico ID number, or the internal id with the prefix `ARES_` of a subject that has none.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratEkonomickySubjektRzp: (parameters: { ico: string }, options?: Options) => Calls["vratEkonomickySubjektRzp"];

  /**
   * Search the trade-licence register (RZP). Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
   *
   * `POST /ekonomicke-subjekty-rzp/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejSeznamEkonomickychSubjektuRzp: (filter: Schemas["EkonomickeSubjektyRegistraceFiltr"], options?: Options) => Calls["vyhledejSeznamEkonomickychSubjektuRzp"];

  /**
   * Read one subject from the register of health-service providers (NRPZS). Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
   *
   * `GET /ekonomicke-subjekty-nrpzs/{ico}`
   *
   * @param parameters.ico ID number of the subject.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratEkonomickySubjektNrpzs: (parameters: { ico: string }, options?: Options) => Calls["vratEkonomickySubjektNrpzs"];

  /**
   * Search the register of health-service providers (NRPZS). Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
   *
   * `POST /ekonomicke-subjekty-nrpzs/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejSeznamEkonomickychSubjektuNrpzs: (filter: Schemas["EkonomickeSubjektyRegistraceFiltr"], options?: Options) => Calls["vyhledejSeznamEkonomickychSubjektuNrpzs"];

  /**
   * Read one subject from the register of political parties and movements (RPSH). Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
   *
   * `GET /ekonomicke-subjekty-rpsh/{ico}`
   *
   * @param parameters.ico ID number, or the internal id with the prefix `ARES_` of a subject that has none.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratEkonomickySubjektRpsh: (parameters: { ico: string }, options?: Options) => Calls["vratEkonomickySubjektRpsh"];

  /**
   * Search the register of political parties and movements (RPSH). Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
   *
   * `POST /ekonomicke-subjekty-rpsh/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejSeznamEkonomickychSubjektuRpsh: (filter: Schemas["EkonomickeSubjektyRegistraceFiltr"], options?: Options) => Calls["vyhledejSeznamEkonomickychSubjektuRpsh"];

  /**
   * Read one subject from the register of churches and religious societies (RCNS). Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
   *
   * `GET /ekonomicke-subjekty-rcns/{ico}`
   *
   * @param parameters.ico ID number, or the internal id with the prefix `ARES_` of a subject that has none.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratEkonomickySubjektRcns: (parameters: { ico: string }, options?: Options) => Calls["vratEkonomickySubjektRcns"];

  /**
   * Search the register of churches and religious societies (RCNS). Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
   *
   * `POST /ekonomicke-subjekty-rcns/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejSeznamEkonomickychSubjektuRcns: (filter: Schemas["EkonomickeSubjektyRegistraceFiltr"], options?: Options) => Calls["vyhledejSeznamEkonomickychSubjektuRcns"];

  /**
   * Read one subject from the agricultural register (SZR, sub-register EZP). Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
   *
   * `GET /ekonomicke-subjekty-szr/{ico}`
   *
   * @param parameters.ico ID number, or the internal id with the prefix `ARES_` of a subject that has none.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratEkonomickySubjektSzr: (parameters: { ico: string }, options?: Options) => Calls["vratEkonomickySubjektSzr"];

  /**
   * Search the agricultural register (SZR, sub-register EZP). Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
   *
   * `POST /ekonomicke-subjekty-szr/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejSeznamEkonomickychSubjektuSzr: (filter: Schemas["EkonomickeSubjektyRegistraceFiltr"], options?: Options) => Calls["vyhledejSeznamEkonomickychSubjektuSzr"];

  /**
   * Read one subject from the register of schools (RS). Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
   *
   * `GET /ekonomicke-subjekty-rs/{ico}`
   *
   * @param parameters.ico ID number, or the internal id with the prefix `ARES_` of a subject that has none.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratEkonomickySubjektRs: (parameters: { ico: string }, options?: Options) => Calls["vratEkonomickySubjektRs"];

  /**
   * Search the register of schools (RS). Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
   *
   * `POST /ekonomicke-subjekty-rs/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejSeznamEkonomickychSubjektuRs: (filter: Schemas["EkonomickeSubjektyRegistraceFiltr"], options?: Options) => Calls["vyhledejSeznamEkonomickychSubjektuRs"];

  /**
   * Read one subject from the basic register of persons (ROS). Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
   *
   * `GET /ekonomicke-subjekty-ros/{ico}`
   *
   * @param parameters.ico ID number, or the internal id with the prefix `ARES_` of a subject that has none.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratEkonomickySubjektRos: (parameters: { ico: string }, options?: Options) => Calls["vratEkonomickySubjektRos"];

  /**
   * Search the basic register of persons (ROS). Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
   *
   * `POST /ekonomicke-subjekty-ros/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejSeznamEkonomickychSubjektuRos: (filter: Schemas["EkonomickeSubjektyRegistraceFiltr"], options?: Options) => Calls["vyhledejSeznamEkonomickychSubjektuRos"];

  /**
   * Read one subject from the register of bankrupt persons (CEU). Answers 404 with a `Chyba` when the ico is well formed but names no record of this source.
   *
   * `GET /ekonomicke-subjekty-ceu/{ico}`
   *
   * @param parameters.ico ID number of the subject.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratEkonomickySubjektCeu: (parameters: { ico: string }, options?: Options) => Calls["vratEkonomickySubjektCeu"];

  /**
   * Search the register of bankrupt persons (CEU). Filters by ico only, at most 100 of them; unknown ones are missing from the answer.
   *
   * `POST /ekonomicke-subjekty-ceu/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejSeznamEkonomickychSubjektuCeu: (filter: Schemas["EkonomickeSubjektyRegistraceFiltr"], options?: Options) => Calls["vyhledejSeznamEkonomickychSubjektuCeu"];

  /**
   * Search the code lists. Paging counts lists, not items: a list comes with all its items.
   *
   * `POST /ciselniky-nazevniky/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejCiselnik: (filter: Schemas["CiselnikyZakladniFiltr"], options?: Options) => Calls["vyhledejCiselnik"];

  /**
   * Search standardized addresses. Matches an address against the register of territorial identification (RUIAN).
   *
   * `POST /standardizovane-adresy/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejStandardizovaneAdresy: (filter: Schemas["StandardizovanaAdresaFiltr"], options?: Options) => Calls["vyhledejStandardizovaneAdresy"];

  /**
   * List the notification batches of a data source. About the last 30 days are kept; there is no paging.
   *
   * `POST /ekonomicke-subjekty-notifikace/vyhledat`
   *
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vyhledejSeznamNotifikacnichDavek: (filter: Schemas["EkonomickeSubjektyNotifikaceFiltr"], options?: Options) => Calls["vyhledejSeznamNotifikacnichDavek"];

  /**
   * Read one notification batch. Which subjects of a data source changed, by source and batch number.
   *
   * `GET /ekonomicke-subjekty-notifikace/datovy-zdroj/{datovyZdroj}/cislo-davky/{cisloDavky}`
   *
   * @param parameters.datovyZdroj Code of the data source.
   * @param parameters.cisloDavky Number of the batch; grows by one per source.
   * @throws InvalidInputError before anything is sent, RegistryError for a documented error status,
   * UnexpectedResponseError for any other answer, TransportError when none came.
   */
  readonly vratNotifikacniDavku: (parameters: { datovyZdroj: "ares" | "vr" | "res" | "ros" | "rzp" | "nrpzs" | "rcns" | "rpsh" | "rs" | "szr" | (string & {}); cisloDavky: number }, options?: Options) => Calls["vratNotifikacniDavku"];
}

/** Gives every operation its method. */
export function createRegistryMethods<Options, Calls extends RegistryPromises>(
  execute: ExecuteRegistryCall<Options, Calls>,
): RegistryMethods<Options, Calls> {
  return {
    vratEkonomickySubjekt: (path, options) => execute("vratEkonomickySubjekt", { path }, options),
    vyhledejEkonomickeSubjekty: (body, options) => execute("vyhledejEkonomickeSubjekty", { body }, options),
    vratEkonomickySubjektVr: (path, options) => execute("vratEkonomickySubjektVr", { path }, options),
    vyhledejSeznamEkonomickychSubjektuVr: (body, options) => execute("vyhledejSeznamEkonomickychSubjektuVr", { body }, options),
    vratEkonomickySubjektRes: (path, options) => execute("vratEkonomickySubjektRes", { path }, options),
    vyhledejSeznamEkonomickychSubjektuRes: (body, options) => execute("vyhledejSeznamEkonomickychSubjektuRes", { body }, options),
    vratEkonomickySubjektRzp: (path, options) => execute("vratEkonomickySubjektRzp", { path }, options),
    vyhledejSeznamEkonomickychSubjektuRzp: (body, options) => execute("vyhledejSeznamEkonomickychSubjektuRzp", { body }, options),
    vratEkonomickySubjektNrpzs: (path, options) => execute("vratEkonomickySubjektNrpzs", { path }, options),
    vyhledejSeznamEkonomickychSubjektuNrpzs: (body, options) => execute("vyhledejSeznamEkonomickychSubjektuNrpzs", { body }, options),
    vratEkonomickySubjektRpsh: (path, options) => execute("vratEkonomickySubjektRpsh", { path }, options),
    vyhledejSeznamEkonomickychSubjektuRpsh: (body, options) => execute("vyhledejSeznamEkonomickychSubjektuRpsh", { body }, options),
    vratEkonomickySubjektRcns: (path, options) => execute("vratEkonomickySubjektRcns", { path }, options),
    vyhledejSeznamEkonomickychSubjektuRcns: (body, options) => execute("vyhledejSeznamEkonomickychSubjektuRcns", { body }, options),
    vratEkonomickySubjektSzr: (path, options) => execute("vratEkonomickySubjektSzr", { path }, options),
    vyhledejSeznamEkonomickychSubjektuSzr: (body, options) => execute("vyhledejSeznamEkonomickychSubjektuSzr", { body }, options),
    vratEkonomickySubjektRs: (path, options) => execute("vratEkonomickySubjektRs", { path }, options),
    vyhledejSeznamEkonomickychSubjektuRs: (body, options) => execute("vyhledejSeznamEkonomickychSubjektuRs", { body }, options),
    vratEkonomickySubjektRos: (path, options) => execute("vratEkonomickySubjektRos", { path }, options),
    vyhledejSeznamEkonomickychSubjektuRos: (body, options) => execute("vyhledejSeznamEkonomickychSubjektuRos", { body }, options),
    vratEkonomickySubjektCeu: (path, options) => execute("vratEkonomickySubjektCeu", { path }, options),
    vyhledejSeznamEkonomickychSubjektuCeu: (body, options) => execute("vyhledejSeznamEkonomickychSubjektuCeu", { body }, options),
    vyhledejCiselnik: (body, options) => execute("vyhledejCiselnik", { body }, options),
    vyhledejStandardizovaneAdresy: (body, options) => execute("vyhledejStandardizovaneAdresy", { body }, options),
    vyhledejSeznamNotifikacnichDavek: (body, options) => execute("vyhledejSeznamNotifikacnichDavek", { body }, options),
    vratNotifikacniDavku: (path, options) => execute("vratNotifikacniDavku", { path }, options),
  };
}
