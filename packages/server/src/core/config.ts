import { resolve } from 'node:path';
import { countries } from '@tervita/domain/core';
import { undoSeconds } from '@tervita/domain/e-contacts';
import * as z from 'zod/mini';
import { CannotStart } from './cannot-start.ts';
import { careFlowProblems, careFlowVariables } from './config-care-flows.ts';
import { fileProblems, fileVariables } from './config-files.ts';
import { llmProblems, llmVariables } from './config-llm.ts';
import { modeProblems } from './config-mode.ts';
import { trustProxy } from './config-proxy.ts';
import { pushProblems, pushVariables } from './config-push.ts';
import { registerProblems, registerVariables } from './config-register.ts';
import { openConnections, secretProblems } from './config-sealed.ts';
import { signInProblems, signInVariables } from './config-sign-in.ts';
import { smsCountries, smsProblems, smsVariables } from './config-sms.ts';

const flag = (fallback: boolean) => z._default(z.stringbool(), fallback);
const optionalUrl = (protocol: RegExp) => z.optional(z.url({ protocol }));
const whole = (min: number, max: number) => z.coerce.number().check(z.int(), z.gte(min), z.lte(max));

/** push=4105,mail=8025: where simulators listen, for whoever must know it beforehand. */
const simulatorPorts = z.pipe(
  z._default(z.string().check(z.regex(/^(\w+=\d+(,\w+=\d+)*)?$/)), ''),
  z.transform(
    (list: string): Record<string, number> =>
      Object.fromEntries([...list.matchAll(/(\w+)=(\d+)/g)].map(([, name, port]) => [name, Number(port)])),
  ),
);

/** Every variable the server knows; the table in docs/for-operators.md says the same in words. */
const environment = z.object({
  APP_MODE: z.optional(z.enum(['PROD', 'DEMO', 'DEV'])),
  COUNTRY_CODE: z._default(z.enum(countries), 'EE'),
  PORT: z._default(whole(0, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: optionalUrl(/^https?$/),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/),
  DATABASE_USERS_SECRET: z.optional(z.string().check(z.minLength(32))),
  DATABASE_USERS_SECRET_BEFORE: z.optional(z.string().check(z.minLength(32))),
  DATABASE_POOL_SIZE: z._default(whole(3, 200), 8),
  REDIS_URL: optionalUrl(/^rediss?$/),
  SMTP_URL: optionalUrl(/^smtps?$/),
  MAIL_FROM: z._default(z.string(), 'Tervita <no-reply@tervita.example>'),
  SUPPORT_EMAIL: z.optional(z.email()),
  DOKOBIT_URL: optionalUrl(/^https?$/),
  DOKOBIT_ACCESS_TOKEN: z.optional(z.string()),
  DOKOBIT_LOGIN_ENABLED: flag(true),
  ...signInVariables,
  ...fileVariables,
  ...pushVariables,
  ...llmVariables,
  ...careFlowVariables,
  ...smsVariables,
  ...registerVariables,
  EMAIL_LOGIN_ENABLED: flag(true),
  PERSONAL_CODE_REQUIRED: flag(true),
  DANGER_CLASSIFIER: flag(true),
  ANALYTICS_MEASUREMENT_ID: z.optional(z.string()),
  SIMULATOR_PORTS: simulatorPorts,
  UNDO_SECONDS: z._default(whole(1, 30), undoSeconds),
  CLOCK_AHEAD_SECONDS: z._default(whole(-1e9, 1e9), 0),
  TRUST_PROXY: trustProxy,
  NODE_TLS_REJECT_UNAUTHORIZED: z.optional(z.string()),
  RATE_LIMITS: flag(true),
  RUN_WORKER: flag(true),
  JOBS_POLL_SECONDS: z._default(z.coerce.number().check(z.gte(0.5), z.lte(30)), 2),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(32))),
  API_DOCS: z.optional(z.stringbool()),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']), 'info'),
});

type Variables = Omit<z.output<typeof environment>, 'APP_MODE'> & {
  readonly APP_MODE: 'PROD' | 'DEMO' | 'DEV';
};

export type Config = Readonly<
  Omit<Variables, 'PUBLIC_URL' | 'API_DOCS' | 'SUPPORT_EMAIL' | 'SMS_COUNTRIES'>
> & {
  readonly PUBLIC_URL: string;
  readonly SUPPORT_EMAIL: string;
  readonly SMS_COUNTRIES: readonly string[];
  /** Whether the API is described to whoever asks. */
  readonly API_DOCS: boolean;
};

class ConfigError extends CannotStart {
  constructor(problems: string[]) {
    super(
      `The configuration does not hold together:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

const both = (given: Variables): string[] => [
  ...(given.DATABASE_URL && !given.DATABASE_USERS_SECRET
    ? ['DATABASE_USERS_SECRET: is needed with DATABASE_URL (32 characters or more)']
    : []),
  ...(given.DOKOBIT_URL && !given.DOKOBIT_ACCESS_TOKEN
    ? ['DOKOBIT_ACCESS_TOKEN: is needed with DOKOBIT_URL']
    : []),
];

const secrets = ['DATABASE_USERS_SECRET', 'DATABASE_USERS_SECRET_BEFORE', 'METRICS_TOKEN'] as const;

/** Empty variables count as not set, as people expect of an env file. */
const present = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));

export const parseConfig = (env: Record<string, string | undefined>): Config => {
  const parsed = z.safeParse(environment, present(env));
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const given = { ...parsed.data, APP_MODE: parsed.data.APP_MODE ?? ('DEMO' as const) };
  const problems = [
    ...modeProblems({ ...given, APP_MODE: parsed.data.APP_MODE, isProxySaid: Boolean(env.TRUST_PROXY) }),
    ...both(given),
    ...signInProblems(given),
    ...fileProblems(given),
    ...pushProblems(given),
    ...llmProblems(given),
    ...careFlowProblems(given),
    ...smsProblems(given),
    ...registerProblems(given),
    ...openConnections(given),
    ...secrets.flatMap((name) => secretProblems(name, given[name])),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    ...given,
    API_DOCS: given.API_DOCS ?? given.APP_MODE !== 'PROD',
    SUPPORT_EMAIL: given.SUPPORT_EMAIL ?? 'support@tervita.example',
    SMS_COUNTRIES: smsCountries(given),
    DATA_DIR: resolve(given.DATA_DIR),
    PUBLIC_URL: new URL(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).origin,
  };
};

export const readConfig = (): Config => parseConfig(process.env);
