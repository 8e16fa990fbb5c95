import type { QuestionWords } from '@tervita/domain/smart-questionnaire';
import { askedItems } from '../../instruments/index.ts';
import { questions as arms } from './arms.ts';
import { questions as askedOften } from './asked-often.ts';
import { questions as bowel } from './bowel.ts';
import { questions as checks } from './checks.ts';
import { questions as chest } from './chest.ts';
import { questions as documents } from './documents.ts';
import { questions as earNoseThroat } from './ear-nose-throat.ts';
import { questions as head } from './head.ts';
import { questions as infection } from './infection.ts';
import { questions as leave } from './leave.ts';
import { questions as legs } from './legs.ts';
import { questions as medicines } from './medicines.ts';
import { questions as mind } from './mind.ts';
import { questions as pregnancy } from './pregnancy.ts';
import { questions as procedures } from './procedures.ts';
import { questions as skin } from './skin.ts';
import { questions as spine } from './spine.ts';
import { questions as stomach } from './stomach.ts';
import { questions as urine } from './urine.ts';
import { questions as visits } from './visits.ts';

export const questions: Readonly<Record<string, QuestionWords>> = {
  ...askedOften,
  ...infection,
  ...mind,
  ...stomach,
  ...bowel,
  ...head,
  ...chest,
  ...earNoseThroat,
  ...urine,
  ...spine,
  ...arms,
  ...legs,
  ...skin,
  ...pregnancy,
  ...medicines,
  ...leave,
  ...documents,
  ...checks,
  ...visits,
  ...procedures,
  ...askedItems.ru,
};
