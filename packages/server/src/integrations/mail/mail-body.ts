import type { Language } from '@tervita/domain/core';
import type { Mail } from './smtp.ts';

export interface Letter {
  readonly subject: string;
  readonly body: string;
  readonly footer: string;
  readonly language: Language;
  /** Stands in the body as it is; becomes a link. */
  readonly link?: string | undefined;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

// Mail headers take no line break, whatever a clinic is called.
const oneLine = (text: string) => text.replace(/[\r\n\u2028\u2029]+/g, ' ');

const htmlOf = ({ body, link, footer, language }: Letter) => {
  const escaped = escapeHtml(body);
  const linked = link
    ? escaped.replaceAll(escapeHtml(link), `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`)
    : escaped;
  const lines = linked.replaceAll('\n', '<br>');
  return `<!doctype html><html lang="${language}"><body><p>${lines}</p><hr><p><small>${escapeHtml(footer)}</small></p></body></html>`;
};

/** The same words as plain text and as HTML. */
export const mailBody = (letter: Letter): Pick<Mail, 'subject' | 'text' | 'html'> => ({
  subject: oneLine(letter.subject),
  text: `${letter.body}\n\n-- \n${letter.footer}`,
  html: htmlOf(letter),
});
