import { waitingTimes } from '../features/waiting-times/et.ts';
import type { WaitingTimesTexts } from './waiting-times-en.ts';

export const texts: WaitingTimesTexts = { waitingTimes };
