import { type ReactNode, useId } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import { Icon } from './icon.tsx';
import styles from './star-field.module.css';

interface Props {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  value: number | null;
  onChange: (value: number) => void;
  /** What each star is called, from the worst to the best; read out, never shown. */
  names: readonly string[];
  /** Under the first and the last. */
  ends: readonly [string, string];
  error?: string | undefined;
}

/** A scale of a few steps as stars: radio buttons to the keyboard and to who listens. */
export function StarField({ label, isLabelHidden, value, onChange, names, ends, error }: Props) {
  const name = useId();
  return (
    <ChoiceGroup role="radiogroup" {...{ label, isLabelHidden, error }}>
      <div className={styles.stars}>
        {names.map((words, index) => (
          <label
            key={words}
            className={styles.star}
            data-lit={(value !== null && index < value) || undefined}
            data-invalid={Boolean(error) || undefined}
          >
            <input
              className={styles.input}
              data-own-focus=""
              type="radio"
              name={name}
              value={index + 1}
              aria-label={words}
              checked={value === index + 1}
              onChange={() => onChange(index + 1)}
            />
            <Icon name="star" size="lg" />
          </label>
        ))}
      </div>
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </ChoiceGroup>
  );
}
