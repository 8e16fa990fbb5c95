import type { ProfileTexts as Own } from '@tervita/texts/profile-en';
import { type AccountTexts, accountPart } from './account.ts';
import { joined } from './joined.ts';
import { type Part, usePart } from './parts.ts';

type ProfileTexts = AccountTexts & Own;

export const profilePart: Part<ProfileTexts> = joined(accountPart, {
  en: () => import('@tervita/texts/profile-en'),
  et: () => import('@tervita/texts/profile-et'),
  ru: () => import('@tervita/texts/profile-ru'),
  pl: () => import('@tervita/texts/profile-pl'),
});

/** For pages of one's own data and settings. */
export const useProfileTexts = (): ProfileTexts => usePart(profilePart);
