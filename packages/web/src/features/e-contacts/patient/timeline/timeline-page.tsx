import { getPatientTimeline } from '@tervita/contract/e-contacts';
import { useParams } from 'react-router';
import { TryAgain, useAnswer } from '../../../../core/api/index.ts';
import { InZone } from '../../../../core/format/index.ts';
import { useViewing } from '../../../../core/live/index.ts';
import { usePageTitle } from '../../../../core/page/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { OneThread } from './one-thread.tsx';
import { useTimelineTexts } from './texts.ts';

export function Component() {
  const { core, eContacts, problemTypes } = usePatientTexts();
  const t = useTimelineTexts();
  const { id = '' } = useParams();
  const timeline = useAnswer(getPatientTimeline, { params: { id } });
  useViewing({ eContactId: id });
  const type = timeline.data?.eContact.type;
  usePageTitle(type && problemTypes.labels[type]);
  const isAbsent = timeline.error?.status === 404;
  // What was theirs until now may be so no longer: nothing of it stays on the screen.
  if (timeline.data && !isAbsent)
    return (
      <InZone zone={timeline.data.eContact.clinic.timeZone}>
        <OneThread key={id} timeline={timeline.data} />
      </InZone>
    );
  if (!timeline.isError) return <SkeletonRows label={core.loading} count={4} />;
  return (
    <ErrorState
      level={1}
      title={isAbsent ? t.absent.title : t.loadFailed}
      action={
        isAbsent ? (
          <LinkButton to="/my-e-contacts">{eContacts.sent.toMine}</LinkButton>
        ) : (
          <TryAgain answer={timeline} />
        )
      }
    >
      {isAbsent ? t.absent.text : undefined}
    </ErrorState>
  );
}
