import { getPatientTimeline } from '@tervita/contract/e-contacts';
import { useParams } from 'react-router';
import { useAnswer } from '../../../../core/api/index.ts';
import { useViewing } from '../../../../core/live/index.ts';
import { usePageTitle } from '../../../../core/page/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { FilesLink } from '../../../files/index.ts';
import { Conversation } from './conversation.tsx';
import { StatusStrip } from './status-strip.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { Writing } from './writing.tsx';

export function Component() {
  const { core, eContacts, problemTypes } = usePatientTexts();
  const { id = '' } = useParams();
  const timeline = useAnswer(getPatientTimeline, { params: { id } });
  useViewing({ eContactId: id });
  const eContact = timeline.data?.eContact;
  usePageTitle(eContact ? problemTypes.labels[eContact.type] : undefined);
  if (timeline.isError && !timeline.data) {
    const isAbsent = timeline.error.status === 404;
    return (
      <ErrorState
        level={1}
        title={eContacts.timeline.loadFailed}
        action={
          isAbsent ? (
            <LinkButton to="/my-e-contacts">{eContacts.sent.toMine}</LinkButton>
          ) : (
            <Button onPress={() => void timeline.refetch()}>{core.actions.tryAgain}</Button>
          )
        }
      />
    );
  }
  const fileCount = timeline.data?.entries.reduce((sum, { files }) => sum + files.length, 0) ?? 0;
  if (!timeline.data) return <SkeletonRows label={core.loading} count={4} />;
  return (
    <>
      <ThreadHeader eContact={timeline.data.eContact} />
      <StatusStrip eContact={timeline.data.eContact} />
      {fileCount > 0 ? <FilesLink eContactId={id} count={fileCount} /> : null}
      <Conversation entries={timeline.data.entries} />
      <Writing eContact={timeline.data.eContact} />
    </>
  );
}
