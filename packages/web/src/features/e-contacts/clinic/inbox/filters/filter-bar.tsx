import type { Answered } from '@tervita/contract/core';
import type { countClinicEContacts } from '@tervita/contract/e-contacts';
import { useRef, useState } from 'react';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { FilterChip } from '../../../../../ui/filter-chip.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { LazyMenu } from '../../../../../ui/lazy-menu.tsx';
import { SegmentedControl } from '../../../../../ui/segmented-control.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import { type InboxChoice, inboxSorts, noFilters, type Whose, whoseChoices } from '../choice.ts';
import { sortOf } from '../inbox-query.ts';
import styles from './filter-bar.module.css';
import { LazyFilterPopover } from './lazy-filter-popover.tsx';
import { type FilterName, useFilterValues } from './use-filter-values.ts';

interface Props {
  readonly choice: InboxChoice;
  readonly choose: (next: Partial<InboxChoice>) => void;
  readonly counts: Answered<typeof countClinicEContacts> | undefined;
}

const filterNames = ['time', 'assignees', 'reasons', 'lists'] as const satisfies readonly FilterName[];

/** Sets of filters under a name. */
function Views({ choice, choose }: Pick<Props, 'choice' | 'choose'>) {
  const { views: label } = useClinicTexts().eContacts.inbox.filters;
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <StaffIcon name="bookmark" />
      </IconButton>
      <LazyFilterPopover
        name="views"
        {...{ label, choice, choose, isOpen }}
        triggerRef={trigger}
        onOpenChange={setOpen}
      />
    </>
  );
}

function Filter({ name, choice, choose }: { name: FilterName } & Pick<Props, 'choice' | 'choose'>) {
  const { filters } = useClinicTexts().eContacts.inbox;
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const value = useFilterValues(choice)[name];
  const label = filters[name];
  return (
    <>
      <FilterChip
        ref={trigger}
        label={label}
        value={value}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onClear={() => choose({ [name]: noFilters[name] })}
        clearLabel={filters.clear(label)}
      />
      <LazyFilterPopover
        {...{ name, label, choice, choose, isOpen }}
        triggerRef={trigger}
        onOpenChange={setOpen}
      />
    </>
  );
}

/** Whose, when, about what, in which order: what is set says so and can be taken away. */
export function FilterBar({ choice, choose, counts }: Props) {
  const t = useClinicTexts().eContacts.inbox;
  const ofWhose: Record<Whose, number | undefined> = {
    ALL: counts?.incoming,
    UNASSIGNED: counts?.unassigned,
    MINE: counts?.mine,
  };
  const segments = whoseChoices.map((value) => ({
    value,
    label: ofWhose[value] === undefined ? t.whose[value] : `${t.whose[value]} ${ofWhose[value]}`,
  }));
  return (
    <div className={styles.bar}>
      {choice.tab === 'INCOMING' ? (
        <SegmentedControl
          label={t.whoseLabel}
          value={choice.whose}
          onChange={(whose) => choose({ whose, assignees: [] })}
          segments={segments}
        />
      ) : null}
      {filterNames.map((name) => (
        <Filter key={name} {...{ name, choice, choose }} />
      ))}
      {filterNames.filter((name) => choice[name]?.length).length > 1 ? (
        <Button size="sm" variant="ghost" onPress={() => choose(noFilters)}>
          {t.filters.clearAll}
        </Button>
      ) : null}
      <span className={styles.sort}>
        <Views {...{ choice, choose }} />
        <LazyMenu
          label={t.filters.sort}
          placement="bottom end"
          selected={sortOf(choice)}
          onSelect={(sort) => choose({ sort: inboxSorts.find((each) => each === sort) })}
          entries={inboxSorts.map((value) => ({ value, label: t.sorts[value] }))}
          trigger={
            <IconButton label={t.filters.sort} variant="outline" size="sm">
              <Icon name="sort" />
            </IconButton>
          }
        />
      </span>
    </div>
  );
}
