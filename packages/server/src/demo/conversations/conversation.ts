import type { Language } from '@tervita/domain/core';
import type { SexInCode } from '@tervita/domain/persons';
import type { PatientProblemType } from '@tervita/domain/problem-types';

/** Whom a text fits. A child's conversation is written by a parent. */
export interface Whom {
  readonly isChild: boolean;
  readonly sex?: SexInCode;
  readonly from: number;
  readonly to: number;
}

/** One reason to write, as patient and clinic might put it; {name} is the first name of the one who wrote. */
export interface Conversation {
  readonly type: PatientProblemType;
  readonly whom: Whom;
  readonly opening: string;
  /** What the patient remembers to say before anybody answered. */
  readonly addition?: string;
  readonly question?: string;
  readonly answer?: string;
  readonly closing: string;
}

export interface Spoken extends Conversation {
  readonly language: Language;
}

export const adults = (from = 18, to = 95): Whom => ({ isChild: false, from, to });
export const women = (from = 18, to = 95): Whom => ({ isChild: false, sex: 'FEMALE', from, to });
export const men = (from = 18, to = 95): Whom => ({ isChild: false, sex: 'MALE', from, to });
export const children = (from = 0, to = 17): Whom => ({ isChild: true, from, to });
export const boys = (from = 0, to = 17): Whom => ({ isChild: true, sex: 'MALE', from, to });
export const girls = (from = 0, to = 17): Whom => ({ isChild: true, sex: 'FEMALE', from, to });

export const fits = (whom: Whom, person: { sex: SexInCode; age: number; isChild: boolean }): boolean =>
  whom.isChild === person.isChild &&
  (whom.sex ?? person.sex) === person.sex &&
  person.age >= whom.from &&
  person.age <= whom.to;
