import { loadPart } from '../../../../../core/texts/index.ts';
import { inboxMorePart } from '../texts.ts';
import { FilterPopover } from './filter-popover.tsx';

export const loadFilterPopover = async () => {
  await loadPart(inboxMorePart);
  return { default: FilterPopover };
};
