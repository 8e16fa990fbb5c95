import { describe, expect, it } from 'vitest';
import { type AlertKind, carefulMedicines } from './careful-medicines.ts';
import { isOffered, isWholeIntake, offeredFrequencies } from './intake.ts';
import { alertOf, asksAboutPregnancy, matchesOf } from './medicine-match.ts';
import { type Frequency, frequencies } from './prescriptions.ts';

const medicine = (part: Partial<Parameters<typeof alertOf>[0]>) => ({
  brand: 'Uusaliks',
  activeIngredient: '',
  atc: '',
  form: '',
  route: '',
  ...part,
});
const daily = ['ONCE_DAILY', 'TWICE_DAILY', 'THREE_TIMES_DAILY', 'FOUR_TIMES_DAILY', 'AS_NEEDED'] as const;

describe('what is taken once a week offers no daily choice', () => {
  it.each([
    ['methotrexate of the demonstration', { activeIngredient: 'methotrexate', atc: 'L01', form: 'tablets' }],
    ['by a whole code alone', { activeIngredient: 'MTX', atc: 'L04AX03' }],
    ['in Estonian, typed by hand', { brand: 'metotreksaat' }],
    ['in Russian, typed by hand', { brand: 'Метотрексат' }],
    ['in Polish, typed by hand', { brand: 'metotreksat' }],
    ['in Latin', { activeIngredient: 'Methotrexatum' }],
    ['alendronate', { activeIngredient: 'alendronic acid', form: 'tablets' }],
    ['risedronate', { activeIngredient: 'risedronic acid', atc: 'M05BA07' }],
    ['ibandronate', { activeIngredient: 'ibandronic acid', atc: 'M05BA06' }],
    [
      'semaglutide that is injected',
      { activeIngredient: 'semaglutide', form: 'injection', route: 'injected' },
    ],
    ['semaglutide of which no form is known', { brand: 'semaglutiid', activeIngredient: 'semaglutiid' }],
    ['dulaglutide', { activeIngredient: 'dulaglutide', form: 'injection' }],
    ['a fentanyl patch', { activeIngredient: 'fentanyl', form: 'patches', route: 'on the skin' }],
    ['a patch in Estonian', { activeIngredient: 'buprenorfiin', form: 'transdermaalne plaaster' }],
    ['any other patch', { activeIngredient: 'estradiol', form: 'patches' }],
  ])('%s', (_, part) => {
    const offered = offeredFrequencies(medicine(part));
    for (const each of daily) expect(offered).not.toContain(each);
    expect(offered).toContain('OTHER');
  });
});

it.each([
  ['its tablets', { activeIngredient: 'semaglutide', form: 'tablets', route: 'oral' }],
  ['a patch that is changed every day', { activeIngredient: 'rivastigmine', form: 'patches' }],
  ['an ordinary medicine', { activeIngredient: 'metoprolol', atc: 'C07AB02', form: 'tablets' }],
  ['fentanyl that is no patch', { activeIngredient: 'fentanyl', form: 'tablets' }],
])('%s: every choice is offered', (_, part) => {
  expect(offeredFrequencies(medicine(part))).toEqual(frequencies);
});

it('a fentanyl patch is every three days, and never weekly', () => {
  const fentanyl = medicine({ activeIngredient: 'fentanyl', form: 'patches' });
  expect(offeredFrequencies(fentanyl)).toEqual(['EVERY_3_DAYS', 'OTHER']);
  expect(isOffered(fentanyl, 'ONCE_WEEKLY')).toBe(false);
});

describe('high-alert medicines', () => {
  it.each([
    ['METHOTREXATE', { brand: 'Trexan' }],
    ['OPIOID', { activeIngredient: 'oxycodone', atc: 'N02A' }],
    ['OPIOID', { activeIngredient: 'fentanyl', form: 'patches', route: 'on the skin' }],
    ['OPIOID', { brand: 'трамадол' }],
    ['BENZODIAZEPINE', { activeIngredient: 'diasepaam' }],
    ['BENZODIAZEPINE', { brand: 'Xanax' }],
    ['ANTICOAGULANT', { activeIngredient: 'varfariin' }],
    ['ANTICOAGULANT', { activeIngredient: 'rivaroxaban', atc: 'B01AF01' }],
    ['INSULIN', { activeIngredient: 'insuliin glargiin', route: 'under the skin' }],
    ['LITHIUM', { activeIngredient: 'węglan litu' }],
    ['DIGOXIN', { activeIngredient: 'digoksiin' }],
    ['RETINOID', { activeIngredient: 'isotretinoin', atc: 'D10B', form: 'capsules' }],
    ['VALPROATE', { activeIngredient: 'valproic acid', atc: 'N03A' }],
    ['THALIDOMIDE', { activeIngredient: 'lenalidomide' }],
    [null, { activeIngredient: 'metoprolol' }],
    [null, { activeIngredient: 'alendronic acid' }],
    [null, { brand: 'Hepariin', form: 'geel' }],
    [null, { activeIngredient: 'isotretinoin', form: 'gel' }],
  ])('%s: %j', (kind, part) => {
    expect(alertOf(medicine(part))).toBe(kind);
  });

  it.each([
    ['methotrexate', true],
    ['isotretinoin', true],
    ['valproate', true],
    ['thalidomide', true],
    ['warfarin', true],
    ['apixaban', false],
    ['oxycodone', false],
    ['paracetamol', false],
  ])('%s harms a pregnancy: %s', (activeIngredient, expected) => {
    const woman = { sex: 'FEMALE', ageMonths: 36 * 12 } as const;
    expect(asksAboutPregnancy(medicine({ activeIngredient }), woman)).toBe(expected);
  });

  it.each([
    ['a man', { sex: 'MALE', ageMonths: 36 * 12 }, false],
    ['a girl of nine', { sex: 'FEMALE', ageMonths: 119 }, false],
    ['a girl of ten', { sex: 'FEMALE', ageMonths: 120 }, true],
    ['a woman of sixty', { sex: 'FEMALE', ageMonths: 720 }, false],
    ['somebody of whom nothing is known', { sex: 'NOT_DISCLOSED', ageMonths: null }, true],
  ] as const)('asks %s about a pregnancy: %j', (_, taker, expected) => {
    expect(asksAboutPregnancy(medicine({ activeIngredient: 'valproate' }), taker)).toBe(expected);
  });
});

it.each([
  ['once a week without its day', 'ONCE_WEEKLY', null, '', false],
  ['once a week with it', 'ONCE_WEEKLY', 1, '', true],
  ['a day beside another frequency', 'ONCE_DAILY', 1, '', false],
  ['another without words', 'OTHER', null, ' ', false],
  ['another in words', 'OTHER', null, 'every 2 weeks', true],
  ['words beside a frequency', 'ONCE_MONTHLY', null, 'on the 1st', false],
  ['once a month', 'ONCE_MONTHLY', null, '', true],
] as const)('%s', (_, frequency, weekday, frequencyWords, expected) => {
  expect(isWholeIntake({ frequency, weekday, frequencyWords })).toBe(expected);
});

/** As registers of our countries name substances, and as people type them by hand; a group code tells nothing of them. */
describe('names in every language', () => {
  it.each([
    ['METHOTREXATE', 'methotrexate metotreksaat metotrexaat метотрексат metotreksat'],
    ['VALPROATE', 'naatriumvalproaat valproehape вальпроевая walproinian'],
    ['ANTICOAGULANT', 'rivaroksabaan ривароксабан rywaroksaban dabigatraaneteksilaat дабигатран dabigatran'],
    ['ANTICOAGULANT', 'enoksapariin эноксапарин enoksaparyna daltepariin далтепарин dalteparyna heparyna'],
    [
      'ANTICOAGULANT',
      'nadropariin надропарин nadroparyna tinsapariin fondapariinuks фондапаринукс fondaparynuks',
    ],
    ['ANTICOAGULANT', 'apixabaan apiksabaan апиксабан apiksaban варфарин warfaryna varfariin'],
    ['OPIOID', 'petidiin петидин petydyna oksükodoon оксикодон oksykodon дюрогезик'],
    ['BENZODIAZEPINE', 'tofisopaam tofizopam тофизопам diasepaam диазепам diazepam реланиум'],
    ['INSULIN', 'insuliin инсулин insulina Insuman Gensulin Лантус Новорапид'],
  ])('%s: %s', (kind, names) => {
    for (const activeIngredient of names.split(' '))
      expect([activeIngredient, alertOf(medicine({ activeIngredient }))]).toEqual([activeIngredient, kind]);
  });

  it('none of those that are weekly or monthly is offered as daily', () => {
    const names =
      'alendroonhape naatriumalendronaat risedroonhape naatriumrisedronaat ibandroonhape алендроновая';
    for (const each of `${names} ryzedronowy ibandronowy alendronowy tyrzepatyd тирзепатид dulaglutyd`.split(
      ' ',
    ))
      expect([each, isOffered(medicine({ activeIngredient: each }), 'ONCE_DAILY')]).toEqual([each, false]);
  });
});

describe('the shape of what was typed by hand', () => {
  it.each([
    [{ brand: 'Fentanyl patch 25' }, false],
    [{ brand: 'Фентанил пластырь' }, false],
    [{ brand: 'Durogesic 25' }, false],
    [{ brand: 'Norspan' }, false],
    [{ brand: 'Mirena', form: 'intrauterine system' }, true],
  ])('%j: every day is offered: %s', (part, expected) => {
    expect(isOffered(medicine(part), 'ONCE_DAILY')).toBe(expected);
  });

  it.each(['gel caps', 'softgels'])('%s are swallowed', (form) => {
    expect(alertOf(medicine({ activeIngredient: 'isotretinoin', form }))).toBe('RETINOID');
  });
});

/** As people name them who have the box in their hand; the register's own names stand above. */
describe('brands and short names', () => {
  const brands: readonly (readonly [AlertKind, string])[] = [
    ['METHOTREXATE', 'MTX, mtx 15 mg, Namaxir, Maxtrex, Зексат, мтх'],
    ['OPIOID', 'MST, MST Continus, Dolcontral, Oxydolor, Vendal, Doltard, Zomorph, Butec, Co-codamol, DHC'],
    ['BENZODIAZEPINE', 'Lorafen, Afobam, Neorelium, Helex, Сибазон, Grandaxin, Nasen, Zimovane, имован'],
    [
      'ANTICOAGULANT',
      'Warfin, мареван, Coumadin, Neoparin, Losmina, Inhixa, Arixtra, Innohep, Roteas, Gribero',
    ],
    ['INSULIN', 'Novo Rapid, Ново Рапид, Novo-Rapid, Хумулин, Awiqli, Trurapi, Ринсулин'],
    ['LITHIUM', 'lit, Lithium Carbonicum, Седалит, Liskonum'],
    ['DIGOXIN', 'Lanicor, Bemecor'],
    ['RETINOID', 'Aknekutan, Акнекутан, Axotret, Tretinex, Сотрет, Reticutan'],
    ['VALPROATE', 'Dipromal, Convival, Episenta, Энкорат, Deprakine'],
    ['THALIDOMIDE', 'Ревлимид, Pomalyst'],
  ];
  it.each(brands)('%s: %s', (kind, names) => {
    for (const brand of names.split(', '))
      expect([brand, alertOf(medicine({ brand }))]).toEqual([brand, kind]);
  });

  it.each([
    'Lindron',
    'Risendros',
    'Вегови',
    'Bydureon',
    'Бидуреон',
    'MTX',
    'Namaxir',
    'Sedron',
    'Ризендрос',
  ])('%s is not daily', (brand) => {
    for (const each of daily) expect(isOffered(medicine({ brand }), each)).toBe(false);
  });

  it.each([
    ['METHOTREXATE', { brand: 'Methotrexate', route: 'gel' }],
    ['METHOTREXATE', { brand: 'Методжект', route: 'гель' }],
    ['METHOTREXATE', { brand: 'Methotrexate, mitte geel' }],
    ['METHOTREXATE', { brand: 'MTX15mg' }],
    ['METHOTREXATE', { brand: 'Мethotrexate' }],
    ['METHOTREXATE', { brand: 'Ｍｅｔｈｏｔｒｅｘａｔｅ' }],
    ['DIGOXIN', { brand: 'Digoxin gelatin free' }],
    ['VALPROATE', { brand: 'Kremfri valproaat' }],
    ['RETINOID', { activeIngredient: 'isotretinoin', form: 'gelcaps' }],
    ['RETINOID', { activeIngredient: 'isotretinoin', form: 'želatiinkapslid' }],
    ['ANTICOAGULANT', { brand: 'warfarin', form: 'želatiinkapsel' }],
    ['ANTICOAGULANT', { brand: 'Orfarin 5mg' }],
    ['OPIOID', { brand: 'MST60' }],
    ['OPIOID', { brand: 'МСТ континус' }],
    ['LITHIUM', { brand: 'lit300' }],
    ['BENZODIAZEPINE', { brand: 'Ksanax' }],
  ] as const)('%s, whatever is said of its form: %j', (kind, part) => {
    expect(alertOf(medicine(part))).toBe(kind);
  });

  it.each(['Ozempic suurem annus', 'Trulicity suur', 'Mounjaro KwikPen suurem annus', 'Durogesic suur'])(
    '%s is not daily because it is larger',
    (brand) => {
      for (const each of daily) expect(isOffered(medicine({ brand }), each)).toBe(false);
    },
  );

  it.each([
    { activeIngredient: 'fentanyl', form: 'nasal spray, solution' },
    { activeIngredient: 'fentanyl', form: 'compressed lozenge', route: 'oromucosal use' },
    { activeIngredient: 'estradiol', form: 'transdermal gel' },
    { activeIngredient: 'estradiol', form: 'transdermaalne geel' },
  ])('%j is no patch', (part) => {
    expect(isOffered(medicine(part), 'AS_NEEDED')).toBe(true);
    expect(isOffered(medicine(part), 'ONCE_DAILY')).toBe(true);
  });

  it.each(['Litozin', 'Mstislav', 'Mtxol', 'Magnesium aspartate', 'Litomove', 'Byetta', 'Neurolipon'])(
    '%s only begins like one of them',
    (brand) => {
      expect(alertOf(medicine({ brand }))).toBeNull();
      expect(offeredFrequencies(medicine({ brand }))).toEqual(frequencies);
    },
  );
});

describe('a patch that is typed by hand in other words', () => {
  it.each([
    { brand: 'fentanyl on the skin' },
    { brand: 'fentanüül nahale' },
    { brand: 'fentanüül', route: 'nahale' },
    { brand: 'фентанил на кожу' },
    { brand: 'фентанил', route: 'на кожу' },
    { brand: 'fentanyl na skórę' },
    { brand: 'Fentanyl', route: 'podanie na skórę' },
    { brand: 'Haruldane', activeIngredient: 'buprenorfiin', route: 'nahale' },
    { brand: 'Haruldane', activeIngredient: 'fentanüüli plaaster' },
    { brand: 'Haruldane', route: 'plaaster' },
    { brand: 'Haruldane', route: 'пластырь' },
    { brand: 'Haruldane', route: 'plaster' },
    { brand: 'Fentanyl TTS 25' },
  ])('%j offers no daily choice', (part) => {
    for (const each of daily) expect([each, isOffered(medicine(part), each)]).toEqual([each, false]);
    if (!part.brand.startsWith('Haruldane')) expect(alertOf(medicine(part))).toBe('OPIOID');
  });

  it.each([
    { brand: 'Haruldane', activeIngredient: 'ibuprofen', route: 'on the skin' },
    { brand: 'nikotiiniplaaster' },
    { brand: 'Nicorette plaaster' },
    { brand: 'buprenorfiin', route: 'keele alla' },
    { brand: 'buprenorphine under the tongue' },
    { brand: 'бупренорфин под язык' },
  ])('%j is taken every day', (part) => {
    expect(offeredFrequencies(medicine(part))).toEqual(frequencies);
  });

  it.each(['under the skin', 'naha alla', 'под кожу', 'pod skórę'])('insulin %s is found', (route) => {
    expect(alertOf(medicine({ brand: 'Haruldane', activeIngredient: 'insulin', route }))).toBe('INSULIN');
  });
});

/** Each rule of the list with one that it is about: what it offers, and that it offers nothing else. */
describe('every frequency of every rule', () => {
  const weekly = ['ONCE_WEEKLY', 'OTHER'] as const;
  const weeklyOrMonthly = ['ONCE_WEEKLY', 'ONCE_MONTHLY', 'OTHER'] as const;
  const buprenorphine = ['EVERY_3_DAYS', 'ONCE_WEEKLY', 'OTHER'] as const;
  const table: readonly (readonly [string, readonly Frequency[]])[] = [
    ['methotrexate', weekly],
    ['oxycodone', frequencies],
    ['diazepam', frequencies],
    ['warfarin', frequencies],
    ['apixaban', frequencies],
    ['insulin', frequencies],
    ['lithium', frequencies],
    ['digoxin', frequencies],
    ['isotretinoin', frequencies],
    ['valproate', frequencies],
    ['thalidomide', frequencies],
    ['alendronate', weekly],
    ['risedronate', weeklyOrMonthly],
    ['ibandronate', ['ONCE_MONTHLY', 'OTHER']],
    ['semaglutide', weekly],
    ['dulaglutide', weekly],
    ['mefloquine', weekly],
    ['adalimumab', weeklyOrMonthly],
    ['fentanyl', ['EVERY_3_DAYS', 'OTHER']],
    ['fentanyl patch', ['EVERY_3_DAYS', 'OTHER']],
    ['Durogesic', ['EVERY_3_DAYS', 'OTHER']],
    ['buprenorphine patch', buprenorphine],
    ['Norspan', buprenorphine],
    ['estradiol patch', ['EVERY_2_DAYS', 'EVERY_3_DAYS', 'ONCE_WEEKLY', 'OTHER']],
    ['Estradot', ['EVERY_2_DAYS', 'EVERY_3_DAYS', 'ONCE_WEEKLY', 'OTHER']],
    ['Scopoderm TTS', ['EVERY_2_DAYS', 'EVERY_3_DAYS', 'ONCE_WEEKLY', 'OTHER']],
    ['Buprenorphine 35 mcg/h', buprenorphine],
    ['buprenorfiin 10 mikrogrammi tunnis', buprenorphine],
    ['Nitroderm TTS', frequencies],
    ['haavaplaaster', frequencies],
    ['Rybelsus', frequencies],
    ['nicotine patch', frequencies],
    ['paracetamol', frequencies],
  ];
  it.each(table)('%s: %j', (brand, offered) => {
    for (const each of frequencies)
      expect([each, isOffered(medicine({ brand }), each)]).toEqual([each, offered.includes(each)]);
  });

  it('leaves out no rule', () => {
    const tried = new Set(table.flatMap(([brand]) => matchesOf(medicine({ brand }))));
    expect(carefulMedicines.filter((each) => !tried.has(each))).toEqual([]);
  });

  it('no beginning is so short that every medicine has it', () => {
    for (const { names } of carefulMedicines)
      for (const each of names) expect(each.length).toBeGreaterThan(3);
  });
});
