import {
  listReplyTemplates,
  type ReplyTemplate,
  removeReplyTemplate,
} from '@tervita/contract/reply-templates';
import { useState } from 'react';
import { useCommand } from '../../core/api/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { toasts } from '../../ui/toasts.ts';
import { useTemplatesTexts } from './texts.ts';

interface Props {
  readonly clinicId: string;
  readonly template: ReplyTemplate;
  readonly onRemoved: () => void;
}

/** Asked about first: there is no way back. */
export function RemoveTemplate({ clinicId, template, onRemoved }: Props) {
  const { core } = useClinicTexts();
  const t = useTemplatesTexts();
  const [isAsking, setAsking] = useState(false);
  const remove = useCommand(removeReplyTemplate, {
    refreshes: [listReplyTemplates],
    onDone: () => {
      setAsking(false);
      toasts.show({ tone: 'success', text: t.removed });
      onRemoved();
    },
  });
  return (
    <>
      <Button variant="ghost" onPress={() => setAsking(true)}>
        {t.remove}
      </Button>
      <ConfirmDialog
        isDangerous
        title={t.removeTitle(template.heading)}
        confirmLabel={t.remove}
        cancelLabel={core.actions.cancel}
        isOpen={isAsking}
        isPending={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ params: { clinicId, id: template.id } })}
      >
        {template.forAll ? t.removeShared : t.removeText}
      </ConfirmDialog>
    </>
  );
}
