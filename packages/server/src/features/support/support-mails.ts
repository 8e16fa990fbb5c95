import { type Language, languages } from '@tervita/domain/core';
import { supportReference } from '@tervita/domain/support';
import type { Database, Tx } from '../../core/database/database.ts';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import { mailBody } from '../../integrations/mail/mail-body.ts';
import { type Mailer, MailUnavailable } from '../../integrations/mail/smtp.ts';
import { spoken } from '../../integrations/mail/spoken.ts';

interface Deps {
  readonly database: Database;
  readonly mailer: Mailer | undefined;
  readonly publicUrl: string;
  readonly fallbackLanguage: Language;
  /** Where support reads its mail. */
  readonly supportEmail: string;
}

const messageOf = (tx: Tx, id: string) =>
  tx
    .selectFrom('support_message as m')
    .leftJoin('user_email as own', 'own.user_id', 'm.user_id')
    .leftJoin('clinic as c', 'c.id', 'm.clinic_id')
    .selectAll('m')
    .select(['own.address as own_address', 'c.name as clinic_name'])
    .where('m.id', '=', id)
    .executeTakeFirst();
type Message = NonNullable<Awaited<ReturnType<typeof messageOf>>>;

/** For support, in its own words: what was written, and by what it can be seen again. Never what a clinic was told. */
const letterToSupport = (message: Message, reference: string): { subject: string; body: string } => ({
  subject: `[${reference}] ${message.subject}`,
  body: [
    message.description,
    '',
    `Topic: ${message.topic}`,
    `Role: ${message.role}`,
    `Clinic: ${message.clinic_name ?? '-'}`,
    `Language: ${message.language ?? '-'}`,
    `Error: ${message.request_id ?? '-'}`,
    `Browser: ${message.browser ?? '-'}`,
    `Answer to: ${message.email}`,
  ].join('\n'),
});

const toSupport = (mailer: Mailer, message: Message, { supportEmail, publicUrl }: Deps): Promise<void> => {
  const reference = supportReference(message.reference);
  return mailer.send({
    to: supportEmail,
    replyTo: message.email,
    messageId: `<support.${message.id}@${new URL(publicUrl).hostname}>`,
    ...mailBody({ ...letterToSupport(message, reference), footer: 'Tervita', language: 'en' }),
  });
};

/** Only to the address that is known to be theirs: else we would write to anybody in our name. */
const isOwnAddress = ({ own_address, email }: Message): boolean =>
  own_address?.toLowerCase() === email.toLowerCase();

const copyToPerson = (mailer: Mailer, message: Message, deps: Deps): Promise<void> => {
  const { publicUrl, supportEmail, fallbackLanguage } = deps;
  const language = languages.find((each) => each === message.language) ?? fallbackLanguage;
  const { supportCopy, accountFooter: footer } = spoken[language];
  const reference = supportReference(message.reference);
  return mailer.send({
    to: message.email,
    replyTo: supportEmail,
    messageId: `<support-copy.${message.id}@${new URL(publicUrl).hostname}>`,
    ...mailBody({
      subject: supportCopy.subject({ reference }),
      body: supportCopy.body({
        reference,
        words: `${message.subject}\n\n${message.description}`,
      }),
      footer,
      language,
    }),
  });
};

/** Takes what was written to support to its inbox, and a copy to the address of whoever wrote it; each once. */
export const supportMails = (deps: Deps): Subscriber => ({
  queue: 'support',
  on: ['support.asked'],
  handle: async ({ ids }) => {
    const { database, mailer } = deps;
    const { messageId = '' } = ids;
    const message = await database.write('tervita_system', {}, (tx) => messageOf(tx, messageId));
    if (!message) return;
    if (!mailer) throw new MailUnavailable('no mail server is set up');
    const note = (column: 'sent_at' | 'copied_at') =>
      database.write('tervita_system', {}, (tx, now) =>
        tx
          .updateTable('support_message')
          .set({ [column]: now })
          .where('id', '=', messageId)
          .execute(),
      );
    if (!message.sent_at) {
      await toSupport(mailer, message, deps);
      await note('sent_at');
    }
    if (!message.copied_at && isOwnAddress(message)) {
      await copyToPerson(mailer, message, deps);
      await note('copied_at');
    }
  },
});
