import { useInfiniteQuery } from '@tanstack/react-query';
import { listPatientEContacts, type PatientEContactCard } from '@tervita/contract/e-contacts';
import { call, queryKeyOf } from '../../../../core/api/index.ts';

/** One tab of my e-contacts, a page at a time; older ones come on demand. */
export const useMyEContacts = (tab: 'active' | 'finished', size: number) => {
  const answer = useInfiniteQuery({
    queryKey: [...queryKeyOf(listPatientEContacts), tab],
    queryFn: ({ pageParam, signal }) =>
      call(
        listPatientEContacts,
        { query: { ...(tab === 'finished' ? { finished: 'true' } : {}), page: pageParam, size } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.more ? pages.length : undefined),
  });
  // Something new on top moves the last of one page to the next one: it is shown once.
  const all = answer.data?.pages.flatMap((page) => page.eContacts);
  const found = all && [
    ...new Map(all.map((card): [string, PatientEContactCard] => [card.id, card])).values(),
  ];
  return { ...answer, found };
};
export type MyEContacts = ReturnType<typeof useMyEContacts>;
