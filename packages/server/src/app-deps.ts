import type { Bus } from './core/bus/bus.ts';
import type { Clock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import type { Database, DatabaseAddress } from './core/database/database.ts';
import type { Log } from './core/log.ts';
import type { RegisterAccess } from './features/clinic-import/index.ts';
import type { ServiceAddress } from './features/platform-admin/index.ts';
import type { CareFlowProvider } from './integrations/awell/provider.ts';
import type { Scanner } from './integrations/clamd/scanner.ts';
import type { DigitalIdGateway } from './integrations/digital-id/gateway.ts';
import type { MailDomainExists } from './integrations/dns/mail-domains.ts';
import type { Llm } from './integrations/llm/llm.ts';
import type { Mailer } from './integrations/mail/smtp.ts';
import type { Pusher } from './integrations/push/web-push.ts';
import type { SmsGateway } from './integrations/sms/sms-gateway.ts';
import type { FileStorage } from './integrations/storage/storage.ts';
import type { OutsideProviders } from './outside-providers.ts';

/** What the app is put together from; main and the tests bring it. */
export interface AppDeps {
  readonly config: Config;
  readonly database: Database;
  readonly databaseAddress: DatabaseAddress;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
  readonly digitalId: DigitalIdGateway | undefined;
  readonly outsideProviders: OutsideProviders;
  readonly mailer: Mailer | undefined;
  /** Undefined: notices on devices are not offered. */
  readonly pusher: Pusher | undefined;
  readonly llm: Llm;
  /** Undefined: no questionnaire is hosted outside. */
  readonly careFlows: CareFlowProvider | undefined;
  /** Undefined: no SMS is sent. */
  readonly sms: SmsGateway | undefined;
  /** Undefined: patient lists come from files alone. */
  readonly registerAccess: RegisterAccess | undefined;
  /** Never says no to a person because a name server is away. */
  readonly mailDomainExists: MailDomainExists;
  readonly storage: FileStorage;
  readonly scanner: Scanner | undefined;
  /** For whoever runs the platform, who wants to know whether they answer. */
  readonly services: readonly ServiceAddress[];
  readonly demoMailbox: string | null;
  readonly webFolder: string;
}
