import type { ConsentGroup } from '@tervita/domain/consents';
import type { Reader, Tx } from '../../core/database/database.ts';

export interface KeptConsent {
  readonly group: ConsentGroup;
  readonly version: string;
  readonly givenAt: Date;
}

/** Newest first. */
export const consentsOf = async (db: Reader, userId: string): Promise<KeptConsent[]> => {
  const rows = await db
    .selectFrom('consent')
    .select(['consent_group', 'version', 'given_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .execute();
  // The table's own check allows no other group.
  return rows.map((row) => ({
    group: row.consent_group as ConsentGroup,
    version: row.version,
    givenAt: row.given_at,
  }));
};

export interface NewConsent {
  readonly userId: string;
  readonly group: ConsentGroup;
  readonly version: string;
  readonly at: Date;
}

/** The first time counts: agreeing again to the same text changes nothing. */
export const keepConsent = async (tx: Tx, { userId, group, version, at }: NewConsent): Promise<void> => {
  await tx
    .insertInto('consent')
    .values({ user_id: userId, consent_group: group, version, given_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
