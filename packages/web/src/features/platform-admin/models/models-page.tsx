import { type AiModel, listAiModels } from '@tervita/contract/ai';
import { lazy, Suspense, useState } from 'react';
import { useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PageState } from '../page-state.tsx';
import styles from '../platform-admin.module.css';
import type { Models } from '../prompts/prompt.ts';
import { usePlatformAiTexts } from '../texts.ts';

const ModelDialog = lazy(async () => ({ default: (await import('./model-dialog.tsx')).ModelDialog }));

/** Whether anybody answers, before somebody wonders why the rules do all the work. */
function Endpoint({ endpoint, defaultModel, isSimulated, isCircuitOpen }: Models) {
  const t = usePlatformAiTexts().models;
  if (!endpoint)
    return (
      <Callout tone="idle" title={t.endpoint}>
        {t.noEndpoint}
      </Callout>
    );
  return (
    <Callout tone={isCircuitOpen ? 'turn' : 'done'} title={`${t.endpoint}: ${endpoint}`}>
      {isCircuitOpen ? t.circuitOpen : t.circuitClosed}
      {defaultModel ? ` ${t.modelInUse(defaultModel)}` : null}
      {isSimulated ? ` ${t.simulated}` : null}
    </Callout>
  );
}

const useColumns = (onEdit: (model: AiModel) => void): Column<AiModel>[] => {
  const t = usePlatformAiTexts().models;
  const format = useFormat();
  return [
    { id: 'name', head: t.name, cell: ({ name }) => <b>{name}</b> },
    { id: 'address', head: t.address, cell: ({ baseUrl }) => baseUrl ?? t.ofConfiguration },
    {
      id: 'state',
      head: t.state,
      cell: ({ isActive }) => (
        <StatusChip tone={isActive ? 'done' : 'idle'}>{isActive ? t.on : t.off}</StatusChip>
      ),
    },
    { id: 'updated', head: t.updated, cell: ({ updatedAt }) => format.moment(updatedAt) },
    {
      id: 'actions',
      head: t.actions,
      isActions: true,
      cell: (model) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`${t.edit}: ${model.name}`}
          onPress={() => onEdit(model)}
        >
          {t.edit}
        </Button>
      ),
    },
  ];
};

type Editing = { readonly model?: AiModel | undefined };

export function Component() {
  const t = usePlatformAiTexts().models;
  const titles = useClinicTexts().clinicPages;
  const answer = useAnswer(listAiModels);
  const [editing, setEditing] = useState<Editing>();
  const columns = useColumns((model) => setEditing({ model }));
  const add = (
    <Button icon={<Icon name="plus" size="sm" />} onPress={() => setEditing({})}>
      {t.add}
    </Button>
  );
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{titles.aiModels}</h1>
      </VisuallyHidden>
      <PageState answer={answer}>
        {(data) => (
          <>
            <Endpoint {...data} />
            {data.models.length === 0 ? (
              <EmptyState
                icon={<StaffIcon name="code" size="xl" />}
                tone="ai"
                title={data.defaultModel ? t.noOther : t.none}
                action={add}
              >
                {t.noneText}
              </EmptyState>
            ) : (
              <>
                <div className={styles.head}>
                  <h2 className={styles.title}>{t.list}</h2>
                  {add}
                </div>
                <Card isFlush>
                  <Table label={t.list} columns={columns} rows={data.models} keyOf={({ id }) => id} />
                </Card>
              </>
            )}
          </>
        )}
      </PageState>
      {editing ? (
        <Suspense>
          <ModelDialog model={editing.model} onClose={() => setEditing(undefined)} />
        </Suspense>
      ) : null}
    </div>
  );
}
