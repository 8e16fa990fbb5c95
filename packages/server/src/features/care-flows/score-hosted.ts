import { valuesElsewhere } from '@tervita/domain/instruments';
import type { Tx } from '../../core/database/database.ts';
import type { HostedResult } from '../../integrations/awell/provider.ts';
import { factsOfThread, type LockedEContact } from '../e-contacts/index.ts';
import { keepResponses } from '../instruments/index.ts';
import type { CareFlow } from './care-flow-store.ts';

interface Scoring {
  readonly tx: Tx;
  readonly now: Date;
  readonly newId: () => string;
}

/** Answers that fit the instrument are added up beside the e-contact; others are read in words, and no score is made of them. */
export const scoreHosted = async (
  { tx, now, newId }: Scoring,
  { type, side, language }: CareFlow,
  eContact: LockedEContact,
  { answers }: HostedResult,
): Promise<void> => {
  await keepResponses(tx, {
    clinicId: eContact.clinicId,
    memberId: eContact.clinicMemberId,
    eContactId: eContact.id,
    type,
    language,
    source: 'HOSTED',
    facts: await factsOfThread(tx, eContact, side, now),
    filled: valuesElsewhere(type, answers),
    filledAt: now,
    newId,
  });
};
