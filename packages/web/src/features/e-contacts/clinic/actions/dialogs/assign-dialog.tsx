import { listEmployees } from '@tervita/contract/employees';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useTexts } from '../../../../../core/texts/index.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { PickList, type PickOption } from '../../../../../ui/pick-list.tsx';
import { SkeletonRows } from '../../../../../ui/skeleton.tsx';
import { fullName } from '../acted.ts';
import type { Asked } from '../ask.ts';
import { useActionsTexts } from '../texts.ts';
import { useActions } from '../use-actions.ts';

const nobody = 'nobody';

interface Props {
  readonly asked: Asked;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Myself first, then the others by name; nobody where somebody has it. */
export function AssignDialog({ asked, isOpen, onClose }: Props) {
  const { core, shell } = useTexts();
  const t = useActionsTexts();
  const { userId } = useUser();
  const { assign } = useActions();
  const { eContacts, onDone } = asked;
  const clinicId = eContacts[0]?.clinicId ?? '';
  const workers = useAnswer(listEmployees, { params: { clinicId }, query: {} }, { staleTime: 60_000 }).data
    ?.workers;
  const holders = [...new Set(eContacts.map(({ assignee }) => assignee?.userId))];
  const others = eContacts.flatMap(({ assignee }) =>
    assignee && assignee.userId !== userId ? [fullName(assignee)] : [],
  );
  const options = (workers ?? [])
    .toSorted(
      (a, b) =>
        Number(b.userId === userId) - Number(a.userId === userId) || fullName(a).localeCompare(fullName(b)),
    )
    .map(
      (worker): PickOption => ({
        value: worker.userId,
        label: fullName(worker),
        hint: worker.userId === userId ? t.me : shell.employeeRoles[worker.role],
        icon: <Avatar name={fullName(worker)} size="sm" />,
        isChosen: holders.length === 1 && holders[0] === worker.userId,
      }),
    );
  const none: PickOption = { value: nobody, label: t.nobody, icon: <Avatar size="sm" /> };
  const pick = (value: string) => {
    const worker = workers?.find((each) => each.userId === value);
    const { firstName = '', surname = '' } = worker ?? {};
    assign(eContacts, value === nobody ? null : { userId: value, firstName, surname });
    onDone?.();
    onClose();
  };
  return (
    <Dialog
      title={t.assignTitle(eContacts.length)}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={core.actions.close}
    >
      {others.length > 0 ? (
        <Callout tone="turn">{t.othersWork([...new Set(others)].join(', '))}</Callout>
      ) : null}
      {workers ? (
        <PickList
          label={t.findColleague}
          groups={[{ options: holders.some(Boolean) ? [...options, none] : options }]}
          onPick={pick}
          emptyText={t.noColleague}
        />
      ) : (
        <SkeletonRows label={core.loading} count={4} />
      )}
    </Dialog>
  );
}
