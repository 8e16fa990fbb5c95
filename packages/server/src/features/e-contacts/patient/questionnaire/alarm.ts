import { filingMinutes } from '@tervita/domain/smart-questionnaire';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import { judge, type LookThrough } from './judge.ts';
import type { Found } from './questionnaire-store.ts';

type Alarm = OutboxEvent & { readonly notBefore: Date };

/**
 * Whoever is told to call for help may never come back to send: the clinic gets it all the same, some minutes after
 * the first grave sign that still stands. Undefined where there is no sign of danger, or no longer.
 */
export const alarmOf = (found: Found, now: Date, lookThrough?: LookThrough): Alarm | undefined => {
  if (judge(found, now, lookThrough).redFlag !== 'CALL_112') return undefined;
  const { id, authorUserId, alarmSince, updatedAt } = found.questionnaire;
  // A step that the version before this one took has kept no time.
  const notBefore = new Date((alarmSince ?? updatedAt).getTime() + filingMinutes * 60_000);
  return {
    type: 'questionnaire.alarm',
    key: `${id}:${notBefore.toISOString()}`,
    ids: { questionnaireId: id, authorUserId },
    notBefore,
  };
};
