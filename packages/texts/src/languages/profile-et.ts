import { profiles } from '../features/profiles/et.ts';
import type { ProfileTexts } from './profile-en.ts';

export const texts: ProfileTexts = { profiles };
