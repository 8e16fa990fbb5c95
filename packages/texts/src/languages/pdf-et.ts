import { eContacts } from '../features/e-contacts/clinic/et.ts';
import { flagged } from '../features/e-contacts/flagged/et.ts';
import { pdf } from '../features/e-contacts/pdf/et.ts';
import { results } from '../features/e-contacts/results/et.ts';
import { leave } from '../features/leave/et.ts';
import { prescriptions } from '../features/prescriptions/et.ts';
import { problemTypes } from '../features/problem-types/et.ts';
import { shell } from '../features/shell/et.ts';
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
