import { bytesAnHour, fileMaxBytes, filesAnHour } from '@tervita/domain/files';
import type { Database } from '../../core/database/database.ts';
import { TooMany } from '../../core/http/errors.ts';
import {
  type Limit,
  type Reserved,
  refuseWhileWaiting,
  reserve,
} from '../../core/limits/credential-counters.ts';

const seconds = 3_600;

/** Refuses what would be more files or bytes of one person in an hour than may be. */
export type HourLimit = (userId: string, announcedBytes: number) => Promise<void>;

/** Counted in the database, for all processes, before anything of the file is read; what is refused is not counted. */
export const hourLimit = ({ system }: Pick<Database, 'system'>): HourLimit => {
  const take = async (limit: Limit, amount: number): Promise<Reserved> => {
    const reserved = await reserve(system, limit, amount);
    if (reserved) return reserved;
    await refuseWhileWaiting(system, limit.key);
    // The hour has ended in this moment.
    throw new TooMany(1);
  };
  return async (userId, announcedBytes) => {
    const file = await take({ key: `uploads:${userId}`, most: filesAnHour, seconds }, 1);
    const bytes = { key: `upload-bytes:${userId}`, most: bytesAnHour, seconds };
    try {
      // One that is too large is refused for that, not for the hour.
      await take(bytes, Math.min(announcedBytes, fileMaxBytes));
    } catch (error) {
      await file.settle(0);
      throw error;
    }
  };
};
