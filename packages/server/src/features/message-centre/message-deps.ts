import type { Country } from '@tervita/domain/core';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/database/database.ts';
import type { SmsGateway } from '../../integrations/sms/sms-gateway.ts';

export interface MessageDeps {
  readonly database: Database;
  /** Undefined: no SMS is sent. */
  readonly gateway: SmsGateway | undefined;
  readonly country: Country;
  readonly publicUrl: string;
  readonly clock: Clock;
  /** How long a message that was claimed counts as being handed over. */
  readonly claimSeconds: number;
}
