import type { Warning } from '@tervita/contract/e-contacts';
import { type Country, emergencyNumberOf } from '@tervita/domain/core';
import type { WarningTexts } from '@tervita/texts/warning-en';
import { useConfig } from '../../../../core/config.ts';
import { useOnline } from '../../../../core/use-online.ts';
import { graveSentence } from './gravest-words.ts';
import { useWarningTexts } from './texts.ts';

/** What the page itself can say of words that no server could judge: only the gravest of them. */
const warningHere = (text: string, t: WarningTexts['warning'], country: Country): Warning | null => {
  const sentence = graveSentence(text, t.gravest)?.trim();
  if (!sentence) return null;
  return {
    action: 'CALL_112',
    title: t.callNow(emergencyNumberOf(country)),
    text: t.callNowText,
    signs: [{ id: 'words', label: t.quote(sentence) }],
    country,
    clinicPhone: null,
    crisisLines: [],
  };
};

export const useWarningHere = (): ((text: string) => Warning | null) => {
  const t = useWarningTexts();
  const { COUNTRY_CODE } = useConfig().prmFeatures;
  return (text) => warningHere(text, t, COUNTRY_CODE);
};

/** The same while there is no connection; otherwise the server says it. */
export const useOfflineWarning = (text: string): Warning | null => {
  const judge = useWarningHere();
  return useOnline() ? null : judge(text);
};
