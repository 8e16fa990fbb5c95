import type { ReactNode } from 'react';
import {
  Select as AriaSelect,
  Button,
  FieldError,
  Label,
  ListBox,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components/Select';
import { AriaLocale } from './aria-locale.tsx';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import field from './field.module.css';
import floating from './floating.module.css';
import { Icon } from './icon.tsx';
import { type Option, OptionItem } from './option-item.tsx';
import styles from './select.module.css';

interface Props {
  label: string;
  value: string | null;
  onChange: (value: string) => void;
  options: readonly Option[];
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  /** Before the value: an icon or an avatar. */
  lead?: ReactNode;
}

export function Select({
  label,
  value,
  onChange,
  options,
  hint,
  error,
  isLabelHidden,
  lead,
  ...rest
}: Props) {
  const { placeholder = '', name, isDisabled = false } = rest;
  return (
    <AriaLocale>
      <AriaSelect
        className={field.field ?? ''}
        value={value}
        onChange={(key) => key !== null && onChange(String(key))}
        placeholder={placeholder}
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        {...(name === undefined ? {} : { name })}
      >
        <Label className={field.label ?? ''} data-hidden={isLabelHidden || undefined}>
          {label}
        </Label>
        <Button className={classNames(control.control, styles.button)} data-invalid={error ? '' : undefined}>
          {lead ?? null}
          <SelectValue className={styles.value ?? ''}>
            {({ selectedText, isPlaceholder }) => (isPlaceholder ? placeholder : selectedText)}
          </SelectValue>
          <Icon name="chevron-down" size="sm" />
        </Button>
        <FieldError className={field.error ?? ''}>
          <Icon name="triangle-alert" size="sm" />
          <span>{error}</span>
        </FieldError>
        {hint ? (
          <Text slot="description" elementType="p" className={field.hint ?? ''}>
            {hint}
          </Text>
        ) : null}
        <Popover className={floating.floating ?? ''} offset={6}>
          <ListBox
            className={floating.list ?? ''}
            items={options.map((option) => ({ ...option, id: option.value }))}
          >
            {(option) => <OptionItem option={option} />}
          </ListBox>
        </Popover>
      </AriaSelect>
    </AriaLocale>
  );
}
