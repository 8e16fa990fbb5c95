import { createHash } from 'node:crypto';

export interface SignedParts {
  readonly scheme: string;
  readonly serverRandom: string;
  readonly rpChallenge: string;
  readonly userChallenge: string;
  readonly relyingPartyName: string;
  /** The very text that was sent. */
  readonly interactions: string;
  readonly interactionTypeUsed: string;
  readonly flowType: string;
}

/** What a phone signs in the protocol ACSP_V2. Values in base64 stand in it as text. */
export const signedText = (parts: SignedParts): string =>
  [
    parts.scheme,
    'ACSP_V2',
    parts.serverRandom,
    parts.rpChallenge,
    parts.userChallenge,
    Buffer.from(parts.relyingPartyName).toString('base64'),
    // No broker stands between us and the vendor.
    '',
    createHash('sha256').update(parts.interactions).digest('base64'),
    parts.interactionTypeUsed,
    // Only where a browser is sent back.
    '',
    parts.flowType,
  ].join('|');
