import { eContacts } from '../features/e-contacts/clinic/ru.ts';
import { flagged } from '../features/e-contacts/flagged/ru.ts';
import { pdf } from '../features/e-contacts/pdf/ru.ts';
import { results } from '../features/e-contacts/results/ru.ts';
import { leave } from '../features/leave/ru.ts';
import { prescriptions } from '../features/prescriptions/ru.ts';
import { problemTypes } from '../features/problem-types/ru.ts';
import { shell } from '../features/shell/ru.ts';
import type { PdfTexts } from './pdf-en.ts';

export const texts: PdfTexts = {
  pdf,
  flagged,
  problemTypes,
  leave,
  prescriptions,
  results,
  employeeRoles: shell.employeeRoles,
  status: eContacts.status,
  events: eContacts.events,
  reasons: eContacts.reasons,
};
