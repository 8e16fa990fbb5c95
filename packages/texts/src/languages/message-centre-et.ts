import { messageCentre } from '../features/message-centre/et.ts';
import type { MessageCentreTexts } from './message-centre-en.ts';

export const texts: MessageCentreTexts = { messageCentre };
