import { getWaitingTimes, type WaitingTimes, type Waits } from '@tervita/contract/waiting-times';
import { longWaitBefore, type OpeningHours, workingDayOf, workingTimeBetween } from '@tervita/domain/clinics';
import { calendarDayIn, earlierOf, periodRange, startOfDayIn } from '@tervita/domain/core';
import { expectedReply } from '@tervita/domain/waiting-times';
import type { Reader } from '../../core/database/database.ts';
import { query } from '../../core/http/use-case.ts';
import type { Actor } from '../../core/session/actor.ts';
import { assertOwnClinic, zoneOfOwnClinic } from '../../core/session/own-clinic.ts';
import { hoursIn, openingHoursOf, showsExpectedReply } from '../clinics/index.ts';
import { waitingNow } from '../e-contacts/index.ts';
import { openTimesOf } from './open-times.ts';
import { usualWaitOf } from './usual-wait.ts';
import {
  completionsOf,
  firstAnswersOf,
  firstSentAt,
  noWaits,
  sameDayShareOf,
  weeksBefore,
  weeksOf,
} from './waiting-store.ts';

const minutesOf = (time: number): number => Math.round(time / 60_000);

interface Present {
  readonly clinicId: string;
  readonly self: Actor;
  readonly hours: OpeningHours;
  /** From when on these hours know the clinic's holidays. */
  readonly since: Date;
  readonly now: Date;
}

const nowOf = async (
  db: Reader,
  { clinicId, self, hours, since, now }: Present,
): Promise<WaitingTimes['now']> => {
  const longBefore = longWaitBefore(hours, now);
  const { count, long, longestSince } = await waitingNow(db, { clinicId, self, longBefore });
  if (!longestSince) return { count, overDay: long, longest: null };
  const ofWait =
    longestSince < since ? hoursIn(await openingHoursOf(db, [clinicId], longestSince), clinicId) : hours;
  return { count, overDay: long, longest: minutesOf(workingTimeBetween(ofWait, longestSince, now)) };
};

/** What a patient would read who sent something now. */
const expectedNow = async (db: Reader, clinicId: string, now: Date): Promise<WaitingTimes['expected']> => {
  const usual = await usualWaitOf(db, clinicId, now);
  const found = usual && expectedReply(usual.hours, usual.wait, { sentAt: now, now });
  if (!found?.by) return null;
  return { by: found.by.toISOString(), nineOfTenBy: found.nineOfTenBy.toISOString() };
};

/** With the time to completion of each; what was completed and never answered comes after what was answered. */
const withCompletion = <Row extends Waits, Value>(
  answered: readonly Row[],
  halfOf: ReadonlyMap<Value, number | null>,
  part: { readonly of: (row: Row) => Value; readonly empty: (value: Value) => Row },
) => {
  const known = new Set(answered.map(part.of));
  const unanswered = [...halfOf.keys()].filter((value) => !known.has(value)).map(part.empty);
  return [...answered, ...unanswered].map((row) => ({
    ...row,
    completedHalf: halfOf.get(part.of(row)) ?? null,
  }));
};

export const waitingTimes = query(getWaitingTimes, async ({ db, actor, params, query: asked, now }) => {
  const { clinicId } = params;
  assertOwnClinic(actor, clinicId);
  const zone = zoneOfOwnClinic(actor, clinicId);
  const { now: range, before } = periodRange(asked.period, calendarDayIn(zone, now));
  const looked = { clinicId, zone, range };
  const earliest = earlierOf(weeksBefore(range.to).from, before.from);
  const since =
    (await firstSentAt(db, { ...looked, range: { from: earliest, to: range.to } })) ??
    startOfDayIn(zone, earliest);
  const hours = hoursIn(await openingHoursOf(db, [clinicId], since), clinicId);
  const times = openTimesOf(hours, since, now);
  const answers = await firstAnswersOf(db, looked, times);
  const completions = await completionsOf(db, looked, times);
  return {
    ...range,
    workingDay: minutesOf(workingDayOf(hours)),
    firstAnswer: answers.all,
    completion: completions.all,
    sameDay: {
      share: answers.sameDayShare,
      before: await sameDayShareOf(db, { ...looked, range: before }, times),
    },
    now: await nowOf(db, { clinicId, self: actor, hours, since, now }),
    weekdays: withCompletion(answers.weekdays, completions.halfByWeekday, {
      of: ({ weekday }) => weekday,
      empty: (weekday) => ({ weekday, ...noWaits }),
    }).toSorted((a, b) => a.weekday - b.weekday),
    weeks: await weeksOf(db, looked, times),
    types: withCompletion(answers.types, completions.halfByType, {
      of: ({ type }) => type,
      empty: (type) => ({ type, ...noWaits }),
    }),
    expected: await expectedNow(db, clinicId, now),
    isShown: await showsExpectedReply(db, clinicId),
  };
});
