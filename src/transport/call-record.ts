let calls = 0;

/** What happens to a call on its way; for hooks. */
export class CallRecord {
  /** Number of the call, which no other call of the process has. */
  readonly id = (calls += 1);
  /** Attempts that were sent. */
  attempts = 0;
  /** Milliseconds waited for a turn of the budget, without those below. */
  budgetWait = 0;
  /** Milliseconds waited because the service had blocked the client. */
  pauseWait = 0;
}
