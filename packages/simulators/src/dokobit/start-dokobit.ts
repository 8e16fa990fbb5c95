import { createClock } from '../core/clock.ts';
import { type Listening, type Running, startHttpSimulator } from '../core/http-simulator.ts';
import { type PickerLanguage, pickerLanguages } from '../core/languages.ts';
import { apiRoutes } from './api.ts';
import { authPages } from './auth-pages.ts';
import { integrationScript } from './integration-script.ts';
import type { DemoPerson } from './people.ts';
import { createSessions } from './sessions.ts';

export type DokobitOptions = Listening & {
  people: readonly DemoPerson[];
  /** The secret that our own server must send, as the vendor gives it out. */
  accessToken: string;
  locale?: PickerLanguage;
  languages?: readonly PickerLanguage[];
};

/** Dokobit Identity Gateway: the create and status calls, the page where people sign in, the embedding script. */
export const startDokobit = async (options: DokobitOptions): Promise<Running> => {
  const { people, accessToken, languages = pickerLanguages, locale = languages[0] ?? 'en' } = options;
  const clock = createClock();
  const sessions = createSessions(clock);
  let running: Running | undefined;
  running = await startHttpSimulator({
    ...options,
    name: 'Dokobit Identity Gateway',
    clock,
    reset: sessions.clear,
    routes: [
      ...apiRoutes({ accessToken, sessions, baseUrl: () => running?.url ?? '' }),
      ...authPages({ people, sessions, locale, languages }),
      {
        method: 'GET',
        path: /^\/js\/dokobit-integration\.min\.js$/,
        handle: () => ({
          status: 200,
          headers: { 'content-type': 'text/javascript; charset=utf-8' },
          body: integrationScript,
        }),
      },
    ],
  });
  return running;
};
