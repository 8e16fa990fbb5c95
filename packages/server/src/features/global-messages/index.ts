export { getGlobalMessages } from './get-global-messages.ts';
