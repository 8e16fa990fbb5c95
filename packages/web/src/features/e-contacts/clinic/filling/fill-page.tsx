import { getClinicEContact } from '@tervita/contract/e-contacts';
import { problemTypeNamed } from '@tervita/domain/problem-types';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { faultIdOf, SupportLink, useAnswer, useNotice } from '../../../../core/api/index.ts';
import { usePageTitle } from '../../../../core/page/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { CheckAnswers } from '../../../../ui/check-answers.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { fullName } from '../actions/acted.ts';
import styles from '../create/create-page.module.css';
import { useWorkingTexts } from '../detail/texts.ts';
import { ItemForm } from './item-form.tsx';
import { type Filled, type Filling, useFilling } from './use-filling.ts';

const chosenIn = ({ question, answer }: Filled['questions'][number]): string => {
  const choices = answer && 'choices' in answer ? answer.choices : [];
  return question.options.flatMap(({ id, label }) => (choices.includes(id) ? [label] : [])).join(', ');
};

/** What must not wait: said the moment it is answered, to be said to the patient. The e-contact is marked already. */
function MustNotWait({ warning, onRead }: { warning: NonNullable<Filled['warning']>; onRead: () => void }) {
  const t = useWorkingTexts().filling;
  const { title, text, signs, crisisLines } = warning;
  return (
    <section className={styles.form}>
      <PageTitle takesFocus>{title}</PageTitle>
      <Callout tone="danger" role="alert" title={signs.map(({ label }) => label).join('; ')}>
        <p>{text}</p>
        {crisisLines.length > 0 ? <p>{t.lines(crisisLines.map(({ phone }) => phone).join(', '))}</p> : null}
        <p>{t.marked}</p>
      </Callout>
      <div className={styles.foot} data-end="">
        <Button onPress={onRead}>{t.goOn}</Button>
      </div>
    </section>
  );
}

interface LastLookProps {
  readonly filled: Filled;
  readonly isPending: boolean;
  readonly onKeep: () => void;
  readonly onBack: () => void;
}

function LastLook({ filled, isPending, onKeep, onBack }: LastLookProps) {
  const t = useWorkingTexts().filling;
  const lines = filled.questions.map((asked) => ({ label: asked.question.label, value: chosenIn(asked) }));
  return (
    <section className={styles.form}>
      <PageTitle takesFocus>{t.check}</PageTitle>
      <CheckAnswers answers={lines} />
      <div className={styles.foot}>
        <Button variant="ghost" onPress={onBack}>
          {t.back}
        </Button>
        <Button isPending={isPending} onPress={onKeep}>
          {t.keep}
        </Button>
      </div>
    </section>
  );
}

const wordsOf = ({ warning }: Filled) => warning?.signs.map(({ id }) => id).join() ?? '';

function Steps({ filling }: { filling: Filling }) {
  const { core, errors, problemTypes } = useClinicTexts();
  const t = useWorkingTexts().filling;
  const noticeOf = useNotice(errors);
  const { filled, error, isPending, answer, finish, again } = useFilling(filling);
  // Undefined: at the first that is open.
  const [backAt, setBackAt] = useState<number>();
  const [read, setRead] = useState('');
  const problem = error ? (
    <Callout
      tone="danger"
      role="alert"
      action={
        <>
          <Button size="sm" variant="secondary" onPress={again}>
            {core.actions.tryAgain}
          </Button>
          <SupportLink requestId={faultIdOf(error)} />
        </>
      }
    >
      {noticeOf(error)?.text}
    </Callout>
  ) : null;
  if (!filled) return problem ?? <SkeletonRows label={core.loading} count={5} />;
  if (filled.warning && wordsOf(filled) !== read)
    return <MustNotWait warning={filled.warning} onRead={() => setRead(wordsOf(filled))} />;
  if (filled.misfit)
    return (
      <Callout tone="turn" title={t.misfit.title}>
        {t.misfit[filled.misfit]}
      </Callout>
    );
  const { questions, howMany, isComplete } = filled;
  const open = isComplete ? questions.length : questions.length - 1;
  const at = Math.min(backAt ?? open, open);
  const asked = questions[at];
  const done = Math.round((100 * Math.min(at + 1, howMany)) / howMany);
  const count = t.count(Math.min(at + 1, howMany), howMany);
  return (
    <>
      <ProgressBar label={problemTypes.labels[filling.type]} value={done} valueText={count} />
      {problem}
      {asked ? (
        <>
          <p className={styles.hint}>{count}</p>
          <ItemForm
            key={asked.question.id}
            asked={asked}
            isPending={isPending}
            onBack={at > 0 ? () => setBackAt(at - 1) : undefined}
            onAnswer={(given) => {
              answer(asked.question.id, given);
              // On to the next one that was answered already, or to the first that is open.
              setBackAt(at + 1 < open ? at + 1 : undefined);
            }}
          />
        </>
      ) : (
        <LastLook
          filled={filled}
          isPending={isPending}
          onKeep={finish}
          onBack={() => setBackAt(questions.length - 1)}
        />
      )}
    </>
  );
}

/** Staff read the questions to a patient who is there or on the phone, one on a page. */
export function Component() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const { problemTypes } = useClinicTexts();
  const t = useWorkingTexts().filling;
  const type = problemTypeNamed(search.get('type') ?? '');
  const patient = useAnswer(getClinicEContact, { params: { id } }).data?.patient;
  usePageTitle(type ? problemTypes.labels[type] : undefined);
  if (!type) return <Navigate replace to={`/e-contacts/${id}`} />;
  const filling = { eContactId: id, type, wasDangerAsked: search.get('danger') === 'asked' };
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <span>
          <strong>{problemTypes.labels[type]}</strong>
          {patient ? ` · ${fullName(patient)}` : null}
        </span>
        <LinkButton variant="ghost" size="sm" to={`/e-contacts/${id}`}>
          {t.leave}
        </LinkButton>
      </div>
      <Steps key={`${id} ${type}`} filling={filling} />
    </div>
  );
}
