import type { BrowserContext } from '@playwright/test';
import { baseUrl } from './sign-in.ts';

/** What the page's own calls would answer to whoever is signed in. */
export const get = async <T>(context: BrowserContext, path: string): Promise<T> =>
  (await (await context.request.get(`${baseUrl()}/api${path}`)).json()) as T;

export const claimOf = async (context: BrowserContext) => {
  const { login } = await get<{
    login: { userClaim: { personId: string; employments: { clinicId: string }[] } };
  }>(context, '/session');
  return login.userClaim;
};
