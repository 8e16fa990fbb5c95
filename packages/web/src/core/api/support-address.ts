import { supportEmail } from '../config.ts';
import { currentSession } from '../session/session-store.ts';

interface Letter {
  readonly subject?: string | undefined;
  /** Cut where the letter would be too long. */
  readonly body?: string;
  /** Stands below the rest and is never cut. */
  readonly end?: string;
}

/** A longer address some systems drop without a word. */
const addressMax = 1_900;

const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed().replaceAll(/\r?\n/g, '\r\n'));

const encodedUpTo = (room: number, text: string): string => {
  let fits = '';
  for (const letter of text) {
    const next = fits + encoded(letter);
    if (next.length > room) break;
    fits = next;
  }
  return fits;
};

/** A letter to support, for whoever cannot use its form. Undefined where no mail is read. */
export const supportMail = ({ subject, body = '', end = '' }: Letter): string | undefined => {
  const email = supportEmail();
  if (!email) return undefined;
  const address = subject ? `mailto:${email}?subject=${encoded(subject)}` : `mailto:${email}`;
  if (!body && !end) return address;
  const below = encoded(body && end ? `\n\n${end}` : end);
  const start = `${address}${subject ? '&' : '?'}body=`;
  return `${start}${encodedUpTo(addressMax - start.length - below.length, body)}${below}`;
};

/** Where support is told of a fault on our side: by its form, or by mail by whoever is not signed in. */
export const supportAddress = (requestId: string | undefined): string | undefined => {
  if (!requestId) return undefined;
  return currentSession()
    ? `/help/technical-problem?error=${requestId}`
    : supportMail({ subject: requestId });
};
