import { type CodeSent, sendOtp } from '@tervita/contract/auth';
import { otp as limits, type OtpPurpose } from '@tervita/domain/auth';
import { BusinessError, type Language } from '@tervita/domain/core';
import { maskedEmail } from '@tervita/domain/persons';
import type { FastifyRequest } from 'fastify';
import { BadInput } from '../../../core/http/errors.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { MailUnavailable } from '../../../integrations/mail/smtp.ts';
import { mailboxFor } from '../accounts/account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { admitLetter } from '../client-limit.ts';
import { refuseUnknownDomain } from '../mail-domain.ts';
import { codeMail } from './code-mail.ts';
import { admitSending, type CodeFor, newCode } from './codes.ts';
import type { WaitingAddresses } from './waiting-address.ts';

/** Sent at once, not through the outbox: only this moment knows the code, and a late one is of no use. */
export const sendCode = async (
  deps: AuthDeps,
  { request, language, newId }: { request: FastifyRequest; language: Language; newId: () => string },
  bound: CodeFor,
): Promise<CodeSent> => {
  if (!deps.mailer) throw new BusinessError('MAIL_NOT_AVAILABLE');
  // After a right password the letter goes to its owner, whatever others of the same network do.
  if (bound.purpose !== 'LOGIN') await admitLetter(deps, request);
  await admitSending(deps, bound);
  const id = newId();
  const code = await newCode(deps, bound, id);
  const address = await mailboxFor(deps.database.system, bound.address);
  try {
    await deps.mailer.send(
      codeMail({ id, code, language, publicUrl: deps.publicUrl, purpose: bound.purpose, address }),
    );
  } catch (error) {
    if (!(error instanceof MailUnavailable)) throw error;
    throw new BusinessError('MAIL_NOT_AVAILABLE');
  }
  return { maskedEmail: maskedEmail(bound.address), resendAfterSeconds: limits.resendSeconds };
};

/** Codes of a password sign-in are of no use where passwords are switched off. */
const passwordPurposes: readonly OtpPurpose[] = ['SIGNUP', 'LOGIN', 'RESET'];

export const sendOtpCall = (deps: AuthDeps, waiting: WaitingAddresses) =>
  exchange(
    sendOtp,
    async ({ actor, body, transact, request, reply, newId }) => {
      const { purpose } = body;
      if (passwordPurposes.includes(purpose) && !deps.offers('PASSWORD'))
        throw new BusinessError('SIGN_IN_METHOD_OFF');
      const browserHash = deps.browser.ensure(request, reply);
      const find = waiting[purpose];
      const address = find ? await transact((tx, now) => find(tx, browserHash, now)) : body.email;
      // Whoever has begun nothing hears what a wrong code would tell them.
      if (find && !address) throw new BusinessError('INVALID_OTP');
      if (!address) throw new BadInput([{ path: ['body', 'email'], key: 'required' }]);
      if (!find) await refuseUnknownDomain(address, deps.mailDomainExists);
      const language = body.locale ?? actor?.language ?? deps.fallbackLanguage;
      return sendCode(deps, { request, language, newId }, { purpose, address, browserHash });
    },
    { as: 'system' },
  );
