import { Navigate } from 'react-router';
import { TryAgain } from '../../../core/api/index.ts';
import { ColumnPage } from '../../../core/form/index.ts';
import { takeRequestedRoute, useSession } from '../../../core/session/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useWaitingWays } from './use-waiting-ways.ts';
import { WaysInForm } from './ways-in-form.tsx';

/** After the digital ID was shown: which of the earlier ways into the account are the person's own. */
function WaysInPage() {
  const { errors, forms } = useAccountTexts();
  const { ways, error, again } = useWaitingWays();
  if (ways && ways.length > 0) return <WaysInForm ways={ways} />;
  if (ways) return <Navigate to={takeRequestedRoute() ?? '/'} replace />;
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
    <ColumnPage title={forms.waysIn.title}>
      <SkeletonRows label={forms.waysIn.loading} />
    </ColumnPage>
  );
}

/** Between the end of a session and the start page there is nobody to ask. */
export function Component() {
  return useSession() ? <WaysInPage /> : null;
}
