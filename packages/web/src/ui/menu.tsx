import type { JSX, ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  Header,
  MenuTrigger,
  Popover,
  Pressable,
  Separator,
} from 'react-aria-components/Menu';
import { AriaLocale } from './aria-locale.tsx';
import { AriaRouter } from './aria-router.tsx';
import styles from './floating.module.css';
import { Icon } from './icon.tsx';
import { Kbd } from './kbd.tsx';

interface MenuProps {
  /** A Button or an IconButton. */
  trigger: JSX.Element;
  label: string;
  /** MenuItem, MenuSection, MenuSeparator. */
  children: ReactNode;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  /** For a menu of which one item is chosen: its value. */
  selected?: string | undefined;
  onSelect?: ((value: string) => void) | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

export function Menu(props: MenuProps) {
  const { trigger, label, children, placement = 'bottom start', selected, onSelect } = props;
  const { isOpen, onOpenChange } = props;
  const selection =
    selected === undefined
      ? {}
      : {
          selectionMode: 'single' as const,
          selectedKeys: [selected],
          disallowEmptySelection: true,
          onAction: (key: string | number) => onSelect?.(String(key)),
        };
  return (
    <AriaLocale>
      <AriaRouter>
        <MenuTrigger
          {...(isOpen === undefined ? {} : { isOpen })}
          {...(onOpenChange === undefined ? {} : { onOpenChange })}
        >
          <Pressable>{trigger}</Pressable>
          <Popover className={styles.floating ?? ''} placement={placement} offset={6}>
            <AriaMenu className={styles.list ?? ''} aria-label={label} {...selection}>
              {children}
            </AriaMenu>
          </Popover>
        </MenuTrigger>
      </AriaRouter>
    </AriaLocale>
  );
}

interface ItemProps {
  children: string;
  /** Tells which item it is, for a menu of which one is chosen. */
  value?: string | undefined;
  icon?: ReactNode;
  hint?: ReactNode;
  keys?: string | undefined;
  /** Goes somewhere instead of doing something. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  isDangerous?: boolean | undefined;
  isDisabled?: boolean | undefined;
  lang?: string | undefined;
}

export function MenuItem({ children, value, icon, hint, keys, href, onAction, ...rest }: ItemProps) {
  const { isDangerous = false, isDisabled = false, lang } = rest;
  return (
    <AriaMenuItem
      {...(value === undefined ? {} : { id: value })}
      {...(href === undefined ? {} : { href })}
      {...(onAction === undefined ? {} : { onAction })}
      className={styles.item ?? ''}
      data-own-focus=""
      data-tone={isDangerous ? 'danger' : undefined}
      isDisabled={isDisabled}
      textValue={children}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {icon ?? null}
          <span className={styles.words} lang={lang}>
            {children}
            {hint ? <span className={styles.hint}>{hint}</span> : null}
          </span>
          {keys ? <Kbd>{keys}</Kbd> : null}
          {selectionMode !== 'none' && isSelected ? <Icon name="check" size="sm" /> : null}
        </>
      )}
    </AriaMenuItem>
  );
}

export const MenuSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <AriaMenuSection>
    <Header className={styles.section}>{title}</Header>
    {children}
  </AriaMenuSection>
);

export const MenuSeparator = () => <Separator className={styles.separator ?? ''} />;
