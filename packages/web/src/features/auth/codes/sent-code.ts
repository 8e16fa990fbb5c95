import type { CodeSent } from '@tervita/contract/auth';
import type { OtpPurpose } from '@tervita/domain/auth';
import { isRecord } from '../../../core/api/api-error.ts';
import { forget, recall, remember } from '../../../core/storage.ts';

/** A code that is on its way: survives a reload of its page, never holds the code. */
export interface SentCode {
  readonly maskedEmail: string;
  /** Where the person wrote the address here; a sign-in keeps it on the server. */
  readonly email?: string | undefined;
  /** When another may be asked for, in milliseconds. */
  readonly resendAt: number;
}

const keyOf = (purpose: OtpPurpose) => `code.${purpose}`;

const parse = (stored: string | null): SentCode | undefined => {
  try {
    const sent: unknown = JSON.parse(stored ?? 'null');
    const isSent =
      isRecord(sent) && typeof sent.maskedEmail === 'string' && typeof sent.resendAt === 'number';
    return isSent ? (sent as unknown as SentCode) : undefined;
  } catch {
    return undefined;
  }
};

export const sentCode = (purpose: OtpPurpose): SentCode | undefined =>
  parse(recall('session', keyOf(purpose)));

export const forgetSentCode = (purpose: OtpPurpose): void => forget('session', keyOf(purpose));

export const rememberSentCode = (
  purpose: OtpPurpose,
  { maskedEmail, resendAfterSeconds }: CodeSent,
  { email, now }: { email?: string | undefined; now: Date },
): SentCode => {
  const sent = { maskedEmail, email, resendAt: now.getTime() + resendAfterSeconds * 1000 };
  remember('session', keyOf(purpose), JSON.stringify(sent));
  return sent;
};
