import { createHash, randomBytes, verify, type X509Certificate } from 'node:crypto';
import type { RegisterSignInFailure } from '@tervita/domain/clinic-import';
import type { Language } from '@tervita/domain/core';
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
import { mobileIdCode } from './verification-code.ts';

export interface MobileIdAddress extends RelyingParty {
  readonly authorities: readonly X509Certificate[];
}

const beginMs = 10_000;
const pollMs = 1_000;
const pollTotalMs = 4_000;
const purposes = ['1.3.6.1.5.5.7.3.2'];
const languages: Record<Language, string> = { et: 'EST', en: 'ENG', ru: 'RUS', pl: 'ENG' };

const begunAnswer = z.object({ sessionID: z.string().check(z.regex(/^[\w-]{1,100}$/)) });
const statusAnswer = z.object({
  state: z.enum(['RUNNING', 'COMPLETE']),
  result: z.optional(z.string()),
});
const proof = z.object({
  signature: z.object({
    value: z.string(),
    algorithm: z.enum(['SHA256WithECEncryption', 'SHA256WithRSAEncryption']),
  }),
  cert: z.string(),
});

const failures: Readonly<Record<string, RegisterSignInFailure>> = {
  USER_CANCELLED: 'REFUSED',
  TIMEOUT: 'TIMEOUT',
  NOT_MID_CLIENT: 'NO_ACCOUNT',
  PHONE_ABSENT: 'PHONE_ABSENT',
  DELIVERY_ERROR: 'NOT_DELIVERED',
  SIM_ERROR: 'SIM_FAULT',
  SIGNATURE_HASH_MISMATCH: 'SIM_FAULT',
};

const failed = (failure: RegisterSignInFailure): PhoneSignInStatus => ({ outcome: 'FAILED', failure });

/** The SIM card signed the hash; given what was hashed, Node makes the same hash itself. */
const isProved = (
  json: unknown,
  { challenge, personalCode }: BegunInput,
  { authorities }: MobileIdAddress,
  now: Date,
): boolean => {
  const read = z.safeParse(proof, json);
  if (!read.success) return false;
  const { signature, cert } = read.data;
  // Which policies its certificates carry differs with their age: the authority alone says that it is one.
  const holder = holderOf(cert, { trusted: authorities, policies: [], purposes }, now);
  const keyType = signature.algorithm === 'SHA256WithECEncryption' ? 'ec' : 'rsa';
  if (holder?.personalCode !== personalCode || holder.key.asymmetricKeyType !== keyType) return false;
  // Raw r and s, as the vendor sends them; for RSA this says nothing.
  const how = { key: holder.key, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(challenge, 'base64'), how, Buffer.from(signature.value, 'base64'));
};

/** Mobile-ID: the SIM card of this number, held by somebody with this code, is asked. */
export const mobileId = (address: MobileIdAddress, clock: Clock): PhoneSignIn => {
  const ask = askProvider(address, clock);
  return {
    begin: async ({ personalCode, phone = '', language }) => {
      const random = randomBytes(64);
      const hash = createHash('sha256').update(random).digest();
      const answer = await ask('/authentication', {
        method: 'POST',
        timeoutMs: beginMs,
        body: {
          relyingPartyUUID: address.uuid,
          relyingPartyName: address.name,
          phoneNumber: phone,
          nationalIdentityNumber: personalCode,
          hash: hash.toString('base64'),
          hashType: 'SHA256',
          language: languages[language],
          displayText: 'Tervita: nimistute import',
          displayTextFormat: 'GSM-7',
        },
      });
      const begun = z.safeParse(begunAnswer, answer.json);
      if (answer.status !== 200 || !begun.success)
        throw new PhoneSignInUnavailable(`Mobile-ID answered ${answer.status}`);
      return {
        providerSession: begun.data.sessionID,
        challenge: random.toString('base64'),
        verificationCode: mobileIdCode(hash),
      };
    },
    status: async (begun) => {
      const path = `/authentication/session/${encodeURIComponent(begun.providerSession)}?timeoutMs=${pollMs}`;
      const { status, json } = await ask(path, { method: 'GET', timeoutMs: pollTotalMs });
      if (status === 404) return failed('TIMEOUT');
      const read = z.safeParse(statusAnswer, json);
      if (status !== 200 || !read.success) throw new PhoneSignInUnavailable(`Mobile-ID answered ${status}`);
      if (read.data.state === 'RUNNING') return { outcome: 'WAITING' };
      const result = read.data.result ?? '';
      if (result !== 'OK') return failed(failures[result] ?? 'TECHNICAL');
      return isProved(json, begun, address, clock()) ? { outcome: 'IDENTIFIED' } : failed('NOT_VERIFIED');
    },
  };
};
