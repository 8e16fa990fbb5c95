import { type ProblemType, problemTypes, questionnaireTypes } from './problem-types.ts';

/** Names of the Polish catalogue that differ by more than the prefix of questionnaires. */
const polishNames: Readonly<Record<string, ProblemType>> = {
  RHINORRHEA_NASAL_CONGESTION: 'RHINORRHEA_CONGESTION',
  SORE_THROAT_PHARYNGITIS: 'SORE_THROAT',
  ABDOMINAL_AND_PELVIC_PAIN: 'ABDOMINAL_PAIN',
  EAR_PAIN_OTALGIA: 'EAR_PAIN',
  URINARY_SYMPTOMS_DYSURIA: 'DYSURIA',
};

const byName: ReadonlyMap<string, ProblemType> = new Map<string, ProblemType>([
  ...Object.entries(polishNames),
  ...questionnaireTypes.map((type): [string, ProblemType] => [`QUEST_${type}`, type]),
  ...problemTypes.map((type): [string, ProblemType] => [type, type]),
]);

/** Every name that a problem type is called by: our own and those of the Polish catalogue. */
export const problemTypeNames: readonly string[] = [...byName.keys()];

/** Takes our own names and those of the Polish catalogue. */
export const problemTypeNamed = (name: string): ProblemType | undefined => byName.get(name);
