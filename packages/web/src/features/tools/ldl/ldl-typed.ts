import type { RiskRegion } from '@tervita/domain/tools';
import type { LastEContact } from '../../../core/last-e-contact.ts';
import { type PersonTyped, typedOf } from '../person.ts';

/** Everything as it stands in the fields; undefined is not said. */
export interface LdlTyped extends PersonTyped {
  readonly smokes: 'YES' | 'NO' | undefined;
  readonly systolic: string;
  readonly diastolic: string;
  readonly totalCholesterol: string;
  readonly hdl: string;
  readonly triglycerides: string;
  readonly ldl: string;
  readonly treatment: 'NONE' | 'TAKEN' | undefined;
  readonly untreatedLdl: string;
  readonly hasVesselDisease: boolean;
  readonly hasRecurrentEvents: boolean;
  readonly hasDiabetes: boolean;
  readonly diabetesType: 'TYPE_1' | 'TYPE_2' | undefined;
  readonly diabetesYears: string;
  readonly hasOrganDamage: boolean;
  readonly hasFamilialCholesterol: boolean;
  readonly isKidneyWeak: boolean;
  readonly egfr: string;
  readonly riskFactors: string;
  readonly region: RiskRegion;
}

/** Nothing that decides is chosen beforehand; the region is the country's. */
export const emptyLdl = (person: LastEContact | undefined): LdlTyped => ({
  ...typedOf(person),
  smokes: undefined,
  systolic: '',
  diastolic: '',
  totalCholesterol: '',
  hdl: '',
  triglycerides: '',
  ldl: '',
  treatment: undefined,
  untreatedLdl: '',
  hasVesselDisease: false,
  hasRecurrentEvents: false,
  hasDiabetes: false,
  diabetesType: undefined,
  diabetesYears: '',
  hasOrganDamage: false,
  hasFamilialCholesterol: false,
  isKidneyWeak: false,
  egfr: '',
  riskFactors: '',
  region: 'HIGH',
});

export type ChangeLdl = (change: Partial<LdlTyped>) => void;
