import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'JOINT_PAIN.joints': {
    label: 'Millised liigesed?',
    topic: 'Liigesed',
    options: {
      hand: 'Sõrmed või labakäed',
      wrist: 'Ranne',
      elbow: 'Küünarliiges',
      shoulder: 'Õlg',
      hip: 'Puus',
      knee: 'Põlv',
      foot: 'Hüppeliiges, jalalaba või varbad',
      spine: 'Kael või selg',
    },
  },
  'JOINT_PAIN.stiffness': {
    label: 'Kui kaua on liigesed hommikuti jäigad?',
    topic: 'Hommikune jäikus',
    options: { no: 'Jäikust ei ole', lt30: 'Alla 30 minuti', '30_60': '30–60 minutit', gt60: 'Üle tunni' },
  },
  'JOINT_PAIN.other': {
    label: 'Kas viimasel ajal on olnud midagi järgmisest?',
    options: {
      swelling: 'Nähtav liigeseturse',
      tick: 'Puugihammustus või rõngakujuline lööve',
      psoriasis: 'Psoriaas või muu lööve',
      eye: 'Punetav valulik silm',
      infection: 'Soole- või kuseteede nakkus',
      weight: 'Seletamatu kaalulangus või öine higistamine',
    },
  },
  'SHOULDER_PAIN.assoc': {
    label: 'Kas esineb midagi järgmisest?',
    options: {
      numb: 'Käe tuimus või nõrkus',
      neck: 'Kaelavalu',
      pmr: 'Hommikuti mõlemad õlad kanged, vanus üle 50',
      weight: 'Seletamatu kaalulangus',
    },
  },
  'ELBOW_PAIN.place': {
    label: 'Kus küünarliigesel?',
    topic: 'Valu asukoht',
    options: { outer: 'Välisküljel', inner: 'Siseküljel', tip: 'Küünarnuki tipus', all: 'Kogu liiges' },
  },
  'ELBOW_PAIN.numb': {
    label: 'Kas sõrmusesõrm ja väike sõrm on tuimad või surisevad?',
    topic: 'Sõrmusesõrm ja väike sõrm tuimad',
  },
  'WRIST_PAIN.nerve': {
    label: 'Mis järgnevast esineb?',
    options: {
      night: 'Sõrmed surevad öösel ära',
      thumb: 'Pöidla, nimetis- ja keskmise sõrme tuimus',
      weak: 'Nõrk haare, asjad pudenevad käest',
      lump: 'Muhk randmel',
      swelling: 'Mitme sõrmeliigese turse',
    },
  },
};
