import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx';
import { Popover } from '../../../ui/popover.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import type { PageTexts } from '../page-texts.ts';
import { Row, Sample } from './sample.tsx';

type Shown = 'dialog' | 'confirm' | 'sheet' | 'drawer';
const languages = [
  { value: 'et', label: 'Eesti', lang: 'et' },
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'ru', label: 'Русский', lang: 'ru' },
  { value: 'pl', label: 'Polski', lang: 'pl' },
];
const kinds: readonly Shown[] = ['dialog', 'confirm', 'sheet', 'drawer'];

export function OverlaySamples({ t }: { t: PageTexts }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const { overlays, buttons } = t;
  const common = { onClose: close, closeLabel: buttons.close, children: overlays.text };
  return (
    <Sample title={t.headings.overlays}>
      <Row>
        {kinds.map((kind) => (
          <Button key={kind} variant="secondary" onPress={() => setShown(kind)}>
            {overlays[kind]}
          </Button>
        ))}
        <Popover trigger={<Button variant="secondary">{overlays.popover}</Button>} label={overlays.popover}>
          {overlays.text}
        </Popover>
        <Menu
          label={overlays.menu}
          trigger={
            <Button variant="secondary" trailingIcon={<Icon name="chevron-down" size="sm" />}>
              {overlays.menu}
            </Button>
          }
        >
          <MenuItem icon={<Icon name="retry" size="sm" />} keys="Shift E">
            {overlays.reopen}
          </MenuItem>
          <MenuItem icon={<Icon name="ban" size="sm" />}>{overlays.reject}</MenuItem>
          <MenuSeparator />
          <MenuItem icon={<Icon name="trash" size="sm" />} isDangerous>
            {buttons.remove}
          </MenuItem>
        </Menu>
        <LazyMenu
          label={overlays.menu}
          selected="en"
          trigger={
            <Button variant="ghost" trailingIcon={<Icon name="chevron-down" size="sm" />}>
              EN
            </Button>
          }
          entries={languages}
        />
      </Row>
      <Dialog
        title={overlays.reject}
        isOpen={shown === 'dialog'}
        {...common}
        actions={<Button onPress={close}>{buttons.send}</Button>}
      />
      <Sheet title={overlays.sheet} isOpen={shown === 'sheet'} {...common} />
      <Drawer title={overlays.drawer} isOpen={shown === 'drawer'} {...common} />
      <ConfirmDialog
        title={overlays.deleteDraft}
        isOpen={shown === 'confirm'}
        onClose={close}
        onConfirm={close}
        confirmLabel={buttons.remove}
        cancelLabel={overlays.keep}
        isDangerous
      >
        {overlays.deleteText}
      </ConfirmDialog>
    </Sample>
  );
}
