import type { Warning } from '@tervita/contract/e-contacts';

/**
 * Of words that have gone, for their writer alone: what it says of somebody's health is kept neither in the history of the
 * browser nor on the device, where the next one at it could come upon it.
 */
const unread = new Map<string, Warning>();

const keyOf = (userId: string, eContactId: string): string => `${userId} ${eContactId}`;

export const keepUnreadWarning = (userId: string, eContactId: string, warning: Warning): void => {
  unread.set(keyOf(userId, eContactId), warning);
};

export const unreadWarningOf = (userId: string, eContactId: string): Warning | undefined =>
  unread.get(keyOf(userId, eContactId));

export const markUnreadWarningRead = (userId: string, eContactId: string): void => {
  unread.delete(keyOf(userId, eContactId));
};
