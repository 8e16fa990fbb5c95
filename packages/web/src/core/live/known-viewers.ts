import type { ServerMessage, Viewer } from '@tervita/contract/live';

export interface KnownViewers {
  /** Who looks at which e-contact, by its id. */
  readonly views: Readonly<Record<string, readonly Viewer[]>>;
  /** Everybody at work in the clinic whose list is open. */
  readonly present: readonly Viewer[];
}

type OfViewers = Extract<
  ServerMessage,
  { type: 'E_CONTACT_DETAILS_VIEWERS' | 'E_CONTACTS_VIEWERS' | 'E_CONTACTS_VIEWERS_CHANGED' }
>;

export const isOfViewers = (message: ServerMessage): message is OfViewers =>
  message.type.includes('_VIEWERS');

const byId = (views: readonly { eContactId: string; viewers: readonly Viewer[] }[]) =>
  Object.fromEntries(views.map(({ eContactId, viewers }) => [eContactId, viewers]));

/** A list hears the whole once, and then only what is different. */
export const knownAfter = (known: KnownViewers, message: OfViewers): KnownViewers => {
  if (message.type === 'E_CONTACT_DETAILS_VIEWERS')
    return { ...known, views: { ...known.views, ...byId([message.payload]) } };
  if (message.type === 'E_CONTACTS_VIEWERS')
    return { views: byId(message.payload.views), present: message.payload.present };
  const { views, came, left } = message.payload;
  const anew = new Set([...left, ...came.map(({ userId }) => userId)]);
  return {
    views: { ...known.views, ...byId(views) },
    present: [...known.present.filter(({ userId }) => !anew.has(userId)), ...came],
  };
};
