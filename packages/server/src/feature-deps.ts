import { defaultLanguageOf } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { AppDeps } from './app-deps.ts';
import { allowedModelHost } from './core/config-llm.ts';
import { keyedHash } from './core/keyed-hash.ts';
import type { admitUse } from './core/limits/use-limits.ts';
import { hourLimit } from './features/files/index.ts';
import type { LiveHub } from './features/live/index.ts';

interface Shared {
  readonly announce: LiveHub['announce'];
  readonly admitted: ReturnType<typeof admitUse>;
}

/** What each feature needs of the configuration and of the outside world, for its calls and its jobs alike. */
export const featureDeps = (deps: AppDeps, { announce, admitted }: Shared) => {
  const { config, database, log, clock } = deps;
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
    admit: config.RATE_LIMITS ? hourLimit(database) : async () => undefined,
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
  const hostedTypes: ReadonlySet<ProblemType> = deps.careFlows?.hostedTypes ?? new Set();
  const careFlows = {
    database,
    provider: deps.careFlows,
    publicUrl: config.PUBLIC_URL,
    admitUse: admitted,
    log,
    announce,
  };
  return { notifying, files, ai, careFlows, hostedTypes };
};
