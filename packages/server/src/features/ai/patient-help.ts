import type { ModelHelp } from '../e-contacts/index.ts';
import { problemsAnswer, summaryAnswer } from './engine/answers.ts';
import { askModel, type EngineDeps, patientMs } from './engine/engine.ts';
import { languageNames } from './engine/language-names.ts';

/** The model beside the rules, on the patient's way to an e-contact. */
export const patientHelp = (deps: EngineDeps): ModelHelp => ({
  findProblems: async ({ clinicId, patientPersonId, authorUserId, language, text, offered }) => {
    const reply = await askModel(deps, {
      purpose: 'CHIEF_PROBLEM',
      data: { text },
      plain: { problemTypes: offered.join(', '), language: languageNames[language] },
      answer: problemsAnswer(offered),
      about: { clinicId, patientPersonId, userIds: [authorUserId] },
      timeoutMs: patientMs,
      isRealOnly: true,
    });
    return reply.ok ? reply.value.problemTypes : undefined;
  },
  summarise: async ({ clinicId, patientPersonId, authorUserId, language, text, facts }) => {
    const reply = await askModel(deps, {
      purpose: 'QUESTIONNAIRE_SUMMARY',
      data: { facts, text },
      plain: { language: languageNames[language] },
      answer: summaryAnswer,
      about: { clinicId, patientPersonId, userIds: [authorUserId] },
      timeoutMs: patientMs,
      isRealOnly: true,
    });
    return reply.ok ? reply.value.summary : undefined;
  },
});
