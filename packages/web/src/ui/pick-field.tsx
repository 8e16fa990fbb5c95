import { useRef, useState } from 'react';
import { AnchoredPopover } from './anchored-popover.tsx';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { Field } from './field.tsx';
import { type FieldTexts, useFieldIds } from './field-ids.ts';
import { Icon } from './icon.tsx';
import styles from './pick-field.module.css';
import { type PickGroup, PickList, type PickOption } from './pick-list.tsx';

interface Props extends Omit<FieldTexts, 'label'> {
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: string;
  readonly options?: readonly PickOption[] | undefined;
  /** Options under headings, after those without one. */
  readonly groups?: readonly PickGroup[] | undefined;
  readonly placeholder: string;
  readonly searchLabel: string;
  readonly emptyText: string;
  readonly onChange: (value: string) => void;
}

/** One of many, found by typing: a long list that a Select would only scroll. */
export function PickField(props: Props) {
  const {
    label,
    value,
    options = [],
    groups = [],
    placeholder,
    searchLabel,
    emptyText,
    onChange,
    id: given,
    ...texts
  } = props;
  const { id, describedBy } = useFieldIds(texts, given);
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const all: readonly PickGroup[] = [{ options }, ...groups];
  const chosen = all.flatMap((group) => group.options).find((option) => option.value === value);
  const words = chosen?.label ?? placeholder;
  return (
    <Field {...{ id, label }} {...texts}>
      <button
        ref={trigger}
        id={id}
        type="button"
        className={classNames(control.control, styles.button)}
        data-own-focus=""
        data-invalid={Boolean(texts.error) || undefined}
        aria-label={`${label}: ${words}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {chosen?.icon ?? null}
        <span className={styles.value}>{words}</span>
        <Icon name="chevron-down" size="sm" />
      </button>
      <AnchoredPopover label={label} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <PickList
          label={searchLabel}
          groups={all.map((group) => ({
            ...group,
            options: group.options.map((option) => ({ ...option, isChosen: option === chosen })),
          }))}
          emptyText={emptyText}
          onPick={(picked) => {
            onChange(picked);
            setOpen(false);
          }}
        />
      </AnchoredPopover>
    </Field>
  );
}
