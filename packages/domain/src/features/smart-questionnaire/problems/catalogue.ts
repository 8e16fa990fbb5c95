import type { ProblemType } from '../../problem-types/index.ts';
import * as arms from './arms.ts';
import * as bowel from './bowel.ts';
import * as checks from './checks.ts';
import * as chest from './chest.ts';
import * as documents from './documents.ts';
import * as earNoseThroat from './ear-nose-throat.ts';
import * as general from './general.ts';
import * as head from './head.ts';
import * as infection from './infection.ts';
import { instrumentProblems } from './instruments.ts';
import * as leave from './leave.ts';
import * as legs from './legs.ts';
import * as medicines from './medicines.ts';
import * as mind from './mind.ts';
import * as pregnancy from './pregnancy.ts';
import type { Problem } from './problem.ts';
import * as procedures from './procedures.ts';
import * as skin from './skin.ts';
import * as spine from './spine.ts';
import * as stomach from './stomach.ts';
import * as urine from './urine.ts';
import * as visits from './visits.ts';

/** Raised with every change of questions or rules: what was asked can be read again years later. */
export const catalogueVersion = 5;

export const problems: readonly Problem[] = [
  general,
  infection,
  mind,
  stomach,
  bowel,
  head,
  chest,
  earNoseThroat,
  urine,
  spine,
  arms,
  legs,
  skin,
  pregnancy,
  medicines,
  leave,
  documents,
  checks,
  visits,
  procedures,
].flatMap((family) => Object.values(family));

const byType: ReadonlyMap<ProblemType, Problem> = new Map(
  [...problems, ...instrumentProblems].map((each) => [each.type, each]),
);

export const problemOf = (type: ProblemType): Problem | undefined => byType.get(type);
