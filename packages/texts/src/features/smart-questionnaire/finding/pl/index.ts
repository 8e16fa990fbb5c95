import type { SpokenPhrases } from '@tervita/domain/smart-questionnaire';
import { belly } from './belly.ts';
import { checks } from './checks.ts';
import { chest } from './chest.ts';
import { earNoseThroat } from './ear-nose-throat.ts';
import { family } from './family.ts';
import { general } from './general.ts';
import { head } from './head.ts';
import { limbs } from './limbs.ts';
import { medicines } from './medicines.ts';
import { mind } from './mind.ts';
import { papers } from './papers.ts';
import { procedures } from './procedures.ts';
import { skin } from './skin.ts';
import { urine } from './urine.ts';
import { visits } from './visits.ts';

export const phrases: SpokenPhrases = {
  ...belly,
  ...checks,
  ...chest,
  ...earNoseThroat,
  ...family,
  ...general,
  ...head,
  ...limbs,
  ...medicines,
  ...mind,
  ...papers,
  ...procedures,
  ...skin,
  ...urine,
  ...visits,
};
