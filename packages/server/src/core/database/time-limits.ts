export interface TimeLimits {
  /** The database itself ends a statement that takes longer. */
  readonly statementMs: number;
  /** A connection that has not answered for so long is cut: the database is stopped, not slow. */
  readonly silenceMs: number;
  /** A commit is waited for longer: cut off, nobody could say whether it happened. */
  readonly commitMs: number;
}

/** The client's patience outlasts the database's: a slow statement is ended where it runs, not left running. */
export const timeLimits: TimeLimits = { statementMs: 5_000, silenceMs: 6_000, commitMs: 60_000 };
