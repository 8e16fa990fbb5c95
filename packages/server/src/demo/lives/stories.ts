import { replyDelayDays } from '@tervita/domain/e-contacts';
import type { Employee } from '../clinics/clinic.ts';
import { worksAt } from '../clinics/clinic.ts';
import type { Spoken } from '../conversations/conversation.ts';
import { afterthoughts } from '../conversations/library.ts';
import { day, hour, minute, patientTimeAfter, workingDay, workingTimeAfter } from '../office-time.ts';
import type { Random } from '../random.ts';
import type { Step } from './step.ts';

export interface Story {
  readonly conversation: Spoken;
  /** How the clinic addresses the one who writes. */
  readonly name: string;
  readonly at: number;
  readonly random: Random;
  /** Who of the staff takes it up at this moment. */
  readonly someone: (at: number) => Employee;
}

type Said = Partial<Pick<Step, 'text' | 'reason'>>;

/** Tells the steps one after another, each at a time when its author would be there. */
const teller = ({ conversation, name, at: begins, random, someone }: Story) => {
  let at = begins;
  let handler: Employee | undefined;
  const patient = (move: Step['move'], after: number, said: Said): Step => {
    at = after === 0 ? at : patientTimeAfter(at, after);
    return { move, at, by: 'CREATOR', ...said };
  };
  const staff = (move: Step['move'], after: number, said: Said): Step => {
    at = workingTimeAfter(at, after);
    const isSame = random.chance(0.75) && handler !== undefined && worksAt(handler, at);
    handler = isSame && handler ? handler : someone(at);
    return { move, at, by: handler, ...said };
  };
  /** Most answers come within hours; one in twelve takes more than a working day. */
  const soon = () =>
    random.chance(0.08)
      ? workingDay + random.whole(0, 7 * 60) * minute
      : Math.floor(random.fraction() ** 2 * 360 + 6) * minute;
  const afterThinking = () => Math.floor(random.fraction() ** 3 * 40 * 60 + 9) * minute;
  const named = (text: string) => text.replace('{name}', name);
  const later = afterthoughts[conversation.language];
  const says = {
    opens: () => patient('submit', 0, { text: conversation.opening }),
    adds: () =>
      patient('addInfo', random.whole(3, 50) * minute, { text: conversation.addition ?? later.more }),
    answers: (text: string) => patient('answer', afterThinking(), { text }),
    completes: () => patient('complete', afterThinking(), { reason: 'GOT_NEEDED_INFO' }),
    cancels: () => patient('cancel', random.whole(2, 90) * minute, { reason: 'PROBLEM_RESOLVED' }),
    reopens: () =>
      patient('reopen', afterThinking() + day, { text: later.again, reason: 'WANTS_EXPLANATION' }),
    asks: () => staff('reply', soon(), { text: named(conversation.question ?? conversation.closing) }),
    informs: () => staff('reply', soon(), { text: named(conversation.closing) }),
    informsForLater: () => {
      const reply = says.informs();
      const opensAt = reply.at + random.pick(Object.values(replyDelayDays)) * day;
      at = opensAt;
      return { ...reply, opensAt };
    },
    closes: () => staff('replyAndClose', soon(), { text: named(conversation.closing) }),
    closesAgain: () => staff('replyAndClose', soon(), { text: later.reply }),
    archives: () => staff('archive', soon(), { reason: 'RESOLVED_OUTSIDE' }),
    givesUp: () => staff('archive', random.whole(4, 9) * 9 * hour, { reason: 'PATIENT_NOT_ANSWERING' }),
    rejects: () => staff('reject', soon(), { reason: 'OTHER' }),
  };
  return { ...says, conversation, again: later.again };
};

type Tell = (told: ReturnType<typeof teller>) => Generator<Step>;

/** What the clinic needs to know first, it asks first. */
const clears: Tell = function* (told) {
  if (!told.conversation.answer) return;
  yield told.asks();
  yield told.answers(told.conversation.answer);
};
const talk: Tell = function* (told) {
  yield told.opens();
  yield* clears(told);
};

/** The ways in which a conversation goes. */
const courses = {
  *ANSWERED(told) {
    yield* talk(told);
    yield told.closes();
  },
  *ADDED_TO(told) {
    yield told.opens();
    yield told.adds();
    yield* clears(told);
    yield told.closes();
  },
  *SCHEDULED(told) {
    yield* talk(told);
    yield told.informsForLater();
    yield told.answers(told.again);
    yield told.closesAgain();
  },
  *WAITING_FOR_PATIENT(told) {
    yield told.opens();
    yield told.asks();
  },
  *COMPLETED_BY_PATIENT(told) {
    yield* talk(told);
    yield told.informs();
    yield told.completes();
  },
  *GIVEN_UP(told) {
    yield told.opens();
    yield told.asks();
    yield told.givesUp();
  },
  *ARCHIVED(told) {
    yield told.opens();
    yield told.archives();
  },
  *CANCELLED(told) {
    yield told.opens();
    yield told.cancels();
  },
  *REOPENED(told) {
    yield* talk(told);
    yield told.closes();
    yield told.reopens();
    yield told.closesAgain();
  },
  *REJECTED(told) {
    yield told.opens();
    yield told.rejects();
  },
} as const satisfies Record<string, Tell>;
export type Course = keyof typeof courses;

/** How many in a hundred go which way. */
const shares: Record<Course, number> = {
  ANSWERED: 72,
  ADDED_TO: 4,
  SCHEDULED: 3,
  WAITING_FOR_PATIENT: 2,
  COMPLETED_BY_PATIENT: 5,
  GIVEN_UP: 4,
  ARCHIVED: 3,
  CANCELLED: 3,
  REOPENED: 2,
  REJECTED: 2,
};
const hundred: readonly Course[] = (Object.keys(shares) as Course[]).flatMap((course) =>
  Array.from({ length: shares[course] }, () => course),
);
export const someCourse = (random: Random): Course => random.pick(hundred);

/** What has happened by now; the rest of the story lies ahead. */
export function* untilNow(story: Story, course: Course, now: number): Generator<Step> {
  const tell: Tell = courses[course];
  for (const step of tell(teller(story))) {
    if (step.at > now) return;
    yield step;
  }
}
