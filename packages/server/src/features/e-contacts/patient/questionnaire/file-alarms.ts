import { alarmsFiledAnHour } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import { writeWorkAudit } from '../../../../core/audit/audit.ts';
import type { Database, Tx } from '../../../../core/database/database.ts';
import { newId } from '../../../../core/ids.ts';
import { raise } from '../../../../core/limits/credential-counters.ts';
import type { Log } from '../../../../core/log.ts';
import type { Outbox, Subscriber } from '../../../../core/outbox/outbox.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import type { Writer } from '../author.ts';
import { oneAtATime } from '../drafts/draft-store.ts';
import { type Suspect, suspectUnless } from '../more-danger.ts';
import { alarmOf } from './alarm.ts';
import { alarmToSend, findThreadMarked, lockUnsent } from './alarm-to-send.ts';
import { confirm } from './confirm.ts';
import { type Found, findMine } from './questionnaire-store.ts';
import { hasWords } from './text-to-file.ts';

interface Deps {
  readonly database: Database;
  /** Hints to open screens, after the commit. */
  readonly announce: (events: readonly OutboxEvent[]) => void;
  readonly log: Log;
  /** Whether words are also held against what was learnt from messages of danger. */
  readonly hasClassifier: boolean;
}

/** Undefined when the author may no longer write for this person. */
const authorOf = async (tx: Tx, { questionnaire }: Found): Promise<Writer | undefined> => {
  const { authorUserId, patientPersonId } = questionnaire;
  // What follows is done in the author's name, also for the database.
  const { rows } = await sql<Omit<Writer, 'activeRole' | 'assurance'>>`
    select u.id as "userId", p.id as "personId", p.first_name as "firstName", p.surname,
      set_config('tervita.user_id', u.id::text, true), set_config('tervita.person_id', p.id::text, true)
    from app_user u join person p on p.id = u.person_id
    where u.id = ${authorUserId} and (p.id = ${patientPersonId} or exists (
      select from representation r where r.user_id = u.id and r.person_id = ${patientPersonId}
        and representation_holds(r.ended_at)))`.execute(tx);
  return rows[0] ? { ...rows[0], activeRole: 'PRM_PATIENT', assurance: 'LOW' } : undefined;
};

type Publish = (event: OutboxEvent) => Promise<void>;

interface Filed {
  readonly userId: string;
  readonly clinicId: string;
  readonly eContactId: string;
}

interface Filing {
  readonly tx: Tx;
  readonly now: Date;
  readonly publish: Publish;
  readonly suspect: Suspect;
}

const file = async ({ tx, now, publish, suspect }: Filing, found: Found): Promise<Filed | undefined> => {
  const { id } = found.questionnaire;
  const draft = await lockUnsent(tx, id);
  const alarm = draft && alarmOf(found, now);
  if (!alarm) return undefined;
  // Whoever still answers will send it themselves; if not, it is looked at again.
  if (now < alarm.notBefore) {
    await publish(alarm);
    return undefined;
  }
  const author = await authorOf(tx, found);
  if (!author || (await findThreadMarked(tx, found, author))) return undefined;
  const filed = await confirm({ tx, actor: author, now, newId: () => newId(now), publish, suspect }, found, {
    ...(await alarmToSend(tx, author, found, draft, now)),
    filed: hasWords(found, draft, now) ? 'TYPED' : 'ANSWERED',
  });
  await writeWorkAudit(tx, {
    work: 'alarm-filings',
    action: 'SENT',
    userId: author.userId,
    clinicId: found.questionnaire.clinicId,
    eContactId: filed.id,
    personId: found.questionnaire.patientPersonId,
    requestId: id,
  });
  return { userId: author.userId, clinicId: found.questionnaire.clinicId, eContactId: filed.id };
};

/** None is refused, however many there are. Told once an hour for one person, with who it is and nothing of what they wrote. */
const watchSender = async ({ database, log }: Deps, filed: Filed): Promise<void> => {
  const { count } = await raise(database.system, { key: `alarms-filed:${filed.userId}`, seconds: 3_600 });
  if (count === alarmsFiledAnHour + 1)
    log.warn({ alarm: 'ALARMS_FILED', ...filed, count }, 'one person leaves many alarms');
};

/** Sends what was answered with a sign of danger and then left. What was taken back meanwhile is left alone. */
export const fileAlarms = (deps: Deps): Subscriber => ({
  queue: 'alarm-filings',
  on: ['questionnaire.alarm'],
  handle: async ({ ids }, publish: Outbox['publish']) => {
    const { questionnaireId = '' } = ids;
    const events: OutboxEvent[] = [];
    const filed = await deps.database.write('tervita_system', {}, async (tx, now) => {
      await oneAtATime(tx, questionnaireId);
      // Whose it is now: two accounts may have become one since it was begun.
      const author = await tx
        .selectFrom('ai_questionnaire')
        .select('author_user_id')
        .where('id', '=', questionnaireId)
        .executeTakeFirst();
      const found = author && (await findMine(tx, author.author_user_id, questionnaireId));
      if (!found) return undefined;
      const suspect = suspectUnless(!deps.hasClassifier);
      const tell: Publish = async (event) => {
        await publish(tx, event);
        events.push(event);
      };
      return file({ tx, now, publish: tell, suspect }, found);
    });
    deps.announce(events);
    if (filed) await watchSender(deps, filed);
  },
});
