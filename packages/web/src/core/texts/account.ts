import type { AccountTexts as Own } from '@tervita/texts/account-en';
import type { SignedInTexts } from '@tervita/texts/signed-in-en';
import { joined } from './joined.ts';
import { type Part, usePart } from './parts.ts';
import { signedInPart } from './signed-in.ts';

export type AccountTexts = SignedInTexts & Own;

/** With the words of every signed-in page: they hold what is wrong with a field, and are needed a moment later. */
export const accountPart: Part<AccountTexts> = joined(signedInPart, {
  en: () => import('@tervita/texts/account-en'),
  et: () => import('@tervita/texts/account-et'),
  ru: () => import('@tervita/texts/account-ru'),
  pl: () => import('@tervita/texts/account-pl'),
});

/** For pages of passwords and codes, and for every form. */
export const useAccountTexts = (): AccountTexts => usePart(accountPart);
