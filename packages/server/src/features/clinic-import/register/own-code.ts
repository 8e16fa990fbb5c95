import { BusinessError } from '@tervita/domain/core';
import type { Reader } from '../../../core/database/database.ts';
import type { Actor } from '../../../core/session/actor.ts';

/** The Estonian code that this person has proved; what somebody only typed does not count. */
export const provedCode = async (db: Reader, { personId }: Pick<Actor, 'personId'>): Promise<string> => {
  const person = await db
    .selectFrom('person')
    .select('personal_code')
    .where('id', '=', personId)
    .where('country', '=', 'EE')
    .executeTakeFirst();
  if (!person?.personal_code) throw new BusinessError('IMPORT_CODE_NOT_OWN');
  return person.personal_code;
};

/** Staff sign in for themselves: nobody else's rights at the register are borrowed. */
export const assertOwnCode = async (db: Reader, actor: Actor, typed: string): Promise<string> => {
  const code = await provedCode(db, actor);
  if (code !== typed) throw new BusinessError('IMPORT_CODE_NOT_OWN');
  return code;
};
