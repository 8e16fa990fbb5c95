import type { Language } from '@tervita/domain/core';
import { type ProblemType, problemTypes } from '@tervita/domain/problem-types';
import type { PatientFacts } from '@tervita/domain/smart-questionnaire';
import { type DangerKind, dangerKinds } from '@tervita/domain/smart-questionnaire/danger-classifier';

/** One made-up message, as its writer described it. */
export interface Message {
  readonly hand: number;
  readonly language: Language;
  readonly isDanger: boolean;
  /** Of a near-miss: what it resembles. */
  readonly kind: DangerKind;
  /** Of a near-miss: why it is none. */
  readonly whyNear: string;
  readonly patient: PatientFacts;
  readonly reason: ProblemType;
  /** Of a danger: what is literally true of the person. */
  readonly signs: readonly string[];
  readonly text: string;
}

const monthsIn = { y: 12, m: 1, w: 12 / 52, d: 12 / 365 } as const;
const patientForm = /^(\d+)([ymwd]) ([fm])(?: [pb]\d+)?$/;

const patientOf = (written: string): PatientFacts => {
  const [, number, unit, sex] = patientForm.exec(written) ?? [];
  if (!number) throw new Error(`not a patient: ${written}`);
  const ageMonths = Math.floor(Number(number) * monthsIn[unit as keyof typeof monthsIn]);
  return { ageMonths, sex: sex === 'f' ? 'FEMALE' : 'MALE' };
};

const kindOf = (written: string): DangerKind => {
  const kind = dangerKinds.find((each) => each === written);
  if (!kind) throw new Error(`not a kind of danger: ${written}`);
  return kind;
};

const reasonOf = (written: string): ProblemType => {
  const reason = problemTypes.find((each) => each === written);
  if (!reason) throw new Error(`not a reason: ${written}`);
  return reason;
};

/** A line of the corpus: eleven columns, tabs between. */
export const messageOf = (line: string, from: Pick<Message, 'hand' | 'language'>): Message => {
  const [danger, kind = '', whyNear = '', , patient = '', reason = '', , , , signs = '', text = ''] =
    line.split('\t');
  return {
    ...from,
    isDanger: danger === 'danger',
    kind: kindOf(kind),
    whyNear,
    patient: patientOf(patient),
    reason: reasonOf(reason),
    signs: signs === '-' ? [] : signs.split(','),
    text,
  };
};
