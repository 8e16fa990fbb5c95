import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'COUGH.kind': {
    label: 'Milline köha?',
    topic: 'Köha',
    options: {
      dry: 'Kuiv',
      clear: 'Läbipaistva või valge rögaga',
      yellow: 'Kollase või rohelise rögaga',
      blood: 'Vereviirgudega',
      bark: 'Haukuv',
    },
    told: {
      dry: 'Köha on kuiv.',
      clear: 'Köhaga tuleb läbipaistvat või valget röga.',
      yellow: 'Köhaga tuleb kollast või rohelist röga.',
      blood: 'Rögas on vereviirge.',
      bark: 'Köha on haukuv.',
    },
  },
  'COUGH.assoc': {
    label: 'Mis köhaga kaasneb?',
    options: {
      wheeze: 'Vilin hingamisel',
      sob: 'Õhupuudus kõndides',
      pleur: 'Terav rinnavalu sissehingamisel',
      nose: 'Nohu',
      reflux: 'Kõrvetised',
      hoarse: 'Hääl kähe üle 3 nädala',
      sweats: 'Öine higistamine',
      weight: 'Seletamatu kaalulangus',
    },
  },
  'DYSPNEA.when': {
    label: 'Millal õhupuudus tekib?',
    topic: 'Õhupuudus',
    options: {
      rest: 'Rahuolekus',
      dress: 'Riietudes või aeglaselt kõndides',
      stairs: 'Trepist või mäest üles minnes',
      hard: 'Ainult suurel pingutusel',
    },
  },
  'DYSPNEA.assoc': {
    label: 'Mis sellega kaasneb?',
    options: {
      cough: 'Köha',
      wheeze: 'Vilin hingamisel',
      flat: 'Lamades hullem või öösel õhupuudusega ärkamine',
      ankle: 'Mõlemad hüppeliigesed paistes',
      palp: 'Kiire või ebakorrapärane südametöö',
      panic: 'Tugev hirm või sõrmede surin',
    },
  },
  'DYSPNEA.spo2': {
    label: 'Vere hapnikuküllastus (SpO₂) pulssoksümeetriga, kui on mõõdetud',
    topic: 'Vere hapnikuküllastus (SpO₂)',
  },
  'CHEST_PAIN.present': {
    label: 'Kas valu on praegu?',
    topic: 'Valu praegu',
    options: { today: 'Praegu ei, kuid täna varem', earlier: 'Täna ei' },
  },
  'CHEST_PAIN.when': {
    label: 'Millal valu tekib?',
    topic: 'Millal tekib',
    options: {
      effort: 'Pingutusel, külmas või stressi korral, puhates leevendub',
      rest: 'Rahuolekus põhjuseta',
      breath: 'Sissehingamisel või köhides',
      press: 'Liigutades või kohale vajutades',
      meal: 'Pärast sööki või pikali olles',
    },
  },
  'CHEST_PAIN.risk': {
    label: 'Mis järgnevast kehtib?',
    options: {
      heart: 'Teadaolev südamehaigus',
      bp: 'Kõrge vererõhk',
      diab: 'Diabeet',
      chol: 'Kõrge kolesterool',
      smoke: 'Suitsetamine',
      family: 'Lähisugulasel infarkt enne 60-aastaseks saamist',
      hormone: 'Beebipillid, rasedus või hiljutine sünnitus',
    },
  },
  'CHEST_PAIN.assoc': {
    label: 'Kas esineb midagi järgmisest?',
    options: {
      palp: 'Kiire või ebakorrapärane südametöö',
      cough: 'Köha',
      burn: 'Kõrvetised',
      rash: 'Valu kohal lööve või villid',
      anx: 'Hirm või paanika',
    },
  },
};
