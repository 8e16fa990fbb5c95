import type { BodySex, RiskLimitSet, RiskRegion } from '@tervita/domain/tools';

/** Everything as it stands in the fields. */
export interface LdlTyped {
  readonly sex: BodySex;
  readonly age: string;
  readonly isSmoker: boolean;
  readonly systolic: string;
  readonly diastolic: string;
  readonly totalCholesterol: string;
  readonly hdl: string;
  readonly triglycerides: string;
  readonly ldl: string;
  readonly isUntreated: boolean;
  readonly untreatedLdl: string;
  readonly hasVesselDisease: boolean;
  readonly hasRecurrentEvents: boolean;
  readonly hasDiabetes: boolean;
  readonly diabetesType: 'TYPE_1' | 'TYPE_2';
  readonly diabetesYears: string;
  readonly hasOrganDamage: boolean;
  readonly hasFamilialCholesterol: boolean;
  readonly isKidneyWeak: boolean;
  readonly egfr: string;
  readonly riskFactors: string;
  readonly region: RiskRegion;
  readonly limits: RiskLimitSet;
}

export const emptyLdl: LdlTyped = {
  sex: 'FEMALE',
  age: '',
  isSmoker: false,
  systolic: '',
  diastolic: '',
  totalCholesterol: '',
  hdl: '',
  triglycerides: '',
  ldl: '',
  isUntreated: true,
  untreatedLdl: '',
  hasVesselDisease: false,
  hasRecurrentEvents: false,
  hasDiabetes: false,
  diabetesType: 'TYPE_2',
  diabetesYears: '',
  hasOrganDamage: false,
  hasFamilialCholesterol: false,
  isKidneyWeak: false,
  egfr: '',
  riskFactors: '',
  region: 'HIGH',
  limits: 'ESC_2025',
};

export type ChangeLdl = (change: Partial<LdlTyped>) => void;
