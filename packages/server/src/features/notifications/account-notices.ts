import type { Language } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { newId } from '../../core/ids.ts';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import { mailBody } from '../../integrations/mail/mail-body.ts';
import { spoken } from '../../integrations/mail/spoken.ts';
import type { AccountEvent } from '../auth/index.ts';
import { clinicInLetter } from './clinic-in-letter.ts';
import { endNotice } from './notice-store.ts';
import type { NotificationDeps } from './notification-deps.ts';

type AccountLetter = keyof (typeof spoken)['en']['account'];

const letters: Record<AccountEvent, AccountLetter> = {
  'account.new-device': 'newDevice',
  'account.many-failures': 'manyFailures',
  'account.password-changed': 'passwordChanged',
  'account.email-changed': 'emailChanged',
  'account.email-restored': 'emailRestored',
  'account.way-in-added': 'wayInAdded',
  'account.app-code-changed': 'appCodeChanged',
  'account.represented': 'represented',
  'account.record-taken': 'recordTaken',
  'account.record-lost': 'recordLost',
  'account.ai-changed': 'aiChanged',
  'account.employee-added': 'employeeAdded',
  'account.employee-waits': 'employeeWaits',
  'account.employee-left': 'employeeLeft',
  'account.employee-back': 'employeeBack',
  'account.employee-edited': 'employeeEdited',
  'account.work-name-differs': 'workNameDiffers',
  'account.clinic-applied': 'clinicApplied',
  'account.clinic-upgraded': 'clinicUpgraded',
  'account.plan-changed': 'planChanged',
  'account.sms-sent': 'smsSent',
  'account.import-ended': 'importEnded',
  'account.patients-left': 'patientsLeft',
};

/** Where a letter leads, when not to the settings. */
const pages: Partial<Record<AccountEvent, string>> = {
  'account.represented': '/who-acts-for-me',
  'account.record-taken': '/who-acts-for-me',
  'account.record-lost': '/who-acts-for-me',
  'account.ai-changed': '/prm/prompts',
  'account.employee-added': '/admin/employees',
  'account.employee-waits': '/admin/employees',
  'account.employee-left': '/admin/employees',
  'account.employee-back': '/admin/employees',
  'account.employee-edited': '/admin/employees',
  'account.work-name-differs': '/choose-auth',
  'account.clinic-applied': '/prm/applications',
  'account.clinic-upgraded': '/admin/clinic-features',
  'account.plan-changed': '/admin/clinic-features',
  'account.sms-sent': '/message-centre',
  'account.patients-left': '/admin/clinic-import',
};

const pageOf = (type: AccountEvent, { importId }: Readonly<Record<string, string>>): string =>
  type === 'account.import-ended'
    ? `/admin/clinic-import?import=${importId ?? ''}`
    : (pages[type] ?? '/settings');

interface Addressed {
  readonly id: string;
  readonly address: string | null;
  readonly language: Language | null;
  readonly device: string | null;
}

/** The attempt is stored before the letter goes; a notice that names an address of its own keeps it. */
const beginAccountNotice = async (
  tx: Tx,
  {
    id,
    key,
    kind,
    userId,
    familyId,
  }: { id: string; key: string; kind: string; userId: string; familyId: string },
): Promise<Addressed | undefined> => {
  const { rows } = await sql<Addressed>`
    with made as (
      insert into notice (id, dedupe_key, kind, user_id, status, attempts, created_at)
      values (${id}, ${key}, ${kind}, ${userId}, 'WAITING', 1, now())
      on conflict (dedupe_key) do update set attempts = notice.attempts + 1
        where notice.status = 'WAITING'
      returning id, address, user_id)
    select made.id, coalesce(made.address, e.address) as address, u.language,
      (select device from session where family_id::text = ${familyId} limit 1) as device
    from made join app_user u on u.id = made.user_id left join user_email e on e.user_id = u.id`.execute(tx);
  return rows[0];
};

interface AccountNoticeDeps extends NotificationDeps {
  /** Takes the change of an address back, for who reads the old mailbox. The notice has the number of the change. */
  readonly undoEmailLink: (changeId: string) => string;
}

/** Tells people by e-mail what happened to their account, so that a stranger's work does not go unseen. */
export const accountNotices = ({
  database,
  mailer,
  publicUrl,
  fallbackLanguage,
  clock,
  undoEmailLink,
}: AccountNoticeDeps): Subscriber => ({
  queue: 'account-notices',
  on: Object.keys(letters),
  handle: async ({ type, key, ids }) => {
    const { userId } = ids;
    const letter = letters[type as AccountEvent];
    if (!userId) return;
    const occasion = key.slice(userId.length + 1);
    const notice = await database.write('tervita_system', {}, (tx) =>
      beginAccountNotice(tx, {
        id: newId(clock()),
        key: `${type}:${key}`,
        kind: type,
        userId,
        familyId: occasion,
      }),
    );
    if (!notice) return;
    const end = (status: 'SENT' | 'SKIPPED') =>
      database.write('tervita_system', {}, (tx, now) => endNotice(tx, notice.id, status, now));
    if (!notice.address || !mailer) return end('SKIPPED');
    const language = notice.language ?? fallbackLanguage;
    const { account, accountFooter: footer, unknownDevice } = spoken[language];
    const page = pageOf(type as AccountEvent, ids);
    const link = type === 'account.email-changed' ? undoEmailLink(notice.id) : new URL(page, publicUrl).href;
    const { subject, body } = account[letter];
    await mailer.send({
      to: notice.address,
      messageId: `<${notice.id}@${new URL(publicUrl).hostname}>`,
      ...mailBody({
        subject,
        body: body({
          device: notice.device ?? unknownDevice,
          link,
          ...(await clinicInLetter(database, ids)),
        }),
        footer,
        language,
        link,
      }),
    });
    return end('SENT');
  },
});
