import type { DangerKind } from '@tervita/domain/smart-questionnaire';
import type { flagged as english } from './en.ts';

const kinds: Record<DangerKind, string> = {
  stroke: 'insult',
  breathing: 'hingamisraskus',
  allergy: 'allergiline reaktsioon',
  medicines: 'mürgitus või vale annus',
  heart: 'infarkt',
  infant: 'ohus beebi',
  child: 'ohus laps',
  old: 'kukkumine või vanaduspõlve haigus',
  pregnancy: 'oht raseduse ajal või pärast sünnitust',
  mind: 'enesevigastamine või kriis',
  abdomen: 'erakorraline kõhuhaigus',
  infection: 'raske infektsioon',
  other: 'muu erakorraline seisund',
};

export const flagged: typeof english = {
  ticked: (sign) => `Märgitud: ${sign}`,
  toldToCall: (number) => `soovitati helistada ${number}`,
  givenCrisisLines: 'öeldi, kust saab kohe abi',
  soundsLike: (kind) => `Sõnad viitavad: ${kinds[kind]}`,
  saysNone: 'Kirjutaja ei märkinud midagi',
  machineOnly: 'nii arvab ainult masin: lugege ja otsustage',
  askedOfAll: 'Loend, mida küsitakse kõigilt',
  askedBecause: (quote) => `Küsitud sõnade pärast „${quote}“`,
  noneTicked: 'Midagi ei märgitud',
  notTicked: 'Küsitud, märkimata',
  perhapsUnseen: '„Midagi muud rasket“ all, võib-olla avamata',
  notAnswered: 'Näidatud, vastamata',
  filed: 'Jõudis kliinikusse ise, kirjutaja ei saatnud',
  sent: 'Kirjutaja saatis',
  filedEvent: (minutes) =>
    `Jõudis kliinikusse ise ${minutes} minutit pärast ohumärki: keegi ei vajutanud „Saada“`,
  unsent: { TYPED: 'Kirjutatud, saatmata', ANSWERED: 'Vastatud, saatmata' },
};
