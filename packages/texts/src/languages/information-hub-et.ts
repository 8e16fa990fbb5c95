import { informationHub } from '../features/information-hub/et.ts';
import type { InformationHubTexts } from './information-hub-en.ts';

export const texts: InformationHubTexts = { informationHub };
