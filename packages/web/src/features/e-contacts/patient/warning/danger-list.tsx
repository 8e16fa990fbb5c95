import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useQuietPage } from '../../../../core/page/index.ts';
import { BottomBar } from '../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckboxChoices } from '../../../../ui/checkbox-choices.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { DangerRows, type ShownSign } from '../../danger-signs/danger-rows.tsx';
import { EmergencyLink } from '../emergency-link.tsx';
import { useWarningTexts } from './texts.ts';
import styles from './warning.module.css';

interface Props {
  readonly who: ReactNode;
  readonly title: string;
  readonly help?: ReactNode;
  /** Words of the person that made it be asked. */
  readonly quote?: string | undefined;
  readonly signs: readonly ShownSign[];
  readonly rare?: { readonly label: string; readonly about: string } | undefined;
  readonly none: { readonly id: string; readonly label: string };
  readonly values: readonly string[];
  readonly onTick: (values: string[]) => void;
  readonly error: string | undefined;
  readonly isPending: boolean;
  /** Says whether the answer was taken; refused, the first row is led to. */
  readonly onContinue: () => boolean;
  /** The way past it, where the answer cannot be taken. */
  readonly children?: ReactNode;
}

/**
 * A list of danger to be ticked or denied. "None of these" is said by hand and confirmed by Continue; it stands after the
 * rows for whoever reads in order, and is always in sight.
 */
export function DangerList(props: Props) {
  const { who, title, help, quote, signs, rare, none, values, onTick, error, isPending } = props;
  const t = useWarningTexts();
  useQuietPage();
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending && !props.onContinue()) group.current?.querySelector('input')?.focus();
  };
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <form className={styles.asked} onSubmit={submit} noValidate>
      {/* biome-ignore lint/a11y/useSemanticElements: the title of the page names the group, a legend would say it twice */}
      <div
        ref={group}
        className={styles.asked}
        role="group"
        aria-labelledby={`${id}-title`}
        aria-describedby={described || undefined}
      >
        <CheckboxChoices
          values={values}
          onChange={onTick}
          exclusive={none.id}
          isInvalid={error !== undefined}
        >
          <div className={styles.page}>
            <div>
              {who}
              {quote ? (
                <figure className={styles.quote}>
                  <figcaption>{t.more.youWrote}</figcaption>
                  <blockquote>{quote}</blockquote>
                </figure>
              ) : null}
              <PageTitle takesFocus id={`${id}-title`}>
                {title}
              </PageTitle>
              {help ? (
                <p id={`${id}-help`} className={styles.question}>
                  {help}
                </p>
              ) : null}
              <div role="alert">
                <FieldError id={id} error={error} />
              </div>
            </div>
            <DangerRows signs={signs} rare={rare} values={values} />
          </div>
          <BottomBar layout="stack">
            <ChoiceCard value={none.id}>{none.label}</ChoiceCard>
            <div className={styles.goOn}>
              <Button type="submit" isWide isPending={isPending} pendingLabel={t.going}>
                {t.more.next}
              </Button>
              <EmergencyLink />
            </div>
            {props.children}
          </BottomBar>
        </CheckboxChoices>
      </div>
    </form>
  );
}
