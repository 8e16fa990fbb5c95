import type { InstrumentToWord } from '@tervita/contract/instruments';
import { listClinicTypes } from '@tervita/contract/problem-types';
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
}

/** Whether patients are offered it, and what is lacking where they are not. */
export function OfferState({ clinicId, instrument, all }: Props) {
  const t = useQuestionnaireTexts();
  const { labels } = useClinicTexts().problemTypes;
  const offered = useOfferedOf(clinicId)(instrument);
  const lacking = all.filter(
    ({ texts, types }) => texts.length === 0 && types.some((type) => instrument.types.includes(type)),
  );
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
