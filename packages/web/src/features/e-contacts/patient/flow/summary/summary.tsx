import { Link } from 'react-router';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { CheckAnswers } from '../../../../../ui/check-answers.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { useHoursSentence } from '../../../../clinics/index.ts';
import { LazyExpectedReply, useExpectedReplyOfDraft } from '../../../../waiting-times/index.ts';
import type { Opened } from '../../drafts/open-draft.ts';
import { useOfflineWarning } from '../../warning/warning-here.ts';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { nameOf, usePerson } from '../for-whom/use-persons.ts';
import { useSendingTexts } from '../texts.ts';
import { useChosenClinic } from '../where/use-clinics.ts';
import { DangerIn } from '../write/danger-in.tsx';
import styles from './summary.module.css';

interface Props {
  readonly opened: Opened;
  readonly target: FlowTarget;
  /** The server has these words. */
  readonly isSaved: boolean;
  readonly isSending: boolean;
  readonly sendingLabel: string;
  readonly onSend: () => void;
}

const useAnswers = ({ personId, clinicId, type }: FlowTarget, { id, content }: Opened) => {
  const { core, problemTypes } = usePatientTexts();
  const t = useSendingTexts().summary;
  const person = usePerson(personId);
  const clinic = useChosenClinic({ personId, clinicId });
  const going = { draftId: id, isChecking: true };
  const change = (to: string, words = core.actions.change) => ({ to, words });
  const files = content.files.map(({ name }) => name);
  return [
    {
      label: t.forWhom,
      value: <b className={styles.who}>{person ? nameOf(person) : ' '}</b>,
      change: change(flowAddress('choose-person', { ...going, isChanging: true })),
    },
    {
      label: t.clinic,
      value: clinic?.name ?? ' ',
      change: change(flowAddress('choose-clinic', { ...going, personId, isChanging: true })),
    },
    {
      label: t.reason,
      value: problemTypes.labels[type],
      change: change(flowAddress('add', { ...going, personId, clinicId })),
    },
    {
      label: t.files,
      value: files.length === 0 ? t.noFiles : <FileNames names={files} />,
      change: change(
        flowAddress('create', { ...going, personId, clinicId, type }),
        files.length === 0 ? t.add : core.actions.change,
      ),
    },
  ];
};

const FileNames = ({ names }: { names: readonly string[] }) => (
  <ul className={styles.files}>
    {names.map((name, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list does not change
      <li key={`${place} ${name}`}>{name}</li>
    ))}
  </ul>
);

export function Summary({ opened, target, isSaved, isSending, sendingLabel, onSend }: Props) {
  const t = useSendingTexts().summary;
  const answers = useAnswers(target, opened);
  const offline = useOfflineWarning(opened.content.text);
  const hours = useChosenClinic(target)?.openingHours;
  const expected = useExpectedReplyOfDraft(isSaved && opened.goesAt === null ? opened : undefined);
  const note = useHoursSentence(hours);
  const edit = flowAddress('create', { ...target, draftId: opened.id, isChecking: true });
  return (
    <>
      <div className={flow.page}>
        <PageTitle takesFocus>{t.title}</PageTitle>
        <DangerIn opened={opened} warning={offline ?? opened.warning} />
        <Card isFlush as="section" aria-labelledby="your-text">
          <header className={styles.head}>
            <h2 id="your-text" className={styles.title}>
              {t.yourText}
            </h2>
            <Link className={styles.edit ?? ''} to={edit} aria-label={`${t.edit}: ${t.yourText}`}>
              <Icon name="pencil" size="sm" />
              {t.edit}
            </Link>
          </header>
          <p className={styles.text}>{opened.content.text.trim()}</p>
        </Card>
        <p className={styles.hint}>{t.hint}</p>
        <CheckAnswers answers={answers} />
        <LazyExpectedReply expected={expected} hours={hours} isBefore />
        {expected || !note ? null : <p className={flow.muted}>{note}</p>}
      </div>
      {/* Nothing in it comes or goes by itself: the button would move under the finger. */}
      <BottomBar>
        <Button
          isWide
          icon={<Icon name="send" />}
          isPending={isSending}
          pendingLabel={sendingLabel}
          onPress={onSend}
        >
          {t.send}
        </Button>
      </BottomBar>
    </>
  );
}
