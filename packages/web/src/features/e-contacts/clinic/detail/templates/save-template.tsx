import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import {
  addReplyTemplate,
  editReplyTemplate,
  listReplyTemplates,
  type ReplyTemplate,
  removeReplyTemplate,
} from '@tervita/contract/reply-templates';
import {
  firstNamePlaceholder,
  templateContentMax,
  templateHeadingMax,
} from '@tervita/domain/reply-templates';
import { type FormEvent, useId, useState } from 'react';
import { useCommand } from '../../../../../core/api/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { TextArea } from '../../../../../ui/text-area.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { useWorkingTexts } from '../texts.ts';
import styles from './templates.module.css';

interface Props {
  readonly detail: ClinicEContactDetail;
  /** One that exists is changed; else what stands in the reply becomes one. */
  readonly template: ReplyTemplate | undefined;
  readonly content: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The patient's name in the text becomes the place for anybody's. */
const withPlaceholder = (text: string, firstName: string) =>
  firstName.length > 1 ? text.replaceAll(firstName, firstNamePlaceholder) : text;

export function SaveTemplate({ detail, template, content, isOpen, onClose }: Props) {
  const { core, errors, problemTypes } = useClinicTexts();
  const t = useWorkingTexts().templates;
  const form = useId();
  const [values, setValues] = useState({
    heading: template?.heading ?? '',
    content: template?.content ?? withPlaceholder(content, detail.patient.firstName),
    forAll: template?.forAll ?? false,
    problemType: template?.problemType ?? null,
  });
  const [fault, setFault] = useState<string>();
  const done = (text: string) => () => {
    toasts.show({ tone: 'success', text });
    onClose();
  };
  const refreshes = [listReplyTemplates];
  const add = useCommand(addReplyTemplate, { refreshes, onDone: done(t.saved) });
  const edit = useCommand(editReplyTemplate, { refreshes, onDone: done(t.saved) });
  const remove = useCommand(removeReplyTemplate, { refreshes, onDone: done(t.removed) });
  const { clinicId } = detail;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (values.heading.trim() === '' || values.content.trim() === '') return setFault(errors.fields.required);
    if (template) edit.mutate({ params: { clinicId, id: template.id }, body: values });
    else add.mutate({ params: { clinicId }, body: values });
  };
  const change = (part: Partial<typeof values>) => {
    setFault(undefined);
    setValues({ ...values, ...part });
  };
  return (
    <Dialog
      size="lg"
      title={t.saveTitle}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {template ? (
            <Button
              variant="ghost"
              isPending={remove.isPending}
              onPress={() => remove.mutate({ params: { clinicId, id: template.id } })}
            >
              {t.remove}
            </Button>
          ) : null}
          <Button variant="secondary" onPress={onClose}>
            {core.actions.cancel}
          </Button>
          <Button type="submit" form={form} isPending={add.isPending || edit.isPending}>
            {t.submit}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t.heading}
          maxLength={templateHeadingMax}
          value={values.heading}
          error={values.heading.trim() === '' ? fault : undefined}
          onChange={(event) => change({ heading: event.target.value })}
        />
        <TextArea
          label={t.content}
          hint={t.contentHint(firstNamePlaceholder)}
          rows={6}
          limit={templateContentMax}
          announceLeft={core.charactersLeft}
          value={values.content}
          error={values.content.trim() === '' ? fault : undefined}
          onChange={(event) => change({ content: event.target.value })}
        />
        <Checkbox checked={values.forAll} onChange={(event) => change({ forAll: event.target.checked })}>
          {t.forAll}
        </Checkbox>
        <Checkbox
          checked={values.problemType !== null}
          onChange={(event) => change({ problemType: event.target.checked ? detail.type : null })}
        >
          {t.onlyReason(problemTypes.labels[values.problemType ?? detail.type])}
        </Checkbox>
      </form>
    </Dialog>
  );
}
