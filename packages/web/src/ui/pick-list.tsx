import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import control from './control.module.css';
import { foundWords } from './found-words.ts';
import { Highlighted } from './highlighted.tsx';
import { Icon } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import styles from './pick-list.module.css';

export interface PickOption {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  readonly keys?: string | undefined;
  readonly isChosen?: boolean | undefined;
  /** Read with its hint, which says why, and not picked. */
  readonly isDisabled?: boolean | undefined;
  /** Found by the server, by more than its words: shown whatever was typed. */
  readonly isFound?: boolean | undefined;
}

export interface PickGroup {
  readonly name?: string | undefined;
  readonly options: readonly PickOption[];
}

interface Props {
  readonly label: string;
  readonly groups: readonly PickGroup[];
  readonly onPick: (value: string) => void;
  readonly emptyText: ReactNode;
  readonly onType?: ((text: string) => void) | undefined;
  /** Typed on an earlier visit. */
  readonly typedBefore?: string | undefined;
  /** Several can be chosen; picking does not close. */
  readonly isMany?: boolean | undefined;
  readonly trail?: ReactNode;
  /** large: the command palette. */
  readonly size?: 'md' | 'lg' | undefined;
}

const matching = (groups: readonly PickGroup[], typed: string) =>
  groups.flatMap(({ name, options }) => {
    const shown = options.flatMap((option) => {
      const ranges = foundWords(option.label, typed);
      const isShown = ranges !== undefined || option.isFound === true;
      return isShown ? [{ ...option, ranges: ranges ?? [] }] : [];
    });
    // What begins with the typed word comes first.
    const begins = ({ ranges }: (typeof shown)[number]) => Number(ranges[0]?.[0] === 0);
    const best = shown.toSorted((one, other) => begins(other) - begins(one));
    return shown.length > 0 ? [{ name, options: best }] : [];
  });

/** Type to find, arrows to go, Enter to pick: colleagues, reasons, commands. */
export function PickList(props: Props) {
  const {
    label,
    groups,
    onPick,
    emptyText,
    onType,
    typedBefore = '',
    isMany = false,
    trail,
    size = 'md',
  } = props;
  const id = useId();
  const [typed, setTyped] = useState(typedBefore);
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const shown = matching(groups, typed);
  const options = shown.flatMap((group) => group.options);
  const current = Math.min(at, options.length - 1);
  const idOf = (index: number) => `${id}-${index}`;
  useEffect(() => {
    list.current?.querySelector('[data-current]')?.scrollIntoView?.({ block: 'nearest' });
  });
  const type = (text: string) => {
    setTyped(text);
    setAt(0);
    onType?.(text);
  };
  const pick = ({ value, isDisabled }: PickOption) => {
    if (!isDisabled) onPick(value);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = options[current];
    if (step) setAt((current + step + options.length) % Math.max(options.length, 1));
    else if (event.key === 'Enter' && option) pick(option);
    else return;
    event.preventDefault();
  };
  let index = -1;
  return (
    <div className={styles.pick} data-size={size}>
      <div className={control.control} data-bare={size === 'lg' || undefined}>
        <Icon name="search" />
        <input
          // biome-ignore lint/a11y/noAutofocus: it opens in order to be typed into
          autoFocus
          className={control.input}
          data-own-focus=""
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={options.length > 0 ? idOf(current) : undefined}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        {trail ?? null}
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMany || undefined}
      >
        {shown.map(({ name, options: inGroup }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a listbox
          <div key={name ?? ''} role="group" aria-label={name}>
            {name ? (
              <div className={styles.name} aria-hidden="true">
                {name}
              </div>
            ) : null}
            {inGroup.map((option) => {
              const { value, label: words, hint, icon, keys, isChosen = false, isDisabled, ranges } = option;
              index += 1;
              const mine = index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                <div
                  key={value}
                  id={idOf(mine)}
                  role="option"
                  aria-selected={isMany ? isChosen : mine === current}
                  aria-disabled={isDisabled || undefined}
                  className={styles.option}
                  data-current={mine === current || undefined}
                  onPointerMove={() => setAt(mine)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(option)}
                >
                  {icon ?? null}
                  <span className={styles.words}>
                    <Highlighted text={words} ranges={ranges} />
                    {hint ? <span className={styles.hint}> {hint}</span> : null}
                  </span>
                  {keys?.split(' ').map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                  {isChosen ? <Icon name="check" size="sm" /> : null}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {options.length === 0 ? (
        <p className={styles.empty} role="status">
          {emptyText}
        </p>
      ) : null}
    </div>
  );
}
