import { useQueryClient } from '@tanstack/react-query';
import { finaliseHostedWithPatient } from '@tervita/contract/care-flows';
import { getClinicEContact, getClinicTimeline } from '@tervita/contract/e-contacts';
import { useNavigate } from 'react-router';
import { call, queryKeyOf, showError } from '../../core/api/index.ts';
import { toasts } from '../../ui/toasts.ts';
import { useCareFlowTexts } from './texts.ts';
import { isRefusal, useFinalising } from './use-finalising.ts';
import { Waiting } from './waiting.tsx';

interface Props {
  readonly eContactId: string;
  readonly actionId: string;
  readonly cancelled: boolean;
}

/** Staff who come back from the provider wait for the answers; without them they go to the list. */
export function ClinicFinalising({ eContactId, actionId, cancelled }: Props) {
  const t = useCareFlowTexts().clinic;
  const navigate = useNavigate();
  const client = useQueryClient();
  const params = { id: eContactId };
  useFinalising({
    key: `${actionId} ${cancelled}`,
    ask: async () =>
      (await call(finaliseHostedWithPatient, { params, body: { cancelled, actionId } })).status,
    onSettled: (status, error) => {
      for (const changed of [getClinicEContact, getClinicTimeline])
        client.invalidateQueries({ queryKey: queryKeyOf(changed) }).catch(showError);
      if (status === 'SUBMITTED') return void navigate(`/e-contacts/${eContactId}`, { replace: true });
      // The e-contact was closed meanwhile: starting again would not help.
      if (isRefusal(error)) showError(error);
      else toasts.show({ tone: 'error', text: cancelled ? t.cancelled : t.failed });
      void navigate('/clinic-e-contacts', { replace: true });
    },
  });
  return <Waiting title={t.title} text={t.text} />;
}
