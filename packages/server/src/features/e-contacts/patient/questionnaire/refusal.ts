import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { BusinessError } from '@tervita/domain/core';
import { isAboutDanger } from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../../core/database/database.ts';
import { isOffered, readFilling } from '../../../problem-types/index.ts';
import { endOfRequest } from '../../requests/request-store.ts';
import { findDraft } from '../drafts/draft-store.ts';
import { alarmOf } from './alarm.ts';
import { factsOf } from './facts.ts';
import { askedOf, isInstrument } from './only-danger.ts';
import type { Found } from './questionnaire-store.ts';
import type { FlowBody, Kept } from './steps.ts';

/** The clinic may have taken back the text of an instrument since it was begun: nobody answers items without their words. */
const lacksWords = async (db: Reader, found: Found, now: Date): Promise<boolean> => {
  const { problemType, clinicId } = found.questionnaire;
  if (!isInstrument(problemType)) return false;
  const asksItems = askedOf(found, factsOf(found, now)).some(({ place }) => place === 'ITEM');
  return asksItems && (await readFilling(db, clinicId, problemType)) !== 'OWN_PAGES';
};

/** The clinic may have another plan than when a questionnaire of its catalogue was begun, or has switched it off. */
const isNoLongerOffered = async (db: Reader, { questionnaire }: Found): Promise<boolean> => {
  const { problemType, clinicId, requestId, isOnlyDanger } = questionnaire;
  if (requestId || isOnlyDanger || !isInstrument(problemType)) return false;
  return !(await isOffered(db, clinicId, problemType));
};

/** Danger is asked about in every case, and what tells of it, or told of it before this step, is taken. */
export const assertHasWords = async (
  db: Reader,
  before: Found,
  { body, kept, now }: { readonly body: FlowBody; readonly kept: Kept; readonly now: Date },
): Promise<void> => {
  const isAnswering = body.stage === 'ANSWERS' && !Object.keys(body.answers).every(isAboutDanger);
  if (!isAnswering && body.stage !== 'CONFIRM') return;
  const after: Found = { ...before, questionnaire: { ...before.questionnaire, ...kept } };
  if (alarmOf(before, now) || alarmOf(after, now)) return;
  if (await lacksWords(db, before, now)) throw new BusinessError('E_CONTACT_TYPE_NOT_OFFERED');
};

/** Why going on would be in vain; null where it is not, where the answers tell of danger, and beside free words. */
export const refusalOf = async (
  db: Reader,
  found: Found,
  now: Date,
): Promise<QuestionnaireProgress['refusal']> => {
  const { id, eContactId, requestId } = found.questionnaire;
  if (eContactId || alarmOf(found, now)) return null;
  const refusal =
    (await lacksWords(db, found, now)) || (await isNoLongerOffered(db, found))
      ? 'E_CONTACT_TYPE_NOT_OFFERED'
      : requestId && (await endOfRequest(db, requestId));
  if (!refusal) return null;
  return (await findDraft(db, id))?.kind === 'OWN_WORDS' ? null : refusal;
};
