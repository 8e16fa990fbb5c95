import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useState } from 'react';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { CheckAnswers } from '../../../../../ui/check-answers.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { useHoursSentence } from '../../../../clinics/index.ts';
import { AttachFiles, type Uploads } from '../../../../files/index.ts';
import { LazyExpectedReply, useExpectedReplyOfDraft } from '../../../../waiting-times/index.ts';
import flow from '../flow.module.css';
import { useAskingTexts, useSendingTexts } from '../texts.ts';
import { useChosenClinic } from '../where/use-clinics.ts';
import { AnotherDialog } from './another-dialog.tsx';
import styles from './asking.module.css';
import { DangerTold } from './danger-told.tsx';
import { ForWhomLine } from './for-whom-line.tsx';
import { SummaryText } from './summary-text.tsx';
import { useCheckedLines } from './use-checked-lines.tsx';
import { useTypedSummary } from './use-typed-summary.ts';

interface Props {
  readonly progress: QuestionnaireProgress;
  readonly uploads: Uploads;
  readonly isSending: boolean;
  readonly onSend: (confirmed: { summary: string; fileIds: readonly string[] }) => void;
}

/** The last look: the summary, to be changed, and all that goes with it. */
export function AskedSummary({ progress, uploads, isSending, onSend }: Props) {
  const { summary: t, scored } = useAskingTexts();
  const { summary: sending } = useSendingTexts();
  const { core } = usePatientTexts();
  const lines = useCheckedLines(progress);
  const { patientPersonId: personId, clinicId } = progress;
  const hours = useChosenClinic({ personId, clinicId })?.openingHours;
  const note = useHoursSentence(hours);
  const typed = useTypedSummary(progress);
  const [isEditing, setEditing] = useState(() => typed.read() !== '');
  // What is being typed over it may tell of danger.
  const isSaved = !isEditing && !progress.isAlarming;
  const expected = useExpectedReplyOfDraft(
    isSaved ? { id: progress.aiQuestionnaireId, version: progress } : undefined,
  );
  const text = progress.summary?.text ?? '';
  const send = () => {
    if (!uploads.mayGo()) return;
    onSend({ summary: text, fileIds: uploads.ids });
  };
  return (
    <>
      <div className={flow.page}>
        <div>
          <ForWhomLine progress={progress} />
          <PageTitle takesFocus>{progress.isScored ? scored.title : t.title}</PageTitle>
        </div>
        <DangerTold progress={progress} />
        {progress.isScored ? (
          <Callout tone="info">{scored.text}</Callout>
        ) : (
          <>
            <SummaryText progress={progress} isEditing={isEditing} onEditing={setEditing} />
            <p className={styles.hint}>{t.hint}</p>
          </>
        )}
        {progress.ownWords ? (
          <section aria-label={t.ownWords}>
            <h2 className={styles.hint}>{t.ownWords}</h2>
            <p className={styles.ownWords}>{progress.ownWords}</p>
          </section>
        ) : null}
        <CheckAnswers answers={lines} />
        <AttachFiles uploads={uploads} />
        <LazyExpectedReply expected={expected} hours={hours} isBefore />
        {expected || !note ? null : <p className={flow.muted}>{note}</p>}
        <AnotherDialog progress={progress} />
      </div>
      {/* Nothing in it comes or goes by itself: the button would move under the finger. */}
      <BottomBar>
        <Button
          isWide
          icon={<Icon name="send" />}
          isDisabled={isEditing}
          isPending={isSending}
          pendingLabel={core.sending}
          onPress={send}
        >
          {sending.send}
        </Button>
      </BottomBar>
    </>
  );
}
