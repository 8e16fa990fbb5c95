import { eContacts } from '../features/e-contacts/clinic/et.ts';
import { pdf } from '../features/e-contacts/pdf/et.ts';
import { problemTypes } from '../features/problem-types/et.ts';
import { shell } from '../features/shell/et.ts';
import type { PdfTexts } from './pdf-en.ts';

export const texts: PdfTexts = {
  pdf,
  problemTypes,
  employeeRoles: shell.employeeRoles,
  status: eContacts.status,
  events: eContacts.events,
  reasons: eContacts.reasons,
};
