import type { Language } from '@tervita/domain/core';
import { refusalOf } from '@tervita/domain/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type FiredRule, redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import { eventOf, type LockedEContact, saveMove } from '../e-contact-store.ts';
import { directionFrom, writingAs } from '../patient/author.ts';
import { judge } from '../patient/questionnaire/judge.ts';
import { findOfDraft } from '../patient/questionnaire/questionnaire-store.ts';
import { dated } from '../patient/questionnaire/signs-told.ts';
import { afterFilling, endDraft, type Filling, signsUntold } from './fill-request.ts';
import { isFilledBy, markFilled } from './request-store.ts';

interface HostedAnswers {
  readonly requestId: string;
  /** In which signs of danger were asked about before; it may have been sent or thrown away since. */
  readonly draftId: string | null;
  readonly type: ProblemType;
  readonly language: Language;
  readonly text: string;
  /** What in the answers is a sign of danger. */
  readonly fired: readonly FiredRule[];
}

/** Signs of danger that nobody sent on may have filled in the request already, from the same draft: the answers follow. */
const markFilledOnce = async (
  { tx, now }: Filling,
  { requestId, draftId }: HostedAnswers,
  hasDraft: boolean,
): Promise<boolean> =>
  (await markFilled(tx, { id: requestId, questionnaireId: hasDraft ? draftId : null }, now)) ||
  (draftId !== null && (await isFilledBy(tx, requestId, draftId)));

/**
 * What was answered at the provider comes to the thread that it was asked for in. False where somebody was faster or the
 * thread was closed: then only a sign of danger is taken.
 */
export const fillHostedRequest = async (
  filling: Filling,
  eContact: LockedEContact,
  answers: HostedAnswers,
): Promise<boolean> => {
  const { tx, writer, now, newId, publish } = filling;
  const { draftId, type, language, text } = answers;
  const found = draftId ? await findOfDraft(tx, draftId) : undefined;
  const firedBefore = found ? dated(judge(found, now).fired, found.questionnaire.signsTold, now) : [];
  const fired = [...answers.fired, ...firedBefore];
  const isAlarming = redFlagOf(strongestAction(fired)) !== null;
  const isClosed = refusalOf('fillQuestionnaire', 'PATIENT', eContact.state, now) !== undefined;
  if (isClosed && !isAlarming) return false;
  const isSecond = !(await markFilledOnce(filling, answers, found !== undefined));
  if (isSecond && !isAlarming) return false;
  const { move, state } = afterFilling(eContact.state, { isAlarming, isSecond }, now);
  const untold = await signsUntold(tx, move, { eContactId: eContact.id, type, fired }, now);
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
    fired: untold,
  });
  if (found) await endDraft(tx, writer, { id: found.questionnaire.id, fired: firedBefore }, now);
  await publish(eventOf('e-contact.answered', eContact, state.version));
  return true;
};
