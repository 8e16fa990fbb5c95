import { reportLog as reportLogRoute } from '@tervita/contract/support';
import type { Clock } from '../../core/clock.ts';
import { exchange } from '../../core/http/use-case.ts';
import { callsPerMinute } from '../../core/limits/calls-per-minute.ts';
import type { Log } from '../../core/log.ts';

const perMinute = 10;

const controls = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
// A browser's message may quote an address with a personal code or an e-mail in it.
const personal = /\b\d{10,13}\b|(?<![^\s@])[^\s@]+@[^\s@]+/g;
export const cleaned = (text: string) => text.replace(controls, ' ').replace(personal, '•');

const levels = { error: 'error', warning: 'warn', info: 'info' } as const;

export const reportLog = (log: Log, clock: Clock) => {
  const { admitNetwork } = callsPerMinute(clock);
  const browser = log.child({ stream: 'browser' });
  return exchange(reportLogRoute, async ({ body, request }) => {
    admitNetwork(request.ip, perMinute);
    browser[levels[body.level]](
      { type: cleaned(body.type), report: cleaned(body.message), requestId: request.id },
      'browser',
    );
    return {};
  });
};
