import type { RegisterMethod } from '@tervita/domain/clinic-import';
import type { Country } from '@tervita/domain/core';
import type { Database } from '../../core/database/database.ts';
import type { AdmitUse } from '../../core/limits/use-limits.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import type { PhoneSignIn } from '../../integrations/eid/phone-sign-in.ts';
import type { PatientRegister } from '../../integrations/patient-register/patient-register.ts';

/** The register of practice lists, and how staff prove who they are before it is asked in their name. */
export interface RegisterAccess {
  readonly register: PatientRegister;
  readonly methods: Readonly<Partial<Record<RegisterMethod, PhoneSignIn>>>;
}

export interface ImportDeps {
  readonly database: Database;
  readonly country: Country;
  /** Undefined: lists come from files alone. */
  readonly registerAccess: RegisterAccess | undefined;
  /** Tells open screens what has changed. */
  readonly announce: (events: readonly OutboxEvent[]) => void;
}

/** What staff call needs more than what the worker does. */
export interface ImportCallDeps extends ImportDeps {
  readonly admitUse: AdmitUse;
}
