import type { TestApp } from './app.ts';
import type { Given } from './given.ts';

/** Whose thing it is to be, and what there is already on that side. */
export interface MatrixSide {
  readonly test: TestApp;
  readonly make: Given;
  /** Who calls, or on the other side whoever may have such a thing. */
  readonly as: string | undefined;
  readonly eContactId: string;
  /** Sent with it. */
  readonly fileId: string;
  readonly clinicId: string;
  /** Of the e-contact: the patient's, or of the one who acts for them. */
  readonly userId: string;
  readonly patientPersonId: string;
  readonly isRepresented: boolean;
  readonly asNurse: string;
}
