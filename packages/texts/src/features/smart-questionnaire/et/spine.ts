import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'BACK_PAIN.location': {
    label: 'Kus valu peamiselt on?',
    topic: 'Valu asukoht',
    options: { low: 'Alaselg', mid: 'Abaluude vahel', buttock: 'Tuhar või puus', neck: 'Kael' },
  },
  'BACK_PAIN.radiation': {
    label: 'Kas valu kiirgub jalgadesse?',
    topic: 'Jalgadesse',
    options: {
      thigh: 'Ühte jalga, põlvest ülespoole',
      below: 'Ühte jalga, põlvest allapoole',
      both: 'Mõlemasse jalga',
    },
    told: {
      no: 'Valu jalgadesse ei kiirga.',
      thigh: 'Valu kiirgub ühte jalga, põlvest ülespoole.',
      below: 'Valu kiirgub ühte jalga, põlvest allapoole.',
      both: 'Valu kiirgub mõlemasse jalga.',
    },
  },
  'BACK_PAIN.rest': {
    label: 'Kas valu leevendub puhates?',
    topic: 'Puhates leevendub',
    options: {
      partly: 'Osaliselt',
      no: 'Ei, püsiv ka öösel',
      stiff: 'Pärast puhkamist hullem, liikudes parem',
    },
  },
  'BACK_PAIN.risk': {
    label: 'Kas mõni neist kehtib?',
    options: {
      cancer: 'Vähk praegu või varem',
      weight: 'Seletamatu kaalulangus',
      osteo: 'Osteoporoos või pikaajaline steroidravi tablettidega',
      immun: 'Nõrgenenud immuunsus või süstitavad uimastid',
    },
  },
  'NECK_PAIN.radiation': {
    label: 'Kas valu kiirgub?',
    topic: 'Kiirgub',
    options: { shoulder: 'Õlga', arm: 'Kätte', hand: 'Labakätte koos sõrmede tuimusega', head: 'Pähe' },
  },
  'NECK_PAIN.assoc': {
    label: 'Kas esineb midagi järgmisest?',
    options: {
      head: 'Peavalu',
      weak: 'Käe nõrkus',
      fever: 'Palavik',
      cancer: 'Vähk praegu või varem',
      weight: 'Seletamatu kaalulangus',
    },
  },
};
