export { getConsents } from './get-consents.ts';
