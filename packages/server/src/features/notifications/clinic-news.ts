import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import { type AccountEvent, accountEvent } from '../auth/index.ts';

const letters: Readonly<Record<string, AccountEvent>> = {
  'employee.added': 'account.employee-added',
  'employee.waits': 'account.employee-waits',
  'employee.left': 'account.employee-left',
  'employee.back': 'account.employee-back',
  'employee.edited': 'account.employee-edited',
  'clinic.upgraded': 'account.clinic-upgraded',
  'clinic.plan-changed': 'account.plan-changed',
  'message-centre.sent': 'account.sms-sent',
  'list-import.patients-left': 'account.patients-left',
};

/**
 * Nobody gets into a clinic unseen or spends its money unseen: whoever administers it gets a letter. Where nobody does,
 * doctors decide about who waits.
 */
export const tellClinicAdmins = ({ database }: { readonly database: Database }): Subscriber => ({
  queue: 'clinic-news',
  on: Object.keys(letters),
  handle: async ({ type, key, ids: { clinicId, employeeId, byUserId } }, publish) => {
    const letter = letters[type];
    if (!letter) return;
    await database.write('tervita_system', {}, async (tx) => {
      const { rows } = await sql<{ userId: string }>`
        select e.user_id as "userId" from employee e
        where e.clinic_id = ${clinicId ?? null} and e.deleted_at is null and (e.is_admin
          or (${type} = 'employee.waits' and e.role = 'DOCTOR' and not exists (
            select from employee a where a.clinic_id = e.clinic_id and a.is_admin and a.deleted_at is null)))`.execute(
        tx,
      );
      // Names are looked up when the letter is written: what waits in a queue holds ids alone.
      const about = {
        ...(clinicId ? { clinicId } : {}),
        ...(employeeId ? { employeeId } : {}),
        ...(byUserId ? { byUserId } : {}),
      };
      for (const { userId } of rows) await publish(tx, accountEvent(letter, userId, key, about));
    });
  },
});
