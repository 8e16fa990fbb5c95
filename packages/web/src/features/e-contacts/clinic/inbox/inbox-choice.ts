/** What the list and the detail share: which part of the inbox is meant, and its rows. */
export { type InboxChoice, useInboxChoice } from './choice.ts';
export { useInbox } from './inbox-query.ts';
