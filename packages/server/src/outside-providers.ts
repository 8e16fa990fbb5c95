import type { OutsideProvider } from '@tervita/domain/auth';
import type { Clock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import { appleProvider } from './integrations/oidc/apple.ts';
import { googleProvider } from './integrations/oidc/google.ts';
import type { AccountProvider } from './integrations/oidc/provider.ts';

export type OutsideProviders = Readonly<Partial<Record<OutsideProvider, AccountProvider>>>;

/** Where simulators stand in. */
interface Simulated {
  readonly google: { readonly url: string; readonly clientId: string; readonly clientSecret: string };
  readonly apple: {
    readonly url: string;
    readonly clientId: string;
    readonly teamId: string;
    readonly keyId: string;
    readonly privateKey: string;
  };
}

const googleOf = (config: Config, simulators: Simulated | undefined) => {
  const {
    GOOGLE_ISSUER_URL: issuer,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
  } = config;
  if (clientId && clientSecret)
    return { issuer: issuer ?? 'https://accounts.google.com', clientId, clientSecret };
  return simulators && { ...simulators.google, issuer: simulators.google.url };
};

const appleOf = (config: Config, simulators: Simulated | undefined) => {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = config;
  const { APPLE_ISSUER_URL: issuer, APPLE_PRIVATE_KEY: privateKey } = config;
  if (clientId && teamId && keyId && privateKey)
    return { issuer: issuer ?? 'https://appleid.apple.com', clientId, teamId, keyId, privateKey };
  return simulators && { ...simulators.apple, issuer: simulators.apple.url };
};

/** Those that are set up, or simulated; in PROD what is not set up is not offered. */
export const outsideProviders = (
  config: Config,
  simulators: Simulated | undefined,
  clock: Clock,
): OutsideProviders => {
  const mayBePlain = config.APP_MODE !== 'PROD';
  const google = googleOf(config, simulators);
  const apple = appleOf(config, simulators);
  return {
    ...(google ? { GOOGLE: googleProvider({ ...google, mayBePlain }) } : {}),
    ...(apple ? { APPLE: appleProvider({ ...apple, mayBePlain, clock }) } : {}),
  };
};
