import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { report } from '../../core/report.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { isLoadFailure, LoadFailed } from '../routes/load-page.ts';
import styles from './route-error.module.css';

/** A page broke, or its code could not be fetched. Both are already told to the server when this shows. */
export function RouteError() {
  const error = useRouteError();
  const { shell, core } = usePublicTexts();
  useEffect(() => {
    if (!(error instanceof LoadFailed)) report('COMPONENT', error);
  }, [error]);
  const failed = navigator.onLine ? shell.newVersion : shell.needsConnection;
  const words = isLoadFailure(error) ? failed : shell.crashed;
  return (
    <main className={styles.page}>
      <ErrorState
        level={1}
        title={words.title}
        action={<Button onPress={() => location.reload()}>{core.actions.reload}</Button>}
      >
        {words.text}
      </ErrorState>
    </main>
  );
}
