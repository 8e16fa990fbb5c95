import type { Condition } from '../asking/condition.ts';
import type { Action } from '../red-flags/rule.ts';
import {
  canBePregnant,
  from12,
  isYoungBaby,
  manOrUnknown,
  mayIntendHarm,
  over50,
  underFive,
  underTwo,
} from './who-can.ts';

interface Sign {
  /** One strength for one sign, whatever the reason. */
  readonly action: Exclude<Action, 'FLAG'>;
  /** Nobody is asked about what they cannot have; left out: anybody can. */
  readonly if?: Condition;
}

const call112 = { action: 'CALL_112' } as const;
const crisis = { action: 'CRISIS' } as const;
const today = { action: 'CLINIC_TODAY' } as const;

/** Whatever the reason, something of each of these is asked; a wide sign stands for several narrow ones. */
const general = {
  breathing: call112,
  heart: call112,
  stroke: call112,
  collapse: call112,
  bleeding: call112,
  strongpain: call112,
  veryill: call112,
  accident: call112,
  selfharm: { ...crisis, if: mayIntendHarm },
  pregnant: { ...call112, if: canBePregnant },
  // Two in one, where a reason needs the place for signs of its own.
  hurt: call112,
  unwell: call112,
  heartbrain: call112,
  // Children.
  drowsy: call112,
  fit: call112,
  spots: call112,
  // Listless with signs of drying out; drinking badly alone waits until the clinic opens.
  dried: { ...call112, if: underFive },
  dry: today,
  poisoned: call112,
  injury: call112,
  // Babies.
  babybreath: call112,
  babylook: call112,
  babyheat: { ...call112, if: isYoungBaby },
  feeds: today,
  babyvomit: call112,
  crying: today,
  // Two in one.
  babyunwell: call112,
} as const satisfies Record<string, Sign>;

/** Of one reason or a few. */
const ofReasons = {
  // Of those who come for something else: what the general signs leave out.
  nervelimb: { ...call112, if: from12 },
  overdays: { ...today, if: from12 },
  plan: { ...crisis, if: mayIntendHarm },
  psychosis: call112,
  withdrawal: { ...call112, if: from12 },
  allergic: call112,
  noeat: today,
  drool: call112,
  abscess: today,
  fast: today,
  dehydr: today,
  cantdrink: today,
  fever3: today,
  weakened: call112,
  obstruct: call112,
  jaundice: today,
  testis: { ...call112, if: manOrUnknown },
  bile: { ...call112, if: underTwo },
  stuck: call112,
  swallowed: call112,
  cauda: call112,
  bloodfever: today,
  sugar: call112,
  dka: call112,
  lowsugar: call112,
  redeye: call112,
  gca: { ...today, if: over50 },
  walk: call112,
  suddenhear: today,
  blood: call112,
  inhaled: call112,
  legbreath: call112,
  spread: call112,
  sweat: call112,
  mastoid: call112,
  eye: call112,
  csf: call112,
  nosebleed: call112,
  quinsy: today,
  nourine: call112,
  flank: today,
  clots: today,
  legweak: call112,
  cord: call112,
  limb: call112,
  joint: today,
  hernia: call112,
  calf: today,
  ulcer: today,
  blister: call112,
  cellulitis: today,
  eyezoster: today,
  afterbirth: { ...call112, if: canBePregnant },
  babyill: call112,
  babyfever: call112,
  babyno: today,
  bleed: { ...call112, if: canBePregnant },
  spotting: { ...today, if: canBePregnant },
  preecl: { ...call112, if: canBePregnant },
  unborn: { ...call112, if: canBePregnant },
  foot: today,
  pain: call112,
  wet: today,
} as const satisfies Record<string, Sign>;

/** Each sign that is asked about now. */
export const signs: Readonly<Record<keyof typeof general | keyof typeof ofReasons, Sign>> = {
  ...general,
  ...ofReasons,
};
export type ScreenSign = keyof typeof signs;

/** Asked about in earlier versions of the catalogue: an old answer still warns, and can still be read. */
const earlier = {
  saddle: call112,
  bladder: call112,
  breath: call112,
  chest: call112,
  confused: call112,
  seizure: call112,
  heavybleed: call112,
  anaph: call112,
  severeabd: call112,
  suicid: crisis,
  cyan: call112,
  stiffneck: call112,
  purpura: call112,
  stridor: call112,
  faint: call112,
  bloodvomit: call112,
  blackstool: call112,
  bleedpreg: call112,
  headinj: call112,
  poison: call112,
  thunder: call112,
  vision: call112,
  now: call112,
  tear: call112,
  face: call112,
  majorinj: call112,
  aorta: call112,
  feverback: today,
  cardiac: call112,
  dissect: call112,
  hotfever: call112,
  deform: call112,
  nopulse: call112,
  hotjoint: today,
  nomove: today,
  scaphoid: today,
  fracture: call112,
  noweight: today,
  bone: today,
  achilles: today,
  harm: crisis,
  baby: crisis,
  moves: call112,
  water: call112,
  sepsis: call112,
  oneside: call112,
  leg: call112,
} as const satisfies Record<string, Sign>;
export const earlierSigns: Readonly<Record<keyof typeof earlier, Sign>> = earlier;

/** Each is worded once in every language. */
export type DangerSign = ScreenSign | keyof typeof earlier;
export const dangerSigns = Object.keys({ ...signs, ...earlier }) as readonly DangerSign[];

/** The screen's own answer when nothing on it is true. */
export const noSign = 'none';
