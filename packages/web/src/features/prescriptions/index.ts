export {
  frequencyInLine,
  medicineDetail,
  medicineName,
  medicineSubstance,
} from '@tervita/texts/medicine-words';
export { type CarefulAnswers, CarefulFields } from './careful-fields.tsx';
export { IntakeFields, type TypedIntake } from './intake-fields.tsx';
export { MedicineFields, type TypedMedicine } from './medicine-fields.tsx';
export { MedicineSearch } from './medicine-search.tsx';
export { prescriptionsPart, usePrescriptionTexts } from './texts.ts';
export { fromRegister, typedByHand } from './typed-medicine.ts';
