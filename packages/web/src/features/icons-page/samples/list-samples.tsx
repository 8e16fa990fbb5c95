import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CardHead } from '../../../ui/card-head.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RowLink } from '../../../ui/list-row.tsx';
import { MedicalIcon } from '../../../ui/medical-icon.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { type Column, type Sort, Table } from '../../../ui/table.tsx';
import type { PageTexts } from '../page-texts.ts';
import { Sample, Stack } from './sample.tsx';

const employees = ['Andres Põldoja', 'Liis Kasemaa'];

const columnsOf = ({ lists, buttons, messages }: PageTexts): Column<string>[] => [
  { id: 'name', head: lists.employee, cell: (name) => <b>{name}</b>, isSortable: true },
  { id: 'role', head: lists.role, cell: (name) => (name === employees[0] ? lists.doctor : messages.nurse) },
  { id: 'seen', head: lists.lastSeen, cell: () => '12.03 10:32', align: 'end' },
  {
    id: 'actions',
    head: lists.actions,
    isActions: true,
    cell: () => (
      <Button variant="ghost" size="sm">
        {buttons.open}
      </Button>
    ),
  },
];

export function ListSamples({ t }: { t: PageTexts }) {
  const [sort, setSort] = useState<Sort>({ by: 'name', direction: 'ascending' });
  const { lists } = t;
  const rows = sort.direction === 'ascending' ? employees : employees.toReversed();
  return (
    <Sample title={t.headings.lists}>
      <Stack>
        <Card tone="turn">
          <Stack>
            <CardHead
              icon={<MedicalIcon name="spine" size="lg" />}
              title={lists.concern}
              hint={lists.concernHint}
            />
            <Button isWide>{t.buttons.send}</Button>
          </Stack>
        </Card>
        <Card isFlush>
          <RowLink
            to="?renewal"
            icon={<MedicalIcon name="pill" />}
            title={lists.renewal}
            hint={lists.renewalHint}
          />
          <RowLink
            to="?concern"
            icon={<MedicalIcon name="spine" />}
            title={lists.concern}
            hint={lists.concernHint}
          />
        </Card>
        <Card tone="draft">
          <CardHead
            tone="idle"
            icon={<MedicalIcon name="rash" size="lg" />}
            title={lists.draft}
            hint={lists.draftHint}
            end={<Icon name="chevron-right" />}
          />
        </Card>
        <Stepper label={lists.step} steps={lists.steps} current={1} doneLabel={lists.done} />
        <Disclosure title={lists.summary} end={<Icon name="lock" size="sm" />}>
          {lists.summaryText}
        </Disclosure>
        <div data-density="compact">
          <Card isFlush>
            <Table
              label={lists.employee}
              columns={columnsOf(t)}
              rows={rows}
              keyOf={(name) => name}
              sort={sort}
              onSort={setSort}
              isCurrent={(name) => name === employees[1]}
            />
          </Card>
        </div>
      </Stack>
    </Sample>
  );
}
