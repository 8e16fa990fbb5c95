import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'ACUTE_INFECTION.symptoms': {
    label: 'Millised sümptomid esinevad?',
    options: {
      fever: 'Palavik',
      cough: 'Köha',
      nose: 'Nohu või kinnine nina',
      throat: 'Kurguvalu',
      ear: 'Kõrvavalu',
      head: 'Peavalu',
      aches: 'Lihas- või liigesevalu',
      gut: 'Oksendamine või kõhulahtisus',
      rash: 'Lööve',
      urine: 'Valu urineerimisel',
    },
  },
  'ACUTE_INFECTION.exposure': {
    label: 'Kas enne haigestumist oli midagi järgmisest?',
    topic: 'Enne haigestumist',
    options: {
      contact: 'Kokkupuude haigetega',
      travel: 'Välisreis',
      tick: 'Puugihammustus',
      hospital: 'Haiglaravi või operatsioon viimase kuu jooksul',
    },
  },
  'LYMPHADENOPATHY.site': {
    label: 'Kus on suurenenud sõlmed?',
    topic: 'Suurenenud sõlmed',
    options: {
      neck: 'Kaelal või lõua all',
      ear: 'Kõrva taga või kuklal',
      clavicle: 'Rangluu kohal',
      armpit: 'Kaenla all',
      groin: 'Kubemes',
    },
  },
  'LYMPHADENOPATHY.assoc': {
    label: 'Kas on olnud midagi järgmisest?',
    options: {
      cold: 'Külmetus või kurguvalu',
      tooth: 'Hambamure',
      skin: 'Lähedal haav, nahapõletik, kassikriimustus või puugihammustus',
      sweats: 'Öine higistamine',
      weight: 'Seletamatu kaalulangus',
      itch: 'Üldine sügelus või suur väsimus',
    },
  },
  'NECK_MASS.site': {
    label: 'Kus muhk asub?',
    topic: 'Muhu asukoht',
    options: {
      front: 'Ees keskel',
      side: 'Kaela küljel',
      jaw: 'Lõua all',
      nape: 'Kuklal või kõrva taga',
      clavicle: 'Rangluu kohal',
    },
  },
  'NECK_MASS.assoc': {
    label: 'Kas esineb midagi järgmisest?',
    options: {
      cold: 'Hiljutine külmetus või kurguvalu',
      hoarse: 'Hääl kähe üle 3 nädala',
      swallow: 'Neelamisraskus',
      ear: 'Ühe kõrva valu ilma kõrvahaiguseta',
      thyroid: 'Südamekloppimine, kuumatunne või värinad',
      sweats: 'Öine higistamine',
      weight: 'Seletamatu kaalulangus',
    },
  },
};
