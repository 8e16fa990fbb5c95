import { oidcProvider } from './client.ts';
import type { AccountProvider } from './provider.ts';

export interface GoogleAddress {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly mayBePlain: boolean;
  readonly timeoutMs?: number;
}

export const googleProvider = ({ clientSecret, ...address }: GoogleAddress): AccountProvider =>
  oidcProvider({
    ...address,
    // Somebody at a shared computer must see whose account is about to be used.
    parameters: { scope: 'openid email profile', prompt: 'select_account' },
    secret: async () => clientSecret,
  });
