import type { Language } from '@tervita/domain/core';
import { instrumentsOf } from '@tervita/domain/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import { itemValuesIn } from '@tervita/domain/smart-questionnaire';
import type { Insertable } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import { scoredRows } from '../../features/instruments/keep-responses.ts';
import type { Person } from '../people/person.ts';
import type { Asked } from './asked.ts';
import { factsAt } from './facts-at.ts';

export type ResultRow = Insertable<DB['instrument_response']>;

interface SentQuestionnaire {
  readonly id: string;
  readonly clinicId: string;
  readonly memberId: string;
  readonly eContactId: string;
  readonly type: ProblemType;
  readonly language: Language;
  readonly patient: Person;
  readonly at: number;
}

const inOrder = (hosted: NonNullable<Asked['hosted']>) =>
  Object.fromEntries(Object.values(hosted).map((value, at) => [`q${at + 1}`, value]));

/** What was filled in here or at a provider, added up as the product does it; none for other reasons. */
export const resultsOf = (
  { answers, hosted }: Asked,
  { id, patient, at, ...sent }: SentQuestionnaire,
): readonly ResultRow[] => {
  const facts = factsAt(patient, at);
  return scoredRows({
    ...sent,
    source: hosted ? 'HOSTED' : 'PATIENT',
    facts,
    filled: instrumentsOf(sent.type).map((instrument) => ({
      instrument: instrument.key,
      values: hosted ? inOrder(hosted) : itemValuesIn(instrument, answers, facts),
    })),
    filledAt: new Date(at),
    newId: () => id,
  }).rows;
};
