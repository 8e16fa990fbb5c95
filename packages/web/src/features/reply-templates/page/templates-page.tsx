import { listReplyTemplates, type ReplyTemplate } from '@tervita/contract/reply-templates';
import { useState } from 'react';
import { TryAgain, useAnswer } from '../../../core/api/index.ts';
import { ColumnPage } from '../../../core/form/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { findTemplates } from '../find-templates.ts';
import { TemplateDialog } from '../template-dialog.tsx';
import { useTemplatesTexts } from '../texts.ts';
import { TemplateRows } from './template-rows.tsx';
import styles from './templates-page.module.css';

const whose = ['all', 'mine', 'shared'] as const;
type Whose = (typeof whose)[number];
const belongs: Record<Whose, (template: ReplyTemplate) => boolean> = {
  all: () => true,
  mine: ({ isMine }) => isMine,
  shared: ({ forAll }) => forAll,
};

/** The replies that are written often: found, added, changed, deleted. */
export function Component() {
  const { core, eContacts } = useClinicTexts();
  const t = useTemplatesTexts();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const answer = useAnswer(listReplyTemplates, { params: { clinicId } }, { enabled: clinicId !== '' });
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<Whose>('all');
  const [edited, setEdited] = useState<string>();
  const templates = answer.data?.templates;
  const found = findTemplates((templates ?? []).filter(belongs[shown]), search);
  const names = { all: t.all, mine: t.mine, shared: t.sharedTab };
  const add = (
    <Button icon={<Icon name="plus" />} onPress={() => setEdited('new')}>
      {t.add}
    </Button>
  );
  const open = templates?.find(({ id }) => id === edited);
  return (
    <ColumnPage title={t.title} lead={t.lead}>
      {templates && templates.length > 0 ? (
        <>
          <div className={styles.bar}>
            <SearchField
              label={t.search}
              clearLabel={eContacts.inbox.clearSearch}
              value={search}
              onChange={setSearch}
            />
            {add}
          </div>
          <SegmentedControl
            label={t.show}
            value={shown}
            onChange={setShown}
            segments={whose.map((value) => ({ value, label: names[value] }))}
          />
        </>
      ) : null}
      {!templates && answer.isError ? (
        <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />
      ) : null}
      {templates || answer.isError ? null : <SkeletonRows label={core.loading} count={5} />}
      {templates?.length === 0 ? (
        <EmptyState icon={<StaffIcon name="zap" />} title={t.emptyTitle} action={add}>
          {t.emptyText}
        </EmptyState>
      ) : null}
      {templates && templates.length > 0 && found.length === 0 ? (
        <EmptyState icon={<Icon name="search" />} title={t.noneFound}>
          {t.noneFoundText}
        </EmptyState>
      ) : null}
      {found.length > 0 ? <TemplateRows templates={found} onEdit={({ id }) => setEdited(id)} /> : null}
      {edited !== undefined && (edited === 'new' || open) ? (
        <TemplateDialog
          key={edited}
          clinicId={clinicId}
          template={open}
          isOpen
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </ColumnPage>
  );
}
