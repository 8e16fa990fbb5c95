import { employees } from '../features/employees/pl.ts';
import type { EmployeesTexts } from './employees-en.ts';

export const texts: EmployeesTexts = { employees };
