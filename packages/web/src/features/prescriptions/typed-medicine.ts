import type { Medication } from '@tervita/contract/prescriptions';
import type { TypedMedicine } from './medicine-fields.tsx';

export const typedByHand = (brand: string): TypedMedicine => ({
  isByHand: true,
  brand,
  activeIngredient: '',
  atc: '',
  form: '',
  route: '',
  strength: '',
  frequency: null,
  weekday: null,
  frequencyWords: '',
  comment: '',
});

export const fromRegister = ({
  brand,
  activeIngredient,
  atc,
  form,
  route,
  strength,
}: Medication): TypedMedicine => ({
  ...typedByHand(brand),
  isByHand: false,
  activeIngredient,
  atc,
  form,
  route,
  strength,
});
