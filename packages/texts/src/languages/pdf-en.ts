import { eContacts } from '../features/e-contacts/clinic/en.ts';
import { flagged } from '../features/e-contacts/flagged/en.ts';
import { pdf } from '../features/e-contacts/pdf/en.ts';
import { results } from '../features/e-contacts/results/en.ts';
import { leave } from '../features/leave/en.ts';
import { prescriptions } from '../features/prescriptions/en.ts';
import { problemTypes } from '../features/problem-types/en.ts';
import { shell } from '../features/shell/en.ts';

/** What the server writes on paper. */
export const texts = {
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
export type PdfTexts = typeof texts;
