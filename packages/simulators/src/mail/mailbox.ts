import PostalMime, { type Address } from 'postal-mime';

export type CaughtMail = {
  id: string;
  receivedAt: Date;
  from: string;
  /** Who really gets it, as the sender told the server, not as the letter says. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  headers: { key: string; value: string }[];
  attachments: { filename: string; mimeType: string; size: number }[];
};

const kept = 1000;

const written = (address: Address | undefined): string => {
  if (!address) return '';
  return address.name === '' ? (address.address ?? '') : `${address.name} <${address.address ?? ''}>`;
};

const sizeOf = (content: ArrayBuffer | Uint8Array | string): number =>
  typeof content === 'string' ? content.length : content.byteLength;

export const createMailbox = (now: () => Date) => {
  let mails: CaughtMail[] = [];
  let count = 0;
  return {
    add: async (envelope: { from: string; to: string[] }, raw: Buffer): Promise<void> => {
      const email = await PostalMime.parse(raw);
      count += 1;
      const mail = {
        id: String(count),
        receivedAt: now(),
        from: written(email.from) || envelope.from,
        to: envelope.to,
        subject: email.subject ?? '',
        text: email.text ?? '',
        html: email.html ?? '',
        headers: email.headers.map(({ originalKey, value }) => ({ key: originalKey, value })),
        attachments: email.attachments.map(({ filename, mimeType, content }) => ({
          filename: filename ?? '',
          mimeType,
          size: sizeOf(content),
        })),
      };
      mails = [mail, ...mails].slice(0, kept);
    },
    /** Newest first; a part of the recipient's address is enough. */
    list: (to = ''): readonly CaughtMail[] =>
      mails.filter((mail) =>
        mail.to.some((address) => address.toLowerCase().includes(to.trim().toLowerCase())),
      ),
    find: (id: string): CaughtMail | undefined => mails.find((mail) => mail.id === id),
    clear: () => {
      mails = [];
    },
  };
};

export type Mailbox = ReturnType<typeof createMailbox>;
