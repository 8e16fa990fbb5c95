import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { boundPort } from '../core/bound-port.ts';
import type { FaultQueue } from '../core/faults.ts';
import type { Mailbox } from './mailbox.ts';

/** 421 at the greeting, 550 at a recipient, 451 after the letter; drop takes the letter and cuts the line unsaid. */
export const smtpFaults = ['421', '451', '550', 'drop', 'hang'] as const;
export type SmtpFault = (typeof smtpFaults)[number];

const stageOf = { '421': 'CONNECT', '550': 'RECIPIENT', '451': 'DATA', drop: 'DATA', hang: 'DATA' } as const;
type Stage = (typeof stageOf)[SmtpFault];

const refusal = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });

type Catcher = {
  port: number;
  mailbox: Mailbox;
  faults: FaultQueue<SmtpFault>;
  onLetter: (letter: { from: string; to: string[]; size: number; fault: SmtpFault | null }) => void;
};

export const startSmtpCatcher = async ({ port, mailbox, faults, onLetter }: Catcher) => {
  // Only the first waiting fault counts, so that a script of several is played in its order.
  const faultAt = (stage: Stage): SmtpFault | undefined => {
    const first = faults.waiting()[0];
    return first && stageOf[first.kind] === stage ? faults.take((one) => one === first)?.kind : undefined;
  };
  const sockets = new Map<number, Socket>();

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: 30_000_000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onConnect: (_session, done) =>
      faultAt('CONNECT') ? done(refusal(421, 'Service not available, try later')) : done(),
    onRcptTo: (_address, _session, done) =>
      faultAt('RECIPIENT') ? done(refusal(550, 'Mailbox unavailable')) : done(),
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope;
      const from = mailFrom ? mailFrom.address : '';
      const to = rcptTo.map(({ address }) => address);
      const taken = async () => {
        const raw = await buffer(stream);
        const fault = faultAt('DATA');
        onLetter({ from, to, size: raw.length, fault: fault ?? null });
        if (fault === 'hang') return;
        if (fault === '451') return done(refusal(451, 'Local error in processing, try later'));
        await mailbox.add({ from, to }, raw);
        if (fault === 'drop') sockets.get(session.remotePort)?.resetAndDestroy();
        else done();
      };
      taken().catch(() => done(refusal(554, 'Message could not be read')));
    },
  });
  // A client that goes away in the middle is no fault of the catcher.
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    const from = socket.remotePort ?? 0;
    sockets.set(from, socket);
    socket.once('close', () => sockets.delete(from));
  });

  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return {
    port: boundPort(server.server),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets.values()) socket.destroy();
      }),
  };
};
