import { bytesAnHour, filesAnHour } from '@tervita/domain/files';
import type { Clock } from '../../core/clock.ts';
import { TooMany } from '../../core/http/errors.ts';

const hourMs = 3_600_000;
const mostUsers = 50_000;

interface Used {
  readonly since: number;
  files: number;
  bytes: number;
}

/** In the memory of one process: it protects the disk, not money or credentials, and forgets rather than fails. */
export const hourLimit = (clock: Clock) => {
  const used = new Map<string, Used>();
  return (userId: string, announcedBytes: number): void => {
    const now = clock().getTime();
    if (used.size > mostUsers) used.clear();
    const found = used.get(userId);
    const current = found && now - found.since < hourMs ? found : { since: now, files: 0, bytes: 0 };
    if (current.files >= filesAnHour || current.bytes + announcedBytes > bytesAnHour)
      throw new TooMany(Math.ceil((current.since + hourMs - now) / 1_000));
    current.files += 1;
    current.bytes += announcedBytes;
    used.set(userId, current);
  };
};
export type HourLimit = ReturnType<typeof hourLimit>;
