import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'SKIN_RASH.look': {
    label: 'Milline see välja näeb?',
    options: {
      spots: 'Punased täpid või punnid',
      wheals: 'Kerkinud sügelevad kublad, mis muudavad kohta',
      vesicles: 'Väikesed villid',
      scaly: 'Kuivad ketendavad laigud',
      pus: 'Mäda või koorikud',
      ring: 'Aeglaselt kasvav rõngas või punane laik',
    },
  },
  'SKIN_RASH.trigger': {
    label: 'Mis eelnes lööbele?',
    topic: 'Enne tekkimist',
    options: {
      med: 'Uus ravim viimase 4 nädala jooksul',
      food: 'Uus toit',
      contact: 'Uus kosmeetika, metall, taimed või kemikaalid',
      tick: 'Puugihammustus',
      ill: 'Kokkupuude lööbe või nakkusega inimesega',
      sun: 'Päike või kuumus',
    },
  },
  'DERMATOLOGICAL.topic': {
    label: 'Millega on tegu?',
    topic: 'Mure',
    options: {
      mole: 'Sünnimärk või nahamoodustis',
      acne: 'Akne',
      eczema: 'Ekseem või psoriaas',
      wart: 'Soolatüügas või seen',
      hair: 'Juuste väljalangemine',
      nail: 'Küünte muutus',
      other: 'Muu',
    },
  },
  'DERMATOLOGICAL.change': {
    label: 'Sünnimärgi või moodustise puhul: kas on märgatud midagi järgmisest?',
    options: {
      grow: 'Kasvab',
      shape: 'Ebaühtlane kuju või serv',
      colour: 'Mitu värvi või tumenemine',
      bleed: 'Veritseb, on koorikuga või ei parane',
    },
  },
};
