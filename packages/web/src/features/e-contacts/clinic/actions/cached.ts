import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Answered } from '@tervita/contract/core';
import {
  type ClinicEContactDetail,
  type ClinicEContactRow,
  type ClinicTimeline,
  countClinicEContacts,
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  type ReplyDraft,
} from '@tervita/contract/e-contacts';
import { queryKeyOf } from '../../../../core/api/index.ts';

export type InboxPages = InfiniteData<Answered<typeof listClinicEContacts>, string | undefined>;
type Changed = Partial<
  Pick<
    ClinicEContactRow,
    'version' | 'assignee' | 'redFlag' | 'soundsLike' | 'status' | 'turn' | 'planned' | 'hasDraft'
  >
>;

/** What anything done to an e-contact makes old. */
export const touchedRoutes = [
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  countClinicEContacts,
] as const;

const ignore = () => undefined;
const lists = { queryKey: queryKeyOf(listClinicEContacts) };
const detailOf = (id: string) => queryKeyOf(getClinicEContact, { params: { id } });

const refresh = (client: QueryClient, routes: readonly (typeof touchedRoutes)[number][]): void => {
  for (const route of routes) client.invalidateQueries({ queryKey: queryKeyOf(route) }).catch(ignore);
};
export const refreshAll = (client: QueryClient): void => refresh(client, touchedRoutes);
/** What is read beside the lists. */
export const refreshOpened = (client: QueryClient): void =>
  refresh(client, [getClinicEContact, getClinicTimeline]);

const patch = (client: QueryClient, changes: ReadonlyMap<string, Changed>): void => {
  client.setQueriesData<InboxPages>(lists, (data) =>
    data?.pages
      ? {
          ...data,
          pages: data.pages.map((page) =>
            page.eContacts.some(({ id }) => changes.has(id))
              ? { ...page, eContacts: page.eContacts.map((row) => ({ ...row, ...changes.get(row.id) })) }
              : page,
          ),
        }
      : data,
  );
  for (const [id, change] of changes)
    client.setQueryData<ClinicEContactDetail>(detailOf(id), (detail) => detail && { ...detail, ...change });
};

/** A draft is no news to anybody else: no live message brings its mark to the lists. */
export const markDraft = (client: QueryClient, id: string, hasDraft: boolean): void =>
  patch(client, new Map([[id, { hasDraft }]]));

/** Whoever leaves the page and comes back finds what was saved before the conversation is read again. */
export const keepDraft = (client: QueryClient, id: string, draft: ReplyDraft): void => {
  const queryKey = queryKeyOf(getClinicTimeline, { params: { id } });
  client.setQueryData<ClinicTimeline>(queryKey, (timeline) => timeline && { ...timeline, draft });
};

/** Shows it at once, in every list and detail that is here. Gives what takes it back. */
export const showAlready = (
  client: QueryClient,
  before: readonly ({ readonly id: string } & Changed)[],
  change: Changed,
): (() => void) => {
  // An answer that is under way was made before this, and would undo it on the screen.
  client.cancelQueries(lists).catch(ignore);
  const keys = Object.keys(change) as (keyof Changed)[];
  patch(client, new Map(before.map(({ id }) => [id, change])));
  return () => {
    const old = before.map(
      (row) => [row.id, Object.fromEntries(keys.map((key) => [key, row[key]]))] as const,
    );
    patch(client, new Map(old));
    refreshAll(client);
  };
};

/** Shows at once what only the open e-contact has. Returns what takes it back. */
export const showInDetail = <Key extends keyof ClinicEContactDetail>(
  client: QueryClient,
  before: ClinicEContactDetail,
  change: Pick<ClinicEContactDetail, Key>,
): (() => void) => {
  const queryKey = detailOf(before.id);
  client.cancelQueries({ queryKey }).catch(ignore);
  const set = (values: Partial<ClinicEContactDetail>) =>
    client.setQueryData<ClinicEContactDetail>(queryKey, (detail) => detail && { ...detail, ...values });
  set(change);
  const keys = Object.keys(change) as Key[];
  return () => set(Object.fromEntries(keys.map((key) => [key, before[key]])));
};

/** What the server made of it: the next action on it has seen this version. */
export const keepVersions = (
  client: QueryClient,
  moved: readonly { readonly id: string; readonly version: number }[],
): void => patch(client, new Map(moved.map(({ id, version }) => [id, { version }])));

/** What was taken back or sent is not offered a second time while the conversation is read again. */
export const dropPlanned = (client: QueryClient, eContactId: string, plannedId: string): void => {
  const queryKey = queryKeyOf(getClinicTimeline, { params: { id: eContactId } });
  client.setQueryData<ClinicTimeline>(
    queryKey,
    (timeline) => timeline && { ...timeline, planned: timeline.planned.filter(({ id }) => id !== plannedId) },
  );
};
