import { usePublicTexts } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import styles from './route-error.module.css';

/** A part of the app could not be fetched: a newer version has replaced it, or there is no connection. */
export function LoadFailed() {
  const { shell, core } = usePublicTexts();
  const words = navigator.onLine ? shell.newVersion : shell.needsConnection;
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
