import { globalMessages } from '../features/global-messages/et.ts';
import type { GlobalMessagesTexts } from './global-messages-en.ts';

export const texts: GlobalMessagesTexts = { globalMessages };
