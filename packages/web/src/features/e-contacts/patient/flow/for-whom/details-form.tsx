import { addPerson, listPersons } from '@tervita/contract/persons';
import { parsePersonalCode } from '@tervita/domain/persons';
import { useNavigate } from 'react-router';
import { useCommand } from '../../../../../core/api/index.ts';
import { useConfig } from '../../../../../core/config.ts';
import { FormPage, useForm } from '../../../../../core/form/index.ts';
import { capital, useFormat, useToday } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useProfileTexts } from '../../../../../core/texts/profile.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { LockedFacts } from '../../../../../ui/locked-facts.tsx';
import { useFlowAddress } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import type { CodeState } from './details-address.ts';
import { forgetTyped, keptDetails, typedCode } from './kept-person.ts';
import { BirthFields, NameFields, ReachFields } from './person-fields.tsx';
import { checkPerson, detailsOf, noValues, type PersonField } from './person-values.ts';

const kept: readonly PersonField[] = ['firstName', 'surname', 'birthDate', 'sex', 'phone', 'email'];

/** What the code tells, as the person would check it. */
function CodeFacts({ code }: { code: string }) {
  const { core, profiles } = useProfileTexts();
  const { fields } = profiles;
  const t = useChoosingTexts().addPerson;
  const { day } = useFormat();
  const reading = parsePersonalCode(useConfig().prmFeatures.COUNTRY_CODE, code);
  const { birthDate, sex } = reading.ok ? reading : { birthDate: undefined, sex: undefined };
  const facts = [
    { label: fields.personalCode, value: code },
    ...(birthDate ? [{ label: fields.birthDate, value: day(`${birthDate}T12:00:00Z`) }] : []),
    ...(sex ? [{ label: t.sexLabel, value: capital(core.childSex[sex]) }] : []),
  ];
  return <LockedFacts facts={facts} because={t.fromCode} />;
}

export function DetailsForm({ state }: { state: CodeState }) {
  const { core, profiles } = useProfileTexts();
  const t = useChoosingTexts().addPerson;
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const today = useToday();
  const { userId } = useUser();
  const navigate = useNavigate();
  const addressOf = useFlowAddress();
  const code = state === 'none' ? '' : typedCode(userId).trim();
  const reading = parsePersonalCode(country, code);
  const hasCode = reading.ok && reading.birthDate !== undefined;
  const add = useCommand(addPerson, { refreshes: [listPersons], onError: () => true });
  const form = useForm<PersonField>({
    initial: noValues,
    labels: { ...profiles.fields, sex: t.sexLabel },
    kept: { in: keptDetails(userId), fields: kept },
    check: (values) => checkPerson(values, { country, today, hasCode }),
    send: async (values) => {
      const { personId } = await add.mutateAsync({
        body: {
          ...detailsOf(values, hasCode),
          ...(code ? { personalCode: code } : {}),
          ...(values.phone.trim() ? { phone: values.phone.trim() } : {}),
          ...(values.email.trim() ? { email: values.email.trim() } : {}),
        },
      });
      forgetTyped(userId);
      // Back must not lead to a form that has done its work.
      await navigate(addressOf('choose-clinic', { personId }), { replace: true });
    },
  });
  return (
    <FormPage
      title={t.title}
      lead={t.detailsLead}
      form={form}
      sendLabel={t.save}
      pendingLabel={core.saving}
      notice={state === 'unchecked' ? <Callout tone="turn">{t.notChecked}</Callout> : null}
      after={<Callout tone="info">{t.note}</Callout>}
      foot={
        code ? (
          <LinkButton size="sm" variant="link" to={addressOf('add/person')}>
            {t.changeCode}
          </LinkButton>
        ) : null
      }
    >
      {code ? <CodeFacts code={code} /> : null}
      <NameFields form={form} />
      {hasCode ? null : <BirthFields form={form} />}
      <ReachFields form={form} />
    </FormPage>
  );
}
