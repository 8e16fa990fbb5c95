import { unsentStatuses } from '@tervita/domain/e-contacts';
import { type ProblemType, problemTypes } from '@tervita/domain/problem-types';
import { useCallback, useMemo } from 'react';
import { createSearchParams, useSearchParams } from 'react-router';
import { currentWords, placeOf, setWords, useWords } from './search-words.ts';

export const inboxTabs = ['INCOMING', 'ANSWERED', 'COMPLETED', 'REJECTED', ...unsentStatuses] as const;
export type InboxTab = (typeof inboxTabs)[number];

export const whoseChoices = ['ALL', 'UNASSIGNED', 'MINE'] as const;
export type Whose = (typeof whoseChoices)[number];

export const inboxSorts = ['WAITING', 'CHANGED', 'NEWEST', 'OLDEST'] as const;
export type InboxSort = (typeof inboxSorts)[number];

/** Among the assignees: those that nobody has taken. */
export const nobody = 'nobody';

/** Which part of the inbox is on the screen. All but the searched words stand in the address. */
export interface InboxChoice {
  readonly tab: InboxTab;
  readonly whose: Whose;
  /** TODAY, 7, 30, or two days: 2026-03-01_2026-03-12. */
  readonly time: string | undefined;
  /** User ids, and `nobody`. */
  readonly assignees: readonly string[];
  readonly reasons: readonly ProblemType[];
  readonly lists: readonly string[];
  /** Undefined: the tab's own order. */
  readonly sort: InboxSort | undefined;
  readonly search: string;
  readonly previewed: string | undefined;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null): T | undefined =>
  values.find((value) => value === text);
const many = (text: string | null): readonly string[] => text?.split(',').filter(Boolean) ?? [];
const isReason = (text: string): text is ProblemType => problemTypes.some((type) => type === text);
const isTime = (text: string) => /^(TODAY|7|30|\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d)$/.test(text);

const mostListed = 50;

/** Whatever stands in an address becomes a view; what makes no sense in it is left out. */
export const choiceIn = (params: URLSearchParams): Omit<InboxChoice, 'search'> => {
  const tab = oneOf(inboxTabs, params.get('tab')) ?? 'INCOMING';
  return {
    tab,
    whose: (tab === 'INCOMING' && oneOf(whoseChoices, params.get('whose'))) || 'ALL',
    time: many(params.get('time')).find(isTime),
    assignees: many(params.get('assignee')).slice(0, mostListed),
    reasons: many(params.get('reason')).filter(isReason).slice(0, mostListed),
    lists: many(params.get('list')).slice(0, mostListed),
    sort: oneOf(inboxSorts, params.get('sort')),
    previewed: params.get('preview') ?? undefined,
  };
};

/** What a link to this view carries: only what is not as it always is. */
export const inboxSearch = (choice: Partial<InboxChoice>): URLSearchParams =>
  createSearchParams({
    ...(choice.tab && choice.tab !== 'INCOMING' ? { tab: choice.tab } : {}),
    ...(choice.whose && choice.whose !== 'ALL' ? { whose: choice.whose } : {}),
    ...(choice.time ? { time: choice.time } : {}),
    ...(choice.assignees?.length ? { assignee: choice.assignees.join(',') } : {}),
    ...(choice.reasons?.length ? { reason: choice.reasons.join(',') } : {}),
    ...(choice.lists?.length ? { list: choice.lists.join(',') } : {}),
    ...(choice.sort ? { sort: choice.sort } : {}),
    ...(choice.previewed ? { preview: choice.previewed } : {}),
  });

export const noFilters = { time: undefined, assignees: [], reasons: [], lists: [] } as const;

export const isFiltered = ({ time, assignees, reasons, lists }: InboxChoice): boolean =>
  time !== undefined || assignees.length + reasons.length + lists.length > 0;

export const useInboxChoice = () => {
  const [params, setParams] = useSearchParams();
  const search = useWords();
  const text = params.toString();
  const choice = useMemo(
    (): InboxChoice => ({ ...choiceIn(new URLSearchParams(text)), search }),
    [text, search],
  );
  const choose = useCallback(
    (next: Partial<InboxChoice>) => {
      const before = currentWords();
      const { search: words = before, ...inAddress } = next;
      setWords(words);
      const keys = Object.keys(inAddress);
      const isTyping = before !== '' && (words.startsWith(before) || before.startsWith(words));
      // Back leaves the view, not the row or the letter: going through the list and typing make no history.
      const replace = keys.every((key) => key === 'previewed') && (isTyping || words === before);
      setParams((now) => inboxSearch({ ...choiceIn(now), ...inAddress }), { replace, state: placeOf(words) });
    },
    [setParams],
  );
  return { choice, choose };
};
