import type { Database } from '../../core/database/database.ts';
import type { AdmitUse } from '../../core/limits/use-limits.ts';
import type { Log } from '../../core/log.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import type { CareFlowProvider } from '../../integrations/awell/provider.ts';

export interface CareFlowDeps {
  readonly database: Database;
  /** Undefined: nothing is hosted. */
  readonly provider: CareFlowProvider | undefined;
  readonly publicUrl: string;
  readonly admitUse: AdmitUse;
  readonly log: Log;
  /** Hints to open screens, after the commit. */
  readonly announce: (events: readonly OutboxEvent[]) => void;
}
