import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
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
        <LazyMenu
          label={overlays.menu}
          trigger={
            <Button variant="secondary" trailingIcon={<Icon name="chevron-down" size="sm" />}>
              {overlays.menu}
            </Button>
          }
          entries={[
            {
              value: 'reopen',
              label: overlays.reopen,
              icon: <Icon name="retry" size="sm" />,
              keys: 'Shift E',
            },
            { value: 'reject', label: overlays.reject, icon: <Icon name="ban" size="sm" /> },
            {
              value: 'remove',
              label: buttons.remove,
              icon: <Icon name="trash" size="sm" />,
              isDangerous: true,
              startsGroup: true,
            },
          ]}
        />
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
