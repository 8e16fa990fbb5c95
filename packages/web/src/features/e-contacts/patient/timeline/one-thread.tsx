import { listEarlierOfMine, type PatientTimeline } from '@tervita/contract/e-contacts';
import { isAboutMedicine, isClosed } from '@tervita/domain/e-contacts';
import { isPrescriptionType } from '@tervita/domain/prescriptions';
import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../../core/api/index.ts';
import { useDraft } from '../../../../core/drafts/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { WhenOpened } from '../../../../ui/lazy-overlays.tsx';
import { FilesLink } from '../../../files/index.ts';
import { LazyExpectedReply, useExpectedReply } from '../../../waiting-times/index.ts';
import { useEarlierEntries } from '../../use-earlier-entries.ts';
import { CallUntilAnswered } from '../warning/call-now.tsx';
import {
  answerNotice,
  keepNotice,
  markNoticeRead,
  type ThreadChange,
  useUnreadNotice,
  type WriterNotice,
} from '../warning/writer-notices.ts';
import { Conversation } from './conversation.tsx';
import { Finished } from './ended/finished.tsx';
import { Rejected } from './ended/rejected.tsx';
import styles from './one-thread.module.css';
import { LazyThreadPrescriptions } from './prescriptions/lazy-thread-prescriptions.tsx';
import { QuestionnaireRequests } from './questionnaire-requests.tsx';
import { StatusStrip } from './status-strip.tsx';
import { draftKeyOf, useMay } from './thread.ts';
import { type Step, ThreadHeader } from './thread-header.tsx';
import { useMarkSeen } from './use-mark-seen.ts';
import { useStartAtEnd } from './use-start-at-end.ts';
import { Writing } from './writing/writing.tsx';
import { WrittenWarning } from './written-warning.tsx';

// One file for both: they share nearly everything.
const sheets = () => import('./closing/sheets.ts');
const CloseSheet = lazy(async () => ({ default: (await sheets()).CloseSheet }));
const ReopenSheet = lazy(async () => ({ default: (await sheets()).ReopenSheet }));
// Few are asked.
const WrittenAsked = lazy(async () => ({ default: (await import('./written-asked.tsx')).WrittenAsked }));

/** What was said, and under it what can be done next; what is done seldom hides in a menu. */
export function OneThread({ timeline }: { timeline: PatientTimeline }) {
  const { eContact, openingHours, questionnaireRequests: requests } = timeline;
  const { entries, earlier } = useEarlierEntries(timeline, (before) =>
    call(listEarlierOfMine, { params: { id: eContact.id }, query: { before } }),
  );
  const { wasRestored } = useDraft(draftKeyOf(eContact));
  const [search] = useSearchParams();
  const isMyTurn = useMay(eContact)('answer');
  // Words that wait to be sent are not hidden behind a button.
  const [step, setStep] = useState<Step | undefined>(
    wasRestored || search.has('add') ? 'addInfo' : undefined,
  );
  useStartAtEnd(isMyTurn);
  useMarkSeen(timeline);
  const isUnanswered =
    eContact.turn === 'CLINIC' && !eContact.clinicHasAnswered && eContact.emergencySince === null;
  const expected = useExpectedReply(isUnanswered ? eContact : undefined);
  const fileCount = entries.reduce((sum, { files }) => sum + files.length, 0);
  const leave = () => setStep(undefined);
  const { userId } = useUser();
  const notice = useUnreadNotice(userId, eContact.id);
  const tell = (told: WriterNotice, change?: ThreadChange) => keepNotice(userId, eContact.id, told, change);
  // What the words themselves call for is said after the question, which may call for more.
  if (notice?.ask)
    return (
      <WhenOpened isOpen>
        <WrittenAsked
          eContact={eContact}
          ask={notice.ask}
          change={notice.change}
          onAnswered={(found, isOpenAgain) =>
            answerNotice(userId, eContact.id, found, isOpenAgain ? 'OPEN_AGAIN' : undefined)
          }
        />
      </WhenOpened>
    );
  if (notice?.warning)
    return (
      <WrittenWarning
        {...{ eContact, openingHours }}
        warning={notice.warning}
        change={notice.change}
        onRead={() => markNoticeRead(userId, eContact.id)}
      />
    );
  return (
    <>
      <ThreadHeader eContact={eContact} onStep={setStep} />
      {eContact.emergencySince ? (
        <div className={styles.callNow}>
          <CallUntilAnswered eContact={eContact} />
        </div>
      ) : null}
      <StatusStrip {...{ eContact, openingHours }} asksQuestionnaire={requests.length > 0} />
      {expected ? (
        <div className={styles.expected}>
          <LazyExpectedReply expected={expected} hours={openingHours} />
        </div>
      ) : null}
      {fileCount > 0 || earlier.areThere ? (
        <FilesLink eContactId={eContact.id} count={earlier.areThere ? undefined : fileCount} />
      ) : null}
      <Conversation {...{ entries, earlier }} type={eContact.type} />
      {requests.length > 0 ? <QuestionnaireRequests {...{ eContact, requests }} /> : null}
      {isPrescriptionType(eContact.type) ||
      earlier.areThere ||
      entries.some(({ move }) => isAboutMedicine(move)) ? (
        <LazyThreadPrescriptions eContactId={eContact.id} />
      ) : null}
      {isClosed(eContact.status) ? null : (
        <Writing
          eContact={eContact}
          isAdding={step === 'addInfo'}
          onAdd={() => setStep('addInfo')}
          onDone={(told, hasWrittenMore) => {
            setStep(hasWrittenMore ? 'addInfo' : undefined);
            if (told) tell(told);
          }}
        />
      )}
      {eContact.status === 'REJECTED' ? (
        <Rejected
          eContact={eContact}
          reason={entries.findLast(({ move }) => move === 'reject')?.reason ?? null}
          phone={timeline.clinicPhone}
          emails={timeline.clinicEmails}
          websites={timeline.clinicWebsites}
        />
      ) : null}
      {eContact.completedAt ? <Finished eContact={eContact} onReopen={() => setStep('reopen')} /> : null}
      <WhenOpened isOpen={step === 'close'}>
        <CloseSheet
          eContact={eContact}
          isOpen={step === 'close'}
          onClose={leave}
          // What tells of danger, or may, is not closed.
          onWarned={(told) => tell(told, 'NOT_CLOSED')}
        />
      </WhenOpened>
      <WhenOpened isOpen={step === 'reopen'}>
        <ReopenSheet
          {...{ eContact, openingHours }}
          isOpen={step === 'reopen'}
          onClose={leave}
          onWarned={tell}
        />
      </WhenOpened>
    </>
  );
}
