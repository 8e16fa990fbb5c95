import { profiles } from '../features/profiles/pl.ts';
import type { ProfileTexts } from './profile-en.ts';

export const texts: ProfileTexts = { profiles };
