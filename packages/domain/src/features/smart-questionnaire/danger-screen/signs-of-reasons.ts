import { kindOf, type ProblemType } from '../../problem-types/index.ts';
import type { ScreenSign } from './signs.ts';

/**
 * Beside the general signs, the gravest first. Where there is no place for all of them the last ones fall away: the
 * general ones still stand for them.
 */
const named: Readonly<Partial<Record<ProblemType, readonly ScreenSign[]>>> = {
  ACUTE_INFECTION: ['spots', 'dehydr', 'weakened', 'fever3'],
  LYMPHADENOPATHY: ['drool', 'abscess'],
  NECK_MASS: ['drool', 'fast'],
  MOOD_DISORDER: ['plan', 'psychosis', 'noeat'],
  DEPRESSION: ['plan', 'psychosis', 'noeat'],
  ANXIETY: ['plan', 'psychosis'],
  GASTROINTESTINAL: ['obstruct', 'jaundice'],
  ABDOMINAL_PAIN: ['testis', 'obstruct', 'hernia', 'jaundice'],
  NAUSEA_VOMITING: ['bile', 'dka', 'cantdrink', 'obstruct', 'weakened'],
  DYSPHAGIA: ['drool', 'stuck', 'swallowed'],
  CONSTIPATION: ['obstruct', 'cauda', 'cantdrink'],
  DIARRHEA: ['cantdrink', 'weakened', 'bloodfever'],
  WEIGHT_LOSS: ['sugar', 'cantdrink', 'noeat'],
  HEADACHE: ['spots', 'redeye', 'gca'],
  VERTIGO: ['walk', 'suddenhear'],
  TINNITUS: ['suddenhear'],
  COUGH: ['blood', 'inhaled'],
  DYSPNEA: ['legbreath'],
  CHEST_PAIN: ['spread', 'sweat', 'legbreath'],
  EAR_PAIN: ['mastoid', 'suddenhear'],
  RHINORRHEA_CONGESTION: ['eye', 'csf', 'nosebleed'],
  SORE_THROAT: ['drool', 'weakened', 'quinsy'],
  URINARY_DISORDER: ['nourine', 'sugar', 'cauda', 'testis', 'flank'],
  DYSURIA: ['nourine', 'testis', 'flank', 'clots'],
  BACK_PAIN: ['cauda', 'legweak', 'flank'],
  NECK_PAIN: ['cord', 'drool'],
  JOINT_PAIN: ['limb', 'overdays', 'joint'],
  SHOULDER_PAIN: ['limb', 'joint'],
  ELBOW_PAIN: ['limb', 'joint'],
  WRIST_PAIN: ['limb', 'overdays', 'cellulitis', 'joint'],
  HIP_GROIN_PAIN: ['limb', 'hernia', 'calf'],
  KNEE_PAIN: ['limb', 'overdays', 'joint'],
  ANKLE_PAIN: ['limb', 'overdays', 'cellulitis', 'joint', 'ulcer'],
  SKIN_RASH: ['spots', 'blister', 'cellulitis', 'weakened', 'eyezoster'],
  DERMATOLOGICAL: ['blister', 'cellulitis'],
  BREASTFEEDING: ['afterbirth', 'babyill', 'babyfever', 'babyno'],
  PREGNANCY_START: ['bleed', 'spotting', 'cantdrink'],
  PREGNANCY_COMMS: ['bleed', 'preecl', 'unborn', 'spotting', 'cantdrink'],
  PRESCRIPTION_CONTRACEPTION: ['calf', 'limb'],
  WELLNESS_DIABETES: ['dka', 'lowsugar', 'limb', 'foot'],
  AUDIT: ['withdrawal', 'psychosis'],
  IPSS: ['nourine'],
  PROC_CASTREMOVAL: ['pain', 'limb', 'wet'],
  PROC_WOUNDDRESSING: ['limb', 'overdays', 'cellulitis'],
  PROC_SUTURES: ['limb', 'overdays', 'cellulitis'],
};

/** Whoever asks for a paper, a medicine or a visit, or writes in own words, may tell of anything. */
const ofAnything: readonly ScreenSign[] = ['nervelimb', 'overdays'];
const inOwnWords: ReadonlySet<ProblemType> = new Set(['OTHER_PROBLEM', 'HEALTH_CONCERN', 'MEDICAL_PROBLEM']);

export const signsOfReason = (type: ProblemType): readonly ScreenSign[] =>
  named[type] ?? (kindOf(type) === 'ADMIN' || inOwnWords.has(type) ? ofAnything : []);

/** They speak of pregnancy themselves: the general sign would ask the same again. */
export const aboutPregnancy: ReadonlySet<ProblemType> = new Set([
  'PREGNANCY_START',
  'PREGNANCY_COMMS',
  'BREASTFEEDING',
]);
