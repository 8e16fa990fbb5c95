import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { phaseOf } from '@tervita/domain/e-contacts';
import { Link } from 'react-router';
import { useFormat } from '../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { SmallHeading } from '../../../../ui/small-heading.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { ProblemTypeIcon } from '../../problem-type-icon.tsx';
import styles from './earlier-contacts.module.css';

interface Props extends Pick<ClinicEContactDetail, 'earlier'> {
  /** Said under them, where there are any. */
  readonly note?: string | undefined;
}

export function EarlierContacts({ earlier, note }: Props) {
  const { eContacts, problemTypes } = useClinicTexts();
  const format = useFormat();
  return (
    <section className={styles.earlier}>
      <SmallHeading icon={<Icon name="clock" size="sm" />} count={earlier.length}>
        {eContacts.detail.earlier}
      </SmallHeading>
      {earlier.length === 0 ? <p className={styles.note}>{eContacts.detail.noEarlier}</p> : null}
      <ul className={styles.list}>
        {earlier.map((one) => (
          <li key={one.id}>
            <Link className={styles.row ?? ''} to={`/e-contacts/${one.id}`}>
              <ProblemTypeIcon type={one.type} size="sm" />
              <span className={styles.reason}>{problemTypes.labels[one.type]}</span>
              <VisuallyHidden>{eContacts.status[phaseOf(one)]}</VisuallyHidden>
              {one.hasDraft ? (
                <Tag tone="outline" icon={<Icon name="pencil" size="sm" />}>
                  {eContacts.inbox.draft}
                </Tag>
              ) : null}
              <span className={styles.day}>{format.day(one.createdAt)}</span>
              {one.status === 'COMPLETED' ? (
                <span className={styles.done}>
                  <Icon name="circle-check" size="sm" />
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
      {earlier.length > 0 && note ? <p className={styles.note}>{note}</p> : null}
    </section>
  );
}
