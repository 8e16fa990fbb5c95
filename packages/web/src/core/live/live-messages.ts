import type { QueryClient } from '@tanstack/react-query';
import type { ServerMessage } from '@tervita/contract/live';
import { isRecord } from '../api/api-error.ts';

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Payload = Record<string, unknown>;
const fits: Record<ServerMessage['type'], (payload: Payload) => boolean> = {
  E_CONTACT_DETAILS_VIEWERS: ({ eContactId, viewers }) =>
    typeof eContactId === 'string' && Array.isArray(viewers),
  E_CONTACT_DETAILS_UPDATED: ({ eContactId }) => typeof eContactId === 'string',
  E_CONTACTS_VIEWERS: ({ views, present }) => Array.isArray(views) && Array.isArray(present),
  E_CONTACTS_VIEWERS_CHANGED: ({ views, came, left }) =>
    Array.isArray(views) && Array.isArray(came) && Array.isArray(left),
  E_CONTACTS_CHANGED: ({ clinicId }) => clinicId === null || typeof clinicId === 'string',
};

/** Undefined: a type we do not know, which is reported. Checked by hand: a schema library would cost 10 kB here. */
export const readMessage = (text: string): ServerMessage | undefined => {
  const message = json(text);
  if (!isRecord(message) || !isRecord(message.payload)) return undefined;
  const isKnown = Object.hasOwn(fits, String(message.type));
  if (!isKnown || !fits[message.type as ServerMessage['type']](message.payload)) return undefined;
  return message as unknown as ServerMessage;
};

interface Asked {
  readonly params?: { readonly id?: string };
  readonly query?: { readonly clinicId?: string };
}
const isEContacts = (key: readonly unknown[]) => /\/e-contacts|\/drafts/.test(String(key[0]));
/** What waits for the clinic stands in the menu beside an open e-contact, which gets no hint for lists. */
const isCount = (key: readonly unknown[]) => key[0] === 'GET /clinic/e-contacts/counts';
const askedOf = (key: readonly unknown[]): Asked => (key[1] ?? {}) as Asked;

/** A hint carries ids only: the open screens fetch the truth again. */
export const refreshAfter = (message: ServerMessage, client: QueryClient): Promise<void> => {
  if (message.type === 'E_CONTACT_DETAILS_UPDATED') {
    const { eContactId } = message.payload;
    return client.invalidateQueries({
      predicate: ({ queryKey }) => askedOf(queryKey).params?.id === eContactId || isCount(queryKey),
    });
  }
  if (message.type === 'E_CONTACTS_CHANGED') {
    const { clinicId } = message.payload;
    const isOfClinic = ({ queryKey }: { queryKey: readonly unknown[] }) => {
      const { params, query } = askedOf(queryKey);
      if (!isEContacts(queryKey) || params?.id) return false;
      return !clinicId || !query?.clinicId || query.clinicId === clinicId;
    };
    // A list that is on its way is let through; it may have been read before the change, so it is fetched once more.
    const wasOnItsWay = client.isFetching({ predicate: isOfClinic }) > 0;
    const refresh = () => client.invalidateQueries({ predicate: isOfClinic }, { cancelRefetch: false });
    return wasOnItsWay ? refresh().then(refresh) : refresh();
  }
  return Promise.resolve();
};
