import { informationHub } from '../features/information-hub/ru.ts';
import type { InformationHubTexts } from './information-hub-en.ts';

export const texts: InformationHubTexts = { informationHub };
