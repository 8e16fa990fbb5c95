import type { Language } from '@tervita/domain/core';
import { notifications as en } from '@tervita/texts/notifications/en';
import { notifications as et } from '@tervita/texts/notifications/et';
import { notifications as pl } from '@tervita/texts/notifications/pl';
import { notifications as ru } from '@tervita/texts/notifications/ru';
import type { Mail } from '../../integrations/mail/smtp.ts';

const spoken = { et, en, ru, pl };

export type NoticeKind = 'clinicAnswered' | 'closed';

export interface Notice {
  readonly kind: NoticeKind;
  readonly language: Language;
  readonly clinic: string;
  readonly link: string;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

// Mail headers take no line break, whatever a clinic is called.
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ');

const htmlOf = (body: string, link: string, footer: string, language: Language) => {
  const linked = escapeHtml(body).replaceAll(
    escapeHtml(link),
    `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`,
  );
  const lines = linked.replaceAll('\n', '<br>');
  return `<!doctype html><html lang="${language}"><body><p>${lines}</p><hr><p><small>${escapeHtml(footer)}</small></p></body></html>`;
};

/** The clinic's name and a link, never health content. */
export const mailTexts = (notice: Notice): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const notifications = spoken[notice.language];
  const said = notifications[notice.kind];
  const body = said.body(notice);
  return {
    subject: oneLine(said.subject(notice)),
    text: `${body}\n\n-- \n${notifications.footer}`,
    html: htmlOf(body, notice.link, notifications.footer, notice.language),
  };
};
