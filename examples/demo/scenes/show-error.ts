import {
  InvalidInputError,
  LegacyError,
  OAuthError,
  RegistryError,
  TokenError,
  TransportError,
  type ContractErrorCode,
} from "ares-caais";
import { facts, remark } from "../print.ts";

type Row = readonly [label: string, value: string | number | undefined];

/** Waits for a call and prints what its error tells a program. */
export async function showError(call: Promise<unknown>): Promise<void> {
  try {
    await call;
    remark("answered without an error");
  } catch (error) {
    const rows = rowsOf(error);
    if (rows === undefined) throw error;
    facts(rows);
  }
}

function rowsOf(error: unknown): readonly Row[] | undefined {
  const head = ({ name, code }: { name: string; code: ContractErrorCode }): Row => [name, code];
  if (error instanceof RegistryError) {
    const { status, kod, subKod, popis } = error;
    return [head(error), ["status", status], ["kod", kod], ["subKod", subKod], ["popis", popis]];
  }
  if (error instanceof InvalidInputError) return [head(error), ["field", error.field], ["rule", error.rule]];
  if (error instanceof TokenError) return [head(error), ["reason", error.reason], ["claim", error.claim]];
  if (error instanceof OAuthError) return [head(error), ["error", error.error]];
  if (error instanceof LegacyError) return [head(error), ["reason", error.reason], ["advice", error.advice]];
  if (error instanceof TransportError) return [head(error), ["phase", error.phase], ["message", error.message]];
  return undefined;
}
