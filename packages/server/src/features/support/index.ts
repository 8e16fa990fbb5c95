export { type OutsideAddresses, offeredConfig } from './config.ts';
export { reportLog } from './report-log.ts';
