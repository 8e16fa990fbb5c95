import type { BodySex, EgfrFormula, KidneyTable, TickedSign } from '@tervita/domain/tools';

/** Everything as it stands in the fields. */
export interface KidneyTyped {
  readonly source: 'LABORATORY' | 'CREATININE';
  readonly egfr: string;
  readonly creatinine: string;
  readonly sex: BodySex;
  readonly age: string;
  readonly measuredOn: string;
  readonly acr: string;
  readonly acrUnit: 'MG_MMOL' | 'MG_G';
  readonly earlierEgfr: string;
  readonly earlierOn: string;
  readonly earlierAcr: string;
  readonly hasLasted: boolean;
  readonly ticked: readonly TickedSign[];
  readonly table: KidneyTable;
  readonly formula: EgfrFormula;
}

export const emptyKidney = (today: string): KidneyTyped => ({
  source: 'LABORATORY',
  egfr: '',
  creatinine: '',
  sex: 'FEMALE',
  age: '',
  measuredOn: today,
  acr: '',
  acrUnit: 'MG_MMOL',
  earlierEgfr: '',
  earlierOn: '',
  earlierAcr: '',
  hasLasted: true,
  ticked: [],
  table: 'KDIGO_2012',
  formula: 'CKD_EPI_2021',
});

export type ChangeKidney = (change: Partial<KidneyTyped>) => void;
