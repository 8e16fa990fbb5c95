import { describe, expect, test } from 'vitest';
import { strongestAction } from './fired-rules.ts';
import { freeTextAlerts } from './free-text-alerts.ts';

const found = (text: string) => strongestAction(freeTextAlerts(text));

describe('the wish to die', () => {
  test.each([
    'keegi ei helista mulle enam, ei soovi enam elada',
    'ei maga, ei söö, ei taha enam elada',
    'nobody calls me, I sleep nowhere, I do not want to live',
    'никто не звонит, ничего не ем, не хочу больше жить',
    'nikt nie dzwoni, nie śpię, nie chcę już żyć',
    'Хочу только одного: умереть',
    'Tahan (päriselt) surra',
    'I want, more than anything, to die',
    'I want to sleep, and never wake up',
    'My father does not want (he is 82) to live',
    'Жить, если честно, не хочу',
    'Nie, chcę się zabić',
    'Ma ei taha midagi, tapan ennast',
    'No, thoughts of suicide every day',
    'I was treated for depression two years ago and I want to kill myself',
    'I am going to kill myself, no, I mean it',
  ])('is not denied by another no in the sentence: %s', (text) => {
    expect(found(text)).toBe('CRISIS');
  });

  test.each([
    'Ma ei taha olla enam, pikendage retsept',
    'honestly ready to unalive myself',
    'Не хочу просыпаться, выпишите что-нибудь',
    'Nie chcę się już budzić, proszę o receptę',
  ])('is heard without its word: %s', (text) => {
    expect(found(text)).toBe('CRISIS');
  });

  test.each([
    'Isa jagab oma asju ära ja koristab tuba',
    'My son is giving away all his things',
    'Брат раздал свои вещи и молчит',
    'Brat rozdaje swoje rzeczy i milczy',
    'Leidsin tütre sahtlist peidetud tablette, ta on neid salaja kogunud',
    'I found tablets hidden in her sock drawer',
    'Нашла у дочки таблетки, спрятанные под матрасом',
    'Znalazłam u córki tabletki ukryte w szufladzie',
  ])('is heard in what others see: %s', (text) => {
    expect(found(text)).toBe('CRISIS');
  });

  test.each([
    'Ma ei taha surra, tahan elada, lihtsalt olen väsinud',
    'Olid tumedad mõtted, need on läinud, ma ei taha surra',
    'I do not want to die, I want to live, I am only tired',
    'Мыслей о смерти нет и не было, хочу жить',
    'Nie chcę umierać, chcę żyć, tylko wreszcie się wyspać',
    'Nic sobie nie chcę zrobić, chcę żyć, potrzebuję pogadać',
    'Kaks aastat tagasi tahtsin surra, täna tahan suvilasse',
    'I do not want to hurt myself, I need two weeks off',
    'Low, yes. Suicidal, no.',
    'Enesetapumõtted 0, väsimus 4',
    'Nie mam myśli, żeby sobie coś zrobić, chcę zdać maturę',
    'Teismelisena lõikusin ennast, sellest on üle kümne aasta. Praegu kõik hästi.',
  ])('that is denied, or over, opens no page: %s', (text) => {
    expect(found(text)).not.toBe('CRISIS');
    expect(found(text)).not.toBe('CALL_112');
  });

  test.each([
    'Tahan elada, aga enam ei jaksa, tahan surra',
    'I want to live but I cannot go on, I want to die',
    'Хочу жить, но больше не могу, хочу умереть',
    'Chcę żyć, ale nie mogę już, chcę umrzeć',
  ])('is not taken back by a wish to live beside it: %s', (text) => {
    expect(found(text)).toBe('CRISIS');
  });
});

describe('what is not there', () => {
  test.each([
    'Kukkus kiigelt, muhk otsa ees, teadvust ei kaotanud, ei oksenda, mängib',
    'Fell off the swing, a bump, did not lose consciousness, no vomiting, plays as usual',
    'Упал с качелей, шишка, сознание не терял, рвоты не было, играет',
    'Spadł z huśtawki, guz, nie stracił przytomności, nie wymiotuje, bawi się',
    'Wysypka na brzuszku, blednie jak nacisnę szklanką, sztywności karku nie ma',
    'May my 2 months old baby get a fever of 38 after the vaccination tomorrow?',
    'Может ли у малыша 2 месяца после прививки быть температура 38?',
    'Kas 2 kuu vanusel beebil võib pärast vaktsiini tulla palavik 38?',
    'Czy po szczepieniu 2 miesięczne niemowlę może mieć gorączkę 38?',
    'Same old period cramps as every month',
    '36 weeks, all well. What do I do if my waters break at night?',
    'Срок 30 недель, всё в порядке. Если вдруг воды отойдут ночью, куда звонить?',
    '36 tygodni, wszystko dobrze. Co zrobić, jeśli odejdą wody w nocy?',
    'Дышит ровно, не свистит, рёбра не втягиваются, бегает',
    'Сыпь на животе, бледнеет под стаканом, температуры нет, играет',
    'Глаз красный, пыль попала на стройке, промыл, вижу нормально',
    'I counted the tablets in the drawer, 12 left, please renew',
    'Ei taha enam olla teie nimistus',
    'Не хочу больше быть на больничном',
    'We gave the dog away because of my allergy',
    'Чуть не потерял рецепт, пришлите ещё раз',
    'Kaszel, krew dobra',
    'Laps nutab kilekoti pärast',
    'Wymiotuję po kawie',
    'Hambad tulevad, ila voolab, närib rusikat',
    'Heart rate shown as 58 on my watch, I run a lot, no dizziness',
    'Бабушка сонная, вчера поздно легла, давление 130',
    'Millal peaks sõitma, kui veed öösel ära tulevad? Tähtajani on 7 nädalat, kõik vaikne.',
    'We walked along the river and it was a calm day.',
    'Drinks well, wet nappies since yesterday, no fever',
  ])('opens no page: %s', (text) => {
    expect(['CALL_112', 'CRISIS']).not.toContain(found(text));
  });
});

describe('what a mend of false alarms must not take away', () => {
  test.each([
    'Pulse 120, saturation 82',
    'heart rate 90, oxygen saturation 78 percent',
    'sztywny kark i gorączka 39,0',
    'She collapsed, no, she is not answering',
    'My 2 month old got the vaccine and can not feed, fever 39',
    'Not sure if its normal, bleeding at 20 weeks pregnant',
    '7 months pregnant, contractions every 3 minutes',
    'I found him chewing the battery, it is gone',
    'Муж задыхается, вернулся с работы',
    'Нажала стаканом, сыпь осталась',
  ])('opens the page: %s', (text) => {
    expect(found(text)).toBe('CALL_112');
  });
});
