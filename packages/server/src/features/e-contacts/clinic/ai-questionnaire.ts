import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { isAboutDanger } from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../core/database/database.ts';
import { query } from '../../../core/http/use-case.ts';
import { composed, composedForPatient } from '../patient/questionnaire/compose.ts';
import { type Found, findOfEContact } from '../patient/questionnaire/questionnaire-store.ts';
import { answersTold, dangerIn } from './answers-told.ts';
import { assertOurs } from './clinic-e-contact.ts';
import { dangerAskedIn } from './read-danger-asked.ts';
import { firedWords, readRaised, sentOf } from './why-flagged.ts';

/** Who began it: the patient, staff who wrote to them, or staff who wrote down what they said. */
const beginningOf = async (db: Reader, id: string) => {
  const row = await db
    .selectFrom('timeline_entry')
    .select('move')
    .where('e_contact_id', '=', id)
    .where('move', 'in', ['writeFirst', 'submitForPatient'])
    .executeTakeFirst();
  return { isBegunByClinic: row?.move === 'writeFirst', isWrittenDown: row?.move === 'submitForPatient' };
};

/** Own words that went as they were told, and a summary that was sent as it was made, nobody has changed. */
const isSummaryChanged = (found: Found, at: Date): boolean => {
  const { isSummaryEdited, isOnlyDanger, summary, input } = found.questionnaire;
  if (!isSummaryEdited || isOnlyDanger || summary === null) return false;
  return ![input, composedForPatient(found, at)].some((made) => made.trim() === summary.trim());
};

/** What was asked and answered, in the language of who reads it. */
export const readAiQuestionnaire = query(
  getAiQuestionnaire,
  async ({ db, actor, params, query, touched }) => {
    touched.eContactIds.add(params.id);
    await assertOurs(db, params.id, actor);
    const beginning = await beginningOf(db, params.id);
    const found = await findOfEContact(db, params.id);
    const language = query.locale ?? actor.language ?? found?.questionnaire.language ?? 'en';
    const raised = await readRaised(db, params.id, language);
    const dangerAsked = dangerAskedIn(found, language);
    if (!found) return { danger: null, dangerAsked, raised, ...beginning, questionnaire: null };
    const { questionnaire } = found;
    const { fired, at } = await sentOf(db, questionnaire.id);
    const reader = { language, audience: 'CLINIC' as const };
    const { problemType } = questionnaire;
    const told = answersTold(found, language, at);
    return {
      danger: dangerIn(told) ?? null,
      dangerAsked,
      raised,
      ...beginning,
      questionnaire: {
        aiQuestionnaireId: questionnaire.id,
        engine: questionnaire.engine,
        language: questionnaire.language,
        catalogueVersion: questionnaire.catalogueVersion,
        sentAt: at.toISOString(),
        input: questionnaire.input,
        chiefProblemTypeId: problemType,
        candidates: questionnaire.candidates.map(({ type }) => type),
        answers: told.filter(({ questionId }) => !isAboutDanger(questionId)),
        fired: fired.map((rule) => ({
          ruleId: rule.id,
          action: rule.action,
          told: firedWords(rule, found, language, at),
        })),
        unavailableVisitTimes: questionnaire.unavailableVisitTimes,
        summary: problemType ? composed(found, reader, at) : null,
        isSummaryEdited: isSummaryChanged(found, at),
      },
    };
  },
);
