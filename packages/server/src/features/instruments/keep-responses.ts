import type { Language } from '@tervita/domain/core';
import {
  type InstrumentKey,
  type ItemValues,
  instrumentOf,
  type Scoring,
  scoreInstrument,
  wordingOf,
} from '@tervita/domain/instruments';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { PatientFacts } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../core/database/database.ts';

export interface FilledInstrument {
  readonly instrument: InstrumentKey;
  /** By the ids of its items. */
  readonly values: ItemValues;
  /** Which answers they were, by the same ids; not told by a provider, who gives the points alone. */
  readonly chosen?: Readonly<Record<string, string>>;
  /** What was written beside the answers, by the same ids. */
  readonly ownWords?: Readonly<Record<string, string>>;
}

export interface FilledQuestionnaire {
  readonly clinicId: string;
  readonly memberId: string;
  readonly eContactId: string;
  readonly type: ProblemType;
  readonly language: Language;
  /** Our own pages, a provider's, or staff who asked. */
  readonly source: 'PATIENT' | 'HOSTED' | 'STAFF';
  /** Of the patient, on the day it was filled in. */
  readonly facts: PatientFacts;
  readonly filled: readonly FilledInstrument[];
  readonly filledAt: Date;
  readonly newId: () => string;
}

/** As it is on that day: the clinic's text may be entered or taken back later. A provider has words of its own. */
const wordingIn = ({ source, language, facts }: FilledQuestionnaire, instrument: InstrumentKey) =>
  source === 'HOSTED'
    ? null
    : wordingOf(instrumentOf(instrument), language, facts.licensed?.includes(instrument));

const rowOf = (
  questionnaire: FilledQuestionnaire,
  { instrument, values, chosen = {}, ownWords = {} }: FilledInstrument,
  { score }: Extract<Scoring, { ok: true }>,
) => ({
  id: questionnaire.newId(),
  clinic_id: questionnaire.clinicId,
  clinic_member_id: questionnaire.memberId,
  e_contact_id: questionnaire.eContactId,
  type: questionnaire.type,
  instrument,
  version: instrumentOf(instrument).version,
  language: questionnaire.language,
  wording: wordingIn(questionnaire, instrument),
  answers: JSON.stringify(values),
  chosen: JSON.stringify(chosen),
  own_words: JSON.stringify(ownWords),
  total: score.total,
  band: score.band,
  subscores: JSON.stringify(score.subscores),
  findings: [...score.findings],
  actions: [...score.actions],
  source: questionnaire.source,
  filled_at: questionnaire.filledAt,
});

/** How each instrument was scored, and what is kept of those that are complete. */
export const scoredRows = (questionnaire: FilledQuestionnaire) => {
  const scored = questionnaire.filled.map((each) => ({
    ...each,
    scoring: scoreInstrument(each.instrument, each.values, questionnaire.facts),
  }));
  const rows = scored.flatMap(({ scoring, ...each }) =>
    scoring.ok ? [rowOf(questionnaire, each, scoring)] : [],
  );
  return { scored, rows };
};

/**
 * Keeps each instrument that is complete, with its score, beside the e-contact that it came with. Returns how each was
 * scored: one with a wrong or a missing answer is not kept. The caller sees to it that one filling is kept once.
 */
export const keepResponses = async (
  tx: Tx,
  questionnaire: FilledQuestionnaire,
): Promise<readonly (FilledInstrument & { readonly scoring: Scoring })[]> => {
  const { scored, rows } = scoredRows(questionnaire);
  if (rows.length > 0)
    await tx
      .insertInto('instrument_response')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return scored;
};
