import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useCommands } from '../../../../core/commands/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { detailAddress } from './detail-address.ts';
import type { InboxChoice } from './inbox-choice.ts';

interface Options {
  readonly rows: readonly ClinicEContactRow[];
  readonly choice: InboxChoice;
  readonly choose: (next: Partial<InboxChoice>) => void;
}

/** Going through the list without leaving the keyboard. */
export const useInboxCommands = ({ rows, choice, choose }: Options): void => {
  const t = useClinicTexts().eContacts.inbox;
  const navigate = useNavigate();
  const commands = useMemo(() => {
    const at = rows.findIndex(({ id }) => id === choice.previewed);
    const show = (index: number) => () => {
      const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
      if (row) choose({ previewed: row.id });
    };
    const open = (hash: string) => () => {
      const row = rows[at];
      if (row) void navigate(detailAddress(row.id, choice) + hash);
    };
    const group = t.title;
    return [
      { id: 'next', label: t.keys.next, group, keys: 'J', alsoKeys: ['↓'], run: show(at + 1) },
      { id: 'previous', label: t.keys.previous, group, keys: 'K', alsoKeys: ['↑'], run: show(at - 1) },
      { id: 'open', label: t.keys.open, group, keys: 'Enter', run: open('') },
      { id: 'reply', label: t.keys.reply, group, keys: 'R', run: open('#reply') },
      {
        id: 'close',
        label: t.keys.close,
        group,
        keys: 'Escape',
        run: () => choose({ previewed: undefined }),
      },
    ];
  }, [rows, choice, choose, navigate, t]);
  useCommands(commands);
};
