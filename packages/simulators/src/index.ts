import type { Running } from './core/http-simulator.ts';
import type { DemoPerson } from './dokobit/people.ts';
import { startDokobit } from './dokobit/start-dokobit.ts';
import type { PickerLanguage } from './dokobit/texts.ts';
import { startLanding } from './landing/start-landing.ts';
import { type RunningMail, startMail } from './mail/start-mail.ts';

export type { Running } from './core/http-simulator.ts';
export type { DemoPerson } from './dokobit/people.ts';
export { type DokobitOptions, startDokobit } from './dokobit/start-dokobit.ts';
export { type MailOptions, type RunningMail, startMail } from './mail/start-mail.ts';

type Which = 'landing' | 'dokobit' | 'mail';

export type SimulatorsOptions = {
  people: readonly DemoPerson[];
  /** The first is the one shown unless the address asks for another. */
  languages: readonly PickerLanguage[];
  /** Fixed ports instead of free ones; smtp is where letters go. */
  ports?: Partial<Record<Which | 'smtp', number>>;
  /** Where browsers reach a simulator when a proxy stands in front of it. */
  publicUrls?: Partial<Record<Which, string>>;
};

export type Simulators = {
  landing: Running;
  dokobit: Running & { accessToken: string };
  mail: RunningMail;
  close: () => Promise<void>;
};

const accessToken = 'demo-access-token';

export const startSimulators = async (options: SimulatorsOptions): Promise<Simulators> => {
  const { people, languages, ports = {}, publicUrls = {} } = options;
  const started: Running[] = [];
  const close = async () => {
    await Promise.all(started.map((one) => one.close()));
  };
  const at = (which: Which) => ({
    port: ports[which] ?? 0,
    ...(publicUrls[which] === undefined ? {} : { publicUrl: publicUrls[which] }),
  });
  const keep = async <One extends Running>(starting: Promise<One>): Promise<One> => {
    const one = await starting;
    started.push(one);
    return one;
  };
  try {
    const dokobit = await keep(startDokobit({ ...at('dokobit'), people, languages, accessToken }));
    const mail = await keep(startMail({ ...at('mail'), smtpPort: ports.smtp ?? 0 }));
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
        ],
        at('landing'),
      ),
    );
    return { landing, dokobit: { ...dokobit, accessToken }, mail, close };
  } catch (error) {
    await close();
    throw error;
  }
};
