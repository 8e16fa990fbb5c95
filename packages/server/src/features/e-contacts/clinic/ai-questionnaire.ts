import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import type { Language } from '@tervita/domain/core';
import { type FiredRule, leaveInAnswers, problemOf, ruleReason } from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../core/database/database.ts';
import { query } from '../../../core/http/use-case.ts';
import { composed } from '../patient/questionnaire/compose.ts';
import { factsOf } from '../patient/questionnaire/facts.ts';
import { alarmWordsOf } from '../patient/questionnaire/judge.ts';
import { type Found, findOfEContact } from '../patient/questionnaire/questionnaire-store.ts';
import { wordsIn } from '../patient/questionnaire/words.ts';
import { answersTold, dangerIn, isAboutDanger } from './answers-told.ts';
import { assertOurs } from './clinic-e-contact.ts';

interface Sent {
  readonly fired: readonly FiredRule[];
  readonly at: Date;
}

const sentOf = async (db: Reader, id: string): Promise<Sent> => {
  const row = await db
    .selectFrom('ai_questionnaire')
    .select(['fired', 'updated_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { fired: row.fired as unknown as FiredRule[], at: row.updated_at };
};

const firedWords = (
  rule: FiredRule,
  { questionnaire, about }: Found,
  language: Language,
  at: Date,
): string => {
  const words = wordsIn(language);
  const inWords = alarmWordsOf(rule);
  if (inWords !== undefined) return words.summary.typed(inWords);
  const problem = questionnaire.problemType ? problemOf(questionnaire.problemType) : undefined;
  if (!problem) return rule.id;
  const { answers } = questionnaire;
  return ruleReason({ type: problem.type, answers, patient: factsOf({ about }, at) }, rule, words);
};

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

/** What was asked and answered, in the language of who reads it. */
export const readAiQuestionnaire = query(
  getAiQuestionnaire,
  async ({ db, actor, params, query, touched }) => {
    touched.eContactIds.add(params.id);
    await assertOurs(db, params.id, actor);
    const beginning = await beginningOf(db, params.id);
    const found = await findOfEContact(db, params.id);
    if (!found) return { danger: null, ...beginning, questionnaire: null };
    const { questionnaire } = found;
    const { fired, at } = await sentOf(db, questionnaire.id);
    const language = query.locale ?? actor.language ?? questionnaire.language;
    const reader = { language, audience: 'CLINIC' as const };
    const { problemType, answers } = questionnaire;
    const told = answersTold(found, language, at);
    return {
      danger: dangerIn(told) ?? null,
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
        leaveRequest:
          questionnaire.leaveRequest ?? (problemType ? leaveInAnswers(problemType, answers) : null),
        unavailableVisitTimes: questionnaire.unavailableVisitTimes,
        summary: problemType ? composed(found, reader, at) : null,
        isSummaryEdited: questionnaire.isSummaryEdited,
      },
    };
  },
);
