import { randomBytes } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { Clock } from '../core/clock.ts';
import type { Opened } from './provider.ts';

/** Ways in which a token may be wrong; the product must refuse each. */
export const tokenFaults = [
  'wrong-nonce',
  'no-nonce',
  'wrong-audience',
  'wrong-issuer',
  'expired-token',
  'wrong-key',
  'unsigned',
  'no-id-token',
] as const;
export type TokenFault = (typeof tokenFaults)[number];

const wrongClaims: Partial<Record<TokenFault, (claims: JWTPayload) => JWTPayload>> = {
  'wrong-nonce': (claims) => ({ ...claims, nonce: 'somebody-elses-nonce' }),
  'no-nonce': ({ nonce: _dropped, ...claims }) => claims,
  'wrong-audience': (claims) => ({ ...claims, aud: 'another-product', azp: 'another-product' }),
  'wrong-issuer': (claims) => ({ ...claims, iss: 'https://evil.example' }),
  'expired-token': (claims) => ({ ...claims, iat: (claims.iat ?? 0) - 7200, exp: (claims.exp ?? 0) - 7200 }),
};

type Sealing = {
  key: Opened['key'];
  clock: Clock;
  fault: TokenFault | undefined;
  /** What this vendor adds to every token. */
  extra: Record<string, unknown>;
};

/** To whoever checks it, a signature by another key is so many random bytes; making such a key takes a second. */
const sealedByStranger = (token: string) =>
  `${token.slice(0, token.lastIndexOf('.'))}.${randomBytes(256).toString('base64url')}`;

/** The engine's token, sealed again with the vendor's habits and the simulator's clock in it. */
export const resealed = async (token: string, { key, clock, fault, extra }: Sealing): Promise<string> => {
  const { decodeJwt, SignJWT, UnsecuredJWT } = await import('jose');
  const claims = decodeJwt(token);
  const iat = Math.floor(clock.now().getTime() / 1000);
  const timed = { ...claims, ...extra, iat, exp: iat + 3600 };
  const payload = (fault && wrongClaims[fault]?.(timed)) ?? timed;
  if (fault === 'unsigned') return new UnsecuredJWT(payload).encode();
  const sealed = await new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', kid: key.kid })
    .sign(key.privateKey);
  return fault === 'wrong-key' ? sealedByStranger(sealed) : sealed;
};
