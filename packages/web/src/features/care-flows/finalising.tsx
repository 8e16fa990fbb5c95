import { useQueryClient } from '@tanstack/react-query';
import { finaliseHostedEContact } from '@tervita/contract/care-flows';
import { getPatientTimeline, listPatientEContacts } from '@tervita/contract/e-contacts';
import { finaliseAttempts } from '@tervita/domain/care-flows';
import { useNavigate } from 'react-router';
import { call, queryKeyOf, showError } from '../../core/api/index.ts';
import { toasts } from '../../ui/toasts.ts';
import { useCareFlowTexts } from './texts.ts';
import { isRefusal, useFinalising } from './use-finalising.ts';
import { Waiting } from './waiting.tsx';

interface Props {
  readonly eContactId: string;
  /** The provider's page was closed before its end. */
  readonly failed: boolean;
  /** Of the provider's way back. Without it the address may be anybody's, and a failure is not believed. */
  readonly actionId?: string | undefined;
  /** The clinic asked for it: the e-contact was there before and is gone back to. */
  readonly isRequested?: boolean;
}

/** Back from the provider: waits until the clinic has the answers, or says that they did not come. */
export function Finalising({ eContactId, failed, actionId, isRequested = false }: Props) {
  const t = useCareFlowTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  useFinalising({
    key: `${eContactId} ${failed}`,
    // Asking again and again would end what the patient may still be filling in.
    attempts: actionId ? finaliseAttempts : 1,
    ask: async () =>
      (
        await call(finaliseHostedEContact, {
          body: { eContactId, failed, ...(actionId ? { actionId } : {}) },
        })
      ).status,
    onSettled: (status, error) => {
      for (const changed of [listPatientEContacts, getPatientTimeline])
        client.invalidateQueries({ queryKey: queryKeyOf(changed) }).catch(showError);
      if (status === 'SUBMITTED')
        return void navigate(`/e-contacts/instructions?eContactId=${eContactId}`, { replace: true });
      // Its card says what to do, and a message that stays would cover the button of it.
      const tone = 'warning';
      // Set aside: the clinic has the same from another time that it was started.
      if (isRefusal(error)) showError(error);
      else if (status === 'STARTED') toasts.show({ tone, text: t.failed.notYet });
      else if (status !== 'CANCELLED')
        toasts.show({ tone, text: failed ? t.failed.cancelled : t.failed.text });
      const thread = `/e-contacts/${eContactId}/timeline`;
      void navigate(isRequested ? thread : '/my-e-contacts', { replace: true });
    },
  });
  return <Waiting {...t.sending} />;
}
