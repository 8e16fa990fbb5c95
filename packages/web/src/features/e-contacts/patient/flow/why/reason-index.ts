import { useQuery } from '@tanstack/react-query';
import { type Language, languages } from '@tervita/domain/core';
import { indexOf, type Keywords, type LanguageIndex, type ProblemType } from '@tervita/domain/problem-types';
import { useMemo } from 'react';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';

const sources: Record<Language, () => Promise<{ texts: Keywords }>> = {
  en: () => import('@tervita/texts/keywords/en'),
  et: () => import('@tervita/texts/keywords/et'),
  ru: () => import('@tervita/texts/keywords/ru'),
  pl: () => import('@tervita/texts/keywords/pl'),
};

type AllKeywords = readonly (readonly [Language, Keywords])[];

const loadKeywords = (): Promise<AllKeywords> =>
  Promise.all(languages.map(async (language) => [language, (await sources[language]()).texts] as const));

/** What can be searched now: names at once, words in all languages a moment later. */
export const useReasonIndex = (types: readonly ProblemType[]): readonly LanguageIndex[] => {
  const { labels } = usePatientTexts().problemTypes;
  const own = useLanguage();
  const { data } = useQuery({
    queryKey: ['reason-keywords'],
    queryFn: loadKeywords,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return useMemo(() => {
    const names = (type: ProblemType) => [labels[type]];
    const known: AllKeywords = data ?? [[own, {}]];
    return known.map(([language, keywords]) =>
      indexOf(
        language,
        Object.fromEntries(
          types.map((type) => [type, [...(language === own ? names(type) : []), ...(keywords[type] ?? [])]]),
        ),
      ),
    );
  }, [data, labels, own, types]);
};
