import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type ListedPatient, listMembers } from '@tervita/contract/patients';
import { call, queryKeyOf } from '../../core/api/index.ts';

interface MembersWanted {
  readonly clinicId: string;
  /** Null: those who are on no list. */
  readonly listCode: string | null;
  readonly search: string;
}

/** The patients of one list by name, a page at a time. */
export const useMembers = ({ clinicId, listCode, search }: MembersWanted) => {
  const answer = useInfiniteQuery({
    queryKey: [...queryKeyOf(listMembers), clinicId, listCode, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        listMembers,
        {
          params: { clinicId },
          query: {
            ...(listCode === null ? {} : { listCode }),
            ...(search === '' ? {} : { search }),
            ...(pageParam === '' ? {} : { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => (last.hasMore ? last.members.at(-1)?.clinicMemberId : undefined),
    placeholderData: keepPreviousData,
  });
  const all = answer.data?.pages.flatMap(({ members }) => members);
  // Somebody who was renamed between two pages would stand on both.
  const members = all && [
    ...new Map(all.map((each): [string, ListedPatient] => [each.clinicMemberId, each])).values(),
  ];
  return { ...answer, members, total: answer.data?.pages.at(-1)?.total ?? 0 };
};
