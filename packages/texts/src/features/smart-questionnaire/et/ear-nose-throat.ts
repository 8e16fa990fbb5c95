import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'EAR_PAIN.discharge': {
    label: 'Kas kõrvast eritub midagi?',
    topic: 'Eritis kõrvast',
    options: { clear: 'Selge vedelik', pus: 'Mädane või halvalõhnaline eritis', blood: 'Veri' },
  },
  'EAR_PAIN.assoc': {
    label: 'Kas esineb midagi järgmisest?',
    options: {
      cold: 'Külmetus või kurguvalu',
      hear: 'Kuulmise halvenemine',
      itch: 'Sügelus või hiljutine ujumine',
      jaw: 'Lõua- või hambavalu',
      object: 'Võõrkeha või vigastus kõrvas',
      diabetes: 'Diabeet või nõrgenenud immuunsus',
    },
  },
  'RHINORRHEA_CONGESTION.discharge': {
    label: 'Milline on eritis?',
    topic: 'Eritis',
    options: {
      clear: 'Selge ja vesine',
      thick: 'Paks kollane või roheline',
      blood: 'Verine, ainult ühelt poolt',
      none: 'Eritist ei ole, nina on ainult kinni',
    },
  },
  'RHINORRHEA_CONGESTION.assoc': {
    label: 'Mis sellega kaasneb?',
    options: {
      face: 'Näo- või hambavalu, kummardades hullem',
      sneeze: 'Aevastamine, silmade sügelus',
      smell: 'Lõhnataju kadumine',
      cough: 'Köha',
      ear: 'Kõrvavalu',
      again: 'Vahepeal paranes, siis selgelt halvenes',
    },
  },
  'RHINORRHEA_CONGESTION.pattern': {
    label: 'Kas on mingi seaduspära?',
    topic: 'Seaduspära',
    options: {
      cold: 'Tekkis külmetusega',
      season: 'Igal aastal samal ajal',
      contact: 'Seoses loomade, tolmu või tööga',
      always: 'Aasta läbi',
    },
  },
  'RHINORRHEA_CONGESTION.spraydays': {
    label: 'Mitu päeva järjest on kasutatud turset alandavat ninaspreid?',
    topic: 'Ninasprei järjest',
  },
  'SORE_THROAT.signs': {
    label: 'Millised tunnused esinevad?',
    options: {
      pus: 'Valged täpid või mäda mandlitel',
      glands: 'Valulikud lümfisõlmed kaela eesosas',
      cough: 'Köha',
      nose: 'Nohu',
      rash: 'Kare punane lööve',
      hoarse: 'Kähe hääl',
    },
  },
  'SORE_THROAT.drink': {
    label: 'Kas juua saab?',
    topic: 'Joomine',
    options: { ok: 'Jah, süüa ja juua saab', fluids: 'Ainult vedelikku', no: 'Ei, ka vedelikku mitte' },
  },
  'SORE_THROAT.risk': {
    label: 'Kas mõni neist kehtib?',
    options: {
      drugs: 'Metotreksaat, klosapiin, kilpnääret pärssiv ravim (tiamasool) või keemiaravi',
      immun: 'Nõrgenenud immuunsus',
      contact: 'Kokkupuude angiini või sarlakitega',
      often: 'Aastas viis või enam kurgupõletikku',
    },
  },
};
