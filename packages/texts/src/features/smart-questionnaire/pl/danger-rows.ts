import type { DangerSign } from '@tervita/domain/smart-questionnaire';

const accident = [
  'Zatrucie, połknięta bateria, za dużo leku lub zły lek',
  'Uraz głowy, groźny upadek lub oparzenie',
  'Ktoś bije lub grozi tej osobie',
];
const collapse = [
  'Omdlenie lub prawie omdlenie, drgawki, wiotkość, trudno obudzić',
  'Nie wie, gdzie jest, widzi lub słyszy coś, czego nie ma',
];
const bloodOfInside = [
  'Wymioty z krwią lub jak fusy z kawy albo kaszel z krwią',
  'Czarny stolec lub dużo czerwonej krwi z jelita',
];
const veryill = [
  'Gorączka z silnymi dreszczami lub sztywnym karkiem',
  'Gorączka z ciemnymi plamkami lub podczas chemioterapii',
];
const heart = [
  'Uciskający, gniotący lub nowy piekący ból w klatce piersiowej',
  'Osłabienie i szybkie, nierówne bicie serca',
  'Osłabienie i bardzo wysokie ciśnienie',
];
const stroke = [
  'Nagle opadł kącik ust albo osłabła lub zdrętwiała ręka lub noga',
  'Nagle trudno mówić, widzieć lub chodzić',
];

/** Wide signs in rows of at most two lines on a phone, one idea each; a tick on any of them is a tick on the sign. */
export const dangerRows: Readonly<Partial<Record<DangerSign, readonly string[]>>> = {
  breathing: [
    'Trudności z oddychaniem, zakrztuszenie lub głośny oddech',
    'Sine usta lub niski poziom tlenu',
    'Obrzęk warg, języka lub gardła',
  ],
  heart,
  stroke,
  collapse,
  bleeding: ['Krwawienie, które nie ustaje', ...bloodOfInside],
  veryill,
  accident,
  selfharm: [
    'Myśli o odebraniu sobie życia lub zrobieniu sobie krzywdy',
    'Żegna się, rozdaje rzeczy lub gromadzi tabletki',
    'Myśli o zrobieniu krzywdy komuś innemu',
  ],
  pregnant: [
    'Ciąża lub niedawny poród: krwawienie silne lub z bólem',
    'Ciąża lub niedawny poród: silny ból, także głowy',
    'Ciąża: odejście wód lub słabsze ruchy dziecka',
  ],
  hurt: ['Silne krwawienie', ...bloodOfInside, ...accident],
  unwell: [...collapse, ...veryill],
  heartbrain: [...heart, ...stroke],
  drowsy: [
    'Dziecko trudno obudzić lub jest wiotkie',
    'Dziecko nie wie, co się dzieje, lub tylko słabo jęczy',
  ],
  spots: ['Ciemne plamki, które nie bledną pod szklanką', 'Gorączka ze sztywnym karkiem'],
  poisoned: ['Połknięcie trucizny lub baterii', 'Za dużo leku lub zły lek'],
  injury: ['Uraz głowy, groźny upadek lub duże oparzenie', 'Ktoś skrzywdził dziecko'],
  babybreath: [
    'Trudności z oddychaniem lub sine usta',
    'Wciąganie skóry między żebrami lub przerwy w oddechu',
    'Głośny oddech lub zakrztuszenie',
    'Męczy się, poci lub sinieje przy karmieniu',
  ],
  babyunwell: ['Dziecko trudno obudzić, jest wiotkie lub tylko słabo jęczy', 'Drgawki lub omdlenie'],
  psychosis: [
    'Słyszenie lub widzenie rzeczy, których inni nie odbierają',
    'Silny lęk, że ktoś śledzi tę osobę lub nią steruje',
  ],
  withdrawal: [
    'Odstawienie alkoholu lub narkotyków i silne drżenie',
    'Odstawienie alkoholu lub narkotyków i poty albo omamy',
  ],
  allergic: [
    'Wkrótce po jedzeniu, użądleniu lub leku: wysypka i wymioty',
    'Po jedzeniu, użądleniu lub leku: wysypka i zasłabnięcie',
    'Po jedzeniu, użądleniu lub leku: wysypka i duszność',
  ],
  fast: ['Obrzęk urósł w kilka dni, z gorączką lub silnym bólem'],
  dehydr: [
    'Od 12 godzin prawie bez oddawania moczu',
    'Bardzo sucho w ustach lub zawroty głowy przy wstawaniu',
  ],
  weakened: ['Gorączka podczas chemioterapii lub po przeszczepie', 'Gorączka przy słabej odporności'],
  cauda: ['Drętwienie między nogami', 'Nie można utrzymać albo oddać moczu lub stolca'],
  walk: ['Od początku zawrotów nie można stać ani iść bez podparcia'],
  suddenhear: ['Nagła utrata słuchu w jednym lub obu uszach w tych dniach'],
  inhaled: ['Kaszel po zakrztuszeniu jedzeniem lub małym przedmiotem'],
  legbreath: ['Duszność lub ból w piersi i jedna noga opuchnięta i bolesna'],
  eye: [
    'Oko zapuchnięte tak, że się nie otwiera, lub wysadzone',
    'Oko bolące przy poruszaniu lub gorzej widzące',
  ],
  joint: ['Gorący, czerwony, opuchnięty staw', 'Ręka lub noga, której po urazie nie można używać'],
  quinsy: ['Trudność z otwarciem ust', 'Stłumiony głos i ból po jednej stronie'],
  nosebleed: ['Krwawienie z nosa nie ustaje po 20 minutach uciskania'],
  cord: ['Ból szyi i niesprawne ręce lub chwiejny chód', 'Ból szyi i kłopoty z oddawaniem moczu'],
  hernia: ['Bolesny guzek w pachwinie, który się nie chowa', 'Bolesny guzek w pachwinie i wymioty'],
  blister: ['Skóra schodzi lub ma pęcherze, a w ustach lub oczach są rany'],
  cellulitis: ['Gorące, bolesne zaczerwienienie szybko się szerzy, gorączka'],
  afterbirth: [
    'Po porodzie: silne krwawienie lub skrzepy',
    'Po porodzie: bardzo silny ból głowy lub duszność',
    'Po porodzie: opuchnięta, bolesna noga',
  ],
  babyill: [
    'Dziecko jest wiotkie, bardzo senne lub sine albo ciężko oddycha',
    'Zapadnięte ciemiączko dziecka lub 12 godzin sucha pielucha',
  ],
  babyno: [
    'Dziecko nie chce jeść przez kilka kolejnych karmień',
    'Dziecko ma mniej niż 3 mokre pieluchy na dobę',
  ],
  bleed: ['W ciąży: krwi jest więcej niż kilka kropel', 'W ciąży: krwawienie z bólem lub zasłabnięciem'],
  unborn: [
    'Nienarodzone dziecko rusza się mniej lub wcale',
    'W ciąży: sączą się wody lub są skurcze przed 37. tygodniem',
  ],
  plan: [
    'Plan lub zamiar zrobienia teraz krzywdy sobie lub komuś innemu',
    'Żegna się, rozdaje rzeczy lub gromadzi tabletki',
  ],
  redeye: ['Ból głowy, czerwone, bolesne oko i zamglone widzenie'],
  nervelimb: ['Drętwienie krocza lub brak moczu', 'Ręka lub noga zimna i blada lub sina'],
  strongpain: [
    'Nagły, bardzo silny ból w dowolnym miejscu, także oka',
    'Ból narósł do nie do wytrzymania lub brzuch jest twardy',
  ],
  babylook: [
    'Szara, marmurkowata lub bardzo blada skóra',
    'Wiotkie lub wyprężone ciało, krzyk piskliwy lub jęczący',
    'Wypukłe lub zapadnięte ciemiączko, 12 godzin sucha pielucha',
  ],
  overdays: [
    'Słabość, drętwienie lub gorszy wzrok, narastające od dni',
    'Opuchnięta łydka, gorący staw lub szerzące się zaczerwienienie',
    'Rana, dren, cewnik lub gips: jest coraz gorzej',
  ],
  preecl: ['W ciąży: silny ból głowy lub mroczki przed oczami', 'W ciąży: ból pod żebrami'],
};
