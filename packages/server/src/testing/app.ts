import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { type Answered, pathOf, type RouteDefinition, type Sent } from '@tervita/contract/core';
import { createClinicEContact, sendEContactText } from '@tervita/contract/e-contacts';
import { type App, buildApp } from '../app.ts';
import type { Bus, BusMessage } from '../core/bus/bus.ts';
import { systemClock } from '../core/clock.ts';
import { type Config, parseConfig } from '../core/config.ts';
import { type Database, openDatabase } from '../core/database/database.ts';
import { createLog, type Log } from '../core/log.ts';
import type { RegisterAccess } from '../features/clinic-import/index.ts';
import type { ServiceAddress } from '../features/platform-admin/index.ts';
import type { CareFlowProvider } from '../integrations/awell/provider.ts';
import type { Scanner } from '../integrations/clamd/scanner.ts';
import type { DigitalIdGateway } from '../integrations/digital-id/gateway.ts';
import type { MailDomainExists } from '../integrations/dns/mail-domains.ts';
import { type Llm, openLlm } from '../integrations/llm/llm.ts';
import type { Mail, Mailer } from '../integrations/mail/smtp.ts';
import type { Pusher } from '../integrations/push/web-push.ts';
import type { SmsGateway } from '../integrations/sms/sms-gateway.ts';
import { diskStorage } from '../integrations/storage/disk.ts';
import type { FileStorage } from '../integrations/storage/storage.ts';
import type { OutsideProviders } from '../outside-providers.ts';
import { cloneDatabase, type TestDatabase } from './database.ts';
import { multipartOf, multipartType, type UploadSample } from './multipart.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface CallOptions {
  /** The session token of the caller. */
  readonly as?: string | undefined;
  readonly seen?: number;
  readonly key?: string;
  readonly headers?: Record<string, string>;
  /** What an upload brings; a small text unless given. */
  readonly upload?: UploadSample;
  /** The network address of the caller. */
  readonly from?: string;
}

export interface TestAnswer<R extends RouteDefinition> {
  readonly status: number;
  readonly body: Answered<R>;
  readonly raw: Record<string, unknown>;
  readonly bytes: Buffer;
  readonly cookie: string | undefined;
  readonly cookies: readonly { name: string; value: string }[];
  readonly headers: Readonly<Record<string, unknown>>;
}

export interface TestApp {
  readonly app: App;
  readonly database: Database;
  readonly testDatabase: TestDatabase;
  readonly config: Config;
  readonly mails: Mail[];
  readonly logged: string[];
  readonly told: BusMessage[];
  readonly storage: FileStorage;
  /** Where it keeps files. */
  readonly folder: string;
  call<R extends RouteDefinition>(route: R, sent: Sent<R>, options?: CallOptions): Promise<TestAnswer<R>>;
  close(): Promise<void>;
}

/** Delivers to its own process at once. */
const inProcessBus = (told: BusMessage[]): Bus => {
  let listener: (message: BusMessage) => void = () => undefined;
  return {
    publish: async (message) => {
      told.push(message);
      listener(message);
    },
    listen: (next) => {
      listener = next;
    },
    close: async () => undefined,
  };
};

export const origin = 'http://localhost:3000';

const addressOf = (route: RouteDefinition, sent: { params?: unknown; query?: unknown }) => {
  const params = (sent.params ?? {}) as Record<string, string>;
  const path = pathOf(route).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = Object.entries((sent.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return `${path}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`;
};

/** Tests that are not about danger speak of people who have said that there are no signs of it. */
const withDangerAsked = (route: RouteDefinition, body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || 'dangerSigns' in body) return body;
  if (route.path === createClinicEContact.path)
    return 'kind' in body && body.kind === 'AS_PATIENT' && !('isDangerUnasked' in body)
      ? { ...body, isDangerUnasked: true }
      : body;
  if (route.path !== sendEContactText.path) return body;
  return 'aiQuestionnaireId' in body && body.aiQuestionnaireId ? body : { ...body, dangerSigns: ['none'] };
};

const bodyType = ({ crossSiteForm, upload }: RouteDefinition) => {
  if (upload) return multipartType;
  return crossSiteForm ? 'application/x-www-form-urlencoded' : 'application/json';
};
const bodyOf = (route: RouteDefinition, body: unknown) =>
  route.crossSiteForm ? String(new URLSearchParams(body as Record<string, string>)) : JSON.stringify(body);

const payloadOf = (route: RouteDefinition, sent: { body?: unknown }, { upload }: CallOptions) =>
  route.upload
    ? multipartOf((sent.body ?? {}) as Record<string, string>, upload)
    : bodyOf(route, withDangerAsked(route, sent.body ?? {}));

const jsonOf = (response: { headers: Record<string, unknown>; json: () => unknown }) =>
  String(response.headers['content-type']).includes('json')
    ? (response.json() as Record<string, unknown>)
    : {};

const headersOf = (route: RouteDefinition, options: CallOptions) => ({
  origin,
  ...(options.as ? { cookie: `tervita=${options.as}` } : {}),
  ...(route.idempotency ? { 'idempotency-key': options.key ?? randomUUID() } : {}),
  ...(options.seen === undefined ? {} : { 'if-match': String(options.seen) }),
  ...(route.body ? { 'content-type': bodyType(route) } : {}),
  ...options.headers,
});

export interface TestAppOptions {
  readonly digitalId?: DigitalIdGateway;
  readonly outsideProviders?: OutsideProviders;
  readonly mailDomainExists?: MailDomainExists;
  readonly mailer?: Mailer;
  readonly log?: Log;
  readonly env?: Record<string, string>;
  readonly testDatabase?: TestDatabase;
  readonly scanner?: Scanner;
  readonly services?: readonly ServiceAddress[];
  readonly pusher?: Pusher;
  readonly llm?: Llm;
  readonly careFlows?: CareFlowProvider;
  readonly sms?: SmsGateway;
  readonly registerAccess?: RegisterAccess;
  readonly storage?: FileStorage;
}

export const startTestApp = async (options: TestAppOptions = {}): Promise<TestApp> => {
  const testDatabase = options.testDatabase ?? (await cloneDatabase());
  const config = parseConfig({
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'off',
    JOBS_POLL_SECONDS: '0.5',
    ...options.env,
  });
  const database = openDatabase(testDatabase.address);
  const mails: Mail[] = [];
  const logged: string[] = [];
  const told: BusMessage[] = [];
  const collecting: Mailer = {
    send: async (mail) => {
      mails.push(mail);
    },
    close: () => undefined,
  };
  const folder = makeTemporaryFolder('files');
  const storage = options.storage ?? (await diskStorage(folder));
  const app = await buildApp({
    config,
    database,
    databaseAddress: testDatabase.address,
    bus: inProcessBus(told),
    log: options.log ?? createLog('info', { write: (line) => logged.push(line) }),
    clock: systemClock,
    digitalId: options.digitalId,
    outsideProviders: options.outsideProviders ?? {},
    mailer: options.mailer ?? collecting,
    mailDomainExists: options.mailDomainExists ?? (async () => true),
    storage,
    scanner: options.scanner,
    services: options.services ?? [],
    pusher: options.pusher,
    careFlows: options.careFlows,
    sms: options.sms,
    registerAccess: options.registerAccess,
    llm:
      options.llm ??
      openLlm({ endpoint: undefined, isSimulated: false, publicOnly: false, clock: systemClock }),
    demoMailbox: null,
    webFolder: tmpdir(),
  });
  await app.server.ready();
  return {
    app,
    database,
    testDatabase,
    config,
    mails,
    logged,
    told,
    storage,
    folder,
    call: async (route, sent, callOptions = {}) => {
      const response = await app.server.inject({
        method: route.method,
        url: addressOf(route, sent),
        headers: headersOf(route, callOptions),
        ...(callOptions.from ? { remoteAddress: callOptions.from } : {}),
        ...(route.body ? { payload: payloadOf(route, sent, callOptions) } : {}),
      });
      const raw = jsonOf(response);
      const cookie = response.cookies.find(({ name }) => name === 'tervita')?.value;
      const { statusCode: status, cookies, headers } = response;
      return { status, body: raw as never, raw, bytes: response.rawPayload, cookie, cookies, headers };
    },
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true, force: true });
      if (!options.testDatabase) await testDatabase.drop();
    },
  };
};
