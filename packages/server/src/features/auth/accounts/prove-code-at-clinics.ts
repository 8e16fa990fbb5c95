import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';

/** Records of clinics that knew only a typed code of this person get the one that was proved. Nothing to do is usual. */
export const proveCodeAtClinics = async (tx: Tx, personId: string): Promise<void> => {
  await sql`select prove_code_at_clinics(${personId})`.execute(tx);
};
