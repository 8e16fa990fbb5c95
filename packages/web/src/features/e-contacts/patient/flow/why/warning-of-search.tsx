import { useQuery } from '@tanstack/react-query';
import { judgeWords } from '@tervita/contract/e-contacts';
import { lazy, Suspense } from 'react';
import { call } from '../../../../../core/api/index.ts';
import { loadPart, useLanguage } from '../../../../../core/texts/index.ts';
import { useSettled } from '../../../../../core/use-settled.ts';
import { warningPart } from '../../warning/texts.ts';
import { useFlowChoice } from '../flow-choice.ts';

/** Comes with its words; few search for what is dangerous. */
const CallForUnsent = lazy(async () => {
  const [{ CallForUnsent }] = await Promise.all([
    import('../../warning/call-now.tsx'),
    loadPart(warningPart),
  ]);
  return { default: CallForUnsent };
});

/** Shorter words tell of nothing. */
const shortest = 4;

/** Somebody in danger may begin with the search: its words are judged like any, and kept nowhere. */
export function WarningOfSearch({ words }: { words: string }) {
  const { personId = '', clinicId = '' } = useFlowChoice();
  const language = useLanguage();
  const text = useSettled(words);
  const body = { patientPersonId: personId, clinicId, text, language };
  const { data } = useQuery({
    queryKey: ['warning of search', body],
    queryFn: () => call(judgeWords, { body }),
    enabled: text.length >= shortest,
    retry: false,
    gcTime: 0,
  });
  const warning = data?.warning;
  return warning && warning.action !== 'CLINIC_TODAY' ? (
    <Suspense>
      <CallForUnsent warning={warning} />
    </Suspense>
  ) : null;
}
