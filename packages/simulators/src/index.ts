import { generateKeyPairSync } from 'node:crypto';
import { type RunningClamd, startClamd } from './clamd/start-clamd.ts';
import type { Running } from './core/http-simulator.ts';
import type { PickerLanguage } from './core/languages.ts';
import { type RunningDns, startDns } from './dns/start-dns.ts';
import type { DemoPerson } from './dokobit/people.ts';
import { startDokobit } from './dokobit/start-dokobit.ts';
import { startLanding } from './landing/start-landing.ts';
import { type RunningLlm, startLlm } from './llm/start-llm.ts';
import { type RunningMail, startMail } from './mail/start-mail.ts';
import type { OutsideAccount } from './oidc/accounts.ts';
import { startApple, startGoogle } from './oidc/start-oidc.ts';
import { type RunningPush, startPush } from './push/start-push.ts';

export { type RunningClamd, startClamd } from './clamd/start-clamd.ts';
export type { Running } from './core/http-simulator.ts';
export { type RunningDns, startDns } from './dns/start-dns.ts';
export type { DemoPerson } from './dokobit/people.ts';
export { type DokobitOptions, startDokobit } from './dokobit/start-dokobit.ts';
export { type RunningLlm, startLlm } from './llm/start-llm.ts';
export { type MailOptions, type RunningMail, startMail } from './mail/start-mail.ts';
export type { OutsideAccount } from './oidc/accounts.ts';
export { type AppleOptions, type GoogleOptions, startApple, startGoogle } from './oidc/start-oidc.ts';
export { type Deeds, visitProvider, type WayBack } from './oidc/visitor.ts';
export { type RunningPush, startPush } from './push/start-push.ts';

type Which = 'landing' | 'dokobit' | 'mail' | 'google' | 'apple';

export type SimulatorsOptions = {
  people: readonly DemoPerson[];
  /** The first is the one shown unless the address asks for another. */
  languages: readonly PickerLanguage[];
  /** Who has an account at Google and Apple. */
  accounts?: readonly OutsideAccount[];
  /** Where Google and Apple may send people back to. */
  redirectUris?: readonly string[];
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
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
};
