import { Card } from '../../../ui/card.tsx';
import { IconTile } from '../../../ui/icon-tile.tsx';
import { useChoice } from '../../../ui/use-choice.tsx';
import styles from './danger-rows.module.css';
import { DangerSignIcon } from './danger-sign-icon.tsx';

export interface ShownSign {
  readonly id: string;
  readonly label: string;
}

function DangerRow({ id: sign, label }: ShownSign) {
  const { id, control, isChosen } = useChoice(sign, undefined);
  return (
    <label htmlFor={id} className={styles.row} data-selected={isChosen || undefined}>
      {control}
      <span className={styles.picture}>
        <IconTile tone="idle">
          <DangerSignIcon sign={sign} />
        </IconTile>
      </span>
      <span className={styles.words}>{label}</span>
    </label>
  );
}

/** Signs of danger as one card, each to be ticked; CheckboxChoices stands around it. */
export const DangerRows = ({ signs }: { signs: readonly ShownSign[] }) => (
  <Card isFlush>
    {signs.map((sign) => (
      <DangerRow key={sign.id} {...sign} />
    ))}
  </Card>
);
