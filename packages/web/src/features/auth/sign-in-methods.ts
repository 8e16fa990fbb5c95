import type { Config } from '../../core/config.ts';
import { recall, remember } from '../../core/storage.ts';

export type SignInMethod = 'DIGITAL_ID' | 'GOOGLE' | 'APPLE' | 'PASSWORD';

const methods: readonly string[] = ['DIGITAL_ID', 'GOOGLE', 'APPLE', 'PASSWORD'] satisfies SignInMethod[];
export const isSignInMethod = (text: string): text is SignInMethod => methods.includes(text);

export const methodPaths: Record<SignInMethod, string> = {
  DIGITAL_ID: '/login',
  GOOGLE: '/login/google',
  APPLE: '/login/apple',
  PASSWORD: '/login-with-password',
};

/** Whoever signs up at Google or Apple does what those do who sign in there. */
export const signUpPaths: Record<SignInMethod, string> = {
  ...methodPaths,
  DIGITAL_ID: '/signup',
  PASSWORD: '/signup-with-password',
};

const key = 'sign-in-method';
export const rememberMethod = (method: SignInMethod): void => remember('local', key, method);
export const lastMethod = (): string | null => recall('local', key);

type Offering = Pick<Config, 'prmFeatures' | 'signInProviders'>;

/** What this installation offers, the digital ID first. */
const offered = ({ prmFeatures, signInProviders }: Offering): SignInMethod[] => [
  ...(prmFeatures.DOKOBIT_LOGIN_ENABLED ? (['DIGITAL_ID'] as const) : []),
  ...signInProviders,
  ...(prmFeatures.EMAIL_LOGIN_ENABLED ? (['PASSWORD'] as const) : []),
];

/** The way used last time comes on top. */
export const signInMethods = (config: Offering, last: string | null): SignInMethod[] =>
  offered(config).toSorted((a, b) => Number(b === last) - Number(a === last));
