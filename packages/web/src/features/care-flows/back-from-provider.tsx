import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { toasts } from '../../ui/toasts.ts';
import { Finalising } from './finalising.tsx';
import { readStarted } from './started-cookie.ts';
import { useCareFlowTexts } from './texts.ts';

/** The page that waits for the answers; what is not of the provider's own way back is only looked at. */
const finaliseAddress = (eContactId: string, actionId: string | undefined): string =>
  `/my-e-contacts/files?eContactId=${eContactId}&finalise=1${actionId ? `&actionId=${actionId}` : ''}`;

/** What was started is settled already, or in another browser: what the provider says is told all the same. */
function NothingStarted({ failed }: { failed: boolean }) {
  const { cancelled } = useCareFlowTexts().failed;
  useEffect(() => {
    if (failed) toasts.show({ tone: 'warning', text: cancelled });
  }, [failed, cancelled]);
  return <Navigate replace to="/my-e-contacts" />;
}

/** Whoever comes back has answered, or closed the page; what this browser started is looked after either way. */
export function BackFromProvider({ status }: { status: string }) {
  const [search] = useSearchParams();
  const actionId = search.get('actionId') ?? undefined;
  // The provider's way back says itself what it ends; this browser may have started another meanwhile.
  const eContactId = (actionId && search.get('eContactId')) || readStarted();
  // What the clinic asked for in an e-contact comes to that e-contact.
  if (eContactId && actionId && search.has('requestId'))
    return (
      <Finalising eContactId={eContactId} actionId={actionId} failed={status === 'failed'} isRequested />
    );
  if (!eContactId) return <NothingStarted failed={status === 'failed'} />;
  if (status === 'success') return <Navigate replace to={finaliseAddress(eContactId, actionId)} />;
  return <Finalising eContactId={eContactId} actionId={actionId} failed />;
}
