import {
  type DangerSign,
  dangerScreen,
  dangerSigns,
  type ScreenSign,
} from '@tervita/domain/smart-questionnaire';
import type { Message } from '../corpus/message.ts';

/**
 * Which rows of the danger screen say in their own words what the corpus calls a sign, in each of the four languages.
 * Read beside the rows' words; a row that only might make somebody think of it does not count.
 */
const rowsOfSigns: Readonly<Record<string, readonly ScreenSign[]>> = {
  breath: ['breathing', 'babybreath', 'babyill'],
  blue: ['breathing', 'babybreath', 'babyill'],
  ribs: ['breathing', 'babybreath', 'babyill'],
  pauses: ['babybreath'],
  noisy: ['breathing', 'babybreath'],
  choked: ['breathing', 'babybreath', 'inhaled'],
  chest: ['heart', 'heartbrain'],
  tearing: ['strongpain'],
  heartbeat: ['heart', 'heartbrain'],
  face: ['stroke', 'heartbrain'],
  weakside: ['stroke', 'heartbrain'],
  speech: ['stroke', 'heartbrain'],
  sight: ['stroke', 'heartbrain'],
  balance: ['stroke', 'heartbrain', 'walk'],
  confused: ['collapse', 'unwell', 'drowsy'],
  sleepy: ['collapse', 'unwell', 'drowsy', 'babyunwell', 'babyill'],
  limp: ['collapse', 'drowsy', 'babyunwell', 'babyill', 'babylook'],
  seizure: ['collapse', 'unwell', 'fit', 'babyunwell'],
  fainted: ['collapse', 'unwell', 'fit', 'babyunwell'],
  lips: ['breathing'],
  hives: ['allergic'],
  swallow: ['drool', 'stuck'],
  bleeding: ['bleeding', 'hurt', 'nosebleed'],
  bloodvomit: ['bleeding', 'hurt', 'babyvomit'],
  blackstool: ['bleeding', 'hurt', 'babyvomit'],
  bloodcough: ['bleeding', 'hurt', 'blood'],
  thinners: [],
  thunder: ['strongpain'],
  belly: ['strongpain'],
  testicle: ['strongpain', 'testis'],
  pain: ['strongpain'],
  stiffneck: ['veryill', 'unwell', 'spots'],
  spots: ['veryill', 'unwell', 'spots'],
  shivers: ['veryill', 'unwell', 'flank'],
  weakimmunity: ['veryill', 'unwell', 'weakened'],
  babyfever: ['babyheat', 'babyfever'],
  babyfeeds: ['feeds', 'babyno'],
  greenvomit: ['babyvomit', 'bile'],
  babycry: ['crying', 'babylook'],
  nofluids: ['dry', 'dehydr', 'cantdrink', 'feeds'],
  poison: ['accident', 'poisoned', 'hurt'],
  overdose: ['accident', 'poisoned', 'hurt'],
  battery: ['accident', 'poisoned', 'hurt', 'swallowed'],
  headblow: ['accident', 'injury', 'hurt'],
  accident: ['accident', 'injury', 'hurt'],
  cannotstand: ['accident', 'injury', 'hurt', 'joint'],
  burn: ['accident', 'injury', 'hurt'],
  coldlimb: ['limb', 'nervelimb'],
  swollenleg: ['calf', 'afterbirth', 'overdays'],
  saddle: ['cauda', 'nervelimb'],
  nourine: ['nourine', 'cauda', 'nervelimb'],
  hernia: ['hernia'],
  redeye: ['strongpain', 'redeye'],
  pregbleed: ['pregnant', 'bleed', 'spotting'],
  pregpain: ['pregnant', 'bleed'],
  preghead: ['pregnant', 'preecl', 'afterbirth'],
  pregmoves: ['pregnant', 'unborn'],
  waters: ['pregnant', 'unborn'],
  afterbirth: ['pregnant', 'afterbirth'],
  highsugar: ['dka', 'sugar'],
  lowsugar: ['lowsugar'],
  pressure: ['heart', 'heartbrain'],
  oxygen: ['breathing'],
  spreading: ['cellulitis', 'overdays'],
  blisters: ['blister'],
  thoughts: ['selfharm', 'plan'],
  plan: ['selfharm', 'plan'],
  selfharm: ['selfharm', 'plan'],
  harmothers: ['selfharm', 'plan'],
  voices: ['collapse', 'unwell', 'psychosis'],
  violence: ['accident', 'hurt', 'injury'],
  withdrawal: ['withdrawal'],
  burningchest: ['heart', 'heartbrain'],
  nearfaint: ['collapse', 'unwell'],
  coffee: ['bleeding', 'hurt'],
  redstool: ['bleeding', 'hurt', 'babyvomit'],
  hardbelly: ['strongpain'],
  growingpain: ['strongpain'],
  babysweats: ['babybreath'],
  softspot: ['babylook', 'babyill'],
  babycolour: ['babylook'],
  babytone: ['babylook', 'drowsy', 'babyunwell', 'babyill'],
  dried: ['dried', 'dry', 'babylook', 'babyill', 'dehydr', 'feeds', 'babyno'],
  wrongdose: ['accident', 'poisoned', 'hurt'],
  growingweak: ['overdays', 'legweak'],
  growingeye: ['overdays', 'eye'],
  hotjoint: ['joint', 'overdays'],
  wound: ['overdays', 'foot', 'ulcer'],
  cast: ['pain', 'overdays'],
  device: ['overdays'],
  conduct: ['selfharm', 'plan'],
};

/** A hand that had the signs of the screen before it names them themselves. */
const ownRow = /^row:(\w+)$/;

const rowsFor = (sign: string): readonly DangerSign[] => {
  const named = dangerSigns.find((each) => each === ownRow.exec(sign)?.[1]);
  const rows = named ? [named] : rowsOfSigns[sign];
  if (!rows) throw new Error(`not a sign: ${sign}`);
  return rows;
};

/** Whether somebody who answers truly finds something to tick among these rows. */
export const canBeTicked = ({ signs }: Pick<Message, 'signs'>, shown: readonly ScreenSign[]): boolean =>
  signs.some((sign) => rowsFor(sign).some((row) => shown.some((each) => each === row)));

export const isOnScreen = (message: Message): boolean =>
  canBeTicked(message, dangerScreen(message.reason, message.patient));
