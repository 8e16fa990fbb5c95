import type { AcrUnit, EgfrFormula, TickedSign } from '@tervita/domain/tools';
import type { LastEContact } from '../../../core/last-e-contact.ts';
import { type PersonTyped, typedOf } from '../person.ts';

/** Everything as it stands in the fields; undefined is not said. */
export interface KidneyTyped extends PersonTyped {
  readonly source: 'LABORATORY' | 'CREATININE';
  readonly egfr: string;
  readonly creatinine: string;
  readonly measuredOn: string;
  readonly acr: string;
  readonly acrUnit: AcrUnit;
  readonly earlierEgfr: string;
  readonly earlierOn: string;
  readonly earlierAcr: string;
  readonly hasStartedMedicine: boolean;
  readonly lasted: 'YES' | 'NO' | undefined;
  readonly ticked: readonly TickedSign[];
  readonly formula: EgfrFormula;
}

/** Nothing that decides is chosen beforehand. */
export const emptyKidney = (person: LastEContact | undefined): KidneyTyped => ({
  ...typedOf(person),
  source: 'LABORATORY',
  egfr: '',
  creatinine: '',
  measuredOn: '',
  acr: '',
  acrUnit: 'MG_MMOL',
  earlierEgfr: '',
  earlierOn: '',
  earlierAcr: '',
  hasStartedMedicine: false,
  lasted: undefined,
  ticked: [],
  formula: 'CKD_EPI_2021',
});

export type ChangeKidney = (change: Partial<KidneyTyped>) => void;

/** By the unit that is chosen: what an ACR may be, and how its unit is written. */
export const acrFields = {
  MG_MMOL: { kind: 'acr', unit: 'mg/mmol' },
  MG_G: { kind: 'acrPerGram', unit: 'mg/g' },
} as const;
