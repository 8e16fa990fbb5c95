import type { RepresentedPerson } from '@tervita/contract/persons';
import { useFormat } from '../../../../../core/format/index.ts';
import { Avatar } from '../../../../../ui/avatar.tsx';
import { RowLink } from '../../../../../ui/list-row.tsx';
import { useChoosingTexts } from '../texts.ts';
import { nameOf } from './use-persons.ts';

interface Props {
  readonly person: RepresentedPerson;
  readonly to: string;
}

/** The whole row chooses the person. */
export function PersonRow({ person, to }: Props) {
  const t = useChoosingTexts().person;
  const { age } = useFormat();
  const name = nameOf(person);
  const hint = person.isMe ? name : person.birthDate && age(person.birthDate);
  return (
    <RowLink
      isBare
      to={to}
      icon={<Avatar name={name} size="lg" />}
      title={person.isMe ? t.me : name}
      hint={hint}
    />
  );
}
