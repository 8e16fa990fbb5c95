import type { Database } from '../../core/database/database.ts';
import { databaseUserOf } from '../../core/http/access.ts';
import type { Connection } from './connection.ts';

/** Row security answers whether the e-contact is theirs to look at. */
export const findEContact = (database: Database, { actor }: Connection, eContactId: string) =>
  database.read(databaseUserOf(actor), actor, (db) =>
    db.selectFrom('e_contact').select(['id', 'clinic_id']).where('id', '=', eContactId).executeTakeFirst(),
  );
