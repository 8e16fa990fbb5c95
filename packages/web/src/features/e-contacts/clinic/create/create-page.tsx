import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCommands } from '../../../../core/commands/index.ts';
import { usePageTitle } from '../../../../core/page/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { useTexts } from '../../../../core/texts/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import styles from './create-page.module.css';
import { FindStep } from './find-step.tsx';
import { forgetTyped, hasTyped, keptSearch } from './kept-typing.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import { MessageStep } from './message/message-step.tsx';
import { AddStep } from './patient/add-step.tsx';
import { PatientStep } from './patient/patient-step.tsx';
import { RepresentativeStep } from './patient/representative-step.tsx';
import { useCreatingTexts } from './texts.ts';
import { type Step, useWizard, type Wizard } from './wizard.ts';

const countedAs: Record<Step, number> = { find: 0, add: 1, patient: 1, representative: 1, message: 2 };

function Current({ wizard }: { wizard: Wizard }) {
  const { step, patientId } = wizard;
  if (step === 'add') return <AddStep wizard={wizard} />;
  if (!patientId) return <FindStep wizard={wizard} />;
  if (step === 'representative') return <RepresentativeStep {...{ wizard, patientId }} />;
  if (step === 'message') return <MessageStep key={patientId} {...{ wizard, patientId }} />;
  return <PatientStep key={patientId} {...{ wizard, patientId }} />;
}

/** Escape and the button: typed words are not lost without being asked. */
const useLeaving = (wizard: Wizard) => {
  const { userId } = useUser();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { step, patientId, leaveTo } = wizard;
  const go = useCallback(() => {
    keptSearch(userId).write({});
    void navigate(leaveTo);
  }, [userId, navigate, leaveTo]);
  const leave = useCallback(() => {
    if (hasTyped(userId, { step, patientId })) setAsking(true);
    else go();
  }, [userId, step, patientId, go]);
  const discard = () => {
    forgetTyped(userId, { step, patientId });
    go();
  };
  return { isAsking, leave, keep: go, discard, stay: () => setAsking(false) };
};

export function Component() {
  const { core } = useTexts();
  const t = useCreatingTexts();
  const page = useRef<HTMLDivElement>(null);
  const wizard = useWizard();
  const { kind, setKind, step } = wizard;
  const words = t.kinds[kind];
  const { leave, ...leaving } = useLeaving(wizard);
  usePageTitle(words.title);
  const commands = useMemo(
    () => [
      {
        id: 'next-step',
        label: core.actions.continue,
        group: words.title,
        keys: 'Ctrl Enter',
        run: () => page.current?.querySelector('form')?.requestSubmit(),
      },
      { id: 'leave-new', label: t.leave.open, group: words.title, keys: 'Escape', run: leave },
    ],
    [core, t, words, leave],
  );
  useCommands(commands);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // What lies on top of the page has an Escape of its own.
    const isCovered = event.target instanceof Element && event.target.closest('[role="dialog"]') !== null;
    if (event.key !== 'Escape' || isCovered || event.defaultPrevented) return;
    event.preventDefault();
    leave();
  };
  const kinds = (['as-patient', 'to-patient'] as const).map((value) => ({
    value,
    label: t.kinds[value].name,
  }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the whole page, also while one types
    <div ref={page} className={styles.page} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <Stepper label={t.stepsLabel} steps={t.steps} current={countedAs[step]} doneLabel={t.stepDone} />
        <Button variant="ghost" size="sm" keys="Esc" onPress={leave}>
          {t.leave.open}
        </Button>
      </div>
      <div className={styles.kind}>
        <SegmentedControl label={t.kindLabel} value={kind} onChange={setKind} segments={kinds} />
        <p className={styles.hint}>{words.hint}</p>
      </div>
      <Current key={step} wizard={wizard} />
      <LeaveDialog {...leaving} />
    </div>
  );
}
