import { plural } from '../../core/index.ts';
import type { persons as en } from './en.ts';

const count = plural('pl');

export const persons: typeof en = {
  title: 'Kto działa w moim imieniu',
  lead: 'Osoby, które piszą za Ciebie do przychodni, i przychodnie, które mają Cię za pacjenta. Twoich własnych e-kontaktów nie widzi nikt.',
  waiting: 'Czy to się zgadza?',
  says: (since) => `twierdzi, że działa w Twoim imieniu, od ${since}`,
  wrote: (clinics) =>
    `Dokąd pisała ta osoba w Twoim imieniu: ${clinics}. Widzi tylko to, co sama napisała, i odpowiedzi na to.`,
  wroteNothing:
    'Ta osoba jeszcze nic nie napisała. Widziałaby tylko to, co sama napisze, i odpowiedzi na to.',
  right: 'Tak, zgadza się',
  end: 'Nie, zakończ',
  keeps: 'ma Cię za pacjenta: zgadza się?',
  keepsText:
    'Jeśli tak, dostanie Twój telefon i e-mail, a Ty zobaczysz, co do Ciebie napisała. Jeśli nie, niczego się o Tobie nie dowie.',
  takenText:
    'List tej przychodni otworzyła inna osoba i od tego czasu widzi te dane. Jeśli są Twoje, odzyskasz je: tamta osoba już ich nie zobaczy, przychodnia dostanie Twój telefon i e-mail, a wiadomość dostaną obie osoby. Jeśli nie, wszystko zostaje, jak jest.',
  notMine: 'Nie, nie moja',
  acts: 'Działa w Twoim imieniu',
  nobody: 'Nikt nie działa w Twoim imieniu.',
  eContacts: (number, last) =>
    `${count(number, { one: 'e-kontakt', few: 'e-kontakty', many: 'e-kontaktów', other: 'e-kontaktu' })}, ostatni ${last}`,
  noEContacts: 'Nie ma jeszcze e-kontaktów',
  confirmed: (day) => `Potwierdzone przez Ciebie ${day}`,
  endNow: 'Zakończ',
  endTitle: (name) => `Zakończyć: ${name}?`,
  endText:
    'Ta osoba nie zobaczy już tego, co napisała za Ciebie, i nie napisze w Twoim imieniu. To, co napisano, zostaje w przychodni.',
  endConfirm: 'Zakończ',
  keep: 'Zostaw',
  ending: 'Kończenie',
  clinics: 'Twoje przychodnie',
  noClinics: 'Żadna przychodnia nie ma Cię za pacjenta.',
  familyDoctor: (list) => (list ? `Lekarz rodzinny, lista ${list}` : 'Lekarz rodzinny'),
  privateClinic: 'Prywatna przychodnia',
  pending: 'Jeszcze Cię nie przyjęła',
  by: {
    PERSON: (day) => `Potwierdzone przez Ciebie ${day}`,
    WRITTEN: () => 'Pisano do niej z Twojego konta',
    LINK: (day) => `Otwarto jej list ${day}`,
    REGISTER: () => 'Potwierdzone przez listę pacjentów',
    CLINIC: (day) => `Potwierdzone przez przychodnię: ${day}`,
  },
  actFor: 'Osoby, w których imieniu działam',
  actForNobody: 'Nie dodano nikogo',
  because: 'Możesz tu potwierdzać, bo zalogowano się elektronicznym dowodem tożsamości.',
  low: {
    title: 'Aby zobaczyć, co czeka, zaloguj się elektronicznym dowodem tożsamości',
    text: 'Kto twierdzi, że działa w Twoim imieniu, i które przychodnie o Ciebie pytają, widzisz tylko Ty.',
    action: 'Potwierdź elektronicznym dowodem',
  },
  said: {
    claimRight: (name) => `Działa w Twoim imieniu: ${name}`,
    claimEnded: (name) => `Nie działa już w Twoim imieniu: ${name}`,
    clinicRight: (name) => `Twoja przychodnia: ${name}`,
    clinicNot: (name) => `To nie jest Twoja przychodnia: ${name}`,
  },
  home: {
    title: 'Czy to się zgadza?',
    text: (number) =>
      `Na Twoje „tak” lub „nie” czeka: ${count(number, { one: 'osoba lub przychodnia', few: 'osoby lub przychodnie', many: 'osób lub przychodni', other: 'osoby lub przychodni' })}.`,
    open: 'Zobacz i zdecyduj',
  },
  claim: {
    title: 'Przychodnia napisała do Ciebie',
    lead: 'Wpisz datę urodzenia, żeby nikt inny nie przeczytał wiadomości. Potrzebne jest konto z adresem e-mail, na który przyszedł list.',
    signIn: 'Zaloguj się lub załóż konto',
    signInText:
      'Wiadomość czeka w Tervicie. Zaloguj się adresem e-mail, na który przyszedł list, albo załóż z nim konto.',
    birthDate: 'Twoja data urodzenia',
    open: 'Otwórz wiadomość',
    opening: 'Otwieranie',
    noLinkTitle: 'Link jest niepełny',
    noLinkText:
      'Otwórz link z listu jeszcze raz. Jeśli to nie pomoże, poproś przychodnię, żeby napisała ponownie.',
    toMine: 'Moje e-kontakty',
  },
};
