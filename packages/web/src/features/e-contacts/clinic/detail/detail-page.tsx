import { getClinicEContact, getClinicTimeline } from '@tervita/contract/e-contacts';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { TryAgain, useAnswer } from '../../../../core/api/index.ts';
import { InZone } from '../../../../core/format/index.ts';
import { useNarrowMenu, usePageTitle } from '../../../../core/page/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { ClinicFinalising } from '../../../care-flows/index.ts';
import { OneEContact } from './one-e-contact.tsx';

function Detail({ id }: { id: string }) {
  const { core, eContacts } = useClinicTexts();
  const t = eContacts.detail;
  const { employments } = useUser();
  const answer = useAnswer(getClinicEContact, { params: { id } });
  const timeline = useAnswer(getClinicTimeline, { params: { id } });
  useNarrowMenu();
  const detail = answer.data;
  usePageTitle(detail ? `${detail.patient.firstName} ${detail.patient.surname}` : undefined);
  if (answer.isError && !detail) {
    const isAbsent = answer.error.status === 404;
    return (
      <ErrorState
        level={1}
        title={t.loadFailed}
        action={
          isAbsent ? (
            <LinkButton to="/clinic-e-contacts">{t.backTo(eContacts.inbox.tabs.INCOMING)}</LinkButton>
          ) : (
            <TryAgain answer={answer} />
          )
        }
      />
    );
  }
  if (!detail || !timeline.data) return <SkeletonRows label={core.loading} count={6} />;
  // The link may lead to another of one's clinics than the one chosen.
  const zone = employments.find(({ clinicId }) => clinicId === detail.clinicId)?.timeZone;
  return (
    <InZone zone={zone}>
      <OneEContact key={id} detail={detail} timeline={timeline.data} />
    </InZone>
  );
}

/** Back from a questionnaire that was filled in with the patient, its answers come first. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const actionId = search.get('actionId');
  const cancelled = search.get('cancelled');
  if (!actionId || !cancelled) return <Detail id={id} />;
  return (
    <Suspense>
      <ClinicFinalising eContactId={id} actionId={actionId} cancelled={cancelled === 'true'} />
    </Suspense>
  );
}
