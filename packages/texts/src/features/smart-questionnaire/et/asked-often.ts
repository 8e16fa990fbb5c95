import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  danger: {
    label: 'Kas midagi sellest on praegu või on olnud viimase 24 tunni jooksul?',
    help: 'Märkige kõik, mis kehtib.',
  },
  'danger-asked-more': {
    label:
      'Veel üks küsimus kirjutatu pärast: kas midagi sellest on praegu või on olnud viimase 24 tunni jooksul?',
    help: 'Märkige kõik, mis kehtib.',
  },
  'danger-more': { label: 'Küsiti kirjutatu pärast veel kord' },
  hopes: {
    label: 'Millist abi kliinikult loodate?',
    help: 'Võite lisada, mida on juba proovitud ja kas see aitas.',
    topic: 'Loodetav abi',
  },
  describe: { label: 'Palun kirjeldage muret oma sõnadega', topic: 'Oma sõnadega' },
  duration: {
    label: 'Kui kaua see on kestnud?',
    options: {
      lt24h: 'Alla 24 tunni',
      d1_3: '1–3 päeva',
      d4_7: '4–7 päeva',
      w1_3: '1–3 nädalat',
      w3_12: '3 nädalat kuni 3 kuud',
      m3plus: 'Üle 3 kuu',
    },
    told: {
      lt24h: 'Algas vähem kui 24 tundi tagasi.',
      d1_3: 'Kestnud 1–3 päeva.',
      d4_7: 'Kestnud 4–7 päeva.',
      w1_3: 'Kestnud 1–3 nädalat.',
      w3_12: 'Kestnud 3 nädalat kuni 3 kuud.',
      m3plus: 'Kestnud üle 3 kuu.',
    },
  },
  bother: { label: 'Kui palju see praegu häirib skaalal 1 (väga vähe) kuni 10 (äärmiselt)?' },
  course: {
    label: 'Kas olukord paraneb või halveneb?',
    options: { better: 'Paraneb', same: 'Ei muutu', worse: 'Halveneb', fluct: 'Käib hoogudena' },
    told: {
      better: 'Olukord paraneb.',
      same: 'Olukord ei muutu.',
      worse: 'Olukord halveneb.',
      fluct: 'Käib hoogudena.',
    },
  },
  temperature: {
    label: 'Kõrgeim viimase 24 tunni jooksul mõõdetud kehatemperatuur',
    help: 'Kui ei ole mõõdetud, jätke tühjaks.',
    topic: 'Kõrgeim temperatuur',
  },
  conditions: {
    label: 'Kas mõni neist kehtib?',
    options: {
      pregnant: 'Rasedus',
      diabetes: 'Diabeet',
      heart: 'Südamehaigus',
      lung: 'Astma, KOK või muu kopsuhaigus',
      kidney: 'Neeruhaigus',
      immun: 'Nõrgenenud immuunsus (nt steroidravi, bioloogiline ravi, siirdatud elund, põrna puudumine)',
      chemo: 'Vähi keemiaravi viimase 6 nädala jooksul',
      thinner: 'Verevedeldaja kasutamine',
    },
  },
  lumpSize: {
    label: 'Kui suur see on?',
    topic: 'Suurus',
    options: {
      pea: 'Hernetera suurune (alla 1 cm)',
      grape: 'Viinamarja suurune (1–2 cm)',
      walnut: 'Kreeka pähkli suurune või suurem (üle 2 cm)',
    },
  },
  lumpFeel: {
    label: 'Milline on muhk katsudes?',
    topic: 'Katsudes',
    options: {
      soft: 'Pehme ja sõrme all liikuv',
      tender: 'Katsudes valulik',
      hard: 'Kõva või liikumatu',
      unsure: 'Raske öelda',
    },
  },
  smoking: {
    label: 'Kas tarvitatakse tubakat või e-sigaretti?',
    topic: 'Suitsetamine',
    options: { never: 'Mitte kunagi', past: 'Varem', now: 'Praegu' },
    told: {
      never: 'Ei ole kunagi suitsetanud.',
      past: 'Varem suitsetanud.',
      now: 'Suitsetab või tarvitab e-sigaretti praegu.',
    },
  },
  expect: {
    label: 'Mis teeb kõige rohkem muret ja millist abi kliinikult loodate?',
    topic: 'Mis teeb muret ja mida loodetakse, oma sõnadega',
  },
  impact: {
    label: 'Kuidas see igapäevaelu mõjutab?',
    topic: 'Igapäevaelu',
    options: {
      none: 'Kõike saab teha nagu tavaliselt',
      some: 'Osa tegevusi on raskendatud',
      work: 'Ei saa töötada, õppida ega tavatoimetusi teha',
      bed: 'Enamasti voodis',
    },
    told: {
      none: 'Igapäevaelu on nagu tavaliselt.',
      some: 'Osa igapäevategevusi on raskendatud.',
      work: 'Töötada, õppida ega tavatoimetusi teha ei saa.',
      bed: 'Enamasti voodis.',
    },
  },
  support: {
    label: 'Kas on keegi, kellega rääkida või kes saab juures olla?',
    topic: 'Kellegagi rääkida',
    options: { little: 'Vähesel määral' },
    told: { yes: 'On keegi, kellega rääkida.', little: 'Tuge on vähe.', no: 'Pole kedagi, kellega rääkida.' },
  },
  substances: {
    label: 'Kas viimase kuu jooksul on tarvitatud alkoholi või uimasteid?',
    topic: 'Alkohol või uimastid',
    options: { some: 'Mõnikord', often: 'Igal nädalal või sagedamini', daily: 'Iga päev' },
  },
  history: {
    label: 'Mis järgnevast on praegu või on olnud?',
    options: {
      past: 'Varasem depressioon või ärevus',
      bipolar: 'Bipolaarne häire',
      treat: 'Praegu vaimse tervise ravi',
      birth: 'Sünnitus viimase aasta jooksul',
      attempt: 'Varasem enesetapukatse',
      event: 'Hiljutine kaotus, kriis või vägivald',
    },
  },
  sleep: {
    label: 'Kuidas on unega?',
    topic: 'Uni',
    options: {
      ok: 'Tavaline',
      falling: 'Raske uinuda',
      waking: 'Ärkamised öösel või liiga vara',
      toomuch: 'Uni palju pikem kui tavaliselt',
    },
  },
  severity: { label: 'Kui tugev on valu praegu skaalal 1 (väga nõrk) kuni 10 (talumatu)?' },
  pregnancy: {
    label: 'Kas rasedus on võimalik?',
    options: { yes: 'Jah, rasedus on kinnitatud', maybe: 'Võib-olla' },
    told: { yes: 'Rase (kinnitatud).', maybe: 'Rasedus on võimalik.', no: 'Ei ole rase.' },
  },
  urine: {
    label: 'Kui palju uriini eritub?',
    topic: 'Uriin',
    options: {
      normal: 'Nagu tavaliselt',
      less: 'Tavalisest vähem või tume',
      none: '12 tundi peaaegu üldse mitte',
    },
  },
  onset: {
    label: 'Kuidas see algas?',
    topic: 'Algus',
    options: {
      sudden: 'Äkki, sekundite või minutitega',
      hours: 'Tundide jooksul',
      gradual: 'Vähehaaval, päevade või nädalate jooksul',
    },
    told: {
      sudden: 'Algas äkki, sekundite või minutitega.',
      hours: 'Algas tundide jooksul.',
      gradual: 'Algas vähehaaval, päevade või nädalate jooksul.',
    },
  },
  attack: { label: 'Kui kaua üks hoog kestab?', topic: 'Üks hoog kestab' },
  side: { label: 'Kumb pool?', topic: 'Pool', options: { left: 'Vasak', right: 'Parem', both: 'Mõlemad' } },
  injury: {
    label: 'Kas enne algust oli vigastus või tavatu koormus?',
    topic: 'Vigastus või koormus',
    options: { injury: 'Jah, kukkumine, löök või väänamine', strain: 'Jah, raske või korduv koormus' },
    told: {
      no: 'Vigastust ega tavatut koormust ei eelnenud.',
      injury: 'Algas pärast kukkumist, lööki või väänamist.',
      strain: 'Algas pärast rasket või korduvat koormust.',
    },
  },
  motion: {
    label: 'Kui hästi see koht liigub?',
    topic: 'Liikuvus',
    options: {
      full: 'Täielikult',
      painful: 'Täielikult, kuid valuga',
      limited: 'Ainult osaliselt',
      none: 'Peaaegu üldse mitte',
    },
  },
  walking: {
    label: 'Kuidas on kõndimisega?',
    topic: 'Kõndimine',
    options: { normal: 'Tavaline', limp: 'Lonkates', aid: 'Ainult toega', cannot: 'Ei saa kõndida' },
    told: {
      normal: 'Kõnnib nagu tavaliselt.',
      limp: 'Kõnnib lonkates.',
      aid: 'Kõnnib ainult toega.',
      cannot: 'Ei saa kõndida.',
    },
  },
  skinPlace: {
    label: 'Kus kehal?',
    help: 'Võimalusel lisage selged fotod: üks lähedalt ja üks kaugemalt.',
    topic: 'Asukoht',
    options: {
      face: 'Nägu või peanahk',
      trunk: 'Rind, kõht või selg',
      arms: 'Käsivarred või labakäed',
      legs: 'Reied, sääred või jalalabad',
      folds: 'Nahavoldid või kubemepiirkond',
      genital: 'Suguelundite piirkond',
      mouth: 'Suu, huuled või silmad',
    },
  },
  itch: {
    label: 'Kas see sügeleb?',
    topic: 'Sügelus',
    options: { some: 'Veidi', strong: 'Tugevalt, segab und', pain: 'Pigem valutab' },
  },
  availability: {
    label: 'Millised päevad ja kellaajad sobivad visiidiks või kõneks?',
    topic: 'Sobivad ajad',
  },
  medicine: { label: 'Ravimi nimi, tugevus ja kuidas seda võetakse', topic: 'Ravim' },
  medicineLeft: {
    label: 'Kui kauaks ravimit jätkub?',
    topic: 'Jätkub',
    options: { out: 'Juba otsas', d3: 'Kuni 3 päevaks', w1: 'Umbes nädalaks', more: 'Kauemaks' },
    told: {
      out: 'Ravim on otsas.',
      d3: 'Ravimit jätkub kuni 3 päevaks.',
      w1: 'Ravimit jätkub umbes nädalaks.',
      more: 'Ravimit jätkub kauemaks kui nädalaks.',
    },
  },
  treatmentChange: {
    label: 'Kas tervis või ravi on pärast viimast retsepti muutunud?',
    topic: 'Muutus pärast viimast retsepti',
    options: { better: 'Jah, paremaks', worse: 'Jah, halvemaks', side: 'Kõrvaltoimed' },
    told: {
      no: 'Pärast viimast retsepti ei ole tervis ega ravi muutunud.',
      better: 'Pärast viimast retsepti on enesetunne parem.',
      worse: 'Pärast viimast retsepti on enesetunne halvem.',
      side: 'Pärast viimast retsepti on esinenud kõrvaltoimeid.',
    },
  },
  measurements: {
    label: 'Viimased kodused mõõtmistulemused (vererõhk, veresuhkur, kaal), kui on',
    topic: 'Kodused mõõtmistulemused',
  },
  leaveType: {
    label: 'Millist töövõimetuslehte on vaja?',
    topic: 'Töövõimetusleht',
    options: {
      SICK_NOTE: 'Haigusleht (enda haigus)',
      CARE_NOTE: 'Hooldusleht (teise inimese hooldamine)',
      NOT_NEEDED: 'Ei ole vaja',
    },
  },
  startDate: { label: 'Töövõimetuslehe esimene päev', topic: 'Töövõimetusleht alates' },
  illness: { label: 'Milline haigus või kaebus takistab töötamist?', topic: 'Haigus või kaebus' },
  carePatientCode: { label: 'Hooldatava isikukood', topic: 'Hooldatav' },
  note: { label: 'Kas soovite midagi lisada?', topic: 'Lisatud' },
  woundPlace: { label: 'Kus kehal haav on?', topic: 'Haav' },
  woundState: {
    label: 'Milline on haav?',
    topic: 'Haava seis',
    options: {
      clean: 'Puhas ja kuiv',
      red: 'Rohkem punetust, turset või valu',
      pus: 'Mäda või halb lõhn',
      open: 'Haavaservad on avanenud',
      fever: 'Palavik',
      bleed: 'Verejooks, mis ei peatu',
    },
  },
};
