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
  readonly onAskQuestionnaire: () => void;
  readonly onClear: () => void;
}

/** What can be done with several at once. */
export function SelectionBar({ chosen, onAssign, onComplete, onAskQuestionnaire, onClear }: Props) {
  const t = useClinicTexts().eContacts.inbox;
  const moves = [
    { keys: 'A', move: 'assign', label: t.assign, onPress: onAssign },
    { keys: 'E', move: 'archive', label: t.complete, onPress: onComplete },
    { keys: 'Q', move: 'askQuestionnaire', label: t.askQuestionnaire, onPress: onAskQuestionnaire },
  ] as const;
  return (
    <div className={styles.bar} role="toolbar" aria-label={t.selected(chosen.length)}>
      <IconButton label={t.clearSelection} keys="Esc" size="sm" onPress={onClear}>
        <Icon name="x" />
      </IconButton>
      <span className={styles.count} role="status">
        {t.selected(chosen.length)}
      </span>
      {moves.map(({ keys, move, label, onPress }) => (
        <Button
          key={move}
          size="sm"
          variant="secondary"
          keys={keys}
          isDisabled={!chosen.some((row) => can(move, row))}
          onPress={onPress}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
