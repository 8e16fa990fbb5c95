import type { Language } from '@tervita/domain/core';
import type { AlarmOutcome, EContactState, Move, RedFlag } from '@tervita/domain/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import type { Clinic, Employee } from '../clinics/clinic.ts';
import type { Person } from '../people/person.ts';
import type { Asked } from './asked.ts';

/** How an e-contact begins: sent by its author, or handed to an outside care flow. */
export interface Beginning {
  readonly index: number;
  readonly clinic: Clinic;
  readonly patient: Person;
  /** The patient, or somebody who writes for them. */
  readonly creator: Person;
  readonly type: ProblemType;
  readonly language: Language;
  readonly status: 'CREATED' | 'STARTED';
  readonly membershipPending: boolean;
  readonly redFlag?: RedFlag | undefined;
  /** What became of it, said by who completed. */
  readonly outcome?: AlarmOutcome | undefined;
  readonly asked?: Asked | undefined;
  readonly at: number;
}

export interface Step {
  readonly move: Move;
  readonly at: number;
  readonly by: 'CREATOR' | 'SYSTEM' | Employee;
  readonly text?: string | undefined;
  readonly reason?: string | undefined;
  readonly opensAt?: number | undefined;
}

export interface Moved {
  readonly step: Step;
  readonly state: EContactState;
}
