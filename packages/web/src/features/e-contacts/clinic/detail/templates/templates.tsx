import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { listReplyTemplates, type ReplyTemplate } from '@tervita/contract/reply-templates';
import { fillTemplate, firstNamePlaceholder } from '@tervita/domain/reply-templates';
import { useState } from 'react';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PickList, type PickOption } from '../../../../../ui/pick-list.tsx';
import { TemplateDialog, useTemplatesTexts } from '../../../../reply-templates/index.ts';
import { grouped } from './template-groups.ts';

export interface TemplatesProps {
  readonly detail: ClinicEContactDetail;
  /** What stands in the reply now; it can become a template. */
  readonly text: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChoose: (text: string) => void;
}

/** The patient's name in the text becomes the place for anybody's. */
const withPlaceholder = (text: string, firstName: string) =>
  firstName.length > 1 ? text.replaceAll(firstName, firstNamePlaceholder) : text;

const excerptLetters = 110;
const excerptOf = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > excerptLetters ? `${line.slice(0, excerptLetters).trimEnd()}…` : line;
};

/** Replies that are written often: found by typing, put where the cursor stands. */
export function Templates({ detail, text, isOpen, onClose, onChoose }: TemplatesProps) {
  const { core } = useClinicTexts();
  const t = useTemplatesTexts();
  const [search, setSearch] = useState('');
  const [isSaving, setSaving] = useState(false);
  const answer = useAnswer(
    listReplyTemplates,
    { params: { clinicId: detail.clinicId } },
    { enabled: isOpen },
  );
  const templates = answer.data?.templates;
  const groups = grouped(templates ?? [], detail.type, search);
  const optionOf = ({ id, heading, content }: ReplyTemplate): PickOption => ({
    value: id,
    label: heading,
    hint: excerptOf(fillTemplate(content, detail.patient)),
    // Its text counts too, not only its name.
    isFound: true,
  });
  const choose = (id: string) => {
    const template = templates?.find((each) => each.id === id);
    onClose();
    if (template) onChoose(fillTemplate(template.content, detail.patient));
  };
  if (isSaving)
    return (
      <TemplateDialog
        template={undefined}
        clinicId={detail.clinicId}
        begin={{ content: withPlaceholder(text, detail.patient.firstName) }}
        isOpen={isOpen}
        onClose={() => setSaving(false)}
      />
    );
  return (
    <Dialog
      size="lg"
      title={t.title}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          {text.trim() ? (
            <Button variant="secondary" onPress={() => setSaving(true)}>
              {t.save}
            </Button>
          ) : null}
          <LinkButton variant="ghost" to="/settings/reply-templates">
            {t.manage}
          </LinkButton>
          <Button variant="ghost" onPress={onClose}>
            {core.actions.close}
          </Button>
        </>
      }
    >
      <PickList
        label={t.search}
        groups={groups.map(([name, found]) => ({ name: t[name], options: found.map(optionOf) }))}
        onType={setSearch}
        onPick={choose}
        emptyText={templates ? (templates.length === 0 ? t.emptyText : t.noneFound) : core.loading}
      />
    </Dialog>
  );
}
