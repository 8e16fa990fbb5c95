import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Sent } from '@tervita/contract/core';
import { listClinicEContacts } from '@tervita/contract/e-contacts';
import { useMemo } from 'react';
import { call, queryKeyOf } from '../../../../core/api/index.ts';
import { now } from '../../../../core/clock.ts';
import { dayStart, startOf, useZone } from '../../../../core/format/index.ts';
import { useSelectedClinic, useUser } from '../../../../core/session/index.ts';
import { type InboxChoice, type InboxSort, nobody, type Whose } from './choice.ts';

type Query = Sent<typeof listClinicEContacts>['query'];
type Filter = Omit<Query, 'clinicId'>;

/** Each tab is a filter of the list. */
const ofTab = {
  INCOMING: { statuses: 'SUBMITTED', waitingFor: 'CLINIC' },
  ANSWERED: { statuses: 'SUBMITTED', waitingFor: 'PATIENT' },
  COMPLETED: { statuses: 'COMPLETED' },
  REJECTED: { statuses: 'REJECTED' },
  STARTED: { statuses: 'STARTED' },
  FAILED: { statuses: 'FAILED' },
} as const;

const ofSort: Record<InboxSort, Pick<Filter, 'sort' | 'order'>> = {
  WAITING: { sort: 'waitingSince', order: 'asc' },
  CHANGED: { sort: 'updatedAt', order: 'desc' },
  NEWEST: { sort: 'createdAt', order: 'desc' },
  OLDEST: { sort: 'createdAt', order: 'asc' },
};

const ofWhose = (whose: Whose, userId: string): Filter => {
  if (whose === 'ALL') return {};
  return whose === 'MINE' ? { assigneeUserIds: userId } : { hasAssigneeUser: 'false' };
};

const ofAssignees = (assignees: readonly string[]): Filter => {
  const named = assignees.filter((each) => each !== nobody);
  if (assignees.length === 0) return {};
  if (named.length === 0) return { hasAssigneeUser: 'false' };
  const plus = named.length < assignees.length ? { plusUnassigned: 'true' } : {};
  return { assigneeUserIds: named.join(','), ...plus };
};

const dayMs = 86_400_000;

const ofTime = (time: string | undefined, at: Date, zone: string): Filter => {
  if (!time) return {};
  if (time === 'TODAY') return { createdAtFrom: dayStart(at, zone).toISOString() };
  const [from = '', to] = time.split('_');
  if (to === undefined) return { createdAtFrom: dayStart(at, zone, Number(from)).toISOString() };
  const [first, last] = [startOf(from, zone), startOf(to, zone)];
  return {
    ...(first ? { createdAtFrom: first.toISOString() } : {}),
    // The last day is meant whole: until the midnight after it.
    ...(last ? { createdAtTo: dayStart(new Date(last.getTime() + 1.5 * dayMs), zone).toISOString() } : {}),
  };
};

/** Who waits longest comes first; in the other tabs what changed last. */
export const sortOf = ({ tab, sort }: Pick<InboxChoice, 'tab' | 'sort'>): InboxSort =>
  sort ?? (tab === 'INCOMING' ? 'WAITING' : 'CHANGED');

/** A search goes through everything, wherever the person stands. */
export const filterOf = (choice: InboxChoice, userId: string, at: Date, zone: string): Filter =>
  choice.search.trim()
    ? { search: choice.search.trim() }
    : {
        ...ofTab[choice.tab],
        ...ofSort[sortOf(choice)],
        ...ofWhose(choice.whose, userId),
        ...ofAssignees(choice.assignees),
        ...ofTime(choice.time, at, zone),
        ...(choice.reasons.length > 0 ? { types: choice.reasons.join(',') } : {}),
        ...(choice.lists.length > 0 ? { listCodes: choice.lists.join(',') } : {}),
      };

/** 500 at a time; what was loaded beyond is refreshed with the rest. */
export const useInbox = (choice: InboxChoice) => {
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const { userId, activeRole } = useUser();
  const zone = useZone();
  const query: Query = { clinicId, ...filterOf(choice, userId, now(), zone) };
  const answer = useInfiniteQuery({
    queryKey: [...queryKeyOf(listClinicEContacts, { query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        listClinicEContacts,
        { query: { ...query, ...(pageParam ? { after: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Whoever changes to the patient's view is still here for a moment, without the right to look.
    enabled: clinicId !== '' && activeRole === 'PRM_DOCTOR',
    placeholderData: keepPreviousData,
  });
  const pages = answer.data?.pages;
  const data = useMemo(() => {
    if (!pages) return undefined;
    // Between two pages a row can move: it is shown once.
    const byId = new Map(pages.flatMap(({ eContacts }) => eContacts.map((row) => [row.id, row] as const)));
    return { eContacts: [...byId.values()] };
  }, [pages]);
  return {
    data,
    isError: answer.isError,
    error: answer.error,
    /** Still the view before. */
    isOld: answer.isPlaceholderData,
    hasMore: answer.hasNextPage,
    isLoadingMore: answer.isFetchingNextPage,
    loadMore: () => void answer.fetchNextPage(),
    refetch: answer.refetch,
  };
};
