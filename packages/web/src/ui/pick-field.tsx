import { type ReactNode, useRef, useState } from 'react';
import { AnchoredPopover } from './anchored-popover.tsx';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { Field } from './field.tsx';
import { useFieldIds } from './field-ids.ts';
import { Icon } from './icon.tsx';
import styles from './pick-field.module.css';
import { PickList, type PickOption } from './pick-list.tsx';

interface Props {
  readonly label: string;
  /** Over the field in which one types. */
  readonly findLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly PickOption[];
  readonly emptyText: ReactNode;
  readonly hint?: string | undefined;
}

/** One of many, found by typing. */
export function PickField({ label, findLabel, value, onChange, options, emptyText, hint }: Props) {
  const { id, describedBy } = useFieldIds({ hint });
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...{ id, label, hint }}>
      <button
        ref={trigger}
        id={id}
        type="button"
        className={classNames(control.control, styles.button)}
        aria-label={`${label}: ${chosen?.label ?? ''}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        <span className={styles.value}>{chosen?.label}</span>
        <Icon name="chevron-down" size="sm" />
      </button>
      <AnchoredPopover label={label} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <PickList
          label={findLabel}
          groups={[{ options: options.map((each) => ({ ...each, isChosen: each.value === value })) }]}
          emptyText={emptyText}
          onPick={(picked) => {
            setOpen(false);
            onChange(picked);
          }}
        />
      </AnchoredPopover>
    </Field>
  );
}
