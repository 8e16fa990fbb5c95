import type { Database } from '../../core/database/database.ts';
import { endFamiliesOf } from '../../core/session/session-store.ts';
import { findAccount, recordAppointment, setPlatformAdmin } from './appoint-store.ts';

export const appointments = ['add', 'remove'] as const;
export type Appointment = (typeof appointments)[number];

export type Appointed =
  | { readonly done: true; readonly name: string; readonly wasSo: boolean }
  | { readonly done: false };

/**
 * Who runs the platform is decided by whoever runs the server, by a command there: no page makes an admin. The sessions
 * that somebody has end, so that each knows the right from its beginning.
 */
export const appoint = (database: Database, appointment: Appointment, who: string): Promise<Appointed> =>
  database.write('tervita_system', {}, async (tx) => {
    const account = await findAccount(tx, who);
    if (!account) return { done: false };
    const isAdmin = appointment === 'add';
    await setPlatformAdmin(tx, account.userId, isAdmin);
    await endFamiliesOf(tx, account.userId);
    await recordAppointment(tx, appointment, account);
    return { done: true, name: account.name, wasSo: account.isAdmin === isAdmin };
  });
