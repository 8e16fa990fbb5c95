import type { EmployeeRole } from '@tervita/domain/auth';
import type { ClinicKind, Plan } from '@tervita/domain/clinics';
import type { Language } from '@tervita/domain/core';
import type { Person } from '../people/person.ts';

export interface Employee {
  readonly id: string;
  readonly person: Pick<Person, 'code' | 'birthDate' | 'email' | 'sex'>;
  readonly userId: string;
  readonly firstName: string;
  readonly surname: string;
  readonly role: EmployeeRole;
  readonly isAdmin: boolean;
  readonly from: number;
  readonly until: number | null;
}

export interface PatientList {
  readonly code: string;
  readonly employeeId: string | null;
  readonly registrationNumber: string;
}

export interface Clinic {
  readonly index: number;
  readonly id: string;
  readonly name: string;
  readonly kind: ClinicKind;
  readonly plan: Plan;
  readonly registrationCode: string;
  readonly phone: string;
  readonly address: string;
  readonly websites: readonly string[];
  readonly emails: readonly string[];
  readonly createdAt: number;
  readonly staff: readonly Employee[];
  readonly lists: readonly PatientList[];
  readonly globalMessage: {
    readonly id: string;
    readonly text: string;
    /** In the other languages of the country. */
    readonly texts: Readonly<Partial<Record<Language, string>>>;
    readonly at: number;
  } | null;
}

export const worksAt = (employee: Employee, at: number): boolean =>
  employee.from <= at && (employee.until === null || at < employee.until);
