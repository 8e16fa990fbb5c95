import { useMemo } from 'react';
import { now } from '../clock.ts';
import { useLanguage, usePublicTexts } from '../texts/index.ts';
import { formatterFor } from './format.ts';
import { useZone } from './zone.tsx';

/** By the clock that counts here, or by that of a clinic named. */
export const useFormat = (ofClinic?: string) => {
  const language = useLanguage();
  const { core } = usePublicTexts();
  const here = useZone();
  const zone = ofClinic ?? here;
  return useMemo(() => formatterFor(language, core, now, zone), [language, core, zone]);
};
