import { useQuery } from '@tanstack/react-query';
import changelogUrl from '../../../../../CHANGELOG.md?url';
import { TryAgain } from '../../core/api/index.ts';
import { ColumnPage } from '../../core/form/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { changesIn } from './changes.ts';
import styles from './platform.module.css';
import { useAboutPlatformTexts } from './texts.ts';

const load = async () => {
  const answer = await fetch(changelogUrl);
  if (!answer.ok) throw new Error(`changelog ${answer.status}`);
  return changesIn(await answer.text());
};

/** The project's own list of changes, as it was written. */
export function Component() {
  const t = useAboutPlatformTexts();
  const { core } = useClinicTexts();
  const { data, isError, error, refetch } = useQuery({ queryKey: ['changelog'], queryFn: load, retry: 2 });
  return (
    <ColumnPage title={t.changelog} lead={t.changelogLead}>
      {isError && !data ? (
        <ErrorState title={t.failed} action={<TryAgain answer={{ error, refetch }} />}>
          {t.failedText}
        </ErrorState>
      ) : null}
      {data || isError ? null : <SkeletonRows label={core.loading} count={4} />}
      {data?.map(({ title, items }) => (
        <Card key={title} as="section" aria-label={title}>
          <div lang="en">
            <h2 className={styles.heading}>{title}</h2>
            <ul className={styles.changes}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        </Card>
      ))}
    </ColumnPage>
  );
}
