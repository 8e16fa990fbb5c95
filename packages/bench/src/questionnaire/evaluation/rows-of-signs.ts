import {
  type DangerSign,
  dangerScreen,
  dangerSigns,
  isScreenSign,
  rowsShown,
  type ScreenSign,
} from '@tervita/domain/smart-questionnaire';
import type { Message } from '../corpus/message.ts';

/**
 * Which rows of the list of danger say in their own words what the corpus calls a sign, in each of the four languages.
 * Read beside the rows' words; a row that only might make somebody think of it does not count.
 */
const rowsOfSigns: Readonly<Record<string, readonly ScreenSign[]>> = {
  breath: ['breathing-hard', 'baby-breath', 'babyill-floppy'],
  blue: ['lips-blue', 'baby-breath', 'babyill-floppy', 'baby-feeding-blue'],
  ribs: ['breathing-hard', 'baby-breath'],
  pauses: ['baby-noisy', 'breathing-hard'],
  noisy: ['breathing-hard', 'baby-noisy'],
  choked: ['breathing-hard', 'baby-noisy', 'inhaled'],
  chest: ['chest-pain'],
  tearing: ['pain-sudden'],
  heartbeat: ['heart-racing'],
  face: ['stroke-limb', 'stroke-face'],
  weakside: ['stroke-limb', 'stroke-arm'],
  speech: ['stroke-speech', 'stroke-words'],
  sight: ['stroke-speech', 'stroke-sight'],
  balance: ['stroke-speech', 'stroke-balance', 'walk'],
  confused: ['confused-now', 'hard-to-wake'],
  sleepy: ['confused-now', 'hard-to-wake', 'babyill-floppy'],
  limp: ['confused-now', 'hard-to-wake', 'baby-floppy', 'babyill-floppy'],
  seizure: ['fainted'],
  fainted: ['fainted'],
  lips: ['lips-swollen'],
  hives: ['allergic-vomiting', 'allergic-faint', 'allergic-breath'],
  swallow: ['drool', 'stuck'],
  bleeding: ['bleeding-heavy', 'nosebleed'],
  bloodvomit: ['blood-up', 'babyvomit'],
  blackstool: ['blood-stool', 'babyvomit'],
  bloodcough: ['blood-up', 'blood'],
  thinners: [],
  thunder: ['pain-sudden'],
  belly: ['pain-sudden', 'pain-grew'],
  testicle: ['pain-sudden', 'testis'],
  pain: ['pain-sudden', 'pain-grew'],
  stiffneck: ['fever-stiff'],
  spots: ['dark-spots'],
  shivers: ['fever-stiff', 'flank'],
  weakimmunity: ['chemo-fever', 'weak-immune-fever'],
  babyfever: ['babyheat', 'babyfever'],
  babyfeeds: ['feeds', 'babyno-feeds'],
  greenvomit: ['babyvomit', 'bile'],
  babycry: ['crying', 'baby-floppy'],
  nofluids: ['dry', 'no-urine-12h', 'cantdrink', 'feeds'],
  poison: ['poison-taken'],
  overdose: ['poison-taken'],
  battery: ['poison-taken', 'swallowed'],
  headblow: ['injured'],
  accident: ['injured'],
  cannotstand: ['injured', 'limb-useless'],
  burn: ['injured'],
  coldlimb: ['limb'],
  swollenleg: ['calf', 'afterbirth-leg', 'redness-spreads'],
  saddle: ['cauda'],
  nourine: ['nourine', 'cauda'],
  hernia: ['hernia'],
  redeye: ['pain-sudden', 'redeye'],
  pregbleed: ['pregnant-bleeding', 'bleed-more', 'bleed-pain', 'spotting'],
  pregpain: ['pregnant-pain', 'bleed-pain'],
  preghead: ['pregnant-pain', 'preecl-head', 'afterbirth-head'],
  pregmoves: ['pregnant-waters', 'unborn-moves'],
  waters: ['pregnant-waters', 'unborn-waters'],
  afterbirth: ['pregnant-bleeding', 'pregnant-pain', 'afterbirth-bleeding', 'afterbirth-head'],
  highsugar: ['dka', 'sugar'],
  lowsugar: ['lowsugar'],
  pressure: ['pressure-high'],
  oxygen: ['lips-blue'],
  spreading: ['cellulitis', 'redness-spreads'],
  blisters: ['blister'],
  thoughts: ['suicide-thoughts', 'plan-now'],
  plan: ['suicide-thoughts', 'plan-now'],
  selfharm: ['suicide-thoughts', 'plan-now'],
  harmothers: ['harm-others', 'plan-now'],
  voices: ['confused-now', 'voices'],
  violence: ['violence', 'child-hurt'],
  withdrawal: ['withdrawal'],
  burningchest: ['chest-pain'],
  nearfaint: ['fainted'],
  coffee: ['blood-up'],
  redstool: ['blood-stool', 'babyvomit'],
  hardbelly: ['pain-grew'],
  growingpain: ['pain-grew'],
  babysweats: ['baby-feeding-blue'],
  softspot: ['baby-softspot', 'babyill-dry'],
  babycolour: ['baby-grey'],
  babytone: ['baby-floppy', 'hard-to-wake', 'babyill-floppy'],
  dried: ['dried', 'dry', 'baby-softspot', 'babyill-dry', 'no-urine-12h', 'feeds', 'babyno-nappies'],
  wrongdose: ['poison-taken'],
  growingweak: ['weakness-days', 'legweak'],
  growingeye: ['weakness-days', 'eye-hurts'],
  hotjoint: ['joint-hot', 'redness-spreads'],
  wound: ['wound-worse', 'foot', 'ulcer'],
  cast: ['pain', 'wound-worse'],
  device: ['wound-worse'],
  conduct: ['goodbye'],
};

/** A hand that had the list before it names its wide signs, each of which is several rows now. */
const rowsOfWideSigns: Readonly<Partial<Record<DangerSign, readonly ScreenSign[]>>> = {
  breathing: ['breathing-hard', 'lips-blue', 'lips-swollen'],
  heart: ['chest-pain', 'heart-racing', 'pressure-high'],
  stroke: [
    'stroke-limb',
    'stroke-speech',
    'stroke-face',
    'stroke-arm',
    'stroke-words',
    'stroke-sight',
    'stroke-balance',
  ],
  collapse: ['fainted', 'confused-now', 'hard-to-wake'],
  bleeding: ['bleeding-heavy', 'blood-up', 'blood-stool'],
  strongpain: ['pain-sudden', 'pain-grew'],
  veryill: ['fever-stiff', 'dark-spots', 'chemo-fever'],
  accident: ['poison-taken', 'injured', 'violence'],
  selfharm: ['suicide-thoughts', 'goodbye', 'harm-others'],
  pregnant: ['pregnant-bleeding', 'pregnant-pain', 'pregnant-waters'],
  hurt: ['bleeding-heavy', 'blood-up', 'blood-stool', 'poison-taken', 'injured', 'violence'],
  unwell: ['fainted', 'confused-now', 'fever-stiff', 'dark-spots', 'chemo-fever'],
  heartbrain: ['chest-pain', 'heart-racing', 'pressure-high', 'stroke-limb', 'stroke-speech'],
  drowsy: ['hard-to-wake'],
  fit: ['fainted'],
  spots: ['dark-spots', 'fever-stiff'],
  poisoned: ['poison-taken'],
  injury: ['injured', 'child-hurt'],
  babybreath: ['baby-breath', 'baby-noisy', 'baby-feeding-blue'],
  babylook: ['baby-grey', 'baby-floppy', 'baby-softspot'],
  babyunwell: ['hard-to-wake', 'fainted'],
  nervelimb: ['cauda', 'limb'],
  overdays: ['weakness-days', 'redness-spreads', 'wound-worse'],
  plan: ['plan-now', 'goodbye'],
  psychosis: ['voices', 'followed'],
  allergic: ['allergic-vomiting', 'allergic-faint', 'allergic-breath'],
  dehydr: ['no-urine-12h', 'dry-mouth'],
  weakened: ['chemo-fever', 'weak-immune-fever'],
  eye: ['eye-swollen', 'eye-hurts'],
  quinsy: ['jaw-locked', 'muffled-voice'],
  cord: ['neck-hands', 'neck-bladder'],
  joint: ['joint-hot', 'limb-useless'],
  afterbirth: ['afterbirth-bleeding', 'afterbirth-head', 'afterbirth-leg'],
  babyill: ['babyill-floppy', 'babyill-dry'],
  babyno: ['babyno-feeds', 'babyno-nappies'],
  bleed: ['bleed-more', 'bleed-pain'],
  preecl: ['preecl-head', 'preecl-ribs'],
  unborn: ['unborn-moves', 'unborn-waters'],
};

const ownRow = /^row:(\w+)$/;

const rowsFor = (sign: string): readonly ScreenSign[] => {
  const named = dangerSigns.find((each) => each === ownRow.exec(sign)?.[1]);
  const own = named && isScreenSign(named) ? [named] : [];
  const rows = named ? (rowsOfWideSigns[named] ?? own) : rowsOfSigns[sign];
  if (!rows) throw new Error(`not a sign: ${sign}`);
  return rows;
};

/** Whether somebody who answers truly finds something to tick among these rows. */
export const canBeTicked = ({ signs }: Pick<Message, 'signs'>, shown: readonly ScreenSign[]): boolean =>
  signs.some((sign) => rowsFor(sign).some((row) => shown.includes(row)));

/** On the list, opened rows with it; and among the rows that stand there before anything is opened. */
export const isOnScreen = (message: Message): boolean =>
  canBeTicked(message, dangerScreen(message.reason, message.patient));
export const isShown = (message: Message): boolean =>
  canBeTicked(message, dangerScreen(message.reason, message.patient).slice(0, rowsShown));
