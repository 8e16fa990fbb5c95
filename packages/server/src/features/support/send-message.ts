import { sendSupportMessage } from '@tervita/contract/support';
import { BusinessError } from '@tervita/domain/core';
import { supportReference } from '@tervita/domain/support';
import { command } from '../../core/http/use-case.ts';
import type { AdmitUse } from '../../core/limits/use-limits.ts';
import type { Mailer } from '../../integrations/mail/smtp.ts';
import { type MailDomainCheck, refuseUnknownDomain } from '../auth/index.ts';

interface Deps {
  /** Undefined where no mail server is set up: then nobody would ever read the message. */
  readonly mailer: Mailer | undefined;
  readonly admitUse: AdmitUse;
  readonly mailDomainExists: MailDomainCheck;
}

/** Kept first, then sent by the worker: a mail server that is away loses nothing. */
export const sendMessage = ({ mailer, admitUse, mailDomainExists }: Deps) =>
  command(
    sendSupportMessage,
    async ({ tx, actor, body, now, newId, publish }) => {
      if (!mailer) throw new BusinessError('MAIL_NOT_AVAILABLE');
      await admitUse(tx, 'support');
      const id = newId();
      const [onlyClinic = null, ...others] = actor.activeRole === 'PRM_DOCTOR' ? actor.clinicIds : [];
      const { reference } = await tx
        .insertInto('support_message')
        .values({
          id,
          user_id: actor.userId,
          role: actor.activeRole,
          clinic_id: others.length === 0 ? onlyClinic : null,
          topic: body.topic,
          subject: body.subject,
          description: body.description,
          email: body.email,
          request_id: body.requestId,
          browser: body.browser,
          language: actor.language,
          created_at: now,
        })
        .returning('reference')
        .executeTakeFirstOrThrow();
      await publish({ type: 'support.asked', key: id, ids: { messageId: id } });
      return { reference: supportReference(reference) };
    },
    { before: ({ body }) => refuseUnknownDomain(body.email, mailDomainExists) },
  );
