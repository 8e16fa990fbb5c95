export { countdown } from './countdown.ts';
export { dayStart, startOf } from './day-start.ts';
export { calendarDay, type Format } from './format.ts';
export { useFormat } from './use-format.ts';
