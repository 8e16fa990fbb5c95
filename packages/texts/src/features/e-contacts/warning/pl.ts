import { plural } from '../../../core/index.ts';
import type { warning as en } from './en.ts';

const n = plural('pl');

export const warning: typeof en = {
  step: 'Ważne',
  ticked: 'Zaznaczono',
  call: (number) => `Zadzwoń pod ${number}`,
  callNow: (number) => `Proszę zadzwonić teraz pod ${number}`,
  callNowText: 'Zgłoszone objawy mogą być niebezpieczne. Proszę nie czekać na odpowiedź przychodni.',
  callClinic: (number) => `Zadzwoń do przychodni, ${number}`,
  callCrisis: (number) => `Telefon zaufania: ${number}`,
  callChildLine: (number) => `Telefon zaufania dla dzieci i młodzieży: ${number}`,
  dayAndNight: 'Całą dobę',
  hours: (from, to) => `Codziennie od ${from} do ${to}`,
  onTheLine: 'Proszę podać adres i powiedzieć, co się dzieje. Proszę się nie rozłączać.',
  stillGoes: 'Wiadomość i tak trafi do przychodni',
  isKept: 'Wiadomość jest zachowana',
  goesWhenSent: 'Trafi do przychodni z oznaczeniem pilności, gdy zostanie wysłana.',
  clinicHasIt: 'Wiadomość jest w przychodni',
  clinicSeesIt: 'Przychodnia już widzi tę odpowiedź',
  threadIsMarked: 'Rozmowa, w której o to poprosiła, jest oznaczona jako nagły przypadek.',
  toldOften: 'Przychodnia już o tym wie',
  notTold: 'Przychodnia jeszcze o tym nie wie',
  notToldText:
    'Nie udało się wysłać zaznaczonych objawów. Proszę nie czekać i zrobić teraz to, co napisano wyżej.',
  tellAgain: 'Wyślij do przychodni ponownie',
  notClosed: 'Rozmowa nie została zakończona, żeby przychodnia to zobaczyła.',
  openAgain: 'Rozmowa jest znowu otwarta, żeby przychodnia to zobaczyła.',
  writeIt: 'Proszę napisać o tym także w wiadomości.',
  isMarked: 'Jest oznaczona jako nagły przypadek.',
  isMarkedToday: 'Jest oznaczona do przeczytania dzisiaj.',
  isOpen: (clinic) => `${clinic}: teraz otwarte.`,
  isClosed: (clinic, when) => `${clinic}: teraz zamknięte, otwarcie ${when}.`,
  goOn: 'Kontynuuj wiadomość',
  sendAsItIs: 'Wyślij dotychczasowe odpowiedzi',
  answerRest: 'Odpowiem na pozostałe pytania',
  read: 'Przeczytane, dalej',
  going: 'Chwileczkę',
  mistake: 'Zaznaczone przez pomyłkę',
  doesNotApply: 'Nie dotyczy, dalej',
  changeWords: 'Zmień tekst',
  toMessages: 'Wróć do rozmowy',
  filing: (minutes) =>
    `Za ${n(minutes, { one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' })} odpowiedzi trafią do przychodni, także po zamknięciu tej strony, chyba że zostaną zmienione.`,
  filingWords: (minutes) =>
    `Nawet po zamknięciu tej strony wiadomość trafi do przychodni za ${n(minutes, { one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' })}. Aby temu zapobiec, proszę ją zmienić i przejść dalej albo usunąć.`,
  judgement: 'Ta rada wynika z odpowiedzi i nie zastępuje oceny lekarza.',
  more: {
    beforeSending: 'Jeszcze jedno pytanie przed wysłaniem',
    afterSending: 'Jeszcze jedno pytanie',
    question:
      'Niektóre słowa mogą oznaczać zagrożenie. Czy coś z tego dzieje się teraz lub działo się w ciągu ostatnich 24 godzin?',
    choose: 'Zaznacz to, co pasuje, albo że nic nie pasuje.',
    next: 'Dalej',
  },
};
