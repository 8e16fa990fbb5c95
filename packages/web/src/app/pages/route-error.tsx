import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { supportMail } from '../../core/api/support-address.ts';
import { report } from '../../core/report.ts';
import { currentSession } from '../../core/session/index.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadFailed } from './load-failed.tsx';
import styles from './route-error.module.css';

// What browsers say when a file of the app is gone; overlays load theirs without loadPage.
const gone = /dynamically imported module|importing a module script failed|unable to preload css/i;
const isLoadFailure = (error: unknown): boolean => error instanceof Error && gone.test(error.message);

/** A page broke, or the code of something on it could not be fetched. */
export function RouteError() {
  const error = useRouteError();
  const { shell, core } = usePublicTexts();
  const support = currentSession() ? '/help/technical-problem' : supportMail({});
  useEffect(() => report('COMPONENT', error), [error]);
  if (isLoadFailure(error)) return <LoadFailed />;
  return (
    <main className={styles.page}>
      <ErrorState
        level={1}
        title={shell.crashed.title}
        action={
          <>
            <Button onPress={() => location.reload()}>{core.actions.reload}</Button>
            {/* Not through the router: what broke may be anything of ours. */}
            {support ? (
              <a className={buttonLook({ variant: 'ghost' })} href={support}>
                {core.actions.contactSupport}
              </a>
            ) : null}
          </>
        }
      >
        {shell.crashed.text}
      </ErrorState>
    </main>
  );
}
