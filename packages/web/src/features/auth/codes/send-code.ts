import { type CodeSent, sendOtp } from '@tervita/contract/auth';
import { otp as limits, type OtpPurpose } from '@tervita/domain/auth';
import { emailKey, maskedEmail } from '@tervita/domain/persons';
import { ApiError } from '../../../core/api/api-error.ts';
import { call } from '../../../core/api/call.ts';
import { now } from '../../../core/clock.ts';
import { currentLanguage } from '../../../core/texts/index.ts';
import { rememberSentCode, type SentCode, sentCode } from './sent-code.ts';

/** Asks for a code. Without an address: to that of the sign-in this browser has begun. */
export const sendCode = async (purpose: OtpPurpose, email?: string): Promise<SentCode> => {
  const body = { purpose, locale: currentLanguage(), ...(email === undefined ? {} : { email }) };
  const sent: CodeSent = await call(sendOtp, { body });
  return rememberSentCode(purpose, sent, { email, now: now() });
};

const isTooSoon = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status === 429 &&
  (error.retryAfterSeconds ?? Infinity) <= limits.resendSeconds;

/** Whoever comes back to the form within a minute already has a code: it is used, not refused. */
export const sendFirstCode = async (purpose: OtpPurpose, email: string): Promise<void> => {
  const earlier = sentCode(purpose);
  const isSame = earlier?.email !== undefined && emailKey(earlier.email) === emailKey(email);
  if (isSame && earlier.resendAt > now().getTime()) return;
  try {
    await sendCode(purpose, email);
  } catch (error) {
    if (!isSame || !isTooSoon(error)) throw error;
    const resendAfterSeconds = error.retryAfterSeconds ?? limits.resendSeconds;
    rememberSentCode(purpose, { maskedEmail: maskedEmail(email), resendAfterSeconds }, { email, now: now() });
  }
};
