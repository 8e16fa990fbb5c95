import { useMemo } from 'react';
import { now } from '../clock.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { formatterFor } from './format.ts';

export const useFormat = () => {
  const language = useLanguage();
  const { core } = useTexts();
  return useMemo(() => formatterFor(language, core, now), [language, core]);
};
