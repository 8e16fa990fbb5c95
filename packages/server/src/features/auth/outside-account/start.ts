import { startOutside } from '@tervita/contract/auth';
import type { OutsideProvider } from '@tervita/domain/auth';
import { exchange } from '../../../core/http/use-case.ts';
import { returnOrigin } from '../return-origin.ts';
import { saveAttempt } from './attempt-store.ts';
import { type OutsideDeps, throughProvider } from './outside-deps.ts';

/** Google brings people to a page; Apple posts a form, which only a call can take. */
const returnPaths: Record<OutsideProvider, string> = { GOOGLE: '/complete-login', APPLE: '/api/login/apple' };

export const start = (deps: OutsideDeps) =>
  exchange(
    startOutside,
    async ({ body, transact, request, reply }) => {
      const { provider } = body;
      const redirectUri = `${returnOrigin(request, deps.publicUrl)}${returnPaths[provider]}`;
      const locale = body.locale ?? deps.fallbackLanguage;
      const { url, ...started } = await throughProvider(deps, provider, (asked) =>
        asked.start({ redirectUri, locale }),
      );
      const browserHash = deps.browser.ensure(request, reply);
      await transact((tx, now) => saveAttempt(tx, { ...started, provider, redirectUri }, browserHash, now));
      return { url };
    },
    { as: 'system' },
  );
