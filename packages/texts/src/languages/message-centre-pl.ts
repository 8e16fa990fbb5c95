import { messageCentre } from '../features/message-centre/pl.ts';
import type { MessageCentreTexts } from './message-centre-en.ts';

export const texts: MessageCentreTexts = { messageCentre };
