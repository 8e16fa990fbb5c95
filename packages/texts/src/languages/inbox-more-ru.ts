import { inboxMore } from '../features/e-contacts/inbox-more/ru.ts';
import type { InboxMoreTexts } from './inbox-more-en.ts';

export const texts: InboxMoreTexts = { inboxMore };
