import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'GASTROINTESTINAL.symptoms': {
    label: 'Mis on peamine mure?',
    options: {
      heartburn: 'Kõrvetised või happe tagasivool',
      upper: 'Valu või põletustunne ülakõhus',
      bloat: 'Puhitus või gaasid',
      nausea: 'Iiveldus',
      habit: 'Muutunud sooletegevus',
      blood: 'Veri väljaheites või selle peal',
      swallow: 'Toit jääb neelamisel kinni',
    },
  },
  'GASTROINTESTINAL.meals': {
    label: 'Kuidas on see seotud söömisega?',
    topic: 'Seos söömisega',
    options: {
      after: 'Pärast sööki hullem',
      empty: 'Tühja kõhuga või öösel hullem',
      foods: 'Ainult teatud toitudega',
      none: 'Seost ei ole',
    },
  },
  'GASTROINTESTINAL.medicines': {
    label: 'Mida järgnevast kasutatakse?',
    topic: 'Kasutatavad ravimid',
    options: {
      nsaid: 'Ibuprofeen, diklofenak või aspiriin',
      thinner: 'Verevedeldajad',
      abx: 'Antibiootikum viimase 3 kuu jooksul',
      iron: 'Rauatabletid',
      metformin: 'Metformiin või kaalulangetussüstid',
    },
  },
  'GASTROINTESTINAL.weightloss': {
    label: 'Tahtmatu kaalulangus viimase 6 kuu jooksul',
    topic: 'Kaalulangus 6 kuuga',
  },
  'ABDOMINAL_PAIN.location': {
    label: 'Kus on valu kõige tugevam?',
    topic: 'Valu asukoht',
    options: {
      upper: 'Üleval keskel',
      upright: 'Üleval paremal',
      upleft: 'Üleval vasakul',
      navel: 'Naba ümbruses',
      lowright: 'All paremal',
      lowleft: 'All vasakul',
      lowmid: 'All keskel',
      all: 'Kogu kõhus',
    },
  },
  'ABDOMINAL_PAIN.assoc': {
    label: 'Mis valuga kaasneb?',
    options: {
      vomit: 'Oksendamine',
      diarr: 'Kõhulahtisus',
      const: 'Kõhukinnisus',
      urine: 'Valu või veri urineerimisel',
      vaginal: 'Ebatavaline veritsus või eritis tupest',
      weight: 'Seletamatu kaalulangus',
    },
  },
  'NAUSEA_VOMITING.times': {
    label: 'Mitu korda on oksendatud viimase 24 tunni jooksul?',
    topic: 'Oksendatud 24 tunniga',
  },
  'NAUSEA_VOMITING.drink': {
    label: 'Kas jook püsib sees?',
    topic: 'Jook püsib sees',
    options: {
      ok: 'Jah',
      sips: 'Ainult väikesed lonksud',
      no: 'Ei, ja see on kestnud alla 12 tunni',
      no12: 'Ei, ja see on kestnud 12 tundi või kauem',
    },
  },
  'NAUSEA_VOMITING.assoc': {
    label: 'Kas esineb midagi järgmisest?',
    options: {
      diarr: 'Kõhulahtisus',
      head: 'Peavalu',
      dizzy: 'Pearinglus',
      diab: 'Insuliiniga ravitav diabeet',
      newmed: 'Uus ravim',
      weight: 'Seletamatu kaalulangus',
    },
  },
  'DYSPHAGIA.what': {
    label: 'Mida on raske neelata?',
    topic: 'Raske neelata',
    options: {
      solid: 'Tahket toitu',
      liquid: 'Vedelikke',
      both: 'Mõlemat',
      lump: 'Midagi ei jää kinni, on vaid klombitunne',
    },
  },
  'DYSPHAGIA.assoc': {
    label: 'Kas esineb midagi järgmisest?',
    options: {
      pain: 'Valu neelamisel',
      heartburn: 'Kõrvetised',
      cough: 'Köha või lämbumistunne söömisel',
      hoarse: 'Hääl kähe üle 3 nädala',
      vomit: 'Toit tuleb tagasi üles',
      blood: 'Oksemassis vereviirud',
    },
  },
  'DYSPHAGIA.weightloss': { label: 'Selle tõttu kaotatud kaal', topic: 'Kaalulangus' },
};
