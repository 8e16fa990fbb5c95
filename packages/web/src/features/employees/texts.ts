import type { EmployeesTexts } from '@tervita/texts/employees-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const employeesPart: Part<EmployeesTexts> = {
  en: () => import('@tervita/texts/employees-en'),
  et: () => import('@tervita/texts/employees-et'),
  ru: () => import('@tervita/texts/employees-ru'),
  pl: () => import('@tervita/texts/employees-pl'),
};

export const useEmployeesTexts = () => usePart(employeesPart).employees;
