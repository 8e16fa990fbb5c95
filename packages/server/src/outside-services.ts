import type { Config } from './core/config.ts';
import type { ServiceAddress } from './features/platform-admin/index.ts';

/** Where simulators stand in. */
interface Simulated {
  readonly dokobit: { readonly url: string };
  readonly google: { readonly url: string };
  readonly apple: { readonly url: string };
  readonly mail: { readonly smtpUrl: string };
  readonly sms: { readonly apiUrl: string };
  readonly smartId: { readonly apiUrl: string };
  readonly mobileId: { readonly apiUrl: string };
  readonly patientRegister: { readonly serviceUrl: string };
  readonly awell: { readonly apiUrl: string };
  readonly llm: { readonly baseUrl: string };
  readonly clamd: { readonly url: string };
}

/** Every service outside that this installation uses, and whether a stand-in plays it. */
export const outsideServices = (config: Config, simulators: Simulated | undefined): ServiceAddress[] => {
  const at = (
    service: ServiceAddress['service'],
    configured: string | undefined,
    simulated?: string | undefined,
  ): ServiceAddress => ({
    service,
    url: configured ?? simulated,
    isSimulated: !configured && Boolean(simulated),
  });
  const google = config.GOOGLE_CLIENT_ID && (config.GOOGLE_ISSUER_URL ?? 'https://accounts.google.com');
  const apple = config.APPLE_CLIENT_ID && (config.APPLE_ISSUER_URL ?? 'https://appleid.apple.com');
  return [
    at('DIGITAL_ID', config.DOKOBIT_URL, simulators?.dokobit.url),
    at('GOOGLE', google, simulators?.google.url),
    at('APPLE', apple, simulators?.apple.url),
    at('MAIL', config.SMTP_URL, simulators?.mail.smtpUrl),
    at('SMS', config.SMS_GATEWAY_URL, simulators?.sms.apiUrl),
    at('SMART_ID', config.SMART_ID_URL, simulators?.smartId.apiUrl),
    at('MOBILE_ID', config.MOBILE_ID_URL, simulators?.mobileId.apiUrl),
    at('PATIENT_REGISTER', config.PATIENT_REGISTER_URL, simulators?.patientRegister.serviceUrl),
    at('CARE_FLOWS', config.AWELL_URL, simulators?.awell.apiUrl),
    at('LANGUAGE_MODEL', config.LLM_BASE_URL, simulators?.llm.baseUrl),
    at('VIRUS_SCANNER', config.CLAMD_URL, simulators?.clamd.url),
    at('FILE_STORAGE', config.S3_URL),
    at('MESSAGE_BUS', config.REDIS_URL),
  ];
};
