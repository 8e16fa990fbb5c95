import { plural } from '../../core/index.ts';
import type { persons as en } from './en.ts';

const count = plural('et');

export const persons: typeof en = {
  title: 'Kes tegutseb minu eest',
  lead: 'Inimesed, kes kirjutavad Teie eest kliinikule, ja kliinikud, kes peavad Teid oma patsiendiks. Teie enda e-kontakte ei näe keegi.',
  waiting: 'Kas see on õige?',
  says: (since) => `ütleb, et tegutseb Teie eest, alates ${since}`,
  wrote: (clinics) =>
    `Kirjutas Teie nimel: ${clinics}. Näeb ainult seda, mida ise kirjutas, ja vastuseid sellele.`,
  wroteNothing: 'Ei ole veel midagi kirjutanud. Näeks ainult seda, mida ise kirjutab, ja vastuseid sellele.',
  right: 'Jah, õige',
  end: 'Ei, lõpeta',
  keeps: 'peab Teid oma patsiendiks: kas õige?',
  keepsText:
    'Kui jah, saab kliinik Teie telefoni ja e-posti ning Te näete, mida ta on Teile kirjutanud. Kui ei, ei saa ta Teie kohta midagi teada.',
  takenText:
    'Keegi teine avas selle kliiniku kirja ja näeb neid andmeid. Kui need on Teie omad, saate need tagasi: tema neid enam ei näe, kliinik saab Teie telefoni ja e-posti ning mõlemad saate teate e-postiga. Kui ei, jääb kõik nii nagu on.',
  notMine: 'Ei, pole minu oma',
  acts: 'Tegutseb Teie eest',
  nobody: 'Keegi ei tegutse Teie eest.',
  eContacts: (number, last) => `${count(number, { one: 'e-kontakt', other: 'e-kontakti' })}, viimane ${last}`,
  noEContacts: 'E-kontakte veel ei ole',
  confirmed: (day) => `Kinnitasite ${day}`,
  endNow: 'Lõpeta',
  endTitle: (name) => `Kas lõpetada: ${name}?`,
  endText:
    'Ta ei näe enam, mida ta Teie eest kirjutas, ega saa Teie nimel kirjutada. Kirjutatu jääb kliinikule alles.',
  endConfirm: 'Lõpeta',
  keep: 'Jäta nii',
  ending: 'Lõpetan',
  clinics: 'Teie kliinikud',
  noClinics: 'Ükski kliinik ei pea Teid oma patsiendiks.',
  familyDoctor: (list) => (list ? `Perearst, nimistu ${list}` : 'Perearst'),
  privateClinic: 'Erakliinik',
  pending: 'Ei ole Teid veel vastu võtnud',
  by: {
    PERSON: (day) => `Kinnitasite ${day}`,
    WRITTEN: () => 'Olete talle kirjutanud',
    LINK: (day) => `Avasite tema kirja ${day}`,
    REGISTER: () => 'Kinnitatud nimistu järgi',
    CLINIC: (day) => `Kliinik kinnitas ${day}`,
  },
  actFor: 'Inimesed, kelle eest tegutsen',
  actForNobody: 'Te pole kedagi lisanud',
  because: 'Saate siin kinnitada, sest logisite sisse digi-ID-ga.',
  low: {
    title: 'Ootel küsimuste nägemiseks logige sisse digi-ID-ga',
    text: 'Kes ütleb, et tegutseb Teie eest, ja millised kliinikud Teie kohta küsivad, näidatakse ainult Teile endale.',
    action: 'Kinnita digi-ID-ga',
  },
  said: {
    claimRight: (name) => `${name} tegutseb Teie eest`,
    claimEnded: (name) => `${name} ei tegutse enam Teie eest`,
    clinicRight: (name) => `${name} on Teie kliinik`,
    clinicNot: (name) => `Te ei ole selle kliiniku patsient: ${name}`,
  },
  home: {
    title: 'Kas see on õige?',
    text: (number) =>
      `${count(number, { one: 'inimene või kliinik ootab', other: 'inimest või kliinikut ootab' })} Teie jah- või ei-sõna.`,
    open: 'Vaata ja otsusta',
  },
  claim: {
    title: 'Kliinik on Teile kirjutanud',
    lead: 'Sisestage oma sünnikuupäev, et keegi teine sõnumit ei loeks. Vaja on kontot, mille e-posti aadressile kiri tuli.',
    signIn: 'Logi sisse või loo konto',
    signInText:
      'See ootab Teid Tervitas. Logige sisse selle e-posti aadressiga, kuhu kiri tuli, või looge sellega konto.',
    birthDate: 'Teie sünnikuupäev',
    open: 'Ava sõnum',
    opening: 'Avan',
    noLinkTitle: 'Link ei ole terve',
    noLinkText: 'Avage kirjas olev link veel kord. Kui see ei aita, paluge kliinikul uuesti kirjutada.',
    toMine: 'Minu e-kontaktid',
  },
};
