import { getConfig } from '@tervita/contract/support';
import type { OutsideProvider } from '@tervita/domain/auth';
import { languagesOf } from '@tervita/domain/core';
import type { Config } from '../../core/config.ts';
import { exchange } from '../../core/http/use-case.ts';

export interface OutsideAddresses {
  readonly dokobitScript: string | null;
  readonly emailLogin: boolean;
  readonly demoMailbox: string | null;
  readonly supportEmail: string | null;
  readonly signInProviders: readonly OutsideProvider[];
}

export const offeredConfig = (config: Config, outside: OutsideAddresses) =>
  exchange(getConfig, async () => ({
    appMode: config.APP_MODE,
    languages: [...languagesOf(config.COUNTRY_CODE)],
    dokobitApiPath: outside.dokobitScript,
    analyticsMeasurementId: config.ANALYTICS_MEASUREMENT_ID ?? null,
    prmFeatures: {
      COUNTRY_CODE: config.COUNTRY_CODE,
      DOKOBIT_LOGIN_ENABLED: config.DOKOBIT_LOGIN_ENABLED && outside.dokobitScript !== null,
      EMAIL_LOGIN_ENABLED: outside.emailLogin,
      PERSONAL_CODE_REQUIRED: config.PERSONAL_CODE_REQUIRED,
    },
    signInProviders: [...outside.signInProviders],
    undoSeconds: config.UNDO_SECONDS,
    demoMailbox: outside.demoMailbox,
    supportEmail: outside.supportEmail,
  }));
