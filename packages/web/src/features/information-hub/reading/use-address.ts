import { type ProblemType, problemTypes } from '@tervita/domain/problem-types';
import { useParams, useSearchParams } from 'react-router';

export const hubTabs = ['clinical', 'important'] as const;
export type HubTab = (typeof hubTabs)[number];

export const hubAddress = '/information-hub';

/** What is recommended with e-contacts about this. */
export const hubAddressFor = (type: ProblemType): string => `${hubAddress}?type=${type}`;

/** The tab, what is looked for and the open item stand in the address: Back and a reload lead to the same. */
export const useHubAddress = () => {
  const { id } = useParams();
  const [params, setParams] = useSearchParams();
  const change = (changes: Partial<Record<'tab' | 'search' | 'type', string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const asked = params.size > 0 ? `?${params}` : '';
  return {
    id,
    tab: hubTabs.find((each) => each === params.get('tab')),
    search: params.get('search') ?? '',
    type: problemTypes.find((each) => each === params.get('type')),
    change,
    listAddress: `${hubAddress}${asked}`,
    addressOf: (itemId: string) => `${hubAddress}/${itemId}${asked}`,
  };
};
