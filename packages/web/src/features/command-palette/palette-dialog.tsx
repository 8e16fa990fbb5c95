import { useState } from 'react';
import { type Command, useAllCommands } from '../../core/commands/index.ts';
import { countUse } from '../../core/usage/index.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { Palette } from '../../ui/palette.tsx';
import { type PickGroup, PickList } from '../../ui/pick-list.tsx';
import { StaffIcon, type StaffIconName } from '../../ui/staff-icon.tsx';
import styles from './palette-dialog.module.css';
import { usePaletteTexts } from './texts.ts';
import { useFound } from './use-found.tsx';
import { useTemplates } from './use-templates.ts';
import { useViews } from './use-views.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** By what a command is called; pages that offer the same thing give it the same name. */
const icons: Readonly<Record<string, StaffIconName>> = {
  reply: 'reply',
  note: 'square-pen',
  take: 'user-check',
  assign: 'user-plus',
  release: 'user-minus',
  accept: 'user-check',
  complete: 'archive',
  reopen: 'undo',
  undo: 'undo',
  reject: 'thumbs-down',
  seen: 'flag',
  open: 'maximize',
  pdf: 'printer',
  'pdf-notes': 'printer',
  shortcuts: 'keyboard',
  'new-for': 'message-plus',
  'new-to': 'message-plus',
  'go-information': 'book-open',
  'go-messages': 'message-reply',
  'go-feedback': 'chart',
  'go-admin': 'sliders',
};

const optionOf = ({ id, label, keys }: Command) => ({
  value: id,
  label,
  keys,
  icon: <StaffIcon name={icons[id] ?? (id.startsWith('go-') ? 'list-checks' : 'zap')} />,
});

/** What stands under one heading, in the order in which it was offered. */
const groupsOf = (commands: readonly Command[]) =>
  [...Map.groupBy(commands, ({ group }) => group)].map(([name, inGroup]) => ({
    name,
    options: inGroup.map(optionOf),
    isEverywhere: inGroup.every(({ isEverywhere }) => isEverywhere),
  }));

export function PaletteDialog({ isOpen, onClose }: Props) {
  const t = usePaletteTexts();
  const commands = useAllCommands().filter(({ id, isKeyOnly }) => id !== 'commands' && !isKeyOnly);
  const [typed, setTyped] = useState('');
  const found = useFound(isOpen ? typed : '');
  const templates = useTemplates(isOpen);
  const views = useViews(isOpen);
  const ofCommands = groupsOf(commands);
  const ofPage = ofCommands.filter(({ isEverywhere }) => !isEverywhere);
  const groups: PickGroup[] = [
    ...ofPage,
    { name: t.patients, options: found.options },
    { name: t.templates, options: typed ? templates.options : [] },
    { name: t.views, options: views.options },
    ...ofCommands.filter(({ isEverywhere }) => isEverywhere),
  ];
  const pick = (value: string) => {
    setTyped('');
    onClose();
    const command = commands.find(({ id }) => id === value);
    // First the palette goes and gives the focus back; then the command may take it.
    if (command) {
      countUse('palette', command.id);
      setTimeout(command.run);
    } else if (!found.pick(value) && !views.pick(value)) setTimeout(() => templates.pick(value));
  };
  return (
    <Palette
      title={t.label}
      isOpen={isOpen}
      onClose={() => {
        setTyped('');
        onClose();
      }}
      actions={
        <>
          <span>
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t.choose}
          </span>
          <span>
            <Kbd>Enter</Kbd> {t.run}
          </span>
          <span className={styles.own}>{t.ownKeys}</span>
        </>
      }
    >
      <PickList
        size="lg"
        label={t.label}
        groups={groups}
        onPick={pick}
        onType={setTyped}
        emptyText={t.nothing}
        trail={<Kbd>Esc</Kbd>}
      />
    </Palette>
  );
}
