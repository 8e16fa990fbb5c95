export { countdown } from './countdown.ts';
export { calendarDay, type Format, formatterFor, zone } from './format.ts';
export { useFormat } from './use-format.ts';
