import type { ProblemType } from '@tervita/domain/problem-types';
import type { PickGroup } from '../../../../../ui/pick-list.tsx';
import type { InboxChoice } from '../choice.ts';
import { useInbox } from '../inbox-query.ts';

/** How often each reason stands in the list, whichever of them are chosen. */
export const useReasonCounts = (choice: InboxChoice): ReadonlyMap<ProblemType, number> => {
  const rows = useInbox({ ...choice, reasons: [] }).data?.eContacts ?? [];
  return new Map([...Map.groupBy(rows, ({ type }) => type)].map(([type, { length }]) => [type, length]));
};

/** What waits comes first, the most frequent on top, with its number; the rest keeps its groups. */
export const withListFirst = (
  groups: readonly PickGroup[],
  counts: ReadonlyMap<string, number>,
  name: string,
): readonly PickGroup[] => {
  const countOf = ({ value }: { value: string }) => counts.get(value) ?? 0;
  const present = groups
    .flatMap(({ options }) => options)
    .filter((option) => countOf(option) > 0)
    .toSorted((one, other) => countOf(other) - countOf(one))
    .map((option) => ({ ...option, hint: String(countOf(option)) }));
  const others = groups.map((group) => ({
    ...group,
    options: group.options.filter((option) => countOf(option) === 0),
  }));
  return [{ name, options: present }, ...others].filter(({ options }) => options.length > 0);
};
