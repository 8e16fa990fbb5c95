import { isDeepStrictEqual } from 'node:util';
import { afterDangerTold } from '@tervita/domain/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type FiredRule, firedRules, isGrave } from '@tervita/domain/smart-questionnaire';
import type { Touched } from '../../../core/audit/audit.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { OutboxEvent } from '../../../core/outbox/queues.ts';
import { signsInWords } from '../clinic/filled-in-words.ts';
import { eventOf, type LockedEContact, lockEContact, saveMove } from '../e-contact-store.ts';
import { directionFrom, type Writer, writingAs } from '../patient/author.ts';
import { factsOf } from '../patient/questionnaire/facts.ts';
import type { Found } from '../patient/questionnaire/questionnaire-store.ts';
import { dated } from '../patient/questionnaire/signs-told.ts';
import { wordsFor } from '../patient/questionnaire/words.ts';
import { isThreadOf } from './fill-request.ts';
import { findRequest } from './request-store.ts';

interface Marking {
  readonly tx: Tx;
  readonly writer: Writer;
  readonly now: Date;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
  readonly touched: Touched;
}

/** What was chosen and calls for help at once; words that were typed go when they are sent or left. */
const chosenDanger = (type: ProblemType, found: Found, now: Date): readonly FiredRule[] =>
  firedRules(type, found.questionnaire.answers, factsOf(found, now)).filter(({ action }) => isGrave(action));

const without = (
  rules: readonly FiredRule[],
  others: readonly FiredRule[],
  isSame: (one: FiredRule, other: FiredRule) => boolean,
) => rules.filter((rule) => !others.some((other) => isSame(rule, other)));

interface ChangedDanger {
  /** Chosen now, or more often or more strongly than before. */
  readonly told: readonly FiredRule[];
  /** Chosen before this step, and no longer. */
  readonly takenBack: readonly FiredRule[];
}

const changedDanger = (type: ProblemType, before: Found, after: Found, now: Date): ChangedDanger => {
  const [earlier, later] = [chosenDanger(type, before, now), chosenDanger(type, after, now)];
  return {
    told: without(later, earlier, isDeepStrictEqual),
    takenBack: without(earlier, later, (one, other) => one.id === other.id),
  };
};

interface ThreadEntry {
  readonly type: ProblemType;
  readonly text: string;
  readonly fired: readonly FiredRule[];
}

const addToThread = async (
  { tx, writer, now, newId, publish }: Marking,
  eContact: LockedEContact,
  { questionnaire: { language } }: Found,
  { type, text, fired }: ThreadEntry,
): Promise<void> => {
  const hasSign = fired.length > 0;
  const { move, state } = afterDangerTold(eContact.state, hasSign);
  const author = writingAs(writer, eContact.patientPersonId);
  await saveMove(tx, eContact, state, {
    id: newId(),
    move,
    at: now,
    author,
    direction: directionFrom(author),
    text,
    language,
    reason: type,
    isBesideWords: !hasSign,
    fired,
  });
  const event = move === 'reopen' ? 'e-contact.reopened' : 'e-contact.info-added';
  await publish(eventOf(event, eContact, state.version));
};

/**
 * A sign of danger in what the clinic asked for marks its thread in the step that answers it, sent or not. The mark stays
 * when the answer is changed: the clinic reads that too, and decides.
 */
export const markThread = async (marking: Marking, before: Found, after: Found): Promise<void> => {
  const { tx, writer, now, touched } = marking;
  const { requestId, problemType: type, language } = after.questionnaire;
  if (requestId === null || type === null) return;
  const { told, takenBack } = changedDanger(type, before, after, now);
  if (told.length + takenBack.length === 0) return;
  const request = await findRequest(tx, requestId);
  // Without the thread it goes as an e-contact of its own, when it is sent or left.
  if (!request || !(await isThreadOf(tx, requestId, writer))) return;
  const own = { personId: writer.personId, userId: writer.userId };
  const words = wordsFor(after, language);
  const inWords = (heading: string, { questionnaire: { answers } }: Found, fired: readonly FiredRule[]) =>
    `${heading}\n${signsInWords({ type, answers, patient: factsOf(after, now) }, fired, words)}`;
  touched.eContactIds.add(request.eContactId);
  if (takenBack.length > 0)
    await addToThread(marking, await lockEContact(tx, request.eContactId, own), after, {
      type,
      text: inWords(words.summary.noLongerAnswered, before, takenBack),
      fired: [],
    });
  if (told.length > 0)
    await addToThread(marking, await lockEContact(tx, request.eContactId, own), after, {
      type,
      text: inWords(words.summary.answeredBeforeSending, after, told),
      fired: dated(told, after.questionnaire.signsTold, now),
    });
};
