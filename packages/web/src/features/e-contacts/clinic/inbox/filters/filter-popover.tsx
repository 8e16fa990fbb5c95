import type { RefObject } from 'react';
import { AnchoredPopover } from '../../../../../ui/anchored-popover.tsx';
import type { InboxChoice } from '../choice.ts';
import { ManyFilter } from './many-filter.tsx';
import { SavedViews } from './saved-views.tsx';
import { TimeFilter } from './time-filter.tsx';
import type { FilterName } from './use-filter-values.ts';

interface Props {
  readonly name: FilterName | 'views';
  readonly label: string;
  readonly choice: InboxChoice;
  readonly choose: (next: Partial<InboxChoice>) => void;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function FilterPopover({ name, label, choice, choose, ...popover }: Props) {
  const close = () => popover.onOpenChange(false);
  return (
    <AnchoredPopover label={label} {...popover}>
      {name === 'time' ? <TimeFilter {...{ choice, choose, close }} /> : null}
      {name === 'views' ? <SavedViews {...{ choice, choose, close }} /> : null}
      {name !== 'time' && name !== 'views' ? <ManyFilter {...{ name, label, choice, choose }} /> : null}
    </AnchoredPopover>
  );
}
