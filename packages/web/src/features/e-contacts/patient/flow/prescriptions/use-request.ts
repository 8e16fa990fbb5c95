import type { AskedPrescription, Medication, Prescription } from '@tervita/contract/prescriptions';
import {
  asksAboutPregnancy,
  isOffered,
  isSameMedicine,
  isWholeIntake,
  medicineIdentity,
  prescriptionsMost,
} from '@tervita/domain/prescriptions';
import { useState } from 'react';
import { useFormat } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import {
  fromRegister,
  type TypedMedicine,
  typedByHand,
  usePrescriptionTexts,
} from '../../../../prescriptions/index.ts';
import type { DraftSaver, OpenedDraft } from '../../drafts/draft-saver.ts';
import { keepHalfSaid, readHalfSaid } from '../../drafts/half-said-medicines.ts';
import { usePerson } from '../for-whom/use-persons.ts';
import { asRequest, type EarlierMedicine, earlierMedicines, isRequestOf } from './earlier-medicines.ts';
import type { NewMedicine } from './new-medicine-card.tsx';
import { requestText } from './request-text.ts';

/** What an earlier version kept on this device has nothing of what is asked since. */
const unknownEarlier = { atc: '', weekday: null, frequencyWords: '', indication: '', pregnancy: null };

const asNew = (typed: TypedMedicine): NewMedicine => ({
  ...typed,
  key: crypto.randomUUID(),
  previousId: null,
  indication: '',
  pregnancy: null,
});

const keptNew = (asked: AskedPrescription): NewMedicine => ({
  ...asked,
  key: crypto.randomUUID(),
  // The register has a form of each; by hand none is typed.
  isByHand: asked.form === '',
});

const whole = ({ key, isByHand, frequency, ...asked }: NewMedicine): AskedPrescription[] =>
  frequency === null || asked.brand.trim() === '' || !isWholeIntake({ ...asked, frequency })
    ? []
    : [
        {
          ...asked,
          brand: asked.brand.trim(),
          activeIngredient: asked.activeIngredient.trim(),
          strength: asked.strength.trim(),
          route: asked.route.trim(),
          frequencyWords: asked.frequencyWords.trim(),
          indication: asked.indication.trim(),
          frequency,
        },
      ];
const isWhole = (medicine: NewMedicine): boolean => whole(medicine).length > 0;

const ageMonthsOf = (yearsOld: number | null): number | null => (yearsOld === null ? null : yearsOld * 12);

/** Who takes the medicines, as far as it is known. */
export const useTaker = (personId: string) => {
  const person = usePerson(personId);
  const { yearsOld } = useFormat();
  const years = person?.birthDate ? yearsOld(person.birthDate) : null;
  return { person, years, sex: person?.sex ?? 'NOT_DISCLOSED', ageMonths: ageMonthsOf(years) };
};
export type Taker = ReturnType<typeof useTaker>;

/** What is asked for: ticked ones of before, and new ones. Every change is kept, on this device alone while it is not whole. */
export const useRequest = (
  saver: DraftSaver,
  { id, content }: OpenedDraft,
  prescriptions: readonly Prescription[],
  taker: Taker,
) => {
  const t = usePrescriptionTexts();
  const { userId } = useUser();
  const kept = (content.prescriptions ?? []).map((each) => ({ ...unknownEarlier, ...each }));
  const [earlier] = useState(() => earlierMedicines(prescriptions));
  const isEarlier = (each: AskedPrescription) => earlier.some((known) => isRequestOf(each, known));
  const [ticked, setTicked] = useState(() => [
    ...new Map(kept.filter(isEarlier).map((each) => [medicineIdentity(each), each])).values(),
  ]);
  const [fresh, setFresh] = useState(() => [
    ...kept.filter((each) => !isEarlier(each)).map(keptNew),
    ...readHalfSaid<NewMedicine>(userId, id).map((each) => ({ ...unknownEarlier, ...each })),
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
  const asksPregnancy = (each: AskedPrescription | NewMedicine) => asksAboutPregnancy(each, taker);
  const isWaiting = (each: Pick<AskedPrescription, 'brand' | 'strength'>) =>
    prescriptions.some((known) => known.state === 'REQUESTED' && isSameMedicine(each, known));
  /** By the clinic, or as another one of this request. */
  const isHeld = (medicine: EarlierMedicine) =>
    isWaiting(medicine.latest) ||
    ticked.some((other) => !isRequestOf(other, medicine) && isSameMedicine(other, medicine.latest));
  const isAskedAlready = (each: NewMedicine) =>
    isWaiting(each) ||
    [...ticked, ...fresh.slice(0, fresh.indexOf(each))].some((other) => isSameMedicine(other, each));
  const isReady = (each: AskedPrescription): boolean =>
    isOffered(each, each.frequency) && !(asksPregnancy(each) && each.pregnancy === null) && !isWaiting(each);
  const count = ticked.length + fresh.length;
  const hasRoom = count < prescriptionsMost;
  return {
    earlier,
    fresh,
    count,
    hasRoom,
    isHeld,
    isAskedAlready,
    asksPregnancy,
    isWhole:
      count > 0 &&
      fresh.every((each) => !isAskedAlready(each) && whole(each).some(isReady)) &&
      ticked.every(isReady) &&
      !earlier.some((medicine) => ticked.some((each) => isRequestOf(each, medicine)) && isHeld(medicine)),
    asked: [...ticked, ...fresh.flatMap(whole)],
    askedAs: (medicine: EarlierMedicine) => ticked.find((each) => isRequestOf(each, medicine)),
    tick: (medicine: EarlierMedicine, isOn: boolean) => {
      const others = ticked.filter((each) => !isRequestOf(each, medicine));
      if (!isOn || hasRoom) keep(isOn ? [...others, asRequest(medicine)] : others, fresh);
    },
    amend: (medicine: EarlierMedicine, part: Partial<AskedPrescription>) =>
      keep(
        ticked.map((each) => (isRequestOf(each, medicine) ? { ...each, ...part } : each)),
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
