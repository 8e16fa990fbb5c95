import { claimEContact, listPatientEContacts } from '@tervita/contract/e-contacts';
import { isPossibleBirthDate } from '@tervita/domain/persons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommand } from '../../core/api/index.ts';
import { DayField, FormPage, useForm } from '../../core/form/index.ts';
import { useToday } from '../../core/format/index.ts';
import { useProfileTexts } from '../../core/texts/profile.ts';
import { isoDate } from '../../ui/date-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { forgetClaimToken, keptClaimToken } from './claim-token.ts';
import { usePersonsTexts } from './texts.ts';

function ClaimForm({ token }: { token: string }) {
  const t = usePersonsTexts().claim;
  const { fields } = useProfileTexts().profiles;
  const today = useToday();
  const navigate = useNavigate();
  const claim = useCommand(claimEContact, { refreshes: [listPatientEContacts], onError: () => true });
  const form = useForm({
    initial: { birthDate: '' },
    labels: { birthDate: t.birthDate },
    check: ({ birthDate }) => {
      if (birthDate === '') return { birthDate: 'required' };
      const typed = isoDate(birthDate);
      return typed && isPossibleBirthDate(typed, today) ? {} : { birthDate: 'badDate' };
    },
    send: async (values) => {
      const birthDate = isoDate(values.birthDate) ?? '';
      const { eContactId } = await claim.mutateAsync({ body: { token, birthDate } });
      forgetClaimToken();
      await navigate(`/e-contacts/${eContactId}/timeline`, { replace: true });
    },
  });
  const { id, error, value } = form.bind('birthDate');
  return (
    <FormPage title={t.title} lead={t.lead} form={form} sendLabel={t.open} pendingLabel={t.opening}>
      <DayField
        {...{ id, error, value }}
        label={t.birthDate}
        hint={fields.birthDateHint}
        onChange={(text) => form.set('birthDate', text)}
      />
    </FormPage>
  );
}

/** Whoever came by the link in a clinic's letter and has signed in shows here that it is meant for them. */
export function Component() {
  const t = usePersonsTexts().claim;
  const [token] = useState(keptClaimToken);
  if (token) return <ClaimForm token={token} />;
  return (
    <EmptyState
      level={1}
      tone="turn"
      icon={<Icon name="mail" />}
      title={t.noLinkTitle}
      action={<LinkButton to="/my-e-contacts">{t.toMine}</LinkButton>}
    >
      {t.noLinkText}
    </EmptyState>
  );
}
