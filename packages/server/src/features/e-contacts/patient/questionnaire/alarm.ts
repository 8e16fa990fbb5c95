import { filingMinutes } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import { judge } from './judge.ts';
import type { Found } from './questionnaire-store.ts';

/** Whoever is told to call for help may never come back to send: the clinic gets it all the same, a little later. */
export const alarmOf = async (tx: Tx, found: Found, now: Date): Promise<OutboxEvent | undefined> => {
  if (judge(found, now).redFlag !== 'CALL_112') return undefined;
  const { id, authorUserId } = found.questionnaire;
  const { version } = await tx
    .selectFrom('e_contact_draft')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    type: 'questionnaire.alarm',
    key: `${id}:${version}`,
    ids: { questionnaireId: id, authorUserId },
    notBefore: new Date(now.getTime() + filingMinutes * 60_000),
  };
};
