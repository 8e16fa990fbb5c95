import { createClock } from '../core/clock.ts';
import { controlRoutes } from '../core/control.ts';
import { createFaultQueue } from '../core/faults.ts';
import { send } from '../core/http-faults.ts';
import { json, type Route, readRequest } from '../core/http-message.ts';
import { answerFrom, type Listening, listen, type Running } from '../core/http-simulator.ts';
import { createRequestLog } from '../core/request-log.ts';
import { mailPages } from './mail-pages.ts';
import { createMailbox } from './mailbox.ts';
import { smtpFaults, startSmtpCatcher } from './smtp-catcher.ts';

export type MailOptions = Listening & { smtpPort?: number };

/** url and port are those of the mailbox page; letters go to smtpUrl. */
export type RunningMail = Running & { smtpUrl: string; smtpPort: number };

export const startMail = async (options: MailOptions = {}): Promise<RunningMail> => {
  const clock = createClock();
  const mailbox = createMailbox(clock.now);
  const faults = createFaultQueue(smtpFaults);
  const requests = createRequestLog<object>();
  const smtp = await startSmtpCatcher({
    port: options.smtpPort ?? 0,
    mailbox,
    faults,
    onLetter: (seen) => requests.add({ at: clock.now(), ...seen }),
  });
  const routes: Route[] = [
    ...mailPages(mailbox),
    ...controlRoutes({ name: 'Mail', faults, requests, clock, reset: mailbox.clear }),
    {
      method: 'GET',
      path: /^\/__sim\/messages$/,
      handle: ({ query }) => json(200, mailbox.list(query.get('to') ?? '')),
    },
    {
      method: 'DELETE',
      path: /^\/__sim\/messages$/,
      handle: () => {
        mailbox.clear();
        return json(200, {});
      },
    },
  ];
  const web = await listen(async (message, response) => {
    const request = await readRequest(message);
    if (!request) return send(response, json(413, { error: 'too large' }));
    send(response, await answerFrom(routes, request));
  }, options).catch(async (error) => {
    await smtp.close();
    throw error;
  });
  return {
    ...web,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    smtpPort: smtp.port,
    close: async () => {
      await Promise.all([web.close(), smtp.close()]);
    },
  };
};
