import { listEmployees } from '@tervita/contract/employees';
import { useAnswer } from '../../../../../core/api/index.ts';
import { startOf, useFormat, useZone } from '../../../../../core/format/index.ts';
import { useSelectedClinic } from '../../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { fullName } from '../../actions/acted.ts';
import { type InboxChoice, nobody } from '../choice.ts';

export type FilterName = 'time' | 'assignees' | 'reasons' | 'lists';

/** "N0412 +2": the first, and how many more. */
const summed = (values: readonly string[]): string | undefined => {
  const [first, ...more] = values;
  return first && more.length > 0 ? `${first} +${more.length}` : first;
};

/** What the chips say they are set to. */
export const useFilterValues = (choice: InboxChoice): Record<FilterName, string | undefined> => {
  const { eContacts, problemTypes } = useClinicTexts();
  const { times, range, nobody: nobodyWord } = eContacts.inbox.filters;
  const format = useFormat();
  const zone = useZone();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const asks = choice.assignees.some((each) => each !== nobody);
  const workers = useAnswer(
    listEmployees,
    { params: { clinicId }, query: { includeDeleted: 'true' } },
    { enabled: asks && clinicId !== '', staleTime: 60_000 },
  ).data?.workers;
  const nameOf = (userId: string) => {
    const worker = workers?.find((each) => each.userId === userId);
    return userId === nobody ? nobodyWord : worker ? fullName(worker) : '…';
  };
  const timeOf = (time: string | undefined) => {
    if (time === undefined || time === 'TODAY' || time === '7' || time === '30') return time && times[time];
    const [from, to] = time.split('_').map((day) => startOf(day, zone));
    return from && to ? range(format.day(from), format.day(to)) : undefined;
  };
  return {
    time: timeOf(choice.time),
    assignees: summed(choice.assignees.map(nameOf)),
    reasons: summed(choice.reasons.map((reason) => problemTypes.labels[reason])),
    lists: summed(choice.lists),
  };
};
