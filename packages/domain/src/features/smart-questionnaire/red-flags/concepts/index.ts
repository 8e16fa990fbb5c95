import { type Language, languages } from '../../../../core/index.ts';
import { signs } from '../../danger-screen/signs.ts';
import type { StoppingAction } from '../../stages.ts';
import { babies } from './babies.ts';
import { bellyAndChest } from './belly-and-chest.ts';
import { blood } from './blood.ts';
import type { Concept } from './concept.ts';
import { mind } from './mind.ts';
import { overDays } from './over-days.ts';
import { treatment } from './treatment.ts';

/** Dangers that are told without the name of an illness, each in every language. */
export const concepts: Readonly<Record<string, Concept>> = {
  ...blood,
  ...bellyAndChest,
  ...overDays,
  ...treatment,
  ...babies,
  ...mind,
};

interface ConceptPhrase {
  readonly language: Language;
  readonly action: StoppingAction;
  readonly written: string;
}

export const conceptPhrases: readonly ConceptPhrase[] = Object.values(concepts).flatMap((concept) =>
  languages.flatMap((language) =>
    concept[language].map((written) => ({ language, action: signs[concept.sign].action, written })),
  ),
);
