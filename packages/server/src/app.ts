import cookies from '@fastify/cookie';
import { allRoutes } from '@tervita/contract/routes';
import { outsideProviders, type SignInMethod } from '@tervita/domain/auth';
import { defaultLanguageOf } from '@tervita/domain/core';
import type { FastifyInstance } from 'fastify';
import type { Bus } from './core/bus/bus.ts';
import type { Clock } from './core/clock.ts';
import type { Config } from './core/config.ts';
import { allowedModelHost } from './core/config-llm.ts';
import type { Database, DatabaseAddress } from './core/database/database.ts';
import { addCompression } from './core/http/compress.ts';
import { addDocs } from './core/http/docs-page.ts';
import { addHealth, metricsReaders } from './core/http/health.ts';
import { describeApi } from './core/http/openapi.ts';
import { addPolicyReports } from './core/http/policy-reports.ts';
import { secure } from './core/http/security.ts';
import { serve } from './core/http/serve.ts';
import { createServer } from './core/http/server.ts';
import { acceptUploads } from './core/http/upload.ts';
import type { UseCase } from './core/http/use-case.ts';
import { addWebApp } from './core/http/web-app.ts';
import { keyedHash } from './core/keyed-hash.ts';
import { callLimits, noCallLimits } from './core/limits/call-limits.ts';
import { admitUse } from './core/limits/use-limits.ts';
import type { Log } from './core/log.ts';
import { openOutbox } from './core/outbox/outbox.ts';
import { browserCookie } from './core/session/browser-cookie.ts';
import { sessionCookie } from './core/session/cookie.ts';
import { assertEveryRouteServed } from './every-route-served.ts';
import { adCalls } from './features/ads/index.ts';
import {
  aiCalls,
  evaluateDemonstration,
  evaluations,
  patientHelp,
  seedPrompts,
} from './features/ai/index.ts';
import { authCalls } from './features/auth/index.ts';
import { clinicCalls } from './features/clinics/index.ts';
import { consentCalls } from './features/consents/index.ts';
import { eContactCalls, fileAlarms, plannedMoves } from './features/e-contacts/index.ts';
import { feedbackCalls } from './features/feedback/index.ts';
import { fileCalls, fileScans, hourLimit } from './features/files/index.ts';
import { getGlobalMessages } from './features/global-messages/index.ts';
import { addLive, LiveHub } from './features/live/index.ts';
import { accountNotices, patientMails, patientPushes } from './features/notifications/index.ts';
import { patientCalls } from './features/patients/index.ts';
import { personCalls, tellOfClaims } from './features/persons/index.ts';
import { listDeadJobs, replayDeadJob, tellAdmins } from './features/platform-admin/index.ts';
import { problemTypeCalls } from './features/problem-types/index.ts';
import { profileCalls, undoLink } from './features/profiles/index.ts';
import { pushCalls } from './features/push/index.ts';
import { replyTemplateCalls } from './features/reply-templates/index.ts';
import { offeredConfig, refusalSentences, reportLog } from './features/support/index.ts';
import { track } from './features/usage/index.ts';
import { startChores } from './hourly-chores.ts';
import type { Scanner } from './integrations/clamd/scanner.ts';
import type { DigitalIdGateway } from './integrations/digital-id/gateway.ts';
import type { MailDomainExists } from './integrations/dns/mail-domains.ts';
import type { Llm } from './integrations/llm/llm.ts';
import type { Mailer } from './integrations/mail/smtp.ts';
import type { Pusher } from './integrations/push/web-push.ts';
import type { FileStorage } from './integrations/storage/storage.ts';
import type { OutsideProviders } from './outside-providers.ts';

export interface Deps {
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
  /** Never says no to a person because a name server is away. */
  readonly mailDomainExists: MailDomainExists;
  readonly storage: FileStorage;
  readonly scanner: Scanner | undefined;
  readonly demoMailbox: string | null;
  readonly webFolder: string;
}

export interface App {
  readonly server: FastifyInstance;
  startWorker(): Promise<void>;
  /** Of a demonstration alone: its prompts go through their evaluation. */
  evaluatePrompts(): Promise<void>;
  /** Unready first, so that nobody sends new work; then what is under way is finished. */
  drain(): void;
  close(): Promise<void>;
}

export const buildApp = async (deps: Deps): Promise<App> => {
  const { config, database, bus, log, clock } = deps;
  const server = createServer(config, log, clock);
  const draining = { on: false };
  const cookie = sessionCookie(config.PUBLIC_URL);
  const live = new LiveHub({ database, bus, clock, log });
  const notifying = {
    database,
    mailer: deps.mailer,
    publicUrl: config.PUBLIC_URL,
    fallbackLanguage: defaultLanguageOf(config.COUNTRY_CODE),
    clock,
  };
  const files = {
    database,
    storage: deps.storage,
    scanner: deps.scanner,
    clock,
    hash: keyedHash(deps.databaseAddress, 'file-links'),
    admit: config.RATE_LIMITS ? hourLimit(clock) : () => undefined,
  };
  const ai = {
    database,
    llm: deps.llm,
    hash: keyedHash(deps.databaseAddress, 'ai'),
    publicOnly: config.APP_MODE === 'PROD',
    mayAskAt: allowedModelHost(config),
    country: config.COUNTRY_CODE,
    countsUse: config.RATE_LIMITS,
    tokensADay: config.LLM_CLINIC_TOKENS_A_DAY,
  };
  await seedPrompts(database);
  const signInHash = keyedHash(deps.databaseAddress, 'sign-in');
  const announce = live.announce.bind(live);
  const subscribers = [
    patientMails(notifying),
    patientPushes(notifying, deps.pusher),
    accountNotices({
      ...notifying,
      undoEmailLink: (changeId) => undoLink(signInHash, config.PUBLIC_URL, changeId),
    }),
    tellOfClaims({ database }),
    tellAdmins({ database }),
    fileScans({ ...files, announce }),
    plannedMoves({ database, announce }),
    fileAlarms({ database, announce }),
    evaluations(ai),
  ];
  const outbox = await openOutbox(deps.databaseAddress, database, subscribers, log);

  await server.register(cookies);
  await secure(server, config);
  addCompression(server);
  addHealth(server, { database, draining, mayRead: metricsReaders(config) });
  await addPolicyReports(server, { log, clock, countsCalls: config.RATE_LIMITS });
  await addLive(server, live, { database, clock, cookie, config });

  const methods: Record<SignInMethod, boolean> = {
    DIGITAL_ID: deps.digitalId !== undefined,
    GOOGLE: deps.outsideProviders.GOOGLE !== undefined,
    APPLE: deps.outsideProviders.APPLE !== undefined,
    PASSWORD: config.EMAIL_LOGIN_ENABLED && deps.mailer !== undefined,
  };
  const auth = {
    database,
    cookie,
    browser: browserCookie(config.PUBLIC_URL),
    publicUrl: config.PUBLIC_URL,
    country: config.COUNTRY_CODE,
    isProd: config.APP_MODE === 'PROD',
    fallbackLanguage: defaultLanguageOf(config.COUNTRY_CODE),
    offers: (method: SignInMethod) => methods[method],
    mailer: deps.mailer,
    mailDomainExists: deps.mailDomainExists,
    hash: signInHash,
    log,
    countsAddresses: config.RATE_LIMITS,
    sessionEnded: (familyId: string) => live.sessionEnded(familyId),
    roleChanged: (familyId: string) => live.roleChanged(familyId),
  };
  const admitted = admitUse(config.RATE_LIMITS);
  const useCases = [
    ...authCalls({ ...auth, gateway: deps.digitalId, providers: deps.outsideProviders }),
    ...profileCalls({
      ...auth,
      personalCodeRequired: config.PERSONAL_CODE_REQUIRED,
    }),
    ...pushCalls(deps.pusher),
    offeredConfig(config, {
      emailLogin: auth.offers('PASSWORD'),
      dokobitScript: deps.digitalId?.scriptPath ?? null,
      demoMailbox: deps.demoMailbox,
      signInProviders: outsideProviders.filter((provider) => methods[provider]),
    }),
    reportLog(log, clock),
    ...consentCalls,
    getGlobalMessages,
    ...clinicCalls,
    ...problemTypeCalls,
    ...personCalls({ ...auth, admitUse: admitted }),
    ...eContactCalls({
      files,
      help: patientHelp(ai),
      mailDomainExists: auth.mailDomainExists,
      admitUse: admitted,
      hasClassifier: config.DANGER_CLASSIFIER,
    }),
    ...feedbackCalls,
    ...fileCalls(files),
    ...patientCalls({ ...auth, log, countsUse: config.RATE_LIMITS }),
    ...replyTemplateCalls,
    track,
    ...adCalls,
    ...aiCalls(ai),
    listDeadJobs(outbox),
    replayDeadJob(outbox),
  ] as unknown as UseCase[];
  assertEveryRouteServed(useCases);
  const plumbing = {
    database,
    clock,
    cookie,
    publish: outbox.publish,
    announce,
    strict: config.APP_MODE !== 'PROD',
    sentenceOf: refusalSentences(defaultLanguageOf(config.COUNTRY_CODE)),
    limits: config.RATE_LIMITS ? callLimits(clock) : noCallLimits,
  };
  for (const useCase of useCases) if (!useCase.route.upload) serve(server, plumbing, useCase);
  await server.register((scope, _options, done) => {
    acceptUploads(scope);
    for (const useCase of useCases) if (useCase.route.upload) serve(scope, plumbing, useCase);
    done();
  });

  if (config.API_DOCS)
    addDocs(server, describeApi(allRoutes, { publicUrl: config.PUBLIC_URL, cookieName: cookie.name }));
  await addWebApp(server, deps.webFolder, defaultLanguageOf(config.COUNTRY_CODE));

  let stopChores: () => void = () => undefined;
  return {
    server,
    startWorker: async () => {
      await outbox.startWorker();
      stopChores = startChores({ database, files, signInHash, aiHash: ai.hash, log });
    },
    evaluatePrompts: () => evaluateDemonstration(ai, outbox.publish),
    drain: () => {
      draining.on = true;
    },
    close: async () => {
      stopChores();
      await live.close();
      await server.close();
      await outbox.stop();
      await bus.close();
      deps.mailer?.close();
      deps.pusher?.close();
      await database.close();
    },
  };
};
