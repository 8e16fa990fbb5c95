import { otp as limits } from '@tervita/domain/auth';
import type { Language } from '@tervita/domain/core';
import { mailBody } from '../../../integrations/mail/mail-body.ts';
import type { Mail } from '../../../integrations/mail/smtp.ts';
import { spoken } from '../../../integrations/mail/spoken.ts';
import type { CodeFor } from './codes.ts';

interface CodeLetter extends Pick<CodeFor, 'purpose' | 'address'> {
  readonly id: string;
  readonly code: string;
  readonly language: Language;
  readonly publicUrl: string;
}

/** The code stands in the subject too: it is read from the notification without opening the letter. */
export const codeMail = ({ id, code, purpose, address, language, publicUrl }: CodeLetter): Mail => {
  const { code: said, accountFooter: footer } = spoken[language];
  return {
    to: address,
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    ...mailBody({
      subject: said.subject(code),
      body: said.body({ code, purpose, minutes: limits.minutes, site: new URL(publicUrl).host }),
      footer,
      language,
    }),
  };
};
