import type { Config } from '../core/config.ts';

export const givenConfig = (features: Partial<Config['prmFeatures']> = {}): Config => ({
  appMode: 'PROD',
  languages: ['et', 'en', 'ru'],
  dokobitApiPath: null,
  analyticsMeasurementId: null,
  prmFeatures: {
    COUNTRY_CODE: 'EE',
    DOKOBIT_LOGIN_ENABLED: true,
    EMAIL_LOGIN_ENABLED: false,
    PERSONAL_CODE_REQUIRED: true,
    ...features,
  },
  signInProviders: [],
  undoSeconds: 5,
  demoMailbox: null,
  supportEmail: 'support@tervita.example',
});
