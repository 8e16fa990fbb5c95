import type { patients as english } from './en.ts';

export const patients: typeof english = {
  fields: {
    personalCode: 'Isikukood',
    personalCodeHint: 'Sellest selguvad sünnikuupäev ja sugu',
    firstName: 'Eesnimi',
    surname: 'Perekonnanimi',
    birthDate: 'Sünnikuupäev',
    birthDateHint: 'Näiteks 4 5 1985',
    sex: 'Sugu',
    sexes: { FEMALE: 'Naine või tüdruk', MALE: 'Mees või poiss', NOT_DISCLOSED: 'Ei ole teada' },
    email: 'E-post',
    phone: 'Telefon',
    listCode: 'Nimistu',
  },
  understood: (sex, birthDate) => `${sex}, ${birthDate}`,
  birthDateNeeded: 'Patsiendil ei ole veel kontot: selle kuupäevaga avab ta Teie kirja',
  emailNeeded: 'Patsient ei ole kordagi sisse loginud: teade läheb sellele aadressile',
  emailHint: 'Teade patsiendile läheb sellele aadressile. Kirjas ei ole terviseandmeid',
  emailOwn: 'Patsient kasutab Tervitat: teade läheb aadressile, mille ta seal andis',
  emailChild: 'Lapse kohta käivad teated lähevad esindajale',
  phoneLocked: 'Numbri andis patsient. Muuta saab seda ainult tema ise.',
  noList: 'Nimistuta',
  findList: 'Otsi nimistut',
  noListFound: 'Ükski nimistu ei sobi',
  edit: {
    open: 'Muuda',
    title: (name) => `Kontaktandmed: ${name}`,
    saved: 'Kontaktandmed on salvestatud',
  },
  known: {
    titles: {
      MEMBER: (name) => `See inimene on juba kliiniku patsient: ${name}`,
      FORMER: (name) => `See inimene on kliiniku endine patsient: ${name}`,
      PENDING: (name) => `Kliinik tunneb seda inimest, kuid ta ei ole kliiniku patsient: ${name}`,
    },
    bringBack: (name) => `Võta tagasi: ${name}`,
    takeIn: (name) => `Võta patsiendiks: ${name}`,
    use: (name) => `Vali ${name}`,
  },
  conflict: {
    title: 'Nimi ja isikukood ei käi kokku',
    inClinic: (name) =>
      `Kliinikus on selle isikukoodiga ${name}. Valige see inimene või parandage kirjutatut.`,
    elsewhere: 'See isikukood kuulub teise nimega inimesele. Võrrelge mõlemat dokumendiga ja parandage viga.',
    correctName: 'Paranda nime',
    correctCode: 'Paranda isikukoodi',
  },
};
