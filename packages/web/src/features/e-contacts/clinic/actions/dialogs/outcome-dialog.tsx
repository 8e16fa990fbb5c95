import type { SaidOfAlarm } from '@tervita/contract/e-contacts';
import { type AlarmOutcomeKind, alarmOutcomes, alarmTriesMost, noteMax } from '@tervita/domain/e-contacts';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useEmergencyNumber } from '../../../../../core/config.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { ChoiceCard } from '../../../../../ui/choice-card.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Kbd } from '../../../../../ui/kbd.tsx';
import { RadioGroup } from '../../../../../ui/radio-group.tsx';
import { TextArea } from '../../../../../ui/text-area.tsx';
import { useActionsTexts } from '../texts.ts';
import styles from './reason-dialog.module.css';

interface Props {
  readonly name: string;
  readonly submit: string;
  /** Said a moment ago, before one came back. */
  readonly said?: SaidOfAlarm | undefined;
  readonly onClose: () => void;
  readonly onSaid: (said: SaidOfAlarm) => void;
}

const tries = Array.from({ length: alarmTriesMost }, (_, index) => index + 1);

/** What became of a possible emergency: a digit chooses, Ctrl and Enter go on from anywhere. */
export function OutcomeDialog({ name, submit, said, onClose, onSaid }: Props) {
  const { core, errors } = useClinicTexts();
  const t = useActionsTexts().alarm;
  const words = t.outcomes(useEmergencyNumber());
  const form = useId();
  const triesId = useId();
  const area = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<AlarmOutcomeKind | undefined>(said?.kind);
  const [tried, setTried] = useState(said?.kind === 'NOT_REACHED' ? said.tries : 1);
  const [note, setNote] = useState(said?.note ?? '');
  const [wasLeftOut, setLeftOut] = useState(false);
  const isTooLong = [...note].length > noteMax;
  // Where none is chosen the first has the focus, and is not chosen by that.
  useLayoutEffect(() => {
    const inputs = [...(area.current?.querySelectorAll('input') ?? [])];
    (inputs.find((input) => input.checked) ?? inputs[0])?.focus();
  }, []);
  const send = () => {
    if (!kind) return setLeftOut(true);
    if (isTooLong) return;
    onSaid(kind === 'NOT_REACHED' ? { kind, tries: tried, note } : { kind, note });
  };
  const choose = (chosen: AlarmOutcomeKind | undefined) => {
    setKind(chosen);
    setLeftOut(false);
  };
  const press = (event: KeyboardEvent) => {
    const isOnCard = event.target instanceof HTMLInputElement;
    const byDigit = isOnCard ? alarmOutcomes[Number(event.key) - 1] : undefined;
    if (byDigit) {
      choose(byDigit);
      area.current?.querySelector<HTMLInputElement>(`input[value="${byDigit}"]`)?.focus();
    } else if (event.key === 'Enter' && (isOnCard || event.ctrlKey || event.metaKey)) send();
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      title={t.title}
      isOpen
      isDismissable={false}
      onClose={onClose}
      closeLabel={core.actions.close}
      actions={
        <>
          <Button type="submit" form={form} keys="Ctrl ↵">
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
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        onKeyDown={press}
      >
        <p>{t.about(name)}</p>
        <RadioGroup
          label={t.title}
          isLabelHidden
          value={kind ?? null}
          error={wasLeftOut ? t.choose : undefined}
          onChange={(value) => choose(alarmOutcomes.find((each) => each === value))}
        >
          {alarmOutcomes.map((each, index) => (
            <ChoiceCard key={each} value={each} hint={words[each].hint}>
              <span className={styles.reason}>
                {words[each].label}
                <span aria-hidden="true">
                  <Kbd>{String(index + 1)}</Kbd>
                </span>
              </span>
            </ChoiceCard>
          ))}
        </RadioGroup>
        {kind === 'NOT_REACHED' ? (
          <label className={styles.tries} htmlFor={triesId}>
            {t.tries}
            <select id={triesId} value={tried} onChange={(event) => setTried(Number(event.target.value))}>
              {tries.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </label>
        ) : null}
        <TextArea
          label={t.note}
          optional={core.optional}
          rows={2}
          limit={noteMax}
          isCounterLate
          announceLeft={core.charactersLeft}
          error={isTooLong ? errors.fields.tooLong : undefined}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
