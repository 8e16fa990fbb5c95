import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Kept over retries: a mail sent twice is recognised as one. */
  readonly messageId: string;
}
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport(url, { from });
  return {
    send: async (mail) => {
      await transport.sendMail({ from, ...mail, disableFileAccess: true, disableUrlAccess: true });
    },
    close: () => transport.close(),
  };
};
