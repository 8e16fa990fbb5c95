import {
  type ClinicEContactDetail,
  type ClinicTimeline,
  listNotes,
  type PlannedMove,
} from '@tervita/contract/e-contacts';
import { useCallback, useRef, useState } from 'react';
import { useAnswer } from '../../../../core/api/index.ts';
import { useViewing } from '../../../../core/live/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { standsAtTheBottom } from '../../../../ui/bottom-bars.ts';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { isWorthSummary, Summary, TranslationConsent, useTranslations } from '../../../ai/index.ts';
import { FilesSection } from '../../../files/index.ts';
import { fullName } from '../actions/acted.ts';
import { ActionDialogs } from '../actions/action-dialogs.tsx';
import { useUndoInPlace } from '../actions/undo.ts';
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
import { PeopleWhoAct } from './representation/people-who-act.tsx';
import { VerificationBar } from './representation/verification-bar.tsx';
import { useChosenTemplate } from './templates/use-chosen-template.ts';
import { useWorkingTexts } from './texts.ts';
import { useDetailCommands } from './use-detail-commands.ts';
import { ViewersStrip } from './viewers-strip.tsx';
import { type InsertPlace, insertText } from './writing/insert-text.ts';
import { useUnsent } from './writing/use-unsent.ts';
import { useWriting } from './writing/use-writing.ts';
import { WritingBox } from './writing/writing-box.tsx';

interface Props {
  readonly detail: ClinicEContactDetail;
  readonly timeline: ClinicTimeline;
}

/** Only what was said in another language can be translated. */
const useForeign = ({ entries }: ClinicTimeline): string[] => {
  const language = useLanguage();
  return entries
    .filter((entry) => entry.text && entry.language && entry.language !== language)
    .map(({ id }) => id);
};

export function OneEContact({ detail, timeline }: Props) {
  const { eContacts, problemTypes } = useClinicTexts();
  const t = eContacts.detail;
  const { representation } = useWorkingTexts();
  const { entries, planned, draft } = timeline;
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
  useUndoInPlace(detail.id);
  const viewers = useViewing({ eContactId: detail.id, isWriting: unsent.reply.text.trim() !== '' });
  const [part, setPart] = useState<'conversation' | 'patient'>('conversation');
  const hasUnsentText = useCallback(() => unsent.reply.text.trim() !== '', [unsent.reply.text]);
  const group = eContacts.inbox.thisOne(fullName(detail.patient), problemTypes.labels[detail.type]);
  const eContact = { eContactId: detail.id, clinicId: detail.clinicId };
  const translations = useTranslations({ ...eContact, foreignIds: useForeign(timeline), group });
  const does = useDetailCommands({
    detail,
    hasNotes: (notes?.length ?? 0) > 0,
    hasUnsentText,
    write: writing.write,
  });
  // Undo comes seconds after the sending that offered it: what stands in the box now is what counts.
  const takenBack = (taken: PlannedMove) => {
    const { reply } = latest.current;
    if (taken.text && reply.text.trim() === '') reply.setText(taken.text);
    writing.write('reply');
  };
  const isDone =
    detail.turn !== 'CLINIC' || planned.some(({ author, status }) => author.me && status === 'WAITING');
  const files = entries.flatMap((entry) => entry.files);
  const parts = [
    { value: 'conversation', label: t.conversation },
    { value: 'patient', label: t.patient },
  ] as const;
  return (
    <div className={styles.page} data-part={part}>
      <DetailHeader detail={detail} does={does} />
      <div className={styles.parts}>
        <SegmentedControl isWide label={t.patient} value={part} onChange={setPart} segments={parts} />
      </div>
      <div className={styles.centre}>
        <ViewersStrip viewers={viewers} />
        <div className={styles.top}>
          <VerificationBar detail={detail} does={does} />
          <div className={styles.notices}>
            <DetailNotices detail={detail} does={does} />
          </div>
        </div>
        <div className={styles.summary}>
          <Summary
            {...eContact}
            said={entries.filter(({ text }) => text).length}
            isWorth={isWorthSummary(entries)}
            group={group}
          />
        </div>
        <ClinicConversation isUnverified={detail.isUnverified} {...{ entries, notes, translations }} />
        <div {...standsAtTheBottom} className={styles.reply}>
          {planned.map((each) => (
            <Planned key={each.id} eContact={detail} planned={each} onTakenBack={takenBack} />
          ))}
          {isDone ? <NextEContact id={detail.id} /> : null}
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
        <Answers eContactId={detail.id} />
        {files.length > 0 ? (
          <div className={styles.section}>
            <FilesSection files={files} />
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
