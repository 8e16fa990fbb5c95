import type { RepresentedPerson } from '@tervita/contract/persons';
import { Link } from 'react-router';
import { Card } from '../../../../../ui/card.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { RowLink } from '../../../../../ui/list-row.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import flow from '../flow.module.css';
import { useFlowAddress } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import { useChoosingStep } from '../use-choosing-step.ts';
import { Waiting } from '../waiting.tsx';
import styles from './choose-patient-page.module.css';
import { PersonRow } from './person-row.tsx';
import { nameOf, usePersons } from './use-persons.ts';

function Nobody() {
  const t = useChoosingTexts().person;
  const addressOf = useFlowAddress();
  return (
    <EmptyState
      level={1}
      icon={<Icon name="child" />}
      title={t.emptyTitle}
      action={
        <LinkButton to={addressOf('add/person')} icon={<Icon name="plus" />}>
          {t.add}
        </LinkButton>
      }
    >
      {t.emptyText}
    </EmptyState>
  );
}

function Others({ persons }: { persons: readonly RepresentedPerson[] }) {
  const t = useChoosingTexts().person;
  const addressOf = useFlowAddress();
  return (
    <div className={flow.page}>
      <PageTitle>{t.othersTitle}</PageTitle>
      <p className={flow.muted}>{t.othersText}</p>
      <Card isFlush as="ul">
        {persons.map((person) => (
          <li key={person.personId} className={styles.person}>
            <PersonRow person={person} to={addressOf('choose-clinic', { personId: person.personId })} />
            <Link
              className={styles.edit ?? ''}
              to={addressOf('edit/person', { personId: person.personId })}
              aria-label={t.edit(nameOf(person))}
            >
              <Icon name="pencil" />
            </Link>
          </li>
        ))}
      </Card>
      <Card isFlush>
        <RowLink to={addressOf('add/person')} icon={<Icon name="plus" />} title={t.add} />
      </Card>
    </div>
  );
}

/** Those for whom one writes: choose, add, correct. */
export function Component() {
  const addressOf = useFlowAddress();
  useChoosingStep('person', addressOf('choose-person', { isChanging: true }));
  return (
    <Waiting answer={usePersons()}>
      {({ persons }) => {
        const others = persons.filter(({ isMe }) => !isMe);
        return others.length > 0 ? <Others persons={others} /> : <Nobody />;
      }}
    </Waiting>
  );
}
