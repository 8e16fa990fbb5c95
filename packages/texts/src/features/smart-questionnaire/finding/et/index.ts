import type { SpokenPhrases } from '@tervita/domain/smart-questionnaire';
import { bonesAndJoints } from './bones-and-joints.ts';
import { documentsAndChecks } from './documents-and-checks.ts';
import { headAndThroat } from './head-and-throat.ts';
import { infectionAndChest } from './infection-and-chest.ts';
import { medicinesAndLeave } from './medicines-and-leave.ts';
import { mindAndWellbeing } from './mind-and-wellbeing.ts';
import { pregnancy } from './pregnancy.ts';
import { skin } from './skin.ts';
import { stomachAndUrine } from './stomach-and-urine.ts';
import { visitsAndCare } from './visits-and-care.ts';

export const phrases: SpokenPhrases = {
  ...infectionAndChest,
  ...headAndThroat,
  ...stomachAndUrine,
  ...bonesAndJoints,
  ...skin,
  ...mindAndWellbeing,
  ...pregnancy,
  ...medicinesAndLeave,
  ...documentsAndChecks,
  ...visitsAndCare,
};
