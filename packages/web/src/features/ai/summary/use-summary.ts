import { useQueryClient } from '@tanstack/react-query';
import { type Summarization, summarize } from '@tervita/contract/ai';
import { useEffect, useRef } from 'react';
import { queryKeyOf, useAnswer, useCommand } from '../../../core/api/index.ts';
import { useLanguage } from '../../../core/texts/index.ts';
import { countUse } from '../../../core/usage/index.ts';
import { useFeatures } from '../use-features.ts';

export interface Summarized {
  readonly eContactId: string;
  readonly clinicId: string;
  /** How much was said: one more, and the summary may be out of date. */
  readonly said: number;
  /** False: nobody has stayed with it long enough to ask a model. */
  readonly isAsked?: boolean | undefined;
}

/** The one that is there, or a new one. Asked once for each e-contact and language, not on every look. */
export const useSummary = ({ eContactId, clinicId, said, isAsked = true }: Summarized) => {
  const client = useQueryClient();
  const body = { clinicId, eContactId, locale: useLanguage() };
  const feature = useFeatures(clinicId)?.aiSummarization;
  const enabled = isAsked && feature === 'ENABLED';
  const answer = useAnswer(summarize, { body }, { enabled, staleTime: Number.POSITIVE_INFINITY });
  const keep = (made: Summarization) => client.setQueryData(queryKeyOf(summarize, { body }), made);
  const anew = useCommand(summarize, { onDone: keep });
  const before = useRef(said);
  const { refetch, data } = answer;
  // One that is still being made must not be asked for twice.
  const isThere = data !== undefined;
  useEffect(() => {
    if (before.current === said) return;
    before.current = said;
    if (isThere) void refetch();
  }, [said, isThere, refetch]);
  return {
    feature,
    answer,
    keep,
    isMaking: anew.isPending,
    makeAnew: () => {
      countUse('summary', 'anew');
      anew.mutate({ body: { ...body, isAnew: true } });
    },
  };
};
