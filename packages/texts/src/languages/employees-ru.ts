import { employees } from '../features/employees/ru.ts';
import type { EmployeesTexts } from './employees-en.ts';

export const texts: EmployeesTexts = { employees };
