import {
  type ClinicEContactDetail,
  type ClinicTimeline,
  type ClinicTimelineEntry,
  listEarlierAtClinic,
  listNotes,
  type PlannedMove,
} from '@tervita/contract/e-contacts';
import { isUnsent } from '@tervita/domain/e-contacts';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { call, showError, useAnswer } from '../../../../core/api/index.ts';
import { useViewing } from '../../../../core/live/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { standsAtTheBottom } from '../../../../ui/bottom-bars.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { isWorthSummary, Summary, TranslationConsent, useTranslations } from '../../../ai/index.ts';
import { LazyThreadFeedback } from '../../../feedback/index.ts';
import { FilesSection } from '../../../files/index.ts';
import { LazyBeside } from '../../../information-hub/index.ts';
import { LeaveSection } from '../../../leave/index.ts';
import { useEarlierEntries } from '../../use-earlier-entries.ts';
import { fullName } from '../actions/acted.ts';
import { ActionDialogs } from '../actions/action-dialogs.tsx';
import { can } from '../actions/can.ts';
import { useUndoInPlace } from '../actions/undo.ts';
import { PersonalCode } from '../personal-code.tsx';
import { Answers } from './answers/answers.tsx';
import { ClinicConversation } from './clinic-conversation.tsx';
import styles from './detail-page.module.css';
import { EarlierContacts } from './earlier-contacts.tsx';
import { DetailHeader } from './header/detail-header.tsx';
import { NextEContact } from './next-e-contact.tsx';
import { AcceptFirst, DetailNotices } from './notices/detail-notices.tsx';
import { Planned } from './notices/planned-moves.tsx';
import { PatientCard } from './patient-card.tsx';
import { PatientHead } from './patient-head.tsx';
import {
  asksForMedicines,
  LazyPatientPrescriptions,
  LazyPrescriptionRequests,
} from './prescriptions/lazy-prescriptions.tsx';
import { patientPrescriptionsId } from './prescriptions/patient-prescriptions-id.ts';
import { LetterBar } from './representation/letter-bar.tsx';
import { PeopleWhoAct } from './representation/people-who-act.tsx';
import { VerificationBar } from './representation/verification-bar.tsx';
import { mayHaveResults } from './results/may-have-results.ts';
import { useChosenTemplate } from './templates/use-chosen-template.ts';
import { useWorkingTexts } from './texts.ts';
import { useDetailCommands } from './use-detail-commands.ts';
import { useIsBeside } from './use-is-beside.ts';
import { useNeighbours } from './use-neighbours.ts';
import { ViewersStrip } from './viewers-strip.tsx';
import { filesToRestore } from './writing/files-to-restore.ts';
import { type InsertPlace, insertText } from './writing/insert-text.ts';
import { useTextFromTool } from './writing/use-text-from-tool.ts';
import { useUnsent } from './writing/use-unsent.ts';
import { useWriting } from './writing/use-writing.ts';
import { WritingBox } from './writing/writing-box.tsx';

/** Few e-contacts have one: who opens another does not wait for it. */
const Results = lazy(async () => (await import('./results/load-results.ts')).loadResults());
const OtherResults = lazy(async () => (await import('./results/load-results.ts')).loadOtherResults());

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly timeline: ClinicTimeline;
}

/** Only what was said in another language can be translated. */
const useForeign = (entries: readonly ClinicTimelineEntry[]): string[] => {
  const language = useLanguage();
  return entries
    .filter((entry) => entry.text && entry.language && entry.language !== language)
    .map(({ id }) => id);
};

export function OneEContact({ detail, timeline }: Props) {
  const { eContacts, problemTypes } = useClinicTexts();
  const t = eContacts.detail;
  const { representation } = useWorkingTexts();
  const { planned, draft } = timeline;
  const { entries, earlier } = useEarlierEntries(timeline, (before) =>
    call(listEarlierAtClinic, { params: { id: detail.id }, query: { before } }),
  );
  const notes = useAnswer(listNotes, { params: { id: detail.id } }).data?.notes;
  const isPending = detail.membershipPending && detail.status === 'SUBMITTED';
  const writing = useWriting(detail.status === 'SUBMITTED');
  const unsent = useUnsent(detail.id, draft);
  const latest = useRef(unsent);
  latest.current = unsent;
  const { area, kind, setKind } = writing;
  const insert = useCallback(
    (text: string, place: InsertPlace) => {
      setKind('reply');
      // A cursor in the note says nothing about the reply.
      insertText(area, latest.current.reply, text, kind === 'reply' ? place : 'end');
    },
    [area, kind, setKind],
  );
  useChosenTemplate(detail, insert);
  useTextFromTool(detail, insert);
  useUndoInPlace(detail.id);
  const viewers = useViewing({ eContactId: detail.id, isWriting: unsent.reply.text.trim() !== '' });
  const isBeside = useIsBeside();
  const [part, setPart] = useState<'conversation' | 'patient'>('conversation');
  const hasUnsentText = useCallback(
    () => unsent.reply.text.trim() !== '' || unsent.uploads.list.length > 0,
    [unsent.reply.text, unsent.uploads.list.length],
  );
  const group = eContacts.inbox.thisOne(fullName(detail.patient), problemTypes.labels[detail.type]);
  const eContact = { eContactId: detail.id, clinicId: detail.clinicId };
  const translations = useTranslations({ ...eContact, foreignIds: useForeign(entries), group });
  const neighbours = useNeighbours(detail.id);
  const does = useDetailCommands({
    detail,
    neighbours,
    hasNotes: (notes?.length ?? 0) > 0,
    hasUnsentText,
    write: writing.write,
  });
  // Undo comes seconds after the sending that offered it: what stands in the box now is what counts.
  const takenBack = (taken: PlannedMove) => {
    const { reply, uploads } = latest.current;
    const since = reply.text.trim();
    if (taken.text && since !== taken.text.trim())
      reply.setText(since === '' ? taken.text : `${taken.text}\n\n${reply.text}`);
    // What a colleague attached cannot go out under another name: it stays behind.
    filesToRestore(detail.id, taken).then(uploads.restore).catch(showError);
    writing.write('reply');
  };
  const showPrescriptions = () => {
    // On a narrow screen the patient is another part of the page.
    flushSync(() => setPart('patient'));
    document.getElementById(patientPrescriptionsId)?.focus();
  };
  const isDone =
    detail.turn !== 'CLINIC' || planned.some(({ author, status }) => author.me && status === 'WAITING');
  const hasMedicines = asksForMedicines(detail, entries) || earlier.areThere;
  const files = entries.flatMap((entry) => entry.files);
  const parts = [
    { value: 'conversation', label: t.conversation },
    { value: 'patient', label: t.patient },
  ] as const;
  // Of what has not come there is nothing to read but that it was begun.
  const isSent = !isUnsent(detail.status);
  const hasResults = mayHaveResults(detail, entries) || earlier.areThere;
  return (
    <div className={styles.page} data-part={part} data-beside={isBeside || undefined}>
      <DetailHeader detail={detail} does={does} />
      <div className={styles.parts}>
        <SegmentedControl isWide label={t.patient} value={part} onChange={setPart} segments={parts} />
      </div>
      <div className={styles.centre}>
        <ViewersStrip viewers={viewers} />
        <div className={styles.top}>
          <VerificationBar detail={detail} does={does} />
          <LetterBar detail={detail} />
          <div className={styles.notices}>
            <DetailNotices detail={detail} does={does} />
          </div>
        </div>
        {isSent && hasResults ? (
          <div className={styles.summary}>
            <Suspense fallback={null}>
              <Results eContactId={detail.id} />
            </Suspense>
          </div>
        ) : null}
        {isSent ? (
          <div className={styles.summary}>
            <Summary
              {...eContact}
              said={entries.filter(({ text }) => text).length}
              isWorth={isWorthSummary(entries)}
              group={group}
            />
          </div>
        ) : null}
        <ClinicConversation
          isUnverified={detail.isUnverified}
          {...{ entries, earlier, notes, translations }}
        />
        {hasMedicines ? (
          <div className={styles.summary}>
            <LazyPrescriptionRequests detail={detail} onShowAll={showPrescriptions} />
          </div>
        ) : null}
        <div {...standsAtTheBottom} className={styles.reply}>
          {planned.map((each) => (
            <Planned key={each.id} eContact={detail} planned={each} onTakenBack={takenBack} />
          ))}
          {isDone ? <NextEContact {...neighbours} /> : null}
          {isPending ? <AcceptFirst detail={detail} does={does} /> : null}
          <WritingBox
            {...{ detail, entries, unsent, translations, group }}
            writing={isPending ? { ...writing, kind: 'note' } : writing}
            onTakenBack={takenBack}
          />
        </div>
      </div>
      <aside className={styles.side} aria-label={t.patient}>
        <div className={styles.section}>
          <PatientHead patient={detail.patient} />
          <PatientCard detail={detail} />
        </div>
        <PeopleWhoAct detail={detail} />
        {detail.leave ? (
          <LeaveSection leave={detail.leave} showCode={(code) => <PersonalCode code={code} />} />
        ) : null}
        {isSent ? <Answers {...{ detail, hasResults }} /> : null}
        {hasResults ? (
          <Suspense fallback={null}>
            <div className={styles.section}>
              <OtherResults
                eContactId={detail.id}
                onAsk={can('askQuestionnaire', detail) ? does.askQuestionnaire : undefined}
              />
            </div>
          </Suspense>
        ) : null}
        <div className={styles.section}>
          <LazyPatientPrescriptions
            key={detail.patient.clinicMemberId}
            isOpen={hasMedicines}
            clinicId={detail.clinicId}
            clinicMemberId={detail.patient.clinicMemberId}
          />
        </div>
        {files.length > 0 ? (
          <div className={styles.section}>
            <FilesSection files={files} />
          </div>
        ) : null}
        {detail.status === 'COMPLETED' ? (
          <div className={styles.section}>
            <LazyThreadFeedback eContactId={detail.id} />
          </div>
        ) : null}
        {isSent ? (
          <div className={styles.section}>
            <LazyBeside clinicId={detail.clinicId} type={detail.type} />
          </div>
        ) : null}
        <div className={styles.section}>
          <EarlierContacts
            earlier={detail.earlier}
            note={detail.isUnverified ? representation.doesNotSee(detail.creator.name) : undefined}
          />
        </div>
      </aside>
      <ActionDialogs />
      <TranslationConsent translations={translations} />
    </div>
  );
}
