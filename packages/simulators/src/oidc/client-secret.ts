import { createPublicKey } from 'node:crypto';

/** What the product's owner set up at Apple. */
export type AppleTeam = { clientId: string; teamId: string; keyId: string; publicKey: string };

/** Six months, in the vendor's own number. */
const longestLife = 15_777_000;

/** The secret is a token of our own making; whatever is wrong with it, the vendor says no more than "invalid_client". */
export const isGoodSecret = async (
  secret: string,
  team: AppleTeam,
  audience: string,
  now: Date,
): Promise<boolean> => {
  const { decodeProtectedHeader, jwtVerify } = await import('jose');
  try {
    if (decodeProtectedHeader(secret).kid !== team.keyId) return false;
    const { payload } = await jwtVerify(secret, createPublicKey(team.publicKey), {
      algorithms: ['ES256'],
      issuer: team.teamId,
      subject: team.clientId,
      audience,
      requiredClaims: ['iat', 'exp'],
      currentDate: now,
    });
    return (payload.exp ?? Number.POSITIVE_INFINITY) <= now.getTime() / 1000 + longestLife;
  } catch {
    return false;
  }
};
