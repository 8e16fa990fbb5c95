import type { auth as en } from './en.ts';

export const auth: typeof en = {
  choose: {
    why: {
      expired: 'Olete välja logitud',
      expiredText:
        'Turvalisuse huvides logime Teid välja, kui olete eemal olnud. Pärast sisselogimist jõuate samale lehele tagasi. Kirjutatu on alles.',
      endedText:
        'See sisselogimine lõpetati: teises seadmes, uue parooliga või seetõttu, et Teie töö kliinikus lõppes. Sellesse seadmesse salvestatu on kustutatud.',
      answer: 'Kliiniku vastuse lugemiseks logige sisse',
      page: 'Jätkamiseks logige sisse',
      afterwards: 'Seejärel avaneb soovitud leht.',
    },
    title: 'Kuidas soovite sisse logida?',
    lead: 'Valige viis, mida kasutasite viimati, või alustage Smart-ID, mobiil-ID või ID-kaardiga.',
    leadOne: 'Nii teame, et see olete tõesti Teie.',
    usedLastTime: 'viimati kasutatud',
    methods: {
      DIGITAL_ID: 'eID',
      GOOGLE: 'Google',
      APPLE: 'Apple',
      PASSWORD: 'E-post ja parool',
    },
    digitalIdWays: 'Smart-ID, mobiil-ID või ID-kaart',
    child: 'Alla 18-aastase lapse jaoks logige sisse vanema või eestkostjana ja lisage laps hiljem.',
    newHere: 'Kas olete siin esimest korda?',
    create: 'Looge konto',
    firstTime: 'Esimesel sisselogimisel luuakse ka Teie konto.',
    none: 'Sisse logida praegu ei saa. Proovige hiljem uuesti.',
  },
  signUp: {
    title: 'Kuidas soovite konto luua?',
    lead: 'Valige üks viis. Teisi saate lisada hiljem.',
    haveAccount: 'Kas Teil on juba konto?',
    signIn: 'Logige sisse',
  },
  outside: {
    starting: (name) => ({
      title: `Avame teenuse ${name}`,
      text: 'Logite sisse nende lehel ja tulete siia tagasi.',
    }),
    cancelled: {
      title: 'Te katkestasite sisselogimise',
      text: 'Midagi ei muutunud. Võite uuesti proovida või valida muu viisi.',
    },
    timedOut: {
      title: 'Sisselogimise aeg sai läbi',
      text: 'Alustage uuesti ja lõpetage mõne minuti jooksul.',
    },
    unavailable: (name) => ({
      title: `${name} ei vasta`,
      text: 'See ei ole Teie viga. Proovige mõne minuti pärast uuesti või valige muu viis.',
    }),
    prove: {
      title: 'Teil on juba konto',
      byDigitalId: (email, name) =>
        `Aadressiga ${email} on konto juba olemas. Logige üks kord sisse Smart-ID, mobiil-ID või ID-kaardiga: edaspidi avab ${name} sama konto.`,
      useDigitalId: 'Logi sisse eID-ga',
    },
  },
  starting: {
    title: 'Avame eID-ga sisselogimise',
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
      title: 'Tervitat saavad kasutada vähemalt 18-aastased',
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
