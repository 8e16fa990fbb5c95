import { BusinessError, type Country } from '@tervita/domain/core';
import type { OutboxEvent } from '../../../core/outbox/queues.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { refuseOldSignIn } from '../../auth/index.ts';

/**
 * Who decides where people's texts go must have come a moment ago, and in Estonia with a digital ID. Elsewhere the
 * platform's admins have a second factor besides their password.
 */
export const assertMayDirectTexts = (
  { country }: { readonly country: Country },
  actor: Pick<Actor, 'assurance' | 'signedInAt'>,
  now: Date,
): void => {
  if (country === 'EE' && actor.assurance !== 'HIGH') throw new BusinessError('DIGITAL_ID_NEEDED');
  refuseOldSignIn(actor, now);
};

/** All who run the platform hear of it by mail. */
export const aiChanged = (id: string): OutboxEvent => ({ type: 'ai.changed', key: id, ids: {} });
