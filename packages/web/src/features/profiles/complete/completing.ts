import { completeProfile, type Profile } from '@tervita/contract/profiles';
import { call } from '../../../core/api/call.ts';
import { currentConfig } from '../../../core/config.ts';
import { type Kept, keptAsDraft } from '../../../core/form/index.ts';
import { openSession, takeRequestedRoute } from '../../../core/session/index.ts';
import { forgetSentCode } from '../../auth/index.ts';
import { type ProfileValues, profileBody } from './profile-values.ts';

/** Typed values wait here while the code is fetched, over a reload and over a lost session. */
export const keptProfile = (userId: string): Kept => keptAsDraft(userId, 'complete-profile');

/** Estonians come by the digital ID, which is called signing up. */
export const completePath = (): string =>
  currentConfig().prmFeatures.COUNTRY_CODE === 'EE' ? '/signup' : '/complete-profile';

/** Sends the whole; gives the page that was asked for before. */
export const sendProfile = async (
  values: ProfileValues,
  profile: Pick<Profile, 'isVerified' | 'birthDate'>,
  { userId, otp }: { userId: string; otp?: string },
): Promise<string> => {
  const body = { ...profileBody(values, profile), ...(otp === undefined ? {} : { otp }) };
  const login = await call(completeProfile, { body });
  keptProfile(userId).write({});
  forgetSentCode('PROFILE');
  openSession(login);
  return takeRequestedRoute() ?? '/';
};
