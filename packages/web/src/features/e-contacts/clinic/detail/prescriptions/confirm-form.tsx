import type { PrescriptionConfirmation, PrescriptionToDecide } from '@tervita/contract/e-contacts';
import {
  indicationMax,
  isOffered,
  isWholeIntake,
  offeredFrequencies,
  type PregnancyAnswer,
  pregnancyAnswers,
} from '@tervita/domain/prescriptions';
import { type FormEvent, useState } from 'react';
import { useFormat } from '../../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../../core/texts/clinic.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { ChoiceChip } from '../../../../../ui/choice-chip.tsx';
import { RadioGroup } from '../../../../../ui/radio-group.tsx';
import { TextField } from '../../../../../ui/text-field.tsx';
import {
  frequencyInLine,
  IntakeFields,
  medicineName,
  type TypedIntake,
  usePrescriptionTexts,
} from '../../../../prescriptions/index.ts';
import styles from './prescription-requests.module.css';

interface Props {
  readonly prescription: PrescriptionToDecide;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onApprove: (confirmation: PrescriptionConfirmation) => void;
}

/** What was decided of it before: who, when and why. */
function Decisions({ decisions }: Pick<PrescriptionToDecide, 'decisions'>) {
  const t = usePrescriptionTexts();
  const { day } = useFormat();
  return (
    <section className={styles.decisions}>
      <h3 className={styles.name}>{t.staff.decisions}</h3>
      {decisions.length === 0 ? <p className={styles.meta}>{t.staff.noDecisions}</p> : null}
      <ul className={styles.side}>
        {decisions.map(({ id, state, at, byName, declineReason, declineWords, ...intake }) => (
          <li key={id}>
            <span>
              {[t.states[state], byName, frequencyInLine(intake, t)].filter(Boolean).join(' · ')}
              {declineReason ? (
                <span className={styles.meta}>
                  {' '}
                  {[t.declineReasons[declineReason], declineWords].filter(Boolean).join('. ')}
                </span>
              ) : null}
            </span>
            <span className={styles.meta}>{day(at)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In place of the row's buttons: a medicine of the careful list is approved by what it is, how often and what for. */
export function ConfirmForm({ prescription, isBusy, onCancel, onApprove }: Props) {
  const { core } = useClinicTexts();
  const t = usePrescriptionTexts();
  const { staff } = t;
  const { asksPregnancy, decisions, pregnancy: told } = prescription;
  const [indication, setIndication] = useState(prescription.indication);
  const [intake, setIntake] = useState<TypedIntake>(() =>
    isOffered(prescription, prescription.frequency)
      ? prescription
      : { frequency: null, weekday: null, frequencyWords: '' },
  );
  const [pregnancy, setPregnancy] = useState<PregnancyAnswer | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { frequency, weekday, frequencyWords } = intake;
  const chosen =
    frequency !== null && isWholeIntake({ frequency, weekday, frequencyWords })
      ? { frequency, weekday, frequencyWords: frequencyWords.trim() }
      : undefined;
  const isRefused = asksPregnancy && pregnancy !== null && pregnancy !== 'NO';
  const isMissing = !chosen || indication.trim() === '' || (asksPregnancy && pregnancy === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (chosen && !isMissing && !isRefused)
      onApprove({ ...chosen, indication: indication.trim(), pregnancy: asksPregnancy ? pregnancy : null });
  };
  const name = medicineName(prescription);
  return (
    <form className={styles.decline} onSubmit={submit} noValidate aria-label={staff.confirmOne(name)}>
      <div className={styles.confirm}>
        <div className={styles.record}>
          <TextField
            label={staff.indication}
            maxLength={indicationMax}
            value={indication}
            error={isChecked && indication.trim() === '' ? staff.writeIndication : undefined}
            onChange={({ target }) => setIndication(target.value)}
          />
          <IntakeFields
            {...{ intake, isChecked }}
            offered={offeredFrequencies(prescription)}
            onChange={setIntake}
          />
          {asksPregnancy ? (
            <RadioGroup
              label={staff.pregnancy}
              hint={told ? staff.toldByWriter(t.pregnancyAnswers[told]) : staff.notAsked}
              layout="row"
              value={pregnancy}
              error={isChecked && pregnancy === null ? t.choosePregnancy : undefined}
              onChange={(value) => setPregnancy(pregnancyAnswers.find((each) => each === value) ?? null)}
            >
              {pregnancyAnswers.map((each) => (
                <ChoiceChip key={each} value={each}>
                  {t.pregnancyAnswers[each]}
                </ChoiceChip>
              ))}
            </RadioGroup>
          ) : null}
          {isRefused ? (
            <Callout tone="turn" role="alert">
              {staff.notWhilePregnant}
            </Callout>
          ) : null}
        </div>
        <Decisions decisions={decisions} />
      </div>
      <div className={styles.buttons}>
        <p className={styles.meta}>{staff.inYourName}</p>
        <Button variant="ghost" size="sm" onPress={onCancel}>
          {core.actions.cancel}
        </Button>
        <Button
          type="submit"
          size="sm"
          isDisabled={isRefused}
          isPending={isBusy}
          pendingLabel={staff.approveOne(name)}
        >
          {chosen ? staff.approveNamed(name, frequencyInLine(chosen, t)) : staff.approveOne(name)}
        </Button>
      </div>
    </form>
  );
}
