/** Kept small: a broken promise breaks thousands of times, the first few say why. */
const examplesMost = 5;

export interface Report {
  readonly command: string;
  readonly form: 'short' | 'full';
  readonly seed: number;
  readonly ok: boolean;
  readonly seconds: number;
  readonly checks: number;
  readonly failures: readonly { what: string; times: number; examples: readonly unknown[] }[];
  readonly skipped: readonly string[];
  readonly figures: Readonly<Record<string, unknown>>;
}

export const createFindings = () => {
  const failures = new Map<string, { times: number; examples: unknown[] }>();
  const skipped: string[] = [];
  const figures: Record<string, unknown> = {};
  let checks = 0;
  const fail = (what: string, example?: unknown) => {
    const known = failures.get(what) ?? { times: 0, examples: [] };
    known.times += 1;
    if (example !== undefined && known.examples.length < examplesMost) known.examples.push(example);
    failures.set(what, known);
  };
  return {
    figures,
    fail,
    /** `what` is the sentence that must be true. */
    check: (what: string, holds: boolean, example?: unknown) => {
      checks += 1;
      if (!holds) fail(what, example);
    },
    /** Something could not run here; it is named, never counted as passed. */
    skip: (why: string) => {
      skipped.push(why);
      process.stdout.write(`skipped: ${why}\n`);
    },
    summary: () => ({
      ok: failures.size === 0,
      checks,
      failures: [...failures].map(([what, rest]) => ({ what, ...rest })),
      skipped,
      figures,
    }),
  };
};
export type Findings = ReturnType<typeof createFindings>;
