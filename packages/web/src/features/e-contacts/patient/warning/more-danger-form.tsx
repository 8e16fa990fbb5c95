import type { MoreDanger } from '@tervita/contract/e-contacts';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useQuietPage } from '../../../../core/page/index.ts';
import { BottomBar } from '../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxChoices } from '../../../../ui/checkbox-choices.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { DangerRows } from '../../danger-signs/danger-rows.tsx';
import { signsOfRows } from '../../danger-signs/rows-of-signs.ts';
import { EmergencyLink } from '../emergency-link.tsx';
import { useWarningTexts } from './texts.ts';
import styles from './warning.module.css';

interface Props {
  readonly ask: MoreDanger;
  readonly title: string;
  readonly who: ReactNode;
  readonly isPending: boolean;
  /** What was ticked; empty where it was said that nothing is true. */
  readonly onAnswer: (signs: string[]) => void;
  /** The way past it, where the answer cannot be taken. */
  readonly children?: ReactNode;
}

/** One question about danger, because of what somebody wrote. */
export function MoreDangerForm({ ask, title, who, isPending, onAnswer, children }: Props) {
  const t = useWarningTexts();
  useQuietPage();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [ticked, setTicked] = useState<string[]>([]);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (ticked.length === 0) {
      setError(t.more.choose);
      group.current?.querySelector('input')?.focus();
      return;
    }
    onAnswer(signsOfRows(ticked).filter((each) => each !== ask.none.id));
  };
  const tick = (choices: string[]) => {
    if (isPending) return;
    setError(undefined);
    setTicked(choices);
  };
  return (
    <form className={styles.asked} onSubmit={submit} noValidate>
      {/* biome-ignore lint/a11y/useSemanticElements: the question above names the group, a legend would say it twice */}
      <div
        ref={group}
        className={styles.asked}
        role="group"
        aria-labelledby={`${id}-question`}
        aria-describedby={error && `${id}-error`}
      >
        <CheckboxChoices
          values={ticked}
          onChange={tick}
          exclusive={ask.none.id}
          isInvalid={error !== undefined}
        >
          <div className={styles.page}>
            <div>
              {who}
              <PageTitle takesFocus>{title}</PageTitle>
              <p id={`${id}-question`} className={styles.question}>
                {t.more.question}
              </p>
              <div role="alert">
                <FieldError id={id} error={error} />
              </div>
            </div>
            <DangerRows signs={ask.signs} />
            <ChoiceCard value={ask.none.id}>{ask.none.label}</ChoiceCard>
          </div>
          <BottomBar>
            <Button type="submit" isWide isPending={isPending} pendingLabel={t.going}>
              {t.more.next}
            </Button>
            {children}
            <EmergencyLink />
          </BottomBar>
        </CheckboxChoices>
      </div>
    </form>
  );
}
