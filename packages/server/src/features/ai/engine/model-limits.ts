import type { Database } from '../../../core/database/database.ts';
import { admit } from '../../../core/limits/credential-counters.ts';
import type { About } from './known-people.ts';

const perUserAndHour = 30;
const perClinicAndDay = 2_000;

/** Every question to a model costs money: counted in the database, before it is asked. Refuses with the time to wait. */
export const admitQuestion = async (
  { database, countsUse }: { readonly database: Database; readonly countsUse: boolean },
  { askedByUserId, clinicId }: About,
): Promise<void> => {
  if (!countsUse) return;
  const { system } = database;
  await admit(system, { key: `model-of-user:${askedByUserId}`, most: perUserAndHour, seconds: 3_600 });
  await admit(system, { key: `model-of-clinic:${clinicId}`, most: perClinicAndDay, seconds: 86_400 });
};
