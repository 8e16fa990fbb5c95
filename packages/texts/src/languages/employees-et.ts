import { employees } from '../features/employees/et.ts';
import type { EmployeesTexts } from './employees-en.ts';

export const texts: EmployeesTexts = { employees };
