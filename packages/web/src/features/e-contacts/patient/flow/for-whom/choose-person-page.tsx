import type { RepresentedPerson } from '@tervita/contract/persons';
import { Navigate } from 'react-router';
import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { RowLink } from '../../../../../ui/list-row.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import flow from '../flow.module.css';
import { useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import { useChoosingStep } from '../use-choosing-step.ts';
import { Waiting } from '../waiting.tsx';
import { PersonRow } from './person-row.tsx';
import { usePersons } from './use-persons.ts';

interface Props {
  readonly persons: readonly RepresentedPerson[];
}

function Persons({ persons }: Props) {
  const t = useChoosingTexts().person;
  const { isChanging } = useFlowChoice();
  const addressOf = useFlowAddress();
  const others = persons.filter(({ isMe }) => !isMe);
  const [me] = persons.filter(({ isMe }) => isMe);
  // Who writes for nobody else is not asked, unless they ask for it.
  if (me && others.length === 0 && !isChanging) {
    return <Navigate replace to={addressOf('choose-clinic', { personId: me.personId })} />;
  }
  return (
    <div className={flow.page}>
      <PageTitle>{t.title}</PageTitle>
      <Card isFlush as="ul">
        {persons.map((person) => (
          <li key={person.personId} className={flow.item}>
            <PersonRow
              person={person}
              to={addressOf('choose-clinic', { personId: person.personId, isChanging })}
            />
          </li>
        ))}
      </Card>
      <Card isFlush>
        <RowLink
          to={addressOf(others.length > 0 ? 'choose-patient' : 'add/person')}
          icon={<Icon name="user" />}
          title={t.other}
          hint={t.otherText}
        />
      </Card>
    </div>
  );
}

/** Me, somebody I write for already, or somebody else. */
export function Component() {
  useChoosingStep('person', '/my-e-contacts');
  return <Waiting answer={usePersons()}>{({ persons }) => <Persons persons={persons} />}</Waiting>;
}
