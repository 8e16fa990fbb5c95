import { lookUpPerson } from '@tervita/contract/persons';
import { parsePersonalCode } from '@tervita/domain/persons';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../../../../core/api/index.ts';
import { useConfig } from '../../../../../core/config.ts';
import { codeFault, FormPage, useForm } from '../../../../../core/form/index.ts';
import { capital, useFormat } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useProfileTexts } from '../../../../../core/texts/profile.ts';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PersonalCodeField } from '../../../../../ui/personal-code-field.tsx';
import { useChoosingTexts } from '../texts.ts';
import { useDetailsAddress } from './details-address.ts';
import { keptCode } from './kept-person.ts';

/** Whether the code is new; a check that does not answer in time must not keep anybody. */
const lookUp = async (personalCode: string): Promise<'checked' | 'unchecked' | 'known'> => {
  try {
    const { isAdded } = await call(lookUpPerson, { query: { personalCode } });
    return isAdded ? 'known' : 'checked';
  } catch (error) {
    const isRefused = error instanceof ApiError && (error.status === 400 || error.status === 401);
    if (isRefused) throw error;
    return 'unchecked';
  }
};

export function CodeForm() {
  const { core, profiles } = useProfileTexts();
  const t = useChoosingTexts().addPerson;
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const { userId } = useUser();
  const { day } = useFormat();
  const navigate = useNavigate();
  const detailsAddress = useDetailsAddress();
  const form = useForm({
    initial: { personalCode: '' },
    labels: { personalCode: t.code },
    kept: { in: keptCode(userId), fields: ['personalCode'] },
    check: ({ personalCode }) => {
      if (personalCode.trim() === '') return { personalCode: 'required' };
      const fault = codeFault(parsePersonalCode(country, personalCode));
      return fault ? { personalCode: fault } : {};
    },
    send: async ({ personalCode }) => {
      const found = await lookUp(personalCode.trim());
      if (found === 'known') throw new ApiError({ status: 468, code: 'PERSONAL_CODE_DUPLICATE' });
      await navigate(detailsAddress(found === 'checked' ? 'code' : 'unchecked'));
    },
    byCode: { PERSONAL_CODE_DUPLICATE: 'personalCode' },
  });
  return (
    <FormPage
      title={t.title}
      lead={t.codeLead}
      form={form}
      sendLabel={core.actions.continue}
      pendingLabel={t.checking}
      foot={
        <LinkButton size="sm" variant="link" to={detailsAddress('none')}>
          {t.noCode}
        </LinkButton>
      }
    >
      <PersonalCodeField
        label={t.code}
        hint={t.codeHint}
        country={country}
        describe={({ sex, birthDate }) =>
          profiles.fields.understood(capital(core.childSex[sex]), day(`${birthDate}T12:00:00Z`))
        }
        {...form.bind('personalCode')}
      />
    </FormPage>
  );
}
