import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Simulators } from '@tervita/simulators';
import { type App, buildApp } from './app.ts';
import { careFlowProvider } from './care-flow-provider.ts';
import { openPostgresBus } from './core/bus/postgres-bus.ts';
import { openRedisBus } from './core/bus/redis-bus.ts';
import { CannotStart, runProgram } from './core/cannot-start.ts';
import { moveClockOfProcess, systemClock } from './core/clock.ts';
import { type Config, readConfig } from './core/config.ts';
import { openDatabase } from './core/database/database.ts';
import { prepareDatabase } from './core/database/prepare.ts';
import { runDatabase } from './core/database/running-database.ts';
import { createLog } from './core/log.ts';
import { devicePushes } from './device-pushes.ts';
import { loadIfEmpty } from './features/prescriptions/index.ts';
import { fileScanner, fileStorage } from './file-places.ts';
import { syntheticRegisterFile, webFolder } from './folders.ts';
import { dokobitGateway } from './integrations/digital-id/dokobit.ts';
import { mailDomains } from './integrations/dns/mail-domains.ts';
import { smtpMailer } from './integrations/mail/smtp.ts';
import { languageModel } from './language-model.ts';
import { outsideProviders } from './outside-providers.ts';
import { outsideServices } from './outside-services.ts';
import { registerAccess } from './register-access.ts';
import { smsOperator } from './sms-operator.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Behind a load balancer: time for it to see that we are leaving. */
const drainMs = 5_000;

const stopOn = (signals: readonly NodeJS.Signals[], stop: () => Promise<void>) => {
  let stopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
};

const openOutside = (config: Config, simulators: Simulators | undefined, usersSecret: string) => {
  const { DOKOBIT_URL: url, DOKOBIT_ACCESS_TOKEN: accessToken } = config;
  const dokobit = url && accessToken ? { url, accessToken } : simulators?.dokobit;
  const smtpUrl = config.SMTP_URL ?? simulators?.mail.smtpUrl;
  const servers =
    config.DNS_SERVERS.length > 0 || !simulators ? config.DNS_SERVERS : [simulators.dns.address];
  return {
    digitalId: dokobit && config.DOKOBIT_LOGIN_ENABLED ? dokobitGateway(dokobit) : undefined,
    outsideProviders: outsideProviders(config, simulators, systemClock),
    mailDomainExists: mailDomains({ servers, clock: systemClock }),
    mailer: smtpUrl ? smtpMailer(smtpUrl, config.MAIL_FROM) : undefined,
    llm: languageModel(config, simulators, systemClock),
    careFlows: careFlowProvider(config, simulators, systemClock),
    sms: smsOperator(config, simulators, systemClock),
    registerAccess: registerAccess(config, simulators, systemClock),
    pusher: devicePushes(config, simulators, usersSecret),
    scanner: fileScanner(config, simulators?.clamd.url),
    services: outsideServices(config, simulators),
    demoMailbox: config.SMTP_URL ? null : (simulators?.mail.url ?? null),
  };
};

/** A build that failed leaves no page behind: better no start than an address that shows nothing. */
const assertWebIsBuilt = ({ APP_MODE }: Config) => {
  if (APP_MODE === 'DEV' || existsSync(join(webFolder, 'index.html'))) return;
  throw new CannotStart('The web app is not built, so there is nothing to show. Run: npm run build');
};

const run = async () => {
  const config = readConfig();
  assertWebIsBuilt(config);
  moveClockOfProcess(config.CLOCK_AHEAD_SECONDS);
  const clock = systemClock;
  const log = createLog(config.LOG_LEVEL);
  const isDemo = config.APP_MODE !== 'PROD';
  const postgres = await runDatabase(config);
  let app: App | undefined;
  let simulators: Simulators | undefined;
  const stop = async () => {
    app?.drain();
    if (!isDemo) await wait(drainMs);
    await app?.close();
    await simulators?.close();
    await postgres.stop();
  };
  stopOn(['SIGINT', 'SIGTERM'], stop);

  await prepareDatabase(postgres.address, !isDemo, config.CLOCK_AHEAD_SECONDS);
  // In PROD the code of the demonstration and of the simulators is not even loaded.
  const demo = isDemo ? await import('./demo/index.ts') : undefined;
  await demo?.seedDemo(postgres.address, { now: clock() });
  if (demo) simulators = await (await import('./simulated.ts')).simulateMissing(config);
  const database = openDatabase(postgres.address);
  if (demo) await loadIfEmpty(database, syntheticRegisterFile);
  const bus = config.REDIS_URL
    ? await openRedisBus(config.REDIS_URL)
    : await openPostgresBus(postgres.address, database);
  const outside = openOutside(config, simulators, postgres.address.usersSecret);
  app = await buildApp({
    config,
    database,
    databaseAddress: postgres.address,
    bus,
    log,
    clock,
    webFolder,
    storage: await fileStorage(config),
    ...outside,
  });
  if (config.RUN_WORKER) await app.startWorker();
  if (demo) await app.evaluatePrompts();
  await app.server.listen({ port: config.PORT, host: config.HOST });
  if (postgres.remark) say(postgres.remark);
  say(
    demo
      ? demo.demoGreeting(config.PUBLIC_URL, outside.demoMailbox)
      : `Tervita is ready at ${config.PUBLIC_URL}`,
  );
};

await runProgram(run);
