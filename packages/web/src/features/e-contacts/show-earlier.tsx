import { Button } from '../../ui/button.tsx';
import styles from './day-by-day.module.css';
import type { EarlierEntries } from './use-earlier-entries.ts';

interface Props {
  readonly earlier: EarlierEntries;
  readonly label: string;
  readonly pendingLabel: string;
}

/** Stands above a conversation that began before what is shown of it. */
export function ShowEarlier({ earlier, label, pendingLabel }: Props) {
  if (!earlier.areThere) return null;
  return (
    <div className={styles.earlier}>
      <Button
        variant="secondary"
        isPending={earlier.isLoading}
        pendingLabel={pendingLabel}
        onPress={earlier.load}
      >
        {label}
      </Button>
    </div>
  );
}
