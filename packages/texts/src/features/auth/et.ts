import type { auth as en } from './en.ts';

export const auth: typeof en = {
  choose: {
    title: 'Kuidas soovite sisse logida?',
    lead: 'Valige viis, mida kasutasite viimati, või alustage digitaalse isikutunnistusega.',
    leadOne: 'Nii teame, et see olete tõesti Teie.',
    usedLastTime: 'viimati kasutatud',
    methods: {
      DIGITAL_ID: 'Digitaalne isikutunnistus',
      GOOGLE: 'Google',
      APPLE: 'Apple',
      PASSWORD: 'E-post ja parool',
    },
    digitalIdWays: 'Smart-ID, mobiil-ID või ID-kaart',
    child: 'Alla 18-aastase lapse jaoks logige sisse vanema või eestkostjana ja lisage laps hiljem.',
    newHere: 'Olete siin esimest korda?',
    create: 'Looge konto',
    firstTime: 'Esimesel sisselogimisel luuakse ka Teie konto.',
    none: 'Sisse logida praegu ei saa. Proovige hiljem uuesti.',
  },
  starting: {
    title: 'Avame digitaalse isikutuvastuse',
    text: 'Suuname Teid turvalisele lehele, kus kinnitate oma isiku.',
  },
  completing: { title: 'Logime Teid sisse', text: 'See võtab hetke.' },
  failed: {
    refused: {
      title: 'Sisselogimine jäi pooleli',
      text: 'See katkestati või jäi kinnitamata. Võite uuesti proovida.',
    },
    timedOut: {
      title: 'Sisselogimise aeg sai läbi',
      text: 'Alustage uuesti ja kinnitage oma isik mõne minuti jooksul.',
    },
    underage: {
      title: 'Tervitat saab kasutada alates 18. eluaastast',
      text: 'Vanem või eestkostja saab sisse logida ja Teie eest kliinikule kirjutada.',
    },
    unavailable: {
      title: 'Isikutuvastuse teenus ei vasta',
      text: 'See ei ole Teie viga. Proovige mõne minuti pärast uuesti.',
    },
    other: {
      title: 'Sisselogimine ei õnnestunud',
      text: 'Viga on meie poolel. Proovige uuesti ja kirjutage meile, kui see ei aita.',
    },
    again: 'Proovi uuesti sisse logida',
    otherWay: 'Vali teine viis',
  },
  emergency: (number) => `Hädaolukorras helistage ${number}.`,
};
