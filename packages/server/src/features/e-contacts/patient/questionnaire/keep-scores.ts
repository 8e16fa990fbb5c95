import { filledIn, withoutHidden } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import { keepResponses } from '../../../instruments/index.ts';
import { factsOf } from './facts.ts';
import { isInstrument } from './only-danger.ts';
import { findOfDraft } from './questionnaire-store.ts';

interface Sent {
  readonly draftId: string;
  readonly eContactId: string;
  readonly clinicId: string;
  readonly memberId: string;
  readonly newId: () => string;
}

/** What was filled in to its end goes with the e-contact, added up; what was left half way is read as answers alone. */
export const keepScores = async (tx: Tx, { draftId, ...sent }: Sent, now: Date): Promise<void> => {
  const found = await findOfDraft(tx, draftId);
  const type = found?.questionnaire.problemType ?? null;
  if (!found || !isInstrument(type)) return;
  const facts = factsOf(found, now);
  const answers = withoutHidden(type, found.questionnaire.answers, facts);
  await keepResponses(tx, {
    ...sent,
    type,
    language: found.questionnaire.language,
    source: 'PATIENT',
    facts,
    filled: filledIn(type, answers, facts),
    filledAt: now,
  });
};
