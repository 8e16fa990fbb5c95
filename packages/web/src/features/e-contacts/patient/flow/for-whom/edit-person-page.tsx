import type { RepresentedPerson } from '@tervita/contract/persons';
import { Navigate } from 'react-router';
import { ColumnPage, FormFoot } from '../../../../../core/form/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { Card } from '../../../../../ui/card.tsx';
import { useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import { useChoosingStep } from '../use-choosing-step.ts';
import { Waiting } from '../waiting.tsx';
import { DeletePerson } from './delete-person.tsx';
import { EditForm } from './edit-form.tsx';
import { usePersons } from './use-persons.ts';

const noon = (day: string) => `${day}T12:00:00Z`;

function Editing({ person }: { person: RepresentedPerson }) {
  const t = useChoosingTexts().editPerson;
  const { day } = useFormat();
  return (
    <ColumnPage title={t.title} lead={person.until ? t.until(day(noon(person.until))) : undefined}>
      <Card>
        <EditForm person={person} />
      </Card>
      <FormFoot>
        <DeletePerson person={person} />
      </FormFoot>
    </ColumnPage>
  );
}

/** One person for whom one writes: correct or delete. */
export function Component() {
  const { personId } = useFlowChoice();
  const addressOf = useFlowAddress();
  useChoosingStep('person', addressOf('choose-patient'));
  return (
    <Waiting answer={usePersons()}>
      {({ persons }) => {
        const person = persons.find((each) => each.personId === personId && !each.isMe);
        return person ? <Editing person={person} /> : <Navigate replace to={addressOf('choose-patient')} />;
      }}
    </Waiting>
  );
}
