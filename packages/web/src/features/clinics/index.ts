export { useHoursSentence, useWhenWords } from './hours-words.ts';
export { useOpeningHours } from './use-opening-hours.ts';
