import type { OtpPurpose } from '@tervita/domain/auth';
import type { Tx } from '../../../core/database/database.ts';

/** Finds the address of the attempt that a browser has begun: for these purposes the browser has no say in it. */
type WaitingAddress = (tx: Tx, browserHash: Buffer, now: Date) => Promise<string | undefined>;
export type WaitingAddresses = Partial<Record<OtpPurpose, WaitingAddress>>;
