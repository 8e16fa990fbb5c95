import type { FiltrationStage } from '@tervita/domain/tools';

/** As people write it: G3a. */
export const stageName: Readonly<Record<FiltrationStage, string>> = {
  G1: 'G1',
  G2: 'G2',
  G3A: 'G3a',
  G3B: 'G3b',
  G4: 'G4',
  G5: 'G5',
};
