import { claimEContact } from '@tervita/contract/e-contacts';
import { BusinessError } from '@tervita/domain/core';
import { sql } from 'kysely';
import { exchange } from '../../../core/http/use-case.ts';
import { hashOf } from '../../../core/session/token.ts';

/** A wrong try is kept although the call is refused, so that nobody tries birth dates one after the other. */
export const claimByLink = exchange(claimEContact, async ({ body, transact, touched }) => {
  const eContactId = await transact(async (tx) => {
    const { rows } = await sql<{ id: string | null }>`
      select claim_e_contact(${hashOf(body.token)}, ${body.birthDate}::date) as id`.execute(tx);
    return rows[0]?.id;
  });
  if (!eContactId) throw new BusinessError('CLAIM_LINK_REFUSED');
  touched.eContactIds.add(eContactId);
  return { eContactId };
});
