import type { RepresentedPerson } from '@tervita/contract/persons';
import { Navigate } from 'react-router';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { RowLink } from '../../../../../ui/list-row.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { SkeletonChoices } from '../../../../../ui/skeleton.tsx';
import { AlarmsOfDrafts } from '../alarms-of-drafts.tsx';
import flow from '../flow.module.css';
import { useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import { useChoosingStep } from '../use-choosing-step.ts';
import { Waiting } from '../waiting.tsx';
import { PersonRow } from './person-row.tsx';
import { useHasWritten } from './use-has-written.ts';
import { usePersons } from './use-persons.ts';

interface Props {
  readonly persons: readonly RepresentedPerson[];
}

function Persons({ persons }: Props) {
  const t = useChoosingTexts().person;
  const { core } = usePatientTexts();
  const { isChanging } = useFlowChoice();
  const addressOf = useFlowAddress();
  const others = persons.filter(({ isMe }) => !isMe);
  const [me] = persons.filter(({ isMe }) => isMe);
  const isAlone = me !== undefined && others.length === 0 && !isChanging;
  const hasWritten = useHasWritten(isAlone);
  if (isAlone && hasWritten === undefined) return <SkeletonChoices label={core.loading} count={3} />;
  // Who has written before, and for nobody else, is not asked, unless they ask for it.
  if (isAlone && hasWritten) {
    return <Navigate replace to={addressOf('choose-clinic', { personId: me.personId })} />;
  }
  return (
    <div className={flow.page}>
      <PageTitle>{t.title}</PageTitle>
      <AlarmsOfDrafts />
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
          title={others.length > 0 ? t.other : t.childOrOther}
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
