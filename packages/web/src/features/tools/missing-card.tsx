import { Card } from '../../ui/card.tsx';
import { useToolsTexts } from './texts.ts';
import styles from './tools.module.css';

/** In place of a result: what it waits for, by the names of the fields. */
export function MissingCard({ labels }: { readonly labels: readonly string[] }) {
  const t = useToolsTexts();
  return (
    <Card>
      <p className={styles.empty} aria-live="polite">
        {t.missing(labels.join(', '))}
      </p>
    </Card>
  );
}
