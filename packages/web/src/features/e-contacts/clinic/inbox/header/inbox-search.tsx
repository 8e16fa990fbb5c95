import { type KeyboardEvent, useEffect, useState } from 'react';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { SearchField } from '../../../../../ui/search-field.tsx';

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** From the field into what was found. */
  readonly onEnter: () => void;
  /** The key that leads here, where there are keys. */
  readonly keys?: string | undefined;
}

const restMs = 200;
/** One letter finds half of the clinic. */
const fewest = 2;

export function InboxSearch({ search, onSearch, onEnter, keys }: Props) {
  const t = useClinicTexts().eContacts.inbox;
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  // Cleared from elsewhere: a tab, an empty list.
  if (search !== known) {
    setKnown(search);
    setTyped(search);
  }
  const meant = typed.trim().length < fewest ? '' : typed;
  useEffect(() => {
    if (meant === search) return undefined;
    const timer = setTimeout(
      () => {
        setKnown(meant);
        onSearch(meant);
      },
      meant ? restMs : 0,
    );
    return () => clearTimeout(timer);
  }, [meant, search, onSearch]);
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault();
      if (meant && meant === search) onEnter();
    }
    // Emptied by the first press; the second goes back to the list and its keys.
    if (event.key === 'Escape' && typed === '') event.currentTarget.blur();
  };
  return (
    <SearchField
      label={t.search}
      clearLabel={t.clearSearch}
      value={typed}
      onChange={setTyped}
      onKeyDown={leave}
      keys={keys}
      autoComplete="off"
      spellCheck={false}
      maxLength={100}
    />
  );
}
