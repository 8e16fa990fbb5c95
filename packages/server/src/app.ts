import cookies from '@fastify/cookie';
import { allRoutes } from '@tervita/contract/routes';
import { outsideProviders, type SignInMethod } from '@tervita/domain/auth';
import { defaultLanguageOf } from '@tervita/domain/core';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { AnswerTimes } from './core/http/answer-times.ts';
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
import { openOutbox } from './core/outbox/outbox.ts';
import { browserCookie } from './core/session/browser-cookie.ts';
import { sessionCookie } from './core/session/cookie.ts';
import { assertEveryRouteServed } from './every-route-served.ts';
import { featureDeps } from './feature-deps.ts';
import { adCalls } from './features/ads/index.ts';
import {
  aiCalls,
  evaluateDemonstration,
  evaluations,
  patientHelp,
  seedPrompts,
} from './features/ai/index.ts';
import { authCalls } from './features/auth/index.ts';
import { addCareFlowWebhook, careFlowCalls, finishCareFlows } from './features/care-flows/index.ts';
import { clinicImportCalls, listImports } from './features/clinic-import/index.ts';
import { clinicSignupCalls, joiningLetters } from './features/clinic-signup/index.ts';
import { clinicCalls } from './features/clinics/index.ts';
import { consentCalls } from './features/consents/index.ts';
import { acceptWaiting, eContactCalls, fileAlarms, plannedMoves } from './features/e-contacts/index.ts';
import { employeeCalls } from './features/employees/index.ts';
import { feedbackCalls } from './features/feedback/index.ts';
import { fileCalls, fileScans } from './features/files/index.ts';
import { globalMessageCalls } from './features/global-messages/index.ts';
import { informationHubCalls } from './features/information-hub/index.ts';
import { instrumentCalls } from './features/instruments/index.ts';
import { addLive, LiveHub } from './features/live/index.ts';
import { messageCentre } from './features/message-centre/index.ts';
import {
  accountNotices,
  patientMails,
  patientPushes,
  tellClinicAdmins,
} from './features/notifications/index.ts';
import { patientCalls } from './features/patients/index.ts';
import { personCalls, tellOfClaims } from './features/persons/index.ts';
import { platformAdminCalls, tellAdmins } from './features/platform-admin/index.ts';
import { prescriptionCalls } from './features/prescriptions/index.ts';
import { problemTypeCalls } from './features/problem-types/index.ts';
import { profileCalls, undoLink } from './features/profiles/index.ts';
import { pushCalls } from './features/push/index.ts';
import { replyTemplateCalls } from './features/reply-templates/index.ts';
import {
  offeredConfig,
  refusalSentences,
  reportLog,
  sendMessage,
  supportMails,
} from './features/support/index.ts';
import { pageViews, track } from './features/usage/index.ts';
import { waitingTimeCalls } from './features/waiting-times/index.ts';
import { startChores } from './hourly-chores.ts';

export interface App {
  readonly server: FastifyInstance;
  startWorker(): Promise<void>;
  /** Of a demonstration alone: its prompts go through their evaluation. */
  evaluatePrompts(): Promise<void>;
  /** Unready first, so that nobody sends new work; then what is under way is finished. */
  drain(): void;
  close(): Promise<void>;
}

export const buildApp = async (deps: AppDeps): Promise<App> => {
  const { config, database, bus, log, clock } = deps;
  const server = createServer(config, log, clock);
  const draining = { on: false };
  const cookie = sessionCookie(config.PUBLIC_URL, clock);
  const live = new LiveHub({ database, bus, clock, log });
  await seedPrompts(database);
  const announce = live.announce.bind(live);
  const signInHash = keyedHash(deps.databaseAddress, 'sign-in');
  const admitted = admitUse(config.RATE_LIMITS);
  const { notifying, files, ai, careFlows, hostedTypes } = featureDeps(deps, { announce, admitted });
  const imports = { database, country: config.COUNTRY_CODE, registerAccess: deps.registerAccess, announce };
  const messages = messageCentre({ database, clock, config, gateway: deps.sms });
  const subscribers = [
    patientMails(notifying),
    patientPushes(notifying, deps.pusher),
    accountNotices({
      ...notifying,
      undoEmailLink: (changeId) => undoLink(signInHash, config.PUBLIC_URL, changeId),
    }),
    tellOfClaims({ database }),
    tellAdmins({ database }),
    tellClinicAdmins({ database }),
    joiningLetters(notifying),
    fileScans({ ...files, announce }),
    plannedMoves({ database, announce }),
    fileAlarms({ database, announce, log, hasClassifier: config.DANGER_CLASSIFIER }),
    finishCareFlows(careFlows),
    evaluations(ai),
    listImports(imports),
    messages.sends,
    supportMails({ ...notifying, supportEmail: config.SUPPORT_EMAIL }),
  ];
  const outbox = await openOutbox({
    address: deps.databaseAddress,
    database,
    subscribers,
    log,
    pollSeconds: config.JOBS_POLL_SECONDS,
  });

  await server.register(cookies);
  await secure(server, config);
  addCompression(server);
  const answerTimes = new AnswerTimes();
  addHealth(server, { database, clock, draining, answerTimes, mayRead: metricsReaders(config) });
  const counting = { clock, countsCalls: config.RATE_LIMITS };
  await addPolicyReports(server, { log, ...counting });
  await addCareFlowWebhook(server, { ...careFlows, ...counting, publish: outbox.publish });
  await messages.addReports(server);
  const limits = config.RATE_LIMITS ? callLimits(clock) : noCallLimits;
  await addLive(server, live, { database, clock, cookie, config, limits });

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
      supportEmail: deps.mailer ? config.SUPPORT_EMAIL : null,
      signInProviders: outsideProviders.filter((provider) => methods[provider]),
    }),
    reportLog(log, clock),
    sendMessage({ ...auth, admitUse: admitted }),
    ...consentCalls,
    ...globalMessageCalls,
    ...clinicCalls(auth),
    ...clinicImportCalls({ ...imports, admitUse: admitted }),
    ...clinicSignupCalls({ ...auth, clock }),
    ...employeeCalls(auth),
    ...problemTypeCalls(hostedTypes),
    ...personCalls({ ...auth, admitUse: admitted }),
    ...eContactCalls({
      files,
      help: patientHelp(ai),
      mailDomainExists: auth.mailDomainExists,
      admitUse: admitted,
      hostedTypes,
      hasClassifier: config.DANGER_CLASSIFIER,
      undoSeconds: config.UNDO_SECONDS,
    }),
    ...careFlowCalls(careFlows),
    ...feedbackCalls,
    ...informationHubCalls,
    ...fileCalls(files),
    ...patientCalls({ ...auth, acceptWaiting, log, countsUse: config.RATE_LIMITS }),
    ...prescriptionCalls,
    ...replyTemplateCalls,
    ...messages.calls,
    ...instrumentCalls,
    track,
    pageViews({ database, clock, measurementId: config.ANALYTICS_MEASUREMENT_ID }),
    ...waitingTimeCalls(config.DANGER_CLASSIFIER),
    ...adCalls,
    ...aiCalls(ai),
    ...platformAdminCalls({ ...auth, outbox, clock, answerTimes, services: deps.services }),
  ] as unknown as UseCase[];
  assertEveryRouteServed(useCases);
  const plumbing = {
    database,
    clock,
    cookie,
    publish: outbox.publish,
    announce,
    strict: config.APP_MODE !== 'PROD',
    sentenceOf: refusalSentences(config.COUNTRY_CODE),
    limits,
  };
  for (const useCase of useCases) if (!useCase.route.upload) serve(server, plumbing, useCase);
  await server.register((scope, _options, done) => {
    acceptUploads(scope);
    for (const useCase of useCases) if (useCase.route.upload) serve(scope, plumbing, useCase);
    done();
  });

  if (config.API_DOCS)
    addDocs(server, () => describeApi(allRoutes, { publicUrl: config.PUBLIC_URL, cookieName: cookie.name }));
  await addWebApp(server, deps.webFolder, defaultLanguageOf(config.COUNTRY_CODE));

  let stopChores: () => void = () => undefined;
  return {
    server,
    startWorker: async () => {
      await outbox.startWorker();
      await messages.wake(outbox.publish);
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
