import { newId } from '../../core/ids.ts';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import { newClaim } from './claim-link.ts';
import { noticed, occasionOf } from './kinds.ts';
import { mailTexts } from './mail-texts.ts';
import { beginNotice, endNotice } from './notice-store.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { receiverOf } from './receiver.ts';

/** Tells the patient by e-mail that the clinic did something. A retry carries the same Message-ID. */
export const patientMails = ({
  database,
  mailer,
  publicUrl,
  fallbackLanguage,
  clock,
}: NotificationDeps): Subscriber => ({
  queue: 'notifications',
  on: noticed,
  handle: async (event) => {
    const occasion = occasionOf(event);
    if (!occasion) return;
    const { key, eContactId } = occasion;
    const begun = await database.write('tervita_system', {}, async (tx) => {
      const receiver = await receiverOf(tx, occasion, fallbackLanguage);
      if (!receiver) return undefined;
      const about = { kind: receiver.kind, eContactId, clinicId: receiver.clinicId, userId: receiver.userId };
      const id = await beginNotice(tx, { ...about, id: newId(clock()), key, channel: 'EMAIL' });
      if (!id) return undefined;
      const { hasToClaim, email, clinicId } = receiver;
      const claim = hasToClaim && email ? await newClaim(tx, { clinicId, eContactId, email }) : undefined;
      return { id, claim, ...receiver };
    });
    if (!begun) return;
    const end = (status: 'SENT' | 'SKIPPED') =>
      database.write('tervita_system', {}, (tx, now) => endNotice(tx, begun.id, status, now));
    // Without an address, a wish to be told, or a mail server, there is nothing to repeat.
    if (!begun.email || !mailer) return end('SKIPPED');
    // Behind the #: it stays in the browser and comes into no log.
    const page = begun.claim ? `/claim-e-contact#${begun.claim}` : `/e-contacts/${eContactId}/timeline`;
    const link = new URL(page, publicUrl).href;
    await mailer.send({
      to: begun.email,
      messageId: `<${begun.id}@${new URL(publicUrl).hostname}>`,
      ...mailTexts({ kind: begun.kind, language: begun.language, clinic: begun.clinicName, link }),
    });
    return end('SENT');
  },
});
