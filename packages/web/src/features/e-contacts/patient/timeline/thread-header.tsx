import { closingMoveOf } from '@tervita/domain/e-contacts';
import { Link } from 'react-router';
import { HeaderSlot, useGoBack } from '../../../../core/page/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { LazyMenu } from '../../../../ui/lazy-menu.tsx';
import type { MenuEntry } from '../../../../ui/menu-entry.ts';
import { useTimelineTexts } from './texts.ts';
import { type Thread, useMay } from './thread.ts';
import styles from './thread-header.module.css';

/** What a person can set out to do with a conversation. */
export type Step = 'addInfo' | 'close' | 'reopen';

const home = '/my-e-contacts';

interface Props {
  readonly eContact: Thread;
  readonly onStep: (step: Step) => void;
}

const useEntries = ({ eContact, onStep }: Props): readonly MenuEntry[] => {
  const t = useTimelineTexts();
  const may = useMay(eContact);
  const closing = closingMoveOf(eContact);
  const entry = (value: Step, label: string, icon: MenuEntry['icon']): MenuEntry => ({
    value,
    label,
    icon,
    onAction: () => onStep(value),
  });
  return [
    // On their turn the box for it is open already.
    ...(may('addInfo') && !may('answer') ? [entry('addInfo', t.addInfo, <Icon name="plus" />)] : []),
    ...(may(closing) ? [entry('close', t.close.open[closing], <Icon name="circle-check" />)] : []),
    ...(may('reopen') ? [entry('reopen', t.reopen.open, <Icon name="retry" />)] : []),
  ];
};

export function ThreadHeader(props: Props) {
  const { core, eContacts, problemTypes } = usePatientTexts();
  const t = useTimelineTexts();
  const { patient, clinic, type } = props.eContact;
  const forWhom = patient.isMe ? eContacts.forMe : eContacts.forPerson(patient.firstName);
  const entries = useEntries(props);
  const goBack = useGoBack();
  return (
    <HeaderSlot>
      <Link
        className={styles.back ?? ''}
        to={home}
        aria-label={core.actions.back}
        onClick={(event) => {
          // With a key held down it opens in another tab, as links do.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          goBack(home);
        }}
      >
        <Icon name="arrow-left" size="lg" />
      </Link>
      <div className={styles.text}>
        <h1 className={styles.title} tabIndex={-1}>
          {problemTypes.labels[type]}
        </h1>
        <p className={styles.about}>{`${forWhom} · ${clinic.name}`}</p>
      </div>
      {entries.length > 0 ? (
        <LazyMenu
          label={t.more}
          placement="bottom end"
          entries={entries}
          trigger={
            <IconButton label={t.more}>
              <Icon name="ellipsis" size="lg" />
            </IconButton>
          }
        />
      ) : null}
    </HeaderSlot>
  );
}
