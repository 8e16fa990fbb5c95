import { TryAgain } from '../../../core/api/index.ts';
import { ColumnPage } from '../../../core/form/index.ts';
import { usePageTitle } from '../../../core/page/index.ts';
import { useSession } from '../../../core/session/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './complete.module.css';
import { CompleteForm } from './complete-form.tsx';
import { useOwnProfile } from './use-own-profile.ts';

/** What is missing before the first e-contact. */
function CompletePage() {
  const { core, errors, profiles } = useProfileTexts();
  usePageTitle(profiles.complete.title);
  const { profile, error, again } = useOwnProfile();
  if (profile) return <CompleteForm profile={profile} />;
  if (error)
    return (
      <ErrorState
        level={1}
        title={errors.load.title}
        action={<TryAgain answer={{ error, refetch: again }} />}
      >
        {errors.load.text}
      </ErrorState>
    );
  return (
    <ColumnPage title={profiles.complete.title} lead={profiles.complete.lead}>
      <Skeleton label={core.loading}>
        <div className={styles.bones}>
          {['1', '2', '3', '4'].map((row) => (
            <Bone key={row} height="3rem" shape="box" />
          ))}
        </div>
      </Skeleton>
    </ColumnPage>
  );
}

/** Between the end of a session and the start page there is nobody to ask. */
export function Component() {
  return useSession() ? <CompletePage /> : null;
}
