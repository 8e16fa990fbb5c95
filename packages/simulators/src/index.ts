import { generateKeyPairSync } from 'node:crypto';
import { type RunningAwell, startAwell } from './awell/start-awell.ts';
import { type RunningClamd, startClamd } from './clamd/start-clamd.ts';
import type { Running } from './core/http-simulator.ts';
import type { PickerLanguage } from './core/languages.ts';
import { type RunningDns, startDns } from './dns/start-dns.ts';
import type { DemoPerson } from './dokobit/people.ts';
import { startDokobit } from './dokobit/start-dokobit.ts';
import { createTestCa, type TestCa } from './eid/test-ca.ts';
import { startLanding } from './landing/start-landing.ts';
import { type RunningLlm, startLlm } from './llm/start-llm.ts';
import { type RunningMail, startMail } from './mail/start-mail.ts';
import { type RunningMobileId, startMobileId } from './mobile-id/start-mobile-id.ts';
import type { OutsideAccount } from './oidc/accounts.ts';
import { startApple, startGoogle } from './oidc/start-oidc.ts';
import type { RegisteredOrganisation } from './patient-register/organisations.ts';
import {
  type RunningPatientRegister,
  startPatientRegister,
} from './patient-register/start-patient-register.ts';
import { type RunningPush, startPush } from './push/start-push.ts';
import { type RunningSmartId, startSmartId } from './smart-id/start-smart-id.ts';
import { type RunningSms, startSms } from './sms/start-sms.ts';

export { type AwellOptions, type RunningAwell, startAwell } from './awell/start-awell.ts';
export { type RunningClamd, startClamd } from './clamd/start-clamd.ts';
export type { Running } from './core/http-simulator.ts';
export { type RunningDns, startDns } from './dns/start-dns.ts';
export type { DemoPerson } from './dokobit/people.ts';
export { type DokobitOptions, startDokobit } from './dokobit/start-dokobit.ts';
export { createTestCa, type Holder, type TestCa } from './eid/test-ca.ts';
export { type RunningLlm, startLlm } from './llm/start-llm.ts';
export { type MailOptions, type RunningMail, startMail } from './mail/start-mail.ts';
export { type MobileIdOptions, type RunningMobileId, startMobileId } from './mobile-id/start-mobile-id.ts';
export type { OutsideAccount } from './oidc/accounts.ts';
export { type AppleOptions, type GoogleOptions, startApple, startGoogle } from './oidc/start-oidc.ts';
export { type Deeds, visitProvider, type WayBack } from './oidc/visitor.ts';
export type {
  RegisteredList,
  RegisteredMember,
  RegisteredOrganisation,
} from './patient-register/organisations.ts';
export {
  type PatientRegisterOptions,
  type RunningPatientRegister,
  startPatientRegister,
} from './patient-register/start-patient-register.ts';
export { type RunningPush, startPush } from './push/start-push.ts';
export { type RunningSmartId, type SmartIdOptions, startSmartId } from './smart-id/start-smart-id.ts';
export { type RunningSms, type SmsOptions, startSms } from './sms/start-sms.ts';

type Which =
  | 'landing'
  | 'dokobit'
  | 'mail'
  | 'google'
  | 'apple'
  | 'awell'
  | 'sms'
  | 'smartId'
  | 'mobileId'
  | 'patientRegister';

export type SimulatorsOptions = {
  people: readonly DemoPerson[];
  /** The first is the one shown unless the address asks for another. */
  languages: readonly PickerLanguage[];
  /** Who has an account at Google and Apple. */
  accounts?: readonly OutsideAccount[];
  /** Where Google and Apple may send people back to. */
  redirectUris?: readonly string[];
  /** Where the care-flow provider tells that a form was answered. */
  careFlowWebhookUrl?: string;
  /** What the register of practice lists holds. */
  organisations?: () => readonly RegisteredOrganisation[];
  /** How long somebody looks for the phone when Smart-ID or Mobile-ID asks. */
  phoneAnswersAfterMs?: number;
  /** Fixed ports instead of free ones; smtp is where letters go. */
  ports?: Partial<Record<Which | 'smtp' | 'dns' | 'clamd' | 'push' | 'llm', number>>;
  /** Where browsers reach a simulator when a proxy stands in front of it. */
  publicUrls?: Partial<Record<Which, string>>;
};

export type Simulators = {
  landing: Running;
  dokobit: Running & { accessToken: string };
  mail: RunningMail;
  google: Running & { clientId: string; clientSecret: string };
  apple: Running & { clientId: string; teamId: string; keyId: string; privateKey: string };
  dns: RunningDns;
  clamd: RunningClamd;
  push: RunningPush;
  llm: RunningLlm;
  awell: RunningAwell;
  sms: RunningSms;
  /** Who signs the certificates of Smart-ID and Mobile-ID. */
  eidCa: TestCa;
  smartId: RunningSmartId;
  mobileId: RunningMobileId;
  patientRegister: RunningPatientRegister;
  close: () => Promise<void>;
};

const accessToken = 'demo-access-token';
const googleClient = { clientId: 'demo.apps.googleusercontent.example', clientSecret: 'demo-client-secret' };
const appleClient = { clientId: 'example.tervita.demo', teamId: 'DEMOTEAM01', keyId: 'DEMOKEY001' };

const appleKeys = () =>
  generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

export const startSimulators = async (options: SimulatorsOptions): Promise<Simulators> => {
  const { people, languages, accounts = [], redirectUris = [], ports = {}, publicUrls = {} } = options;
  const started: Pick<Running, 'close'>[] = [];
  const close = async () => {
    await Promise.all(started.map((one) => one.close()));
  };
  const at = (which: Which) => ({
    port: ports[which] ?? 0,
    ...(publicUrls[which] === undefined ? {} : { publicUrl: publicUrls[which] }),
  });
  const keep = async <One extends Pick<Running, 'close'>>(starting: Promise<One>): Promise<One> => {
    const one = await starting;
    started.push(one);
    return one;
  };
  try {
    const dokobit = await keep(startDokobit({ ...at('dokobit'), people, languages, accessToken }));
    const mail = await keep(startMail({ ...at('mail'), smtpPort: ports.smtp ?? 0 }));
    const offers = { accounts, redirectUris, languages };
    const google = await keep(startGoogle({ ...at('google'), ...offers, ...googleClient }));
    const { publicKey, privateKey } = appleKeys();
    const apple = await keep(startApple({ ...at('apple'), ...offers, ...appleClient, publicKey }));
    const dns = await keep(startDns({ port: ports.dns ?? 0 }));
    const clamd = await keep(startClamd({ port: ports.clamd ?? 0 }));
    const push = await keep(startPush({ port: ports.push ?? 0 }));
    const llm = await keep(startLlm({ port: ports.llm ?? 0 }));
    const webhook =
      options.careFlowWebhookUrl === undefined ? {} : { webhookUrl: options.careFlowWebhookUrl };
    const awell = await keep(startAwell({ ...at('awell'), ...webhook }));
    // As an operator's pace feels: a few hundred in a minute would be too slow to look at.
    const sms = await keep(startSms({ ...at('sms'), perSecond: 50 }));
    const eidCa = createTestCa();
    const phones = { ca: eidCa, people, answersAfterMs: options.phoneAnswersAfterMs ?? 0 };
    const smartId = await keep(startSmartId({ ...at('smartId'), ...phones }));
    const mobileId = await keep(startMobileId({ ...at('mobileId'), ...phones }));
    const organisations = options.organisations ?? (() => []);
    const patientRegister = await keep(startPatientRegister({ ...at('patientRegister'), organisations }));
    const landing = await keep(
      startLanding(
        [
          {
            name: 'Digital ID',
            does: 'Dokobit Identity Gateway. It opens from the sign-in page.',
            url: dokobit.url,
          },
          {
            name: 'Mail',
            does: 'Catches every e-mail and shows it in a mailbox.',
            url: mail.smtpUrl,
            pageUrl: `${mail.url}/`,
          },
          { name: 'Google', does: 'Sign in with Google, by OpenID Connect.', url: google.url },
          { name: 'Apple', does: 'Sign in with Apple, by OpenID Connect.', url: apple.url },
          {
            name: 'Names',
            does: 'A name server: says which domains take mail.',
            url: dns.address,
            hasControl: false,
          },
          {
            name: 'Virus scanner',
            does: 'clamd: looks for the test virus in files.',
            url: clamd.url,
            hasControl: false,
          },
          { name: 'Push service', does: 'Takes notices to devices and opens them.', url: push.url },
          { name: 'Language model', does: 'Answers prompts by a script, and can fail.', url: llm.url },
          {
            name: 'Questionnaires',
            does: 'Awell care flows: hosts forms and tells of answers.',
            url: awell.url,
          },
          { name: 'SMS', does: 'Messente: takes messages to phones and reports on them.', url: sms.url },
          { name: 'Smart-ID', does: 'Asks on the phone who somebody is, and signs.', url: smartId.url },
          { name: 'Mobile-ID', does: 'Asks the SIM card who somebody is, and signs.', url: mobileId.url },
          {
            name: 'Patient register',
            does: 'Practice lists behind a security server of X-Road.',
            url: patientRegister.url,
          },
        ],
        at('landing'),
      ),
    );
    return {
      landing,
      dokobit: { ...dokobit, accessToken },
      mail,
      google: { ...google, ...googleClient },
      apple: { ...apple, ...appleClient, privateKey },
      dns,
      clamd,
      push,
      llm,
      awell,
      sms,
      eidCa,
      smartId,
      mobileId,
      patientRegister,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
