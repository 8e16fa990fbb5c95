import type { Clock } from '../../core/clock.ts';
import { oidcProvider } from './client.ts';
import type { AccountProvider } from './provider.ts';

export interface AppleAddress {
  readonly issuer: string;
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PKCS 8 in PEM. */
  readonly privateKey: string;
  readonly mayBePlain: boolean;
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

const secretSeconds = 300;

const mintSecret = async ({ issuer, clientId, teamId, keyId, privateKey, clock }: AppleAddress) => {
  const { importPKCS8, SignJWT } = await import('jose');
  const now = Math.floor(clock().getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + secretSeconds)
    .sign(await importPKCS8(privateKey, 'ES256'));
};

export const appleProvider = (address: AppleAddress): AccountProvider =>
  oidcProvider({
    ...address,
    // Apple refuses to give a name or an e-mail in any other way than by a form.
    parameters: { scope: 'name email', response_mode: 'form_post' },
    secret: () => mintSecret(address),
  });
