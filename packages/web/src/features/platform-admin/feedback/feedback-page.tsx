import { listPlatformFeedback, type PlatformOpinion } from '@tervita/contract/platform-admin';
import { useState } from 'react';
import { call, showError, useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useLanguage } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ClinicsState } from '../page-state.tsx';
import { PlatformFrame } from '../platform-frame.tsx';
import { usePlatformTexts } from '../texts.ts';
import styles from './feedback.module.css';

const starsFromFive = [5, 4, 3, 2, 1] as const;

function Ratings({ ratings }: { readonly ratings: readonly number[] }) {
  const t = usePlatformTexts().feedback;
  const language = useLanguage();
  const { number } = useFormat();
  const total = ratings.reduce((sum, count) => sum + count, 0);
  if (total === 0) return <p className={styles.muted}>{t.noRecent}</p>;
  const average = ratings.reduce((sum, count, at) => sum + count * (at + 1), 0) / total;
  const inWords = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(average);
  return (
    <Card>
      <p className={styles.average}>{t.average(inWords, total)}</p>
      <ul className={styles.ratings}>
        {starsFromFive.map((stars) => {
          const count = ratings[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <span>{t.stars(stars)}</span>
              <meter min={0} max={total} value={count} aria-label={t.stars(stars)} />
              <span>{number(count)}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Opinion({ opinion }: { readonly opinion: PlatformOpinion }) {
  const t = usePlatformTexts().feedback;
  const { moment } = useFormat();
  return (
    <li className={styles.opinion}>
      <div className={styles.line}>
        <b>{t.stars(opinion.rating)}</b>
        {opinion.keywords.map((keyword) => (
          <Tag key={keyword}>{t.keywords[keyword]}</Tag>
        ))}
        <span className={styles.muted}>{moment(opinion.at)}</span>
      </div>
      {opinion.comment ? <p>{opinion.comment}</p> : null}
    </li>
  );
}

/** Older ones come below, a page at a time. */
const useOlder = () => {
  const [older, setOlder] = useState<{ opinions: readonly PlatformOpinion[]; next: string | null }>();
  const [isPending, setPending] = useState(false);
  const more = (after: string) => {
    setPending(true);
    call(listPlatformFeedback, { query: { after } })
      .then(({ opinions, next }) =>
        setOlder((before) => ({ opinions: [...(before?.opinions ?? []), ...opinions], next })),
      )
      .catch(showError)
      .finally(() => setPending(false));
  };
  return { older, isPending, more };
};

export function Component() {
  const { feedback: t, loading } = usePlatformTexts();
  const answer = useAnswer(listPlatformFeedback, { query: {} });
  const { older, isPending, more } = useOlder();
  return (
    <PlatformFrame view="feedback">
      <p className={styles.muted}>{t.lead}</p>
      <ClinicsState answer={answer}>
        {(first) => {
          const opinions = [...first.opinions, ...(older?.opinions ?? [])];
          const next = older ? older.next : first.next;
          if (opinions.length === 0)
            return (
              <EmptyState icon={<Icon name="star" size="xl" />} title={t.none}>
                {t.noneText}
              </EmptyState>
            );
          return (
            <div className={styles.list}>
              <Ratings ratings={first.ratings} />
              <Card isFlush>
                <ul className={styles.opinions}>
                  {opinions.map((opinion) => (
                    <Opinion key={opinion.id} opinion={opinion} />
                  ))}
                </ul>
              </Card>
              {next ? (
                <Button
                  variant="secondary"
                  isPending={isPending}
                  pendingLabel={loading}
                  onPress={() => more(next)}
                >
                  {t.more}
                </Button>
              ) : null}
            </div>
          );
        }}
      </ClinicsState>
    </PlatformFrame>
  );
}
