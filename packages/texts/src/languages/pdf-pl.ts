import { eContacts } from '../features/e-contacts/clinic/pl.ts';
import { flagged } from '../features/e-contacts/flagged/pl.ts';
import { pdf } from '../features/e-contacts/pdf/pl.ts';
import { results } from '../features/e-contacts/results/pl.ts';
import { leave } from '../features/leave/pl.ts';
import { prescriptions } from '../features/prescriptions/pl.ts';
import { problemTypes } from '../features/problem-types/pl.ts';
import { shell } from '../features/shell/pl.ts';
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
