import { problemTypes } from '@tervita/domain/problem-types';
import { waitingPeriods } from '@tervita/domain/waiting-times';
import * as z from 'zod/mini';
import { day, id, moment, route } from '../../core/index.ts';

const minutes = z.nullable(z.int());
/** Minutes of opening hours within which half, and nine of ten, had it; null where there were none. */
const waits = { count: z.int(), half: minutes, nineOfTen: minutes };

export const getWaitingTimes = route({
  method: 'GET',
  path: '/clinic/:clinicId/waiting-times',
  summary:
    'How long patients waited for a first answer and for the end, in opening hours; and who waits now.',
  access: 'clinic',
  params: z.strictObject({ clinicId: id }),
  query: z.strictObject({ period: z._default(z.enum(waitingPeriods), 'LAST_28_DAYS') }),
  response: z.strictObject({
    from: day,
    to: day,
    /** An average day of the clinic: what "1 d" means in its figures. */
    workingDay: z.int(),
    firstAnswer: z.strictObject(waits),
    completion: z.strictObject(waits),
    /** Of 1: answered on the working day on which the wait began; and over the same time before. */
    sameDay: z.strictObject({ share: z.nullable(z.number()), before: z.nullable(z.number()) }),
    now: z.strictObject({ count: z.int(), overDay: z.int(), longest: minutes }),
    /** By the working day on which the wait began: 1 is Monday. Days on which none began are left out. */
    weekdays: z.array(z.strictObject({ weekday: z.int(), ...waits, completedHalf: minutes })),
    /** By the week of the answer, also those without any. */
    weeks: z.array(z.strictObject({ from: day, ...waits })),
    /** By reason, the most frequent first; also those of which some were completed and none answered. */
    types: z.array(z.strictObject({ type: z.enum(problemTypes), ...waits, completedHalf: minutes })),
    /** What a patient who wrote now would read; null with too few answers. */
    expected: z.nullable(z.strictObject({ by: moment, nineOfTenBy: moment })),
    isShown: z.boolean(),
  }),
});
export type WaitingTimes = z.output<typeof getWaitingTimes.response>;
export type Waits = Pick<WaitingTimes['firstAnswer'], 'count' | 'half' | 'nineOfTen'>;
