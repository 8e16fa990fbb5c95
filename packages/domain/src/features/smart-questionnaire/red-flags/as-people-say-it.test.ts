import { describe, expect, test } from 'vitest';
import { strongestAction } from './fired-rules.ts';
import { freeTextAlerts } from './free-text-alerts.ts';

const actionIn = (text: string) => strongestAction(freeTextAlerts(text));

// Each in four languages: what is grave is heard, what is everyday beside it opens no page.

describe('a child that took what is somebody else’s', () => {
  test.each([
    'My 4 year old took my blood pressure pills, I think five or six, he seems ok so far',
    'My daughter, 2, ate grandmas heart tablets',
    "The toddler got hold of my husband's sleeping tablets and swallowed some",
    'Our 3-year-old swallowed my iron tablets',
    '3-aastane laps sõi ära vanaema vererõhurohud, umbes viis tükki, praegu mängib',
    'Tütar (2) sõi vanaisa südametablette',
    'Poeg, 4 a, neelas alla minu tabletid',
    'Kaheaastane näris ära mehe unerohu',
    'Ребёнок 3 года съел бабушкины таблетки от давления, штук пять, пока играет',
    'Дочка, 2 года, проглотила мои таблетки',
    'Сын 4 лет наелся таблеток дедушки',
    'Малыш добрался до маминого снотворного и съел несколько штук',
    'Trzyletni synek zjadł tabletki babci na nadciśnienie, chyba pięć sztuk, na razie się bawi',
    'Córka, 2 lata, połknęła moje leki na serce',
    'Czterolatek najadł się tabletek dziadka',
    'Dziecko dobrało się do leków nasennych męża i połknęło kilka',
  ])('112: %s', (text) => {
    expect(actionIn(text)).toBe('CALL_112');
  });
});

describe('medicines as they are meant', () => {
  test.each([
    'My son took his tablets this morning as you prescribed, he is better',
    'My 4 year old takes iron drops, can we stop?',
    'My husband took my prescription to the pharmacy',
    'Laps võttis täna oma antibiootikumi ära ja on juba parem',
    'Kas poeg võib võtta sama rohtu mis mina?',
    'Mees tõi apteegist minu tabletid ära, palun uut retsepti',
    'Ребёнок выпил таблетку от температуры, как вы сказали, ему лучше',
    'Сын принимает таблетки от аллергии, закончились, нужен рецепт',
    'Муж забрал мои таблетки в аптеке, спасибо',
    'Córka wzięła dziś swój antybiotyk i czuje się lepiej',
    'Mąż odebrał moje leki z apteki, dziękuję',
    'Syn bierze tabletki na alergię, proszę o receptę',
  ])('no page: %s', (text) => {
    expect([null, 'CLINIC_TODAY']).toContain(actionIn(text));
  });
});

describe('the wish never to wake up', () => {
  test.each([
    'I just want to fall asleep and never wake up',
    'I wish I could go to sleep and not wake up any more',
    'Tahaksin lihtsalt magama jääda ja mitte kunagi ärgata',
    'Tahan uinuda ja enam mitte üles ärgata',
    'Хочу заснуть и больше никогда не проснуться',
    'Хочется уснуть и не просыпаться',
    'Chciałabym zasnąć i już nigdy się nie obudzić',
    'Chcę zasnąć i się nie obudzić',
    'Nie chcę się obudzić',
    'Nie chcę się rano obudzić, nie mam już siły',
    'Kładę się i myślę, że wolałabym się już nie obudzić',
    'Ma ei taha enam hommikul ärgata, kõik on mõttetu',
    'Не хочу больше просыпаться',
    'I do not want to wake up tomorrow',
  ])('those who listen: %s', (text) => {
    expect(actionIn(text)).toBe('CRISIS');
  });
});

describe('bad sleep', () => {
  test.each([
    'I fall asleep fine but wake up at four and cannot get back to sleep',
    'Jään hästi magama, aga ärkan igal öösel kell neli',
    'Засыпаю нормально, но просыпаюсь в четыре утра',
    'Zasypiam dobrze, ale budzę się o czwartej',
    'Chcę zasnąć bez tabletek i budzić się wyspana',
    'Tahan paremini magada ja puhanuna ärgata',
    'Хочу нормально засыпать и просыпаться отдохнувшей',
    'I want to sleep better and wake up rested',
  ])('no page: %s', (text) => {
    expect([null, 'CLINIC_TODAY']).toContain(actionIn(text));
  });
});

describe('somebody who cannot be woken', () => {
  test.each([
    'I cannot wake my baby',
    'Laps ei ärka üles',
    'Не могу разбудить ребёнка',
    'Dziecko nie chce się obudzić, jest blade',
    'Nie mogę obudzić dziecka',
  ])('112: %s', (text) => {
    expect(actionIn(text)).toBe('CALL_112');
  });
});

describe('a rope and a letter', () => {
  test.each([
    'The rope is in the garage and I have written my goodbye letter',
    'Köis on ostetud ja hüvastijätukiri kirjutatud',
    'Köis on olemas ja kiri lastele kirjutatud',
    'Ostsin köie ja kirjutasin lahkumiskirja',
    'Верёвку купил, прощальное письмо написал',
    'Верёвка лежит в гараже, письмо детям написано',
    'Sznur kupiłem, list pożegnalny napisany',
    'Mam linę i napisałam list pożegnalny do dzieci',
  ])('those who listen: %s', (text) => {
    expect(actionIn(text)).toBe('CRISIS');
  });
});

describe('a rope and nothing else', () => {
  test.each([
    'Rope burn on my palm after sailing, small blister',
    'Sain köiega kätte haava, purjetades',
    'Поранил руку верёвкой на лодке',
    'Skaleczyłem się sznurem w dłoń na łódce',
  ])('no page: %s', (text) => {
    expect([null, 'CLINIC_TODAY']).toContain(actionIn(text));
  });
});

describe('a blow on the head with blood thinners', () => {
  test.each([
    'I take warfarin and got a blow to the head',
    'I am on blood thinners and fell and hit my head',
    'Võtan varfariini ja sain hoobi vastu pead',
    'Võtan Marevani ja lõin pea ära',
    'Isa võtab verevedeldajat, kukkus ja lõi pea vastu põrandat',
    'Kasutan varfariini, eile sain löögi pähe',
    'Принимаю варфарин, получил удар по голове',
    'Пью Эликвис, упала и ударилась головой',
    'Biorę warfarynę i dostałem cios w głowę',
    'Biorę Xarelto, przewróciłam się i uderzyłam głową',
    'Mama bierze leki rozrzedzające krew i uderzyła się w głowę',
  ])('112: %s', (text) => {
    expect(actionIn(text)).toBe('CALL_112');
  });
});

describe('numb between the legs', () => {
  test.each([
    'Numb between my legs since yesterday and I cannot hold my pee, my back hurts',
    'My back has been bad for weeks and now I am numb down below when I wipe and cannot feel when I pee',
    'Selg on nädalaid valutanud, nüüd on jalgevahe tuim ja pissi ei tunne',
    'Jalgevahe on tuim ja ma ei suuda enam uriini pidada',
    'Seljavalu ja tuim tunne jalgevahes, ei saa aru, kui põis on täis',
    'Спина болит неделями, теперь промежность онемела и не чувствую, как мочусь',
    'Онемение между ног и не могу удержать мочу, спина болит',
    'Drętwieje mi krocze i nie trzymam moczu, bolą plecy',
    'Nie czuję nic między nogami i nie mogę oddać moczu, kręgosłup boli',
  ])('112: %s', (text) => {
    expect(actionIn(text)).toBe('CALL_112');
  });
});

describe('a back that aches, a hand that sleeps', () => {
  test.each([
    'My back aches after gardening, no numbness, walking fine.',
    'Selg valutab pärast aiatööd, tuimust ei ole, kõnnin normaalselt.',
    'Спина болит после дачи, онемения нет, хожу нормально.',
    'Plecy bolą po pracy w ogrodzie, nic nie drętwieje, chodzę normalnie.',
    'My hand goes numb at night',
    'Öösel läheb käsi surisema',
    'Ночью немеет рука',
    'W nocy drętwieje mi ręka',
  ])('no page: %s', (text) => {
    expect([null, 'CLINIC_TODAY']).toContain(actionIn(text));
  });
});

describe('a limb that no longer moves', () => {
  test.each([
    'He can no longer move his right arm',
    'She can no longer lift her left arm',
    'I can no longer feel my left leg',
    'Ta ei saa enam paremat kätt liigutada',
    'Ema ei suuda enam vasakut jalga liigutada',
    'Он больше не может двигать правой рукой',
    'Мама больше не может поднять левую руку',
    'Nie może już ruszać prawą ręką',
    'Tata nie może już podnieść lewej nogi',
  ])('112: %s', (text) => {
    expect(actionIn(text)).toBe('CALL_112');
  });
});

describe('a nosebleed that is over', () => {
  test.each([
    'My son had a nosebleed yesterday, it stopped after five minutes',
    'Nosebleed this morning, stopped by itself',
    'Pojal oli eile ninaverejooks, viie minutiga jäi kinni',
    'Hommikul jooksis ninast verd, läks ise üle',
    'Вчера у сына шла кровь из носа, минут десять, потом остановилась',
    'Кровь из носа утром, сама остановилась',
    'Кровотечение из носа прекратилось через пять минут',
    'Synkowi leciała krew z nosa, po pięciu minutach ustała',
    'Krwotok z nosa rano, już ustąpił',
    'Rano leciała mi krew z nosa, sama się zatrzymała',
    'Krwawienie z nosa ustało po kilku minutach',
  ])('no page: %s', (text) => {
    expect([null, 'CLINIC_TODAY']).toContain(actionIn(text));
  });
});

describe('a nosebleed that is not', () => {
  test.each([
    'Nosebleed for an hour that will not stop',
    'Ninaverejooks ei peatu juba tund aega',
    'Кровь из носа не останавливается уже час',
    'Krew z nosa nie przestaje lecieć od godziny',
    'Krwotok z nosa nie ustaje',
    'Кровотечение из носа не прекращается',
  ])('112: %s', (text) => {
    expect(actionIn(text)).toBe('CALL_112');
  });
});

describe('a sticky eye', () => {
  test.each([
    'My eye is red and sticky since yesterday, no pain, I see well',
    'Eye red and gummy in the morning, does not hurt',
    'Silm on punane ja rähmane, valu ei ole, näen hästi',
    'Lapse silm on punane ja hommikul kinni kleepunud, ei valuta',
    'Глаз красный и слипается, не болит, вижу хорошо',
    'Глаз красный, гноится, боли нет',
    'Oko czerwone i zaropiałe, nie boli, widzę dobrze',
    'Oko mam czerwone i skleja się rano, bez bólu',
  ])('no page: %s', (text) => {
    expect([null, 'CLINIC_TODAY']).toContain(actionIn(text));
  });
});

describe('a painful eye with halos or fog', () => {
  test.each([
    'My eye is red and painful and I see halos, I feel sick',
    'Silm on punane ja väga valus, näen uduselt ja iiveldab',
    'Глаз красный, сильно болит, вижу радугу вокруг ламп и тошнит',
    'Oko czerwone, strasznie boli i widzę jak przez mgłę',
  ])('112: %s', (text) => {
    expect(actionIn(text)).toBe('CALL_112');
  });
});

describe('blood on the paper after a hard stool', () => {
  test.each([
    'A little bright red blood on the toilet paper after a hard stool',
    'Some bright blood on the paper after going to the toilet, hard stool, constipated',
    'Pärast kõva väljaheidet oli paberil veidi erepunast verd',
    'Paberil on natuke helepunast verd, kõht on kinni',
    'После твёрдого стула на бумаге немного алой крови',
    'На туалетной бумаге алая кровь после запора',
    'Po twardym stolcu trochę jasnej krwi na papierze',
    'Na papierze toaletowym jasna krew po zaparciu',
  ])('no page: %s', (text) => {
    expect([null, 'CLINIC_TODAY']).toContain(actionIn(text));
  });
});

describe('an old illness beside a renewal', () => {
  test.each([
    'Previous stroke, on warfarin, please renew',
    'Stroke in the past, on warfarin, please renew the prescription',
    'I am allergic to nuts (anaphylaxis), please renew my EpiPen',
    'Nut allergy with anaphylaxis, EpiPen expired, need a new one',
    'Varasem insult, võtan varfariini, palun pikendage',
    'Olen põdenud insulti, võtan Marevani, palun uut retsepti',
    'Pähkliallergia (anafülaksia), palun pikendage EpiPeni retsepti',
    'Был инсульт, принимаю варфарин, продлите пожалуйста',
    'Перенёс инсульт, пью варфарин, нужен рецепт',
    'Аллергия на орехи (анафилаксия), продлите ЭпиПен',
    'Po udarze, biorę warfarynę, proszę o przedłużenie',
    'Przebyty udar, biorę Xarelto, proszę o receptę',
    'Alergia na orzechy (anafilaksja), proszę o odnowienie EpiPena',
  ])('no page: %s', (text) => {
    expect([null, 'CLINIC_TODAY']).toContain(actionIn(text));
  });
});

describe('a renewal beside a danger', () => {
  test.each([
    'I am allergic to nuts, ate some and my lips are swelling, need an EpiPen',
    'I am on warfarin after a stroke and now my face droops',
    'Sõin pähkleid, huuled paistetavad, EpiPen on otsas',
    'Съел орехи, губы опухают, ЭпиПен закончился',
    'Zjadłem orzechy, usta puchną, EpiPen się skończył',
  ])('112: %s', (text) => {
    expect(actionIn(text)).toBe('CALL_112');
  });
});

describe('other words of every day', () => {
  test.each([
    'Öösel tuleb säärde kramp, venitades läheb üle',
    'Saega lõikasin sõrme lõhki, traumapunktis seoti kinni',
    'По ночам сводит ноги судорогой и вены вздулись',
    'As every spring, I need my inhaler renewed',
    'Wife is asleep, I do not want to wake her, just a question about my cream',
    'Глаз с утра красный и чешется, вижу хорошо',
    'Varbaküüs läks siniseks uue suusasaapaga, enam ei valuta',
    'Toenail went blue from a new ski boot, does not hurt any more',
    'Ноготь посинел от нового ботинка, уже не болит',
    'Paznokieć zsiniał od nowego buta narciarskiego, już nie boli',
    'Olen 14. nädalat rase, kas pean enne ämmaemanda aega verd andma?',
    'I am 14 weeks pregnant, do I need to give blood before the midwife?',
    'Я на 14 неделе, нужно ли сдать кровь до акушерки?',
    'Jestem w 14. tygodniu ciąży, czy przed wizytą mam zrobić krew?',
  ])('no page: %s', (text) => {
    expect([null, 'CLINIC_TODAY']).toContain(actionIn(text));
  });
});
