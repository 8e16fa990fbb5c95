import type { BrowserContext } from '@playwright/test';
import { baseUrl } from './sign-in.ts';

interface SignIn {
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILED';
  readonly sessionId: string;
  readonly expiresAt: string;
}

/** As the page signs in for an import, without the page; another browser of the same person may be faster. */
export const signInForImport = async (context: BrowserContext): Promise<void> => {
  const { request } = context;
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${baseUrl()}/api${path}`, { headers: { origin: baseUrl() }, data });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as SignIn;
  };
  const profile = await request.get(`${baseUrl()}/api/users/profile`);
  const { personalCode } = (await profile.json()) as { personalCode: string };
  const settle = async (): Promise<SignIn> => {
    const found = await post('/misp/auth/smart-id/status', { personalCode });
    return found.status === 'PENDING' ? settle() : found;
  };
  const attempt = async (left: number): Promise<SignIn> => {
    await post('/misp/auth/smart-id', { personalCode });
    const ended = await settle();
    if (ended.status === 'SUCCESS' || left === 0) return ended;
    return attempt(left - 1);
  };
  const { status, sessionId, expiresAt } = await attempt(5);
  const kept = JSON.stringify({ method: 'SMART_ID', sessionId, status, expiresAt });
  await context.addInitScript((value) => sessionStorage.setItem('tervita.register-session', value), kept);
};
