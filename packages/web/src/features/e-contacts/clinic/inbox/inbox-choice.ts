import { listClinicEContacts } from '@tervita/contract/e-contacts';
import { createSearchParams, useSearchParams } from 'react-router';
import { useAnswer } from '../../../../core/api/index.ts';
import { useSelectedClinic, useUser } from '../../../../core/session/index.ts';

export const inboxTabs = ['INCOMING', 'ANSWERED', 'COMPLETED', 'REJECTED'] as const;
export type InboxTab = (typeof inboxTabs)[number];

export const whoseChoices = ['ALL', 'UNASSIGNED', 'MINE'] as const;
export type Whose = (typeof whoseChoices)[number];

/** Which part of the inbox is on the screen; it lives in the address. */
export interface InboxChoice {
  readonly tab: InboxTab;
  readonly whose: Whose;
  readonly previewed: string | undefined;
}

const oneOf = <T extends string>(values: readonly T[], text: string | null, fallback: T): T =>
  values.find((value) => value === text) ?? fallback;

export const inboxSearch = ({ tab, whose, previewed }: Partial<InboxChoice>) =>
  createSearchParams({
    ...(tab && tab !== 'INCOMING' ? { tab } : {}),
    ...(whose && whose !== 'ALL' ? { whose } : {}),
    ...(previewed ? { preview: previewed } : {}),
  });

export const useInboxChoice = () => {
  const [search, setSearch] = useSearchParams();
  const tab = oneOf(inboxTabs, search.get('tab'), 'INCOMING');
  const whose = tab === 'INCOMING' ? oneOf(whoseChoices, search.get('whose'), 'ALL') : 'ALL';
  const choice: InboxChoice = { tab, whose, previewed: search.get('preview') ?? undefined };
  const choose = (next: Partial<InboxChoice>) =>
    setSearch(inboxSearch({ ...choice, ...next }), { replace: true });
  return { choice, choose };
};

/** Each tab is a filter of the list. Who has waited longest comes first; in the other tabs what changed last. */
const tabFilters = {
  INCOMING: { statuses: 'SUBMITTED', waitingFor: 'CLINIC', sort: 'waitingSince', order: 'asc' },
  ANSWERED: { statuses: 'SUBMITTED', waitingFor: 'PATIENT' },
  COMPLETED: { statuses: 'COMPLETED' },
  REJECTED: { statuses: 'REJECTED' },
} as const;

const whoseFilter = (whose: Whose, userId: string) => {
  if (whose === 'ALL') return {};
  return whose === 'MINE' ? { assigneeUserIds: userId } : { hasAssigneeUser: 'false' };
};

export const useInbox = ({ tab, whose }: Pick<InboxChoice, 'tab' | 'whose'>) => {
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const { userId } = useUser();
  return useAnswer(
    listClinicEContacts,
    { query: { clinicId, ...tabFilters[tab], ...whoseFilter(whose, userId) } },
    { enabled: clinicId !== '', keepsPrevious: true },
  );
};
