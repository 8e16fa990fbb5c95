import { useQueryClient } from '@tanstack/react-query';
import {
  addReplyTemplate,
  editReplyTemplate,
  listReplyTemplates,
  type ReplyTemplate,
} from '@tervita/contract/reply-templates';
import { templateContentMax, templateHeadingMax } from '@tervita/domain/reply-templates';
import { type FormEvent, useId, useState } from 'react';
import { queryKeyOf, useCommand } from '../../core/api/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toasts } from '../../ui/toasts.ts';
import { RemoveTemplate } from './remove-template.tsx';
import styles from './template-dialog.module.css';
import { TemplateFields } from './template-fields.tsx';
import { useTemplatesTexts } from './texts.ts';
import { type TemplateValues, useTemplateValues } from './use-template-values.ts';

interface Props {
  readonly clinicId: string;
  /** As it stands now; else a new one is made. */
  readonly template: ReplyTemplate | undefined;
  /** What a new one begins with. */
  readonly begin?: Partial<TemplateValues> | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const empty: TemplateValues = { heading: '', content: '', forAll: false, problemType: null };
const limits = { heading: templateHeadingMax, content: templateContentMax };

/** One template, new or changed. What is typed stays until it is saved or given up. */
export function TemplateDialog({ clinicId, template, begin, isOpen, onClose }: Props) {
  const { core, errors } = useClinicTexts();
  const t = useTemplatesTexts();
  const form = useId();
  const client = useQueryClient();
  const { values, change, forget, begunWith } = useTemplateValues(
    template?.id ?? 'new',
    {
      ...empty,
      ...begin,
      ...(template
        ? {
            heading: template.heading,
            content: template.content,
            forAll: template.forAll,
            problemType: template.problemType,
          }
        : {}),
    },
    template?.version ?? 0,
  );
  const [isChecked, setChecked] = useState(false);
  const end = () => {
    forget();
    onClose();
  };
  const refreshes = [listReplyTemplates];
  const onDone = () => {
    toasts.show({ tone: 'success', text: t.saved });
    end();
  };
  const onError = () => {
    client.invalidateQueries({ queryKey: queryKeyOf(listReplyTemplates) }).catch(() => undefined);
    return false;
  };
  const add = useCommand(addReplyTemplate, { refreshes, onDone });
  const edit = useCommand(editReplyTemplate, { refreshes, onDone, onError });
  const faultOf = (field: 'heading' | 'content') => {
    const length = [...values[field].trim()].length;
    return length === 0 ? errors.fields.required : length > limits[field] ? errors.fields.tooLong : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (faultOf('heading') || faultOf('content')) return;
    if (template)
      edit.mutate({ params: { clinicId, id: template.id }, body: values, seen: template.version });
    else add.mutate({ params: { clinicId }, body: values });
  };
  const wasOvertaken = template !== undefined && template.version !== begunWith;
  return (
    <Dialog
      size="lg"
      title={template ? t.editTitle : t.addTitle}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={core.actions.close}
      isDismissable={false}
      actions={
        <>
          <Button type="submit" form={form} isPending={add.isPending || edit.isPending}>
            {wasOvertaken ? t.replace : t.submit}
          </Button>
          <Button variant="ghost" onPress={end}>
            {core.actions.cancel}
          </Button>
          {template ? <RemoveTemplate clinicId={clinicId} template={template} onRemoved={end} /> : null}
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        {wasOvertaken ? (
          <Callout tone="turn" role="alert" title={t.changed}>
            <p className={styles.words}>{`${template.heading}\n\n${template.content}`}</p>
          </Callout>
        ) : null}
        <TemplateFields
          {...{ values, change }}
          faultOf={(field) => (isChecked ? faultOf(field) : undefined)}
          isOthers={Boolean(template?.forAll && !template.isMine)}
        />
      </form>
    </Dialog>
  );
}
