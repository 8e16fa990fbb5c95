import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { Field } from './field.tsx';
import { type FieldTexts, useFieldIds } from './field-ids.ts';
import { Icon } from './icon.tsx';
import styles from './tag-list-field.module.css';

interface Props extends FieldTexts {
  id?: string | undefined;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  removeLabel: (value: string) => string;
  /** Marks the ones that are wrong. */
  isWrong?: ((value: string) => boolean) | undefined;
  inputMode?: 'url' | 'email' | 'text' | undefined;
}

const split = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Several short values. Enter, a comma or leaving the field adds what was typed; Backspace in an empty field takes the last back. */
export function TagListField(props: Props) {
  const { values, onChange, removeLabel, isWrong, inputMode = 'text', id: given, ...texts } = props;
  const { id, describedBy } = useFieldIds(texts, given);
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const added = split(text).filter((each) => !values.includes(each));
    setTyped('');
    if (added.length > 0) onChange([...values, ...new Set(added)]);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const [last] = values.slice(-1);
    if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault();
      onChange(values.slice(0, -1));
      setTyped(last);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (split(text).length < 2) return;
    event.preventDefault();
    add(typed + text);
  };
  return (
    <Field id={id} {...texts}>
      <div
        className={classNames(control.control, styles.box)}
        data-invalid={Boolean(texts.error) || undefined}
      >
        {values.length > 0 ? (
          <ul className={styles.tags}>
            {values.map((value) => (
              <li key={value} className={styles.tag} data-wrong={isWrong?.(value) || undefined}>
                <span className={styles.value}>{value}</span>
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={removeLabel(value)}
                  onClick={() => onChange(values.filter((each) => each !== value))}
                >
                  <Icon name="x" size="sm" />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        <input
          id={id}
          className={classNames(control.input, styles.input)}
          data-own-focus=""
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          aria-invalid={texts.error ? true : undefined}
          aria-describedby={describedBy}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => add(typed)}
        />
      </div>
    </Field>
  );
}
