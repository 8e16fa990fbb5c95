import { informationHub } from '../features/information-hub/en.ts';

/** What staff read, and how it is looked for. */
export const texts = { informationHub };
export type InformationHubTexts = typeof texts;
