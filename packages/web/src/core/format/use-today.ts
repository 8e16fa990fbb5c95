import { now } from '../clock.ts';
import { calendarDay } from './format.ts';
import { useZone } from './zone.tsx';

/** Today by the clock that counts here: 2026-03-12. */
export const useToday = (): string => calendarDay(now(), useZone());
