import type { ServerMessage, Viewer } from '@tervita/contract/live';
import type { Views } from './viewer-store.ts';

type Whole = Extract<ServerMessage, { type: 'E_CONTACTS_VIEWERS' }>['payload'];
type Difference = Extract<ServerMessage, { type: 'E_CONTACTS_VIEWERS_CHANGED' }>['payload'];

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const byUser = (viewers: readonly Viewer[]) => new Map(viewers.map((viewer) => [viewer.userId, viewer]));

export const wholeOf = ({ byEContact, present }: Views): Whole => ({
  views: [...byEContact].map(([eContactId, viewers]) => ({ eContactId, viewers: [...viewers] })),
  present: [...present],
});

/** What a screen that knows the views before has to hear; undefined: nothing. */
export const differenceOf = (before: Views, now: Views): Difference | undefined => {
  const eContacts = new Set([...before.byEContact.keys(), ...now.byEContact.keys()]);
  const views = [...eContacts]
    .filter((id) => !isSame(before.byEContact.get(id), now.byEContact.get(id)))
    .map((eContactId) => ({ eContactId, viewers: [...(now.byEContact.get(eContactId) ?? [])] }));
  const [were, are] = [byUser(before.present), byUser(now.present)];
  const came = [...are.values()].filter((viewer) => !isSame(were.get(viewer.userId), viewer));
  const left = [...were.keys()].filter((userId) => !are.has(userId));
  return views.length + came.length + left.length > 0 ? { views, came, left } : undefined;
};
