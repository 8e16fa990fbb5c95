import type { FeedbackStatistics } from '@tervita/contract/feedback';
import { ratings } from '@tervita/domain/feedback';
import { useState } from 'react';
import { Link } from 'react-router';
import { showError, TryAgain } from '../../../core/api/index.ts';
import { csvOf, downloadText } from '../../../core/csv.ts';
import { calendarDay, useFormat, useZone } from '../../../core/format/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FilterChip } from '../../../ui/filter-chip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Table } from '../../../ui/table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useFeedbackTexts } from '../texts.ts';
import { Stars } from './stars.tsx';
import styles from './statistics.module.css';
import { useStatisticsTexts } from './texts.ts';
import { type CommentFilter, fetchAllComments, useComments } from './use-comments.ts';
import type { Looked } from './use-looked.ts';

interface Props extends Looked {
  readonly clinicId: string;
  readonly types: FeedbackStatistics['types'];
}

type Narrowed = Pick<CommentFilter, 'rating' | 'type'>;

/** What patients wrote, with a way to each e-contact. */
export function CommentsCard({ clinicId, period, source, types }: Props) {
  const t = useStatisticsTexts();
  const { keywords } = useFeedbackTexts();
  const {
    core,
    errors,
    problemTypes: { labels },
  } = useClinicTexts();
  const format = useFormat();
  const zone = useZone();
  const [narrowed, setNarrowed] = useState<Narrowed>({});
  const filter = { clinicId, period, source, ...narrowed };
  const answer = useComments(filter);
  const { comments, total, hasNextPage, fetchNextPage, isFetchingNextPage, isError } = answer;
  const narrow = (change: Narrowed) => setNarrowed((before) => ({ ...before, ...change }));
  const download = async () => {
    const rows = (await fetchAllComments(filter)).map((row) => [
      calendarDay(row.at, zone),
      row.rating,
      row.comment,
      row.keywords.map((keyword) => keywords[keyword]).join(', '),
      labels[row.type],
    ]);
    downloadText(`${t.csvName}.csv`, csvOf([t.csvHead, ...rows]), 'text/csv');
  };
  const all = 'ALL';
  return (
    <Card as="section" aria-label={t.comments}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {t.comments} {comments ? <CountBadge>{total}</CountBadge> : null}
        </h2>
        <span className={styles.filters}>
          <LazyMenu
            label={t.rating}
            selected={String(narrowed.rating ?? all)}
            onSelect={(value) => narrow({ rating: ratings.find((each) => String(each) === value) })}
            entries={[
              { value: all, label: t.allRatings },
              ...ratings.toReversed().map((each) => ({ value: String(each), label: t.stars(each) })),
            ]}
            trigger={
              <FilterChip label={t.rating} value={narrowed.rating ? t.stars(narrowed.rating) : undefined} />
            }
          />
          <LazyMenu
            label={t.reason}
            selected={narrowed.type ?? all}
            onSelect={(value) => narrow({ type: types.find(({ type }) => type === value)?.type })}
            entries={[
              { value: all, label: t.allReasons },
              ...types.map(({ type }) => ({ value: type, label: labels[type] })),
            ]}
            trigger={
              <FilterChip label={t.reason} value={narrowed.type ? labels[narrowed.type] : undefined} />
            }
          />
          <Button
            variant="ghost"
            size="sm"
            icon={<Icon name="download" size="sm" />}
            onPress={() => void download().catch(showError)}
          >
            {t.csv}
          </Button>
        </span>
      </div>
      {comments || isError ? null : <SkeletonRows label={t.comments} />}
      {isError && !comments ? (
        <ErrorState level={3} title={errors.load.title} action={<TryAgain answer={answer} />} />
      ) : null}
      {comments?.length === 0 ? <p className={styles.note}>{t.noComments}</p> : null}
      {comments && comments.length > 0 ? (
        <Table
          label={t.comments}
          rows={comments}
          keyOf={({ id }) => id}
          columns={[
            { id: 'at', head: t.date, cell: ({ at }) => format.day(at) },
            {
              id: 'rating',
              head: t.rating,
              cell: ({ rating }) => <Stars rating={rating} label={t.stars(rating)} />,
            },
            { id: 'comment', head: t.comment, cell: ({ comment }) => comment },
            {
              id: 'keywords',
              head: t.choices,
              cell: (row) =>
                row.keywords.length === 0
                  ? t.none
                  : row.keywords.map((keyword) => <Tag key={keyword}>{keywords[keyword]}</Tag>),
            },
            {
              id: 'eContact',
              head: t.eContact,
              cell: ({ eContactId, type }) => <Link to={`/e-contacts/${eContactId}`}>{labels[type]}</Link>,
            },
          ]}
        />
      ) : null}
      {hasNextPage ? (
        <Button
          variant="secondary"
          isPending={isFetchingNextPage}
          pendingLabel={core.loading}
          onPress={() => void fetchNextPage()}
        >
          {t.more}
        </Button>
      ) : null}
    </Card>
  );
}
