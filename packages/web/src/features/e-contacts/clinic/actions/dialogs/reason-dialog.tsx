import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../../../../core/texts/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { ChoiceCard } from '../../../../../ui/choice-card.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { RadioGroup } from '../../../../../ui/radio-group.tsx';
import styles from './reason-dialog.module.css';

interface Props<Reason extends string> {
  readonly title: string;
  /** What happens then. */
  readonly what: ReactNode;
  readonly warning?: string | undefined;
  readonly question: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly submit: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onReason: (reason: Reason) => void;
}

/** The first reason is chosen: E and Enter complete with the usual one. */
export function ReasonDialog<Reason extends string>(props: Props<Reason>) {
  const { title, what, warning, question, reasons, submit, isOpen, onClose, onReason } = props;
  const { core } = useTexts();
  const form = useId();
  const all = Object.keys(reasons) as Reason[];
  const [chosen, setChosen] = useState<Reason | undefined>(all[0]);
  const send = () => {
    if (chosen) onReason(chosen);
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={core.actions.close}
      actions={
        <>
          <Button type="submit" form={form}>
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
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          send();
        }}
      >
        <p>{what}</p>
        {warning ? <Callout tone="turn">{warning}</Callout> : null}
        <RadioGroup
          label={question}
          value={chosen ?? null}
          onChange={(value) => setChosen(all.find((each) => each === value))}
        >
          {all.map((reason) => (
            <ChoiceCard key={reason} value={reason}>
              {reasons[reason]}
            </ChoiceCard>
          ))}
        </RadioGroup>
      </form>
    </Dialog>
  );
}
