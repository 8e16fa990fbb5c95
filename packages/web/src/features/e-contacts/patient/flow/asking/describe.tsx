import type { QuestionnaireProgress } from '@tervita/contract/smart-questionnaire';
import { textMax } from '@tervita/domain/e-contacts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { MessageField, useTextFault } from '../../../message-field.tsx';
import { EmergencyLink } from '../../emergency-link.tsx';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { useAskingTexts } from '../texts.ts';
import styles from './asking.module.css';
import { DangerTold } from './danger-told.tsx';
import { SavedNote } from './saved-note.tsx';
import { Unavailable } from './unavailable.tsx';
import { useKeptConcern } from './use-kept-concern.ts';
import { useStep } from './use-questionnaire.ts';
import { WrittenToday } from './written-today.tsx';

interface Props {
  readonly target: FlowTarget;
  readonly known: QuestionnaireProgress;
  readonly onFound: () => void;
}

/** What is wrong, in a few words; the questions follow from them. */
export function Describe({ target, known, onFound }: Props) {
  const t = useAskingTexts().describe;
  const { failed } = useAskingTexts().question;
  const language = useLanguage();
  const navigate = useNavigate();
  const faultOf = useTextFault(textMax);
  const concern = useKeptConcern(target, known);
  const { text } = concern;
  const [fault, setFault] = useState<string>();
  const step = useStep();
  const send = (aiQuestionnaireId: string, isAnew = false) => {
    const { personId: patientPersonId, clinicId } = target;
    const open = () => {
      const choice = { ...target, draftId: aiQuestionnaireId, isAsked: true };
      void navigate(flowAddress('problem-type', choice), { replace: true });
    };
    const matter = { aiQuestionnaireId, patientPersonId, clinicId };
    step.mutate(
      { body: { stage: 'PROBLEM_TYPE', ...matter, locale: language, input: text } },
      {
        onSuccess: () => {
          concern.done(aiQuestionnaireId);
          onFound();
        },
        onError: ({ code }) => {
          // The clinic has got what these words were to change: they begin a concern of their own.
          if (code === 'DRAFT_ALREADY_SENT' && !isAnew) return send(concern.beginAnew(text), true);
          concern.setGoing(false);
        },
        // Also where the same words were sent in another place: that page says so.
        onSettled: (done) => done && open(),
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(text);
    setFault(found);
    if (found) return document.getElementById('concern')?.focus();
    concern.setGoing(true);
    send(concern.id);
  };
  if (step.isError && step.error.status === 468)
    return <Unavailable target={target} code={step.error.code} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={flow.page}>
        <ChosenLine personId={target.personId} clinicId={target.clinicId} />
        <PageTitle takesFocus>{t.title}</PageTitle>
        <MessageField
          id="concern"
          rows={6}
          label={t.label}
          hint={t.hint}
          limit={textMax}
          error={fault}
          value={text}
          onText={(typed) => {
            setFault(undefined);
            concern.change(typed);
          }}
        />
        <DangerTold progress={known} text={text} />
        {known.input === '' ? <WrittenToday target={target} /> : null}
        {step.isError ? (
          <Callout tone="danger" role="alert">
            {failed}
          </Callout>
        ) : null}
      </div>
      <BottomBar note={concern.isKept ? <SavedNote /> : null}>
        <Button type="submit" isWide isPending={step.isPending} pendingLabel={t.finding}>
          {t.next}
        </Button>
        <EmergencyLink />
      </BottomBar>
    </form>
  );
}
