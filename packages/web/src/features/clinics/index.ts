export { AdminColumn } from './admin/admin-column.tsx';
export { AdminFrame } from './admin/admin-frame.tsx';
export { clinicAdminPart } from './admin/texts.ts';
export { useAnsweringWords, useHoursSentence, useHoursWords, useWhenWords } from './hours-words.ts';
export { useOpeningHours } from './use-opening-hours.ts';
