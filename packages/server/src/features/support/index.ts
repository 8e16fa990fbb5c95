export { type OutsideAddresses, offeredConfig } from './config.ts';
export { refusalSentences } from './refusal-sentences.ts';
export { reportLog } from './report-log.ts';
