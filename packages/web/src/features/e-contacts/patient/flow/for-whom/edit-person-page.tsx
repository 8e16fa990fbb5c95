import type { RepresentedPerson } from '@tervita/contract/persons';
import { Navigate } from 'react-router';
import { ColumnPage, FormFoot } from '../../../../../core/form/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useProfileTexts } from '../../../../../core/texts/profile.ts';
import { Card } from '../../../../../ui/card.tsx';
import { LockedFacts } from '../../../../../ui/locked-facts.tsx';
import { useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import { useChoosingStep } from '../use-choosing-step.ts';
import { Waiting } from '../waiting.tsx';
import { DeletePerson } from './delete-person.tsx';
import { EditForm } from './edit-form.tsx';
import { usePersons } from './use-persons.ts';

const noon = (day: string) => `${day}T12:00:00Z`;

/** Kept by a clinic or a register: seen, not changed. */
function Locked({ person }: { person: RepresentedPerson }) {
  const { fields } = useProfileTexts().profiles;
  const t = useChoosingTexts().editPerson;
  const { day } = useFormat();
  const facts = [
    { label: fields.firstName, value: person.firstName },
    { label: fields.surname, value: person.surname },
    { label: fields.birthDate, value: person.birthDate && day(noon(person.birthDate)) },
    { label: fields.personalCode, value: person.personalCode },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return <LockedFacts facts={facts} because={t.locked} />;
}

function Editing({ person }: { person: RepresentedPerson }) {
  const t = useChoosingTexts().editPerson;
  const { day } = useFormat();
  return (
    <ColumnPage title={t.title} lead={person.until ? t.until(day(noon(person.until))) : undefined}>
      <Card>{person.canBeEdited ? <EditForm person={person} /> : <Locked person={person} />}</Card>
      <FormFoot>
        <DeletePerson person={person} />
      </FormFoot>
    </ColumnPage>
  );
}

/** One person for whom one writes: correct, or see why not; delete. */
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
