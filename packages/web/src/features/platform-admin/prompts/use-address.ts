import { type PromptPurpose, promptPurposes } from '@tervita/domain/ai';
import { useSearchParams } from 'react-router';

export const views = ['editor', 'versions', 'try-out', 'evaluation'] as const;
export type View = (typeof views)[number];

interface Address {
  readonly purpose: PromptPurpose;
  readonly view: View;
  /** The version in hand; undefined: the one that works. */
  readonly version: string | undefined;
  readonly against: string | undefined;
  readonly run: string | undefined;
}

const known = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

/** What is looked at stands in the address: a reload and a link to a colleague show the same. */
export const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const address: Address = {
    purpose: known(promptPurposes, params.get('purpose')) ?? promptPurposes[0],
    view: known(views, params.get('view')) ?? 'editor',
    version: params.get('version') ?? undefined,
    against: params.get('against') ?? undefined,
    run: params.get('run') ?? undefined,
  };
  const go = (change: Partial<Address>) => {
    const next = { ...address, ...change };
    setParams(
      Object.fromEntries(Object.entries(next).filter(([, value]) => value)) as Record<string, string>,
    );
  };
  return { ...address, go };
};
