import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

interface Props {
  children: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  hint?: ReactNode;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
}

/** Acts at once; a choice that waits for a button is a Checkbox. */
export function Switch({ children, isOn, onChange, hint, isDisabled, name }: Props) {
  const id = useId();
  return (
    <label className={styles.switch}>
      <span className={styles.text}>
        <span className={styles.words}>{children}</span>
        {hint ? (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        ) : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        data-own-focus=""
        name={name}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} />
    </label>
  );
}
