// What the server answers a visitor about an installation; the build renders and proves the first page with it.
export const publicConfig = (country) => ({
  appMode: 'PROD',
  languages: country === 'PL' ? ['pl', 'en'] : ['et', 'en', 'ru'],
  dokobitApiPath: '',
  analyticsMeasurementId: null,
  prmFeatures: {
    COUNTRY_CODE: country,
    DOKOBIT_LOGIN_ENABLED: true,
    EMAIL_LOGIN_ENABLED: false,
    PERSONAL_CODE_REQUIRED: true,
  },
  signInProviders: [],
  demoMailbox: null,
});
