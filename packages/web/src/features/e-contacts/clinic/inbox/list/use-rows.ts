import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useCallback, useMemo, useState } from 'react';
import { useSelectedClinic, useUser } from '../../../../../core/session/index.ts';
import { useOpeningHours } from '../../../../clinics/index.ts';
import { useUncompleted } from '../../actions/completed-rows.ts';
import { type InboxChoice, inboxSearch } from '../choice.ts';
import { foldAlarms } from './fold-alarms.ts';
import { type InboxItem, inboxItems } from './inbox-groups.ts';
import { stillHere } from './still-here.ts';
import { useJustSeen } from './use-just-seen.ts';
import { useMinute } from './use-minute.ts';

const none: readonly ClinicEContactRow[] = [];
const noFolds: ReadonlySet<string> = new Set();

export interface InboxRows {
  readonly items: readonly InboxItem[];
  /** As they stand on the screen, without the headings. */
  readonly rows: readonly ClinicEContactRow[];
  /** Opens further warnings of one person, or closes them. */
  readonly toggleFold: (clinicMemberId: string) => void;
  /** Changes when another part of the inbox is shown. */
  readonly view: string;
}

/** What of the server's answer is shown, in which order. */
export const useRows = (
  answered: readonly ClinicEContactRow[] | undefined,
  isOld: boolean,
  choice: InboxChoice,
): InboxRows => {
  const { userId } = useUser();
  const uncompleted = useUncompleted(answered ?? none);
  const justSeen = useJustSeen(uncompleted);
  const [opened, setOpened] = useState(noFolds);
  const toggleFold = useCallback(
    (clinicMemberId: string) =>
      setOpened((before) => {
        const after = new Set(before);
        if (!after.delete(clinicMemberId)) after.add(clinicMemberId);
        return after;
      }),
    [],
  );
  const minute = useMinute();
  const hours = useOpeningHours(useSelectedClinic()?.clinicId ?? '');
  const items = useMemo(() => {
    const here = isOld ? uncompleted : uncompleted.filter((row) => stillHere(row, choice, userId));
    const found = inboxItems(here, choice, hours, minute, justSeen);
    // Whoever searches wants to see all of it.
    return choice.search ? found : foldAlarms(found, { memberIds: opened, current: choice.previewed });
  }, [uncompleted, isOld, choice, userId, hours, minute, justSeen, opened]);
  const rows = useMemo(() => items.flatMap((item) => (item.kind === 'row' ? [item.row] : [])), [items]);
  return {
    items,
    rows,
    toggleFold,
    view: `${inboxSearch({ ...choice, previewed: undefined })}#${choice.search}`,
  };
};
