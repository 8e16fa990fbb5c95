export { type OutsideAddresses, offeredConfig } from './config.ts';
export { refusalSentences } from './refusal-sentences.ts';
export { reportLog } from './report-log.ts';
export { sendMessage } from './send-message.ts';
export { supportMails } from './support-mails.ts';
