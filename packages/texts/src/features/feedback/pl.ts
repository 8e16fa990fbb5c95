import { plural } from '../../core/index.ts';
import type { feedback as en } from './en.ts';

const n = plural('pl');
const stars = (count: number) =>
  n(count, { one: 'gwiazdka', few: 'gwiazdki', many: 'gwiazdek', other: 'gwiazdki' });

export const feedback: typeof en = {
  title: { CLINIC: 'Jak poradziła sobie przychodnia?', PRM: 'Jak działa Tervita?' },
  whoReads: {
    CLINIC: 'Przychodnia przeczyta opinię razem z tym e-kontaktem.',
    PRM: 'To pomoże nam ulepszać Tervitę.',
  },
  rating: 'Ocena, od 1 do 5 gwiazdek',
  stars: ['Źle', 'Raczej źle', 'Przeciętnie', 'Dobrze', 'Bardzo dobrze'],
  star: (count, meaning) => `${stars(count)}: ${meaning}`,
  chooseRating: 'Proszę wybrać od jednej do pięciu gwiazdek',
  good: 'Co było dobre?',
  better: 'Co można poprawić?',
  keywords: {
    SPEED: 'Szybkość',
    CLARITY: 'Jasność',
    TIME_SAVED: 'Oszczędność czasu',
    SIMPLICITY: 'Prostota',
    APPEARANCE: 'Wygląd',
    OTHER: 'Inne',
  },
  comment: 'Własnymi słowami',
  commentPlaceholder: 'Kilka słów',
  send: 'Wyślij opinię',
  notNow: 'Nie teraz',
  thanks: {
    CLINIC: 'Dziękujemy. Przychodnia otrzymała opinię.',
    PRM: 'Dziękujemy za opinię.',
  },
  given: (count) => `Ocena dla przychodni: ${stars(count)} na 5.`,
  ratePlatform: 'Oceń też Tervitę',
  loadFailed: 'Nie udało się wczytać opinii',
};
