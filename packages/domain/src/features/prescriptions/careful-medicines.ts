import type { Sex } from '../persons/index.ts';
import { medicineKey } from './medicine-key.ts';
import { beginnings, type DescribedMedicine, type Shape, says, shapeOf } from './medicine-shape.ts';
import type { Frequency } from './prescriptions.ts';

/** Kinds of medicines that a doctor approves one by one. */
export const alertKinds = [
  'METHOTREXATE',
  'OPIOID',
  'BENZODIAZEPINE',
  'ANTICOAGULANT',
  'INSULIN',
  'LITHIUM',
  'DIGOXIN',
  'RETINOID',
  'VALPROATE',
  'THALIDOMIDE',
] as const;
export type AlertKind = (typeof alertKinds)[number];

interface CarefulMedicine {
  /** Beginnings of words of its substance and of usual brands, folded as `medicineKey` folds. */
  readonly names: readonly string[];
  /** Whole codes, or groups that hold nothing else. */
  readonly atc: readonly string[];
  readonly shapes: readonly Shape[];
  readonly alert?: AlertKind;
  readonly harmsPregnancy?: true;
  /** Undefined: any. "Another, in words" is always among them. */
  readonly offers?: readonly Frequency[];
}

const swallowedOrInjected: readonly Shape[] = ['ORAL', 'INJECTED', 'UNKNOWN'];
const swallowed: readonly Shape[] = ['ORAL', 'UNKNOWN'];
const injected: readonly Shape[] = ['INJECTED', 'UNKNOWN'];
const allButOnSkin: readonly Shape[] = ['PATCH', 'ORAL', 'INJECTED', 'UNKNOWN'];
const patch: readonly Shape[] = ['PATCH'];
const patchOrUnknown: readonly Shape[] = ['PATCH', 'UNKNOWN'];

const weekly: readonly Frequency[] = ['ONCE_WEEKLY', 'OTHER'];
const weeklyOrMonthly: readonly Frequency[] = ['ONCE_WEEKLY', 'ONCE_MONTHLY', 'OTHER'];
const monthly: readonly Frequency[] = ['ONCE_MONTHLY', 'OTHER'];
const everyThirdDay: readonly Frequency[] = ['EVERY_3_DAYS', 'OTHER'];
const buprenorphineDays: readonly Frequency[] = ['EVERY_3_DAYS', 'ONCE_WEEKLY', 'OTHER'];
const patchDays: readonly Frequency[] = ['EVERY_2_DAYS', 'EVERY_3_DAYS', 'ONCE_WEEKLY', 'OTHER'];

/**
 * Substances that harm when they are taken as another is. Kinds: ISMP, List of High-Alert Medications in Community and
 * Ambulatory Care Settings, 2021; for methotrexate also EMA/PRAC 2019 and the never events of NHS England, 2018; for harm
 * to a pregnancy the prevention programmes of EMA for valproate, retinoids and thalidomide, and the product information of
 * methotrexate and warfarin. Rhythms: section 4.2 of each product information. A clinician approves every change.
 */
const carefulMedicines: readonly CarefulMedicine[] = [
  {
    names: beginnings(
      'methotrex metotrex methotreks metotreks метотрексат trexan трексан metoject методжект methofill ebetrexat metex nordimet jylamvo',
    ),
    atc: ['L01BA01', 'L04AX03'],
    shapes: swallowedOrInjected,
    alert: 'METHOTREXATE',
    harmsPregnancy: true,
    offers: weekly,
  },
  {
    names:
      beginnings(`oxycodon oksukodoon oksikodoon oksykodon оксикодон morphin morfi морфин fentan фентанил tramad
      трамадол tapentad тапентадол codein kodei кодеин dihydrocodein dihudrokodei dihydrokodei
      дигидрокодеин buprenorphin buprenorfi бупренорфин methadon metado метадон hydromorphon hudromorfo
      hydromorfon гидроморфон pethidin petidi petydy петиди oxycontin oxynorm sevredol oramorph targin tramal zaldiar doreta palexia
      durogesic дюрогезик matrifen norspan transtec bupretec subutex suboxone temgesic poltram solpadein`),
    atc: ['N02A', 'N07BC01', 'N07BC02', 'N07BC51', 'R05DA04'],
    shapes: allButOnSkin,
    alert: 'OPIOID',
  },
  {
    names:
      beginnings(`diazepam диазепам lorazepam лоразепам alprazolam alprasolaam alprazolaam алпразолам bromazepam
      бромазепам clonazepam klonazepaam klonasepaam klonazepam клоназепам diasepaam diazepaam lorazepaam
      lorasepaam bromazepaam nitrazepam nitrazepaam нитразепам oxazepam oksazepam oksazepaam оксазепам
      temazepam temazepaam темазепам midazolam midasolaam midazolaam мидазолам chlordiazepoxid
      kloordiasepoksiid chlordiazepoksyd хлордиазепоксид clorazepat klorazepat клоразепат estazolam
      lormetazepam flurazepam clobazam klobazam klobasaam клобазам tofisopa tofizopa тофизопам phenazepam
      феназепам zolpidem solpideem zolpideem золпидем zopiclon zopiklon zopikloon sopikloon зопиклон
      eszopiclon xanax rivotril ativan valium relanium lexotan frontin stilnox imovane somnol ксанакс реланиум`),
    atc: ['N05BA', 'N05CD', 'N05CF', 'N03AE'],
    shapes: allButOnSkin,
    alert: 'BENZODIAZEPINE',
  },
  {
    names:
      beginnings(`warfarin varfari варфарин warfaryn marevan acenocoumarol atsenokumarool acenokumarol аценокумарол
      sintrom warfarex варфарекс`),
    atc: ['B01AA'],
    shapes: allButOnSkin,
    alert: 'ANTICOAGULANT',
    harmsPregnancy: true,
  },
  {
    names:
      beginnings(`apixaba apiksaba апиксабан rivaroxaba rivaroksaba rywaroksaba ривароксабан edoxaba edoksaba
      эдоксабан dabigatra дабигатран enoxapari enoksapari enoksapary эноксапарин daltepari daltepary
      далтепарин дальтепарин nadropari nadropary надропарин tinzapari tinzapary tinsapari тинзапарин hepari
      hepary гепарин fondapari fondapary фондапаринукс eliquis эликвис xarelto ксарелто pradaxa прадакса
      lixiana clexane клексан fragmin fraxiparin`),
    atc: ['B01AB', 'B01AE', 'B01AF', 'B01AX05'],
    shapes: allButOnSkin,
    alert: 'ANTICOAGULANT',
  },
  {
    names:
      beginnings(`insuli инсулин lantus novorapid humalog tresiba toujeo levemir apidra fiasp abasaglar humulin
      insulatard actrapid mixtard novomix ryzodeg lyumjev semglee
      insuman protaphane gensulin polhumin suliqua xultophy лантус новорапид хумалог туджео тресиба левемир
      протафан актрапид`),
    atc: ['A10A'],
    shapes: allButOnSkin,
    alert: 'INSULIN',
  },
  {
    names: beginnings('lithium liitium лития литии litu lithionit priadel camcolit'),
    atc: ['N05AN'],
    shapes: allButOnSkin,
    alert: 'LITHIUM',
  },
  {
    names: beginnings('digoxin digoksi digoksyn дигоксин lanoxin'),
    atc: ['C01AA05'],
    shapes: allButOnSkin,
    alert: 'DIGOXIN',
  },
  {
    names:
      beginnings(`isotretino izotretyno изотретиноин acitretin atsitretii acytretyn ацитретин alitretino roaccutan
      aknenormin izotek curacne neotigason toctino роаккутан`),
    atc: ['D10BA', 'D05BB', 'D11AH04'],
    shapes: swallowed,
    alert: 'RETINOID',
    harmsPregnancy: true,
  },
  {
    names: beginnings(
      'valpro naatriumvalpro вальпро walpro divalpro depakin convulex orfiril absenor epilim depakote депакин конвулекс',
    ),
    atc: ['N03AG01', 'N03AG02'],
    shapes: allButOnSkin,
    alert: 'VALPROATE',
    harmsPregnancy: true,
  },
  {
    names: beginnings(
      'thalidomid talidomi талидомид lenalidomi леналидомид pomalidomi помалидомид revlimid imnovid',
    ),
    atc: ['L04AX02', 'L04AX04', 'L04AX06'],
    shapes: allButOnSkin,
    alert: 'THALIDOMIDE',
    harmsPregnancy: true,
  },
  {
    names: beginnings(
      'alendron alendroon naatriumalendron алендрон fosamax фосамакс fosavance adrovance ostemax',
    ),
    atc: ['M05BA04', 'M05BB03'],
    shapes: swallowed,
    offers: weekly,
  },
  {
    names: beginnings('risedron risedroon naatriumrisedron rizedron ryzedron ризедрон actonel'),
    atc: ['M05BA07', 'M05BB04'],
    shapes: swallowed,
    offers: weeklyOrMonthly,
  },
  {
    names: beginnings('ibandron ibandroon ибандрон bonviva'),
    atc: ['M05BA06'],
    shapes: swallowed,
    offers: monthly,
  },
  {
    names: beginnings('semaglut семаглутид ozempic wegovy оземпик'),
    atc: ['A10BJ06'],
    // Its tablets are taken every day.
    shapes: injected,
    offers: weekly,
  },
  {
    names: beginnings(
      'dulaglut дулаглутид trulicity трулисити tirzepat tirsepat tyrzepat тирзепатид mounjaro albiglut',
    ),
    atc: ['A10BJ05', 'A10BX16', 'A10BJ04'],
    shapes: injected,
    offers: weekly,
  },
  {
    names: beginnings('mefloquin meflokii meflokvii meflochin мефлохин lariam'),
    atc: ['P01BC02'],
    shapes: swallowed,
    offers: weekly,
  },
  {
    names: beginnings('etanercept etanertsept этанерцепт enbrel adalimumab адалимумаб humira'),
    atc: ['L04AB01', 'L04AB04'],
    shapes: injected,
    offers: weeklyOrMonthly,
  },
  {
    names: beginnings('fentan фентанил'),
    atc: ['N02AB03'],
    shapes: patch,
    offers: everyThirdDay,
  },
  // Of these names there is nothing but patches.
  {
    names: beginnings('durogesic дюрогезик matrifen'),
    atc: [],
    shapes: patchOrUnknown,
    offers: everyThirdDay,
  },
  {
    names: beginnings('buprenorphin buprenorfi бупренорфин'),
    atc: ['N02AE01'],
    shapes: patch,
    offers: buprenorphineDays,
  },
  {
    names: beginnings('norspan transtec bupretec'),
    atc: [],
    shapes: patchOrUnknown,
    offers: buprenorphineDays,
  },
];

/** Patches that are changed every day; all others stay for days. */
const dailyPatches =
  beginnings(`rivastigm ривастигмин exelon rotigot ротиготин neupro nicotin nikoti nikotyn никотин nicorette
      nitroglyc nitroglut glyceryl нитроглицерин lidoca lidokai лидокаин versatis diclofenac diklofenak
      диклофенак testosteron тестостерон methylphenidat`);

const anyPatch: CarefulMedicine = { names: [], atc: [], shapes: patch, offers: patchDays };

/** Returns every rule of the list that is about this medicine. */
export const matchesOf = (medicine: DescribedMedicine): readonly CarefulMedicine[] => {
  const names = medicineKey(`${medicine.activeIngredient} ${medicine.brand}`);
  const atc = medicine.atc.trim().toUpperCase();
  const shape = shapeOf(medicine);
  const found = carefulMedicines.filter(
    (each) =>
      each.shapes.includes(shape) &&
      (says(names, each.names) || each.atc.some((code) => atc.startsWith(code))),
  );
  const isOfDays = shape === 'PATCH' && !says(names, dailyPatches) && found.every(({ offers }) => !offers);
  return isOfDays ? [...found, anyPatch] : found;
};

/** The kind for which it is approved alone; null: with others. */
export const alertOf = (medicine: DescribedMedicine): AlertKind | null =>
  matchesOf(medicine).find(({ alert }) => alert)?.alert ?? null;

const harmsPregnancy = (medicine: DescribedMedicine): boolean =>
  matchesOf(medicine).some((each) => each.harmsPregnancy);

interface Taker {
  readonly sex: Sex;
  readonly ageMonths: number | null;
}

/** What is not known of a person leaves nothing out. */
const mayBePregnant = ({ sex, ageMonths }: Taker): boolean =>
  sex !== 'MALE' && (ageMonths === null || (ageMonths >= 10 * 12 && ageMonths < 60 * 12));

export const asksAboutPregnancy = (medicine: DescribedMedicine, taker: Taker): boolean =>
  harmsPregnancy(medicine) && mayBePregnant(taker);
