import type { Answered } from '@tervita/contract/core';
import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';

export type AnsweredQuestionnaire = NonNullable<Answered<typeof getAiQuestionnaire>['questionnaire']>;

/** The answers do not change any more; why the red flag stands does, with every sign of danger that comes later. */
export const useQuestionnaire = (id: string, enabled = true) =>
  useAnswer(getAiQuestionnaire, { params: { id }, query: { locale: useLanguage() } }, { enabled });
