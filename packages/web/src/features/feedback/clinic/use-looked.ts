import {
  type FeedbackPeriod,
  type FeedbackSource,
  feedbackPeriods,
  feedbackSources,
} from '@tervita/domain/feedback';
import { useSearchParams } from 'react-router';

export interface Looked {
  readonly period: FeedbackPeriod;
  readonly source: FeedbackSource;
}

/** Which time and whom one looks at: in the address, so that Back and a link bring it again. */
export const useLooked = (): Looked & { readonly look: (change: Partial<Looked>) => void } => {
  const [params, setParams] = useSearchParams();
  const period = feedbackPeriods.find((each) => each === params.get('period')) ?? 'LAST_90_DAYS';
  const source = feedbackSources.find((each) => each === params.get('source')) ?? 'CLINIC';
  const look = (change: Partial<Looked>) =>
    setParams(
      (before) => {
        for (const [name, value] of Object.entries(change)) before.set(name, value);
        return before;
      },
      { replace: true },
    );
  return { period, source, look };
};
