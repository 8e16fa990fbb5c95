import type { Condition } from '../asking/condition.ts';
import type { StoppingAction } from '../stages.ts';
import { earlierSigns } from './earlier-signs.ts';
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

/** What a row is about: it has one pictogram and one word for all its rows. */
export const dangerTopics = [
  'BREATHING',
  'LIPS',
  'ALLERGY',
  'HEART',
  'STROKE',
  'FAINTING',
  'CONFUSION',
  'BLEEDING',
  'PAIN',
  'FEVER',
  'SPOTS',
  'POISON',
  'INJURY',
  'VIOLENCE',
  'MIND',
  'VOICES',
  'PREGNANCY',
  'BABY',
  'VOMITING',
  'FLUIDS',
  'FEEDING',
  'BELLY',
  'EYE',
  'TESTICLE',
  'THROAT',
  'SWELLING',
  'NERVES',
  'SUGAR',
  'EAR',
  'NOSE',
  'URINE',
  'LIMB',
  'WOUND',
  'SKIN',
  'CAST',
] as const;
export type DangerTopic = (typeof dangerTopics)[number];

interface Sign {
  /** A row has one strength, whatever the reason. */
  readonly action: StoppingAction;
  readonly topic: DangerTopic;
  /** The sign stays dangerous for so many days after it has passed; without them it must be so now. */
  readonly days?: number;
  /** Nobody is asked about what they cannot have; left out: anybody can. */
  readonly if?: Condition;
}

const call112 = { action: 'CALL_112' } as const;
const crisis = { action: 'CRISIS' } as const;
const today = { action: 'CLINIC_TODAY' } as const;

/** A stroke that passed, a blow to the head, a seizure and thoughts of suicide are followed by worse within a week. */
const graveDays = 7;

/** Every row that somebody may be asked to tick. A row whose meaning changes gets a new id: answers keep the old one. */
const rows = {
  'breathing-hard': { ...call112, topic: 'BREATHING' },
  'lips-blue': { ...call112, topic: 'LIPS' },
  'lips-swollen': { ...call112, topic: 'ALLERGY' },
  'chest-pain': { ...call112, topic: 'HEART' },
  'heart-racing': { ...call112, topic: 'HEART' },
  'pressure-high': { ...call112, topic: 'HEART' },
  'stroke-limb': { ...call112, topic: 'STROKE', days: graveDays },
  'stroke-speech': { ...call112, topic: 'STROKE', days: graveDays },
  'stroke-face': { ...call112, topic: 'STROKE', days: graveDays },
  'stroke-arm': { ...call112, topic: 'STROKE', days: graveDays },
  'stroke-words': { ...call112, topic: 'STROKE', days: graveDays },
  'stroke-sight': { ...call112, topic: 'STROKE', days: graveDays },
  'stroke-balance': { ...call112, topic: 'STROKE', days: graveDays },
  fainted: { ...call112, topic: 'FAINTING', days: graveDays },
  'confused-now': { ...call112, topic: 'CONFUSION' },
  'hard-to-wake': { ...call112, topic: 'CONFUSION' },
  'bleeding-heavy': { ...call112, topic: 'BLEEDING' },
  'blood-up': { ...call112, topic: 'BLEEDING' },
  'blood-stool': { ...call112, topic: 'BLEEDING' },
  'pain-sudden': { ...call112, topic: 'PAIN' },
  'pain-grew': { ...call112, topic: 'PAIN' },
  'fever-stiff': { ...call112, topic: 'FEVER' },
  'dark-spots': { ...call112, topic: 'SPOTS' },
  'chemo-fever': { ...call112, topic: 'FEVER' },
  'weak-immune-fever': { ...call112, topic: 'FEVER' },
  'poison-taken': { ...call112, topic: 'POISON' },
  injured: { ...call112, topic: 'INJURY', days: graveDays },
  violence: { ...call112, topic: 'VIOLENCE' },
  'child-hurt': { ...call112, topic: 'VIOLENCE' },
  'suicide-thoughts': { ...crisis, topic: 'MIND', days: graveDays, if: mayIntendHarm },
  goodbye: { ...crisis, topic: 'MIND', days: graveDays, if: mayIntendHarm },
  'harm-others': { ...crisis, topic: 'MIND', days: graveDays, if: mayIntendHarm },
  'plan-now': { ...crisis, topic: 'MIND', if: mayIntendHarm },
  voices: { ...call112, topic: 'VOICES' },
  followed: { ...call112, topic: 'VOICES' },
  withdrawal: { ...call112, topic: 'VOICES', if: from12 },
  'pregnant-bleeding': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  'pregnant-pain': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  'pregnant-waters': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  'bleed-more': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  'bleed-pain': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  spotting: { ...today, topic: 'PREGNANCY', if: canBePregnant },
  'preecl-head': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  'preecl-ribs': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  'unborn-moves': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  'unborn-waters': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  'afterbirth-bleeding': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  'afterbirth-head': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  'afterbirth-leg': { ...call112, topic: 'PREGNANCY', if: canBePregnant },
  'baby-breath': { ...call112, topic: 'BREATHING' },
  'baby-noisy': { ...call112, topic: 'BREATHING' },
  'baby-feeding-blue': { ...call112, topic: 'LIPS' },
  'baby-grey': { ...call112, topic: 'BABY' },
  'baby-floppy': { ...call112, topic: 'BABY' },
  'baby-softspot': { ...call112, topic: 'BABY' },
  babyheat: { ...call112, topic: 'FEVER', if: isYoungBaby },
  babyfever: { ...call112, topic: 'FEVER' },
  babyvomit: { ...call112, topic: 'VOMITING' },
  'babyill-floppy': { ...call112, topic: 'BABY' },
  'babyill-dry': { ...call112, topic: 'FLUIDS' },
  'babyno-feeds': { ...today, topic: 'FEEDING' },
  'babyno-nappies': { ...today, topic: 'FLUIDS' },
  feeds: { ...today, topic: 'FEEDING' },
  crying: { ...today, topic: 'BABY' },
  dried: { ...call112, topic: 'FLUIDS', if: underFive },
  dry: { ...today, topic: 'FLUIDS' },
  'no-urine-12h': { ...today, topic: 'FLUIDS' },
  'dry-mouth': { ...today, topic: 'FLUIDS' },
  cantdrink: { ...today, topic: 'VOMITING' },
  noeat: { ...today, topic: 'FEEDING' },
  bile: { ...call112, topic: 'VOMITING', if: underTwo },
  obstruct: { ...call112, topic: 'BELLY' },
  hernia: { ...call112, topic: 'BELLY' },
  jaundice: { ...today, topic: 'EYE' },
  bloodfever: { ...today, topic: 'BLEEDING' },
  testis: { ...call112, topic: 'TESTICLE', if: manOrUnknown },
  stuck: { ...call112, topic: 'THROAT' },
  swallowed: { ...call112, topic: 'POISON' },
  drool: { ...call112, topic: 'THROAT' },
  'jaw-locked': { ...today, topic: 'THROAT' },
  'muffled-voice': { ...today, topic: 'THROAT' },
  'allergic-vomiting': { ...call112, topic: 'ALLERGY' },
  'allergic-faint': { ...call112, topic: 'ALLERGY' },
  'allergic-breath': { ...call112, topic: 'ALLERGY' },
  abscess: { ...today, topic: 'SWELLING' },
  fast: { ...today, topic: 'SWELLING' },
  fever3: { ...today, topic: 'FEVER' },
  cauda: { ...call112, topic: 'NERVES' },
  legweak: { ...call112, topic: 'NERVES' },
  'neck-hands': { ...call112, topic: 'NERVES' },
  'neck-bladder': { ...call112, topic: 'NERVES' },
  'weakness-days': { ...today, topic: 'NERVES' },
  walk: { ...call112, topic: 'STROKE', days: graveDays },
  sugar: { ...call112, topic: 'SUGAR' },
  dka: { ...call112, topic: 'SUGAR' },
  lowsugar: { ...call112, topic: 'SUGAR' },
  redeye: { ...call112, topic: 'EYE' },
  'eye-swollen': { ...call112, topic: 'EYE' },
  'eye-hurts': { ...call112, topic: 'EYE' },
  eyezoster: { ...today, topic: 'EYE' },
  gca: { ...today, topic: 'PAIN', if: over50 },
  suddenhear: { ...today, topic: 'EAR' },
  mastoid: { ...call112, topic: 'EAR' },
  csf: { ...call112, topic: 'NOSE' },
  nosebleed: { ...call112, topic: 'BLEEDING' },
  blood: { ...call112, topic: 'BLEEDING' },
  inhaled: { ...call112, topic: 'BREATHING' },
  legbreath: { ...call112, topic: 'BREATHING' },
  spread: { ...call112, topic: 'HEART' },
  sweat: { ...call112, topic: 'HEART' },
  nourine: { ...call112, topic: 'URINE' },
  clots: { ...today, topic: 'BLEEDING' },
  flank: { ...today, topic: 'FEVER' },
  limb: { ...call112, topic: 'LIMB' },
  'joint-hot': { ...today, topic: 'LIMB' },
  'limb-useless': { ...today, topic: 'LIMB' },
  calf: { ...today, topic: 'LIMB' },
  ulcer: { ...today, topic: 'WOUND' },
  foot: { ...today, topic: 'WOUND' },
  'wound-worse': { ...today, topic: 'WOUND' },
  'redness-spreads': { ...today, topic: 'SKIN' },
  cellulitis: { ...today, topic: 'SKIN' },
  blister: { ...call112, topic: 'SKIN' },
  pain: { ...call112, topic: 'CAST' },
  wet: { ...today, topic: 'CAST' },
} as const satisfies Record<string, Sign>;

export type ScreenSign = keyof typeof rows;
export const signs: Readonly<Record<ScreenSign, Sign>> = rows;

/** Each is worded once in every language. */
export type DangerSign = ScreenSign | keyof typeof earlierSigns;
export const dangerSigns = Object.keys({ ...signs, ...earlierSigns }) as readonly DangerSign[];

const strengths: Readonly<Record<DangerSign, Pick<Sign, 'action'>>> = { ...signs, ...earlierSigns };
export const actionOf = (sign: DangerSign): Sign['action'] => strengths[sign].action;
export const isScreenSign = (id: string): id is ScreenSign => Object.hasOwn(signs, id);
export const isDangerSign = (id: string): id is DangerSign => Object.hasOwn(strengths, id);

/** The screen's own answer when nothing on it is true. */
export const noSign = 'none';
