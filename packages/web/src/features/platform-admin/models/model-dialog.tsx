import { type AiModel, addAiModel, changeAiModel, listAiModels } from '@tervita/contract/ai';
import { modelNameMax } from '@tervita/domain/ai';
import { type FormEvent, useId, useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toasts } from '../../../ui/toasts.ts';
import styles from '../platform-admin.module.css';
import { usePlatformAiTexts } from '../texts.ts';

interface Props {
  /** Left out: a new one. */
  readonly model?: AiModel | undefined;
  readonly onClose: () => void;
}

const isAddress = (text: string) =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

const useSave = (model: AiModel | undefined, onClose: () => void) => {
  const t = usePlatformAiTexts().models;
  const done = {
    refreshes: [listAiModels],
    onDone: () => {
      toasts.show({ tone: 'success', text: t.saved });
      onClose();
    },
  };
  const add = useCommand(addAiModel, done);
  const change = useCommand(changeAiModel, done);
  return {
    isPending: add.isPending || change.isPending,
    save: (fields: { name: string; baseUrl: string | null; apiKey?: string }, isActive: boolean) => {
      if (model) change.mutate({ params: { id: model.id }, body: { ...fields, isActive } });
      else add.mutate({ body: fields });
    },
  };
};

/** The key goes one way: what is there is never shown, and an empty field leaves it as it is. */
export function ModelDialog({ model, onClose }: Props) {
  const t = usePlatformAiTexts();
  const form = useId();
  const [name, setName] = useState(model?.name ?? '');
  const [baseUrl, setBaseUrl] = useState(model?.baseUrl ?? '');
  const [apiKey, setApiKey] = useState('');
  const [isActive, setActive] = useState(model?.isActive ?? true);
  const [wasSent, setSent] = useState(false);
  const { save, isPending } = useSave(model, onClose);
  const nameFault = name.trim() === '' ? t.models.required : undefined;
  const addressFault = baseUrl.trim() === '' || isAddress(baseUrl.trim()) ? undefined : t.models.badAddress;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (nameFault || addressFault || isPending) return;
    const key = apiKey.trim();
    save({ name: name.trim(), baseUrl: baseUrl.trim() || null, ...(key ? { apiKey: key } : {}) }, isActive);
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={model ? t.models.editTitle(model.name) : t.models.add}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} isPending={isPending} pendingLabel={t.models.saving}>
            {t.models.save}
          </Button>
          <Button variant="ghost" onPress={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          autoFocus
          label={t.models.name}
          hint={t.models.nameHint}
          maxLength={modelNameMax}
          spellCheck={false}
          value={name}
          error={wasSent ? nameFault : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label={t.models.address}
          hint={t.models.addressHint}
          type="url"
          inputMode="url"
          value={baseUrl}
          error={wasSent ? addressFault : undefined}
          onChange={(event) => setBaseUrl(event.target.value)}
        />
        <TextField
          label={t.models.key}
          hint={model ? t.models.keyHint : t.models.keyHintNew}
          type="password"
          autoComplete="off"
          maxLength={500}
          value={apiKey}
          onChange={(event) => setApiKey(event.target.value)}
        />
        {model ? (
          <Checkbox checked={isActive} onChange={(event) => setActive(event.target.checked)}>
            {t.models.isActive}
          </Checkbox>
        ) : null}
      </form>
    </Dialog>
  );
}
