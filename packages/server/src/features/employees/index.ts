import { addEmployee, type EmployeeDeps } from './add-employee.ts';
import { changeEmployee } from './change-employee.ts';
import { decideEmployee } from './decide-employee.ts';
import { listEmployees } from './list-employees.ts';

export const employeeCalls = (deps: EmployeeDeps) => [
  listEmployees,
  addEmployee(deps),
  decideEmployee,
  changeEmployee(deps),
];
