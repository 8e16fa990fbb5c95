export { countUse } from './usage.ts';
