import { inboxMore } from '../features/e-contacts/inbox-more/en.ts';

/** What stands behind the chips and the search of the inbox. */
export const texts = { inboxMore };
export type InboxMoreTexts = typeof texts;
