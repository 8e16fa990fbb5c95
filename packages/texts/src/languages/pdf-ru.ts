import { eContacts } from '../features/e-contacts/clinic/ru.ts';
import { pdf } from '../features/e-contacts/pdf/ru.ts';
import { problemTypes } from '../features/problem-types/ru.ts';
import { shell } from '../features/shell/ru.ts';
import type { PdfTexts } from './pdf-en.ts';

export const texts: PdfTexts = {
  pdf,
  problemTypes,
  employeeRoles: shell.employeeRoles,
  status: eContacts.status,
  events: eContacts.events,
  reasons: eContacts.reasons,
};
