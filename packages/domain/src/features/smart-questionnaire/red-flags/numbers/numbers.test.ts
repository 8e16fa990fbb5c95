import { describe, expect, test } from 'vitest';
import { strongestAction } from '../fired-rules.ts';
import { freeTextAlerts } from '../free-text-alerts.ts';

const found = (text: string) => strongestAction(freeTextAlerts(text));

const expectAll = (action: ReturnType<typeof found>, texts: readonly string[]) =>
  test.each(texts)(`${action}: %s`, (text) => {
    expect(found(text)).toBe(action);
  });

describe('a baby under three months and 38.0 or more', () => {
  expectAll('CALL_112', [
    'She is 5 weeks old and the thermometer shows 38.2',
    'Nine weeks, 38,5 twice',
    'Baby is two months old. Temperature thirty eight and 38.1 again',
    'Kahekuune, palavik 38,3',
    '7-nädalane ja 38.4',
    'Ребёнку 6 недель, 38,4',
    'Двухмесячный, температура 38.6',
    'Ma 7 tygodni i 38,4 w pupie',
    'Dwumiesięczna córka, gorączka 38,5',
  ]);
  expectAll(null, [
    'She is 5 weeks old, 36.9, all well',
    'I have coughed for 6 weeks',
    'Виделись 5 недель назад, вес 3800',
    'Kontroll 6 nädala pärast, kaal 38 kg',
    'Mam 38 lat i od 6 tygodni boli kolano',
  ]);
});

describe('pressure', () => {
  expectAll('CALL_112', [
    'I am pregnant and the cuff says 165/112',
    '34 weeks, 162 over 104',
    'Rase 36 nädalat, rõhk 170/100',
    'Беременность 35 недель, давление 160 на 110',
    'Jestem w ciąży, ciśnienie 168/112',
    'Pressure 215/125 and my vision is blurred',
    'Rõhk 220/130, pea lõhub ja nägemine udune',
    'Давление 210/120, двоится в глазах и тошнит',
    'Ciśnienie 210/125 i widzę mroczki',
  ]);
  expectAll('CLINIC_TODAY', [
    'I am pregnant, home reading 145/92',
    'Rase, rõhk 142/91',
    'Pressure 185/100 this week',
    'Ciśnienie 190/100 od rana',
  ]);
  expectAll(null, ['Pressure 128/80', 'Rõhk 118/74, rase', 'Давление 125/80', 'Ciśnienie 130/80, w ciąży']);
});

describe('oxygen', () => {
  expectAll('CALL_112', [
    'Sats 88 at rest',
    'SpO2 91%',
    'Oksümeeter näitab 86',
    'Hapnik 90',
    'Сатурация 87',
    'Saturacja 89 od rana',
  ]);
  expectAll(null, [
    'SpO2 97',
    'Hapnik 96 ja 95',
    'Сатурация 98',
    'Saturacja 96',
    'My mother is 86 years old',
  ]);
});

describe('sugar', () => {
  expectAll('CALL_112', [
    'Sugar 2.4 and he is sweating',
    'Glucose 24, vomiting since morning',
    'Veresuhkur 2,1, väriseb',
    'Suhkur 22 ja oksendab',
    'Сахар 1,9',
    'Сахар 25, кетоны и рвота',
    'Cukier 2,3, trzęsie się',
    'Cukier 480 i wymiotuje',
  ]);
  expectAll('CLINIC_TODAY', ['Sugar 19 in the evening', 'Suhkur 18', 'Сахар 17', 'Cukier 21']);
  expectAll(null, ['Sugar 5.4', 'Veresuhkur 6,1', 'Сахар 7,2 натощак', 'Cukier 98']);
});

describe('tablets counted', () => {
  expectAll('CALL_112', [
    'He took 20 paracetamol an hour ago',
    'I swallowed fifteen tablets',
    'Võtsin 20 tabletti korraga',
    'Neelas 30 unerohu tabletti',
    'Выпила 30 таблеток',
    'Połknęłam 20 tabletek',
  ]);
  expectAll(null, [
    'I have 20 tablets left',
    'Please prescribe a pack of 30 tablets',
    'Mul on 20 tabletti alles',
    'Осталось 30 таблеток',
    'Zostało mi 20 tabletek',
    'Proszę o receptę na 30 tabletek',
  ]);
});

describe('weeks of pregnancy', () => {
  expectAll('CALL_112', [
    '28 weeks and bleeding heavily',
    '33 weeks, no kicks since yesterday',
    '31 nädalat ja veed läksid',
    '29 nädalat, laps ei liigu eilsest',
    '27 недель, воды подтекают',
    '32 недели, малыш не шевелится со вчера',
    '30 tydzień, leci krew',
    '34 tydzień i dziecko się nie rusza',
  ]);
  expectAll('CLINIC_TODAY', [
    '12 weeks pregnant, bleeding a little',
    'Olen 12. nädalat rase ja natuke veritsen',
    'Беременность 12 недель и немного кровит',
    '12 tydzień ciąży i trochę krwawię',
  ]);
  expectAll(null, [
    '20 weeks pregnant, baby kicks all day, no bleeding',
    '20 nädalat, verd ei ole, laps liigub',
    '20 недель, крови нет, малыш толкается',
    '20 tydzień, krwi nie ma, mała kopie',
  ]);
});

describe('fever of somebody who must not have any', () => {
  expectAll('CALL_112', [
    'Second chemo was last week. Today 38.4',
    'I have no spleen, fever 39',
    'Keemiaravi kolmas kuur. Õhtul 38,5',
    'Neerusiirik, palavik 38,7',
    'После химии десятый день, 38,3',
    'Родила неделю назад, сегодня 39,2',
    'Po przeszczepie nerki, 38,6 od rana',
    'Tydzień po cesarce, 39,1',
  ]);
  expectAll(null, [
    'Chemo ended in May, 36.8 this morning',
    'Keemiaravi, 36,7',
    'После химии 36,6',
    'Po chemii 36,6',
  ]);
});

describe('pulse', () => {
  expectAll('CALL_112', [
    'Pulse 165 for an hour and I feel faint',
    'Pulss 34 ja pilt läheb mustaks',
    'Пульс 170 уже час, темнеет в глазах',
    'Puls 32, odpłynął przy stole',
  ]);
  expectAll('CLINIC_TODAY', ['My pulse is 140', 'Pulss on 150', 'Пульс 145', 'Puls 150']);
  expectAll(null, ['Pulse 66', 'Pulss puhkeolekus 48', 'Пульс 70', 'Puls 150 na treningu']);
});
