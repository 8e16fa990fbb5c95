import { many, text } from './asking-notation.ts';
import { problem } from './problem.ts';
import { flag, today } from './rule-notation.ts';
import * as shared from './shared-questions.ts';

export const prescription = problem(
  'PRESCRIPTION',
  [
    shared.medicine,
    text('reason', 'SAFE_MEDICINE'),
    shared.medicineLeft,
    shared.treatmentChange,
    shared.measurements,
  ],
  [today('change', 'worse'), flag('left', 'out', 'd3'), flag('change', 'side')],
);

export const prescriptionRefill = problem(
  'PRESCRIPTION_REFILL',
  [shared.medicine, shared.medicineLeft, shared.treatmentChange, shared.measurements],
  [today('change', 'worse'), flag('left', 'out', 'd3'), flag('change', 'side')],
);

export const prescriptionContraception = problem(
  'PRESCRIPTION_CONTRACEPTION',
  [
    shared.medicine,
    shared.medicineLeft,
    many('risk', 'SAFE_MEDICINE', ['aura', 'clot', 'bp', 'smoke35', 'breast', 'feeding', 'missed', 'none'], {
      place: 'RISK',
    }),
    shared.measurements,
  ],
  [
    today('risk', 'missed'),
    flag('left', 'out', 'd3'),
    flag('risk', 'aura', 'clot', 'bp', 'smoke35', 'breast', 'feeding'),
  ],
);
