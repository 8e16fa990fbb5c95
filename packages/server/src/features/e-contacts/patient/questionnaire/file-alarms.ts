import { filingMinutes } from '@tervita/domain/smart-questionnaire';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../../core/database/database.ts';
import { newId } from '../../../../core/ids.ts';
import type { Outbox, Subscriber } from '../../../../core/outbox/outbox.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import { filesOfDraft } from '../../../files/index.ts';
import type { Writer } from '../author.ts';
import { oneAtATime } from '../drafts/draft-store.ts';
import { composedForPatient } from './compose.ts';
import { confirm } from './confirm.ts';
import { judge } from './judge.ts';
import { findMine } from './questionnaire-store.ts';

interface Deps {
  readonly database: Database;
  /** Hints to open screens, after the commit. */
  readonly announce: (events: readonly OutboxEvent[]) => void;
}

/** Untouched since: whoever still answers will send it themselves. */
const isLeft = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const draft = await tx
    .selectFrom('e_contact_draft')
    .select('updated_at')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return draft !== undefined && now.getTime() - draft.updated_at.getTime() >= filingMinutes * 60_000;
};

const authorOf = async (tx: Tx, userId: string): Promise<Writer | undefined> => {
  const { rows } = await sql<Omit<Writer, 'activeRole'>>`
    select u.id as "userId", p.id as "personId", p.first_name as "firstName", p.surname
    from app_user u join person p on p.id = u.person_id where u.id = ${userId}`.execute(tx);
  return rows[0] ? { ...rows[0], activeRole: 'PRM_PATIENT' } : undefined;
};

/** Sends what was answered with a sign of danger and then left. What was taken back meanwhile is left alone. */
export const fileAlarms = ({ database, announce }: Deps): Subscriber => ({
  queue: 'alarm-filings',
  on: ['questionnaire.alarm'],
  handle: async ({ ids }, publish: Outbox['publish']) => {
    const { questionnaireId = '', authorUserId = '' } = ids;
    const events: OutboxEvent[] = [];
    await database.write('tervita_system', {}, async (tx, now) => {
      await oneAtATime(tx, questionnaireId);
      const found = await findMine(tx, authorUserId, questionnaireId);
      const actor = await authorOf(tx, authorUserId);
      if (!found || !actor || !(await isLeft(tx, questionnaireId, now))) return;
      if (judge(found, now).redFlag !== 'CALL_112') return;
      const { summary } = found.questionnaire;
      const files = await filesOfDraft(tx, actor, questionnaireId);
      const given = {
        tx,
        actor,
        now,
        newId: () => newId(now),
        publish: async (event: OutboxEvent) => {
          await publish(tx, event);
          events.push(event);
        },
      };
      await confirm(given, found, {
        summary: summary ?? composedForPatient(found, now),
        fileIds: files.map(({ id }) => id),
      });
    });
    announce(events);
  },
});
