import type { ProblemType } from './problem-types.ts';

const minutes: Readonly<Partial<Record<ProblemType, number>>> = { PROC_WOUNDDRESSING: 30 };

/** How long a visit for this reason takes; null where nobody can say before. */
export const visitMinutesOf = (type: ProblemType): number | null => minutes[type] ?? null;
