import { profiles } from '../features/profiles/ru.ts';
import type { ProfileTexts } from './profile-en.ts';

export const texts: ProfileTexts = { profiles };
