import type { Config } from '../../core/config.ts';
import { recall, remember } from '../../core/storage.ts';

export type SignInMethod = 'DIGITAL_ID' | 'GOOGLE' | 'APPLE' | 'PASSWORD';

export const methodPaths: Record<SignInMethod, string> = {
  DIGITAL_ID: '/login',
  GOOGLE: '/login/google',
  APPLE: '/login/apple',
  PASSWORD: '/login-with-password',
};

const key = 'sign-in-method';
export const rememberMethod = (method: SignInMethod): void => remember('local', key, method);
export const lastMethod = (): string | null => recall('local', key);

/** What this installation offers, the digital ID first. */
const offered = ({ prmFeatures }: Pick<Config, 'prmFeatures'>): SignInMethod[] => [
  ...(prmFeatures.DOKOBIT_LOGIN_ENABLED ? (['DIGITAL_ID'] as const) : []),
  ...(prmFeatures.EMAIL_LOGIN_ENABLED ? (['PASSWORD'] as const) : []),
];

/** The way used last time comes on top. */
export const signInMethods = (config: Pick<Config, 'prmFeatures'>, last: string | null): SignInMethod[] =>
  offered(config).toSorted((a, b) => Number(b === last) - Number(a === last));
