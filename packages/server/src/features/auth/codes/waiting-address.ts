import type { OtpPurpose } from '@tervita/domain/auth';
import type { Tx } from '../../../core/database/database.ts';

/** Finds the address of the attempt that a browser has begun, where the browser itself need not say it. */
type WaitingAddress = (tx: Tx, browserHash: Buffer, now: Date) => Promise<string | undefined>;
export type WaitingAddresses = Partial<Record<OtpPurpose, WaitingAddress>>;

export const waitingAddress = async (
  waiting: WaitingAddresses,
  tx: Tx,
  purpose: OtpPurpose,
  browserHash: Buffer,
  now: Date,
): Promise<string | undefined> => waiting[purpose]?.(tx, browserHash, now);
