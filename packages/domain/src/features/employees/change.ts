import type { LogicCode } from '../../core/index.ts';
import type { EmployeeRole } from '../auth/index.ts';

interface Work {
  readonly role: EmployeeRole;
  /** Administers the clinic. */
  readonly isAdmin: boolean;
}

/** What is known when somebody's work in a clinic ends, or begins again. */
interface EmployeeChange {
  readonly isOneself: boolean;
  /** True: the work ends. False: they come back. */
  readonly isLeaving: boolean;
  /** They never worked there: an admin has not said yes. */
  readonly waits: boolean;
  readonly whose: Work;
  readonly by: Work;
  /** How many administer the clinic now. */
  readonly admins: number;
}

/** Nobody gives a role that they do not hold: what is asked for beyond that waits for an admin. */
export const startsAtOnce = (given: Work, by: Work): boolean =>
  by.isAdmin || (!given.isAdmin && (given.role === 'NON_HEALTHCARE' || given.role === by.role));

/** Who says yes or no to whom waits, and ends or brings back the work of a doctor or an admin. */
export const decidesOnStaff = (by: Work, admins: number): boolean =>
  by.isAdmin || (by.role === 'DOCTOR' && admins === 0);

/** Whose work is not every colleague's to end. */
export const isForAdmins = ({ role, isAdmin }: Work): boolean => isAdmin || role === 'DOCTOR';

/** Nobody gives themselves the rights of another role, nor gives away their own as admin. */
export const employeeEditRefusal = (edit: {
  readonly isOneself: boolean;
  readonly changesRole: boolean;
  readonly changesAdmin: boolean;
}): LogicCode | undefined =>
  edit.isOneself && (edit.changesRole || edit.changesAdmin) ? 'EMPLOYEE_IS_ONESELF' : undefined;

/** Why the change is refused; undefined when nothing is in its way. */
export const employeeChangeRefusal = (change: EmployeeChange): LogicCode | undefined => {
  const { whose, by, admins } = change;
  if (change.isOneself) return 'EMPLOYEE_IS_ONESELF';
  if (change.isLeaving && whose.isAdmin && admins <= 1) return 'LAST_CLINIC_ADMIN';
  // Who waits comes in by a yes alone.
  return change.waits || (isForAdmins(whose) && !decidesOnStaff(by, admins))
    ? 'EMPLOYEE_FOR_ADMINS'
    : undefined;
};
