import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Kept over retries: a mail sent twice is recognised as one. */
  readonly messageId: string;
}
export interface Mailer {
  /** Throws MailUnavailable when the letter was not taken. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server is away, slow, or does not take the letter. */
export class MailUnavailable extends Error {}

/** A person may be waiting for the letter: better to say that it did not go than to leave them waiting. */
const patience = {
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 10_000,
  dnsTimeout: 5_000,
};

export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({ url, ...patience }, { from });
  return {
    send: async (mail) => {
      const letter = { from, ...mail, disableFileAccess: true, disableUrlAccess: true };
      await transport.sendMail(letter).catch((error: unknown) => {
        throw new MailUnavailable(error instanceof Error ? error.message : 'mail', { cause: error });
      });
    },
    close: () => transport.close(),
  };
};
