import type { SmartAnswer } from '@tervita/contract/smart-questionnaire';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxGroup } from '../../../../ui/checkbox-group.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { RadioGroup } from '../../../../ui/radio-group.tsx';
import { DangerRows } from '../../danger-signs/danger-rows.tsx';
import styles from '../create/create-page.module.css';
import { useWorkingTexts } from '../detail/texts.ts';
import type { Filled } from './use-filling.ts';

interface Props {
  readonly asked: Filled['questions'][number];
  readonly isPending: boolean;
  readonly onAnswer: (answer: SmartAnswer) => void;
  /** Undefined at the first. */
  readonly onBack: (() => void) | undefined;
}

/** One question, read out to the patient. A pressed answer goes on by itself. */
export function ItemForm({ asked, isPending, onAnswer, onBack }: Props) {
  const t = useWorkingTexts().filling;
  const { question, answer } = asked;
  const [choices, setChoices] = useState<readonly string[]>(
    answer && 'choices' in answer ? answer.choices : [],
  );
  const [isMissing, setMissing] = useState(false);
  const send = (chosen: readonly string[]) => {
    if (isPending) return;
    if (chosen.length === 0) setMissing(true);
    else onAnswer({ choices: [...chosen] });
  };
  const choose = (chosen: readonly string[]) => {
    setChoices(chosen);
    setMissing(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(choices);
  };
  const group = { label: question.label, isLabelHidden: true, error: isMissing ? t.required : undefined };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        {question.stem ? <p className={styles.hint}>{question.stem}</p> : null}
        <PageTitle takesFocus>{question.label}</PageTitle>
      </div>
      {question.isDanger ? (
        <CheckboxGroup
          {...group}
          exclusive={question.exclusive ?? undefined}
          values={choices}
          onChange={choose}
        >
          <DangerRows signs={question.options} rare={question.rare} values={choices} />
        </CheckboxGroup>
      ) : (
        <RadioGroup
          {...group}
          value={choices[0] ?? null}
          onChange={(choice) => choose([choice])}
          onPressed={(choice) => send([choice])}
        >
          {question.options.map(({ id, label }) => (
            <ChoiceCard key={id} value={id}>
              {label}
            </ChoiceCard>
          ))}
        </RadioGroup>
      )}
      <div className={styles.foot}>
        {onBack ? (
          <Button variant="ghost" onPress={onBack}>
            {t.back}
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" isPending={isPending}>
          {t.next}
        </Button>
      </div>
    </form>
  );
}
