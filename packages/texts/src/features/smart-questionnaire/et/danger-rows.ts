import type { DangerSign } from '@tervita/domain/smart-questionnaire';

const accident = [
  'Mürgitus, alla neelatud patarei, liiga palju või vale ravim',
  'Peavigastus, raske kukkumine või põletus',
  'Keegi lööb või ähvardab',
];
const collapse = [
  'Minestas või peaaegu, krambihoog, lõtv, raskesti äratatav',
  'On segaduses või näeb või kuuleb olematut',
];
const bloodOfInside = [
  'Okses on verd või see on nagu kohvipaks, või köhib verd',
  'Must väljaheide või palju punast verd soolest',
];
const veryill = [
  'Palavik tugevate külmavärinate või kange kaelaga',
  'Palavik tumedate täppidega nahal või keemiaravi ajal',
];
const heart = [
  'Suruv, pigistav, rõhuv või uus põletav valu rinnus',
  'Nõrkus, ja süda lööb kiiresti või ebaühtlaselt',
  'Nõrkus ja väga kõrge vererõhk',
];
const stroke = [
  'Äkki vajub suunurk alla või käsi või jalg on nõrk või tuim',
  'Äkki on raske rääkida, näha või kõndida',
];

/** Wide signs in rows of at most two lines on a phone, one idea each; a tick on any of them is a tick on the sign. */
export const dangerRows: Readonly<Partial<Record<DangerSign, readonly string[]>>> = {
  breathing: [
    'Raske hingata, lämbumine või kärisev hingamine',
    'Sinised huuled või madal hapnikunäit',
    'Paistes huuled, keel või kõri',
  ],
  heart,
  stroke,
  collapse,
  bleeding: ['Verejooks ei lakka', ...bloodOfInside],
  veryill,
  accident,
  selfharm: [
    'Mõtted oma elu lõpetada või endale viga teha',
    'Jätab hüvasti, jagab asju ära või kogub tablette',
    'Mõtted kellelegi teisele viga teha',
  ],
  pregnant: [
    'Rase või äsja sünnitanud: tugev või valuga veritsus',
    'Rase või äsja sünnitanud: tugev valu või väga tugev peavalu',
    'Rase: lootevesi tuli ära või laps liigutab vähem',
  ],
  hurt: ['Tugev verejooks', ...bloodOfInside, ...accident],
  unwell: [...collapse, ...veryill],
  heartbrain: [...heart, ...stroke],
  spots: ['Tumedad täpid, mis klaasiga vajutades ei kao', 'Palavik ja kange kael'],
  injury: ['Peavigastus, raske kukkumine või suur põletus', 'Keegi tegi lapsele viga'],
  babybreath: [
    'Raske hingata, roided tõmbuvad sisse või sinised huuled',
    'Kärisev hingamine, lämbumine või hingamispausid',
    'Väsib, higistab või läheb söömise ajal sinakaks',
  ],
  babyunwell: ['Raskesti äratatav, lõtv või ainult oigab nõrgalt', 'Krambihoog või minestus'],
  psychosis: ['Kuuldakse või nähakse asju, mida teised ei taju', 'Tugev hirm, et keegi jälitab või juhib'],
  withdrawal: [
    'Jättis alkoholi või narkootikumid maha ja väriseb tugevalt',
    'Jättis alkoholi või narkootikumid, higistab või näeb olematut',
  ],
  allergic: [
    'Pärast sööki, nõelamist või ravimit lööve üle keha, oksendab',
    'Pärast sööki, nõelamist või ravimit lööve ja minestustunne',
    'Pärast sööki, nõelamist või ravimit lööve ja raske hingata',
  ],
  dehydr: ['12 tundi peaaegu üldse mitte urineerinud', 'Väga kuiv suu või pearinglus püsti tõustes'],
  weakened: ['Palavik keemiaravi ajal või pärast siirdamist', 'Palavik nõrga immuunsuse korral'],
  obstruct: ['Puhitunud kõht, oksendamine, ei tule väljaheidet ega gaase'],
  stuck: ['Toit on praegu kinni, alla ei lähe midagi, isegi mitte vesi'],
  cauda: ['Jalgevahe on tuim', 'Ei suuda uriini või väljaheidet pidada või väljutada'],
  dka: ['Oksendamine ja kõrge veresuhkur või atsetoonilõhn suust'],
  walk: ['Pearinglusest saadik ei saa ilma toeta seista ega kõndida'],
  suddenhear: ['Viimastel päevadel äkki kadunud kuulmine ühes või kahes kõrvas'],
  legbreath: ['Õhupuudus või valu rinnus ja üks jalg on paistes ja valus'],
  eye: ['Silm on kinni paistetanud või punnis', 'Silma on valus liigutada või see näeb halvemini'],
  joint: ['Kuum, punane ja paistes liiges', 'Käsi või jalg, mida pärast vigastust kasutada ei saa'],
  quinsy: ['Suud ei saa korralikult avada', 'Hääl on tuhm ja kurk valutab ühelt poolt'],
  nosebleed: ['Ninaverejooks ei peatu, kuigi nina on 20 minutit kinni hoitud'],
  flank: ['Palavik või külmavärinad ja valu küljes või seljas roiete all'],
  hernia: ['Valulik muhk kubemes, mis tagasi ei lähe', 'Valulik muhk kubemes ja oksendamine'],
  afterbirth: [
    'Pärast sünnitust: tugev verejooks või klombid',
    'Pärast sünnitust: väga tugev peavalu või hingeldus',
    'Pärast sünnitust: paistes ja valus jalg',
  ],
  babyill: [
    'Laps on lõtv, ebatavaliselt loid või unine',
    'Laps hingab raskelt või on sinakas',
    'Lapse lõge on lohus või mähe 12 tundi kuiv',
  ],
  babyno: ['Laps keeldub mitmest toidukorrast', 'Ööpäevas on alla 3 märja mähkme'],
  bleed: ['Rasedana: verd on rohkem kui mõni tilk', 'Rasedana: veritsus koos valu või minestustundega'],
  unborn: [
    'Sündimata laps liigutab vähem või üldse mitte',
    'Rasedana: lootevesi lekib või kokkutõmbed enne 37. nädalat',
  ],
  limb: ['Käsi või jalg on ebaloomulikult kõver', 'Käsi või jalg on külm ja valge või sinine'],
  nervelimb: ['Jalgevahe on tuim või ei saa pissida', 'Käsi või jalg on külm ja valge või sinine'],
  strongpain: [
    'Äkiline, väga tugev valu ükskõik kus, ka silmas',
    'Valu, mis on kasvanud väljakannatamatuks, või kõva kõht',
  ],
  plan: [
    'Plaan või kavatsus praegu ennast või kedagi teist vigastada',
    'Jätab hüvasti, jagab asju ära või kogub tablette',
  ],
  babylook: [
    'Hall, marmorjas või väga kahvatu nahk',
    'Lõtv või kange, või kile või oigav nutt',
    'Lõge punnis või lohus, või 12 tundi kuiv mähe',
  ],
  overdays: [
    'Päevadega kasvanud nõrkus, tuimus või halvenev nägemine',
    'Paistes säär, kuum liiges või leviv punetus',
    'Haav, dreen, kateeter või kips, millega läheb halvemaks',
  ],
  preecl: ['Rasedana: tugev peavalu või virvendus silme ees', 'Rasedana: valu roiete all'],
};
