export { countdown } from './countdown.ts';
export { calendarDay, type Format } from './format.ts';
export { useFormat } from './use-format.ts';
