import type { loginWithDigitalId } from '@tervita/contract/auth';
import { call } from '../../core/api/call.ts';
import { light } from '../../core/api/light.ts';
import { signedIn } from './signed-in.ts';

const route = light<typeof loginWithDigitalId>('POST', '/login/dokobit');

/** Opens the session of who came back; gives the page they wanted. */
export const completeLogin = async (returnToken: string): Promise<string> =>
  signedIn(await call(route, { body: { returnToken } }));
