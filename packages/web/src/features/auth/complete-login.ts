import type { loginWithDigitalId } from '@tervita/contract/auth';
import { call } from '../../core/api/call.ts';
import { light } from '../../core/api/light.ts';
import { currentConfig } from '../../core/config.ts';
import { tidyDrafts } from '../../core/drafts/drafts.ts';
import { openSession, takeRequestedRoute } from '../../core/session/index.ts';
import { firstLanguage, setLanguage } from '../../core/texts/index.ts';
import { rememberMethod } from './sign-in-methods.ts';

const route = light<typeof loginWithDigitalId>('POST', '/login/dokobit');

/** Opens the session of who came back; gives the page they wanted. */
export const completeLogin = async (returnToken: string, now: Date): Promise<string> => {
  const login = await call(route, { body: { returnToken } });
  const { userId, language } = login.userClaim;
  tidyDrafts(userId, now);
  rememberMethod('DIGITAL_ID');
  await setLanguage(firstLanguage(currentConfig().prmFeatures.COUNTRY_CODE, language));
  openSession(login);
  return takeRequestedRoute() ?? '/';
};
