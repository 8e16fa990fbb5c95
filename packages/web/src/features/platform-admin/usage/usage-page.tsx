import { listPlatformUsage } from '@tervita/contract/platform-admin';
import { useState } from 'react';
import { useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { usePageTitles } from '../../../core/texts/index.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { Table } from '../../../ui/table.tsx';
import styles from '../feedback/feedback.module.css';
import { ClinicsState } from '../page-state.tsx';
import { PlatformFrame } from '../platform-frame.tsx';
import { usePlatformTexts } from '../texts.ts';

/** Counts of what staff use, the latest first. */
export function Component() {
  const t = usePlatformTexts().usage;
  const format = useFormat();
  const titles: Readonly<Record<string, string>> = usePageTitles();
  const pageTitle = (target: string, name: string) => (target === 'page' ? titles[name] : undefined);
  const [by, setBy] = useState<'DAY' | 'WEEK'>('DAY');
  const answer = useAnswer(listPlatformUsage, { query: { by } });
  return (
    <PlatformFrame view="usage">
      <p className={styles.muted}>{t.lead}</p>
      <div>
        <SegmentedControl
          label={t.by}
          value={by}
          onChange={setBy}
          segments={(['DAY', 'WEEK'] as const).map((value) => ({ value, label: t.steps[value] }))}
        />
      </div>
      <ClinicsState answer={answer}>
        {({ uses }) =>
          uses.length === 0 ? (
            <EmptyState icon={<StaffIcon name="chart" size="xl" />} title={t.none}>
              {t.noneText}
            </EmptyState>
          ) : (
            <Card isFlush>
              <Table
                label={t.lead}
                rows={uses}
                keyOf={({ from, target, name }) => `${from} ${target} ${name}`}
                columns={[
                  { id: 'from', head: t.from[by], cell: ({ from }) => format.day(`${from}T12:00:00Z`) },
                  { id: 'target', head: t.target, cell: ({ target }) => t.targets[target] ?? target },
                  {
                    id: 'name',
                    head: t.name,
                    cell: ({ target, name }) => pageTitle(target, name) ?? <code translate="no">{name}</code>,
                  },
                  { id: 'uses', head: t.uses, align: 'end', cell: (row) => format.number(row.uses) },
                ]}
              />
            </Card>
          )
        }
      </ClinicsState>
    </PlatformFrame>
  );
}
