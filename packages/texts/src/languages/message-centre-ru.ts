import { messageCentre } from '../features/message-centre/ru.ts';
import type { MessageCentreTexts } from './message-centre-en.ts';

export const texts: MessageCentreTexts = { messageCentre };
