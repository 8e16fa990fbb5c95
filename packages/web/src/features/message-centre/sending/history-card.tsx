import { type Campaign, listCampaigns } from '@tervita/contract/message-centre';
import { Link, useSearchParams } from 'react-router';
import { TryAgain, useAnswer } from '../../../core/api/index.ts';
import { now } from '../../../core/clock.ts';
import { csvOf, downloadText } from '../../../core/csv.ts';
import { calendarDay, useFormat, useZone } from '../../../core/format/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { StatusChip, type StatusTone } from '../../../ui/status-chip.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { useMessageTexts } from '../texts.ts';
import { useMoney, useMonthName } from '../use-money.ts';
import { isMoving, lookEvery } from './moving.ts';
import styles from './sending.module.css';
import { useCampaignName } from './use-campaign-name.ts';

interface Props {
  readonly clinicId: string;
}

const tones: Record<Campaign['state'], StatusTone> = { SENDING: 'wait', DONE: 'done', STOPPED: 'idle' };
const failedOf = ({ states }: Campaign) => states.NOT_DELIVERED + states.REFUSED + states.UNKNOWN;
const yearsShown = 3;

/** What was sent in a year and what it cost, month by month. */
export function HistoryCard({ clinicId }: Props) {
  const t = useMessageTexts();
  const { core } = useClinicTexts();
  const { moment, time, day, number } = useFormat();
  const zone = useZone();
  const money = useMoney();
  const monthName = useMonthName();
  const nameOf = useCampaignName();
  const [params, setParams] = useSearchParams();
  const year = params.get('year') ?? undefined;
  const asked = { query: { clinicId, ...(year ? { year } : {}) } };
  const answer = useAnswer(listCampaigns, asked, { enabled: clinicId !== '', keepsPrevious: true });
  const isLive = answer.data?.campaigns.some((row) => isMoving(row, now())) ?? false;
  useAnswer(listCampaigns, asked, { enabled: isLive, ...(isLive ? { refetchEvery: lookEvery } : {}) });
  const found = answer.data;
  const whenOf = ({ createdAt }: Campaign) => `${day(createdAt)} ${time(createdAt)}`;
  const count = (value: number) => (value === 0 ? '–' : number(value));
  const columns: Column<Campaign>[] = [
    { id: 'when', head: t.history.when, cell: whenOf },
    { id: 'message', head: t.history.message, cell: (row) => <b>{nameOf(row)}</b> },
    { id: 'by', head: t.history.sentBy, cell: ({ createdByName }) => createdByName },
    {
      id: 'recipients',
      head: t.history.recipients,
      align: 'end',
      cell: ({ numbers }) => number(numbers.REACHABLE),
    },
    {
      id: 'delivered',
      head: t.history.delivered,
      align: 'end',
      cell: ({ states }) => count(states.DELIVERED),
    },
    { id: 'failed', head: t.history.failed, align: 'end', cell: (row) => count(failedOf(row)) },
    { id: 'sms', head: t.history.sms, align: 'end', cell: ({ sent }) => number(sent.units) },
    { id: 'cost', head: t.history.cost, align: 'end', cell: ({ sent }) => money(sent.priceCents) },
    {
      id: 'state',
      head: t.history.state,
      cell: ({ state }) => <StatusChip tone={tones[state]}>{t.history.states[state]}</StatusChip>,
    },
    {
      id: 'open',
      head: t.history.openOne,
      isActions: true,
      cell: (row) => (
        <Link
          to={`/message-centre/success?campaign=${row.id}`}
          aria-label={t.history.openNamed(nameOf(row), moment(row.createdAt))}
        >
          {t.history.openOne}
        </Link>
      ),
    },
  ];
  const save = () => {
    const head = columns.slice(0, -1).map((column) => column.head);
    const rows = (found?.campaigns ?? []).map((row) => [
      `${calendarDay(row.createdAt, zone)} ${time(row.createdAt)}`,
      nameOf(row),
      row.createdByName,
      row.numbers.REACHABLE,
      row.states.DELIVERED,
      failedOf(row),
      row.sent.units,
      // With a comma, as spreadsheets of every country here read a number.
      (row.sent.priceCents / 100).toFixed(2).replace('.', ','),
      t.history.states[row.state],
    ]);
    downloadText(`${t.history.fileName}-${found?.year}.csv`, csvOf([head, ...rows]), 'text/csv');
  };
  const last = found ? Math.max(found.year, found.thisYear) : 0;
  const years = found
    ? Array.from({ length: yearsShown }, (_, at) => last - at).filter((one) => one >= found.firstYear)
    : [];
  return (
    <Card as="section" isFlush aria-label={t.history.title}>
      <div className={styles.historyHead}>
        <h2 className={styles.title}>{t.history.title}</h2>
        <span className={styles.months}>
          {(found?.months ?? [])
            .toReversed()
            .slice(0, 3)
            .map(({ month, priceCents }) => t.history.month(monthName(month), money(priceCents)))
            .join(' · ')}
        </span>
        {years.length > 1 ? (
          <SegmentedControl
            label={t.history.year}
            value={String(found?.year)}
            onChange={(next) => setParams((before) => ({ ...Object.fromEntries(before), year: next }))}
            segments={years.map((one) => ({ value: String(one), label: one }))}
          />
        ) : null}
        {found && found.campaigns.length > 0 ? (
          <Button size="sm" variant="ghost" icon={<Icon name="download" size="sm" />} onPress={save}>
            {t.history.csv}
          </Button>
        ) : null}
      </div>
      <div className={found && found.campaigns.length > 0 ? undefined : styles.empty}>
        {!found && answer.isError ? (
          <ErrorState title={t.history.loadFailed} action={<TryAgain answer={answer} />} />
        ) : null}
        {found || answer.isError ? null : <SkeletonRows label={core.loading} count={3} />}
        {found?.campaigns.length === 0 ? (
          <EmptyState level={3} icon={<StaffIcon name="history" size="xl" />} title={t.history.none}>
            {t.history.noneText}
          </EmptyState>
        ) : null}
      </div>
      {found && found.campaigns.length > 0 ? (
        <div className={styles.wide}>
          <Table label={t.history.label} columns={columns} rows={found.campaigns} keyOf={({ id }) => id} />
        </div>
      ) : null}
    </Card>
  );
}
