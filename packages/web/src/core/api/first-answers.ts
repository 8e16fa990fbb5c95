interface FirstAnswer {
  /** The key of the query, as JSON. */
  readonly key: string;
  readonly at: number;
  readonly value: unknown;
}

/** Answers from an earlier visit, for a start without a connection. */
export const firstAnswers: FirstAnswer[] = [];
