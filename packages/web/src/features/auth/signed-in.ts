import type { LoginInfo } from '@tervita/contract/auth';
import { now } from '../../core/clock.ts';
import { currentConfig } from '../../core/config.ts';
import { tidyDrafts } from '../../core/drafts/drafts.ts';
import { openSession, takeRequestedRoute } from '../../core/session/index.ts';
import { firstLanguage, setLanguage } from '../../core/texts/index.ts';
import { rememberMethod } from './sign-in-methods.ts';

/** What every way in ends with; gives the page the person wanted. */
export const signedIn = async (login: LoginInfo): Promise<string> => {
  const { userId, language, method } = login.userClaim;
  tidyDrafts(userId, now());
  rememberMethod(method);
  await setLanguage(firstLanguage(currentConfig().prmFeatures.COUNTRY_CODE, language));
  openSession(login);
  return takeRequestedRoute() ?? '/';
};
