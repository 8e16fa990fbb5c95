import type { SmartQuestion } from '@tervita/contract/smart-questionnaire';
import { useState } from 'react';
import { Button } from '../../../../../../ui/button.tsx';
import { CheckboxGroup } from '../../../../../../ui/checkbox-group.tsx';
import { ChoiceCard } from '../../../../../../ui/choice-card.tsx';
import { Icon } from '../../../../../../ui/icon.tsx';
import { OrDivider } from '../../../../../../ui/or-divider.tsx';
import { RadioGroup } from '../../../../../../ui/radio-group.tsx';
import { MessageField } from '../../../../message-field.tsx';
import { useAskingTexts } from '../../texts.ts';
import type { ControlProps } from './control.ts';
import styles from './controls.module.css';

function Options({ question }: { question: SmartQuestion }) {
  const t = useAskingTexts().question;
  const usual = question.options.filter(({ id }) => id !== question.exclusive);
  const apart = question.options.find(({ id }) => id === question.exclusive);
  return (
    <>
      {usual.map(({ id, label }) => (
        <ChoiceCard key={id} value={id}>
          {label}
        </ChoiceCard>
      ))}
      {apart ? (
        <>
          <OrDivider>{t.or}</OrDivider>
          <ChoiceCard value={apart.id}>{apart.label}</ChoiceCard>
        </>
      ) : null}
    </>
  );
}

const ownWordsMost = 1_000;

/** Options rarely say everything: words of one's own may stand beside them, or instead of them. */
function OwnWords({ question, given, onGiven }: ControlProps) {
  const t = useAskingTexts().question;
  const [isOpen, setOpen] = useState(given.ownWords !== '');
  if (!isOpen)
    return (
      <div className={styles.ownWords}>
        <Button variant="ghost" icon={<Icon name="pencil" />} onPress={() => setOpen(true)}>
          {question.needsChoice ? t.moreInOwnWords : t.ownWords}
        </Button>
      </div>
    );
  return (
    <MessageField
      id="own-words"
      rows={3}
      label={t.ownWordsLabel}
      limit={ownWordsMost}
      value={given.ownWords}
      onText={(ownWords) => onGiven({ ...given, ownWords })}
    />
  );
}

export function Choices(props: ControlProps) {
  const { question, given, error, onGiven, onDone } = props;
  const goOn = (choices: readonly string[]) => {
    // Who is also writing has not finished by choosing.
    if (given.ownWords === '') onDone({ ...given, choices });
  };
  const tick = (choices: readonly string[]) => {
    onGiven({ ...given, choices });
    // "None of these" is a whole answer.
    if (choices[0] === question.exclusive) goOn(choices);
  };
  const t = useAskingTexts().question;
  const group = { label: question.label, isLabelHidden: true, error };
  return (
    <>
      {question.type === 'SINGLE_CHOICE' ? (
        <RadioGroup
          {...group}
          value={given.choices[0] ?? null}
          onChange={(choice) => onGiven({ ...given, choices: [choice] })}
          onPressed={(choice) => goOn([choice])}
        >
          <Options question={question} />
        </RadioGroup>
      ) : (
        <CheckboxGroup
          {...group}
          hint={t.chooseAll}
          exclusive={question.exclusive ?? undefined}
          values={given.choices}
          onChange={tick}
        >
          <Options question={question} />
        </CheckboxGroup>
      )}
      {question.takesOwnWords ? <OwnWords {...props} /> : null}
    </>
  );
}
