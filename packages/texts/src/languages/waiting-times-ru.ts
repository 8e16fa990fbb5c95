import { waitingTimes } from '../features/waiting-times/ru.ts';
import type { WaitingTimesTexts } from './waiting-times-en.ts';

export const texts: WaitingTimesTexts = { waitingTimes };
