import { supportEmail } from '../config.ts';
import { currentSession } from '../session/session-store.ts';

/** A letter to support, for whoever cannot use its form. Undefined where nobody would read it. */
export const supportMail = (letter: { subject?: string | undefined; body?: string }): string | undefined => {
  const email = supportEmail();
  const query = Object.entries(letter)
    .flatMap(([name, text]) => (text ? `${name}=${encodeURIComponent(text)}` : []))
    .join('&');
  return email ? `mailto:${email}${query ? `?${query}` : ''}` : undefined;
};

/** Where support is told of a fault on our side: by its form, or by mail by whoever is not signed in. */
export const supportAddress = (requestId: string | undefined): string | undefined => {
  if (!requestId) return undefined;
  return currentSession()
    ? `/help/technical-problem?error=${requestId}`
    : supportMail({ subject: requestId });
};
