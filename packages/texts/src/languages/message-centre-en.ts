import { messageCentre } from '../features/message-centre/en.ts';

/** The message centre. */
export const texts = { messageCentre };
export type MessageCentreTexts = typeof texts;
