import { listPatientLists } from '@tervita/contract/clinics';
import { listEmployees } from '@tervita/contract/employees';
import type { ProblemType } from '@tervita/domain/problem-types';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useSelectedClinic, useUser } from '../../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { PickList, type PickOption } from '../../../../../ui/pick-list.tsx';
import { useReasonGroups } from '../../../../problem-types/index.ts';
import { ProblemTypeIcon } from '../../../problem-type-icon.tsx';
import { fullName } from '../../actions/acted.ts';
import { type InboxChoice, nobody } from '../choice.ts';
import { useInboxMoreTexts } from '../texts.ts';
import { useReasonCounts, withListFirst } from './reasons-in-list.ts';

type Name = 'assignees' | 'reasons' | 'lists';

interface Props {
  readonly name: Name;
  readonly label: string;
  readonly choice: InboxChoice;
  readonly choose: (next: Partial<InboxChoice>) => void;
}

const iconOf = (type: ProblemType) => <ProblemTypeIcon type={type} size="sm" />;

/**
 * Nobody, then colleagues: me first, and last those who no longer work there, since what was assigned to them still is;
 * not those who wait to be let in.
 * Or lists with their doctors.
 */
const useOptions = (name: Name): readonly PickOption[] => {
  const { eContacts } = useClinicTexts();
  const t = useInboxMoreTexts();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const { userId } = useUser();
  const kept = { staleTime: 60_000 };
  const params = { clinicId };
  const workers = useAnswer(
    listEmployees,
    { params, query: { includeDeleted: 'true' } },
    { ...kept, enabled: name === 'assignees' },
  );
  const lists = useAnswer(listPatientLists, { params }, { ...kept, enabled: name === 'lists' });
  if (name === 'reasons') return [];
  if (name === 'lists')
    return (lists.data?.patientListWithClinicians ?? []).map(({ code, doctorName }) => ({
      value: code,
      label: code,
      hint: doctorName ?? undefined,
    }));
  const people = (workers.data?.workers ?? [])
    .filter(({ waitsSince }) => waitsSince === null)
    .toSorted(
      (one, other) =>
        Number(other.userId === userId) - Number(one.userId === userId) ||
        Number(one.deletedAt !== null) - Number(other.deletedAt !== null),
    )
    .map((worker) => ({
      value: worker.userId,
      label: fullName(worker),
      hint: worker.deletedAt === null ? undefined : t.noLongerHere,
      icon: <Avatar name={fullName(worker)} size="sm" />,
    }));
  const none = { value: nobody, label: eContacts.inbox.filters.nobody, icon: <Avatar size="sm" /> };
  return [none, ...people];
};

/** Several values of one kind; each press is seen in the list behind at once. */
export function ManyFilter({ name, label, choice, choose }: Props) {
  const t = useInboxMoreTexts();
  const chosen: readonly string[] = choice[name];
  // Every reason, also one that the clinic has switched off: what was sent with it is still there.
  const reasons = useReasonGroups(undefined, iconOf);
  const counts = useReasonCounts(choice);
  const options = useOptions(name);
  const groups = (name === 'reasons' ? withListFirst(reasons, counts, t.inList) : [{ options }]).map(
    (group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, isChosen: chosen.includes(option.value) })),
    }),
  );
  const pick = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
    if (name === 'reasons') choose({ reasons: next as ProblemType[] });
    else if (name === 'lists') choose({ lists: next });
    else choose({ assignees: next, whose: 'ALL' });
  };
  return <PickList isMany label={t.find(label)} groups={groups} onPick={pick} emptyText={t.nothing} />;
}
