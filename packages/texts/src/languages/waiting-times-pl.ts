import { waitingTimes } from '../features/waiting-times/pl.ts';
import type { WaitingTimesTexts } from './waiting-times-en.ts';

export const texts: WaitingTimesTexts = { waitingTimes };
