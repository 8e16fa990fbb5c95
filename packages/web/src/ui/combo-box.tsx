import {
  ComboBox as AriaComboBox,
  Button,
  FieldError,
  Input,
  Label,
  ListBox,
  Popover,
  Text,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { AriaLocale } from './aria-locale.tsx';
import styles from './combo-box.module.css';
import control from './control.module.css';
import field from './field.module.css';
import floating from './floating.module.css';
import { Icon } from './icon.tsx';
import { type Option, OptionItem } from './option-item.tsx';
import { Spinner } from './spinner.tsx';

interface Props {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  options: readonly Option[];
  /** Shown when nothing matches. */
  emptyText: string;
  /** Given when the server searches: the list is then shown as it comes. */
  onSearch?: ((text: string) => void) | undefined;
  isLoading?: boolean | undefined;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
}

export function ComboBox({
  label,
  value,
  onChange,
  options,
  emptyText,
  onSearch,
  isLoading,
  ...rest
}: Props) {
  const { placeholder, hint, error, name, isDisabled = false } = rest;
  const items = options.map((option) => ({ ...option, id: option.value }));
  const searched = onSearch ? { items, onInputChange: onSearch } : { defaultItems: items };
  return (
    <AriaLocale>
      <AriaComboBox
        className={field.field ?? ''}
        {...searched}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        allowsEmptyCollection
        menuTrigger="focus"
        isInvalid={Boolean(error)}
        isDisabled={isDisabled}
        {...(name === undefined ? {} : { name })}
      >
        <Label className={field.label ?? ''}>{label}</Label>
        <Group data-own-focus="" className={control.control ?? ''} data-invalid={error ? '' : undefined}>
          <Input className={control.input ?? ''} data-own-focus="" placeholder={placeholder ?? ''} />
          {isLoading ? <Spinner size="sm" /> : null}
          <Button className={styles.open ?? ''}>
            <Icon name="chevron-down" size="sm" />
          </Button>
        </Group>
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
          <ListBox<Option & { id: string }>
            className={floating.list ?? ''}
            renderEmptyState={() => <p className={floating.empty}>{emptyText}</p>}
          >
            {(option) => <OptionItem option={option} />}
          </ListBox>
        </Popover>
      </AriaComboBox>
    </AriaLocale>
  );
}
