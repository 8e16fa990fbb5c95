import { globalMessages } from '../features/global-messages/ru.ts';
import type { GlobalMessagesTexts } from './global-messages-en.ts';

export const texts: GlobalMessagesTexts = { globalMessages };
