import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { listReplyTemplates, type ReplyTemplate } from '@tervita/contract/reply-templates';
import { fillTemplate, firstNamePlaceholder } from '@tervita/domain/reply-templates';
import { useState } from 'react';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../../../ui/skeleton.tsx';
import { TemplateDialog, useTemplatesTexts } from '../../../../reply-templates/index.ts';
import { grouped, type TemplateGroup } from './template-groups.ts';
import styles from './templates.module.css';

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

/** Replies that are written often: found by typing, put where the cursor stands. */
export function Templates({ detail, text, isOpen, onClose, onChoose }: TemplatesProps) {
  const { core, eContacts } = useClinicTexts();
  const t = useTemplatesTexts();
  const [search, setSearch] = useState('');
  const [saved, setSaved] = useState<string>();
  const answer = useAnswer(
    listReplyTemplates,
    { params: { clinicId: detail.clinicId } },
    { enabled: isOpen },
  );
  const templates = answer.data?.templates;
  const groups = grouped(templates ?? [], detail.type, search);
  const choose = (template: ReplyTemplate) => {
    onClose();
    onChoose(fillTemplate(template.content, detail.patient));
  };
  if (saved)
    return (
      <TemplateDialog
        clinicId={detail.clinicId}
        template={templates?.find(({ id }) => id === saved)}
        begin={{ content: withPlaceholder(text, detail.patient.firstName) }}
        isOpen={isOpen}
        onClose={() => setSaved(undefined)}
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
            <Button variant="secondary" onPress={() => setSaved('new')}>
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
      <SearchField
        label={t.search}
        clearLabel={eContacts.inbox.clearSearch}
        value={search}
        onChange={setSearch}
      />
      {templates ? null : <SkeletonRows label={core.loading} count={3} />}
      {templates?.length === 0 ? <p className={styles.none}>{t.emptyText}</p> : null}
      {templates && templates.length > 0 && groups.length === 0 ? (
        <p className={styles.none}>{t.noneFound}</p>
      ) : null}
      {groups.map(([name, found]) => (
        <Group key={name} name={name} templates={found} onChoose={choose} onEdit={({ id }) => setSaved(id)} />
      ))}
    </Dialog>
  );
}

interface GroupProps {
  readonly name: TemplateGroup;
  readonly templates: readonly ReplyTemplate[];
  readonly onChoose: (template: ReplyTemplate) => void;
  readonly onEdit: (template: ReplyTemplate) => void;
}

function Group({ name, templates, onChoose, onEdit }: GroupProps) {
  const t = useTemplatesTexts();
  return (
    <section className={styles.group}>
      <h3 className={styles.title}>{t[name]}</h3>
      <ul className={styles.list}>
        {templates.map((template) => (
          <li key={template.id} className={styles.row}>
            <button type="button" className={styles.template} onClick={() => onChoose(template)}>
              <b>{template.heading}</b>
              <span className={styles.words}>{template.content}</span>
            </button>
            <Button size="sm" variant="ghost" onPress={() => onEdit(template)}>
              {t.edit}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
