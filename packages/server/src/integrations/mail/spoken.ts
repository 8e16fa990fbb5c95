import { notifications as en } from '@tervita/texts/notifications/en';
import { notifications as et } from '@tervita/texts/notifications/et';
import { notifications as pl } from '@tervita/texts/notifications/pl';
import { notifications as ru } from '@tervita/texts/notifications/ru';

/** The words of our letters, in every language. */
export const spoken = { et, en, ru, pl };
