import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import type { Cleanup } from './cleanup.ts';

export interface CaughtMail {
  readonly messageId: string;
  readonly to: readonly string[];
}

/** Catches the product's mail outside the product, so that what it sent before a kill is not forgotten. */
export const startMailCatcher = async (cleanup: Cleanup) => {
  const caught: CaughtMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      buffer(stream).then(
        (raw) => {
          const [, messageId = ''] = /^message-id:\s*(<[^>]+>)/im.exec(raw.toString('utf8')) ?? [];
          caught.push({ messageId, to: session.envelope.rcptTo.map(({ address }) => address) });
          done();
        },
        () => done(new Error('cut off')),
      );
    },
  });
  // A sender that is killed in the middle is what these commands are about.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  cleanup.add(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, caught: caught as readonly CaughtMail[] };
};
export type MailCatcher = Awaited<ReturnType<typeof startMailCatcher>>;
