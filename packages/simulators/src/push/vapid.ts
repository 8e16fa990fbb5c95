import { importJWK, jwtVerify } from 'jose';

const dayMs = 86_400_000;

const keyOf = (encoded: string) => {
  const point = Buffer.from(encoded, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256');
};

/** Who sends, by RFC 8292: the public key, when the signed token is meant for us and not too old. */
export const senderOf = async (
  authorization: string | undefined,
  audience: string,
  now: Date,
): Promise<string | undefined> => {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (!token || !key) return undefined;
  try {
    const { payload } = await jwtVerify(token, await keyOf(key), { audience, currentDate: now });
    const { exp = 0, sub = '' } = payload;
    const isSoon = exp * 1000 - now.getTime() <= dayMs;
    return isSoon && /^(mailto:|https:)/.test(sub) ? key : undefined;
  } catch {
    return undefined;
  }
};
