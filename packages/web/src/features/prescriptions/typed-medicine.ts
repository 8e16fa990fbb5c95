import type { Medication } from '@tervita/contract/prescriptions';
import type { TypedMedicine } from './medicine-fields.tsx';

export const typedByHand = (brand: string): TypedMedicine => ({
  isByHand: true,
  brand,
  activeIngredient: '',
  form: '',
  route: '',
  strength: '',
  frequency: null,
  comment: '',
});

export const fromRegister = ({
  brand,
  activeIngredient,
  form,
  route,
  strength,
}: Medication): TypedMedicine => ({
  ...typedByHand(brand),
  isByHand: false,
  activeIngredient,
  form,
  route,
  strength,
});
