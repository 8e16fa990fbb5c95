import type { Language } from '@tervita/domain/core';
import type { NoticeKind } from '@tervita/domain/notifications';
import { mailBody } from '../../integrations/mail/mail-body.ts';
import type { Mail } from '../../integrations/mail/smtp.ts';
import { spoken } from '../../integrations/mail/spoken.ts';

export interface Notice {
  readonly kind: NoticeKind;
  readonly language: Language;
  readonly clinic: string;
  readonly link: string;
}

/** The clinic's name and a link, never health content. */
export const mailTexts = (notice: Notice): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const { [notice.kind]: said, footer } = spoken[notice.language];
  const { language, link } = notice;
  return mailBody({ subject: said.subject(notice), body: said.body(notice), footer, language, link });
};
