import type { ProblemType } from '@tervita/domain/problem-types';
import type { Tx } from '../../../../core/database/database.ts';
import { composedForPatient } from './compose.ts';
import type { Found } from './questionnaire-store.ts';

/** What is told so far, as one text: whoever chooses to write freely goes on from it. */
export const toldSoFar = (found: Found, now: Date): string => {
  const { problemType, summary, input, answers } = found.questionnaire;
  if (summary !== null) return summary;
  return problemType && Object.keys(answers).length > 0 ? composedForPatient(found, now) : input;
};

/** The draft says what the questionnaire says, unless somebody has written in it. */
export const keepDraft = async (tx: Tx, before: Found, after: Found, now: Date): Promise<void> => {
  const { id, problemType, language } = after.questionnaire;
  const draft = await tx
    .selectFrom('e_contact_draft')
    .select(['text', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const isOurs = draft.text === toldSoFar(before, now);
  const type: ProblemType = problemType ?? 'OTHER_PROBLEM';
  await tx
    .updateTable('e_contact_draft')
    .set({
      kind: 'QUESTIONNAIRE',
      type,
      language,
      version: draft.version + 1,
      updated_at: now,
      ...(isOurs ? { text: toldSoFar(after, now) } : {}),
    })
    .where('id', '=', id)
    .execute();
};
