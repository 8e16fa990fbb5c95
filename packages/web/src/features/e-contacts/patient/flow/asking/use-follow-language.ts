import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useEffect } from 'react';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { useStep } from './use-questionnaire.ts';

/** The questions are asked in the language of the page, also when that changes in the middle of them. */
export const useFollowLanguage = (progress: QuestionnaireProgress): void => {
  const language = useLanguage();
  const { mutate } = useStep();
  const { aiQuestionnaireId, patientPersonId, clinicId, input, chiefProblemTypeId, locale } = progress;
  useEffect(() => {
    if (language === locale) return;
    const matter = {
      patientPersonId,
      clinicId,
      input,
      ...(chiefProblemTypeId ? { chiefProblemTypeId } : {}),
    };
    mutate({
      body: { stage: 'PROBLEM_TYPE', aiQuestionnaireId, locale: language, mustExist: true, ...matter },
    });
  }, [mutate, language, locale, aiQuestionnaireId, patientPersonId, clinicId, input, chiefProblemTypeId]);
};
