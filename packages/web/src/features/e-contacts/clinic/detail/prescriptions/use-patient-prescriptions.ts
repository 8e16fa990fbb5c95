import { useInfiniteQuery } from '@tanstack/react-query';
import { listPatientPrescriptions, type Prescription } from '@tervita/contract/prescriptions';
import { call, queryKeyOf } from '../../../../../core/api/index.ts';

/** All of one patient, a page at a time; earlier ones come on demand. */
export const usePatientPrescriptions = (clinicMemberId: string) => {
  const answer = useInfiniteQuery({
    queryKey: [...queryKeyOf(listPatientPrescriptions), clinicMemberId],
    queryFn: ({ pageParam, signal }) =>
      call(listPatientPrescriptions, { query: { clinicMemberId, page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.more ? pages.length : undefined),
  });
  // A new one on top moves the last of one page to the next one: it is shown once.
  const all = answer.data?.pages.flatMap((page) => page.prescriptions);
  const found = all && [...new Map(all.map((each): [string, Prescription] => [each.id, each])).values()];
  return { ...answer, found };
};
