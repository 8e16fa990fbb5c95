import type { AskedPrescription, Medication, Prescription } from '@tervita/contract/prescriptions';
import { prescriptionsMost } from '@tervita/domain/prescriptions';
import { useState } from 'react';
import { useUser } from '../../../../../core/session/index.ts';
import {
  fromRegister,
  type TypedMedicine,
  typedByHand,
  usePrescriptionTexts,
} from '../../../../prescriptions/index.ts';
import type { DraftSaver, OpenedDraft } from '../../drafts/draft-saver.ts';
import { keepHalfSaid, readHalfSaid } from '../../drafts/half-said-medicines.ts';
import { asRequest, type EarlierMedicine, earlierMedicines, isSameMedicine } from './earlier-medicines.ts';
import type { NewMedicine } from './new-medicine-card.tsx';
import { requestText } from './request-text.ts';

const asNew = (typed: TypedMedicine): NewMedicine => ({
  ...typed,
  key: crypto.randomUUID(),
  previousId: null,
});

const keptNew = (asked: AskedPrescription): NewMedicine => ({
  ...asked,
  key: crypto.randomUUID(),
  // The register has a form of each; by hand none is typed.
  isByHand: asked.form === '',
});

const isWhole = ({ brand, frequency }: NewMedicine): boolean => brand.trim() !== '' && frequency !== null;
const whole = ({ key, isByHand, frequency, ...asked }: NewMedicine): AskedPrescription[] =>
  frequency === null || asked.brand.trim() === ''
    ? []
    : [
        {
          ...asked,
          brand: asked.brand.trim(),
          activeIngredient: asked.activeIngredient.trim(),
          strength: asked.strength.trim(),
          route: asked.route.trim(),
          frequency,
        },
      ];

/** What is asked for: ticked ones of before, and new ones. Every change is kept, on this device alone while it is not whole. */
export const useRequest = (
  saver: DraftSaver,
  { id, content: { prescriptions: kept = [] } }: OpenedDraft,
  prescriptions: readonly Prescription[],
) => {
  const t = usePrescriptionTexts();
  const { userId } = useUser();
  const [earlier] = useState(() => earlierMedicines(prescriptions));
  const isEarlier = (each: AskedPrescription) => earlier.some((known) => isSameMedicine(each, known));
  const [ticked, setTicked] = useState(() => kept.filter(isEarlier));
  const [fresh, setFresh] = useState(() => [
    ...kept.filter((each) => !isEarlier(each)).map(keptNew),
    ...readHalfSaid<NewMedicine>(userId, id),
  ]);
  const keep = (nowTicked: readonly AskedPrescription[], nowFresh: readonly NewMedicine[]) => {
    setTicked([...nowTicked]);
    setFresh([...nowFresh]);
    keepHalfSaid(
      userId,
      id,
      nowFresh.filter((each) => !isWhole(each)),
    );
    const asked = [...nowTicked, ...nowFresh.flatMap(whole)];
    saver.setPrescriptions(asked, requestText(asked, t));
  };
  const count = ticked.length + fresh.length;
  const hasRoom = count < prescriptionsMost;
  return {
    earlier,
    fresh,
    count,
    hasRoom,
    isWhole: count > 0 && fresh.every(isWhole),
    asked: [...ticked, ...fresh.flatMap(whole)],
    askedAs: (medicine: EarlierMedicine) => ticked.find((each) => isSameMedicine(each, medicine)),
    tick: (medicine: EarlierMedicine, isOn: boolean) => {
      const others = ticked.filter((each) => !isSameMedicine(each, medicine));
      if (!isOn || hasRoom) keep(isOn ? [...others, asRequest(medicine)] : others, fresh);
    },
    comment: (medicine: EarlierMedicine, comment: string) =>
      keep(
        ticked.map((each) => (isSameMedicine(each, medicine) ? { ...each, comment } : each)),
        fresh,
      ),
    addFound: (medication: Medication) => {
      if (hasRoom) keep(ticked, [...fresh, asNew(fromRegister(medication))]);
    },
    addByHand: (typed: string) => {
      if (hasRoom) keep(ticked, [...fresh, asNew(typedByHand(typed))]);
    },
    change: (key: string, part: Partial<NewMedicine>) =>
      keep(
        ticked,
        fresh.map((each) => (each.key === key ? { ...each, ...part } : each)),
      ),
    remove: (key: string) =>
      keep(
        ticked,
        fresh.filter((each) => each.key !== key),
      ),
  };
};
