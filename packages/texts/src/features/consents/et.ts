import type { consents as en } from './en.ts';

export const consents: typeof en = {
  title: 'Lugege ja nõustuge',
  lead: 'Enne jätkamist on vaja Teie nõusolekut. Lühikestes ridades on kõige olulisem.',
  documents: {
    'terms-and-conditions-patient': 'Patsiendi kasutustingimused',
    'terms-and-conditions-clinic': 'Kliiniku töötaja kasutustingimused',
    'privacy-policy': 'Privaatsuspõhimõtted',
    'cookie-policy': 'Küpsiste kasutamine',
    'translation-policy': 'Tõlkimise põhimõtted',
  },
  accept: {
    'terms-and-conditions-patient': 'Olen patsiendi kasutustingimused läbi lugenud ja nõustun nendega',
    'terms-and-conditions-clinic': 'Olen kliiniku töötaja kasutustingimused läbi lugenud ja nõustun nendega',
    'privacy-policy': 'Olen privaatsuspõhimõtted läbi lugenud ja nõustun nendega',
    'cookie-policy': 'Olen küpsiste kasutamise põhimõtted läbi lugenud ja nõustun nendega',
    'translation-policy': 'Olen tõlkimise põhimõtted läbi lugenud ja nõustun nendega',
  },
  inShort: 'Lühidalt',
  whole: 'Loe kogu teksti',
  changed: {
    terms: 'Oleme kasutustingimusi muutnud',
    privacy: 'Oleme privaatsuspõhimõtteid muutnud',
    text: (day, before) =>
      `Uus tekst hakkas kehtima ${day}. Varem nõustusite tekstiga, mis hakkas kehtima ${before}.`,
  },
  tickOne: 'Jätkamiseks märkige ruut',
  tickBoth: 'Jätkamiseks märkige mõlemad ruudud',
  agree: 'Nõustun',
  cancel: 'Loobu ja logi välja',
  inForce: (day) => `Hakkas kehtima ${day}`,
  contents: 'Sellel lehel',
  print: 'Prindi',
  whose: 'Kelle tingimused',
  forPatients: 'Patsiendile',
  forClinics: 'Kliiniku töötajale',
  loading: 'Laadime teksti',
  tryingAgain: (attempt, of) => `Teksti ei õnnestunud laadida. Proovime uuesti (${attempt}. katse ${of}-st).`,
  failed: {
    title: 'Teksti ei õnnestunud laadida',
    text: 'Proovisime kolm korda. Kontrollige ühendust ja proovige uuesti. Kui see ei aita, kirjutage aadressil help@tervita.example.',
  },
};
