import { useEffect, useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconTile } from '../../../ui/icon-tile.tsx';
import { useChoice } from '../../../ui/use-choice.tsx';
import styles from './danger-rows.module.css';
import { DangerSignIcon } from './danger-sign-icon.tsx';

export interface ShownSign {
  readonly id: string;
  readonly label: string;
  /** For how long it counts after it has passed. */
  readonly within?: string | undefined;
  readonly isRare?: boolean | undefined;
}

function DangerRow({ id: value, label, within, takesFocus }: ShownSign & { readonly takesFocus?: boolean }) {
  const { id, control, isChosen } = useChoice(value, undefined);
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [takesFocus, id]);
  return (
    <label htmlFor={id} className={styles.row} data-selected={isChosen || undefined}>
      {control}
      <span className={styles.picture}>
        <IconTile tone="idle" size="sm">
          <DangerSignIcon sign={value} />
        </IconTile>
      </span>
      <span className={styles.words}>
        {label}
        {within ? <span className={styles.within}> {within}</span> : null}
      </span>
    </label>
  );
}

interface Props {
  readonly signs: readonly ShownSign[];
  /** The row that opens the rarer ones, and what these are about. */
  readonly rare?: { readonly label: string; readonly about: string } | undefined;
  /** The rows that are ticked: one that is ticked is never hidden. */
  readonly values?: readonly string[];
}

/** Signs of danger as one card, each row to be ticked; CheckboxChoices stands around it. */
export function DangerRows({ signs, rare, values = [] }: Props) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = !rare || isOpened || signs.some(({ id, isRare }) => isRare && values.includes(id));
  const firstRare = signs.findIndex(({ isRare }) => isRare);
  // What says that none is so, or that nobody asked, comes after all of them.
  const before = isOpen ? signs : signs.slice(0, firstRare);
  const after = isOpen ? [] : signs.slice(firstRare).filter(({ isRare }) => !isRare);
  return (
    <Card isFlush>
      {before.map((sign, at) => (
        <DangerRow key={sign.id} {...sign} takesFocus={isOpened && at === firstRare} />
      ))}
      {rare && !isOpen ? (
        <button type="button" className={styles.row} aria-expanded={false} onClick={() => setOpened(true)}>
          <span className={styles.opens}>
            <Icon name="chevron-down" />
          </span>
          <span className={styles.picture}>
            <IconTile tone="idle" size="sm">
              <Icon name="triangle-alert" />
            </IconTile>
          </span>
          <span className={styles.words}>
            {rare.label}
            <span className={styles.within}> {rare.about}</span>
          </span>
        </button>
      ) : null}
      {after.map((sign) => (
        <DangerRow key={sign.id} {...sign} />
      ))}
    </Card>
  );
}
