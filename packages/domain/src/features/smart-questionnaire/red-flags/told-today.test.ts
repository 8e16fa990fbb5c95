import { describe, expect, test } from 'vitest';
import { strongestAction } from './fired-rules.ts';
import { freeTextAlerts } from './free-text-alerts.ts';

const found = (text: string) => strongestAction(freeTextAlerts(text));

/** A danger of now, with words beside it that once took it back. */
const for112: Readonly<Record<string, readonly string[]>> = {
  'a fever that is measured, with a question about the vaccine': [
    'My 2 month old had the jab today, could it be the vaccine, the fever has come up to 38.4',
    'Beebi 2 kuud, eile vaktsiin, kas võib nii kõrgeks tõusta, 38,6 praegu',
    'Вчера сделали прививку, ребёнку 2 месяца, температура может подняться ещё, сейчас 38,7',
    'Niemowlę ma 2 miesiące, wczoraj szczepienie, czy może mieć 38,6? Tyle ma teraz',
    'Dziecko 2 miesiące, wczoraj było szczepienie, czy może mieć 38,6? Tyle ma teraz',
  ],
  'unconscious, with something else that was lost': [
    'Teadvust ei ole, kaotas selle kukkudes',
    'Vanaisal teadvust ei ole, hingamine kadus',
    'Pulssi pole ja kaotab verd',
  ],
  'oxygen of a finger beside a pulse': [
    'Pulss 120, sõrmeandur näitab 84',
    'Heart rate 115, finger 85',
    'Пульс 115, палец 85',
    'Tętno 115, palec 85',
  ],
  'a child dried out, told of its nappies': [
    'Подгузник не мокрый, вялый',
    'Pielucha nie jest mokra, apatyczny',
    'Mähe pole märg, loid',
    'No wet nappy, listless',
  ],
  'contractions that are like something harmless': [
    'Pregnant 30 weeks, contractions every 5 minutes, like period pains',
  ],
  'a "no" of another day': [
    'She did not have a seizure yesterday, today she had a seizure',
    'No chest pain last week, now crushing chest pain',
    'Eile verd ei oksendanud, nüüd oksendan verd',
    'Вчера судорог не было, а сегодня судороги',
    'Wczoraj nie było krwi w wymiotach, dziś wymiotuję krwią',
  ],
  'a soft spot': [
    'soft spot bulging',
    'sunken soft spot, 5 months old',
    "Baby's soft spot is swollen and bulging, crying",
  ],
  'an illness of another year': [
    'Had a heart attack two years ago, crushing chest pain',
    'Had a stroke last year, his face is drooping',
    'Eelmisel aastal oli infarkt, rinnus pigistab ja käsi on raske',
    'В прошлом году был инсульт, перекосило лицо',
    'W zeszłym roku był zawał, ściska mnie w klatce piersiowej i ręka ciężka',
    'Lapsena oli astma, ei saa hingata',
    'Прошлой зимой был ковид, кашляю кровью',
    'Mul oli eelmisel aastal haavand ja ma oksendan verd',
    'В прошлом году у меня была язва и меня рвёт кровью',
    'W zeszłym roku miałam wrzód i wymiotuję krwią',
    'Mul siirdati kolm aastat tagasi neer ja palavik on 39',
  ],
  'words that take something else back': [
    'No stiff neck last week, now a stiff neck and fever 39',
    'coughing up blood, blood pressure is 85 over 50',
    'I am coughing up blood and my oxygen is low',
    'Köhin verd ja natuke halb on olla',
    'Кашляю кровью, немного кружится голова',
    'Kaszlę krwią i trochę mi słabo',
    'По ошибке выпила двойную дозу варфарина, что делать если станет плохо',
    'Võtsin kogemata topelt Marevani, kas see on ohtlik?',
  ],
  'what a row of the screen asks': [
    'Listless child, no tears, sunken eyes',
    'Вялый ребёнок, слёз нет, глаза запали',
    'I coughed up a blood clot',
    'Köhides tuleb verd',
    'При кашле кровь',
    'Отхаркиваю кровь',
    'Przy kaszlu krew',
    'new burning pain in the chest',
    'Двухмесячная дочка серая и не ест',
    'Dwumiesięczna córka jest szara i nie je',
    'My two-month-old is grey and not feeding',
  ],
};

const crises: Readonly<Record<string, readonly string[]>> = {
  'a "do not want" of the next clause': [
    'Tapan ennast, ei taha kedagi näha',
    'Zabiję się, nie chcę nikogo widzieć',
    'Думаю о самоубийстве, не хочу больше мучиться',
    'I will end my life, dont want anybody to find me',
    'Elada ma enam ei taha, tahan ainult und',
  ],
  'a plan in calm words': [
    'I walked to the bridge tonight, it would be quick and over',
    'Went swimming out to the lake hoping it would end quick',
    'I am planning the end, nobody cares, care home or not',
    'Ma ei karda surma, tahan lihtsalt, et kõik lõppeks',
  ],
  'tablets of a child': ['Мой ребёнок копит таблетки под матрасом'],
};

describe.each(Object.entries(for112))('%s is for 112', (_, texts) => {
  test.each(texts)('%s', (text) => {
    expect(found(text)).toBe('CALL_112');
  });
});

describe.each(Object.entries(crises))('%s opens the crisis page', (_, texts) => {
  test.each(texts)('%s', (text) => {
    expect(found(text)).toBe('CRISIS');
  });
});
