import { informationHub } from '../features/information-hub/pl.ts';
import type { InformationHubTexts } from './information-hub-en.ts';

export const texts: InformationHubTexts = { informationHub };
