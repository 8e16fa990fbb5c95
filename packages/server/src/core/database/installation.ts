import { CannotStart } from '../cannot-start.ts';
import { withClient } from './users.ts';

type Mode = 'DEMO' | 'PROD';

const sentences: Record<Mode, string> = {
  PROD: 'The database of DATABASE_URL holds the data of people. Nothing was changed. To serve it, set APP_MODE=PROD; for a demonstration, name another database.',
  DEMO: 'The database of DATABASE_URL holds a demonstration, with passwords that everybody knows. Nothing was changed. For the data of people, name another database.',
};

/** The database is of the other kind than what was started on it. */
export class WrongInstallation extends CannotStart {
  constructor(held: Mode) {
    super(sentences[held]);
    this.name = 'WrongInstallation';
  }
}

/** Before anything is written: even the passwords of the database's users must not change by mistake. */
export const refuseOtherMode = (ownerUrl: string, mode: Mode): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    const table = await client.query(`select to_regclass('public.installation') as name`);
    if (!table.rows[0].name) return;
    const { rows } = await client.query<{ mode: Mode }>('select mode from installation');
    if (rows[0] && rows[0].mode !== mode) throw new WrongInstallation(rows[0].mode);
  });

/** The first start says what the database is for, and it stays that. Of two at once the second finds the mark. */
export const markInstallation = async (ownerUrl: string, mode: Mode): Promise<void> => {
  await withClient(ownerUrl, (client) =>
    client.query('insert into installation (mode, marked_at) values ($1, now()) on conflict do nothing', [
      mode,
    ]),
  );
  await refuseOtherMode(ownerUrl, mode);
};
