import { BusinessError } from '@tervita/domain/core';
import { TooMany } from '../../core/http/errors.ts';
import type { ModelHelp } from '../e-contacts/index.ts';
import { problemsAnswer, summaryAnswer } from './engine/answers.ts';
import { askModel, type EngineDeps, patientMs } from './engine/engine.ts';
import { languageNames } from './engine/language-names.ts';

const isUsedUp = (error: unknown): boolean =>
  error instanceof TooMany || (error instanceof BusinessError && error.code === 'AI_TOKENS_USED_UP');

/** Who has asked too often goes on with the rules: nothing keeps a patient from writing to the clinic. */
const unlessUsedUp = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (isUsedUp(error)) return undefined;
    throw error;
  }
};

/** The model beside the rules, on the patient's way to an e-contact. */
export const patientHelp = (deps: EngineDeps): ModelHelp => ({
  findProblems: async ({ clinicId, patientPersonId, authorUserId, language, text, offered }) => {
    const asked = askModel(deps, {
      purpose: 'CHIEF_PROBLEM',
      data: { text },
      plain: { problemTypes: offered.join(', '), language: languageNames[language] },
      answer: problemsAnswer(offered),
      about: {
        clinicId,
        patientPersonId,
        askedByUserId: authorUserId,
        asker: 'PATIENT',
        userIds: [authorUserId],
      },
      timeoutMs: patientMs,
      isRealOnly: true,
    });
    const reply = await unlessUsedUp(asked);
    return reply?.ok ? reply.value.problemTypes : undefined;
  },
  summarise: async ({ clinicId, patientPersonId, authorUserId, language, text, facts }) => {
    const asked = askModel(deps, {
      purpose: 'QUESTIONNAIRE_SUMMARY',
      data: { facts, text },
      plain: { language: languageNames[language] },
      answer: summaryAnswer,
      about: {
        clinicId,
        patientPersonId,
        askedByUserId: authorUserId,
        asker: 'PATIENT',
        userIds: [authorUserId],
      },
      timeoutMs: patientMs,
      isRealOnly: true,
    });
    const reply = await unlessUsedUp(asked);
    return reply?.ok ? reply.value.summary : undefined;
  },
});
