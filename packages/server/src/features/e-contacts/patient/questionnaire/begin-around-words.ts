import type { Language } from '@tervita/domain/core';
import { catalogueVersion } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { patientOf } from '../member-of.ts';
import { begin } from './questionnaire-store.ts';

interface WordsMatter {
  readonly id: string;
  readonly patientPersonId: string;
  readonly clinicId: string;
  readonly language: Language;
}

/** A questionnaire for a draft of free words: danger alone is asked, and words that told of danger are kept in it. */
export const beginAroundWords = async (
  tx: Tx,
  actor: Actor,
  { id, patientPersonId, clinicId, language }: WordsMatter,
  now: Date,
): Promise<void> => {
  await patientOf(tx, patientPersonId, actor, now);
  const matter = { id, authorUserId: actor.userId, patientPersonId, clinicId, language };
  await begin(tx, { ...matter, isOnlyDanger: true, requestId: null, input: '', catalogueVersion }, now);
};
