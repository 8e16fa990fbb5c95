import { reportLog as reportLogRoute } from '@tervita/contract/support';
import type { Clock } from '../../core/clock.ts';
import { TooMany } from '../../core/http/errors.ts';
import { exchange } from '../../core/http/use-case.ts';
import type { Log } from '../../core/log.ts';

const perMinute = 10;
const windowMs = 60_000;

/** One process's memory is enough here: it protects the log, not money or credentials. */
const limiter = (clock: Clock) => {
  const counts = new Map<string, { since: number; count: number }>();
  return (address: string) => {
    const now = clock().getTime();
    if (counts.size > 10_000) counts.clear();
    const found = counts.get(address);
    const current = found && now - found.since < windowMs ? found : { since: now, count: 0 };
    current.count += 1;
    counts.set(address, current);
    if (current.count > perMinute) throw new TooMany(Math.ceil((current.since + windowMs - now) / 1000));
  };
};

const controls = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
// A browser's message may quote an address with a personal code or an e-mail in it.
const personal = /\b\d{10,13}\b|[^\s@]+@[^\s@]+/g;
const cleaned = (text: string) => text.replace(controls, ' ').replace(personal, '•');

const levels = { error: 'error', warning: 'warn', info: 'info' } as const;

export const reportLog = (log: Log, clock: Clock) => {
  const admit = limiter(clock);
  const browser = log.child({ stream: 'browser' });
  return exchange(reportLogRoute, async ({ body, request }) => {
    admit(request.ip);
    browser[levels[body.level]](
      { type: cleaned(body.type), report: cleaned(body.message), requestId: request.id },
      'browser',
    );
    return {};
  });
};
