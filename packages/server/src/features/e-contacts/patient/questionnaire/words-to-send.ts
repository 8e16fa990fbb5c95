import type { Tx } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { alarmOf } from './alarm.ts';
import { standingOf } from './begin.ts';
import { type Found, findMine, keep } from './questionnaire-store.ts';

interface Written {
  readonly aiQuestionnaireId?: string | null | undefined;
  readonly patientPersonId: string;
  readonly clinicId: string;
}

/** What was asked and answered beside these words; undefined where nothing was, or about somebody or something else. */
export const findDraftOf = async (
  tx: Tx,
  actor: Actor,
  { aiQuestionnaireId: id, patientPersonId, clinicId }: Written,
): Promise<Found | undefined> => {
  if (!id || (await standingOf(tx, actor, id)) !== 'OPEN') return undefined;
  const found = await findMine(tx, actor.userId, id);
  const { questionnaire } = found ?? {};
  return questionnaire?.patientPersonId === patientPersonId && questionnaire.clinicId === clinicId
    ? found
    : undefined;
};

/** Null takes back those of before. The alarm comes of these words or of what was ticked; undefined without one. */
export const keepWordsToSend = async (tx: Tx, found: Found, wordsToSend: string | null, now: Date) => {
  const { questionnaire } = found;
  if (wordsToSend === null && questionnaire.wordsToSend === null) return alarmOf(found, now);
  await keep(tx, questionnaire.id, { wordsToSend }, now);
  return alarmOf({ ...found, questionnaire: { ...questionnaire, wordsToSend, updatedAt: now } }, now);
};
