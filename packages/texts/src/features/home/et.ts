import type { home as en } from './en.ts';

export const home: typeof en = {
  nav: { forPatients: 'Patsiendile', forClinics: 'Kliinikule' },
  title: ['Kirjutage oma arstile.', 'Telefonijärjekorrata.'],
  description: 'Kirjutage oma kliinikule mis tahes ajal. Õde või arst vastab tööajal.',
  lead: 'Kirjutage kliinikule oma murest mis tahes kellaajal. Õde või arst loeb selle läbi ja vastab tööajal.',
  signIn: 'Logi sisse',
  clinic: 'Töötan kliinikus',
  ways: {
    digitalId: 'Smart-ID, mobiil-ID või ID-kaardiga',
    all: 'Smart-ID, mobiil-ID, ID-kaardi, Google’i, Apple’i või e-postiga',
    email: 'E-postiga',
  },
  emergency: (number) => `Hädaolukorras helistage ${number}. Ärge oodake siin vastust.`,
  reasons: [
    { title: 'Teile ja lapsele', text: 'Kirjutage enda või lähedase eest.' },
    { title: 'Lihtsad küsimused', text: 'Vastake mõnele küsimusele, siis saab kliinik kiiremini aidata.' },
    { title: 'Selge vastus', text: 'Nõuanne, retsept, haigusleht või vastuvõtuaeg.' },
  ],
  patients: {
    title: 'Nii see käib',
    steps: [
      { title: 'Kirjeldage muret', text: 'Valige põhjus ja kirjutage oma sõnadega, päeval või öösel.' },
      { title: 'Kliinik loeb selle läbi', text: 'Teie oma kliiniku õde või arst vastab tööajal.' },
      { title: 'Edasi koos', text: 'Vastuse kohta saate e-kirja ja võite tagasi kirjutada.' },
    ],
  },
  clinics: {
    title: 'Kliinikule',
    text: 'Üks postkast kogu meeskonnale. Näete, kelle kord on, kes loeb ja mis on kõige kauem oodanud.',
    points: [
      'Vähem telefonikõnesid, sest patsient saab kirjutada igal ajal',
      'Keegi ei vasta topelt: kolleegid näevad üksteist e-kontaktis',
      'Vastused, märkmed ja varasemad pöördumised ühes kohas',
    ],
    signIn: 'Logi sisse kliiniku töötajana',
    join: 'Too oma kliinik Tervitasse',
  },
  loggedOut: {
    title: 'Olete välja logitud',
    text: 'Kui seadet kasutavad ka teised, sulgege ka brauser.',
  },
  phone: {
    label: 'Näide lapsevanema ja kliiniku vestlusest',
    title: 'Palavik ja köha',
    forWhom: 'Oskar, 6 aastat',
    you: 'Teie',
    first: 'Oskaril on palavik 38,4 ja öösel tugev köha. Joob hästi. Kas peaksime vastuvõtule tulema?',
    nurse: 'Liis Kasemaa',
    nurseRole: 'õde',
    answer:
      'Tere hommikust! Tegite õigesti. Palun tulge täna kell 11:20 kabinetti 4. Hooldusleht on tänasest avatud.',
    second: 'Aitäh, tuleme!',
    rate: 'Kuidas meil läks?',
    write: 'Kirjutage vastus',
    answered: 'Vastatud',
    answeredAt: 'kell 8:12',
  },
};
