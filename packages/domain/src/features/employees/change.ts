import type { LogicCode } from '../../core/index.ts';

/** What is known when somebody's work in a clinic ends, or begins again. */
interface EmployeeChange {
  readonly isOneself: boolean;
  /** True: the work ends. False: they come back. */
  readonly isLeaving: boolean;
  /** Of the one whose work it is. */
  readonly isAdmin: boolean;
  /** How many others administer the clinic now. */
  readonly otherAdmins: number;
  /** Whoever makes the change administers the clinic. */
  readonly isByAdmin: boolean;
}

/** Nobody gives themselves the rights of another role, nor gives away their own as admin. */
export const employeeEditRefusal = (edit: {
  readonly isOneself: boolean;
  readonly changesRole: boolean;
  readonly changesAdmin: boolean;
}): LogicCode | undefined =>
  edit.isOneself && (edit.changesRole || edit.changesAdmin) ? 'EMPLOYEE_IS_ONESELF' : undefined;

/** Why the change is refused; undefined when nothing is in its way. */
export const employeeChangeRefusal = (change: EmployeeChange): LogicCode | undefined => {
  if (change.isOneself) return 'EMPLOYEE_IS_ONESELF';
  if (!change.isAdmin) return undefined;
  if (change.isLeaving) return change.otherAdmins === 0 ? 'LAST_CLINIC_ADMIN' : undefined;
  return change.isByAdmin ? undefined : 'ONLY_ADMIN_MAKES_ADMINS';
};
