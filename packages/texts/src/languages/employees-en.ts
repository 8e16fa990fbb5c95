import { employees } from '../features/employees/en.ts';

export const texts = { employees };
export type EmployeesTexts = typeof texts;
