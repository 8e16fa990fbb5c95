import { Avatar } from '../../../ui/avatar.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { PageTexts } from '../page-texts.ts';
import { Row, Sample, Side } from './sample.tsx';

const doNothing = () => undefined;

export const StatusSamples = ({ t }: { t: PageTexts }) => (
  <Sample title={t.headings.status}>
    <Row>
      <Side>{t.status.patient}</Side>
      <StatusChip tone="turn">{t.status.yourTurn}</StatusChip>
      <StatusChip tone="wait">{t.status.waiting}</StatusChip>
      <StatusChip tone="done">{t.status.completed}</StatusChip>
      <StatusChip tone="idle">{t.status.notAccepted}</StatusChip>
    </Row>
    <div data-density="compact">
      <Row>
        <Side>{t.status.clinic}</Side>
        <StatusChip tone="turn">{t.status.ourTurn}</StatusChip>
        <StatusChip tone="wait">{t.status.patientsTurn}</StatusChip>
        <StatusChip tone="done">{t.status.completed}</StatusChip>
        <StatusChip tone="danger">112</StatusChip>
        <StatusChip tone="ai">{t.tones.ai}</StatusChip>
      </Row>
    </div>
    <Row>
      <Tag>RU</Tag>
      <Tag tone="new">{t.status.newPatient}</Tag>
      <Tag tone="outline" icon={<Icon name="eye" size="sm" />}>
        KM
      </Tag>
      <Tag tone="primary">Premium</Tag>
      <CountBadge>23</CountBadge>
      <CountBadge tone="turn">14</CountBadge>
      <FilterChip label={t.lists.filter} />
      <FilterChip
        label={t.lists.filter}
        value={t.lists.week}
        onClear={doNothing}
        clearLabel={t.buttons.clear}
      />
    </Row>
    <Row>
      <Avatar name="Liis Kasemaa" size="sm" label="Liis Kasemaa" />
      <Avatar name="Andres Põldoja" label="Andres Põldoja" />
      <Avatar name="Viktor Orlenko" size="lg" label="Viktor Orlenko" />
      <Avatar name="Tiina Aas" size="xl" label="Tiina Aas" />
      <Avatar name="Kadri Mägiste" isViewing label={`Kadri Mägiste ${t.status.viewing}`} />
      <Avatar label={t.status.unassigned} />
      <Avatar size="xl" label={t.status.unassigned} />
    </Row>
  </Sample>
);
