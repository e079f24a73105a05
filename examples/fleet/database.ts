import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseError, Pool, type PoolClient, type QueryResultRow } from "pg";
import type { LookupBatch, LookupCursor } from "ares-caais/jobs";
import type { EkonomickySubjekt } from "ares-caais/registry";
import type { Progress } from "./progress.ts";
import { isWrongSetting, reasonOf } from "./reason.ts";

/** The inputs that one worker takes at a time. */
export interface Part {
  readonly inputs: readonly string[];
  readonly cursor: LookupCursor | undefined;
}

/** Another worker has this part, and is ahead. */
export class PartTaken extends Error {
  override readonly name = "PartTaken";
}

/** How many inputs are a part: ten requests of 100. */
export const partSize = 1000;

const tables = `
  create table if not exists subjects (
    input text primary key, status text not null, ico text, record jsonb, job text not null, looked_up timestamptz not null
  );
  create table if not exists job_parts (
    job text, part integer, inputs jsonb not null, cursor jsonb, failure text, is_done boolean not null default false,
    primary key (job, part)
  )`;

/**
 * PostgreSQL: the lists, how far they are, and the results. It alone says what is done; all else may be lost.
 *
 * Every method waits for a database that is away, until the signal ends the wait.
 */
export class Database {
  readonly #pool: Pool;
  readonly #signal: AbortSignal;
  readonly #onAway: (reason: string) => void;
  #isAway = false;

  /** @param onAway is called when a wait for the database begins. */
  constructor(url: string, signal: AbortSignal, onAway: (reason: string) => void = () => undefined) {
    // One that is held, or behind a broken network, never says that it is gone.
    const patience = { connectionTimeoutMillis: 5000, query_timeout: 30_000, keepAlive: true };
    this.#pool = new Pool({ connectionString: url, max: 4, ...patience });
    this.#signal = signal;
    this.#onAway = onAway;
    // A connection that breaks fails the query under way, too; the next one opens another.
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  /**
   * Creates the tables, unless they exist. A job begins with it.
   *
   * @throws Error when the address, the user or the password is wrong.
   */
  async createTables(): Promise<void> {
    // Not by two at once, which `if not exists` does not stand.
    const create = async (client: PoolClient): Promise<void> => {
      await client.query("select pg_advisory_xact_lock(7265)");
      await client.query(tables);
    };
    await this.#transaction(create, (error) => isAway(error) && !isWrongSetting(error));
  }

  /**
   * Keeps a part of a list; of one that was begun, makes sure that it is the same.
   *
   * @throws Error when it is another list.
   */
  async keepPart(job: string, part: number, inputs: readonly string[]): Promise<void> {
    const rows = await this.#query<{ same: boolean }>(
      `insert into job_parts (job, part, inputs) values ($1, $2, $3)
       on conflict (job, part) do update set failure = null returning inputs = $3::jsonb as same`,
      [job, part, jsonOf(inputs)],
    );
    if (rows[0]?.same !== true) throw new Error(`job ${job} has another list: give this one another name`);
  }

  /** @throws Error when the job has more parts: its list is another, too. */
  async checkParts(job: string, parts: number): Promise<void> {
    const rows = await this.#query("select 1 from job_parts where job = $1 and part >= $2 limit 1", [job, parts]);
    if (rows.length > 0) throw new Error(`job ${job} has a longer list: give this one another name`);
  }

  /** The first parts that are neither done nor failed. */
  async openParts(job: string, most: number): Promise<readonly number[]> {
    const rows = await this.#query<{ part: number }>(
      "select part from job_parts where job = $1 and not is_done and failure is null order by part limit $2",
      [job, most],
    );
    return rows.map(({ part }) => part);
  }

  async progress(job: string): Promise<Progress> {
    const [row] = await this.#query<{ done: string | null; total: string | null }>(
      `select sum((cursor->>'done')::bigint) as done, sum(jsonb_array_length(inputs)) as total from job_parts where job = $1`,
      [job],
    );
    return { done: Number(row?.done ?? 0), total: Number(row?.total ?? 0) };
  }

  async failures(job: string): Promise<readonly string[]> {
    const rows = await this.#query<{ failure: string }>(
      "select 'part ' || part || ': ' || failure as failure from job_parts where job = $1 and failure is not null order by part",
      [job],
    );
    return rows.map(({ failure }) => failure);
  }

  /** @returns `undefined` for a part that is done, or not there. */
  async readPart(job: string, part: number): Promise<Part | undefined> {
    const [row] = await this.#query<{ inputs: string[]; cursor: LookupCursor | null }>(
      "select inputs, cursor from job_parts where job = $1 and part = $2 and not is_done",
      [job, part],
    );
    return row === undefined ? undefined : { inputs: row.inputs, cursor: row.cursor ?? undefined };
  }

  async failPart(job: string, part: number, failure: string): Promise<void> {
    await this.#query("update job_parts set failure = $3 where job = $1 and part = $2", [
      job,
      part,
      failure.replaceAll("\0", "\ufffd"),
    ]);
  }

  /**
   * Keeps results together with their cursor, both or none.
   *
   * @param before how many inputs of the part were done before
   * @throws PartTaken when somebody else has done more meanwhile.
   */
  async commit(job: string, part: number, before: number, batch: LookupBatch<EkonomickySubjekt>): Promise<void> {
    const { results, cursor } = batch;
    // A list may have an input twice; `on conflict` cannot meet a row twice.
    const rows = new Map(results.map(({ input, status, ico, record }) => [input, { input, status, ico, record }]));
    await this.#transaction(async (client) => {
      const moved = await client.query(
        // Said again after a commit whose answer was lost, it changes nothing.
        `update job_parts set cursor = $3, is_done = ($4::bigint = jsonb_array_length(inputs))
         where job = $1 and part = $2 and coalesce((cursor->>'done')::bigint, 0) in ($4::bigint, $5::bigint)`,
        [job, part, JSON.stringify(cursor), cursor.done, before],
      );
      if (moved.rowCount === 0) throw new PartTaken(`part ${part} of ${job}`);
      await client.query(
        `insert into subjects (input, status, ico, record, job, looked_up)
         select input, status, ico, record, $2, now()
         from jsonb_to_recordset($1) as found (input text, status text, ico text, record jsonb)
         -- Two that wait for each other's rows would never end.
         order by input
         on conflict (input) do update set status = excluded.status, ico = excluded.ico, record = excluded.record,
           job = excluded.job, looked_up = excluded.looked_up`,
        [jsonOf([...rows.values()]), job],
      );
    });
  }

  async close(): Promise<void> {
    // One that is held does not take leave.
    await Promise.race([this.#pool.end(), sleep(1000, undefined, { ref: false })]);
  }

  async #query<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]> {
    return this.#whenThere(async () => (await this.#pool.query<Row>(text, [...values])).rows);
  }

  /** Runs a transaction, and repeats it when the database was away: `use` must be idempotent. */
  async #transaction(
    use: (client: PoolClient) => Promise<void>,
    isWaitedFor?: (error: unknown) => boolean,
  ): Promise<void> {
    await this.#whenThere(async () => {
      const client = await this.#pool.connect();
      try {
        await client.query("begin");
        await use(client);
        await client.query("commit");
        client.release();
      } catch (error) {
        // It goes with its transaction.
        client.release(true);
        throw error;
      }
    }, isWaitedFor);
  }

  async #whenThere<Result>(use: () => Promise<Result>, isWaitedFor = isAway): Promise<Result> {
    for (;;) {
      this.#signal.throwIfAborted();
      try {
        const result = await unlessAborted(use(), this.#signal);
        this.#isAway = false;
        return result;
      } catch (error) {
        if (this.#signal.aborted || !isWaitedFor(error)) throw error;
        if (!this.#isAway) this.#onAway(reasonOf(error));
        this.#isAway = true;
        await sleep(500, undefined, { signal: this.#signal });
      }
    }
  }
}

/** JSON that PostgreSQL takes: it has neither the character NUL nor halves of others. */
function jsonOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(/\\(u0000|ud[89a-f]..|.)/g, (escape, what: string) =>
    what.length === 1 ? escape : "\ufffd",
  );
}

/** Does not wait for work any longer when the signal comes: it is left to itself. */
function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(new Error("stopped", { cause: signal.reason }));
    };
    signal.addEventListener("abort", abort);
    work.then(resolve, reject).finally(() => {
      signal.removeEventListener("abort", abort);
    });
  });
}

/** Whether the same is to be said again later: the database cannot be reached, starts or stops, or another transaction was in the way. */
function isAway(error: unknown): boolean {
  // Classes of PostgreSQL: connection exception, transaction rollback, insufficient resources, operator intervention; a read-only one
  // takes over.
  if (error instanceof DatabaseError) return /^(?:08|40|53|57|25006)/.test(error.code ?? "");
  return (
    error instanceof Error &&
    (/^(?:E[A-Z]+|EAI_AGAIN)$/.test(String("code" in error && error.code)) || /connect|timeout/i.test(error.message))
  );
}
