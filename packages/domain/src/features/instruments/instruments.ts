import { BusinessError } from '../../core/index.ts';
import type { ProblemType, questionnaireTypes } from '../problem-types/index.ts';
import * as body from './body.ts';
import * as children from './children.ts';
import * as habits from './habits.ts';
import type { Instrument, InstrumentFacts, InstrumentKey } from './instrument.ts';
import * as mood from './mood.ts';
import * as sleep from './sleep.ts';

export const instruments: readonly Instrument[] = [mood, sleep, habits, children, body].flatMap((family) =>
  Object.values(family),
);

const byKey: ReadonlyMap<string, Instrument> = new Map(instruments.map((each) => [each.key, each]));

export const instrumentOf = (key: InstrumentKey): Instrument => {
  const found = byKey.get(key);
  if (!found) throw new Error(`No instrument ${key}`);
  return found;
};

type QuestionnaireType = (typeof questionnaireTypes)[number];

/** What is filled in under each name. Asthma is our own four questions; of the Oxford scores the one of the joint. */
const byType: Readonly<Record<QuestionnaireType, readonly InstrumentKey[]>> = {
  QUEST_OXFORD: ['OHS', 'OKS'],
  EEK2: ['EEK2'],
  IPSS2: ['IPSS'],
  IPSS: ['IPSS'],
  AUDIT: ['AUDIT'],
  FAGER: ['FTND'],
  EPWORTH_STOPBANG: ['ESS', 'STOPBANG'],
  EPWORTH: ['ESS'],
  ISI: ['ISI'],
  SNAP_IV: ['SNAPIV26'],
  'M-CHAT': ['MCHATR'],
  CAT_MMRC: ['CAT', 'MMRC'],
  CAT: ['CAT'],
  ASTHMA: ['ASTHMA4'],
  START: ['STARTBACK'],
  BDI: ['BDI2'],
  GAD: ['GAD7'],
  PHQ9: ['PHQ9'],
};

/** None for a reason that is no questionnaire. */
export const instrumentsOf = (type: ProblemType): readonly Instrument[] =>
  (byType[type as QuestionnaireType] ?? []).map(instrumentOf);

const licensedInstead: Readonly<Partial<Record<InstrumentKey, InstrumentKey>>> = { ASTHMA4: 'ACT' };

/** What is asked instead of questions of our own where the clinic has entered the words that it holds a licence for. */
export const licensedInsteadOf = ({ key }: Instrument): Instrument | undefined => {
  const instead = licensedInstead[key];
  return instead && instrumentOf(instead);
};

/** All that may be asked under this name, at one clinic or another. */
export const everyInstrumentOf = (type: ProblemType): readonly Instrument[] =>
  instrumentsOf(type).flatMap((each) => [each, licensedInsteadOf(each) ?? []].flat());

/** Of the items of one instrument, those that a type asks. */
export const itemsAsked = (type: ProblemType, { items }: Instrument) =>
  items.filter(({ isExtra }) => !isExtra || type === 'IPSS2');

export const misfits = ['TOO_YOUNG', 'TOO_OLD', 'AGE_UNKNOWN', 'OTHER_SEX'] as const;
export type Misfit = (typeof misfits)[number];

const misfitOfOne = ({ age, sex }: Instrument, facts: InstrumentFacts): Misfit | null => {
  const { ageMonths } = facts;
  if (sex && facts.sex !== sex && facts.sex !== 'NOT_DISCLOSED') return 'OTHER_SEX';
  // A narrow age cannot be taken on trust; that somebody is grown up can.
  if (ageMonths === null) return age.maxMonths === undefined ? null : 'AGE_UNKNOWN';
  if (ageMonths < age.minMonths) return 'TOO_YOUNG';
  return age.maxMonths !== undefined && ageMonths > age.maxMonths ? 'TOO_OLD' : null;
};

/** Why a questionnaire is not made for this patient; null where it is. */
export const misfitOf = (type: ProblemType, facts: InstrumentFacts): Misfit | null =>
  instrumentsOf(type).flatMap((each) => misfitOfOne(each, facts) ?? [])[0] ?? null;

/** For whom a questionnaire is made, all that is filled in under its name. */
export const madeFor = (type: ProblemType): Pick<Instrument, 'age' | 'sex'> => {
  const all = instrumentsOf(type);
  const most = all.flatMap(({ age }) => age.maxMonths ?? []);
  const sex = all.find((each) => each.sex)?.sex;
  return {
    age: {
      minMonths: Math.max(0, ...all.map(({ age }) => age.minMonths)),
      ...(most.length > 0 && { maxMonths: Math.min(...most) }),
    },
    ...(sex && { sex }),
  };
};

/** Whether it is refused. Who may be the right one, because nobody knows the age, is not. */
export const isRefusedFor = (misfit: Misfit | null): boolean => misfit !== null && misfit !== 'AGE_UNKNOWN';

/** Before a questionnaire is begun elsewhere or asked for. */
export const assertMadeFor = (type: ProblemType, facts: InstrumentFacts): void => {
  if (isRefusedFor(misfitOf(type, facts))) throw new BusinessError('QUESTIONNAIRE_NOT_FOR_PATIENT');
};

export const misfitOfInstrument = misfitOfOne;
