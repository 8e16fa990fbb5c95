import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../../core/texts/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { ChoiceCard } from '../../../../../ui/choice-card.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Kbd } from '../../../../../ui/kbd.tsx';
import { RadioGroup } from '../../../../../ui/radio-group.tsx';
import { useActionsTexts } from '../texts.ts';
import styles from './reason-dialog.module.css';

interface Props<Reason extends string> {
  readonly title: string;
  /** What happens then. */
  readonly what: ReactNode;
  readonly warning?: ReactNode;
  readonly question: string;
  readonly reasons: Readonly<Partial<Record<Reason, string>>>;
  /** Chosen when it opens; left out: nothing is, and one must choose. */
  readonly usual?: Reason | undefined;
  /** Under each reason: what comes of it. */
  readonly hints?: Readonly<Record<Reason, string>> | undefined;
  /** Said when nothing is chosen, instead of the usual sentence. */
  readonly missing?: string | undefined;
  readonly submit: string;
  /** There is no way back. */
  readonly isDangerous?: boolean | undefined;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onReason: (reason: Reason) => void;
}

/** The focus is on the usual reason: E and Enter complete with it, a digit chooses another. */
function OpenReasonDialog<Reason extends string>(props: Props<Reason>) {
  const { title, what, warning, question, reasons, usual, hints, submit, isDangerous, onClose, onReason } =
    props;
  const { core } = useTexts();
  const t = useActionsTexts();
  const form = useId();
  const area = useRef<HTMLFormElement>(null);
  const all = Object.keys(reasons) as Reason[];
  const [chosen, setChosen] = useState(usual);
  const [wasLeftOut, setLeftOut] = useState(false);
  // Radios take the focus on the chosen one; where none is, on the first, which is not chosen by that.
  useLayoutEffect(() => {
    const inputs = area.current?.querySelectorAll('input');
    const checked = [...(inputs ?? [])].find((input) => input.checked);
    (checked ?? inputs?.[0])?.focus();
  }, []);
  const send = () => {
    if (chosen) onReason(chosen);
    else setLeftOut(true);
  };
  const choose = (reason: Reason | undefined) => {
    setChosen(reason);
    setLeftOut(false);
  };
  const press = (event: KeyboardEvent) => {
    const byDigit = all[Number(event.key) - 1];
    if (byDigit) {
      choose(byDigit);
      area.current?.querySelector<HTMLInputElement>(`input[value="${byDigit}"]`)?.focus();
    } else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) send();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      closeLabel={core.actions.close}
      actions={
        <>
          <Button type="submit" form={form} variant={isDangerous ? 'danger' : 'primary'}>
            {submit}
          </Button>
          <Button variant="ghost" onPress={onClose}>
            {core.actions.cancel}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={area}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onKeyDown={press}
      >
        <p>{what}</p>
        {warning ? <Callout tone="turn">{warning}</Callout> : null}
        <RadioGroup
          label={question}
          value={chosen ?? null}
          error={wasLeftOut ? (props.missing ?? t.chooseReason) : undefined}
          onChange={(value) => choose(all.find((each) => each === value))}
        >
          {all.map((reason, index) => (
            <ChoiceCard key={reason} value={reason} hint={hints ? t.reject.reads(hints[reason]) : undefined}>
              <span className={styles.reason}>
                {reasons[reason]}
                <span aria-hidden="true">
                  <Kbd>{String(index + 1)}</Kbd>
                </span>
              </span>
            </ChoiceCard>
          ))}
        </RadioGroup>
      </form>
    </Dialog>
  );
}

/** Each opening begins anew. */
export const ReasonDialog = <Reason extends string>(props: Props<Reason>) =>
  props.isOpen ? <OpenReasonDialog {...props} /> : null;
