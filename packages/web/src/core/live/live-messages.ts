import type { QueryClient } from '@tanstack/react-query';
import { type ServerMessage, serverMessage } from '@tervita/contract/live';
import * as z from 'zod/mini';

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Undefined: a type we do not know, which is reported. */
export const readMessage = (text: string): ServerMessage | undefined => {
  const parsed = z.safeParse(serverMessage, json(text));
  return parsed.success ? parsed.data : undefined;
};

interface Asked {
  readonly params?: { readonly id?: string };
  readonly query?: { readonly clinicId?: string };
}
const isEContacts = (key: readonly unknown[]) => String(key[0]).includes('/e-contacts');
const askedOf = (key: readonly unknown[]): Asked => (key[1] ?? {}) as Asked;

/** A hint carries ids only: the open screens fetch the truth again. */
export const refreshAfter = (message: ServerMessage, client: QueryClient): Promise<void> => {
  if (message.type === 'E_CONTACT_DETAILS_UPDATED') {
    const { eContactId } = message.payload;
    return client.invalidateQueries({
      predicate: ({ queryKey }) => askedOf(queryKey).params?.id === eContactId,
    });
  }
  if (message.type === 'E_CONTACTS_CHANGED') {
    const { clinicId } = message.payload;
    return client.invalidateQueries({
      predicate: ({ queryKey }) => {
        const { params, query } = askedOf(queryKey);
        if (!isEContacts(queryKey) || params?.id) return false;
        return !clinicId || !query?.clinicId || query.clinicId === clinicId;
      },
    });
  }
  return Promise.resolve();
};
