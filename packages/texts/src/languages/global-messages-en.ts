import { globalMessages } from '../features/global-messages/en.ts';

export const texts = { globalMessages };
export type GlobalMessagesTexts = typeof texts;
