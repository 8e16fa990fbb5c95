import type {
  completeOutside as completeOutsideRoute,
  LoginInfo,
  loginWithDigitalId,
  ProofNeeded,
} from '@tervita/contract/auth';
import { call } from '../../core/api/call.ts';
import { light } from '../../core/api/light.ts';
import { currentConfig } from '../../core/config.ts';
import { tidyDrafts } from '../../core/drafts/drafts.ts';
import { openSession, saveRequestedRoute, takeRequestedRoute } from '../../core/session/index.ts';
import { firstLanguage, setLanguage } from '../../core/texts/index.ts';
import { rememberSentCode } from './codes/sent-code.ts';
import { rememberMethod, type SignInMethod } from './sign-in-methods.ts';

const digitalId = light<typeof loginWithDigitalId>('POST', '/login/dokobit');
const outside = light<typeof completeOutsideRoute>('POST', '/login/outside/complete');

const ignore = () => undefined;

/** From an opened session to the page that was asked for. */
export const enter = async (login: LoginInfo, method: SignInMethod, now: Date): Promise<string> => {
  const { userId, language } = login.userClaim;
  tidyDrafts(userId, now);
  import('../../core/drafts/kept-files.ts').then(({ keepFilesOf }) => keepFilesOf(userId, now)).catch(ignore);
  rememberMethod(method);
  await setLanguage(firstLanguage(currentConfig().prmFeatures.COUNTRY_CODE, language));
  openSession(login);
  return takeRequestedRoute() ?? '/';
};

/** Opens the session of who came back from the digital ID; gives the page they wanted. */
export const completeDigitalId = async (returnToken: string, now: Date): Promise<string> => {
  const { asksAboutWaysIn, ...login } = await call(digitalId, { body: { returnToken } });
  const next = await enter(login, 'DIGITAL_ID', now);
  if (!asksAboutWaysIn) return next;
  saveRequestedRoute(next);
  return '/ways-in';
};

/** The same for Google and Apple; or the way to prove that the account of their address is one's own. */
export const completeOutside = async (
  search: URLSearchParams,
  now: Date,
): Promise<{ next: string } | { proof: ProofNeeded }> => {
  const given = (name: 'code' | 'error' | 'iss') => {
    const value = search.get(name);
    return value === null ? {} : { [name]: value };
  };
  const state = search.get('state') ?? '';
  const body = { state, ...given('code'), ...given('error'), ...given('iss') };
  const answer = await call(outside, { body });
  if (answer.outcome === 'PROVE' && answer.by === 'DIGITAL_ID') return { proof: answer };
  if (answer.outcome === 'PROVE') {
    rememberSentCode('LINK', answer, { now });
    return { next: '/verify-email-with-otp?purpose=LINK' };
  }
  return { next: await enter(answer.login, answer.provider, now) };
};
