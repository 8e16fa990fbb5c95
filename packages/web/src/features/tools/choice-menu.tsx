import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LazyMenu } from '../../ui/lazy-menu.tsx';
import styles from './tools.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly words: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
}

/** What the result is counted with; few ever change it. */
export const ChoiceMenu = <Value extends string>({ label, value, words, onChange }: Props<Value>) => (
  <LazyMenu
    label={label}
    selected={value}
    onSelect={(chosen) => onChange(chosen as Value)}
    entries={Object.entries<string>(words).map(([each, word]) => ({ value: each, label: word }))}
    trigger={
      <Button variant="secondary" size="sm">
        <span className={styles.choice}>
          {label}: <b>{words[value]}</b>
          <Icon name="chevron-down" size="sm" />
        </span>
      </Button>
    }
  />
);
