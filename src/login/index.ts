/**
 * The login of a web application, for Node: pages, cookies and sessions over a client of `ares-caais/identity`.
 *
 * @module ares-caais/login
 */

export { ContractError, type ContractErrorCode } from "../errors/contract-error.ts";
export { InvalidInputError, type InputIssue } from "../errors/invalid-input-error.ts";
export { TransportError, type TransportPhase } from "../errors/transport-error.ts";
export type { Clock } from "../transport/time.ts";
export { createLogin, type Login, type UserTokens } from "./create-login.ts";
export type { LoginGuards, RequireOptions, RequireUser, RoleOf } from "./guards.ts";
export type { PageHandler } from "./handler.ts";
export { LoginRequiredError } from "./login-required-error.ts";
export { toNodeHandler, type NodeHandler } from "./node-handler.ts";
export type { CreateLoginOptions, LoginEvent } from "./options.ts";
export type { LoginPaths } from "./paths.ts";
export type { LoginProblem, LoginProblemKind } from "./problem.ts";
export type { LoginStore } from "./records.ts";
export type { AnswerLike, RequestLike } from "./requests.ts";
