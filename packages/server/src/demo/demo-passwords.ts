import type pg from 'pg';
import { hashPassword } from '../features/auth/index.ts';

/** The same for all who have one; it opens nothing but the demonstration. */
export const demoPassword = 'three birches by the river';

/** A patient, and a nurse who then also needs the code of her authenticator app. */
export const peopleWithPassword = ['emily.harcourt@example.com', 'liis.kasemaa@example.com'] as const;

export const givePasswords = async (client: pg.Client): Promise<void> => {
  await client.query(
    `insert into password_credential (user_id, hash, set_at)
     select user_id, $1, now() from user_email where address_key = any ($2) on conflict do nothing`,
    [await hashPassword(demoPassword), [...peopleWithPassword]],
  );
};
