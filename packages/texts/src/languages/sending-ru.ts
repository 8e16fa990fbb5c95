import { sending } from '../features/e-contacts/sending/ru.ts';
import type { SendingTexts } from './sending-en.ts';

export const texts: SendingTexts = { sending };
