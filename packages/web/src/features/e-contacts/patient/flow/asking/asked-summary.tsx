import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { useState } from 'react';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { CheckAnswers } from '../../../../../ui/check-answers.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { useHoursSentence } from '../../../../clinics/index.ts';
import { AttachFiles, type Uploads } from '../../../../files/index.ts';
import flow from '../flow.module.css';
import { useAskingTexts, useSendingTexts } from '../texts.ts';
import { useChosenClinic } from '../where/use-clinics.ts';
import { AnotherDialog } from './another-dialog.tsx';
import styles from './asking.module.css';
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
  const t = useAskingTexts().summary;
  const { summary: sending } = useSendingTexts();
  const { core } = usePatientTexts();
  const lines = useCheckedLines(progress);
  const note = useHoursSentence(
    useChosenClinic({ personId: progress.patientPersonId, clinicId: progress.clinicId })?.openingHours,
  );
  const typed = useTypedSummary(progress);
  const [isEditing, setEditing] = useState(() => typed.read() !== '');
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
          <PageTitle takesFocus>{t.title}</PageTitle>
        </div>
        <SummaryText progress={progress} isEditing={isEditing} onEditing={setEditing} />
        <p className={styles.hint}>{t.hint}</p>
        <CheckAnswers answers={lines} />
        <AttachFiles uploads={uploads} />
        <AnotherDialog progress={progress} />
      </div>
      <BottomBar note={note}>
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
