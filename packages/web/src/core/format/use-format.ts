import { useMemo } from 'react';
import { now } from '../clock.ts';
import { useLanguage, usePublicTexts } from '../texts/index.ts';
import { formatterFor } from './format.ts';

export const useFormat = () => {
  const language = useLanguage();
  const { core } = usePublicTexts();
  return useMemo(() => formatterFor(language, core, now), [language, core]);
};
