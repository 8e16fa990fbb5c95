import type { EContactEvent } from '@tervita/domain/e-contacts';
import { newId } from '../../core/ids.ts';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import { mailTexts, type NoticeKind } from './mail-texts.ts';
import { beginNotice, endNotice } from './notice-store.ts';
import type { NotificationDeps } from './notification-deps.ts';

export { accountNotices } from './account-notices.ts';

const kinds: Partial<Record<EContactEvent, NoticeKind>> = {
  'e-contact.replied': 'clinicAnswered',
  'e-contact.completed': 'closed',
};

/** Tells the patient by e-mail that the clinic wrote. A retry carries the same Message-ID. */
export const patientNotices = ({
  database,
  mailer,
  publicUrl,
  fallbackLanguage,
  clock,
}: NotificationDeps): Subscriber => ({
  queue: 'notifications',
  on: Object.keys(kinds),
  handle: async ({ type, key, ids }) => {
    const kind = kinds[type as EContactEvent];
    const eContactId = ids.eContactId;
    if (!kind || !eContactId) return;
    const notice = await database.write('tervita_system', {}, (tx, now) =>
      beginNotice(tx, { key: `${kind}:${key}`, kind, eContactId }, newId(clock()), fallbackLanguage, now),
    );
    if (!notice) return;
    const end = (status: 'SENT' | 'SKIPPED') =>
      database.write('tervita_system', {}, (tx, now) => endNotice(tx, notice.id, status, now));
    // Without an address, a wish to be told, or a mail server, there is nothing to repeat.
    if (!notice.email || !mailer) return end('SKIPPED');
    const link = new URL(`/e-contacts/${eContactId}/timeline`, publicUrl).href;
    await mailer.send({
      to: notice.email,
      messageId: `<${notice.id}@${new URL(publicUrl).hostname}>`,
      ...mailTexts({ kind, language: notice.language, clinic: notice.clinicName, link }),
    });
    return end('SENT');
  },
});
