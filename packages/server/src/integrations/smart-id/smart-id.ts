import { constants, randomBytes, verify, type X509Certificate } from 'node:crypto';
import type { RegisterSignInFailure } from '@tervita/domain/clinic-import';
import * as z from 'zod/mini';
import type { Clock } from '../../core/clock.ts';
import { askProvider } from '../eid/ask-provider.ts';
import { holderOf } from '../eid/certificate.ts';
import {
  type BegunInput,
  type PhoneSignIn,
  type PhoneSignInStatus,
  PhoneSignInUnavailable,
  type RelyingParty,
} from '../eid/phone-sign-in.ts';
import { signedText } from './signed-text.ts';
import { smartIdCode } from './verification-code.ts';

export interface SmartIdAddress extends RelyingParty {
  /** smart-id, or smart-id-demo at the vendor's demonstration: a part of what is signed. */
  readonly scheme: string;
  readonly authorities: readonly X509Certificate[];
}

const beginMs = 10_000;
const pollMs = 1_000;
/** A little more than the vendor may wait. */
const pollTotalMs = 4_000;
const saltLength = 64;
/** Qualified certificates of Smart-ID. */
const policies = ['1.3.6.1.4.1.10015.17.2', '0.4.0.2042.1.2'];
/** For signing in with Smart-ID; older certificates say "client authentication". */
const purposes = ['1.3.6.1.4.1.62306.5.7.0', '1.3.6.1.5.5.7.3.2'];

/** In every language the same few words, at most 60 characters. The text is signed: it is the same for every sign-in. */
const interactionType = 'displayTextAndPIN';
const interactions = Buffer.from(
  JSON.stringify([{ type: interactionType, displayText60: 'Tervita: nimistute import' }]),
).toString('base64');

const begunAnswer = z.object({ sessionID: z.string().check(z.regex(/^[\w-]{1,100}$/)) });
const statusAnswer = z.object({
  state: z.enum(['RUNNING', 'COMPLETE']),
  result: z.optional(z.object({ endResult: z.string() })),
});
const proof = z.object({
  signatureProtocol: z.literal('ACSP_V2'),
  signature: z.object({
    value: z.string(),
    serverRandom: z.string(),
    userChallenge: z.string(),
    flowType: z.literal('Notification'),
    signatureAlgorithm: z.literal('rsassa-pss'),
    signatureAlgorithmParameters: z.object({
      hashAlgorithm: z.literal('SHA-512'),
      saltLength: z.literal(saltLength),
      trailerField: z.literal('0xbc'),
    }),
  }),
  cert: z.object({ value: z.string(), certificateLevel: z.literal('QUALIFIED') }),
  interactionTypeUsed: z.literal(interactionType),
});

const failures: Readonly<Record<string, RegisterSignInFailure>> = {
  USER_REFUSED: 'REFUSED',
  USER_REFUSED_INTERACTION: 'REFUSED',
  USER_REFUSED_CERT_CHOICE: 'REFUSED',
  TIMEOUT: 'TIMEOUT',
  WRONG_VC: 'WRONG_CODE_CHOSEN',
  DOCUMENT_UNUSABLE: 'ACCOUNT_UNUSABLE',
  ACCOUNT_UNUSABLE: 'ACCOUNT_UNUSABLE',
  REQUIRED_INTERACTION_NOT_SUPPORTED_BY_APP: 'APP_TOO_OLD',
};

const failed = (failure: RegisterSignInFailure): PhoneSignInStatus => ({ outcome: 'FAILED', failure });

const isProved = (
  json: unknown,
  { challenge, personalCode }: BegunInput,
  { scheme, name, authorities }: SmartIdAddress,
  now: Date,
): boolean => {
  const read = z.safeParse(proof, json);
  if (!read.success) return false;
  const { signature, cert, interactionTypeUsed } = read.data;
  const holder = holderOf(cert.value, { trusted: authorities, policies, purposes }, now);
  if (holder?.personalCode !== personalCode || holder.key.asymmetricKeyType !== 'rsa') return false;
  const text = signedText({
    scheme,
    serverRandom: signature.serverRandom,
    rpChallenge: challenge,
    userChallenge: signature.userChallenge,
    relyingPartyName: name,
    interactions,
    interactionTypeUsed,
    flowType: signature.flowType,
  });
  const how = { key: holder.key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength };
  return verify('sha512', Buffer.from(text), how, Buffer.from(signature.value, 'base64'));
};

/** Smart-ID, version 3 of its calls: somebody with this code is asked on their phone. */
export const smartId = (address: SmartIdAddress, clock: Clock): PhoneSignIn => {
  const ask = askProvider(address, clock);
  return {
    begin: async ({ personalCode }) => {
      const challenge = randomBytes(64).toString('base64');
      const answer = await ask(
        `/authentication/notification/etsi/PNOEE-${encodeURIComponent(personalCode)}`,
        {
          method: 'POST',
          timeoutMs: beginMs,
          body: {
            relyingPartyUUID: address.uuid,
            relyingPartyName: address.name,
            certificateLevel: 'QUALIFIED',
            signatureProtocol: 'ACSP_V2',
            signatureProtocolParameters: {
              rpChallenge: challenge,
              signatureAlgorithm: 'rsassa-pss',
              signatureAlgorithmParameters: { hashAlgorithm: 'SHA-512' },
            },
            interactions,
            vcType: 'numeric4',
          },
        },
      );
      const verificationCode = smartIdCode(challenge);
      // 471 and 472 were the earlier version's ways to say it.
      if ([404, 471, 472].includes(answer.status))
        return { providerSession: null, challenge, verificationCode };
      const begun = z.safeParse(begunAnswer, answer.json);
      if (answer.status !== 200 || !begun.success)
        throw new PhoneSignInUnavailable(`Smart-ID answered ${answer.status}`);
      return { providerSession: begun.data.sessionID, challenge, verificationCode };
    },
    status: async (begun) => {
      const path = `/session/${encodeURIComponent(begun.providerSession)}?timeoutMs=${pollMs}`;
      const { status, json } = await ask(path, { method: 'GET', timeoutMs: pollTotalMs });
      if (status === 404) return failed('TIMEOUT');
      const read = z.safeParse(statusAnswer, json);
      if (status !== 200 || !read.success) throw new PhoneSignInUnavailable(`Smart-ID answered ${status}`);
      if (read.data.state === 'RUNNING') return { outcome: 'WAITING' };
      const endResult = read.data.result?.endResult ?? '';
      if (endResult !== 'OK') return failed(failures[endResult] ?? 'TECHNICAL');
      return isProved(json, begun, address, clock()) ? { outcome: 'IDENTIFIED' } : failed('NOT_VERIFIED');
    },
  };
};
