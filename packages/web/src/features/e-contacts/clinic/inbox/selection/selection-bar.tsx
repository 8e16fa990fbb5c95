import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { can } from '../../actions/can.ts';
import styles from './selection-bar.module.css';

interface Props {
  readonly chosen: readonly ClinicEContactRow[];
  readonly onAssign: () => void;
  readonly onComplete: () => void;
  readonly onClear: () => void;
}

/** What can be done with several at once. */
export function SelectionBar({ chosen, onAssign, onComplete, onClear }: Props) {
  const t = useClinicTexts().eContacts.inbox;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t.selected(chosen.length)}>
      <IconButton label={t.clearSelection} keys="Esc" size="sm" onPress={onClear}>
        <Icon name="x" />
      </IconButton>
      <span className={styles.count} role="status">
        {t.selected(chosen.length)}
      </span>
      <Button
        size="sm"
        variant="secondary"
        keys="A"
        isDisabled={!chosen.some((row) => can('assign', row))}
        onPress={onAssign}
      >
        {t.assign}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        keys="E"
        isDisabled={!chosen.some((row) => can('archive', row))}
        onPress={onComplete}
      >
        {t.complete}
      </Button>
    </div>
  );
}
