import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { useFlowAddress } from '../flow-choice.ts';
import { nameOf, usePerson } from '../for-whom/use-persons.ts';
import { useChoosingTexts } from '../texts.ts';
import styles from './declined.module.css';

interface Props {
  readonly personId: string;
  readonly hasOpen: boolean;
}

/** No clinic here serves the person: that is said at once, with what can be done. */
export function Declined({ personId, hasOpen }: Props) {
  const t = useChoosingTexts().clinic;
  const person = usePerson(personId);
  const addressOf = useFlowAddress();
  return (
    <EmptyState
      level={1}
      tone="turn"
      icon={<Icon name="clinic" />}
      title={t.declinedTitle}
      action={
        <div className={styles.actions}>
          {hasOpen ? (
            <LinkButton isWide to={addressOf('choose-open-clinic', { personId })}>
              {t.toOpen}
            </LinkButton>
          ) : null}
          <LinkButton
            isWide
            variant={hasOpen ? 'ghost' : 'secondary'}
            to={addressOf('choose-person', { isChanging: true })}
          >
            {t.otherPerson}
          </LinkButton>
        </div>
      }
    >
      <p>{person && !person.isMe ? t.declinedPerson(nameOf(person)) : t.declinedMe}</p>
      <p>{t.declinedWhy}</p>
    </EmptyState>
  );
}
