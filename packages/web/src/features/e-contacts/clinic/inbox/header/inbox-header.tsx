import { useMemo, useRef } from 'react';
import { useCommands } from '../../../../../core/commands/index.ts';
import { HeaderSlot } from '../../../../../core/page/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { useRoom } from '../../../../../core/use-room.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { IconButton } from '../../../../../ui/icon-button.tsx';
import { LazyMenu } from '../../../../../ui/lazy-menu.tsx';
import { newAddress } from '../detail-address.ts';
import styles from './inbox-header.module.css';
import { InboxSearch } from './inbox-search.tsx';
import { WorkingNow } from './working-now.tsx';

interface Props {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  /** From the field into what was found. */
  readonly onEnter: () => void;
}

/** Search, who else is at work, and the way to a new e-contact. Where it is narrow the search gets a line of its own. */
export function InboxHeader({ search, onSearch, onEnter }: Props) {
  const t = useClinicTexts().eContacts.inbox;
  const isWide = useRoom(48);
  const place = useRef<HTMLDivElement>(null);
  const commands = useMemo(() => {
    const focus = () => place.current?.querySelector('input')?.focus();
    return [{ id: 'search', label: t.search, group: t.title, keys: '/', run: focus }];
  }, [t]);
  useCommands(commands);
  const field = (
    <div ref={place} className={styles.search}>
      <InboxSearch {...{ search, onSearch, onEnter }} keys={isWide ? '/' : undefined} />
    </div>
  );
  const trigger = isWide ? (
    <Button icon={<Icon name="plus" />} keys="C">
      {t.new}
    </Button>
  ) : (
    <IconButton label={t.new}>
      <Icon name="plus" />
    </IconButton>
  );
  return (
    <>
      <HeaderSlot>
        {isWide ? field : <span className={styles.space} />}
        <WorkingNow />
      </HeaderSlot>
      <HeaderSlot place="end">
        <LazyMenu
          key={isWide ? 'wide' : 'narrow'}
          label={t.new}
          placement="bottom end"
          trigger={trigger}
          entries={[
            {
              value: 'as-patient',
              label: t.newFor,
              hint: t.newForHint,
              href: newAddress('as-patient'),
              keys: 'C',
            },
            { value: 'to-patient', label: t.newTo, hint: t.newToHint, href: newAddress('to-patient') },
          ]}
        />
      </HeaderSlot>
      {isWide ? null : <div className={styles.line}>{field}</div>}
    </>
  );
}
