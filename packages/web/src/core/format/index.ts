export { capital } from './capital.ts';
export { countdown } from './countdown.ts';
export { dayStart, startOf } from './day-start.ts';
export { calendarDay, type Format } from './format.ts';
export { useFigures } from './use-figures.ts';
export { useFormat } from './use-format.ts';
export { useToday } from './use-today.ts';
export { InZone, useZone } from './zone.tsx';
