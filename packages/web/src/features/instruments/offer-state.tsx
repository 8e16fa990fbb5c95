import type { InstrumentToWord } from '@tervita/contract/instruments';
import { listClinicTypes } from '@tervita/contract/problem-types';
import type { Language } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import { useAnswer } from '../../core/api/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Callout } from '../../ui/callout.tsx';
import { useQuestionnaireTexts } from './texts.ts';

/** Of the questionnaires that ask this instrument, those that patients can choose now. */
export const useOfferedOf = (clinicId: string) => {
  const { data } = useAnswer(listClinicTypes, { params: { clinicId } });
  const offered = data?.eContactTypes.filter(({ isOffered }) => isOffered).map(({ type }) => type);
  return ({ types, texts, hasOwnUntilThen }: InstrumentToWord): readonly ProblemType[] =>
    hasOwnUntilThen && texts.length === 0 ? [] : types.filter((type) => offered?.includes(type));
};

interface Props {
  readonly clinicId: string;
  readonly instrument: InstrumentToWord;
  readonly all: readonly InstrumentToWord[];
  readonly language: Language;
}

/** Of what we have words for: in whose patients are asked in this language. */
function WhoseWords({ instrument, language }: Pick<Props, 'instrument' | 'language'>) {
  const t = useQuestionnaireTexts();
  if (instrument.texts.some((each) => each.language === language))
    return <Callout tone="done">{t.inYours}</Callout>;
  return <Callout tone="idle">{instrument.officialIn.includes(language) ? t.inOfficial : t.inOurs}</Callout>;
}

/** Whether patients are offered it, in whose words, and what is lacking where they are not. */
export function OfferState({ clinicId, instrument, all, language }: Props) {
  const t = useQuestionnaireTexts();
  const { labels } = useClinicTexts().problemTypes;
  const offered = useOfferedOf(clinicId)(instrument);
  const lacking = all.filter(
    ({ texts, types, hasOwnWords }) =>
      !hasOwnWords && texts.length === 0 && types.some((type) => instrument.types.includes(type)),
  );
  if (instrument.hasOwnWords) return <WhoseWords {...{ instrument, language }} />;
  if (instrument.hasOwnUntilThen && instrument.texts.length === 0)
    return <Callout tone="idle">{t.ownUntilThen}</Callout>;
  if (offered.length > 0)
    return <Callout tone="done">{t.nowOffered(offered.map((type) => labels[type]).join(', '))}</Callout>;
  if (instrument.texts.length === 0) return <Callout tone="idle">{t.notOfferedYet}</Callout>;
  return (
    <Callout tone="turn">
      {lacking.length > 0 ? t.needsOther(lacking.map(({ name }) => name).join(', ')) : t.switchedOff}
    </Callout>
  );
}
