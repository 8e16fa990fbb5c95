import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { type InboxChoice, nobody } from '../choice.ts';

const inTab: Record<InboxChoice['tab'], (row: ClinicEContactRow) => boolean> = {
  INCOMING: ({ status, turn }) => status === 'SUBMITTED' && turn === 'CLINIC',
  ANSWERED: ({ status, turn }) => status === 'SUBMITTED' && turn === 'PATIENT',
  COMPLETED: ({ status }) => status === 'COMPLETED' || status === 'CANCELLED',
  REJECTED: ({ status }) => status === 'REJECTED',
  STARTED: ({ status }) => status === 'STARTED',
  FAILED: ({ status }) => status === 'FAILED',
};

const isWhose = ({ assignee }: ClinicEContactRow, whose: InboxChoice['whose'], userId: string) => {
  if (whose === 'ALL') return true;
  return whose === 'MINE' ? assignee?.userId === userId : assignee === null;
};

/** Whether a row that was changed here a moment ago still belongs to the view; the server has not said so yet. */
export const stillHere = (row: ClinicEContactRow, choice: InboxChoice, userId: string): boolean => {
  if (choice.search) return true;
  const { assignees } = choice;
  return (
    inTab[choice.tab](row) &&
    isWhose(row, choice.whose, userId) &&
    (assignees.length === 0 || assignees.includes(row.assignee?.userId ?? nobody))
  );
};
