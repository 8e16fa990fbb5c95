import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';
import { databaseUserOf } from '../../core/http/access.ts';
import { isOthersMatter } from '../../core/session/own-matter.ts';
import type { Connection } from './connection.ts';

/** Row security answers whether the e-contact is theirs to look at; staff leave their own to colleagues. */
export const findEContact = (database: Database, { actor }: Connection, eContactId: string) =>
  database.read(databaseUserOf(actor), actor, (db) =>
    db
      .selectFrom('e_contact')
      .select(['id', 'clinic_id'])
      .where('id', '=', eContactId)
      .where(actor.activeRole === 'PRM_PATIENT' ? sql<boolean>`true` : isOthersMatter(actor, 'e_contact'))
      .executeTakeFirst(),
  );
