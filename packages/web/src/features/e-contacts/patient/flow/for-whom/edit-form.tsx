import { editPerson, listPersons, type RepresentedPerson } from '@tervita/contract/persons';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../../../core/api/index.ts';
import { useConfig } from '../../../../../core/config.ts';
import { FormBody, keptAsDraft, useForm } from '../../../../../core/form/index.ts';
import { useToday } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useProfileTexts } from '../../../../../core/texts/profile.ts';
import { LockedFacts } from '../../../../../ui/locked-facts.tsx';
import { toasts } from '../../../../../ui/toasts.ts';
import { useChoosingTexts } from '../texts.ts';
import { BirthFields, NameFields, ReachFields } from './person-fields.tsx';
import { checkPerson, detailsOf, type PersonField, valuesOf } from './person-values.ts';

const keptFields: readonly PersonField[] = ['firstName', 'surname', 'birthDate', 'sex', 'phone', 'email'];

export function EditForm({ person }: { person: RepresentedPerson }) {
  const { core, profiles } = useProfileTexts();
  const { addPerson: words, editPerson: t } = useChoosingTexts();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const today = useToday();
  const { userId } = useUser();
  const navigate = useNavigate();
  const hasCode = person.personalCode !== null;
  const kept = keptAsDraft(userId, `edit-person/${person.personId}`);
  const edit = useCommand(editPerson, { refreshes: [listPersons], onError: () => true });
  const form = useForm<PersonField>({
    initial: valuesOf(person, country),
    labels: { ...profiles.fields, sex: words.sexLabel },
    kept: { in: kept, fields: keptFields },
    check: (values) => checkPerson(values, { country, today, hasCode }),
    send: async (values) => {
      await edit.mutateAsync({
        params: { id: person.personId },
        body: {
          ...detailsOf(values, hasCode),
          phone: values.phone.trim() || null,
          email: values.email.trim() || null,
        },
      });
      kept.write({});
      toasts.show({ tone: 'success', text: t.saved });
      await navigate('/e-contacts/choose-patient');
    },
  });
  return (
    <FormBody form={form} sendLabel={core.actions.save} pendingLabel={core.saving}>
      {person.personalCode ? (
        <LockedFacts
          facts={[{ label: profiles.fields.personalCode, value: person.personalCode }]}
          because={t.codeLocked}
        />
      ) : null}
      <NameFields form={form} />
      {hasCode ? null : <BirthFields form={form} />}
      <ReachFields form={form} />
    </FormBody>
  );
}
