import type { Country } from '@tervita/domain/core';
import type { Tx } from '../../core/database/database.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import type { Actor } from '../../core/session/actor.ts';
import type { MailDomainCheck } from '../auth/index.ts';
import type { LookUpDeps } from './look-up-limits.ts';

export interface PatientDeps extends LookUpDeps {
  readonly country: Country;
  readonly mailDomainExists: MailDomainCheck;
  /** Opens what somebody wrote who was not the clinic's patient until now; returns the events to publish. */
  readonly acceptWaiting: (
    tx: Tx,
    takenIn: { readonly clinicId: string; readonly memberIds: readonly string[]; readonly by: Actor },
    now: Date,
  ) => Promise<OutboxEvent[]>;
}
