import { Card } from '../../../ui/card.tsx';
import { IconTile } from '../../../ui/icon-tile.tsx';
import { useChoice } from '../../../ui/use-choice.tsx';
import styles from './danger-rows.module.css';
import { DangerSignIcon } from './danger-sign-icon.tsx';
import { rowsOf, type ShownSign } from './rows-of-signs.ts';

interface DangerRowProps {
  readonly sign: string;
  readonly value: string;
  readonly label: string;
}

function DangerRow({ sign, value, label }: DangerRowProps) {
  const { id, control, isChosen } = useChoice(value, undefined);
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

/** Signs of danger as one card, each row to be ticked; CheckboxChoices stands around it. */
export const DangerRows = ({ signs }: { signs: readonly ShownSign[] }) => (
  <Card isFlush>
    {signs.flatMap((sign) =>
      rowsOf(sign).map(({ value, label }) => (
        <DangerRow key={value} sign={sign.id} value={value} label={label} />
      )),
    )}
  </Card>
);
