import { createClock } from '../core/clock.ts';
import { createFaultQueue } from '../core/faults.ts';
import { httpFaults } from '../core/http-faults.ts';
import type { SimRequest } from '../core/http-message.ts';
import { type Listening, type Running, startHttpSimulator } from '../core/http-simulator.ts';
import { type PickerLanguage, pickerLanguages } from '../core/languages.ts';
import { type BrandName, createAccounts, type OutsideAccount } from './accounts.ts';
import { brands } from './brand.ts';
import { type AppleTeam, isGoodSecret } from './client-secret.ts';
import { tokenFaults } from './id-token.ts';
import { createMemory } from './memory-adapter.ts';
import { type Opened, openProvider, type Registered } from './provider.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { refusedPage } from './state-pages.ts';
import { tokenRoutes } from './token-routes.ts';

type OidcOptions = Listening & {
  accounts: readonly OutsideAccount[];
  /** Where the product may have people sent back to. */
  redirectUris: readonly string[];
  languages?: readonly PickerLanguage[];
};
export type GoogleOptions = OidcOptions & { clientId: string; clientSecret: string };
export type AppleOptions = OidcOptions & AppleTeam;

type Admitted = (request: SimRequest, issuer: string, now: Date) => Promise<SimRequest | undefined>;

const start = async (
  name: BrandName,
  options: OidcOptions,
  registered: Registered,
  admits: Admitted,
): Promise<Running> => {
  const { languages = pickerLanguages } = options;
  const brand = brands[name];
  const clock = createClock();
  const faults = createFaultQueue<string>([...httpFaults, ...tokenFaults]);
  const accounts = createAccounts(name, options.accounts);
  const memory = createMemory();
  let running: Running | undefined;
  let opened: Promise<Opened> | undefined;
  const issuer = () => running?.url ?? '';
  const open = () => {
    const errorPage = (code: string) =>
      refusedPage({ brand, languages, language: languages[0] ?? 'en' }, code);
    opened ??= openProvider({
      brand: name,
      issuer: issuer(),
      registered,
      accounts,
      clock,
      memory,
      errorPage,
    });
    return opened;
  };
  const reset = () => {
    accounts.clear();
    memory.clear();
  };
  running = await startHttpSimulator({
    ...options,
    name: `${brand.word} sign-in`,
    clock,
    faults,
    reset,
    routes: [
      ...tokenRoutes({
        brand,
        clock,
        faults,
        issuer,
        open,
        admitted: (request) => admits(request, issuer(), clock.now()),
      }),
      ...signInRoutes({ brand, accounts, languages, open }),
    ],
  });
  return running;
};

/** Google: discovery, the account chooser, tokens with the person's name and e-mail in them. */
export const startGoogle = (options: GoogleOptions): Promise<Running> =>
  start('google', options, options, async (request) => request);

/** Apple: the same over form_post, with a client secret that we sign and a name that is given once. */
export const startApple = (options: AppleOptions): Promise<Running> => {
  const clientSecret = crypto.randomUUID();
  const { clientId, redirectUris } = options;
  return start('apple', options, { clientId, clientSecret, redirectUris }, async (request, issuer, now) => {
    const form = new URLSearchParams(request.body);
    const given = form.get('client_secret') ?? '';
    if (form.get('client_id') !== clientId || !(await isGoodSecret(given, options, issuer, now)))
      return undefined;
    form.set('client_secret', clientSecret);
    return { ...request, body: form.toString() };
  });
};
