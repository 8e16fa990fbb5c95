import type { Answered } from '@tervita/contract/core';
import { getAiQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';

export type AnsweredQuestionnaire = NonNullable<Answered<typeof getAiQuestionnaire>['questionnaire']>;

const staleTime = 5 * 60_000;

/** Sent with the e-contact, so it does not change any more. */
export const useQuestionnaire = (id: string) =>
  useAnswer(getAiQuestionnaire, { params: { id }, query: { locale: useLanguage() } }, { staleTime });
